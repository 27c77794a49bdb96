import { errorAnswer } from '../front/answer/error-answer.ts';
import type { Answer } from '../front/site.ts';

/** When to ask again, in seconds: a database that restarts is there within a few. */
export const retryAfter = '5';

/** The answer to a request for which the database was away: it is not kept, says when to come again, and has a face. */
export function answerWhileAway({ response, tags }: Answer, { url, headers: asked }: Request): Answer {
  const headers = new Headers(response.headers);
  headers.set('Retry-After', retryAfter);
  headers.set('Cache-Control', 'no-store');
  if (response.body) return { response: new Response(response.body, { status: response.status, headers }), tags };
  const { contentType, body } = errorAnswer(503, new URL(url).pathname, asked.get('Language') ?? undefined);
  headers.set('Content-Type', contentType);
  return { response: new Response(body, { status: 503, headers }), tags };
}
