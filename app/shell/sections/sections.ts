import type { Section } from '#platform/feature/page-route.ts';

const firstSegments: Record<string, Section> = {
  home: 'home',
  news: 'news',
  forum: 'forum',
  exhibition: 'exhibition',
  service: 'service',
  reservation: 'service',
  finance: 'finance',
  negotiation: 'negotiation',
  brand: 'brand',
  about: 'about',
  previous: 'about',
  countries: 'exhibition',
  search: 'search',
};

/**
 * The section that a path belongs to: service details to Services, exhibitor details to Exhibition (specification 2).
 * @param path path without language prefix
 * @returns undefined for paths outside the menu, such as the account
 */
export function sectionOf(path: string, search: string): Section | undefined {
  const first = path.split('/')[1] ?? '';
  if (first === '') return 'home';
  const section = firstSegments[first.toLowerCase()];
  const cloud = section === 'exhibition' && new URLSearchParams(search).get('cursor') === 'cloud';
  return cloud ? 'cloud' : section;
}
