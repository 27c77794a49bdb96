/** What other parts of the site may use of the programme; `ui/event-row.tsx` shows what the queries give. */
export { type Bookable, bookables, type GridRoom, gridRooms } from './grid/parts.server.ts';
export { eventNames } from './names.server.ts';
export type { EventCard } from './programme.ts';
export { eventKeysOf, findEventsOf } from './publishing/events-of-edition.server.ts';
export { eventsAbout, upcomingEvents } from './queries.server.ts';
