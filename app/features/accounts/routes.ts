import type { PageRoute } from '#platform/feature/page-route.ts';
import { mostUploadBytes } from '#platform/http/body/body-limits.ts';

const site = 'features/accounts/site';

/** Pages of logging in and of a member's account: all for one visitor. Those in which every feature shows what it has: `app/site/account`. */
export const accountsRoutes: PageRoute[] = [
  { id: 'login', path: 'login', file: `${site}/login.tsx`, personal: true, listed: true },
  { id: 'login.code', path: 'login/code', file: `${site}/login-code.tsx`, personal: true },
  {
    id: 'account.profile',
    path: 'account/profile',
    file: `${site}/profile.tsx`,
    personal: true,
    takes: mostUploadBytes,
  },
  { id: 'account.security', path: 'account/security', file: `${site}/security.tsx`, personal: true },
  { id: 'account.security.add', path: 'account/security/add', file: `${site}/add-account.tsx`, personal: true },
];
