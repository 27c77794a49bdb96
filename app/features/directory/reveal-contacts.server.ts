import { type CaptchaAnswer, type CaptchaProblem, passAt, withinShare } from '#features/accounts/index.server.ts';
import type { Limit } from '#platform/feature/limit.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { CompanyKind, Contacts } from './directory.ts';
import { presentContacts } from './present.ts';
import { contactsOf } from './queries.server.ts';

export const directoryShares = {
  /** See the full contacts of a company. */
  contact: { name: 'contact', times: 400, within: 3600 },
} as const satisfies Record<string, Limit>;

/** What became of asking how a company is reached. */
export type Revelation =
  | { outcome: 'revealed'; contacts: Contacts; name: string; lang: Locale }
  | { outcome: 'missing' }
  /** Nothing shows that a person asks. `work`: how hard a puzzle is asked for; 0: a graphic code will do. */
  | { outcome: 'no-person'; problem: CaptchaProblem; work: number };

/**
 * Shows how a company is reached to a person who has asked: who reads the graphic code, or whose computer has solved a
 * puzzle: a harder one the more is asked for in their network.
 */
export async function revealContacts(
  site: SiteContext,
  { kind, id, ...answer }: { kind: CompanyKind; id: number } & CaptchaAnswer,
): Promise<Revelation> {
  const found = await contactsOf(site.db, { kind, id, locale: site.locale });
  if (!found) return { outcome: 'missing' };
  const { name, lang, ...contacts } = found;
  const reveal = async (work: number): Promise<Revelation> => {
    const problem = await passAt(site, answer, work);
    if (problem) return { outcome: 'no-person', problem, work };
    return { outcome: 'revealed', contacts: presentContacts(contacts), name, lang };
  };
  return withinShare(site, directoryShares.contact, reveal, ({ outcome }) => outcome === 'revealed');
}
