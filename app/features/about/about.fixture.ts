import { storeFile } from '#platform/content/store-file.server.ts';
import type { FileKind } from '#platform/content/stored-file.ts';
import type { MediaStore } from '#platform/storage/media-store.ts';
import type { DownloadDraft } from './publishing/drafts.server.ts';

/** A right document but for its files; a test says what matters to it. */
export function downloadDraft(overrides: Partial<DownloadDraft> = {}): DownloadDraft {
  return {
    key: 'leaflet',
    position: 0,
    audiences: ['visitor'],
    updatedOn: '2025-06-01',
    files: [],
    texts: { 'en-US': { title: 'Leaflet', summary: 'One page' } },
    ...overrides,
  };
}

/** A file of a document in English, uploaded. */
export async function fileOf(
  store: MediaStore,
  { name = 'leaflet-en.pdf', text = '%PDF-1.5 leaflet' }: { name?: string; text?: string } = {},
): Promise<NonNullable<DownloadDraft['files']>[number]> {
  const kind = name.slice(-3) as FileKind;
  return {
    name,
    languages: ['en-US'],
    file: await storeFile(store, { kind, bytes: new Uint8Array(Buffer.from(text)) }),
  };
}
