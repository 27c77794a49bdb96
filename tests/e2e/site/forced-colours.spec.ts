import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { inLanguage } from '../words.ts';

/** How far the colour in which something is drawn is from that of the page's ground: 1 is no difference, 21 the most. */
function contrast(drawn: Locator, property: 'stroke' | 'fill'): Promise<number> {
  return drawn.evaluate((element, name) => {
    const light = (colour: string) => {
      const channels = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((each) => Number(each) / 255);
      const [red = 0, green = 0, blue = 0] = channels.map((each) =>
        each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = light(getComputedStyle(document.body).backgroundColor);
    const own = light(getComputedStyle(element)[name]);
    return (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05);
  }, property);
}

/** What is drawn to be read, not for ornament. */
const drawings = [
  ['the map of ways to the venue', '/service/serviceDetail?id=2'],
  ['the map of the venues', '/about/?cursor=contact'],
  ['the plan of a hall', '/exhibition/?cursor=layout&hall=W2'],
  ['the map of the halls', '/exhibition/?cursor=layout'],
  ['the map of Africa', '/'],
  ['the days of the expo', '/reservation/'],
  ['the curve of a rate', '/finance/rates/USD'],
] as const;

/** Colours in which something in the main part of the page is drawn that are none of the reader's own. */
function coloursOfOurs(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const probe = document.createElement('span');
    main.append(probe);
    const readersOwn = ['Canvas', 'CanvasText', 'LinkText', 'GrayText', 'Highlight', 'HighlightText', 'ButtonText'].map(
      (name) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
      },
    );
    probe.remove();
    const free = new Set(['none', 'rgba(0, 0, 0, 0)', ...readersOwn]);
    return [...main.querySelectorAll('svg :is(path, rect, circle, line, polyline, polygon, text)')].flatMap((drawn) => {
      const { fill, stroke, opacity, visibility } = getComputedStyle(drawn);
      if (opacity === '0' || visibility === 'hidden') return [];
      return [fill, stroke]
        .filter((colour) => !free.has(colour) && !colour.startsWith('url('))
        .map((colour) => `${drawn.tagName} ${drawn.getAttribute('class') ?? ''}: ${colour}`);
    });
  });
}

for (const [i, [name, address]] of drawings.entries()) {
  for (const colorScheme of ['dark', 'light'] as const) {
    for (const locale of languagesInTurn(i)) {
      test(`${name} is drawn in colours of the reader's own, ${colorScheme}, in ${locale}`, async ({ page }) => {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        await page.goto(inLanguage(locale, address));
        expect(await page.getByRole('main').locator('svg').count()).toBeGreaterThan(0);
        expect([...new Set(await coloursOfOurs(page))]).toEqual([]);
      });
    }
  }
}

for (const locale of languagesInTurn(1)) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`the curve of a rate and its figures are seen in colours of the reader's own, ${colorScheme}, in ${locale}`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.goto(inLanguage(locale, '/finance/rates/USD'));
      const chart = page.getByRole('main').getByRole('figure').locator('svg');
      await expect(chart).toBeVisible();
      for (const text of await chart.locator('text').all()) expect(await contrast(text, 'fill')).toBeGreaterThan(4.5);
      expect(await contrast(chart.locator('path, polyline').last(), 'stroke')).toBeGreaterThan(3);
    });
  }
}
