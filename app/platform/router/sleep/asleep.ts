/** What the front writes in the place of the real names, so that a page sleeps (`app/platform/router/sleep/prepare-page.ts`). */
export const sleepingScript = 'text/x-module';
export const sleepingLink = 'x-';

/** The waking script names itself with this attribute; its value is what the page gives to the store, as JSON. */
export const wakeAttribute = 'data-wake';
