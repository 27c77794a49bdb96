/** Where the demonstration's pictures and films lie. */
export const media = new URL('../../content/demonstration/media/', import.meta.url);
