import { type Bundle, checked } from '#platform/bundle/bundle.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { partsIn, phrasesIn, providersIn, shuttleLinesIn } from './bundle.server.ts';
import { makePagesFindable, makePhrasesFindable, makeProvidersFindable } from './publishing/findable.server.ts';
import { providerDraft, type ReadyProvider } from './publishing/provider-draft.server.ts';
import { phraseDraft, writePhrases } from './publishing/publish-phrase.server.ts';
import { writeShuttleLines } from './publishing/publish-shuttle-line.server.ts';
import { writeProviders } from './publishing/write-providers.server.ts';
import { partPages, serviceTypes } from './services.ts';

type Provider = Awaited<ReturnType<typeof providersIn>>[number];

/** Writes a bundle's services into empty tables, validated and sanitised as if they were published. */
export async function seedServices(tx: Tx, { bundle }: { bundle: Bundle }): Promise<void> {
  const lines = await shuttleLinesIn(bundle);
  await writeShuttleLines(
    tx,
    lines.map((line, i) => ({ ...line, id: i + 1, position: i })),
  );
  const lineIds = new Map(lines.map(({ key }, i) => [key, i + 1]));
  const providers = Map.groupBy(await providersIn(bundle), ({ type }) => type);
  const inOrder = serviceTypes.flatMap((type) =>
    (providers.get(type) ?? []).map((provider, position) => ready(provider, { position, lineIds })),
  );
  const written = await writeProviders(tx, inOrder);
  await seedParts(tx, bundle);
  await seedPhrases(tx, bundle);
  await makeProvidersFindable(tx, written);
  await makePagesFindable(tx, partPages);
  await makePhrasesFindable(tx);
}

function ready(
  { file, key: _key, hotel, ...provider }: Provider,
  { position, lineIds }: { position: number; lineIds: Map<string, number> },
): ReadyProvider {
  const { line = '', minutes = 0 } = hotel?.shuttle ?? {};
  const shuttle = hotel?.shuttle && { lineId: lineIds.get(line) ?? 0, minutes };
  return checked(providerDraft, { ...provider, position, hotel: hotel && { ...hotel, shuttle } }, file);
}

async function seedParts(tx: Tx, bundle: Bundle): Promise<void> {
  const parts = (await partsIn(bundle)).toSorted((one, other) => one.position - other.position);
  await tx
    .insertInto('service_part')
    .values(parts.map(({ page, key, position }) => ({ page, key, position })))
    .execute();
  const rows = parts.flatMap(({ page, key, texts }) =>
    textsOf(texts).map(([locale, text]) => ({ page, key, locale, ...text })),
  );
  await tx.insertInto('service_part_text').values(rows).execute();
}

async function seedPhrases(tx: Tx, bundle: Bundle): Promise<void> {
  const drafts = [...Map.groupBy(await phrasesIn(bundle), ({ situation }) => situation).values()].flatMap((phrases) =>
    phrases.map((phrase, position) => ({ ...phrase, position })),
  );
  await writePhrases(
    tx,
    drafts.map(({ file, ...draft }, i) => checked(phraseDraft, { ...draft, id: i + 1 }, file)),
  );
}
