import type { SealedColumn } from '#platform/crypto/sealed-column.ts';
import { contactPurpose } from './project/project-contact.server.ts';
import { sheetPurpose } from './project/sheet-store.server.ts';

/** What of the project library is sealed with PII_KEY. */
export const negotiationSealed: readonly SealedColumn[] = [
  {
    table: 'project',
    key: 'id',
    keyType: 'bigint',
    column: 'contact_sealed',
    purpose: () => contactPurpose,
  },
  {
    table: 'project_sheet',
    key: 'project_id',
    keyType: 'bigint',
    column: 'sealed',
    purpose: () => sheetPurpose,
  },
];
