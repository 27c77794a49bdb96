import type { RouterContextProvider, ServerBuild } from 'react-router';
import { isDatabaseAway } from '#platform/db/away.ts';

/** Pages of a build that know when the database is away. */
export interface KnowingPages {
  build: ServerBuild;
  /** Whether the database was away for the request of this context. */
  wasAway(context: RouterContextProvider): boolean;
}

/**
 * Has loaders and actions answer 503 where the database is away: the page's own error face says so in its language. Without
 * this each would be a fault of ours, 500.
 */
export function knowingWhenAway(build: ServerBuild): KnowingPages {
  const away = new WeakSet<object>();
  function knowing<Args extends { context: object }, Result>(work: ((args: Args) => Result) | undefined) {
    if (!work) return undefined;
    return async (args: Args) => {
      try {
        return await work(args);
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        away.add(args.context);
        throw new Response(null, { status: 503 });
      }
    };
  }
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    return [id, { ...route, module: { ...route.module, loader: knowing(loader), action: knowing(action) } }];
  });
  return { build: { ...build, routes: Object.fromEntries(routes) }, wasAway: (context) => away.has(context) };
}
