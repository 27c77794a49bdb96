/** What other parts of the site may use of the project library. Markup: `ui/`. */
export { cleanAttachment } from './files/clean-attachment.server.ts';
export { projectForTalk, projectsForTalks, type TalkProject } from './library/for-talks.server.ts';
export { projectsOfCountry, type SomeProjects } from './library/some-projects.server.ts';
export type { ProjectStatus } from './negotiation.ts';
export { moveProject } from './project/move-project.server.ts';
