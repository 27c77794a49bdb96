/** The waking script names itself with this attribute; its value is what the page gives to the store, as JSON. */
export const wakeAttribute = 'data-wake';
