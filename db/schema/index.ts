import type { AboutSchema } from './about.ts';
import type { EditionsSchema } from './editions.ts';
import type { MediaSchema } from './media.ts';
import type { NewsSchema } from './news.ts';

/** Every table of the database, for Kysely. A test compares it with the migrated database. */
export interface Schema extends EditionsSchema, MediaSchema, NewsSchema, AboutSchema {}
