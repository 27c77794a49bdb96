/** What other parts of the site may use of the programme; `ui/event-row.tsx` shows what these give. */
export type { EventCard } from './programme.ts';
export { eventsAbout, upcomingEvents } from './queries.server.ts';
