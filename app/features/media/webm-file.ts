const header = '\x1a\x45\xdf\xa3';
/** The EBML element DocType (RFC 8794): its id, its length of four in the forms that writers use, its text. */
const documentTypes = ['\x42\x82\x84webm', '\x42\x82\x40\x04webm', '\x42\x82\x01\0\0\0\0\0\0\x04webm'];

/** Whether a file begins like a WebM film: an EBML header whose document type is `webm`, not Matroska's own. */
export function isWebm(file: Uint8Array): boolean {
  const start = Buffer.from(file.subarray(0, 64)).toString('latin1');
  return start.startsWith(header) && documentTypes.some((type) => start.includes(type));
}
