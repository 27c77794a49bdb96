import { type RawBuilder, sql } from 'kysely';

/** The first Monday of the epoch, midnight at the venue, in seconds. */
const firstMonday = 4 * 86_400 - 8 * 3600;
const week = 7 * 86_400;
const workingWeek = 5 * 86_400;

/**
 * How many working days lie between two moments of SQL, parts of them too: Monday to Friday at the venue, each of 24 hours, as
 * `workingDaysBefore` counts them. Reckoned by the week, so that a hundred thousand rows cost what their subtraction costs.
 */
export function workingDaysBetween(from: RawBuilder<Date>, to: RawBuilder<Date>): RawBuilder<number> {
  return sql<number>`((${workingSeconds(to)} - ${workingSeconds(from)}) / 86400.0)`;
}

/** Seconds of working days since that Monday. */
function workingSeconds(moment: RawBuilder<Date>): RawBuilder<number> {
  const since = sql`(extract(epoch from ${moment})::float8 - ${sql.lit(firstMonday)})`;
  const weeks = sql`floor(${since} / ${sql.lit(week)})`;
  return sql<number>`(${weeks} * ${sql.lit(workingWeek)} + least(${since} - ${weeks} * ${sql.lit(week)}, ${sql.lit(workingWeek)}))`;
}
