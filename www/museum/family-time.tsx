// The scale of time: every game by its dates, the first first, with what is told of them.

import { outline } from "../core/games.js";
import { type Dating, datesOf, first, members, type Setting, UNTOLD } from "./kin.js";
import { Attested } from "./told.tsx";

/** The years of the scale, and of those that stand on it. */
const SCALE = { from: 300, to: 2050, step: 200 };
const YEARS = Array.from({ length: Math.ceil((SCALE.to - 400) / SCALE.step) }, (_, at) => 400 + at * SCALE.step);

export function Times({ setting }: { setting: Setting }) {
  const all = members.map((member) => ({ id: member.id, dates: datesOf(member, setting) }));
  all.sort((one, other) => first(one.dates) - first(other.dates));
  return (
    <ol class="family-time">
      {all.map(({ id, dates }) => (
        <li key={id}>
          <a href={`#/${id}`}>{outline(id).title}</a>
          <span class="family-track" aria-hidden="true">
            {YEARS.map((year) => (
              <i key={year} data-year={year} style={put(year)} />
            ))}
            {dates.map((date) => (
              <Span key={date.text} {...date} />
            ))}
          </span>
          <span class="family-told">
            {dates.map(({ text, note, standing, cite }) => [
              <span key={text}>{note ? `${text} (${note})` : text}</span>,
              " ",
              <Attested key={`${text} ${cite}`} {...{ standing, cite }} game={id} />,
            ])}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** In hundredths of the scale. */
const place = (year: number) => ((year - SCALE.from) / (SCALE.to - SCALE.from)) * 100;

const put = (from: number, to?: number) => ({
  insetInlineStart: `${place(from)}%`,
  inlineSize: to === undefined ? "" : `${place(to) - place(from)}%`,
});

function Span({ from, to, mark, open }: Dating) {
  const begin = from ?? Number(to) - UNTOLD;
  const end = (to ?? begin) + (open === "end" ? UNTOLD : 0);
  const dated = from !== undefined || to !== undefined;
  return (
    <>
      {dated && <b class={open && `open-${open}`} style={put(begin, Math.min(end, SCALE.to))} />}
      {mark !== undefined && <u style={put(mark)} />}
    </>
  );
}
