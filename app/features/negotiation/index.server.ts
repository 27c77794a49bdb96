/** What other parts of the site may use of the project library. Markup: `ui/`. */
export { negotiationAddresses } from './addresses.server.ts';
export { cleanAttachment } from './clean-attachment.server.ts';
export { facetsOfProjects } from './findable-projects.server.ts';
export { projectForTalk, projectsForTalks, type TalkProject } from './for-talks.server.ts';
export { forgetMember } from './forget-member.server.ts';
export { negotiationJobs } from './jobs.server.ts';
export { memberData } from './member-data.server.ts';
export { newsOf } from './member-news.server.ts';
export { moveProject } from './move-project.server.ts';
export type { ProjectStatus } from './negotiation.ts';
export { projectsOfCountry, type SomeProjects } from './parts.server.ts';
