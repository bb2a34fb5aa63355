"""Chance. The numbers were computed with another program, in another language."""

from collections import Counter

from darwindeck.simulation.chance import mix, next_number, one_of, shuffled, stream


def drawn(n: int, times: int, generator: int) -> list[int]:
    found = []
    for _ in range(times):
        number, generator = one_of(n, generator)
        found.append(number)
    return found


def test_mix_and_streams() -> None:
    assert mix(0) == 0xE220A8397B1DCDAF
    assert mix(1) == 0x910A2DEC89025CC1
    assert stream(7, 0) == 0xB8B4C2977EABCE45
    assert stream(7, 1) == 0x27E8AC81E7BC3B89


def test_seeds_are_counted_modulo_two_to_the_64() -> None:
    assert stream(7 + 2**64, 0) == stream(7, 0)
    assert stream(-1, 3) == stream(2**64 - 1, 3)


def test_next_numbers() -> None:
    generator = stream(7, 0)
    numbers = []
    for _ in range(4):
        number, generator = next_number(generator)
        numbers.append(number)
    assert numbers == [0x7B0517615D563BE4, 0xB4D07717E83CCADB, 0x6F0FD92893DCE954, 0xA1957D7FD026D27F]


def test_one_of_six() -> None:
    assert drawn(6, 20, stream(7, 1)) == [0, 5, 5, 4, 5, 2, 4, 5, 4, 1, 1, 2, 1, 1, 4, 1, 5, 1, 2, 3]


def test_one_of_very_many_draws_again_where_it_must() -> None:
    assert drawn(2**63 + 1, 4, stream(1, 0)) == [
        641873242925617527,
        5592632191665319761,
        9160722774555615335,
        8601094103607851429,
    ]


def test_one_of_one_draws_nothing() -> None:
    assert one_of(1, 123) == (0, 123)


def test_shuffle_of_the_whole_deck() -> None:
    order, generator = shuffled(range(52), stream(7, 0))
    assert order[:12] == (42, 3, 19, 25, 46, 51, 7, 41, 8, 43, 23, 18)
    assert order[-12:] == (27, 45, 16, 2, 5, 29, 14, 49, 22, 20, 50, 24)
    assert sorted(order) == list(range(52))
    assert generator == 0xDB03558DDA5EC330


def test_shuffle_of_a_few() -> None:
    assert shuffled(range(5), stream(2**64 - 1, 6)) == ((1, 0, 3, 2, 4), 0x887D85FF7442C8A7)


def test_shuffle_of_one_or_none_draws_nothing() -> None:
    assert shuffled("a", 5) == (("a",), 5)
    assert shuffled("", 5) == ((), 5)


def test_all_orders_are_about_equally_likely() -> None:
    generator, counts = stream(3, 0), Counter[tuple[int, ...]]()
    for _ in range(12_000):
        order, generator = shuffled(range(4), generator)
        counts[order] += 1
    assert len(counts) == 24
    assert all(400 < count < 600 for count in counts.values())
