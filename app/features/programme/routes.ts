import type { PageRoute } from '#platform/feature/page-route.ts';

export const programmeRoutes: PageRoute[] = [
  {
    id: 'programme',
    path: 'forum',
    file: 'features/programme/site/index.tsx',
    query: ['cursor', 'day', 'kind', 'topic', 'page'],
  },
  {
    id: 'programme.calendar',
    path: 'forum/events.ics',
    file: 'features/programme/site/calendar.ts',
    query: ['day', 'ids'],
  },
  { id: 'programme.alerts', path: 'forum/alerts', file: 'features/programme/site/alerts/alerts.tsx', personal: true },
  {
    id: 'programme.alerts.stop',
    path: 'forum/alerts/stop',
    file: 'features/programme/site/alerts/stop.tsx',
    personal: true,
  },
  { id: 'programme.event', path: 'forum/list/:id', file: 'features/programme/site/event/event.tsx' },
  {
    id: 'programme.event.calendar',
    path: 'forum/list/:id/event.ics',
    file: 'features/programme/site/event/event-calendar.ts',
  },
];
