import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { fillDirectory } from '#tests/support/filled-directory.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { startSite } from '#tests/support/sites/site-process.ts';
import { barriers } from '../axe.ts';
import { expect, openAwake, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { inLanguage, likeWord, word } from '../words.ts';

/** The day on which ten events begin at half past two. */
const day = '/forum/?day=2025-06-13';
const mine = '/forum/?cursor=mine';

function star(page: Page, title: string) {
  return page.getByRole('button', { name: `Keep in my programme: ${title}`, exact: true });
}

/** The entries of a calendar that a link gives. */
async function entriesOf(page: Page, address: string): Promise<ICAL.Event[]> {
  const answer = await page.request.get(address);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  return readEntries(await answer.text());
}

function readEntries(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
}

for (const locale of languagesInTurn(0)) {
  test(`a day, its filters and an event in ${locale}`, async ({ page }) => {
    await openAwake(page, inLanguage(locale, day));
    const events = page.getByRole('main').getByRole('article');
    await expect(events).toHaveCount(18);
    await page.getByText(word(locale, 'Filter by kind or topic')).click();
    const filters = page.getByRole('search', { name: likeWord(locale, 'Find events') });
    await filters.getByLabel(word(locale, 'Kind'), { exact: true }).selectOption('forum');
    await filters.getByRole('button').click();
    await expect(page).toHaveURL(/kind=forum/);
    await expect(events).toHaveCount(4);
    await expect(filters.getByLabel(word(locale, 'Kind'), { exact: true })).toHaveValue('forum');
    expect(await barriers(page)).toEqual([]);
    const days = page.getByRole('navigation', { name: likeWord(locale, 'Days of the programme') });
    await days.getByRole('link', { name: likeWord(locale, 'All days') }).click();
    await expect(page.locator('main h2[id^=day-]')).toHaveCount(4);
    await expect(page).toHaveURL(/kind=forum/);
    const first = events.first().getByRole('link');
    const title = (await first.textContent()) ?? '';
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: likeWord(locale, 'At the same time') })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });

  test(`my own programme in ${locale}: empty, kept, removed, brought back`, async ({ page }) => {
    await openAwake(page, inLanguage(locale, mine));
    await expect(
      page.getByRole('heading', { name: likeWord(locale, 'You have not saved any events yet.') }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: likeWord(locale, 'My programme') })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.evaluate(() => localStorage.setItem('programme', '[20,21,2]'));
    await page.reload();
    const events = page.getByRole('main').getByRole('article');
    await expect(events).toHaveCount(3);
    await expect(page.locator('main h2[id^=day-]')).toHaveCount(2);
    await setWidth(page, 'phone');
    expect(await barriers(page)).toEqual([]);
    await events.first().getByRole('button').click();
    await expect(events).toHaveCount(2);
    const undo = page.getByRole('button', { name: likeWord(locale, 'Undo') });
    await expect(undo).toBeFocused();
    expect(await barriers(page)).toEqual([]);
    await undo.click();
    await expect(events).toHaveCount(3);
    await setWidth(page, 'narrow');
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test('what is kept survives a reload, and another tab sees it', async ({ page, context, watch }) => {
  await openAwake(page, `/en-US${day}`);
  const other = await context.newPage();
  watch(other);
  await openAwake(other, `/en-US${mine}`);
  await star(page, 'Forum on health').click();
  await expect(star(page, 'Forum on health')).toHaveAttribute('aria-pressed', 'true');
  await expect(other.getByRole('article')).toContainText('Forum on health');
  await page.reload();
  await expect(star(page, 'Forum on health')).toHaveAttribute('aria-pressed', 'true');
  await star(other, 'Forum on health').click();
  await expect(star(page, 'Forum on health')).toHaveAttribute('aria-pressed', 'false');
});

test('events that nobody can both attend are pointed out; all go to a calendar', async ({ page }) => {
  await openAwake(page, `/en-US${day}`);
  for (const title of ['Forum on industrial parks', 'Labels for prepackaged food', 'Forum on health']) {
    await star(page, title).click();
  }
  await page.getByRole('link', { name: 'My programme' }).click();
  await expect(page.getByText('At the same time as: Labels for prepackaged food')).toBeVisible();
  await expect(page.getByText('At the same time as: Forum on industrial parks')).toBeVisible();
  await expect(page.getByText(/^At the same time as/)).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add all to calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('caete-my-programme.ics');
  const entries = readEntries(await readFile(await file.path(), 'utf8'));
  expect(entries.map(({ summary }) => summary)).toEqual([
    'Forum on health',
    'Forum on industrial parks',
    'Labels for prepackaged food',
  ]);
});

test('the events could not be fetched: it says so, and tries again', async ({ page, allowed }) => {
  allowed.push(/forum\/list/, /Failed to load resource/);
  await page.addInitScript(() => localStorage.setItem('programme', '[2]'));
  await page.route('**/api/forum/list?*', (route) => route.abort(), { times: 1 });
  await openAwake(page, `/en-US${mine}`);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('calendars: the whole, a day, one event, some; in the language of the address', async ({ page, baseURL }) => {
  const whole = await entriesOf(page, '/forum/events.ics');
  expect(whole.length).toBeGreaterThanOrEqual(40);
  expect(new Set(whole.map(({ uid }) => uid)).size).toBe(whole.length);
  const french = await entriesOf(page, '/fr-FR/forum/events.ics?day=2025-06-13');
  expect(french).toHaveLength(18);
  for (const { startDate, endDate, location, component } of french) {
    expect(startDate.toJSDate().toISOString()).toMatch(/^2025-06-13T/);
    expect(endDate.compare(startDate)).toBe(1);
    expect(location).not.toBe('');
    expect(component.getFirstPropertyValue('url')).toMatch(new RegExp(`^${baseURL}/fr-FR/forum/list/\\d+$`));
  }
  expect(await entriesOf(page, '/en-US/forum/list/2/event.ics')).toHaveLength(1);
  expect(await entriesOf(page, '/forum/events.ics?ids=2,3,999999')).toHaveLength(2);
  const wrong = ['events.ics?ids=999999', 'events.ics?ids=x', 'events.ics?day=2025-01-01', 'list/999999/event.ics'];
  for (const address of wrong) expect((await page.request.get(`/forum/${address}`)).status(), address).toBe(404);
});

test('the keyboard keeps an event and opens one', async ({ page }) => {
  await openAwake(page, `/en-US${day}`);
  const link = page.getByRole('link', { name: 'Forum on agriculture and food' });
  await link.focus();
  await page.keyboard.press('Tab');
  await expect(star(page, 'Forum on agriculture and food')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(star(page, 'Forum on agriculture and food')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Forum on agriculture and food' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Keep in my programme/ }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('ten events at once are readable on a phone', async ({ page }) => {
  await setWidth(page, 'phone');
  await openAwake(page, `/fr-FR${day}`);
  const slot = page.getByRole('heading', { level: 3, name: '14 h 30' });
  const events = slot.locator('xpath=..').getByRole('article');
  await expect(events).toHaveCount(10);
  await events.nth(6).scrollIntoViewIfNeeded();
  await expect(slot).toBeInViewport();
  for (const event of await events.all()) {
    const box = await event.getByRole('button').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(360);
});

test('printed, a day is a table in black on white', async ({ page }) => {
  await openAwake(page, `/en-US${day}`);
  await expect(page.getByRole('button', { name: 'Print this day' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const name of [/Print this day/, /Add this day/, /^Keep in my programme/, /Subscribe/]) {
    await expect(page.getByRole('main').getByText(name).or(page.getByRole('button', { name })).first()).toBeHidden();
  }
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows).toHaveCount(18);
  const lefts = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('time:first-child, h4')].map((cell) => cell.getBoundingClientRect().x)),
  );
  expect(new Set(lefts.map(String)).size).toBe(1);
  expect(await rows.first().evaluate((row) => getComputedStyle(row).color)).toBe('rgb(0, 0, 0)');
});

test('on now: by the clock of the site, and with it once awake', { tag: '@prove' }, async ({ browser }) => {
  // A site of its own, at another moment, is started first.
  test.setTimeout(120_000);
  const directory = await mkdtemp(join(tmpdir(), 'expo-now-'));
  await fillDirectory(directory);
  const offset = Math.round((Date.parse('2025-06-13T14:40:00+08:00') - Date.now()) / 1000);
  const site = await startSite({
    ...playedSecrets,
    DEMO: 'on',
    DATA_DIR: directory,
    CLOCK_OFFSET: `${offset < 0 ? '-' : ''}PT${Math.abs(offset)}S`,
  });
  try {
    const asleep = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
    await asleep.goto('/en-US/forum/');
    await expect(asleep.getByRole('heading', { level: 2, name: 'Friday 13 June 2025' })).toBeVisible();
    await expect(asleep.getByRole('link', { name: 'Add this day to calendar' })).toBeVisible();
    await expect(asleep.getByText('This edition is over.')).toHaveCount(0);
    await expect(asleep.getByRole('link', { name: 'Subscribe to calendar' })).toHaveAttribute(
      'href',
      /^webcal:\/\/[^/]+\/en-US\/forum\/events\.ics$/,
    );
    const onNow = (page: Page) => page.getByRole('region', { name: 'On now' });
    await expect(onNow(asleep)).toContainText(/At 14:4\d, Beijing time/);
    await onNow(asleep).getByText('10 events').click();
    await expect(onNow(asleep).getByRole('link')).toHaveCount(10);
    await asleep.close();

    const page = await browser.newPage({ baseURL: site.url });
    await page.clock.install();
    await openAwake(page, '/en-US/forum/?day=2025-06-12');
    await expect(onNow(page)).toContainText('10 events');
    expect(await barriers(page)).toEqual([]);
    await page.clock.fastForward('01:10:00');
    await expect(onNow(page)).toContainText('9 events');
    await page.clock.fastForward('00:50:00');
    await expect(onNow(page)).toContainText(
      /3 events.*Forum on industrial parks.*Buying tour of the Gaoqiao sub-hall.*An hour of live selling/s,
    );
    await page.clock.fastForward('02:00:00');
    await expect(onNow(page)).toHaveCount(0);
    await page.close();
  } finally {
    await site.stop();
    await rm(directory, { recursive: true, force: true });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the programme, its filters and calendars work, and my programme says what it needs', async ({ page }) => {
    await page.goto(`/en-US${day}`);
    await expect(page.getByRole('button', { name: /^Keep in my programme/ })).toHaveCount(0);
    await page.getByText('Filter by kind or topic').click();
    await page.getByLabel('Topic').selectOption('textiles');
    await page.getByRole('search', { name: 'Find events' }).getByRole('button').click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
    // It is over: nobody needs it in a calendar.
    await expect(page.getByText('This edition is over.')).toBeVisible();
    await expect(page.getByRole('link', { name: /calendar/i })).toHaveCount(0);
    await page.goto(`/en-US${mine}`);
    await expect(page.getByText(/^Your programme is saved in this browser/)).toBeVisible();
  });
});
