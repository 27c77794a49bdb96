/** What a request to a bucket has beside its method and key. */
export interface Sent {
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** With its `?`, as it is signed. */
  query?: string;
}

interface Bucket {
  send(method: string, key: string, more?: Sent): Promise<Response>;
  put(key: string, body: Uint8Array, query?: string): Promise<Response>;
}

/** A part has 5 MiB at least, but the last (Amazon S3 API Reference, "UploadPart"). */
const partBytes = 8 * 1024 * 1024;

/**
 * Writes a file that comes in chunks, as a multipart upload (Amazon S3 User Guide, "Uploading an object using multipart upload"). A file of
 * one part is written with one PUT. Where a part fails, the upload is aborted: nothing of it stays in the bucket.
 * @throws what `bucket` throws, or Error where the storage does not begin or complete the upload
 */
export async function writeInParts(bucket: Bucket, key: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const parts = inParts(chunks)[Symbol.asyncIterator]();
  const first = await parts.next();
  const second = first.done ? first : await parts.next();
  if (first.done || second.done) {
    await bucket.put(key, first.done ? new Uint8Array() : first.value);
    return;
  }
  const upload = await begin(bucket, key);
  try {
    const tags: string[] = [];
    const send = async (part: Uint8Array) => {
      const { headers } = await bucket.put(key, part, `?partNumber=${tags.length + 1}&uploadId=${upload}`);
      tags.push(headers.get('etag') ?? '');
    };
    await send(first.value);
    await send(second.value);
    for (let part = await parts.next(); !part.done; part = await parts.next()) await send(part.value);
    await complete(bucket, key, upload, tags);
  } catch (error) {
    await bucket.send('DELETE', key, { query: `?uploadId=${upload}` }).then((response) => response.body?.cancel());
    throw error;
  }
}

async function begin({ send }: Bucket, key: string): Promise<string> {
  const answer = await (await send('POST', key, { query: '?uploads=' })).text();
  const [, id] = /<UploadId>([^<]+)<\/UploadId>/.exec(answer) ?? [];
  if (!id) throw new Error('The media storage has not begun an upload');
  return encodeURIComponent(id);
}

/** A storage may say 200 and then that it has failed ("CompleteMultipartUpload"). */
async function complete({ send }: Bucket, key: string, upload: string, tags: readonly string[]): Promise<void> {
  const parts = tags.map((tag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${tag}</ETag></Part>`).join('');
  const body = new TextEncoder().encode(`<CompleteMultipartUpload>${parts}</CompleteMultipartUpload>`);
  const response = await send('POST', key, { body, query: `?uploadId=${upload}` });
  const answer = await response.text();
  if (!response.ok || !answer.includes('CompleteMultipartUploadResult')) {
    throw new Error('The media storage has not put the parts of an upload together');
  }
}

/** Pieces of whatever length, as parts of equal length. */
async function* inParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    pieces.push(chunk);
    length += chunk.length;
    while (length >= partBytes) {
      const all = Buffer.concat(pieces);
      yield all.subarray(0, partBytes);
      pieces = [all.subarray(partBytes)];
      length = all.length - partBytes;
    }
  }
  if (length > 0) yield Buffer.concat(pieces);
}
