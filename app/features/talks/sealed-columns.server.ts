import type { SealedColumn } from '#platform/crypto/sealed-column.ts';
import { filePurpose, messagePurpose, reportPurpose } from './entry/sealed-purposes.ts';

/** What of the talks is sealed with PII_KEY. Files themselves are not sealed anew: the keys that open them are. */
export const talksSealed: readonly SealedColumn[] = [
  { table: 'talk_entry', key: 'id', keyType: 'bigint', column: 'sealed', purpose: () => messagePurpose },
  { table: 'talk_file', key: 'key', keyType: 'text', column: 'sealed', purpose: () => filePurpose },
  { table: 'talk_report', key: 'id', keyType: 'bigint', column: 'sealed', purpose: () => reportPurpose },
];
