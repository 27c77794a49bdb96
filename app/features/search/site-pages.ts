import type { Locale } from '#platform/i18n/locale.ts';
import type { FindableText } from '#platform/search-index/findable.ts';

/** A page of the site that shows no text of its own: its name, what is there, and words by which it is looked for. */
export interface SitePage {
  /** Unique, and the same for ever. */
  id: string;
  /** Without language prefix. */
  path: string;
  texts: Record<Locale, FindableText>;
}

/** The pages that the search finds beside what features have written. */
export const sitePages: SitePage[] = [
  {
    id: 'news',
    path: '/news/',
    texts: {
      'zh-CN': {
        title: '新闻中心',
        body: '公告、大会新闻、经贸资讯、合作案例，以及图片和视频。',
        words: '通知 最新消息 媒体 照片 RSS 订阅',
      },
      'en-US': {
        title: 'News',
        body: 'Announcements, conference news, trade information, cooperation cases, photographs and films.',
        words: 'press media latest RSS feed pictures videos',
      },
      'fr-FR': {
        title: 'Actualités',
        body: 'Annonces, actualités de la conférence, informations commerciales, exemples de coopération, photos et vidéos.',
        words: 'presse médias nouvelles flux RSS images films',
      },
    },
  },
  {
    id: 'forum',
    path: '/forum/',
    texts: {
      'zh-CN': {
        title: '会议活动',
        body: '博览会期间的全部活动，按日期、类别和主题排列：重大活动、高端论坛、对接会、研讨会和配套活动。',
        words: '日程 议程 时间表 论坛 开幕式 会议 演讲',
      },
      'en-US': {
        title: 'Programme',
        body: 'Every event of the expo by day, kind and topic: major events, high-level forums, matchmaking, seminars and supporting events.',
        words: 'agenda schedule timetable conference opening ceremony speakers calendar',
      },
      'fr-FR': {
        title: 'Programme',
        body: 'Tous les événements de l’exposition par jour, par type et par thème : grands événements, forums de haut niveau, mises en relation, séminaires et événements associés.',
        words: 'agenda calendrier horaires conférence cérémonie ouverture intervenants',
      },
    },
  },
  {
    id: 'exhibitors',
    path: '/exhibition/?cursor=exhibitors',
    texts: {
      'zh-CN': {
        title: '参展商名录',
        body: '参展企业及其产品、展馆和展位，可按行业、国家和展馆筛选。',
        words: '参展企业 展商 公司 展台 摊位',
      },
      'en-US': {
        title: 'Exhibitor list',
        body: 'Companies that exhibit, their products, halls and stands, by industry, country and hall.',
        words: 'exhibitors companies booths directory',
      },
      'fr-FR': {
        title: 'Liste des exposants',
        body: 'Les entreprises qui exposent, leurs produits, leurs halls et leurs stands, par secteur, pays et hall.',
        words: 'exposants sociétés annuaire',
      },
    },
  },
  {
    id: 'buyers',
    path: '/exhibition/?cursor=buyers',
    texts: {
      'zh-CN': { title: '采购商名录', body: '采购商及其采购需求，可按行业和国家筛选。', words: '买家 采购 求购' },
      'en-US': {
        title: 'Buyer directory',
        body: 'Buyers and what they are looking for, by industry and country.',
        words: 'purchasers importers procurement sourcing',
      },
      'fr-FR': {
        title: 'Annuaire des acheteurs',
        body: 'Les acheteurs et ce qu’ils recherchent, par secteur et par pays.',
        words: 'importateurs achats approvisionnement',
      },
    },
  },
  {
    id: 'layout',
    path: '/exhibition/?cursor=layout',
    texts: {
      'zh-CN': {
        title: '展馆布局',
        body: '各展馆平面图与主题，以及每个展位上的企业。',
        words: '平面图 地图 展位图 展区 馆',
      },
      'en-US': {
        title: 'Hall layout',
        body: 'Plans of the halls, their themes, and who stands where.',
        words: 'floor plan map halls stands',
      },
      'fr-FR': {
        title: 'Plan des halls',
        body: 'Les plans des halls, leurs thèmes et l’emplacement de chaque stand.',
        words: 'carte pavillons emplacements',
      },
    },
  },
  {
    id: 'cloud',
    path: '/exhibition/?cursor=cloud',
    texts: {
      'zh-CN': { title: '云上博览', body: '在线逛展：展馆、企业与产品，全年开放。', words: '线上展厅 虚拟展 网上' },
      'en-US': {
        title: 'Cloud Expo',
        body: 'The exhibition online: halls, companies and products, open all year.',
        words: 'virtual online exhibition',
      },
      'fr-FR': {
        title: 'Expo en ligne',
        body: 'L’exposition en ligne : halls, entreprises et produits, toute l’année.',
        words: 'virtuelle internet',
      },
    },
  },
  {
    id: 'service',
    path: '/service/',
    texts: {
      'zh-CN': {
        title: '参展服务',
        body: '酒店、餐饮、交通、翻译与文化旅游：参观和参展所需的服务。',
        words: '服务 出行 住宿',
      },
      'en-US': {
        title: 'Exhibition Services',
        body: 'Hotels, catering, transport, translation, culture and tourism: what visitors and exhibitors need.',
        words: 'travel accommodation help',
      },
      'fr-FR': {
        title: 'Services aux participants',
        body: 'Hôtels, restauration, transports, traduction, culture et tourisme : ce dont visiteurs et exposants ont besoin.',
        words: 'voyage hébergement aide',
      },
    },
  },
  {
    id: 'hotels',
    path: '/service/hotel/',
    texts: {
      'zh-CN': { title: '酒店', body: '博览会推荐酒店、距离与预订方式。', words: '住宿 宾馆 客房 房间' },
      'en-US': {
        title: 'Hotels',
        body: 'Hotels near the expo, how far they are and how to book.',
        words: 'accommodation rooms stay lodging',
      },
      'fr-FR': {
        title: 'Hôtels',
        body: 'Les hôtels proches de l’exposition, leur distance et la façon de réserver.',
        words: 'hébergement chambres logement',
      },
    },
  },
  {
    id: 'negotiation',
    path: '/negotiation/',
    texts: {
      'zh-CN': {
        title: '项目洽谈',
        body: '中非合作项目库：贸易、投资、工程承包等项目，可按国家、行业和类别查找。',
        words: '项目库 招商 投资项目 合作需求',
      },
      'en-US': {
        title: 'Project Negotiation',
        body: 'The library of China-Africa projects: trade, investment, engineering contracts, by country, industry and category.',
        words: 'project library opportunities matchmaking investment',
      },
      'fr-FR': {
        title: 'Négociation de projets',
        body: 'La bibliothèque des projets sino-africains : commerce, investissement, marchés de travaux, par pays, secteur et catégorie.',
        words: 'opportunités investissement mise en relation',
      },
    },
  },
  {
    id: 'brand',
    path: '/brand/',
    texts: {
      'zh-CN': { title: '伙伴之窗', body: '博览会各级合作伙伴及其品牌故事。', words: '赞助 赞助商 合作伙伴 品牌' },
      'en-US': {
        title: 'Partner window',
        body: 'The partners of the expo, by tier, and the stories of their brands.',
        words: 'sponsors sponsorship brands',
      },
      'fr-FR': {
        title: 'Espace partenaires',
        body: 'Les partenaires de l’exposition, par niveau, et l’histoire de leurs marques.',
        words: 'sponsors parrainage marques',
      },
    },
  },
  {
    id: 'contact',
    path: '/about/?cursor=contact',
    texts: {
      'zh-CN': {
        title: '联系我们',
        body: '组委会的电话、邮箱、地址与前往方式。',
        words: '电话 邮箱 地址 地图 交通 组委会 客服',
      },
      'en-US': {
        title: 'Contact',
        body: 'Telephone, e-mail and address of the organising committee, and how to get there.',
        words: 'phone mail address directions secretariat',
      },
      'fr-FR': {
        title: 'Contact',
        body: 'Téléphone, adresse électronique et postale du comité d’organisation, et accès.',
        words: 'mail courriel adresse itinéraire secrétariat',
      },
    },
  },
  {
    id: 'downloads',
    path: '/about/?cursor=download',
    texts: {
      'zh-CN': { title: '下载中心', body: '手册、表格、标识与资料下载。', words: '文件 表格 手册 PDF LOGO 会徽' },
      'en-US': {
        title: 'Download centre',
        body: 'Manuals, forms, logos and documents to download.',
        words: 'files PDF brochure',
      },
      'fr-FR': {
        title: 'Téléchargements',
        body: 'Manuels, formulaires, logos et documents à télécharger.',
        words: 'fichiers PDF brochure',
      },
    },
  },
  {
    id: 'previous',
    path: '/previous/',
    texts: {
      'zh-CN': {
        title: '往届回顾',
        body: '历届博览会的主题、主宾国、成果与数据。',
        words: '历届 第一届 第二届 第三届 历史',
      },
      'en-US': {
        title: 'Previous editions',
        body: 'Themes, guest countries, results and figures of the editions so far.',
        words: 'history past archive first second third',
      },
      'fr-FR': {
        title: 'Éditions précédentes',
        body: 'Thèmes, pays à l’honneur, résultats et chiffres des éditions passées.',
        words: 'histoire archives première deuxième troisième',
      },
    },
  },
  {
    id: 'countries',
    path: '/countries/',
    texts: {
      'zh-CN': { title: '非洲国家', body: '非洲五十四国：与中国的往来、展品与参展企业。', words: '国家 主宾国 地图' },
      'en-US': {
        title: 'Countries of Africa',
        body: 'The 54 countries of Africa, their goods and who exhibits from them.',
        words: 'guest countries map',
      },
      'fr-FR': {
        title: 'Pays d’Afrique',
        body: 'Les 54 pays d’Afrique, leurs produits et leurs exposants.',
        words: 'pays invités carte',
      },
    },
  },
];
