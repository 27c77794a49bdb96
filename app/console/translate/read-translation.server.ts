import type { Staff } from '#features/staff/index.server.ts';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Fields } from '#platform/content/field.ts';
import type { Database } from '#platform/db/database.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { isLocale, type Locale, locales } from '#platform/i18n/locale.ts';
import { fieldsOf } from '../content/document.ts';
import { readThing, type ShownThing, type ShownThread } from '../content/read-thing.server.ts';
import { type Places, placesOf } from '../content/segments.server.ts';
import { revisionValues } from '../content/threads.server.ts';
import { mayWrite } from '../policy/content-policy.server.ts';
import { type Built, type Pair, pairSegments } from '../segments/pair-segments.server.ts';

/** A text beside its source, as it is translated. */
export interface Translation {
  thing: ShownThing;
  fields: Fields;
  /** The language from which somebody translates, and the one in which they write. */
  from: Locale;
  to: Locale;
  /** What the source says, in that revision. */
  source: { number: number; values: Values };
  /** What has been written of the text; revision 0 where nothing has. */
  target: { number: number; values: Values; thread: ShownThread | undefined };
  pairs: Pair[];
  built: Built;
  /** What the other languages say, by the path of the source's segments. */
  others: { locale: Locale; texts: Map<string, string> }[];
}

/** So many revisions of the source are looked through for what a text has caught up with. */
const lookedThrough = 20;

interface Asked {
  kind: ContentKind;
  id: number;
  from?: string | null;
  to?: string | null;
  /** The revision of the source that somebody had before them; left out, the one that is to be followed. */
  sourceNumber?: number;
  /** The same of the text; 0 where there was none. */
  targetNumber?: number;
}

/**
 * A text and its source, segment by segment.
 * @throws 404 where there is no such thing, or nothing of it to translate
 */
export async function readTranslation(db: Database, staff: Staff, asked: Asked): Promise<Translation> {
  const { kind, id } = asked;
  const thing = await readThing(db, kind, id);
  const head = thing.threads.find(({ thread }) => thread === thing.source);
  const to = languageTo(asked, staff, thing.source);
  const fields = fieldsOf(kind, to);
  if (!head || Object.keys(fields).length === 0) throw new Refusal(404);
  const number = asked.sourceNumber ?? head.published ?? head.head;
  const values = await revisionValues(db, { thingId: id, thread: thing.source, number });
  const revisions = await sourcesUntil(db, fields, { id, source: thing.source, number });
  const pairsWith = (text: Values, confirmed: readonly string[] = []) =>
    pairSegments({ revisions, target: placesOf(fields, text), confirmed });
  const thread = thing.threads.find((own) => own.thread === to);
  const target = await targetOf(db, { id, to, thread, number: asked.targetNumber });
  return {
    ...{ thing, fields, to },
    from: languageFrom(asked.from, thing, to),
    source: { number, values },
    target: { ...target, thread },
    ...pairsWith(target.values, thread?.confirmed),
    others: thing.threads.flatMap((own) => {
      const { thread: locale } = own;
      if (!isLocale(locale) || locale === to || locale === thing.source) return [];
      const { pairs } = pairsWith(own.values, own.confirmed);
      return [{ locale, texts: new Map(pairs.map((pair) => [pair.path, pair.target])) }];
    }),
  };
}

async function targetOf(
  db: Database,
  { id, to, thread, number }: { id: number; to: Locale; thread: ShownThread | undefined; number: number | undefined },
): Promise<{ number: number; values: Values }> {
  if (number === 0 || !thread) return { number: 0, values: {} };
  if (number === undefined || number === thread.head) return { number: thread.head, values: thread.values };
  return { number, values: await revisionValues(db, { thingId: id, thread: to, number }) };
}

/** A language that is asked for, else the first one in which they may write. @throws 404 where it is the source's own */
function languageTo({ to: asked, kind }: Asked, staff: Staff, source: Locale): Locale {
  if (asked === source) throw new Refusal(404);
  if (isLocale(asked)) return asked;
  const others = locales.filter((locale) => locale !== source);
  const to = others.find((locale) => mayWrite(staff, locale, kind)) ?? others[0];
  if (!to) throw new Refusal(404);
  return to;
}

function languageFrom(asked: string | null | undefined, { source, threads }: ShownThing, to: Locale): Locale {
  return isLocale(asked) && asked !== to && threads.some(({ thread }) => thread === asked) ? asked : source;
}

/** The source as it was, the newest first. */
async function sourcesUntil(
  db: Database,
  fields: Fields,
  { id, source, number }: { id: number; source: Locale; number: number },
): Promise<Places[][]> {
  const rows = await db
    .selectFrom('content_revision')
    .select('fields')
    .where('thing_id', '=', id)
    .where('thread', '=', source)
    .where('number', '<=', number)
    .orderBy('number', 'desc')
    .limit(lookedThrough)
    .execute();
  return rows.map(({ fields: values }) => placesOf(fields, values));
}
