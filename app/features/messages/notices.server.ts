import { msg } from '@lingui/core/macro';
import type { Settings } from '#platform/config/settings.ts';
import { localHref } from '#platform/i18n/address.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { boardHref } from './messages.ts';

/** Says to a member what became of their message. */
export function reviewedNotice(
  { settings }: { settings: Pick<Settings, 'SITE_URL'> },
  locale: Locale,
  { approved, title }: { approved: boolean; title: string },
): { subject: string; text: string } {
  const i18n = i18nFor(locale);
  const link = `${settings.SITE_URL}${localHref(locale, approved ? boardHref() : '/account/messages')}`;
  if (approved) {
    return {
      subject: i18n._(msg`Your message is on the board`),
      text: i18n._(msg`Your message “${title}” can be read on the message board of the expo: ${link}`),
    };
  }
  return {
    subject: i18n._(msg`Your message was not put on the board`),
    text: i18n._(msg`Your message “${title}” was not put on the message board of the expo: ${link}`),
  };
}
