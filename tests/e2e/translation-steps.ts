import type { Page } from '@playwright/test';
import { type Kysely, sql } from 'kysely';
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
export async function inDatabase<T>(act: (db: Kysely<Schema>) => Promise<T>, directory = dataOfSite('embedded')): Promise<T> {
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
export async function logInStaff(page: Page, baseURL: string, { name, roles, languages = [] }: Somebody): Promise<number> {
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

/** An article that is out in all languages, whose Chinese has changed in two paragraphs since its French was written. */
export async function changedArticle(): Promise<{ id: number; title: string }> {
  return inDatabase((db) =>
    db.transaction().execute(async (tx) => {
      const { thing_id: id, fields } = await tx
        .selectFrom('content_revision')
        .innerJoin('content_thread as french', (join) =>
          join.onRef('french.thing_id', '=', 'content_revision.thing_id').on('french.thread', '=', 'fr-FR'),
        )
        .select(['content_revision.thing_id', 'content_revision.fields'])
        .where('content_revision.thread', '=', 'zh-CN')
        .where('content_revision.number', '=', 1)
        .where('french.kind', '=', 'article')
        .where('french.head', '=', 1)
        .where('french.behind', '=', 0)
        .where(sql<boolean>`(length(fields ->> 'body') - length(replace(fields ->> 'body', '<p>', ''))) between 9 and 18`)
        .orderBy('content_revision.thing_id', 'desc')
        .executeTakeFirstOrThrow();
      let count = 0;
      const body = String(fields.body).replaceAll('</p>', (end) => ((count += 1) <= 2 ? `第${count}处改动。${end}` : end));
      const revision = { thing_id: id, thread: 'zh-CN', number: 2, origin: 'saved' as const, made_at: new Date(), who: 'Editor 3' };
      await tx
        .insertInto('content_revision')
        .values({ ...revision, fields: JSON.stringify({ ...fields, body }) })
        .execute();
      const thread = (name: string) => tx.updateTable('content_thread').where('thing_id', '=', id).where('thread', '=', name);
      await thread('zh-CN').set({ head: 2, published: 2 }).execute();
      await thread('fr-FR').set({ behind: 2 }).execute();
      await tx.updateTable('content_thing').set({ changed_at: new Date() }).where('id', '=', id).execute();
      return { id, title: String(fields.title) };
    }),
  );
}
