import { type Locale, locales } from '#platform/i18n/locale.ts';
import type { SeedDownload } from './shapes.ts';

const short: Record<Locale, string> = { 'zh-CN': 'zh', 'en-US': 'en', 'fr-FR': 'fr' };

/** A document with a file in each language: `visitor-guide-zh.pdf` and so on. */
function inThree(name: string, ending: string): SeedDownload['files'] {
  return locales.map((locale) => ({ name: `${name}-${short[locale]}.${ending}`, languages: [locale] }));
}

const all = [...locales];

/** The documents of the download centre, in the order of the page. */
export const seedDownloads: readonly SeedDownload[] = [
  {
    key: 'visitor-guide',
    audiences: ['visitor'],
    updatedOn: '2025-06-05',
    files: inThree('visitor-guide', 'pdf'),
    texts: {
      'zh-CN': { title: '观众指南', summary: '两页：预约与证件、各馆看点、吃饭休息、无障碍、应急电话。' },
      'en-US': {
        title: 'Visitor’s guide',
        summary: 'Two pages: reserving and documents, what is in which hall, food and rest, access, emergency numbers.',
      },
      'fr-FR': {
        title: 'Guide du visiteur',
        summary: 'Deux pages : réservation et pièces, contenu des halls, repas et repos, accessibilité, urgences.',
      },
    },
  },
  {
    key: 'exhibitor-manual',
    audiences: ['exhibitor'],
    updatedOn: '2025-04-20',
    files: inThree('exhibitor-manual', 'pdf'),
    texts: {
      'zh-CN': { title: '参展商手册', summary: '从报名到撤展的时间表、展位标准、样品进境、用电与安全、核对清单。' },
      'en-US': {
        title: 'Exhibitor’s manual',
        summary: 'From application to dismantling: calendar, stands, samples, power and safety, a list to tick off.',
      },
      'fr-FR': {
        title: 'Manuel de l’exposant',
        summary:
          'De la candidature au démontage : calendrier, stands, échantillons, électricité et sécurité, liste à cocher.',
      },
    },
  },
  {
    key: 'hall-plan',
    audiences: ['visitor', 'exhibitor'],
    updatedOn: '2025-05-28',
    files: inThree('hall-plan', 'pdf'),
    texts: {
      'zh-CN': { title: '展馆平面示意图', summary: '六个展馆、中心区域、入口与服务点，一页，可打印。' },
      'en-US': {
        title: 'Plan of the halls',
        summary: 'Six halls, the central area, entrances and services on one page for printing.',
      },
      'fr-FR': {
        title: 'Plan des halls',
        summary: 'Six halls, l’espace central, entrées et services sur une page à imprimer.',
      },
    },
  },
  {
    key: 'programme-sheet',
    audiences: ['visitor', 'exhibitor', 'press'],
    updatedOn: '2025-06-01',
    files: inThree('programme-sheet', 'pdf'),
    texts: {
      'zh-CN': { title: '四天日程便笺', summary: '会期四天一览，旁边留空，随手记下要听的会、要见的人。' },
      'en-US': {
        title: 'Four days on a sheet',
        summary: 'The days of the expo at a glance, with room beside them for sessions to hear and people to meet.',
      },
      'fr-FR': {
        title: 'Quatre jours sur une feuille',
        summary: 'Les journées d’un coup d’œil, avec la place de noter séances et rendez-vous.',
      },
    },
  },
  {
    key: 'stand-order-form',
    audiences: ['exhibitor'],
    updatedOn: '2025-04-20',
    files: inThree('stand-order-form', 'pdf'),
    texts: {
      'zh-CN': { title: '展位设施订单表', summary: '家具、电力、网络、上下水、冷藏，打印后填写，发给参展服务台。' },
      'en-US': {
        title: 'Order form for stands',
        summary: 'Furniture, power, network, water, cooling: print, fill in, send to the exhibitors’ desk.',
      },
      'fr-FR': {
        title: 'Bon de commande pour stands',
        summary:
          'Mobilier, électricité, réseau, eau, froid : à imprimer, à remplir, à envoyer au guichet des exposants.',
      },
    },
  },
  {
    key: 'exhibitor-list',
    audiences: ['visitor', 'exhibitor', 'press'],
    updatedOn: '2025-06-05',
    files: inThree('exhibitor-list', 'csv').map((file) => ({ ...file, source: 'exhibitors' })),
    texts: {
      'zh-CN': { title: '展商名单', summary: '企业名称、国家、行业、产品和展位，可用电子表格打开；不含联系方式。' },
      'en-US': {
        title: 'List of exhibitors',
        summary: 'Name, country, industry, products and stand, for a spreadsheet; contact details are left out.',
      },
      'fr-FR': {
        title: 'Liste des exposants',
        summary: 'Nom, pays, secteur, produits et stand, pour tableur ; sans coordonnées.',
      },
    },
  },
  {
    key: 'useful-phrases',
    audiences: ['visitor', 'exhibitor'],
    updatedOn: '2025-03-30',
    files: [{ name: 'useful-phrases.pdf', languages: all }],
    texts: {
      'zh-CN': { title: '三语实用短句', summary: '中、英、法对照，中文注拼音，折起来正好放进证件套。' },
      'en-US': {
        title: 'Useful phrases',
        summary: 'Chinese with pinyin, English and French side by side; folded, it fits behind a badge.',
      },
      'fr-FR': {
        title: 'Phrases utiles',
        summary: 'Chinois avec pinyin, anglais et français côte à côte ; plié, le dépliant tient derrière un badge.',
      },
    },
  },
  {
    key: 'press-facts',
    audiences: ['press'],
    updatedOn: '2025-06-20',
    files: inThree('press-facts', 'pdf'),
    texts: {
      'zh-CN': { title: '新闻资料页', summary: '四届日期、主题、主宾国和公布数据，附引用说明。' },
      'en-US': {
        title: 'Fact sheet for the press',
        summary: 'Days, themes, guest countries and published figures of four editions, and how to quote them.',
      },
      'fr-FR': {
        title: 'Fiche de presse',
        summary: 'Dates, thèmes, pays à l’honneur et chiffres publiés des quatre éditions, avec le mode de citation.',
      },
    },
  },
  {
    key: 'edition-figures',
    audiences: ['press'],
    updatedOn: '2025-06-20',
    files: inThree('edition-figures', 'csv'),
    texts: {
      'zh-CN': { title: '历届数据表', summary: '每行一项数据，未公布的留空，便于制图。' },
      'en-US': {
        title: 'Figures of the editions',
        summary: 'One figure a row, blank where none was published, ready for charts.',
      },
      'fr-FR': {
        title: 'Chiffres des éditions',
        summary: 'Un chiffre par ligne, vide s’il n’a pas été publié, prêt pour un graphique.',
      },
    },
  },
  {
    key: 'country-names',
    audiences: ['exhibitor', 'press'],
    updatedOn: '2025-03-30',
    files: [{ name: 'country-names.csv', languages: all, source: 'countries' }],
    texts: {
      'zh-CN': { title: '非洲国家三语名称', summary: '54国的中、英、法文简称与ISO代码，印标签、做席卡用得上。' },
      'en-US': {
        title: 'Names of African countries',
        summary: 'Short names of 54 countries in three languages with ISO codes, for labels and place cards.',
      },
      'fr-FR': {
        title: 'Noms des pays d’Afrique',
        summary: 'Noms usuels des 54 pays en trois langues et codes ISO, pour étiquettes et chevalets.',
      },
    },
  },
  {
    key: 'logo-package',
    audiences: ['exhibitor', 'press'],
    updatedOn: '2025-05-10',
    files: [{ name: 'logo-package.zip', languages: all }],
    texts: {
      'zh-CN': { title: '标志文件包', summary: '彩色、单色、反白三种，SVG矢量格式，内附三语使用说明。' },
      'en-US': {
        title: 'Logo package',
        summary: 'In colour, in one colour and reversed, as SVG, with rules of use in three languages.',
      },
      'fr-FR': {
        title: 'Logos',
        summary: 'En couleurs, en une couleur, en réserve, au format SVG, avec mode d’emploi trilingue.',
      },
    },
  },
  {
    key: 'weave-patterns',
    audiences: ['exhibitor', 'press'],
    updatedOn: '2025-05-10',
    files: [
      { name: 'weave-patterns.zip', languages: all },
      { name: 'weave-sample.svg', languages: all },
    ],
    texts: {
      'zh-CN': { title: '织纹图案', summary: '十二幅可无缝裁切的矢量织纹，另附一幅单独样图。' },
      'en-US': {
        title: 'Woven patterns',
        summary: 'Twelve vector weaves to cut and repeat, and one by itself to look at first.',
      },
      'fr-FR': {
        title: 'Motifs tissés',
        summary: 'Douze tissages vectoriels à découper et à répéter, plus un exemple isolé.',
      },
    },
  },
];
