/** What other parts of the site may use of the message board. */
export { messagesAddresses } from './addresses.server.ts';
export { readBoard } from './board.server.ts';
export { messagesJobs } from './jobs.server.ts';
export { forgetMember, memberData } from './own-messages.server.ts';
