import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { StaffRole } from '#platform/http/actor.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { type AtWork, besideSite, staffAtWork } from '#tests/support/staff-at-work.ts';
import { barriers } from '../axe.ts';
import { expect, openAwake, setWidth, test } from '../fixtures.ts';
import { languagesInTurn, testedLanguages } from '../languages.ts';
import { dataOfSite } from '../this-run.ts';
import { inLanguage, likeWord, word } from '../words.ts';

const site = dataOfSite('embedded');
const list = '/console/content/article';
async function logIn(context: BrowserContext, roles: readonly StaffRole[], name: string): Promise<AtWork> {
  const who = await besideSite(site, (db) => staffAtWork(db, { roles, name }));
  await context.addCookies([{ ...who.cookie, url: test.info().project.use.baseURL ?? '' }]);
  return who;
}

async function openAs(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext();
  await logIn(context, ['editor'], name);
  return context.newPage();
}

const field = (page: Page, locale: Locale, label: string) =>
  page.getByRole('main').getByLabel(likeWord(locale, label)).first();

/** The field of the text: of HTML, or the editor once it stands over that. */
const bodyOf = (page: Page, locale: Locale) =>
  page.getByRole('main').getByRole('textbox', { name: likeWord(locale, 'Text') });

async function write(page: Page, locale: Locale, title: string): Promise<void> {
  await field(page, locale, 'Title').fill(title);
  await field(page, locale, 'Summary').fill(`${title} — 1 2 3`);
  const isPlain = await page.evaluate(() => matchMedia('(scripting: none)').matches);
  if (isPlain) return bodyOf(page, locale).fill(`<p>${title}</p><p>${title} 2</p>`);
  await writeBody(page, locale, title);
}

/** Writes into the editor that stands over the text once its chunk has come. */
async function writeBody(page: Page, locale: Locale, text: string): Promise<void> {
  await expect(page.getByRole('toolbar')).toBeVisible();
  await bodyOf(page, locale).fill(text);
}

const press = (page: Page, locale: Locale, label: string, values?: Record<string, string>) =>
  page
    .getByRole('main')
    .getByRole('button', { name: likeWord(locale, label, values) })
    .first()
    .click();

/** Its words name the language: catalogues have names of languages in several places. */
const publish = (page: Page) => page.getByRole('main').locator('button[value="publish"]').click();

const part = (page: Page, locale: Locale, thread: Locale | 'shared') =>
  page.goto(inLanguage(locale, `${new URL(page.url()).pathname.replace(/^\/(en-US|fr-FR)/, '')}?language=${thread}`));

/** A new article with Chinese, and what all languages share. @returns its path without language */
async function someArticle(page: Page, locale: Locale, title: string): Promise<string> {
  await page.goto(inLanguage(locale, `${list}/new?language=zh-CN`));
  await write(page, locale, title);
  await press(page, locale, 'Save');
  await expect(page).toHaveURL(/done=save/);
  await part(page, locale, 'shared');
  await field(page, locale, 'Category').selectOption('news');
  await field(page, locale, 'Date of the article').fill('2012-06-16T10:00');
  await press(page, locale, 'Save');
  await expect(page).toHaveURL(/done=save/);
  return new URL(page.url()).pathname.replace(/^\/(en-US|fr-FR)/, '');
}

for (const locale of languagesInTurn(1)) {
  test(`an editor writes an article in three languages, publishes each and sees it on the site (${locale})`, async ({
    page,
    context,
  }) => {
    test.setTimeout(90_000);
    await logIn(context, ['editor'], 'Editor 3');
    const mark = Date.now();
    // Each in its own language: pages of the site are looked at for words of others.
    const titles = { 'zh-CN': `闭幕${mark}`, 'en-US': `Closing ${mark}`, 'fr-FR': `Clôture ${mark}` };
    const path = await someArticle(page, locale, titles['zh-CN']);
    for (const thread of ['en-US', 'fr-FR'] as const) {
      await part(page, locale, thread);
      await write(page, locale, titles[thread]);
      await publish(page);
      await expect(page).toHaveURL(/done=publish/);
    }
    await part(page, locale, 'zh-CN');
    await publish(page);
    await expect(page.getByRole('status').first()).toHaveText(word(locale, 'Published. Readers can see it now.'));
    expect(await barriers(page)).toEqual([]);
    await setWidth(page, 'phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const seen = await page.getByRole('link', { name: likeWord(locale, 'View on the site') }).getAttribute('href');
    for (const each of testedLanguages) {
      await page.goto(inLanguage(each, (seen ?? '').replace(/^\/(en-US|fr-FR)/, '')));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(titles[each]);
    }
    await page.goto(inLanguage(locale, list));
    await expect(page.locator(`a[href*="${path}"]`)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
}

test.describe('two at once', () => {
  const locale = languagesInTurn(2)[0] ?? 'en-US';

  test('two editors write in the same text: both texts are there, and one is made of them', async ({ browser }) => {
    test.setTimeout(60_000);
    const first = await openAs(browser, 'Editor 1');
    const second = await openAs(browser, 'Editor 2');
    const path = await someArticle(first, locale, '两人');
    const address = inLanguage(locale, `${path}?language=zh-CN`);
    await first.goto(address);
    await second.goto(address);
    await expect(second.getByText('Editor 1').first()).toBeVisible();
    await field(first, locale, 'Title').fill('第一人');
    await press(first, locale, 'Save');
    await expect(first).toHaveURL(/done=save/);
    await field(second, locale, 'Title').fill('第二人');
    await field(second, locale, 'Summary').fill('第二人的摘要');
    await press(second, locale, 'Save');
    await expect(
      second.getByRole('heading', { name: likeWord(locale, 'Someone else saved this text while you were editing') }),
    ).toBeVisible();
    expect(await barriers(second)).toEqual([]);
    await expect(field(second, locale, 'Title')).toHaveValue('第二人');
    await expect(second.locator('ins, del').first()).toBeVisible();
    await field(second, locale, 'Title').fill('两人合写');
    await press(second, locale, 'Save your choices');
    await expect(second).toHaveURL(/done=save/);
    await expect(field(second, locale, 'Title')).toHaveValue('两人合写');
    await expect(field(second, locale, 'Summary')).toHaveValue('第二人的摘要');
    await second.goto(inLanguage(locale, `${path}/history?language=zh-CN&from=2&to=3`));
    await expect(second.locator('del', { hasText: '第' }).first()).toBeVisible();
    expect(await barriers(second)).toEqual([]);
    await press(second, locale, 'Restore revision {number}', { number: '1' });
    await expect(field(second, locale, 'Title')).toHaveValue('两人');
  });
});

test.describe('two tabs of one editor', () => {
  const locale = languagesInTurn(0)[0] ?? 'zh-CN';

  test('what is saved in one stands beside what the other has, and nothing of either is lost', async ({ browser }) => {
    test.setTimeout(60_000);
    const first = await openAs(browser, 'Editor 8');
    const path = await someArticle(first, locale, '两页');
    const address = inLanguage(locale, `${path}?language=zh-CN`);
    const second = await first.context().newPage();
    for (const page of [first, second]) await openAwake(page, address);
    await writeBody(second, locale, '第二页的正文');
    await field(first, locale, 'Title').fill('第一页');
    await writeBody(first, locale, '第一页的正文');
    await press(first, locale, 'Save');
    await expect(first).toHaveURL(/done=save/);
    await press(second, locale, 'Save');
    await expect(
      second.getByRole('heading', { name: likeWord(locale, 'Someone else saved this text while you were editing') }),
    ).toBeVisible();
    // Only one has changed the title: it is taken in. Both have written the text: whoever saves chooses.
    await expect(field(second, locale, 'Title')).toHaveValue('第一页');
    await expect(second.getByRole('toolbar')).toBeVisible();
    await expect(bodyOf(second, locale)).toHaveText('第二页的正文');
    await expect(second.getByText('第一页的正文').first()).toBeVisible();
    expect(await barriers(second)).toEqual([]);
    await writeBody(second, locale, '两页的正文');
    await press(second, locale, 'Save your choices');
    await expect(second).toHaveURL(/done=save/);
    await openAwake(first, address);
    await expect(field(first, locale, 'Title')).toHaveValue('第一页');
    await expect(first.getByRole('toolbar')).toBeVisible();
    await expect(bodyOf(first, locale)).toHaveText('两页的正文');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, allowed: [/status of 422/] });
  const locale = languagesInTurn(0)[0] ?? 'zh-CN';

  test('everything is written, refused with what was typed, and published without script', async ({
    page,
    context,
  }) => {
    await logIn(context, ['editor'], 'Editor 4');
    await someArticle(page, locale, '无脚本');
    const picture = page.locator('[name="coverId"]');
    await picture.fill('no number');
    await press(page, locale, 'Save');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(picture).toHaveValue('no number');
    await part(page, locale, 'zh-CN');
    await publish(page);
    await expect(page).toHaveURL(/done=publish/);
    await page.goto(inLanguage(locale, list));
    await page.getByRole('checkbox', { name: '无脚本' }).first().check();
    await press(page, locale, 'Withdraw');
    await expect(page.getByRole('status').first()).toBeVisible();
  });
});

test.describe('by keyboard', () => {
  const locale = languagesInTurn(1)[0] ?? 'en-US';

  test('a row is gone to, opened, written and saved by keys alone', async ({ page, context }) => {
    await logIn(context, ['editor'], 'Editor 5');
    // Rows of its own: what others write at the same time comes first in the whole list.
    for (const title of ['单用键盘之一', '单用键盘之二']) await someArticle(page, locale, title);
    await openAwake(page, inLanguage(locale, `${list}?q=单用键盘`));
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${list}/\\d+`));
    await expect(page.locator('html')).toHaveAttribute('data-awake', '');
    const summary = page.locator('[name="summary"]');
    await summary.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' by keys');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/done=save/);
    await expect(summary).toHaveValue(/by keys$/);
    await expect(page.getByRole('toolbar')).toBeVisible();
    await bodyOf(page, locale).focus();
    await page.keyboard.press('Control+End');
    // Keys of the page are letters in a text, all but those with Ctrl.
    await page.keyboard.type(' nvc?/');
    await expect(bodyOf(page, locale)).toHaveText(/ nvc\?\/$/);
    await expect(page).toHaveURL(/done=save/);
    const before = page.url();
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Control+s');
    // The row was made in Chinese: there it had a revision before.
    const revision = locale === 'zh-CN' ? '3' : '2';
    await expect(page.getByRole('status').first()).toHaveText(
      likeWord(locale, 'Saved as revision {revision}. Readers do not see it yet.', { revision }),
    );
    expect(page.url()).toBe(before);
    // A space that a paragraph begins with is none of its text.
    await expect(bodyOf(page, locale)).toHaveText(/nvc\?\/$/);
  });
});

test.describe('what was typed is kept', () => {
  test.use({ allowed: [/status of 40[39]/] });
  const locale = languagesInTurn(2)[0] ?? 'fr-FR';

  test('where a role is taken away in the middle of it', async ({ page, context }) => {
    const who = await logIn(context, ['editor'], 'Editor 6');
    const path = await someArticle(page, locale, '角色');
    await part(page, locale, 'zh-CN');
    await field(page, locale, 'Title').fill('还在写');
    await writeBody(page, locale, '正文还在写');
    const roles = (role: StaffRole) =>
      besideSite(site, (db) => db.updateTable('staff_role').set({ role }).where('staff_id', '=', who.id).execute());
    await roles('auditor');
    await press(page, locale, 'Save');
    await expect(page.getByRole('heading', { name: likeWord(locale, 'Your roles do not allow this.') })).toBeVisible();
    await expect(field(page, locale, 'Title')).toHaveValue('还在写');
    await expect(page.getByRole('toolbar')).toBeVisible();
    await expect(bodyOf(page, locale)).toHaveText('正文还在写');
    await roles('editor');
    await page.goto(inLanguage(locale, `${path}?language=zh-CN`));
    await field(page, locale, 'Title').fill('又在写');
    await writeBody(page, locale, '正文又在写');
    await roles('steward');
    await press(page, locale, 'Save');
    await expect(page).not.toHaveURL(/done=/);
    await roles('editor');
    await page.goto(inLanguage(locale, `${path}?language=zh-CN`));
    await expect(page.getByRole('heading', { name: likeWord(locale, 'What you typed is still here') })).toBeVisible();
    await expect(field(page, locale, 'Title')).toHaveValue('又在写');
    await expect(page.getByRole('toolbar')).toBeVisible();
    await expect(bodyOf(page, locale)).toHaveText('正文又在写');
    await press(page, locale, 'Save');
    await expect(page).toHaveURL(/done=save/);
  });

  test('on this device, where it was never sent', async ({ page, context }) => {
    await logIn(context, ['editor'], 'Editor 7');
    const path = await someArticle(page, locale, '设备');
    const address = inLanguage(locale, `${path}?language=zh-CN`);
    await openAwake(page, address);
    await field(page, locale, 'Title').fill('没有发送');
    await writeBody(page, locale, '正文没有发送');
    await page.goto(inLanguage(locale, list));
    await openAwake(page, address);
    await expect(field(page, locale, 'Title')).toHaveValue('设备');
    await press(page, locale, 'Recover');
    await expect(field(page, locale, 'Title')).toHaveValue('没有发送');
    await expect(page.getByRole('toolbar')).toBeVisible();
    await expect(bodyOf(page, locale)).toHaveText('正文没有发送');
    await press(page, locale, 'Save');
    await expect(page).toHaveURL(/done=save/);
    await openAwake(page, address);
    await expect(page.getByRole('button', { name: likeWord(locale, 'Recover') })).toHaveCount(0);
  });
});
