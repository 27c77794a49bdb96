import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ProjectStatus, statuses } from './negotiation.ts';
import { mayDelete, mayEdit, maySee, moverOf } from './policy.ts';
import { mayMove, movesFrom, transitions } from './transitions.ts';

const status = fc.constantFrom(...statuses);
const mover = fc.constantFrom('owner' as const, 'staff' as const);

test('whoever moves a project however often, each step stands in the table, and it ends where the steps lead', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(mover, status), { maxLength: 60 }), (wishes) => {
      let now: ProjectStatus = 'draft';
      const history: ProjectStatus[] = [now];
      for (const [by, to] of wishes) {
        if (!mayMove(by, now, to)) continue;
        expect(transitions.some((each) => each.from === now && each.to === to && each.by.includes(by))).toBe(true);
        expect(movesFrom(by, now)).toContain(to);
        now = to;
        history.push(now);
      }
      expect(history.at(-1)).toBe(now);
      // Nothing is open that was not handed in before.
      if (history.includes('published'))
        expect(history.indexOf('submitted')).toBeLessThan(history.indexOf('published'));
      if (history.includes('signed')) expect(history.indexOf('negotiating')).toBeLessThan(history.indexOf('signed'));
    }),
  );
});

test('every state is reached from a draft, and from every state but one a way leads on', () => {
  const reached = new Set<string>(['draft']);
  for (let i = 0; i < statuses.length; i += 1) {
    for (const { from, to } of transitions) if (reached.has(from)) reached.add(to);
  }
  expect([...reached].toSorted()).toEqual([...statuses].toSorted());
  const ends = statuses.filter((each) => !transitions.some(({ from, by }) => from === each && by.includes('owner')));
  expect(ends).toEqual(['fulfilled']);
});

test('no owner publishes by themselves, and no step is there twice', () => {
  expect(
    transitions.filter(({ from, to, by }) => from === 'submitted' && to === 'published' && by.includes('owner')),
  ).toEqual([]);
  expect(new Set(transitions.map(({ from, to }) => `${from} ${to}`)).size).toBe(transitions.length);
});

test('who may: an owner their own, editors and admins what waits, others nothing', () => {
  const project = { ownerId: 7, status: 'draft' as const, publishedAt: null };
  const staff = (role: 'editor' | 'admin' | 'steward') => ({ staff: { id: 1, roles: [role] } });
  expect(moverOf({ memberId: 7 }, project)).toBe('owner');
  expect(moverOf({ memberId: 8 }, project)).toBeUndefined();
  expect(moverOf({ memberId: 8 }, { ownerId: null })).toBeUndefined();
  expect([staff('editor'), staff('admin'), staff('steward')].map((who) => moverOf(who, project))).toEqual([
    'staff',
    'staff',
    undefined,
  ]);
  expect([maySee(7, project), maySee(8, project), maySee(undefined, { ...project, status: 'signed' })]).toEqual([
    true,
    false,
    true,
  ]);
  expect([mayEdit(7, project), mayEdit(7, { ...project, status: 'signed' }), mayEdit(8, project)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([mayDelete(7, project), mayDelete(7, { ...project, publishedAt: new Date() }), mayDelete(8, project)]).toEqual(
    [true, false, false],
  );
});
