/** What other parts of the site may use of the reservations. */
export { reservationAddresses } from './addresses.server.ts';
export { reservationJobs } from './jobs.server.ts';
export { leaveDevice } from './leave-device.server.ts';
export { memberData } from './member-data.server.ts';
export { newsOf } from './member-news.server.ts';
