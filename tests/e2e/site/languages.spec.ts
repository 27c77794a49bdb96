import type { Page } from '@playwright/test';
import { expect, openAwake, test } from '../fixtures.ts';
import { languagesInTurn, type TestedLanguage, testedLanguages } from '../languages.ts';
import { longList } from '../site-pages.ts';
import { inLanguage, likeWord, word } from '../words.ts';

interface Rule {
  address: string;
  cookie?: string;
  status: number;
  location?: string;
}

const rules: Rule[] = [
  { address: '/', status: 200 },
  { address: '/en-US/', status: 200 },
  { address: '/fr-FR', status: 200 },
  { address: '/zh-CN', status: 308, location: '/' },
  { address: '/zh-CN/news/?tab=a&x=%20', status: 308, location: '/news/?tab=a&x=%20' },
  { address: '/zh-CN//evil.example/', status: 308, location: '/evil.example/' },
  { address: '/de-DE/news/', status: 404 },
  { address: '/EN-us/news/', status: 404 },
  { address: '/de-DE/news/', cookie: 'fr-FR', status: 404 },
  { address: '/NEWS/', status: 308, location: '/news/' },
  { address: '/fr-FR/News/MORE/List/x?page=2', status: 308, location: '/fr-FR/news/more/list/x?page=2' },
  { address: '/countries/ke?x=1', status: 308, location: '/countries/KE' },
  { address: '/', cookie: 'fr-FR', status: 302, location: '/fr-FR/' },
  { address: '/?tab=exhi', cookie: 'en-US', status: 302, location: '/en-US/?tab=exhi' },
  { address: `${longList}?page=2`, cookie: 'fr-FR', status: 302, location: `/fr-FR${longList}?page=2` },
  { address: '/news/', cookie: 'zh-CN', status: 200 },
  { address: '/news/', cookie: 'de-DE', status: 200 },
  { address: '/news/', cookie: '', status: 200 },
  { address: '/en-US/news/', cookie: 'fr-FR', status: 200 },
  { address: '/weave/news-1.svg', cookie: 'fr-FR', status: 200 },
  { address: '/api/news/news', cookie: 'fr-FR', status: 200 },
];

for (const { address, cookie, status, location } of rules) {
  const about = cookie === undefined ? '' : ` with the cookie "${cookie}"`;
  test(`${address}${about} answers ${status}${location ? `, ${location}` : ''}`, async ({ request }) => {
    const headers: Record<string, string> = cookie === undefined ? {} : { Cookie: `language=${cookie}` };
    const answer = await request.get(address, { headers, maxRedirects: 0 });
    expect({ status: answer.status(), location: answer.headers().location }).toEqual({ status, location });
  });
}

test('pages without prefix vary by the cookie, those with one do not', async ({ request }) => {
  const vary = async (address: string) => (await request.get(address)).headers().vary;
  expect(await vary('/news/')).toContain('Cookie');
  expect(await vary('/en-US/news/')).not.toContain('Cookie');
});

test('a language that the site does not speak has the face of 404', async ({ page, allowed }) => {
  allowed.push(/status of 404/);
  const answer = await page.goto('/de-DE/news/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(likeWord('zh-CN', 'This page could not be found'));
});

const targets: [to: string, lands: string][] = [
  ['/news/', '/fr-FR/news/'],
  ['/en-US/news/more/list/x?page=2', '/fr-FR/news/more/list/x?page=2'],
  ['//evil.example', '/fr-FR/'],
  ['https://evil.example/', '/fr-FR/'],
  ['/\\evil.example', '/fr-FR/'],
  ['/en-US//evil.example', '/fr-FR/'],
  ['/\t/evil.example', '/fr-FR/'],
];

for (const [to, lands] of targets) {
  test(`choosing French on ${JSON.stringify(to)} lands on ${lands}`, async ({ request }) => {
    const answer = await request.get(`/language/fr-FR?to=${encodeURIComponent(to)}`, { maxRedirects: 0 });
    const headers = answer.headers();
    expect(answer.status()).toBe(303);
    expect(headers.location).toBe(lands);
    expect(headers['set-cookie']).toMatch(/^language=fr-FR; Path=\//);
    expect(headers['cache-control']).toBe('no-store');
  });
}

test("the router's own requests stay where they are, whatever the cookie says", async ({ page, request }) => {
  await openAwake(page, '/');
  const asked = page.waitForRequest(/\.data/);
  await page.getByRole('banner').getByRole('link', { name: '新闻中心', exact: true }).click();
  const answer = await request.get((await asked).url(), { headers: { Cookie: 'language=fr-FR' }, maxRedirects: 0 });
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-language'] ?? 'zh-CN').toBe('zh-CN');
});

const chosen: Record<TestedLanguage, RegExp> = { 'zh-CN': /^Ch/, 'en-US': /^En/, 'fr-FR': /^Fr/ };

function languageBar(page: Page, locale: TestedLanguage) {
  return page.getByRole('banner').getByRole('list', { name: word(locale, 'Language') });
}

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });

    for (const from of languagesInTurn(script ? 2 : 0)) {
      test(`from ${from} into the other languages, on the same page`, async ({ page, context, articles }) => {
        const open = script ? openAwake : (each: Page, address: string) => each.goto(address);
        for (const path of ['/?tab=exhi', articles.text]) {
          for (const to of testedLanguages) {
            await context.clearCookies();
            await open(page, inLanguage(from, path));
            await expect(languageBar(page, from).getByRole('link', { name: chosen[from] })).toHaveAttribute(
              'aria-current',
              'true',
            );
            await languageBar(page, from).getByRole('link', { name: chosen[to] }).click();
            await expect(page.locator('html')).toHaveAttribute('lang', to);
            await expect(page).toHaveURL(inLanguage(to, path));
            const cookie = (await context.cookies()).find(({ name }) => name === 'language');
            expect(cookie?.value).toBe(to);
          }
        }
      });
    }

    test('the next visit without prefix is in the language chosen', async ({ page }) => {
      await page.goto('/news/');
      await languageBar(page, 'zh-CN').getByRole('link', { name: /^Fr/ }).click();
      await expect(page).toHaveURL('/fr-FR/news/');
      await page.goto('/');
      await expect(page).toHaveURL('/fr-FR/');
      await languageBar(page, 'fr-FR').getByRole('link', { name: /^Ch/ }).click();
      await expect(page).toHaveURL('/');
    });
  });
}

test('with script the store has the language chosen, before the next page is there', async ({ page }) => {
  await openAwake(page, '/news/');
  await page.route('**/language/**', (route) => route.abort('aborted'));
  await languageBar(page, 'zh-CN').getByRole('link', { name: /^En/ }).click();
  await expect.poll(() => page.evaluate(() => window.expoStore?.locale)).toBe('en-US');
  expect(await page.evaluate(() => document.cookie)).toContain('language=en-US');
});

test('what was typed into a form goes along to another language, once, but for the code', async ({ page }) => {
  await openAwake(page, '/en-US/about/messageBoard/write');
  const field = (name: string) => page.locator(`main form[method=post] [name="${name}"]`);
  await field('title').fill('Seed for 2026');
  await field('content').fill('Où acheter des semences ?\n种子在哪里买？');
  await field('contactPerson').fill('Mwila Banda');
  await field('captchaCode').fill('12345');
  const identity = page.locator('main [name="identity"][value="buyer"]');
  await identity.check();
  // That is said to readers without script only: nothing is lost here.
  await expect(page.locator('main noscript')).toBeHidden();
  await languageBar(page, 'en-US').getByRole('link', { name: /^Fr/ }).click();
  await page.waitForURL('/fr-FR/about/messageBoard/write');
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  await expect(field('title')).toHaveValue('Seed for 2026');
  await expect(field('content')).toHaveValue('Où acheter des semences ?\n种子在哪里买？');
  await expect(field('contactPerson')).toHaveValue('Mwila Banda');
  await expect(identity).toBeChecked();
  await expect(field('captchaCode')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/12345|Mwila/);
  await page.reload();
  await expect(field('title')).toHaveValue('');
});
