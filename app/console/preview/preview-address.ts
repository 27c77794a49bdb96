const folder = '/preview/';

/** Whether an address is that of a draft: of no page, and for those alone who have its link. */
export function isPreview(pathname: string): boolean {
  return pathname.startsWith(folder);
}

/** The address of a link. @param token 256 random bits, base64url */
export function previewPath(token: string): string {
  return `${folder}${token}/`;
}

/** The token of an address; undefined where it has none. */
export function previewToken(pathname: string): string | undefined {
  return /^\/preview\/([\w-]{43})\/?$/.exec(pathname)?.[1];
}
