//! War: whoever turns up the higher top card takes both. After a tie a card is laid face down, and the next ones decide.

use crate::cards::Card;
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
}

/// Plays one game. Nobody decides anything in it.
pub fn play(chance: &mut Chance, _tally: &mut impl Tally) -> Played {
    let deck = deal_all(chance);
    let mut stacks = [Stack::of(&deck[..26]), Stack::of(&deck[26..])];
    let mut table = [Stack::of(&[]), Stack::of(&[])];
    let mut is_clear = true;
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
        let cards = [stacks[0].take(), stacks[1].take()];
        let (ours, theirs) = (cards[0] & 15, cards[1] & 15);
        let winner = usize::from(theirs > ours);
        if ours != theirs && is_clear {
            stacks[winner].put(cards[winner]);
            stacks[winner].put(cards[1 - winner]);
        } else {
            for (player, card) in cards.into_iter().enumerate() {
                table[player].put(card);
                if ours == theirs && stacks[player].left > 1 {
                    table[player].put(stacks[player].take());
                }
            }
            is_clear = ours != theirs;
            if is_clear {
                for player in [winner, 1 - winner] {
                    while table[player].left > 0 {
                        stacks[winner].put(table[player].take());
                    }
                }
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
