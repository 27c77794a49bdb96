import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import type { ReadyProvider } from './provider-draft.server.ts';

/**
 * Writes providers that have been checked, each in the place of the one of its key; ids of new ones grow in the order given.
 * @returns the ids
 */
export async function writeProviders(tx: Tx, providers: readonly ReadyProvider[]): Promise<number[]> {
  if (providers.length === 0) return [];
  const rows = await tx
    .insertInto('finance_provider')
    .values(
      providers.map(({ key, type, countries, needs, email, backupEmail, mobile, website }) => ({
        key,
        type,
        countries,
        needs,
        email,
        backup_email: backupEmail,
        mobile,
        website,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        type: sql.ref('excluded.type'),
        countries: sql.ref('excluded.countries'),
        needs: sql.ref('excluded.needs'),
        email: sql.ref('excluded.email'),
        backup_email: sql.ref('excluded.backup_email'),
        mobile: sql.ref('excluded.mobile'),
        website: sql.ref('excluded.website'),
      }),
    )
    .returning(['id', 'key'])
    .execute();
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  const idOf = (key: string) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`${key} was not written`);
    return id;
  };
  await tx
    .deleteFrom('finance_provider_text')
    .where('provider_id', 'in', [...ids.values()])
    .execute();
  await tx
    .insertInto('finance_provider_text')
    .values(
      providers.flatMap(({ key, texts }) =>
        textsOf(texts).map(([locale, text]) => ({ provider_id: idOf(key), locale, ...text })),
      ),
    )
    .execute();
  return providers.map(({ key }) => idOf(key));
}

/** Has a provider say nothing in any language: nobody sees it or writes to it, and its id stays its own. */
export async function emptyProvider(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('finance_provider_text').where('provider_id', '=', Number(id)).execute();
}
