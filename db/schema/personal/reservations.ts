import type { Schema } from '../tables.gen.ts';
import { clear, hashed, type PersonalTable, plain, sealed } from './shape.ts';

type Names =
  | 'admission'
  | 'admission_scan'
  | 'reservation'
  | 'reservation_account_day'
  | 'reservation_closing_notice'
  | 'reservation_draft'
  | 'reservation_visitor'
  | 'visitor_reveal'
  | 'waiting_party';

const holds =
  'a reservation belongs to the phone or mail, not to the account: it stays good, and is emptied 30 days after the visit';
const count = 'a count or a fact of the visit that leads to no person once the reservation is emptied';
const random = 'a random number that is on the ticket';
const hash = 'a hash of what is taken along itself';
const others = 'visitors may be other people: they are taken along masked, as pages show them';

/** Who comes when, and who stands for them. */
export const reservations: { [Table in Names]: PersonalTable<keyof Schema[Table] & string> } = {
  reservation: {
    of: 'visitors',
    purpose: 'a reservation: tickets, telling its holder, the check at the gate',
    retention: 'emptied of persons 30 days after the visit',
    clearedBy: ['purge personal data', 'look up countries of contacts'],
    ground: 'consent',
    readers: 'whoever holds it; registrars in figures; stewards what a ticket says',
    columns: {
      ...plain('locale', 'documents_consent_at', 'moved_to'),
      id: clear('its number', { stays: count }),
      date: clear('the day', { stays: count }),
      to_sealed: sealed('phone or mail that received the code', { stays: holds }),
      to_hash: hashed('the same, to be found by', { notTaken: hash, stays: holds }),
      contact_name_sealed: sealed('name of the contact', { stays: holds }),
      contact_phone_sealed: sealed('phone or mail of the contact', { stays: holds }),
      contact_country: clear('country of the contact’s phone', { stays: holds }),
      party: clear('how many come', { stays: count }),
      consent_version: clear('to which texts they agreed', { stays: holds }),
      consent_at: clear('when they agreed', { stays: holds }),
      status: clear('whether it stands', { stays: count }),
      created_at: clear('when it was made', { stays: count }),
      cancelled_at: clear('when it was cancelled', { stays: count }),
    },
  },
  reservation_visitor: {
    of: 'visitors',
    purpose: 'who comes, and the document that is looked at on the gate',
    retention: 'emptied of persons 30 days after the visit',
    clearedBy: ['purge personal data'],
    ground: 'consent',
    readers: 'whoever holds the reservation; stewards, one visitor at a time, which is logged',
    columns: {
      ...plain('id', 'reservation_id', 'date', 'position', 'cancelled_at'),
      ticket_id: clear('number of the ticket', { notTaken: random, stays: count }),
      name_sealed: sealed('name in full', { notTaken: others, stays: holds }),
      masked_name: clear('name, masked', { stays: holds }),
      id_type: clear('kind of document', { stays: count }),
      number_sealed: sealed('number of the document, in full', { notTaken: others, stays: holds }),
      masked_number: clear('number of the document, masked', { stays: holds }),
      document_hash: hashed('the document: one ticket a day', { notTaken: hash, stays: holds }),
      status: clear('whether it stands', { stays: count }),
    },
  },
  reservation_account_day: {
    of: 'visitors',
    purpose: 'how many places a phone or mail has on a day: five at most',
    retention: 'until the day is over',
    clearedBy: ['clear drafts, answers and counts'],
    ground: 'contract',
    readers: 'nobody',
    columns: {
      ...plain('date', 'visitors'),
      to_hash: hashed('the phone or mail', { notTaken: hash, stays: holds }),
    },
  },
  reservation_closing_notice: {
    of: 'visitors',
    purpose: 'who has been told that their day is closed, and the link by which they move',
    retention: 'as its reservation',
    ground: 'contract',
    readers: 'nobody',
    columns: {
      ...plain('date', 'told_at'),
      reservation_id: clear('the reservation', {
        notTaken: 'it is a note of the site about a message they have received',
        stays: count,
      }),
      key: clear('the link', { notTaken: 'it was sent to them', stays: holds }),
    },
  },
  reservation_draft: {
    of: 'strangers',
    purpose: 'what has been typed of a reservation so far',
    retention: 'two hours',
    clearedBy: ['clear drafts, answers and counts'],
    ground: 'consent',
    readers: 'nobody',
    columns: {
      ...plain('id', 'expires_at'),
      sealed: sealed('what was typed', {
        notTaken: 'no row says whose it is; gone in two hours',
        stays: 'no row says whose it is; gone in two hours',
      }),
    },
  },
  waiting_party: {
    of: 'visitors',
    purpose: 'who waits for places of a full day',
    retention: 'emptied of persons 30 days after the day',
    clearedBy: ['purge personal data', 'expire offers'],
    ground: 'contract',
    readers: 'registrars in figures',
    columns: {
      ...plain('turn', 'locale', 'held_until'),
      key: clear('the link of an offer', { notTaken: 'it opens the offer; it was sent to them', stays: holds }),
      date: clear('the day', { stays: count }),
      visitors: clear('how many would come', { stays: count }),
      to_sealed: sealed('phone or mail', { stays: holds }),
      to_hash: hashed('the same, to be found by', { notTaken: hash, stays: holds }),
      status: clear('what became of it', { stays: count }),
      created_at: clear('since when', { stays: count }),
    },
  },
  admission: {
    of: 'visitors',
    purpose: 'whose ticket was used, so that it is used once',
    retention: 'for good, as a count: it leads to nobody 30 days after the visit',
    ground: 'contract',
    readers: 'stewards; figures without persons',
    columns: {
      ...plain('gate', 'staff_id', 'outside_hours'),
      ticket_id: clear('number of the ticket', { notTaken: random, stays: count }),
      admitted_at: clear('when they came in', { stays: count }),
    },
  },
  admission_scan: {
    of: 'visitors',
    purpose: 'a scan at a gate that may be sent twice',
    retention: 'seven days',
    clearedBy: ['purge personal data'],
    ground: 'contract',
    readers: 'nobody',
    columns: {
      ...plain('staff_id', 'nonce', 'outcome', 'date', 'party', 'scanned_at'),
      ticket_hash: hashed('the ticket', { notTaken: random, stays: count }),
      ticket_id: clear('number of the ticket', { notTaken: random, stays: count }),
    },
  },
  visitor_reveal: {
    of: 'visitors',
    purpose: 'which visitor was shown in full to whom of the staff',
    retention: 'for good: it names no visitor 30 days after the visit',
    ground: 'security',
    readers: 'auditors',
    columns: {
      ...plain('id', 'reason', 'revealed_at'),
      ticket_id: clear('number of the ticket', { notTaken: random, stays: count }),
      staff_id: clear('who of the staff', { notTaken: 'it is about somebody of the staff', stays: count }),
    },
  },
};
