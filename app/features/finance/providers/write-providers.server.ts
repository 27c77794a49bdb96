import type { Tx } from '#platform/db/database.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import type { ReadyProvider } from './provider-draft.server.ts';

/** Writes providers that have been checked; their ids grow in the order given. @returns the ids */
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
    .returning(['id', 'key'])
    .execute();
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  const idOf = (key: string) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`${key} was not written`);
    return id;
  };
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
