import { msg } from '@lingui/core/macro';
import type { Area } from './areas.ts';

/** What the parts of the console are called. */
export const areaNames = {
  content: msg`Content`,
  translations: msg`Translations`,
  inbox: msg`Inbox`,
  media: msg`Media`,
  staff: msg`Staff`,
  log: msg`Log`,
} satisfies Record<Area, unknown>;
