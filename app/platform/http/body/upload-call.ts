import type { Next } from 'hono';
import type { CallContext } from '../call-context.ts';
import { Refusal } from '../refusal.ts';
import { readForm } from './read-form.server.ts';
import { asUpload, uploadRetryAfter } from './uploads.ts';

/**
 * Reads the multipart body of a call for what validates it and acts on it: 413 where there is more than a form may have, 503
 * where the member has another upload under way, or too many others have.
 * @param memberId who sends it, found before
 */
export async function readUpload(c: CallContext, next: Next, memberId: number): Promise<void> {
  const answer = await asUpload(memberId, async () => {
    const { form, isCut } = await readForm(c.req.raw);
    if (isCut) throw new Refusal(413);
    c.req.bodyCache.formData = form;
    await next();
  });
  if (answer === 'busy') throw new Refusal(503, { retryAfter: uploadRetryAfter });
}
