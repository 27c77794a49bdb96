import { expect, test } from 'vitest';
import { scrollTables } from './scroll-tables.ts';

test('tables get their box, the text around them stays', () => {
  expect(scrollTables('<p>a</p><table><tbody></tbody></table><p>&lt;table&gt;</p>', 'Table')).toBe(
    '<p>a</p><section tabindex="0" aria-label="Table"><table><tbody></tbody></table></section><p>&lt;table&gt;</p>',
  );
});
