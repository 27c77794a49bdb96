/** What other parts of the site may use of the exhibition. */
export { exhibitionAddresses } from './addresses.server.ts';
