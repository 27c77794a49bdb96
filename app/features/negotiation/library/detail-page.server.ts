import { desk } from '#features/about/index.server.ts';
import { membersById } from '#features/accounts/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { readAttachments } from '../files/attachments.server.ts';
import { moneyOf } from '../money/project-money.server.ts';
import { readHistory } from './history.server.ts';
import { presentProject } from './present.ts';
import { readProject, similarProjects } from './queries.server.ts';

const similarShown = 4;

/** All that the page of a project shows; undefined where there is none that everybody sees. */
export async function readDetailPage(site: SiteContext, id: number) {
  const { db, locale, settings } = site;
  const row = await readProject(db, id, locale);
  if (!row) return undefined;
  const [similar, projectDesk, history, files, money, members] = await Promise.all([
    similarProjects(db, row, { locale, limit: similarShown }),
    desk(db, 'project', locale),
    readHistory(db, id),
    readAttachments(db, id),
    moneyOf(site, row),
    membersById(db, row.ownerId === null ? [] : [row.ownerId]),
  ]);
  // Who they are as a person is for members: the page is everybody's.
  const publisher = row.ownerId === null ? undefined : members.get(row.ownerId)?.company;
  return {
    project: presentProject(row, locale, settings),
    similar,
    desk: projectDesk,
    history,
    files: files.filter(({ approved }) => approved),
    money,
    publisher,
  };
}
