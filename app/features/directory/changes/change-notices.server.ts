import { msg } from '@lingui/core/macro';
import type { Settings } from '#platform/config/settings.ts';
import { localHref } from '#platform/i18n/address.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { editCompanyHref } from '../claims/claims.ts';

/** What became of what a company asked to have changed. */
export interface ChangeNews {
  companyId: number;
  /** Its name. */
  company: string;
  is: 'approved' | 'partly' | 'refused';
  /** Readers see it only once its texts have been reviewed. */
  isReviewed: boolean;
  /** As staff wrote it; empty where they wrote none. */
  reason: string;
}

/** Says to a company what became of what it asked for. */
export function changeNotice(
  { settings }: { settings: Pick<Settings, 'SITE_URL'> },
  locale: Locale,
  news: ChangeNews,
): { subject: string; text: string } {
  const i18n = i18nFor(locale);
  const link = `${settings.SITE_URL}${localHref(locale, editCompanyHref(news.companyId))}`;
  const { company } = news;
  const words = {
    approved: {
      subject: msg`Your changes have been approved`,
      text: msg`The changes to the entry of ${company} at the expo have been approved: ${link}`,
    },
    partly: {
      subject: msg`Some of your changes have been approved`,
      text: msg`Some of the changes to the entry of ${company} at the expo have been approved, others have not: ${link}`,
    },
    refused: {
      subject: msg`Your changes were not approved`,
      text: msg`The changes to the entry of ${company} at the expo have not been approved, and the entry stays as it is: ${link}`,
    },
  }[news.is];
  const later = i18n._(msg`The texts appear once they have been reviewed.`);
  const parts = [i18n._(words.text), news.isReviewed && news.is !== 'refused' ? later : '', news.reason];
  return { subject: i18n._(words.subject), text: parts.filter(Boolean).join('\n\n') };
}
