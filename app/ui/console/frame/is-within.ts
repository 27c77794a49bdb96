/** Whether a page is the one of an address or stands below it; one slash more at the end, or less, makes no other page. */
export function isWithin(address: string, path: string): boolean {
  const [place = ''] = address.split('?', 1);
  return ended(path).startsWith(ended(place));
}

const ended = (path: string) => (path.endsWith('/') ? path : `${path}/`);
