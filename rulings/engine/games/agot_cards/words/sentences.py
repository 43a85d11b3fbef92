"""The vocabulary of scenarios: every sentence a judge can write, with the record it stands for."""

from __future__ import annotations

from typing import Any

from ....core.language import asked, slots
from ....core.language.phrases import Phrase, Vocabulary
from ....core.language.slots import Slot
from . import abilities, common
from . import records as r
from .attributes import attrs_slot
from .numbers import CARD_NUMBERS, NUMBERS

_PILES = {"odhazovací hromádku": "discard", "hromádku mrtvých": "dead"}


def _noun(name: str, table: dict[str, tuple[str, ...]]) -> Slot:
    """A counted noun that agrees with the record's number: 1 kartu, 2 karty, 5 karet v ruce."""
    forms = {form: value for value, words in table.items() for form in words}

    def inflect(value: str, record: Any) -> str:
        one, few, many, *_others = table[value]
        return one if record.n == 1 else few if 2 <= record.n <= 4 else many

    options = "|".join(sorted(forms, key=len, reverse=True))
    return Slot(name, rf"(?:{options})", forms.__getitem__, lambda v: table[v][2], {"enum": list(table)}, inflect)


_LIES = {**common.PLACES, "mezi odhalenými zápletkami": "plot", "mimo hru": "out"}
SCOPES = {"do konce výzvy": "challenge", "do konce fáze": "phase", "do konce kola": "round"}


SLOTS = {
    **asked.SLOTS,
    "player": slots.player(),
    "opponent": slots.player(),
    "first": slots.player(),
    "second": slots.player(),
    "house": slots.player(),
    "players": Slot(
        "players",
        rf"{slots.PLAYER}(?:(?:, | a ){slots.PLAYER}){{1,5}}",
        lambda text: tuple(text.replace(" a ", ", ").split(", ")),
        lambda names: f"{', '.join(names[:-1])} a {names[-1]}",
        {"type": "array", "items": {"type": "string"}},
    ),
    "edition": Slot("edition", r"[a-z][a-z0-9-]{1,30}", str, str, {"type": "string"}),
    "place": slots.words("place", common.PLACES),
    "lies": slots.words("place", _LIES),
    "type": slots.words("type", common.TYPE_ACCUSATIVE),
    "challenge": Slot(
        "type",
        r"[a-zěščřžýáíéúů]{2,20}(?:ou|ní)",
        lambda text: common.CHALLENGE.get(text, 9),
        lambda value: next((w for w, v in common.CHALLENGE.items() if v == value), "jinou"),
        {"type": "integer"},
    ),
    "card": slots.quoted(),
    "host": slots.quoted(),
    "by": slots.quoted(),
    "duplicate": slots.quoted(),
    "cards": slots.quoted_list("cards"),
    "with": slots.quoted_list("cards", "postavou", "postavami"),
    "which": slots.quoted_list("cards", "postavu", "postavy"),
    "targets": slots.quoted_list("targets"),
    "paid": slots.quoted_list("paid"),
    "attrs": attrs_slot,
    "n": slots.number(),
    "gold": common.gold,
    "power": common.power,
    "ncards": common.cards,
    "copies": slots.counted("n", "kopii", "kopie", "kopií"),
    "times": Slot("n", r"\d{1,9}×", lambda text: int(text[:-1]), lambda n: f"{n}×", {"type": "integer", "minimum": 0}),
    "change": slots.signed("n"),
    "until": common.until,
    "phase": slots.words("phase", common.PHASE_GENITIVE),
    "what": slots.words("what", {"zabití": 1, "odhození": 2}),
    "pile": slots.words("pile", _PILES),
    "format": slots.words("format", {"první hru": "first game", "turnaj": "tournament"}),
    "number_of": _noun("what", NUMBERS),
    "card_number": _noun("what", CARD_NUMBERS),
    "side": slots.words("side", {"útoku": "attack", "obrany": "defense"}),
    "icon": slots.words("flag", {"vojenskou": 1, "intrikovou": 2, "mocenskou": 4}),
    "keyword": slots.words("flag", common.KEYWORDS),
    "trait": slots.player("trait"),
    "ability": Slot("ability", r"\S.*", abilities.read, abilities.write, {"type": "string"}),
    "scope": slots.words("scope", SCOPES),
}


def _p(pattern: str, record: Any, example: str, help: str = "", **fixed: Any) -> Phrase:
    return Phrase(pattern, record, example, help, tuple(fixed.items()))


GIVEN = Vocabulary(
    [
        _p("podle {edition}", r.Edition, "podle agot-ccg", "Vydání pravidel; není-li řečeno, platí kniha z řádku Pravidlo."),
        _p(
            "hrají {players}",
            r.Players,
            "hrají Stark, Lannister a Baratheon",
            "Pořadí u stolu po směru hodin; jinak pořadí, v němž jsou hráči jmenováni.",
        ),
        _p("{player} hraje za rod {house}", r.PlaysHouse, "Stark hraje za rod Stark"),
        _p("{player} hraje za alianci rodů {house} a {second}", r.PlaysAlliance, "Stark hraje za alianci rodů Stark a Tully"),
        _p(
            "{player} má {place} {type} {card}[ se silou {strength:n}][: {attrs}]",
            r.CardIn,
            'Stark má ve hře postavu "Rytíř" se silou 3: ikona vojenská, klečí',
            "Bez údajů: síla 1, všechny tři ikony, cena 0 (událost bez ceny), neutrální, stojí.",
        ),
        _p(
            "{player} má {place} kartu {card}[: {attrs}]",
            r.FromLibrary,
            'Stark má v ruce kartu "Štít severu"',
            "Karta ze seznamu karet knihy.",
        ),
        _p("{player} má na kartě {host} vybavení {card}[: {attrs}]", r.Attached, 'Stark má na kartě "Rytíř" vybavení "Meč"'),
        _p(
            "{player} má na kartě {host} duplikát {card}[: {attrs}]",
            r.DuplicateOn,
            'Stark má na kartě "Jon" duplikát "Jon podruhé"',
            "Duplikát nese název karty, na níž leží.",
        ),
        _p("{player} má agendu {card}[: {attrs}]", r.HasAgenda, 'Stark má agendu "Léto"'),
        _p("{player} má {place} {n:ncards}", r.Fillers, "Stark má v ruce 3 karty", "Obyčejné karty, na kterých nezáleží."),
        _p("{player} má {place} {n:copies} karty {card}", r.Copies, 'Stark má v balíčku 2 kopie karty "Rytíř"'),
        _p(
            "{player} má odhalenou zápletku {card}[: {attrs}]",
            r.PlotRevealed,
            'Stark má odhalenou zápletku "Tažení": příjem 4, nárok 2',
            "Bez zápletky: příjem 0, iniciativa 0, nárok 1.",
        ),
        _p("{player} má na kartě rodu {n:power}", r.HasPower, "Stark má na kartě rodu 14 moci"),
        _p("{player} má {n:gold}", r.HasGold, "Stark má 3 zlaté"),
        _p(
            "{player} už v tomto kole provedl {type:challenge} výzvu",
            r.ChallengeMade,
            "Stark už v tomto kole provedl vojenskou výzvu",
        ),
        _p("{player} už v tomto kole zahrál kartu Limited", r.LimitedPlayed, "Stark už v tomto kole zahrál kartu Limited"),
        _p(
            "{player} si už v tomto kole líznul efekty {n:ncards}",
            r.DrawnByEffects,
            "Stark si už v tomto kole líznul efekty 2 karty",
        ),
        _p(
            "karta {card} má schopnost: {ability}",
            r.HasAbility,
            'karta "Rytíř" má schopnost: Výzvy; cena: poklekni tuto kartu; účinek: lízni 1 kartu',
            "Části a slova schopností vypisuje druhá tabulka.",
        ),
        _p("karta {card} má do konce {until} {n:change} k síle", r.HasModifier, 'karta "Rytíř" má do konce fáze +2 k síle'),
        _p("je fáze {phase}", r.PhaseIs, "je fáze výzev", "Není-li řečeno: fáze výzev."),
        _p("je {n}. kolo", r.RoundIs, "je 2. kolo"),
        _p("na tahu je {player}", r.ActiveIs, "na tahu je Stark", "Není-li řečeno: první hráč."),
        _p("prvním hráčem je {player}", r.FirstPlayerIs, "prvním hráčem je Stark", "Není-li řečeno: první jmenovaný hráč."),
        _p(
            "{player} útočí na hráče {opponent} {type:challenge} výzvou {cards:with}",
            r.IsAttacking,
            'Stark útočí na hráče Lannister vojenskou výzvou postavou "Rytíř"',
            "Výzva stojí po určení útočníků; útočníci klečí.",
        ),
        _p(
            "{player} se brání {cards:with}",
            r.IsDefending,
            'Lannister se brání postavou "Strážný"',
            "Výzva stojí po určení obránců; obránci klečí.",
        ),
        _p("začíná příprava na hru", r.SetupBegins, "začíná příprava na hru"),
        _p(
            "balíček hráče {player} je zamíchaný",
            r.DeckShuffled,
            "balíček hráče Stark je zamíchaný",
            "Pořadí nikdo nezná: líznutou kartu určuje náhoda.",
        ),
        _p("v banku moci zbývá {n:power}", r.PoolHas, "v banku moci zbývá 0 moci", "Jinak je bank neomezený."),
        _p("balíček hráče {player} je pro {format}", r.DeckFormat, "balíček hráče Stark je pro turnaj"),
    ],
    SLOTS,
)

WHEN = Vocabulary(
    [
        _p(
            "{player} zahájí proti hráči {opponent} {type:challenge} výzvu {cards:with}",
            r.StartChallenge,
            'Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Rytíř"',
        ),
        _p(
            "{player} zahájí proti hráči {opponent} {type:challenge} výzvu bez útočníků",
            r.StartChallenge,
            "Stark zahájí proti hráči Lannister vojenskou výzvu bez útočníků",
        ),
        _p(
            "{player} ohlásí proti hráči {opponent} {type:challenge} výzvu",
            r.AnnounceChallenge,
            "Stark ohlásí proti hráči Lannister mocenskou výzvu",
        ),
        _p("{player} určí za útočníky {cards:which}", r.DeclareAttackers, 'Stark určí za útočníky postavu "Rytíř"'),
        _p("{player} brání {cards:with}", r.Defend, 'Lannister brání postavou "Strážný"'),
        _p("{player} nebrání", r.Defend, "Lannister nebrání"),
        _p("{player} vybere pro Stealth {cards:which}", r.PickForStealth, 'Stark vybere pro Stealth postavu "Strážný"'),
        _p("{player} nevyužije Stealth", r.PickForStealth, "Stark nevyužije Stealth"),
        _p(
            "{player} zahraje událost {card}[ s cílem {targets}][ za cenu {paid}]",
            r.PlayEvent,
            'Stark zahraje událost "Přepad" s cílem "Strážný"',
        ),
        _p("{player} zahraje {type} {card}[ na kartu {host}]", r.PlayCard, 'Stark zahraje postavu "Rytíř"'),
        _p(
            "{player} použije kartu {card}[ s cílem {targets}][ za cenu {paid}]",
            r.UseCard,
            'Stark použije kartu "Hrad" s cílem "Rytíř"',
            "Schopnost karty ve hře: akce, odezva i zrušení.",
        ),
        _p(
            "{player} přiloží duplikát {card} ke kartě {host}",
            r.AttachDuplicate,
            'Stark přiloží duplikát "Jon podruhé" ke kartě "Jon"',
        ),
        _p("{player} zachrání kartu {card} duplikátem", r.SaveByDuplicate, 'Lannister zachrání kartu "Jon" duplikátem'),
        _p("{player} zachrání kartu {card} kartou {by}", r.SaveBy, 'Lannister zachrání kartu "Jon" kartou "Maester"'),
        _p("{player} nezachrání kartu {card}", r.NoSave, 'Lannister nezachrání kartu "Jon"'),
        _p("{player} nereaguje", r.Decline, "Lannister nereaguje", "Nevyužije odezvu ani zrušení, které by mohl."),
        _p("{player} pasuje", r.Pass, "Stark pasuje", "Vzdá se akce; ve vlastním velení a výzvách tím svou část končí."),
        _p("{player} vybere k zabití {cards:which}", r.ChooseVictims, 'Lannister vybere k zabití postavu "Strážný"'),
        _p(
            "{player} vyhodnotí u karty {card} nejdřív {what}",
            r.ResolveFirst,
            'Lannister vyhodnotí u karty "Strážný" nejdřív zabití',
        ),
        _p("{player} vyhodnotí nejdřív kartu {card}", r.PassiveFirst, 'Stark vyhodnotí nejdřív kartu "Hrad"'),
        _p("{player} vybere cíl {card}", r.ChooseTarget, 'Lannister vybere cíl "Strážný"'),
        _p("{player} zvolí zápletku {card}", r.ChoosePlot, 'Stark zvolí zápletku "Tažení"'),
        _p("{player} určí prvním hráčem hráče {first}", r.NameFirstPlayer, "Stark určí prvním hráčem hráče Lannister"),
        _p("los určí hráče {first}", r.LotFalls, "los určí hráče Stark"),
        _p("náhoda odhodí kartu {card}", r.RandomCard, 'náhoda odhodí kartu "Rytíř"'),
        _p(
            "{player} si lízne kartu {card}",
            r.DrawsCard,
            'Stark si lízne kartu "Rytíř"',
            "Jen u zamíchaného balíčku, kde rozhoduje náhoda.",
        ),
        _p("{player} vymění zahajovací ruku", r.RedrawHand, "Stark vymění zahajovací ruku"),
        _p("{player} si ponechá zahajovací ruku", r.KeepHand, "Stark si ponechá zahajovací ruku"),
        _p("{player} vyloží {cards}", r.DeployCards, 'Stark vyloží "Rytíř" a "Hrad"'),
        _p("{player} nevyloží nic", r.DeployCards, "Stark nevyloží nic"),
        _p(
            "{player} vymění kartu {card} za duplikát {duplicate}",
            r.SwapDuplicate,
            'Stark vymění kartu "Jon" za duplikát "Jon podruhé"',
        ),
        _p("{player} přerovná svou {pile}", r.ReorderPile, "Stark přerovná svou odhazovací hromádku"),
        _p("{player} si prohlédne {pile} hráče {opponent}", r.LookAtPile, "Stark si prohlédne hromádku mrtvých hráče Lannister"),
        _p(
            "{player} zopakuje smyčku {n:times}",
            r.RepeatLoop,
            "Stark zopakuje smyčku 5×",
            "Tahy od chvíle, kdy hra stála stejně; smyčka musí být jednou předvedena.",
        ),
        _p("{player} vezme zpět cenu karty {card}", r.TakeBack, 'Stark vezme zpět cenu karty "Přepad"'),
        _p(
            "{player} vyloží ze zálohy postavu {card}",
            r.AmbushWith,
            'Stark vyloží ze zálohy postavu "Zvěd"',
            "Klíčové slovo Ambush: z ruky ve fázi výzev za vliv.",
        ),
        _p("{player} zahraje do stínů kartu {card}", r.IntoShadows, 'Stark zahraje do stínů kartu "Zvěd"'),
        _p("{player} vyvede ze stínů kartu {card}", r.OutOfShadows, 'Stark vyvede ze stínů kartu "Zvěd"', "Na začátku fáze."),
        _p("{player} zruší účinek karty {card} kartou {by}", r.CancelBy, 'Lannister zruší účinek karty "Hrad" kartou "Maester"'),
        _p("{player} vybere ruku hráče {opponent}", r.ChooseHand, "Stark vybere ruku hráče Lannister"),
        _p("{player} nevybere nic", r.ChooseNothing, "Stark nevybere nic", "U cíle, který vybrat můžete, ale nemusíte."),
        _p("začne fáze {phase}", r.PhaseBegins, "začne fáze nadvlády", "Kdo do té doby nic nezahraje, pasuje."),
        _p("skončí výzva", r.ChallengeEnds, "skončí výzva", "Kdo nic nezahraje, pasuje; skutečná rozhodnutí musí scénář říci."),
        _p("skončí fáze", r.PhaseEnds, "skončí fáze"),
        _p("začne další kolo", r.NextRound, "začne další kolo"),
    ],
    SLOTS,
)

THEN = Vocabulary(
    [
        *asked.phrases(
            result="výzvu vyhraje Stark",
            rule="agot-ccg 7.12",
            move="Stark pasuje",
            against="agot-ccg 7.7",
            refused='Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Rytíř"',
            scope="do konce výzvy",
            player="Lannister",
            held="hra pokračuje",
        ),
        _p("výzvu vyhraje {player}", r.ChallengeWonBy, "výzvu vyhraje Stark"),
        _p("výzvu nevyhraje nikdo", r.ChallengeWonBy, "výzvu nevyhraje nikdo"),
        _p("výzva je nebráněná", r.ChallengeUnopposed, "výzva je nebráněná"),
        _p("výzva není nebráněná", r.ChallengeUnopposed, "výzva není nebráněná", yes=False),
        _p("hru vyhraje {player}", r.GameWonBy, "hru vyhraje Stark"),
        _p("hra pokračuje", r.GameWonBy, "hra pokračuje"),
        _p("nadvládu vyhraje {player}", r.DominanceWonBy, "nadvládu vyhraje Stark"),
        _p("nadvládu nevyhraje nikdo", r.DominanceWonBy, "nadvládu nevyhraje nikdo"),
        _p(
            "{player} má {n} {what:number_of}",
            r.PlayerHas,
            "Stark má 3 moci na kartě rodu",
            "Číslovka a počítané: zlatých, moci na kartě rodu, moci celkem, karet v ruce, karet v balíčku, příjmu, iniciativy…",
        ),
        _p("karta {card} má {n} {what:card_number}", r.CardHas, 'karta "Rytíř" má 2 síly'),
        _p("karta {card} leží {place:lies}[ hráče {player}]", r.CardLies, 'karta "Rytíř" leží v hromádce mrtvých hráče Stark'),
        _p("karta {card} stojí", r.CardStands, 'karta "Rytíř" stojí'),
        _p("karta {card} klečí", r.CardStands, 'karta "Rytíř" klečí', yes=False),
        _p("karta {card} leží lícem dolů", r.CardFaceDown, 'karta "Rytíř" leží lícem dolů'),
        _p("karta {card} leží lícem vzhůru", r.CardFaceDown, 'karta "Rytíř" leží lícem vzhůru', yes=False),
        _p("karta {card} je ukázaná všem", r.CardShown, 'karta "Rytíř" je ukázaná všem'),
        _p("karta {card} není ukázaná všem", r.CardShown, 'karta "Rytíř" není ukázaná všem', yes=False),
        _p("karta {card} je moribund", r.CardMoribund, 'karta "Rytíř" je moribund', "Odchází ze hry, ale ještě v ní leží."),
        _p("karta {card} není moribund", r.CardMoribund, 'karta "Rytíř" není moribund', yes=False),
        _p("karta {card} se účastní výzvy", r.TakesPart, 'karta "Rytíř" se účastní výzvy'),
        _p("karta {card} se neúčastní výzvy", r.TakesPart, 'karta "Rytíř" se neúčastní výzvy', yes=False),
        _p("balíček hráče {player} byl zamíchán", r.DeckIsShuffled, "balíček hráče Stark byl zamíchán"),
        _p("balíček hráče {player} nebyl zamíchán", r.DeckIsShuffled, "balíček hráče Stark nebyl zamíchán", yes=False),
        _p("kartu {card} vlastní {player}", r.OwnedBy, 'kartu "Rytíř" vlastní Stark'),
        _p("kartu {card} ovládá {player}", r.ControlledBy, 'kartu "Rytíř" ovládá Stark'),
        _p("karta {card} leží na kartě {host}", r.LiesOn, 'karta "Meč" leží na kartě "Rytíř"'),
        _p("karta {card} má ikonu {flag:icon}", r.HasFlag, 'karta "Rytíř" má ikonu vojenskou'),
        _p("karta {card} nemá ikonu {flag:icon}", r.HasFlag, 'karta "Rytíř" nemá ikonu vojenskou', yes=False),
        _p("karta {card} má klíčové slovo {flag:keyword}", r.HasFlag, 'karta "Rytíř" má klíčové slovo Renown'),
        _p("karta {card} nemá klíčové slovo {flag:keyword}", r.HasFlag, 'karta "Rytíř" nemá klíčové slovo Renown', yes=False),
        _p("karta {card} má označení {trait}", r.HasTrait, 'karta "Rytíř" má označení Knight'),
        _p("karta {card} nemá označení {trait}", r.HasTrait, 'karta "Rytíř" nemá označení Knight', yes=False),
        _p("hráče {player} stojí karta {card} {n:gold}", r.CostsPlayer, 'hráče Stark stojí karta "Rytíř" 4 zlaté'),
        _p("v banku moci zbývá {n:power}", r.PoolHas, "v banku moci zbývá 29 moci"),
        _p("síla {side} je {n}", r.TotalIs, "síla útoku je 5"),
        _p("je fáze {phase}", r.PhaseIs, "je fáze výzev"),
        _p("je {n}. kolo", r.RoundIs, "je 2. kolo"),
        _p("na tahu je {player}", r.ActiveIs, "na tahu je Stark"),
        _p("prvním hráčem je {player}", r.FirstPlayerIs, "prvním hráčem je Stark"),
        _p("karta rodu hráče {player} je odhalená", r.HouseRevealed, "karta rodu hráče Stark je odhalená"),
        _p("{player} může vybrat právě {cards}", r.CanChoose, 'Lannister může vybrat právě "Strážný" a "Písař"'),
        _p("balíček hráče {player} je přípustný", r.DeckIs, "balíček hráče Stark je přípustný", deck="house"),
        _p(
            "balíček hráče {player} je odmítnut podle {rule}",
            r.DeckIs,
            "balíček hráče Stark je odmítnut podle agot-ccg 10.6",
            deck="house",
        ),
        _p("balíček zápletek hráče {player} je přípustný", r.DeckIs, "balíček zápletek hráče Stark je přípustný", deck="plots"),
        _p(
            "balíček zápletek hráče {player} je odmítnut podle {rule}",
            r.DeckIs,
            "balíček zápletek hráče Stark je odmítnut podle agot-ccg 10.4",
            deck="plots",
        ),
        _p("údaje karty {card} jsou přípustné", r.CardDataIs, 'údaje karty "Rytíř" jsou přípustné'),
        _p(
            "údaje karty {card} jsou odmítnuty podle {rule}",
            r.CardDataIs,
            'údaje karty "Rytíř" jsou odmítnuty podle agot-ccg 3.9',
        ),
    ],
    SLOTS,
)
