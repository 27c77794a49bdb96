import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { articleKind } from '#features/news/publishing/article-kind.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { staffCookie } from '#tests/support/staff-request.ts';
import { publishThread } from '../content/publishing/publish-thread.server.ts';
import { saveThread } from '../content/save-thread.server.ts';
import { articlesOf, articleText } from '../translate/articles.fixture.ts';
import { exportThings } from './export-xliff.server.ts';
import { action, loader } from './import.tsx';
import { checkXliff, importXliff } from './import-xliff.server.ts';
import { readXliff, UnreadableXliff, xliffText } from './read-xliff.server.ts';

const platform = emptyPlatform();
const kind = articleKind;
let editor: Staff;
let translator: Staff;

beforeAll(async () => {
  editor = await somePerson(platform().db, ['editor']);
  translator = await somePerson(platform().db, ['translator'], ['fr-FR']);
});

const site = () => siteFor(platform());

const { save, change, someArticle, french } = articlesOf(platform, () => editor);

async function exported(...ids: number[]): Promise<string> {
  const things = ids.map((id) => ({ kind: kind.name, id, source: 'zh-CN' as const }));
  return (await exportThings(site(), editor, things, { from: 'zh-CN', to: 'fr-FR' })) ?? '';
}

/** A file as an agency fills it in: each source has its translation. */
function translated(xml: string, words: Record<string, string>): string {
  return xml.replace(
    /<segment state="\w+"><source>(.*?)<\/source>(?:<target>.*?<\/target>)?/gs,
    (own, source: string) => {
      const target = words[source];
      return target === undefined ? own : `<segment state="final"><source>${source}</source><target>${target}</target>`;
    },
  );
}

const check = async (xml: string, staff = translator) => (await checkXliff(site(), staff, readXliff(xml))).texts;
const take = async (xml: string, staff = translator) => (await importXliff(site(), staff, readXliff(xml))).texts;

const all = { 标题: 'Titre', 标题概要: 'Résumé', 一: 'Un', 二: 'Deux' };

test('a text goes out with its ids, tags and notes, and what comes back is a revision that has caught up', async () => {
  const id = await someArticle('看<a href="/news/">新闻</a>', '主宾国 &amp; 二');
  const xml = await exported(id);
  expect(xml).toContain(`<file id="article.${id}" original="article/${id}/fr-FR/0"`);
  expect(xml).toContain(
    '看<pc id="1" type="link" canCopy="no" canDelete="no" dataRefStart="start1" dataRefEnd="end1">',
  );
  expect(xml).toContain('<data id="start1">&lt;a href=&quot;/news/&quot;&gt;</data>');
  expect(xml).toContain('<note category="term">主宾国 = pays à l’honneur</note>');
  const [, link = ''] = /<source>(看.*?)<\/source>/.exec(xml) ?? [];
  const back = translated(xml, {
    标题: 'Titre',
    标题概要: 'Résumé',
    [link]: link.replace('看', 'Voir ').replace('新闻', 'les nouvelles'),
    '主宾国 &amp; 二': 'Deux &lt; 3 &amp; <mrk id="m1" type="term">pays</mrk>',
  });
  expect(await check(back)).toMatchObject([{ outcome: 'taken', changes: [{ was: '', now: 'Titre' }, {}, {}, {}] }]);
  expect(await french(id)).toBeUndefined();
  expect(await take(back)).toMatchObject([{ outcome: 'taken', thing: { id, title: '标题' } }]);
  expect(await french(id)).toMatchObject({
    ...{ behind: 0, head: 1, origin: 'imported' },
    fields: {
      title: 'Titre',
      summary: 'Résumé',
      body: '<p>Voir <a href="/news/">les nouvelles</a></p><p>Deux &lt; 3 &amp; pays</p>',
    },
  });
  expect(await take(back)).toMatchObject([{ outcome: 'unchanged', changes: [] }]);
  expect(await check(await exported(id))).toMatchObject([{ outcome: 'unchanged' }]);
});

test('a segment says how far it is; what a text that is built otherwise leaves out is shown and not to be written', async () => {
  const id = await someArticle('一', '二');
  await save(id, 'fr-FR', articleText('Titre', 'Un', 'Deux'));
  await change(id, 1, '一变', '二');
  const draft = await exported(id);
  expect(draft).toContain('<segment state="translated"><source>标题</source><target>Titre</target></segment>');
  expect(draft).toContain('<segment state="initial"><source>一变</source><target>Un</target></segment>');
  expect(draft).toContain('<note category="sourceWas">一</note>');
  const values = { ...articleText('Titre', 'Un et deux'), body: '<ul><li>Un et deux</li></ul>' };
  const segments = draft.match(/(?<=<unit id="[^"]+\.)[\w-]{16}(?=")/g) ?? [];
  await saveThread(platform(), editor, {
    ...{ kind, thingId: id, thread: 'fr-FR', base: 1, values, stillRight: segments },
  });
  await publishThread(platform(), editor, { kind, thingId: id, thread: 'fr-FR' });
  const out = await exported(id);
  expect(out).toContain('<segment state="final"><source>标题</source><target>Titre</target></segment>');
  expect(out).toMatch(
    /<unit id="body\.2\.[\w-]{16}" translate="no">.*<segment state="initial"><source>二<\/source><\/segment>/,
  );
});

test('ids count and not the order; what is not translated yet stays open', async () => {
  const id = await someArticle('一', '二');
  const back = translated(await exported(id), { 一: 'Un', 二: 'Deux', 标题: 'Titre' });
  const units = back.match(/<unit .*?<\/unit>\n/gs) ?? [];
  await take(back.replace(units.join(''), units.toReversed().join('')));
  expect(await french(id)).toMatchObject({ behind: 1, fields: { title: 'Titre', body: '<p>Un</p><p>Deux</p>' } });
});

test('a source that has changed since is told; what has only moved is found again; what is still right catches up', async () => {
  const id = await someArticle('一', '二');
  const out = await exported(id);
  await change(id, 1, '新', '一', '二变');
  expect(await take(translated(out, { 一: 'Un' }))).toMatchObject([
    { outcome: 'taken', changes: [{ path: 'body.2' }] },
  ]);
  expect(await check(translated(out, all))).toMatchObject([
    { outcome: 'refused', refused: [{ why: 'sourceChanged', label: 'Text' }] },
  ]);
  await take(translated(await exported(id), { ...all, 新: 'Nouveau', 二变: 'Deux' }));
  expect(await french(id)).toMatchObject({ behind: 0 });
  await change(id, 2, '新', '一', '二又变');
  const again = await exported(id);
  expect(await check(again)).toMatchObject([{ outcome: 'unchanged' }]);
  expect(await take(translated(again, { 二又变: 'Deux' }))).toMatchObject([{ outcome: 'taken', confirmed: 1 }]);
  expect(await french(id)).toMatchObject({ behind: 0, head: 2 });
});

test('what somebody has written here meanwhile stays: other segments are taken, the same ones are not', async () => {
  const id = await someArticle('一', '二');
  await save(id, 'fr-FR', articleText('Titre', 'Un', 'Deux'));
  const out = await exported(id);
  await save(id, 'fr-FR', articleText('Titre', 'Un', 'Deux bis'), 1);
  expect(await take(translated(out, { 二: 'Deux ter' }))).toMatchObject([
    { outcome: 'meanwhile', meanwhile: [{ was: 'Deux bis', now: 'Deux ter' }] },
  ]);
  expect(await take(translated(out, { 一: 'Le un' }))).toMatchObject([{ outcome: 'taken' }]);
  expect(await french(id)).toMatchObject({ head: 3, fields: { body: '<p>Le un</p><p>Deux bis</p>' } });
});

const tag = '<pc id="1">b</pc>';

test.each([
  ['a tag that is missing', 'a b', 'missingTag'],
  ['a tag of nothing', `a ${tag}<pc id="7">c</pc>`, 'extraTag'],
  ['a tag twice', `a ${tag}${tag}`, 'extraTag'],
  ['a placeholder', `a ${tag}<ph id="2"/>`, 'extraTag'],
  ['something foreign', `a ${tag}<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>`, 'extraTag'],
  ['an end without a beginning', 'a <ec startRef="1"/>', 'brokenTag'],
  ['a beginning without an end', 'a <sc id="1"/>', 'brokenTag'],
  ['a control character', `a ${tag}<cp hex="0007"/>`, 'characters'],
  ['half a character', `a ${tag}<cp hex="D800"/>`, 'characters'],
  ['NUL', `a ${tag}<cp hex="0000"/>`, 'characters'],
])('%s refuses its text whole, and only that', async (_, target, why) => {
  const [id, other] = [await someArticle('甲<strong>乙</strong>'), await someArticle('一')];
  const xml = await exported(id, other);
  const [, source = ''] = /<source>(甲.*?)<\/source>/.exec(xml) ?? [];
  expect(await take(translated(xml, { ...all, [source]: target }))).toMatchObject([
    { outcome: 'refused', refused: [{ why }] },
    { outcome: 'taken' },
  ]);
  expect([await french(id), await french(other)]).toMatchObject([undefined, { head: 1 }]);
});

test('a tag may come back as a beginning and an end, and a unit in several segments', async () => {
  const id = await someArticle('甲<strong>乙</strong>');
  const back = (await exported(id)).replace(
    /<segment state="\w+"><source>甲.*?<\/segment>/,
    '<segment><source>甲</source><target>A</target></segment><ignorable><source/><target> </target></ignorable>' +
      '<segment><source><sc id="1"/>乙<ec startRef="1"/></source><target><sc id="1"/>b<ec startRef="1"/></target></segment>',
  );
  const turned = back.replace('<target>A', '<target order="3">A').replace('<target><sc', '<target order="1"><sc');
  expect(await check(turned)).toMatchObject([{ changes: [{ now: '{1}b{/1} A' }] }]);
  expect(await take(back)).toMatchObject([{ outcome: 'taken', changes: [{ now: 'A {1}b{/1}' }] }]);
  expect(await french(id)).toMatchObject({ fields: { body: '<p>A <strong>b</strong></p>' } });
});

test('what is too long for its field, a unit twice, a text twice and ids of nothing are told apart', async () => {
  const id = await someArticle('一');
  const out = translated(await exported(id), all);
  const long = await check(translated(out, { 标题: 'x'.repeat(201) }));
  expect(long).toMatchObject([{ outcome: 'refused', refused: [{ why: 'field', label: 'Title' }] }]);
  expect(long[0]?.refused[0]?.words).toBe('Please enter at most 200 characters.');
  const [unit = ''] = /<unit .*?<\/unit>\n/s.exec(out) ?? [];
  expect(await check(out.replace(unit, unit + unit))).toMatchObject([{ refused: [{ why: 'twice' }] }]);
  expect(await check(out.replace(/<unit id="[^"]*"/, '<unit id="made.up"'))).toMatchObject([
    { refused: [{ why: 'unknown' }] },
  ]);
  expect(await check(out.replace('<source>标题</source>', '<source>别的</source>'))).toMatchObject([
    { refused: [{ why: 'otherSource' }] },
  ]);
  const [file = ''] = /<file .*<\/file>\n/s.exec(out) ?? [];
  expect(await check(out.replace(file, file + file))).toMatchObject([{ outcome: 'taken' }, { why: 'twice' }]);
  for (const original of ['', 'article/0/fr-FR/0', `event/${id}/fr-FR/0`, '../../etc/passwd']) {
    expect(await check(out.replace(/original="[^"]*"/, `original="${original}"`))).toMatchObject([{ why: 'unknown' }]);
  }
  expect(await check(out.replace(/original="[^"]*"/, `original="article/${id}/en-US/0"`))).toMatchObject([
    { why: 'languages' },
  ]);
});

const whyNot = (xml: string) => {
  try {
    readXliff(xml);
    return undefined;
  } catch (error) {
    return error instanceof UnreadableXliff ? error.why : error;
  }
};

test('a file that is no XLIFF 2.0, or was made to harm, is refused whole', async () => {
  const xml = await exported(await someArticle('一'));
  expect(whyNot(xml.replace('version="2.0"', 'version="1.2"'))).toBe('version');
  expect(whyNot(xml.replace('document:2.0', 'document:1.2'))).toBe('version');
  expect(whyNot(xml.replace(' trgLang="fr-FR"', ''))).toBe('languages');
  expect(whyNot('<html/>')).toBe('notXliff');
  expect(whyNot(xml.replace('</xliff>', ''))).toBe('malformed');
  expect(whyNot(xml.replace('<xliff', '<!DOCTYPE xliff [<!ENTITY a SYSTEM "file:///etc/passwd">]><xliff'))).toBe(
    'doctype',
  );
  expect(whyNot(xml.replace('一', '\0'))).toBe('characters');
  expect(whyNot(xml.replace('一', '\uD800'))).toBe('characters');
  expect(() => xliffText(new Uint8Array([0x3c, 0x61, 0xff]))).toThrow(UnreadableXliff);
  expect(readXliff(xliffText(Buffer.from(`\uFEFF${xml}`, 'utf-16le'))).to).toBe('fr-FR');
  await expect(check(xml.replace('trgLang="fr-FR"', 'trgLang="de-DE"'))).rejects.toMatchObject({ why: 'languages' });
  await expect(check(xml.replace('srcLang="zh-CN"', 'srcLang="fr-FR"'))).rejects.toMatchObject({ why: 'languages' });
  expect(await check(xml.replace('trgLang="fr-FR"', 'trgLang="fr-fr"'))).toMatchObject([{ outcome: 'unchanged' }]);
  expect(await check(xml.replace('srcLang="zh-CN"', 'srcLang="en-US"'))).toMatchObject([{ why: 'languages' }]);
});

test('translators take files of their languages alone', async () => {
  const id = await someArticle('一');
  const things = [{ kind: kind.name, id, source: 'zh-CN' as const }];
  const xml = (await exportThings(site(), editor, things, { from: 'zh-CN', to: 'en-US' })) ?? '';
  await expect(check(xml)).rejects.toMatchObject({ status: 403 });
  expect(await check(xml, editor)).toMatchObject([{ outcome: 'unchanged' }]);
});

test('whatever an agency writes is in the text as it was written, or is refused; nothing else changes', async () => {
  const id = await someArticle('甲<strong>乙</strong><a href="/news/">丙</a>', '二');
  const out = await exported(id);
  const [, source = ''] = /<source>(甲.*?)<\/source>/.exec(out) ?? [];
  const piece = fc.oneof(
    fc.constantFrom('<pc id="1">a</pc>', '<pc id="2">b</pc>', '<sc id="1"/>', '<ec startRef="1"/>', '<pc id="2"/>'),
    fc.constantFrom('{1}', '{{', '&lt;p&gt;', '&amp;lt;', '&lt;script&gt;x&lt;/script&gt;', ' ', '\n', '\u202f'),
    fc.string({ maxLength: 6 }).map((own) => own.replace(/[&<>]/g, '')),
  );
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
      const [found] = await check(translated(out, { [source]: pieces.join('') }));
      const said = found?.changes.map(({ path }) => path) ?? [];
      expect(said.filter((path) => path !== 'body.1')).toEqual([]);
      if (found?.outcome !== 'taken') return;
      taken += 1;
      const html = found.changes[0]?.value ?? '';
      const words = pieces
        .join('')
        .replace(/<[^>]*>/g, '')
        .replace(/[ \t\n]+/g, ' ')
        .trim();
      expect(html.replace(/<\/?(?:strong|a)\b[^>]*>/g, '').trim()).toBe(words);
      expect(html.match(/<(?!\/?(?:strong>|a>|a href="\/news\/">))/)).toBeNull();
    }),
    { numRuns: 60, examples: [[['<pc id="1">a</pc>', '<pc id="2">b</pc>', '{1}', '&lt;p&gt;']]] },
  );
  expect(taken).toBeGreaterThan(0);
  expect(await french(id)).toBeUndefined();
});

test('however a file is damaged on its way, it is refused or read, and is never a fault of ours', async () => {
  const id = await someArticle('甲<strong>乙</strong>', '二');
  const out = translated(await exported(id), all);
  const place = fc.nat({ max: out.length });
  const junk = fc.constantFrom(
    '',
    '<',
    '>',
    '"',
    '&',
    '<pc id="1">',
    '</pc>',
    '<unit id="a">',
    '<!--',
    ']]>',
    '\0',
    '\uDC00',
    '{',
  );
  await fc.assert(
    fc.asyncProperty(place, fc.nat({ max: 40 }), junk, async (at, gone, come) => {
      const damaged = out.slice(0, at) + come + out.slice(at + gone);
      const texts = await check(damaged).catch((error: unknown) => error);
      if (Array.isArray(texts)) expect(texts).toHaveLength(1);
      else expect(texts).toBeInstanceOf(UnreadableXliff);
    }),
    { numRuns: 200 },
  );
});

async function visit(staff: Staff, body?: FormData) {
  const headers = { Cookie: await staffCookie(site(), staff.id) };
  const address = 'http://localhost:3000/console/translations/import/';
  const request = new Request(address, body ? { method: 'POST', headers, body } : { headers });
  return pageArguments(site(), request, {});
}

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const send = async (fields: Record<string, string | File>) => action(await visit(translator, formOf(fields)));

test('on the page a file waits until its sender has seen what it changes; another one is not taken for it', async () => {
  const id = await someArticle('一', '二');
  const xml = translated(await exported(id), all);
  expect(await loader(await visit(translator))).toBeUndefined();
  expect(await send({ part: 'none' })).toMatchObject({ init: { status: 422 }, data: { refused: 'Choose a file.' } });
  expect(await send({ file: new File(['<a>'], 'a.xlf') })).toMatchObject({
    data: { refused: 'The file is not well-formed XML: see line 1.' },
  });
  expect(await send({ file: new File([xml], 'fr.xlf') })).toMatchObject({ status: 303 });
  const waiting = await loader(await visit(translator));
  expect(waiting).toMatchObject({
    name: 'fr.xlf',
    report: { counts: { taken: 1 }, texts: [{ outcome: 'taken', units: [{ label: 'Title' }, {}, {}, {}] }] },
  });
  expect(await french(id)).toBeUndefined();
  expect(await send({ act: 'take', sent: '2020-01-01T00:00:00.000Z' })).toMatchObject({ init: { status: 409 } });
  expect(await french(id)).toBeUndefined();
  expect(await send({ act: 'take', sent: waiting?.sent ?? '' })).toMatchObject({
    data: { taken: { counts: { taken: 1 } } },
  });
  expect(await french(id)).toMatchObject({ head: 1, behind: 0 });
  expect(await loader(await visit(translator))).toBeUndefined();
  await send({ file: new File([xml], 'fr.xlf') });
  expect(await loader(await visit(editor))).toBeUndefined();
  expect(await send({ act: 'drop' })).toMatchObject({ status: 303 });
  expect(await loader(await visit(translator))).toBeUndefined();
});
