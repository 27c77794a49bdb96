import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createRoutesStub,
  type RouteObject,
  type ServerBuild,
  UNSAFE_createClientRoutes,
  UNSAFE_createMemoryHistory,
  UNSAFE_createRouter,
} from 'react-router';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { guardChunks, isNotReached, pageGuard } from './page-guard.ts';
import { useAwakeRouter } from './use-awake-router.ts';

/** What React Router says of a page in its table; the module is nowhere. */
const gone: ServerBuild['assets']['routes'] = {
  page: {
    id: 'page',
    path: '/news',
    module: '/assets/gone.js',
    hasLoader: false,
    hasAction: false,
    hasClientLoader: false,
    hasClientAction: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  },
};

/** The routes of an awake page, whose modules have not come. */
const routesOfAwakePage = () => UNSAFE_createClientRoutes(gone, {}, { loaderData: {} }, true, false);

const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('location', Object.assign(new URL('http://localhost/'), { reload }));
  vi.stubGlobal('window', { location });
  // So nothing is loaded anew: it is the error face's turn.
  vi.stubGlobal('navigator', { onLine: false });
  onTestFinished(() => void vi.unstubAllGlobals());
});

/** A part of a route that has still to be loaded. */
function partOf(routes: RouteObject[], name: 'Component' | 'handle'): () => Promise<unknown> {
  const lazy = routes[0]?.lazy;
  const part = typeof lazy === 'object' ? lazy[name] : undefined;
  if (!part) throw new Error(`React Router gives the route no lazy ${name}`);
  return part;
}

function routerOf(routes: RouteObject[]) {
  const history = UNSAFE_createMemoryHistory({ initialEntries: ['/'] });
  return UNSAFE_createRouter({
    routes: [{ id: 'home', path: '/', element: null }, ...routes],
    history,
    hydrationData: { loaderData: {} },
    instrumentations: [pageGuard],
  }).initialize();
}

test('React Router by itself loads the page anew where a module does not come, every time: which is why there is a guard', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const times of [1, 2]) {
    void partOf(routesOfAwakePage(), 'Component')();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(times));
  }
});

test('a guarded page whose module does not come shows the error face and does not load anew without end', async () => {
  const routes = routesOfAwakePage();
  guardChunks(routes, (id) => (id === 'page' ? '/assets/gone.js' : undefined));
  const Shown = (await partOf(routes, 'Component')()) as () => ReactElement;
  expect(await partOf(routes, 'handle')()).toBeUndefined();
  let said: unknown;
  try {
    renderToString(<Shown />);
  } catch (error) {
    said = error;
  }
  expect(isNotReached(said)).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('React Router takes no notice of a part that fails: which is why the guard gives one that throws', async () => {
  const failing = { Component: () => Promise.reject(new Error('did not come')) };
  const router = routerOf([{ id: 'page', path: '/news', lazy: failing }]);
  await router.navigate('/news');
  expect(router.state).toMatchObject({ location: { pathname: '/news' }, errors: null });
});

test('a page whose data does not come over the network is known to be not reached, any other failure is not', async () => {
  const failures = { '/lost': new TypeError('Failed to fetch'), '/faulty': new Error('a fault of ours') };
  const routes = Object.entries(failures).map(([path, error]) => ({
    id: path,
    path,
    loader: () => Promise.reject(error),
    ErrorBoundary: () => null,
  }));
  const router = routerOf(routes);
  await router.navigate('/faulty');
  expect(isNotReached(router.state.errors?.['/faulty'])).toBe(false);
  await router.navigate('/lost');
  expect(isNotReached(router.state.errors?.['/lost'])).toBe(true);
});

test('the router of an awake page, which knows the route of an address, and its table of modules are found in two contexts', () => {
  const found: ReturnType<typeof useAwakeRouter>[] = [];
  function Page() {
    found.push(useAwakeRouter());
    return null;
  }
  const Awake = createRoutesStub([
    { id: 'page', path: '/', Component: Page },
    { id: 'news', path: '/news' },
  ]);
  renderToString(<Awake />);
  const [{ router, manifest } = {}] = found;
  expect(manifest?.routes.page?.module).toEqual(expect.any(String));
  expect(router?.routes.map(({ id }) => id)).toEqual(['page', 'news']);
  expect(router?.match('/news')?.at(-1)?.route.id).toBe('news');
  expect(router?.state.matches.at(-1)?.route.id).toBe('page');
  expect(router?.state.navigation.location).toBeUndefined();
});
