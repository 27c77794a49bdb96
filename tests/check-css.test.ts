import { expect, test } from 'vitest';
import { repeatedStill } from '../tools/house/css-bodies.ts';
import { checkHouse } from './support/planted-house.ts';

const check = (files: Record<string, string>) => checkHouse('tests/check-css.ts', files);

/** A sheet in which so many bodies stand so often, each time under another selector. */
function sheet(bodies: number, times: number): string {
  const rules = Array.from({ length: bodies * times }, (_, each) => {
    const size = each % bodies;
    return `.rule-${each} { margin: ${size}px; padding: 0; }`;
  });
  return rules.join('\n');
}

test('as many bodies as still may stand more than three times pass', () => {
  expect(
    check({ 'app/ui/list.css': sheet(repeatedStill, 4), 'app/ui/row.css': '.row { margin: 0; color: red }' }),
  ).toEqual({
    status: 0,
    said: '',
  });
});

test('one body more is reported with its places, whatever the order of its declarations', () => {
  const { status, said } = check({
    'app/site/home.module.css': '.fourth { gap: 2rem; display: grid }',
    'app/ui/list.css': sheet(repeatedStill, 4),
    'app/ui/row.css': ['first', 'second', 'third'].map((name) => `.${name} { display: grid; gap: 2rem; }`).join('\n'),
  });
  expect(said).toContain(`${repeatedStill + 1} bodies of rules stand too often, and ${repeatedStill} may`);
  expect(said).toContain(`display: grid; gap: 2rem
  app/site/home.module.css: .fourth
  app/ui/row.css: .first
  app/ui/row.css: .second
  app/ui/row.css: .third
`);
  expect(status).toBe(1);
});

test.runIf(repeatedStill > 0)('one body fewer is reported, so that the number shrinks with the bodies', () => {
  const { status, said } = check({ 'app/ui/list.css': sheet(repeatedStill - 1, 4) + sheet(40, 1) });
  expect(said).toContain(`Only ${repeatedStill - 1} bodies`);
  expect(status).toBe(1);
});
