/** What other parts of the site may use of the message board. */
export { readBoard } from './board.server.ts';
