import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { compareWords, type Piece } from '#platform/i18n/compare-words.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Change } from './check-file.server.ts';
import type { Report, TextReport } from './import-xliff.server.ts';
import { said, textWords, unitWords } from './xliff-words.ts';

/** A segment of a report: what changes in it, or why it cannot be taken. */
export interface ShownUnit {
  label: string;
  /** What it says and what it would say, compared. */
  pieces?: Piece[];
  /** Why not, in the reader's language. */
  why?: string;
}

export interface ShownText extends Pick<TextReport, 'id' | 'thing' | 'outcome' | 'confirmed'> {
  why: string | undefined;
  units: ShownUnit[];
  /** So many more segments change, or cannot be taken. */
  more: number;
}

export interface ShownReport {
  to: Locale;
  counts: Record<TextReport['outcome'], number>;
  /** Without those in which nothing is new. */
  texts: ShownText[];
}

/** A page shows so many segments in all; of others it says how many they are. */
const mostUnits = 400;
/** So many signs of one segment, and of all, are compared: that takes time with the square of what is different. */
const mostCompared = { ofOne: 3000, ofAll: 60_000 };

/** A report as a page shows it. */
export function shownReport({ to, texts }: Report, locale: Locale): ShownReport {
  const i18n = i18nFor(locale);
  const counts = { taken: 0, unchanged: 0, meanwhile: 0, refused: 0 };
  let room = mostUnits;
  const show = comparing(to);
  const shown = texts.flatMap(({ id, thing, outcome, confirmed, why, ...segments }): ShownText[] => {
    counts[outcome] += 1;
    if (outcome === 'unchanged') return [];
    const refused = segments.refused.slice(0, room);
    const changed = outcome === 'meanwhile' ? segments.meanwhile : outcome === 'taken' ? segments.changes : [];
    const changes = changed.slice(0, room - refused.length);
    const units: ShownUnit[] = [
      ...refused.map((own) => ({ label: own.label, why: said(i18n, unitWords(own)) })),
      ...changes.map(show),
    ];
    room -= units.length;
    const more = segments.refused.length + changed.length - units.length;
    return [{ id, thing, outcome, confirmed, why: why && i18n._(textWords(why)), units, more }];
  });
  return { to, counts, texts: shown };
}

/** Compares what changes word by word; what is too long is shown one after the other. */
function comparing(to: Locale): (change: Change) => ShownUnit {
  let left = mostCompared.ofAll;
  return ({ label, was, now }) => {
    const signs = was.length + now.length;
    if (was !== '' && signs <= Math.min(left, mostCompared.ofOne)) {
      left -= signs;
      return { label, pieces: compareWords(was, now, to) };
    }
    const whole: Piece[] = [
      { kind: 'removed', text: was },
      { kind: 'added', text: now },
    ];
    return { label, pieces: whole.filter(({ text }) => text !== '') };
  };
}
