import type { Page } from '@playwright/test';
import type { Locale } from '#platform/i18n/locale.ts';
import { barriers } from '../axe.ts';
import { awake, expect, openAwake, setWidth, test } from '../fixtures.ts';
import { handInProject, workAsModerator, writeMessage } from '../inbox-steps.ts';
import { languagesInTurn, testedLanguages } from '../languages.ts';
import { sentTo } from '../outbox.ts';
import { strayLanguage } from '../page-text.ts';
import { inLanguage, likeWord, word } from '../words.ts';

const answers = { 'zh-CN': '请到W3馆。', 'en-US': 'Please come to hall W3.', 'fr-FR': 'Venez au hall W3.' };

/** For everybody, on a desk and on a phone. */
async function looksRight(page: Page, locale: Locale): Promise<void> {
  for (const width of ['phone', 'desk'] as const) {
    await setWidth(page, width);
    expect(await barriers(page), `${page.url()}, ${width}`).toEqual([]);
    const { width: most = 0 } = page.viewportSize() ?? {};
    expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(most);
  }
  expect(await strayLanguage(page, locale), page.url()).toEqual([]);
}

for (const locale of languagesInTurn(1)) {
  test(`a moderator puts a message on the board with an answer in three languages, in ${locale}`, async ({
    page,
    baseURL,
  }) => {
    const { id, title } = await writeMessage(page, 'fr-FR');
    await workAsModerator(page, baseURL);
    await openAwake(page, inLanguage(locale, '/console/inbox/?queue=messages'));
    await looksRight(page, locale);
    await page
      .getByRole('navigation', { name: likeWord(locale, 'Waiting, longest first') })
      .getByRole('link', { name: title })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await looksRight(page, locale);
    for (const each of testedLanguages) await page.locator(`#answer-${each}`).fill(answers[each]);
    await page.getByRole('button', { name: likeWord(locale, 'Approve') }).click();
    await expect(page.getByRole('status').filter({ hasText: word(locale, 'Approved.') })).toBeVisible();
    for (const each of testedLanguages) {
      await page.goto(inLanguage(each, '/about/?cursor=message'));
      const shown = page.getByRole('article').filter({ hasText: title });
      await expect(shown).toContainText(answers[each]);
    }
    await page.goto(inLanguage(locale, `/console/inbox/messages/${id}`));
    await expect(page.locator('#answer-fr-FR')).toHaveValue(answers['fr-FR']);
    await looksRight(page, locale);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of languagesInTurn(2)) {
    test(`a project goes back with a reason that its owner gets, in ${locale}`, async ({ page, allowed, baseURL }) => {
      allowed.push(/status of 422/);
      const { id, mail, name } = await handInProject(page);
      await workAsModerator(page, baseURL);
      await setWidth(page, 'phone');
      await page.goto(inLanguage(locale, `/console/inbox/projects/${id}`));
      const changes = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
      await expect(changes.locator('ins').filter({ hasText: name })).toHaveCount(3);
      const send = () => page.getByRole('button', { name: likeWord(locale, 'Send back') }).click();
      await send();
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([
        word(locale, 'Please say why you are sending it back: the owner will read it.'),
      ]);
      await page.getByLabel(likeWord(locale, 'Reason')).fill('Please say where.');
      await send();
      await expect(page.getByText(word(locale, 'Sent back.'))).toBeVisible();
      await expect.poll(() => sentTo(mail).at(-1)?.text).toContain('Please say where.');
      await page.goto(inLanguage(locale, `/console/inbox/projects/${id}`));
      await expect(page.getByText('Please say where.')).toBeVisible();
    });
  }
});

for (const locale of languagesInTurn(0)) {
  test(`a project is read on a desk and on a phone, in ${locale}`, async ({ page, baseURL }) => {
    const { id } = await handInProject(page);
    await workAsModerator(page, baseURL);
    await openAwake(page, inLanguage(locale, `/console/inbox/projects/${id}`));
    await looksRight(page, locale);
  });
}

test('of two moderators the second is told what the first decided, and keeps what they typed', async ({
  page,
  browser,
  watch,
  allowed,
  baseURL,
}) => {
  allowed.push(/status of 409/);
  const { id } = await writeMessage(page, 'en-US');
  const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  watch(other);
  const name = await workAsModerator(page, baseURL);
  await workAsModerator(other, baseURL);
  const address = `/en-US/console/inbox/messages/${id}`;
  await openAwake(other, address);
  await openAwake(page, address);
  await page.keyboard.press('a');
  await expect(page.getByText('Approved.')).toBeVisible();
  await other.getByLabel('Reason', { exact: true }).fill('Advertising');
  await other.getByRole('button', { name: 'Reject' }).click();
  await expect(other.getByRole('alert')).toContainText('This has changed since you read it');
  await expect(other.getByRole('article').first()).toContainText(name);
  await expect(other.getByLabel('Reason', { exact: true })).toHaveValue('Advertising');
  await other.context().close();
});

test('the inbox is gone through by keys, and whoever wrote a message is shown for a reason', async ({
  page,
  baseURL,
}) => {
  const { id } = await writeMessage(page, 'en-US');
  await writeMessage(page, 'en-US');
  await workAsModerator(page, baseURL);
  await openAwake(page, '/en-US/console/inbox/?queue=messages');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/console\/inbox\/messages\/\d+$/);
  // The address changes before the page does, and with it what keys do.
  await expect(page.getByRole('link', { name: 'Next item' })).toBeVisible();
  const first = page.url();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(first);
  await openAwake(page, `/en-US/console/inbox/messages/${id}`);
  await page.getByLabel('Reason for viewing').fill('To call back');
  await page.getByRole('button', { name: 'Show in full' }).click();
  await awake(page);
  await expect(page.getByText('Chanda', { exact: true })).toBeVisible();
});

test('what waits is handed on by key, its new holder finds it on their page, and looks right with a face beside it', async ({
  page,
  browser,
  baseURL,
}) => {
  const [locale = 'en-US'] = languagesInTurn(1);
  const { id, title } = await writeMessage(page, 'en-US');
  await workAsModerator(page, baseURL);
  const theirs = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await theirs.newPage();
  const name = await workAsModerator(other, baseURL);
  await openAwake(page, inLanguage(locale, `/console/inbox/messages/${id}`));
  await page.keyboard.press('h');
  const to = page.getByRole('combobox', { name: word(locale, 'Hand to') });
  await expect(to).toBeFocused();
  await to.selectOption(name);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: word(locale, 'Handed on.') })).toBeVisible();
  await looksRight(page, locale);
  await openAwake(other, inLanguage(locale, '/console/'));
  await expect(other.getByRole('main').getByRole('listitem').filter({ hasText: title })).toBeVisible();
  await looksRight(other, locale);
  await openAwake(other, inLanguage(locale, '/console/inbox/'));
  await other.keyboard.press('w');
  await expect(other).toHaveURL(/whose=mine/);
  await expect(
    other.getByRole('navigation', { name: word(locale, 'Waiting, longest first') }).getByRole('link'),
  ).toHaveCount(1);
  await looksRight(other, locale);
  await theirs.close();
});

test.describe('handed on without script', () => {
  test.use({ javaScriptEnabled: false });

  test('somebody takes what waits, and gives it back', async ({ page, baseURL }) => {
    const [locale = 'en-US'] = languagesInTurn(2);
    const { id, title } = await writeMessage(page, 'en-US');
    const name = await workAsModerator(page, baseURL);
    await page.goto(inLanguage(locale, `/console/inbox/messages/${id}`));
    const to = page.getByRole('combobox', { name: likeWord(locale, 'Hand to') });
    const hand = page.getByRole('button', { name: likeWord(locale, 'Hand on') });
    await to.selectOption(name);
    await hand.click();
    await expect(page.getByText(word(locale, 'With {name}', { name }))).toBeVisible();
    await page.goto(inLanguage(locale, '/console/inbox/?whose=mine'));
    await page.getByRole('link', { name: title }).first().click();
    await to.selectOption('');
    await hand.click();
    await expect(page.getByText(word(locale, 'Nobody has it now.'))).toBeVisible();
  });
});
