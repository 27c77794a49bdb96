/** What other parts of the site may use of the partners. */
export { partnersAddresses } from './addresses.server.ts';
