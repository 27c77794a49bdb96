import type { Edition, Figure, FigureParts } from '#features/editions/index.server.ts';

/** The figures that editions are compared by, in their order. */
export const comparedFigures = ['area', 'exhibitors', 'projects', 'signed', 'countries', 'visits'] as const;

export type ComparedFigure = (typeof comparedFigures)[number];

/** What is known of one figure of one edition. */
export interface ComparedValue {
  edition: number;
  parts: FigureParts;
  /** "over", "nearly", "editions 1 and 2 together": what the source says beside the number; empty where nothing. */
  note: string;
  /** Whether it adds up earlier editions: then it is not compared with others. */
  isSum: boolean;
  /** How long its bar is, in hundredths of the longest one of its row. */
  share: number;
}

/** A row of the comparison: a figure, and what each edition published of it; undefined where it published nothing. */
export interface ComparedRow {
  figure: ComparedFigure;
  values: (ComparedValue | undefined)[];
}

/**
 * Sets the figures of editions side by side. A figure that an edition did not publish stays unknown: it is never counted
 * out of others, nor shown as nought.
 * @param editions in the order in which they are to stand
 */
export function compareEditions(editions: readonly Pick<Edition, 'number' | 'figures'>[]): ComparedRow[] {
  return comparedFigures.map((key) => {
    const figures = editions.map(({ number, figures }) => ({
      number,
      figure: figures.find((each) => each.key === key),
    }));
    const most = Math.max(...figures.map(({ figure }) => Number(figure?.value ?? 0)));
    return { figure: key, values: figures.map(({ number, figure }) => figure && compared(number, figure, most)) };
  });
}

function compared(edition: number, figure: Figure, most: number): ComparedValue {
  const { label, parts, sinceEdition, value } = figure;
  // A length in a drawing: the number itself is never rounded.
  const share = Math.max(1, Math.round((Number(value) / most) * 100));
  return { edition, parts, note: noteOf(label), isSum: sinceEdition !== null, share };
}

/** Labels carry what the source says of their number in brackets at their end: `Exhibitors (nearly)`. */
function noteOf(label: string): string {
  return /[（(]([^（）()]+)[）)]$/.exec(label)?.[1] ?? '';
}
