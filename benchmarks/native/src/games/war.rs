//! War: whoever turns up the higher top card takes both. After a tie a card is laid face down, and the next ones decide.

use crate::cards::{Card, Heap};
use crate::chance::Chance;
use crate::games::deal::deal_all;
use crate::tally::{End, Played, Tally};

const MAX_TURNS: u32 = 1000;

/// A player's stack, in a ring.
struct Stack {
    cards: [Card; 64],
    top: u32,
    left: u32,
}

impl Stack {
    fn of(cards: &[Card]) -> Self {
        let mut stack = Self {
            cards: [0; 64],
            top: 0,
            left: 0,
        };
        for &card in cards {
            stack.put(card);
        }
        stack
    }

    /// Takes the top card.
    #[inline]
    fn take(&mut self) -> Card {
        let card = self.cards[(self.top & 63) as usize];
        self.top += 1;
        self.left -= 1;
        card
    }

    /// Puts a card underneath.
    #[inline]
    fn put(&mut self, card: Card) {
        self.cards[((self.top + self.left) & 63) as usize] = card;
        self.left += 1;
    }

    /// Puts cards underneath in any order.
    fn put_all(&mut self, cards: &mut Heap, chance: &mut Chance) {
        while cards.left() > 0 {
            self.put(cards.draw(chance));
        }
    }
}

/// Plays one game. Nobody decides anything in it.
pub fn play(chance: &mut Chance, _tally: &mut impl Tally) -> Played {
    let deck = deal_all(chance);
    let mut stacks = [Stack::of(&deck[..26]), Stack::of(&deck[26..])];
    let mut table = Heap::EMPTY;
    for battle in 0..MAX_TURNS / 2 {
        // A walk without a card counts a turn.
        let won = |turns, winner| Played {
            end: End::Win(winner),
            turns: 2 * battle + turns,
            decisions: 0,
        };
        if stacks[0].left == 0 {
            return won(1, 1);
        }
        if stacks[1].left == 0 {
            return won(2, 0);
        }
        let (one, other) = (stacks[0].take(), stacks[1].take());
        let (ours, theirs) = (one & 15, other & 15);
        let winner = usize::from(theirs > ours);
        if ours != theirs && table.left() == 0 {
            let cards = [one, other];
            let first = chance.below(2) as usize;
            stacks[winner].put(cards[first]);
            stacks[winner].put(cards[1 - first]);
        } else {
            table.put(one);
            table.put(other);
            if ours == theirs {
                for stack in &mut stacks {
                    if stack.left > 1 {
                        table.put(stack.take());
                    }
                }
            } else {
                stacks[winner].put_all(&mut table, chance);
            }
        }
        if stacks[winner].left == 52 {
            return won(2, winner);
        }
    }
    Played {
        end: End::Timeout,
        turns: MAX_TURNS,
        decisions: 0,
    }
}
