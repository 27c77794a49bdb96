import type { Context } from 'hono';
import type { SiteContext } from './site-context.ts';

/** What every call finds in its Hono context: `c.var.site`. */
export interface ApiEnv {
  Variables: { site: SiteContext };
}

/** What a handler's helpers see of a call, whatever else was found out for it. */
export type CallContext = Pick<Context<ApiEnv>, 'req' | 'var' | 'json' | 'header'>;
