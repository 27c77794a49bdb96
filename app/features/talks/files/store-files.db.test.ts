import { expect, test } from 'vitest';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { pictureFile } from '#features/media/media.fixture.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { someTalk } from '../talks.fixture.ts';
import { moveTalk } from '../thread/move-talk.server.ts';
import { writeMessage } from '../thread/write-message.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });

/** A site that says which files lie in its storage. @param meanwhile happens once a file has been put there */
function watched(meanwhile: (stored: number) => Promise<unknown> | undefined = () => undefined) {
  const site = siteFor(platform());
  const lying = new Set<string>();
  let stored = 0;
  const media: SiteContext['media'] = {
    ...site.media,
    async write(key, bytes) {
      await platform().media.write(key, bytes);
      lying.add(key);
      stored += 1;
      await meanwhile(stored);
    },
    async remove(key) {
      await platform().media.remove(key);
      lying.delete(key);
    },
  };
  return { site: { ...site, media }, lying, stored: () => stored };
}

const picture = async () => ({ name: 'plan.png', bytes: new Uint8Array(await pictureFile('png')) });

test('files of a message that is refused are neither cleaned nor stored; those of one that is taken lie there', async () => {
  const { key, owner, asker } = await someTalk(platform());
  const { site, lying, stored } = watched();
  const files = [await picture()];
  const send = async (member: typeof owner.member, talk = key, bytes = files) =>
    (await writeMessage(site, member, { key: talk, content: '', files: bytes })).outcome;
  expect(await send(owner.member)).toBe('written');
  expect(lying.size).toBe(1);
  const stranger = (await someMember(platform())).member;
  await moveTalk(site, asker.member, { key, move: 'close' });
  // What is no picture would be found out by cleaning it.
  const broken = [{ name: 'plan.png', bytes: new Uint8Array([1, 2, 3]) }];
  expect([await send(stranger), await send(stranger, 'V8q2900moK7dM2P3QprmpQ')]).toEqual(['missing', 'missing']);
  expect([await send(owner.member), await send(owner.member, key, broken)]).toEqual(['closed', 'closed']);
  expect(stored()).toBe(1);
});

test('a talk that is ended while files are stored takes none of them: they are removed', async () => {
  const { key, owner, asker } = await someTalk(platform());
  const close = () => moveTalk(siteFor(platform()), asker.member, { key, move: 'close' });
  const { site, lying, stored } = watched(close);
  const files = [await picture(), await picture()];
  expect(await writeMessage(site, owner.member, { key, content: 'See', files })).toEqual({ outcome: 'closed' });
  expect([stored(), lying.size]).toEqual([2, 0]);
});

test('files that are sent twice at once under one key lie there once', async () => {
  const { key, owner } = await someTalk(platform());
  // Neither is written before both are stored: each is one that has found no message of its key.
  const bothStored = Promise.withResolvers<void>();
  const { site, lying, stored } = watched((stored) => {
    if (stored === 2) bothStored.resolve();
    return bothStored.promise;
  });
  const files = [await picture()];
  const send = () => writeMessage(site, owner.member, { key, content: '', files, idempotencyKey: 'k' });
  const [first, second] = await Promise.all([send(), send()]);
  expect([first, second].map(({ outcome }) => outcome)).toEqual(['written', 'written']);
  expect([stored(), lying.size]).toEqual([2, 1]);
});

test('files are removed where the message cannot be written, and where one of them cannot be stored', async () => {
  const { key, owner } = await someTalk(platform());
  const files = [await picture(), await picture()];
  const full = watched((stored) => (stored === 2 ? Promise.reject(new Error('The storage is full')) : undefined));
  await expect(writeMessage(full.site, owner.member, { key, content: '', files })).rejects.toThrow('full');
  expect([full.stored(), full.lying.size]).toEqual([2, 0]);
  const { site, lying, stored } = watched();
  const clock = {
    now() {
      if (stored() > 0) throw new Error('The clock has stopped');
      return platform().clock.now();
    },
  };
  const written = writeMessage({ ...site, clock }, owner.member, { key, content: '', files });
  await expect(written).rejects.toThrow('stopped');
  expect([stored(), lying.size]).toEqual([2, 0]);
});
