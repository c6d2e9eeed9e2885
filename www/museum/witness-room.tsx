// The room of the witnesses: for each game who saw it first, who first told its rules and what was found; what the
// witnesses say where the accounts part; and all of them in the order of time.

import { useLayoutEffect, useRef } from "preact/hooks";
import { allGames, gameInfo } from "../core/games.js";
import { whole } from "../core/module.js";
import { optionOf } from "../core/options.js";
import { Group, Select } from "../lib/controls.tsx";
import { type RoomProps, rendered } from "../lib/rendered.ts";
import { roomAddress } from "../state/room-address.ts";
import { unread, witnesses as words } from "../words/museum.js";
import { joined, Numbers } from "./told.tsx";
import STYLES from "./witness.css?inline";
import { Card, Dates, SourceList } from "./witness-card.tsx";
import { AS, inTime, of, type Tally, type Testimony, testimony, type Witness } from "./witnesses.js";

/** What a witness can be of. */
const KINDS = Object.keys(words.kinds) as Witness["kind"][];

export const witnessRoom = rendered(Witnesses, [STYLES], async () => {
  const [told] = await Promise.all([testimony(), whole()]);
  return told;
});

/** What is set in the room: `xiangqi,find`, or a witness, `bana`. */
function read(about: string, { witnesses }: Testimony) {
  const setting = { game: "", kind: "", witness: "", unread: [] as string[] };
  for (const part of about.split(",").filter(Boolean)) {
    if (allGames().some(({ id }) => id === part)) setting.game = part;
    else if (KINDS.some((kind) => kind === part)) setting.kind = part;
    else if (witnesses.some(({ id }) => id === part)) setting.witness = part;
    else setting.unread.push(part);
  }
  return setting;
}

/** Leads to a witness. */
type Address = (witness: string) => string;

function Witnesses({ context, state, about, data: told }: RoomProps<Testimony>) {
  const { game, kind, witness, unread: strange } = read(about, told);
  const list = useRef<HTMLOListElement>(null);
  // One of them is shown among the others.
  useLayoutEffect(() => {
    const place = witness && list.current?.querySelector(`[data-witness="${witness}"]`);
    if (!place) return;
    place.scrollIntoView({ block: "center" });
    place.querySelector("h3")?.focus({ preventScroll: true });
  }, [about]);
  const narrow = (...set: string[]) => context.set(set.filter(Boolean).join(","), "visit");
  const address: Address = (id) => roomAddress(state.game, `witnesses:${id}`);
  const tallies = told.tallies.filter((one) => game === "" || one.game === game);
  const all = inTime(told.witnesses).filter(
    (one) => (game === "" || one.games.some((of) => of.game === game)) && (kind === "" || one.kind === kind),
  );
  return (
    <div class="witnesses">
      <p class="help" role="status">
        {strange.length > 0 && unread(strange)}
      </p>
      <Group class="witness-tools" label={words.narrow}>
        <Select
          name="game"
          label={words.game}
          value={game}
          options={[["", words.anyGame], ...allGames().map(({ id, title }) => [id, title] as const)]}
          onChange={(game) => narrow(game, kind)}
        />
        <Select
          name="kind"
          label={words.kind}
          value={kind}
          options={[["", words.anyKind], ...KINDS.map((id) => [id, words.kinds[id]] as const)]}
          onChange={(kind) => narrow(game, kind)}
        />
      </Group>
      <section>
        <h2>{words.games}</h2>
        <ul class="witness-games">
          {allGames()
            .filter(({ id }) => game === "" || id === game)
            .map((one) => (
              <Game key={one.id} {...one} {...{ told, address }} />
            ))}
        </ul>
      </section>
      {tallies.length > 0 && (
        <section>
          <h2>{words.tallies}</h2>
          <p class="help">{words.talliesLead}</p>
          <div class="witness-tallies">
            {tallies.map((tally) => (
              <Counted key={tally.id} {...tally} {...{ told, address }} />
            ))}
          </div>
        </section>
      )}
      <section>
        <h2>{words.all}</h2>
        <p class="help" role="status">
          {words.count(all.length, told.witnesses.length)}
        </p>
        <ol class="witness-list" ref={list}>
          {all.map((witness) => (
            <Card key={witness.id} {...{ witness, told }} />
          ))}
        </ol>
        <dl class="witness-sure">
          {Object.values(words.certainties).map(({ name, help }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{help}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

/** What is known of a game: its first witness, the rules as first told, its finds. */
function Game({ id, title, told, address }: { id: string; title: string; told: Testimony; address: Address }) {
  return (
    <li data-game={id}>
      <h3>
        <a href={`#/${id}`}>{title}</a>
      </h3>
      <dl>
        {AS.slice(0, 3).map((as) => (
          <div key={as} data-as={as}>
            <dt>{words.as[as]}</dt>
            {of(told.witnesses, id, as).map((one) => (
              <dd key={one.id}>
                <a href={address(one.id)}>{one.title}</a>, <Dates of={one} told={told} />
              </dd>
            ))}
            {told.unknown
              .filter((one) => one.game === id && one.as === as)
              .map(({ text }) => (
                <dd key={text} class="help">
                  {text}
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </li>
  );
}

/** What the witnesses say to one question, counted by them. */
function Counted({
  id,
  game,
  option,
  question,
  answers,
  told,
  address,
}: Tally & { told: Testimony; address: Address }) {
  const asked = option ? optionOf(game, option) : undefined;
  const sources = told.sources.filter(({ id }) => answers.some(({ from }) => from.includes(id)));
  return (
    <section data-tally={id}>
      <h3>{question ?? asked?.question}</h3>
      <p class="help">{gameInfo(game).title}</p>
      <ul>
        {answers.map(({ choice, text, witnesses, from }) => {
          const found = asked?.choices.find((one) => one.id === choice);
          const names = witnesses.map((own) => (
            <a key={own} href={address(own)}>
              {told.witnesses.find(({ id }) => id === own)?.title}
            </a>
          ));
          return (
            <li key={text}>
              <b class="witness-count">{words.voices(witnesses.length)}</b> {found && <i>{`${found.title}.`}</i>} {text}
              <Numbers {...{ from, sources }} /> {joined(names, words.between)}
            </li>
          );
        })}
      </ul>
      <SourceList sources={sources} />
    </section>
  );
}
