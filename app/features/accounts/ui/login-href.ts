/** The login that leads on to a page. @param path with its query, without language prefix */
export function loginHref(path: string): string {
  return `/login/?${new URLSearchParams({ to: path })}`;
}
