import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { Mark } from '../states/mark.tsx';
import css from './segment.module.css';

/** How a segment stands to its source: caught up, its source changed, not there yet, or its figures disagree. */
export type SegmentState = 'done' | 'changed' | 'new' | 'differs';

interface SegmentProps {
  /** Its address within the page. */
  id?: string;
  number: number;
  /** What it is, for those who listen: "Title 1". */
  label: string;
  title?: boolean;
  state: SegmentState;
  /** The state in words: "Source changed". */
  word: string;
  /** The source, with `Changed` where it changed; its language. */
  source: ReactNode;
  sourceLang: string;
  /** Where somebody works in it. */
  now?: boolean;
  /** `TargetText`. */
  children: ReactNode;
  /** What changed, what may be done about it, words of the glossary. */
  hints?: ReactNode;
}

/** A piece of text with its translation: source, number and mark, target, hints below it. */
export function Segment({
  id,
  number,
  label,
  title,
  state,
  word,
  source,
  sourceLang,
  now,
  children,
  hints,
}: SegmentProps) {
  const look = [css.segment, title && css.title, now && css.now, css[state]].filter(Boolean).join(' ');
  return (
    <section id={id} aria-label={label} className={look}>
      <div className={css.source} lang={sourceLang}>
        {source}
      </div>
      <div className={css.middle}>
        {number}
        <SegmentMark state={state} />
        <span className={css.word}>{word}</span>
      </div>
      <div className={css.target}>
        {children}
        {hints && <div className={css.hints}>{hints}</div>}
      </div>
    </section>
  );
}

function SegmentMark({ state }: { state: SegmentState }) {
  if (state === 'changed') return <Mark of="behind" />;
  if (state === 'new') return <Mark of="missing" />;
  return <Icon name={state === 'done' ? 'ok' : 'warn'} />;
}

/** The translation of a segment, to write in: as high as its text. A rich one is made of it by script with `targetLook`. */
export function TargetText({
  label,
  ...area
}: { label: string; lang: string; name: string } & ComponentProps<'textarea'>) {
  return <textarea aria-label={label} rows={1} className={css.text} {...area} />;
}

/** Class of an editable element that stands for a `TargetText`. */
export const targetLook = css.text;

/** Who else is writing here. */
export function WriterHere({ children }: { children: string }) {
  return <span className={css.writer}>{children}</span>;
}

interface PairHeadProps {
  /** "Source: Chinese", and its revision. */
  source: ReactNode;
  /** Which language is written, how much is done, what is next. */
  children: ReactNode;
  /** `Button`s of a toolbar, where text has styles. */
  styles?: ReactNode;
  stylesLabel?: string;
}

/** Over the segments: what is the source, what is written. It stays in view. */
export function PairHead({ source, children, styles, stylesLabel }: PairHeadProps) {
  return (
    <div className={css.pairHead}>
      <div className={css.pair}>
        <p>{source}</p>
        <div className={css.pairActs}>{children}</div>
      </div>
      {styles && (
        <div role="toolbar" aria-label={stylesLabel} className={css.styles}>
          {styles}
        </div>
      )}
    </div>
  );
}
