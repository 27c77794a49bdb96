import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { seedAboutArticles } from '#db/seed/about/articles.ts';
import { seedDownloads } from '#db/seed/about/downloads.ts';
import { seedDesks, seedVenues } from '#db/seed/about/places.ts';
import { seedQuestions } from '#db/seed/about/questions.ts';
import { contact, filing } from '#db/seed/editions/contact.ts';
import type { Tx } from '#platform/db/database.ts';
import { locales } from '#platform/i18n/locale.ts';
import type { MediaStore } from '#platform/storage/media-store.ts';
import type { FileKind } from './downloads.ts';
import { articleDraft, downloadDraft, questionDraft } from './drafts.server.ts';
import { writeArticles, writeQuestions } from './write-about.server.ts';
import { writeDownloads } from './write-downloads.server.ts';

const filesDirectory = join(import.meta.dirname, '../../../content/demonstration/about/files');
const first = 1;

/** Writes the demonstration's content of About into empty tables, checked as if it were published. */
export async function seedAbout(tx: Tx, store: MediaStore): Promise<void> {
  await seedContact(tx);
  await seedPlaces(tx);
  const articles = seedAboutArticles.map((article, position) => articleDraft.parse({ ...article, position }));
  await writeArticles(tx, articles);
  const questions = seedQuestions.map((question, position) => questionDraft.parse({ ...question, position }));
  await writeQuestions(tx, questions);
  const downloads = await Promise.all(
    seedDownloads.map(async (download, position) =>
      downloadDraft.parse({ ...download, position, files: await Promise.all(download.files.map(withBytes)) }),
    ),
  );
  await writeDownloads(tx, store, downloads);
}

async function withBytes(file: (typeof seedDownloads)[number]['files'][number]) {
  const kind = extname(file.name).slice(1) as FileKind;
  const { source, ...stored } = file;
  if (source) return { ...stored, kind: 'csv' as const, source };
  return { ...stored, kind, bytes: await readFile(join(filesDirectory, kind, file.name)) };
}

async function seedContact(tx: Tx): Promise<void> {
  const { phone, email, postcode, texts } = contact;
  await tx.insertInto('contact').values({ id: first, position: 0, phone, email, postcode }).execute();
  await tx
    .insertInto('contact_text')
    .values(locales.map((locale) => ({ contact_id: first, locale, ...texts[locale] })))
    .execute();
  await tx
    .insertInto('legal_line')
    .values(
      locales.flatMap((locale) => [
        { key: 'filing' as const, locale, text: filing.text[locale] },
        { key: 'copyright' as const, locale, text: filing.copyright[locale] },
      ]),
    )
    .execute();
}

async function seedPlaces(tx: Tx): Promise<void> {
  await tx
    .insertInto('desk')
    .values(seedDesks.map(({ key, phone, email }, position) => ({ key, position, phone, email })))
    .execute();
  await tx
    .insertInto('desk_text')
    .values(
      seedDesks.flatMap(({ key, texts }) => locales.map((locale) => ({ desk_key: key, locale, ...texts[locale] }))),
    )
    .execute();
  await tx
    .insertInto('venue')
    .values(seedVenues.map(({ key }, position) => ({ key, position })))
    .execute();
  await tx
    .insertInto('venue_text')
    .values(
      seedVenues.flatMap(({ key, texts }) => locales.map((locale) => ({ venue_key: key, locale, ...texts[locale] }))),
    )
    .execute();
}
