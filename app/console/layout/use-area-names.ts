import { useLingui } from '@lingui/react/macro';
import { areaNames } from './area-names.ts';
import type { Area } from './areas.ts';

/** What the parts of the console are called. */
export function useAreaNames(): Record<Area, string> {
  const { i18n } = useLingui();
  return {
    content: i18n._(areaNames.content),
    translations: i18n._(areaNames.translations),
    inbox: i18n._(areaNames.inbox),
    programme: i18n._(areaNames.programme),
    media: i18n._(areaNames.media),
    reservations: i18n._(areaNames.reservations),
    staff: i18n._(areaNames.staff),
    log: i18n._(areaNames.log),
  };
}
