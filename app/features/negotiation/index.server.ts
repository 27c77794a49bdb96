/** What other parts of the site may use of the project library. Markup: `ui/`. */
export { negotiationAddresses } from './addresses.server.ts';
export { projectsOfCountry, type SomeProjects } from './parts.server.ts';
