import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Locale, shortName } from '#platform/i18n/locale.ts';
import type { Inconsistency } from './inconsistencies.server.ts';

/** The field to which an inconsistency leads: that of the text, or where the text lacks something, of the source. */
export function fieldOf(found: Inconsistency): string {
  return (found.text ?? (found.is === 'disagreement' ? found.source : undefined))?.field ?? '';
}

/** What does not fit, with both spellings. @param locale the language of the text */
export function inconsistencyWords(i18n: I18n, found: Inconsistency, locale: Locale): string {
  if (found.is === 'variant') {
    const { called } = found;
    const { written } = found.text;
    return i18n._(msg`“${written}” is called “${called}” in the glossary`);
  }
  const name = (of: Locale) => new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(shortName(of)) ?? of;
  const [own, other] = [name(locale), name(found.against)];
  const [here, there] = [found.text?.written, found.source?.written];
  if (here && there) return i18n._(msg`${there} in ${other}, ${here} in ${own}`);
  const [written = '', only] = here ? [here, own] : [there, other];
  return i18n._(msg`${written} in ${only} only`);
}
