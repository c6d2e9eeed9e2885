// The museum’s data: every claim has a source that some game cites, every game has its place, what differs between
// two games is what their records say, and the accounts come to what the sources’ own moves come to.

import assert from "node:assert/strict";
import test from "node:test";
import { games, kinds, referenceGames, ruleSentences } from "./load.mjs";
import {
  changes,
  datesOf,
  everyWay,
  members,
  questions,
  readSetting,
  waysOf,
  writeSetting,
} from "../../www/museum/kin.js";
import {
  RULES,
  dropsOf,
  endingsOf,
  promotionOf,
  reachOf,
  rulesOf,
  stopId,
  tales,
  turnOf,
} from "../../www/museum/dated.js";
import { lineages } from "../../www/core/lineage.js";
import { kindOf, mobility } from "../../www/museum/lineage.js";
import { FORMS, sources, works } from "../../www/museum/bibliography.js";
import { entries, search } from "../../www/museum/index.js";
import { STANDINGS as HEARD, margin, readFilter } from "../../www/museum/margin.js";
import { ages, family } from "../../www/words/museum.js";

const all = [...games(), ...referenceGames()];
const known = new Map(all.flatMap(({ sources }) => sources.map(({ id, short }) => [id, short])));
/** Those that the museum alone cites, too. */
const called = new Map(sources().map(({ id, short }) => [id, short]));
const STANDINGS = ["described", "reported", "inferred", "reconstructed", "modern"];

test("every game has one place on the map, and a date under every choice", () => {
  assert.deepEqual(members.map(({ id }) => id).sort(), all.map(({ id }) => id).sort());
  for (const { choices } of questions) {
    for (const choice of choices) {
      for (const member of members)
        assert.equal(datesOf(member, readSetting(choice)).length, 1, `${member.id} ${choice}`);
    }
  }
});

test("every claim and every date has a source, and a standing", () => {
  const claims = [...everyWay, ...members.flatMap(({ dates }) => dates)];
  for (const { work, cite, standing } of claims) {
    const short = called.get(work);
    assert.ok(short, work);
    assert.ok(cite.startsWith(short), `${cite} is of ${short}`);
    assert.ok(STANDINGS.includes(standing), standing);
  }
  const ids = new Set(all.map(({ id }) => id));
  for (const { from, to, claim } of everyWay) assert.ok(ids.has(from) && ids.has(to) && claim.endsWith("."), claim);
});

test("every way and date that waits for a choice has one, and every choice bites", () => {
  const choices = questions.flatMap(({ choices }) => choices);
  const waiting = [...everyWay, ...members.flatMap(({ dates }) => dates)].flatMap(({ when }) => when ?? []);
  assert.deepEqual([...new Set(waiting)].sort(), [...choices].sort());
  for (const { id, choices } of questions) {
    assert.deepEqual(Object.keys(family.questions[id].choices), choices);
  }
});

test("what is set is read as it is written, and what cannot be read is told", () => {
  assert.equal(writeSetting(readSetting("")), "");
  assert.equal(writeSetting(readSetting("four,straight,list")), "four,straight,list");
  assert.deepEqual(readSetting("four,<script>,list").unread, ["<script>"]);
  const four = waysOf(readSetting("four")).map(({ from, to }) => `${from} ${to}`);
  assert.ok(four.includes("shaturanga chaturanga") && !four.includes("chaturanga shaturanga"));
});

test("what changed between two games is in their records", () => {
  // The king’s leap, promotion, the bare king’s second chance and stalemate part these two (Daou 2007, §II).
  const persia = changes("chaturanga", "shatranj");
  assert.deepEqual(
    persia.moves.map(({ title }) => title),
    ["king"],
  );
  for (const title of ["promotion", "stalemate", "bare king"]) assert.ok(persia.other.includes(title), title);
  // Al-Adli’s elephant jumps straight.
  const adli = changes("chaturanga", "indian").moves.find(({ title }) => title === "elephant");
  assert.deepEqual(adli?.ways, ["Alfil", "Dabbaba"]);
  // A boat that moves as the chariot did is no difference, by whatever name.
  const siam = changes("chaturanga", "makruk").replaced.map(({ titles }) => titles.join(" "));
  assert.deepEqual(siam.sort(), ["elephant khon"]);
  assert.deepEqual(changes("sho-shogi", "shogi").went, ["drunk elephant", "crown prince"]);
  for (const { from, to } of everyWay) {
    const { moves, replaced, came, went, other, count } = changes(from, to);
    assert.equal(moves.length + replaced.length + came.length + went.length + other.length, count);
    const nouns = (/** @type {string} */ game) => kinds(game, {}).map(({ noun }) => noun.toLowerCase());
    const heads = [from, to].flatMap((game) => ruleSentences(game, {}).map(({ section }) => section.toLowerCase()));
    for (const noun of came) assert.ok(nouns(to).includes(noun), `${to} has a ${noun}`);
    for (const noun of went) assert.ok(nouns(from).includes(noun), `${from} has a ${noun}`);
    for (const title of other)
      assert.ok(
        title.split(" / ").every((part) => heads.includes(part)),
        title,
      );
  }
});

test("the pieces of the lines are there, each with the reason for which it stands there", () => {
  for (const { id, games } of lineages) {
    assert.ok(ages.names[id], id);
    assert.equal(new Set(games.map(({ game }) => game)).size, games.length, id);
    for (const { game, kind, basis, cite } of games) {
      assert.ok(kindOf(game, kind), `${game} ${kind}`);
      assert.ok(ages.basis[basis], basis);
      assert.equal(cite !== undefined, basis === "told", `${game} ${kind}`);
    }
  }
});

/** @param {string} piece @param {string} id */
function tale(piece, id) {
  const found = tales.find((one) => one.piece === piece && one.id === id);
  assert.ok(found, `${piece} ${id}`);
  return found;
}

test("every dated account has its source, its choice, and a name in addresses that nothing else has", () => {
  const subjects = [...lineages.map(({ id }) => id), RULES];
  for (const one of tales) {
    const { piece, id, kind, game } = one;
    const name = `${piece} ${id}`;
    assert.ok(subjects.includes(piece), name);
    assert.ok(ages.tales[name], name);
    assert.ok(one.stops.length > 1, name);
    // The piece is the one that the line has in that game.
    if (kind && game !== "sho-shogi") {
      const stage = lineages.find((line) => line.id === piece)?.games.find((stage) => stage.game === game);
      assert.equal(stage?.kind, kind, name);
    }
    const own = tales.filter((other) => other.piece === piece).map(({ id }) => id);
    const ids = [...subjects, ...own, ...one.stops.map(stopId)];
    assert.equal(new Set(ids).size, ids.length, name);
    for (const stop of one.stops) {
      const short = known.get(stop.work);
      assert.ok(short && stop.cite.startsWith(short), `${stop.cite} is of ${short}`);
      assert.ok(STANDINGS.includes(stop.standing), stop.standing);
      assert.match(stopId(stop), /^[\w-]+$/);
      assert.ok(stop.text.endsWith("."), stop.text);
      const { choice } = rulesOf(one, stop);
      assert.equal(choice?.id, stop.choice, `${name} ${stopId(stop)}`);
    }
  }
  assert.deepEqual(Object.keys(ages.tales).sort(), tales.map(({ piece, id }) => `${piece} ${id}`).sort());
});

test("how far the pieces of the accounts go", () => {
  const ever = (/** @type {string} */ piece, /** @type {string} */ id) =>
    tale(piece, id).stops.map((stop) => reachOf(tale(piece, id), stop)?.ever.size);
  // Two alfils have eight squares each; two dabbabas of one side sixteen each, on both colours of their ranks.
  assert.deepEqual(ever("elephant", "india"), [16, 32, 64]);
  assert.deepEqual(ever("elephant", "mongolia"), [16, 64]);
  // Seven points on this side of the river, and five more beyond it.
  assert.deepEqual(ever("elephant", "china"), [12, 7]);
  assert.deepEqual(ever("elephant", "japan"), [81, undefined]);
  // Half of the squares; all of them. Every other point of the board; five of the palace.
  assert.deepEqual(ever("counsellor", "mongolia"), [32, 64]);
  assert.deepEqual(ever("counsellor", "china"), [45, 5]);
  assert.deepEqual(ever("king", "china"), [90, 9]);
  const [alfil, , five] = tale("elephant", "india").stops.map((stop) => reachOf(tale("elephant", "india"), stop));
  assert.ok(alfil && five);
  assert.deepEqual([alfil.meet, five.meet, five.safe], [false, true, []]);
  assert.equal(mobility("chaturanga", "elephant").mean, averaged([-2, 2], [-2, 2], alfil.ever));
  // A leap to eight squares more, once; a king takes no king.
  const leaps = tale("king", "leap").stops.map((stop) => reachOf(tale("king", "leap"), stop));
  assert.deepEqual(
    leaps.map((one) => [one?.now, one?.once, one?.enemies]),
    [
      [8, 8, 15],
      [8, 0, 15],
    ],
  );
  // From the middle of an empty board a queen has 27 moves, a knight 8.
  const horses = tale("horse", "mongolia").stops.map((stop) => reachOf(tale("horse", "mongolia"), stop)?.now);
  assert.deepEqual(horses, [8, 27 + 8]);
  // A cannon with nothing to jump goes nowhere in Korea.
  assert.equal(mobility("janggi", "cannon").mean, 0);
});

test("what the accounts of other rules come to", () => {
  /** @template T @param {string} piece @param {string} id @param {(tale: any, stop: any) => T} ask */
  const at = (piece, id, ask) => tale(piece, id).stops.map((stop) => ask(tale(piece, id), stop));
  const squares = at("soldier", "promotion", promotionOf).map(
    (all) => all.find(({ square }) => square === "d8")?.nouns,
  );
  assert.deepEqual(squares, [undefined, ["counsellor"], ["counsellor", "elephant", "horse", "chariot"]]);
  // White’s 20 pieces and Black’s 19 stand on the board: 42 of the 81 squares are free, and
  // nothing keeps a bishop from any of them.
  assert.deepEqual(
    at("soldier", "drops", dropsOf).map((all) => all.length),
    [0, 81 - 39],
  );
  const ends = (/** @type {string} */ id) =>
    at("rules", id, endingsOf).map((all) => all.map(({ told }) => told ?? "on"));
  assert.deepEqual(
    ends("stalemate").map(([told]) => told.split(" ")[0]),
    ["Black", "White", "Black"],
  );
  assert.deepEqual(
    ends("bare").map(([told]) => told.split(" ")[0]),
    ["White", "on", "White", "on"],
  );
  for (const at of [1, 3]) {
    const [{ answers }] = endingsOf(tale("rules", "bare"), tale("rules", "bare").stops[at]);
    assert.ok(answers.some(({ told, moves }) => /drawn/.test(told) && moves.length === 1));
  }
  // As tests/scenarios has them: two pieces chase one, one chases two.
  assert.deepEqual(
    ends("perpetual").map((all) => all.map((told) => /chased/.test(told))),
    [
      [true, false],
      [false, false],
      [true, true],
    ],
  );
  const turns = at("rules", "werera", turnOf).map(({ seats }) => seats.map(({ name }) => name));
  assert.deepEqual(turns, [["White", "Black"], ["White"]]);
  const [dice, none] = at("rules", "dice", turnOf);
  // What the die lets move is moved without it, but not all at once.
  const all = dice.throws.reduce((sum, { moves }) => sum + moves, 0);
  assert.equal(none.seats[0].moves, all);
});

test("every source that a game cites is a work with its parts, and no other but what says how it is called", () => {
  const cited = works.filter((work) => !work["citation-label"]).map(({ id }) => id);
  assert.deepEqual(cited.sort(), [...known.keys()].sort());
  // The parts are those of the text that the games have.
  for (const { id, text, work } of sources()) {
    const parts = [work.issued?.[0], ...(work.author ?? []).map(({ family, literal }) => family ?? literal)];
    for (const part of parts) assert.ok(!part || text.includes(String(part)), `${id}: ${part} in ${text}`);
  }
  const all = sources().map(({ work }) => work);
  for (const [form, write] of Object.entries(FORMS)) {
    for (const { id, title } of all) assert.ok(write(all).includes(id) && write(all).includes(title), `${form} ${id}`);
  }
});

test("if few are heard little remains, and nothing that others say", () => {
  for (const { id: game, sources, contest } of all) {
    const whole = margin(game, {}, readFilter("", game));
    assert.equal(whole.kept, whole.all);
    assert.deepEqual(whole.silent, []);
    // The board is drawn as far as these are heard.
    assert.deepEqual([whole.squares.title, whole.array.title], ["Board", "Array"]);
    const inPlay = kinds(game, {}).filter(({ takesPart }) => takesPart);
    if (contest !== "race") for (const { id, noun } of inPlay) assert.ok(whole.pieces.has(id), `${game} ${noun}`);
    for (const { id, short } of sources) {
      const { sections, kept } = margin(game, {}, readFilter(`${id},described`, game));
      const left = sections.flatMap(({ kept }) => kept);
      assert.equal(left.length, kept);
      for (const { sources, standing } of left) {
        assert.ok(standing === "described" && sources.some((cite) => cite.startsWith(short)), `${game} ${id}`);
      }
    }
    const open = margin(game, {}, readFilter("without-reconstructions", game));
    assert.ok(open.sections.every(({ kept }) => kept.every(({ standing }) => standing !== "reconstructed")));
  }
  assert.deepEqual(readFilter("no-such,described", "chaturanga").unread, ["no-such"]);
  // The page on The Chess Variant Pages tells of no bare king (Chaturanga’s own choice says so).
  const heard = margin("chaturanga", {}, readFilter("cvp-chaturanga", "chaturanga"));
  assert.ok(heard.silent.includes("Bare king"));
  assert.deepEqual(Object.keys(HEARD).length, 4);
});

test("pieces are found by their names in any script, without the marks that a keyboard lacks", () => {
  const index = entries();
  const first = (/** @type {string} */ query) => search(index, query)[0];
  for (const { id: game, contest, kinds } of all) {
    for (const { id, names } of kinds) {
      for (const { text, name } of names) {
        for (const query of [text, name]) {
          const found = search(index, query).some(
            ({ kind, href }) =>
              kind === "piece" && (href.includes(`piece=${id}`) || contest === "race") && href.startsWith(`#/${game}`),
          );
          assert.ok(found, `${game} ${id} ${query}`);
        }
      }
    }
  }
  assert.equal(first("asva")?.kind, "piece");
  for (const query of ["elephant", "Cannon"]) assert.match(first(query).title, new RegExp(`^${query} \\(`, "i"));
  assert.ok(first("al-adli elephant straight"));
  assert.deepEqual(search(index, "no such thing anywhere"), []);
  assert.deepEqual(search(index, "  "), []);
  for (const { href } of index) assert.match(href, /^#\/[\w-]+(\?v=1&|$)/);
});

/**
 * How many leaps stay on the board, on average.
 * @param {number[]} files @param {number[]} ranks @param {Set<string>} from
 */
function averaged(files, ranks, from) {
  let count = 0;
  for (const square of from) {
    const [file, rank] = [square.charCodeAt(0) - 97, Number(square[1]) - 1];
    for (const dx of files) {
      for (const dy of ranks) if (file + dx >= 0 && file + dx < 8 && rank + dy >= 0 && rank + dy < 8) count++;
    }
  }
  return count / from.size;
}
