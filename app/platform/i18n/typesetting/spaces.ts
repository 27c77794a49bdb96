/** The narrow no-break space, which French sets before ; : ! ? % €, inside guillemets and between groups of digits. */
export const narrowSpace = '\u202f';

/** The no-break space, between a figure and what it counts. */
export const noBreakSpace = '\u00a0';
