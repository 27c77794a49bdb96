import { msg } from '@lingui/core/macro';
import { checkKey } from '#platform/content/check-key.server.ts';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import { numbersOf } from '#platform/content/keys-of.server.ts';
import { numberingOf } from '#platform/content/numbering.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { providerHref } from '../finance.ts';
import { providerDraft } from './provider-draft.server.ts';
import { providerFields, providerTextFields } from './provider-fields.server.ts';
import { emptyProvider, writeProviders } from './write-providers.server.ts';

/** Who serves companies that trade between China and Africa. */
export const financeProviderKind: ContentKind = {
  name: 'finance-provider',
  group: 'places',
  words: { many: msg`Finance providers`, one: msg`Finance provider`, make: msg`New finance provider` },
  shared: providerFields,
  texts: providerTextFields,
  title: 'name',
  tags: ['finance'],
  address: (key) => providerHref(Number(key)),
  keys: numbersOf('finance_provider'),
  numbering: numberingOf('finance_provider'),
  read: readingSome(readDrafts),
  async write(tx, id, draft) {
    const { success, data, error } = await draftOfId(tx, id).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    const [written] = await writeProviders(tx, [data]);
    return { outcome: 'written', key: String(written) };
  },
  withdraw: emptyProvider,
};

function draftOfId(tx: Tx, id: string | undefined) {
  return providerDraft.superRefine(async ({ key }, context) => {
    const rows = tx.selectFrom('finance_provider').select('key');
    const own = id === undefined ? undefined : await rows.where('id', '=', Number(id)).executeTakeFirstOrThrow();
    await checkKey(context, { had: own?.key, key, isTaken: () => rows.where('key', '=', key).executeTakeFirst() });
  });
}

async function readDrafts(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const ids = keys.map(Number);
  const rows = await db
    .selectFrom('finance_provider')
    .select(['id as of', 'key', 'type', 'countries', 'needs', 'email', 'backup_email as backupEmail'])
    .select(['mobile', 'website'])
    .where('id', 'in', ids)
    .execute();
  const texts = await db
    .selectFrom('finance_provider_text')
    .select(['provider_id as of', 'locale', 'name', 'profile', 'contact'])
    .where('provider_id', 'in', ids)
    .execute();
  return draftsOf(rows, texts);
}
