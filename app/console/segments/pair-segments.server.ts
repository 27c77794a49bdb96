import { diffArrays } from 'diff';
import { hashOf, type Places } from '../content/segments.server.ts';

/** A segment of the source beside what stands for it in another language. */
export interface Pair {
  /** Its place; of a text that has none in the source `body.+1`; of a field that is built otherwise than its source the field. */
  path: string;
  /** As the source has it now; undefined where it has no such segment. */
  source: string | undefined;
  /** Of what the source says there; several where a field is one piece. */
  hashes: string[];
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
 * stood for which is told by the revision of the source that the text follows. A field that is built otherwise than its source ever
 * was is one piece, and stays as it is built.
 */
export function pairSegments({ revisions: [now = [], ...older], target, confirmed }: Pairing): Pair[] {
  const known = new Set(confirmed);
  const paths = new Set([...now, ...target].map(({ path }) => path));
  return [...paths].flatMap((path) => {
    const placesIn = (places: readonly Places[]) => places.find((own) => own.path === path) ?? nothing(path);
    const field = { now: placesIn(now), older: older.map(placesIn), target: placesIn(target), known };
    const followed = followedBy(field);
    return followed ? pairPlaces(field, followed) : [pairWhole(field)];
  });
}

const nothing = (path: string): Places => ({ path, isNumbered: true, texts: [], whole: '', shape: '' });

interface Field {
  now: Places;
  older: readonly Places[];
  target: Places;
  known: ReadonlySet<string>;
}

/** The source whose places a text follows, and at which of its places each one of the newest source stood. */
interface Followed {
  base: readonly string[];
  at: readonly (number | undefined)[];
}

function pairPlaces({ now, older, target, known }: Field, { base, at }: Followed): Pair[] {
  const isNumbered = now.texts.length > 0 ? now.isNumbered : target.isNumbered;
  const earlier = older.map(({ texts }) => ({ texts, places: placesBefore(texts, now.texts) }));
  const pairs = now.texts.flatMap((source, i): Pair[] => {
    if (source.trim() === '') return [];
    const hash = hashOf(source);
    const stood = at[i] ?? -1;
    const text = (target.texts[stood] ?? '').trim();
    const before = [base[stood], ...earlier.map(({ texts, places }) => texts[places[i] ?? -1])];
    const isDone = known.has(hash);
    return [
      {
        ...{ path: isNumbered ? `${now.path}.${i + 1}` : now.path, source, hashes: [hash], target: text },
        was: isDone ? undefined : before.find((each) => each && known.has(hashOf(each))),
        state: stateOf(text, isDone),
      },
    ];
  });
  const used = new Set(at.filter((_, i) => now.texts[i]?.trim() !== ''));
  const more = target.texts.filter((text, i) => text.trim() !== '' && !used.has(i));
  return [...pairs, ...more.map((text, i): Pair => ({ ...gone, path: `${now.path}.+${i + 1}`, target: text.trim() }))];
}

const gone = { source: undefined, hashes: [], was: undefined, state: 'gone' as const };

function pairWhole({ now, older, target, known }: Field): Pair {
  if (now.whole === '') return { ...gone, path: now.path, target: target.whole };
  const hashes = hashesOf(now);
  const isDone = hashes.every((hash) => known.has(hash));
  const before = older.find((own) => own.whole !== '' && hashesOf(own).every((hash) => known.has(hash)));
  return {
    ...{ path: now.path, source: now.whole, hashes, target: target.whole },
    was: isDone ? undefined : before?.whole,
    state: stateOf(target.whole, isDone),
  };
}

const stateOf = (text: string, isDone: boolean) => (text === '' ? 'new' : isDone ? 'done' : 'changed');
const hashesOf = ({ texts }: Places) => texts.filter((text) => text.trim() !== '').map(hashOf);

/** @returns undefined where the text is built as its source never was */
function followedBy({ now, older, target, known }: Field): Followed | undefined {
  const same = now.texts.map((_, i) => i);
  if (target.texts.length === 0 || !target.isNumbered) return { base: now.texts, at: same };
  const score = (places: Places) => hashesOf(places).filter((hash) => known.has(hash)).length;
  const alike = [now, ...older].filter(({ shape }) => shape === target.shape);
  const [base] = alike.toSorted((one, other) => score(other) - score(one));
  if (base) return { base: base.texts, at: base === now ? same : placesBefore(base.texts, now.texts) };
  // Of lists and lines no place is kept for what is not written yet: what is written is what has caught up.
  const done = now.texts.flatMap((text, i) => (known.has(hashOf(text)) ? [i] : []));
  if (done.length !== target.texts.length || target.shape !== String(done.length)) return undefined;
  return { base: now.texts, at: same.map((i) => (done.includes(i) ? done.indexOf(i) : undefined)) };
}

/** At which place of an earlier text each of a later one stood; what was written in place of something stood where that did. */
function placesBefore(earlier: readonly string[], later: readonly string[]): (number | undefined)[] {
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
