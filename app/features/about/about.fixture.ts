import type { DownloadDraft } from './publishing/drafts.server.ts';

/** The bytes of a text. */
export const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));

/** A right document; a test says what matters to it. */
export function downloadDraft(overrides: Partial<DownloadDraft> = {}): DownloadDraft {
  return {
    key: 'leaflet',
    position: 0,
    audiences: ['visitor'],
    updatedOn: '2025-06-01',
    files: [{ name: 'leaflet-en.pdf', kind: 'pdf', languages: ['en-US'], bytes: bytesOf('%PDF-1.5 leaflet') }],
    texts: { 'en-US': { title: 'Leaflet', summary: 'One page' } },
    ...overrides,
  };
}
