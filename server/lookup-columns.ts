import { accountsLookups } from '#features/accounts/lookup-columns.server.ts';
import { reservationsLookups } from '#features/reservations/lookup-columns.server.ts';
import type { LookupColumn } from '#platform/crypto/lookup-column.ts';

/**
 * Everything by which people are found, from the features' own lists: what hangs on LOOKUP_KEY. A test compares the list with
 * the database.
 */
export const lookupColumns: readonly LookupColumn[] = [...accountsLookups, ...reservationsLookups];
