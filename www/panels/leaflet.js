// The rules as a leaflet of two pages, A4 or Letter, in eight and a half points: everything is said once and in short.
// Of a choice there is a line, of a source its name; a rule cites by numbers.

import { diagram, figure, markSample, screens } from "../board/pictures.js";
import { gameInfo, hasPatterns, ownName, piecesOf } from "../core/games.js";
import { Match, isOwn, kinds, pattern, ruleSentences, seats } from "../core/module.js";
import { addStyles } from "../lib/add-styles.js";
import { h, svg } from "../lib/dom.js";
import { keyOf } from "../board/mark-key.js";
import * as words from "../words/views.js";
import STYLES from "./leaflet.css?inline";
import { cited as citing, linked } from "./cited.js";
import { inBrief } from "./names.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../core/module.js").RuleSentence} RuleSentence */
/** @typedef {import("../core/module.js").KindInfo} KindInfo */

/** So many kinds of pieces have room for large diagrams, and so many for middling ones. */
const [FEW, SEVERAL] = [6, 9];
/** A back of more letters than this is set in eight points. */
const DENSE = 6000;

/** @param {State} state */
export function leaflet(state) {
  addStyles(STYLES);
  const { game, options } = state;
  const info = gameInfo(game);
  const cited = citations();
  const told = [isOwn(info) ? words.ownGame : "", info.subtitle, info.period, info.place];
  const sentences = ruleSentences(game, options);
  const all = kinds(game, options).filter(({ takesPart }) => takesPart);
  const about = (/** @type {RuleSentence} */ { section }) =>
    all.find(({ noun }) => noun.toLowerCase() === section.toLowerCase());
  const rules = sections(sentences.filter((sentence) => !about(sentence)));
  // The front first: its numbers come first.
  const front = h(
    "section",
    { class: "leaflet-front" },
    h("h1", { text: info.title }),
    h("p", { class: "leaflet-subtitle", text: told.filter(Boolean).join(" · ") }),
    h(
      "div",
      { class: "leaflet-start" },
      board(state),
      h(
        "div",
        {},
        ...choices(state),
        hasPatterns(game) && h("h2", { text: words.pattern.key }),
        hasPatterns(game) && h("ul", { class: "leaflet-key" }, ...key(state, all)),
      ),
    ),
    h(
      "ul",
      { class: `leaflet-kinds ${all.length <= FEW ? "are-few" : all.length > SEVERAL ? "are-many" : ""}` },
      ...all.map((kind) => piece(state, kind, cited.said(sentences.filter((sentence) => about(sentence) === kind)))),
    ),
  );
  const back = h(
    "section",
    { class: "leaflet-back" },
    ...rules.map((own) => h("p", {}, h("b", { text: `${own[0].section}. ` }), ...cited.said(own))),
    info.notes.length > 0 && h("h2", { text: words.about.notes }),
    ...info.notes.map((note) => h("p", {}, note.text, cited.mark([note.source]))),
    h("h2", { text: words.about.sources }),
    isOwn(info) && h("p", { text: `${words.rules.byFile}.` }),
    h(
      "p",
      {},
      ...cited
        .list()
        .flatMap((text, place) => [place > 0 && "; ", h("b", { text: `${place + 1}` }), " ", citing(state.game, text)]),
    ),
    h(
      "p",
      { class: "leaflet-whole" },
      ...info.sources.flatMap(({ text }, place) => [place > 0 && " · ", ...linked(text)]),
    ),
  );
  back.classList.toggle("is-dense", (back.textContent ?? "").length > DENSE);
  return h("article", { class: "leaflet", lang: document.documentElement.lang }, front, back);
}

/** Sources by their numbers, in the order in which they are first cited. */
function citations() {
  /** @type {string[]} */
  const all = [];
  const mark = (/** @type {readonly string[]} */ sources) => {
    for (const source of sources) if (!all.includes(source)) all.push(source);
    return h("sup", { text: sources.map((source) => all.indexOf(source) + 1).join(" ") });
  };
  return {
    mark,
    // Sentences that stand where the next one does share its numbers.
    said: (/** @type {RuleSentence[]} */ sentences) =>
      sentences.flatMap(({ text, sources }, place) => {
        const next = sentences[place + 1]?.sources;
        return sources.length === 0 || next?.join() === sources.join() ? [text, " "] : [text, mark(sources), " "];
      }),
    list: () => all,
  };
}

/** @param {State} state */
function board({ game, options, pieces }) {
  const match = new Match(game, { options });
  try {
    return svg(match.svg({ pieces: piecesOf(game, pieces), prefix: "leaflet" }));
  } finally {
    match.free();
  }
}

/** One line each; what is not as a rule stands out. @param {State} state */
function choices({ game, options }) {
  const lines = gameInfo(game).options.map((option) => {
    const own = options[option.id] ?? option.default;
    const title = option.choices.find(({ id }) => id === own)?.title ?? own;
    return h("li", {}, `${option.question} `, h(own === option.default ? "span" : "b", { text: title }));
  });
  return lines.length > 0 ? [h("h2", { text: words.sheet.choices }), h("ul", {}, ...lines)] : [];
}

/** @param {State} state @param {KindInfo} kind @param {(string | Node)[]} said */
function piece({ game, options, pieces }, kind, said) {
  const shown = piecesOf(game, pieces);
  const [seat] = seats(game, options);
  return h(
    "li",
    {},
    hasPatterns(game)
      ? diagram(game, options, kind, shown, `leaflet-${kind.id}`)
      : figure(kind.figure, seat.tone, { pieces: shown, letter: kind.letter }),
    h(
      "div",
      {},
      h("p", {}, h("b", { lang: kind.names[0]?.language, text: ownName(kind) }), " ", ...inBrief(kind.names)),
      h("p", { class: "leaflet-meaning", text: kind.meaning }),
      said.length > 0
        ? h("p", {}, ...said)
        : kind.moves.length > 0 && h("p", { text: kind.moves.map(({ sentence }) => sentence).join(" ") }),
    ),
  );
}

/** @param {State} state @param {KindInfo[]} all */
function key({ game, options }, all) {
  const marks = all.flatMap((kind) => {
    const friends = screens(game, options, kind, kind.at);
    return pattern({ game, options, kind: kind.id, at: kind.at, friends }).marks;
  });
  return keyOf(marks).map(({ mark, text }) => h("li", {}, markSample(mark), h("span", { text })));
}

/** The sentences by their headings, each heading once. @param {RuleSentence[]} sentences */
function sections(sentences) {
  return [...Map.groupBy(sentences, ({ section }) => section).values()];
}
