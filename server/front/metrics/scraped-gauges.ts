import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import { isDatabaseAway } from '#platform/db/away.ts';
import { keptBriefly } from './kept-briefly.ts';

/** One value of a gauge. */
export interface Sample {
  labels?: Readonly<Record<string, string>>;
  value: number;
}

/** A value that is read as somebody asks for the metrics. */
export interface ScrapedGauge {
  name: string;
  help: string;
  labels?: readonly string[];
  /** It is asked of the database: while that is away it is not read, and is counted as unread. */
  ofDatabase?: boolean;
  /** @returns a number, or one for each set of labels; undefined where it is known that there is nothing to say */
  read(): Reading | Promise<Reading>;
}

type Reading = number | readonly Sample[] | undefined;

interface Entered extends Omit<ScrapedGauge, 'read'> {
  read(): Promise<Reading>;
  gauge: Gauge;
}

interface Surroundings {
  databaseAway(): boolean;
  log: Logger;
}

/** How long a reading is given to whoever asks: several who watch cost the database no more than one. Milliseconds. */
const keptFor = 5000;
/** How long a reading may take, in milliseconds. */
const readWithin = 2000;
const late = Symbol('late');

/**
 * Enters gauges that are read as somebody asks. One that cannot be read has no value then, which is no 0: `metrics_unread`
 * says so, and the log why.
 * @returns what reads them all
 */
export function scrapedGauges(
  registry: Registry,
  gauges: readonly ScrapedGauge[],
  { databaseAway, log }: Surroundings,
): () => Promise<void> {
  const entered = gauges.map(
    ({ labels = [], ...each }): Entered => ({
      ...each,
      labels,
      read: keptBriefly(async () => each.read(), keptFor),
      gauge: new Gauge({ name: each.name, help: each.help, labelNames: [...labels], registers: [registry] }),
    }),
  );
  const unread = new Gauge({
    name: 'metrics_unread',
    help: 'Whether a metric could not be read: 1, or 0',
    labelNames: ['metric'],
    registers: [registry],
  });
  const readOne = async (each: Entered) => {
    if (each.ofDatabase && databaseAway()) return { each, failure: undefined, isRead: false };
    try {
      const reading = await inTime(each.read());
      if (reading === late) return { each, failure: late, isRead: false };
      show(each, reading);
      return { each, failure: undefined, isRead: true };
    } catch (failure) {
      return { each, failure, isRead: false };
    }
  };
  return async () => {
    const readings = await Promise.all(entered.map(readOne));
    for (const { each, isRead } of readings) {
      if (!isRead) clear(each);
      unread.set({ metric: each.name }, Number(!isRead));
    }
    sayWhy(
      log,
      readings.filter(({ failure }) => failure !== undefined && !isDatabaseAway(failure)),
    );
  };
}

function show(each: Entered, reading: Reading): void {
  clear(each);
  if (typeof reading === 'number') each.gauge.set(reading);
  else for (const { labels = {}, value } of reading ?? []) each.gauge.set(labels, value);
}

/** Without labels a gauge that is reset shows 0: it is taken away. */
function clear({ gauge, labels = [] }: Entered): void {
  gauge.reset();
  if (labels.length === 0) gauge.remove();
}

/** Several that failed for one reason are one line of the log. */
function sayWhy(log: Logger, failed: readonly { each: Entered; failure: unknown }[]): void {
  for (const [failure, together] of Map.groupBy(failed, (one) => one.failure)) {
    const metrics = together.map(({ each }) => each.name);
    if (failure === late) log.warn({ within: readWithin, metrics }, 'metrics were not read in time');
    else log.warn({ err: failure, metrics }, 'metrics cannot be read');
  }
}

async function inTime<T>(answer: Promise<T>): Promise<T | typeof late> {
  let timer: NodeJS.Timeout | undefined;
  const waiting = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), readWithin);
  });
  try {
    return await Promise.race([answer, waiting]);
  } finally {
    clearTimeout(timer);
  }
}
