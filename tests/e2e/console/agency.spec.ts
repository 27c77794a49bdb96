import type { Page } from '@playwright/test';
import { publishArticle, writeArticle } from '../article-steps.ts';
import { barriers } from '../axe.ts';
import { doubleText, expect, setWidth, test } from '../fixtures.ts';
import { madeUpWord } from '../glossary-steps.ts';
import { languagesInTurn, type TestedLanguage } from '../languages.ts';
import { workAs } from '../staff-session.ts';
import { inLanguage, likeWord, word } from '../words.ts';

/** Exports what the board shows of an article. @returns the file as an agency sends it back, in French throughout */
async function translatedFile(page: Page, locale: TestedLanguage, id: number, french: string): Promise<string> {
  await page.goto(inLanguage(locale, `/console/translations/?q=${id}`));
  await page.locator('#export-to').selectOption('fr-FR');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: likeWord(locale, 'Export for an agency (XLIFF)') }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^translations-fr-FR-\d{4}-\d\d-\d\d\.xlf$/);
  const pieces: Buffer[] = [];
  for await (const piece of await file.createReadStream()) pieces.push(Buffer.from(piece));
  const own = new RegExp(`<file id="article\\.${id}"[\\s\\S]*?</file>`);
  const written = `</source><target>${french}</target></segment>`;
  return Buffer.concat(pieces)
    .toString('utf8')
    .replace(own, (text) => text.replaceAll('</source></segment>', written));
}

/** Hands a file in, on the page to which the board leads. */
async function handIn(page: Page, locale: TestedLanguage, xml: string): Promise<void> {
  const file = { name: 'fr.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(xml) };
  await page.locator('#file').setInputFiles(file);
  await page.getByRole('button', { name: likeWord(locale, 'Check the file') }).click();
}

/** A text goes to an agency and comes back; what is no XLIFF is refused at its field. */
async function exchange(page: Page, locale: TestedLanguage): Promise<void> {
  const french = `Café ${madeUpWord()}`;
  const main = page.getByRole('main');
  await workAs(page, 'editor');
  const id = await writeArticle(page, { 'zh-CN': '咖啡' });
  await publishArticle(page, id, 'zh-CN');
  const xml = await translatedFile(page, locale, id, french);
  await main.getByRole('link', { name: likeWord(locale, 'Import translations') }).click();
  await expect(page).toHaveURL(/\/console\/translations\/import/);
  expect(await barriers(page)).toEqual([]);
  await handIn(page, locale, '<xliff>');
  await expect(page.locator('#file')).toHaveAttribute('aria-invalid', 'true');
  await expect(main).toContainText(word(locale, 'The file is not well-formed XML: see line {line}.', { line: 1 }));
  await handIn(page, locale, xml);
  const row = page.getByRole('row').filter({ has: page.locator(`a[href*="/console/content/article/${id}/"]`) });
  await expect(row).toContainText(word(locale, 'Will be imported'));
  await expect(row.getByText(french)).toHaveCount(3);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: likeWord(locale, 'Import: {taken}', { taken: 1 }) }).click();
  await expect(page.getByRole('status').first()).toContainText(word(locale, 'Items imported: {0}.', { 0: 1 }));
  await expect(row).toContainText(word(locale, 'Imported'));
  await expect(page.getByRole('button', { name: likeWord(locale, 'Discard the file') })).toHaveCount(0);
  await page.goto(inLanguage(locale, `/console/content/article/${id}?language=fr-FR`));
  await expect(page.locator('[name="title"]')).toHaveValue(french);
}

for (const locale of languagesInTurn(2)) {
  test(`a text goes to an agency and comes back, on a phone with doubled text too, in ${locale}`, async ({
    page,
    allowed,
  }) => {
    test.slow();
    allowed.push(/status of 422/);
    await exchange(page, locale);
    const id = await writeArticle(page, { 'zh-CN': '茶' });
    const xml = await translatedFile(page, locale, id, 'Thé');
    await page.goto(inLanguage(locale, '/console/translations/import/'));
    await handIn(page, locale, xml);
    await setWidth(page, 'phone');
    await doubleText(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await page.getByRole('button', { name: likeWord(locale, 'Discard the file') }).click();
    await expect(page.getByRole('button', { name: likeWord(locale, 'Discard the file') })).toHaveCount(0);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  const [locale = 'en-US'] = languagesInTurn(0);

  test('a text goes to an agency and comes back all the same', async ({ page, allowed }) => {
    test.slow();
    allowed.push(/status of 422/);
    await exchange(page, locale);
  });
});
