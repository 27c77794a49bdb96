import { msg } from '@lingui/core/macro';
import { projectsForTalks } from '#features/negotiation/index.server.ts';
import type { InboxQueue } from '#platform/feature/inbox.ts';
import { isAmong } from '#platform/feature/inbox-given.server.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { reasonWords } from './report-words.server.ts';

/** Reports of abuse in talks. */
export const reportsQueue: InboxQueue = {
  name: 'reports',
  act: 'moderate',
  words: { one: msg`Report`, all: msg`Reports` },
  async count(db, among) {
    const { count } = await db
      .selectFrom('talk_report')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('resolved_at', 'is', null)
      .where(isAmong('reports', 'talk_report.id', among))
      .executeTakeFirstOrThrow();
    return count;
  },
  async waiting({ db, locale }, { after, limit, among }) {
    // They are numbered as they come.
    const rows = await db
      .selectFrom('talk_report')
      .innerJoin('talk', 'talk.id', 'talk_report.talk_id')
      .select(['talk_report.id', 'talk_report.created_at as since', 'reason', 'talk.project_id'])
      .where('resolved_at', 'is', null)
      .where(isAmong('reports', 'talk_report.id', among))
      .$if(after !== undefined, (query) => query.where('talk_report.id', '>', after?.id ?? 0))
      .orderBy('talk_report.id')
      .limit(limit)
      .execute();
    const projects = await projectsForTalks(db, [...new Set(rows.map((row) => row.project_id))], locale);
    return rows.map(({ id, since, reason, project_id }) => ({
      ...{ id, since },
      title: projects.get(project_id)?.name ?? String(id),
      lang: projects.get(project_id)?.lang ?? locale,
      note: i18nFor(locale)._(reasonWords[reason]),
    }));
  },
};
