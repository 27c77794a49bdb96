import type { Page } from '@playwright/test';
import { barriers } from '../axe.ts';
import { awake, expect, keepAsleep, openAwake, placesOf, setWidth, test } from '../fixtures.ts';
import { languagesInTurn, type TestedLanguage } from '../languages.ts';
import { workAs } from '../staff-session.ts';
import { inLanguage, likeWord } from '../words.ts';

/** A new article, to be written in the language of the interface. */
const sheet = (locale: TestedLanguage) => inLanguage(locale, `/console/content/article/new?language=${locale}`);

const textOf = (page: Page, locale: TestedLanguage) =>
  page.getByRole('main').getByRole('textbox', { name: likeWord(locale, 'Text') });

/** Opens it with the editor awake on its text. */
async function openEditor(page: Page, locale: TestedLanguage) {
  await workAs(page, 'editor');
  await openAwake(page, sheet(locale));
  await expect(page.getByRole('toolbar')).toBeVisible();
  return textOf(page, locale);
}

/** What the form sends. */
const stored = (page: Page) => page.locator('textarea[name="body"]').inputValue();

const save = (page: Page, locale: TestedLanguage) =>
  page
    .getByRole('main')
    .getByRole('button', { name: likeWord(locale, 'Save') })
    .first()
    .click();

/** Presses a button of the toolbar. */
const style = (page: Page, locale: TestedLanguage, name: string) =>
  page
    .getByRole('toolbar')
    .getByRole('button', { name: likeWord(locale, name), exact: true })
    .click();

for (const locale of languagesInTurn(0)) {
  test(`without script a text is written as HTML and saved as readers get it, in ${locale}`, async ({
    browser,
    page,
    baseURL,
  }) => {
    await workAs(page, 'editor');
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: baseURL ?? '',
      storageState: await page.context().storageState(),
    });
    const plain = await context.newPage();
    await plain.goto(sheet(locale));
    await textOf(plain, locale).fill('<h2>中非经贸</h2><p style="color:red">A <b>b</b></p><script>x</script>');
    await save(plain, locale);
    await expect(plain).toHaveURL(/done=save/);
    await expect(textOf(plain, locale)).toHaveValue('<h2>中非经贸</h2><p>A <strong>b</strong></p>');
    await context.close();
  });
}

for (const locale of languagesInTurn(0)) {
  test(`a text is written with headings, stress, lists and a table, and saved as it stands, in ${locale}`, async ({
    page,
  }) => {
    const text = await openEditor(page, locale);
    expect(await barriers(page)).toEqual([]);
    await text.click();
    await style(page, locale, 'Heading');
    await page.keyboard.type('Halls');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Open at ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('nine');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Shift+Enter');
    await style(page, locale, 'Bullet list');
    await page.keyboard.type('one');
    await page.keyboard.press('Enter');
    await page.keyboard.type('two');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await style(page, locale, 'Table');
    await page.keyboard.type('Day');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Hall');
    await style(page, locale, 'Delete column');
    await style(page, locale, 'Delete row');
    expect(await barriers(page)).toEqual([]);
    const html =
      '<h2>Halls</h2>\n<p>Open at <strong>nine</strong></p>\n<ul><li>one</li><li>two</li></ul>\n' +
      '<table><tbody><tr><td></td><td></td></tr><tr><td></td><td></td></tr></tbody></table>';
    expect(await stored(page)).toBe(html);
    await style(page, locale, 'Undo');
    expect(await stored(page)).toContain('<thead><tr><th>Day</th><th></th></tr></thead>');
    await style(page, locale, 'Redo');
    await page.getByRole('button', { name: 'HTML' }).click();
    await expect(page.locator('textarea[name="body"]')).toBeVisible();
    await page.locator('textarea[name="body"]').fill('<p>Typed</p>');
    await page.getByRole('button', { name: 'HTML' }).click();
    await expect(text).toHaveText('Typed');
    await save(page, locale);
    await expect(page).toHaveURL(/done=save/);
    await awake(page);
    await expect(textOf(page, locale)).toHaveText('Typed');
    expect(await stored(page)).toBe('<p>Typed</p>');
    await setWidth(page, 'narrow');
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test('the toolbar is one stop of the Tab key; arrows lead through it and Escape back', async ({ page }) => {
  const text = await openEditor(page, 'en-US');
  await text.click();
  await page.keyboard.press('Alt+F10');
  const tools = page.getByRole('toolbar');
  await expect(tools.getByRole('button', { name: 'Paragraph' })).toBeFocused();
  await expect(tools.locator('[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(tools.getByRole('button', { name: 'Heading', exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await expect(tools.getByRole('button', { name: 'Redo' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tools.getByRole('button', { name: 'Paragraph' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
});

test('words become a link to a page that is found by its title, or to an address', async ({ page }) => {
  const text = await openEditor(page, 'en-US');
  const { title, path } = await somePage(page);
  await text.click();
  await page.keyboard.type('read ');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByRole('searchbox').fill(title);
  const found = dialog.getByRole('listitem').getByRole('button').filter({ hasText: path });
  await expect(found).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await found.click();
  await expect(dialog).toHaveCount(0);
  await expect(text).toBeFocused();
  expect(await stored(page)).toContain(`<a href="${path}">`);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  await dialog.getByRole('searchbox').fill('https://example.org/a');
  await page.keyboard.press('Enter');
  expect(await stored(page)).toMatch(/^<p>.*<a href="https:\/\/example.org\/a" rel="noopener">.*<\/p>$/);
});

/** A page that the console has taken in: it does so as the site starts. */
async function somePage(page: Page): Promise<{ title: string; path: string }> {
  let first: { title: string; path: string } | undefined;
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/console/pages?q=trade', { headers: { Language: 'en' } });
      const { rows } = (await answer.json()) as { rows: { title: string; path: string }[] };
      [first] = rows;
      return rows.length;
    })
    .toBeGreaterThan(0);
  if (!first) throw new Error('No page was found');
  return first;
}

test('what is pasted from Word comes without its look', async ({ page }) => {
  const text = await openEditor(page, 'en-US');
  await text.click();
  await paste(
    page,
    `<html><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment--><h1 style='color:red'>T</h1>
<p class=MsoNormal style='font-family:Calibri'><b>bold</b> text<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>First<o:p></o:p></p>
<table style='border:1px'><tr><td style='width:10px'><p class=MsoNormal>a</p></td><td><p>b</p></td></tr></table><!--EndFragment--></body></html>`,
  );
  expect(await stored(page)).toBe(
    '<h2>T</h2>\n<p><strong>bold</strong> text</p>\n<ol><li>First</li></ol>\n<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
  );
});

test('what is pasted from WeChat comes as paragraphs and lists, and is saved so', async ({ page }) => {
  const text = await openEditor(page, 'zh-CN');
  await text.click();
  await paste(
    page,
    `<meta charset='utf-8'><section data-role="outer" style="font-size: 16px;"><section style="text-align: center;"><span><strong
style="max-width: 100%;">观展须知</strong></span></section><section style="line-height: 1.75em;"><span
style="letter-spacing: 1px;">　　请携带<span style="font-weight: 700;">护照</span>原件。</span></section>
<p><img data-src="https://mmbiz.qpic.cn/x" src="data:image/svg+xml,%3Csvg"></p><p><br></p>
<ul class="list-paddingleft-1"><li><section><span leaf="">农业机械</span></section></li><li><p>纺织</p></li></ul></section>`,
  );
  const html =
    '<p><strong>观展须知</strong></p>\n<p>请携带<strong>护照</strong>原件。</p>\n<ul><li>农业机械</li><li>纺织</li></ul>';
  expect(await stored(page)).toBe(html);
  await save(page, 'zh-CN');
  await expect(page).toHaveURL(/done=save/);
  await awake(page);
  await expect(textOf(page, 'zh-CN')).toContainText('请携带护照原件。');
  await expect(textOf(page, 'zh-CN').getByRole('listitem')).toHaveText(['农业机械', '纺织']);
});

for (const locale of languagesInTurn(1)) {
  for (const width of ['phone', 'desk'] as const) {
    test(`nothing leaves the pointer as the editor wakes over a text, at the width of a ${width}, in ${locale}`, async ({
      page,
    }) => {
      await workAs(page, 'editor');
      await setWidth(page, width);
      const wake = await keepAsleep(page);
      await page.goto(sheet(locale));
      const asleep = await placesOf(page);
      expect(asleep.length).toBeGreaterThan(2);
      wake();
      await awake(page);
      await expect(page.getByRole('toolbar')).toBeVisible();
      expect(await placesOf(page)).toEqual(expect.arrayContaining(asleep));
    });
  }
}

async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((own) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', own);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
}

const places = {
  paragraph: '<p>x</p>',
  heading: '<h2>x</h2>',
  'list item': '<ul><li>x</li></ul>',
  'numbered item below another': '<ol><li><p>a</p><ol><li>x</li></ol></li></ol>',
  cell: '<table><tbody><tr><td>x</td><td>b</td></tr></tbody></table>',
  'head of a table': '<table><thead><tr><th>x</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  'bold run': '<p>a <strong>x</strong></p>',
};

test('Chinese is composed wherever one writes', async ({ page }) => {
  const text = await openEditor(page, 'zh-CN');
  const client = await page.context().newCDPSession(page);
  for (const [place, html] of Object.entries(places)) {
    await page.getByRole('button', { name: 'HTML' }).click();
    await page.locator('textarea[name="body"]').fill(html);
    await page.getByRole('button', { name: 'HTML' }).click();
    await text.getByText('x', { exact: true }).click();
    await page.keyboard.press('End');
    for (const typed of ['z', 'zh', 'zhong', 'zhongfei']) {
      await client.send('Input.imeSetComposition', {
        text: typed,
        selectionStart: typed.length,
        selectionEnd: typed.length,
      });
    }
    await client.send('Input.insertText', { text: '中非' });
    await client.send('Input.imeSetComposition', { text: 'mao', selectionStart: 3, selectionEnd: 3 });
    await client.send('Input.insertText', { text: '经贸' });
    await expect.poll(() => stored(page), place).toBe(html.replace('x', 'x中非经贸'));
    await page.keyboard.type('!');
    await page.keyboard.press('Backspace');
    // A composition that is given up leaves nothing.
    await client.send('Input.imeSetComposition', { text: 'bo', selectionStart: 2, selectionEnd: 2 });
    await client.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
    await expect.poll(() => stored(page), place).toBe(html.replace('x', 'x中非经贸'));
  }
});
