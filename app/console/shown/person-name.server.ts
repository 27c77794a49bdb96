import { msg } from '@lingui/core/macro';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Person } from '../content/read-thing.server.ts';

/** What somebody is called; the site itself is nobody of the staff, and brought in what was there before. */
export function personName({ id, name }: Person, locale: Locale): string {
  return id === null && name === 'site' ? i18nFor(locale)._(msg`the site`) : name;
}
