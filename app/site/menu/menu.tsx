import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import type { Section } from '#platform/feature/page-route.ts';
import { readAddress } from '#platform/i18n/address.ts';
import { canonicalAddress } from '#shell/canonical.ts';
import { useSectionNames } from '#shell/sections/use-section-names.ts';
import type { ShellData } from '#shell/shell-data.ts';
import css from './menu.module.css';
import { type MenuItem, menuItems } from './menu-items.ts';
import { MenuLink } from './menu-link.tsx';
import { SubMenu } from './sub-menu.tsx';
import { hasSubMenu } from './sub-menus.ts';

interface MenuProps {
  shell: ShellData;
  /** The section that the page belongs to. */
  active: Section | undefined;
}

/** The main menu: eleven items, four of them with a sub-menu. See README.md for what its markup promises. */
export function Menu({ shell, active }: MenuProps) {
  const { t } = useLingui();
  const names = useSectionNames();
  const { pathname, search } = useLocation();
  const address = canonicalAddress(readAddress(pathname).path, search, ['cursor']);
  return (
    <nav aria-label={t`Main`} className={css.menu}>
      <ul className={css.items}>
        {menuItems.map((item) => (
          <Item
            key={item.section}
            item={item}
            name={names[item.section]}
            shell={shell}
            current={item.section === active ? (address === item.path ? 'page' : 'true') : undefined}
          />
        ))}
      </ul>
      <div className={css.fold}>
        <details className={css.more}>
          <summary>{t`More`}</summary>
        </details>
      </div>
    </nav>
  );
}

interface ItemProps {
  item: MenuItem;
  name: string;
  shell: ShellData;
  current: 'page' | 'true' | undefined;
}

function Item({ item, name, shell, current }: ItemProps) {
  const { section, direct } = item;
  const link = (
    <MenuLink item={item} shell={shell} current={current} className={css.link}>
      {section === 'search' ? <Search name={name} /> : name}
    </MenuLink>
  );
  if (!hasSubMenu(section)) return <li className={css.item}>{link}</li>;
  return (
    <li className={css.item} data-item="" suppressHydrationWarning>
      {link}
      <SubMenu section={section} name={name} shell={shell} direct={direct} />
    </li>
  );
}

function Search({ name }: { name: string }) {
  return (
    <>
      <svg viewBox="0 0 20 20" className={css.search} aria-hidden="true">
        <path d="M13.5 13.5 18 18M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />
      </svg>
      <span className={css.searchName}>{name}</span>
    </>
  );
}
