import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Locale } from '#platform/i18n/locale.ts';
import { expect } from './fixtures.ts';
import { codeFor, sentTo } from './outbox.ts';
import { inLanguage, likeWord } from './words.ts';

/** A visitor as a test types one. */
export interface TypedVisitor {
  name: string;
  idType: 'resident' | 'passport' | 'hkMacao' | 'taiwan';
  idNumber: string;
}

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** A phone of Kenya that no other test has. */
export const newPhone = () => `+2547${digits(8)}`;
export const newMail = () => `visitor-${digits(10)}@buyers.example`;

export function withPassport(name = 'Chanda Mwansa'): TypedVisitor {
  return { name, idType: 'passport', idNumber: `ZN${digits(9)}` };
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** With a resident ID that is right and that no other test has (GB 11643). */
export function withResidentId(name: string): TypedVisitor {
  const birth = `19${String(randomInt(50, 99))}${String(randomInt(1, 13)).padStart(2, '0')}${String(randomInt(1, 29)).padStart(2, '0')}`;
  const first = `430102${birth}${digits(3)}`;
  const sum = weights.reduce((total, weight, i) => total + weight * Number(first[i]), 0);
  return { name, idType: 'resident', idNumber: `${first}${'10X98765432'[sum % 11]}` };
}

/** The reservation as one visitor goes through it, by labels alone. Each step ends on the next page. */
export function stepsOf(page: Page, locale: Locale) {
  const field = (english: string) => page.getByLabel(likeWord(locale, english));
  const press = (english: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name: likeWord(locale, english) })
      .click();

  async function open(path: string): Promise<void> {
    await page.goto(inLanguage(locale, path));
  }

  /** Types where the code goes and the digits of the picture. */
  async function askForCode(to: string): Promise<void> {
    await field('Mobile phone or e-mail').fill(to);
    await page
      .locator('input[name=captchaCode]')
      .fill(codeFor(await page.locator('input[name=captchaId]').inputValue()));
    await press('Send me a code');
  }

  /** Waits for the message and types its code. */
  async function typeCode(to: string): Promise<void> {
    await expect(page).toHaveURL(/\/reservation\/code(#code)?$/, { timeout: 15_000 });
    await expect.poll(() => sentTo(to).filter(({ code }) => code).length).toBeGreaterThan(0);
    await field('Six-digit code').fill(codeFor(to));
    await press('Continue');
  }

  async function chooseDay(date: string, party: number): Promise<void> {
    await field('Day of visit').selectOption(date);
    await page.locator(`input[name=party][value="${party}"]`).check();
    await press('Continue');
  }

  async function typeVisitor({ name, idType, idNumber }: TypedVisitor): Promise<void> {
    await field('Full name').fill(name);
    await page.locator(`input[name=idType][value=${idType}]`).check();
    await field('Document number').fill(idNumber);
    await press('Continue');
  }

  async function agree(): Promise<void> {
    const boxes = page.getByRole('checkbox');
    // The page before has none, and would be left by a press that agrees to nothing.
    await expect(boxes).not.toHaveCount(0);
    for (const box of await boxes.all()) await box.check();
    await press('Continue');
  }

  /** From the first page to the last question. */
  async function fillIn(to: string, date: string, visitors: TypedVisitor[]): Promise<void> {
    await open(`/reservation/contact?date=${date}`);
    await askForCode(to);
    await typeCode(to);
    await chooseDay(date, visitors.length);
    for (const visitor of visitors) await typeVisitor(visitor);
    await agree();
    await expect(page).toHaveURL(/\/reservation\/check$/);
  }

  /** A whole reservation. @returns the path of its tickets */
  async function reserve(to: string, date: string, visitors: TypedVisitor[]): Promise<string> {
    await fillIn(to, date, visitors);
    await press('Reserve now');
    await expect(page).toHaveURL(/\/reservation\/tickets\/[\w-]{22}$/);
    return new URL(page.url()).pathname;
  }

  return { open, field, press, askForCode, typeCode, chooseDay, typeVisitor, agree, fillIn, reserve };
}

interface DayRow {
  date: string;
  remaining: number;
  capacity: number;
}

/** The days that can be reserved, from the call. */
export async function daysOf(page: Page): Promise<DayRow[]> {
  const answer = await page.request.get('/api/reservation/days');
  return ((await answer.json()) as { rows: DayRow[] }).rows;
}

/** A day with many places, not today: `n` tells apart those of one test. */
export async function roomyDay(page: Page, n = 0): Promise<string> {
  const roomy = (await daysOf(page)).slice(1).filter(({ remaining }) => remaining > 200);
  return roomy[n]?.date ?? '';
}
