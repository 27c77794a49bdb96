import { expect, test } from 'vitest';
import { somePerson } from '#features/staff/person.fixture.ts';
import { someStaff } from '#features/staff/staff.fixture.ts';
import { inboxHref } from '#platform/feature/inbox.ts';
import { type StaffRole, staffRoles } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { staffRequest } from '#tests/support/staff-request.ts';
import { loader as loadHome } from '../home/home.tsx';
import { loader as loadFrame } from '../layout/console-layout.tsx';
import { handOn } from './hand-on.server.ts';
import { loader as loadInbox, action as sendInbox } from './inbox.tsx';
import { queuesFor } from './queues.server.ts';

const platform = emptyPlatform();

function asked(path: string, cookie = '') {
  const request = new Request(`http://localhost${path}`, { headers: { Cookie: cookie } });
  return pageArguments(siteFor(platform(), { path }), request, { id: '1' });
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

/** A message that waits. @returns its number */
async function someMessage(): Promise<number> {
  const { id } = await platform()
    .db.insertInto('board_message')
    .values({
      ...{ title: 'Sesame', content: 'Sesame, 200 t.', locale: 'en-US', identity: 'buyer', status: 'waiting' },
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('what waits is handed to a colleague, who finds it on their page and under “mine”, and back to nobody; the log says so', async () => {
  const { db } = platform();
  const [one, other] = [await somePerson(db, ['moderator']), await somePerson(db, ['editor'])];
  const id = await someMessage();
  const site = siteFor(platform());
  const hand = async (to: string) => {
    const request = await staffRequest(site, one, '/console/inbox/', [
      ['queue', 'messages'],
      ['id', String(id)],
      ['to', to],
    ]);
    return sendInbox(pageArguments(site, request, {}));
  };
  const seen = async (staff: typeof one, whose: string) => {
    const request = await staffRequest(site, staff, `/console/inbox/?queue=messages&whose=${whose}`);
    return (await loadInbox(pageArguments(site, request, {}))).lines.find(({ to }) => to === inboxHref('messages', id));
  };
  const home = async (staff: typeof one) => {
    const request = await staffRequest(site, staff, '/console/');
    return (await loadHome(pageArguments(site, request, {}))).lines.map(({ to }) => to);
  };
  expect(await seen(one, 'nobodys')).toMatchObject({ who: undefined });
  expect((await hand(String(other.id))) as Response).toMatchObject({ status: 303 });
  expect(await seen(other, 'mine')).toMatchObject({ who: { id: other.id, name: other.name } });
  expect(await home(other)).toEqual([inboxHref('messages', id)]);
  expect([await seen(one, 'mine'), await seen(one, 'nobodys'), await home(one)]).toEqual([undefined, undefined, []]);
  expect(await seen(one, 'all')).toMatchObject({ who: { id: other.id } });
  await hand('');
  expect(await seen(one, 'nobodys')).toMatchObject({ who: undefined });
  const noted = await db
    .selectFrom('staff_act')
    .select(['who', 'before', 'after'])
    .where('about', '=', `messages ${id}`)
    .orderBy('id')
    .execute();
  expect(noted).toMatchObject([
    { before: { to: null }, after: { to: other.name } },
    { before: { to: other.name }, after: { to: null } },
  ]);
});

test('nobody hands on what they may not decide on, nor to somebody who may not, nor what does not wait', async () => {
  const { db } = platform();
  const site = siteFor(platform());
  const moderator = await somePerson(db, ['moderator']);
  const [queue] = queuesFor(moderator).filter(({ name }) => name === 'messages');
  if (!queue) throw new Error('There is no such queue');
  const id = await someMessage();
  for (const role of staffRoles) {
    const somebody = await somePerson(db, [role]);
    const isTheirs = may(somebody, queue.act);
    const asGiver = handOn(site, somebody, { queue, id, to: moderator.id }).then(
      ({ outcome }) => outcome,
      ({ status }) => status,
    );
    expect([role, await asGiver]).toEqual([role, isTheirs ? 'handed' : 403]);
    const { outcome } = await handOn(site, moderator, { queue, id, to: somebody.id });
    expect([role, outcome]).toEqual([role, isTheirs ? 'handed' : 'notTheirs']);
  }
  await expect(handOn(site, moderator, { queue, id: id + 999, to: null })).rejects.toMatchObject({ status: 404 });
});
