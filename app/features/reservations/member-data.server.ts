import { reachablesOf } from '#features/accounts/index.server.ts';
import { venueIso } from '#platform/clock/clock.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { Database } from '#platform/db/database.ts';
import type { MemberData } from '#platform/feature/member-duties.ts';
import { accountHashes } from './parties/lookups.server.ts';

/**
 * What was reserved with the phones and mails of a member, to be taken along. Visitors stand in it as pages show them, masked:
 * they may be other people, and their documents are purged soon.
 */
export async function memberData(db: Database, settings: Settings, memberId: number): Promise<MemberData> {
  const own = await reachablesOf(db, settings, memberId);
  if (own.length === 0) return { reservations: [], visitors: [] };
  const hashes = own.flatMap((to) => accountHashes(settings, to));
  const rows = await db
    .selectFrom('reservation')
    .innerJoin('reservation_visitor as visitor', 'visitor.reservation_id', 'reservation.id')
    .select(['reservation.id', 'reservation.date', 'reservation.status', 'reservation.created_at', 'consent_version'])
    .select(['position', 'masked_name', 'id_type', 'masked_number', 'visitor.status as visitor_status'])
    .where('to_hash', 'in', hashes)
    .orderBy('reservation.created_at')
    .orderBy('position')
    .execute();
  return {
    reservations: [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([row]) =>
      row
        ? {
            id: row.id,
            date: row.date,
            status: row.status,
            createdAt: venueIso(row.created_at),
            consentVersion: row.consent_version,
          }
        : [],
    ),
    visitors: rows.map((row) => ({
      reservation: row.id,
      name: row.masked_name,
      idType: row.id_type,
      idNumber: row.masked_number,
      status: row.visitor_status,
    })),
  };
}
