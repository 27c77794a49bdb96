import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { page, startFront } from './front.fixture.ts';
import { preparePage } from './prepare-page.ts';

const sheets: Record<string, string> = {
  '/assets/root-1.css': 'body{margin:0}',
  '/assets/home-2.css': '.x>a{color:red}',
};
const styleText = (href: string) => sheets[href];
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Shaped as React Router 8.4 writes it. */
const written = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>a &lt;script&gt;</title>
<link rel="modulepreload" href="/assets/entry-1.js"/><script type="application/ld+json">{"a":"\\u003cscript>"}</script>
<link rel="stylesheet" href="/assets/root-1.css"/><link href="/assets/home-2.css" rel="stylesheet"/>
<link rel="stylesheet" href="/assets/gone.css"/><link media="print" rel="stylesheet" href="/assets/root-1.css"/></head>
<body><!-- <script>never()</script> --><main title='>"<script>value()</script>'>
<script>smuggled()</script></main><p><script>after()</script></p><style>.smuggled{}</style></main>
<script>window.__reactRouterContext = {"a":1 < 2};</script><script async="" type="module">import "/assets/entry-1.js";</script>
<script src="/assets/x.js"></script><svg><style>.s{}</style></svg></body></html>`;

test('style sheets become one style element and their links sleep', () => {
  const { html, styles } = preparePage(written, styleText);
  const style = 'body{margin:0}\n.x>a{color:red}';
  expect(html.split(`<style>${style}</style>`).length).toBe(2);
  expect(html).toContain('<link rel="x-stylesheet" href="/assets/root-1.css"/>');
  expect(html).toContain('<link href="/assets/home-2.css" rel="x-stylesheet"/>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/gone.css"/>');
  expect(html).toContain('<link media="print" rel="stylesheet" href="/assets/root-1.css"/>');
  expect(styles).toEqual([hash(style), hash('.s{}')]);
});

test('a sheet that a lazy module shares, marked with #, is one of them', () => {
  const { html } = preparePage(written.replace('root-1.css"/><link href', 'root-1.css#"/><link href'), styleText);
  expect(html).toContain('body{margin:0}');
  expect(html).toContain('<link rel="x-stylesheet" href="/assets/root-1.css#"/>');
});

test('the module script and preloads sleep, and what may run is hashed', () => {
  const { html, scripts } = preparePage(written, styleText);
  expect(html).toContain('<link rel="x-modulepreload" href="/assets/entry-1.js"/>');
  expect(html).toContain('<script async="" type="text/x-module">import "/assets/entry-1.js";</script>');
  expect(scripts).toEqual([hash('window.__reactRouterContext = {"a":1 < 2};'), hash('import "/assets/entry-1.js";')]);
});

test('a script smuggled into the content is not allowed, even behind an end of main of its own', () => {
  const { scripts, styles } = preparePage(written, styleText);
  for (const text of ['smuggled()', 'after()', 'never()', 'value()']) expect(scripts).not.toContain(hash(text));
  expect(styles).not.toContain(hash('.smuggled{}'));
});

test('line ends are hashed as a browser reads them', () => {
  expect(preparePage('<script>a\r\nb</script>', styleText).scripts).toEqual([hash('a\nb')]);
});

test.each(['', '<', '<script', '<script>', '<!--', '</', '<main', '<a b="', '<link rel=stylesheet'])(
  'a page broken off at %j is no trouble',
  (html) => {
    expect(preparePage(html, styleText).html).toBe(html);
  },
);

test.each(['/news/', '/account/'])('at %s the policy names exactly what stands inline in the page', async (path) => {
  const fetch = async () => page(written.replace('<script>smuggled()</script>', ''));
  const files = { 'assets/root-1.css': sheets['/assets/root-1.css'] ?? '', 'assets/home-2.css': 'a{}\n' };
  await using running = await startFront({ site: { fetch }, files });
  for (let round = 0; round < 2; round++) {
    const { text, headers } = await running.ask(path, { headers: { 'accept-encoding': 'br' } });
    const policy = String(headers['content-security-policy']);
    expect(headers['content-encoding']).toBe('br');
    expect(text).toContain('<style>body{margin:0}\na{}</style>');
    const own = text.slice(text.lastIndexOf('</main>'));
    const inline = [...own.matchAll(/<script(?: async="" type="text\/x-module")?>([\s\S]*?)<\/script>/g)];
    const named = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ');
    expect(named).toEqual(["'self'", ...inline.map((match) => `'${hash(match[1] ?? '')}'`)]);
    expect(policy).not.toContain('unsafe');
  }
});

test('the reference of the API alone may write styles, and is left as it is', async () => {
  const docs = '<html><head><link rel="stylesheet" href="/assets/root-1.css"></head><script>show()</script></html>';
  await using running = await startFront({ site: { fetch: async () => page(docs) } });
  const { text, headers } = await running.ask('/api/docs');
  expect(text).toBe(docs);
  expect(headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline';");
  expect(headers['content-security-policy']).toContain(`script-src 'self' '${hash('show()')}';`);
});
