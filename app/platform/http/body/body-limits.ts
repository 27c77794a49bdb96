/** Bytes that the body of a write may have: JSON and the forms of pages (contract, Calls). */
export const mostFormBytes = 64 * 1024;

/** Bytes that an upload may have: multipart, and only where the page or the call says that it takes files. */
export const mostUploadBytes = 10 * 1024 * 1024;

/** A body has more bytes than its address takes; thrown by the stream of the body as it is read. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}
