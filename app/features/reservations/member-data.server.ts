import { reachablesOf } from '#features/accounts/index.server.ts';
import { venueIso } from '#platform/clock/clock.ts';
import type { Settings } from '#platform/config/settings.ts';
import { unsealPersonal } from '#platform/crypto/personal.ts';
import type { Database } from '#platform/db/database.ts';
import type { MemberData } from '#platform/feature/member-duties.ts';
import { accountHashes } from './parties/lookups.server.ts';
import { purposes, unsealTo } from './parties/party.server.ts';

/**
 * What was reserved with the phones and mails of a member, to be taken along. Visitors stand in it as pages show them, masked:
 * they may be other people, and their documents are purged soon.
 */
export async function memberData(db: Database, settings: Settings, memberId: number): Promise<MemberData> {
  const own = await reachablesOf(db, settings, memberId);
  if (own.length === 0) return { reservations: [], visitors: [], waitingList: [] };
  const hashes = own.flatMap((to) => accountHashes(settings, to));
  return {
    reservations: await reservationData(db, settings, hashes),
    visitors: await visitorData(db, hashes),
    waitingList: await waitingData(db, settings, hashes),
  };
}

async function reservationData(db: Database, settings: Settings, hashes: Buffer[]) {
  const rows = await db
    .selectFrom('reservation')
    .selectAll()
    .where('to_hash', 'in', hashes)
    .orderBy('created_at')
    .execute();
  const open = (purpose: string, sealed: Buffer | null) => sealed && unsealPersonal(settings, purpose, sealed);
  return rows.map((row) => ({
    id: row.id,
    date: row.date,
    status: row.status,
    createdAt: venueIso(row.created_at),
    cancelledAt: row.cancelled_at && venueIso(row.cancelled_at),
    visitors: row.party,
    reservedWith: row.to_sealed && unsealTo({ settings }, row.to_sealed).address,
    contactName: open(purposes.contactName, row.contact_name_sealed),
    contactPhone: open(purposes.contactPhone, row.contact_phone_sealed),
    contactCountry: row.contact_country,
    consentVersion: row.consent_version,
    consentAt: venueIso(row.consent_at),
  }));
}

async function visitorData(db: Database, hashes: Buffer[]) {
  const rows = await db
    .selectFrom('reservation_visitor as visitor')
    .innerJoin('reservation', 'reservation.id', 'visitor.reservation_id')
    .leftJoin('admission', 'admission.ticket_id', 'visitor.ticket_id')
    .select(['reservation.id', 'visitor.status', 'masked_name', 'id_type', 'masked_number', 'admitted_at'])
    .where('to_hash', 'in', hashes)
    .orderBy('reservation.created_at')
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    reservation: row.id,
    name: row.masked_name,
    idType: row.id_type,
    idNumber: row.masked_number,
    status: row.status,
    admittedAt: row.admitted_at && venueIso(row.admitted_at),
  }));
}

async function waitingData(db: Database, settings: Settings, hashes: Buffer[]) {
  const rows = await db
    .selectFrom('waiting_party')
    .select(['date', 'visitors', 'to_sealed', 'status', 'created_at'])
    .where('to_hash', 'in', hashes)
    .orderBy('turn')
    .execute();
  return rows.map((row) => ({
    date: row.date,
    visitors: row.visitors,
    waitsWith: row.to_sealed && unsealTo({ settings }, row.to_sealed).address,
    status: row.status,
    since: venueIso(row.created_at),
  }));
}
