/** What other parts of the site may use of the services. */

export { renamedPages } from './page-names.server.ts';
