import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { inDatabase } from './inbox-steps.ts';

/** A buyer that was made for a test. */
export interface MadeBuyer {
  /** The number of its thing in the console, and of its page. */
  thing: number;
  id: number;
  name: string;
  mail: string;
}

/** Writes a buyer in English by the calls of the console, as whoever works in this browser, and publishes it. @param facts beside its own */
export async function makeBuyer(page: Page, name: string, facts: Record<string, unknown> = {}): Promise<MadeBuyer> {
  const mail = `desk-${randomUUID()}@own-company.example`;
  const shared = {
    ...{ key: `made-${randomUUID().slice(0, 13)}`, country: 'KE', industry: 3, mail },
    ...{ phone: `+2547${randomInt(10_000_000, 99_999_999)}`, ...facts },
  };
  const text = {
    ...{ name, contact: 'Purchasing', address: `${randomUUID().slice(0, 8)} Moi Avenue, Mombasa` },
    ...{ profile: `${name} buys in all of East Africa.`, purchaseNeeds: 'Machines and seeds.' },
  };
  const save = (thing: number, language: string, fields: object) =>
    call(page, 'save', { kind: 'buyer', id: thing, language, base: 0, fields });
  const { id: thing } = await save(0, 'shared', shared);
  await save(thing, 'en-US', text);
  await call(page, 'move', { kind: 'buyer', id: thing, language: 'en-US', move: 'publish', number: 1 });
  const { key } = await inDatabase((db) =>
    db.selectFrom('content_thing').select('key').where('id', '=', thing).executeTakeFirstOrThrow(),
  );
  return { thing, id: Number(key), name, mail };
}

async function call(page: Page, name: string, data: object): Promise<{ id: number }> {
  const answer = await page.request.post(`/api/console/content/${name}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: { id: number } }).data;
}
