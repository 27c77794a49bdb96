import { useLingui } from '@lingui/react/macro';
import { writtenDecimal } from '#platform/i18n/numbers.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { formatDay, formatShortDay } from '#ui/dates/dates.ts';
import { chartOf, chartSize } from '../rates/chart.ts';
import type { DayRate } from '../rates/rate-table.ts';
import { writtenRate } from '../rates/written-rate.ts';
import css from './rate-chart.module.css';

interface RateChartProps {
  name: string;
  history: readonly DayRate[];
}

/** How the words below the line stand to their marks: the outer ones stay within the drawing. */
const anchors = ['start', 'middle', 'middle', 'end'] as const;

/** The rates of some days as a line, with what it says in words; its figures stand in a table elsewhere on the page. */
export function RateChart({ name, history }: RateChartProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const chart = chartOf(history);
  if (!chart) return <p>{t`Not enough days for a chart yet.`}</p>;
  const { width, height, left, right, bottom } = chartSize;
  const { lowest, highest } = chart;
  const [low, lowDay] = [writtenRate(lowest.spotPurchase, locale), formatDay(lowest.day, locale)];
  const [high, highDay] = [writtenRate(highest.spotPurchase, locale), formatDay(highest.day, locale)];
  const summary = t`Lowest ${low} on ${lowDay}, highest ${high} on ${highDay}.`;
  return (
    <figure className={css.figure}>
      <svg
        className={css.chart}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t`${name}, yuan per 100 units. ${summary}`}
      >
        {chart.values.map(({ at, value }) => (
          <g key={value}>
            <line x1={left} x2={right} y1={at} y2={at} className={css.grid} />
            <text x={left - 5} y={at} dominantBaseline="middle" textAnchor="end">
              {writtenDecimal(value, locale)}
            </text>
          </g>
        ))}
        {chart.days.map(({ at, value }, i) => (
          <g key={value}>
            <line x1={at} x2={at} y1={bottom} y2={bottom + 4} className={css.axis} />
            <text x={at} y={bottom + 18} textAnchor={anchors[i]}>
              {formatShortDay(value, locale)}
            </text>
          </g>
        ))}
        <line x1={left} x2={right} y1={bottom} y2={bottom} className={css.axis} />
        <polyline points={chart.points} className={css.line} />
      </svg>
      <figcaption>
        {t`Yuan per 100 units, last 90 days.`} {summary}
      </figcaption>
    </figure>
  );
}
