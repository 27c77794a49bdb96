import { useLingui } from '@lingui/react/macro';
import { type CategoryKey, categoryDefinitions, listHref } from '#features/news/news.ts';
import type { Section } from '#platform/feature/page-route.ts';
import type { ShellData } from '#shell/shell-data.ts';

/** A tile of a sub-menu: a picture and a name. */
export interface Tile {
  name: string;
  /** Path of the site, without language prefix. */
  path: string;
}

const sections = ['news', 'exhibition', 'service', 'about'] as const;
export type SectionWithSubMenu = (typeof sections)[number];

export function hasSubMenu(section: Section): section is SectionWithSubMenu {
  return sections.some((one) => one === section);
}

/** The four sub-menus and all their targets (specification 2), called as staff call them. */
export function useSubMenus(renamed: ShellData['renamed'] = {}): Record<SectionWithSubMenu, Tile[]> {
  const { t } = useLingui();
  const news: Record<CategoryKey, string> = {
    notic: t`Announcements`,
    news: t`Conference news`,
    exhi: t`Trade information`,
    photo: t`Photo centre`,
    video: t`Video centre`,
    teamwork: t`Cooperation cases and plans`,
  };
  const tiles: Record<SectionWithSubMenu, Tile[]> = {
    news: categoryDefinitions.map(({ hexId, apiPath }) => ({ name: news[apiPath], path: listHref(hexId) })),
    exhibition: [
      { name: t`Exhibitors`, path: '/exhibition/?cursor=exhibitors' },
      { name: t`Buyers`, path: '/exhibition/?cursor=buyers' },
      { name: t`Notices`, path: '/exhibition/?cursor=notice' },
      { name: t`Hall layout`, path: '/exhibition/?cursor=layout' },
    ],
    service: [
      { name: t`Hotels`, path: '/service/hotel/' },
      { name: t`Catering`, path: '/service/serviceDetail?id=5' },
      { name: t`Culture and tourism`, path: '/service/serviceDetail?id=3' },
      { name: t`Transport`, path: '/service/serviceDetail?id=2' },
      { name: t`Interpreting and translation`, path: '/service/serviceDetail?id=4' },
    ],
    about: [
      { name: t`Introduction`, path: '/about/?cursor=introduction' },
      { name: t`Organisation`, path: '/about/?cursor=organisation' },
      { name: t`Contact`, path: '/about/?cursor=contact' },
      { name: t`Message board`, path: '/about/?cursor=message' },
      { name: t`Previous editions`, path: '/about/?cursor=previous' },
      { name: t`Download centre`, path: '/about/?cursor=download' },
    ],
  };
  for (const tile of Object.values(tiles).flat()) tile.name = renamed[tile.path] ?? tile.name;
  return tiles;
}
