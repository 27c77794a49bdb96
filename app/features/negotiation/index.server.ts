/** What other parts of the site may use of the project library. Markup: `ui/`. */
export { cleanAttachment } from './clean-attachment.server.ts';
export { projectForTalk, projectsForTalks, type TalkProject } from './for-talks.server.ts';
export { moveProject } from './move-project.server.ts';
export type { ProjectStatus } from './negotiation.ts';
export { projectsOfCountry, type SomeProjects } from './parts.server.ts';
