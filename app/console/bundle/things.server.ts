import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { isEmpty } from '#platform/content/is-empty.ts';
import type { Tx } from '#platform/db/database.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { isSame } from '../content/document.ts';

const keysAtOnce = 1000;
const draftsAtOnce = 100;

/** The keys of a kind, in its own order. @param only those that are meant; left out: all */
export async function keysOf(tx: Tx, kind: ContentKind, only?: ReadonlySet<string>): Promise<string[]> {
  const all: string[] = [];
  for (let keys = await kind.keys(tx, undefined, keysAtOnce); keys.length > 0; ) {
    all.push(...keys.filter((key) => !only || only.has(key)));
    keys = await kind.keys(tx, keys.at(-1), keysAtOnce);
  }
  return all;
}

/** What readers see of things of a kind, in the order of their keys. Of a name that is the house's own nobody wrote anything. */
export async function* writtenThings(
  tx: Tx,
  kind: ContentKind,
  keys: readonly string[],
): AsyncGenerator<{ key: string; draft: Draft }> {
  for (let from = 0; from < keys.length; from += draftsAtOnce) {
    const some = keys.slice(from, from + draftsAtOnce);
    const drafts = await kind.read(tx, some);
    for (const key of some) {
      const draft = drafts.get(key);
      const written = draft && writtenOf(kind, key, draft);
      if (written) yield { key, draft: written };
    }
  }
}

function writtenOf(kind: ContentKind, key: string, { texts, ...shared }: Draft): Draft | undefined {
  const house = kind.house?.(key) ?? {};
  const own = textsOf(texts).filter(([locale, text]) => !isSame(text, house[locale] ?? {}));
  const says =
    Object.keys(kind.texts).length > 0 ? own.length > 0 : Object.values(shared).some((value) => !isEmpty(value));
  return says ? { ...shared, texts: Object.fromEntries(own) } : undefined;
}
