/**
 * The name of a file as `filename*` of Content-Disposition says it (RFC 6266, RFC 8187): in UTF-8, each sign that is not allowed
 * there as its bytes. @returns `UTF-8''Th%C3%A9.pdf`
 */
export function extendedName(name: string): string {
  const bytesOf = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return `UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, bytesOf)}`;
}
