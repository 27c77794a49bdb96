import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { specsFor } from './specs-for.ts';

const specs = ['accounts.spec.ts', 'accounts-ended-session.spec.ts', 'news.spec.ts'];

test.each<[what: string, changed: string[], found: string[]]>([
  ['of a feature, its own', ['app/features/news/site/list.tsx'], ['tests/e2e/features/news.spec.ts']],
  [
    'of a feature with several, all',
    ['app/features/accounts/captcha/api.ts', 'app/features/accounts/codes/send-code.server.ts'],
    ['tests/e2e/features/accounts-ended-session.spec.ts', 'tests/e2e/features/accounts.spec.ts'],
  ],
  ['of a feature without any, those of the site', ['app/features/halls/plan.ts'], ['tests/e2e/site/']],
  ['of what all pages stand on, those of the site', ['app/shell/link.tsx', 'server/main.ts'], ['tests/e2e/site/']],
  ['of the console, its own', ['app/console/list/list.tsx', 'app/ui/console/icon.tsx'], ['tests/e2e/console/']],
  ['of a browser test, itself', ['tests/e2e/site/menu.spec.ts'], ['tests/e2e/site/menu.spec.ts']],
  ['of what no page is made of, none', ['docs/map.md', 'app/features/news/news.test.ts', ''], []],
])('%s', (_, changed, found) => {
  expect(specsFor(changed, specs)).toEqual(found);
});

test('browser tests of features begin with the name of one', () => {
  const features = readdirSync(join(import.meta.dirname, '../app/features'));
  const names = readdirSync(join(import.meta.dirname, 'e2e/features'));
  expect(names.filter((name) => !features.includes(/^[a-z]+/.exec(name)?.[0] ?? ''))).toEqual([]);
  expect(names.length).toBeGreaterThan(10);
});
