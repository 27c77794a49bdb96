import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { useSectionNames } from '#shell/sections/use-section-names.ts';
import { useShellData } from '#shell/shell-data.ts';
import { menuItems, outerAddress } from '../menu/menu-items.ts';
import { hasSubMenu, type Tile, useSubMenus } from '../menu/sub-menus.ts';
import css from './site-map.module.css';

/** Every part of the site by its name: the menu with what lies below it, and what no menu leads to. */
export default function SiteMapPage() {
  const { t } = useLingui();
  const names = useSectionNames();
  const below = useSubMenus(useShellData()?.renamed);
  const outer = useShellData()?.outer ?? {};
  const rules = useShellData()?.rules ?? [];
  const visit: Tile[] = [
    { name: t`Reserve a visit`, path: '/reservation/' },
    { name: t`Find a reservation`, path: '/reservation/find' },
    { name: t`My account`, path: '/account/' },
  ];
  const more: Tile[] = [
    { name: t`Countries of Africa`, path: '/countries/' },
    { name: t`All projects`, path: '/negotiation/list' },
    { name: t`Exchange rates`, path: '/finance/rates' },
    ...rules.map(({ name, url }) => ({ name, path: url ?? '' })),
  ];
  return (
    <>
      <PageHead title={t`Site map`} description={t`Every section of this site.`} />
      <div className={css.page}>
        <Breadcrumbs trail={[]} />
        <h1>{t`Site map`}</h1>
        <div className={css.parts}>
          {menuItems.map(({ section, path }) => (
            <section key={section}>
              <h2>
                {outerAddress(section, { outer }) ? (
                  <a href={outerAddress(section, { outer })}>{names[section]}</a>
                ) : (
                  <SiteLink to={path}>{names[section]}</SiteLink>
                )}
              </h2>
              <Links links={hasSubMenu(section) ? below[section] : []} />
            </section>
          ))}
          <section>
            <h2>{t`Your visit`}</h2>
            <Links links={visit} />
          </section>
          <section>
            <h2>{t`More`}</h2>
            <Links links={more} />
          </section>
        </div>
      </div>
    </>
  );
}

function Links({ links }: { links: Tile[] }) {
  if (links.length === 0) return null;
  return (
    <ul role="list">
      {links.map(({ name, path }) => (
        <li key={path}>
          <SiteLink to={path}>{name}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
