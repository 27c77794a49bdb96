import type { Database } from '#platform/db/database.ts';
import type { ProviderDraft } from './publishing/provider-draft.server.ts';
import { publishProvider } from './publishing/publish-provider.server.ts';
import { publishShuttleLine, type ShuttleLineDraft } from './publishing/publish-shuttle-line.server.ts';
import type { SpokenLanguage } from './services.ts';

const editor = { roles: ['editor'] } as const;

/** Somebody who interprets, with texts in all languages, changed as a test wants it. */
export function providerOf(change: Partial<ProviderDraft> = {}): ProviderDraft {
  const text = (name: string) => ({ name, profile: `${name}: what it does.`, contact: 'Desk' });
  return {
    type: 'translation',
    position: 0,
    languages: ['zh', 'en'],
    mobile: '+8610000000000',
    email: 'desk@provider.example',
    backupEmail: 'office@provider.example',
    website: 'https://provider.example',
    texts: { 'zh-CN': text('译'), 'en-US': text('Words'), 'fr-FR': text('Mots') },
    ...change,
  };
}

interface HotelChange {
  hotel?: Partial<NonNullable<ProviderDraft['hotel']>>;
  languages?: SpokenLanguage[];
  texts?: ProviderDraft['texts'];
}

/** A hotel of the middle band, three kilometres away, without a bus. */
export function hotelOf({ hotel, ...change }: HotelChange = {}): ProviderDraft {
  return providerOf({
    type: 'hotel',
    hotel: {
      band: 2,
      distance: 3000,
      minutes: 9,
      halalBreakfast: false,
      stepFreeRooms: 1,
      foreignPassports: true,
      foreignCards: true,
      x: 10,
      y: 20,
      ...hotel,
    },
    ...change,
  });
}

/** A line of buses with two departures each way. */
export function lineOf(change: Partial<ShuttleLineDraft> = {}): ShuttleLineDraft {
  const text = { name: 'Line', route: 'Here, there' };
  return {
    id: 1,
    position: 0,
    minutes: 20,
    toVenue: ['08:50', '08:10'],
    toTown: ['17:00', '18:00'],
    texts: { 'zh-CN': text, 'en-US': text, 'fr-FR': text },
    ...change,
  };
}

/** Publishes a provider. @returns its id */
export async function publish(db: Database, draft: ProviderDraft, id?: number): Promise<number> {
  const published = await publishProvider(db, editor, draft, id);
  if (published.outcome !== 'published') throw new Error(`Not published: ${published.outcome}`);
  return published.id;
}

/** Publishes a line of buses. */
export async function publishLine(db: Database, draft: ShuttleLineDraft): Promise<void> {
  const { outcome } = await publishShuttleLine(db, editor, draft);
  if (outcome !== 'published') throw new Error(`Not published: ${outcome}`);
}
