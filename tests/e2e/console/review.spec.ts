import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { StaffRole } from '#platform/http/actor.ts';
import { fillDirectory } from '#tests/support/filled-directory.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { startSite } from '#tests/support/sites/site-process.ts';
import { besideSite, staffAtWork } from '#tests/support/staff-at-work.ts';
import { reviewArticle, writeArticle } from '../article-steps.ts';
import { barriers } from '../axe.ts';
import { test as base, expect, openAwake } from '../fixtures.ts';
import { languagesInTurn, type TestedLanguage, testedLanguages } from '../languages.ts';
import { inLanguage, likeWord, word } from '../words.ts';

/** Somebody of the staff in a browser of their own, with the console in their language. */
interface Colleague {
  page: Page;
  locale: TestedLanguage;
}

interface OwnSite {
  /** A site whose texts pass three steps of review: the one of the other tests has none. */
  reviewed: { url: string; directory: string };
}

interface Colleagues {
  /** Has one more person at work. */
  colleague(name: string, role: StaffRole, locale: TestedLanguage): Promise<Colleague>;
}

const test = base.extend<Colleagues, OwnSite>({
  reviewed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    async ({}, use) => {
      const directory = await mkdtemp(join(tmpdir(), 'expo-review-'));
      await fillDirectory(directory);
      const settings = { DEMO: 'on', RATE_LIMITS: 'off', REVIEW_STEPS: '3', DATA_DIR: directory };
      const { url, stop } = await startSite({ ...playedSecrets, ...settings });
      await use({ url, directory });
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ reviewed }, use) => use(reviewed.url),
  async colleague({ browser, reviewed, watch }, use) {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (name, role, locale) => {
      const { cookie } = await besideSite(reviewed.directory, (db) => staffAtWork(db, { roles: [role], name }));
      const context = await browser.newContext({ baseURL: reviewed.url });
      contexts.push(context);
      await context.addCookies([{ ...cookie, url: reviewed.url, httpOnly: true, sameSite: 'Lax' }]);
      const page = await context.newPage();
      watch(page);
      return { page, locale };
    });
    for (const context of contexts) await context.close();
  },
});

const textPath = (id: number) => `/console/content/article/${id}?language=fr-FR`;
const open = ({ page, locale }: Colleague, id: number) => openAwake(page, inLanguage(locale, textPath(id)));
const main = ({ page }: Colleague) => page.getByRole('main');
/** By its value: the words of some name the language of the text. */
const button = (who: Colleague, act: string) => main(who).locator(`button[value="${act}"]`).first();

async function act(who: Colleague, name: string): Promise<void> {
  await button(who, name).click();
  await expect(who.page).toHaveURL(new RegExp(`done=${name}`));
}

/** Passes a step under its name. */
async function pass(who: Colleague, id: number, step: string): Promise<void> {
  const { locale } = who;
  await open(who, id);
  const named = likeWord(locale, 'Approve: {reading}', { reading: word(locale, step) });
  await expect(main(who).getByRole('button', { name: named })).toBeVisible();
  await act(who, 'pass');
  await expect(main(who).getByRole('status')).toHaveText(word(locale, 'Approved.'));
}

/** What somebody is told who has no step to pass, on the page and, in every language, by the site where they ask all the same. */
async function isBarred(who: Colleague, id: number, why: string): Promise<void> {
  await open(who, id);
  await expect(main(who).getByText(word(who.locale, why))).toBeVisible();
  await expect(button(who, 'pass')).toHaveCount(0);
  const asked = testedLanguages.map((locale) =>
    who.page.request.post(inLanguage(locale, textPath(id)), {
      form: { _act: 'pass' },
      headers: { Origin: new URL(who.page.url()).origin },
    }),
  );
  const told = await Promise.all(
    (await Promise.all(asked)).map(async (answer) => [answer.status(), await answer.text()]),
  );
  expect(told).toEqual(testedLanguages.map((locale) => [409, expect.stringContaining(word(locale, why))]));
}

const ownText = 'You wrote this revision. Someone else has to approve it.';
const passedAlready = 'You have already approved one step of this revision. Someone else has to approve the next.';

for (const locale of languagesInTurn(0)) {
  const others = testedLanguages.filter((each) => each !== locale);

  test(`a text goes back with a reason, passes three steps by three persons and is published in its language alone; a later one begins anew (${locale} first)`, async ({
    page,
    colleague,
    allowed,
  }) => {
    test.slow();
    allowed.push(/status of 409/);
    const [second = locale, third = locale] = others;
    const author = await colleague('Amina Njoroge', 'editor', locale);
    const first = await colleague('Baraka Mwangi', 'editor', second);
    const next = await colleague('Chen Hui', 'editor', third);
    const publisher = await colleague('Dalia Moreau', 'publisher', second);
    const id = await writeArticle(author.page, { 'zh-CN': '三审三校的草稿', 'fr-FR': 'Relu par trois' });

    await open(author, id);
    await expect(button(author, 'publish')).toHaveCount(0);
    await act(author, 'submit');
    await isBarred(author, id, ownText);

    await open(first, id);
    await main(first).getByText(word(first.locale, 'Send back'), { exact: true }).first().click();
    await main(first).locator('[name="_reason"]').fill('Il manque la date.');
    await act(first, 'sendBack');
    await open(author, id);
    await expect(main(author).getByText(/Baraka Mwangi.* · Il manque la date\.$/)).toBeVisible();
    await main(author).locator('[name="summary"]').fill('Relu et daté.');
    await act(author, 'submit');

    const stale = { ...first, page: await first.page.context().newPage() };
    await open(stale, id);
    await pass(first, id, 'First review');
    await button(stale, 'pass').click();
    await expect(main(stale).getByText(word(stale.locale, passedAlready)).first()).toBeVisible();
    await isBarred(first, id, passedAlready);
    expect(await barriers(first.page)).toEqual([]);
    await pass(next, id, 'Second review');
    await pass(publisher, id, 'Final review');

    await open(author, id);
    await act(author, 'publish');
    const seen = await main(author)
      .getByRole('link', { name: likeWord(locale, 'View on the site') })
      .getAttribute('href');
    const address = (seen ?? '').replace(/^\/(en-US|fr-FR)/, '');
    // What has no published text in a language is shown in the one that has.
    const readersSee = async (title: string) => {
      for (const each of testedLanguages) {
        await page.goto(inLanguage(each, address));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      }
    };
    await readersSee('Relu par trois');

    const text = { id, language: 'fr-FR', number: 3 } as const;
    await main(author).locator('[name="title"]').fill('Relu encore');
    await act(author, 'save');
    await reviewArticle(author.page, text, 'submit');
    for (const { page: reader } of [first, next, publisher]) await reviewArticle(reader, text, 'pass');
    await open(author, id);
    await expect(button(author, 'publish')).toBeVisible();
    await main(author).locator('[name="title"]').fill('Jamais relu');
    await act(author, 'save');
    await expect(button(author, 'publish')).toHaveCount(0);
    await expect(
      main(author).getByText(word(locale, 'It can be published once the review is complete.')),
    ).toBeVisible();
    await expect(button(author, 'submit')).toBeVisible();
    await readersSee('Relu par trois');
  });
}
