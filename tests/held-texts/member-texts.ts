import type { Database } from '#platform/db/database.ts';
import { inBrief } from '#platform/i18n/in-brief.ts';

/** What members wrote and readers see: projects, the message board and what staff answered there. */
export async function memberTexts(db: Database): Promise<string[]> {
  const projects = await db
    .selectFrom('project_text')
    .select(['name', 'owner', 'introduction', 'cooperation_requirement'])
    .execute();
  const files = await db.selectFrom('project_attachment').select('name').execute();
  const messages = await db.selectFrom('board_message').select(['title', 'content']).execute();
  const answers = await db.selectFrom('board_answer').select('text').execute();
  const rows: Record<string, string>[] = [...projects, ...files, ...messages, ...answers];
  return rows
    .flatMap((row) => Object.values(row))
    .flatMap((text) => text.split(/\n{2,}/))
    .flatMap((text) => [text, inBrief(text)]);
}
