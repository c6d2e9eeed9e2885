// The set-up controls beside the board: whose turn it is, rights, hands, who is home or held.

import type { ComponentChildren } from "preact";
import { Figure } from "../board/figure.tsx";
import type { SeatInfo } from "../core/module.js";
import { Check, Labelled, Options, Quiet, Radios } from "../lib/controls.tsx";
import { type groundOf, type Judged, kindsInHand, phasesOf, type Rules, rightsOf } from "../state/judged.js";
import { changed, inHand, lettersOf, type Placement } from "../state/placement.js";
import { setUp as words } from "../words/set-up.js";

interface Of {
  placement: Placement;
  judged: Judged;
  rules: Rules;
  ground: ReturnType<typeof groundOf>;
  pieces: "figures" | "letters" | "pictograms";
  contest: "kings" | "armies" | "race";
  edit: (placement: Placement) => void;
}

export function Details(of: Of) {
  const { ground, contest, placement, edit } = of;
  return (
    <div class="set-up-details">
      <Part title={words.turn}>
        <Radios
          name="set-up-turn"
          value={placement.turn}
          options={ground.seats.map(({ id, name }) => [id, name])}
          onChange={(turn) => edit(changed(placement, { turn }))}
        />
      </Part>
      <Rights {...of} />
      <Phase {...of} />
      {placement.hands && ground.seats.map((seat) => <Hand key={seat.id} seat={seat} {...of} />)}
      {contest === "race" && <Home {...of} />}
      {contest === "armies" && <Captives {...of} />}
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <fieldset>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

/** With another of the `name=value` fields. */
function paired(placement: Placement, pair: Record<string, string>) {
  const own = changed(placement, {});
  return { ...own, pairs: { ...own.pairs, ...pair } };
}

/** What the pieces rule out is not held, whatever was chosen. */
function Rights({ placement, judged, rules, edit }: Of) {
  const all = rightsOf(rules);
  if (all.length === 0) return null;
  const held = judged.match ? (judged.match.position().split(" ")[2] ?? "") : placement.rights;
  const set = (letter: string, on: boolean) => {
    const now = all.filter((one) => (one.letter === letter ? on : held.includes(one.letter)));
    edit(changed(placement, { rights: now.map(({ letter }) => letter).join("") }));
  };
  return (
    <Part title={words.rights}>
      {all.map(({ letter, text }) => (
        <Check
          key={letter}
          label={text}
          value={letter}
          checked={held.includes(letter)}
          onChange={(on) => set(letter, on)}
        />
      ))}
    </Part>
  );
}

function Phase({ placement, judged, rules, edit }: Of) {
  const all = phasesOf(rules);
  if (all.length === 0) return null;
  const now = judged.match?.position().match(/ phase=(\S+)/)?.[1] ?? placement.pairs.phase ?? "play";
  return (
    <Part title={words.phase}>
      <Radios
        name="set-up-phase"
        value={now}
        options={[["play", words.phaseOfPieces], ...all.map(({ id, text }) => [id, text] as const)]}
        onChange={(phase) => edit(paired(placement, { phase }))}
      />
    </Part>
  );
}

function Hand({ seat, placement, rules, ground, pieces, edit }: Of & { seat: SeatInfo }) {
  return (
    <Part title={words.hand(seat.name)}>
      {kindsInHand(rules).map((kind) => {
        const piece = { seat: seat.id, kind: kind.id };
        const count = placement.hands?.[seat.id]?.[kind.id] ?? 0;
        const step = (text: string, label: string, by: number) => (
          <Quiet
            title={label}
            aria-label={label}
            // Not switched off, so that it keeps the focus.
            aria-disabled={count + by < 0 ? "true" : undefined}
            onClick={() => count + by >= 0 && edit(inHand(placement, piece, count + by))}
          >
            {text}
          </Quiet>
        );
        return (
          <span key={kind.id} class="hand-count" data-kind={kind.id}>
            {step("−", words.less(seat.name, kind.noun), -1)}
            <Figure of={kind.figure} tone={seat.tone} pieces={pieces} letter={lettersOf(ground, piece)} />
            <b title={words.held(kind.noun, count)}>{count}</b>
            {step("+", words.more(seat.name, kind.noun), 1)}
          </span>
        );
      })}
    </Part>
  );
}

function Home({ placement, ground, edit }: Of) {
  const now = (placement.pairs.home ?? "").split(",").map(Number);
  const set = (at: number, count: number) => {
    const all = ground.seats.map((_, other) => (other === at ? count : now[other]) || 0);
    edit(paired(placement, { home: all.join(",") }));
  };
  return (
    <Part title={words.home}>
      {ground.seats.map(({ id, name }, at) => (
        <label key={id} class="check">
          <input
            type="number"
            min={0}
            max={99}
            value={now[at] || 0}
            onChange={({ currentTarget }) => set(at, Number(currentTarget.value))}
          />
          <span>{name}</span>
        </label>
      ))}
    </Part>
  );
}

/** Where kings are held prisoner, whoever has none on the board is held by somebody. */
function Captives({ placement, ground, edit }: Of) {
  const royal = ground.kinds.find(({ royal }) => royal)?.id ?? "king";
  const has = (id: string) => Object.values(placement.pieces).some(({ seat, kind }) => seat === id && kind === royal);
  const gone = ground.seats.filter(({ id }) => !has(id));
  /** By whom and how, by the seat. */
  const held: Record<string, string> = {};
  for (const [owner = "", ...how] of (placement.pairs.captive ?? "").split(",")) {
    if (gone.some(({ id }) => id === owner)) held[owner] = how.join("");
  }
  const set = (id: string, by: string) => {
    const now = Object.entries({ ...held, [id]: by && `${by}m` });
    const captive = now.flatMap(([owner, how]) => (how ? [owner + how] : [])).join(",");
    const { captive: _, ...pairs } = placement.pairs;
    edit(captive ? paired({ ...placement, pairs }, { captive }) : changed({ ...placement, pairs }, {}));
  };
  return (
    <>
      {gone.map(({ id, name }) => (
        <Labelled key={id} class="captive" label={words.captive(name)}>
          <select value={held[id]?.[0] ?? ""} onChange={({ currentTarget }) => set(id, currentTarget.value)}>
            <Options
              of={[
                ["", words.free],
                ...ground.seats.filter((other) => other.id !== id).map((one) => [one.id, one.name] as const),
              ]}
            />
          </select>
        </Labelled>
      ))}
    </>
  );
}
