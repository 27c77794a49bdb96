import type { DayRate } from './rate-table.ts';

/** The drawing's size, and where in it the lines are; the rest is for the labels of the axes. */
export const chartSize = { width: 360, height: 210, left: 46, right: 352, top: 12, bottom: 178 };

/** A mark of an axis: its place in the drawing, and what it stands for. */
interface Tick<Value> {
  at: number;
  value: Value;
}

/** A chart, ready to be drawn. Its places are rounded for the screen; what is counted with are the rates themselves. */
export interface Chart {
  /** The points of the line: `46,100 49.4,98`. */
  points: string;
  values: Tick<string>[];
  days: Tick<string>[];
  lowest: DayRate;
  highest: DayRate;
}

const dayLength = 86_400_000;
const number = (rate: DayRate) => Number(rate.spotPurchase);

/** Draws rates by day. @returns undefined where there are too few for a line */
export function chartOf(rates: readonly DayRate[]): Chart | undefined {
  const [first] = rates;
  const last = rates.at(-1);
  if (!first || !last || rates.length < 2) return undefined;
  const lowest = rates.reduce((one, other) => (number(other) < number(one) ? other : one));
  const highest = rates.reduce((one, other) => (number(other) > number(one) ? other : one));
  const scale = scaleOf(number(lowest), number(highest));
  const { left, right, top, bottom } = chartSize;
  const from = Date.parse(first.day);
  const span = Date.parse(last.day) - from;
  const x = (day: string) => round(left + ((Date.parse(day) - from) / span) * (right - left));
  const y = (value: number) => round(bottom - ((value - scale.low) / (scale.high - scale.low)) * (bottom - top));
  return {
    points: rates.map((rate) => `${x(rate.day)},${y(number(rate))}`).join(' '),
    values: scale.marks.map((value) => ({ at: y(Number(value)), value })),
    days: [0, 1, 2, 3].map((third) => {
      const day = new Date(from + Math.round((span / dayLength) * (third / 3)) * dayLength).toISOString().slice(0, 10);
      return { at: x(day), value: day };
    }),
    lowest,
    highest,
  };
}

const round = (place: number) => Math.round(place * 10) / 10;

/** Round numbers from below the lowest to above the highest, three to six of them. */
function scaleOf(lowest: number, highest: number): { low: number; high: number; marks: string[] } {
  const span = highest - lowest || highest / 100;
  const power = 10 ** Math.floor(Math.log10(span / 4));
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => span / each <= 4) ?? 10 * power;
  const begin = Math.floor(lowest / step);
  const end = Math.max(begin + 2, Math.ceil(highest / step));
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const marks = Array.from({ length: end - begin + 1 }, (_, i) => ((begin + i) * step).toFixed(digits));
  return { low: begin * step, high: end * step, marks };
}
