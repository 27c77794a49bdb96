import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';

/** Tells feed readers, in the head of a page, where the news' feed in its language is. */
export function FeedLink() {
  const { t } = useLingui();
  const locale = useLocale();
  const href = localHref(locale, '/news/rss.xml');
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={t`News from the China-Africa Economic and Trade Expo`}
      href={href}
    />
  );
}
