/** Longest reason for which a project is sent back, in characters as a reader sees them. */
export const noteMost = 1000;
