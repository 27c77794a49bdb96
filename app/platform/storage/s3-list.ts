/** A folder of a bucket, and how it is asked what lies in it. */
export interface S3Folder {
  /** With its slash; empty for all of the bucket. */
  prefix: string;
  /** @returns a page of the list, as XML */
  ask(query: Record<string, string>): Promise<string>;
}

/** All that lies in a folder, as keys within it. */
export async function keysIn(folder: S3Folder): Promise<string[]> {
  const found: string[] = [];
  for await (const xml of pages(folder, {})) {
    const all = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)];
    found.push(...all.map(([, key = '']) => plain(key).slice(folder.prefix.length)));
  }
  return found;
}

/** The folders that lie in a folder, in order. */
export async function prefixesIn(folder: S3Folder): Promise<string[]> {
  const found: string[] = [];
  for await (const xml of pages(folder, { delimiter: '/' })) {
    const all = xml.matchAll(/<CommonPrefixes>\s*<Prefix>([^<]*)\/<\/Prefix>/g);
    found.push(...[...all].map(([, name = '']) => plain(name).slice(folder.prefix.length)));
  }
  return found.sort();
}

/** Amazon S3 API Reference, "ListObjectsV2". */
async function* pages({ prefix, ask }: S3Folder, query: Record<string, string>): AsyncGenerator<string> {
  let token: string | undefined;
  do {
    const all = { 'list-type': '2', prefix, ...query };
    const xml = await ask(token === undefined ? all : { ...all, 'continuation-token': token });
    if (!xml.includes('<ListBucketResult')) throw new Error('The media storage has not said what lies in it');
    yield xml;
    const [, next] = /<NextContinuationToken>([^<]+)</.exec(xml) ?? [];
    token = next === undefined ? undefined : plain(next);
  } while (token !== undefined);
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plain(xml: string): string {
  return xml.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => named[name] ?? '');
}
