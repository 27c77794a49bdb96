import type { Page } from '@playwright/test';
import { csvOf } from '#platform/csv.ts';
import { barriers } from '../axe.ts';
import { awake, expect, setWidth, test } from '../fixtures.ts';
import { languagesInTurn, type TestedLanguage, testedLanguages } from '../languages.ts';
import { logInStaff } from '../translation-steps.ts';
import { inLanguage, likeWord, word } from '../words.ts';

let run = 0;
/** An external id that no other test has. */
const own = () => {
  run += 1;
  return `sheet-${Date.now().toString(36)}-${run}`;
};

/** An editor whom no other test has: of one person one sheet waits. */
const editor = (page: Page, baseURL = '') =>
  logInStaff(page, baseURL, { name: `Njeri ${own().replace('sheet-', '')}`, roles: ['editor'] });

/** Buyers as a sheet, one for each external id. */
function buyers(ids: readonly string[], others: Record<string, string> = {}): string {
  const row = (external_id: string) => ({
    ...{
      external_id,
      Key: external_id,
      Pays: 'Kenya',
      Industry: '3',
      Telephone: '+254700100101',
      'E-mail': 'a@b.example',
    },
    ...{ 'name.en-US': `Buyer ${external_id}`, 'contact.en-US': 'Purchasing', 'address.en-US': '1 Road' },
    ...{ 'profile.en-US': 'We buy tea.', 'purchaseNeeds.en-US': 'Tea' },
    ...others,
  });
  return csvOf([Object.keys(row('')), ...ids.map((id) => Object.values(row(id)))]);
}

/** Hands in a sheet, from the list of its kind on. */
async function handIn(page: Page, language: TestedLanguage, csv: string, name = 'buyers.csv'): Promise<void> {
  await page.goto(inLanguage(language, '/console/content/buyer/'));
  await page.getByRole('link', { name: likeWord(language, 'Import items') }).click();
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel(word(language, 'CSV file or Excel workbook (.xlsx)')).setInputFiles(file);
  await page.getByRole('button', { name: likeWord(language, 'Check the file') }).click();
}

for (const language of languagesInTurn(1)) {
  test(`a sheet is looked through, mended, taken and taken back, in ${language}`, async ({ page, baseURL }) => {
    const say = (english: string, values?: Record<string, string | number>) => likeWord(language, english, values);
    const [one, other] = [own(), own()];
    await editor(page, baseURL);
    await handIn(page, language, buyers([one, other], { Telephone: '2.547E+11', Pays: 'Wakanda' }));
    await expect(
      page.getByRole('heading', { name: say('Errors: {faults}, in rows: {faultyRows}', { faults: 4, faultyRows: 2 }) }),
    ).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Wakanda' })).toHaveCount(2);
    await expect(page.getByRole('button', { name: say('Import as drafts') })).toHaveCount(0);
    await awake(page);
    expect(await barriers(page)).toEqual([]);

    await handIn(page, language, buyers([one, other]));
    await expect(page.getByRole('heading', { name: say('No errors') })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: say('Import and publish') }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      word(language, 'Imported and published: {0}', { 0: '' }),
    );
    await expect(page.getByRole('link', { name: `Buyer ${one}` })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    const taken = page.url();

    await handIn(page, language, buyers([one, other]));
    await expect(page.getByRole('heading', { name: say('Nothing new') })).toBeVisible();
    await page.getByRole('button', { name: say('Discard the file') }).click();

    await page.goto(taken);
    await page.getByRole('button', { name: say('Undo this import') }).click();
    await expect(page.getByRole('button', { name: say('Undo this import') })).toHaveCount(0);
    await page.goto(inLanguage(language, '/console/import/'));
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: word(language, 'Undone') })
        .first(),
    ).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a file that is none is refused at its field; what stands in the way of taking back is named', async ({
    page,
    allowed,
    baseURL,
  }) => {
    allowed.push(/status of 422/, /status of 409/);
    const language = 'en-US';
    await editor(page, baseURL);
    await page.goto(inLanguage(language, '/console/import/'));
    await page.getByRole('main').getByRole('link', { name: 'Buyers', exact: true }).click();
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByText('Choose a file.', { exact: true })).toBeVisible();
    const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 nothing') };
    await page.getByLabel('CSV file or Excel workbook (.xlsx)').setInputFiles(file);
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByText('The file is not a spreadsheet.', { exact: false })).toBeVisible();

    const id = own();
    await handIn(page, language, buyers([id]));
    await page.getByRole('button', { name: 'Import as drafts' }).click();
    await expect(page.getByText('Imported as drafts', { exact: false })).toBeVisible();
    const taken = page.url();
    await page.getByRole('link', { name: `Buyer ${id}` }).click();
    await page.getByRole('main').getByLabel('Address', { exact: true }).first().fill('2 Road');
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(page).toHaveURL(/done=save/);
    await page.goto(taken);
    await page.getByRole('button', { name: 'Undo this import' }).click();
    await expect(page.getByRole('alert')).toContainText('Edited since');
    await expect(page.getByRole('alert').getByRole('link', { name: `Buyer ${id}` })).toBeVisible();
  });
});

test('whoever imports on the page of a file that another has replaced is told so', async ({ page, baseURL }) => {
  await editor(page, baseURL);
  await handIn(page, 'en-US', buyers([own()]));
  await expect(page.getByRole('heading', { name: 'No errors' })).toBeVisible();
  const other = await page.context().newPage();
  await handIn(other, 'en-US', buyers([own()]));
  await expect(other.getByRole('heading', { name: 'No errors' })).toBeVisible();
  await page.getByRole('button', { name: 'Import as drafts' }).click();
  await expect(page.getByRole('alert')).toContainText('This import is no longer waiting');
  await other.getByRole('button', { name: 'Import as drafts' }).click();
  await expect(other.getByText('Imported as drafts', { exact: false })).toBeVisible();
});

test('templates and exports come as files, and an export that comes back changes nothing', async ({
  page,
  baseURL,
}) => {
  await editor(page, baseURL);
  for (const format of ['xlsx', 'csv']) {
    const template = await page.request.get(`/en-US/console/import/template/?kind=hotel&format=${format}`);
    expect([template.status(), template.headers()['content-disposition']]).toEqual([
      200,
      `attachment; filename="hotel-template.${format}"`,
    ]);
  }
  const exported = await page.request.get('/en-US/console/content/hotel/export/?format=xlsx');
  expect(exported.status()).toBe(200);
  await page.goto('/en-US/console/import/?kind=hotel');
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const file = { name: 'hotels.xlsx', mimeType, buffer: await exported.body() };
  await page.getByLabel('CSV file or Excel workbook (.xlsx)').setInputFiles(file);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing new' })).toBeVisible();
});

test('the pages hold on a phone, in every language of the interface', { tag: '@prove' }, async ({ page, baseURL }) => {
  await editor(page, baseURL);
  await handIn(page, 'en-US', buyers([own()], { Pays: 'Wakanda' }));
  const { pathname } = new URL(page.url());
  const one = pathname.replace('/en-US', '');
  await setWidth(page, 'phone');
  for (const language of testedLanguages) {
    for (const path of ['/console/import/?kind=exhibitor', one]) {
      await page.goto(inLanguage(language, path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expect(await barriers(page)).toEqual([]);
    }
  }
});
