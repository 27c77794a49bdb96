import type { Page } from '@playwright/test';
import { barriers } from '../axe.ts';
import { expect, openAwake, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { codeFor } from '../outbox.ts';
import { newMail } from '../reservation-steps.ts';
import { inDatabase } from '../translation-steps.ts';
import { inLanguage, likeWord, word } from '../words.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of languagesInTurn(2)) {
    test(`a message is written: each field has its sentence, what was typed stays, in ${locale}`, async ({
      page,
      allowed,
    }) => {
      allowed.push(/status of 422/);
      await setWidth(page, 'phone');
      await page.goto(inLanguage(locale, '/about/messageBoard'));
      const board = page.getByRole('region', { name: likeWord(locale, 'Messages from visitors') });
      await expect(board.getByRole('article')).toHaveCount(10);
      await page
        .getByRole('link', { name: likeWord(locale, 'Write a message') })
        .first()
        .click();
      const press = () => page.getByRole('button', { name: likeWord(locale, 'Send the message') }).click();
      await press();
      const summary = page.getByRole('alert');
      await expect(summary.getByRole('link')).toHaveText([
        word(locale, 'The title is required. Please fill it in.'),
        word(locale, 'The content is required. Please fill it in.'),
        word(locale, 'Please choose whether you are an exhibitor, a buyer or a visitor.'),
        word(locale, 'The contact person is required. Please fill it in.'),
        word(locale, 'The contact information is required. Please fill it in.'),
        word(locale, 'The verification code is required. Please fill it in.'),
      ]);
      await page.getByLabel(likeWord(locale, 'Title')).fill('Où est le café ?');
      await page.getByLabel(likeWord(locale, 'Content')).fill('咖啡在哪里？\n👨‍👩‍👧‍👦');
      await page.getByRole('radio', { name: likeWord(locale, 'Buyer') }).check();
      await page.getByLabel(likeWord(locale, 'Contact person')).fill('Chanda');
      const contact = page.getByLabel(likeWord(locale, 'Contact information'));
      await contact.fill('12345');
      const code = async () =>
        page.locator('input[name=captchaCode]').fill(codeFor(await page.locator('input[name=captchaId]').inputValue()));
      await code();
      await press();
      await expect(summary.getByRole('link')).toHaveText([word(locale, 'Please enter a valid mobile number')]);
      await expect(page.getByLabel(likeWord(locale, 'Content'))).toHaveValue('咖啡在哪里？\n👨‍👩‍👧‍👦');
      await expect(page.getByRole('radio', { name: likeWord(locale, 'Buyer') })).toBeChecked();
      await contact.fill(newMail());
      await code();
      await press();
      await expect(page.getByRole('heading', { name: word(locale, 'Thank you for your comment.') })).toBeVisible();
      await page.goto(inLanguage(locale, '/about/?cursor=message'));
      await expect(board).not.toContainText('Où est le café');
    });
  }
});

for (const locale of languagesInTurn(0)) {
  test(`the form counts as the reader sees, by keyboard alone, in ${locale}`, async ({ page }) => {
    await openAwake(page, inLanguage(locale, '/about/messageBoard/write'));
    await page.getByLabel(likeWord(locale, 'Title')).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.insertText('🇨🇳🇰🇪é');
    await expect(
      page.getByText(word(locale, '{count} of {contentMost} characters', { count: 3, contentMost: 2000 })),
    ).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { name: likeWord(locale, 'Exhibitor') })).toBeChecked();
    expect(await barriers(page)).toEqual([]);
    await setWidth(page, 'phone');
    expect(await barriers(page)).toEqual([]);
  });
}

test('paging the board by keyboard, the focus goes on from the messages, and what is unfolded of the questions stays so', async ({
  page,
}) => {
  await openAwake(page, '/en-US/about/?cursor=message');
  const question = page.getByRole('main').getByRole('group').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open', '');
  const pages = page.getByRole('navigation', { name: 'Pages: messages' });
  const board = page.getByRole('region', { name: 'Messages from visitors' });
  const turn = async (link: string | RegExp, to: number) => {
    await pages.getByRole('link', { name: link }).press('Enter');
    await expect(pages.getByRole('link', { name: `Page ${to}`, exact: true })).toHaveAttribute('aria-current', 'page');
  };
  await turn('Page 2', 2);
  await expect(pages.getByRole('link', { name: 'Page 2' })).toBeFocused();
  await turn(/Previous/, 1);
  await expect(board).toBeFocused();
  await turn(/Next/, 2);
  await expect(board).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await board.evaluate((part) => part.contains(document.activeElement))).toBe(true);
  await expect(question).toHaveAttribute('open', '');
});

/** The titles that stand on a page of the board; nothing where there is no such page. */
async function titlesOn(page: Page, number: number): Promise<string[]> {
  const answer = await page.goto(`/en-US/about/?cursor=message&page=${number}`);
  if (answer?.status() === 404) return [];
  const board = page.getByRole('region', { name: 'Messages from visitors' });
  return board.getByRole('article').getByRole('heading', { level: 3 }).allInnerTexts();
}

/** The titles of what is approved, the latest first: ten stand on a page. */
function approvedTitles(): Promise<string[]> {
  return inDatabase(async (db) => {
    const rows = await db
      .selectFrom('board_message')
      .select('title')
      .where('status', '=', 'approved')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map(({ title }) => title);
  });
}

test('the pages of the board have their own addresses, each message stands on one of them, and pages that are not there say so', async ({
  page,
  allowed,
}) => {
  allowed.push(/404/);
  await openAwake(page, '/en-US/about/?cursor=message');
  await page.getByRole('navigation', { name: 'Pages: messages' }).getByRole('link', { name: /Next/ }).click();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?cursor=message&page=2$/);
  // Another test may put a message on the board in between: then all pages are read once more.
  await expect(async () => {
    const titles = await approvedTitles();
    const pages = Array.from({ length: Math.ceil(titles.length / 10) }, (_, n) => titles.slice(10 * n, 10 * n + 10));
    expect(pages.length).toBeGreaterThan(1);
    for (const [n, expected] of [...pages, []].entries()) expect(await titlesOn(page, n + 1)).toEqual(expected);
    expect(await approvedTitles()).toEqual(titles);
  }).toPass();
});
