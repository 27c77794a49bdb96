/** Where members choose of which events they are told, without language prefix. @param ids which are offered beside those that they have chosen */
export function alertsHref(ids: readonly number[] = []): string {
  return ids.length === 0 ? '/forum/alerts' : `/forum/alerts?ids=${ids.join(',')}`;
}

/** Where the link of a message leads that stops them. */
export function stopHref(token: string): string {
  return `/forum/alerts/stop?of=${token}`;
}
