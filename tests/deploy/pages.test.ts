import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { programs } from '../../server/programs.ts';
import { namedSettings } from './settings-of-readme.ts';

const root = resolve(import.meta.dirname, '../..');
/** Words in capitals that are none of the site's: what a reader puts there, what others call so. */
const others = [
  'CREATEDB',
  'EBADENGINE',
  'EMAIL',
  'ESMTPS',
  'FILE',
  'FOLDER',
  'LANGUAGE',
  'NAME',
  'PGPASSWORD',
  'ROLE',
  'TAG',
  'TXT',
  'WHERE',
];

/** What `expo` answers without a program of the site. */
const ofTheScript = ['log', 'metrics', 'pg_dump', 'psql'];

const pages = globSync('deploy/**/*.md', { cwd: root }).sort();
const text = (page: string) => readFileSync(join(root, page), 'utf8');
const codeOf = (page: string) =>
  [...text(page).matchAll(/```\n([\s\S]*?)```|`([^`\n]+)`/g)].map(([, block, span]) => block ?? span ?? '');
const found = (pattern: RegExp) =>
  pages.flatMap((page) =>
    codeOf(page).flatMap((code) => [...code.matchAll(pattern)].map(([, name = '']) => ({ page, name }))),
  );

test('each command that a page for operators names is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const ofNpm = found(/\bnpm run (?:--silent )?([\w:]+)/g);
  expect(ofNpm.length).toBeGreaterThan(1);
  expect(ofNpm.filter(({ name }) => !scripts[name])).toEqual([]);
  const own = found(/^expo ([a-z_]+)/gm);
  expect(own.length).toBeGreaterThan(8);
  expect(own.filter(({ name }) => !Object.hasOwn(programs, name) && !ofTheScript.includes(name))).toEqual([]);
});

test('each setting that a page for operators names is in the table of the README', () => {
  const known = [...namedSettings(), ...others];
  const named = found(/(?:^|\n)([A-Z][A-Z0-9_]{2,})(?==|$)/g);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name }) => !known.includes(name))).toEqual([]);
});

/** As a heading is called in a link: `## 2. The release` is `2-the-release`. */
function anchorsOf(page: string): string[] {
  const headings = [...text(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase());
  return headings.map((heading) => heading.replaceAll(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-'));
}

test('each link of a page for operators leads somewhere', () => {
  const links = pages.flatMap((page) =>
    // What stands in a box of code is no link.
    [
      ...text(page)
        .replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '')
        .matchAll(/\]\(((?!https?:|mailto:)[^)]+)\)/g),
    ].map(([, link = '']) => ({ page, link })),
  );
  expect(links.length).toBeGreaterThan(30);
  const dead = links.filter(({ page, link }) => {
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? page : join(dirname(page), path);
    return !existsSync(join(root, file)) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
  });
  expect(dead).toEqual([]);
});

test('each file that a command of the first installation takes from the release is there', () => {
  const taken = found(/\bdeploy\/([\w./-]+\.(?:yml|yaml|conf|vcl|cfg|ini|env))\b/g).map(({ name }) => `deploy/${name}`);
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

/** What a page has written into a file: the text between `<<'END'` and `END`. */
function writtenTo(file: string): string {
  const block = codeOf('deploy/README.md').find((code) => code.includes(`cat > ${file} <<'END'\n`)) ?? '';
  return block.split(`cat > ${file} <<'END'\n`)[1]?.split('\nEND\n')[0] ?? '';
}

const hasNginx = spawnSync('nginx', ['-v']).status === 0 && spawnSync('openssl', ['version']).status === 0;

test.skipIf(!hasNginx)(
  'nginx takes what the first installation writes for it (left out without nginx and openssl)',
  () => {
    const directory = mkdtempSync(join(tmpdir(), 'expo-nginx-'));
    const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(directory, name));
    const selfSigned = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-subj',
      '/CN=x',
    ];
    execFileSync('openssl', [...selfSigned, '-keyout', `${key}`, '-out', `${certificate}`], { stdio: 'ignore' });
    const sites = ['/etc/nginx/conf.d/expo-plain.conf', '/etc/nginx/conf.d/expo.conf'].map(writtenTo).join('\n');
    expect(sites).toContain('proxy_pass http://expo;');
    const here = sites
      .replaceAll(/ssl_certificate \S+;/g, `ssl_certificate ${certificate};`)
      .replaceAll(/ssl_certificate_key \S+;/g, `ssl_certificate_key ${key};`)
      .replaceAll(/listen (\[::\]:)?(80|443)\b/g, (_, six = '', port) => `listen ${six}214${port.slice(-2)}`);
    const file = join(directory, 'nginx.conf');
    writeFileSync(file, `pid ${directory}/pid;\nerror_log stderr;\nevents {}\nhttp {\n${here}\n}\n`);
    const { status, stderr } = spawnSync('nginx', ['-t', '-p', directory, '-c', file], { encoding: 'utf8' });
    rmSync(directory, { recursive: true });
    expect(stderr).toContain('test is successful');
    expect(status).toBe(0);
  },
);
