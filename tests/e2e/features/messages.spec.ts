import { barriers } from '../axe.ts';
import { expect, openAwake, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { codeFor } from '../outbox.ts';
import { newMail } from '../reservation-steps.ts';
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

test('the second page of the board has its own address, and pages that are not there say so', async ({
  page,
  allowed,
}) => {
  allowed.push(/404/);
  await openAwake(page, '/en-US/about/?cursor=message');
  await page.getByRole('navigation', { name: 'Pages: messages' }).getByRole('link', { name: /Next/ }).click();
  // Other tests put messages on the board as well.
  const found = page.getByRole('region', { name: 'Messages from visitors' }).getByRole('article');
  await expect(found.nth(1)).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?cursor=message&page=2$/);
  expect((await page.goto('/about/?cursor=message&page=3'))?.status()).toBe(404);
});
