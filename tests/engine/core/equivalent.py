"""Mutants that no test can kill: (where it is, the line, the line mutated), each with the reason.

The mutated lines stand as mutmut writes them: its "XXXX" is what it makes of an empty text, and marks nothing left to do.
"""

_SAME_FORM = "The whole text must fit, so of words that begin alike the longer is found in any order."
_WELL_FORMED = "The stock parser has already refused rows of another length."
_ALWAYS_THERE = "The stock parser always gives this key."
_FALSY = "Only whether it is true is ever asked."
_UNTOLD = "Only the verdict is asked for; a story would merely be told to nobody."
_AS_MANY = "Both are made of the same words."
_ONE_IS_READ = "The slot has matched one number, one space and one noun, and only the number is read."
_OTHER_PLACES = "No two stops have the same place in the script, so that nothing but places is compared."
_SOONER = "It pauses one position sooner, and goes on there."
_GUESS = "It is how far a position seems to be from being settled before it is looked at: only in which order they are."
_NOWHERE = "What is said nowhere breaks, and so proves nothing either."
_ANY_WORD = "Any word that is no place draws as well."

EQUIVALENT: dict[tuple[str, str, str], str] = {
    (
        "ablate.flips",
        "played = play(game, situation, script, off=rules, traced=False, curt=True)",
        "played = play(game, situation, script, off=rules, traced=None, curt=True)",
    ): _FALSY,
    (
        "asking._explore",
        "return Answer(None, found.reason, (), found.positions, found.lines)",
        "return Answer(None, found.reason, (), found.positions, )",
    ): "A search that was cut off has counted no lines.",
    (
        "case.Case.report",
        "if self.situation is None or self._story is None or told.verdict != CONFIRMED or not (bites or why):",
        "if self.situation is None and self._story is None or told.verdict != CONFIRMED or not (bites or why):",
    ): "Without a situation the verdict is not confirmed.",
    (
        "explore.Explorer._shortest",
        "chooser = asked(self.t, position) if options else 0",
        "chooser = asked(self.t, position) if options else 1",
    ): "Without options nothing is done with the chooser.",
    (
        "explore.Explorer._shortest",
        "seen.add(key)",
        "seen.add(None)",
    ): "Without a memory the same shortest line is found, only later.",
    (
        "explore.Explorer._children",
        "path.append((chooser, choice))",
        "path.append(None)",
    ): "Only the length of the path is used: the line that is told is searched anew.",
    (
        "flow.frames",
        "return range(FIRST + (s[OPEN] - 1) * WIDTH, FIRST - 1, -WIDTH)",
        "return range(FIRST + (s[OPEN] - 1) * WIDTH, FIRST - 2, -WIDTH)",
    ): "Frames are wider than one cell.",
    (
        "game.Game.belongs_here",
        "step: Step = t.steps[s[f + STEP]]",
        "step: Step = t.steps[s[f - STEP]]",
    ): "STEP is the first cell of a frame: 0.",
    (
        "heckle.Heckler.run",
        'stops = sorted(Random(self._seeded("stops")).sample(stops, self.stops), key=lambda stop: stop[0])',
        'stops = sorted(Random(self._seeded("stops")).sample(stops, self.stops), key=None)',
    ): _OTHER_PLACES,
    (
        "heckle.Heckler.run",
        'stops = sorted(Random(self._seeded("stops")).sample(stops, self.stops), key=lambda stop: stop[0])',
        'stops = sorted(Random(self._seeded("stops")).sample(stops, self.stops), )',
    ): _OTHER_PLACES,
    (
        "heckle.Heckler.run",
        'stops = sorted(Random(self._seeded("stops")).sample(stops, self.stops), key=lambda stop: stop[0])',
        'stops = sorted(Random(self._seeded("STOPS")).sample(stops, self.stops), key=lambda stop: stop[0])',
    ): _ANY_WORD,
    (
        "heckle.Heckler.run",
        'stops = sorted(Random(self._seeded("stops")).sample(stops, self.stops), key=lambda stop: stop[0])',
        'stops = sorted(Random(self._seeded("XXstopsXX")).sample(stops, self.stops), key=lambda stop: stop[0])',
    ): _ANY_WORD,
    (
        "heckle.Heckler.run",
        'stops = sorted(Random(self._seeded("stops")).sample(stops, self.stops), key=lambda stop: stop[0])',
        "stops = sorted(Random(self._seeded(None)).sample(stops, self.stops), key=lambda stop: stop[0])",
    ): _ANY_WORD,
    (
        "heckle.Heckler.run",
        "if self.stops is not None and len(stops) > self.stops:",
        "if self.stops is not None and len(stops) >= self.stops:",
    ): "Where as many are drawn as there are, all are drawn.",
    (
        "heckle.Heckler._start",
        "played = play(self.game, situation, [], off=off, traced=False) if situation else None",
        "played = play(self.game, situation, [], off=off, traced=None) if situation else None",
    ): _FALSY,
    (
        "heckle.Heckler._holds",
        "return _answers(self.hear(again, text) if again else None, off, rule)",
        "return _answers(self.hear(again, text) if (again) or True else None, off, rule)",
    ): _NOWHERE,
    (
        "heckle.Heckler._heard_without",
        "self._without[off] = self.hear(there, text) if there else None",
        "self._without[off] = self.hear(there, text) if (there) or True else None",
    ): _NOWHERE,
    (
        "heckle.Heckler._led",
        "if t is not None and there.s != line.s:",
        "if t is not None or there.s != line.s:",
    ): "Where silence leads nowhere, what was heard where the line stands is heard again.",
    (
        "heckle.Heckler._holds",
        "if rule and any(self._refuses_there(place, text, rule) for place in (led, self.without.lay(line, mute))):",
        "if rule and any(self._refuses_there(place, text, rule) for place in (led, self.without.lay(None, mute))):",
    ): "The line has just been laid there.",
    (
        "heckle.Heckler._led",
        "t = self.without.table(line.t, off)",
        "t = self.without.table(None, off)",
    ): "The table has just been asked for where the line stands.",
    ("hooks.Hook.__init__", "_all.append(self)", "_all.append(None)"): "The hooks are only counted.",
    (
        "hooks.Orders.first_or",
        "answer = self.first(t, *args, **kwargs)",
        "answer = self.first(t, *args, )",
    ): "No rule is given anything by keyword.",
    (
        "language.clauses.apart",
        "cuts = [(0, 0), *(found.span() for found in _BETWEEN.finditer(hidden)), (len(text), len(text))]",
        "cuts = [(1, 0), *(found.span() for found in _BETWEEN.finditer(hidden)), (len(text), len(text))]",
    ): "Of the first cut only the end is asked for.",
    (
        "language.clauses.apart",
        'of = next((one for one in order if all(_is_said(tables[one], text) for text in found)), "")',
        "of = next((one for one in order if all(_is_said(tables[one], text) for text in found)), None)",
    ): _FALSY,
    (
        "language.clauses.apart",
        'whole = next((one.text for one in offered if not (one.unsaid or one.added)), "")',
        "whole = next((one.text for one in offered if not (one.unsaid or one.added)), None)",
    ): _FALSY,
    ("language.filling._Filling.fill", "heard.append(False)", "heard.append(None)"): _FALSY,
    ("language.filling._Filling.fill", 'done, heard = [""], [False]', 'done, heard = [""], [True]'): (
        "What is heard counts in optional parts only."
    ),
    (
        "language.filling._Filling._formed",
        'near = next((word for word in own if akin(word, found.group()) >= FORM and re.fullmatch(slot.regex, word)), "")',
        "near = next((word for word in own if akin(word, found.group()) >= FORM and re.fullmatch(slot.regex, word)), None)",
    ): _FALSY,
    (
        "language.filling._Filling._nouns",
        'many = said[at - 1].group() if at else ""',
        'many = said[at - 1].group() if at else "XXXX"',
    ): "Neither is a number.",
    (
        "language.filling._Filling._places",
        'place = next((name for name in names(self.table) if name in template), "")',
        "place = next((name for name in names(self.table) if name in template), None)",
    ): _FALSY,
    (
        "language.gherkin.read",
        '_children(feature.get("children", []), feature, [], _tags(feature), ("", 0, ""), found)',
        '_children(feature.get("children", None), feature, [], _tags(feature), ("", 0, ""), found)',
    ): _ALWAYS_THERE,
    (
        "language.gherkin.read",
        '_children(feature.get("children", []), feature, [], _tags(feature), ("", 0, ""), found)',
        '_children(feature.get("children", ), feature, [], _tags(feature), ("", 0, ""), found)',
    ): _ALWAYS_THERE,
    (
        "language.gherkin._rows",
        'yield dict(zip(header, [c["value"] for c in row["cells"]], strict=True)), row["location"]["line"], _tags(table)',
        'yield dict(zip(header, [c["value"] for c in row["cells"]], strict=None)), row["location"]["line"], _tags(table)',
    ): _WELL_FORMED,
    (
        "language.gherkin._rows",
        'yield dict(zip(header, [c["value"] for c in row["cells"]], strict=True)), row["location"]["line"], _tags(table)',
        'yield dict(zip(header, [c["value"] for c in row["cells"]], )), row["location"]["line"], _tags(table)',
    ): _WELL_FORMED,
    (
        "language.gherkin._rows",
        'yield dict(zip(header, [c["value"] for c in row["cells"]], strict=True)), row["location"]["line"], _tags(table)',
        'yield dict(zip(header, [c["value"] for c in row["cells"]], strict=False)), row["location"]["line"], _tags(table)',
    ): _WELL_FORMED,
    (
        "language.gherkin._tags",
        'return [tag["name"].lstrip("@") for tag in node.get("tags", [])]',
        'return [tag["name"].lstrip("@") for tag in node.get("tags", None)]',
    ): _ALWAYS_THERE,
    (
        "language.gherkin._tags",
        'return [tag["name"].lstrip("@") for tag in node.get("tags", [])]',
        'return [tag["name"].lstrip("@") for tag in node.get("tags", )]',
    ): _ALWAYS_THERE,
    (
        "language.meant._faithful",
        "most = max((facts.said for _of, _sentence, facts in found), default=0)",
        "most = max((facts.said for _of, _sentence, facts in found), default=1)",
    ): "Where none is found none is told.",
    (
        "language.meant._says_enough",
        "share = facts.said / facts.of if facts.of else 1.0",
        "share = facts.said / facts.of if facts.of else 2.0",
    ): "Only whether it passes the bounds is asked.",
    (
        "language.meant._Weights.of",
        "if word[0] in '\"+-−' or word[0].isdigit() or word[0].isupper():",
        "if word[0] in 'XX\"+-−XX' or word[0].isdigit() or word[0].isupper():",
    ): "A capital is asked for anyway.",
    (
        "language.meant._asks_for",
        'own = [word for word in _WORD.findall(_HOLES.sub(" ", phrase.pattern)) if len(word) >= _STEM]',
        'own = [word for word in _WORD.findall(_HOLES.sub("XX XX", phrase.pattern)) if len(word) >= _STEM]',
    ): "No word of two letters is asked for, and a space stands between a hole and the words beside it.",
    (
        "language.meant._Weights.likeness",
        "w * (_DENIED if not had and _denies(word) else 1.0) for w, had, word in zip(added, of_offered, offered, strict=True)",
        "w * (_DENIED if not had and _denies(word) else 1.0) for w, had, word in zip(added, of_offered, offered, strict=None)",
    ): _AS_MANY,
    (
        "language.meant._Weights.likeness",
        "w * (_DENIED if not had and _denies(word) else 1.0) for w, had, word in zip(added, of_offered, offered, strict=True)",
        "w * (_DENIED if not had and _denies(word) else 1.0) for w, had, word in zip(added, of_offered, offered, strict=False)",
    ): _AS_MANY,
    (
        "language.meant._Weights.likeness",
        "w * (_DENIED if not had and _denies(word) else 1.0) for w, had, word in zip(added, of_offered, offered, strict=True)",
        "w * (_DENIED if not had and _denies(word) else 1.0) for w, had, word in zip(added, of_offered, offered, )",
    ): _AS_MANY,
    ("language.persons.named_seats", "at.append((0, _WORD.findall(text)[0]))", "at.append((1, _WORD.findall(text)[0]))"): (
        "Nobody else is named at the first two letters."
    ),
    ("language.phrases.Vocabulary._render", "present.append(False)", "present.append(None)"): _FALSY,
    (
        "language.slots.counted",
        "forms = sorted({one, few, many}, key=len, reverse=True)",
        "forms = sorted({one, few, many}, key=None, reverse=True)",
    ): _SAME_FORM,
    (
        "language.slots.counted",
        "forms = sorted({one, few, many}, key=len, reverse=True)",
        "forms = sorted({one, few, many}, reverse=True)",
    ): _SAME_FORM,
    (
        "language.slots.counted",
        'lambda text: int(text.split(" ", 1)[0]),',
        "lambda text: int(text.split(None, 1)[0]),",
    ): _ONE_IS_READ,
    (
        "language.slots.counted",
        'lambda text: int(text.split(" ", 1)[0]),',
        'lambda text: int(text.split(" ", )[0]),',
    ): _ONE_IS_READ,
    (
        "language.slots.counted",
        'lambda text: int(text.split(" ", 1)[0]),',
        'lambda text: int(text.split(" ", 2)[0]),',
    ): _ONE_IS_READ,
    (
        "language.slots.words",
        'options = "|".join(re.escape(word) for word in sorted(table, key=len, reverse=True))',
        'options = "|".join(re.escape(word) for word in sorted(table, key=None, reverse=True))',
    ): _SAME_FORM,
    (
        "language.slots.words",
        'options = "|".join(re.escape(word) for word in sorted(table, key=len, reverse=True))',
        'options = "|".join(re.escape(word) for word in sorted(table, reverse=True))',
    ): _SAME_FORM,
    ("language.write.write_feature", "rule = None", 'rule = ""'): "An empty rule is passed over before it is compared.",
    ("language.write.write_feature", "kind = None", 'kind = ""'): "No sentence is of an empty kind.",
    (
        "leaning._comes_past",
        "played = play(game, situation, script, traced=False)",
        "played = play(game, situation, script, traced=True)",
    ): _UNTOLD,
    (
        "leaning._comes_past",
        "played = play(game, situation, script, traced=False)",
        "played = play(game, situation, script, traced=None)",
    ): _FALSY,
    (
        "leaning._comes_past",
        "played = play(game, situation, script, traced=False)",
        "played = play(game, situation, script, )",
    ): _UNTOLD,
    (
        "search.Search._deep",
        "if self.found.positions > pause:",
        "if self.found.positions >= pause:",
    ): _SOONER,
    (
        "search.Search._expand",
        "known = one.value",
        "known = None",
    ): "What was settled already is told again, and changes nothing.",
    (
        "search.Search._node",
        "node.proof, node.disproof = (1, len(options)) if ours else (len(options), 1)",
        "node.proof, node.disproof = (2, len(options)) if ours else (len(options), 1)",
    ): _GUESS,
    (
        "search.Search._node",
        "node.proof, node.disproof = (1, len(options)) if ours else (len(options), 1)",
        "node.proof, node.disproof = (1, len(options)) if ours else (len(options), 2)",
    ): _GUESS,
    (
        "search.Search._reaches",
        "pause = 2 * self.found.positions",
        "pause = 3 * self.found.positions",
    ): "Only how often lines are drawn.",
    (
        "search.Search.decide",
        'self.unknown = ""',
        "self.unknown = None",
    ): _FALSY,
    (
        "search.Search._told_apart",
        "return self.distinct(self.t, s, options) if self.distinct and len(options) > 1 else options",
        "return self.distinct(self.t, s, options) if self.distinct and len(options) >= 1 else options",
    ): "Nobody is asked where there is but one choice: it is made at once.",
    (
        "search.Search._reaches",
        "chance, pause = Random(0), FIRST_WALK",
        "chance, pause = Random(1), FIRST_WALK",
    ): "Lines drawn otherwise are as good.",
    (
        "search.Search._reaches",
        "if self.found.positions > pause:",
        "if self.found.positions >= pause:",
    ): "Lines are drawn one position sooner.",
    (
        "search.Search._deep",
        "self.worked[ours, choice] += 1",
        "self.worked[ours, choice] += 2",
    ): "Only which of them has worked more often is asked.",
    (
        "search.Search._prove",
        "if self.found.positions > pause:",
        "if self.found.positions >= pause:",
    ): _SOONER,
    (
        "trace.Recorder.begin",
        "self._last = bytes(s)",
        "self._last = None",
    ): "Every rule that is watched notes the position before it anew.",
}
