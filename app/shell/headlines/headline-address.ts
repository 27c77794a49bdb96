const folder = '/headlines/';
const ending = '.woff2';

/**
 * The address of the face in which a Chinese page's headlines are set: `/headlines/news.woff2`. It names the page and nothing
 * of what the headlines say.
 * @param canonical the address that the page calls its own
 */
export function headlinesPath({ pathname, search }: URL): string {
  return `${folder}${pathname.replace(/^\/+|\/+$/g, '') || 'home'}${ending}${search}`;
}

/** Whether a pathname may be that of such a face. */
export function isHeadlines(pathname: string): boolean {
  return pathname.startsWith(folder) && pathname.endsWith(ending);
}

/** The path of the page whose headlines a face is for, by the pathname of the face. */
export function pageOfHeadlines(pathname: string): string {
  return `/${pathname.slice(folder.length, -ending.length)}`;
}
