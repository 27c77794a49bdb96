import { barriers } from '../axe.ts';
import { expect, openAwake, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { inLanguage, likeWord, word } from '../words.ts';

for (const locale of languagesInTurn(0)) {
  test(`from the front of the library to a project in ${locale}`, async ({ page }) => {
    await openAwake(page, inLanguage(locale, '/negotiation/'));
    const doors = page.getByRole('region', { name: likeWord(locale, 'By category') });
    await doors.getByRole('link', { name: word(locale, 'Investment') }).click();
    await expect(page).toHaveURL(inLanguage(locale, '/negotiation/list?category=investment'));
    const rows = page.getByRole('main').getByRole('article');
    await expect(rows).toHaveCount(20);
    const name = (await rows.first().getByRole('heading').textContent()) ?? '';
    await rows.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.locator('[aria-current=step]')).toHaveCount(1);
    const amounts = { 'zh-CN': /美元/, 'en-US': /US\$/, 'fr-FR': /dollars US/ };
    await expect(page.getByRole('complementary')).toContainText(amounts[locale]);
    expect(await barriers(page)).toEqual([]);
  });

  test(`a region on the map and a keyword in ${locale}`, async ({ page }) => {
    await openAwake(page, inLanguage(locale, '/negotiation/'));
    const map = page.getByRole('region', { name: likeWord(locale, 'By country') });
    await map.getByRole('group').locator('a[href$="region=KE"]').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/region=KE/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
    const words = { 'zh-CN': '紫茶', 'en-US': 'purple tea', 'fr-FR': 'thé pourpre' };
    await page.getByRole('searchbox', { name: likeWord(locale, 'Project') }).fill(words[locale]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL(/name=.*region=KE/);
    await page.reload();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  });
}

test('filters say how many each choice leaves, and can be taken away one by one', async ({ page }) => {
  await openAwake(page, '/en-US/negotiation/list?category=trade&status=published');
  const status = page.getByRole('combobox', { name: 'Status' });
  const shown = await status.locator('option', { hasText: /^Open to partners/ }).textContent();
  const [, count] = /\((\d+)\)$/.exec(shown ?? '') ?? [];
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(`${count} projects`);
  await page.getByRole('link', { name: 'Remove the filter Trade' }).click();
  await expect(page).toHaveURL('/en-US/negotiation/list?status=published');
});

test('sorted by amount', async ({ page }) => {
  await openAwake(page, '/en-US/negotiation/list');
  await page.getByRole('link', { name: 'Largest amount first' }).click();
  await expect(page).toHaveURL(/sort=largest/);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('US$ 125 million');
});

test('nothing found leads on', async ({ page }) => {
  await openAwake(page, '/en-US/negotiation/list?name=zeppelin');
  await expect(page.getByText('No projects match these filters.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All projects' }).click();
  await expect(page).toHaveURL('/en-US/negotiation/list');
});

test('contacts are masked on the page, and the desk is told the number', async ({ page }) => {
  await openAwake(page, '/en-US/negotiation/detail/1');
  const facts = page.getByRole('complementary');
  await expect(facts).toContainText('•••');
  expect(await page.content()).not.toMatch(/820\d{3}|@urusenda-hills/);
  await expect(facts.locator('a[href^="mailto:"]')).toHaveAttribute('href', /subject=Project/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters work, and a page that does not exist says so', async ({ page, allowed }) => {
    allowed.push(/404/);
    await page.goto('/fr-FR/negotiation/list');
    await page.getByRole('combobox', { name: 'Catégorie' }).selectOption('engineering');
    await page.getByRole('search').last().getByRole('button').click();
    await expect(page).toHaveURL(/category=engineering/);
    for (const address of ['list?category=gift', 'list?region=FR', 'list?page=99', 'detail/999999', 'detail/x']) {
      expect((await page.goto(`/negotiation/${address}`))?.status(), address).toBe(404);
    }
  });
});

for (const width of ['narrow', 'phone'] as const) {
  test(`nothing scrolls sideways: ${width}`, async ({ page }) => {
    await setWidth(page, width);
    for (const address of ['/fr-FR/negotiation/', '/fr-FR/negotiation/list', '/fr-FR/negotiation/detail/1']) {
      await page.goto(address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), address).toBeLessThanOrEqual(
        0,
      );
    }
  });
}
