import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';

/** What became of a text message on its way to a phone: by our id of it, or by the provider's. */
interface DeliveryReport {
  id?: string | undefined;
  reference?: string | undefined;
  delivered: boolean;
  /** The network's code, where it did not arrive. */
  reason: string;
}

/** A code of a network; whatever else stands there may be words, and words may name somebody. */
const reason = z
  .string()
  .optional()
  .transform((code = '') => (/^[\w.:-]{1,60}$/.test(code) ? code : 'other'));
/** Without signs that no database takes. */
const id = z
  .string()
  .max(80)
  .regex(/^\P{Cc}*$/u);

/** `SmsReport` of Alibaba Cloud (help.aliyun.com/document_detail/101867.html). */
const aliyun = z
  .object({ out_id: id.optional(), biz_id: id.optional(), success: z.boolean(), err_code: reason })
  .transform(({ out_id, biz_id, success, err_code }): DeliveryReport => {
    return { id: out_id, reference: biz_id, delivered: success, reason: err_code };
  });

/** The report of Tencent Cloud (cloud.tencent.com/document/product/382/5807). */
const tencent = z
  .object({ sid: id, report_status: z.enum(['SUCCESS', 'FAIL']), errmsg: reason })
  .transform(({ sid, report_status, errmsg }): DeliveryReport => {
    return { reference: sid, delivered: report_status === 'SUCCESS', reason: errmsg };
  });

/** Ours, for a gateway. */
const gateway = z
  .object({ id, state: z.enum(['delivered', 'failed']), reason })
  .transform(({ id, state, reason }): DeliveryReport => ({ id, delivered: state === 'delivered', reason }));

const forms = { aliyun, tencent, gateway };

/** Who sends reports; each in a form of its own. */
type Reporter = keyof typeof forms;

export const isReporter = (name: string): name is Reporter => Object.hasOwn(forms, name);

/**
 * Notes what providers say of messages: numbers and words that they send along are not kept. One that was said to be delivered
 * stays so, whatever comes later.
 * @param body a list of reports, of which those in another form are left out
 * @returns how many messages were found; undefined where the body is no list
 */
export async function noteReports(db: Database, by: Reporter, body: unknown, now: Date): Promise<number | undefined> {
  if (!Array.isArray(body)) return undefined;
  let found = 0;
  for (const entry of body) {
    const report = forms[by].safeParse(entry).data;
    if (report) found += await note(db, by, report, now);
  }
  return found;
}

async function note(db: Database, by: Reporter, { id, reference, delivered, reason }: DeliveryReport, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('text_delivery')
    .set({ state: delivered ? 'delivered' : 'failed', reason: delivered ? null : reason, reported_at: now })
    .where('provider', 'like', `${by}%`)
    .where('state', '<>', 'delivered')
    .where((eb) => eb.or([...(id ? [eb('id', '=', id)] : []), ...(reference ? [eb('reference', '=', reference)] : [])]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
