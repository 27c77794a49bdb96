import { expect, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { inLanguage } from '../words.ts';

test('the comparison is a table that says what was not published', async ({ page }) => {
  await page.goto('/en-US/previous/');
  const table = page.getByRole('table', { name: 'Figures of the editions' });
  await expect(table.getByRole('columnheader')).toHaveText(['Figure', '2019', '2021', '2023', '2025']);
  const row = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell');
  await expect(row('Exhibitors')).toHaveText(['not published', 'nearly 900', '1,500', 'nearly 2,100']);
  await expect(row('Projects signed')).toHaveText(['84', '216editions 1 and 2 together', '120', '176']);
  await expect(row('Visits')).toHaveText(['over 100,000', 'not published', 'over 100,000', 'not published']);
});

test('an edition leads to its guests, to its news, to the others and back', async ({ page }) => {
  await page.goto('/fr-FR/previous/');
  await page.getByRole('link', { name: 'Troisième Exposition économique et commerciale Chine-Afrique' }).click();
  await expect(page).toHaveURL('/fr-FR/previous/detail/3');
  const guests = page.getByRole('region', { name: 'Pays à l’honneur' });
  await expect(guests.getByRole('listitem')).toHaveCount(8);
  await expect(page.getByRole('region', { name: 'Les actualités de l’époque' }).getByRole('article')).not.toHaveCount(
    0,
  );
  await page.getByRole('link', { name: /^Quatrième Exposition/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Quatrième Exposition/);
  await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link').last().click();
  await expect(page).toHaveURL('/fr-FR/previous/');
});

test('an edition that does not exist is not found', async ({ page, allowed }) => {
  allowed.push(/status of 404/);
  for (const id of ['0', '9', '4x', '-1']) expect((await page.goto(`/previous/detail/${id}`))?.status()).toBe(404);
});

for (const locale of languagesInTurn(2)) {
  test(`the comparison reads on a phone in ${locale}`, async ({ page }) => {
    await setWidth(page, 'narrow');
    await page.goto(inLanguage(locale, '/previous/'));
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(320);
    await expect(page.getByRole('table').getByRole('row').nth(1).getByRole('cell')).toHaveCount(4);
  });
}

test('a country shows its companies, its events and the way to its neighbours, and leaves out what it has none of', async ({
  page,
}) => {
  await page.goto('/en-US/countries/');
  await page.getByRole('main').getByRole('list').getByRole('link', { name: 'Kenya', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Exhibitors from Kenya' }).getByRole('article')).not.toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Kenya in the programme' }).getByRole('article')).not.toHaveCount(0);
  await page.goto('/en-US/countries/LY');
  await expect(page.getByRole('region', { name: /^Exhibitors from/ })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('region')).not.toHaveCount(0);
});

test('a country without relations with China is described, and invited to nothing', async ({ page }) => {
  const ways = page.getByRole('main').getByRole('link', { name: 'Propose a project' });
  await page.goto('/en-US/countries/LY');
  await expect(ways).toHaveCount(1);
  await page.goto('/en-US/countries/SZ');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eswatini');
  await expect(ways).toHaveCount(0);
});
