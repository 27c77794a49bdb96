/** One figure: what was measured, the value with its unit, and the bar it is held against where there is one. */
export interface Figure {
  what: string;
  value: string;
  bar?: string;
}

/** Prints figures as a table. */
export function report(title: string, figures: Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length));
  const values = Math.max(...figures.map(({ value }) => value.length));
  console.log(`\n${title}`);
  for (const { what, value, bar } of figures) {
    console.log(`  ${what.padEnd(width)}  ${value.padStart(values)}${bar ? `  (bar: ${bar})` : ''}`);
  }
}

/** The value below which a share of the values lies: `quantile(times, 0.5)` is the median. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
