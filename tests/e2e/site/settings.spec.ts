import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { StaffRole } from '#platform/http/actor.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { fillDirectory } from '#tests/support/filled-directory.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts';
import { barriers } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { type TestedLanguage, testedLanguages } from '../languages.ts';
import { readQr } from '../qr-reader.ts';
import { openAt } from '../staff-session.ts';
import { inLanguage, likeWord, word } from '../words.ts';

/** What stands on every page would stand on those of other tests: this is a site of its own. */
let directory: string;
let site: SiteProcess;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  directory = mkdtempSync(join(tmpdir(), 'expo-settings-'));
  await fillDirectory(directory);
  site = await startSite({ ...playedSecrets, DEMO: 'on', DATA_DIR: directory });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(directory, { recursive: true });
});

/** Pages of several sections, and one that is not there. */
const anyPages = ['/', '/about/?cursor=contact', '/service/', '/nowhere'];

const openAs = (browser: Browser, role: StaffRole) =>
  openAt(browser, { url: site.url, directory }, { roles: [role], name: `A ${role}` });

/** Opens the first thing of a kind from its list. @returns its path without language */
async function openFirst(page: Page, locale: Locale, kind: string): Promise<string> {
  const first = page.getByRole('main').getByRole('row').nth(1).getByRole('link').first();
  // What came in by the seed becomes known to the console after the start.
  await expect(async () => {
    await page.goto(inLanguage(locale, `/console/content/${kind}`));
    await expect(first).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await first.click();
  await expect(page).toHaveURL(new RegExp(`/console/content/${kind}/\\d+`));
  return new URL(page.url()).pathname.replace(/^\/(en-US|fr-FR)/, '');
}

/** Fields that may be left empty say so behind their label. */
const fill = (page: Page, locale: Locale, label: string, value: string) =>
  page
    .getByRole('main')
    .getByLabel(new RegExp(`^${word(locale, label)}`))
    .first()
    .fill(value);

async function publish(page: Page): Promise<void> {
  await page.getByRole('main').locator('button[value="publish"]').click();
  await expect(page).toHaveURL(/done=publish/);
}

/** Looks at pages of the site in its three languages. */
async function onEveryPage(page: Page, look: (language: TestedLanguage) => Promise<void>): Promise<void> {
  for (const language of testedLanguages) {
    for (const path of anyPages) {
      await page.goto(inLanguage(language, path));
      await look(language);
    }
  }
}

test.use({ allowed: [/status of 404/] });

test('an administrator sets filing numbers and the official account, and every page shows them', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await openAs(browser, 'admin');
  await openFirst(page, 'zh-CN', 'site-settings');
  await fill(page, 'zh-CN', 'Official account', 'https://account.example/expo');
  await fill(page, 'zh-CN', 'ICP filing number', '湘ICP备12345678号');
  await fill(page, 'zh-CN', 'Police filing number', '湘公网安备43010002000001号');
  expect(await barriers(page)).toEqual([]);
  await publish(page);
  await onEveryPage(page, async (language) => {
    const footer = page.getByRole('contentinfo');
    for (const number of ['湘ICP备12345678号', '湘公网安备43010002000001号'])
      await expect(footer.getByRole('link', { name: number })).toHaveAttribute('href', /^https:\/\/beian\./);
    const code = footer.getByRole('img', {
      name: likeWord(language, 'QR code: official account'),
      includeHidden: true,
    });
    const picture = await page.request.get((await code.getAttribute('src')) ?? '');
    expect(await readQr(await picture.body())).toEqual(['https://account.example/expo']);
  });
  await page.context().close();
});

test('an editor puts a notice above every page in three languages, and takes it away', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await openAs(browser, 'editor');
  const words: Record<TestedLanguage, string> = {
    'zh-CN': '北门今日关闭，请走南门。',
    'en-US': 'The north gate is closed today. Please use the south gate.',
    'fr-FR': 'La porte nord est fermée aujourd’hui. Prenez la porte sud.',
  };
  let thing = '/console/content/site-notice/new';
  for (const language of testedLanguages) {
    await page.goto(inLanguage('en-US', `${thing}?language=${language}`));
    await fill(page, 'en-US', 'Notice text', words[language]);
    // What is new can go out once it is there.
    if (thing.endsWith('/new')) await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
    await publish(page);
    thing = new URL(page.url()).pathname.replace(/^\/en-US/, '');
  }
  const bar = (language: TestedLanguage) => page.getByRole('region', { name: likeWord(language, 'Notice bar') });
  await onEveryPage(page, (language) => expect(bar(language)).toHaveText(words[language]));
  for (const language of testedLanguages) {
    await page.goto(inLanguage('en-US', `${thing}?language=${language}`));
    await page.getByRole('main').locator('button[value="withdraw"]').click();
    await expect(page).toHaveURL(/done=withdraw/);
  }
  await onEveryPage(page, (language) => expect(bar(language)).toHaveCount(0));
  await page.context().close();
});

for (const kind of ['organiser', 'default-link']) {
  test(`an editor renames the first ${kind}, and the foot of every page calls it so in three languages`, {
    tag: '@prove',
  }, async ({ browser }) => {
    test.setTimeout(120_000);
    const page = await openAs(browser, 'editor');
    const thing = await openFirst(page, 'fr-FR', kind);
    for (const language of testedLanguages) {
      await page.goto(inLanguage('fr-FR', `${thing}?language=${language}`));
      await fill(page, 'fr-FR', 'Name', `${kind} ${language}`);
      await publish(page);
    }
    await onEveryPage(page, async (language) => {
      await expect(page.getByRole('contentinfo').getByText(`${kind} ${language}`, { exact: true })).toHaveCount(1);
    });
    await page.context().close();
  });
}

test('an editor writes how to reach the expo, and the contact page says so in three languages', {
  tag: '@prove',
}, async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await openAs(browser, 'editor');
  const thing = await openFirst(page, 'en-US', 'contact');
  for (const language of testedLanguages) {
    await page.goto(inLanguage('en-US', `${thing}?language=${language}`));
    await fill(page, 'en-US', 'Office', `Office ${language}`);
    await publish(page);
  }
  for (const language of testedLanguages) {
    await page.goto(inLanguage(language, '/about/?cursor=contact'));
    await expect(page.getByRole('main')).toContainText(`Office ${language}`);
  }
  await page.context().close();
});
