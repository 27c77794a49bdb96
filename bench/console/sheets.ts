import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import writeXlsx from '#console/sheets/writing/write-xlsx.work.ts';
import { csvOfSheet, plantedExhibitors } from '#tests/support/sheets/planted-exhibitors.ts';
import { residentMemory } from '#tests/support/sites/resident-memory.ts';
import { childrenOf } from '#tests/support/sites/several-processes.ts';
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts';
import { type AtWork, besideSite, staffAtWork } from '#tests/support/staff-at-work.ts';
import { type Figure, quantile } from '../report.ts';

const many = 50_000;

/**
 * How long a sheet of 50,000 exhibitors takes to be looked through, one with faults and one without, what memory that takes, and how long
 * others wait meanwhile: on the embedded database, where they wait longest.
 */
export async function sheets(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'expo-bench-'));
  const site = await startSite({ DATA_DIR: directory, DEMO: 'on', RATE_LIMITS: 'off' });
  try {
    const person = await besideSite(directory, (db) => staffAtWork(db, { roles: ['editor'], name: 'Bench' }));
    const faulty = plantedExhibitors(many);
    const right = plantedExhibitors(many, many + 1);
    const few = plantedExhibitors(5000, many);
    const workbook = ({ heads, rows }: typeof faulty) =>
      writeXlsx({ sheets: [{ name: 'Sheet', rows: [heads, ...rows], widths: heads.map(() => 20) }] });
    return [
      ...(await handIn(site, person, `${many} rows of CSV, 3 % with faults`, csvOfSheet(faulty), '<= 20 s')),
      ...(await handIn(site, person, `${many} rows of XLSX, 3 % with faults`, await workbook(faulty), '<= 20 s')),
      ...(await handIn(site, person, `${many} rows of CSV without faults`, csvOfSheet(right))),
      ...(await take(site, person, `${many} drafts taken`)),
      ...(await handIn(site, person, '5000 rows of CSV without faults', csvOfSheet(few))),
    ];
  } finally {
    await site.stop();
    rmSync(directory, { recursive: true });
  }
}

let last = '';

async function handIn(
  site: SiteProcess,
  person: AtWork,
  what: string,
  file: string | Uint8Array,
  bar?: string,
): Promise<Figure[]> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(Buffer.from(file))], 'sheet'));
  return measured(site, what, bar, async () => {
    const answer = await post(site, person, '/console/import/?kind=exhibitor', form);
    last = answer.headers.get('location') ?? '';
    return `${answer.status}, ${(Buffer.byteLength(file) / 1024 / 1024).toFixed(1)} MB`;
  });
}

function take(site: SiteProcess, person: AtWork, what: string): Promise<Figure[]> {
  return measured(site, what, undefined, async () => {
    const answer = await post(site, person, last, new URLSearchParams({ act: 'take' }));
    return String(answer.status);
  });
}

function post({ url }: SiteProcess, { cookie }: AtWork, path: string, body: BodyInit): Promise<Response> {
  const headers = { Cookie: `${cookie.name}=${cookie.value}`, Origin: url, 'Sec-Fetch-Site': 'same-origin' };
  return fetch(`${url}/en-US${path.replace('/en-US', '')}`, { method: 'POST', headers, body, redirect: 'manual' });
}

async function measured(
  site: SiteProcess,
  what: string,
  bar: string | undefined,
  work: () => Promise<string>,
): Promise<Figure[]> {
  const waits: number[] = [];
  const memory = { site: 0, workshop: 0 };
  const over = new AbortController();
  const asking = askMeanwhile(site, over.signal, waits, memory);
  const began = performance.now();
  const answer = await work();
  const seconds = (performance.now() - began) / 1000;
  over.abort();
  await asking;
  const value = `${seconds.toFixed(1)} s (${answer})`;
  return [
    { what, value, ...(bar && { bar }) },
    {
      what: '  a page of others meanwhile, p50 and p99',
      value: `${[0.5, 0.99].map((share) => quantile(waits, share).toFixed(0)).join(' and ')} ms`,
    },
    { what: '  memory of the site and of the workshop, at most', value: `${memory.site} and ${memory.workshop} MB` },
  ];
}

/** Asks for a page that no cache keeps, again and again, and looks at what memory the processes take. */
async function askMeanwhile(
  { url, process: { pid } }: SiteProcess,
  signal: AbortSignal,
  waits: number[],
  memory: { site: number; workshop: number },
): Promise<void> {
  while (!signal.aborted) {
    const began = performance.now();
    await (await fetch(`${url}/api/exhibitor/list?pageSize=10&pageNum=${1 + (waits.length % 50)}`)).text();
    waits.push(performance.now() - began);
    memory.site = Math.max(memory.site, megabytes(residentMemory(pid).now));
    for (const child of pid === undefined ? [] : childrenOf(pid))
      memory.workshop = Math.max(memory.workshop, megabytes(residentMemory(child).now));
    await pause(50);
  }
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
