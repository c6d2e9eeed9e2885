// The set-up controls beside the board: whose turn it is, rights, hands, who is home or held.

import { fill, h } from "../lib/dom.js";
import { figure } from "../board/pictures.js";
import { kindsInHand, phasesOf, rightsOf } from "../state/judged.js";
import { changed, inHand, lettersOf } from "../state/placement.js";
import { setUp as words } from "../words/set-up.js";

/** @typedef {import("../state/placement.js").Placement} Placement */
/** @typedef {import("../state/judged.js").Judged} Judged */
/** @typedef {ReturnType<typeof import("../state/judged.js").groundOf>} Ground */
/**
 * @typedef {object} Of
 * @property {Placement} placement
 * @property {Judged} judged
 * @property {import("../state/judged.js").Rules} rules
 * @property {Ground} ground
 * @property {"figures" | "letters" | "pictograms"} pieces
 * @property {"kings" | "armies" | "race"} contest
 * @property {(placement: Placement) => void} edit
 */

/** @param {string} title @param {...(Node | undefined | false)} parts */
const group = (title, ...parts) => h("fieldset", { key: title }, h("legend", { text: title }), ...parts);

/**
 * @param {HTMLElement} root
 * @param {Of} of
 */
export function showDetails(root, of) {
  fill(root, turn(of), rights(of), phase(of), ...hands(of), of.contest === "race" && home(of), ...captives(of));
}

/** @param {Of} of */
function turn({ placement, ground, edit }) {
  return group(
    words.turn,
    ...ground.seats.map(({ id, name }) =>
      h(
        "label",
        { key: id, class: "check" },
        h("input", {
          type: "radio",
          name: "set-up-turn",
          value: id,
          checked: placement.turn === id,
          on: { change: () => edit(changed(placement, { turn: id })) },
        }),
        h("span", { text: name }),
      ),
    ),
  );
}

/** What the pieces rule out is not held, whatever was chosen. @param {Of} of */
function rights({ placement, judged, rules, edit }) {
  const all = rightsOf(rules);
  if (all.length === 0) return false;
  const held = judged.match ? (judged.match.position().split(" ")[2] ?? "") : placement.rights;
  const order = all.map(({ letter }) => letter);
  return group(
    words.rights,
    ...all.map(({ letter, text }) =>
      h(
        "label",
        { key: letter, class: "check" },
        h("input", {
          type: "checkbox",
          value: letter,
          checked: held.includes(letter),
          on: {
            change: (/** @type {Event} */ { target }) => {
              const on = /** @type {HTMLInputElement} */ (target).checked;
              const now = order.filter((other) => (other === letter ? on : held.includes(other)));
              edit(changed(placement, { rights: now.join("") }));
            },
          },
        }),
        h("span", { text }),
      ),
    ),
  );
}

/** @param {Of} of */
function phase({ placement, judged, rules, edit }) {
  const all = phasesOf(rules);
  if (all.length === 0) return false;
  const now = judged.match?.position().match(/ phase=(\S+)/)?.[1] ?? placement.pairs.phase ?? "play";
  return group(
    words.phase,
    ...[{ id: "play", text: words.phaseOfPieces }, ...all].map(({ id, text }) =>
      h(
        "label",
        { key: id, class: "check" },
        h("input", {
          type: "radio",
          name: "set-up-phase",
          value: id,
          checked: now === id,
          on: {
            change: () => {
              const own = changed(placement, {});
              edit({ ...own, pairs: { ...own.pairs, phase: id } });
            },
          },
        }),
        h("span", { text }),
      ),
    ),
  );
}

/** @param {Of} of */
function hands({ placement, rules, ground, pieces, edit }) {
  if (!placement.hands) return [];
  const all = kindsInHand(rules);
  return ground.seats.map((seat) =>
    group(
      words.hand(seat.name),
      ...all.map((kind) => {
        const piece = { seat: seat.id, kind: kind.id };
        const count = placement.hands?.[seat.id]?.[kind.id] ?? 0;
        const step = (/** @type {string} */ text, /** @type {string} */ label, /** @type {number} */ by) =>
          h("button", {
            key: label,
            type: "button",
            class: "quiet",
            text,
            title: label,
            "aria-label": label,
            // Not switched off, so that it keeps the focus.
            "aria-disabled": count + by < 0 ? "true" : undefined,
            on: { click: () => count + by >= 0 && edit(inHand(placement, piece, count + by)) },
          });
        return h(
          "span",
          { key: kind.id, class: "hand-count", "data-kind": kind.id },
          step("−", words.less(seat.name, kind.noun), -1),
          figure(kind.figure, seat.tone, { pieces, letter: lettersOf(ground, piece) }),
          h("b", { text: count, title: words.held(kind.noun, count) }),
          step("+", words.more(seat.name, kind.noun), 1),
        );
      }),
    ),
  );
}

/** @param {Of} of */
function home({ placement, ground, edit }) {
  const now = (placement.pairs.home ?? "").split(",").map(Number);
  return group(
    words.home,
    ...ground.seats.map(({ id, name }, at) =>
      h(
        "label",
        { key: id, class: "check" },
        h("input", {
          type: "number",
          min: 0,
          max: 99,
          value: now[at] || 0,
          on: {
            change: (/** @type {Event} */ { target }) => {
              const count = Number(/** @type {HTMLInputElement} */ (target).value) || 0;
              const all = ground.seats.map((_, other) => (other === at ? count : now[other] || 0));
              const own = changed(placement, {});
              edit({ ...own, pairs: { ...own.pairs, home: all.join(",") } });
            },
          },
        }),
        h("span", { text: name }),
      ),
    ),
  );
}

/** Where kings are held prisoner, whoever has none on the board is held by somebody. @param {Of} of */
function captives({ placement, ground, contest, edit }) {
  if (contest !== "armies") return [];
  const royal = ground.kinds.find(({ royal }) => royal)?.id ?? "king";
  const has = (/** @type {string} */ id) =>
    Object.values(placement.pieces).some(({ seat, kind }) => seat === id && kind === royal);
  const gone = ground.seats.filter(({ id }) => !has(id));
  /** By whom and how, by the seat. @type {Record<string, string>} */
  const held = {};
  for (const [owner = "", ...how] of (placement.pairs.captive ?? "").split(",")) {
    if (gone.some(({ id }) => id === owner)) held[owner] = how.join("");
  }
  return gone.map(({ id, name }) =>
    h(
      "label",
      { key: id, class: "captive" },
      h("span", { text: words.captive(name) }),
      h(
        "select",
        {
          on: {
            change: (/** @type {Event} */ { target }) => {
              const by = /** @type {HTMLSelectElement} */ (target).value;
              const now = { ...held, [id]: by && `${by}m` };
              const text = Object.entries(now).flatMap(([owner, how]) => (how ? [owner + how] : []));
              const own = changed(placement, {});
              const { captive: _, ...pairs } = own.pairs;
              edit({ ...own, pairs: text.length > 0 ? { ...pairs, captive: text.join(",") } : pairs });
            },
          },
        },
        h("option", { value: "", text: words.free, selected: !held[id] }),
        ...ground.seats
          .filter((other) => other.id !== id)
          .map((other) =>
            h("option", { value: other.id, text: other.name, selected: held[id]?.startsWith(other.id) ?? false }),
          ),
      ),
    ),
  );
}
