import type { Download } from './downloads/downloads.ts';
import type { Contact } from './queries.server.ts';

/** A contact as `/api/aboutUs/contact` gives it. */
export function presentContact({ id, office, phone, email, postcode, address, hours, note }: Contact) {
  return { id, name: office, phone, email, postcode, address, hours, note };
}

/** A document as `/api/download/list` gives it. */
export function presentDownload({ id, title, summary, lang, audiences, updatedOn, files }: Download) {
  return {
    id,
    title,
    summary,
    lang,
    audiences,
    updatedOn,
    files: files.map((file) => ({
      id: file.id,
      type: file.kind,
      size: file.bytes ?? null,
      languages: file.languages,
      downloads: file.fetched,
      url: file.href,
    })),
  };
}
