import type { Page } from '@playwright/test';
import type { Locale } from '#platform/i18n/locale.ts';
import { publishArticle, tomorrow, writeArticle } from '../article-steps.ts';
import { barriers } from '../axe.ts';
import { expect, setWidth, test } from '../fixtures.ts';
import { languagesInTurn, testedLanguages } from '../languages.ts';
import { workAs } from '../staff-session.ts';
import { inLanguage, likeWord, word } from '../words.ts';

const list = '/console/content/article';
const thread = (id: number, language: Locale) => `${list}/${id}?language=${language}`;

/** Its words name the language, which catalogues have in several places. */
const act = (page: Page, value: string) => page.getByRole('main').locator(`button[value="${value}"]`).first().click();

for (const locale of languagesInTurn(2)) {
  test(`a text goes out and is withdrawn at a time, told to the minute, and a time is taken off, in ${locale}`, async ({
    page,
    allowed,
  }) => {
    test.slow();
    allowed.push(/status of 409/);
    await workAs(page, 'publisher', 'editor');
    const id = await writeArticle(page, { 'zh-CN': '定时发布的文章', 'fr-FR': 'Article planifié' });
    await page.goto(inLanguage(locale, thread(id, 'fr-FR')));
    const publishAt = page.locator('[name="_publishAt"]');
    const when = page.getByRole('group', { name: likeWord(locale, 'When to publish') });
    await when.getByLabel(likeWord(locale, 'Schedule')).check();
    await publishAt.fill('2020-01-01T09:30');
    await act(page, 'publish');
    await expect(page.getByRole('alert')).toContainText(
      word(locale, 'The publication time has passed. Choose a later one.'),
    );
    await expect(publishAt).toHaveValue('2020-01-01T09:30');

    const time = tomorrow();
    await publishAt.fill(time);
    await expect(page.getByText(/UTC\+8/).first()).toBeVisible();
    await act(page, 'publish');
    await expect(page).toHaveURL(/done=times/);
    await expect(page.locator('[name="_publishAt"]')).toHaveValue(time);
    expect(await barriers(page)).toEqual([]);
    await page.goto(inLanguage(locale, `${list}?q=${encodeURIComponent('定时发布的文章')}`));
    await expect(page.locator(`a[href*="${list}/${id}"]`).first()).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/0?9[:h\s]*30/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();

    await page.goto(inLanguage(locale, thread(id, 'fr-FR')));
    await act(page, 'untime');
    await expect(page).toHaveURL(/done=times/);
    await expect(page.locator('[name="_publishAt"]')).toHaveValue('');
  });

  test(`one language goes out and comes back, and the others stay, in ${locale}`, async ({ page, allowed }) => {
    test.slow();
    allowed.push(/status of 404/);
    await workAs(page, 'publisher', 'editor');
    const id = await writeArticle(page, {
      'zh-CN': '逐语发布',
      'en-US': 'One language at a time',
      'fr-FR': 'Une à une',
    });
    await publishArticle(page, id, 'en-US');
    await page.goto(inLanguage(locale, thread(id, 'zh-CN')));
    const seen = await page.getByRole('link', { name: likeWord(locale, 'View on the site') }).getAttribute('href');
    const address = (seen ?? '').replace(/^\/(en-US|fr-FR)/, '');
    for (const each of testedLanguages) {
      await page.goto(inLanguage(each, address));
      // What has no text in it is shown in the language that has one, which is said.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('One language at a time');
    }
    await page.goto(inLanguage(locale, thread(id, 'zh-CN')));
    await act(page, 'publish');
    await expect(page).toHaveURL(/done=publish/);
    await page.goto(inLanguage(locale, thread(id, 'en-US')));
    await act(page, 'withdraw');
    await expect(page).toHaveURL(/done=withdraw/);
    for (const each of testedLanguages) {
      await page.goto(inLanguage(each, address));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('逐语发布');
    }
    await page.goto(inLanguage(locale, thread(id, 'zh-CN')));
    await act(page, 'withdraw');
    await expect(page).toHaveURL(/done=withdraw/);
    expect((await page.request.get(address)).status()).toBe(404);
  });

  test(`a link shows the draft to somebody without an account, follows it or holds a revision, and is ended, in ${locale}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    await workAs(page, 'editor');
    const id = await writeArticle(page, { 'fr-FR': 'Avant-première' });
    await page.goto(inLanguage(locale, thread(id, 'fr-FR')));
    await act(page, 'link');
    const follows = await page.locator('#_address').inputValue();
    // Whole, to be sent to somebody.
    expect(follows).toMatch(/^https?:\/\/[^/]+\/preview\//);
    await page.goto(inLanguage(locale, thread(id, 'fr-FR')));
    await page.locator('[name="_holds"]').check();
    await act(page, 'link');
    const holds = await page.locator('#_address').inputValue();
    expect(await barriers(page)).toEqual([]);
    await page.locator('[name="title"]').fill('Avant-première, deux');
    await act(page, 'save');
    await expect(page).toHaveURL(/done=save/);

    const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
    const guest = await stranger.newPage();
    const answer = await guest.goto(follows);
    // Once for whatever a demonstration shows, and once for the preview.
    const twice = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex\nnoindex' };
    expect(answer?.headers()).toMatchObject(twice);
    await expect(guest.getByRole('complementary').first()).toContainText(
      word('fr-FR', 'This is a draft. Readers do not see it yet, and this link will stop working.'),
    );
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Avant-première, deux');
    await setWidth(guest, 'phone');
    expect(await barriers(guest)).toEqual([]);
    await guest.goto(holds);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Avant-première');
    // It opens that draft and nothing of the console.
    await guest.goto(inLanguage(locale, thread(id, 'fr-FR')));
    await expect(guest).toHaveURL(/\/console\/login\//);

    const ends = page.getByRole('button', { name: likeWord(locale, 'Revoke link') });
    await expect(ends).toHaveCount(2);
    await ends.first().click();
    await expect(page).toHaveURL(/done=revoke/);
    await expect(ends).toHaveCount(1);
    const statuses = await Promise.all([follows, holds].map(async (to) => (await guest.request.get(to)).status()));
    expect(statuses.toSorted()).toEqual([200, 404]);
    await stranger.close();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('boxes beside the text are still ticked after a refusal', async ({ page, allowed }) => {
    const [locale = 'en-US'] = languagesInTurn(1);
    allowed.push(/status of 4(?:09|22)/);
    await workAs(page, 'editor');
    const id = await writeArticle(page, { 'zh-CN': '勾选仍在', 'fr-FR': 'Cases cochées' });
    await publishArticle(page, id, 'zh-CN');
    await page.goto(inLanguage(locale, `${list}/${id}?language=shared`));
    await page.locator('[name="publishedAt"]').fill('2012-06-17T10:00');
    await act(page, 'save');
    await expect(page).toHaveURL(/done=save/);
    await page.goto(inLanguage(locale, thread(id, 'zh-CN')));
    await page.locator('[name="title"]').fill('勾选仍在，二');
    await act(page, 'publish');
    await expect(page).toHaveURL(/done=publish/);
    await page.goto(inLanguage(locale, thread(id, 'fr-FR')));
    const boxes = ['_withShared', '_ends', '_holds', '_still'].map((name) => page.locator(`[name="${name}"]`));
    for (const box of boxes) await expect(box).not.toBeChecked();
    for (const box of boxes) await box.check();
    await page.locator('[name="title"]').fill('x'.repeat(300));
    await act(page, 'publish');
    await expect(page.locator('[name="title"]')).toHaveAttribute('aria-invalid', 'true');
    for (const box of boxes) await expect(box).toBeChecked();
  });
});
