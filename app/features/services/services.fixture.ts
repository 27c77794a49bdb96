import type { Draft } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { foodPlaceKind, hotelKind, serviceProviderKind } from './publishing/provider-kinds.server.ts';
import { shuttleLineKind } from './publishing/shuttle-line-kind.server.ts';

const provider = {
  position: 0,
  languages: ['zh', 'en'],
  mobile: '+8610000000000',
  email: 'desk@provider.example',
  backupEmail: 'office@provider.example',
  website: 'https://provider.example',
};

const textOf = (name: string) => ({ name, profile: `${name}: what it does.`, contact: 'Desk' });

const texts = { 'zh-CN': textOf('译'), 'en-US': textOf('Words'), 'fr-FR': textOf('Mots') };

/** Somebody who interprets, with texts in all languages, changed as a test wants it. */
export const providerOf = (change: Partial<Draft> = {}): Draft => ({
  ...provider,
  type: 'translation',
  texts,
  ...change,
});

/** A hotel of the middle band, three kilometres away, without a bus. */
export const hotelOf = (change: Partial<Draft> = {}): Draft => ({
  ...provider,
  band: 2,
  distance: 3000,
  minutes: 9,
  halalBreakfast: false,
  stepFreeRooms: 1,
  foreignPassports: true,
  foreignCards: true,
  x: 10,
  y: 20,
  texts,
  ...change,
});

/** A food point in a hall. */
export const foodPlaceOf = (change: Partial<Draft> = {}): Draft => ({
  ...provider,
  hall: 'W2',
  distance: 0,
  opens: '08:30',
  closes: '17:00',
  halal: true,
  vegetarian: false,
  foreignCards: true,
  texts,
  ...change,
});

/** A line of buses with two departures each way. */
export function lineOf(change: Partial<Draft> = {}): Draft {
  const text = { name: 'Line', route: 'Here, there' };
  return {
    position: 0,
    minutes: 20,
    toVenue: ['08:50', '08:10'],
    toTown: ['17:00', '18:00'],
    texts: { 'zh-CN': text, 'en-US': text, 'fr-FR': text },
    ...change,
  };
}

/** Publishes a provider, by the kind that its fields are of. @returns its id */
export async function publish(db: Database, draft: Draft, id?: number): Promise<number> {
  const own = 'band' in draft ? hotelKind : 'opens' in draft ? foodPlaceKind : serviceProviderKind;
  return Number(await writeContent(db, own, draft, id === undefined ? undefined : String(id)));
}

/** Publishes a line of buses. @returns its key */
export function publishLine(db: Database, draft: Draft, key?: string): Promise<string> {
  return writeContent(db, shuttleLineKind, draft, key);
}
