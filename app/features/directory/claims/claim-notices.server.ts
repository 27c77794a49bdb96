import { msg } from '@lingui/core/macro';
import type { Settings } from '#platform/config/settings.ts';
import { localHref } from '#platform/i18n/address.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { ownCompanyHref } from './claims.ts';

/** What became of a claim; `company`: its name, as it is called in the language of whoever is told. */
export type ClaimNews =
  | { is: 'granted'; company: string }
  /** `reason`: as staff wrote it. */
  | { is: 'refused' | 'ended'; company: string; reason: string };

type Site = { settings: Pick<Settings, 'SITE_URL'> };

/** Says to a member what became of their claim. */
export function claimNotice({ settings }: Site, locale: Locale, news: ClaimNews): { subject: string; text: string } {
  const i18n = i18nFor(locale);
  const link = `${settings.SITE_URL}${localHref(locale, ownCompanyHref)}`;
  const { company } = news;
  switch (news.is) {
    case 'granted':
      return {
        subject: i18n._(msg`You can now edit your company’s entry`),
        text: i18n._(msg`You now act for ${company} at the expo. Edit its entry here: ${link}`),
      };
    case 'refused':
      return {
        subject: i18n._(msg`Your company claim was refused`),
        text: [i18n._(msg`We could not confirm that you act for ${company}: ${link}`), news.reason].join('\n\n'),
      };
    case 'ended':
      return {
        subject: i18n._(msg`You can no longer edit a company’s entry`),
        text: [i18n._(msg`You no longer act for ${company} at the expo: ${link}`), news.reason].join('\n\n'),
      };
  }
}

/** Says to a company, at its address on file, that staff have let somebody speak for it. */
export function grantedToSomebody(
  { settings }: Site,
  locale: Locale,
  company: string,
): { subject: string; text: string } {
  const i18n = i18nFor(locale);
  const link = `${settings.SITE_URL}${localHref(locale, '/about/Contact')}`;
  return {
    subject: i18n._(msg`Someone can now edit your entry at the expo`),
    text: i18n._(
      msg`The expo’s staff have allowed a member to propose changes to the entry of ${company}. If you do not know of this, please tell us: ${link}`,
    ),
  };
}
