import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { openSession } from '#features/accounts/sessions/member-session.server.ts';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import { someTalk } from '#features/talks/talks.fixture.ts';
import { clockWithOffset } from '#platform/clock/clock.ts';
import { settingsOfProcess } from '#platform/config/settings.ts';
import { socketDirectoryOf } from '#platform/db/embedded-server.ts';
import { openDatabase, openThroughProcess } from '#platform/db/open.ts';
import { staffRoles } from '#platform/http/actor.ts';
import { Kept } from '#platform/http/kept.ts';
import { openMediaStore } from '#platform/storage/open-media-store.ts';
import { askCaptcha, captchaAnswer } from '#tests/support/ask-captcha.ts';
import { fillDirectory } from '#tests/support/filled-directory.ts';
import type { StrangeRequest } from '#tests/support/requests/strange-requests.ts';
import type { Samples } from '#tests/support/requests/valid-input.ts';
import { type OwnThings, ownThings } from './own-things.ts';
import { playedSecrets } from './played-secrets.ts';
import { openDays, playedRequest, send } from './reservation-client.ts';
import { startSite } from './site-process.ts';

/** Somebody who asks. */
export interface Person {
  headers: Record<string, string>;
  /** The security scheme that these headers answer to. */
  scheme?: 'session' | 'staff';
}

/** Two members who talk about a project of one of them, and whoever else asks. */
export interface Company {
  /** Good values of fields whose description says less than they mean. */
  samples: Samples;
  people: Person[];
}

/** A site in a process, and what it takes to play its members, its staff and its visitors. */
export interface PlayedSite {
  url: string;
  company(): Promise<Company>;
  ownThings(): Promise<OwnThings>;
  /** The request with the graphic code answered, where it has one. */
  withCaptcha(request: StrangeRequest): Promise<StrangeRequest>;
  /** Resident memory, MiB. */
  memory(): Promise<number>;
  /** What the site has logged of a request. */
  logOf(requestId: string): string[];
  /** What the site has logged last. */
  lastLog(): string[];
  /** Addresses of as many tickets, for a day to come. */
  tickets(count: number): Promise<string[]>;
  processId: number;
  exitCode(): number | null;
  stop(): Promise<void>;
}

const linesKept = 2000;
const nowhere = new Request('http://localhost/');

interface GivenSite {
  DATA_DIR: string;
  DATABASE_URL?: string;
  NODE_OPTIONS?: string;
}

/** Starts a demonstration without limits, on the embedded database that there is or on one of its own. */
export async function playedSite(given: GivenSite): Promise<PlayedSite> {
  const env = { ...playedSecrets, ...given, DEMO: 'on', RATE_LIMITS: 'off' };
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'database'))) await fillDirectory(env.DATA_DIR);
  const { url, process, stop } = await startSite(env);
  const lines: string[] = [];
  if (process.stdout) {
    createInterface({ input: process.stdout }).on('line', (line) => {
      lines.push(line);
      if (lines.length > 2 * linesKept) lines.splice(0, linesKept);
    });
  }
  const database = given.DATABASE_URL
    ? await openDatabase(given)
    : await openThroughProcess(socketDirectoryOf(given.DATA_DIR));
  const { db } = database;
  const settings = settingsOfProcess(env);
  const around = { log: pino({ level: 'silent' }), media: openMediaStore(settings), kept: new Kept() };
  const platform = { db, settings, clock: clockWithOffset(0), ...around };
  const [date = ''] = await openDays(database, [1_000_000]);
  const visitor = playedRequest(date, 1);
  const staff: Person[] = [];
  for (const role of staffRoles) {
    const token = await addStaff(db, { email: `${role}@example.org`, roles: [role] });
    staff.push({ headers: { Authorization: `Bearer ${token}` }, scheme: 'staff' });
  }

  return {
    url,
    async company() {
      const { key, projectId, owner, asker } = await someTalk(platform);
      const members: Person[] = [];
      for (const { member } of [owner, asker, owner, asker]) {
        const open = db.transaction().execute((tx) => openSession(tx, platform, nowhere, member.id, 'code'));
        members.push({ headers: { Cookie: (await open).cookie.split(';')[0] ?? '' }, scheme: 'session' });
      }
      const people = [{ headers: {} }, ...members, { headers: { Cookie: visitor.cookie } }, ...staff];
      const samples = samplesOf(visitor.body.phone, date);
      return { people, samples: { ...samples, id: [key, ...ids], projectId: [projectId, projectId, ...ids] } };
    },
    ownThings: () => ownThings(platform, url),
    async withCaptcha(request) {
      if (typeof request.body !== 'string' || !request.body.includes('"captchaId":"')) return request;
      const captchaId = askCaptcha(platform);
      return { ...request, body: request.body.replace(/"captchaId":"[^"]*"/, `"captchaId":"${captchaId}"`) };
    },
    async memory() {
      const text = await (await fetch(`${url}/metrics`)).text();
      const bytes = /^process_resident_memory_bytes (\d+)/m.exec(text)?.[1];
      return Math.round(Number(bytes) / 1024 / 1024);
    },
    logOf: (requestId) => lines.filter((line) => line.includes(`"${requestId}"`)),
    lastLog: () => lines.slice(-5),
    async tickets(count) {
      const answer = await send(url, playedRequest(date, count));
      return (answer.data?.tickets ?? []).map(({ ticketId }) => `/reservation/ticket/${ticketId}`);
    },
    processId: process.pid ?? 0,
    exitCode: () => process.exitCode,
    async stop() {
      await database.close();
      await stop();
    },
  };
}

/** Things of the demonstration are counted from 1. */
const ids = [1, 2, 3, 4, 5, 10, 20, 40];

function samplesOf(phone: string, date: string): Samples {
  return {
    phone: [phone],
    account: [phone, 'member@example.org'],
    contactPhone: [phone],
    contactInformation: [phone, 'member@example.org'],
    email: ['member@example.org'],
    date: [date],
    captchaId: ['asked'],
    captchaCode: [captchaAnswer],
    altcha: [''],
    idType: ['passport', 'resident'],
    idNumber: ['PB1234567', '11010519491231002X'],
    name: ['Mwila Banda', '张伟'],
    contactName: ['Mwila Banda'],
    contactPerson: ['Mwila Banda'],
    content: ['We offer avocado oil.', '我们供应牛油果油。', 'Nous proposons de l’huile d’avocat.'],
    title: ['Avocado oil'],
    country: ['ZM', 'KE', 'CN', 'FR'],
    region: ['ZM', 'KE', 'CN'],
    consent: [true],
    providerId: [1, 2, 3, 4, 5],
    password: ['correct horse battery staple'],
    amount: [1, 25, 1200.5, '1200.5'],
  };
}
