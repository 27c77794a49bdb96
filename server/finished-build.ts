/** The file that says, by its time, when a build was finished: it is written last. */
export const finishedMark = 'finished';
