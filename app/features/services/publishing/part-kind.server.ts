import { msg } from '@lingui/core/macro';
import { checkKey, isRight } from '#platform/content/check-key.server.ts';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { saying } from '#platform/http/field-messages.ts';
import { servicePage } from '../pages.ts';
import { type PartPage, partPages } from '../services.ts';
import { partDraft } from './drafts.server.ts';
import { makePagesFindable } from './findable.server.ts';
import { partFields, partTextFields } from './service-fields.server.ts';
import { emptyPart, writePart } from './write-parts.server.ts';

/** Parts of the pages of the services. */
export const servicePartKind: ContentKind = {
  name: 'service-part',
  group: 'places',
  words: {
    many: msg`Service page texts`,
    one: msg`Service page text`,
    make: msg`New service page text`,
  },
  shared: partFields,
  texts: partTextFields,
  title: 'title',
  tags: ['services'],
  address: (written) => {
    const { page, key } = placeOf(written);
    return `${servicePage(page).path}#${key}`;
  },
  async keys(db, after = '', limit) {
    const [page = '', key = ''] = after.split('.');
    const rows = await db
      .selectFrom('service_part')
      .select(['page', 'key'])
      .where(({ eb, refTuple, tuple }) => eb(refTuple('page', 'key'), '>', tuple(page as PartPage, key)))
      .orderBy('page')
      .orderBy('key')
      .limit(limit)
      .execute();
    return rows.map(keyOf);
  },
  read: readingSome(readDrafts),
  async write(tx, written, draft) {
    const { success, data, error } = await draftOfPlace(tx, written).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    await writePart(tx, data);
    await makePagesFindable(tx, [data.page]);
    return { outcome: 'written', key: keyOf(data) };
  },
  async withdraw(tx, written) {
    const place = placeOf(written);
    await emptyPart(tx, place);
    await makePagesFindable(tx, [place.page]);
  },
};

interface Place {
  page: PartPage;
  key: string;
}

const keyOf = ({ page, key }: { page: string; key: string }) => `${page}.${key}`;

function placeOf(written: string): Place {
  const [first, key = ''] = written.split('.');
  const page = partPages.find((each) => each === first);
  if (!page) throw new Error(`There is no part ${written}`);
  return { page, key };
}

function draftOfPlace(tx: Tx, written: string | undefined) {
  const had = written === undefined ? undefined : placeOf(written);
  return partDraft.superRefine(async ({ page, key }, context) => {
    if (!isRight(context)) return;
    const same = tx.selectFrom('service_part').select('key').where('page', '=', page).where('key', '=', key);
    if (had && had.page !== page) context.addIssue({ code: 'custom', path: ['page'], message: saying('fixed') });
    await checkKey(context, { had: had?.key, key, isTaken: () => same.executeTakeFirst() });
  });
}

async function readDrafts(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const pages = keys.map((written) => placeOf(written).page);
  const parts = await db.selectFrom('service_part').selectAll().where('page', 'in', pages).execute();
  const texts = await db.selectFrom('service_part_text').selectAll().where('page', 'in', pages).execute();
  return draftsOf(
    parts.filter((part) => keys.includes(keyOf(part))).map((part) => ({ of: keyOf(part), ...part })),
    texts.map(({ page, key, ...text }) => ({ of: keyOf({ page, key }), ...text })),
  );
}
