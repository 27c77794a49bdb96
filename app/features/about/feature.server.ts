import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { aboutAddresses } from './addresses.server.ts';
import { aboutApi } from './api.ts';
import { downloadFigures, forgettingDownloads } from './downloads/download-figures.server.ts';
import { aboutArticleKind } from './publishing/article-kind.server.ts';
import { contactKind } from './publishing/contact-kind.server.ts';
import { deskKind } from './publishing/desk-kind.server.ts';
import { downloadKind } from './publishing/download-kind.server.ts';
import { legalLineKind } from './publishing/legal-line-kind.server.ts';
import { questionKind } from './publishing/question-kind.server.ts';
import { venueKind } from './publishing/venue-kind.server.ts';

export default {
  calls: [aboutApi],
  content: [aboutArticleKind, questionKind, downloadKind, contactKind, deskKind, venueKind, legalLineKind],
  figures: [downloadFigures],
  jobs: [forgettingDownloads],
  addresses: aboutAddresses,
  demonstration: {
    tags: ['about'],
    write: async (tx, seeding) => (await import('./seed.server.ts')).seedAbout(tx, seeding),
  },
} satisfies ServerFeature;
