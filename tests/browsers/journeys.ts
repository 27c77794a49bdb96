import { expect } from 'vitest';
import type { Locale } from '#platform/i18n/locale.ts';
import { testedLanguages } from '../e2e/languages.ts';
import { menu } from '../e2e/menu-items.ts';
import { codeFor } from '../e2e/outbox.ts';
import { inLanguage, likeWord } from '../e2e/words.ts';
import { ask, codesTo, newEditor, newMail, newMember } from './calls.ts';
import { type Hands, type Place, patience, type Role, widths } from './hands.ts';

const poll = { timeout: patience, interval: 100 };
const place = (role: Role, english: string, within = 'main', locale: Locale = 'en-US'): Place => ({
  within,
  role,
  name: likeWord(locale, english),
});
const field = (english: string) => place('textbox', english);
const button = (english: string) => place('button', english);
const menuLinks = 'header nav a[href]';

async function leadsTo(hands: Hands, address: RegExp): Promise<void> {
  await expect.poll(() => hands.address(), poll).toMatch(address);
}

/** Waits until React answers. */
export async function awake(hands: Hands): Promise<void> {
  await expect.poll(() => hands.attribute('html', 'data-awake'), poll).not.toBeNull();
}

async function opens(hands: Hands, address: string): Promise<void> {
  await hands.open(address);
  await awake(hands);
}

/** The front page wakes, with the eleven items of its menu. */
export async function seesTheFrontPage(hands: Hands, locale: Locale = 'en-US'): Promise<void> {
  await opens(hands, inLanguage(locale, '/'));
  const items = await hands.seen(menuLinks);
  for (const { names } of menu.slice(0, -1)) expect(items).toContain(names[locale as keyof typeof names]);
  expect(await hands.attribute('html', 'lang')).toBe(locale);
}

/** From each language into the next one by the bar, on the same page. */
export async function changesLanguage(hands: Hands): Promise<void> {
  await opens(hands, inLanguage('zh-CN', '/news/'));
  for (const to of ['en-US', 'fr-FR', 'zh-CN'] as const) {
    await hands.press(`header a[href^="/language/${to}"]`);
    await leadsTo(hands, new RegExp(`^${inLanguage(to, '/news/')}$`));
    expect(await hands.attribute('html', 'lang')).toBe(to);
    await awake(hands);
  }
}

/** The menu of a narrow window opens, a sub-menu in it, and an item leads on. */
export async function usesTheNarrowMenu(hands: Hands): Promise<void> {
  await hands.setWidth(widths.narrow);
  await opens(hands, '/en-US/');
  expect(await hands.seen(menuLinks)).toEqual([]);
  await hands.press(place('button', 'Menu', 'header'));
  await expect.poll(() => hands.seen(menuLinks), poll).toContain('News');
  await hands.press(`${menuLinks}[href="/en-US/finance/"]`);
  await leadsTo(hands, /^\/en-US\/finance\/$/);
  expect(await hands.seen('h1')).toHaveLength(1);
}

/** Goes on while a page is about to wake, and comes to where it was going: Firefox breaks off what wakes the page. */
export async function leavesInTheMiddle(hands: Hands): Promise<void> {
  for (const path of ['/en-US/finance/', '/en-US/negotiation/', '/en-US/brand/']) {
    await hands.open('/en-US/news/');
    await hands.setCookie('of-this-test', path);
    await hands.open(path);
    await awake(hands);
    expect(await hands.address()).toBe(path);
  }
}

/** Types where a code goes, and the digits of the picture, which a demonstration notes. */
async function asksForCode(hands: Hands, to: string): Promise<void> {
  await hands.type(field('Mobile phone or e-mail'), to);
  const picture = (await hands.attribute('input[name=captchaId]', 'value')) ?? '';
  await hands.type('input[name=captchaCode]', codeFor(picture));
  await hands.press(button('Send me a code'));
}

async function typesCode(hands: Hands, to: string, then: string): Promise<void> {
  await expect.poll(() => codesTo(to), poll).toBeGreaterThan(0);
  await hands.type(field('Six-digit code'), codeFor(to));
  await hands.press(button(then));
}

/** Reserves a day for one visitor with a passport, from an address to the ticket. */
export async function reserves(hands: Hands, url: string): Promise<void> {
  const { rows } = await ask<{ rows: { date: string; remaining: number }[] }>(`${url}/api/reservation/days`);
  const date = rows.slice(1).find(({ remaining }) => remaining > 200)?.date ?? '';
  const mail = newMail();
  await hands.open(`/en-US/reservation/contact?date=${date}`);
  await asksForCode(hands, mail);
  await leadsTo(hands, /\/reservation\/code$/);
  await typesCode(hands, mail, 'Continue');
  await leadsTo(hands, /\/reservation\/party/);
  await hands.press('input[name=party][value="1"]');
  await hands.press(button('Continue'));
  await leadsTo(hands, /\/reservation\/visitor/);
  await hands.type(field('Full name'), 'Chanda Mwansa');
  await hands.press('input[name=idType][value=passport]');
  await hands.type(field('Document number'), `ZN${Date.now()}`.slice(0, 11));
  await hands.press(button('Continue'));
  await leadsTo(hands, /\/reservation\/you/);
  for (const name of ['data', 'documents', 'entry']) await hands.press(`main input[name=${name}]`);
  await hands.press(button('Continue'));
  await leadsTo(hands, /\/reservation\/check$/);
  await hands.press(button('Reserve now'));
  await leadsTo(hands, /\/reservation\/tickets\/[\w-]{22}$/);
  await expect.poll(() => hands.seen('main article h2, main article h3'), poll).toEqual(['Ticket of Chanda Mwansa']);
  expect(await hands.attribute('main article img', 'src')).toMatch(/^data:image\/svg\+xml/);
}

/** Logs in by a code, gives a name, and is named on top of the next page. */
export async function logsIn(hands: Hands): Promise<void> {
  const mail = newMail();
  await opens(hands, '/en-US/login/?to=/account/profile');
  await asksForCode(hands, mail);
  await leadsTo(hands, /\/login\/code/);
  await typesCode(hands, mail, 'Log in');
  await leadsTo(hands, /\/account\/profile/);
  await awake(hands);
  await hands.type(field('Your name'), 'Mwila Banda');
  await hands.press(button('Save'));
  await leadsTo(hands, /\/account\/profile$/);
  await awake(hands);
  await opens(hands, '/en-US/news/');
  await expect.poll(() => hands.attribute('header a[href$="/account/"]', 'aria-label'), poll).toContain('Mwila Banda');
}

/** Asks the owner of a project, sees the answer come, and answers it: the owner is elsewhere. */
export async function talks(hands: Hands, url: string): Promise<void> {
  const [owner, asker] = await Promise.all([newMember(url), newMember(url)]);
  const name = `24 V ${Date.now()}`;
  const text = { name, owner: 'Ekuphileni', contactPerson: 'Thandi', introduction: name, cooperationRequirement: name };
  const project = await owner.ask<{ data: { id: number } }>('/project', {
    ...{ category: 'trade', region: 'SZ', industry: 3, amount: '12.5', phone: '+26824040000' },
    ...{ contact: 'office@ekuphileni.example', texts: Object.fromEntries(testedLanguages.map((each) => [each, text])) },
  });
  await hands.open('/en-US/news/');
  await hands.setCookie(asker.cookie.name, asker.cookie.value);
  await opens(hands, `/en-US/negotiation/talk/start?project=${project.data.id}`);
  await hands.type(field('Your message'), '2 x 40 t, CIF?');
  await hands.press(button('Send to the owner'));
  await leadsTo(hands, /\/negotiation\/talk\/[\w-]{22}$/);
  await awake(hands);
  const id = (await hands.address()).split('/').at(-1);
  const entries = async () => (await hands.seen('main [role=log] li')).join('\n');
  expect(await entries()).toContain('2 x 40 t, CIF?');
  await owner.ask('/talk/message', { id, content: '4 USD' });
  await expect.poll(entries, poll).toContain('4 USD');
  await hands.type(field('Your message'), '3.50');
  await hands.press(button('Send'));
  await expect.poll(entries, poll).toContain('3.50');
  const read = () => owner.ask<{ data: { entries: { content?: string }[] } }>(`/talk/detail?id=${id}`);
  await expect.poll(async () => (await read()).data.entries.map(({ content }) => content), poll).toContain('3.50');
}

/** Writes a text with a word that stands out, saves it, has it go out, and reads it as readers do. */
export async function publishes(hands: Hands, url: string): Promise<void> {
  const editor = await newEditor(url);
  const title = `Halls ${Date.now()}`;
  // Long before the demonstration's own articles: none of a test is ever the newest of the site.
  const shared = { category: 'news', publishedAt: '2012-06-16T02:00:00.000Z' };
  const made = await editor.ask<{ data: { id: number } }>('/console/content/save', {
    ...{ kind: 'article', id: 0, language: 'shared', base: 0, fields: shared },
  });
  await hands.open('/en-US/news/');
  await hands.setCookie(editor.cookie.name, editor.cookie.value);
  await opens(hands, `/en-US/console/content/article/${made.data.id}?language=en-US`);
  await expect.poll(() => hands.seen('main [role=toolbar]'), poll).toHaveLength(1);
  await hands.type(field('Title'), title);
  await hands.type(field('Summary'), `${title} 1`);
  await hands.press(field('Text'));
  await hands.keys('Open at ');
  await hands.press(place('button', 'Bold', 'main [role=toolbar]'));
  await hands.keys('nine');
  await hands.press(place('button', 'Bold', 'main [role=toolbar]'));
  await hands.keys(' sharp');
  const html = '<p>Open at <strong>nine</strong> sharp</p>';
  await expect.poll(() => hands.value('textarea[name=body]'), poll).toBe(html);
  await hands.press(button('Save'));
  await leadsTo(hands, /done=save/);
  await awake(hands);
  await hands.press('main button[value=publish]');
  await leadsTo(hands, /done=publish/);
  await hands.open(`/en-US${await addressOf(url, title)}`);
  expect(await hands.seen('h1')).toEqual([title]);
  expect(await hands.seen('main strong')).toContain('nine');
}

/** Where the site has an article that readers can see. */
async function addressOf(url: string, title: string): Promise<string> {
  const find = async () => {
    const address = `${url}/api/search?keyword=${encodeURIComponent(title)}`;
    const { rows } = await ask<{ rows: { title: string; url: string }[] }>(address);
    return rows.find((row) => row.title === title)?.url ?? '';
  };
  await expect.poll(find, poll).not.toBe('');
  return find();
}
