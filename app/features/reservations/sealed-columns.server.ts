import type { SealedColumn } from '#platform/crypto/sealed-column.ts';
import { purposes } from './parties/party.server.ts';
import { privateKeyPurpose } from './tickets/ticket-keys.server.ts';

/** What of the reservations is sealed with PII_KEY. */
export const reservationsSealed: readonly SealedColumn[] = [
  { table: 'reservation', key: 'id', keyType: 'text', column: 'to_sealed', purpose: () => purposes.to },
  {
    table: 'reservation',
    key: 'id',
    keyType: 'text',
    column: 'contact_name_sealed',
    purpose: () => purposes.contactName,
  },
  {
    table: 'reservation',
    key: 'id',
    keyType: 'text',
    column: 'contact_phone_sealed',
    purpose: () => purposes.contactPhone,
  },
  {
    table: 'reservation_visitor',
    key: 'id',
    keyType: 'bigint',
    column: 'name_sealed',
    purpose: () => purposes.visitorName,
  },
  {
    table: 'reservation_visitor',
    key: 'id',
    keyType: 'bigint',
    column: 'number_sealed',
    purpose: () => purposes.visitorNumber,
  },
  { table: 'waiting_party', key: 'key', keyType: 'text', column: 'to_sealed', purpose: () => purposes.to },
  { table: 'reservation_draft', key: 'id', keyType: 'text', column: 'sealed', purpose: () => 'reservation draft' },
  {
    table: 'ticket_key',
    key: 'id',
    keyType: 'integer',
    column: 'private_sealed',
    purpose: () => privateKeyPurpose,
  },
];
