import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import * as field from '#platform/content/fields.server.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { country } from '../countries/countries.server.ts';
import type { Phase } from '../editions.ts';

export const isAfrican = (code: string) => country(code, defaultLocale) !== undefined;

const figures = field.rows(
  msg`Figures`,
  {
    shared: {
      key: { ...field.key(msg`Key`), schema: z.string().regex(/^[a-z][a-zA-Z]{0,39}$/) },
      value: field.decimal(msg`Number`),
      approximate: field.flag(msg`Approximate figure`, { hint: msg`The label says whether it is over or nearly.` }),
      since: field.optional(
        field.number(
          msg`Total since edition`,
          { min: 1, max: 999, names: 'edition' },
          { hint: msg`Only if the figure covers several editions.` },
        ),
      ),
    },
    texts: {
      label: field.line(msg`Label`, 120),
      unit: field.lineOrNone(msg`Unit`, 20),
      value: field.optional(
        field.decimal(msg`Number in this language`, { hint: msg`Only if this language uses another unit.` }),
      ),
    },
    most: 40,
  },
  { hint: msg`Only what has been published.` },
);

/** What an edition has beside its texts. */
export const editionFields = {
  number: field.number(msg`Number`, { min: 1, max: 999 }, { isOwn: true }),
  startDate: field.day(msg`First day`),
  endDate: field.day(msg`Last day`),
  publicFrom: field.optional(field.day(msg`First public day`)),
  publicTo: field.optional(field.day(msg`Last public day`)),
  guestCountries: field.countries(msg`Guest countries`, isAfrican),
  current: field.flag(msg`Current edition`, {
    hint: msg`The edition the site is about. A new one takes over at a set time: see “Editions and takeover”.`,
    isOwn: true,
  }),
  shownPhase: field.optional(
    field.choice(
      msg`Phase shown`,
      {
        before: msg`Before`,
        during: msg`During`,
        after: msg`After`,
      } satisfies Record<Phase, MessageDescriptor>,
      { hint: msg`Leave empty to follow the calendar.` },
    ),
  ),
  figures,
};

/** What an edition has in each language. */
export const editionTexts = {
  name: field.line(msg`Name`, 200),
  theme: field.line(msg`Theme`, 300),
  summary: field.lines(msg`Summary`, 1000),
  body: field.rich(msg`Text`, 100_000),
  venue: field.line(msg`Venue`, 200),
  address: field.line(msg`Address`, 300),
  openingHours: field.lineOrNone(msg`Opening hours`, 200),
  provinces: field.list(msg`Theme provinces`, { most: 34, each: 60 }),
};
