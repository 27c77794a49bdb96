import css from './charts.module.css';
import { markedSteps } from './scale.ts';

interface TimeChartProps {
  /** What is drawn, for those who listen; its figures stand in a table beside it. */
  label: string;
  kind: 'lines' | 'stacked';
  /** The marks of the scale from nought on, as they are written. */
  marks: readonly { value: number; text: string }[];
  /** The names of the steps, in short. */
  steps: readonly string[];
  /** A number for each step. */
  series: readonly { name: string; values: readonly number[] }[];
}

/** The drawing's size, and where in it the lines are; the rest is for the words of the axes. */
const size = { width: 360, height: 170, left: 40, right: 352, top: 10, bottom: 142 };
const anchors = { first: 'start', last: 'end', other: 'middle' } as const;
const round = (place: number) => Math.round(place * 10) / 10;

/** Numbers over time, as lines or as columns that stand on one another. Series differ by dash and by lightness, not by colour alone. */
export function TimeChart({ label, kind, marks, steps, series }: TimeChartProps) {
  const highest = marks.at(-1)?.value || 1;
  const y = (value: number) => round(size.bottom - (value / highest) * (size.bottom - size.top));
  const Drawn = kind === 'lines' ? Lines : Columns;
  return (
    <div className={css.chart}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
        {marks.map(({ value, text }) => (
          <g key={value}>
            <line x1={size.left} x2={size.right} y1={y(value)} y2={y(value)} className={value ? css.grid : css.axis} />
            <text x={size.left - 5} y={y(value)} dominantBaseline="middle" textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        <Steps steps={steps} middle={kind === 'stacked'} />
        <Drawn series={series} steps={steps} y={y} />
      </svg>
      {series.length > 1 && (
        <ul role="list" className={css.legend}>
          {series.map(({ name }, at) => (
            <li key={name}>
              <svg viewBox="0 0 24 10" aria-hidden="true">
                {kind === 'lines' ? (
                  <line x1="0" x2="24" y1="5" y2="5" className={lineClass(at)} />
                ) : (
                  <rect x="5" y="0.5" width="14" height="9" className={fillClass(at)} />
                )}
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface DrawnProps extends Pick<TimeChartProps, 'series' | 'steps'> {
  y(value: number): number;
}

/** Where a step's point is. */
const xOfPoint = (at: number, count: number) => size.left + (at / Math.max(1, count - 1)) * (size.right - size.left);
/** Where its column begins, and how wide it is with the room beside it. */
const slot = (count: number) => (size.right - size.left) / count;

function Lines({ series, steps, y }: DrawnProps) {
  return series.map(({ name, values }, at) => (
    <polyline
      key={name}
      points={values.map((value, step) => `${round(xOfPoint(step, steps.length))},${y(value)}`).join(' ')}
      className={lineClass(at)}
    />
  ));
}

function Columns({ series, steps, y }: DrawnProps) {
  const width = slot(steps.length);
  return steps.map((name, step) => (
    <g key={name}>
      {stackOf(series.map(({ values }) => values[step] ?? 0)).map(({ value, below }, at) =>
        value === 0 ? null : (
          <rect
            key={series[at]?.name}
            x={round(size.left + step * width + width * 0.12)}
            y={y(below + value)}
            width={round(width * 0.76)}
            height={round(y(below) - y(below + value))}
            className={fillClass(at)}
          />
        ),
      )}
    </g>
  ));
}

/** Each number with what lies below it. */
function stackOf(values: readonly number[]): { value: number; below: number }[] {
  return values.map((value, at) => ({ value, below: values.slice(0, at).reduce((sum, each) => sum + each, 0) }));
}

/** Some steps have their names below. @param middle below the middle of a column, not below a point */
function Steps({ steps, middle }: { steps: readonly string[]; middle: boolean }) {
  const named = markedSteps(steps.length);
  return named.map((at, place) => {
    const x = round(middle ? size.left + (at + 0.5) * slot(steps.length) : xOfPoint(at, steps.length));
    const side = middle ? 'other' : place === 0 ? 'first' : place === named.length - 1 ? 'last' : 'other';
    return (
      <g key={steps[at]}>
        <line x1={x} x2={x} y1={size.bottom} y2={size.bottom + 4} className={css.axis} />
        <text x={x} y={size.bottom + 17} textAnchor={anchors[side]}>
          {steps[at]}
        </text>
      </g>
    );
  });
}

/** So many looks there are: a language more has the first again. */
const looks = ['one', 'two', 'three', 'four'] as const;
const lookOf = (at: number) => css[looks[at % looks.length] ?? 'one'];
const lineClass = (at: number) => `${css.line} ${lookOf(at)}`;
const fillClass = (at: number) => `${css.fill} ${lookOf(at)}`;
