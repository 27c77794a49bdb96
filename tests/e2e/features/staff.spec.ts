import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { noteAct } from '#features/staff/log/note-act.server.ts';
import { barriers } from '../axe.ts';
import { awake, expect, openAwake, setWidth, test } from '../fixtures.ts';
import { languagesInTurn, type TestedLanguage } from '../languages.ts';
import { strayLanguage } from '../page-text.ts';
import { followInvitation, inviteStaff, logInToConsole, totp, typeStaffPassword } from '../staff-steps.ts';
import { inDatabase, logInStaff } from '../translation-steps.ts';
import { inLanguage, likeWord, word } from '../words.ts';

/** What the page lacks as it stands: barriers, words of another language, what is wider than the window. */
async function lacks(page: Page, locale: TestedLanguage): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return [
    ...(await barriers(page, { part: 'page' })),
    ...(await strayLanguage(page, locale)),
    ...(wide ? [`wider than the window: ${page.url()}`] : []),
  ];
}

/** An authenticator in this browser that agrees to whatever it is asked. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function press(page: Page, locale: TestedLanguage, name: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: likeWord(locale, name) })
    .press('Enter');
}

for (const locale of languagesInTurn(1)) {
  test(`from the invitation to the log, by app and by passkey, in ${locale}`, async ({ page }) => {
    test.setTimeout(120_000);
    const main = page.getByRole('main');
    const who = await inviteStaff('admin', 'auditor');
    await withAuthenticator(page);
    await page.goto(inLanguage(locale, who.invitation));
    expect(await lacks(page, locale)).toEqual([]);
    await followInvitation(page, locale, who);
    // An invitation is good once.
    await page.goto(inLanguage(locale, who.invitation));
    await expect(main.getByRole('heading')).toHaveText(likeWord(locale, 'This invitation is no longer valid'));

    await openAwake(page, inLanguage(locale, '/console/account/'));
    await press(page, locale, 'Log out');
    await page.goto(inLanguage(locale, '/console/account/'));
    await expect(page).toHaveURL(/\/console\/login\/\?to=/);
    expect(await lacks(page, locale)).toEqual([]);
    await typeStaffPassword(page, locale, who);
    expect(await lacks(page, locale)).toEqual([]);
    await main.getByLabel(likeWord(locale, 'Code')).fill(totp(who, 1));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/console\/account\//);

    await awake(page);
    await press(page, locale, 'Add an app or a passkey');
    await awake(page);
    expect(await lacks(page, locale)).toEqual([]);
    await press(page, locale, 'Create a passkey');
    await expect(page).toHaveURL(/done=added/);
    await expect(main.getByRole('status')).toHaveText(likeWord(locale, 'Added. You can now log in with it.'));
    expect(await lacks(page, locale)).toEqual([]);
    await awake(page);
    await press(page, locale, 'Log out');

    await page.goto(inLanguage(locale, '/console/staff/'));
    await typeStaffPassword(page, locale, who);
    await awake(page);
    await press(page, locale, 'Use a passkey');
    await expect(page).toHaveURL(/\/console\/staff\/$/);
    await expect(main.getByRole('row').filter({ hasText: who.email })).toContainText(
      new RegExp(likeWord(locale, 'Passkey').source.slice(1, -1)),
    );
    await main.getByLabel(likeWord(locale, 'E-mail')).fill(`second-${who.email}`);
    await main.getByRole('checkbox').first().check();
    await press(page, locale, 'Create invitation');
    await expect(main.getByRole('status')).toContainText('/console/invitation/');
    expect(await lacks(page, locale)).toEqual([]);

    await page.goto(inLanguage(locale, '/console/log/?act=staff.invite'));
    // Others invite meanwhile, by the command, which has no name.
    await expect(main.getByRole('row').filter({ hasText: 'Wanjiru Kamau' }).first()).toBeVisible();
    expect(await lacks(page, locale)).toEqual([]);
    const download = page.waitForEvent('download');
    await main.getByRole('link', { name: likeWord(locale, 'Download as CSV') }).click();
    expect((await download).suggestedFilename()).toMatch(/^log-\d{4}-\d\d-\d\d\.csv$/);
  });
}

/** Somebody whose name, address and reasons are words of several languages, and who has done something. */
async function somebodyOfManyTongues(): Promise<void> {
  const email = `second-wanjiru-zhao-de-la-mer-${randomBytes(4).toString('hex')}@example.org`;
  await inDatabase(async (db) => {
    const name = '赵敏 du service des visas et de la presse';
    const { id } = await db.insertInto('staff').values({ email, name }).returning('id').executeTakeFirstOrThrow();
    await db
      .insertInto('staff')
      .values({ email: `${email}.invalid` })
      .execute();
    const reason = 'The contact of the owner is out of date. 联系方式已过期。';
    const act = { staff: { id, name }, act: 'board.reveal', about: 'message 1', after: { note: reason }, reason };
    await db.transaction().execute((tx) => noteAct(tx, act, new Date()));
  });
}

test.describe('the pages of staff, on a phone and on a desk', () => {
  for (const locale of languagesInTurn(2)) {
    test(`in ${locale}`, { tag: '@prove' }, async ({ page }) => {
      test.slow();
      await somebodyOfManyTongues();
      const who = await inviteStaff('admin', 'auditor', 'translator');
      await followInvitation(page, 'en-US', who);
      for (const path of ['/console/account/', '/console/staff/', '/console/log/', '/console/prove']) {
        await setWidth(page, 'phone');
        await page.goto(inLanguage(locale, path));
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        expect(await lacks(page, locale), `${path}, phone`).toEqual([]);
        await setWidth(page, 'desk');
        expect(await lacks(page, locale), `${path}, desk`).toEqual([]);
      }
    });
  }
});

test.describe('the log without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const locale of languagesInTurn(0)) {
    test(`an auditor reads and narrows it in their own language, and takes it along in codes, in ${locale}`, async ({
      page,
      baseURL,
    }) => {
      await somebodyOfManyTongues();
      await logInStaff(page, baseURL ?? '', { name: 'Achieng Odhiambo', roles: ['auditor'] });
      const main = page.getByRole('main');
      await page.goto(inLanguage(locale, '/console/log/'));
      await expect(main.getByRole('status')).toContainText(/\p{Nd}/u);
      const name = word(locale, 'Revealed a message’s contact');
      await main.getByLabel(likeWord(locale, 'Action')).selectOption({ label: name });
      await main.getByLabel(likeWord(locale, 'Subject starts with')).fill('message 1');
      await press(page, locale, 'Filter');
      await expect(page).toHaveURL(/\?(?=.*\bact=board\.reveal\b)(?=.*\babout=message\+1\b)/);
      const rows = main.getByRole('row').filter({ has: page.getByRole('cell') });
      await expect(rows.filter({ hasText: '赵敏 du service des visas' }).first()).toBeVisible();
      expect(await rows.count()).toBe(await rows.filter({ hasText: name }).count());
      expect(await strayLanguage(page, locale)).toEqual([]);
      const file = await main.getByRole('link', { name: likeWord(locale, 'Download as CSV') }).getAttribute('href');
      const csv = await (await page.request.get(file ?? '')).text();
      const [, ...acts] = csv.trim().split('\r\n');
      expect(acts.filter((row) => !row.includes(',board.reveal,'))).toEqual([]);
      expect(csv).not.toContain(name);
    });
  }

  test('only those who audit see the log and its file', async ({ page, baseURL }) => {
    for (const [role, status] of [
      ['auditor', 200],
      ['admin', 200],
      ['editor', 403],
      ['moderator', 403],
    ] as const) {
      await logInStaff(page, baseURL ?? '', { name: `Someone ${role}`, roles: [role] });
      for (const path of ['/console/log/', '/console/log/csv'])
        expect([role, path, (await page.request.get(path)).status()]).toEqual([role, path, status]);
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const locale of languagesInTurn(2)) {
    test(`an app lets in, and a wrong code says what is wrong, in ${locale}`, async ({ page, allowed }) => {
      test.slow();
      allowed.push(/status of 422/, /status of 403/);
      const who = await inviteStaff('editor');
      await followInvitation(page, locale, who);
      await page.goto(inLanguage(locale, '/console/account/'));
      await press(page, locale, 'Log out');
      await logInToConsole(page, locale, who, '000000');
      const main = page.getByRole('main');
      await expect(main.getByRole('alert')).toContainText(
        new RegExp(
          likeWord(
            locale,
            'The code is incorrect, has expired or was already used. Wait for the next one.',
          ).source.slice(1, -1),
        ),
      );
      await main.getByLabel(likeWord(locale, 'Code')).fill(totp(who, 1));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/console\/$/);
      await page.goto(inLanguage(locale, '/console/staff/'));
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main).not.toContainText(who.email);
    });
  }
});
