import { msg } from '@lingui/core/macro';
import type { Area } from './areas.ts';

/** What the parts of the console are called. */
export const areaNames = {
  content: msg`Content`,
  translations: msg`Translations`,
  inbox: msg`Inbox`,
  programme: msg`Programme`,
  media: msg`Media`,
  reservations: msg`Reservations`,
  staff: msg`Staff`,
  log: msg`Log`,
} satisfies Record<Area, unknown>;
