import type { Measured } from './costs.ts';
import type { Demand } from './demand.ts';
import { channels, type Prices } from './prices.ts';

const days = 30;
const gigabyte = 1e9;
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** A line of what a month costs. */
export interface MonthLine {
  what: string;
  amount: string;
  yuan: number;
}

/**
 * What a month costs in which the day of the opening is one, and every day has its views.
 * @param processes that run all month: those of the busiest hour
 */
export function monthOf(
  measured: Measured,
  demand: Demand,
  prices: Prices,
  { processes, edge }: { processes: number; edge: boolean },
): MonthLine[] {
  const sent = (demand.viewsADay * demand.bytesAView * days) / gigabyte;
  // Each reservation has a code and the message with its tickets.
  const messages = demand.reservationsInFirstHour * (demand.codesAReservation + 1);
  const stored = (demand.reservationsInFirstHour * measured.rowBytes.reservation) / gigabyte;
  const aMessage =
    channels.smsInChina * prices.smsInChina + channels.smsAbroad * prices.smsAbroad + channels.mail * prices.mail;
  return [
    { what: 'processes of the site', amount: `${processes} processors`, yuan: processes * prices.processor },
    {
      what: 'PostgreSQL with a standby',
      amount: `${demand.databaseCores} processors`,
      yuan: demand.databaseCores * prices.databaseProcessor,
    },
    {
      what: 'storage of the database, 100 GB and the reservations',
      amount: `${(100 + stored).toFixed(1)} GB`,
      yuan: (100 + stored) * prices.databaseGigabyte,
    },
    {
      what: edge ? 'bytes that the edge sends' : 'bytes that the origin sends',
      amount: `${whole.format(sent)} GB`,
      yuan: sent * (edge ? prices.edgeGigabyte : prices.originGigabyte),
    },
    { what: 'messages of the opening', amount: whole.format(messages), yuan: messages * aMessage },
  ];
}
