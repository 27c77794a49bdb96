import { sql } from 'kysely';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import { isLocale, type Locale, locales } from '#platform/i18n/locale.ts';
import type { Job } from '#platform/jobs/job.ts';
import { plainText } from '#platform/search-index/plain-text.ts';
import { contentKinds } from '../content/kinds.server.ts';
import { publishedThreads } from '../content/thread-revisions.server.ts';
import { textSegments } from '../content/threads.server.ts';
import { type Glossary, glossaryOf } from './glossary.server.ts';
import { offences } from './rule.ts';
import type { Variant } from './variants.ts';
import { glossaryNotice } from './write-term.server.ts';

/** Little enough that nobody waits for it: each text is looked through for every name. */
const atOnce = 50;

/** Looks for names that the glossary does not use in published texts: in new ones, and in all of them where the glossary has changed. */
export const wordingJob: Job = {
  name: 'look for names that the glossary does not use',
  every: 600_000,
  run: ({ db }, signal) => lookAtWording(db, signal),
};

/**
 * The same as somebody changes the glossary. It runs in every process that hears of it: what one of them has looked at, the others
 * leave, and what two look at is noted alike by both. While nobody has changed anything there is nothing to be done.
 */
export function changedWordingJob(): Job {
  let isLooking = false;
  let again = false;
  return {
    name: 'look for names that the glossary has just ceased to use',
    every: 3_600_000,
    wokenBy: glossaryNotice,
    async run({ db }, signal) {
      if (isLooking) {
        again = true;
        return;
      }
      isLooking = true;
      try {
        if (await isChanged(db)) {
          do {
            again = false;
            await lookAtWording(db, signal);
          } while (again);
        }
      } finally {
        isLooking = false;
      }
    },
  };
}

async function isChanged(db: Database): Promise<boolean> {
  return (await db.selectFrom('glossary_term').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The same at once. */
export async function lookAtWording(db: Database, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await lookAtSome(db, await glossaryOf(db))) === atOnce);
}

/** @returns how many texts were looked at */
async function lookAtSome(db: Database, { version, variants }: Glossary): Promise<number> {
  const texts = await publishedThreads(db)
    .leftJoin('content_wording as known', (join) =>
      join.onRef('known.thing_id', '=', 'thread.thing_id').onRef('known.thread', '=', 'thread.thread'),
    )
    .select(['thread.kind', 'revision.number'])
    .where('thread.thread', 'in', [...locales])
    .where(sql<boolean>`(known.number is distinct from thread.published or known.glossary is distinct from ${version})`)
    .limit(atOnce)
    .execute();
  if (texts.length === 0) return 0;
  await db
    .insertInto('content_wording')
    .values(
      texts.map(({ thing_id, thread, number, kind, fields }) => ({
        ...{ thing_id, thread, number, glossary: version },
        variants: variantsOf(variants, kinds.get(kind), thread, fields),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['thing_id', 'thread']).doUpdateSet(({ ref }) => ({
        number: ref('excluded.number'),
        glossary: ref('excluded.glossary'),
        variants: ref('excluded.variants'),
      })),
    )
    .execute();
  return texts.length;
}

const kinds = new Map(contentKinds.map((kind) => [kind.name, kind]));

function variantsOf(
  variants: readonly Variant[],
  kind: ContentKind | undefined,
  thread: string,
  values: Values,
): string[] {
  if (!kind || !isLocale(thread)) return [];
  const text = textSegments(kind, values)
    .map((segment) => plainText(segment.text))
    .join('\n');
  return variantsInText(variants, text, thread);
}

/** The names in a text that the glossary does not use, as it writes them, each once. */
function variantsInText(variants: readonly Variant[], text: string, locale: Locale): string[] {
  const found = variants.filter((each) => offences({ locale, text }, each).length > 0);
  return [...new Set(found.map(({ variant }) => variant))];
}
