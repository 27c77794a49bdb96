import type { Browser, Page } from '@playwright/test';
import type { Locale } from '#platform/i18n/locale.ts';
import { expect, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { logIn } from '../log-in.ts';
import { codeFor, sentTo } from '../outbox.ts';
import { strayLanguage } from '../page-text.ts';
import { newMail } from '../reservation-steps.ts';
import { inLanguage, likeWord } from '../words.ts';

test.use({ javaScriptEnabled: false, actionTimeout: 10_000 });

/** A member's form: where it stands, what is typed into its fields (by name), and whether a file is chosen. */
interface MembersForm {
  path: string;
  typed: Record<string, string>;
  /** Field of a file. */
  file?: string;
}

const longText = 'Murang’a — 500 t & “24 V” <b>\n\n12 × 3';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function send(page: Page, path: string, body: object): Promise<{ id: string | number }> {
  const answer = await page.request.post(path, { data: body });
  expect(answer.status(), path).toBe(200);
  return ((await answer.json()) as { data: { id: string | number } }).data;
}

/** Publishes a project of whoever is logged in. */
async function publish(page: Page): Promise<number> {
  const name = `24 V ${Date.now()}`;
  const text = { name, owner: 'Ekuphileni', contactPerson: 'Thandi', introduction: name, cooperationRequirement: name };
  const plain = { category: 'trade', region: 'SZ', industry: 3, amount: '12.5', phone: '+26824040000' };
  const texts = { 'zh-CN': text, 'en-US': text, 'fr-FR': text };
  const { id } = await send(page, '/api/project', { ...plain, contact: 'office@ekuphileni.example', texts });
  return Number(id);
}

/** Every form of members into which something is typed. @param other somebody who has projects to ask about */
async function membersForms(page: Page, other: Page, locale: Locale): Promise<Record<string, MembersForm>> {
  const own = await publish(page);
  const [asked, untouched] = [await publish(other), await publish(other)];
  const talk = await send(page, '/api/project/negotiate', { projectId: asked, content: 'Hello' });
  await send(other, '/api/talk/message', { id: talk.id, content: 'Welcome' });
  const text = (field: string) => `texts.${locale}.${field}`;
  const project = {
    category: 'investment',
    region: 'KE',
    [text('name')]: 'Murang’a Press',
    [text('introduction')]: longText,
  };
  return {
    'a new project': { path: '/negotiation/publish', typed: { ...project, phone: '+254 700', amount: '12' } },
    'a project that is changed': { path: `/negotiation/edit/${own}`, typed: { ...project, contact: 'not a mail' } },
    'a file of a project': { path: `/negotiation/files/${own}`, typed: {}, file: 'file' },
    'the first message of a talk': {
      path: `/negotiation/talk/start?project=${untouched}`,
      typed: { content: longText },
    },
    'a reply, with a file': { path: `/negotiation/talk/${talk.id}`, typed: { content: longText }, file: 'files' },
    'a time to meet': {
      path: `/negotiation/talk/${talk.id}/meeting`,
      typed: { date: inDays(3), time: '09:30', timeZone: 'Africa/Nairobi', minutes: '90' },
    },
    'a report of abuse': { path: `/negotiation/talk/${talk.id}/report`, typed: { content: longText } },
    'a profile': { path: '/account/profile', typed: { name: 'Mwila Banda', company: 'Kamau & Söhne', country: 'ZM' } },
    'one more phone or mail': { path: '/account/security/add', typed: { contact: newMail() } },
  };
}

const field = (page: Page, name: string) =>
  page.getByRole('main').locator(`[name="${name}"]:not([type=hidden])`).first();

async function fillIn(page: Page, { typed, file }: MembersForm): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    const control = field(page, name);
    if ((await control.evaluate((each) => each.tagName)) === 'SELECT') await control.selectOption(value);
    else await control.fill(value);
  }
  if (file) {
    await field(page, file).setInputFiles('public/favicon.svg');
  }
}

/** Presses the first button of the form in which something was typed. */
async function press(page: Page, { typed, file }: MembersForm): Promise<void> {
  const name = Object.keys(typed)[0] ?? file;
  const form = page.locator('form').filter({ has: page.locator(`[name="${name}"]:not([type=hidden])`) });
  // A field for files counts as a button too.
  await form.locator('button[type=submit]').first().click();
}

/** Ends all sessions of a member from elsewhere: the browser still sends its cookie. */
async function endSessions(page: Page): Promise<void> {
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { Cookie: cookies, 'Content-Type': 'application/json' };
  const { origin } = new URL(page.url());
  const ended = await fetch(`${origin}/api/account/sessions/endAll`, { method: 'POST', headers, body: '{}' });
  expect(ended.status).toBe(200);
}

/** Logs in by code on the pages of the login, from the one that is open. */
async function logInHere(page: Page, locale: Locale, account: string): Promise<void> {
  const main = page.getByRole('main');
  const before = sentTo(account).length;
  const byCode = main.getByRole('region', { name: likeWord(locale, 'With a code') });
  await byCode.getByLabel(likeWord(locale, 'Mobile phone or e-mail')).fill(account);
  const captcha = await byCode.locator('input[name=captchaId]').inputValue();
  await byCode.locator('input[name=captchaCode]').fill(codeFor(captcha));
  await byCode.getByRole('button', { name: likeWord(locale, 'Send me a code') }).click();
  await expect(page).toHaveURL(/\/login\/code/);
  await expect.poll(() => sentTo(account).length).toBeGreaterThan(before);
  await main.getByLabel(likeWord(locale, 'Six-digit code')).fill(codeFor(account));
  await main.getByRole('button', { name: likeWord(locale, 'Log in') }).click();
}

async function somebody(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })).newPage();
  await logIn(page, newMail());
  return page;
}

for (const locale of languagesInTurn(2)) {
  test(`every form of members whose session has ended comes back after the login as it was typed, in ${locale}`, {
    tag: '@prove',
  }, async ({ page, browser, baseURL }) => {
    test.setTimeout(240_000);
    await setWidth(page, 'phone');
    const mail = newMail();
    await logIn(page, mail);
    const forms = await membersForms(page, await somebody(browser, baseURL), locale);
    for (const [name, form] of Object.entries(forms)) {
      await test.step(name, async () => {
        await page.goto(inLanguage(locale, form.path));
        await fillIn(page, form);
        await endSessions(page);
        await press(page, form);
        await expect(page).toHaveURL(/\/login\/\?to=/);
        const main = page.getByRole('main');
        await expect(main.getByRole('status')).toContainText(
          likePart(locale, 'You have been logged out. Nothing has been sent yet.'),
        );
        if (form.file)
          await expect(main.getByRole('status')).toContainText(
            likePart(locale, 'Your files could not be kept. Please choose them again afterwards.'),
          );
        await logInHere(page, locale, mail);
        await expect(page).toHaveURL(/[?&]kept/);
        const note = main.getByRole('status').filter({
          hasText: likePart(locale, 'You were logged out before this was sent. Nothing has reached us yet.'),
        });
        await expect(note).toBeVisible();
        if (form.file)
          await expect(note).toContainText(likePart(locale, 'Your files could not be kept. Please choose them again.'));
        for (const [fieldName, value] of Object.entries(form.typed)) {
          await expect(field(page, fieldName), fieldName).toHaveValue(value);
        }
        expect(await strayLanguage(page, locale), page.url()).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      });
    }
  });

  test(`what was typed goes out once after the login, is shown to nobody else, and not again, in ${locale}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const other = await somebody(browser, baseURL);
    const projectId = await publish(other);
    const [mail, stranger] = [newMail(), newMail()];
    await logIn(page, mail);
    const form = { path: `/negotiation/talk/start?project=${projectId}`, typed: { content: longText } };
    const kept = inLanguage(locale, `${form.path}&kept`);
    await page.goto(inLanguage(locale, form.path));
    await fillIn(page, form);
    await endSessions(page);
    await press(page, form);
    // Somebody else takes the device, knows the address, and finds an empty form.
    await logIn(page, stranger);
    await page.goto(kept);
    await expect(field(page, 'content')).toHaveValue('');
    await logIn(page, mail);
    await page.goto(kept);
    await expect(field(page, 'content')).toHaveValue(longText);
    await press(page, form);
    await expect(page).toHaveURL(/\/negotiation\/talk\/[\w-]{22}$/);
    await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(1);
    await page.goto(inLanguage(locale, `/negotiation/talk/start?project=${await publish(other)}&kept`));
    await expect(field(page, 'content')).toHaveValue('');
  });

  test(`a message that anybody may send keeps what a member typed whose session has ended, in ${locale}`, async ({
    page,
    allowed,
  }) => {
    allowed.push(/status of 422/);
    const mail = newMail();
    const providers = await page.request.get('/api/finance/provider/list?pageSize=1');
    const [provider] = ((await providers.json()) as { rows: { id: number }[] }).rows;
    for (const path of [`/finance/message/${provider?.id}`, '/about/messageBoard/write']) {
      const isBoard = path.startsWith('/about/');
      await logIn(page, mail);
      await page.goto(inLanguage(locale, path));
      const form = { path, typed: { content: 'Où est le café ?', contactPerson: 'Mwila', contactInformation: mail } };
      await fillIn(page, form);
      if (isBoard) {
        await field(page, 'title').fill('24 V');
        await page.getByRole('radio').last().check();
      }
      await endSessions(page);
      await press(page, form);
      if (isBoard) await expect(page.getByRole('radio').last()).toBeChecked();
      for (const [name, value] of Object.entries(form.typed)) await expect(field(page, name)).toHaveValue(value);
      const captcha = await page.getByRole('main').locator('input[name=captchaId]').first().inputValue();
      await field(page, 'captchaCode').fill(codeFor(captcha));
      await page.getByRole('button', { name: likeWord(locale, 'Send the message') }).click();
      await expect(page).toHaveURL(/sent=1/);
    }
  });
}

/** A sentence somewhere in a text, as the language writes it. */
function likePart(locale: Locale, english: string): RegExp {
  return new RegExp(likeWord(locale, english).source.replace(/^\^|\$$/g, ''));
}
