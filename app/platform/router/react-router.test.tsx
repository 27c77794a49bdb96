import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
  UNSAFE_createClientRoutes,
  UNSAFE_createMemoryHistory,
  UNSAFE_createRouter,
  UNSAFE_decodeViaTurboStream,
  UNSAFE_getTurboStreamSingleFetchDataStrategy,
} from 'react-router';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderWhole } from '#shell/rendering/render-whole.server.ts';
import { DatabaseAway } from '../db/away.ts';
import { type BuiltSite, builtSite } from './built-site.fixture.ts';
import { dataParameters, isDataRequest, pageOfData } from './data/data-requests.ts';
import { apartFromData, wholePage } from './data/page-data.server.ts';
import { preparePage } from './sleep/prepare-page.ts';
import { styleSheets } from './sleep/style-sheets.ts';
import { answeringRefusals } from './table/answer-refusals.ts';
import { buildOfPage, buildOfTable, readManifest } from './table/language-build.ts';
import type { Manifest } from './table/manifest.ts';

/**
 * What this folder takes for granted of React Router and is promised nowhere, stated against the version that is installed.
 * A test that fails after an upgrade says what has moved, and in which room; the README says what depends on it.
 */
let site: BuiltSite;
beforeAll(async () => {
  site = await builtSite();
});
afterAll(() => site[Symbol.dispose]());

const nonce = 'of-this-rendering';
const origin = 'http://localhost';

async function answerOf(build: ServerBuild, path: string): Promise<Response> {
  return createRequestHandler(build, 'production')(new Request(origin + path), new RouterContextProvider());
}

/** The build as it answers where pages are rendered as this site renders them. */
function rendering(build: ServerBuild): ServerBuild {
  async function handle(request: Request, status: number, headers: Headers, given: EntryContext) {
    const { context, readData } = apartFromData(given);
    const markup = await renderWhole(<ServerRouter context={context} url={request.url} nonce={nonce} />, nonce);
    return new Response(wholePage(markup, await readData(), nonce), { status, headers });
  }
  return { ...build, entry: { module: { ...build.entry.module, default: handle } } };
}

async function pageAt(path: string, build = site.build): Promise<string> {
  return (await answerOf(rendering(build), path)).text();
}

/** The programs that stand in a page, in their order. */
function scriptsOf(page: string): string[] {
  return [...page.matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text ?? '');
}

describe('table/: the build', () => {
  test('leaves the browser one table of pages, assets/manifest-<8 hex digits>.js, the same that the server has', () => {
    const tables = readdirSync(join(site.client, 'assets')).filter((file) => /^manifest-[0-9a-f]{8}\.js$/.test(file));
    expect(tables).toEqual([site.build.assets.url.replace('/assets/', '')]);
    const table = readManifest(site.client, site.build.assets.url);
    expect(Object.keys(table.routes)).toEqual(Object.keys(site.build.routes));
    expect(table).toMatchObject({
      url: site.build.assets.url,
      entry: { module: expect.stringMatching(/^\/assets\//) },
    });
  });

  test('says of each route its module, imports and sheets, and whether it is a page', () => {
    const { routes, entry } = readManifest(site.client, site.build.assets.url);
    expect(routes['en.halls']).toMatchObject({
      module: expect.stringMatching(/^\/assets\/halls-[\w-]{8}\.js$/),
      imports: expect.arrayContaining([expect.stringMatching(/^\/assets\/card\.module-/)]),
      css: [expect.stringMatching(/\.css#?$/)],
      hasDefaultExport: true,
    });
    expect(routes['fr.halls']?.module).toBe(routes['en.halls']?.module);
    expect(routes.feed?.hasDefaultExport).toBe(false);
    expect(entry.imports.length).toBeGreaterThan(0);
  });

  test('makes an entry of every page, which exports its component, and calls the document `root`, the program `entry.client`', () => {
    const entries = site.chunks.filter(({ isEntry }) => isEntry);
    const pages = entries.filter(({ exports }) => exports.includes('default')).map(({ name }) => name);
    expect(pages.sort()).toEqual(['frame', 'halls', 'news', 'not-found', 'root']);
    expect(entries.map(({ name }) => name)).toContain('entry.client');
  });

  test('answers with the routes that are left in it, and names the table and the modules that it is given', async () => {
    const manifest: Manifest = structuredClone(readManifest(site.client, site.build.assets.url));
    manifest.url = '/assets/manifest-00000000.en.js';
    Object.assign(manifest.routes['en.halls'] ?? {}, { module: '/assets/halls.en-11111111.js' });
    const cut = buildOfPage(buildOfTable(site.build, 'en', manifest), 'en-US', 'halls');
    expect(Object.keys(cut.routes)).toEqual(['root', 'en', 'en.halls', 'en.not-found']);
    const page = await pageAt('/en-US/halls', cut);
    expect(page).toContain('Halls</h1>');
    expect(page).toContain('from "/assets/halls.en-11111111.js"');
    expect(page).toContain('import "/assets/manifest-00000000.en.js"');
    expect(await pageAt('/en-US/news', cut)).toContain('Not here');
  });

  test('has loaders and actions that may be put in the place of its own', async () => {
    const route = site.build.routes['en.halls'];
    if (!route) throw new Error('The build has no such route');
    const loader = () => Promise.reject(new DatabaseAway(new Error('refused')));
    const routes = { ...site.build.routes, 'en.halls': { ...route, module: { ...route.module, loader } } };
    const { build, wasAway } = answeringRefusals({ ...rendering(site.build), routes });
    const context = new RouterContextProvider();
    const handler = createRequestHandler(build, 'production');
    expect((await handler(new Request(`${origin}/en-US/halls.data`), context)).status).toBe(503);
    expect(wasAway(context)).toBe(true);
  });
});

describe('data/: what loaders return', () => {
  test('is written into a page as this folder writes it, where React Router is let', async () => {
    const page = await (await answerOf(site.build, '/en-US/halls')).text();
    const stream = 'window.__reactRouterContext.streamController';
    expect(scriptsOf(page)).toContainEqual(expect.stringMatching(/^window\.__reactRouterContext = /));
    expect(scriptsOf(page)).toContainEqual(expect.stringContaining(`${stream}.enqueue("`));
    expect(scriptsOf(page)).toContain(`${stream}.close();`);
  });

  test('is not written by React Router where its stream is taken away, and is written once by this folder', async () => {
    expect((await pageAt('/en-US/news')).split('.enqueue(')).toHaveLength(2);
  });

  test('is read by the browser out of what this folder writes: all that can be enumerated', async () => {
    const window: { __reactRouterContext?: { stream: ReadableStream<Uint8Array> } } = {};
    for (const script of scriptsOf(await pageAt('/en-US/news'))) {
      if (script.includes('__reactRouterContext'))
        runInNewContext(script, { window, ReadableStream, TextEncoderStream });
    }
    if (!window.__reactRouterContext) throw new Error('The page has no data');
    const { value } = await UNSAFE_decodeViaTurboStream(window.__reactRouterContext.stream, globalThis);
    expect(value).toMatchObject({ loaderData: { 'en.news': { title: 'Tea </script>', unsaid: {} } } });
    expect(JSON.stringify(value)).not.toContain('said by the markup');
  });

  test('is asked for alone at addresses, and with parameters, that this folder knows', async () => {
    const asked: URL[] = [];
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('window', { location: new URL(origin) });
    vi.stubGlobal('document', { createElement: () => ({ relList: { supports: () => false } }) });
    vi.stubGlobal('fetch', async (url: URL) => {
      asked.push(url);
      return answerOf(site.build, url.pathname + url.search);
    });
    const router = awakeRouter();
    for (const path of ['/en-US/halls', '/en-US/halls/']) {
      await router.navigate('/en-US/elsewhere');
      await router.navigate(path);
      expect(router.state.loaderData['en.halls']).toEqual({ halls: 4 });
    }
    await router.fetch('beside the page', 'en.halls', '/en-US/halls');
    expect(asked.map(({ pathname }) => pathname)).toEqual([
      '/en-US/halls.data',
      '/en-US/halls/_.data',
      '/en-US/halls.data',
    ]);
    expect(asked.every(({ pathname }) => isDataRequest(pathname) && pageOfData(pathname) === '/en-US/halls')).toBe(
      true,
    );
    const parameters = new Set(asked.flatMap(({ searchParams }) => [...searchParams.keys()]));
    expect([...parameters]).toEqual(dataParameters);
  });
});

/** The router of an awake page, to which all modules have come. */
function awakeRouter() {
  const table = site.build.assets;
  const modules = Object.fromEntries(Object.keys(table.routes).map((id) => [id, { default: () => null }]));
  const routes = UNSAFE_createClientRoutes(table.routes, modules, { loaderData: {} }, true, false);
  const router: ReturnType<typeof UNSAFE_createRouter> = UNSAFE_createRouter({
    routes,
    history: UNSAFE_createMemoryHistory({ initialEntries: ['/en-US/elsewhere'] }),
    hydrationData: { loaderData: {} },
    dataStrategy: UNSAFE_getTurboStreamSingleFetchDataStrategy(() => router, table, modules, true),
  });
  return router.initialize();
}

describe('sleep/: the markup of a page', () => {
  test('has one program, a module that stands in the page, and preloads of all that it imports; each names its nonce', async () => {
    const page = await pageAt('/en-US/halls');
    const tags = page.match(/<(?:script|link)\b[^>]*>/g) ?? [];
    expect(tags.filter((tag) => !tag.includes(` nonce="${nonce}"`))).toEqual([]);
    expect(tags.filter((tag) => tag.includes(' type="module"'))).toHaveLength(1);
    const [, program = ''] = /<script[^>]* type="module"[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
    const preloads = tags.flatMap((tag) => / rel="modulepreload" href="([^"]+)"/.exec(tag)?.[1] ?? []);
    const imported = [...program.matchAll(/(?:from |import |import\()"([^"]+)"/g)].map(([, module]) => module);
    expect(preloads).toEqual(expect.arrayContaining(imported));
    expect(imported).toContain(site.build.assets.url);
  });

  test('has a program that starts the app last, by `import("...")`, after all modules that it needs', async () => {
    const [, program = ''] =
      /<script[^>]* type="module"[^>]*>(.*?)<\/script>/s.exec(await pageAt('/en-US/halls')) ?? [];
    const { entry } = site.build.assets;
    expect(program.trimEnd().endsWith(`import("${entry.module}");`)).toBe(true);
    expect(program.match(/\bimport\(/g)).toHaveLength(1);
  });

  test('leaves nothing awake once it is put to sleep, and nothing of its own without a hash', async () => {
    const page = await pageAt('/en-US/halls');
    const { body, scripts, styles } = preparePage(Buffer.from(page), nonce, styleSheets(site.client), true);
    expect(body.toString()).not.toMatch(/ type="module"| rel="(?:modulepreload|stylesheet)"| nonce=/);
    expect(scripts).toHaveLength(new Set(scriptsOf(page)).size);
    expect(styles).toHaveLength(1);
    expect(body.toString()).toContain('color:red');
  });

  test('has the styles of its lazy parts, marked with # as well', async () => {
    const { routes } = readManifest(site.client, site.build.assets.url);
    expect(routes['en.news']?.css).toEqual(routes['en.halls']?.css);
    const page = await pageAt('/en-US/news');
    expect(page).toContain(` rel="stylesheet" href="${routes['en.news']?.css?.[0]}"`);
    const { body } = preparePage(Buffer.from(page), nonce, styleSheets(site.client), true);
    expect(body.toString()).toContain('color:red');
  });

  test('marks with # the address of a sheet that a lazy part of another page brings as well', async () => {
    expect(await pageAt('/en-US/halls')).toMatch(/ rel="stylesheet" href="\/assets\/[\w.-]+\.css#"/);
  });
});
