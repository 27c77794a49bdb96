import { diffArrays } from 'diff';
import { hashOf, type Places } from '../content/segments.server.ts';

/** A segment of the source beside what stands for it in another language. */
export interface Pair {
  /** Its place; of a text that has none in the source `body.+1`. */
  path: string;
  /** As the source has it now; undefined where it has no such segment. */
  source: string | undefined;
  hash: string | undefined;
  /** What the source said when the text caught up with it, where that is another thing. */
  was: string | undefined;
  /** What the text says; empty where there is nothing yet. */
  target: string;
  /** Caught up; changed in the source since; new in the source; no longer in the source. */
  state: 'done' | 'changed' | 'new' | 'gone';
}

interface Pairing {
  /** Of the source, the newest revision first: that is what is translated. */
  revisions: readonly (readonly Places[])[];
  target: readonly Places[];
  /** Hashes of the source's segments that the text has caught up with. */
  confirmed: readonly string[];
}

/**
 * The segments of a source with their translations. A paragraph that came in between, or went, does not shift the others: which
 * stood for which is told by the revision of the source that the text follows.
 */
export function pairSegments({ revisions: [now = [], ...older], target, confirmed }: Pairing): Pair[] {
  const known = new Set(confirmed);
  const paths = new Set([...now, ...target].map(({ path }) => path));
  return [...paths].flatMap((path) => {
    const textsIn = (places: readonly Places[]) => places.find((own) => own.path === path)?.texts ?? [];
    const isNumbered = [...now, ...target].some((own) => own.path === path && own.isNumbered);
    return pairPlaces({
      now: textsIn(now),
      older: older.map(textsIn),
      target: textsIn(target),
      known,
      pathOf: (at) => (isNumbered ? `${path}.${at + 1}` : path),
      pathOfMore: (at) => `${path}.+${at + 1}`,
    });
  });
}

interface Field {
  now: readonly string[];
  older: readonly (readonly string[])[];
  target: readonly string[];
  known: ReadonlySet<string>;
  pathOf(at: number): string;
  pathOfMore(at: number): string;
}

function pairPlaces(field: Field): Pair[] {
  const { now, older, target, known, pathOf, pathOfMore } = field;
  const { base, at } = followedBy(field);
  const earlier = older.map((texts) => ({ texts, places: placesIn(texts, now) }));
  const pairs = now.flatMap((source, i): Pair[] => {
    if (source.trim() === '') return [];
    const hash = hashOf(source);
    const stood = at[i];
    const text = stood === undefined ? '' : (target[stood] ?? '');
    const before = [base[stood ?? -1], ...earlier.map(({ texts, places }) => texts[places[i] ?? -1])];
    const isDone = known.has(hash);
    return [
      {
        ...{ path: pathOf(i), source, hash, target: text.trim() },
        was: isDone ? undefined : before.find((each) => each && known.has(hashOf(each))),
        state: text.trim() === '' ? 'new' : isDone ? 'done' : 'changed',
      },
    ];
  });
  const used = new Set(at.filter((_, i) => now[i]?.trim() !== ''));
  const more = target.filter((text, i) => text.trim() !== '' && !used.has(i));
  return [
    ...pairs,
    ...more.map(
      (text, i): Pair => ({
        ...{ path: pathOfMore(i), source: undefined, hash: undefined, was: undefined },
        target: text.trim(),
        state: 'gone',
      }),
    ),
  ];
}

/** The source whose places the text follows, and at which of its places each one of the newest source stood. */
function followedBy({ now, older, target, known }: Field): { base: readonly string[]; at: (number | undefined)[] } {
  const same = now.map((_, i) => i);
  const score = (texts: readonly string[]) => texts.filter((text) => known.has(hashOf(text))).length;
  const alike = [now, ...older].filter(({ length }) => length === target.length);
  const [base] = alike.toSorted((one, other) => score(other) - score(one));
  if (base) return { base, at: base === now ? same : placesIn(base, now) };
  // Of lists and lines no place is kept for what is not written yet: what is written is what has caught up.
  const done = now.flatMap((text, i) => (known.has(hashOf(text)) ? [i] : []));
  if (done.length === target.length) {
    return { base: now, at: same.map((i) => (done.includes(i) ? done.indexOf(i) : undefined)) };
  }
  return { base: older[0] ?? now, at: same };
}

/** At which place of an earlier text each of a later one stood; what was written in place of something stood where that did. */
function placesIn(earlier: readonly string[], later: readonly string[]): (number | undefined)[] {
  const at: (number | undefined)[] = [];
  let [gone, come, from]: [number[], number, number] = [[], 0, 0];
  const settle = () => {
    for (let i = 0; i < come; i += 1) at.push(gone[i]);
    [gone, come] = [[], 0];
  };
  for (const { added, removed, count } of diffArrays(earlier.map(hashOf), later.map(hashOf))) {
    const places = Array.from({ length: count }, (_, i) => from + i);
    if (added) come += count;
    else if (removed) gone = [...gone, ...places];
    else {
      settle();
      at.push(...places);
    }
    if (!added) from += count;
  }
  settle();
  return at;
}
