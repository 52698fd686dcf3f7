"""Options: typed, with defaults, and refused with what was expected."""

import pytest

import lavafield
from lavafield import BadInput
from lavafield.core.options import Option, chosen, spelling

OPTIONS = (
    Option("patience", "decks", 1, (1, 2, "many")),
    Option("patience", "open", False, (False, True)),
)
REAL = [option for name in lavafield.games() for option in lavafield.game(name).options]


def test_what_is_not_given_takes_its_default() -> None:
    assert chosen(OPTIONS, {}) == {"decks": 1, "open": False}
    assert chosen(OPTIONS, {"open": True, "decks": "many"}) == {"decks": "many", "open": True}


@pytest.mark.parametrize("value", [3, True, "1", None, 1.0, [1], "MANY"], ids=repr)
def test_another_value_or_type_is_refused_with_the_choices(value: object) -> None:
    with pytest.raises(BadInput) as bad:
        chosen(OPTIONS, {"decks": value})
    assert bad.value.message == "error-option-value"
    assert bad.value.arguments == {"option": "decks", "expected": "1, 2, many", "got": repr(value)}


@pytest.mark.parametrize("value", [0, 1, "yes", None], ids=repr)
def test_a_number_is_no_yes_or_no(value: object) -> None:
    with pytest.raises(BadInput, match="expected one of: no, yes"):
        chosen(OPTIONS, {"open": value})


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadInput) as bad:
        chosen(OPTIONS, {"cards": 2})
    assert bad.value.message == "error-unknown-option"
    assert bad.value.arguments == {"expected": "decks, open", "got": "cards"}


def test_words_of_a_command_line_mean_choices() -> None:
    decks, is_open = OPTIONS
    assert [decks.parsed(word) for word in ("1", "2", "Many")] == [1, 2, "many"]
    assert [is_open.parsed(word) for word in ("yes", "NO")] == [True, False]
    with pytest.raises(BadInput, match="expected one of: 1, 2, many"):
        decks.parsed("3")


@pytest.mark.parametrize("option", REAL, ids=lambda option: f"{option.game}-{option.name}")
def test_every_option_has_its_words_and_a_default_among_its_choices(option: Option) -> None:
    assert option.checked(option.default) == option.default
    for language in ("en", "de"):
        assert option.sentence(language)
        assert option.title(language)
        names = [option.choice(value, language) for value in option.choices]
        assert len(set(names)) == len(option.choices)
    for value in option.choices:
        assert option.parsed(spelling(value)) == value


@pytest.mark.parametrize("name", lavafield.games())
def test_a_game_is_new_with_its_defaults_and_refuses_other_numbers_of_players(name: str) -> None:
    game = lavafield.game(name)
    defaults = {option.name: option.default for option in game.options}
    assert game.new().to_bytes() == game.new(2, **defaults).to_bytes()
    for players in (0, 1, -1, 99, 2.0, True, "2", None, 10**30):
        with pytest.raises(BadInput) as bad:
            game.new(players)  # type: ignore[arg-type]
        assert bad.value.message == "error-players"
        assert bad.value.text("de")


@pytest.mark.parametrize("name", ["players", "self", "", "tiles ", "𝔱iles"])
def test_options_from_outside_may_have_any_name_and_are_refused(name: str) -> None:
    for game in map(lavafield.game, lavafield.games()):
        with pytest.raises(BadInput) as bad:
            game.set_up(2, {name: 1})
        assert bad.value.message == "error-unknown-option"


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadInput) as bad:
        lavafield.game("patience")
    assert bad.value.message == "error-unknown-game"
    assert bad.value.arguments == {"expected": ", ".join(lavafield.games()), "got": "patience"}
