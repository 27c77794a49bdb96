import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { exhibitionAddresses } from './addresses.server.ts';
import { chapterKind } from './publishing/chapter-kind.server.ts';
import { noticeKind } from './publishing/notice-kind.server.ts';

export default {
  content: [noticeKind, chapterKind],
  addresses: exhibitionAddresses,
  demonstration: {
    tags: ['exhibition'],
    write: async (tx, seeding) => (await import('./seed.server.ts')).seedExhibition(tx, seeding),
  },
} satisfies ServerFeature;
