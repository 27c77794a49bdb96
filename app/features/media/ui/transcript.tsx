import { useLingui } from '@lingui/react/macro';
import { NotYet } from '#ui/not-yet.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import type { TranscriptLine, Transcript as TranscriptOf } from '../transcript.ts';
import css from './transcript.module.css';

/** A film in words, folded away below it: who does not see or hear it, or has not the bytes for it, reads. */
export function Transcript({ of: { lang, lines } }: { of: TranscriptOf }) {
  const { t } = useLingui();
  const foreign = useForeign(lang);
  return (
    <details className={css.transcript}>
      <summary>{t`Transcript`}</summary>
      <NotYet lang={lang} />
      <ol lang={foreign}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a film never move
          <Line key={at} line={line} />
        ))}
      </ol>
    </details>
  );
}

function Line({ line: { second, seen, said } }: { line: TranscriptLine }) {
  const time = `${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`;
  return (
    <li>
      <time dateTime={`PT${second}S`}>{time}</time>
      {seen && <p className={css.seen}>{seen}</p>}
      {said && <p>{said}</p>}
    </li>
  );
}
