import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type CountedActs, countActs } from '../counted-acts.ts';
import { awake, expect, test } from '../fixtures.ts';
import { languagesInTurn, type TestedLanguage, testedLanguages } from '../languages.ts';
import { followInvitation, inviteStaff, totp } from '../staff-steps.ts';
import { inLanguage, likeWord, word } from '../words.ts';

/** So many acts and seconds it may take to publish an article with a picture in three languages (bars.md). */
const bar = { acts: 40, seconds: 300 };

const ownNames: Record<TestedLanguage, string> = { 'zh-CN': '中文', 'en-US': 'English', 'fr-FR': 'Français' };

const picture = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#00694c' } })
    .jpeg()
    .toBuffer();

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: RegExp) => main(page).getByRole('button', { name }).first();

/** A part of the thing that is open. */
async function openPart(page: Page, acts: CountedActs, name: string | RegExp): Promise<void> {
  await acts.click(main(page).getByRole('link', { name, exact: true }).first());
  await expect(main(page).locator('a[aria-current="page"]', { hasText: name })).toBeVisible();
  await awake(page);
}

async function writeText(page: Page, acts: CountedActs, locale: TestedLanguage, title: string): Promise<void> {
  await expect(page.getByRole('toolbar')).toBeVisible();
  await acts.fill(main(page).getByLabel(likeWord(locale, 'Title')).first(), title);
  await acts.fill(main(page).getByLabel(likeWord(locale, 'Summary')).first(), `${title}。`);
  await acts.fill(main(page).getByRole('textbox', { name: likeWord(locale, 'Text') }), `${title}……`);
}

/** By its value: its words name the language. */
async function publish(page: Page, acts: CountedActs): Promise<void> {
  await acts.click(main(page).locator('button[value="publish"]'));
  await expect(page).toHaveURL(/done=publish/);
  await awake(page);
}

/** From the address of the console: password, then the code of the app. */
async function logIn(page: Page, acts: CountedActs, locale: TestedLanguage, code: () => string, who: LogIn) {
  await page.goto(inLanguage(locale, '/console/'));
  await acts.fill(main(page).getByLabel(likeWord(locale, 'E-mail')), who.email);
  await acts.fill(main(page).getByLabel(likeWord(locale, 'Password')), who.password);
  await acts.press('Enter');
  await expect(page).toHaveURL(/\/console\/login\/factor/);
  await acts.fill(main(page).getByLabel(likeWord(locale, 'Code'), { exact: true }), code());
  await acts.press('Enter');
  await expect(page).toHaveURL(/\/console\/$/);
  await awake(page);
}

interface LogIn {
  email: string;
  password: string;
}

/** What all languages share: category, a date long before those of the demonstration, whose newest articles other tests read, and a picture from the device with its description in each language. */
async function writeShared(
  page: Page,
  acts: CountedActs,
  locale: TestedLanguage,
  alts: Record<TestedLanguage, string>,
) {
  await acts.select(main(page).getByLabel(likeWord(locale, 'Category')), 'news');
  await acts.fill(main(page).getByLabel(likeWord(locale, 'Date of the article')), '2012-06-16T10:00');
  const label = word(locale, 'Picture');
  await acts.click(button(page, likeWord(locale, 'Choose from the library: {called}', { called: label })));
  const dialog = page.getByRole('dialog', { name: likeWord(locale, 'Media library') });
  const file = { name: 'opening.jpg', mimeType: 'image/jpeg', buffer: await picture() };
  await acts.choose(dialog.getByLabel(likeWord(locale, 'Add a picture from this device')), file);
  for (const each of testedLanguages) await acts.fill(dialog.locator(`textarea[lang="${each}"]`), alts[each]);
  await acts.click(dialog.getByRole('button', { name: likeWord(locale, 'Add and use it') }));
  await expect(dialog).toHaveCount(0);
  await expect(main(page).getByText(alts[locale])).toBeVisible();
}

for (const locale of languagesInTurn(0)) {
  test(`an editor publishes an article with a picture in three languages within ${bar.acts} acts (${locale})`, {
    tag: '@prove',
  }, async ({ page }) => {
    test.setTimeout(bar.seconds * 1000);
    const who = await inviteStaff('editor');
    await followInvitation(page, locale, who);
    await page.context().clearCookies();
    const mark = randomBytes(3).toString('hex');
    // Each in its own language: pages of the site are looked at for words of others.
    const titles = { 'zh-CN': `开幕${mark}`, 'en-US': `Opening ${mark}`, 'fr-FR': `Ouverture ${mark}` };
    const alts = { 'zh-CN': `剪彩${mark}`, 'en-US': `Ribbon ${mark}`, 'fr-FR': `Ruban ${mark}` };
    const others = testedLanguages.filter((each) => each !== locale);

    const acts = countActs(page);
    await logIn(page, acts, locale, () => totp(who, 1), who);
    await acts.click(main(page).getByRole('link', { name: likeWord(locale, 'Content') }));
    await acts.click(
      main(page)
        .getByRole('link', { name: likeWord(locale, 'New article') })
        .first(),
    );
    await awake(page);
    await writeText(page, acts, locale, titles[locale]);
    await acts.press('Control+s');
    await expect(page).toHaveURL(/done=save/);
    await openPart(page, acts, likeWord(locale, 'Shared by all languages'));
    await writeShared(page, acts, locale, alts);
    await acts.press('Control+s');
    await expect(page).toHaveURL(/done=save/);
    await openPart(page, acts, ownNames[locale]);
    await publish(page, acts);
    for (const each of others) {
      await openPart(page, acts, ownNames[each]);
      await writeText(page, acts, locale, titles[each]);
      await publish(page, acts);
    }
    await acts.click(main(page).getByRole('link', { name: likeWord(locale, 'View on the site') }));
    for (const [at, each] of [locale, ...others].entries()) {
      if (at > 0) await acts.click(page.getByRole('banner').locator(`a[data-language="${each}"]`).first());
      await expect(page.getByRole('heading', { level: 1 })).toContainText(titles[each]);
      await expect(page.getByRole('img', { name: alts[each] }).first()).toBeVisible();
    }
    const { acts: done, seconds } = acts.sum();
    process.stdout.write(`published in three languages with ${done} acts in ${seconds.toFixed(1)} s\n`);
    expect(done).toBeLessThanOrEqual(bar.acts);
    expect(seconds).toBeLessThanOrEqual(bar.seconds);
  });
}
