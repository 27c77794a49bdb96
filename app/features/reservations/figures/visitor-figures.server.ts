import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { momentsOf, rowsOverTime, stepIn, stepOfDays } from '#platform/feature/figure-steps.server.ts';
import type { Figure, FigureTopic, Period, Step } from '#platform/feature/figures.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { languageName } from '#platform/i18n/language-name.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { bookedReservations, otherCountries, withoutSmallGroups } from './booked-visitors.server.ts';
import { placeName } from './place-name.server.ts';

const visitorsColumn = { words: msg`Visitors`, unit: 'count' } as const;

const visitors: Figure = {
  name: 'visitors',
  words: msg`Visitors by day of visit`,
  note: msg`Reserved: including groups, without cancellations. Admitted: at the gates on that day.`,
  columns: [
    { words: msg`Places`, unit: 'count', isDrawn: false },
    { words: msg({ message: 'Reserved', context: 'visitors' }), unit: 'count' },
    { words: msg({ message: 'Admitted', context: 'visitors' }), unit: 'count' },
  ],
  drawn: 'lines',
  of: 'period',
  async read({ db }, period) {
    const step = stepOfDays(period);
    const { of, name } = stepIn(step, 'date', 'day');
    const days = await db
      .selectFrom('reservation_day')
      .select([name.as('name'), sql<number>`sum(capacity)`.as('places'), sql<number>`sum(sold)`.as('reserved')])
      .where('date', '>=', period.from)
      .where('date', '<=', period.to)
      .groupBy(of)
      .execute();
    const columns = [
      days.map((day) => ({ name: day.name, count: Number(day.places) })),
      days.map((day) => ({ name: day.name, count: Number(day.reserved) })),
      await admittedIn(db, period, step),
    ];
    return { rows: rowsOverTime(period, step, columns) };
  },
};

const admittedByHour: Figure = {
  name: 'visitor-hours',
  words: msg`Admitted by hour`,
  columns: [{ words: msg({ message: 'Admitted', context: 'visitors' }), unit: 'count' }],
  drawn: 'bars',
  of: 'one day',
  async read({ db }, period) {
    const counted = await admittedIn(db, period, 'hour');
    // From the first hour in which somebody came to the last, with those between them.
    const hours = rowsOverTime(period, 'hour', [counted]);
    const isBusy = ({ values: [count] }: (typeof hours)[number]) => count !== 0;
    const [first, last] = [hours.findIndex(isBusy), hours.findLastIndex(isBusy)];
    return { rows: first < 0 ? [] : hours.slice(first, last + 1) };
  },
};

function admittedIn(db: Database, period: Period, step: Step) {
  const { of, name } = stepIn(step, 'admitted_at');
  const { since, until } = momentsOf(period);
  return db
    .selectFrom('admission')
    .select(({ fn }) => [name.as('name'), fn.countAll<number>().as('count')])
    .where('admitted_at', '>=', since)
    .where('admitted_at', '<', until)
    .groupBy(of)
    .execute();
}

const byLanguage: Figure = {
  name: 'visitor-languages',
  words: msg`Visitors by language of the reservation`,
  note: msg`By day of visit, not including groups.`,
  rowsAre: msg`Language`,
  columns: [visitorsColumn],
  drawn: 'bars',
  of: 'period',
  async read({ db, locale }, period) {
    const { rows } = await sql<{ language: Locale; visitors: number }>`
      select locale as language, sum(visitors)::integer as visitors from (${bookedReservations(period)}) as booked
      group by locale`.execute(db);
    return {
      rows: rows.map(({ language, visitors: count }) => ({ name: languageName(language, locale), values: [count] })),
    };
  },
};

const byCountry: Figure = {
  name: 'visitor-countries',
  words: msg`Visitors by country or region of the contact`,
  note: msg`By the country code of the contact’s phone; an e-mail address has none. By day of visit, not including groups. Places with fewer than five visitors are counted together.`,
  rowsAre: msg`Country or region`,
  columns: [visitorsColumn],
  drawn: 'bars',
  of: 'period',
  async read({ db, locale }, period) {
    const { rows } = await sql<{ country: string; visitors: number }>`
      select country, sum(visitors)::integer as visitors
      from (
        select coalesce(contact_country, '') as country, visitors from (${bookedReservations(period)}) as booked
        where contact_phone_sealed is not null
        union all
        select country, visitors from visitor_country where date between ${period.from}::date and ${period.to}::date
      ) as counted
      group by country`.execute(db);
    const i18n = i18nFor(locale);
    const nameOf = (country: string) => {
      if (country === '') return i18n._(msg`Not known`);
      return country === otherCountries ? i18n._(msg`Others, fewer than five each`) : placeName(country, locale);
    };
    return {
      rows: [...withoutSmallGroups(rows)].map(([country, count]) => ({ name: nameOf(country), values: [count] })),
    };
  },
};

/** How many visitors reserve and come, and who they are. */
export const visitorFigures: FigureTopic = {
  name: 'visitors',
  words: msg`Visitors`,
  act: 'countVisitors',
  figures: [visitors, admittedByHour, byCountry, byLanguage],
};
