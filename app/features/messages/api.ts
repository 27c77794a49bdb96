import { createRoute, z } from '@hono/zod-openapi';
import { captchaErrors, captchaFields, openCall } from '#features/accounts/index.server.ts';
import { memberToo, newApi, writeCall } from '#platform/http/api.ts';
import { otherBody } from '#platform/http/api-errors.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { requestKeyHeader } from '#platform/http/request-key.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { messageWords, thanks } from './message-words.server.ts';
import { contentMost, identities, type MessageProblems, titleMost } from './messages.ts';
import { postMessage } from './post-message.server.ts';

const tag = 'Message board';

/** Left out counts as blank, and is refused with a sentence of its own; so is what is too long, up to this. */
const text = (description: string, most = 1000) => z.string().max(most).default('').openapi({ description });

const comment = z
  .object({
    title: text(`At most ${titleMost} characters as a reader sees them`, 5000),
    content: text(`At most ${contentMost} characters as a reader sees them`, 100_000),
    identity: text(identities.join(', ')),
    contactPerson: text('Never shown', 5000),
    contactInformation: text('Never shown: a phone with its country code, or an e-mail'),
    ...captchaFields,
  })
  .openapi('Comment');

const posting = writeCall(
  {
    path: '/api/comment',
    summary: 'Writes on the message board; shown once approved. Members need no graphic code',
    tag,
    security: memberToo,
  },
  { body: comment, data: z.object({ id: z.int() }) },
  {},
);

const postCall = createRoute({
  ...posting,
  request: {
    ...posting.request,
    headers: posting.request.headers.extend(requestKeyHeader),
  },
});

/** The calls of the message board (contract, Calls). Nothing here is kept by a cache. */
export const messagesApi = newApi();

messagesApi.openapi(openCall(postCall), async (c) => {
  const { site, member } = c.var;
  const { captchaId, captchaCode, altcha, ...typed } = c.req.valid('json');
  const written = await postMessage(site, {
    ...typed,
    member,
    captcha: { captchaId, captchaCode, altcha },
    idempotencyKey: c.req.valid('header')['idempotency-key'],
  });
  switch (written.outcome) {
    case 'written':
      return c.json({ code: 0 as const, msg: i18nFor(site.locale)._(thanks), data: { id: written.id } }, 200);
    case 'wrong-fields':
      throw await refusedMessage(site, written.problems, written.work);
    case 'other-body':
      throw otherBody();
    case 'too-often':
      throw new Refusal(429, { retryAfter: written.retryAfter });
  }
});

/** Says what is wrong with a message, by the names of its fields. */
async function refusedMessage({ locale }: SiteContext, problems: MessageProblems, work: number): Promise<Refusal> {
  const { captcha, ...errors } = messageWords(i18nFor(locale), problems);
  const fields = { ...errors, ...(await captchaErrors(problems.captcha, work, captcha)) };
  return new Refusal(422, { fields });
}
