import { serverFeatures } from '#features/index.server.ts';
import type { LookupColumn } from '#platform/crypto/lookup-column.ts';

/** Everything by which people are found: what hangs on LOOKUP_KEY. A test compares it with the database. */
export const lookupColumns: readonly LookupColumn[] = serverFeatures.flatMap(({ lookups = [] }) => lookups);
