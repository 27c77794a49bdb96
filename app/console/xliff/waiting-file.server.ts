import type { Staff } from '#features/staff/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { asLine } from '#platform/i18n/graphemes.ts';

/** A file that somebody has sent, until they take what it changes. */
export interface WaitingFile {
  name: string;
  xml: string;
  sentAt: Date;
}

/** How long it waits. */
const day = 86_400_000;

type Needs = Pick<SiteContext, 'db' | 'clock'>;

/** Keeps a file in place of the one that they sent before. */
export async function keepWaiting({ db, clock }: Needs, staff: Staff, file: { name: string; xml: string }) {
  const sentAt = clock.now();
  const name = asLine(file.name).slice(0, 200).toWellFormed();
  const row = { name, xml: file.xml, sent_at: sentAt };
  await db
    .deleteFrom('xliff_file')
    .where('sent_at', '<', new Date(sentAt.getTime() - day))
    .execute();
  await db
    .insertInto('xliff_file')
    .values({ staff_id: staff.id, ...row })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(row))
    .execute();
}

/** The file that they have sent; undefined where there is none, or it has waited too long. */
export async function waitingFile({ db, clock }: Needs, staff: Staff): Promise<WaitingFile | undefined> {
  const row = await db
    .selectFrom('xliff_file')
    .select(['name', 'xml', 'sent_at'])
    .where('staff_id', '=', staff.id)
    .where('sent_at', '>=', new Date(clock.now().getTime() - day))
    .executeTakeFirst();
  return row && { name: row.name, xml: row.xml, sentAt: row.sent_at };
}

/** Gives up the file that they have sent, whether it was taken or not. */
export async function dropWaiting({ db }: Pick<Needs, 'db'>, staff: Staff): Promise<void> {
  await db.deleteFrom('xliff_file').where('staff_id', '=', staff.id).execute();
}
