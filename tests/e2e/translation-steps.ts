import type { Page } from '@playwright/test';
import { type Kysely, sql } from 'kysely';
import { hashOf } from '#console/content/segments.server.ts';
import type { Schema } from '#db/schema/tables.gen.ts';
import { openStaffSession } from '#features/staff/sessions/staff-session.server.ts';
import { clockWithOffset } from '#platform/clock/clock.ts';
import { settingsOfProcess } from '#platform/config/settings.ts';
import { socketDirectoryOf } from '#platform/db/embedded-server.ts';
import { openThroughProcess } from '#platform/db/open.ts';
import type { StaffRole } from '#platform/http/actor.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { dataOfSite } from './this-run.ts';

/** Does something in the database of the site that browser tests look at. */
export async function inDatabase<T>(
  act: (db: Kysely<Schema>) => Promise<T>,
  directory = dataOfSite('embedded'),
): Promise<T> {
  const database = await openThroughProcess(socketDirectoryOf(directory));
  try {
    return await act(database.db);
  } finally {
    await database.close();
  }
}

interface Somebody {
  name: string;
  roles: readonly StaffRole[];
  languages?: Locale[];
}

/** Logs a browser in as somebody of the staff, who is there from then on: what the login does is tested where it is. @returns their number */
export async function logInStaff(
  page: Page,
  baseURL: string,
  { name, roles, languages = [] }: Somebody,
): Promise<number> {
  const { id, cookie } = await inDatabase(async (db) => {
    const email = `${name.toLowerCase().replaceAll(/\W+/g, '-')}@expo.example`;
    const row = await db
      .insertInto('staff')
      .values({ email, name, languages })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ languages }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('staff_role')
      .values(roles.map((role) => ({ staff_id: row.id, role })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const site = { db, clock: clockWithOffset(0), settings: settingsOfProcess({}) };
    const opened = await db
      .transaction()
      .execute((tx) => openStaffSession(tx, site, new Request(baseURL), { staffId: row.id, proven: true }));
    return { id: row.id, cookie: opened.cookie.split(';', 1)[0] ?? '' };
  });
  const [cookieName = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name: cookieName, value, url: baseURL }]);
  return id;
}

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

/**
 * An article that is out in all languages, whose Chinese has changed in two paragraphs since its French was written.
 * @returns its number
 */
export async function changedArticle(): Promise<number> {
  return inDatabase((db) =>
    db.transaction().execute(async (tx) => {
      const { id, title } = await someArticle(tx);
      const now = new Date();
      // Without numbers: whichever article it is, its French agrees with its Chinese.
      const summary = '这篇文章的摘要。';
      const french = {
        summary: 'Le résumé de cet article.',
        body: paragraphs('Le premier alinéa.', 'Le deuxième alinéa.', 'Le troisième alinéa.'),
      };
      const text = (thread: string) =>
        tx.updateTable('content_thread').where('thing_id', '=', id).where('thread', '=', thread);
      await tx
        .updateTable('content_revision')
        .set({ fields: sql`fields || ${JSON.stringify(french)}::jsonb` })
        .where('thing_id', '=', id)
        .where('thread', '=', 'fr-FR')
        .execute();
      const source = [
        [1, '第一段。', '第二段。', '第三段。'],
        [2, '第一段改动。', '第二段。', '第三段改动。'],
      ] as const;
      await tx.deleteFrom('content_revision').where('thing_id', '=', id).where('thread', '=', 'zh-CN').execute();
      await tx
        .insertInto('content_revision')
        .values(
          source.map(([number, ...texts]) => ({
            ...{ thing_id: id, thread: 'zh-CN', number, origin: 'saved' as const, made_at: now, who: 'Editor 3' },
            fields: JSON.stringify({ title, summary, body: paragraphs(...texts) }),
          })),
        )
        .execute();
      await text('zh-CN').set({ head: 2, published: 2 }).execute();
      const confirmed = [title, summary, '第一段。', '第二段。', '第三段。'].map(hashOf);
      await text('fr-FR').set({ confirmed, behind: 2 }).execute();
      await tx.updateTable('content_thing').set({ changed_at: now }).where('id', '=', id).execute();
      return id;
    }),
  );
}

/**
 * An article of the demonstration that no test has taken yet: those that other tests write have lives of their own. Albums
 * and films are few, and looked at as the demonstration has them (`articles` in fixtures.ts).
 */
async function someArticle(tx: Kysely<Schema>): Promise<{ id: number; title: string }> {
  const { thing_id: id, fields } = await tx
    .selectFrom('content_thread as french')
    .innerJoin('content_revision as chinese', (join) =>
      join.onRef('chinese.thing_id', '=', 'french.thing_id').on('chinese.thread', '=', 'zh-CN'),
    )
    .innerJoin('content_revision as shared', (join) =>
      join.onRef('shared.thing_id', '=', 'french.thing_id').on('shared.thread', '=', 'shared'),
    )
    .select(['french.thing_id', 'chinese.fields'])
    .where('french.thread', '=', 'fr-FR')
    .where(sql<string>`shared.fields->>'category'`, 'not in', ['photo', 'video'])
    .where('french.kind', '=', 'article')
    .where('french.head', '=', 1)
    .where('french.behind', '=', 0)
    .where('chinese.origin', '=', 'adopted')
    .orderBy('french.thing_id', 'desc')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirstOrThrow();
  return { id, title: String(fields.title) };
}
