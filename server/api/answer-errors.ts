import type { OpenAPIHono } from '@hono/zod-openapi';
import { isDatabaseAway } from '#platform/db/away.ts';
import { isOfNobody } from '#platform/db/of-nobody.ts';
import { answerRefusal, wrongField } from '#platform/http/api-errors.ts';
import type { ApiEnv } from '#platform/http/call-context.ts';
import { Refusal, undescribed } from '#platform/http/refusal.ts';
import { retryAfter } from '../pages/while-away.ts';
import type { CallTable } from './call-table.ts';

/**
 * Has calls answer what is thrown in them: a refusal as it says, a fault of ours with 500. A refusal whose status the
 * definition of its call lacks goes into the log.
 */
export function answerErrors(app: OpenAPIHono<ApiEnv>, calls: Pick<CallTable, 'describes'>): void {
  app.notFound((c) => answerRefusal(c, new Refusal(404)));
  app.onError((error, c) => {
    const { log, requestId, path } = c.var.site;
    if (isDatabaseAway(error)) c.header('Cache-Control', 'no-store');
    const refusal = refusalIn(error);
    if (!refusal) log.error({ err: error, requestId, path }, 'call failed');
    else if (error === refusal && !calls.describes(c.req.method, path, refusal.status))
      log.error({ status: refusal.status, requestId, path }, undescribed);
    return answerRefusal(c, refusal ?? new Refusal(500));
  });
}

/** What an error in a call refuses; undefined for a fault of ours. */
function refusalIn(error: Error): Refusal | undefined {
  if (error instanceof Refusal) return error;
  // Hono reports a body that is no JSON this way, and one that does not say it is.
  if ('status' in error && error.status === 400) return wrongField(400, 'body', 'json');
  if ('status' in error && error.status === 415) return new Refusal(415);
  // Who has deleted their account at this moment is nobody.
  if (isOfNobody(error)) return new Refusal(401);
  return isDatabaseAway(error) ? new Refusal(503, { retryAfter: Number(retryAfter) }) : undefined;
}
