import type { Locale } from '#platform/i18n/locale.ts';

/** A box on a plan, in metres from its north-west corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  depth: number;
}

/** A hall, or the central area, where it lies on the grounds. */
export interface Hall extends Box {
  /** `W1` to `W6`, `C`. */
  code: string;
  name: string;
  theme: string;
  /** The language of name and theme. */
  lang: Locale;
  openAir: boolean;
}

/** A stand, where it lies in its hall. */
export interface Stand extends Box {
  id: number;
  hall: string;
  /** The aisle's letter and the number along it: `A07`. */
  number: string;
}

/** What there is in a hall beside stands. */
export const placeKinds = [
  'entrance-west',
  'entrance-east',
  'entrance-centre',
  'information',
  'interpreters',
  'first-aid',
  'toilets',
  'prayer',
  'food',
  'exchange',
  'lift',
] as const;

export type PlaceKind = (typeof placeKinds)[number];

/** A place in a hall: an entrance, a service. */
export interface Place {
  hall: string;
  kind: PlaceKind;
  /** What it is called in the reader's language. */
  name: string;
  x: number;
  y: number;
}

/** What a stand is called over the whole grounds: `W2-A07`. */
export function standCode({ hall, number }: { hall: string; number: string }): string {
  return `${hall}-${number}`;
}

/** Reads `W2-A07`, in either case of letters. @returns undefined where it names no stand */
export function readStandCode(value: string): { hall: string; number: string } | undefined {
  const [, hall, number] = /^([A-Z][1-9]?)[ -]?([A-Z]\d\d)$/.exec(value.trim().toUpperCase()) ?? [];
  return hall && number ? { hall, number } : undefined;
}

/** A stand on the plan of its hall, without language prefix. */
export function standHref(stand: { hall: string; number: string }): string {
  return `/exhibition/?cursor=layout&stand=${standCode(stand)}`;
}

/** A hall's plan, without language prefix. */
export function hallHref(code: string): string {
  return `/exhibition/?cursor=layout&hall=${code}`;
}

/** The plan of the grounds, without language prefix. */
export const groundsHref = '/exhibition/?cursor=layout';
