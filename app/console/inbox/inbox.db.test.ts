import { expect, test } from 'vitest';
import { someStaff } from '#features/staff/staff.fixture.ts';
import type { StaffRole } from '#platform/http/actor.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { loader as loadFrame } from '../layout/console-layout.tsx';
import { loader as loadInbox } from './inbox.tsx';

const platform = emptyPlatform();

function asked(path: string, cookie = '') {
  const request = new Request(`http://localhost${path}`, { headers: { Cookie: cookie } });
  return pageArguments(siteFor(platform(), { path }), request, { id: '1' }) as never;
}

test('the bar counts what waits for those who may decide on it, and leads nobody else there', async () => {
  const frame = async (role: StaffRole) => {
    const { cookie } = await someStaff(platform(), { roles: [role] });
    return loadFrame(asked('/console/', cookie));
  };
  expect(await frame('moderator')).toMatchObject({ areas: ['inbox'], counts: { inbox: 0 } });
  expect((await frame('steward')).areas).toEqual([]);
});

test('an empty inbox has its queues, and another queue is none', async () => {
  const { cookie } = await someStaff(platform(), { roles: ['moderator'] });
  expect(await loadInbox(asked('/console/inbox/', cookie))).toMatchObject({
    queues: [{ name: 'projects' }, { name: 'reports' }, { name: 'messages' }],
    lines: [],
  });
  await expect(loadInbox(asked('/console/inbox/?queue=hats', cookie))).rejects.toMatchObject({ status: 404 });
});
