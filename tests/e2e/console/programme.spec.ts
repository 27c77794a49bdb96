import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import type { StaffRole } from '#platform/http/actor.ts';
import { languageHeader } from '#platform/i18n/locale.ts';
import { fillDirectory } from '#tests/support/filled-directory.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { startSite } from '#tests/support/sites/site-process.ts';
import { barriers } from '../axe.ts';
import { awake, expect, openAwake, setWidth, test } from '../fixtures.ts';
import { languagesInTurn, type TestedLanguage } from '../languages.ts';
import { openAt } from '../staff-session.ts';
import { inLanguage, likeWord, word } from '../words.ts';

/** A site of its own, a week before the edition: what is moved there is marked, and no other test sees it. */
let site: Awaited<ReturnType<typeof startSite>>;
let directory = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  directory = await mkdtemp(join(tmpdir(), 'expo-grid-'));
  await fillDirectory(directory);
  const offset = Math.round((Date.parse('2025-06-05T15:00:00+08:00') - Date.now()) / 1000);
  site = await startSite({
    ...playedSecrets,
    DEMO: 'on',
    RATE_LIMITS: 'off',
    DATA_DIR: directory,
    CLOCK_OFFSET: `${offset < 0 ? '-' : ''}PT${Math.abs(offset)}S`,
  });
});

test.afterAll(async () => {
  await site.stop();
  await rm(directory, { recursive: true, force: true });
});

const openAs = (browser: Browser, roles: StaffRole[], options: { javaScriptEnabled?: boolean } = {}) =>
  openAt(browser, { url: site.url, directory }, { roles, ...options });

const grid = (day: number) => `/console/programme/?day=2025-06-${day}`;

/** What an event is called in a language. @param english its title */
async function called(page: Page, locale: TestedLanguage, day: number, english: RegExp) {
  const titles = async (language: TestedLanguage) => {
    const answer = await page.request.get(`/api/forum/list?pageSize=100&day=2025-06-${day}`, {
      headers: { Language: languageHeader(language) },
    });
    return ((await answer.json()) as { rows: { id: number; title: string }[] }).rows;
  };
  const id = (await titles('en-US')).find(({ title }) => english.test(title))?.id;
  const own = (await titles(locale)).find((event) => event.id === id);
  return { id: id ?? 0, title: own?.title ?? '' };
}

/** An event in the grid. What came in by the seed is known to the console a moment after the start. */
async function inGrid(page: Page, title: string): Promise<Locator> {
  const event = page.locator('table [data-event]').filter({ hasText: title });
  await expect(async () => {
    if ((await event.count()) === 0) await page.reload();
    await expect(event).toHaveCount(1, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  return event;
}

const status = (page: Page) => page.getByRole('main').getByRole('status');
/** What is said while an event is moved, below what was said of the last move. */
const said = (page: Page) => status(page).last();

for (const locale of languagesInTurn(1)) {
  test(`without script an event is moved by its form, and what is taken is said before and after, in ${locale}`, async ({
    browser,
  }) => {
    test.slow();
    const page = await openAs(browser, ['editor'], { javaScriptEnabled: false });
    const moving = await called(page, locale, 14, /mining/i);
    const other = await called(page, locale, 14, /Namibia/);
    await page.goto(inLanguage(locale, grid(14)));
    await (await inGrid(page, moving.title)).click();
    await expect(page).toHaveURL(/\/console\/programme\/\d+$/);
    const form = page.getByRole('complementary').locator('form').last();
    await form.locator('[name=room]').selectOption('12');
    await form.locator('[name=from]').fill('09:30');
    await form.locator('[name=to]').fill('11:00');
    await form.getByRole('button', { name: likeWord(locale, 'Check for collisions') }).click();
    await expect(page.getByText(word(locale, 'This would collide:'))).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('link', { name: other.title }).first()).toBeVisible();
    await expect(form.locator('[name=room]')).toHaveValue('12');
    await page
      .getByRole('complementary')
      .getByRole('button', { name: likeWord(locale, 'Move and publish') })
      .click();
    await expect(page.getByRole('alert').first()).toContainText(word(locale, 'Not moved'));
    await expect(page.getByRole('alert').first()).toContainText(other.title);
    await page.getByRole('alert').first().getByRole('button').first().click();
    await expect(page).toHaveURL(/moved=\d+/);
    await expect(status(page).filter({ hasText: moving.title })).toBeVisible();
    await setWidth(page, 'phone');
    const [left, right] = [await page.locator('main').boundingBox(), 360];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right);
    await page.context().close();
  });
}

for (const locale of languagesInTurn(1)) {
  test(`an event is moved by keys, taken back, and refused where something is taken, in ${locale}`, async ({
    browser,
  }) => {
    test.slow();
    const page = await openAs(browser, ['editor', 'publisher']);
    const { title } = await called(page, locale, 14, /logistics|Shipping|freight/i);
    await openAwake(page, inLanguage(locale, grid(14)));
    expect(await barriers(page)).toEqual([]);
    let event = await inGrid(page, title);
    await awake(page);
    const before = (await event.innerText()).split('\n')[0];
    await event.focus();
    await page.keyboard.press('m');
    await expect(said(page)).toContainText(title);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(said(page)).toHaveText('');
    expect((await event.innerText()).split('\n')[0]).toBe(before);

    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/moved=\d+/);
    await expect(status(page).filter({ hasText: title }).first()).toBeVisible();

    await awake(page);
    event = await inGrid(page, title);
    await event.focus();
    await page.keyboard.press('m');
    for (let i = 0; i < 2; i += 1) await page.keyboard.press('ArrowLeft');
    await expect(said(page)).toContainText(/Collides|Conflit|冲突/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').first()).toContainText(word(locale, 'Not moved'));
    await expect(page).toHaveURL(/\/console\/programme\/\d+$/);
    await awake(page);
    expect(await barriers(page)).toEqual([]);
  });
}

for (const locale of languagesInTurn(2)) {
  test(`an event is dragged to another time, and stays where something is taken, in ${locale}`, async ({ browser }) => {
    test.slow();
    const page = await openAs(browser, ['editor', 'publisher']);
    const { title } = await called(page, locale, 14, /cupping/i);
    await openAwake(page, inLanguage(locale, grid(14)));
    const event = await inGrid(page, title);
    await awake(page);
    await event.scrollIntoViewIfNeeded();
    const box = (await event.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(box.x + 40, box.y + 12);
    await page.mouse.down();
    await page.mouse.move(box.x + 44, box.y + 40, { steps: 4 });
    await expect(said(page)).toContainText(title);
    await page.mouse.up();
    await expect(page).toHaveURL(/moved=\d+/);
    await expect(status(page).filter({ hasText: title }).first()).toBeVisible();

    await awake(page);
    const again = await inGrid(page, (await called(page, locale, 14, /Pitches/)).title);
    await again.scrollIntoViewIfNeeded();
    const from = (await again.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.mouse.move(from.x + 40, from.y + 12);
    await page.mouse.down();
    // One room to the left, another forum goes on for half an hour.
    await page.mouse.move(from.x + 40 - from.width, from.y + 12, { steps: 6 });
    await page.mouse.up();
    await expect(page.getByRole('alert').first()).toContainText(word(locale, 'Not moved'));
  });
}

for (const locale of languagesInTurn(2)) {
  test(`visitors see what was moved, in its page, its day and their own programme, in ${locale}`, async ({
    browser,
  }) => {
    const page = await openAs(browser, []);
    const { id, title } = await called(page, locale, 14, /mining/i);
    const today = word(locale, 'changed today');
    await page.goto(inLanguage(locale, `/forum/list/${id}`));
    await expect(page.getByRole('main').getByText(today).first()).toBeVisible();
    await page.goto(inLanguage(locale, '/forum/?day=2025-06-14'));
    await expect(page.getByRole('article').filter({ hasText: title }).getByText(today)).toBeVisible();
    await page.evaluate((own) => localStorage.setItem('programme', JSON.stringify([own])), id);
    await openAwake(page, inLanguage(locale, '/forum/?cursor=mine'));
    await expect(page.getByRole('article').filter({ hasText: title }).getByText(today)).toBeVisible();
    const alert = page.getByRole('link', { name: likeWord(locale, 'Alert me to changes') });
    await expect(alert).toHaveAttribute('href', new RegExp(`/forum/alerts\\?ids=${id}$`));
    await alert.click();
    await expect(page).toHaveURL(/\/login\/\?to=/);
    const answer = await page.request.get(inLanguage(locale, `/forum/list/${id}/event.ics`));
    expect(await answer.text()).toMatch(/SEQUENCE:[1-9]/);
  });
}

test('a day is copied as drafts that nobody else sees', async ({ browser }) => {
  const page = await openAs(browser, ['editor']);
  const { title } = await called(page, 'en-US', 11, /./);
  const before = await page.request.get(`/api/forum/list?day=2025-06-15&pageSize=100`);
  const { total } = (await before.json()) as { total: number };
  await page.goto(inLanguage('en-US', grid(11)));
  await inGrid(page, title);
  await page.getByRole('link', { name: 'Copy this day' }).click();
  await page.getByLabel('Day', { exact: true }).selectOption('2025-06-15');
  await page.getByRole('button', { name: 'Check for collisions' }).click();
  await expect(page.getByText(title)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Copy as drafts' }).click();
  await expect(status(page).filter({ hasText: 'Copied as drafts: 1.' })).toBeVisible();
  await expect(await inGrid(page, title)).toContainText('Draft');
  const after = await page.request.get(`/api/forum/list?day=2025-06-15&pageSize=100`);
  expect(((await after.json()) as { total: number }).total).toBe(total);
});

test('an auditor looks at the grid and moves nothing; a moderator does not see it', async ({ browser }) => {
  const page = await openAs(browser, ['auditor']);
  const { title } = await called(page, 'en-US', 13, /./);
  await page.goto(inLanguage('en-US', grid(13)));
  await (await inGrid(page, title)).click();
  await expect(page.getByText('You may look at the programme, and not change it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move and publish' })).toHaveCount(0);
  await page.context().close();
  const moderator = await openAs(browser, ['moderator']);
  expect((await moderator.goto(inLanguage('en-US', grid(13))))?.status()).toBe(403);
  await moderator.context().close();
});
