import { useEffect } from 'react';
import { type ClientInstrumentation, createPath, type DataRouteObject } from 'react-router';
import { loadAnew, watchSettingOut } from '#platform/client/reload-guard.ts';
import { useAwakeRouter } from './use-awake-router.ts';

/** The part of the page's code that did not come, while it was the error face's turn. */
class ChunkNotReached extends Error {
  override name = 'ChunkNotReached';
}

const notReached = new WeakSet<object>();
let headingFor = () => location.href;
let leaving = false;

/** Whether an error says that the page's data or code did not come over the network; its face offers to try again. */
export function isNotReached(error: unknown): boolean {
  return typeof error === 'object' && error !== null && notReached.has(error);
}

/**
 * For `HydratedRouter`: a page whose data does not come over the network is loaded anew, as a document, instead of
 * showing the error face; the old page stays until then. See `reload-guard.ts` for how often.
 */
export const pageGuard: ClientInstrumentation = {
  route({ instrument }) {
    instrument({
      async loader(load, { request }) {
        const { error } = await load();
        if (!error || !isNetworkFailure(error)) return;
        notReached.add(error);
        // A call beside the page (a fetcher's) is not the page.
        if (pathOf(request.url) === pathOf(headingFor())) await leave();
      },
    });
  },
};

/**
 * The same for the code of a page. The router by itself would load the page anew at every failure, without end
 * (`loadRouteModule`), so the code is fetched here, before the router asks for it.
 */
export function useChunkGuard(): void {
  const { router, manifest } = useAwakeRouter();
  useEffect(() => {
    if (!router || !manifest) return;
    headingFor = () => createPath(router.state.navigation.location ?? router.state.location);
    guardChunks(router.routes, (id) => manifest.routes[id]?.module);
  }, [router, manifest]);
}

/** For chunks that code asks for by itself (`import()` in a component or at the start). */
export function guardOtherChunks(): void {
  watchSettingOut();
  window.addEventListener('vite:preloadError', (event) => {
    if (loadAnew(location.href)) event.preventDefault();
  });
}

/**
 * Puts into routes that are still to be loaded parts that fetch their module first.
 * @param moduleOf the address of a route's module, by the route's id
 */
export function guardChunks(routes: readonly DataRouteObject[], moduleOf: (id: string) => string | undefined): void {
  for (const { id, lazy, children = [] } of routes) {
    const module = moduleOf(id);
    if (module && typeof lazy === 'object') Object.assign(lazy, guarded(lazy, module));
    guardChunks(children, moduleOf);
  }
}

type LazyParts = Extract<NonNullable<DataRouteObject['lazy']>, object>;

function guarded(lazy: LazyParts, module: string): LazyParts {
  const parts = Object.entries(lazy).filter(([, load]) => typeof load === 'function');
  return Object.fromEntries(
    parts.map(([name, load]) => [
      name,
      async () => {
        const error = await reach(module);
        if (!error) return load();
        // The router takes no notice of a part that fails: so the page is there, and says that it is not.
        return name === 'Component' ? () => fail(error) : undefined;
      },
    ]),
  );
}

/** @returns why the code did not come, where it is the error face's turn */
async function reach(module: string): Promise<Error | undefined> {
  try {
    await import(/* @vite-ignore */ module);
    return undefined;
  } catch (cause) {
    await leave();
    const error = new ChunkNotReached(module, { cause });
    notReached.add(error);
    return error;
  }
}

function fail(error: Error): never {
  throw error;
}

/** Loads the page anew where that may be, and then never returns; else the error face has the word. */
async function leave(): Promise<void> {
  leaving ||= loadAnew(headingFor());
  if (leaving) await new Promise(() => {});
}

/** Not reached, or broken off on the way; giving up (another click) is neither. */
function isNetworkFailure(error: Error): boolean {
  return error instanceof TypeError || (error.cause instanceof Error && error.cause.name !== 'AbortError');
}

function pathOf(href: string): string {
  return new URL(href, location.href).pathname;
}
