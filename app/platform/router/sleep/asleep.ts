/** What a page has in the place of `module`, the type of its program, while it sleeps. */
export const sleepingScript = 'text/x-module';

/** What stands before `stylesheet` and `modulepreload` while a page sleeps. */
export const sleepingLink = 'x-';
