import { data, type RouterContextProvider, type ServerBuild } from 'react-router';
import { isDatabaseAway } from '#platform/db/away.ts';
import { Refusal } from '#platform/http/refusal.ts';

/** Pages of a build that answer what their loaders and actions refuse. */
export interface AnsweringPages<Build> {
  build: Build;
  /** Whether the database was away for the request of this context. */
  wasAway(context: RouterContextProvider): boolean;
}

/** What the face of an error is told of a refusal for a while. */
interface Wait {
  /** Minutes until it may be tried again. */
  wait: number;
}

/**
 * Has loaders and actions answer what is refused in them, the one place where a page refuses: with the status of a refusal,
 * with 503 where the database is away. The page's own error face says so in its language. Without this each would be a fault
 * of ours, 500.
 */
export function answeringRefusals<Build extends Pick<ServerBuild, 'routes'>>(build: Build): AnsweringPages<Build> {
  const away = new WeakSet<object>();
  function answering<Args extends { context: object }, Result>(work: ((args: Args) => Result) | undefined) {
    if (!work) return undefined;
    return async (args: Args) => {
      try {
        return await work(args);
      } catch (error) {
        if (error instanceof Refusal) throw refusedPage(error);
        if (!isDatabaseAway(error)) throw error;
        away.add(args.context);
        throw new Response(null, { status: 503 });
      }
    };
  }
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    return [id, { ...route, module: { ...route.module, loader: answering(loader), action: answering(action) } }];
  });
  return { build: { ...build, routes: Object.fromEntries(routes) }, wasAway: (context) => away.has(context) };
}

/** What the face of an error is made from, and the headers of its answer. */
export function refusedPage({ status, said: { retryAfter } }: Refusal) {
  if (retryAfter === undefined) return data(null, { status });
  return data<Wait>({ wait: Math.ceil(retryAfter / 60) }, { status, headers: { 'Retry-After': String(retryAfter) } });
}
