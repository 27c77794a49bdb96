import { msg } from '@lingui/core/macro';
import type { Settings } from '#platform/config/settings.ts';
import { localHref } from '#platform/i18n/address.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { boardHref } from './messages.ts';

/** What became of a message; `page` of the board: where it stands. */
export type Reviewed =
  /** `reason`: as staff wrote it; empty where they wrote none. */
  | { outcome: 'refused'; title: string; reason: string }
  | { outcome: 'approved' | 'approved with an answer' | 'answered'; title: string; page: number };

/** Says to somebody what became of their message. */
export function reviewedNotice(
  { settings }: { settings: Pick<Settings, 'SITE_URL'> },
  locale: Locale,
  reviewed: Reviewed,
): { subject: string; text: string } {
  const i18n = i18nFor(locale);
  const path = reviewed.outcome === 'refused' ? '/account/messages' : `${boardHref(reviewed.page)}#messages`;
  const link = `${settings.SITE_URL}${localHref(locale, path)}`;
  const { title } = reviewed;
  switch (reviewed.outcome) {
    case 'approved':
      return {
        subject: i18n._(msg`Your message has been published`),
        text: i18n._(msg`Your message “${title}” is published on the expo’s message board: ${link}`),
      };
    case 'approved with an answer':
      return {
        subject: i18n._(msg`Your message has been published with an answer`),
        text: i18n._(msg`Your message “${title}” and our answer are published on the expo’s message board: ${link}`),
      };
    case 'answered':
      return {
        subject: i18n._(msg`Your message has been answered`),
        text: i18n._(msg`We have answered your message “${title}” on the expo’s message board: ${link}`),
      };
    case 'refused':
      return {
        subject: i18n._(msg`Your message was not published`),
        text: [
          i18n._(msg`Your message “${title}” was not published on the expo’s message board: ${link}`),
          reviewed.reason,
        ]
          .filter(Boolean)
          .join('\n\n'),
      };
  }
}
