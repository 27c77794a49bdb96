import type { CDPSession } from '@playwright/test';
import { type PhonePage, pagesOf, withPhone } from './browser.ts';
import { type Figure, quantile } from './report.ts';

const rounds = 3;
/** A task is felt from here on (W3C Long Tasks); what lies above blocks. Milliseconds. */
const longTask = 50;
/** What a page still does once it is awake, fetching ahead for one, belongs to it. Milliseconds. */
const aftermath = 1500;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  ts: number;
  /** Of the thread's own time, microseconds: what others did on the machine meanwhile does not count. */
  tdur?: number;
  args: { name?: string; data?: { documentLoaderURL?: string } };
}

/**
 * How long the page's thread is blocked between the first paint and the end of waking, and its longest task, on a CPU four
 * times slower: medians of three cold views, in time of the thread.
 */
export function waking(): Promise<Figure[]> {
  return withPhone(async (url, open) => {
    const figures: Figure[] = [];
    for (const path of await pagesOf(url)) {
      const views: number[][] = [];
      for (let round = 0; round < rounds; round += 1) views.push(await longTasks(await open(), url + path));
      const blocked = quantile(
        views.map((tasks) => tasks.reduce((sum, task) => sum + task - longTask, 0)),
        0.5,
      );
      const longest = quantile(
        views.map((tasks) => Math.max(0, ...tasks)),
        0.5,
      );
      const value = `${blocked.toFixed(0)} ms blocked, longest task ${longest.toFixed(0)} ms`;
      figures.push({ what: path, value, bar: '<= 200 ms, <= 100 ms' });
    }
    return figures;
  });
}

/** The lengths of all long tasks of a page, in milliseconds, from its first paint until some time after it woke. */
async function longTasks({ page, devtools }: PhonePage, address: string): Promise<number[]> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const browser = await page.context().browser()?.newBrowserCDPSession();
  if (!browser) throw new Error('No browser to trace');
  const woke = Promise.withResolvers<void>();
  await page.exposeFunction('toldAwake', woke.resolve);
  await page.addInitScript(`
    new MutationObserver(() => document.documentElement?.dataset.awake === '' && toldAwake())
      .observe(document, { attributes: true, subtree: true, attributeFilter: ['data-awake'] });
  `);
  const events = await traced(browser, async () => {
    await page.goto(address, { waitUntil: 'load' });
    await woke.promise;
    await page.waitForTimeout(aftermath);
  });
  await page.context().close();
  await browser.detach();
  const process = events.find(({ args }) => args.data?.documentLoaderURL === address)?.pid;
  const own = events.filter(({ pid }) => pid === process);
  const painted = own.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0;
  return own
    .filter(({ name, ph, ts }) => name.endsWith('RunTask') && ph === 'X' && ts >= painted)
    .map(({ tdur = 0 }) => tdur / 1000)
    .filter((length) => length > longTask);
}

async function traced(browser: CDPSession, view: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  browser.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'loading', 'blink.user_timing'] },
  });
  await view();
  const whole = new Promise((done) => browser.once('Tracing.tracingComplete', done));
  await browser.send('Tracing.end');
  await whole;
  return events;
}
