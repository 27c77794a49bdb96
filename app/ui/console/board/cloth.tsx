import { type ReactNode, useId } from 'react';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { Mark, type StateName } from '../states/mark.tsx';
import css from './cloth.module.css';

/** A language with the state of each of its things, in the order of the cloth. */
export interface ClothRow {
  name: string;
  lang: string;
  states: readonly StateName[];
  /** How many stand where, if there are more than the cloth shows. */
  counts?: Partial<Record<StateName, number>>;
}

interface ClothProps {
  /** What a stitch is and what a hole is. */
  caption: string;
  rows: readonly ClothRow[];
  /** The states that are counted, in the order of the table, with their words. */
  counted: readonly { state: StateName; word: string }[];
  /** What the table is: "How many stand where". */
  tally: string;
}

/** Threads from left to right, in units of the drawing: a stitch is six wide and twenty high, rows stand twenty-four apart. */
const [stitch, row, high] = [6, 24, 20];
/** Fewer stitches than these do not fill the width: a stitch would be as large as a hand. */
const fewest = 200;

/** The cloth of the board: a row is a language, a stitch is a thing, a hole is what readers do not have. Below it the counts. */
export function Cloth({ caption, rows, counted, tally }: ClothProps) {
  const id = useId();
  const width = Math.max(fewest, ...rows.map(({ states }) => states.length)) * stitch;
  return (
    <figure className={css.cloth}>
      <ScrollRegion label={caption}>
        <svg viewBox={`0 0 ${width} ${rows.length * row - (row - high)}`} aria-hidden="true">
          <Patterns id={id} />
          {drawn.map((state) => (
            <path key={state} fill={`url(#${id}-${state})`} d={stitchesOf(rows, state)} />
          ))}
        </svg>
      </ScrollRegion>
      <div className={css.below}>
        <figcaption>{caption}</figcaption>
        <ScrollRegion label={tally}>
          <Tally rows={rows} counted={counted} caption={tally} />
        </ScrollRegion>
      </div>
    </figure>
  );
}

/** What is there at all; missing and withdrawn are holes. */
const drawn = ['published', 'signed', 'review', 'draft', 'behind'] as const satisfies StateName[];

/** The stitches of one state as one path: what stands side by side is one run. */
function stitchesOf(rows: readonly ClothRow[], state: StateName): string {
  return rows
    .flatMap(({ states }, line) =>
      states.map((each, at) => (each === state ? `M${at * stitch} ${line * row}h${stitch}v${high}h-${stitch}z` : '')),
    )
    .join('');
}

/** How a stitch of each state is woven. */
function Patterns({ id }: { id: string }) {
  const woven: Record<(typeof drawn)[number], ReactNode> = {
    published: (
      <>
        <path className={css.good} d="M0 0h5v20H0z" />
        <path className={css.bright} d="m2.5 5 2 5-2 5-2-5z" />
      </>
    ),
    signed: (
      <>
        <path className={css.signed} d="M0 0h5v20H0z" />
        <path className={css.paper} d="m2.5 5 2 5-2 5-2-5z" />
      </>
    ),
    review: <path className={css.review} d="M0 0h5L2.5 10 5 20H0l2.5-10z" />,
    draft: <path className={css.draft} d="M0 0h1v20H0zm2 0h1v20H2zm2 0h1v20H4z" />,
    behind: (
      <>
        <path className={css.ochre} d="M0 0h5v20H0z" />
        <path className={css.behind} d="M0 10 2.5 5v10z" />
      </>
    ),
  };
  return (
    <defs>
      {drawn.map((state) => (
        <pattern key={state} id={`${id}-${state}`} width={stitch} height={row} patternUnits="userSpaceOnUse">
          {woven[state]}
        </pattern>
      ))}
    </defs>
  );
}

function Tally({ rows, counted, caption }: Pick<ClothProps, 'rows' | 'counted' | 'caption'>) {
  const locale = useLocale();
  return (
    <table className={css.tally}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {counted.map(({ state, word }) => (
            <th key={state} scope="col">
              <Mark of={state} /> {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, lang, states, counts }) => (
          <tr key={lang}>
            <th scope="row" lang={lang}>
              {name}
            </th>
            {counted.map(({ state }) => (
              <td key={state}>
                {(counts ? (counts[state] ?? 0) : states.filter((each) => each === state).length).toLocaleString(
                  locale,
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
