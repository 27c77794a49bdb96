import type { Locator, Page } from '@playwright/test';
import { barriers } from '../axe.ts';
import { awake, expect, openAwake, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { codeFor } from '../outbox.ts';
import { inLanguage, likeWord, word } from '../words.ts';

const exhibitors = '/exhibition/?cursor=exhibitors';
const buyers = '/exhibition/?cursor=buyers';
const exhibitor = '/exhibition/components/ExhibitorList/exhibitorDetail?id=1';
const contact = '/exhibition/contact?type=exhibitor&id=1';

/** The names in the list, in their order. */
function names(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
}

/** How many the list says it has. */
async function total(page: Page): Promise<number> {
  const heading = await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent();
  return Number(heading?.match(/\d+/)?.[0]);
}

/** How many a choice says it would leave. */
async function countOf(option: Locator): Promise<number> {
  return Number((await option.textContent())?.match(/\((\d+)\)/)?.[1]);
}

for (const locale of languagesInTurn(2)) {
  test(`filters say how many they leave, and have an address to share, in ${locale}`, async ({
    page,
    context,
    watch,
  }) => {
    await openAwake(page, inLanguage(locale, exhibitors));
    const all = await total(page);
    expect(all).toBeGreaterThanOrEqual(120);
    const filters = page.getByRole('search', { name: likeWord(locale, 'Find exhibitors') });
    const countries = filters.getByRole('combobox', { name: likeWord(locale, 'Country or region') });
    const kenya = await countOf(countries.locator('option[value=KE]'));
    await countries.selectOption('KE');
    await filters.getByRole('button', { name: likeWord(locale, 'Show') }).click();
    await expect(page).toHaveURL(/[?&]country=KE/);
    await expect.poll(() => total(page)).toBe(kenya);
    expect(await names(page)).toHaveLength(kenya);

    const industries = filters.getByRole('combobox', { name: likeWord(locale, 'Industry') });
    const first = industries.locator('option').nth(1);
    const left = await countOf(first);
    expect(left).toBeLessThanOrEqual(kenya);
    await industries.selectOption((await first.getAttribute('value')) ?? '');
    await filters.getByRole('button', { name: likeWord(locale, 'Show') }).click();
    await expect(page).toHaveURL(/[?&]industry=\d+/);
    await expect.poll(() => total(page)).toBe(left);
    await awake(page);
    expect(await barriers(page)).toEqual([]);

    const shared = await context.newPage();
    watch(shared);
    await shared.goto(page.url());
    expect(await names(shared)).toEqual(await names(page));

    await page.goBack();
    await expect(page).not.toHaveURL(/industry=\d/);
    await expect.poll(() => total(page)).toBe(kenya);
    await expect(countries).toHaveValue('KE');
    await awake(page);
    const set = page.getByRole('list', { name: likeWord(locale, 'Active filters') });
    await set.getByRole('link').click();
    await expect(page).toHaveURL(inLanguage(locale, exhibitors));
    await expect.poll(() => total(page)).toBe(all);
  });

  test(`sorting, and page by page through the list, in ${locale}`, async ({ page }) => {
    await openAwake(page, inLanguage(locale, exhibitors));
    const byName = await names(page);
    const sortings = page.getByRole('navigation', { name: likeWord(locale, 'Sort by') });
    await sortings.getByRole('link', { name: likeWord(locale, 'Recently added') }).click();
    await expect(page).toHaveURL(/sort=newest/);
    await expect.poll(() => names(page)).not.toEqual(byName);
    await expect(sortings.locator('[aria-current]')).toHaveText(likeWord(locale, 'Recently added'));
    await sortings.getByRole('link', { name: likeWord(locale, 'Name') }).click();
    await expect.poll(() => names(page)).toEqual(byName);

    const pages = page.getByRole('navigation', { name: likeWord(locale, 'Pages: exhibitors') });
    await pages.getByRole('link', { name: word(locale, 'Next') }).click();
    await expect(page).toHaveURL(/[?&]page=2/);
    await expect.poll(() => names(page)).not.toEqual(byName);
    expect((await names(page)).filter((name) => byName.includes(name))).toEqual([]);
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(byName);
  });

  test(`an exhibitor in ${locale}: stand, products, editions`, async ({ page }) => {
    await openAwake(page, inLanguage(locale, exhibitor));
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const stand = page
      .getByRole('region', { name: likeWord(locale, 'Stand') })
      .getByRole('link')
      .first();
    await expect(stand).toHaveAttribute('href', /\?cursor=layout&stand=[A-Z]\d?-[A-Z]\d\d$/);
    const facts = page.getByRole('complementary', { name: likeWord(locale, 'Company facts and contact') });
    await expect(facts).toContainText(/\+\d+ \d[•\d]* [• ]+\d\d/);
    await expect(facts).toContainText(/@•••\.example/);
    await page.getByRole('link', { name: likeWord(locale, 'Catalogue and editions') }).click();
    await expect(page).toHaveURL(/exhibitorDetail2\?id=1$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    const catalogue = page.getByRole('region', { name: likeWord(locale, 'Catalogue') });
    await expect(catalogue.getByRole('heading', { level: 3 })).not.toHaveCount(0);
    const editions = page.getByRole('region', { name: likeWord(locale, 'At the expo') });
    await expect(editions.getByRole('link').first()).toHaveAttribute('href', inLanguage(locale, '/previous/detail/4'));
  });

  test(`contacts are masked until somebody asks, in ${locale}`, async ({ page, allowed }) => {
    allowed.push(/status of 422/);
    await openAwake(page, inLanguage(locale, exhibitor));
    expect(await page.content()).not.toMatch(/mailto:|tel:|[\w.]+@[\w-]+\.example/);
    await page.getByRole('link', { name: likeWord(locale, 'Show contact details in full') }).click();
    await expect(page).toHaveURL(inLanguage(locale, contact));
    const code = page.getByRole('textbox', {
      name: likeWord(locale, 'The {captchaDigits} digits in the image', { captchaDigits: 5 }),
    });
    await code.fill('11111');
    await page.getByRole('button', { name: likeWord(locale, 'Show contact details') }).click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(code).toHaveAccessibleDescription(
      word(locale, 'The code in the image is incorrect or has expired. Please enter the new one.'),
    );
    await awake(page);
    expect(await barriers(page)).toEqual([]);
    await code.fill(codeFor(await page.locator('input[name=captchaId]').inputValue()));
    await page.getByRole('button', { name: likeWord(locale, 'Show contact details') }).click();
    await expect(page.locator('a[href^="mailto:"]')).toHaveText(/^[\w.]+@[\w.-]+\.example$/);
    await expect(page.locator('a[href^="tel:+"]')).toHaveText(/^\+[\d ]+$/);
    await awake(page);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('link', { name: likeWord(locale, 'Back to the company') }).click();
    await expect(page).toHaveURL(inLanguage(locale, exhibitor));
  });
}

test('a device may work in place of the picture', async ({ page }) => {
  await openAwake(page, `/en-US${contact}`);
  await page.getByRole('button', { name: 'Continue without the image' }).click();
  await expect(page.locator('input[name=altcha]')).toHaveCount(1, { timeout: 20_000 });
  await page.getByRole('button', { name: 'Show contact details' }).click();
  await expect(page.locator('a[href^="mailto:"]')).toBeVisible();
});

test('a keyword finds Chinese words of two characters, and products', async ({ page }) => {
  await openAwake(page, `${exhibitors}&keyword=${encodeURIComponent('咖啡')}`);
  const found = await total(page);
  expect(found).toBeGreaterThan(3);
  expect(found).toBeLessThan(60);
  await expect(page.getByRole('searchbox', { name: '关键词' })).toHaveValue('咖啡');
});

test('a list without companies says what to do', async ({ page }) => {
  await openAwake(page, `/en-US${exhibitors}&keyword=nobodyhasthis`);
  await expect(page.getByRole('heading', { name: 'No exhibitors match these filters.' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).last().click();
  await expect(page).toHaveURL(`/en-US${exhibitors}`);
});

test('a buyer: what it looks for, who shows such goods', async ({ page }) => {
  await openAwake(page, `/en-US${buyers}`);
  expect(await total(page)).toBeGreaterThanOrEqual(60);
  await expect(page.getByRole('combobox', { name: 'Hall' })).toHaveCount(0);
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/exhibition\/buyer\?id=\d+$/);
  await expect(page.getByRole('region', { name: 'Looking for' })).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: /^Exhibitors: / })
      .getByRole('article')
      .first(),
  ).toBeVisible();
});

test('the keyboard alone filters, sorts and opens a company', async ({ page }) => {
  await openAwake(page, `/en-US${exhibitors}`);
  await page.getByRole('searchbox', { name: 'Keyword' }).focus();
  await page.keyboard.type('coffee');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=coffee/);
  await awake(page);
  await page.getByRole('link', { name: 'Stand', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=stand/);
  await expect(page.getByRole('link', { name: 'Stand', exact: true })).toBeFocused();
  await page.getByRole('article').first().getByRole('heading').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/exhibitorDetail\?id=\d+/);
});

test('at the width of a phone a stand can be pressed beside its company', async ({ page }) => {
  await setWidth(page, 'phone');
  await openAwake(page, `/fr-FR${exhibitors}`);
  const stand = page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Stand/ });
  const box = await stand.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await stand.click();
  await expect(page).toHaveURL(/cursor=layout&stand=/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters and sorting work, and contacts are revealed', async ({ page, allowed }) => {
    allowed.push(/status of 422/);
    await page.goto(`/en-US${exhibitors}`);
    await page.getByRole('combobox', { name: 'Industry' }).selectOption('3');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByRole('link', { name: 'Recently added' }).click();
    await expect(page).toHaveURL(/industry=3&sort=newest/);
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await page.getByRole('link', { name: 'Show contact details in full' }).click();
    await page.getByRole('textbox').fill('1');
    await page.getByRole('button', { name: 'Show contact details' }).click();
    await expect(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('textbox').fill(codeFor(await page.locator('input[name=captchaId]').inputValue()));
    await page.getByRole('button', { name: 'Show contact details' }).click();
    await expect(page.locator('a[href^="mailto:"]')).toBeVisible();
  });
});

const unknown = [
  `${exhibitors}&industry=25`,
  `${exhibitors}&country=XX`,
  `${exhibitors}&hall=W9`,
  `${exhibitors}&sort=price`,
  `${exhibitors}&page=99`,
  `${buyers}&sort=stand`,
  '/exhibition/components/ExhibitorList/exhibitorDetail',
  '/exhibition/components/ExhibitorList/exhibitorDetail?id=999999',
  '/exhibition/components/ExhibitorList/exhibitorDetail2?id=1e1',
  '/exhibition/buyer?id=1',
  '/exhibition/contact?type=exhibitor',
  '/exhibition/contact?type=buyer&id=1',
];

for (const address of unknown) {
  test(`${address} is not found`, async ({ request }) => {
    expect((await request.get(address)).status()).toBe(404);
  });
}
