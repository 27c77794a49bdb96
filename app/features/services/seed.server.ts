import type { z } from 'zod';
import {
  foodPlaces,
  hotels,
  parts,
  phrases,
  shuttleLines,
  tourismProviders,
  translationProviders,
  transportProviders,
} from '#db/seed/services/index.ts';
import type { SeedFoodPlace, SeedHotel, SeedProvider } from '#db/seed/services/shapes.ts';
import type { Tx } from '#platform/db/database.ts';
import { locales } from '#platform/i18n/locale.ts';
import type { MediaStore } from '#platform/storage/media-store.ts';
import { makePagesFindable, makePhrasesFindable, makeProvidersFindable } from './findable.server.ts';
import { type ProviderDraft, providerDraft } from './provider-draft.server.ts';
import { partDraft } from './publish-part.server.ts';
import { type PhraseDraft, phraseDraft, writePhrases } from './publish-phrase.server.ts';
import { shuttleLineDraft, writeShuttleLines } from './publish-shuttle-line.server.ts';
import { partPages, type ServiceType, type Situation, type SpokenLanguage } from './services.ts';
import { writeProviders } from './write-providers.server.ts';

/** Writes the demonstration's services into empty tables, validated and sanitised as if they were published. */
export async function seedServices(tx: Tx, _media: MediaStore): Promise<void> {
  await writeShuttleLines(
    tx,
    shuttleLines.map(({ key, ...line }, i) => checked(shuttleLineDraft, { ...line, id: i + 1, position: i }, key)),
  );
  const drafts: [string, ProviderDraft][] = [
    ...hotels.map((hotel, i): [string, ProviderDraft] => [hotel.key, hotelDraft(hotel, i)]),
    ...drafted('transport', transportProviders),
    ...drafted('tourism', tourismProviders),
    ...drafted('translation', translationProviders),
    ...foodPlaces.map((place, i): [string, ProviderDraft] => [place.key, foodDraft(place, i)]),
  ];
  const written = await writeProviders(
    tx,
    drafts.map(([key, draft]) => checked(providerDraft, draft, key)),
  );
  await seedParts(tx);
  await writePhrases(
    tx,
    phraseDrafts().map((draft) => checked(phraseDraft, draft, draft.pinyin)),
  );
  await makeProvidersFindable(tx, written);
  await makePagesFindable(tx, partPages);
  await makePhrasesFindable(tx);
}

/** What a draft becomes. @throws where publishing would refuse it */
function checked<S extends z.ZodType>(schema: S, draft: z.input<S>, key: string): z.output<S> {
  const { success, data, error } = schema.safeParse(draft);
  if (!success) throw new Error(`Seed service ${key}: ${error.message}`);
  return data;
}

function drafted(type: ServiceType, providers: readonly SeedProvider[]): [string, ProviderDraft][] {
  return providers.map((provider, i) => [provider.key, baseDraft(type, provider, i)]);
}

/** Numbers that no network gives out, and addresses of the domain for examples. */
function baseDraft(type: ServiceType, { key, line, languages, texts }: SeedProvider, position: number): ProviderDraft {
  return {
    type,
    position,
    languages: languages as SpokenLanguage[],
    mobile: `+861000000${line}`,
    email: `desk@${key}.example`,
    backupEmail: `office@${key}.example`,
    website: `https://www.${key}.example`,
    texts,
  };
}

function hotelDraft(hotel: SeedHotel, position: number): ProviderDraft {
  const { shuttle, foreignPassports = true } = hotel;
  const lineId = shuttleLines.findIndex(({ key }) => key === shuttle?.line) + 1;
  return {
    ...baseDraft('hotel', hotel, position),
    hotel: {
      band: hotel.band,
      distance: hotel.distance,
      minutes: hotel.minutes,
      shuttle: shuttle && { lineId, minutes: shuttle.minutes },
      halalBreakfast: hotel.halalBreakfast,
      stepFreeRooms: hotel.stepFreeRooms,
      foreignPassports,
      foreignCards: hotel.foreignCards,
      x: hotel.x,
      y: hotel.y,
    },
  };
}

function foodDraft(place: SeedFoodPlace, position: number): ProviderDraft {
  const { hall, distance, opens, closes, halal, vegetarian, foreignCards } = place;
  const food = { hall, distance, opens, closes, halal, vegetarian, foreignCards };
  return { ...baseDraft('catering', place, position), food };
}

async function seedParts(tx: Tx): Promise<void> {
  await tx
    .insertInto('service_part')
    .values(parts.map(({ page, key }, position) => ({ page, key, position })))
    .execute();
  const rows = parts.flatMap(({ page, key, texts }, position) =>
    locales.map((locale) => {
      const { title, body } = checked(partDraft, { page, key, position, locale, ...texts[locale] }, `${page} ${key}`);
      return { page, key, locale, title, body };
    }),
  );
  await tx.insertInto('service_part_text').values(rows).execute();
}

function phraseDrafts(): PhraseDraft[] {
  const all = phrases.flatMap(({ situation, phrases }) =>
    phrases.map((phrase, position) => ({ situation: situation as Situation, phrase, position })),
  );
  return all.map(({ situation, phrase: [zh, pinyin, en, fr], position }, i) => ({
    id: i + 1,
    situation,
    position,
    pinyin,
    texts: { 'zh-CN': { text: zh }, 'en-US': { text: en }, 'fr-FR': { text: fr } },
  }));
}
