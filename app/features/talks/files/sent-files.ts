import type { SentFile } from './store-files.server.ts';

/** The files of a form. A field of files that was left empty comes as one without name and content. */
export async function sentFiles(form: FormData): Promise<SentFile[]> {
  const files = form.getAll('files').filter((each) => typeof each !== 'string');
  const chosen = files.filter(({ name, size }) => name !== '' || size > 0);
  return Promise.all(
    chosen.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
}
