/** One figure: what was measured, the value with its unit, and the bar it is held against where there is one. */
export interface Figure {
  what: string;
  value: string;
  bar?: string;
}

/** Wide enough for the longest address and the longest value. */
const columns = { what: 71, value: 41 };

/** Prints figures as a table, each as soon as it is known. */
export async function report(title: string, figures: Iterable<Figure> | AsyncIterable<Figure>): Promise<void> {
  console.log(`\n${title}`);
  for await (const { what, value, bar } of figures) {
    console.log(`  ${what.padEnd(columns.what)}  ${value.padStart(columns.value)}${bar ? `  (bar: ${bar})` : ''}`);
  }
}

/** The value below which a share of the values lies: `quantile(times, 0.5)` is the median. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: number[]): number => quantile(values, 0.5);
