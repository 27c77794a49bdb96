import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import type { z } from 'zod';
import { isRight } from '#platform/content/check-key.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { readingSome } from '#platform/content/drafts-of.server.ts';
import type { Fields } from '#platform/content/field.ts';
import { numbersOf } from '#platform/content/keys-of.server.ts';
import { numberingOf } from '#platform/content/numbering.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { saying } from '#platform/http/field-messages.ts';
import { providerHref, type ServiceType, serviceTypes } from '../services.ts';
import { makeProvidersFindable } from './findable.server.ts';
import { foodPlaceDraft, hotelDraft, otherDraft, type ReadyProvider } from './provider-draft.server.ts';
import { foodFields, hotelFields, otherFields, providerFields, providerTextFields } from './provider-fields.server.ts';
import { readProviders } from './read-provider-drafts.server.ts';
import { emptyProvider, rewriteProvider, writeProviders } from './write-providers.server.ts';

interface ProviderKind extends Pick<ContentKind, 'name' | 'words'> {
  types: readonly ServiceType[];
  /** What it has beside what all providers have. */
  fields: Fields;
  /** The checks of a draft, which make a provider of it. */
  draft(tx: Tx): z.ZodType<ReadyProvider>;
}

/** A kind of those who serve visitors: they stand in one table, each with what its type has besides. */
const kindOf = ({ types, fields, draft: checks, ...named }: ProviderKind): ContentKind => ({
  ...named,
  group: 'places',
  shared: { ...fields, ...providerFields },
  texts: providerTextFields,
  title: 'name',
  tags: ['services'],
  address: (key, { type }) => {
    const own = serviceTypes.find((each) => each === type) ?? types[0];
    return own && providerHref({ id: Number(key), type: own });
  },
  keys: numbersOf('service_provider', sql`type = any(${types})`),
  numbering: numberingOf('service_provider'),
  read: readingSome((db, keys) => readProviders(db, keys, [...Object.keys(fields), ...Object.keys(providerFields)])),
  async write(tx, key, draft) {
    const { success, data: provider, error } = await checks(tx).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    const id = key === undefined ? undefined : Number(key);
    const [written] =
      id === undefined ? await writeProviders(tx, [provider]) : [await rewriteProvider(tx, { id, provider })];
    if (!written) throw new Error('The provider was not written');
    await makeProvidersFindable(tx, [written]);
    return { outcome: 'written', key: String(written.id) };
  },
  withdraw: emptyProvider,
});

export const hotelKind = kindOf({
  name: 'hotel',
  words: { many: msg({ message: 'Hotels', context: 'kind of content' }), one: msg`Hotel`, make: msg`New hotel` },
  types: ['hotel'],
  fields: hotelFields,
  draft: (tx) =>
    hotelDraft
      .superRefine(async ({ shuttleLine }, context) => {
        if (!isRight(context) || shuttleLine === undefined || (await isRunning(tx, shuttleLine))) return;
        context.addIssue({ code: 'custom', path: ['shuttleLine'], message: saying('unknown') });
      })
      .transform((hotel) => ({ ...hotel, type: 'hotel' as const, hotel })),
});

export const foodPlaceKind = kindOf({
  name: 'food-place',
  words: { many: msg`Places to eat`, one: msg`Place to eat`, make: msg`New place to eat` },
  types: ['catering'],
  fields: foodFields,
  draft: () => foodPlaceDraft.transform((food) => ({ ...food, type: 'catering' as const, food })),
});

/** Who moves, guides and interprets for visitors. */
export const serviceProviderKind = kindOf({
  name: 'service-provider',
  words: { many: msg`Service providers`, one: msg`Service provider`, make: msg`New service provider` },
  types: ['transport', 'tourism', 'translation'],
  fields: otherFields,
  draft: () => otherDraft,
});

/** Whether there is a line of that key which visitors see. */
async function isRunning(tx: Tx, key: string): Promise<boolean> {
  if (!/^[1-9]\d{0,8}$/.test(key)) return false;
  const texts = tx.selectFrom('shuttle_line_text').select('locale').where('line_id', '=', Number(key));
  return (await texts.executeTakeFirst()) !== undefined;
}
