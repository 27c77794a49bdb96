import type { APIRequestContext } from '@playwright/test';
import { barriers } from '../axe.ts';
import { expect, openAwake, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { inLanguage } from '../words.ts';

const twins = {
  about: '',
  Introduce: '',
  Orgn: '?cursor=organisation',
  Contact: '?cursor=contact',
  messageBoard: '?cursor=message',
  download: '?cursor=download',
};

test('a part and its twins say the same, and name one address', async ({ request }) => {
  const mainOf = async (address: string) => {
    const text = await (await request.get(address)).text();
    const canonical = /<link rel="canonical" href="[^"]*?(\/about[^"]*)"/.exec(text)?.[1];
    return { canonical, main: /<main[^>]*>(.*?)<\/main>/s.exec(text)?.[1] };
  };
  for (const [twin, query] of Object.entries(twins)) {
    const own = await mainOf(`/about/${query}`);
    expect(own.canonical).toBe(`/about/${query}`);
    expect(await mainOf(`/about/${twin}`), twin).toEqual(own);
  }
  for (const address of ['/about/?cursor=nothing', '/about/detail/9999', '/about/?cursor=download&type=exe']) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
  const introduction = await request.get('/en-US/about/detail/1', { maxRedirects: 0 });
  expect([introduction.status(), introduction.headers().location]).toEqual([301, '/en-US/about/']);
  expect((await request.get('/about/contact', { maxRedirects: 0 })).headers().location).toBe('/about/Contact');
});

test('the tabs lead through the section', async ({ page }) => {
  await openAwake(page, '/en-US/about/');
  const tabs = page.getByRole('main').getByRole('navigation', { name: 'About Us' });
  for (const name of ['Organisation', 'Contact', 'Message board', 'Previous editions', 'Download centre']) {
    await tabs.getByRole('link', { name }).click();
    await expect(tabs.locator('[aria-current=page]')).toHaveText(name);
  }
});

test('the map leads to the venues, and a card is there for the driver', async ({ page }) => {
  await setWidth(page, 'phone');
  await openAwake(page, '/en-US/about/?cursor=contact');
  await page.getByRole('link', { name: /^2 Changsha International Convention/ }).press('Enter');
  await expect(page).toHaveURL(/#venue-exhibition$/);
  const card = page.getByRole('figure').filter({ hasText: '长沙国际会展中心' });
  await expect(card.locator('p')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('link', { name: 'press@expo.example' })).toHaveAttribute('href', /^mailto:/);
  expect(await barriers(page)).toEqual([]);
});

for (const locale of languagesInTurn(0)) {
  test(`questions open by keyboard and by their address, in ${locale}`, async ({ page }) => {
    await openAwake(page, inLanguage(locale, '/about/?cursor=message'));
    const questions = page.getByRole('main').locator('details');
    expect(await questions.count()).toBeGreaterThanOrEqual(18);
    await questions.first().locator('summary').press('Enter');
    await expect(questions.first()).toHaveAttribute('open');
    expect(await barriers(page)).toEqual([]);
    await page.goto(`${inLanguage(locale, '/about/')}?cursor=message&x=1#answer-15`);
    await expect(page.locator('#answer-15')).toBeVisible();
    await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
  });
}

interface File {
  id: number;
  type: string;
  size: number | null;
  downloads: number;
  url: string;
}

/** The files as they stand now: each size of page is an answer of its own, which nobody asked for before. */
async function filesNow(request: APIRequestContext, pageSize: number): Promise<File[]> {
  const answer = await request.get(`/api/download/list?pageSize=${pageSize}`);
  const { rows } = (await answer.json()) as { rows: { files: File[] }[] };
  return rows.flatMap(({ files }) => files);
}

// One after the other: the second saves what the first counts.
test.describe('files', () => {
  test.describe.configure({ mode: 'default' });

  test('every file is there, is what it says, and is counted', async ({ request }) => {
    const before = await filesNow(request, 97);
    expect(before.length).toBeGreaterThanOrEqual(14);
    const starts: Record<string, RegExp> = { pdf: /^%PDF-1/, zip: /^PK/, csv: /^\u00ef\u00bb\u00bf/, svg: /^<svg/ };
    for (const { type, size, url } of before) {
      const answer = await request.get(url);
      const { 'content-disposition': disposition, 'x-content-type-options': sniff } = answer.headers();
      expect([url, answer.status(), disposition, sniff]).toEqual([
        url,
        200,
        `attachment; filename="${url.split('/').at(-1)}"`,
        'nosniff',
      ]);
      const bytes = await answer.body();
      if (size !== null) expect(bytes.length, url).toBe(size);
      expect(bytes.length, url).toBeLessThan(250_000);
      expect(bytes.toString('latin1'), url).toMatch(starts[type] ?? /^$/);
      if (type === 'pdf') expect(bytes.length, url).toBeGreaterThan(10_000);
    }
    await request.head(before[0]?.url ?? '');
    await request.get(before[0]?.url ?? '', { headers: { Range: 'bytes=0-9' } });
    const after = await filesNow(request, 98);
    for (const [i, file] of after.entries()) expect(file.downloads - (before[i]?.downloads ?? 0), file.url).toBe(1);
    expect((await request.get('/download/1/other.pdf')).status()).toBe(404);
  });

  test('a file is saved under its name', async ({ page }) => {
    await openAwake(page, '/en-US/about/?cursor=download');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Visitor’s guide – français/ }).click();
    expect((await download).suggestedFilename()).toBe('visitor-guide-fr.pdf');
  });
});

test('the list of exhibitors says what the directory says, without contacts', async ({ request }) => {
  const list = (await filesNow(request, 96)).find(({ url }) => url.endsWith('exhibitor-list-en.csv'));
  // Asked for a part it comes whole, for it is text, and is not counted: another test counts meanwhile.
  const text = await (await request.get(list?.url ?? '', { headers: { Range: 'bytes=0-' } })).text();
  const { total } = (await (await request.get('/api/exhibitor/list?pageSize=1')).json()) as { total: number };
  expect(text.trim().split('\r\n')).toHaveLength(total + 1);
  expect(text).not.toMatch(/@|\+\d{2,3} /);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('documents are filtered by language, type and reader', async ({ page }) => {
    await setWidth(page, 'phone');
    await page.goto('/fr-FR/about/?cursor=download');
    await page.getByLabel('Langue du fichier').selectOption('fr-FR');
    await page.getByLabel('Type').selectOption('csv');
    await page.getByLabel('Public').selectOption('press');
    await page.getByRole('button', { name: 'Afficher' }).click();
    await expect(page).toHaveURL(/cursor=download&language=fr-FR&type=csv&audience=press/);
    const files = page.getByRole('main').locator('a[download]');
    for (const link of await files.all()) await expect(link).toHaveAccessibleName(/français.*CSV/);
    await page.getByLabel('Type').selectOption('ics');
    await page.getByRole('button', { name: 'Afficher' }).click();
    await expect(page.getByRole('heading', { name: 'Aucun document ne répond à ces critères.' })).toBeVisible();
  });
});
