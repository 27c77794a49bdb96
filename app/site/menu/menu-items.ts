import type { Section } from '#platform/feature/page-route.ts';
import type { ShellData } from '#shell/shell-data.ts';

export interface MenuItem {
  section: Section;
  /** Path of the site, without language prefix. */
  path: string;
  /** Opens its path directly; the others begin with the main site's host (specification 2: items 6, 7 and 11). */
  direct: boolean;
}

/** The eleven items in the specification's order. */
export const menuItems: readonly MenuItem[] = [
  { section: 'home', path: '/', direct: false },
  { section: 'news', path: '/news/', direct: false },
  { section: 'forum', path: '/forum/', direct: false },
  { section: 'exhibition', path: '/exhibition/', direct: false },
  { section: 'cloud', path: '/exhibition/?cursor=cloud', direct: false },
  { section: 'service', path: '/service/', direct: true },
  { section: 'finance', path: '/finance/', direct: true },
  { section: 'negotiation', path: '/negotiation/', direct: false },
  { section: 'brand', path: '/brand/', direct: false },
  { section: 'about', path: '/about/', direct: false },
  { section: 'search', path: '/search/', direct: true },
];

/** The outer site that the settings name for an item (Cloud Expo, Finance, Project Negotiation), opened in the same window. */
export function outerAddress(section: Section, shell: Pick<ShellData, 'outer'>): string | undefined {
  if (section === 'cloud' || section === 'finance' || section === 'negotiation') return shell.outer[section];
  return undefined;
}
