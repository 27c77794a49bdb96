import type { SeedOrganiser } from './shapes.ts';

/** Hosts (主办) and bearers (承办). There are no supporters here: their links fall back to the five default sites. */
export const organisers: SeedOrganiser[] = [
  {
    role: 'host',
    url: 'https://www.mofcom.gov.cn/',
    names: {
      'zh-CN': '中华人民共和国商务部',
      'en-US': 'Ministry of Commerce of the People’s Republic of China',
      'fr-FR': 'Ministère du Commerce de la République populaire de Chine',
    },
  },
  {
    role: 'host',
    url: 'https://www.hunan.gov.cn/',
    names: {
      'zh-CN': '湖南省人民政府',
      'en-US': 'Hunan Provincial People’s Government',
      'fr-FR': 'Gouvernement populaire de la province du Hunan',
    },
  },
  {
    role: 'bearer',
    url: 'https://swt.hunan.gov.cn/',
    names: {
      'zh-CN': '湖南省商务厅',
      'en-US': 'Department of Commerce of Hunan Province',
      'fr-FR': 'Département du Commerce de la province du Hunan',
    },
  },
  {
    role: 'bearer',
    names: {
      'zh-CN': '商务部外贸发展事务局',
      'en-US': 'Trade Development Bureau of the Ministry of Commerce',
      'fr-FR': 'Bureau de développement du commerce extérieur du ministère du Commerce',
    },
  },
  {
    role: 'bearer',
    names: {
      'zh-CN': '湖南省人民政府外事办公室',
      'en-US': 'Foreign Affairs Office of Hunan Province',
      'fr-FR': 'Bureau des affaires étrangères de la province du Hunan',
    },
  },
  {
    role: 'bearer',
    names: {
      'zh-CN': '中国国际贸易促进委员会湖南省委员会',
      'en-US': 'China Council for the Promotion of International Trade, Hunan (CCPIT Hunan)',
      'fr-FR': 'Conseil chinois pour la promotion du commerce international, comité du Hunan (CCPIT Hunan)',
    },
  },
  {
    role: 'bearer',
    names: {
      'zh-CN': '长沙市人民政府',
      'en-US': 'Changsha Municipal People’s Government',
      'fr-FR': 'Gouvernement populaire municipal de Changsha',
    },
  },
  {
    role: 'bearer',
    names: {
      'zh-CN': '湘潭市人民政府',
      'en-US': 'Xiangtan Municipal People’s Government',
      'fr-FR': 'Gouvernement populaire municipal de Xiangtan',
    },
  },
];
