import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { venueDay, venueMinute } from '#platform/clock/clock.ts';
import type { StaffRole } from '#platform/http/actor.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import type { Texts } from '#platform/i18n/texts.ts';
import { fillDirectory } from '#tests/support/filled-directory.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { startSite } from '#tests/support/sites/site-process.ts';
import { besideSite, staffAtWork } from '#tests/support/staff-at-work.ts';
import { barriers } from '../axe.ts';
import { awake, doubleText, expect, openAwake, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { strayLanguage } from '../page-text.ts';
import { openAt } from '../staff-session.ts';
import { inLanguage, likeWord, word } from '../words.ts';

/** A site of its own, which goes on to its next edition at the end: no other test sees it. */
let site: Awaited<ReturnType<typeof startSite>>;
let directory = '';

test.describe.configure({ mode: 'serial' });

const day = 86_400_000;
const start = (ahead = 0) =>
  startSite({
    ...playedSecrets,
    ...{ DEMO: 'on', RATE_LIMITS: 'off', DATA_DIR: directory },
    CLOCK_OFFSET: `PT${Math.round(ahead / 1000)}S`,
  });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  directory = await mkdtemp(join(tmpdir(), 'expo-edition-'));
  await fillDirectory(directory);
  site = await start();
});

test.afterAll(async () => {
  await site.stop();
  await rm(directory, { recursive: true, force: true });
});

const openAs = (browser: Browser, roles: StaffRole[], options: { javaScriptEnabled?: boolean } = {}) =>
  openAt(browser, { url: site.url, directory }, { roles, ...options });

const theme = 'Ways that meet';

const names: Texts<string> = { 'zh-CN': '第五届', 'fr-FR': 'Cinquième édition' };
const nameIn = (language: Locale) => names[language] ?? 'Fifth edition';

/** All that is said of an edition: but for its name the same in every language. */
const wholeText = (language: Locale) => ({
  ...{
    name: nameIn(language),
    theme,
    summary: 'In short',
    body: '<p>At length</p>',
    venue: 'Changsha',
    address: 'Changsha',
  },
});

/** Publishes what is said of an edition in every language, as its editors would; what is out already stays as it is. */
async function publishTexts(number: number): Promise<void> {
  const { cookie, id, heads, out } = await besideSite(directory, async (db) => {
    const { id } = await db
      .selectFrom('content_thing')
      .select('id')
      .where('kind', '=', 'edition')
      .where('key', '=', String(number))
      .executeTakeFirstOrThrow();
    const written = db.selectFrom('content_thread').select(['thread', 'head', 'published']).where('thing_id', '=', id);
    const threads = await written.execute();
    const { cookie } = await staffAtWork(db, { roles: ['editor'], name: 'Achieng Otieno' });
    const out = threads.filter(({ published }) => published !== null).map(({ thread }) => thread);
    return { cookie, id, heads: new Map(threads.map(({ thread, head }) => [thread, head])), out };
  });
  const tell = async (call: 'save' | 'move', body: object) => {
    const answer = await fetch(`${site.url}/api/console/content/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: `${cookie.name}=${cookie.value}` },
      body: JSON.stringify({ kind: 'edition', id, ...body }),
    });
    expect([call, answer.status, await answer.text()]).toEqual([call, 200, expect.stringContaining('"code":0')]);
  };
  for (const language of locales.filter((each) => !out.includes(each))) {
    const base = heads.get(language) ?? 0;
    await tell('save', { language, base, fields: wholeText(language) });
    const reason = 'The same in every language';
    await tell('move', { language, move: 'publish', number: base + 1, withShared: true, reason });
  }
}

/** For everybody, on a desk, on a phone, and with large letters. */
async function looksRight(page: Page, locale: Locale): Promise<void> {
  for (const width of ['phone', 'desk'] as const) {
    await setWidth(page, width);
    expect(await barriers(page), `${page.url()}, ${width}`).toEqual([]);
    const { width: most = 0 } = page.viewportSize() ?? {};
    expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(most);
  }
  expect(await strayLanguage(page, locale), page.url()).toEqual([]);
}

const path = (locale: Locale, number: number) => inLanguage(locale, `/console/editions/${number}`);
const field = (page: Page, locale: Locale, label: string) =>
  page.getByRole('main').getByLabel(likeWord(locale, label), { exact: true });
const press = (page: Page, locale: Locale, name: string) =>
  page.getByRole('button', { name: likeWord(locale, name) }).click();
const said = (page: Page, locale: Locale, words: string) =>
  expect(page.getByRole('status').filter({ hasText: word(locale, words) })).toBeVisible();
/** A day at an hour, well ahead. */
const moment = (days: number) => `${venueDay(new Date(Date.now() + days * day))}T09:00`;

for (const [at, locale] of languagesInTurn(0).entries()) {
  // An edition for each: they begin after the same one.
  const number = 5 + at;

  test(`without script an edition is begun, corrected at its fields, and has a list of what lacks, in ${locale}`, async ({
    browser,
  }) => {
    const page = await openAs(browser, ['editor'], { javaScriptEnabled: false });
    await page.goto(inLanguage(locale, '/console/editions/'));
    await page.getByRole('link', { name: likeWord(locale, 'New edition') }).click();
    await expect(page.getByText(word(locale, 'Stays as it is'))).toBeVisible();
    await expect(page.getByText(word(locale, 'Is not copied'))).toBeVisible();
    await field(page, locale, 'Edition number').fill('4');
    await field(page, locale, 'First day').fill(`${2025 + 2 * number}-06-10`);
    await field(page, locale, 'Last day').fill(`${2025 + 2 * number}-06-01`);
    await page.locator(`[id="theme.${locale}"]`).fill(`Theme ${number}`);
    await press(page, locale, 'Create the edition');
    const wrong = page.getByRole('alert').getByRole('link');
    await expect(wrong).toHaveCount(3);
    await wrong.filter({ hasText: word(locale, 'The last day cannot be before the first.') }).click();
    await expect(page).toHaveURL(/#endDate$/);
    await expect(page.locator(`[id="theme.${locale}"]`)).toHaveValue(`Theme ${number}`);
    await field(page, locale, 'Edition number').fill(String(number));
    await field(page, locale, 'Last day').fill(`${2025 + 2 * number}-06-13`);
    await page.locator('[id="name.zh-CN"]').fill(`第${number}届博览会`);
    await press(page, locale, 'Create the edition');
    await said(page, locale, 'Edition created. Visitors see nothing of it yet.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`第${number}届博览会`);
    const plans = page.getByRole('row').filter({ has: page.getByRole('link', { name: word(locale, 'Floor plans') }) });
    await expect(plans).toContainText(word(locale, 'Each hall has a plan.'));
    await field(page, locale, 'Takes over at').fill(moment(30));
    await press(page, locale, 'Plan the takeover');
    await expect(page.getByRole('alert')).toContainText(word(locale, 'Nothing was changed'));
    await expect(field(page, locale, 'Takes over at')).toHaveValue(moment(30));
    await page.goto(inLanguage(locale, `/previous/detail/${number}`));
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(`第${number}届`);
    await page.context().close();
  });
}

for (const locale of languagesInTurn(2)) {
  test(`the forms and the list look right, in ${locale}`, { tag: '@prove' }, async ({ browser }) => {
    test.slow();
    const page = await openAs(browser, ['editor']);
    for (const address of ['/console/editions/', '/console/editions/new', '/console/editions/5']) {
      await openAwake(page, inLanguage(locale, address));
      await looksRight(page, locale);
    }
    await doubleText(page);
    await setWidth(page, 'phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.context().close();
  });

  test(`by keyboard alone a takeover is planned, looked at beforehand, changed and cancelled, in ${locale}`, {
    tag: '@prove',
  }, async ({ browser }) => {
    test.setTimeout(180_000);
    await publishTexts(5);
    const page = await openAs(browser, ['editor']);
    await openAwake(page, path(locale, 5));
    const time = field(page, locale, 'Takes over at');
    const plan = async (name: string, days: number) => {
      await time.fill(moment(days));
      await time.press('Tab');
      const button = page.getByRole('button', { name: likeWord(locale, name) });
      await button.focus();
      await page.keyboard.press('Enter');
      await said(page, locale, 'Planned: the edition takes over at the time below.');
      await awake(page);
    };
    await plan('Plan the takeover', 30);
    await plan('Change the time', 31);
    await expect(time).toHaveValue(moment(31));

    const make = page.getByRole('button', { name: likeWord(locale, 'Create preview link') });
    await make.focus();
    await page.keyboard.press('Enter');
    const link = page.getByLabel(likeWord(locale, 'Link (shown only once)'));
    const { pathname } = new URL(await link.inputValue(), site.url);
    const visitor = await openAs(browser, []);
    await visitor.goto(pathname);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(theme);
    await visitor.goto(`${pathname}?page=editions`);
    await expect(visitor.locator('a[href$="/previous/detail/5"]').first()).toBeVisible();
    await visitor.goto(inLanguage(locale, '/'));
    await expect(visitor.getByRole('heading', { level: 1 })).not.toContainText(theme);
    await visitor.context().close();

    const cancel = page.getByRole('button', { name: likeWord(locale, 'Cancel the takeover') });
    await openAwake(page, path(locale, 5));
    await cancel.focus();
    await page.keyboard.press('Enter');
    await said(page, locale, 'Cancelled: the site stays with the current edition.');
    await page.context().close();
  });
}

test('rehearsed by the clock: on its day the site is about the new edition, and the old one is a previous one', {
  tag: '@prove',
}, async ({ browser }) => {
  test.setTimeout(300_000);
  const staff = await openAs(browser, ['editor']);
  await staff.goto(path('en-US', 5));
  await field(staff, 'en-US', 'Takes over at').fill(moment(3));
  await press(staff, 'en-US', 'Plan the takeover');
  await said(staff, 'en-US', 'Planned: the edition takes over at the time below.');
  await staff.context().close();

  await site.stop();
  const minute = venueMinute(new Date(Date.now() + 3 * day));
  site = await start(3 * day + (minute < moment(3) ? day : 0));
  const page = await openAs(browser, []);
  await expect(async () => {
    await page.goto('/en-US/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(theme, { timeout: 1000 });
  }).toPass({ timeout: 120_000 });
  await page.goto('/en-US/previous/');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Current edition');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(nameIn('en-US'));
  await page.goto('/en-US/previous/detail/4');
  await expect(page.getByText('Value signed')).toBeVisible();
  await page.goto('/en-US/forum/?day=2025-06-13');
  await expect(page.getByText('This edition is over.')).toBeVisible();
  await page.context().close();
});
