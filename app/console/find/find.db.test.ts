import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { articleKind } from '#features/news/publishing/article-kind.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { type StaffRole, staffRoles } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import type { Texts } from '#platform/i18n/texts.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import type { Thread } from '../content/document.ts';
import { saveThread } from '../content/save-thread.server.ts';
import { findAll } from './find-all.server.ts';
import { findThings, shownOfKind } from './find-things.server.ts';

const platform = emptyPlatform();
const kinds = [articleKind.name];
let editor: Staff;

beforeAll(async () => {
  editor = await somePerson(platform().db, ['editor']);
});

async function article(titles: Texts<string>): Promise<number> {
  const save = async (thread: Thread, values: object, thingId?: number) => {
    const written = await saveThread(platform(), editor, {
      kind: articleKind,
      thread,
      base: 0,
      values: { ...values },
      thingId,
    });
    if (written.outcome !== 'saved') throw new Error(`It was ${written.outcome}`);
    return written.thingId;
  };
  const id = await save('shared', { category: 'news', publishedAt: '2025-06-12T01:30:00.000Z' });
  for (const locale of locales) {
    const title = titles[locale];
    if (title) await save(locale, { title, summary: `${title}.`, body: `<p>${title}</p>` }, id);
  }
  return id;
}

const idsOf = async (words: string) =>
  (await findThings(platform().db, words, kinds)).flatMap(({ things }) => things.map(({ id }) => id));

const found = (staff: Staff, words: string, locale: Locale = 'en-US') =>
  findAll(siteFor(platform(), { locale }), staff, words);

const named = async (staff: Staff, words: string, locale?: Locale) =>
  (await found(staff, words, locale)).flatMap(({ links }) => links.map(({ to }) => to));

describe('things', () => {
  test('are found by words of any of their languages, by the beginning of the last one, and by number', async () => {
    const id = await article({
      'zh-CN': '赞比亚铜矿论坛',
      'en-US': 'Zambian copper forum',
      'fr-FR': 'Forum du cuivre zambien',
    });
    for (const words of ['铜矿', 'copper', 'cuivre', 'forum cuiv', 'ZAMBIA', 'zamb', String(id)]) {
      expect([words, await idsOf(words)]).toEqual([words, [id]]);
    }
    for (const words of ['', ' ', 'z', 'copper cobalt', '锌矿', `${id}0`, "'", '\0', '&|!', ':*']) {
      expect([words, await idsOf(words)]).toEqual([words, []]);
    }
  });

  test('are called in the reader’s language where there is a text, and open in it', async () => {
    const id = await article({ 'zh-CN': '刚果钴业', 'fr-FR': 'Le cobalt du Congo' });
    const links = async (locale: Locale) => (await found(editor, '钴业', locale)).flatMap((group) => group.links);
    const path = `/console/content/article/${id}`;
    expect(await links('fr-FR')).toEqual([
      { name: 'Le cobalt du Congo', to: `${path}?language=fr-FR`, note: '刚果钴业', noteLang: 'zh-CN' },
    ]);
    expect(await links('zh-CN')).toEqual([{ name: '刚果钴业', to: `${path}?language=zh-CN` }]);
    const [english] = await links('en-US');
    expect(english).toMatchObject({ lang: expect.stringMatching(/zh-CN|fr-FR/) });
  });

  test('those changed last come first, the others are counted and lead to the list', async () => {
    const ids: number[] = [];
    for (let i = 0; i < shownOfKind + 2; i += 1) ids.push(await article({ 'en-US': `Sisal report ${i}` }));
    const [group] = await found(editor, 'sisal');
    expect(group).toMatchObject({
      title: 'Articles',
      count: ids.length,
      more: false,
      all: '/console/content/article?q=sisal',
    });
    expect(group?.links.map(({ to }) => to)).toEqual(
      ids
        .toReversed()
        .slice(0, shownOfKind)
        .map((id) => `/console/content/article/${id}?language=en-US`),
    );
  });

  test('of a word that very many have, those changed last are found', async () => {
    const { db } = platform();
    await sql`
        with things as (
          insert into content_thing (kind, source, changed_at, changed_by)
          select 'article', 'en-US', timestamptz '2020-01-01 00:00Z' + n * interval '1 minute', 'site'
          from generate_series(1, 2500) n returning id, changed_at
        )
        insert into content_thread (thing_id, thread, kind, title, tokens, state, step, head, confirmed, behind, changed_at)
        select id, 'en-US', 'article', 'Teak ' || id, to_tsvector('simple', 'teak ' || id), 'draft', 0, 1, '{}', 0, changed_at
        from things`.execute(db);
    const newest = await article({ 'en-US': 'Teak again' });
    const [group] = await findThings(db, 'teak', kinds);
    expect(group?.things[0]?.id).toBe(newest);
    expect(group).toMatchObject({ more: true, things: { length: shownOfKind } });
    expect(group?.count).toBeGreaterThan(shownOfKind);
  });
});

describe('what somebody may see', () => {
  const places: Record<string, (role: StaffRole) => boolean> = {
    '/console/account/': () => true,
    '/console/content/article': (role) => may({ roles: [role] }, 'see'),
    '/console/content/article/new': (role) => may({ roles: [role] }, 'write'),
    '/console/figures/': (role) => may({ roles: [role] }, 'readFigures'),
    '/console/inbox/': (role) => may({ roles: [role] }, 'moderate'),
    '/console/media/': (role) => may({ roles: [role] }, 'write'),
    '/console/staff/': (role) => may({ roles: [role] }, 'administer'),
    '/console/log/': (role) => may({ roles: [role] }, 'audit'),
  };
  const words = ['account', 'article', 'figures', 'inbox', 'media', 'staff', 'log'];

  test.each(staffRoles)('%s', async (role) => {
    const id = await article({ 'en-US': `Raffia of ${role}` });
    const person = await somePerson(platform().db, [role]);
    const seen = new Set((await Promise.all(words.map((word) => named(person, word)))).flat());
    for (const [path, mayGo] of Object.entries(places)) expect([path, seen.has(path)]).toEqual([path, mayGo(role)]);
    const things = await named(person, String(id));
    expect(things.some((to) => to.startsWith('/console/content/'))).toBe(may(person, 'see'));
    const people = await named(person, person.email);
    expect(people.includes(`/console/staff/${person.id}/`)).toBe(may(person, 'administer'));
  });

  test('pages and acts are found by their names in every language', async () => {
    const admin = await somePerson(platform().db, ['admin']);
    for (const words of ['newest', 'Nouvel article', '新建文章', 'nouvel']) {
      const to = await named(admin, words, 'en-US');
      expect([words, to.includes('/console/content/article/new')]).toEqual([words, words !== 'newest']);
    }
    expect(await named(admin, '日志', 'fr-FR')).toContain('/console/log/');
    expect(await named(admin, 'traduct', 'zh-CN')).toContain('/console/translations/');
  });

  test('what waits is found by whoever decides on it, and by nobody else', async () => {
    const { id } = await platform()
      .db.insertInto('board_message')
      .values({
        ...{ title: 'Des graines de sésame', content: 'Vingt tonnes.', locale: 'fr-FR' },
        ...{ identity: 'buyer', status: 'waiting', created_at: new Date() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const role of staffRoles) {
      const person = await somePerson(platform().db, [role]);
      const to = await named(person, 'SESAME');
      expect([role, to.includes(`/console/inbox/messages/${id}`)]).toEqual([role, may(person, 'moderate')]);
    }
    const moderator = await somePerson(platform().db, ['moderator']);
    expect(await named(moderator, 'sorgho')).toEqual([]);
  });
});
