import { expect, test } from 'vitest';
import { articleKind } from '#features/news/publishing/article-kind.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { publishThread } from '../content/publishing/publish-thread.server.ts';
import { withdrawThread } from '../content/publishing/withdraw-thread.server.ts';
import { saveThread } from '../content/save-thread.server.ts';
import { leadLinksOn, oldLinks } from './old-links.server.ts';

const platform = emptyPlatform();
const kind = articleKind;
const facts = (category: string) => ({ category, publishedAt: '2025-06-12T01:30:00.000Z' });

async function article(body: string, category = 'news') {
  const editor = await somePerson(platform().db, ['editor']);
  const save = (thread: 'shared' | 'zh-CN', base: number, values: object, thingId?: number) =>
    saveThread(platform(), editor, { kind, thingId, thread, base, values: { ...values } });
  const saved = await save('shared', 0, facts(category));
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  const { thingId } = saved;
  await save('zh-CN', 0, { title: '标题', summary: '摘要。', body }, thingId);
  const publish = (thread: 'shared' | 'zh-CN') => publishThread(platform(), editor, { kind, thingId, thread });
  expect(await publish('zh-CN')).toMatchObject({ outcome: 'published' });
  const { key } = await platform()
    .db.selectFrom('content_thing')
    .select('key')
    .where('id', '=', thingId)
    .executeTakeFirstOrThrow();
  return { editor, thingId, key: key ?? '', save, publish };
}

const address = (key: string, category: string) => kind.address(key, { category, texts: {} }) ?? '';

test('a link to a page whose address has changed is found, and led on in a revision that goes out as any other', async () => {
  const { db } = platform();
  const target = await article('<p>x</p>');
  const old = address(target.key, 'news');
  const text = await article(`<p><a href="${old}?a=1#b">da</a> <a href="/about/">x</a></p>`);
  expect(await oldLinks(db)).toEqual([]);

  await target.save('shared', 1, facts('exhi'), target.thingId);
  await target.publish('shared');
  const links = await oldLinks(db, target.thingId);
  expect(links).toMatchObject([{ thingId: text.thingId, locale: 'zh-CN', to: address(target.key, 'exhi') }]);
  expect(await oldLinks(db, text.thingId)).toEqual([]);

  const translator = await somePerson(db, ['translator'], ['fr-FR']);
  const site = siteFor(platform());
  expect(await leadLinksOn(site, translator, links)).toEqual({ rewritten: 0, left: 1 });
  expect(await leadLinksOn(site, text.editor, links)).toEqual({ rewritten: 1, left: 0 });
  const { fields } = await db
    .selectFrom('content_revision')
    .select('fields')
    .where('thing_id', '=', text.thingId)
    .where('number', '=', 2)
    .executeTakeFirstOrThrow();
  expect(fields.body).toContain(`${links[0]?.to}?a=1#b">da</a> <a href="/about/">x</a>`);
  // What readers see leads to the old address still, until it is published.
  expect(await oldLinks(db)).toHaveLength(1);
  expect(await leadLinksOn(site, text.editor, await oldLinks(db))).toEqual({ rewritten: 0, left: 0 });
  await text.publish('zh-CN');
  expect(await oldLinks(db)).toEqual([]);
});

test('what is withdrawn leads nowhere, and an address that is taken back is no old one', async () => {
  const { db } = platform();
  const target = await article('<p>x</p>');
  const text = await article(`<p><a href="${address(target.key, 'news')}">da</a></p>`);
  const move = async (base: number, category: string) => {
    await target.save('shared', base, facts(category), target.thingId);
    await target.publish('shared');
  };
  await move(1, 'exhi');
  expect(await oldLinks(db)).toHaveLength(1);
  await move(2, 'news');
  expect(await oldLinks(db)).toEqual([]);
  await move(3, 'exhi');
  await withdrawThread(platform(), text.editor, { kind, thingId: text.thingId, thread: 'zh-CN' });
  expect(await oldLinks(db)).toEqual([]);
});
