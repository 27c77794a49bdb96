/** So many faults a page shows; the others are in the file of all. */
export const mostShown = 200;
export const mostHintsShown = 50;

/** So many faults a file of them has. Whoever has more has the same few. */
export const mostFaults = 100_000;

/** Things that may go out with the import that makes them: it is one transaction, for which others may have to wait. */
export const mostPublished = 500;

/** How long a sheet waits to be taken, and one that was taken for being taken back. Milliseconds. */
export const waitsFor = 86_400_000;
export const keptFor = 90 * 86_400_000;
