import type { Generated } from 'kysely';
import type { Locale } from '#platform/i18n/locale.ts';

export interface HallTable {
  code: string;
  position: number;
  open_air: boolean;
  x: number;
  y: number;
  width: number;
  depth: number;
}

export interface HallTextTable {
  hall_code: string;
  locale: Locale;
  name: string;
  theme: string;
}

export interface StandTable {
  id: Generated<number>;
  hall_code: string;
  number: string;
  x: number;
  y: number;
  width: number;
  depth: number;
}

export interface HallPlaceTable {
  hall_code: string;
  position: number;
  kind: string;
  x: number;
  y: number;
}

export interface HallsSchema {
  hall: HallTable;
  hall_text: HallTextTable;
  stand: StandTable;
  hall_place: HallPlaceTable;
}
