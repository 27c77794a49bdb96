/** A figure as a page shows it: everything is written already, so that a browser writes it as the server did. */
export interface ShownFigure {
  name: string;
  title: string;
  /** What has to be known to read it rightly, a sentence or two each. */
  notes: string[];
  /** What stands over the names of its rows. */
  head: string;
  columns: string[];
  rows: ShownRow[];
  /** Drawn over time; undefined where it is drawn as bars in its table, or there is too little for a drawing. */
  chart: ShownChart | undefined;
}

interface ShownRow {
  name: string;
  /** '' where it is in no language. */
  lang?: string;
  /** The name of the file that is meant, beside the name. */
  file?: string;
  /** Without language prefix. */
  to?: string;
  cells: ShownCell[];
}

interface ShownCell {
  text: string;
  /** How long its bar is, of the longest: 0 to 1. Undefined where it has none. */
  bar?: number;
}

export interface ShownChart {
  kind: 'lines' | 'stacked';
  /** The marks of its scale, from nought on. */
  marks: { value: number; text: string }[];
  /** Its steps, in short. */
  steps: string[];
  series: { name: string; values: number[] }[];
}
