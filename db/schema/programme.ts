import type { Generated } from 'kysely';
import type { Locale } from '#platform/i18n/locale.ts';

export interface EventVenueTable {
  id: number;
  position: number;
}

export interface EventVenueTextTable {
  venue_id: number;
  locale: Locale;
  name: string;
  short_name: string;
}

export interface EventRoomTable {
  id: number;
  venue_id: number;
  position: number;
}

export interface EventRoomTextTable {
  room_id: number;
  locale: Locale;
  name: string;
}

export interface EventTable {
  id: Generated<number>;
  edition_id: number;
  kind: string;
  day: string;
  starts_at: Date;
  ends_at: Date;
  room_id: number;
  languages: string[];
  interpretation: string[];
  admission: string;
  agenda_times: string[];
  speaker_parts: string[];
  revision: number;
  updated_at: Date;
}

export interface EventTextTable {
  event_id: number;
  locale: Locale;
  title: string;
  summary: string;
  organiser: string;
  audience: string;
  agenda: string[];
  speakers: string[];
}

export interface EventTopicTable {
  event_id: number;
  topic: string;
  position: number;
}

export interface EventCountryTable {
  event_id: number;
  country_code: string;
  edition_id: number;
  starts_at: Date;
}

export interface EventDayTable {
  edition_id: number;
  day: string;
  events: number;
}

export interface ProgrammeSchema {
  event_venue: EventVenueTable;
  event_venue_text: EventVenueTextTable;
  event_room: EventRoomTable;
  event_room_text: EventRoomTextTable;
  event: EventTable;
  event_text: EventTextTable;
  event_topic: EventTopicTable;
  event_country: EventCountryTable;
  event_day: EventDayTable;
}
