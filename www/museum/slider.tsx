// The slider of dated accounts: its stops, the board of each, who says so, and what it comes to.

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { outline } from "../core/games.js";
import { svg } from "../lib/dom.js";
import { useKeptFocus } from "../lib/focus.ts";
import { mayMove } from "../lib/motion.js";
import { write } from "../state/address.js";
import { roomAddress } from "../state/room-address.ts";
import { opening, type State } from "../state/store.js";
import { ages as words } from "../words/museum.js";
import { rulesOf, type Stop, stopId, type Tale } from "./dated.js";
import { type Scene, sceneOf } from "./scenes.ts";
import { Attested } from "./told.tsx";

/** How long what goes and comes takes, in milliseconds. */
const TURN = 420;

interface Props {
  tale: Tale;
  /** Which stop is seen. */
  at: number;
  state: State;
  show: (stop: number) => void;
}

export function Slider({ tale, at, state, show }: Props) {
  const stop = tale.stops[at];
  const { game, choice } = rulesOf(tale, stop);
  const title = choice?.title ?? outline(game).title;
  const scene = useMemo(() => sceneOf(tale, stop, state, title), [tale, stop, state.pieces]);
  return (
    <section class="ages-account">
      <h2>{words.tales[`${tale.piece} ${tale.id}`].title}</h2>
      <div class="ages-sides">
        <Board picture={scene.picture} />
        <div>
          <Years {...{ tale, at, title, show }} />
          <Told {...{ tale, stop, title, state }} told={scene.told} />
        </div>
      </div>
    </section>
  );
}

/** The stops, by their years. */
function Years({ tale: { stops }, at, title, show }: Omit<Props, "state"> & { title: string }) {
  return (
    <div class="ages-years">
      <input
        type="range"
        min={0}
        step={1}
        max={stops.length - 1}
        value={at}
        aria-label={words.account}
        aria-valuetext={words.stop(stops[at].year, title)}
        onInput={({ currentTarget }) => show(Number(currentTarget.value))}
      />
      <div>
        {stops.map((one, place) => (
          <button key={stopId(one)} type="button" class="quiet" aria-pressed={place === at} onClick={() => show(place)}>
            {one.year}
          </button>
        ))}
      </div>
    </div>
  );
}

/** What is told of a stop. */
function Told({
  tale,
  stop,
  title,
  state,
  told,
}: { tale: Tale; stop: Stop; title: string; state: State } & Pick<Scene, "told">) {
  const { game, options, choice, undated } = rulesOf(tale, stop);
  const { after } = words.tales[`${tale.piece} ${tale.id}`];
  const root = useKeptFocus<HTMLDivElement>();
  const ofGames = tale.stops.some((one) => one.game);
  const href = write({ ...opening(game), options, panel: "choices" });
  return (
    <div class="ages-told" aria-live="polite" ref={root}>
      <h3>{words.stop(stop.year, title)}</h3>
      {ofGames && (
        <p class="ages-game">
          <a href={href}>{outline(game).title}</a>
        </p>
      )}
      {choice && <Said text={choice.text} standing={choice.standing} cite={choice.source} />}
      <Said {...stop} />
      {told.map(([kind, text]) => (
        <p key={text} class={`ages-${kind}`}>
          {text}
        </p>
      ))}
      {undated.length > 0 && <p class="ages-undated help">{words.undated(undated.map(({ title }) => title))}</p>}
      {after && (
        <>
          <Said class="help" {...after} />
          <p class="ages-next">
            <a href={roomAddress(state.game, `ages:${after.next.about}`)}>{after.next.text}</a>
          </p>
        </>
      )}
      {!ofGames && (
        <p>
          <a href={href}>{words.open(outline(game).title)}</a>
        </p>
      )}
    </div>
  );
}

function Said({ text, standing, cite, class: looks }: Pick<Stop, "text" | "standing" | "cite"> & { class?: string }) {
  return (
    <p class={looks}>
      {text}{" "}
      <span class="ages-source">
        <Attested {...{ standing, cite }} />
      </span>
    </p>
  );
}

/** The board; what goes fades, what comes grows, what stays is left alone. */
function Board({ picture }: { picture: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const old = place.current?.firstElementChild;
    const fresh = svg(picture);
    place.current?.replaceChildren(fresh);
    if (old && mayMove() && old.getAttribute("viewBox") === fresh.getAttribute("viewBox")) turn(old, fresh);
  }, [picture]);
  return <div class="ages-board" ref={place} />;
}

function turn(old: Element, fresh: Element) {
  const [before, now] = [marks(old), marks(fresh)];
  for (const [key, mark] of now) if (!before.has(key)) mark.animate([{ opacity: 0 }, { opacity: 1 }], TURN);
  const layer = fresh.querySelector(".marks.over") ?? fresh;
  for (const [key, mark] of before) {
    if (now.has(key) || !mark.matches(".mark")) continue;
    layer.append(mark);
    const going = mark.animate([{ opacity: 1 }, { opacity: 0 }], TURN);
    going.onfinish = () => mark.remove();
  }
}

/** What lies on a board, by what and where it is. */
const marks = (of: Element) =>
  new Map(
    [...of.querySelectorAll(".mark, .piece")].map((one) => [
      ["class", "data-square", "transform"].map((name) => one.getAttribute(name)).join(" "),
      one,
    ]),
  );
