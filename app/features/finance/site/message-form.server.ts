import { randomBytes } from 'node:crypto';
import { data } from 'react-router';
import { captchaFields, memberOf, newCaptcha, withinLimit } from '#features/accounts/index.server.ts';
import { fieldsOf } from '#platform/http/form-fields.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { messageHref, readId } from '../finance.ts';
import { messageWords } from '../message-words.server.ts';
import { presentCard } from '../present.ts';
import { readProvider } from '../providers.server.ts';
import { knownContact, sendMessage } from '../send-message.server.ts';

/** The provider that a page is about. @throws 404 where there is none */
async function providerOf(site: SiteContext, typedId: string | undefined) {
  const id = readId(typedId);
  const provider = id === undefined ? undefined : await readProvider(site.db, id, site.locale);
  if (!provider) throw data(null, { status: 404 });
  return provider;
}

/** What the form shows: to whom, what is known of a member, and for others a graphic code, where they may have one more. */
export async function readForm(request: Request, site: SiteContext, typedId: string | undefined) {
  const provider = await providerOf(site, typedId);
  const member = await memberOf(request, site);
  const mayAsk = !member && (await withinLimit(site, 'captcha')).allowed;
  return {
    provider: { ...presentCard(provider, site), email: provider.email },
    sent: new URL(request.url).searchParams.has('sent'),
    isMember: member !== undefined,
    known: member ? await knownContact(site, member) : { contactPerson: '', contactInformation: '' },
    captcha: mayAsk ? await newCaptcha(site) : undefined,
    /** Pressed twice, the form is one message. */
    key: randomBytes(16).toString('base64url'),
  };
}

const typedFields = ['content', 'contactPerson', 'contactInformation'] as const;

/** Sends what the form says; where something is wrong, the page comes again with all that was typed. */
export async function sendForm(request: Request, site: SiteContext, typedId: string | undefined) {
  const provider = await providerOf(site, typedId);
  const member = await memberOf(request, site);
  const { key, captchaId, captchaCode, altcha, ...typed } = await fieldsOf(request, [
    ...typedFields,
    ...(Object.keys(captchaFields) as (keyof typeof captchaFields)[]),
    'key',
  ]);
  const sent = await sendMessage(site, {
    ...typed,
    providerId: provider.id,
    member,
    captcha: { captchaId, captchaCode, altcha },
    idempotencyKey: key.slice(0, 100) || undefined,
  });
  const back = { typed, errors: {}, failed: undefined, wait: 0 };
  switch (sent.outcome) {
    case 'sent':
      return seeOther(site, `${messageHref(provider.id)}?sent=1`);
    case 'wrong-fields':
      return data({ ...back, errors: messageWords(i18nFor(site.locale), sent.problems) }, { status: 422 });
    case 'too-often': {
      const headers = { 'Retry-After': String(sent.retryAfter) };
      return data({ ...back, wait: Math.ceil(sent.retryAfter / 60) }, { status: 429, headers });
    }
    case 'other-body':
      // The page was gone back to and changed: the next press sends it.
      return data({ ...back, failed: 'changed' as const }, { status: 422 });
    case 'no-channel':
      return data({ ...back, failed: 'no-mail' as const }, { status: 503 });
    case 'missing':
      throw data(null, { status: 404 });
  }
}
