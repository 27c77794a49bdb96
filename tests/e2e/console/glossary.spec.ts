import type { Page } from '@playwright/test';
import type { Locale } from '#platform/i18n/locale.ts';
import { publishArticle, writeArticle } from '../article-steps.ts';
import { barriers } from '../axe.ts';
import { awake, doubleText, expect, openAwake, setWidth, test } from '../fixtures.ts';
import { logOf, madeUpTerm, madeUpWord, writeTerm } from '../glossary-steps.ts';
import { languagesInTurn } from '../languages.ts';
import { workAs } from '../staff-session.ts';
import { inLanguage, likeWord, word } from '../words.ts';

const thread = (id: number, language: Locale) => `/console/content/article/${id}?language=${language}`;

/** Its words name the language, which catalogues have in several places. */
const publish = (page: Page) => page.getByRole('main').locator('button[value="publish"]').first().click();

const replacing = (page: Page) => page.locator('button[name="_replace"]');

const isNarrow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** An article that is out in Chinese; its French calls a thing what the glossary does not. */
async function someArticle(page: Page, mark: string): Promise<number> {
  const { names, unused } = madeUpTerm(mark);
  const id = await writeArticle(page, { 'zh-CN': names['zh-CN'], 'fr-FR': `Le ${unused}` });
  await publishArticle(page, id, 'zh-CN');
  return id;
}

/** Adds a term of its own to the glossary. */
async function addTerm(page: Page, locale: Locale, mark: string): Promise<void> {
  await page.goto(inLanguage(locale, '/console/glossary/term'));
  await writeTerm(page, madeUpTerm(mark));
  await page.getByRole('button', { name: likeWord(locale, 'Save') }).click();
  await expect(page).toHaveURL(/done=saved/);
}

for (const locale of languagesInTurn(1)) {
  test(`an editor forbids a name, a publisher is stopped by it and mends it, by keys, in ${locale}`, async ({
    page,
    allowed,
  }) => {
    test.slow();
    allowed.push(/status of 409/);
    const mark = madeUpWord();
    const { names, unused } = madeUpTerm(mark);
    await workAs(page, 'editor');
    await openAwake(page, inLanguage(locale, '/console/glossary/'));
    expect(await barriers(page)).toEqual([]);
    const add = page.getByRole('link', { name: likeWord(locale, 'Add a term') });
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/console\/glossary\/term/);
    await awake(page);
    expect(await barriers(page)).toEqual([]);
    await writeTerm(page, madeUpTerm(mark));
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/done=saved/);
    await expect(page.getByRole('status').first()).toHaveText(
      word(locale, '“{of}” saved. It applies now, in every language and for everyone.', { of: names['zh-CN'] }),
    );

    await workAs(page, 'publisher');
    const id = await someArticle(page, mark);
    await openAwake(page, inLanguage(locale, thread(id, 'fr-FR')));
    const main = page.getByRole('main');
    await expect(main.getByText(names['fr-FR'], { exact: true }).first()).toBeVisible();
    await expect(main.getByText(likeWord(locale, '(not used yet)'))).toHaveCount(3);
    const said = word(locale, '“{written}” is called “{called}” in the glossary', {
      written: unused,
      called: names['fr-FR'],
    });
    await expect(main.getByText(said, { exact: true })).toHaveCount(3);
    expect(await barriers(page)).toEqual([]);
    await publish(page);
    await expect(page.getByRole('alert')).toContainText(
      word(
        locale,
        'Numbers, dates, links or names differ from the source or the glossary. Correct them, or say why they are right.',
      ),
    );
    await expect(page.locator('a[data-unmet]', { hasText: unused })).toHaveCount(3);
    expect(await barriers(page)).toEqual([]);

    // One is mended as it is typed, the others by their buttons.
    await awake(page);
    await page.locator('[name="title"]').fill(`La ${names['fr-FR']}`);
    await expect(replacing(page)).toHaveCount(2);
    await expect(main.getByText(likeWord(locale, '(not used yet)'))).toHaveCount(2);
    for (let left = 1; left >= 0; left -= 1) {
      await replacing(page).first().focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').first()).toContainText(
        word(locale, 'Replaced but not saved yet. Check the sentence: other words may need to change too.'),
      );
      await expect(replacing(page)).toHaveCount(left);
      await awake(page);
    }
    await expect(page.locator('[name="title"]')).toHaveValue(`La ${names['fr-FR']}`);
    await expect(page.locator('[name="summary"]')).toHaveValue(`Le ${names['fr-FR']} 1`);
    await expect(page.locator('[name="body"]')).toHaveValue(`<p>Le ${names['fr-FR']} 2</p>`);
    expect(await barriers(page)).toEqual([]);
    await publish(page);
    await expect(page).toHaveURL(/done=publish/);
  });

  test(`a name goes out all the same with a reason, which the log has, in ${locale}`, { tag: '@prove' }, async ({
    page,
  }) => {
    test.slow();
    const mark = madeUpWord();
    await workAs(page, 'editor');
    await addTerm(page, locale, mark);
    const id = await someArticle(page, mark);
    await page.goto(inLanguage(locale, thread(id, 'fr-FR')));
    await page.locator('#_because').fill(`The title of a film, ${mark}`);
    await publish(page);
    await expect(page).toHaveURL(/done=publish/);
    await workAs(page, 'auditor');
    const log = await logOf(page, locale, `article ${id} fr-FR`);
    expect(log).toContain(`The title of a film, ${mark}`);
    expect(log).toContain(word(locale, 'Published a text'));
    expect(await logOf(page, locale, 'term')).toContain(`词${mark}`);
  });

  test(`what is out already is named where texts need attention, soon after it is forbidden, in ${locale}`, {
    tag: '@prove',
  }, async ({ page }) => {
    test.slow();
    const mark = madeUpWord();
    await workAs(page, 'editor');
    const id = await someArticle(page, mark);
    await publishArticle(page, id, 'fr-FR');
    await addTerm(page, locale, mark);
    await page.goto(inLanguage(locale, '/console/freshness/'));
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('main')).toContainText(madeUpTerm(mark).unused, { timeout: 500 });
    }).toPass();
  });

  test(`a term is found by what it is not called, retired, and brought back, in ${locale}`, { tag: '@prove' }, async ({
    page,
  }) => {
    const mark = madeUpWord();
    const { names, unused } = madeUpTerm(mark);
    await workAs(page, 'editor');
    await addTerm(page, locale, mark);
    await openAwake(page, inLanguage(locale, '/console/glossary/'));
    await page.keyboard.press('/');
    await page.keyboard.type(unused);
    await page.keyboard.press('Enter');
    const row = page.getByRole('row').filter({ has: page.getByRole('link') });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(names['zh-CN']);
    await setWidth(page, 'phone');
    await doubleText(page);
    expect(await isNarrow(page)).toBe(true);
    expect(await barriers(page)).toEqual([]);
    await row.getByRole('link').click();
    await expect(page.locator('[name="unused.fr-FR"]')).toHaveValue(unused);
    expect(await barriers(page)).toEqual([]);
    expect(await isNarrow(page)).toBe(true);
    await page.getByRole('button', { name: likeWord(locale, 'Retire this term') }).click();
    await expect(page).toHaveURL(/done=retired/);
    await page.goto(inLanguage(locale, `/console/glossary/?q=${mark}`));
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('heading', { name: likeWord(locale, 'No term matches') })).toBeVisible();
    await page.goto(inLanguage(locale, `/console/glossary/?q=${mark}&show=retired`));
    await row.getByRole('link').click();
    await page.getByRole('button', { name: likeWord(locale, 'Bring back') }).click();
    await expect(page).toHaveURL(/done=restored/);
    await page.goto(inLanguage(locale, `/console/glossary/?q=${mark}`));
    await expect(row).toHaveCount(1);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  const [locale = 'en-US'] = languagesInTurn(2);

  test('a term is written, refused at its field, and a text is mended by it all the same', async ({
    page,
    allowed,
  }) => {
    test.slow();
    allowed.push(/status of 4(?:09|22)/);
    const mark = madeUpWord();
    const { names, unused } = madeUpTerm(mark);
    await workAs(page, 'publisher');
    await page.goto(inLanguage(locale, '/console/glossary/term'));
    await writeTerm(page, { ...madeUpTerm(mark), unused: names['fr-FR'] });
    await page.getByRole('button', { name: likeWord(locale, 'Save') }).click();
    const field = page.locator('[name="unused.fr-FR"]');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue(names['fr-FR']);
    expect(await barriers(page)).toEqual([]);
    await field.fill(unused);
    await page.getByRole('button', { name: likeWord(locale, 'Save') }).click();
    await expect(page).toHaveURL(/done=saved/);

    const id = await someArticle(page, mark);
    await page.goto(inLanguage(locale, thread(id, 'fr-FR')));
    for (let left = 2; left >= 0; left -= 1) {
      await replacing(page).first().click();
      await expect(replacing(page)).toHaveCount(left);
    }
    await publish(page);
    await expect(page).toHaveURL(/done=publish/);
    // The same where a text stands beside its source.
    const other = await writeArticle(page, { 'zh-CN': names['zh-CN'] });
    await page.goto(inLanguage(locale, `/console/content/article/${other}/translate?from=zh-CN&to=fr-FR`));
    await page.locator('[name="text.title"]').fill(`Un ${unused}`);
    await page
      .getByRole('button', { name: likeWord(locale, 'Save') })
      .first()
      .click();
    await page.locator('button[name="replace"]').click();
    await expect(page.locator('[name="text.title"]')).toHaveValue(`Un ${names['fr-FR']}`);
    await expect(page.locator('button[name="replace"]')).toHaveCount(0);
  });
});
