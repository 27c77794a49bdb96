import type { Browser } from '@playwright/test';
import { type Figure, quantile } from '../report.ts';
import { type PhonePage, pagesOf, withPhone } from './browser.ts';

const rounds = 3;
/** A task is felt from here on (W3C Long Tasks); what lies above blocks. Milliseconds. */
const longTask = 50;
/** What a page still does once it is awake, fetching ahead for one, belongs to it. Milliseconds. */
const aftermath = 1000;
/** As a trace ends, Chromium waits every other time for five seconds, and an empty one no less: so one holds several pages. */
const pagesInOneTrace = 5;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  ts: number;
  /** Of the thread's own time, microseconds: what others did on the machine meanwhile does not count. */
  tdur?: number;
  args: { name?: string; data?: { documentLoaderURL?: string } };
}

/** The protocol's types take all that an event says for text. */
function isTraceEvent(event: object): event is TraceEvent {
  return 'name' in event && 'ph' in event && 'pid' in event && 'ts' in event && 'args' in event;
}

/**
 * How long the page's thread is blocked between the first paint and the end of waking, and its longest task, on a CPU four
 * times slower: medians of three cold views, in time of the thread.
 */
export function waking(): AsyncGenerator<Figure> {
  return withPhone(async function* (url, open, browser) {
    const paths = await pagesOf(url);
    for (let first = 0; first < paths.length; first += pagesInOneTrace) {
      const some = paths.slice(first, first + pagesInOneTrace);
      const events = await traced(browser, async () => {
        for (const path of some) {
          for (let round = 0; round < rounds; round += 1) await wakeUp(await open(), url + path);
        }
      });
      for (const path of some) yield figure(path, longTasksOfViews(events, url + path));
    }
  });
}

function figure(path: string, views: number[][]): Figure {
  const blocked = quantile(
    views.map((tasks) => tasks.reduce((sum, task) => sum + task - longTask, 0)),
    0.5,
  );
  const longest = quantile(
    views.map((tasks) => Math.max(0, ...tasks)),
    0.5,
  );
  const value = `${blocked.toFixed(0)} ms blocked, longest task ${longest.toFixed(0)} ms`;
  return { what: path, value, bar: '<= 200 ms, <= 100 ms' };
}

/** A view of a page on a CPU four times slower. It is closed then: slowed down, even an idle page keeps a core busy. */
async function wakeUp({ page, devtools }: PhonePage, address: string): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const woke = Promise.withResolvers<void>();
  page.once('close', () => woke.reject(new Error(`${address} was closed before it was awake`)));
  page.once('crash', () => woke.reject(new Error(`${address} crashed before it was awake`)));
  await page.exposeFunction('toldAwake', woke.resolve);
  await page.addInitScript(`
    new MutationObserver(() => document.documentElement?.dataset.awake === '' && toldAwake())
      .observe(document, { attributes: true, subtree: true, attributeFilter: ['data-awake'] });
  `);
  await Promise.all([page.goto(address, { waitUntil: 'load' }), woke.promise]);
  await page.waitForTimeout(aftermath);
  await page.context().close();
}

/**
 * The lengths of all long tasks of a page, in milliseconds, from its first paint until some time after it woke, for each view.
 * @throws Error where the trace has not seen each view in a process of its own
 */
function longTasksOfViews(events: TraceEvent[], address: string): number[][] {
  const loads = events.filter(({ args }) => args.data?.documentLoaderURL === address);
  const processes = new Set(loads.map(({ pid }) => pid));
  if (processes.size !== rounds) throw new Error(`Seen ${processes.size} of ${rounds} views of ${address}`);
  return [...processes].map((process) => {
    const own = events.filter(({ pid }) => pid === process);
    const painted = own.find(({ name }) => name === 'firstContentfulPaint')?.ts;
    if (painted === undefined) throw new Error(`${address} was not painted`);
    return own
      .filter(({ name, ph, ts }) => name.endsWith('RunTask') && ph === 'X' && ts >= painted)
      .map(({ tdur = 0 }) => tdur / 1000)
      .filter((length) => length > longTask);
  });
}

/** What the browser's processes did meanwhile. */
async function traced(browser: Browser, look: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const devtools = await browser.newBrowserCDPSession();
  devtools.on('Tracing.dataCollected', ({ value }) => {
    const seen: object[] = value;
    events.push(...seen.filter(isTraceEvent));
  });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'loading', 'blink.user_timing'] },
  });
  await look();
  const whole = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  await devtools.send('Tracing.end');
  await whole;
  await devtools.detach();
  return events;
}
