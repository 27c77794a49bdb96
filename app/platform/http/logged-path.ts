/** 128 or 256 random bits in base64url, as a whole segment of a path or before its ending: `/xyz`, `/xyz.data`. */
const secretSegment = /(?<=\/)[\w-]{22}(?:[\w-]{21})?(?=[./]|$)/g;

/**
 * A path as logs may say it. An id of so many random bits is a right by itself, such as that to see a ticket: it stands as `*`,
 * wherever it comes in the path.
 */
export function loggedPath(path: string): string {
  return path.replace(secretSegment, '*');
}
