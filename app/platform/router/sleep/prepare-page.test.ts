import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scriptNonceHeader } from '#platform/http/script-nonce.ts';
import { page, startFront } from '#server/front/front.fixture.ts';
import { preparePage } from './prepare-page.ts';
import { type StyleSheets, styleSheets } from './style-sheets.ts';

const files = {
  'assets/root-1.css': 'body{margin:0}\n',
  'assets/home-2.css': '.x>a{color:red}',
  'assets/ends.css': '</style><script>a()</script>',
};
let directory: string;
let sheets: StyleSheets;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'sheets-'));
  mkdirSync(join(directory, 'assets'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  sheets = styleSheets(directory);
});
afterAll(() => rmSync(directory, { recursive: true }));

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const nonce = 'Zm9ydHktdHdvIGJ5dGVz';
const own = ` nonce="${nonce}"`;

/** Shaped as React Router 8.4 writes it. */
const written = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>é &lt;script&gt;</title>
<link${own} rel="modulepreload" href="/assets/entry-1.js"/><script type="application/ld+json">{"a":"\\u003cscript>"}</script>
<link rel="stylesheet" href="/assets/root-1.css"${own}/><link href="/assets/home-2.css" rel="stylesheet"${own}/>
<link rel="stylesheet" href="/assets/gone.css"${own}/><link rel="stylesheet" href="/assets/ends.css"${own}/>
<link media="print" rel="stylesheet" href="/assets/root-1.css"${own}/></head><body><main title="a &gt; b"><p>é</p></main>
<script${own}>window.__reactRouterContext = {"a":1 < 2};</script><script async="" type="module"${own}>import "/assets/entry-1.js";</script>
<script src="/assets/x.js"${own}></script><script data-wake="{&quot;a&quot;:&quot;&lt;é&quot;}"${own}>wake()</script></body></html>`;

const prepared = (html = written, secret: string | undefined = nonce) => {
  const { body, scripts, styles } = preparePage(Buffer.from(html), secret, sheets, true);
  return { html: body.toString(), scripts, styles };
};

test('style sheets become one style element and their links sleep', () => {
  const { html, styles } = prepared();
  const style = 'body{margin:0}\n.x>a{color:red}';
  expect(html.split(`<style>${style}</style><link`).length).toBe(2);
  expect(html).toContain('<link rel="x-stylesheet" href="/assets/root-1.css"/>');
  expect(html).toContain('<link href="/assets/home-2.css" rel="x-stylesheet"/>');
  for (const kept of [
    '<link rel="stylesheet" href="/assets/gone.css"/>',
    '<link rel="stylesheet" href="/assets/ends.css"/>',
  ])
    expect(html).toContain(kept);
  expect(html).toContain('<link media="print" rel="stylesheet" href="/assets/root-1.css"/>');
  expect(styles).toEqual([hash(style)]);
});

test('a sheet that a lazy module shares, marked with #, is one of them', () => {
  const { html } = prepared(written.replace('root-1.css"', 'root-1.css#"'));
  expect(html).toContain('body{margin:0}');
  expect(html).toContain('<link rel="x-stylesheet" href="/assets/root-1.css#"/>');
});

test('the module script and preloads sleep, what runs is hashed, and the nonce is gone', () => {
  const { html, scripts } = prepared();
  expect(html).toContain('<link rel="x-modulepreload" href="/assets/entry-1.js"/>');
  expect(html).toContain('<script async="" type="text/x-module">import "/assets/entry-1.js";</script>');
  expect(html).toContain('<script data-wake="{&quot;a&quot;:&quot;&lt;é&quot;}">wake()</script>');
  const ours = ['window.__reactRouterContext = {"a":1 < 2};', 'import "/assets/entry-1.js";', 'wake()'];
  expect(scripts).toEqual(ours.map(hash));
  expect(html).not.toContain('nonce');
});

test('line ends are hashed as a browser reads them', () => {
  expect(prepared(`<script${own}>a\r\nb</script>`).scripts).toEqual([hash('a\nb')]);
});

test.each(['', '<', `<script${own}`, `<script${own}>`, '<!--', '</', '<main', '<a b="', `<link rel=stylesheet${own}`])(
  'a page broken off at %j is no trouble',
  (html) => {
    expect(prepared(html, nonce).html).toBe(html.replace(own, ''));
  },
);

test('a page without a nonce is left as it is, and nothing in it may run', () => {
  expect(prepared(written, '')).toEqual({ html: written, scripts: [], styles: [] });
});

/** What somebody might bring into the text of a page: everything that a browser would run or draw by. */
const planted = [
  '<script>steal()</script>',
  '<script nonce="">steal()</script>',
  '<script nonce="guessed">steal()</script>',
  '<script type="module">steal()</script>',
  '<SCRIPT\n>steal()</SCRIPT >',
  '<svg><script>steal()</script></svg>',
  '</main><script>steal()</script>',
  '</title></style></textarea><!-- --><script>steal()</script>',
  '<script>window.__reactRouterContext.streamController.enqueue("steal()");</script>',
  '<style>steal()</style>',
  '<link rel="stylesheet" href="/assets/ends.css">',
  // Takes in what follows: the next script of our own then lies inside the text of this one.
  '<script>steal()/*',
  '<!--<script>',
];
const places = ['<head>', '</title>', '</head>', '<body>', '<p>', '</main>', '</script>', '</body>', '</html>'];

test.each(planted)('%j planted anywhere is not hashed', async (smuggled) => {
  const { scripts: ours, styles } = prepared();
  for (const place of places) {
    const attacked = prepared(written.replaceAll(place, `${place}${smuggled}`));
    expect(attacked.scripts).toEqual(ours);
    expect(attacked.styles).toEqual(styles);
    expect(attacked.html).not.toContain(nonce);
  }
});

test('the control: with the nonce of its rendering, a planted script would be hashed', () => {
  expect(prepared(`${written}<script${own}>steal()</script>`).scripts).toContain(hash('steal()'));
});

test.each(['/news/', '/account/'])('at %s the policy names exactly what is the page’s own', async (path) => {
  const fetch = async () => page(`${written}<script>steal()</script>`, { headers: { [scriptNonceHeader]: nonce } });
  await using running = await startFront({ site: { fetch }, files });
  for (let round = 0; round < 2; round++) {
    const { text, headers } = await running.ask(path, { headers: { 'accept-encoding': 'br' } });
    const policy = String(headers['content-security-policy']);
    expect(headers['content-encoding']).toBe('br');
    expect(text).toContain('<style>body{margin:0}\n.x>a{color:red}</style>');
    const named = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ');
    expect(named).toEqual(["'self'", ...prepared().scripts.map((each) => `'${each}'`)]);
    expect(policy).toContain(`style-src 'self' '${prepared().styles[0]}';`);
    expect(policy).not.toContain('unsafe');
    expect(text).not.toContain('nonce');
    expect(headers[scriptNonceHeader]).toBeUndefined();
  }
});

test('the reference of the API alone may write styles; it is left as it is and runs no inline script', async () => {
  const docs = '<html><head><link rel="stylesheet" href="/assets/root-1.css"></head><script>show()</script></html>';
  await using running = await startFront({ site: { fetch: async () => page(docs) }, files });
  const { text, headers } = await running.ask('/api/docs');
  expect(text).toBe(docs);
  expect(headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline';");
  expect(headers['content-security-policy']).toContain("script-src 'self';");
});
