import type { z } from 'zod';
import { type captchaFields, passCaptcha, withinLimit } from '#features/accounts/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { CompanyKind, Contacts } from './directory.ts';
import { presentContacts } from './present.ts';
import { contactsOf } from './queries.server.ts';

/** What became of asking how a company is reached. */
export type Revelation =
  | { outcome: 'revealed'; contacts: Contacts; name: string; lang: Locale }
  | { outcome: 'missing' }
  /** The code was wrong, used or too old. */
  | { outcome: 'wrong-code' }
  /** Asked too often; again in so many seconds. */
  | { outcome: 'too-often'; retryAfter: number };

/**
 * Shows how a company is reached to a person who has asked: who reads the graphic code, or whose computer has solved a
 * puzzle, and not oftener than an address may.
 */
export async function revealContacts(
  site: SiteContext,
  { kind, id, ...answer }: { kind: CompanyKind; id: number } & z.infer<z.ZodObject<typeof captchaFields>>,
): Promise<Revelation> {
  const found = await contactsOf(site.db, { kind, id, locale: site.locale });
  if (!found) return { outcome: 'missing' };
  const permit = await withinLimit(site, 'contact');
  if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  if (!(await passCaptcha(site, answer))) return { outcome: 'wrong-code' };
  const { name, lang, ...contacts } = found;
  return { outcome: 'revealed', contacts: presentContacts(contacts), name, lang };
}
