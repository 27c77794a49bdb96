import type { Section } from '#platform/feature/page-route.ts';
import about from '#ui/woven/pictures/sections/partnership/about.webp';
import brand from '#ui/woven/pictures/sections/partnership/brand.webp';
import finance from '#ui/woven/pictures/sections/partnership/finance.webp';
import negotiation from '#ui/woven/pictures/sections/partnership/negotiation.webp';
import previous from '#ui/woven/pictures/sections/partnership/previous.webp';
import search from '#ui/woven/pictures/sections/partnership/search.webp';
import cloud from '#ui/woven/pictures/sections/visit/cloud.webp';
import exhibition from '#ui/woven/pictures/sections/visit/exhibition.webp';
import forum from '#ui/woven/pictures/sections/visit/forum.webp';
import home from '#ui/woven/pictures/sections/visit/home.webp';
import news from '#ui/woven/pictures/sections/visit/news.webp';
import service from '#ui/woven/pictures/sections/visit/service.webp';

/** Addresses of the sections' banners: a page needs one, but every page has one, and no loader has to know of it. */
export const sectionPictures: Readonly<Record<Section | 'previous', string>> = {
  home,
  news,
  forum,
  exhibition,
  cloud,
  service,
  finance,
  negotiation,
  brand,
  about,
  search,
  previous,
};
