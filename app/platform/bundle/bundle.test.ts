import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { Bundle, checked } from './bundle.server.ts';
import { inSomeLanguages, moment } from './forms.server.ts';

const person = z.strictObject({
  key: z.string(),
  age: z.int(),
  texts: inSomeLanguages(z.strictObject({ name: z.string().min(1) })),
});
const article = z.strictObject({
  key: z.string(),
  publishedAt: moment,
  texts: inSomeLanguages(z.strictObject({ title: z.string().min(1), body: z.string() })),
});

/** A bundle of these files. */
async function bundleOf(files: Record<string, string>): Promise<Bundle> {
  const root = await mkdtemp(join(tmpdir(), 'expo-bundle-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return new Bundle(root);
}

const named = (key: string) => ({ key, age: 30, texts: { 'en-US': { name: key } } });

test('rows come from one file, or from all files of a folder in the order of their names', async () => {
  const bundle = await bundleOf({
    'club/people.json': JSON.stringify([named('ama')]),
    'club/guests/b.json': JSON.stringify([named('chen'), named('diop')]),
    'club/guests/a.json': JSON.stringify([named('bao')]),
  });
  expect((await bundle.rows('club/people', person)).map(({ key }) => key)).toEqual(['ama']);
  expect(await bundle.rows('club/guests', person)).toMatchObject([
    { key: 'bao', file: 'club/guests/a.json bao' },
    { key: 'chen', file: 'club/guests/b.json chen' },
    { key: 'diop' },
  ]);
});

test('a thing is its facts and a page a language; its folder gives the key', async () => {
  const bundle = await bundleOf({
    'news/2025/opening/facts.json': '{ "publishedAt": "2025-06-12T09:00:00+08:00" }',
    'news/2025/opening/en-US.md': '---\ntitle: "Open: at last"\n---\n\nCome in.\n\nAll of you.\n',
    'news/2025/opening/fr-FR.md': '---\r\ntitle: Ouvert\r\n---\r\nEntrez.\r\n',
  });
  expect(await bundle.things('news', article)).toEqual([
    {
      key: 'opening',
      publishedAt: new Date('2025-06-12T01:00:00Z'),
      texts: {
        'en-US': { title: 'Open: at last', body: 'Come in.\n\nAll of you.' },
        'fr-FR': { title: 'Ouvert', body: 'Entrez.' },
      },
      file: 'news/2025/opening',
    },
  ]);
});

const facts = { 'news/opening/facts.json': '{ "publishedAt": "2025-06-12T09:00:00+08:00" }' };
const page = '---\ntitle: Open\n---\nCome in.\n';

test.each<[fault: string, files: Record<string, string>, message: string | RegExp]>([
  [
    'a wrong field of a text',
    { ...facts, 'news/opening/en-US.md': '---\ntitle: ""\n---\nCome in.\n' },
    /^news\/opening\/en-US\.md: title: Too small/,
  ],
  [
    'a text without a field',
    { ...facts, 'news/opening/en-US.md': '---\nname: Open\n---\nCome in.\n' },
    /^news\/opening\/en-US\.md: title: .*\nnews\/opening\/en-US\.md: Unrecognized key: "name"$/,
  ],
  [
    'a day that is none',
    { 'news/opening/facts.json': '{ "publishedAt": "tomorrow" }', 'news/opening/en-US.md': page },
    /^news\/opening\/facts\.json: publishedAt: Invalid/,
  ],
  ['facts that are not there', { 'news/opening/en-US.md': page }, /^news\/opening\/facts\.json: publishedAt: /],
  ['no text at all', facts, /^news\/opening\/facts\.json: texts: /],
  [
    'no front matter',
    { ...facts, 'news/opening/en-US.md': 'Come in.\n' },
    'news/opening/en-US.md: no fields between lines of ---',
  ],
  [
    'front matter that is no YAML',
    { ...facts, 'news/opening/en-US.md': '---\ntitle: a: b\n---\nCome in.\n' },
    /^news\/opening\/en-US\.md: .*line 1/,
  ],
  [
    'a language that the site has not',
    { ...facts, 'news/opening/de-DE.md': page },
    'news/opening/de-DE.md: the site has no language de-DE',
  ],
  [
    'JSON that is none',
    { 'news/opening/facts.json': '{ "publishedAt": }', 'news/opening/en-US.md': page },
    /^news\/opening\/facts\.json: .*JSON/,
  ],
])('%s is told with file, field and reason', async (_, files, message) => {
  const bundle = await bundleOf(files);
  await expect(bundle.things('news', article)).rejects.toMatchObject({
    name: 'BundleError',
    message: message instanceof RegExp ? expect.stringMatching(message) : message,
  });
});

test.each<[fault: string, rows: unknown, message: RegExp]>([
  ['a wrong field', [named('ama'), { ...named('bao'), age: 'old' }], /^club\/people\.json bao: age: Invalid input/],
  ['a row without a name', [{ age: 3 }], /^club\/people\.json 1: key: .*\nclub\/people\.json 1: texts: /],
  [
    'a field in one language',
    [{ ...named('ama'), texts: { 'fr-FR': { name: '' } } }],
    /^club\/people\.json ama: texts\.fr-FR\.name: /,
  ],
  [
    'a field that nobody knows',
    [{ ...named('ama'), shoes: 38 }],
    /^club\/people\.json ama: Unrecognized key: "shoes"$/,
  ],
  ['an object in place of rows', named('ama'), /^club\/people\.json: Invalid input: expected array/],
])('of rows %s is told with file, row, field and reason', async (_, rows, message) => {
  const bundle = await bundleOf({ 'club/people.json': JSON.stringify(rows) });
  await expect(bundle.rows('club/people', person)).rejects.toThrow(message);
});

test('what is not there is named', async () => {
  const bundle = await bundleOf({});
  await expect(bundle.rows('club/people', person)).rejects.toThrow(/^club\/people\.json: ENOENT/);
  await expect(bundle.bytes('media/photo.webp')).rejects.toThrow(/^media\/photo\.webp: ENOENT/);
  expect(await bundle.things('news', article)).toEqual([]);
});

test('a bundle of another form is refused', async () => {
  const bundle = await bundleOf({ 'bundle.json': '{ "form": 3, "languages": ["zh-CN"] }' });
  await expect(bundle.manifest()).rejects.toThrow(/^bundle\.json: form: /);
});

test('what was made of a file is held against a form under the name of the file', () => {
  expect(() => checked(z.object({ roomId: z.int().positive() }), { roomId: 0 }, 'programme/events.json tea')).toThrow(
    /^programme\/events\.json tea: roomId: Too small/,
  );
});
