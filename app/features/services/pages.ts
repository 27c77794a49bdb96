import type { Locale } from '#platform/i18n/locale.ts';
import { type PartPage, typeHref } from './services.ts';

/** A page of the section. */
export interface ServicePage {
  key: PartPage | 'hotel' | 'phrases';
  /** Without language prefix. */
  path: string;
  names: Record<Locale, string>;
}

/** The pages of the section in their order; the menu of the site names the first five alike. */
export const servicePages: readonly ServicePage[] = [
  {
    key: 'visit',
    path: '/service/',
    names: { 'zh-CN': '服务总览', 'en-US': 'All services', 'fr-FR': 'Tous les services' },
  },
  { key: 'hotel', path: typeHref('hotel'), names: { 'zh-CN': '酒店住宿', 'en-US': 'Hotels', 'fr-FR': 'Hôtels' } },
  {
    key: 'transport',
    path: typeHref('transport'),
    names: { 'zh-CN': '交通出行', 'en-US': 'Transport', 'fr-FR': 'Transports' },
  },
  {
    key: 'catering',
    path: typeHref('catering'),
    names: { 'zh-CN': '餐饮服务', 'en-US': 'Catering', 'fr-FR': 'Restauration' },
  },
  {
    key: 'tourism',
    path: typeHref('tourism'),
    names: { 'zh-CN': '文化旅游', 'en-US': 'Culture and tourism', 'fr-FR': 'Culture et tourisme' },
  },
  {
    key: 'translation',
    path: typeHref('translation'),
    names: {
      'zh-CN': '翻译服务',
      'en-US': 'Interpreting and translation',
      'fr-FR': 'Interprétation et traduction',
    },
  },
  {
    key: 'visa',
    path: '/service/visa',
    names: { 'zh-CN': '签证与抵达', 'en-US': 'Visa and arrival', 'fr-FR': 'Visa et arrivée' },
  },
  {
    key: 'phrases',
    path: '/service/phrases',
    names: { 'zh-CN': '常用语', 'en-US': 'Useful phrases', 'fr-FR': 'Phrases utiles' },
  },
];

/** A page by its key. */
export function servicePage(key: ServicePage['key']): ServicePage {
  const page = servicePages.find((each) => each.key === key);
  if (!page) throw new Error(`No page ${key}`);
  return page;
}
