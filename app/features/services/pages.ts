import { type PartPage, typeHref } from './services.ts';

/** A page of the section. */
export interface ServicePage {
  key: PartPage | 'hotel' | 'phrases';
  /** Without language prefix. */
  path: string;
}

/** The words at the head of a page of the section, and what all of them are called, in their order. */
export interface PageWords {
  name: string;
  lead: string;
  pages: { key: ServicePage['key']; name: string }[];
}

/** The pages of the section in their order; the menu of the site names the first five alike. */
export const servicePages: readonly ServicePage[] = [
  {
    key: 'visit',
    path: '/service/',
  },
  { key: 'hotel', path: typeHref('hotel') },
  {
    key: 'transport',
    path: typeHref('transport'),
  },
  {
    key: 'catering',
    path: typeHref('catering'),
  },
  {
    key: 'tourism',
    path: typeHref('tourism'),
  },
  {
    key: 'translation',
    path: typeHref('translation'),
  },
  {
    key: 'visa',
    path: '/service/visa',
  },
  {
    key: 'phrases',
    path: '/service/phrases',
  },
];

/** A page by its key. */
export function servicePage(key: ServicePage['key']): ServicePage {
  const page = servicePages.find((each) => each.key === key);
  if (!page) throw new Error(`No page ${key}`);
  return page;
}
