import type { Locale } from '#platform/i18n/locale.ts';

type PerLocale<T> = Record<Locale, T>;

export interface SeedFigure {
  /** Stable name: `countries`, `organisations`, `projects`, `signed`, `exhibitors`, `area`, `visits`, `events` ... */
  key: string;
  /** The number as a decimal string, no separators: `11.39`, `2100`. */
  value: string;
  /** True where the source says "over", "nearly" or "more than"; the words are in `label`. */
  approximate?: boolean;
  /** The first edition that the number adds up, where it was published for several together. */
  since?: number;
  label: PerLocale<string>;
  /** Unit as the reader's language writes it (`US$ bn`, `亿美元`, `Md$`, `m²`); empty for plain counts. `value` may differ by language where the unit does (113.9 亿美元): then `values`. */
  unit: PerLocale<string>;
  values?: PerLocale<string>;
}

export interface SeedEdition {
  number: 1 | 2 | 3 | 4;
  /** YYYY-MM-DD, Changsha time. */
  startDate: string;
  endDate: string;
  publicFrom?: string;
  publicTo?: string;
  guestCountries: string[];
  figures: SeedFigure[];
  texts: PerLocale<{
    name: string;
    theme: string;
    /** Two or three sentences. */
    summary: string;
    /** 120-250 words (Chinese 250-500 characters) of HTML: p, h2, ul, li. */
    body: string;
    venue: string;
    address: string;
    openingHours: string;
    /** Theme provinces and municipalities, in the source's order. */
    provinces: string[];
  }>;
}

export interface SeedCountry {
  /** ISO 3166-1 alpha-2. */
  code: string;
  texts: PerLocale<{
    /** One sentence of at most 90 characters (Chinese 40): what the country brings to the fair. */
    lead: string;
    /** 130-250 words (Chinese 280-500 characters) of HTML: p, h2, ul, li. */
    body: string;
  }>;
}

export interface SeedOrganiser {
  role: 'host' | 'bearer' | 'supporter';
  url?: string;
  names: PerLocale<string>;
}
