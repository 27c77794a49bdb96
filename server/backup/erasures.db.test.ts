import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { deleteAccount } from '#features/accounts/own/delete-account.server.ts';
import { openMediaStore } from '#platform/storage/open-media-store.ts';
import { memberDuties } from '#site/account/member-duties.server.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { type EmptyTarget, emptyTarget } from './backup.fixture.ts';
import { makeBackup } from './make-backup.ts';
import { placeOf } from './place.ts';
import { restoreBackup } from './restore-backup.ts';

// A database is made, migrated and filled, several times.
vi.setConfig({ testTimeout: 240_000 });

const platform = emptyPlatform();
let directory: string;
let target: EmptyTarget;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'expo-erasures-'));
});
afterAll(() => rm(directory, { recursive: true }));
afterEach(() => target.remove());

test('who has gone since an old backup was made is gone again once it is back, with all that their account had', async () => {
  const place = placeOf({ BACKUP_URL: `file://${directory}`, DATA_DIR: directory });
  const { settings, log, db } = platform();
  const make = (at: string) =>
    makeBackup({ database: platform.database(), media: openMediaStore(settings), settings, place, now: new Date(at) });
  const [stays, goes] = [await someMember(platform()), await someMember(platform())];
  const old = await make('2026-11-27T01:00:00Z');
  const signed = { member: goes.member, sessionId: '', proof: 'code' } as const;
  expect(await deleteAccount(siteFor(platform()), signed, memberDuties)).toBe('deleted');
  const restored = async () => {
    const back = await restoreBackup({ ...target, settings, log }, place, old.name);
    const ids = await target.database.db.selectFrom('member').select('id').orderBy('id').execute();
    return { erased: back.erased, ids: ids.map(({ id }) => id) };
  };

  // The ledger beside the backups does not know it yet: so much is lost with the database.
  target = await emptyTarget();
  expect(await restored()).toEqual({ erased: 0, ids: [stays.member.id, goes.member.id] });
  await target.remove();

  await make('2026-11-27T02:00:00Z');
  target = await emptyTarget();
  expect(await restored()).toEqual({ erased: 1, ids: [stays.member.id] });
  const there = target.database.db;
  const accounts = await there.selectFrom('member_account').select('member_id').execute();
  expect(accounts).toEqual([{ member_id: stays.member.id }]);
  // They are told of it once: as they went.
  expect(await there.selectFrom('outbox_message').select('id').execute()).toEqual([]);
  // The site that came back knows it too, for its own backups.
  const ledger = await there.selectFrom('erasure').select('subject').execute();
  expect(ledger).toEqual(await db.selectFrom('erasure').select('subject').execute());
  expect(ledger).toHaveLength(1);
});
