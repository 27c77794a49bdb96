import { purposes } from './party.server.ts';
import { privateKeyPurpose } from './ticket-keys.server.ts';

/** A column whose values are sealed with PII_KEY. */
export interface SealedColumn {
  table: string;
  /** The table's key. */
  key: string;
  keyType: 'text' | 'bigint' | 'integer';
  column: string;
  /** What the value of a row was sealed for. */
  purpose: (key: string) => string;
}

/**
 * Everything that is sealed with PII_KEY, in whichever room it lies: what has to be sealed anew before a key can go. A
 * test compares the list with the database.
 */
export const sealedColumns: SealedColumn[] = [
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
  { table: 'outbox_message', key: 'id', keyType: 'text', column: 'sealed', purpose: (id) => `outbox ${id}` },
  {
    table: 'ticket_key',
    key: 'id',
    keyType: 'integer',
    column: 'private_sealed',
    purpose: () => privateKeyPurpose,
  },
];
