import { expect, test } from 'vitest';
import { somePerson } from '#features/staff/person.fixture.ts';
import { staffRoles } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { duplicateThing } from '../duplicate-thing.server.ts';
import { giveThread, ownThing } from '../give-thread.server.ts';
import { contentKinds } from '../kinds.server.ts';
import { publishThread } from '../publishing/publish-thread.server.ts';
import { scheduleThread } from '../publishing/schedule.server.ts';
import { withdrawThread } from '../publishing/withdraw-thread.server.ts';
import { reviewThread } from '../review-thread.server.ts';
import { restoreRevision } from '../revisions.server.ts';
import { saveThread } from '../save-thread.server.ts';

const platform = emptyPlatform();
const withReview = () => ({ ...platform(), settings: { ...platform().settings, REVIEW_STEPS: 1 as const } });

const ofFew = contentKinds.flatMap((kind) => (kind.act ? [{ kind, act: kind.act, name: kind.name }] : []));

test('some kinds are for few', () => {
  expect(ofFew.map(({ name }) => name)).toContain('site-settings');
});

test.each(ofFew)(
  'nobody else writes, reviews, publishes, schedules, restores, gives or is given what is of the kind $name',
  async ({ kind, act }) => {
    const admin = await somePerson(platform().db, ['admin']);
    const thread = Object.keys(kind.texts).length > 0 ? 'zh-CN' : 'shared';
    const { id: thingId } = await platform()
      .db.insertInto('content_thing')
      .values({ kind: kind.name, source: 'zh-CN', changed_at: new Date(), changed_by: 'site' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const what = { kind, thingId, thread } as const;
    const writing = { ...what, base: 0, values: kind.title ? { [kind.title]: 'x' } : {} };
    await saveThread(platform(), admin, writing);
    const locale = 'zh-CN';
    const times = { publishAt: new Date(Date.now() + 600_000), withdrawAt: null };
    for (const role of staffRoles.filter((each) => !may({ roles: [each] }, act))) {
      const somebody = await somePerson(platform().db, [role], ['zh-CN']);
      const tries = [
        saveThread(platform(), somebody, writing),
        publishThread(platform(), somebody, what),
        withdrawThread(platform(), somebody, what),
        scheduleThread(platform(), somebody, { ...what, times }),
        restoreRevision(platform(), somebody, { ...what, number: 1, base: 1 }),
        duplicateThing(platform(), somebody, { kind, thingId }),
        giveThread(platform(), somebody, { kind, thingId, locale, to: admin.id }),
        ownThing(platform(), somebody, { kind, thingId, owner: admin.id }),
        ...(['submit', 'pass', 'sendBack'] as const).map((move) =>
          reviewThread(withReview(), somebody, { ...what, move, number: 1, reason: 'x' }),
        ),
      ];
      const refused = await Promise.all(tries.map((each) => each.then(JSON.stringify, (error) => error.status)));
      expect([role, ...refused.filter((each) => each !== 403 && each !== 404)]).toEqual([role]);
      const given = await Promise.all([
        giveThread(platform(), admin, { kind, thingId, locale, to: somebody.id }),
        ownThing(platform(), admin, { kind, thingId, owner: somebody.id }),
      ]);
      expect([role, ...given]).toEqual([role, { outcome: 'notTheirs' }, { outcome: 'notTheirs' }]);
    }
  },
);
