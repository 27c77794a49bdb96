import { Trans, useLingui } from '@lingui/react/macro';
import { editionHref } from '#features/editions/ui/edition-href.ts';
import { SiteLink } from '#shell/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ComparedFigure, ComparedRow, ComparedValue } from '../comparison.ts';
import css from './comparison.module.css';
import { FigureText } from './figure-text.tsx';

interface ComparisonProps {
  /** From the first to the last. */
  editions: { number: number; year: string }[];
  rows: ComparedRow[];
}

/**
 * Figures of all editions as a table whose cells draw themselves as bars. What was not published says so; a sum over
 * several editions is drawn hollow, for it does not compare.
 */
export function Comparison({ editions, rows }: ComparisonProps) {
  const { t } = useLingui();
  const names: Record<ComparedFigure, string> = {
    area: t`Exhibition area`,
    exhibitors: t`Exhibitors`,
    projects: t`Projects signed`,
    signed: t`Value signed`,
    countries: t`African countries taking part`,
    visits: t`Visits`,
  };
  return (
    <>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{t`Figures of the editions`}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t`Figure`}</th>
            {editions.map(({ number, year }) => (
              <th key={number} scope="col">
                <SiteLink to={editionHref(number)}>{year}</SiteLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ figure, values }) => (
            <tr key={figure}>
              <th scope="row">{names[figure]}</th>
              {values.map((value, i) => (
                <td key={editions[i]?.number} data-year={editions[i]?.year}>
                  {value ? <Value value={value} /> : <span className={css.unknown}>{t`not published`}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.reading}>
        <Trans>
          Figures as published by the expo. A hollow bar is a total for several editions and cannot be compared with the
          others. No figure is derived from others.
        </Trans>
      </p>
    </>
  );
}

function Value({ value }: { value: ComparedValue }) {
  const { parts, note, isSum, share } = value;
  return (
    <>
      <svg className={isSum ? css.sum : css.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 0h${share}v8h-${share}z`} />
      </svg>
      <span className={css.value}>
        {note && !isSum && <small>{note} </small>}
        <FigureText parts={parts} />
      </span>
      {isSum && <span className={css.note}>{note}</span>}
    </>
  );
}
