import type { ComponentProps } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import css from './link.module.css';

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site without language prefix: `/news/`, `/exhibition/?cursor=buyers`. */
  to: string;
  /** Asks the server for the page anew, even when awake. */
  reloads?: boolean;
  /** Keeps scroll and focus where they are: a tab, a filter. */
  stays?: boolean;
  /** All of the box around it leads there: the nearest one that is positioned. What else can be pressed lies above (`position`). */
  covers?: boolean;
}

/** A link within the site, in the language of the page. Followed softly once the page is awake (`useSoftLinks`). */
export function SiteLink({ to, reloads, stays, covers, ...rest }: SiteLinkProps) {
  const locale = useLocale();
  return (
    <a
      href={localHref(locale, to)}
      data-reload={reloads ? '' : undefined}
      data-stays={stays ? '' : undefined}
      className={covers ? css.covers : undefined}
      {...rest}
    />
  );
}
