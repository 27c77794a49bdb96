import type { Locale } from '#platform/i18n/locale.ts';

/** The 24 industries. The ids are fixed: exhibitors, buyers and projects refer to them. */
const industryNames: { id: number; names: Record<Locale, string> }[] = [
  {
    id: 1,
    names: {
      'zh-CN': '农业与农产品加工',
      'en-US': 'Agriculture and processing',
      'fr-FR': 'Agriculture et transformation',
    },
  },
  { id: 2, names: { 'zh-CN': '食品饮料', 'en-US': 'Food and beverages', 'fr-FR': 'Alimentation et boissons' } },
  { id: 3, names: { 'zh-CN': '咖啡、茶叶与可可', 'en-US': 'Coffee, tea and cocoa', 'fr-FR': 'Café, thé et cacao' } },
  { id: 4, names: { 'zh-CN': '林业与木材', 'en-US': 'Forestry and wood', 'fr-FR': 'Forêt et bois' } },
  { id: 5, names: { 'zh-CN': '渔业', 'en-US': 'Fisheries', 'fr-FR': 'Pêche' } },
  { id: 6, names: { 'zh-CN': '矿业与金属', 'en-US': 'Mining and metals', 'fr-FR': 'Mines et métaux' } },
  {
    id: 7,
    names: {
      'zh-CN': '石油、天然气与石化',
      'en-US': 'Oil, gas and petrochemicals',
      'fr-FR': 'Pétrole, gaz et pétrochimie',
    },
  },
  { id: 8, names: { 'zh-CN': '可再生能源', 'en-US': 'Renewable energy', 'fr-FR': 'Énergies renouvelables' } },
  { id: 9, names: { 'zh-CN': '电力与电网', 'en-US': 'Power and grids', 'fr-FR': 'Électricité et réseaux' } },
  {
    id: 10,
    names: { 'zh-CN': '建筑与工程', 'en-US': 'Construction and engineering', 'fr-FR': 'Construction et ingénierie' },
  },
  { id: 11, names: { 'zh-CN': '建筑材料', 'en-US': 'Construction materials', 'fr-FR': 'Matériaux de construction' } },
  { id: 12, names: { 'zh-CN': '工程机械', 'en-US': 'Construction machinery', 'fr-FR': 'Engins de chantier' } },
  { id: 13, names: { 'zh-CN': '农业机械', 'en-US': 'Agricultural machinery', 'fr-FR': 'Machinisme agricole' } },
  {
    id: 14,
    names: { 'zh-CN': '汽车及零部件', 'en-US': 'Vehicles and parts', 'fr-FR': 'Véhicules et pièces détachées' },
  },
  {
    id: 15,
    names: { 'zh-CN': '交通运输与物流', 'en-US': 'Transport and logistics', 'fr-FR': 'Transport et logistique' },
  },
  { id: 16, names: { 'zh-CN': '工业设备', 'en-US': 'Industrial equipment', 'fr-FR': 'Équipements industriels' } },
  {
    id: 17,
    names: {
      'zh-CN': '电子与通信',
      'en-US': 'Electronics and communications',
      'fr-FR': 'Électronique et télécommunications',
    },
  },
  {
    id: 18,
    names: {
      'zh-CN': '电子商务与数字服务',
      'en-US': 'E-commerce and digital services',
      'fr-FR': 'Commerce en ligne et services numériques',
    },
  },
  {
    id: 19,
    names: {
      'zh-CN': '医疗器械与药品',
      'en-US': 'Medical devices and medicines',
      'fr-FR': 'Dispositifs médicaux et médicaments',
    },
  },
  { id: 20, names: { 'zh-CN': '纺织服装', 'en-US': 'Textiles and garments', 'fr-FR': 'Textile et habillement' } },
  {
    id: 21,
    names: {
      'zh-CN': '轻工与家居用品',
      'en-US': 'Light industry and household goods',
      'fr-FR': 'Industrie légère et articles ménagers',
    },
  },
  {
    id: 22,
    names: {
      'zh-CN': '手工艺与文化创意',
      'en-US': 'Handicrafts and creative industries',
      'fr-FR': 'Artisanat et industries créatives',
    },
  },
  { id: 23, names: { 'zh-CN': '旅游与酒店', 'en-US': 'Tourism and hospitality', 'fr-FR': 'Tourisme et hôtellerie' } },
  {
    id: 24,
    names: {
      'zh-CN': '金融与专业服务',
      'en-US': 'Finance and professional services',
      'fr-FR': 'Finance et services aux entreprises',
    },
  },
];

/** An industry, in the language asked for. */
export interface Industry {
  id: number;
  name: string;
}

/** The 24 industries in the order of their ids. */
export function industries(locale: Locale): Industry[] {
  return industryNames.map(({ id, names }) => ({ id, name: names[locale] }));
}
