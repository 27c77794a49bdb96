import { useLingui } from '@lingui/react';
import { Link, type LinkProps } from 'react-router';
import { localHref } from '#platform/i18n/address.ts';
import type { Locale } from '#platform/i18n/locale.ts';

/** `to` is a path of the site without language prefix: `/news/`, `/exhibition/?cursor=buyers`. */
export type SiteLinkProps = Omit<LinkProps, 'to'> & { to: string };

/** A link within the site, in the language of the page. Addresses that answer no page (feeds, files) take `reloadDocument`. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const { i18n } = useLingui();
  return <Link to={localHref(i18n.locale as Locale, to)} {...rest} />;
}
