import { formatWeekday } from '#ui/dates/dates.ts';
import { barriers } from '../axe.ts';
import { awake, expect, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { logIn } from '../log-in.ts';
import { newMail, roomyDay, stepsOf, withPassport } from '../reservation-steps.ts';
import { inLanguage, likeWord, word } from '../words.ts';

for (const locale of languagesInTurn(1)) {
  test(`an account greets, shows how to begin, and then what there is, in ${locale}`, async ({ page }) => {
    test.slow();
    const main = page.getByRole('main');
    const mail = newMail();
    await logIn(page, mail);
    await page.goto(inLanguage(locale, '/account/'));
    const greetings = ['Good morning', 'Good afternoon', 'Good evening'].map((each) => word(locale, each));
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^(${greetings.join('|')})$`));
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([word(locale, 'Start with a visit')]);
    await main.getByRole('link', { name: likeWord(locale, 'Reserve your visit') }).click();
    await expect(page).toHaveURL(/\/reservation\/$/);

    const profile = { name: 'Mwila Banda', company: '', country: '', languages: [locale], locale };
    expect((await page.request.post('/api/account/profile', { data: profile })).status()).toBe(200);
    const date = await roomyDay(page, 7);
    await stepsOf(page, locale).reserve(mail, date, [withPassport()]);
    for (const width of ['phone', 'desk'] as const) {
      await setWidth(page, width);
      await page.goto(inLanguage(locale, '/account/'));
      await awake(page);
      expect(await barriers(page), width).toEqual([]);
    }
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Mwila Banda');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([word(locale, 'Your next visit')]);
    await expect(main).toContainText(formatWeekday(date, locale));
    await main.getByRole('link', { name: likeWord(locale, 'Tickets') }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
  });
}

test('an account shows the events that the browser keeps, once awake', async ({ page }) => {
  await logIn(page, newMail());
  await page.goto('/en-US/forum/');
  await awake(page);
  const star = page.getByRole('button', { name: /^Keep in my programme: / }).first();
  const title = (await star.getAttribute('aria-label'))?.replace('Keep in my programme: ', '') ?? '';
  await star.click();
  await page.goto('/en-US/account/');
  const saved = page.getByRole('region', { name: 'Events you saved in this browser' });
  await expect(saved.getByRole('link', { name: title })).toBeVisible();
});
