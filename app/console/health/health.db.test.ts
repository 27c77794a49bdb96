import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { expect, test } from 'vitest';
import { somePerson } from '#features/staff/person.fixture.ts';
import { outcomeNotes } from '#platform/jobs/outcomes.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { staffRequest } from '#tests/support/staff-request.ts';
import { ownCertificate } from './certificate.fixture.ts';
import { certificateHolds } from './certificate.server.ts';
import { loader } from './health.tsx';

const platform = emptyPlatform();
const now = new Date('2026-11-26T12:00:00+08:00');

async function seen() {
  const site = siteFor(platform(), { clock: { now: () => now } });
  const auditor = await somePerson(platform().db, ['auditor']);
  return loader(pageArguments(site, await staffRequest(site, auditor, '/console/health/'), {}));
}

const job = (name: string) => ({ name, every: 60_000, run: async () => {} });
const began = new Date(now.getTime() - 1000);

test('a job is shown with its last run, its next one and its last error; one that has failed comes first', async () => {
  const note = outcomeNotes({ ...platform(), clock: { now: () => now } });
  await note(job('sweep'), { began });
  await note(job('write'), { began, error: Object.assign(new Error('no room'), { code: '53100' }) });
  await platform()
    .db.insertInto('job_run')
    .values({ name: 'sweep', next_at: new Date(now.getTime() + 60_000) })
    .execute();
  expect((await seen()).jobs).toEqual([
    {
      name: 'write',
      state: 'failed',
      began: '11:59',
      next: undefined,
      failed: { at: '12:00', error: '53100: no room' },
    },
    { name: 'sweep', state: 'well', began: '11:59', next: '26\u00a0Nov 12:01', failed: undefined },
  ]);
  // One that does well after it has failed is well at once, and says still what went wrong.
  await outcomeNotes({ ...platform(), clock: { now: () => new Date(now.getTime() + 1) } })(job('write'), { began });
  expect((await seen()).jobs.find(({ name }) => name === 'write')).toMatchObject({
    state: 'well',
    failed: { error: '53100: no room' },
  });
});

test('nothing of a person stands in what a job has thrown', async () => {
  const note = outcomeNotes({ ...platform(), clock: { now: () => now } });
  await note(job('send'), { began, error: new Error('550 <ann@expo.example> unknown, call +86 138-0013-8000') });
  const { jobs } = await seen();
  expect(jobs.find(({ name }) => name === 'send')?.failed?.error).toBe('550 … unknown, call …');
});

test('outbox, database and process are shown as they stand', async () => {
  const { db } = platform();
  const message = { channel: 'email', next_try_at: now, tries: 0 } as const;
  await db
    .insertInto('outbox_message')
    .values([
      { ...message, id: 'one', sealed: Buffer.from('x'), created_at: now },
      { ...message, id: 'two', sealed: Buffer.from('x'), created_at: new Date('2026-11-26T09:30:00+08:00') },
      { ...message, id: 'three', created_at: now, failed_at: now, last_error: 'expired' },
    ])
    .execute();
  const { outbox, database, process: own, work, certificate } = await seen();
  expect(outbox).toEqual({ waiting: 2, oldest: '2026-11-26T09:30:00+08:00', failed: 1 });
  expect(database.version).toMatch(/^\d+/);
  expect(database.bytes).toBeGreaterThan(1_000_000);
  expect(database.migrations.run).toBe(database.migrations.all);
  expect(own).toMatchObject({ node: process.versions.node, release: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  expect(work).toEqual({ shown: 0, upload: 0, card: 0, ahead: 0 });
  // The site of tests has no address over TLS.
  expect(certificate).toBeUndefined();
});

test('when the last backup was made, and whether one was proven to come back, stands there', async () => {
  const { db } = platform();
  const never = { at: undefined, seconds: undefined, state: 'missed', problem: undefined };
  expect((await seen()).backups).toEqual({ backup: never, drill: never });
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const row = { kind: 'backup', name: '20261127T021500Z', counts: '{}' } as const;
  await db
    .insertInto('backup_evidence')
    .values([
      { ...row, at: at(30), ok: true },
      { ...row, at: at(6), ok: false, problem: 'no room' },
      { ...row, kind: 'drill', at: at(48), ok: true },
    ])
    .execute();
  expect((await seen()).backups).toMatchObject({
    backup: { state: 'late', problem: 'no room' },
    drill: { state: 'well', problem: undefined },
  });
});

test.each([
  ['one that holds', new Date('2040-01-31T10:00:00Z')],
  ['one that has run out', new Date('2020-01-31T10:00:00Z')],
])('until when a certificate holds is asked once an hour, and nobody need trust it: %s', async (_, until) => {
  const server = createServer(ownCertificate(until));
  let hands = 0;
  server.on('connection', () => {
    hands += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await certificateHolds(`https://127.0.0.1:${port}`)).toEqual(until);
  expect(await certificateHolds(`https://127.0.0.1:${port}`)).toEqual(until);
  expect(hands).toBe(1);
  await new Promise((resolve) => server.close(resolve));
  // What does not answer is not known.
  expect(await certificateHolds(`https://localhost:${port}`)).toBeUndefined();
});
