import type { ReactNode } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import type { ShellData } from '#shell/shell-data.ts';
import { type MenuItem, outerAddress } from './menu-items.ts';

interface MenuLinkProps {
  item: MenuItem;
  shell: ShellData;
  current: 'page' | 'true' | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** The link of an item: to an outer site, to the main site's host, or straight to its path. */
export function MenuLink({ item, shell, current, className, children }: MenuLinkProps) {
  const locale = useLocale();
  const outer = outerAddress(item.section, shell);
  if (outer) {
    return (
      <a href={outer} className={className}>
        {children}
      </a>
    );
  }
  const host = item.direct ? '' : shell.host;
  return (
    <a href={`${host}${localHref(locale, item.path)}`} className={className} aria-current={current}>
      {children}
    </a>
  );
}
