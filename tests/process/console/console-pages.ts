import { randomBytes } from 'node:crypto';
import type { Database } from '#platform/db/database.ts';
import { staffRoles } from '#platform/http/actor.ts';
import type { PlayedSite } from '#tests/support/sites/played-site.ts';
import type { AtWork } from '#tests/support/staff-at-work.ts';

/** What there is for the pages of the console that are about one thing. */
export interface ConsoleThings {
  article: number;
  message: number;
  project: number;
  colleague: number;
  invitation: string;
}

/** Writes a draft, has a message and a project wait, invites somebody. */
export async function consoleThings(site: PlayedSite, db: Database, editor: AtWork): Promise<ConsoleThings> {
  const ask = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', Cookie: `${editor.cookie.name}=${editor.cookie.value}` };
    const answer = await fetch(`${site.url}/api/console/content/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return ((await answer.json()) as { data: { id: number } }).data.id;
  };
  const part = { kind: 'article', base: 0 };
  const facts = { category: 'news', publishedAt: '2025-06-12T01:30:00.000Z' };
  const article = await ask('save', { ...part, id: 0, language: 'shared', fields: facts });
  const fields = { title: '稿', summary: '稿。', body: '<p>稿</p>' };
  await ask('save', { ...part, id: article, language: 'zh-CN', fields });
  const { samples } = await site.company();
  const [project] = samples.projectId ?? [];
  await db
    .updateTable('project')
    .set({ status: 'submitted', published_at: null })
    .where('id', '=', Number(project))
    .execute();
  const { id: message } = await db
    .insertInto('board_message')
    .values({
      locale: 'en-US',
      identity: 'visitor',
      title: 'Where is hall W3?',
      content: 'Where?',
      status: 'waiting',
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: colleague } = await db
    .insertInto('staff')
    .values({ email: `${randomBytes(6).toString('hex')}@expo.example`, name: 'Achieng' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('staff_role')
    .values(staffRoles.map((role) => ({ staff_id: colleague, role })))
    .execute();
  return { article, message, project: Number(project), colleague, invitation: 'x'.repeat(43) };
}

/** The address of a page of the console that is about something there is. @param path with the names of its parameters */
export function addressOf(path: string, things: ConsoleThings): string {
  const id =
    path.includes('content') || path.includes('translat')
      ? things.article
      : path.includes('messages')
        ? things.message
        : path.includes('projects')
          ? things.project
          : path.includes('staff')
            ? things.colleague
            : 1;
  return `/en-US/${path.replace(':kind', 'article').replace(':id', String(id)).replace(':token', things.invitation)}`;
}
