import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { Builder, By, Capabilities, error, type WebDriver, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import { portsInARow } from '#tests/support/free-ports.ts';
import { type Engine, type Hands, type Place, patience, type Role, type Wish, widths } from './hands.ts';

const [miniBrowser = ''] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
const programs = {
  'webkit2gtk-driver': existsSync('/usr/bin/WebKitWebDriver') && miniBrowser,
  xvfb: existsSync('/usr/bin/Xvfb'),
};

/** WebKitGTK of Debian (`webkit2gtk-driver`) on a screen that nobody sees (`xvfb`), by WebDriver. */
export const webkitEngine: Engine = {
  name: 'WebKitGTK',
  missing: Object.entries(programs).flatMap(([name, there]) => (there ? [] : [name])),
  start,
};

/** What may have a role: each is then asked for its name. */
const candidates: Record<Role, string> = {
  button: 'button',
  link: 'a[href]',
  textbox: 'input:not([type=hidden], [type=radio], [type=checkbox]), textarea, [role=textbox]',
};

/** A driver has one browser at a time: each has a driver and a screen of its own. */
async function start({ url, script }: Wish): Promise<Hands> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const driver = await startDriver(await displayOf(screen));
  const end = () => Promise.all([driver.process, screen].map(endProcess));
  try {
    const args = ['--automation', ...(script ? [] : ['--enable-javascript=false'])];
    const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: miniBrowser, args } };
    const browser = await new Builder().usingServer(driver.url).withCapabilities(new Capabilities(wanted)).build();
    const setWidth = async (width: number) => {
      await browser.manage().window().setRect({ x: 0, y: 0, width, height: 900 });
    };
    await setWidth(widths.desk);
    return {
      ...handsOf(browser, url),
      setCookie: (name, value) => browser.manage().addCookie({ name, value, path: '/', httpOnly: true }),
      setWidth,
      troubles: [],
      async close() {
        await browser.quit();
        await end();
      },
    };
  } catch (failure) {
    await end();
    throw failure;
  }
}

function handsOf(browser: WebDriver, url: string): Omit<Hands, 'setCookie' | 'setWidth' | 'troubles' | 'close'> {
  /** Whatever it meets on the way may go as the page changes: it is looked for anew. */
  const touch = (place: Place, act: (found: WebElement) => Promise<void>) =>
    vi.waitFor(async () => act(await find(browser, place)), { timeout: patience, interval: 100 });
  /** Reads once more what was taken off the page while it was being read. */
  const read = <Read>(look: () => Promise<Read>): Promise<Read> =>
    look().catch((failure: unknown) => {
      if (failure instanceof error.StaleElementReferenceError) return read(look);
      throw failure;
    });
  const first = async (selector: string) => (await browser.findElements(By.css(selector)))[0];
  return {
    open: (address) => browser.get(new URL(address, url).href),
    press: (place) => touch(place, (found) => found.click()),
    type: (place, text) =>
      touch(place, async (found) => {
        await found.clear();
        await found.sendKeys(text);
      }),
    keys: (text) => browser.actions().sendKeys(text).perform(),
    seen: (selector) =>
      read(async () => {
        const found = await browser.findElements(By.css(selector));
        const texts = await Promise.all(
          found.map(async (each) => ((await each.isDisplayed()) ? each.getText() : null)),
        );
        return texts.filter((text) => text !== null);
      }),
    attribute: (selector, name) => read(async () => (await first(selector))?.getAttribute(name) ?? null),
    value: (selector) => read(async () => (await browser.findElement(By.css(selector)).getProperty('value')) as string),
    async address() {
      const { pathname, search } = new URL(await browser.getCurrentUrl());
      return pathname + search;
    },
  };
}

/** @throws Error where nothing that is seen has this role and name */
async function find(browser: WebDriver, place: Place): Promise<WebElement> {
  if (typeof place === 'string') {
    const [found] = await browser.findElements(By.css(place));
    if (found) return found;
    throw new Error(`${await browser.getCurrentUrl()} has no ${place}`);
  }
  const { within, role, name } = place;
  const part = await browser.findElement(By.css(within));
  for (const found of await part.findElements(By.css(candidates[role]))) {
    if ((await found.isDisplayed()) && name.test(await nameOf(found))) return found;
  }
  throw new Error(`${await browser.getCurrentUrl()} has no ${role} ${name}`);
}

/** The driver answers with an error where readers are told nothing of an element: it has no name then. */
function nameOf(element: WebElement): Promise<string> {
  return element.getAccessibleName().catch((failure: unknown) => {
    if (failure instanceof error.WebDriverError) return '';
    throw failure;
  });
}

/** Xvfb chooses a free one and says which. */
async function displayOf(screen: ChildProcess): Promise<string> {
  const told = screen.stdio[3];
  if (!told) throw new Error('Xvfb has no way to say its display');
  const [number] = (await once(told, 'data')) as [Buffer];
  return `:${String(number).trim()}`;
}

async function startDriver(display: string): Promise<{ url: string; process: ChildProcess }> {
  const port = await portsInARow(1);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = text(driver.stderr);
  const url = `http://127.0.0.1:${port}`;
  await vi
    .waitFor(async () => (await fetch(`${url}/status`)).arrayBuffer(), { timeout: patience, interval: 50 })
    .catch(async (cause: unknown) => {
      await endProcess(driver);
      throw new Error(`WebKitWebDriver does not answer: ${await said}`, { cause });
    });
  return { url, process: driver };
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
