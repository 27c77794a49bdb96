/** Whether a path belongs to the API, which answers in the envelope and never with a page. */
export function isApiPath(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/');
}
