import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { actNames } from './act-names.ts';

/** The acts that the code notes, itself or by what changes a day, as far as they stand there whole: those that are put together are named below. */
function notedActs(): Set<string> {
  const files = globSync('{app,server}/**/*.ts', { exclude: ['**/*.test.ts'] });
  const noting = files
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => /note(?:Act|Shown)\(|\bchangeDay\b/.test(text));
  const said = noting.flatMap((text) => [...text.matchAll(/\bact(?::| =)([^,;}]*)/g)].map(([, act = '']) => act));
  return new Set(said.flatMap((each) => [...each.matchAll(/'([a-z]+(?:\.[a-zA-Z-]+)+)'/g)].map(([, act = '']) => act)));
}

const putTogether = ['content.submit', 'content.pass', 'content.sendBack', 'project.approve', 'project.return'];
const ofMedia = ['replace', 'describe', 'focus', 'still', 'silent', 'caption', 'delete'].map((act) => `media.${act}`);
const ofPlans = ['draw', 'change', 'remove', 'join', 'split', 'begin', 'undo', 'discard'].map((act) => `plan.${act}`);

test('every act that is noted has words, and no words stand there for what nobody notes', () => {
  const noted = [...notedActs(), ...putTogether, ...ofMedia, ...ofPlans];
  expect(Object.keys(actNames).toSorted()).toEqual(noted.toSorted());
});
