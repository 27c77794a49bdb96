import { type RawBuilder, sql } from 'kysely';
import { type Locale, languagesFor } from '../i18n/locale.ts';

/**
 * Orders rows of texts by how well a reader of `locale` can read them: the reader's own language first, then the next
 * best. With `limit 1` it chooses the language in which a text is shown (contract, Languages).
 * @param column the column that holds the text's language
 */
export function languageRank(locale: Locale, column = 'locale'): RawBuilder<number> {
  return sql<number>`array_position(${languagesFor(locale)}::text[], ${sql.ref(column)})`;
}
