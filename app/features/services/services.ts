import type { Locale } from '#platform/i18n/locale.ts';
import { writtenDecimal } from '#platform/i18n/numbers.ts';
import { writingOf } from '#platform/i18n/writing-of.ts';
import type { SentOnce } from '#platform/router/data/sent-once.ts';

/** What providers offer, in the order of the numbers that the addresses of the pages have (specification 2). */
export const serviceTypes = ['hotel', 'transport', 'tourism', 'translation', 'catering'] as const;

export type ServiceType = (typeof serviceTypes)[number];

/** Pages whose text stands in parts that editors write; `visit` is the front of the section. */
export const partPages = ['visit', 'transport', 'tourism', 'translation', 'catering', 'visa'] as const;

export type PartPage = (typeof partPages)[number];

/** Languages that somebody of the expo's services speaks: ISO 639-1. */
export const spokenLanguages = ['zh', 'en', 'fr', 'pt', 'ar', 'sw', 'am', 'ha'] as const;

export type SpokenLanguage = (typeof spokenLanguages)[number];

/** When one needs a phrase, in the order of a journey. */
export const situations = [
  'greeting',
  'airport',
  'taxi',
  'hotel',
  'business',
  'food',
  'allergens',
  'money',
  'health',
  'emergency',
] as const;

export type Situation = (typeof situations)[number];

/** Woven pictures that a hotel may have: an editor chooses the one that is most like it. */
export const hotelPictures = [
  'avenue',
  'riverside',
  'garden',
  'apartments',
  'station',
  'inn',
  'celadon',
  'dunes',
  'cotton',
  'guesthouse',
  'airport',
  'court',
  'island',
  'campus',
] as const;

/** A hotel's own facts. */
export interface HotelFacts {
  /** Address of its woven picture; the weave stands in where nobody has chosen one. */
  picture: string | undefined;
  band: PriceBand;
  /** Metres by road to the venue, minutes by car. */
  distance: number;
  minutes: number;
  shuttle: { lineId: number; minutes: number } | undefined;
  halalBreakfast: boolean;
  stepFreeRooms: number;
  foreignPassports: boolean;
  foreignCards: boolean;
  /** On the site's map (`site/area-map.tsx`). */
  x: number;
  y: number;
}

/** Where one eats. */
export interface FoodFacts {
  /** Code of its hall; undefined outside of the grounds. */
  hall: string | undefined;
  /** Metres on foot from the nearest gate. */
  distance: number;
  /** HH:mm, venue time. */
  opens: string;
  closes: string;
  halal: boolean;
  vegetarian: boolean;
  foreignCards: boolean;
}

/** Somebody who serves visitors (specification 3, Service provider). */
export interface Provider {
  id: number;
  type: ServiceType;
  /** The language of the texts. */
  lang: Locale;
  name: string;
  /** Plain text, paragraphs separated by empty lines. */
  profile: string;
  contact: string;
  /** Empty for those whom nobody has to find. */
  address: string;
  languages: SpokenLanguage[];
  mobile: string;
  email: string;
  backupEmail: string;
  website: string;
  hotel: HotelFacts | undefined;
  food: FoodFacts | undefined;
}

/** A part of a page's text. */
export interface Part {
  key: string;
  lang: Locale;
  title: string;
  /** Sanitised HTML. */
  body: string;
}

/** A part of a page's text as its page has it. */
export type PagePart = Omit<Part, 'body'> & { body: SentOnce<string> };

/** A line of the expo's buses. */
export interface ShuttleLine {
  id: number;
  lang: Locale;
  name: string;
  route: string;
  /** From its first stop to the venue. */
  minutes: number;
  /** Departures from the first stop, and from the venue: HH:mm. */
  toVenue: string[];
  toTown: string[];
}

/** A phrase in the languages it has. */
export interface Phrase {
  id: number;
  pinyin: string;
  texts: Partial<Record<Locale, string>>;
}

/** Price of a double room and night: 1 under 300 yuan, 2 from 300 to 600, 3 above. */
export const priceBands = [1, 2, 3] as const;

export type PriceBand = (typeof priceBands)[number];

/** Farthest distances to choose from, in kilometres. */
export const reaches = [3, 6, 15] as const;

export const hotelOrders = ['distance', 'price'] as const;

export type HotelOrder = (typeof hotelOrders)[number];

/** Which hotels, and in which order. */
export interface HotelFilter {
  band?: PriceBand | undefined;
  /** Kilometres to the venue, at most. */
  within?: (typeof reaches)[number] | undefined;
  language?: SpokenLanguage | undefined;
  shuttle?: true | undefined;
  halal?: true | undefined;
  order: HotelOrder;
}

/** Hotels on a page of the list. */
export const hotelsPerPage = 24;
/** Where counting stops (contract, Envelope). */
export const countedProviders = 10_000;

/**
 * Reads the filters of an address; what is blank counts as absent.
 * @returns undefined where one has a value that does not exist
 */
export function readHotelFilter(query: URLSearchParams): HotelFilter | undefined {
  const given = (name: string) => query.get(name) || undefined;
  const one = <T extends string | number>(name: string, all: readonly T[]) => {
    const value = given(name);
    return value === undefined ? undefined : (all.find((each) => String(each) === value) ?? null);
  };
  const band = one('band', priceBands);
  const within = one('within', reaches);
  const language = one('language', spokenLanguages);
  const shuttle = one('shuttle', [1]);
  const halal = one('halal', [1]);
  const order = one('sort', hotelOrders);
  if ([band, within, language, shuttle, halal, order].includes(null)) return undefined;
  return {
    band: band ?? undefined,
    within: within ?? undefined,
    language: language ?? undefined,
    shuttle: shuttle ? true : undefined,
    halal: halal ? true : undefined,
    order: order ?? 'distance',
  };
}

/** Whether anything is filtered out. */
export function isFiltered({ order, ...filter }: HotelFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}

/** The address of a page of a list of hotels, without language prefix. */
export function hotelsHref(filter: HotelFilter, page = 1): string {
  const { band, within, language, shuttle, halal, order } = filter;
  const query = new URLSearchParams();
  const set = (name: string, value: unknown) => value !== undefined && query.set(name, String(value));
  set('band', band);
  set('within', within);
  set('language', language);
  set('shuttle', shuttle && 1);
  set('halal', halal && 1);
  if (order !== 'distance') set('sort', order);
  if (page > 1) set('page', page);
  return query.size > 0 ? `/service/hotel/?${query}` : '/service/hotel/';
}

/** Reads an id out of an address. @returns undefined where it is none: ids are whole numbers from 1 */
export function readId(value: string | null): number | undefined {
  return value !== null && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
}

/** The page of a type by the number that its address has: `?id=2`; number 1 is the list of hotels. */
export function typeOfNumber(id: number | undefined): ServiceType | undefined {
  return id === undefined ? undefined : serviceTypes[id - 1];
}

/** The page of a type, without language prefix. */
export function typeHref(type: ServiceType): string {
  return type === 'hotel' ? '/service/hotel/' : `/service/serviceDetail?id=${serviceTypes.indexOf(type) + 1}`;
}

/** Where a provider is to be read about: a hotel has a page, others their place on the page of their type. */
export function providerHref({ id, type }: { id: number; type: ServiceType }): string {
  return type === 'hotel' ? `/service/hotel/?id=${id}` : `${typeHref(type)}#provider-${id}`;
}

/** The seed of a provider's weave, the same on every page and for ever (look, The idea). */
export function weaveSeed(id: number): string {
  return `service-${id}`;
}

/** A time of day so many minutes later: 08:50 and 15 minutes are 09:05. */
export function later(time: string, minutes: number): string {
  const all = (Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes) % 1440;
  return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`;
}

/** A number that can be dialled: digits and the plus of an international one. */
export function telephoneHref(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}

/** A number as one reads it out: in groups, where it is a Chinese mobile one. */
export function telephoneText(number: string): string {
  return number.replace(/^(\+86)(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3 $4');
}

/** A distance as the language writes it: `500 m`, `4.6 km`, `4,6 km`, `4.6公里`; from ten kilometres on without tenths. */
export function distanceText(metres: number, locale: Locale): string {
  const { units } = writingOf(locale);
  if (metres < 1000) return `${metres}${units.metres}`;
  const kilometres = metres < 10_000 ? Math.round(metres / 100) / 10 : Math.round(metres / 1000);
  return writtenDecimal(String(kilometres), locale) + units.kilometres;
}
