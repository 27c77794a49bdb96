import { timingSafeEqual } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { answerRefusal } from '#platform/http/api-errors.ts';
import type { ApiEnv } from '#platform/http/call-context.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { isReporter, noteReports } from '#platform/outbox/sms/delivery-reports.ts';

/**
 * Takes what providers of text messages say of their way: `POST /api/sms/reports/aliyun/SECRET`, `tencent` or `gateway`. No call for
 * clients, so it is not in the document. The secret stands in the path, for vendors send no header of ours; logs show it as `*`.
 */
export function serveSmsReports(app: OpenAPIHono<ApiEnv>): void {
  app.post('/api/sms/reports/:by/:secret', async (c) => {
    const { db, clock, settings } = c.var.site;
    const by = c.req.param('by');
    if (!isReporter(by) || !isSecret(c.req.param('secret'), settings.SMS_REPORT_SECRET))
      return answerRefusal(c, new Refusal(404));
    const found = await noteReports(db, by, await bodyOf(c.req), clock.now());
    if (found === undefined) return answerRefusal(c, new Refusal(400));
    // In the forms of both vendors; ours is like the one of the first.
    return c.json(by === 'tencent' ? { result: 0, errmsg: 'OK' } : { code: 0, msg: 'OK' });
  });
}

/** What the body says; undefined where it is no JSON. */
async function bodyOf(request: { json(): Promise<unknown> }): Promise<unknown> {
  try {
    return await request.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isSecret(given: string, expected: string | undefined): boolean {
  if (!expected) return false;
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
