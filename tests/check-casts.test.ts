import { expect, test } from 'vitest';
import { castsByFile } from '../tools/house/casts.ts';
import { checkHouse } from './support/planted-house.ts';

const lines = (count: number, text: string) => `${text}${'//\n'.repeat(count)}`;
const check = (files: Record<string, string>) => checkHouse('tests/check-casts.ts', files);

test('three casts in two thousand lines pass, and neither `as const` nor a test counts', () => {
  const casts = 'export const a = [1 as never, 2 as never, 3 as never, 4 as const];\n';
  const { status, said } = check({
    'app/a.ts': lines(1999, casts),
    'app/a.test.ts': 'export const b = 1 as never;\n',
  });
  expect(said).toBe('');
  expect(status).toBe(0);
});

test('one more is reported with its place, in the file with most casts first', () => {
  const { status, said } = check({
    'app/few.ts': lines(1000, 'export const a = 1 as never;\n'),
    'server/many.ts': lines(990, 'export const a = 1 as never;\n\nexport const b = [<string>a, a as object];\n'),
  });
  expect(said).toBe(`2.00 casts stand in a thousand lines, and 1.5 may
server/many.ts:1 as never
server/many.ts:3 as string
server/many.ts:3 as object
app/few.ts:1 as never
`);
  expect(status).toBe(1);
});

test('files that were changed come before those with more casts', () => {
  const castIn = (path: string) => ({ path, line: 1, to: 'never' });
  const [few, many, changed] = [castIn('app/few.ts'), castIn('app/many.ts'), castIn('app/changed.ts')];
  expect(castsByFile([few, many, changed, many], new Set(['app/changed.ts']))).toEqual([
    [changed],
    [many, many],
    [few],
  ]);
});
