import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { exhibitorManual } from './exhibitor-manual.ts';
import { figureRows, hallPlan, pressFacts } from './halls-and-figures.ts';
import { type DocumentLanguage, documentLanguages } from './languages.ts';
import { orderForm, programmeSheet, usefulPhrases } from './one-page-sheets.ts';
import { packPdf } from './pack-pdf.ts';
import { logoPackage, weavePackage, weaveSample } from './packages.ts';
import { pageOf, type Sheet } from './sheet.ts';
import { visitorGuide } from './visitor-guide.ts';

/**
 * Makes the demonstration's files of the download centre: `node tools/pictures/documents/make.ts`. PDFs are printed by Chromium
 * (tagged, with title, language and outline; the fonts in them are cut to what they show), so it is run where Chromium
 * and the Noto CJK and Liberation fonts are, and what it makes is committed.
 */
const folder = resolve(import.meta.dirname, '../../../content/demonstration/about/files');
const debianChromium = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].find((path) => existsSync(path));
const short: Record<DocumentLanguage, string> = { 'zh-CN': 'zh', 'en-US': 'en', 'fr-FR': 'fr' };

async function print(browser: Browser, sheet: Sheet, locale: DocumentLanguage, name: string): Promise<void> {
  const page = await browser.newPage();
  await page.setContent(pageOf(sheet, locale), { waitUntil: 'load' });
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await page.close();
  await write(name, packPdf(bytes));
}

async function write(name: string, bytes: Uint8Array): Promise<void> {
  await writeFile(join(folder, extname(name).slice(1), name), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}

function csv(rows: string[][]): Buffer {
  const cell = (value: string) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  return Buffer.from(`\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`);
}

const browser = await chromium.launch({
  ...(debianChromium ? { executablePath: debianChromium } : {}),
  args: ['--no-sandbox'],
});
try {
  for (const locale of documentLanguages) {
    const sheets = {
      'visitor-guide': visitorGuide[locale],
      'exhibitor-manual': exhibitorManual[locale],
      'hall-plan': hallPlan(locale),
      'programme-sheet': programmeSheet[locale],
      'stand-order-form': orderForm(locale),
      'press-facts': pressFacts(locale),
    };
    for (const [name, sheet] of Object.entries(sheets)) {
      await print(browser, sheet, locale, `${name}-${short[locale]}.pdf`);
    }
    await write(`edition-figures-${short[locale]}.csv`, csv(figureRows(locale)));
  }
  await print(browser, usefulPhrases, 'zh-CN', 'useful-phrases.pdf');
} finally {
  await browser.close();
}
await write('logo-package.zip', logoPackage());
await write('weave-patterns.zip', weavePackage());
await write('weave-sample.svg', weaveSample());
