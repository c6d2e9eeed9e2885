// The caption of a figure, read aloud in its place, and cited.

import { accounts } from "../core/accounts.js";
import { board, isOwn, kinds } from "../core/module.js";
import { dashed } from "../core/moves.js";
import { gameInfo, ownName } from "../core/games.js";
import { under } from "../core/rule-set.js";
import { digest } from "../lib/digest.js";
import { description } from "./picture.js";
import * as words from "../words/figures.js";
import { rules, standings } from "../words/page.js";

/** @typedef {import("./figure.js").Figure} Figure */
/** @typedef {import("../core/module.js").ChoiceInfo} ChoiceInfo */

/**
 * @typedef {object} Texts
 * @property {string} name
 * @property {string} title
 * @property {string} caption
 * @property {string} alt
 * @property {string} citation
 * @property {string} betza
 * @property {string} [key] whose the numbers in the picture are
 */

/**
 * Every text about a figure.
 * @param {Figure} figure
 * @param {string} address where it can be opened
 * @returns {Texts}
 */
export function texts(figure, address) {
  const game = gameInfo(figure.game);
  const kind = kinds(figure.game, figure.options).find((kind) => kind.id === figure.piece);
  const sets = figure.compare.length > 0 ? figure.compare : [{ options: {} }];
  const subject = kind
    ? words.piece(ownName(kind), kind.meaning, figure.at || kind.at, game.title)
    : figure.line.length > 0 && figure.ply > 0
      ? words.afterMoves(game.title, figure.line.slice(0, figure.ply).map(dashed), figure.position !== undefined)
      : figure.position
        ? words.position(game.title)
        : words.start(game.title);
  const own = choices(figure.game, figure.options);
  const compared = figure.compare.map((set, place) => words.ruleSet(place + 1, setTitle(figure, set)));
  const key = compared.length > 0 && words.compared(compared, kind === undefined);
  const caption = [
    words.sentence([subject, ...own.map(({ choice }) => choice.title)].join("; ")),
    key,
    ...board(figure.game, figure.options).notes.map(({ text }) => text),
  ]
    .filter(Boolean)
    .join(" ");
  const betza = kind
    ? sets
        .map((set) => {
          const { game, options } = under(figure, set);
          return kinds(game, options).find((other) => other.id === kind.id)?.betza ?? "";
        })
        .join("; ")
    : kinds(figure.game, figure.options)
        .map((kind) => `${kind.letter.toUpperCase()} ${kind.betza}`)
        .join("; ");
  return {
    // The digest tells figures apart that differ in position, line or marks: a game as it begins needs none.
    name: [
      figure.game,
      kind ? `${figure.piece}-${figure.at || kind.at}` : words.fileName(figure.ply, figure.position !== undefined),
      ...Object.values(figure.options),
      compared.length > 0 && "compared",
      !isPlain(figure) && digest(JSON.stringify(figure)),
    ]
      .filter(Boolean)
      .join("-"),
    title: subject,
    caption,
    // What its signs mean by number stands in the caption, which is not read where a picture is lost.
    alt: [words.sentence(subject), key, description(figure)].filter(Boolean).join(" "),
    citation: citation(figure, address),
    betza,
    ...(key && { key }),
  };
}

/** Whether a figure is a game as it begins and as it is usually drawn. @param {Figure} figure */
function isPlain({ game: _, at: _at, seat: _seat, coordinates, pieces, ...rest }) {
  const none = (/** @type {unknown} */ value) =>
    typeof value === "object" ? Object.keys(value ?? {}).length === 0 : !value;
  return coordinates && pieces === "figures" && Object.values(rest).every(none);
}

/**
 * The choices of a record of options, in the order of the game's own.
 * @param {string} id
 * @param {Record<string, string>} options
 */
function choices(id, options) {
  return gameInfo(id).options.flatMap((option) => {
    const choice = option.choices.find((choice) => choice.id === options[option.id]);
    return choice ? [{ option, choice }] : [];
  });
}

/** @param {Figure} figure @param {import("../core/rule-set.js").RuleSet} set */
function setTitle(figure, set) {
  const titles = choices(set.game ?? figure.game, set.options).map(({ choice }) => choice.title);
  if (set.game && set.game !== figure.game) titles.unshift(gameInfo(set.game).title);
  return titles.join(", ") || words.sameRules;
}

/**
 * Where what the figure shows stands: the base rules, and every choice that bears on it.
 * @param {Figure} figure
 * @param {string} address
 */
function citation(figure, address) {
  const game = gameInfo(figure.game);
  /** @type {Map<ChoiceInfo, string>} */
  const cited = new Map();
  const cite = (/** @type {string} */ id, /** @type {Record<string, string>} */ options) => {
    for (const { option, choice } of choices(id, options)) cited.set(choice, option.question);
  };
  cite(figure.game, figure.options);
  for (const set of figure.compare) cite(set.game ?? figure.game, set.options);
  // A piece of which there are several accounts is drawn after one of them.
  if (figure.piece && figure.compare.length === 0) {
    for (const account of accounts(figure.game, figure.options).filter(({ kind }) => kind === figure.piece)) {
      const option = game.options.find((option) => option.id === account.option);
      if (option) cite(figure.game, { [option.id]: figure.options[option.id] ?? option.default });
    }
  }
  const parts = [
    isOwn(game) ? rules.byFile : words.base(game.cites),
    ...[...cited].map(([choice]) => words.cited(choice.title, choice.source, standings[choice.standing])),
  ];
  const named = [game, ...figure.compare.flatMap((set) => (set.game ? [gameInfo(set.game)] : []))].flatMap(
    (game) => game.sources,
  );
  const full = [
    ...new Set(named.filter(({ short }) => parts.some((part) => part.includes(short))).map(({ text }) => text)),
  ];
  return `${parts.join("; ")}. ${words.sources(full)} ${words.drawn(address)}`;
}
