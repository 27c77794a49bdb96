import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../report.ts';
import { type PhonePage, pagesOf, withPhone } from './browser.ts';

/** 400 kbit/s and 400 ms, which Chromium knows as 3G: it then fetches lazy pictures from farther below. */
const slowLine = {
  ...{ offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
  connectionType: 'cellular3g',
} as const;

/** One that renders it, three that find it kept. */
const asksUntilBest = 4;

interface View {
  requests: number;
  bytes: number;
  foreign: number;
}

/** How a page is looked at: where data is saved, on a slow line, and on a good one until its script has woken. */
type Line = 'asleep' | 'slow' | 'awake';

/** Bytes over the wire and requests of a cold first view: asleep, on a slow line, and once the script has woken. */
export function firstView(): AsyncGenerator<Figure> {
  return withPhone(async function* (url, open) {
    const paths = await pagesOf(url);
    for (const path of paths) {
      await ask(url + path);
      await view(await open(), url, path, 'awake');
      const asleep = await view(await open(), url, path, 'asleep');
      const slow = await view(await open(), url, path, 'slow');
      const awake = await view(await open(), url, path, 'awake');
      const value = (seen: View) => `${kilobytes(seen)}, ${seen.requests} requests`;
      yield { what: `${path} asleep`, value: value(asleep), bar: '<= 30 kB, <= 7' };
      yield { what: `${path} slow`, value: value(slow), bar: '<= 40 kB' };
      yield { what: `${path} awake`, value: value(awake), bar: '<= 170 kB' };
      if (asleep.foreign + slow.foreign + awake.foreign > 0) throw new Error(`${path} asked another host`);
    }
  });
}

/** A page as most visitors get it: what has been asked for three times is kept compressed at its best. */
async function ask(address: string): Promise<void> {
  for (let time = 0; time < asksUntilBest; time += 1) {
    const response = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
    await response.arrayBuffer();
  }
}

async function view({ page, devtools }: PhonePage, url: string, path: string, line: Line): Promise<View> {
  const seen: View = { requests: 0, bytes: 0, foreign: 0 };
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('data:')) return;
    seen.requests += 1;
    if (!request.url.startsWith(url)) seen.foreign += 1;
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    seen.bytes += encodedDataLength;
  });
  if (line === 'slow') await devtools.send('Network.emulateNetworkConditions', slowLine);
  if (line === 'asleep') {
    await page.addInitScript(
      "Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })",
    );
  }
  await page.goto(url + path, { waitUntil: 'load' });
  await pause(line === 'asleep' ? 1500 : 5000);
  return seen;
}

function kilobytes({ bytes }: View): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
