import { type RawBuilder, sql } from 'kysely';
import type { Period } from '#platform/feature/figures.ts';

/** A country of which there are fewer visitors is not named: who came from there alone would be known by it. */
const leastNamed = 5;
/** Countries that are not named, together: no country has this code (ISO 3166, user-assigned). */
export const otherCountries = 'ZZ';

/**
 * Rows of SQL with the visitors that have a place on days of a period, of each reservation: its columns, and `visitors`. A reservation
 * says how many came in it; who of them was cancelled is taken off.
 */
export function bookedReservations({ from, to }: Period): RawBuilder<unknown> {
  return sql`
    select reservation.*, reservation.party - coalesce(gone.visitors, 0) as visitors
    from reservation left join (
      select reservation_id, count(*)::integer as visitors from reservation_visitor
      where status = 'cancelled' and date between ${from}::date and ${to}::date
      group by reservation_id
    ) as gone on gone.reservation_id = reservation.id
    where reservation.date between ${from}::date and ${to}::date and reservation.status = 'booked'`;
}

/** How many visitors are of a country: those of fewer than five are counted together, as of `ZZ`. Whose country is not known has none. */
export function withoutSmallGroups(counted: readonly { country: string; visitors: number }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { country, visitors } of counted) {
    const named = country === '' || visitors >= leastNamed ? country : otherCountries;
    sums.set(named, (sums.get(named) ?? 0) + visitors);
  }
  return sums;
}

/** Writes down how many visitors of a day were of which country, before their reservations are of nobody. Doing it again does nothing. */
export function keepCountries(date: string): RawBuilder<unknown> {
  return sql`
    insert into visitor_country (date, country, visitors)
    select ${date}::date, case when country <> '' and visitors < ${leastNamed} then ${otherCountries} else country end as named,
      sum(visitors)::integer
    from (
      select coalesce(contact_country, '') as country, sum(visitors) as visitors
      from (${bookedReservations({ from: date, to: date })}) as booked
      where contact_phone_sealed is not null
      group by coalesce(contact_country, '')
    ) as counted
    group by named
    having sum(visitors) > 0
    on conflict (date, country) do nothing`;
}
