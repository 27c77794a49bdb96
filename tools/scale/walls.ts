import type { Measured } from './costs.ts';
import type { Demand } from './demand.ts';
import { channels } from './prices.ts';
import { type Hour, startsAt } from './simulate.ts';

/** Something that ends: what it can take, what is asked of it here, and what comes then. */
export interface Wall {
  what: string;
  asked: number;
  most: number;
  unit: string;
  next: string;
}

/** The walls, the nearest first. @param hour how the first hour went with these processes */
export function wallsOf(measured: Measured, demand: Demand, processes: number, hour: Hour): Wall[] {
  const bySms = channels.smsInChina + channels.smsAbroad;
  const codes = demand.reservationsInFirstHour * demand.codesAReservation * Math.max(bySms, channels.mail);
  const [hot = 1] = demand.days;
  const most = startsAt(demand, 0);
  const walls: Wall[] = [
    {
      what: 'codes that the site lets leave by one channel in an hour',
      asked: codes,
      most: demand.codesAnHour,
      unit: 'an hour',
      next: 'a limit against misuse, as `CODES_PER_HOUR` comes: raise it for the opening, together with what the gateway takes a second and the budget for messages',
    },
    {
      what: 'reservations of the day that most want',
      asked: most * hot,
      most: measured.oneDay.pgbench,
      unit: 'a second',
      next: 'one row counts a day’s places: divide a day into parts with rows of their own (morning and afternoon, or gates); Citus does not help with one row',
    },
    {
      what: 'processor of the database',
      asked: hour.database.busiest * demand.usable * demand.databaseCores,
      most: demand.databaseCores * demand.usable,
      unit: 'processors',
      next: 'more of them; lists and search to a replica',
    },
    {
      what: 'processors of the site, as many as were counted above',
      asked: hour.site.busiest * demand.usable * processes,
      most: processes * demand.usable,
      unit: 'processors',
      next: 'more processes: nothing lives in one that another needs',
    },
    {
      what: 'connections of PostgreSQL (100 where nothing is said)',
      asked: processes * (demand.poolAProcess + 1),
      most: 100,
      unit: 'connections',
      next: 'pgbouncer in transaction mode, with LISTEN on a connection of its own',
    },
  ];
  return walls.toSorted((a, b) => b.asked / b.most - a.asked / a.most);
}
