import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { noticeKind } from './notice-kind.server.ts';
import { settingsKind } from './settings-kind.server.ts';

export default {
  content: [noticeKind, settingsKind],
} satisfies ServerFeature;
