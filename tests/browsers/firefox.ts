import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { firefox, type Locator, type Page } from '@playwright/test';
import { type Engine, type Hands, type Place, patience, type Wish, widths } from './hands.ts';

/** Firefox of Debian (`firefox-esr`), by Playwright. */
export const firefoxEngine: Engine = {
  name: 'Firefox',
  missing: existsSync('/usr/bin/firefox-esr') ? [] : ['firefox-esr'],
  start,
};

/** What Firefox says of a font, and of a picture by way of the service worker, of a page that was left before it came. */
const givenUp =
  /download failed \(font-family: .* status=2152398850 |^Failed to load ‘.*\.(?:avif|webp|jpg|png)’\. A ServiceWorker intercepted the request/;

async function start({ url, script }: Wish): Promise<Hands> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: join(import.meta.dirname, 'firefox-esr.ts'),
    // A context cannot switch script off in this Firefox; a profile can.
    firefoxUserPrefs: { 'javascript.enabled': script, 'app.normandy.enabled': false },
    timeout: 90_000,
  });
  const context = await browser.newContext({ baseURL: url, viewport: { width: widths.desk, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const troubles: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!givenUp.test(message)) troubles.push(message);
  });
  return {
    ...handsOf(page, script),
    setCookie: (name, value) => context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]),
    setWidth: (width) => page.setViewportSize({ width, height: 900 }),
    troubles,
    close: () => browser.close(),
  };
}

function handsOf(page: Page, script: boolean): Omit<Hands, 'setCookie' | 'setWidth' | 'troubles' | 'close'> {
  const at = (place: Place): Locator =>
    typeof place === 'string'
      ? page.locator(place).first()
      : page.locator(place.within).getByRole(place.role, { name: place.name }).first();
  // Whether a place stands still is asked of the page's frames: without script none is ever called.
  const press = (place: Place) => at(place).click({ force: !script });
  return {
    async open(address) {
      await page.goto(address, { timeout: 60_000 });
    },
    press,
    async type(place, text) {
      await press(place);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
    keys: (text) => page.keyboard.type(text),
    seen: (selector) => page.locator(selector).filter({ visible: true }).allInnerTexts(),
    async attribute(selector, name) {
      const found = page.locator(selector);
      return (await found.count()) > 0 ? found.first().getAttribute(name) : null;
    },
    value: (selector) => page.locator(selector).first().inputValue(),
    async address() {
      const { pathname, search } = new URL(page.url());
      return pathname + search;
    },
  };
}
