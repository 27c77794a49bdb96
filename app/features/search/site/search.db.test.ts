import { expect, test } from 'vitest';
import { articleKind } from '#features/news/publishing/article-kind.server.ts';
import { nothingFound } from '#platform/http/nothing-found.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { loader } from './search.tsx';

const platform = emptyPlatform();

/** Whether what is looked for counts as not found. */
async function countsAsMissed(query: string): Promise<boolean> {
  const site = siteFor(platform());
  await loader(pageArguments(site, new Request(`http://localhost/search/?${query}`), {}));
  return site.tags.has(nothingFound);
}

test('a search that finds nothing of any kind says so to whoever counts', async () => {
  await writeContent(platform().db, articleKind, {
    category: 'news',
    publishedAt: new Date('2025-06-12T01:30:00Z'),
    texts: { 'en-US': { title: 'Sesame', summary: 'Sesame.', body: '<p>Sesame</p>' } },
  });
  expect(await countsAsMissed('keyword=quinoa')).toBe(true);
  expect(await countsAsMissed('keyword=sesame')).toBe(false);
  expect(await countsAsMissed('')).toBe(false);
  // Of another kind there is something perhaps: that is not missing.
  expect(await countsAsMissed('keyword=sesame&type=event')).toBe(false);
});
