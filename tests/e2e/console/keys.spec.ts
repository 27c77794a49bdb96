import type { Page } from '@playwright/test';
import { barriers } from '../axe.ts';
import { awake, expect, openAwake, test } from '../fixtures.ts';
import { workAsModerator, writeMessage } from '../inbox-steps.ts';
import { languagesInTurn } from '../languages.ts';
import { changedArticle, logInStaff } from '../translation-steps.ts';
import { inLanguage, likeWord, word } from '../words.ts';

const list = '/console/content/article';

const editor = (page: Page, baseURL = '') => logInStaff(page, baseURL, { name: 'Editor 9', roles: ['editor'] });

/** Presses keys one after the other. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Tells the page of a key as an input method does while it composes, or as a keyboard does. */
const composing = (page: Page, key: string, isComposing: boolean) =>
  page.evaluate(
    ([name, composes]) =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, isComposing: composes, bubbles: true, cancelable: true }),
      ),
    [key, isComposing] as const,
  );

for (const locale of languagesInTurn(0)) {
  const say = (english: string, values?: Record<string, string | number>) => word(locale, english, values);
  const help = (page: Page) => page.getByRole('dialog', { name: say('All shortcuts') });
  const palette = (page: Page) => page.getByRole('dialog', { name: say('Quick search') });

  test(`a list is searched, gone through, picked from and left by keys alone (${locale})`, async ({
    page,
    baseURL,
  }) => {
    const id = await changedArticle();
    await editor(page, baseURL);
    const address = inLanguage(locale, `${list}?q=${id}`);
    await openAwake(page, address);
    const search = page.locator('#filter-q');
    await press(page, '/');
    await expect(search).toBeFocused();
    await press(page, 'End', 'j', 'x', 'w', 'g', 't', '?');
    await expect(search).toHaveValue(`${id}jxwgt?`);
    await expect(help(page)).toBeHidden();
    await press(page, 'Shift+Tab', 'j');
    const row = page.getByRole('row').filter({ has: page.locator(`a[href*="${list}/${id}"]`) });
    await expect(row.getByRole('link')).toBeFocused();
    await press(page, 'x');
    await expect(row.getByRole('checkbox')).toBeChecked();
    await expect(page.getByRole('group', { name: say('Bulk actions') })).toContainText(say('Publish'));
    await press(page, 'p');
    await expect(page.getByRole('status').filter({ has: page.getByRole('listitem') })).toBeVisible();
    await awake(page);
    await press(page, 'w');
    await expect(page).toHaveURL(/view=waiting/);
    await awake(page);
    await press(page, 'c');
    await expect(page).toHaveURL(new RegExp(`${list}/new`));
    await awake(page);
    await press(page, 'g', 't');
    await expect(page).toHaveURL(/\/console\/translations\//);
    await openAwake(page, address);
    await press(page, 'j', 'Enter');
    await expect(page).toHaveURL(new RegExp(`${list}/${id}`));
  });

  test(`all keys of a page are shown in its language, and are turned off for good (${locale})`, async ({
    page,
    baseURL,
  }) => {
    await editor(page, baseURL);
    const address = inLanguage(locale, list);
    await openAwake(page, address);
    await press(page, '?');
    await expect(help(page)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    for (const [keys, does] of [
      ['/', 'Title or number'],
      ['J', 'Next row'],
      ['K', 'Previous row'],
      ['X', 'Select row'],
      ['Enter', 'Open row'],
      ['C', 'New article'],
      ['W', 'Waiting for me'],
      ['G T', 'Translations'],
      ['Ctrl K', 'Quick search'],
      ['?', 'All shortcuts'],
    ] as const) {
      await expect(
        help(page)
          .getByRole('definition')
          .filter({ hasText: likeWord(locale, does) }),
      ).toHaveCount(1);
      await expect(help(page).getByRole('term').getByText(keys, { exact: true })).toHaveCount(1);
    }
    const here = page.getByRole('table').getByRole('link').first();
    await press(page, 'j');
    await expect(here).not.toBeFocused();
    await press(page, 'Tab', 'Space');
    await expect(help(page).getByRole('checkbox')).not.toBeChecked();
    await press(page, 'Escape');
    await expect(help(page)).toBeHidden();
    await openAwake(page, address);
    await press(page, 'j');
    await expect(here).not.toBeFocused();
    await page.getByRole('button', { name: say('all shortcuts') }).focus();
    await press(page, 'Enter');
    await expect(help(page)).toBeFocused();
    await press(page, 'Tab', 'Space', 'Escape', 'j');
    await expect(here).toBeFocused();
    await composing(page, 'w', true);
    await press(page, 'k');
    await expect(page).not.toHaveURL(/view=waiting/);
    await composing(page, 'w', false);
    await expect(page).toHaveURL(/view=waiting/);
  });

  test(`a thing is found by keys from everywhere, and without script (${locale})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const id = await changedArticle();
    await editor(page, baseURL);
    await openAwake(page, inLanguage(locale, '/console/'));
    await press(page, 'Control+k');
    await expect(palette(page)).toBeVisible();
    await page.keyboard.type(String(id));
    const hit = palette(page).locator(`a[href*="${list}/${id}"]`);
    await expect(hit).toBeVisible();
    await expect(palette(page).getByRole('status')).toHaveText(/\d/);
    expect(await barriers(page)).toEqual([]);
    await press(page, 'Escape');
    await expect(palette(page)).toBeHidden();
    await press(page, 'Control+k', 'ArrowDown');
    for (let i = 0; i < 20 && !(await hit.evaluate((link) => link === document.activeElement)); i += 1) {
      await press(page, 'ArrowDown');
    }
    await press(page, 'Enter');
    await expect(page).toHaveURL(new RegExp(`${list}/${id}`));
    const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    await plain.addCookies(await page.context().cookies());
    const bare = await plain.newPage();
    await bare.goto(inLanguage(locale, '/console/'));
    await bare.getByRole('button', { name: say('Quick search') }).click();
    await bare.getByRole('searchbox', { name: say('Quick search') }).fill(say('New article'));
    await bare.keyboard.press('Enter');
    await expect(bare).toHaveURL(/\/console\/find\/\?q=/);
    await expect(bare.getByRole('main').getByRole('link', { name: say('New article') })).toBeVisible();
    await page.goto(bare.url());
    expect(await barriers(page)).toEqual([]);
    await plain.close();
  });

  test(`a text is previewed, said to be right, saved and led through by keys (${locale})`, async ({
    page,
    baseURL,
  }) => {
    const id = await changedArticle();
    await editor(page, baseURL);
    await openAwake(page, inLanguage(locale, `${list}/${id}?language=fr-FR`));
    await press(page, 'Control+Enter');
    await expect(page.locator('[name="_still"]')).toBeChecked();
    await page.locator('[name="summary"]').focus();
    await press(page, 'Control+a', 'Delete', 'Control+s');
    await expect(page).toHaveURL(/done=save/);
    await expect(page.locator('[name="_still"]')).toHaveCount(0);
    await awake(page);
    await press(page, 'n');
    await expect(page.locator('[name="summary"]')).toBeFocused();
    await press(page, 'Control+z', 'Escape');
    await page.locator('#main').focus();
    await press(page, 'v');
    await expect(page.locator('a[href*="/preview/"], [value*="/preview/"]').first()).toBeVisible();
  });

  test(`a text is published by a key, unless somebody types or has turned keys off (${locale})`, async ({
    page,
    baseURL,
  }) => {
    const id = await changedArticle();
    await editor(page, baseURL);
    await openAwake(page, inLanguage(locale, `${list}/${id}?language=fr-FR`));
    const title = page.locator('[name="title"]');
    const before = await title.inputValue();
    await title.focus();
    await press(page, 'End', 'p');
    await expect(title).toHaveValue(`${before}p`);
    const publish = page.locator('button[value="publish"]');
    await expect(publish).toHaveAttribute('aria-keyshortcuts', 'P');
    await page.locator('#main').focus();
    await press(page, '?');
    const named = page.getByRole('term').filter({ hasText: /^P$/ });
    const does = help(page).locator('div', { has: named }).getByRole('definition');
    await expect(publish).toContainText(await does.innerText());
    await help(page).getByRole('checkbox').uncheck();
    await press(page, 'Escape', 'p');
    await press(page, 'Control+s');
    await expect(page).toHaveURL(/done=save/);
    await awake(page);
    await press(page, 'p');
    await page.getByRole('button', { name: say('all shortcuts') }).click();
    await help(page).getByRole('checkbox').check();
    await press(page, 'Escape');
    await expect(page).toHaveURL(/done=save/);
    await page.locator('#main').focus();
    await press(page, 'p');
    await expect(page).toHaveURL(/done=publish/);
  });

  test(`the board and the inbox are worked through by keys (${locale})`, async ({ page, baseURL }) => {
    const id = await changedArticle();
    await editor(page, baseURL);
    const board = inLanguage(locale, `/console/translations/?tab=fr-FR&q=${id}`);
    await openAwake(page, board);
    await press(page, 'j', 'd');
    await expect(page.getByLabel(say('Due'), { exact: true }).last()).toBeFocused();
    await openAwake(page, board);
    await press(page, 'j', '3');
    await expect(page).toHaveURL(new RegExp(`${list}/${id}/translate`));
    const { id: message } = await writeMessage(page, 'en-US');
    await workAsModerator(page, baseURL);
    await openAwake(page, inLanguage(locale, `/console/inbox/messages/${message}`));
    await press(page, 's');
    await expect(page.locator('#refusal')).toBeFocused();
    await page.keyboard.type('k');
    await expect(page.locator('#refusal')).toHaveValue('k');
    await page.locator('#refusal').fill('');
    await page.locator('#main').focus();
    await press(page, 'a');
    await expect(page.getByRole('status').filter({ hasText: say('Approved.') })).toBeVisible();
  });
}
