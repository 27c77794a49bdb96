import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

test('a class has a name of its own in each file, the same wherever the project lies', () => {
  const here = classNames('/here');
  const names = ['/here/app/a.module.css', '/here/app/b.module.css?used'].map((file) => here('card', file));
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(name).toMatch(/^card_[0-9a-z]{4}$/);
  const there = classNames('/else/where');
  expect(there('card', '/else/where/app/a.module.css')).toBe(names[0]);
  expect(there('card', '/else/where/app/b.module.css')).toBe(names[1]);
  expect(there('list', '/else/where/app/a.module.css')).toBe(names[0]?.replace('card', 'list'));
});
