import { inOrderOfNeed, kindsNamedBy, referencesIn } from '#platform/bundle/kind/references.ts';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { keysOf, writtenThings } from './things.server.ts';

/** The keys of what goes into a bundle, by kind; those of pictures and films under `media`. */
export type Chosen = Map<string, Set<string>>;

/** Any edition takes place there, and these are the names that its programme is sorted by. */
const always = ['hall', 'stand', 'hall-place', 'event-kind', 'event-topic'];

/**
 * What belongs to an edition: the things that name it, those that name these, halls and stands; and all that these things name
 * themselves, such as rooms, pictures and earlier editions.
 * @returns undefined where there is no such edition
 */
export async function chosenFor(tx: Tx, kinds: readonly ContentKind[], edition: number): Promise<Chosen | undefined> {
  const ordered = inOrderOfNeed(kinds);
  const editions = kinds.find(({ name }) => name === 'edition');
  const [known] = editions ? await keysOf(tx, editions, new Set([String(edition)])) : [];
  if (known === undefined) return undefined;
  const chosen: Chosen = new Map([
    ['edition', new Set([known])],
    ['media', new Set()],
  ]);
  for (const kind of ordered) {
    if (kind.name === 'edition') continue;
    if (always.includes(kind.name)) chosen.set(kind.name, new Set(await keysOf(tx, kind)));
    else if (kindsNamedBy(kind).some((name) => chosen.has(name) && !always.includes(name)))
      await addNaming(tx, kind, chosen);
  }
  await addNamed(tx, ordered, chosen);
  return chosen;
}

/** Adds the things of a kind that name something that belongs to the edition. */
async function addNaming(tx: Tx, kind: ContentKind, chosen: Chosen): Promise<void> {
  for await (const { key, draft } of writtenThings(tx, kind, await keysOf(tx, kind))) {
    const isNaming = referencesIn(kind, draft).some(
      (one) => one.to === 'thing' && one.isPart && !always.includes(one.kind) && chosen.get(one.kind)?.has(one.key),
    );
    if (isNaming) add(chosen, kind.name, key);
  }
}

/** Adds what is named by anything that is chosen, until nothing more is: those that name come before those that they name. */
async function addNamed(tx: Tx, ordered: readonly ContentKind[], chosen: Chosen): Promise<void> {
  for (const kind of ordered.toReversed()) {
    const done = new Set<string>();
    for (let left = leftOf(chosen, kind, done); left.length > 0; left = leftOf(chosen, kind, done)) {
      for await (const { draft } of writtenThings(tx, kind, left)) addReferences(kind, draft, chosen);
      for (const key of left) done.add(key);
    }
  }
}

function addReferences(kind: ContentKind, draft: Draft, chosen: Chosen): void {
  for (const one of referencesIn(kind, draft)) {
    if (one.to === 'thing') add(chosen, one.kind, one.key);
    if (one.to === 'media') add(chosen, 'media', one.key);
  }
}

const leftOf = (chosen: Chosen, { name }: ContentKind, done: ReadonlySet<string>) =>
  [...(chosen.get(name) ?? [])].filter((key) => !done.has(key));

function add(chosen: Chosen, kind: string, key: string): void {
  const keys = chosen.get(kind) ?? new Set();
  chosen.set(kind, keys.add(key));
}
