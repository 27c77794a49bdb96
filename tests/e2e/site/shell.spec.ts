import type { Page } from '@playwright/test';
import qrcode from 'qrcode';
import { barriers } from '../axe.ts';
import { expect, openAwake, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { longList } from '../site-pages.ts';
import { inLanguage, likeWord, word } from '../words.ts';

const languageHeaders = { 'zh-CN': '1', 'en-US': '2', 'fr-FR': '3' };
const defaultLinks = ['www.gov.cn', 'www.mofcom.gov.cn', 'www.mfa.gov.cn', 'www.hunan.gov.cn', 'swt.hunan.gov.cn'];

for (const locale of languagesInTurn(0)) {
  test(`the footer names who holds and supports the expo, in ${locale}`, async ({ page, request }) => {
    await page.goto(inLanguage(locale, '/news/'));
    const namesUnder = (title: string) =>
      page
        .getByRole('contentinfo')
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: likeWord(locale, title) }) })
        .getByRole('listitem');
    const lists = { Hosts: 'organizer', Organisers: 'bearOrganizer', 'Supporting organisations': 'standByOrganizer' };
    for (const [title, call] of Object.entries(lists)) {
      const answer = await request.get(`/api/aboutUs/${call}`, { headers: { Language: languageHeaders[locale] } });
      const { rows } = (await answer.json()) as { rows: { name: string }[] };
      const expected = rows.slice(0, title === 'Supporting organisations' ? undefined : 8).map(({ name }) => name);
      await expect(namesUnder(title)).toHaveText(expected);
    }
    const links = namesUnder('Supporting organisations').getByRole('link');
    const hosts = await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).host));
    expect(hosts).toEqual(defaultLinks);
  });

  test(`the codes of the footer lead to pages of the site, in ${locale}`, async ({ page, baseURL }) => {
    await page.goto(inLanguage(locale, '/'));
    const codes = { 'QR code: contact page': 'contact', 'QR code: download centre': 'download' };
    for (const [alt, cursor] of Object.entries(codes)) {
      const picture = page.getByRole('contentinfo').getByRole('img', { name: likeWord(locale, alt) });
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).complete)).toBe(true);
      const src = await picture.getAttribute('src');
      expect(await modulesOf(page, src ?? '')).toEqual(
        expectedModules(`${baseURL}${inLanguage(locale, `/about/?cursor=${cursor}`)}`),
      );
    }
  });

  test(`the footer has filing and copyright, the filing marked as an example, in ${locale}`, async ({ page }) => {
    await page.goto(inLanguage(locale, '/'));
    const footer = page.getByRole('contentinfo');
    const example = { 'zh-CN': '示例', 'en-US': 'example', 'fr-FR': 'exemple' }[locale];
    await expect(footer.getByText(/^©/)).toContainText(word(locale, 'China-Africa Economic and Trade Expo'));
    await expect(footer.getByText(/ICP/)).toContainText(example);
  });

  test(`what is not there has a face with a way home, in ${locale}`, async ({ page, allowed }) => {
    allowed.push(/status of 40[04]/);
    const faces = { '/nowhere/at/all': 'This page could not be found', '/400': 'This request could not be understood' };
    for (const [path, title] of Object.entries(faces)) {
      await openAwake(page, inLanguage(locale, path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(likeWord(locale, title));
      await expect(page).toHaveTitle(likeWord(locale, title));
      await page
        .getByRole('main')
        .getByRole('link', { name: likeWord(locale, 'Back to the home page') })
        .click();
      await expect(page).toHaveURL(inLanguage(locale, '/'));
    }
  });

  test(`back to top has its name, and is no barrier, in ${locale}`, async ({ page }) => {
    await setWidth(page, 'phone');
    await openAwake(page, inLanguage(locale, '/'));
    const names = { 'zh-CN': '回到顶部', 'en-US': 'Back to top', 'fr-FR': 'Haut de page' };
    await page.evaluate(() => scrollTo(0, 2000));
    await expect(page.getByRole('button', { name: names[locale], exact: true })).toBeVisible();
    expect(await barriers(page, { part: 'page' })).toEqual([]);
  });
}

/** A code as it is painted: black or white in the middle of each of its modules, row by row. */
async function modulesOf(page: Page, src: string): Promise<string> {
  return page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const quietZone = 4;
    const pixels = 6;
    const document = new DOMParser().parseFromString(await (await fetch(address)).text(), 'image/svg+xml');
    const side = Number(document.documentElement.getAttribute('viewBox')?.split(' ')[2]);
    const canvas = Object.assign(window.document.createElement('canvas'), {
      width: side * pixels,
      height: side * pixels,
    });
    const context = canvas.getContext('2d');
    if (!context) return '';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const middle = (module: number) => Math.floor((module + quietZone + 0.5) * pixels);
    const dark = (x: number, y: number) => (data[4 * (middle(y) * canvas.width + middle(x))] ?? 255) < 128;
    const each = Array.from({ length: side - 2 * quietZone }, (_, i) => i);
    return each.map((y) => each.map((x) => (dark(x, y) ? '#' : '.')).join('')).join('\n');
  }, src);
}

/** The same code as a library makes it, at the level of error correction that the site uses. */
function expectedModules(text: string): string {
  const { size, data } = qrcode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const each = Array.from({ length: size }, (_, i) => i);
  return each.map((y) => each.map((x) => (data[y * size + x] ? '#' : '.')).join('')).join('\n');
}

test('back to top is there above 100 px of scroll, and goes up 50 px every 10 ms', async ({ page }) => {
  await page.clock.install();
  await page.goto('/en-US/');
  const button = page.getByRole('button', { name: 'Back to top' });
  const top = () => page.evaluate(() => scrollY);
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, 100));
  await expect.poll(top).toBe(100);
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, 101));
  await expect(button).toBeVisible();

  await page.evaluate(() => scrollTo(0, 1000));
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  expect(await top()).toBe(1000);
  for (const expected of [950, 900, 850]) {
    await page.clock.runFor(10);
    expect(await top()).toBe(expected);
  }
  await page.clock.runFor(160);
  expect(await top()).toBe(50);
  await page.clock.runFor(10);
  expect(await top()).toBe(0);
  await expect(button).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('whoever wants less motion is at the top at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/en-US/');
  await page.evaluate(() => scrollTo(0, 1000));
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Back to top' }).click();
  await page.clock.runFor(10);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the pages of a section have one fixed picture on top', async ({ page, articles }) => {
  const pictures = new Set<string | null>();
  for (const path of ['/news/', longList, articles.text]) {
    await page.goto(path);
    pictures.add(await page.getByRole('main').locator('img').first().getAttribute('src'));
  }
  expect([...pictures]).toEqual([expect.stringMatching(/news.*\.webp$/)]);
});

test('the brand leads home', async ({ page }) => {
  await openAwake(page, '/fr-FR/news/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Chine-Afrique/ })
    .click();
  await expect(page).toHaveURL('/fr-FR/');
});
