import type { Locator, Page } from '@playwright/test';
import { locales } from '#platform/i18n/locale.ts';
import { crampedText } from '../cramped-text.ts';
import { doubleText, expect, openAwake, setWidth, test, widths } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { logIn } from '../log-in.ts';
import { newMail, roomyDay, stepsOf, withPassport } from '../reservation-steps.ts';
import { sitePages } from '../site-pages.ts';
import { inLanguage, likeWord } from '../words.ts';

/** Opens pages one after the other with their text doubled. @returns those that are wider than a phone or a desk, and what a desk cramps */
async function illFolded(page: Page, addresses: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await doubleText(page);
    for (const width of ['phone', 'desk'] as const) {
      await setWidth(page, width);
      const own = await page.evaluate(() => document.scrollingElement?.scrollWidth);
      if (own !== widths[width]) found.push(`${address} is ${own} wide`);
    }
    found.push(...(await crampedText(page)).map((each) => `${address} ${each}`));
  }
  return found;
}

/** Words of a part of the page that go on in the next line, as they stand in its text; addresses and numbers may. */
function tornWords(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const torn: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/(?<=^|[\s’])\p{L}{2,}(?=[\s.,:;!?]|$)/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) torn.push(word);
      }
    }
    return torn;
  });
}

/** What is for one visitor, and needs no account. */
const forAnybody = [
  '/login/',
  '/about/messageBoard/write',
  '/reservation/',
  '/reservation/contact',
  '/reservation/find',
  '/finance/message/1',
  '/search/?keyword=coffee',
  '/negotiation/list?name=zzzz',
];

const forMembers = [
  '/account/',
  '/account/profile',
  '/account/security',
  '/account/security/add?kind=phone',
  '/account/company',
  '/account/company?q=a',
  '/account/messages',
  '/account/projects',
  '/account/collection',
  '/account/reservations',
  '/account/data',
  '/negotiation/publish',
  '/negotiation/contact/1',
];

// What everybody sees is looked at in turn with the page itself (pages.spec.ts), and here under `npm run prove` in each language.
for (const locale of process.env.PROVE ? locales : (['fr-FR'] as const)) {
  test(`with text at 200 % no page is wider than a phone, and a desk folds its columns, in ${locale}`, async ({
    page,
    articles,
    allowed,
  }) => {
    test.setTimeout(180_000);
    allowed.push(/status of 40[04]/);
    const own = sitePages.filter(({ canonical }) => canonical === undefined).map(({ address }) => address(articles));
    const addresses = [...(process.env.PROVE ? own : []), ...forAnybody].map((path) => inLanguage(locale, path));
    expect(await illFolded(page, addresses)).toEqual([]);
  });
}

for (const locale of languagesInTurn(1)) {
  test(`with text at 200 % no page of an account is wider than a phone, and a desk folds its columns, in ${locale}`, async ({
    page,
  }) => {
    test.slow();
    await logIn(page, `large-${locale.toLowerCase()}@example.org`);
    const addresses = forMembers.map((path) => inLanguage(locale, path));
    expect(await illFolded(page, addresses)).toEqual([]);
  });
}

for (const locale of languagesInTurn(2)) {
  test(`with text at 200 % a phone keeps the menu and a search field to write in, in ${locale}`, async ({ page }) => {
    await setWidth(page, 'phone');
    await page.goto(inLanguage(locale, '/search/'));
    await doubleText(page);
    const menu = page.getByRole('banner').getByRole('button', { name: likeWord(locale, 'Menu') });
    await expect(menu).toBeInViewport({ ratio: 1 });
    const field = page.getByRole('main').getByLabel(likeWord(locale, 'What are you looking for?'));
    // Six letters of the doubled text.
    await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(200);
  });
}

for (const locale of languagesInTurn(2)) {
  test(`with text at 200 % the page is never wider than the window, in ${locale}`, async ({ page }) => {
    await page.goto(inLanguage(locale, '/'));
    await doubleText(page);
    for (const width of [480, 640, 800, 960, 1024, 1152, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(width);
    }
  });
}

for (const locale of languagesInTurn(0)) {
  test(`what the front refuses by itself has a face and a way back, in ${locale}`, async ({ page, allowed }) => {
    allowed.push(/status of 414/);
    await setWidth(page, 'phone');
    const answer = await page.goto(`${inLanguage(locale, '/')}?${'x'.repeat(9000)}`);
    expect(answer?.status()).toBe(414);
    await doubleText(page);
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(360);
    await expect(page.getByRole('main')).not.toHaveCSS('max-width', 'none');
    await page.getByRole('link').click();
    await expect(page).toHaveURL(inLanguage(locale, '/'));
  });
}

for (const locale of languagesInTurn(1)) {
  test(`who solves the puzzle by keyboard goes on from there, in ${locale}`, async ({ page }) => {
    await openAwake(page, inLanguage(locale, '/login/'));
    const byCode = page.getByRole('main').getByRole('region', { name: likeWord(locale, 'With a code') });
    await byCode.getByRole('button', { name: likeWord(locale, 'Continue without the image') }).focus();
    await page.keyboard.press('Enter');
    await expect(byCode.getByRole('status')).toHaveText(likeWord(locale, 'Verified: no code needed.'));
    await expect(byCode.getByRole('status')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(byCode.getByRole('button', { name: likeWord(locale, 'Send me a code') })).toBeFocused();
  });
}

for (const [locale, unit] of [
  ['en-US', 'US$'],
  ['fr-FR', 'Md$'],
] as const) {
  test(`with text at 200 % a phone shows figures in one line with their unit, in ${locale}`, async ({ page }) => {
    await setWidth(page, 'phone');
    await page.goto(inLanguage(locale, '/'));
    await doubleText(page);
    const figures = page.getByRole('main').getByRole('definition').filter({ hasText: unit });
    const lines = await figures.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(each).lineHeight)),
    );
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((height) => height > 1.5)).toEqual([]);
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(360);
  });

  test(`with text at 200 % a reservation tears no word on a phone, in ${locale}`, async ({ page }) => {
    test.slow();
    await setWidth(page, 'phone');
    const steps = stepsOf(page, locale);
    const whole = async () => {
      await doubleText(page);
      expect(await tornWords(page.getByRole('main')), page.url()).toEqual([]);
    };
    const date = await roomyDay(page);
    const mail = newMail();
    await steps.open(`/reservation/contact?date=${date}`);
    await whole();
    await steps.askForCode(mail);
    await steps.typeCode(mail);
    await steps.chooseDay(date, 1);
    await expect(page.getByLabel(likeWord(locale, 'Full name'))).toBeVisible();
    await whole();
    await steps.typeVisitor(withPassport());
    await expect(page).toHaveURL(/\/reservation\/you/);
    await whole();
    await steps.agree();
    await expect(page).toHaveURL(/\/reservation\/check/);
    await whole();
    await steps.press('Reserve now');
    await expect(page).toHaveURL(/\/reservation\/tickets\//);
    await whole();
    await page
      .getByRole('main')
      .getByRole('link', { name: likeWord(locale, 'Ticket for visitor {n}’s phone', { n: 1 }) })
      .click();
    await expect(page).toHaveURL(/\/reservation\/ticket\//);
    await whole();
    await page.goto(inLanguage(locale, '/reservation/mine'));
    await whole();
    // What is pressed stands at the page's edge, as what is read.
    const edge = async (each: Locator) => (await each.boundingBox())?.x;
    const forget = page.getByRole('button', { name: likeWord(locale, 'Not my device: clear all of this') });
    expect(await edge(forget)).toBe(await edge(page.getByRole('heading', { level: 1 })));
  });
}

for (const locale of languagesInTurn(2)) {
  test(`with text at 200 % the open menu leaves the languages in view, and its button closes it, in ${locale}`, async ({
    page,
  }) => {
    await setWidth(page, 'phone');
    await page.goto(inLanguage(locale, '/'));
    await doubleText(page);
    const banner = page.getByRole('banner');
    const button = banner.getByRole('button', { name: likeWord(locale, 'Menu') });
    await button.click();
    const menu = banner.getByRole('navigation', { name: likeWord(locale, 'Main') });
    await expect(menu).toBeVisible();
    const covered = (each: Locator) =>
      each.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    for (const link of await banner.getByRole('link', { name: /^(Ch|En|Fr)/ }).all()) {
      expect(await covered(link)).toBe(false);
    }
    await button.click();
    await expect(menu).toBeHidden();
  });

  test(`a date of large text is no wider than its form, in ${locale}`, async ({ page, browser, baseURL, allowed }) => {
    allowed.push(/status of 422/);
    test.slow();
    await setWidth(page, 'phone');
    const owner = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await logIn(owner, newMail());
    const text = { name: '24 V', owner: 'Ekuphileni', contactPerson: 'Thandi', introduction: '24 V' };
    const texts = { [locale]: { ...text, cooperationRequirement: '24 V' } };
    const sent = { category: 'trade', region: 'SZ', industry: 3, amount: '12.5', phone: '+26824040000' };
    const project = await owner.request.post('/api/project', {
      data: { ...sent, contact: 'office@ekuphileni.example', texts },
    });
    const projectId = Number(((await project.json()) as { data: { id: string } }).data.id);
    await logIn(page, newMail());
    const started = await page.request.post('/api/project/negotiate', { data: { projectId, content: 'Hello' } });
    const { id } = ((await started.json()) as { data: { id: string } }).data;
    await owner.request.post('/api/talk/message', { data: { id, content: 'Welcome' } });
    await page.goto(inLanguage(locale, `/negotiation/talk/${id}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(likeWord(locale, 'Negotiation with a member'));
    await page.goto(inLanguage(locale, `/negotiation/talk/${id}/meeting`));
    const main = page.getByRole('main');
    await main.getByRole('button', { name: likeWord(locale, 'Propose meeting') }).click();
    // A field that is wrong has less room.
    await expect(main.getByRole('alert')).toBeVisible();
    await doubleText(page);
    const right = async (each: Locator) => (await each.boundingBox().then((box) => box && box.x + box.width)) ?? 0;
    expect(await right(main.getByLabel(likeWord(locale, 'Day')))).toBeLessThanOrEqual(
      await right(main.getByLabel(likeWord(locale, 'Time'))),
    );
  });
}
