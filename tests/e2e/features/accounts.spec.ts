import type { Page } from '@playwright/test';
import type { Locale } from '#platform/i18n/locale.ts';
import { barriers } from '../axe.ts';
import { awake, expect, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { logIn } from '../log-in.ts';
import { codeFor, sentTo } from '../outbox.ts';
import { strayLanguage } from '../page-text.ts';
import { newMail, newPhone } from '../reservation-steps.ts';
import { inLanguage, likeWord, word } from '../words.ts';

declare global {
  interface Window {
    /** Tells a test that the page has read an answer. */
    answerTaken?(): void;
  }
}

const password = 'avocados from Murang’a';

/** Logging in and the account, by labels alone. */
function accountOf(page: Page, locale: Locale) {
  const main = page.getByRole('main');
  const field = (english: string) => main.getByLabel(likeWord(locale, english));
  const press = (english: string) => main.getByRole('button', { name: likeWord(locale, english) }).click();
  const follow = (english: string) => main.getByRole('link', { name: likeWord(locale, english) }).click();
  const section = (english: string) => main.getByRole('region', { name: likeWord(locale, english) });

  async function open(path: string): Promise<void> {
    await page.goto(inLanguage(locale, path));
  }

  /** Answers the graphic code of one of the two ways. */
  async function answerPicture(way: string): Promise<void> {
    const id = await section(way).locator('input[name=captchaId]').inputValue();
    await section(way).locator('input[name=captchaCode]').fill(codeFor(id));
  }

  async function askForCode(to: string): Promise<void> {
    await field('Mobile phone or e-mail').fill(to);
    await answerPicture('With a code');
    await press('Send me a code');
    await expect(page).toHaveURL(/\/login\/code/);
  }

  async function typeCode(to: string, button = 'Log in'): Promise<void> {
    await expect.poll(() => sentTo(to).filter(({ code }) => code).length).toBeGreaterThan(0);
    await field('Six-digit code').fill(codeFor(to));
    await press(button);
  }

  async function typePassword(account: string, typed: string): Promise<void> {
    // The second way unfolds; where something was wrong with it, it stands open.
    if (await field('Password').isHidden()) await section('With a password').getByRole('heading').click();
    await field('Account: mobile phone or e-mail').fill(account);
    await field('Password').fill(typed);
    await answerPicture('With a password');
    await section('With a password')
      .getByRole('button')
      .filter({ hasText: likeWord(locale, 'Log in') })
      .click();
  }

  async function looksRight(): Promise<void> {
    expect(await barriers(page), page.url()).toEqual([]);
    expect(await strayLanguage(page, locale), page.url()).toEqual([]);
    const { width = 0 } = page.viewportSize() ?? {};
    expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(width);
  }

  return { main, field, press, follow, section, open, askForCode, typeCode, typePassword, looksRight };
}

for (const locale of languagesInTurn(1)) {
  test(`a buyer opens an account, in ${locale}, sets a password and logs in with it: no barrier on any page`, async ({
    page,
    allowed,
  }) => {
    test.slow();
    allowed.push(/status of 422/);
    await setWidth(page, 'phone');
    const account = accountOf(page, locale);
    const mail = newMail();
    await account.open('/account/profile');
    await expect(page).toHaveURL(/\/login\/\?to=%2Faccount%2Fprofile$/);
    await awake(page);
    await account.looksRight();
    await account.askForCode(mail);
    await expect(page.getByText(likeWord(locale, 'Verification code sent!'))).toBeVisible();
    await account.typeCode(mail);
    await expect(page.getByText(likeWord(locale, 'Login successful!'))).toBeVisible();
    await account.looksRight();
    await account.field('Your name').fill('Mwila Banda');
    await account.press('Save');
    await expect(page).toHaveURL(/\/account\/profile$/);
    await account.open('/account/security');
    await account.field('New password').fill('password123');
    await account.press('Set password');
    await expect(account.field('New password')).toHaveAttribute('aria-invalid', 'true');
    await account.looksRight();
    await account.field('New password').fill(password);
    await account.press('Set password');
    await expect(account.main.getByRole('status')).toHaveText(
      likeWord(locale, 'Password set. You have been logged out on all other devices.'),
    );

    await setWidth(page, 'desk');
    for (const path of ['/account/', '/account/data', '/account/reservations', '/logout/']) {
      await account.open(path);
      await account.looksRight();
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word(locale, 'Are you sure you want to log out?'));
    await account.press('Log out');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word(locale, 'You are logged out'));
    await account.open('/login/?to=https://evil.example/');
    await account.typePassword(mail, 'not this one');
    await expect(account.field('Password')).toHaveAccessibleDescription(
      likeWord(locale, 'Login failed. The account or the password is incorrect.'),
    );
    await expect(account.field('Account: mobile phone or e-mail')).toHaveValue(mail);
    await account.looksRight();
    await account.typePassword(mail, password);
    await expect(page).toHaveURL(new RegExp(`${inLanguage(locale, '/account/')}\\?welcome$`));
    await account.open('/login/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word(locale, 'You are logged in'));
  });
}

test('without script: log in by code, add a phone, take the data along, delete the account', async ({
  browser,
  baseURL,
  watch,
  allowed,
}) => {
  test.slow();
  allowed.push(/status of 422/);
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  watch(page);
  const account = accountOf(page, 'en-US');
  const [mail, phone] = [newMail(), newPhone()];
  await account.open('/login/');
  await account.press('Send me a code');
  await expect(account.field('Mobile phone or e-mail')).toHaveAccessibleDescription(/Please enter your mobile number/);
  await account.askForCode(mail);
  await account.typeCode(mail);
  await account.follow('Skip this for now');
  await expect(page).toHaveURL(/\/en-US\/account\/$/);
  await account.open('/account/security');
  await account.follow('Add a phone number or e-mail address');
  await account.field('Mobile phone or e-mail').fill(phone);
  await account.press('Send me a code');
  await account.typeCode(phone, 'Add');
  await expect(account.main.getByRole('status')).toHaveText('Added. You can now log in with it.');
  await expect(account.section('Phone numbers and e-mail addresses').getByRole('listitem')).toHaveCount(2);

  await account.open('/account/data');
  const download = page.waitForEvent('download');
  await account.follow('Download my data');
  expect((await download).suggestedFilename()).toBe('my-data.zip');
  await account.press('Delete account');
  await expect(account.main.getByRole('alert')).toContainText(
    'Please tick the box to confirm that you want to delete the account.',
  );
  await account.field('Yes, permanently delete my account').check();
  await account.press('Delete account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account has been deleted');
  await account.open('/account/');
  await expect(page).toHaveURL(/\/login\//);
  await context.close();
});

test('the top bar says a member’s name once awake, asks once, and nobody else is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/user')) asked.push(request.url());
  });
  const account = accountOf(page, 'en-US');
  const mail = newMail();
  await setWidth(page, 'desk');
  await account.open('/news/');
  await awake(page);
  const top = page.getByRole('banner').getByRole('link', { name: /^(?:My account|Log in)/ });
  await expect(top).toHaveText('Log in');
  await expect(top).toHaveAttribute('href', '/en-US/login/?to=%2Fnews%2F');
  const before = await top.boundingBox();
  await account.open('/login/?to=/news/');
  await awake(page);
  await expect(top).toHaveText('Log in');
  expect(asked).toEqual([]);
  // By the keyboard alone.
  await awake(page);
  await account.field('Mobile phone or e-mail').focus();
  await page.keyboard.type(mail);
  await page.locator('input[name=captchaCode]').first().focus();
  await page.keyboard.type(codeFor(await page.locator('input[name=captchaId]').first().inputValue()));
  await page.keyboard.press('Enter');
  await expect(account.field('Six-digit code')).toBeVisible();
  await awake(page);
  await expect.poll(() => sentTo(mail).length).toBeGreaterThan(0);
  await account.field('Six-digit code').focus();
  await page.keyboard.type(codeFor(mail));
  await page.keyboard.press('Enter');
  await expect(account.field('Your name')).toBeVisible();
  await awake(page);
  await account.field('Your name').fill('Wanjiku Kamau-Okonkwo of Murang’a');
  await account.press('Save');
  await expect(page).toHaveURL(/\/en-US\/news\/$/);
  await expect(top).toContainText('Wanjiku');
  expect(await top.boundingBox()).toEqual(before);
  const times = asked.length;
  await page.reload();
  await awake(page);
  await expect(top).toContainText('Wanjiku');
  expect(asked).toHaveLength(times);
  const store = await page.evaluate(() => ({ ...window.expoStore }));
  expect(store.userSig).toMatch(/^[\w-]{22}\./);
  await account.open('/logout/');
  await awake(page);
  await account.press('Log out');
  await account.open('/news/');
  await awake(page);
  await expect(top).toHaveText('Log in');
  expect(await page.evaluate(() => window.expoStore?.userSig)).toBe('');
  expect(asked).toHaveLength(times);
});

test('an answer from before the profile was saved does not keep the new name from the top bar', async ({ page }) => {
  await setWidth(page, 'desk');
  await logIn(page, newMail());
  const sent = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.exposeFunction('answerTaken', () => answered.resolve());
  await page.addInitScript(() => {
    const { json } = Response.prototype;
    Response.prototype.json = async function () {
      const read = await json.call(this);
      setTimeout(() => window.answerTaken?.());
      return read;
    };
  });
  // Asked as the page wakes, answered late: after the form was sent, before its answer is there.
  await page.route(
    '**/api/auth/user',
    async (route) => {
      const response = await route.fetch();
      await sent.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.route('**/account/profile', async (route) => {
    if (route.request().method() === 'POST') {
      sent.resolve();
      await answered.promise;
    }
    await route.continue();
  });
  const account = accountOf(page, 'en-US');
  const asking = page.waitForRequest('**/api/auth/user');
  await account.open('/account/profile');
  await awake(page);
  await asking;
  await account.field('Your name').fill('Achieng Odhiambo');
  await account.press('Save');
  await expect(account.main.getByRole('status')).toHaveText('Saved.');
  await awake(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'My account: Achieng Odhiambo' })).toBeVisible();
});

/** What this tab keeps of the member for its next page; null where it keeps nothing. */
const keptMember = (page: Page) => page.evaluate(() => sessionStorage.getItem('known-member'));

test('a member is forgotten by the top bar because the site says that nobody is logged in, not because no answer came', async ({
  page,
  allowed,
}) => {
  allowed.push(/status of (?:401|503)/, /Failed to load resource/, /not reached: .*\/api\/auth\/user/);
  await setWidth(page, 'desk');
  await logIn(page, newMail());
  const account = accountOf(page, 'en-US');
  const top = page.getByRole('banner').getByRole('link', { name: /^(?:My account|Log in)/ });
  const asked = async () => {
    const ending = page.waitForEvent('requestfinished', (request) => request.url().includes('/api/auth/user'));
    const failing = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/auth/user'));
    await account.open('/news/');
    await awake(page);
    await Promise.race([ending, failing]);
  };
  await account.open('/account/');
  await awake(page);
  // What the page learns late it would write again after it was cleared, and the next one would ask for nothing.
  await expect.poll(() => keptMember(page)).toContain('"name"');
  await page.evaluate(() => sessionStorage.clear());
  for (const trouble of ['left', 'refused'] as const) {
    await page.route(
      '**/api/auth/user',
      (route) => (trouble === 'left' ? route.abort() : route.fulfill({ status: 503, json: { code: 503, msg: '' } })),
      { times: 1 },
    );
    await asked();
    await expect(top).toHaveText('My account');
  }
  await account.open('/news/');
  await awake(page);
  await expect.poll(() => keptMember(page)).toContain('"name"');
  // The control: a session that has ended.
  await page.evaluate(() => sessionStorage.clear());
  await page.context().clearCookies();
  await asked();
  await expect(top).toHaveText('Log in');
});

test('a name saved on a page still asleep stands in the top bar of the next page that is awake', async ({ page }) => {
  await setWidth(page, 'desk');
  await logIn(page, newMail());
  const account = accountOf(page, 'en-US');
  await account.open('/account/');
  await awake(page);
  await expect.poll(() => keptMember(page)).toContain('"name":""');
  await page.addInitScript(() => {
    if (location.pathname.endsWith('/profile'))
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await account.open('/account/profile');
  await account.field('Your name').fill('Achieng Odhiambo');
  await account.press('Save');
  await expect(account.main.getByRole('status')).toHaveText('Saved.');
  await expect(page.locator('html')).not.toHaveAttribute('data-awake');
  await account.open('/news/');
  await awake(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'My account: Achieng Odhiambo' })).toBeVisible();
});
