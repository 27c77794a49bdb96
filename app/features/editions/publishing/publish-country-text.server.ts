import type { Database } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Actor } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { makeFindable } from '#platform/search-index/make-findable.server.ts';
import { findableCountry } from '../findable.server.ts';
import { type CountryDraft, countryDraft } from './drafts.server.ts';
import type { Publication } from './publish-edition.server.ts';

/** Publishes the text of a country's page, in place of the one that it had. */
export async function publishCountryText(db: Database, actor: Actor, draft: CountryDraft): Promise<Publication> {
  if (!may(actor, 'publish')) return { outcome: 'forbidden' };
  const { success, data, error } = countryDraft.safeParse(draft);
  if (!success) return { outcome: 'invalid', error };
  const { code, texts } = data;
  return db.transaction().execute(async (tx) => {
    await tx.deleteFrom('country_text').where('country_code', '=', code).execute();
    const rows = textsOf(texts).map(([locale, text]) => ({ country_code: code, locale, ...text }));
    await tx.insertInto('country_text').values(rows).execute();
    await makeFindable(tx, [findableCountry(data)]);
    await emptyPages(tx, ['editions']);
    return { outcome: 'published' };
  });
}
