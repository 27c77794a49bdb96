import type { PageRoute } from '#platform/feature/page-route.ts';
import { mostUploadBytes } from '#platform/http/body/body-limits.ts';

/** Pages of talks: the name after `talks.`, the path, the module in `site/`. All are for one member. */
const pages: [name: string, path: string, module: string][] = [
  ['list', 'account/negotiations', 'list.tsx'],
  ['start', 'negotiation/talk/start', 'start.tsx'],
  ['talk', 'negotiation/talk/:id', 'talk.tsx'],
  ['meeting', 'negotiation/talk/:id/meeting', 'meeting.tsx'],
  ['calendar', 'negotiation/talk/:id/meeting/:meeting/meeting.ics', 'calendar.ts'],
  ['report', 'negotiation/talk/:id/report', 'report.tsx'],
  ['file', 'negotiation/talk/:id/file/:file', 'file.ts'],
];

export const talksRoutes: PageRoute[] = pages.map(([name, path, module]) => ({
  id: `talks.${name}`,
  path,
  file: `features/talks/site/${module}`,
  personal: true,
  ...(name === 'talk' && { takes: mostUploadBytes }),
}));

/** The page of the console on which a report is decided. */
export const talksConsole: PageRoute[] = [
  {
    id: 'console.inbox.report',
    path: 'console/inbox/reports/:id',
    file: 'features/talks/console/report.tsx',
    personal: true,
  },
];
