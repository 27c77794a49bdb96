import { barriers } from '../axe.ts';
import { awake, expect, openAwake, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { codeFor, sentTo } from '../outbox.ts';
import { newMail } from '../reservation-steps.ts';
import { inLanguage, likeWord, word } from '../words.ts';

const family = '👨‍👩‍👧‍👦';

for (const locale of languagesInTurn(1)) {
  test(`from the front to a provider, and a message to it, in ${locale}`, async ({ page, allowed }) => {
    allowed.push(/status of 422/);
    await openAwake(page, inLanguage(locale, '/finance/'));
    const types = page.getByRole('region', { name: likeWord(locale, 'Who can help') });
    await types.locator('a[href$="type=leasing"]').click();
    const rows = page.getByRole('main').getByRole('article');
    await expect(rows).toHaveCount(3);
    const name = (await rows.first().getByRole('heading').textContent()) ?? '';
    await rows.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.getByRole('link', { name: likeWord(locale, 'Write a message') }).click();

    const content = page.getByLabel(likeWord(locale, 'Message'));
    await content.fill(family.repeat(201));
    await awake(page);
    const counted = word(locale, '{count} of {messageMost} characters', { count: 201, messageMost: 200 });
    await expect(page.getByRole('status').filter({ hasText: counted })).toHaveCount(1);
    const mail = newMail();
    await page.getByLabel(likeWord(locale, 'Phone or e-mail')).fill(mail);
    const press = () => page.getByRole('button', { name: likeWord(locale, 'Send the message') }).click();
    await press();
    const summary = page.getByRole('alert');
    // The text that is too long, the name, and the code of the picture.
    await expect(summary.getByRole('link')).toHaveCount(3);
    await expect(content).toHaveValue(family.repeat(201));
    await expect(page.getByLabel(likeWord(locale, 'Phone or e-mail'))).toHaveValue(mail);
    await setWidth(page, 'phone');
    expect(await barriers(page)).toEqual([]);

    await content.fill(family.repeat(200));
    await page.getByLabel(likeWord(locale, 'Your name')).fill('Chanda Mwansa');
    const captchaId = await page.locator('input[name=captchaId]').inputValue();
    await page.locator('input[name=captchaCode]').fill(codeFor(captchaId));
    await press();
    await expect(page.getByRole('heading', { name: word(locale, 'Your message has been sent.') })).toBeVisible();
    await expect
      .poll(() => sentTo('overseas@zhuzhou-leasing.example').filter(({ text }) => text?.includes(mail)).length)
      .toBe(1);
    expect(await barriers(page)).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an amount is converted, a wrong one is said at its field, and the chart is a table too', async ({
    page,
    allowed,
  }) => {
    allowed.push(/status of 404/);
    await setWidth(page, 'phone');
    await page.goto('/fr-FR/finance/rates');
    await expect(page.getByText('exemples inventés')).toBeVisible();
    await page.getByLabel('Montant').fill('1 234,5');
    await page.getByLabel('De', { exact: true }).selectOption('XOF');
    await page.getByRole('button', { name: 'Convertir' }).click();
    await expect(page.getByRole('region', { name: 'Convertir' })).toContainText(
      /1.234.XOF[\s\S]*CNY[\s\S]*100 XOF = 1,2/,
    );
    await page.getByLabel('Montant').fill('dix');
    await page.getByRole('button', { name: 'Convertir' }).click();
    await expect(page.getByLabel('Montant')).toHaveAccessibleDescription(/en chiffres/);
    await expect(page.getByLabel('Montant')).toHaveValue('dix');
    await page.getByRole('link', { name: /^KES/ }).click();
    await expect(page.getByRole('img', { name: /KES.*yuans pour 100 unités/ })).toBeVisible();
    await page.getByText('Voir en tableau').click();
    await expect(page.getByRole('row')).toHaveCount(92);
    for (const address of ['rates?from=LYD', 'rates/CNY', 'providers?type=shop', 'provider/0', 'message/999']) {
      expect((await page.goto(`/finance/${address}`))?.status(), address).toBe(404);
    }
  });
});
