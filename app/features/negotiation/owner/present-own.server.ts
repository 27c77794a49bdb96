import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { hundredthsOf, readableAmount } from '../money/amount.ts';
import { isOpenStatus, type ProjectStatus } from '../negotiation.ts';
import { mayDelete, mayEdit } from '../policy.ts';
import { nameOf, readOwnProjects } from '../project/own-projects.server.ts';
import { movesFrom } from '../transitions.ts';

/** A project in its owner's list, and what they may do with it. */
export interface OwnCard {
  id: number;
  name: string;
  lang: Locale;
  status: ProjectStatus;
  amount: string;
  changes?: 'begun' | 'waiting' | undefined;
  note: string;
  isOpen: boolean;
  canEdit: boolean;
  canDelete: boolean;
  moves: ProjectStatus[];
}

/** The projects of a member, as their list shows them. */
export async function presentOwnProjects(
  { db, settings, locale }: Pick<SiteContext, 'db' | 'settings' | 'locale'>,
  memberId: number,
): Promise<OwnCard[]> {
  const own = await readOwnProjects(db, settings, memberId);
  return own.map((project) => {
    const { id, status, sheet, changes, note } = project;
    const isAmount = /^\d{1,8}(\.\d{1,2})?$/.test(sheet.amount);
    return {
      id,
      ...nameOf(sheet, locale),
      status,
      amount: isAmount ? readableAmount(hundredthsOf(sheet.amount), locale) : sheet.amount,
      changes,
      note,
      isOpen: isOpenStatus(status),
      canEdit: mayEdit(memberId, project),
      canDelete: mayDelete(memberId, project),
      moves: movesFrom('owner', status),
    };
  });
}
