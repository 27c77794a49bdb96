import type { Locale } from '#platform/i18n/locale.ts';

/** A hall of the demonstration. */
export interface SeedHall {
  code: string;
  openAir: boolean;
  /** Metres from the north-west corner of the grounds. */
  x: number;
  y: number;
  width: number;
  depth: number;
  /** The aisles from north to south: the widths in metres of the stands on their north side, then on their south side. */
  aisles: { letter: string; north: number[]; south: number[] }[];
  /** Of the stands, and of the aisle between them. */
  standDepth: number;
  aisleWidth: number;
  places: { kind: string; x: number; y: number }[];
  texts: Record<Locale, { name: string; theme: string }>;
}
