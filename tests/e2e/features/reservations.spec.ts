import type { Locator } from '@playwright/test';
import { maskName } from '#features/reservations/documents/documents-mask.ts';
import { verifyTicket } from '#features/reservations/tickets/ticket.ts';
import { barriers } from '../axe.ts';
import { awake, expect, openAwake, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { codeFor, sentTo } from '../outbox.ts';
import { strayLanguage } from '../page-text.ts';
import { readQr } from '../qr-reader.ts';
import { daysOf, newMail, newPhone, roomyDay, stepsOf, withPassport, withResidentId } from '../reservation-steps.ts';
import { inLanguage, likeWord, word } from '../words.ts';

for (const locale of languagesInTurn(0)) {
  test(`a family reserves with resident IDs, in ${locale}: no barrier on any step`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    await setWidth(page, 'phone');
    const steps = stepsOf(page, locale);
    const to = `138${newPhone().slice(-8)}`;
    const date = await roomyDay(page);
    const looksRight = async () => {
      await awake(page);
      expect(await barriers(page), page.url()).toEqual([]);
      expect(await strayLanguage(page, locale), page.url()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(360);
    };
    await steps.open('/reservation/');
    await looksRight();
    await page.getByRole('table').locator(`a[href$="/reservation/contact?date=${date}"]`).click();
    await expect(page.getByText(likeWord(locale, 'Step {number} of {count}', { number: 1, count: 6 }))).toBeVisible();
    await looksRight();
    await steps.askForCode(to);
    await expect(page).toHaveURL(/\/reservation\/code$/);
    await looksRight();
    await steps.typeCode(`+86${to}`);
    await expect(steps.field('Day of visit')).toHaveValue(date);
    await looksRight();
    const names = locale === 'zh-CN' ? ['王小明', '李华', '王小小'] : ['Wang Xiaoming', 'Li Hua', 'Wang Xiaoxiao'];
    const family = names.map(withResidentId);
    await steps.chooseDay(date, family.length);
    await looksRight();
    for (const visitor of family) await steps.typeVisitor(visitor);
    await expect(page).toHaveURL(/\/reservation\/you$/);
    await looksRight();
    await steps.agree();
    await looksRight();
    for (const { idNumber } of family) expect(await page.content()).not.toContain(idNumber);
    await steps.press('Reserve now');
    await expect(page.getByRole('article')).toHaveCount(3);
    await looksRight();
    const headings = (names: string[]) => names.map((name) => likeWord(locale, 'Ticket of {name}', { name }));
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(headings(names));
    expect(await page.content()).not.toContain(family[0]?.idNumber);
    // Whoever else has the link sees whose ticket it is no better than the gate does.
    const stranger = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await stranger.goto(page.url());
    await expect(stranger.getByRole('article').getByRole('heading')).toHaveText(headings(names.map(maskName)));
    for (const name of names) expect(await stranger.content()).not.toContain(name);
    await stranger.context().close();

    // The code is what a gate reads without a network: the ticket, its day, and that it is genuine.
    const { rows: keys } = await (await request.get('/api/admission/keys')).json();
    const [first = ''] = await Promise.all(
      (await page.getByRole('article').locator('img').all()).map(async (code) => {
        const svg = Buffer.from((await code.getAttribute('src'))?.split(',')[1] ?? '', 'base64');
        const [text = ''] = await readQr(svg);
        expect(await verifyTicket(keys, text)).toMatchObject({ date });
        return text;
      }),
    );
    await page.getByRole('link', { name: likeWord(locale, 'Ticket for visitor {n}’s phone', { n: 1 }) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings(names.slice(0, 1)));
    await looksRight();
    const picture = await request.get(`${new URL(page.url()).pathname}/ticket.png`);
    expect(await readQr(await picture.body())).toEqual([first]);
    await expect.poll(() => sentTo(`+86${to}`).at(-1)?.text).toContain('/reservation/tickets/');
  });
}

test('a buyer with a passport and a Kenyan phone, whose every mistake is named where it is', async ({
  page,
  allowed,
}) => {
  test.slow();
  allowed.push(/status of 422/);
  const steps = stepsOf(page, 'en-US');
  const phone = newPhone();
  const date = await roomyDay(page, 1);
  const isWrong = async (label: string, message: RegExp) => {
    await expect(page).toHaveTitle(/^Error: /);
    const control = page.getByRole('main').getByLabel(label, { exact: true });
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(message);
    await page.getByRole('alert').getByRole('link', { name: message }).first().click();
    await expect(control).toBeFocused();
  };
  await openAwake(page, `/en-US/reservation/contact?date=${date}`);
  await steps.askForCode('0712 345 678');
  await isWrong('Mobile phone or e-mail', /Please enter a valid mobile number\. Start with \+/);
  await awake(page);
  expect(await barriers(page)).toEqual([]);
  // The picture was read: it need not be read again.
  await expect(page.locator('input[name=captchaCode]')).toHaveCount(0);
  await steps.field('Mobile phone or e-mail').fill(phone);
  await steps.press('Send me a code');
  await steps.field('Six-digit code').fill('12');
  await steps.press('Continue');
  await isWrong('Six-digit code', /The verification code is incorrect or has expired/);
  await steps.typeCode(phone);
  await steps.chooseDay('', 1);
  await isWrong('Day of visit', /^Choose a day\.$/);
  await steps.chooseDay(date, 1);
  await steps.typeVisitor({ name: '', idType: 'passport', idNumber: 'ZN12' });
  await isWrong('Full name', /Enter the visitor’s name/);
  await isWrong('Document number', /too short or too long/);
  await expect(steps.field('Document number')).toHaveValue('ZN12');
  await steps.typeVisitor({ ...withPassport(), idType: 'resident', idNumber: '11010519491231002Y' });
  await isWrong('Document number', /characters this document cannot have/);
  await steps.typeVisitor({ ...withPassport(), idType: 'resident', idNumber: '110105194912310021' });
  await isWrong('Document number', /mistyped/);
  await awake(page);
  expect(await barriers(page)).toEqual([]);
  await steps.typeVisitor(withPassport());
  await steps.field('Contact phone').fill('123');
  await steps.press('Continue');
  await isWrong('Contact phone', /not valid/);
  await isWrong('I accept the entry rules on behalf of all visitors.', /accept the entry rules/);
  await awake(page);
  expect(await barriers(page)).toEqual([]);
  await steps.field('Contact phone').fill(phone);
  await steps.agree();
  await expect(page.getByRole('main')).toContainText('Chanda Mwansa');
  await steps.press('Reserve now');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of languagesInTurn(1)) {
    test(`somebody reserves with an e-mail only, and goes back and forth, in ${locale}`, async ({ page }) => {
      await setWidth(page, 'phone');
      const steps = stepsOf(page, locale);
      const mail = newMail();
      const date = await roomyDay(page, 2);
      const [one, two] = [withPassport('Awa Ndiaye'), withPassport('Moussa Ndiaye')];
      await steps.fillIn(mail, date, [one, two]);

      // Another visitor is added, the second one left out again, and nothing of the others is lost.
      await page.getByRole('main').locator('a[href$="/reservation/party"]').last().click();
      await steps.chooseDay(date, 3);
      await expect(page).toHaveURL(/visitor\?n=3$/);
      await steps.typeVisitor(withPassport('Fatou Ndiaye'));
      await expect(page).toHaveURL(/\/reservation\/check$/);
      await page.getByRole('main').locator('a[href$="visitor?n=2"]').click();
      await expect(steps.field('Full name')).toHaveValue(two.name);
      await expect(steps.field('Document number')).toHaveValue(two.idNumber);
      await steps.press('Remove this visitor');
      await expect(page.getByRole('main')).toContainText('Fatou Ndiaye');
      await expect(page.getByRole('main')).not.toContainText('Moussa Ndiaye');
      await page.goBack();
      await page.goForward();
      await steps.press('Reserve now');
      await expect(page.getByRole('article')).toHaveCount(2);
      await expect.poll(() => sentTo(mail).at(-1)?.text).toContain(new URL(page.url()).pathname);
      for (const article of await page.getByRole('article').all()) {
        expect((await article.getByRole('img').boundingBox())?.width).toBeGreaterThan(250);
      }
    });
  }

  test('one visitor is cancelled, the other moves to another day, and then cancels', async ({ page, allowed }) => {
    allowed.push(/status of 422/);
    const steps = stepsOf(page, 'en-US');
    const [date, other] = [await roomyDay(page, 3), await roomyDay(page, 4)];
    const tickets = await steps.reserve(newPhone(), date, [withPassport('Grace Banda'), withPassport('John Phiri')]);
    await page.getByRole('link', { name: 'Cancel', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Cancel your visit on .*\?$/);
    await page.getByRole('link', { name: 'No, keep it' }).click();
    await expect(page.getByRole('article').getByRole('img')).toHaveCount(2);
    await page.getByRole('link', { name: 'Cancel', exact: true }).click();
    await page.getByRole('checkbox').first().uncheck();
    await page.getByRole('checkbox').last().uncheck();
    await steps.press('Yes, cancel');
    await expect(page.getByRole('alert')).toContainText('Tick everyone who is not coming.');
    // What was unticked stays so: nobody is cancelled by an oversight.
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await page.getByRole('checkbox').first().check();
    await steps.press('Yes, cancel');
    await expect(page.getByRole('status').first()).toHaveText('Cancelled. 1 place has been released for others.');
    await expect(page.getByRole('article').first()).toContainText('no longer valid');
    await expect(page.getByRole('article').getByRole('img')).toHaveCount(1);

    await page.getByRole('link', { name: 'Choose another day' }).click();
    await steps.field('New day').selectOption(other);
    await steps.press('Move to this day');
    await expect(page).toHaveURL(/\/tickets\/[\w-]{22}$/);
    expect(new URL(page.url()).pathname).not.toBe(tickets);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: 'Cancel', exact: true }).click();
    await steps.press('Yes, cancel');
    await expect(page.getByRole('article').getByRole('img')).toHaveCount(0);
    await page.getByRole('link', { name: 'My reservations' }).click();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cancelled' })).toHaveCount(2);
  });
});

test('the keyboard alone reserves, without reading the picture', async ({ page }) => {
  test.slow();
  const mail = newMail();
  const tabTo = async (name: string | RegExp, role: 'button' | 'textbox' | 'radio' | 'checkbox' = 'button') => {
    const target = page
      .getByRole('main')
      .getByRole(role, { name, exact: typeof name === 'string' })
      .first();
    for (let pressed = 0; pressed < 80; pressed++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The focus does not come to ${name}`);
  };
  await openAwake(page, `/en-US/reservation/contact?date=${await roomyDay(page, 5)}`);
  await tabTo('Mobile phone or e-mail', 'textbox');
  await page.keyboard.type(mail);
  await tabTo('Continue without the image');
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name=altcha]')).toHaveCount(1, { timeout: 20_000 });
  await tabTo('Send me a code');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/code$/);
  await expect.poll(() => sentTo(mail).length).toBe(1);
  await tabTo('Six-digit code', 'textbox');
  await page.keyboard.type(sentTo(mail)[0]?.code ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/party/);
  await tabTo('1 visitor', 'radio');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/visitor/);
  await tabTo('Full name', 'textbox');
  await page.keyboard.type('Chanda Mwansa');
  await tabTo(/^Resident identity card/, 'radio');
  await page.keyboard.press('ArrowDown');
  await tabTo('Document number', 'textbox');
  await page.keyboard.type(withPassport().idNumber);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/you$/);
  for (const box of [/^I agree to this use of our data/, /^I separately agree/, /^I accept/]) {
    await tabTo(box, 'checkbox');
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/check$/);
  await tabTo('Reserve now');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('the keyboard alone moves a visit, cancels it and waits for another day: no barrier on these pages', async ({
  page,
}) => {
  test.slow();
  const steps = stepsOf(page, 'en-US');
  const [date, other] = [await roomyDay(page, 5), await roomyDay(page, 6)];
  const full = (await daysOf(page)).find(({ remaining }) => remaining === 0)?.date ?? '';
  await steps.reserve(newMail(), date, [withPassport()]);
  const looksRight = async () => {
    await awake(page);
    for (const width of ['desk', 'phone'] as const) {
      await setWidth(page, width);
      expect(await barriers(page), page.url()).toEqual([]);
    }
  };
  const tabTo = async (target: Locator) => {
    for (let pressed = 0; pressed < 120; pressed++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The focus does not come to ${target}`);
  };
  const main = page.getByRole('main');
  const press = async (role: 'link' | 'button', name: string | RegExp) => {
    await tabTo(main.getByRole(role, { name, exact: typeof name === 'string' }).first());
    await page.keyboard.press('Enter');
  };
  await press('link', 'My reservations');
  await expect(page).toHaveURL(/\/mine$/);
  await looksRight();
  await press('link', /^Choose another day: /);
  await expect(page).toHaveURL(/\/rebook\//);
  await looksRight();
  const days = main.getByLabel('New day');
  await tabTo(days);
  const label = await days.locator(`option[value="${other}"]`).textContent();
  await page.keyboard.type(label?.split(' ·')[0] ?? '');
  await expect(days).toHaveValue(other);
  await press('button', 'Move to this day');
  await expect(page).toHaveURL(/\/tickets\//);
  await press('link', 'Cancel');
  await expect(page).toHaveURL(/\/cancel\//);
  await looksRight();
  await tabTo(main.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expect(main.getByRole('checkbox')).not.toBeChecked();
  await page.keyboard.press('Space');
  await press('button', 'Yes, cancel');
  await expect(page.getByRole('status').first()).toContainText('1 place has been released');
  await page.goto(`/en-US/reservation/waitlist?date=${full}`);
  await looksRight();
  await tabTo(main.getByRole('radio', { name: '1 visitor' }));
  await page.keyboard.press('ArrowDown');
  await press('button', 'Join the waiting list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the waiting list');
  await looksRight();
  await press('button', 'Leave the waiting list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have left the waiting list');
});

test('a form that is pressed twice does once what it says, and what was refused is still there in another language', async ({
  page,
}) => {
  const steps = stepsOf(page, 'en-US');
  const mail = newMail();
  const date = await roomyDay(page, 7);
  await steps.open(`/reservation/contact?date=${date}`);
  const captchaId = await page.locator('input[name=captchaId]').inputValue();
  const post = (path: string, form: Record<string, string>) =>
    page.request.post(`/en-US/reservation/${path}`, { form, maxRedirects: 0 });
  const ask = { contact: mail, date, captchaId, captchaCode: codeFor(captchaId), altcha: '' };
  for (const answer of [await post('contact', ask), await post('contact', ask)]) {
    expect(answer.headers().location).toBe('/en-US/reservation/code');
  }
  await expect.poll(() => sentTo(mail).length).toBe(1);
  const code = { code: codeFor(mail) };
  const answers = await Promise.all([post('code', code), post('code', code)]);
  expect(answers.map((answer) => answer.headers().location)).toEqual([
    '/en-US/reservation/party',
    '/en-US/reservation/party',
  ]);
  await post('party', { date, party: '1' });
  const refused = await post('visitor?n=1', { name: 'Awa Ndiaye', idType: 'passport', idNumber: 'X' });
  expect(refused.status()).toBe(422);
  await page.goto('/fr-FR/reservation/visitor?n=1');
  await expect(page.locator('input[name=name]')).toHaveValue('Awa Ndiaye');
  await expect(page.locator('input[name=idNumber]')).toHaveValue('X');
  await expect(page.locator('input[name=idNumber]')).toHaveAttribute('aria-invalid', 'true');
});

test('somebody who looks up reservations goes on with the one they had begun', async ({ page }) => {
  test.slow();
  const steps = stepsOf(page, 'en-US');
  const date = await roomyDay(page, 8);
  await steps.fillIn(newPhone(), date, [withPassport()]);
  const other = newPhone();
  await steps.open('/reservation/find');
  await steps.askForCode(other);
  await steps.typeCode(other);
  await expect(page).toHaveURL(/\/mine$/);
  await steps.open('/reservation/');
  await page.getByRole('link', { name: 'Continue the reservation you started' }).click();
  await expect(page).toHaveURL(/\/check$/);
  await steps.press('Reserve now');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a day fills up while somebody types: all is kept; they wait, are offered the places, and reserve', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  test.slow();
  const date = (await daysOf(page)).find(({ remaining }) => remaining === 2)?.date ?? '';
  const steps = stepsOf(page, 'en-US');
  const to = newPhone();
  const couple = [withPassport('Grace Banda'), withPassport('John Phiri')];
  await steps.fillIn(to, date, couple);

  const quick = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const quickPage = await quick.newPage();
  watch(quickPage);
  const quickSteps = stepsOf(quickPage, 'fr-FR');
  await quickSteps.reserve(newPhone(), date, [withPassport('Awa Ndiaye'), withPassport('Moussa Ndiaye')]);

  await steps.press('Reserve now');
  await expect(page).toHaveURL(/\/reservation\/party$/);
  await expect(steps.field('Day of visit')).toHaveAccessibleDescription(/This day is now full.*is kept/);
  await page.getByRole('link', { name: 'Join the waiting list for this day' }).click();
  await expect(page.getByRole('radio', { name: '2 visitors' })).toBeChecked();
  await steps.press('Join the waiting list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the waiting list');
  await expect(page.getByRole('main')).toContainText('You are next in line.');
  const entry = page.url();

  await quickPage.getByRole('link', { name: word('fr-FR', 'Cancel'), exact: true }).click();
  await quickSteps.press('Yes, cancel');
  await quick.close();

  await expect.poll(() => sentTo(to).at(-1)?.text).toContain(new URL(entry).pathname);
  await page.goto(entry);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 places are held for you');
  await expect(page.getByRole('main')).toContainText(/Until \d+\s\w+ \d{4}, \d\d:\d\d, Beijing time/);
  await awake(page);
  expect(await barriers(page)).toEqual([]);
  // The link may have been passed on: it reserves these places, and shows nothing else of the phone.
  const passedOn = await browser.newContext({ baseURL, serviceWorkers: 'block', javaScriptEnabled: false });
  const stranger = await passedOn.newPage();
  watch(stranger);
  await stranger.goto(entry);
  await stepsOf(stranger, 'en-US').press('Reserve them');
  await expect(stranger).toHaveURL(/\/visitor\?n=1$/);
  await stranger.goto('/en-US/reservation/mine');
  await expect(stranger).toHaveURL(/\/find$/);
  await passedOn.close();

  await steps.press('Reserve them');
  // All that was typed is still there: nothing is left to do but to say yes.
  await expect(page).toHaveURL(/\/reservation\/check$/);
  await steps.press('Reserve now');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goto(entry);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have reserved these places');
});

test('a document that has a place on the day is named at its visitor; a second press reserves nothing twice', async ({
  page,
}) => {
  test.slow();
  const steps = stepsOf(page, 'en-US');
  const date = await roomyDay(page, 6);
  const [known, fresh] = [withPassport('Grace Banda'), withPassport('John Phiri')];
  await steps.fillIn(newPhone(), date, [known]);
  const press = () => page.request.post('/en-US/reservation/check', { maxRedirects: 0 });
  const answers = await Promise.all([press(), press(), press()]);
  const places = new Set(answers.map((answer) => `${answer.status()} ${answer.headers().location}`));
  expect([...places]).toEqual([expect.stringMatching(/^303 .*\/reservation\/tickets\//)]);

  await steps.open(`/reservation/contact?date=${date}`);
  await expect(page).toHaveURL(/\/party\?date=/);
  await steps.chooseDay(date, 2);
  await steps.typeVisitor(fresh);
  await steps.typeVisitor(known);
  await steps.agree();
  await steps.press('Reserve now');
  await expect(page).toHaveURL(/visitor\?n=2$/);
  await expect(steps.field('Document number')).toHaveAccessibleDescription(/already has a reservation for this day/);
  await steps.typeVisitor(withPassport('Grace Banda'));
  await steps.press('Reserve now');
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('reservations are found from another device by phone and code, and by nothing less', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  test.slow();
  const phone = newPhone();
  const tickets = await stepsOf(page, 'en-US').reserve(phone, await roomyDay(page, 7), [withPassport()]);
  const other = await browser.newContext({ baseURL, serviceWorkers: 'block', javaScriptEnabled: false });
  const device = await other.newPage();
  watch(device);
  // The link shows the tickets, as it must at the gate; it does not cancel them.
  await device.goto(tickets);
  await expect(device.getByRole('article')).toHaveCount(1);
  await expect(device.getByRole('link', { name: 'Cancel', exact: true })).toHaveCount(0);
  await device.goto(tickets.replace('/tickets/', '/cancel/'));
  await expect(device).toHaveURL('/en-US/reservation/find');
  const steps = stepsOf(device, 'en-US');
  await steps.askForCode(phone);
  await steps.typeCode(phone);
  await expect(device).toHaveURL('/en-US/reservation/mine');
  await device.getByRole('link', { name: /^Cancel: / }).click();
  await steps.press('Yes, cancel');
  await expect(device.getByRole('status').first()).toContainText('1 place has been released');

  await device.goto('/en-US/reservation/mine');
  await steps.press('Not my device: clear all of this');
  await expect(device).toHaveURL('/en-US/reservation/');
  await device.goto('/en-US/reservation/mine');
  await expect(device).toHaveURL('/en-US/reservation/find');
  await other.close();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a ticket opens again, and is the only personal page that does', async ({ page, context, allowed }) => {
    test.slow();
    allowed.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/);
    const tickets = await stepsOf(page, 'en-US').reserve(newPhone(), await roomyDay(page, 8), [withPassport()]);
    await expect(page.getByText('Saved on this device: this page also opens offline.')).toBeVisible({
      timeout: 15_000,
    });
    await page.goto('/en-US/reservation/mine');
    await awake(page);
    await context.setOffline(true);
    await page.goto(tickets);
    await expect(page.getByRole('article').getByRole('img')).toBeVisible();
    await page.goto('/en-US/reservation/mine');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    await page.getByRole('link', { name: /^Reserved: / }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await context.setOffline(false);
    await openAwake(page, '/en-US/reservation/mine');
    await stepsOf(page, 'en-US').press('Not my device: clear all of this');
    await expect.poll(() => page.evaluate((path) => caches.match(path).then(Boolean), tickets)).toBe(false);
  });
});

test('pages with tickets are for their visitor alone: not kept, not listed, not told to others', async ({
  page,
  request,
}) => {
  const tickets = await stepsOf(page, 'en-US').reserve(newPhone(), await roomyDay(page, 9), [withPassport()]);
  const answer = await request.get(tickets);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  const html = await answer.text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toMatch(/<meta name="referrer" content="(same-origin|no-referrer)"\/>/);
  const calendar = await request.get(`${tickets}/visit.ics`);
  expect(calendar.headers()['content-type']).toMatch(/^text\/calendar/);
  expect(await calendar.text()).not.toMatch(/Mwansa|tickets\//);
});

test('the first page says what is left of each day, and where to begin', async ({ page }) => {
  for (const locale of languagesInTurn(2)) {
    for (const path of ['/reservation/', '/reservation/find']) {
      await openAwake(page, inLanguage(locale, path));
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
      expect(await strayLanguage(page, locale)).toEqual([]);
      for (const width of ['desk', 'narrow'] as const) {
        await setWidth(page, width);
        expect(await barriers(page), `${path} ${width}`).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
    await page.goto(inLanguage(locale, '/reservation/'));
    await page
      .getByRole('table')
      .getByRole('link')
      .filter({ hasText: word(locale, 'Full') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/waitlist\?date=/);
  }
});

const outOfTurn = ['code', 'party', 'visitor?n=1', 'you', 'check'];

for (const step of outOfTurn) {
  test(`/reservation/${step} leads to what comes before it`, async ({ request }) => {
    const answer = await request.get(`/fr-FR/reservation/${step}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toBe('/fr-FR/reservation/contact');
  });
}

for (const path of [
  'tickets/unknown',
  'ticket/unknown',
  'ticket/unknown/ticket.png',
  'cancel/unknown',
  'offer/unknown',
]) {
  test(`/reservation/${path} is not found`, async ({ request }) => {
    expect((await request.get(`/reservation/${path}`)).status()).toBe(404);
  });
}
