import { barriers } from '../axe.ts';
import { expect, openAwake, setWidth, test } from '../fixtures.ts';

test('choosing brand goes to /brand/', async ({ page, request, baseURL }) => {
  const answer = await request.get('/fr-FR/brand/?tab=brand', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/fr-FR/brand/']);
  await openAwake(page, '/en-US/brand/?tab=active');
  await expect(page.getByRole('article')).toHaveCount(9);
  await page.getByRole('link', { name: 'Partners by tier' }).click();
  await expect(page).toHaveURL(`${baseURL}/en-US/brand/`);
});

test('five tiers, the highest first; a partner leads to its page and back to its tier', async ({ page }) => {
  await openAwake(page, '/en-US/brand/');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    'Global principal partner',
    'Global partners',
    'Premier partners',
    'Excellence partners',
    'Partners',
    'Become a partner',
  ]);
  await page.getByRole('region', { name: 'Global partners' }).getByRole('link', { name: 'Weft Bridge Bank' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Weft Bridge Bank' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^2019$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Activities' }).getByRole('article')).not.toHaveCount(0);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Global partners' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Global partners' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
});

test('what each tier brings is a table, reached by keyboard where it scrolls', async ({ page }) => {
  await setWidth(page, 'phone');
  await openAwake(page, '/en-US/brand/');
  const table = page.getByRole('table', { name: 'What each tier brings' });
  await expect(table.getByRole('columnheader')).toHaveText(['Principal', 'Global', 'Premier', 'Excellence', 'Partner']);
  await expect(table.getByRole('row', { name: /^Mention at the opening/ }).getByRole('cell')).toHaveText([
    /yes/,
    /yes/,
    /no/,
    /no/,
    /no/,
  ]);
  const region = page.getByRole('region', { name: 'What each tier brings' });
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await barriers(page)).toEqual([]);
});

test('activities are paged, and each one names its partner', async ({ page }) => {
  await openAwake(page, '/en-US/brand/more?tab=active');
  const first = await page.getByRole('main').getByRole('article').allTextContents();
  expect(first).toHaveLength(10);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/tab=active&page=2/);
  await expect.poll(() => page.getByRole('main').getByRole('article').allTextContents()).not.toEqual(first);
  const article = page.getByRole('main').getByRole('article').last();
  const title = (await article.getByRole('link').textContent()) ?? '';
  await article.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/brand\/articleDetail\/1$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a tier is chosen from the list of partners', async ({ page }) => {
    await page.goto('/fr-FR/brand/more');
    await page.getByLabel('Niveau', { exact: true }).selectOption({ index: 3 });
    await page.getByRole('button', { name: 'Afficher' }).click();
    await expect(page).toHaveURL(/\/fr-FR\/brand\/more\?tier=premier$/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(5);
  });
});

test('what does not exist is not found', async ({ request }) => {
  for (const address of [
    '/brand/?tab=gold',
    '/brand/more?id=9999',
    '/brand/more?id=x',
    '/brand/more?tier=gold',
    '/brand/more?page=99',
    '/brand/more?tab=active&page=0',
    '/brand/articleDetail/9999',
    '/brand/articleDetail/one',
  ]) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});
