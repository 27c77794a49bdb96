import { randomBytes } from 'node:crypto';
import { data } from 'react-router';
import { captchaFields, memberOf, newCaptcha, reachablesOf, withinLimit } from '#features/accounts/index.server.ts';
import { fieldsOf } from '#platform/http/form-fields.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { unitsFor } from '#platform/i18n/graphemes.ts';
import { messageWords } from '../message-words.server.ts';
import { contentMost, writeHref } from '../messages.ts';
import { postMessage } from '../post-message.server.ts';

/** What the form shows: what is known of a member, and for others a graphic code, where they may have one more. */
export async function readForm(request: Request, site: SiteContext) {
  const member = await memberOf(request, site);
  const mayAsk = !member && (await withinLimit(site, 'captcha')).allowed;
  const known = member ? await reachablesOf(site.db, site.settings, member.id) : [];
  const to = known.find(({ channel }) => channel === 'email') ?? known[0];
  return {
    sent: new URL(request.url).searchParams.has('sent'),
    isMember: member !== undefined,
    known: { contactPerson: member?.name ?? '', contactInformation: to?.address ?? '' },
    captcha: mayAsk ? await newCaptcha(site) : undefined,
    /** Pressed twice, the form is one message. */
    key: randomBytes(16).toString('base64url'),
  };
}

const typedFields = ['title', 'content', 'identity', 'contactPerson', 'contactInformation'] as const;

/** Writes what the form says; where something is wrong, the page comes again with all that was typed. */
export async function sendForm(request: Request, site: SiteContext) {
  const names = [...typedFields, ...(Object.keys(captchaFields) as (keyof typeof captchaFields)[]), 'key' as const];
  // One more than can fit: what is cut is still too long.
  const fields = await fieldsOf(request, names, unitsFor(contentMost) + 1);
  const { key, captchaId, captchaCode, altcha, ...typed } = fields;
  const written = await postMessage(site, {
    ...typed,
    member: await memberOf(request, site),
    captcha: { captchaId, captchaCode, altcha },
    idempotencyKey: key.slice(0, 100) || undefined,
  });
  const back = { typed, errors: {}, changed: false, wait: 0 };
  switch (written.outcome) {
    case 'written':
      return seeOther(site, `${writeHref}?sent=1`);
    case 'wrong-fields':
      return data({ ...back, errors: messageWords(i18nFor(site.locale), written.problems) }, { status: 422 });
    case 'other-body':
      // The page was gone back to and changed: the next press sends it.
      return data({ ...back, changed: true }, { status: 422 });
    case 'too-often': {
      const headers = { 'Retry-After': String(written.retryAfter) };
      return data({ ...back, wait: Math.ceil(written.retryAfter / 60) }, { status: 429, headers });
    }
  }
}
