import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#platform/i18n/locale.ts';
import { barriers } from '../axe.ts';
import { awake, expect, openAwake, setWidth, test } from '../fixtures.ts';
import { languagesInTurn, type TestedLanguage } from '../languages.ts';
import { menu, subMenus } from '../menu-items.ts';
import { longList } from '../site-pages.ts';
import { inLanguage, likeWord, word } from '../words.ts';

function mainMenu(page: Page, locale: Locale): Locator {
  return page.getByRole('banner').getByRole('navigation', { name: likeWord(locale, 'Main') });
}

const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
const nameOf = (english: string, locale: TestedLanguage) =>
  menu.find(({ names }) => names['en-US'] === english)?.names[locale] ?? '';

for (const locale of languagesInTurn(2)) {
  test(`the eleven items in ${locale}`, async ({ page }) => {
    await openAwake(page, inLanguage(locale, '/'));
    const items = mainMenu(page, locale).getByRole('link');
    await expect(items).toHaveText(menu.map(({ names }) => names[locale]));
    expect(await hrefs(items)).toEqual(menu.map(({ target }) => inLanguage(locale, target)));
    await expect(items.last()).toHaveAccessibleName(word(locale, 'Search'));
  });

  test(`sub-menus open under the mouse, with all their targets, in ${locale}`, async ({ page }) => {
    await openAwake(page, inLanguage(locale, '/'));
    const items = mainMenu(page, locale).getByRole('link');
    const shut = menu.length;
    for (const [english, targets] of Object.entries(subMenus)) {
      await items.filter({ hasText: new RegExp(`^${nameOf(english, locale)}$`) }).hover();
      await expect(items).toHaveCount(shut + targets.length);
      expect(await hrefs(items)).toEqual(expect.arrayContaining(targets.map((each) => inLanguage(locale, each))));
      if (english === 'News') expect(await barriers(page, { part: 'page' })).toEqual([]);
      await mainMenu(page, locale)
        .getByRole('link', { name: word(locale, 'Search') })
        .hover();
      await expect(items).toHaveCount(shut);
    }
  });

  test(`the menu of a phone in ${locale}`, async ({ page }) => {
    await setWidth(page, 'phone');
    await openAwake(page, inLanguage(locale, '/'));
    const items = mainMenu(page, locale).getByRole('link');
    await expect(items).toHaveCount(0);
    const open = page.getByRole('banner').getByRole('button', { name: likeWord(locale, 'Menu') });
    await open.click();
    await expect(items).toHaveText(menu.map(({ names }) => names[locale]));
    expect(await barriers(page, { part: 'page' })).toEqual([]);

    const name = nameOf('Exhibition', locale);
    const back = page.getByRole('button', { name: likeWord(locale, 'Back to the menu') });
    await page.getByRole('button', { name: likeWord(locale, '{name} sub-menu', { name }) }).click();
    const tiles = mainMenu(page, locale).getByRole('link', { name: likeWord(locale, 'Hall layout') });
    await expect(tiles).toBeVisible();
    expect(await barriers(page, { part: 'page' })).toEqual([]);
    await back.click();
    await expect(tiles).toBeHidden();
    await expect(items.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
    await expect(open).toBeFocused();
  });
}

const active: [address: string, item: string][] = [
  ['/en-US/', 'Home'],
  ['/en-US/home', 'Home'],
  ['/en-US/news/', 'News'],
  [`/en-US${longList}`, 'News'],
  ['/en-US/countries/KE', 'Exhibition'],
  ['/en-US/exhibition/?cursor=layout', 'Exhibition'],
  ['/en-US/exhibition/?cursor=cloud', 'Cloud Expo'],
  ['/en-US/exhibition/components/ExhibitorList/exhibitorDetail?id=1', 'Exhibition'],
  ['/en-US/exhibition/components/ExhibitorList/exhibitorDetail2?id=1', 'Exhibition'],
  ['/en-US/service/serviceDetail?id=5', 'Exhibition Services'],
  ['/en-US/about/Contact', 'About Us'],
  ['/en-US/search/', 'Search'],
];

for (const [address, item] of active) {
  test(`on ${address} the item ${item} is active`, async ({ page, allowed }) => {
    allowed.push(/status of 404/);
    await page.goto(address);
    const marked = mainMenu(page, 'en-US').locator('[aria-current]');
    await expect(marked).toHaveText([item]);
  });
}

test('an item itself is "page", an item above it is "true"', async ({ page, articles }) => {
  await page.goto('/en-US/news/');
  const news = mainMenu(page, 'en-US').getByRole('link', { name: 'News', exact: true });
  await expect(news).toHaveAttribute('aria-current', 'page');
  await page.goto(`/en-US${articles.text}`);
  await expect(news).toHaveAttribute('aria-current', 'true');
});

test('the keyboard alone reaches everything in the header, the skip link first', async ({ page }) => {
  await openAwake(page, '/en-US/');
  const reached: string[] = [];
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      return at?.closest('header, body > a') ? (at.getAttribute('href') ?? at.getAttribute('popovertarget')) : null;
    });
  await page.keyboard.press('Tab');
  for (let at = await focused(); at !== null && reached.length < 100; at = await focused()) {
    reached.push(at);
    await page.keyboard.press('Tab');
  }
  expect(reached[0]).toBe('#main');
  const targets = [...menu.map(({ target }) => target), ...Object.values(subMenus).flat()];
  expect(reached).toEqual(expect.arrayContaining(targets.map((target) => inLanguage('en-US', target))));
  expect(reached.filter((href) => href.startsWith('/language/'))).toHaveLength(3);
});

/** Where the keyboard has gone to, if something else lies over the middle of it. */
function hiddenFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return '';
    const { x, y, width, height } = at.getBoundingClientRect();
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    return over && !at.contains(over) && !over.contains(at) ? `${at.textContent} under ${over.textContent}` : '';
  });
}

/** What was hidden on the way through a page by one key. */
async function hiddenOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab', steps: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    const found = await hiddenFocus(page);
    if (found) hidden.push(found);
  }
  return hidden;
}

test('the button that leads back to the top lies over nothing that has the focus', async ({ page }) => {
  await openAwake(page, '/en-US/exhibition/?cursor=exhibitors');
  expect(await hiddenOnTheWay(page, 'Tab', 110)).toEqual([]);
});

test('the hour of the programme lies over nothing that has the focus', async ({ page }) => {
  await setWidth(page, 'phone');
  await openAwake(page, '/fr-FR/forum/');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  expect(await hiddenOnTheWay(page, 'Shift+Tab', 30)).toEqual([]);
});

test('the skip link leads to the content', async ({ page }) => {
  await openAwake(page, '/en-US/news/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('a sub-menu', () => {
  const about = (page: Page) => mainMenu(page, 'en-US').getByRole('link', { name: 'About Us', exact: true });
  const contact = (page: Page) => mainMenu(page, 'en-US').getByRole('link', { name: 'Contact', exact: true });
  const button = (page: Page) => page.getByRole('button', { name: 'About Us sub-menu' });

  test.beforeEach(({ page }) => openAwake(page, '/en-US/'));

  /** Goes to an item as somebody with a keyboard does. */
  async function tabTo(page: Page, target: Locator): Promise<void> {
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(target).toBeFocused({ timeout: 50 });
    }).toPass({ intervals: [0] });
  }

  test('opens on focus; Escape closes it and gives the focus back to its item', async ({ page }) => {
    await tabTo(page, about(page));
    await expect(contact(page)).toBeVisible();
    await tabTo(page, contact(page));
    await page.keyboard.press('Escape');
    await expect(contact(page)).toBeHidden();
    await expect(about(page)).toBeFocused();
  });

  test('opens and closes by its button, by keyboard', async ({ page }) => {
    await tabTo(page, button(page));
    await page.keyboard.press('Enter');
    await expect(contact(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(contact(page)).toBeHidden();
  });

  test('closes when the focus goes on', async ({ page }) => {
    await tabTo(page, about(page));
    await expect(contact(page)).toBeVisible();
    await tabTo(page, mainMenu(page, 'en-US').getByRole('link', { name: 'Search' }));
    await expect(contact(page)).toBeHidden();
  });

  test('Escape closes it under the mouse too, and it opens again the next time', async ({ page }) => {
    await about(page).hover();
    await expect(contact(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(contact(page)).toBeHidden();
    await page.getByRole('main').hover();
    await about(page).hover();
    await expect(contact(page)).toBeVisible();
  });

  test('closes after a link in it was followed', async ({ page }) => {
    await mainMenu(page, 'en-US').getByRole('link', { name: 'News', exact: true }).hover();
    const tile = mainMenu(page, 'en-US').getByRole('link', { name: 'Video centre' });
    await tile.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Video centre' })).toBeVisible();
    await expect(tile).toBeHidden();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap on the button of an item opens its sub-menu, another one elsewhere closes it', async ({ page }) => {
    await openAwake(page, '/en-US/');
    const tiles = mainMenu(page, 'en-US').getByRole('link', { name: 'Hotels', exact: true });
    await page.getByRole('button', { name: 'Exhibition Services sub-menu' }).tap();
    await expect(tiles).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(tiles).toBeHidden();
  });

  test('on a phone, following a link closes the menu', async ({ page }) => {
    await setWidth(page, 'phone');
    await openAwake(page, '/en-US/');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await mainMenu(page, 'en-US').getByRole('link', { name: 'News', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await expect(mainMenu(page, 'en-US').getByRole('link')).toHaveCount(0);
    await awake(page);
  });
});
