import type { Measured } from './costs.ts';
import type { Demand } from './demand.ts';
import { arrivals, seeded } from './random.ts';

/** A line before something that does so much a second. */
interface Line {
  waiting: number;
  longest: number;
  done: number;
  busiest: number;
}

/** How long the longest waited (seconds), how busy it was in its busiest minute (1: all of it). */
export interface Strain {
  longest: number;
  busiest: number;
}

export interface Hour {
  reservations: number;
  /** A second, in the busiest second. */
  mostReservations: number;
  views: number;
  site: Strain;
  database: Strain;
  /** The day that most want: its one row takes one reservation after the other. */
  hotDay: Strain;
}

const second = 1000;
const minute = 60;
const hour = 3600;

const line = (): Line => ({ waiting: 0, longest: 0, done: 0, busiest: 0 });

/** Lets a second pass. @param work what came @param capacity how much is done in a second */
function pass(it: Line, work: number, capacity: number): void {
  it.waiting += work;
  const done = Math.min(it.waiting, capacity);
  it.waiting -= done;
  it.longest = Math.max(it.longest, it.waiting / capacity);
  // A mean over a minute that runs along.
  it.done += (done / capacity - it.done) / minute;
  it.busiest = Math.max(it.busiest, it.done);
}

/**
 * The first hour of reservations, second by second, on top of the busiest hour of a day’s views.
 * @param processes of the site, a processor each
 * @param edge whether an edge stands in front
 */
export function simulateHour(
  measured: Measured,
  demand: Demand,
  { processes, edge, seed = 1 }: { processes: number; edge: boolean; seed?: number },
): Hour {
  const random = seeded(seed);
  const { costs, oneDay } = measured;
  const views = (demand.viewsADay * demand.peakHour) / hour;
  const [hot = 1] = demand.days;
  const lines = { site: line(), database: line(), hotDay: line() };
  const begun: number[] = [];
  const result = { reservations: 0, mostReservations: 0, views: 0 };
  for (let at = 0; at < hour + demand.secondsToReserve; at += 1) {
    const viewed = arrivals(views, random);
    const starting = arrivals(startsAt(demand, at), random);
    begun.push(starting);
    const reserving = begun[at - demand.secondsToReserve] ?? 0;
    const pages = viewed * demand.personalShare + starting * demand.pagesAReservation;
    const plain = viewed * (1 - demand.personalShare) * (edge ? 1 - demand.edgeShare : 1);
    const files = viewed * demand.filesAView * (edge ? 1 - demand.filesEdgeShare : 1);
    const work = (of: 'site' | 'database') =>
      pages * costs.freshPage[of] +
      (plain + files) * costs.cachedPage[of] +
      starting * demand.graphicCodesAReservation * costs.graphicCode[of] +
      starting * demand.codesAReservation * (costs.codeSent[of] + costs.login[of]) +
      reserving * costs.reservation[of];
    pass(lines.site, work('site'), processes * second * demand.usable);
    pass(lines.database, work('database'), demand.databaseCores * second * demand.usable);
    pass(lines.hotDay, reserving * hot, oneDay.pgbench);
    result.reservations += reserving;
    result.mostReservations = Math.max(result.mostReservations, reserving);
    result.views += viewed;
  }
  const strain = ({ longest, busiest }: Line): Strain => ({ longest, busiest });
  return { ...result, site: strain(lines.site), database: strain(lines.database), hotDay: strain(lines.hotDay) };
}

/** How many begin to reserve in a second: most at the opening, half of all by `halfComeIn`. */
export function startsAt({ reservationsInFirstHour, halfComeIn }: Demand, at: number): number {
  if (at >= hour) return 0;
  const left = (seconds: number) => 2 ** (-seconds / halfComeIn);
  return (reservationsInFirstHour * (left(at) - left(at + 1))) / (1 - left(hour));
}

/** The fewest processes with which nobody waits longer than they should. */
export function fewestProcesses(measured: Measured, demand: Demand, edge: boolean): number {
  for (let processes = 1; processes <= 1000; processes += 1) {
    if (simulateHour(measured, demand, { processes, edge }).site.longest <= demand.patience) return processes;
  }
  throw new Error('No number of processes is enough');
}
