import type { PageRoute } from '#platform/feature/page-route.ts';

const folder = 'features/staff/console';

/** How one comes into the console, one's own account there, who else works here, and what they did. */
export const staffRoutes: PageRoute[] = [
  { id: 'console.login', path: 'console/login', file: `${folder}/login.tsx`, personal: true },
  { id: 'console.login.factor', path: 'console/login/factor', file: `${folder}/factor.tsx`, personal: true },
  { id: 'console.login.enrol', path: 'console/login/enrol', file: `${folder}/enrol.tsx`, personal: true },
  { id: 'console.invitation', path: 'console/invitation/:token', file: `${folder}/invitation.tsx`, personal: true },
  { id: 'console.prove', path: 'console/prove', file: `${folder}/prove.tsx`, personal: true },
  { id: 'console.account', path: 'console/account', file: `${folder}/account/account.tsx`, personal: true },
  { id: 'console.staff', path: 'console/staff', file: `${folder}/people.tsx`, personal: true },
  { id: 'console.staff.person', path: 'console/staff/:id', file: `${folder}/person.tsx`, personal: true },
  { id: 'console.log', path: 'console/log', file: `${folder}/log.tsx`, personal: true },
  { id: 'console.log.csv', path: 'console/log/csv', file: `${folder}/log-file.ts`, personal: true },
];
