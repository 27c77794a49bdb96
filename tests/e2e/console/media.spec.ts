import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { barriers } from '../axe.ts';
import { awake, expect, openAwake, setWidth, test } from '../fixtures.ts';
import { languagesInTurn, type testedLanguages } from '../languages.ts';
import { workAs } from '../staff-session.ts';
import { inLanguage, likeWord, word } from '../words.ts';

// The library shows each the pictures of the others, which they replace and delete: one after the other.
test.describe.configure({ mode: 'default' });

const picture = (colour: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

/** Adds a picture without script or with it. @returns its page */
async function addPicture(page: Page, locale: (typeof testedLanguages)[number]): Promise<string> {
  const files = [
    { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await picture('#00694c') },
    { name: 'b.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  ];
  await page.getByLabel(likeWord(locale, 'Add pictures')).setInputFiles(files);
  await page.getByRole('button', { name: likeWord(locale, 'Add to the library') }).click();
  await expect(page.getByText(word(locale, 'The file is not a JPEG, PNG, WebP or AVIF picture.'))).toBeVisible();
  const link = page.getByRole('main').getByRole('listitem').filter({ hasText: 'a.jpg' }).getByRole('link');
  return (await link.getAttribute('href')) ?? '';
}

for (const locale of languagesInTurn(2)) {
  test(`without script a picture is added and described, in ${locale}`, async ({ browser, page, baseURL }) => {
    await workAs(page, 'editor');
    const storageState = await page.context().storageState();
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '', storageState });
    const plain = await context.newPage();
    await plain.goto(inLanguage(locale, '/console/media/'));
    await plain.goto(await addPicture(plain, locale));
    const described = `${locale} ${Date.now()}`;
    await plain.locator('textarea').first().fill(described);
    await plain.getByRole('button', { name: likeWord(locale, 'Save descriptions') }).click();
    await expect(plain.getByRole('heading', { name: likeWord(locale, 'Descriptions saved.') })).toBeVisible();
    await plain.goto(inLanguage(locale, `/console/media/?q=${encodeURIComponent(described)}`));
    await expect(plain.getByRole('main').getByRole('link').filter({ hasText: described })).toHaveCount(1);
    await context.close();
  });
}

for (const locale of languagesInTurn(1)) {
  test(`a picture is focused, replaced and deleted, in ${locale}`, async ({ page, allowed }) => {
    allowed.push(/status of 422/);
    await workAs(page, 'editor');
    await openAwake(page, inLanguage(locale, '/console/media/'));
    expect(await barriers(page)).toEqual([]);
    const address = await addPicture(page, locale);
    const [, id] = /\/media\/(?:[a-z]+\/)?(\d+)/.exec(address) ?? [];
    // Pictures of other tests stand in the list, and are replaced and deleted meanwhile.
    allowed.push(new RegExp(`status of 404.*/media/(?!${id}/)`));
    await openAwake(page, address);
    expect(await barriers(page)).toEqual([]);
    const fromLeft = page.getByRole('spinbutton', { name: likeWord(locale, 'From the left (%)') });
    const fromTop = page.getByRole('spinbutton', { name: likeWord(locale, 'From the top (%)') });
    await fromLeft.fill('100');
    const crop = page.getByRole('listitem').filter({ hasText: '1:1' }).locator('img');
    await expect(crop).toHaveCSS('object-position', '100% 50%');
    await page.getByRole('slider', { name: likeWord(locale, 'From the left (%)') }).fill('7');
    await expect(crop).toHaveCSS('object-position', '7% 50%');
    const place = page.getByRole('button', { name: likeWord(locale, 'Point on the picture') });
    const { width = 0, height = 0 } = (await place.boundingBox()) ?? {};
    await place.click({ position: { x: width / 4, y: height / 10 } });
    await expect(crop).toHaveCSS('object-position', '25% 10%');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(crop).toHaveCSS('object-position', '26% 20%');
    await page.getByRole('button', { name: likeWord(locale, 'Save focal point') }).click();
    await awake(page);
    await expect(fromLeft).toHaveValue('26');
    await expect(fromTop).toHaveValue('20');
    const before = await crop.getAttribute('src');
    const buffer = await picture('#c93a2b');
    await page
      .getByLabel(likeWord(locale, 'New picture'))
      .setInputFiles({ name: 'c.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: likeWord(locale, 'Replace'), exact: true }).click();
    await expect(
      page.getByRole('heading', { name: likeWord(locale, 'The new picture now replaces the old one everywhere.') }),
    ).toBeVisible();
    expect(await crop.getAttribute('src')).not.toBe(before);
    expect((await page.request.get(before ?? '')).status()).toBe(404);
    await setWidth(page, 'narrow');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: likeWord(locale, 'Delete permanently') }).click();
    await expect(page).toHaveURL(/\/console\/media\/$/);
    expect((await page.request.get(address)).status()).toBe(404);
  });
}

const demonstrated = resolve(
  import.meta.dirname,
  '../../../content/demonstration/media/videos/four-editions/film.webm',
);

for (const locale of languagesInTurn(0)) {
  test(`a film is added, described, captioned and given a still, which then stays, in ${locale}`, async ({
    page,
    allowed,
  }) => {
    allowed.push(/status of 422/);
    const own = (english: string) => likeWord(locale, english);
    const said = (english: string) => page.getByRole('heading', { name: own(english) });
    const press = (english: string) => page.getByRole('button', { name: own(english), exact: true });
    await workAs(page, 'editor');
    await page.goto(inLanguage(locale, '/console/media/'));
    await page.getByRole('link', { name: own('Add a video') }).click();
    const film = page.getByLabel(own('Video file'));
    await expect(film).toHaveAccessibleDescription(/200/);
    await film.setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('<svg/>') });
    await press('Add to the library').click();
    await expect(film).toHaveAccessibleDescription(new RegExp(word(locale, 'The file is not an MP4 or WebM video.')));
    expect(await barriers(page)).toEqual([]);
    await film.setInputFiles(demonstrated);
    await press('Add to the library').click();
    await expect(page).toHaveURL(/\/console\/media\/\d+\/$/);
    const address = page.url();

    const descriptions = page.getByRole('region', { name: own('Descriptions') }).getByRole('textbox');
    await expect(descriptions).toHaveCount(3);
    for (let i = 0; i < 3; i += 1) await descriptions.nth(i).fill(`${locale} ${i}`);
    await press('Save descriptions').click();
    await expect(said('Descriptions saved.')).toBeVisible();
    const captions = page.getByRole('region', { name: own('Captions') });
    for (let i = 0; i < 3; i += 1) {
      await captions.getByRole('textbox').nth(i).fill(`WEBVTT\n\n00:01.000 --> 00:04.000\n${locale} ${i}`);
      await captions.getByRole('button').nth(i).click();
      await expect(said('Captions saved.')).toBeVisible();
      await expect(captions.getByRole('textbox').nth(i)).toHaveValue(/00:01\.000 --> 00:04\.000/);
    }
    // Its file has no track of sound; staff may know better.
    const silent = captions.getByRole('checkbox', { name: own('This video has no sound') });
    await expect(silent).toBeChecked();
    await silent.uncheck();
    await captions.getByRole('button').last().click();
    await expect(said('Sound setting saved.')).toBeVisible();
    await expect(silent).not.toBeChecked();
    const buffer = await picture('#d99a2b');
    await page.getByLabel(own('Or a new picture')).setInputFiles({ name: 's.jpg', mimeType: 'image/jpeg', buffer });
    await press('Save cover image').click();
    await expect(said('Cover image changed.')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    const still = await page.getByLabel(own('Picture number')).inputValue();

    // The still is not deleted while the film has it, and says where it stands.
    await page.goto(inLanguage(locale, `/console/media/${still}/`));
    await press('Delete permanently').click();
    await expect(said('It is still in use')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: `${locale} ` })
      .first()
      .click();
    await expect(page).toHaveURL(address);
    await expect(page.getByText(own('Not used in any text.'))).toBeVisible();
    await press('Delete permanently').click();
    await expect(page).toHaveURL(/\/console\/media\/$/);
    expect((await page.request.get(address)).status()).toBe(404);
    expect((await page.request.get(inLanguage(locale, `/console/media/${still}/`))).status()).toBe(200);
  });
}

test('a film’s still is picked from the library, and captions that no player reads are not saved', async ({
  page,
  allowed,
}) => {
  allowed.push(/status of 422/);
  await workAs(page, 'editor');
  await page.goto('/en-US/console/media/?kind=video');
  // Of the demonstration: other tests add videos, which come first, and take them away.
  await page.getByRole('main').getByRole('listitem').getByRole('link').last().click();
  await awake(page);
  await expect(page.getByRole('heading', { name: 'Captions' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose from the library' }).click();
  const dialog = page.getByRole('dialog', { name: 'Media library' });
  await dialog.getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByLabel('Picture number')).not.toHaveValue('');
  await expect(page.getByLabel('Picture number')).toBeFocused();
  await page.getByLabel('English').last().fill('no captions');
  await page.getByRole('button', { name: 'Save captions' }).nth(1).click();
  await expect(page.getByText(/The first line must be WEBVTT/)).toBeVisible();
  await expect(page.getByLabel('English').last()).toHaveValue('no captions');
});

test('whoever may not write does not see the library', async ({ page, allowed }) => {
  allowed.push(/status of 403/);
  await workAs(page, 'auditor');
  expect((await page.goto('/en-US/console/media/'))?.status()).toBe(403);
});
