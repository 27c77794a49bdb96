import { unsealPersonal } from '#platform/crypto/personal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { purposes } from '../parties/party.server.ts';

/**
 * The names of a reservation's visitors as they were typed, by ticket: for its holder alone, whom `requestMayManage` lets in.
 * Names that have been purged are not among them.
 */
export async function ownNames(
  { db, settings }: Pick<SiteContext, 'db' | 'settings'>,
  reservationId: string,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('reservation_visitor')
    .select(['ticket_id', 'name_sealed'])
    .where('reservation_id', '=', reservationId)
    .execute();
  return new Map(
    rows.flatMap(({ ticket_id, name_sealed }) =>
      name_sealed ? [[ticket_id, unsealPersonal(settings, purposes.visitorName, name_sealed)] as const] : [],
    ),
  );
}
