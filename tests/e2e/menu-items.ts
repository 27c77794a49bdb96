import type { TestedLanguage } from './languages.ts';
import { longList } from './site-pages.ts';

/** The menu as the contract has it: names in the three languages, targets without language prefix. */
export const menu: { names: Record<TestedLanguage, string>; target: string }[] = [
  { names: { 'zh-CN': '首页', 'en-US': 'Home', 'fr-FR': 'Accueil' }, target: '/' },
  { names: { 'zh-CN': '新闻中心', 'en-US': 'News', 'fr-FR': 'Actualités' }, target: '/news/' },
  { names: { 'zh-CN': '会议活动', 'en-US': 'Programme', 'fr-FR': 'Programme' }, target: '/forum/' },
  { names: { 'zh-CN': '展览展示', 'en-US': 'Exhibition', 'fr-FR': 'Exposition' }, target: '/exhibition/' },
  {
    names: { 'zh-CN': '云上博览', 'en-US': 'Cloud Expo', 'fr-FR': 'Expo en ligne' },
    target: '/exhibition/?cursor=cloud',
  },
  {
    names: { 'zh-CN': '参展服务', 'en-US': 'Exhibition Services', 'fr-FR': 'Services aux participants' },
    target: '/service/',
  },
  { names: { 'zh-CN': '金融服务', 'en-US': 'Finance', 'fr-FR': 'Finance' }, target: '/finance/' },
  {
    names: { 'zh-CN': '项目洽谈', 'en-US': 'Project Negotiation', 'fr-FR': 'Négociation de projets' },
    target: '/negotiation/',
  },
  { names: { 'zh-CN': '伙伴之窗', 'en-US': 'Partner window', 'fr-FR': 'Espace partenaires' }, target: '/brand/' },
  { names: { 'zh-CN': '关于我们', 'en-US': 'About Us', 'fr-FR': 'À propos' }, target: '/about/' },
  { names: { 'zh-CN': '搜索', 'en-US': 'Search', 'fr-FR': 'Recherche' }, target: '/search/' },
];

/** The targets of the four sub-menus (specification 2), by the item's English name; the news' are their six lists. */
export const subMenus: Record<string, string[]> = {
  News: [
    '/news/more/list/1cb47ffa672dd64cf46525ce',
    longList,
    '/news/more/list/1db706b9fb5573b313b1e04c',
    '/news/more/list/33e21e0b67fc66a8d5ca954c',
    '/news/more/list/e447372a21eb6a40f3dcca20',
    '/news/more/list/8f44f55ffd7505b25fc04420',
  ],
  Exhibition: ['exhibitors', 'buyers', 'notice', 'layout'].map((cursor) => `/exhibition/?cursor=${cursor}`),
  'Exhibition Services': ['/service/hotel/', ...[5, 3, 2, 4].map((id) => `/service/serviceDetail?id=${id}`)],
  'About Us': ['introduction', 'organisation', 'contact', 'message', 'previous', 'download'].map(
    (cursor) => `/about/?cursor=${cursor}`,
  ),
};
