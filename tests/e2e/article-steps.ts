import type { Page } from '@playwright/test';
import type { Locale } from '#platform/i18n/locale.ts';

/** Long before the demonstration's own articles: none of a test is ever the newest of the site. */
const publishedAt = '2012-06-16T02:00:00.000Z';

/** What a browser's own programs send: the session of whoever works in it is theirs. */
async function send(page: Page, call: 'save' | 'move', body: object): Promise<{ id: number; number: number }> {
  const answer = await page.request.post(`/api/console/content/${call}`, { data: { kind: 'article', ...body } });
  if (!answer.ok()) throw new Error(`${call}: ${answer.status()} ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { id: number; number: number } };
  return data;
}

/**
 * Writes an article as whoever works in the browser, by the calls of the console.
 * @param titles by language; its other texts are made of it
 * @returns its number
 */
export async function writeArticle(page: Page, titles: Partial<Record<Locale, string>>): Promise<number> {
  const { id } = await send(page, 'save', {
    id: 0,
    language: 'shared',
    base: 0,
    fields: { category: 'news', publishedAt },
  });
  for (const [language, title] of Object.entries(titles)) {
    const fields = { title, summary: `${title} 1`, body: `<p>${title} 2</p>` };
    await send(page, 'save', { id, language, base: 0, fields });
  }
  return id;
}

/** Has a language of an article go out. */
export async function publishArticle(page: Page, id: number, language: Locale, number = 1): Promise<void> {
  await send(page, 'move', { id, language, move: 'publish', number });
}

/** Hands a language of an article in, or passes the next step of its review, as whoever works in the browser. */
export async function reviewArticle(
  page: Page,
  { id, language, number }: { id: number; language: Locale; number: number },
  move: 'submit' | 'pass',
): Promise<void> {
  await send(page, 'move', { id, language, move, number });
}

/** A day from now on, as a field of the venue's time writes it. */
export function tomorrow(): string {
  const venue = new Date(Date.now() + (24 + 8) * 3_600_000);
  return `${venue.toISOString().slice(0, 11)}09:30`;
}
