const atOnce = 4;

/** Paths and queries of all pages that the site's map names. */
export async function allPages(url: string): Promise<string[]> {
  const files = await locations(`${url}/sitemap.xml`);
  const found = await Promise.all(files.map((file) => locations(url + file)));
  return [...new Set(found.flat())];
}

async function locations(address: string): Promise<string[]> {
  const text = await (await fetch(address)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => {
    const { pathname, search } = new URL(loc.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

/**
 * Asks for pages, a few at a time.
 * @returns how many answers were for one visitor alone
 * @throws Error where one is answered other than 200
 */
export async function askAll(url: string, addresses: readonly string[]): Promise<number> {
  let personal = 0;
  const waiting = addresses.values();
  const ask = async () => {
    for (const address of waiting) {
      const response = await fetch(url + address, { headers: { 'accept-encoding': 'br' } });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
      if (response.headers.get('cache-control')?.includes('no-store')) personal += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return personal;
}
