import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { newFormKey } from '#platform/http/request-key.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { newCaptcha } from '../captcha/new-captcha.server.ts';
import { reachablesOf } from '../members/find-member.server.ts';
import type { Member } from '../members/members.ts';
import { memberOf } from '../sessions/member-session.server.ts';
import type { TypedSender } from './sender.ts';

/** How a member is reached, where they do not say it: by mail before phone. */
export async function knownSender(
  { db, settings }: Pick<SiteContext, 'db' | 'settings'>,
  member: Member,
): Promise<TypedSender> {
  const known = await reachablesOf(db, settings, member.id);
  const to = known.find(({ channel }) => channel === 'email') ?? known[0];
  return { contactPerson: member.name, contactInformation: to?.address ?? '' };
}

/**
 * What a form that anybody may send shows of who sends it (`ui/sender-form.tsx`): what is known of a member; for others a
 * graphic code.
 */
export async function senderOf(request: Request, site: SiteContext) {
  const member = await memberOf(request, site);
  return {
    isMember: member !== undefined,
    known: member ? await knownSender(site, member) : { contactPerson: '', contactInformation: '' },
    captcha: member ? undefined : await newCaptcha(site),
    /** Pressed twice, the form is sent once. */
    key: newFormKey(),
  };
}

const senderFields = ['contactPerson', 'contactInformation', 'captchaId', 'captchaCode', 'altcha', 'key'] as const;

/**
 * What such a form says: the fields of `names` and of the sender, as typed, and who it is.
 * @param most to how many units of UTF-16 a field is read
 */
export async function readSenderForm<const Name extends string>(
  request: Request,
  site: SiteContext,
  names: readonly Name[],
  most?: number,
) {
  const fields = await fieldsOf(request, [...names, ...senderFields], most);
  const { key, captchaId, captchaCode, altcha, ...typed } = fields;
  return {
    typed,
    captcha: { captchaId, captchaCode, altcha },
    member: await memberOf(request, site),
    idempotencyKey: key.slice(0, 100) || undefined,
  };
}
