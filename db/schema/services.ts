import type { Generated } from 'kysely';
import type { Locale } from '#platform/i18n/locale.ts';

export interface ServiceProviderTable {
  id: Generated<number>;
  type: string;
  position: number;
  languages: string[];
  mobile: string;
  email: string;
  backup_email: string;
  website: string;
}

export interface ServiceProviderTextTable {
  provider_id: number;
  locale: Locale;
  name: string;
  profile: string;
  contact: string;
  address: string;
}

export interface ShuttleLineTable {
  id: number;
  position: number;
  minutes: number;
}

export interface ShuttleLineTextTable {
  line_id: number;
  locale: Locale;
  name: string;
  route: string;
}

export interface ShuttleDepartureTable {
  line_id: number;
  direction: string;
  leaves: string;
}

export interface HotelTable {
  provider_id: number;
  band: number;
  distance: number;
  minutes: number;
  languages: string[];
  shuttle_line_id: number | null;
  shuttle_minutes: number | null;
  halal_breakfast: boolean;
  step_free_rooms: number;
  foreign_passports: boolean;
  foreign_cards: boolean;
  x: number;
  y: number;
}

export interface FoodPlaceTable {
  provider_id: number;
  hall: string | null;
  distance: number;
  opens: string;
  closes: string;
  halal: boolean;
  vegetarian: boolean;
  foreign_cards: boolean;
}

export interface ServicePartTable {
  page: string;
  key: string;
  position: number;
}

export interface ServicePartTextTable {
  page: string;
  key: string;
  locale: Locale;
  title: string;
  body: string;
}

export interface PhraseTable {
  id: number;
  situation: string;
  position: number;
  pinyin: string;
}

export interface PhraseTextTable {
  phrase_id: number;
  locale: Locale;
  text: string;
}

export interface ServicesSchema {
  service_provider: ServiceProviderTable;
  service_provider_text: ServiceProviderTextTable;
  shuttle_line: ShuttleLineTable;
  shuttle_line_text: ShuttleLineTextTable;
  shuttle_departure: ShuttleDepartureTable;
  hotel: HotelTable;
  food_place: FoodPlaceTable;
  service_part: ServicePartTable;
  service_part_text: ServicePartTextTable;
  phrase: PhraseTable;
  phrase_text: PhraseTextTable;
}
