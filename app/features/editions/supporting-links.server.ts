import type { Locale } from '#platform/i18n/locale.ts';
import type { Organisation } from './organisations.ts';

/** The five government sites shown while no supporting unit is entered (specification 9; addresses: contract). */
const sites: { url: string; names: Record<Locale, string> }[] = [
  {
    url: 'https://www.gov.cn/',
    names: {
      'zh-CN': '中国政府网',
      'en-US': 'The State Council of China',
      'fr-FR': 'Gouvernement de la République populaire de Chine',
    },
  },
  {
    url: 'https://www.mofcom.gov.cn/',
    names: { 'zh-CN': '商务部', 'en-US': 'Ministry of Commerce', 'fr-FR': 'Ministère du Commerce' },
  },
  {
    url: 'https://www.mfa.gov.cn/',
    names: {
      'zh-CN': '外交部',
      'en-US': 'Ministry of Foreign Affairs',
      'fr-FR': 'Ministère des Affaires étrangères',
    },
  },
  {
    url: 'https://www.hunan.gov.cn/',
    names: {
      'zh-CN': '湖南省人民政府',
      'en-US': 'Hunan Provincial People’s Government',
      'fr-FR': 'Gouvernement populaire de la province du Hunan',
    },
  },
  {
    url: 'https://swt.hunan.gov.cn/',
    names: {
      'zh-CN': '湖南省商务厅',
      'en-US': 'Department of Commerce of Hunan',
      'fr-FR': 'Département du Commerce de la province du Hunan',
    },
  },
];

/** The default supporting links in a language, with ids 1 to 5. */
export function defaultSupportingLinks(locale: Locale): Organisation[] {
  return sites.map(({ url, names }, i) => ({ id: i + 1, name: names[locale], url, lang: locale }));
}
