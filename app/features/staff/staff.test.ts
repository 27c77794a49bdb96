import { expect, test } from 'vitest';
import { maySay } from './index.server.ts';

test('a translator writes in their languages, those who write in all, and nobody else in any', () => {
  const french = (roles: Parameters<typeof maySay>[0]['roles']) => maySay({ roles, languages: ['fr-FR'] }, 'fr-FR');
  const chinese = (roles: Parameters<typeof maySay>[0]['roles']) => maySay({ roles, languages: ['fr-FR'] }, 'zh-CN');
  expect([french(['translator']), chinese(['translator'])]).toEqual([true, false]);
  expect([french(['moderator']), chinese(['editor']), chinese(['moderator', 'translator'])]).toEqual([
    false,
    true,
    false,
  ]);
});
