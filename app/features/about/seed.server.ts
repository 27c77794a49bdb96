import { extname } from 'node:path';
import { type Bundle, checked } from '#platform/bundle/bundle.server.ts';
import { storeFile } from '#platform/content/store-file.server.ts';
import type { FileKind } from '#platform/content/stored-file.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { articlesIn, contactIn, desksIn, downloadsIn, legalLinesIn, questionsIn, venuesIn } from './bundle.server.ts';
import { downloadDraft } from './publishing/drafts.server.ts';
import { writeArticles } from './publishing/write-articles.server.ts';
import { writeContact, writeLegalLine } from './publishing/write-contacts.server.ts';
import { writeDownloads } from './publishing/write-downloads.server.ts';
import { writeDesk, writeVenue } from './publishing/write-places.server.ts';
import { writeQuestions } from './publishing/write-questions.server.ts';

/** Writes a bundle's content of About into empty tables, checked as if it were published. */
export async function seedAbout(
  tx: Tx,
  { bundle, media }: Pick<Platform, 'media'> & { bundle: Bundle },
): Promise<void> {
  await seedContact(tx, bundle);
  await seedPlaces(tx, bundle);
  const articles = await articlesIn(bundle);
  await writeArticles(
    tx,
    articles.toSorted((one, other) => one.position - other.position),
  );
  const questions = await questionsIn(bundle);
  await writeQuestions(
    tx,
    questions.map((question, position) => ({ ...question, position })),
  );
  await seedDownloads(tx, media, bundle);
}

async function seedDownloads(tx: Tx, media: Platform['media'], bundle: Bundle): Promise<void> {
  const downloads = await downloadsIn(bundle);
  const ready = downloads.map(async ({ file, files, ...download }, position) => {
    const stored = await Promise.all(files.map((each) => fileOf(each, media, bundle)));
    return checked(downloadDraft, { ...download, position, files: stored }, file);
  });
  await writeDownloads(tx, await Promise.all(ready));
}

type FileForm = Awaited<ReturnType<typeof downloadsIn>>[number]['files'][number];

async function fileOf({ name, languages, source }: FileForm, media: Platform['media'], bundle: Bundle) {
  if (source) return { name, languages, source };
  const kind = extname(name).slice(1) as FileKind;
  const file = await storeFile(media, { kind, bytes: await bundle.bytes(`about/files/${kind}/${name}`) });
  return { name, languages, file };
}

async function seedContact(tx: Tx, bundle: Bundle): Promise<void> {
  await writeContact(tx, { ...(await contactIn(bundle)), position: 0 });
  for (const { key, texts } of await legalLinesIn(bundle)) await writeLegalLine(tx, key, { texts });
}

async function seedPlaces(tx: Tx, bundle: Bundle): Promise<void> {
  for (const [position, desk] of (await desksIn(bundle)).entries()) await writeDesk(tx, { ...desk, position });
  for (const [position, { key, texts }] of (await venuesIn(bundle)).entries()) {
    await writeVenue(tx, key, { position, texts });
  }
}
