import { type Bundle, checked } from '#platform/bundle/bundle.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { partsIn, phrasesIn, providersIn, shuttleLinesIn } from './bundle.server.ts';
import { phraseDraft } from './publishing/drafts.server.ts';
import { makePagesFindable, makePhrasesFindable, makeProvidersFindable } from './publishing/findable.server.ts';
import { foodPlaceDraft, hotelDraft, type ReadyProvider } from './publishing/provider-draft.server.ts';
import { writePart } from './publishing/write-parts.server.ts';
import { writePhrase } from './publishing/write-phrases.server.ts';
import { writeProviders } from './publishing/write-providers.server.ts';
import { writeShuttleLine } from './publishing/write-shuttle-lines.server.ts';
import { partPages, serviceTypes } from './services.ts';

type Provider = Awaited<ReturnType<typeof providersIn>>[number];

/** Writes a bundle's services into empty tables, validated and sanitised as if they were published. */
export async function seedServices(tx: Tx, { bundle }: { bundle: Bundle }): Promise<void> {
  const lineIds = await seedLines(tx, bundle);
  const providers = Map.groupBy(await providersIn(bundle), ({ type }) => type);
  const inOrder = serviceTypes.flatMap((type) =>
    (providers.get(type) ?? []).map((provider, position) => ready(provider, { position, lineIds })),
  );
  const written = await writeProviders(tx, inOrder);
  const parts = await partsIn(bundle);
  for (const part of parts) await writePart(tx, part);
  await seedPhrases(tx, bundle);
  await makeProvidersFindable(tx, written);
  await makePagesFindable(tx, partPages);
  await makePhrasesFindable(tx);
}

/** @returns the ids of the lines by their keys in the bundle */
async function seedLines(tx: Tx, bundle: Bundle): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [position, { key, ...line }] of (await shuttleLinesIn(bundle)).entries()) {
    ids.set(key, await writeShuttleLine(tx, { ...line, position }));
  }
  return ids;
}

function ready(
  { file, key: _, ...given }: Provider,
  { position, lineIds }: { position: number; lineIds: Map<string, number> },
): ReadyProvider {
  switch (given.type) {
    case 'hotel': {
      const { type, hotel, ...provider } = given;
      const { shuttle, ...facts } = hotel;
      const stop = shuttle && { shuttleLine: String(lineIds.get(shuttle.line) ?? 0), shuttleMinutes: shuttle.minutes };
      const own = checked(hotelDraft, { ...provider, position, ...facts, ...stop }, file);
      return { ...own, type, hotel: own };
    }
    case 'catering': {
      const { type, food, ...provider } = given;
      const own = checked(foodPlaceDraft, { ...provider, position, ...food }, file);
      return { ...own, type, food: own };
    }
    default:
      return { ...given, position };
  }
}

async function seedPhrases(tx: Tx, bundle: Bundle): Promise<void> {
  const drafts = [...Map.groupBy(await phrasesIn(bundle), ({ situation }) => situation).values()].flatMap((phrases) =>
    phrases.map((phrase, position) => ({ ...phrase, position })),
  );
  for (const { file, ...draft } of drafts) await writePhrase(tx, checked(phraseDraft, draft, file));
}
