import type { Locale } from '#platform/i18n/locale.ts';

/**
 * Short names of the 54 African members of the United Nations, and of China, by ISO 3166-1 alpha-2.
 * Fixed here because `Intl.DisplayNames` differs between browsers. In Chinese the Central African
 * Republic keeps its long name: on this site 中非 alone means China and Africa.
 */
export const countryNames: Record<string, Record<Locale, string>> = {
  AO: { 'zh-CN': '安哥拉', 'en-US': 'Angola', 'fr-FR': 'Angola' },
  BF: { 'zh-CN': '布基纳法索', 'en-US': 'Burkina Faso', 'fr-FR': 'Burkina Faso' },
  BI: { 'zh-CN': '布隆迪', 'en-US': 'Burundi', 'fr-FR': 'Burundi' },
  BJ: { 'zh-CN': '贝宁', 'en-US': 'Benin', 'fr-FR': 'Bénin' },
  BW: { 'zh-CN': '博茨瓦纳', 'en-US': 'Botswana', 'fr-FR': 'Botswana' },
  CD: { 'zh-CN': '刚果（金）', 'en-US': 'DR Congo', 'fr-FR': 'RD Congo' },
  CF: { 'zh-CN': '中非共和国', 'en-US': 'Central African Republic', 'fr-FR': 'République centrafricaine' },
  CG: { 'zh-CN': '刚果（布）', 'en-US': 'Congo-Brazzaville', 'fr-FR': 'Congo-Brazzaville' },
  CI: { 'zh-CN': '科特迪瓦', 'en-US': 'Côte d’Ivoire', 'fr-FR': 'Côte d’Ivoire' },
  CM: { 'zh-CN': '喀麦隆', 'en-US': 'Cameroon', 'fr-FR': 'Cameroun' },
  CN: { 'zh-CN': '中国', 'en-US': 'China', 'fr-FR': 'Chine' },
  CV: { 'zh-CN': '佛得角', 'en-US': 'Cabo Verde', 'fr-FR': 'Cabo Verde' },
  DJ: { 'zh-CN': '吉布提', 'en-US': 'Djibouti', 'fr-FR': 'Djibouti' },
  DZ: { 'zh-CN': '阿尔及利亚', 'en-US': 'Algeria', 'fr-FR': 'Algérie' },
  EG: { 'zh-CN': '埃及', 'en-US': 'Egypt', 'fr-FR': 'Égypte' },
  ER: { 'zh-CN': '厄立特里亚', 'en-US': 'Eritrea', 'fr-FR': 'Érythrée' },
  ET: { 'zh-CN': '埃塞俄比亚', 'en-US': 'Ethiopia', 'fr-FR': 'Éthiopie' },
  GA: { 'zh-CN': '加蓬', 'en-US': 'Gabon', 'fr-FR': 'Gabon' },
  GH: { 'zh-CN': '加纳', 'en-US': 'Ghana', 'fr-FR': 'Ghana' },
  GM: { 'zh-CN': '冈比亚', 'en-US': 'Gambia', 'fr-FR': 'Gambie' },
  GN: { 'zh-CN': '几内亚', 'en-US': 'Guinea', 'fr-FR': 'Guinée' },
  GQ: { 'zh-CN': '赤道几内亚', 'en-US': 'Equatorial Guinea', 'fr-FR': 'Guinée équatoriale' },
  GW: { 'zh-CN': '几内亚比绍', 'en-US': 'Guinea-Bissau', 'fr-FR': 'Guinée-Bissau' },
  KE: { 'zh-CN': '肯尼亚', 'en-US': 'Kenya', 'fr-FR': 'Kenya' },
  KM: { 'zh-CN': '科摩罗', 'en-US': 'Comoros', 'fr-FR': 'Comores' },
  LR: { 'zh-CN': '利比里亚', 'en-US': 'Liberia', 'fr-FR': 'Liberia' },
  LS: { 'zh-CN': '莱索托', 'en-US': 'Lesotho', 'fr-FR': 'Lesotho' },
  LY: { 'zh-CN': '利比亚', 'en-US': 'Libya', 'fr-FR': 'Libye' },
  MA: { 'zh-CN': '摩洛哥', 'en-US': 'Morocco', 'fr-FR': 'Maroc' },
  MG: { 'zh-CN': '马达加斯加', 'en-US': 'Madagascar', 'fr-FR': 'Madagascar' },
  ML: { 'zh-CN': '马里', 'en-US': 'Mali', 'fr-FR': 'Mali' },
  MR: { 'zh-CN': '毛里塔尼亚', 'en-US': 'Mauritania', 'fr-FR': 'Mauritanie' },
  MU: { 'zh-CN': '毛里求斯', 'en-US': 'Mauritius', 'fr-FR': 'Maurice' },
  MW: { 'zh-CN': '马拉维', 'en-US': 'Malawi', 'fr-FR': 'Malawi' },
  MZ: { 'zh-CN': '莫桑比克', 'en-US': 'Mozambique', 'fr-FR': 'Mozambique' },
  NA: { 'zh-CN': '纳米比亚', 'en-US': 'Namibia', 'fr-FR': 'Namibie' },
  NE: { 'zh-CN': '尼日尔', 'en-US': 'Niger', 'fr-FR': 'Niger' },
  NG: { 'zh-CN': '尼日利亚', 'en-US': 'Nigeria', 'fr-FR': 'Nigeria' },
  RW: { 'zh-CN': '卢旺达', 'en-US': 'Rwanda', 'fr-FR': 'Rwanda' },
  SC: { 'zh-CN': '塞舌尔', 'en-US': 'Seychelles', 'fr-FR': 'Seychelles' },
  SD: { 'zh-CN': '苏丹', 'en-US': 'Sudan', 'fr-FR': 'Soudan' },
  SL: { 'zh-CN': '塞拉利昂', 'en-US': 'Sierra Leone', 'fr-FR': 'Sierra Leone' },
  SN: { 'zh-CN': '塞内加尔', 'en-US': 'Senegal', 'fr-FR': 'Sénégal' },
  SO: { 'zh-CN': '索马里', 'en-US': 'Somalia', 'fr-FR': 'Somalie' },
  SS: { 'zh-CN': '南苏丹', 'en-US': 'South Sudan', 'fr-FR': 'Soudan du Sud' },
  ST: { 'zh-CN': '圣多美和普林西比', 'en-US': 'Sao Tome and Principe', 'fr-FR': 'Sao Tomé-et-Principe' },
  SZ: { 'zh-CN': '斯威士兰', 'en-US': 'Eswatini', 'fr-FR': 'Eswatini' },
  TD: { 'zh-CN': '乍得', 'en-US': 'Chad', 'fr-FR': 'Tchad' },
  TG: { 'zh-CN': '多哥', 'en-US': 'Togo', 'fr-FR': 'Togo' },
  TN: { 'zh-CN': '突尼斯', 'en-US': 'Tunisia', 'fr-FR': 'Tunisie' },
  TZ: { 'zh-CN': '坦桑尼亚', 'en-US': 'Tanzania', 'fr-FR': 'Tanzanie' },
  UG: { 'zh-CN': '乌干达', 'en-US': 'Uganda', 'fr-FR': 'Ouganda' },
  ZA: { 'zh-CN': '南非', 'en-US': 'South Africa', 'fr-FR': 'Afrique du Sud' },
  ZM: { 'zh-CN': '赞比亚', 'en-US': 'Zambia', 'fr-FR': 'Zambie' },
  ZW: { 'zh-CN': '津巴布韦', 'en-US': 'Zimbabwe', 'fr-FR': 'Zimbabwe' },
};

/** The five regions of the African Union, north first. */
export type Region = 'north' | 'west' | 'central' | 'east' | 'south';

export const regionNames: Record<Region, Record<Locale, string>> = {
  north: { 'zh-CN': '北部非洲', 'en-US': 'North Africa', 'fr-FR': 'Afrique du Nord' },
  west: { 'zh-CN': '西部非洲', 'en-US': 'West Africa', 'fr-FR': 'Afrique de l’Ouest' },
  central: { 'zh-CN': '中部非洲', 'en-US': 'Central Africa', 'fr-FR': 'Afrique centrale' },
  east: { 'zh-CN': '东部非洲', 'en-US': 'East Africa', 'fr-FR': 'Afrique de l’Est' },
  south: { 'zh-CN': '南部非洲', 'en-US': 'Southern Africa', 'fr-FR': 'Afrique australe' },
};

/** Where China lies, for lists in which it stands beside the regions of Africa. */
export const asia: Record<Locale, string> = { 'zh-CN': '亚洲', 'en-US': 'Asia', 'fr-FR': 'Asie' };

/** The countries of each region, by the codes above. The search index knows things by their region: a change raises `tokenVersion`. */
export const africanRegions: Record<Region, string[]> = {
  north: ['DZ', 'EG', 'LY', 'MA', 'MR', 'TN'],
  west: ['BF', 'BJ', 'CI', 'CV', 'GH', 'GM', 'GN', 'GW', 'LR', 'ML', 'NE', 'NG', 'SL', 'SN', 'TG'],
  central: ['BI', 'CD', 'CF', 'CG', 'CM', 'GA', 'GQ', 'ST', 'TD'],
  east: ['DJ', 'ER', 'ET', 'KE', 'KM', 'MG', 'MU', 'RW', 'SC', 'SD', 'SO', 'SS', 'TZ', 'UG'],
  south: ['AO', 'BW', 'LS', 'MW', 'MZ', 'NA', 'SZ', 'ZA', 'ZM', 'ZW'],
};
