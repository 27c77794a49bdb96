import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openStaffSession } from '#features/staff/sessions/staff-session.server.ts';
import { clockWithOffset } from '#platform/clock/clock.ts';
import { settingsOfProcess } from '#platform/config/settings.ts';
import type { Database } from '#platform/db/database.ts';
import { socketDirectoryOf } from '#platform/db/embedded-server.ts';
import { openThroughProcess } from '#platform/db/open.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { languageHeader } from '#platform/i18n/locale.ts';
import { expect } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { codeFor } from './outbox.ts';
import { newMail } from './reservation-steps.ts';
import { dataOfSite } from './this-run.ts';

/** Does something in the database of the site that is tested, while it runs. */
export async function inDatabase<T>(act: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openThroughProcess(socketDirectoryOf(dataOfSite('embedded')));
  try {
    return await act(db);
  } finally {
    await close();
  }
}

/** Has a browser work as a moderator whom nobody else is: how they log in is tested where that is. @returns their name */
export async function workAsModerator(page: Page, baseURL = ''): Promise<string> {
  const name = `Moderator ${randomUUID().slice(0, 4)}`;
  const cookie = await inDatabase(async (db) => {
    const { id } = await db
      .insertInto('staff')
      .values({ email: `${randomUUID()}@expo.example`, name })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('staff_role').values({ staff_id: id, role: 'moderator' }).execute();
    const site = { db, clock: clockWithOffset(0), settings: settingsOfProcess({}) };
    const opened = await db
      .transaction()
      .execute((tx) => openStaffSession(tx, site, new Request(baseURL), { staffId: id, proven: true }));
    return opened.cookie.split(';', 1)[0] ?? '';
  });
  const [own = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name: own, value, url: baseURL }]);
  return name;
}

/** A message that waits, written in a language by the call of the site. */
export async function writeMessage(page: Page, locale: Locale): Promise<{ id: number; title: string }> {
  const title = `Sesame ${randomUUID().slice(0, 8)}`;
  const captcha = await page.request.get('/api/captcha');
  const { captchaId } = ((await captcha.json()) as { data: { captchaId: string } }).data;
  const written = await page.request.post('/api/comment', {
    headers: { Language: languageHeader(locale) },
    data: {
      ...{ title, content: 'Sesame, 200 t.', identity: 'buyer' },
      ...{ contactPerson: 'Chanda', contactInformation: newMail(), captchaId, captchaCode: codeFor(captchaId) },
    },
  });
  expect(written.status()).toBe(200);
  return { id: ((await written.json()) as { data: { id: number } }).data.id, title };
}

/** A project that waits as on a real site: a demonstration publishes at once. */
export async function handInProject(page: Page): Promise<{ id: number; mail: string; name: string }> {
  const mail = newMail();
  await logIn(page, mail);
  const name = `Sesame ${randomUUID().slice(0, 8)}`;
  const text = {
    name,
    owner: 'Murang’a Press',
    contactPerson: 'Mwila',
    introduction: 'Sesame.',
    cooperationRequirement: '200 t.',
  };
  const handed = await page.request.post('/api/project', {
    data: {
      ...{ category: 'trade', region: 'KE', industry: 3, amount: '12.5' },
      ...{ phone: '+254700100101', contact: 'office@owner.example' },
      texts: {
        'zh-CN': { ...text, name: `芝麻 ${name}` },
        'en-US': text,
        'fr-FR': { ...text, name: `Sésame ${name}` },
      },
    },
  });
  expect(handed.status()).toBe(200);
  const { id } = ((await handed.json()) as { data: { id: number } }).data;
  await inDatabase((db) =>
    db.updateTable('project').set({ status: 'submitted', published_at: null }).where('id', '=', id).execute(),
  );
  return { id, mail, name };
}
