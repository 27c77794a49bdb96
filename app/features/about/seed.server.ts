import { extname } from 'node:path';
import { type Bundle, checked } from '#platform/bundle/bundle.server.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { articlesIn, contactIn, desksIn, downloadsIn, legalLinesIn, questionsIn, venuesIn } from './bundle.server.ts';
import type { FileKind } from './downloads/downloads.ts';
import { downloadDraft } from './publishing/drafts.server.ts';
import { writeArticles, writeQuestions } from './publishing/write-about.server.ts';
import { writeDownloads } from './publishing/write-downloads.server.ts';

const first = 1;

/** Writes a bundle's content of About into empty tables, checked as if it were published. */
export async function seedAbout(
  tx: Tx,
  { bundle, media }: Pick<Platform, 'media'> & { bundle: Bundle },
): Promise<void> {
  await seedContact(tx, bundle);
  await seedDesks(tx, bundle);
  await seedVenues(tx, bundle);
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
    const withBytes = await Promise.all(files.map((each) => fileOf(each, bundle)));
    return checked(downloadDraft, { ...download, position, files: withBytes }, file);
  });
  await writeDownloads(tx, media, await Promise.all(ready));
}

async function fileOf(file: Awaited<ReturnType<typeof downloadsIn>>[number]['files'][number], bundle: Bundle) {
  const { source, ...stored } = file;
  if (source) return { ...stored, kind: 'csv' as const, source };
  const kind = extname(file.name).slice(1) as FileKind;
  return { ...stored, kind, bytes: await bundle.bytes(`about/files/${kind}/${file.name}`) };
}

async function seedContact(tx: Tx, bundle: Bundle): Promise<void> {
  const { phone, email, postcode, texts } = await contactIn(bundle);
  await tx.insertInto('contact').values({ id: first, position: 0, phone, email, postcode }).execute();
  await tx
    .insertInto('contact_text')
    .values(textsOf(texts).map(([locale, text]) => ({ contact_id: first, locale, ...text })))
    .execute();
  const lines = await legalLinesIn(bundle);
  await tx
    .insertInto('legal_line')
    .values(lines.flatMap(({ key, texts }) => textsOf(texts).map(([locale, { text }]) => ({ key, locale, text }))))
    .execute();
}

async function seedDesks(tx: Tx, bundle: Bundle): Promise<void> {
  const desks = await desksIn(bundle);
  const rows = desks.map(({ key, phone, email }, position) => ({ key, position, phone, email }));
  await tx.insertInto('desk').values(rows).execute();
  const texts = desks.flatMap(({ key, texts }) =>
    textsOf(texts).map(([locale, text]) => ({ desk_key: key, locale, ...text })),
  );
  await tx.insertInto('desk_text').values(texts).execute();
}

async function seedVenues(tx: Tx, bundle: Bundle): Promise<void> {
  const venues = await venuesIn(bundle);
  await tx
    .insertInto('venue')
    .values(venues.map(({ key }, position) => ({ key, position })))
    .execute();
  const texts = venues.flatMap(({ key, texts }) =>
    textsOf(texts).map(([locale, text]) => ({ venue_key: key, locale, ...text })),
  );
  await tx.insertInto('venue_text').values(texts).execute();
}
