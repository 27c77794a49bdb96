import type { ReactNode } from 'react';
import { Mark, type StateName } from '../states/mark.tsx';
import css from './threads.module.css';

export interface Thread {
  /** The language's own name, and its tag. */
  name: string;
  lang: string;
  /** The one that is worked on. */
  current?: boolean;
  /** How far it is at each step. */
  steps: readonly StateName[];
  /** `State`. */
  state: ReactNode;
  /** `Who` has it. */
  who?: ReactNode;
  /** What its readers see now. */
  sees: ReactNode;
}

interface ThreadsProps {
  caption: string;
  /** Heads: language, each step, what readers see. */
  heads: { language: string; steps: readonly string[]; sees: string };
  threads: readonly Thread[];
  /** What a step's mark says to those who listen: "Done", "Not yet". */
  words: Record<StateName, string>;
}

/** A text in its languages: three threads, each at its own place in its life. */
export function Threads({ caption, heads, threads, words }: ThreadsProps) {
  return (
    <table role="table" className={css.threads}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heads.language}</th>
          {heads.steps.map((step) => (
            <th key={step} scope="col">
              {step}
            </th>
          ))}
          <td />
          <td />
          <th scope="col">{heads.sees}</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {threads.map(({ name, lang, current, steps, state, who, sees }) => (
          <tr key={lang} role="row" aria-current={current ? 'true' : undefined}>
            <th role="rowheader" scope="row" lang={lang}>
              {name}
            </th>
            {heads.steps.map((step, at) => {
              const of = steps[at] ?? 'missing';
              const goesOn = of === 'published' && steps[at + 1] === 'published';
              return (
                <td key={step} className={goesOn ? `${css.knot} ${css.done}` : css.knot}>
                  <Mark of={of} />
                  <span>{words[of]}</span>
                </td>
              );
            })}
            <td role="cell">{state}</td>
            <td role="cell">{who}</td>
            <td role="cell">{sees}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
