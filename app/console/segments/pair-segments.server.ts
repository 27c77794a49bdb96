import { hashOf, type Places } from '../content/segments.server.ts';
import { buildOf, pairedBy } from './build.ts';

/** A segment of the source beside what stands for it in another language. */
export interface Pair {
  /** Its place; of a text that has none in the source `body.+1`; of lines that are others than their source's the field. */
  path: string;
  /** Whether its texts are HTML. */
  isHtml: boolean;
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

/** Of fields of HTML that are built otherwise than their source: their blocks, each with the paths of its places. */
export type Built = ReadonlyMap<string, readonly { html: string; paths: readonly string[] }[]>;

interface Pairing {
  /** Of the source, the newest revision first: that is what is translated. */
  revisions: readonly (readonly Places[])[];
  target: readonly Places[];
  /** Hashes of the source's segments that the text has caught up with. */
  confirmed: readonly string[];
}

/**
 * The segments of a source with their translations. A paragraph that came in between, or went, does not shift the others: which
 * stood for which is told by the revision of the source that the text follows. Of a field that is built otherwise than its source ever
 * was, blocks of one kind stand beside each other; lines that are others than their source's are one piece.
 */
export function pairSegments({ revisions: [now = [], ...older], target, confirmed }: Pairing): {
  pairs: Pair[];
  built: Built;
} {
  const known = new Set(confirmed);
  const paths = new Set([...now, ...target].map(({ path }) => path));
  const built = new Map<string, { html: string; paths: string[] }[]>();
  const pairs = [...paths].flatMap((path) => {
    const placesIn = (places: readonly Places[]) => places.find((own) => own.path === path) ?? nothing(path);
    const field = { now: placesIn(now), older: older.map(placesIn), target: placesIn(target), known };
    const followed = followedBy(field);
    if (followed) return pairPlaces(field, followed);
    if (!field.target.isHtml) return [pairWhole(field)];
    const own = pairBlocks(field);
    built.set(path, own.blocks);
    return own.pairs;
  });
  return { pairs, built };
}

const nothing = (path: string): Places => ({
  ...{ path, isNumbered: true, isHtml: false, texts: [], whole: '', shape: '' },
});

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
  const { isNumbered, isHtml } = now.texts.length > 0 ? now : target;
  const earlier = older.map(({ texts }) => ({ texts, places: pairedBy(now.texts, texts, hashOf) }));
  const pairs = now.texts.flatMap((source, i): Pair[] => {
    const path = isNumbered ? `${now.path}.${i + 1}` : now.path;
    const stood = at[i] ?? -1;
    const text = (target.texts[stood] ?? '').trim();
    // A cell that the source leaves empty keeps what the text says in it.
    if (source.trim() === '') return text === '' ? [] : [goneFrom(path, text, isHtml)];
    const hash = hashOf(source);
    const before = [base[stood], ...earlier.map(({ texts, places }) => texts[places[i] ?? -1])];
    const isDone = known.has(hash);
    return [
      {
        ...{ path, isHtml, source, hashes: [hash], target: text },
        was: isDone ? undefined : before.find((each) => each && known.has(hashOf(each))),
        state: stateOf(text, isDone),
      },
    ];
  });
  const used = new Set(at);
  const more = target.texts.filter((text, i) => text.trim() !== '' && !used.has(i));
  return [...pairs, ...more.map((text, i) => goneFrom(`${now.path}.+${i + 1}`, text.trim(), isHtml))];
}

function goneFrom(path: string, target: string, isHtml: boolean): Pair {
  return { path, isHtml, source: undefined, hashes: [], was: undefined, target, state: 'gone' };
}

/** Block by block, where text and source are built otherwise. */
function pairBlocks(field: Field) {
  const { now, older, target, known } = field;
  const base = followedMost([now, ...older], known) ?? now;
  const followed: Followed = { base: base.texts, at: pairedBy(now.texts, base.texts, hashOf) };
  const pairs: Pair[] = [];
  let more = 0;
  const blocks = buildOf({ now: now.whole, base: base.whole }, target.whole).map(({ html, places }) => {
    const paths = places.map(({ source, target: own }) => {
      const text = textAt(target, own);
      const pair = pairAt(field, followed, { place: source, text });
      if (!pair) more += 1;
      const path = pair?.path ?? `${now.path}.+${more}`;
      if (pair) pairs.push(pair);
      else if (text !== '') pairs.push(goneFrom(path, text, true));
      return path;
    });
    return { html, paths };
  });
  return { pairs, blocks };
}

const textAt = ({ texts }: Places, place: number | undefined) => (texts[place ?? -1] ?? '').trim();

/** @returns undefined where the source has no such place, or an empty one */
function pairAt(
  { now, known }: Field,
  { base, at }: Followed,
  { place, text }: { place: number | undefined; text: string },
): Pair | undefined {
  const source = textAt(now, place);
  if (place === undefined || source === '') return undefined;
  const hash = hashOf(source);
  const isDone = known.has(hash);
  const before = base[at[place] ?? -1];
  return {
    ...{ path: `${now.path}.${place + 1}`, isHtml: true, source, hashes: [hash], target: text },
    was: !isDone && before && known.has(hashOf(before)) ? before : undefined,
    // What the text says elsewhere, or leaves out, is nothing to be done where it has caught up with it.
    state: isDone ? 'done' : stateOf(text, isDone),
  };
}

/** The one of a source's revisions with most of what a text has caught up with; of several the newest. */
function followedMost(revisions: readonly Places[], known: ReadonlySet<string>): Places | undefined {
  const score = (places: Places) => hashesOf(places).filter((hash) => known.has(hash)).length;
  return revisions.toSorted((one, other) => score(other) - score(one))[0];
}

function pairWhole({ now, older, target, known }: Field): Pair {
  if (now.whole === '') return goneFrom(now.path, target.whole, false);
  const hashes = hashesOf(now);
  const isDone = hashes.every((hash) => known.has(hash));
  const before = older.find((own) => own.whole !== '' && hashesOf(own).every((hash) => known.has(hash)));
  return {
    ...{ path: now.path, isHtml: false, source: now.whole, hashes, target: target.whole },
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
  const alike = [now, ...older].filter(({ shape }) => shape === target.shape);
  const base = followedMost(alike, known);
  if (base) return { base: base.texts, at: base === now ? same : pairedBy(now.texts, base.texts, hashOf) };
  // Of lists and lines no place is kept for what is not written yet: what is written is what has caught up.
  const done = now.texts.flatMap((text, i) => (known.has(hashOf(text)) ? [i] : []));
  if (done.length !== target.texts.length || target.shape !== String(done.length)) return undefined;
  return { base: now.texts, at: same.map((i) => (done.includes(i) ? done.indexOf(i) : undefined)) };
}
