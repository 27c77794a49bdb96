import { programOf } from '#tests/support/edge/programs.ts';
import { startVarnish, type Varnish } from '#tests/support/edge/varnish.ts';
import { portsInARow } from '#tests/support/free-ports.ts';
import { twoSites } from '#tests/support/sites/two-sites.ts';
import { load } from '../pages/load.ts';
import { bestBytes, plainServer } from '../pages/plain-bytes.ts';
import { type Figure, median } from '../report.ts';

const rounds = 5;
/** Varnish as it comes: it keeps a file for two minutes. */
const plainRules = `vcl 4.1;
backend file { .host = "127.0.0.1"; .port = "3000"; }
sub vcl_backend_response { set beresp.ttl = 1h; }`;

/** A page that Varnish has from the site, by the rules of deploy/, against a file of the same bytes that it has by none. */
export async function behindEdge(): Promise<Figure[]> {
  if (!programOf('varnishd') || !process.env.TEST_DATABASE_URL)
    return [{ what: 'left out', value: 'needs varnishd and TEST_DATABASE_URL' }];
  const port = await portsInARow(1);
  const sites = await twoSites('expo_bench_edge', { CDN: 'varnish', CDN_PURGE_URL: `http://127.0.0.1:${port}/` });
  const stopping: (() => unknown)[] = [];
  try {
    const edge = await startVarnish(port, Number(new URL(sites.urls[0]).port));
    stopping.push(() => edge.stop());
    const page = `${edge.url}/en-US/`;
    const plain = await plainServer(await bestBytes(`${sites.urls[0]}/en-US/`));
    stopping.push(() => plain.close());
    const bare = await startVarnish(await portsInARow(1), Number(new URL(plain.url).port), plainRules);
    stopping.push(() => bare.stop());
    return await compare(page, bare);
  } finally {
    for (const stop of stopping.reverse()) await stop();
    await sites.end();
  }
}

/** Rounds in turns: what else the machine does meets both. */
async function compare(page: string, bare: Varnish): Promise<Figure[]> {
  const ours: number[] = [];
  const theirs: number[] = [];
  const answer = await fetch(page, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  for (let round = 0; round < rounds; round += 1) {
    theirs.push((await load(`${bare.url}/`, undefined)).requests);
    ours.push((await load(page, undefined)).requests);
  }
  const hit = await fetch(page, { headers: { 'accept-encoding': 'br' } });
  await hit.arrayBuffer();
  if (hit.headers.get('x-cache') !== 'hit') throw new Error('Varnish does not keep the page');
  return [
    { what: 'Varnish, a file of the same bytes', value: `${Math.round(median(theirs))} req/s` },
    { what: 'Varnish, the home page', value: `${Math.round(median(ours))} req/s` },
    { what: 'ratio', value: (median(ours) / median(theirs)).toFixed(2), bar: '>= 0.90' },
  ];
}
