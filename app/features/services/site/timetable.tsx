import { useLingui } from '@lingui/react/macro';
import { NotYet } from '#ui/not-yet.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import type { ShuttleLine } from '../services.ts';
import css from './timetable.module.css';

/** When the expo's buses leave, line by line. */
export function Timetable({ lines }: { lines: ShuttleLine[] }) {
  return (
    <ul role="list" className={css.lines}>
      {lines.map((line) => (
        <li key={line.id} id={`line-${line.id}`}>
          <Line line={line} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line }: { line: ShuttleLine }) {
  const { t } = useLingui();
  const foreign = useForeign(line.lang);
  const { name, route, minutes, toVenue, toTown } = line;
  return (
    <>
      <h3 lang={foreign}>
        <TitleWords>{name}</TitleWords>
      </h3>
      <NotYet lang={line.lang} />
      <p className={css.route} lang={foreign}>
        {route}
      </p>
      <p className={css.route}>{t`About ${minutes} minutes`}</p>
      <Times name={t`To the exhibition centre from the first stop`} times={toVenue} />
      <Times name={t`Return, from the exhibition centre`} times={toTown} />
    </>
  );
}

/** Times of day, the venue's. */
export function Times({ name, times }: { name: string; times: string[] }) {
  return (
    <div className={css.times}>
      <p>{name}</p>
      <ul role="list">
        {times.map((time) => (
          <li key={time}>{time}</li>
        ))}
      </ul>
    </div>
  );
}
