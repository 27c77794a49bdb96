import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Locale } from '#platform/i18n/locale.ts';
import { expect } from './fixtures.ts';
import { inLanguage } from './words.ts';

/** A word that no text of the demonstration has, of letters alone: all tests of a run have one glossary. */
export const madeUpWord = (): string =>
  Array.from({ length: 10 }, () => String.fromCharCode(97 + randomInt(26))).join('');

/** What a made-up term is called, and what it is not in French. */
export const madeUpTerm = (mark: string) => ({
  names: { 'zh-CN': `词${mark}`, 'en-US': `thing ${mark}`, 'fr-FR': `chose ${mark}` },
  unused: `truc ${mark}`,
});

/** Fills in the form of a term that is new. */
export async function writeTerm(page: Page, { names, unused }: ReturnType<typeof madeUpTerm>): Promise<void> {
  await page.locator('[name="part"]').selectOption('Trade');
  for (const [locale, name] of Object.entries(names)) await page.locator(`[name="name.${locale}"]`).fill(name);
  await page.locator('[name="unused.fr-FR"]').fill(unused);
}

/** What the log says of a thing, to an auditor. */
export async function logOf(page: Page, locale: Locale, about: string): Promise<string> {
  await page.goto(inLanguage(locale, `/console/log/?${new URLSearchParams({ about })}`));
  await expect(page.getByRole('table')).toBeVisible();
  return page.getByRole('table').innerText();
}
