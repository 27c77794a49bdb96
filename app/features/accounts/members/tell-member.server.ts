import type { Settings } from '#platform/config/settings.ts';
import type { Tx } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { channelsOf } from '#platform/outbox/channels.ts';
import { sendMessage } from '#platform/outbox/send-message.ts';
import type { Reachable } from '../reachable.server.ts';
import { membersById, reachablesOf } from './find-member.server.ts';

type Needs = Pick<SiteContext, 'settings' | 'clock'>;

/**
 * Writes to a member as the transaction commits: by mail where they have given one, else by SMS; in their language.
 * @param words the sentences in a language; subject for a mail. No secret and no personal data of others stands in them
 * @returns false where they have gone, or cannot be reached by any channel of this site
 */
export async function tellMember(
  tx: Tx,
  { settings, clock }: Needs,
  memberId: number,
  words: (locale: Locale) => { subject: string; text: string },
): Promise<boolean> {
  const member = (await membersById(tx, [memberId])).get(memberId);
  const to = preferred(settings, await reachablesOf(tx, settings, memberId));
  if (!member || !to) return false;
  await sendMessage(tx, settings, clock.now(), {
    channel: to.channel,
    to: to.address,
    ...words(member.locale),
    locale: member.locale,
  });
  return true;
}

/**
 * Writes to a member at every phone and mail they have, as the transaction commits: of what changes how they log in, so that
 * whoever has taken one of them over cannot keep the others from knowing.
 */
export async function tellMemberEverywhere(
  tx: Tx,
  { settings, clock }: Needs,
  memberId: number,
  words: (locale: Locale) => { subject: string; text: string },
): Promise<void> {
  const member = (await membersById(tx, [memberId])).get(memberId);
  if (!member) return;
  const open = channelsOf(settings);
  for (const { channel, address } of await reachablesOf(tx, settings, memberId)) {
    if (!open.includes(channel)) continue;
    await sendMessage(tx, settings, clock.now(), {
      channel,
      to: address,
      ...words(member.locale),
      locale: member.locale,
    });
  }
}

function preferred(settings: Settings, known: readonly Reachable[]): Reachable | undefined {
  const open = channelsOf(settings);
  const usable = known.filter(({ channel }) => open.includes(channel));
  return usable.find(({ channel }) => channel === 'email') ?? usable[0];
}
