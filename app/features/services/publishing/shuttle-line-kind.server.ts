import { msg } from '@lingui/core/macro';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import { numbersOf } from '#platform/content/keys-of.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { typeHref } from '../services.ts';
import { lineDraft } from './drafts.server.ts';
import { lineFields, lineTextFields } from './service-fields.server.ts';
import { emptyShuttleLine, writeShuttleLine } from './write-shuttle-lines.server.ts';

/** Lines of the expo's buses with their departures. */
export const shuttleLineKind: ContentKind = {
  name: 'shuttle-line',
  group: 'places',
  words: { many: msg`Shuttle bus lines`, one: msg`Shuttle bus line`, make: msg`New shuttle bus line` },
  shared: lineFields,
  texts: lineTextFields,
  title: 'name',
  tags: ['services'],
  address: () => `${typeHref('transport')}#shuttle`,
  keys: numbersOf('shuttle_line'),
  read: readingSome(readDrafts),
  async write(tx, key, draft) {
    const { success, data, error } = lineDraft.safeParse(draft);
    if (!success) return { outcome: 'invalid', error };
    const id = await writeShuttleLine(tx, data, key === undefined ? undefined : Number(key));
    return { outcome: 'written', key: String(id) };
  },
  withdraw: emptyShuttleLine,
};

async function readDrafts(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const ids = keys.map(Number);
  const rows = await db
    .selectFrom('shuttle_line')
    .select(['id as of', 'position', 'minutes'])
    .where('id', 'in', ids)
    .execute();
  const texts = await db
    .selectFrom('shuttle_line_text')
    .select(['line_id as of', 'locale', 'name', 'route'])
    .where('line_id', 'in', ids)
    .execute();
  const departures = await db
    .selectFrom('shuttle_departure')
    .select(['line_id', 'direction', 'leaves'])
    .where('line_id', 'in', ids)
    .orderBy('leaves')
    .execute();
  const times = (id: number, towards: string) =>
    departures.filter((each) => each.line_id === id && each.direction === towards).map(({ leaves }) => leaves);
  return draftsOf(
    rows.map((row) => ({ ...row, toVenue: times(row.of, 'venue'), toTown: times(row.of, 'town') })),
    texts,
  );
}
