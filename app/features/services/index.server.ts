/** What other parts of the site may use of the services. */
export { servicesAddresses } from './addresses.server.ts';
