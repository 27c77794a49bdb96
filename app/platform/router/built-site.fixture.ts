import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';

const project = resolve(import.meta.dirname, '../../..');

/** A site of a few pages, each of which has something of what the pages of this one have. */
const sources = {
  'package.json': JSON.stringify({ type: 'module', dependencies: { isbot: '*' } }),
  'react-router.config.ts': "export default { ssr: true, routeDiscovery: { mode: 'initial' } };",
  'vite.config.ts': `
    import { writeFileSync } from 'node:fs';
    import { reactRouter } from '@react-router/dev/vite';
    import { stylesOfLazyParts } from '${project}/app/platform/router/table/vite-plugin-lazy-styles.ts';
    const noteChunks = {
      name: 'note-chunks',
      applyToEnvironment: ({ name }) => name === 'client',
      generateBundle(_, bundle) {
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
        writeFileSync('chunks.json', JSON.stringify(chunks.map(({ name, fileName, isEntry, exports }) => ({ name, fileName, isEntry, exports }))));
      },
    };
    export default {
      logLevel: 'error',
      plugins: [stylesOfLazyParts(), reactRouter(), noteChunks],
      build: { assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
    };`,
  'app/routes.ts': `
    import { layout, route } from '@react-router/dev/routes';
    const language = (name, tag) =>
      layout('frame.tsx', { id: name }, [
        route(tag + '/news', 'news.tsx', { id: name + '.news' }),
        route(tag + '/halls', 'halls.tsx', { id: name + '.halls' }),
        route(tag + '/*', 'not-found.tsx', { id: name + '.not-found' }),
      ]);
    export default [language('en', 'en-US'), language('fr', 'fr-FR'), route('feed.xml', 'feed.ts', { id: 'feed' })];`,
  'app/root.tsx': `
    import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
    import './root.css';
    export function Layout({ children }) {
      return <html lang="en"><head><Meta /><Links /></head><body>{children}<ScrollRestoration /><Scripts /></body></html>;
    }
    export default function Root() { return <Outlet />; }`,
  'app/root.css': 'body { color: black }',
  'app/frame.tsx': `
    import { Outlet } from 'react-router';
    export default function Frame() { return <main><Outlet /></main>; }`,
  'app/news.tsx': `
    import { lazy, Suspense } from 'react';
    const More = lazy(() => import('./more'));
    const unsaid = () => Object.defineProperty({}, 'value', { value: 'said by the markup' });
    export const loader = () => ({ title: 'Tea </script>', unsaid: unsaid() });
    export const action = () => null;
    export default function News({ loaderData: { title } }) {
      return <><h1>{title}</h1><Suspense><More /></Suspense></>;
    }`,
  // Its sheet is also that of a page.
  'app/more.tsx': `
    import css from './card.module.css';
    export default function More() { return <p className={css.card}>more</p>; }`,
  'app/halls.tsx': `
    import css from './card.module.css';
    export const loader = () => ({ halls: 4 });
    export default function Halls() { return <h1 className={css.card}>Halls</h1>; }`,
  'app/card.module.css': '.card { color: red }',
  'app/not-found.tsx': 'export default function NotFound() { return <h1>Not here</h1>; }',
  'app/feed.ts': "export const loader = () => new Response('<feed/>');",
};

/** A chunk of the browser's part of a build, as Vite's plugins meet it. */
interface Chunk {
  name: string;
  fileName: string;
  isEntry: boolean;
  exports: string[];
}

/** What the installed React Router has made of a small site. */
export interface BuiltSite extends Disposable {
  build: ServerBuild;
  /** Where the browser's part lies. */
  client: string;
  chunks: Chunk[];
}

/** Builds a small site with the React Router that is installed: some seconds. */
export async function builtSite(): Promise<BuiltSite> {
  const house = mkdtempSync(join(tmpdir(), 'expo-router-'));
  mkdirSync(join(house, 'app'));
  symlinkSync(join(project, 'node_modules'), join(house, 'node_modules'));
  for (const [path, text] of Object.entries(sources)) writeFileSync(join(house, path), text);
  const command = join(project, 'node_modules/@react-router/dev/bin.cjs');
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [command, 'build'], { cwd: house, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const server = pathToFileURL(join(house, 'build/server/index.js')).href;
  return {
    build: await import(/* @vite-ignore */ server),
    client: join(house, 'build/client'),
    chunks: JSON.parse(readFileSync(join(house, 'chunks.json'), 'utf8')),
    [Symbol.dispose]: () => rmSync(house, { recursive: true }),
  };
}
