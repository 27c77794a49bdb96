import { setTimeout as pause } from 'node:timers/promises';
import { type Figure, quantile } from '../report.ts';
import { type PhonePage, pagesOf, withPhone } from './browser.ts';

const rounds = 3;
const bytesPerSecond = 400_000 / 8;

interface Paint {
  lcp: number;
  cls: number;
}

const observe = `
  window.paint = { lcp: 0, cls: 0 };
  new PerformanceObserver((list) => { for (const e of list.getEntries()) paint.lcp = e.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) paint.cls += e.value; })
    .observe({ type: 'layout-shift', buffered: true });
`;

/** Largest paint and layout shift on 400 kbit/s with 400 ms and a CPU four times slower: medians of three cold views. */
export function slowProfile(): AsyncGenerator<Figure> {
  return withPhone(async function* (url, open) {
    for (const path of await pagesOf(url)) {
      const paints: Paint[] = [];
      for (let round = 0; round < rounds; round += 1) paints.push(await paint(await open(), url + path));
      const lcp =
        quantile(
          paints.map((p) => p.lcp),
          0.5,
        ) / 1000;
      const cls = quantile(
        paints.map((p) => p.cls),
        0.5,
      );
      const value = `LCP ${lcp.toFixed(2)} s, CLS ${cls.toFixed(3)}`;
      yield { what: path, value, bar: '<= 1.2 s, <= 0.02' };
    }
  });
}

async function paint({ page, devtools }: PhonePage, address: string): Promise<Paint> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'load' });
  await pause(2500);
  const result = await page.evaluate<Paint>('window.paint');
  await page.context().close();
  return result;
}
