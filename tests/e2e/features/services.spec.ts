import { locales } from '#platform/i18n/locale.ts';
import { barriers } from '../axe.ts';
import { expect, openAwake, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { inLanguage, likeWord, word } from '../words.ts';

const hotels = '/service/hotel/';

for (const locale of languagesInTurn(2)) {
  test(`hotels are filtered by a form that makes an address, in ${locale}`, async ({ page }) => {
    await openAwake(page, inLanguage(locale, hotels));
    const rows = page.getByRole('main').getByRole('article');
    await expect(rows).toHaveCount(14);
    await expect(page.getByRole('main').getByRole('img', { name: /.{30}/ })).toHaveCount(1);
    const form = page.getByRole('search', { name: likeWord(locale, 'Find a hotel') });
    await form.getByLabel(word(locale, 'Breakfast')).selectOption('1');
    await form.getByLabel(word(locale, 'Languages at reception')).selectOption('ar');
    await form.getByRole('button', { name: likeWord(locale, 'Show') }).click();
    await expect(page).toHaveURL(/halal=1/);
    await expect(rows).toHaveCount(2);
    await expect(form.getByLabel(word(locale, 'Languages at reception'))).toHaveValue('ar');
    await form.getByRole('link', { name: likeWord(locale, 'Clear filters') }).click();
    await expect(rows).toHaveCount(14);
  });

  test(`nothing found leads on, in ${locale}`, async ({ page }) => {
    await openAwake(page, inLanguage(locale, `${hotels}?band=1&language=pt`));
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('link', { name: likeWord(locale, 'Show all hotels') }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(14);
  });

  test(`a hotel has its card for the driver and its buses, in ${locale}`, async ({ page }) => {
    await openAwake(page, inLanguage(locale, hotels));
    const hotel = page.getByRole('main').getByRole('article').nth(2).getByRole('link');
    const name = (await hotel.textContent()) ?? '';
    await hotel.click();
    await expect(page).toHaveURL(/\?id=\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(`^${name} `));
    const main = page.getByRole('main');
    await expect(main.getByText('猴面包树国际酒店').last()).toBeVisible();
    await expect(main.getByText('08:07')).toBeVisible();
    await expect(main.getByRole('link', { name: /^\+86 100/ })).toHaveAttribute('href', /^tel:\+86\d{11}$/);
  });

  test(`a phrase is shown large in ${locale}, and the focus comes back`, async ({ page }) => {
    await openAwake(page, inLanguage(locale, '/service/phrases'));
    const texts = { 'zh-CN': '不要猪肉。', 'en-US': 'No pork.', 'fr-FR': 'Sans porc.' };
    const phrase = page.getByRole('link', { name: texts[locale], exact: true });
    await phrase.focus();
    await page.keyboard.press('Enter');
    const large = page.getByRole('dialog', { name: likeWord(locale, 'Enlarged phrase') });
    await expect(large.getByText('不要猪肉。')).toBeVisible();
    await expect(large.getByText('Bú yào zhūròu.')).toHaveAttribute('lang', 'zh-Latn-pinyin');
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(phrase).toBeFocused();
    await phrase.click();
    await large.getByRole('button', { name: likeWord(locale, 'Close') }).click();
    await expect(large).toBeHidden();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a phrase is shown large by its address, and closed again', async ({ page }) => {
    await setWidth(page, 'phone');
    await page.goto('/en-US/service/phrases');
    await expect(page.getByRole('link', { name: 'Close' })).toHaveCount(0);
    await page.getByRole('link', { name: 'No pork.' }).click();
    const close = page.getByRole('link', { name: 'Close' });
    await expect(close).toBeInViewport();
    await expect(page.getByText('不要猪肉。')).toBeInViewport();
    await close.click();
    await expect(page).toHaveURL(/#food$/);
    await expect(close).toHaveCount(0);
  });
});

test('the address for the driver can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAwake(page, '/en-US/service/serviceDetail?id=2');
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Address copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('长沙国际会展中心');
});

test('at least sixty phrases, printed as a sheet without the ways about the page', async ({ page }) => {
  await page.goto('/fr-FR/service/phrases');
  expect(await page.locator('[lang="zh-Latn-pinyin"]').count()).toBeGreaterThanOrEqual(60);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Situations' })).toBeHidden();
  await expect(page.getByText('Sans porc.')).toBeVisible();
});

test('the front leads to every page of the section, and to a reservation', async ({ page, request }) => {
  await openAwake(page, '/service/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '预约参观' })).toHaveAttribute('href', '/reservation/');
  const doors = main.getByRole('region', { name: word('zh-CN', 'How can we help?') }).getByRole('link');
  const ways = await doors.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(ways).toHaveLength(7);
  for (const way of ways) expect((await request.get(way)).status(), way).toBe(200);
});

const unknown = [
  '/service/serviceDetail',
  '/service/serviceDetail?id=6',
  '/service/serviceDetail?id=two',
  `${hotels}?id=999999`,
  `${hotels}?id=`,
  `${hotels}?band=4`,
  `${hotels}?within=7`,
  `${hotels}?language=xx`,
  `${hotels}?page=2`,
];

for (const address of unknown) {
  test(`${address} is not found`, async ({ request }) => {
    expect((await request.get(address)).status()).toBe(404);
  });
}

test('the first type of services is the page of hotels; a provider that is no hotel has none there', async ({
  request,
}) => {
  for (const locale of locales) {
    const answer = await request.get(inLanguage(locale, '/service/serviceDetail?id=1'), { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(inLanguage(locale, hotels));
  }
  const { rows } = await (await request.get('/api/service/list?type=tourism')).json();
  expect((await request.get(`${hotels}?id=${rows[0].id}`)).status()).toBe(404);
});
