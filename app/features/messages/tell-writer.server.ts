import { tellMember } from '#features/accounts/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { channelsOf } from '#platform/outbox/channels.ts';
import { sendMessage } from '#platform/outbox/send-message.ts';
import { openContact } from './contact.server.ts';
import { type Reviewed, reviewedNotice } from './notices.server.ts';

interface Writer {
  memberId: number | null;
  /** Of the page on which they wrote. */
  locale: Locale;
  contactSealed: Buffer | null;
}

/**
 * Tells somebody what became of their message, as the transaction commits: a member as their profile says, others by the phone
 * or mail that they left. Of a refusal others are not told: nobody has proven that what they left is theirs, and what was
 * refused is not to be read there.
 * @returns whether they are told
 */
export async function tellWriter(
  tx: Tx,
  site: Pick<SiteContext, 'settings' | 'clock'>,
  { memberId, locale, contactSealed }: Writer,
  reviewed: Reviewed,
): Promise<boolean> {
  const words = (language: Locale) => reviewedNotice(site, language, reviewed);
  if (memberId !== null && (await tellMember(tx, site, memberId, words))) return true;
  const to = openContact(site.settings, contactSealed)?.to;
  if (reviewed.outcome === 'refused' || !to || !channelsOf(site.settings).includes(to.channel)) return false;
  await sendMessage(tx, site.settings, site.clock.now(), {
    channel: to.channel,
    to: to.address,
    ...words(locale),
    locale,
  });
  return true;
}
