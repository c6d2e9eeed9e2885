// The room of the family: the games on their ways, as a map or as a list, and a scale of time.

import { signal } from "@preact/signals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { whole } from "../core/module.js";
import { Check, Radio, Select } from "../lib/controls.tsx";
import { printAs } from "../lib/print.js";
import { type RoomProps, rendered } from "../lib/rendered.ts";
import { roomAddress } from "../state/room-address.ts";
import { family as words, unread } from "../words/museum.js";
import STYLES from "./family.css?inline";
import { FamilyMap } from "./family-map.tsx";
import { Times } from "./family-time.tsx";
import { questions, readSetting, type Setting, type Way, writeSetting } from "./kin.js";
import ON_PAPER from "./poster.css?inline";
import { PAPERS, type Paper, sheets } from "./poster.tsx";
import { Standing } from "./told.tsx";

/** Where the map has room: a page that is printed has. */
const WIDE = matchMedia("print, (min-width: 60rem)");

const wide = signal(WIDE.matches);
WIDE.addEventListener("change", () => {
  wide.value = WIDE.matches;
});

/** The paper that is chosen. */
const paper = signal<Paper>("a3");

export const familyRoom = rendered(Family, [STYLES, ON_PAPER], whole);

function Family({ context, state, about }: RoomProps) {
  const setting = readSetting(about);
  const choose = (change: Partial<Setting>) => context.set(writeSetting({ ...setting, ...change }), "visit");
  // A card over the map goes when Escape is pressed, as what lies over something else has to.
  const [still, rest] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  usePoster(root);
  const list = setting.list || !wide.value;
  const looks = ["kin", list && "is-list", still && "is-still"];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops what lies over it
    <div
      class={looks.filter(Boolean).join(" ")}
      data-paper={paper.value}
      ref={root}
      onKeyDown={({ key }) => rest(key === "Escape")}
      onPointerMove={() => rest(false)}
    >
      <p class="help" role="status">
        {setting.unread.length > 0 && unread(setting.unread)}
      </p>
      <p class="family-poster">{words.poster}</p>
      <div class="family-tools">
        <Check name="list" label={words.list} checked={setting.list} onChange={(list) => choose({ list })} />
      </div>
      <FamilyMap about={about} list={list} pieces={state.pieces} />
      <p class="help family-schematic">{words.schematic}</p>
      <Key />
      <div class="family-tools">
        <Select
          name="paper"
          label={words.paper}
          value={paper.value}
          options={PAPERS.map((id) => [id, words.papers[id]])}
          onChange={(chosen) => {
            paper.value = chosen;
          }}
        />
        <button type="button" class="action" onClick={() => printAs("view")}>
          {words.print}
        </button>
        <p class="help family-glue">{words.glue}</p>
      </div>
      <details class="family-choices" open>
        <summary>{words.choices}</summary>
        <div>
          {questions.map(({ id, choices }) => (
            <Question
              key={id}
              {...{ id, choices }}
              chosen={setting.choices[id]}
              choose={(choice) => choose({ choices: { ...setting.choices, [id]: choice } })}
              game={state.game}
            />
          ))}
        </div>
      </details>
      <section>
        <h2>{words.scale}</h2>
        <p class="help">{words.scaleLead}</p>
        <Times setting={setting} />
      </section>
    </div>
  );
}

/** Lays out what is printed on several sheets, while it is. */
function usePoster(root: { current: HTMLElement | null }) {
  useLayoutEffect(() => {
    const clear = () => root.current?.querySelector(".poster-sheets")?.remove();
    const lay = () => {
      clear();
      if (paper.value === "a4" && root.current) root.current.append(sheets(root.current));
    };
    addEventListener("beforeprint", lay);
    addEventListener("afterprint", clear);
    return () => {
      removeEventListener("beforeprint", lay);
      removeEventListener("afterprint", clear);
    };
  }, []);
}

/** A point on which the sources part. */
function Question({
  id,
  choices,
  chosen,
  choose,
  game,
}: {
  id: string;
  choices: string[];
  chosen: string;
  choose: (choice: string) => void;
  game: string;
}) {
  const argument = words.arguments[id as keyof typeof words.arguments];
  return (
    <fieldset>
      <legend>{words.questions[id].question}</legend>
      {choices.map((choice) => (
        <Radio
          name={`family-${id}`}
          value={choice}
          checked={choice === chosen}
          onChange={() => choose(choice)}
          key={choice}
        >
          {" "}
          {words.questions[id].choices[choice]}
        </Radio>
      ))}
      {argument && (
        <a data-about={argument.about} href={roomAddress(game, `stories:${argument.about}`)}>
          {argument.text}
        </a>
      )}
    </fieldset>
  );
}

/** What the lines mean. */
function Key() {
  return (
    <ul class="family-key" aria-label={words.key}>
      {Object.entries(words.lines).map(([id, text]) => (
        <li key={id}>
          <i class={`line-${id}`} />
          <Standing of={id as Way["standing"]} /> {text}
        </li>
      ))}
    </ul>
  );
}
