import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Locale } from '#platform/i18n/locale.ts';
import { barriers } from '../axe.ts';
import { awake, expect, openAwake, setWidth, test } from '../fixtures.ts';
import { workAsModerator } from '../inbox-steps.ts';
import { languagesInTurn } from '../languages.ts';
import { logIn } from '../log-in.ts';
import { strayLanguage } from '../page-text.ts';
import { newMail } from '../reservation-steps.ts';
import { inLanguage, likeWord, word } from '../words.ts';

/** Publishes a project of whoever is logged in, where nothing else is. @returns its id */
async function publish(page: Page): Promise<number> {
  const name = `24 V ${Date.now()}`;
  const text = { name, owner: 'Ekuphileni', contactPerson: 'Thandi', introduction: name, cooperationRequirement: name };
  const answer = await page.request.post('/api/project', {
    data: {
      ...{ category: 'trade', region: 'SZ', industry: 3, amount: '12.5', phone: '+26824040000' },
      ...{ contact: 'office@ekuphileni.example', texts: { 'zh-CN': text, 'en-US': text, 'fr-FR': text } },
    },
  });
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

/** One of the two people, by labels alone. */
function personOf(page: Page, locale: Locale) {
  const main = page.getByRole('main');
  const named = (english: string, values?: Record<string, string | number>) => likeWord(locale, english, values);
  return {
    page,
    main,
    field: (english: string): Locator => main.getByLabel(named(english), { exact: true }),
    says: (english: string, values?: Record<string, string | number>) => main.getByText(named(english, values)).first(),
    press: (english: string, values?: Record<string, string | number>) =>
      main.getByRole('button', { name: named(english, values) }).click(),
    follow: (english: string) => main.getByRole('link', { name: named(english) }).click(),
    unfold: (english: string, values?: Record<string, string | number>) =>
      main
        .locator('summary')
        .filter({ hasText: named(english, values) })
        .click(),
    open: (path: string) => page.goto(inLanguage(locale, path)),
    messages: main.getByRole('log').getByRole('listitem'),
    /** @param script where there is none, barriers cannot be looked for */
    async looksRight(script = true): Promise<void> {
      if (script) expect(await barriers(page), page.url()).toEqual([]);
      expect(await strayLanguage(page, locale), page.url()).toEqual([]);
      const { width = 0 } = page.viewportSize() ?? {};
      expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(width);
    },
  };
}

/** Another browser, watched like the first one. */
async function another(browser: Browser, baseURL: string | undefined, watch: (page: Page) => void, script = true) {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: script });
  const page = await context.newPage();
  watch(page);
  return page;
}

/** A day from now on, as a field takes it. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

for (const locale of languagesInTurn(0)) {
  test(`two members in two browsers negotiate live, in ${locale} @smoke`, async ({
    browser,
    baseURL,
    page,
    watch,
    allowed,
  }) => {
    test.slow();
    allowed.push(/status of 422/);
    const asker = personOf(page, locale);
    const owner = personOf(await another(browser, baseURL, watch), locale);
    await setWidth(asker.page, 'phone');
    await setWidth(owner.page, 'desk');
    await logIn(asker.page, newMail());
    await logIn(owner.page, newMail());
    const id = await publish(owner.page);

    await asker.open(`/negotiation/talk/start?project=${id}`);
    await asker.press('Send to the owner');
    await expect(asker.main.getByRole('alert')).toBeVisible();
    await asker.looksRight();
    await asker.field('Your message').fill('2 x 40 t, CIF?');
    await asker.press('Send to the owner');
    await expect(asker.says('Awaiting the owner’s answer')).toBeVisible();
    const talk = new URL(page.url()).pathname;
    await owner.open('/account/negotiations');
    await owner.looksRight();
    await owner.main
      .getByRole('link')
      .filter({ visible: true })
      .and(owner.page.locator(`[href^="${talk}"]`))
      .click();
    await expect(owner.messages).toHaveCount(1);
    await Promise.all([awake(asker.page), awake(owner.page)]);
    // A page that is loaded anew would forget it.
    for (const { page: live } of [asker, owner]) await live.evaluate(() => Object.assign(window, { isStill: true }));

    // By keyboard alone.
    await owner.field('Your message').focus();
    await owner.page.keyboard.type('4 USD');
    await owner.page.keyboard.press('Tab');
    await owner.page.keyboard.press('Tab');
    await owner.page.keyboard.press('Enter');
    await expect(asker.messages.filter({ hasText: '4 USD' })).toHaveCount(1);
    await expect(owner.field('Your message')).toHaveValue('');
    await expect(owner.field('Your message')).toBeFocused();
    await asker.field('Your message').fill('3.50');
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f5d45' } })
      .png()
      .toBuffer();
    await asker.field('Files (optional)').setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: png });
    await asker.press('Send');
    await expect(owner.messages.filter({ hasText: '3.50' })).toHaveCount(1);
    const file = (await owner.main.getByRole('link', { name: /plan\.webp/ }).getAttribute('href')) ?? '';
    expect((await owner.page.request.get(file)).headers()['content-type']).toBe('image/webp');
    for (const { page: live } of [asker, owner]) expect(await live.evaluate(() => 'isStill' in window)).toBe(true);

    await owner.follow('Propose a meeting');
    await owner.field('Day').fill(day(5));
    await owner.field('Time').fill('09:30');
    await owner.field('Local time in').selectOption('Africa/Djibouti');
    await owner.looksRight();
    await owner.press('Propose meeting');
    await expect(asker.messages.filter({ hasText: '60' })).toHaveCount(1);
    await asker.looksRight();
    await asker.press('Accept');
    await expect(owner.says('Agreed')).toBeVisible();
    const calendar = owner.main.getByRole('link', { name: likeWord(locale, 'Add to my calendar') });
    const entry = await owner.page.request.get((await calendar.getAttribute('href')) ?? '');
    expect(await entry.text()).toContain(`DTSTART:${day(5).replaceAll('-', '')}T063000Z`);

    const name = word(locale, 'Member');
    await owner.unfold('Block {name}', { name });
    await owner.press('Block');
    await expect(asker.says('Your messages are no longer accepted here.')).toBeVisible();
    await asker.looksRight();
    await owner.press('Unblock {name}', { name });
    await expect(asker.field('Your message')).toBeVisible();
    const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
    const strangers = await stranger.newPage();
    await logIn(strangers, newMail());
    expect((await strangers.request.get(talk)).status()).toBe(404);
    expect((await strangers.request.get(file)).status()).toBe(404);
  });
}

for (const locale of languagesInTurn(1)) {
  test(`the same without script, and every mistake is named where it is, in ${locale}`, async ({
    browser,
    baseURL,
    watch,
    allowed,
  }) => {
    test.slow();
    allowed.push(/status of (403|422)/);
    const asker = personOf(await another(browser, baseURL, watch, false), locale);
    const owner = personOf(await another(browser, baseURL, watch, false), locale);
    await setWidth(asker.page, 'desk');
    await setWidth(owner.page, 'phone');
    await logIn(owner.page, newMail());
    const id = await publish(owner.page);
    const start = `/negotiation/talk/start?project=${id}`;
    await asker.open(start);
    await expect(asker.page).toHaveURL(/\/login\/\?to=/);
    await logIn(asker.page, newMail());
    expect((await owner.open(start))?.status()).toBe(403);
    await expect(owner.says('This project is self-published')).toBeVisible();

    await asker.open(start);
    await asker.field('Your message').fill('!'.repeat(2001));
    await asker.press('Send to the owner');
    await expect(asker.main.getByRole('alert')).toBeVisible();
    await expect(asker.field('Your message')).toHaveValue('!'.repeat(2001));
    await asker.looksRight(false);
    await asker.field('Your message').fill('72 V, 200 Ah?');
    await asker.press('Send to the owner');
    const talk = new URL(asker.page.url()).pathname;

    await owner.page.goto(talk);
    await owner.field('Your message').fill('Ok');
    await owner.field('Files (optional)').setInputFiles({
      name: 'virus.exe',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('MZ'),
    });
    await owner.press('Send');
    await expect(owner.main.getByRole('alert')).toBeVisible();
    await expect(owner.field('Your message')).toHaveValue('Ok');
    await owner.looksRight(false);
    await owner.press('Send');
    // And that the project is being negotiated now.
    await expect(owner.messages).toHaveCount(3);
    await owner.unfold('We have signed');
    await owner.press('Yes, we have signed');
    await asker.page.reload();
    await asker.press('Confirm: we have signed');
    await expect(asker.says('You confirm that both of you have signed')).toBeVisible();
    await owner.follow('Propose a meeting');
    await owner.field('Day').fill(day(-1));
    await owner.press('Propose meeting');
    await expect(owner.main.getByRole('alert').getByRole('link')).toHaveCount(1);
    await owner.field('Day').fill(day(4));
    await owner.field('Time').fill('16:00');
    await owner.press('Propose meeting');
    await expect(owner.says('Not answered yet')).toBeVisible();

    await asker.page.reload();
    await asker.press('Decline');
    await expect(asker.says('Declined')).toBeVisible();
    await asker.follow('Report abuse');
    await asker.press('Send report');
    // The reason, and what has happened.
    await expect(asker.main.getByRole('alert').getByRole('link')).toHaveCount(2);
    await asker.looksRight(false);
    await asker.page.getByRole('radio').first().check();
    await asker.field('What happened').fill('#1');
    await asker.press('Send report');
    await expect(asker.main.getByRole('status')).toBeVisible();
    const moderator = await another(browser, baseURL, watch);
    await workAsModerator(moderator, baseURL);
    await openAwake(moderator, inLanguage(locale, '/console/inbox/?queue=reports'));
    await moderator.keyboard.press('n');
    const end = moderator.getByRole('button', { name: likeWord(locale, 'End the negotiation') });
    await expect(end).toBeVisible();
    await moderator.keyboard.press('s');
    await expect(end).toBeFocused();
    await asker.unfold('End the negotiation');
    await asker.press('End negotiation');
    await expect(asker.says('This negotiation has ended.')).toBeVisible();
    await owner.open('/account/negotiations');
    await expect(owner.says('Ended')).toBeVisible();
    await owner.looksRight(false);
    await owner.page.goto(talk);
    await owner.press('Resume the negotiation');
    await expect(owner.field('Your message')).toBeVisible();
  });
}
