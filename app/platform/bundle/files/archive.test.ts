import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { openArchive } from './archive-files.server.ts';
import { isBundlePath } from './bundle-files.ts';
import { ArchiveWriter } from './write-archive.server.ts';

let folder: string;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'expo-archives-'));
});
afterAll(() => rm(folder, { recursive: true }));

function newPath(): string {
  count += 1;
  return join(folder, `${count}.zip`);
}

/** Random bytes: nothing presses them. */
const film = Buffer.from(Array.from({ length: 3000 }, (_, i) => (i * 2_654_435_761) >>> 24));

async function written(files: Record<string, string | Buffer>): Promise<string> {
  const path = newPath();
  const archive = new ArchiveWriter(path);
  for (const [file, content] of Object.entries(files)) await archive.add(file, Buffer.from(content));
  await archive.close({ form: 2, languages: ['zh-CN'] });
  return path;
}

/** An archive as somebody else makes it. @param files with how they are to stand there, where that is not as files do */
async function foreign(files: Record<string, string | { content: Buffer; mode: number }>): Promise<string> {
  const zip = new ZipFile();
  for (const [file, content] of Object.entries(files)) {
    if (typeof content === 'string') zip.addBuffer(Buffer.from(content), file);
    else zip.addBuffer(content.content, file, { mode: content.mode });
  }
  zip.end();
  const path = newPath();
  await writeFile(path, await buffer(zip.outputStream));
  return path;
}

/** The same archive with some bytes in place of others, as many. */
async function rewritten(path: string, old: string, other: string): Promise<string> {
  const bytes = (await readFile(path)).toString('latin1');
  expect(bytes).toContain(old);
  const changed = newPath();
  await writeFile(changed, Buffer.from(bytes.replaceAll(old, other), 'latin1'));
  return changed;
}

const faultsOf = (path: string) =>
  openArchive(path).then(
    (archive) => {
      archive.close();
      return [];
    },
    (error: Error) => [error.name, ...error.message.split('\n')],
  );

test('what was put into an archive comes out of it, and it has its name once it is whole', async () => {
  const path = newPath();
  const archive = new ArchiveWriter(path);
  await archive.add('kind/0001.json', Buffer.from('[]\n'));
  expect(await readdir(folder)).not.toContain(path.split('/').at(-1));
  const pieces = (async function* () {
    yield film.subarray(0, 1000);
    yield film.subarray(1000);
  })();
  await archive.add('stored/videos/a.webm', pieces);
  const { bytes, files, sha256 } = await archive.close({ form: 2, languages: ['zh-CN'] });
  expect({ bytes, files, sha256 }).toEqual({
    ...{ bytes: (await readFile(path)).length, files: 2 },
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const read = await openArchive(path);
  expect(await read.below('')).toEqual(['bundle.json', 'kind/0001.json', 'stored/videos/a.webm']);
  expect(await read.below('stored')).toEqual(['stored/videos/a.webm']);
  expect((await read.read('kind/0001.json')).toString()).toBe('[]\n');
  expect(await read.size('stored/videos/a.webm')).toBe(3000);
  expect(await buffer(await read.stream('stored/videos/a.webm'))).toEqual(film);
  await expect(read.read('kind/0002.json')).rejects.toThrow('kind/0002.json: is not there');
  read.close();
});

test('the same content is the same archive', async () => {
  const files = { 'a/1/facts.json': '{ "a": 1 }', 'stored/b.webm': film };
  const [one, other] = [await readFile(await written(files)), await readFile(await written(files))];
  expect(one.equals(other)).toBe(true);
});

test('nothing is left of an archive that was given up, and nothing is written over', async () => {
  const path = newPath();
  const archive = new ArchiveWriter(path);
  const broken = (async function* () {
    yield film;
    throw new Error('The storage is away');
  })();
  await expect(archive.add('stored/a.webm', broken)).rejects.toThrow('The storage is away');
  await archive.abandon();
  expect((await readdir(folder)).filter((name) => name.startsWith(path.split('/').at(-1) ?? ''))).toEqual([]);
  await writeFile(`${path}.part`, 'theirs');
  await expect(new ArchiveWriter(path).add('a/1.json', film)).rejects.toThrow(/EEXIST/);
});

const listing = (files: Record<string, string>) => JSON.stringify({ form: 2, languages: ['zh-CN'], files });
const none = '0'.repeat(64);
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

test('what is damaged, missing or not listed is named', async () => {
  const whole = await written({ 'a/film.webm': film, 'a/facts.json': '{}' });
  const piece = film.subarray(0, 30).toString('latin1');
  const damaged = await rewritten(whole, piece, `x${piece.slice(1)}`);
  expect(await faultsOf(damaged)).toEqual(['BundleError', 'a/film.webm: is damaged: it is not what its checksum says']);
  const lacking = await foreign({ 'bundle.json': listing({ 'a/b.json': none, 'a/c.json': empty }), 'a/c.json': '' });
  expect(await faultsOf(lacking)).toEqual(['BundleError', 'a/b.json: is not there']);
  const more = await foreign({ 'bundle.json': listing({}), 'a/b.json': '' });
  expect(await faultsOf(more)).toEqual(['BundleError', 'a/b.json: is not in bundle.json']);
  const unlisted = await foreign({ 'bundle.json': '{ "form": 2 }' });
  expect(await faultsOf(unlisted)).toEqual(['BundleError', expect.stringMatching(/^bundle\.json: files: /)]);
  expect(await faultsOf(await foreign({ 'a/b.json': '' }))).toEqual(['BundleError', 'bundle.json: is not there']);
  const half = newPath();
  await writeFile(half, (await readFile(whole)).subarray(0, 900));
  expect(await faultsOf(half)).toEqual(['BundleError', expect.stringMatching(/^\d+\.zip: /)]);
});

test('an archive leads nowhere else, and holds files alone', async () => {
  const out = await rewritten(await foreign({ 'xx/evil.json': '' }), 'xx/evil.json', '../evil.json');
  expect(await faultsOf(out)).toEqual(['BundleError', expect.stringContaining('../evil.json')]);
  const root = await rewritten(await foreign({ 'x/evil.json': '' }), 'x/evil.json', '/xevil.json');
  expect(await faultsOf(root)).toEqual(['BundleError', expect.stringContaining('/xevil.json')]);
  const hidden = await foreign({ 'bundle.json': listing({}), 'a/.profile': '' });
  expect(await faultsOf(hidden)).toEqual(['BundleError', 'a/.profile: is no path of a bundle']);
  const link = await foreign({ 'a/link': { content: Buffer.from('/etc/passwd'), mode: 0o120777 } });
  expect(await faultsOf(link)).toEqual(['BundleError', 'a/link: is no file']);
  const twice = await foreign({ 'a/b.json': '', 'a/B.json': '' });
  expect(await faultsOf(twice)).toEqual(['BundleError', 'a/B.json: is there twice']);
});

test('what unpacks to far more than it packs is not unpacked', async () => {
  const zeros = { content: Buffer.alloc(4_000_000), mode: 0o100644 };
  const bomb = await foreign({ 'bundle.json': listing({ 'a/b.json': none }), 'a/b.json': zeros });
  expect((await readFile(bomb)).length).toBeLessThan(10_000);
  expect(await faultsOf(bomb)).toEqual(['BundleError', 'a/b.json: unpacks to more than 100 times its size']);
  // Of one that says less than it has no more is read than it says.
  const [size, less] = [4_000_000, 400_000].map((bytes) => {
    const written = Buffer.alloc(4);
    written.writeUInt32LE(bytes);
    return written.toString('latin1');
  });
  const lying = await rewritten(bomb, size ?? '', less ?? '');
  expect(await faultsOf(lying)).toEqual([
    'BundleError',
    expect.stringMatching(/^a\/b\.json: is damaged: too many bytes/),
  ]);
});

test.each(['a', 'a/b.json', 'article/12/fr-FR.md', 'stored/pictures/0a.webp'])('%s is a path of a bundle', (path) => {
  expect(isBundlePath(path)).toBe(true);
});

test.each([
  '',
  '/a',
  'a/',
  'a//b',
  '../a',
  'a/../b',
  'a/.b',
  'a\\b',
  'C:/a',
  'a b',
  'é',
  'a.',
  'a./b',
  'a\0',
  'a'.repeat(241),
])('%j is none', (path) => {
  expect(isBundlePath(path)).toBe(false);
});
