import type { Page } from '@playwright/test';
import { barriers } from '../axe.ts';
import { awake, expect, keepAsleep, setWidth, test } from '../fixtures.ts';
import { languagesInTurn, testedLanguages } from '../languages.ts';
import { changedArticle, logInStaff } from '../translation-steps.ts';
import { inLanguage, likeWord, word } from '../words.ts';

const [locale = 'en-US'] = languagesInTurn(1);
const say = (english: string, values?: Record<string, string | number>) => word(locale, english, values);
const board = (query = '') => inLanguage(locale, `/console/translations/${query}`);
const translate = (id: number) => inLanguage(locale, `/console/content/article/${id}/translate?from=zh-CN&to=fr-FR`);

const translator = (page: Page, baseURL = '', name = 'Translator 2') =>
  logInStaff(page, baseURL, { name, roles: ['translator'], languages: ['fr-FR'] });
const editor = (page: Page, baseURL = '') => logInStaff(page, baseURL, { name: 'Editor 3', roles: ['editor'] });

/** The row of a thing on the board. */
const rowOf = (page: Page, id: number) =>
  page.getByRole('row').filter({ has: page.locator(`a[href*="/console/content/article/${id}/"]`) });

test('a translator finds what has fallen behind, takes it up, and the board shows that it has', async ({
  page,
  baseURL,
}) => {
  const id = await changedArticle();
  await translator(page, baseURL);
  await page.goto(board(`?tab=fr-FR&q=${id}`));
  await awake(page);
  const row = rowOf(page, id);
  await expect(row.locator('[data-state="behind"]')).toContainText('2');
  expect(await barriers(page)).toEqual([]);
  await row.locator('[data-open="fr-FR"]').click();
  const waiting = page.locator('textarea[data-to-do]');
  await expect(waiting).toHaveCount(2);
  await expect(page.locator('ins').first()).toContainText('改动');
  expect(await barriers(page)).toEqual([]);
  await awake(page);
  await page.keyboard.press('n');
  await expect(waiting.first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' Un changement.');
  await page.keyboard.press('Control+s');
  await expect(waiting).toHaveCount(1);
  await awake(page);
  await waiting.first().focus();
  await page.keyboard.press('Control+Enter');
  await expect(waiting).toHaveCount(0);
  await expect(page.locator('textarea', { hasText: 'Un changement.' })).toHaveCount(1);
  await page.goto(board(`?q=${id}`));
  await expect(rowOf(page, id).locator('[data-state="behind"]')).toHaveCount(0);
});

test('an editor gives a language to somebody until a day, by keys', async ({ page, baseURL }) => {
  const id = await changedArticle();
  const name = `Translator of ${id}`;
  const person = await translator(page, baseURL, name);
  await editor(page, baseURL);
  await page.goto(board(`?tab=fr-FR&q=${id}`));
  await awake(page);
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  const to = page.getByRole('combobox', { name: say('Assign to'), exact: true });
  await expect(to).toBeFocused();
  await to.selectOption(String(person));
  await page.getByLabel(say('Due'), { exact: true }).last().fill('2020-01-02');
  await page.getByRole('button', { name: say('Assign'), exact: true }).click();
  await expect(
    page.getByRole('status').filter({ hasText: likeWord(locale, 'Assigned: {given}.', { given: 1 }) }),
  ).toBeVisible();
  await expect(rowOf(page, id)).toContainText(name);
  await page.goto(board('?tab=late'));
  await expect(rowOf(page, id)).toContainText(name);
  expect(await barriers(page)).toEqual([]);
});

test('what is typed before the page is awake is still there when it is, and is saved', async ({ page, baseURL }) => {
  const id = await changedArticle();
  await translator(page, baseURL);
  const wake = await keepAsleep(page);
  await page.goto(translate(id));
  const waiting = page.locator('textarea[data-to-do]');
  await waiting.first().fill('Avant le réveil.');
  wake();
  await awake(page);
  await expect(waiting.first()).toHaveValue('Avant le réveil.');
  await page.getByRole('button', { name: say('Save'), exact: true }).click();
  await expect(waiting).toHaveCount(1);
  await expect(page.locator('textarea', { hasText: 'Avant le réveil.' })).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a language is given and written all the same', async ({ page, allowed, baseURL }) => {
    allowed.push(/status of 422/);
    const id = await changedArticle();
    const person = await editor(page, baseURL);
    await page.goto(board(`?tab=fr-FR&q=${id}`));
    await rowOf(page, id).getByRole('checkbox').check();
    await page.getByRole('combobox', { name: say('Assign to'), exact: true }).selectOption(String(person));
    await page.getByRole('button', { name: say('Assign'), exact: true }).click();
    await expect(rowOf(page, id)).toContainText('Editor 3');
    await page.goto(translate(id));
    const first = page.locator('textarea[data-to-do]').first();
    await first.fill('Sans {1}script.');
    await page.getByRole('button', { name: say('Save'), exact: true }).click();
    const broken = page.locator('textarea[aria-invalid="true"]');
    await expect(broken).toHaveValue('Sans {1}script.');
    await broken.fill('Sans <strong>script</strong>.');
    await page.getByRole('button', { name: say('Save'), exact: true }).click();
    await expect(page.getByText('Sans {1}script{/1}.')).toBeVisible();
    await expect(page.locator('textarea[data-to-do]')).toHaveCount(1);
    await page.getByRole('button', { name: say('Still correct') }).click();
    await expect(page.locator('textarea[data-to-do]')).toHaveCount(0);
  });
});

test('both pages hold on a phone, in every language of the interface', { tag: '@prove' }, async ({ page, baseURL }) => {
  const id = await changedArticle();
  await editor(page, baseURL);
  await setWidth(page, 'phone');
  for (const language of testedLanguages) {
    for (const path of [`/console/translations/?q=${id}`, `/console/content/article/${id}/translate?to=fr-FR`]) {
      await page.goto(inLanguage(language, path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expect(await barriers(page)).toEqual([]);
    }
  }
});

test('what a translator may not write they read, and the board offers them nothing to give', async ({
  page,
  baseURL,
}) => {
  const id = await changedArticle();
  await translator(page, baseURL);
  await page.goto(inLanguage(locale, `/console/content/article/${id}/translate?to=en-US`));
  await expect(page.getByRole('button', { name: say('Save'), exact: true })).toHaveCount(0);
  await expect(page.locator('textarea').first()).not.toBeEditable();
  await page.goto(board());
  await expect(page.getByRole('button', { name: say('Assign'), exact: true })).toHaveCount(0);
});

for (const language of languagesInTurn(2)) {
  test(`a text is given, found under “mine”, written segment by segment, and falls behind its source, in ${language}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const id = await changedArticle();
    const name = `Translator by role ${id}`;
    const at = (path: string) => inLanguage(language, path);
    const own = (english: string, values?: Record<string, string | number>) => likeWord(language, english, values);

    // Given until a day.
    const theirs = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await theirs.newPage();
    const person = await translator(other, baseURL, name);
    await editor(page, baseURL);
    await page.goto(at(`/console/translations/?tab=fr-FR&q=${id}&reader=fr-FR`));
    const row = rowOf(page, id);
    await expect(row.locator('[data-state="behind"]')).toContainText('2');
    await row.getByRole('checkbox').check();
    await page.getByRole('combobox', { name: own('Assign to') }).selectOption(String(person));
    await page.getByLabel(own('Due')).last().fill('2099-12-31');
    await page.getByRole('button', { name: own('Assign') }).click();
    await expect(page.getByRole('status').filter({ hasText: own('Assigned: {given}.', { given: 1 }) })).toBeVisible();

    // Found, and written in two goes.
    await other.goto(at('/console/translations/'));
    await other
      .getByRole('navigation', { name: own('Views') })
      .getByRole('link', { name: word(language, 'Mine') })
      .click();
    await rowOf(other, id).locator('[data-open="fr-FR"]').click();
    const paragraphs = other.getByRole('textbox').and(other.locator('[data-to-do]'));
    for (const left of [2, 1]) {
      await expect(paragraphs).toHaveCount(left);
      await paragraphs.first().fill(`Traduit, il en reste ${left - 1}.`);
      await other.getByRole('button', { name: own('Save') }).click();
    }
    await expect(paragraphs).toHaveCount(0);
    await theirs.close();

    // Its readers see the old text, and the board says why.
    await page.goto(at(`/console/translations/?q=${id}&reader=fr-FR`));
    // Catalogues have names of languages in several places, and Chinese has two of French.
    const why = word(language, 'A newer {language} version is being written.', { language: '|' }).split('|');
    for (const part of why) await expect(rowOf(page, id)).toContainText(part);
    expect(await barriers(page)).toEqual([]);
  });
}
