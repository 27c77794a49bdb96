import type { Context, Next } from 'hono';
import type { ApiEnv } from '../api.ts';
import { refuse } from '../api-errors.ts';
import { readForm } from './read-form.server.ts';
import { asUpload, uploadRetryAfter } from './uploads.ts';

/**
 * Reads the multipart body of a call for what validates it and acts on it: 413 where there is more than a form may have, 503
 * where the member has another upload under way, or too many others have.
 * @param memberId who sends it, found before
 */
export async function readUpload(c: Context<ApiEnv>, next: Next, memberId: number): Promise<Response | undefined> {
  const answer = await asUpload(memberId, async () => {
    const { form, isCut } = await readForm(c.req.raw);
    if (isCut) return refuse(c, 413);
    c.req.bodyCache.formData = form;
    await next();
    return undefined;
  });
  return answer === 'busy' ? refuseBusy(c) : answer;
}

/** Answers that what was sent has to wait: 503, and when it may come again. */
export function refuseBusy(c: Context<ApiEnv>): Response {
  c.header('Retry-After', String(uploadRetryAfter));
  return refuse(c, 503);
}
