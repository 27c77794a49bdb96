/** What other parts of the site may use of the talks. */
export { forgetMember } from './forget-member.server.ts';
export { talksJobs } from './jobs.server.ts';
export { memberData } from './member-data.server.ts';
export { newsOf } from './queries.server.ts';
export { endStreams, heardInTalks, heardOfSessions } from './talk-streams.server.ts';
export { talksChannel } from './wake-talk.server.ts';
