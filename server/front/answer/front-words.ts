import type { Locale } from '#platform/i18n/locale.ts';

/** The statuses that the front answers by itself, before or instead of the site. */
export type FrontStatus = 400 | 403 | 404 | 405 | 408 | 413 | 414 | 431 | 500 | 503;

interface Said {
  title: string;
  advice: string;
}

const home: Record<Locale, string> = {
  'zh-CN': '返回首页',
  'en-US': 'Back to the home page',
  'fr-FR': 'Retour à l’accueil',
};

const chinese: Record<FrontStatus, Said> = {
  400: { title: '请求有误', advice: '请检查网址后再试。' },
  403: { title: '请求被拒绝', advice: '该请求来自其他网站，请在本站页面上重新操作。' },
  404: { title: '页面不存在', advice: '请检查网址，或返回首页。' },
  405: { title: '不支持这种请求方式', advice: '请从本站页面进入。' },
  408: { title: '请求超时', advice: '网络较慢，请稍后再试。' },
  413: { title: '提交的内容过大', advice: '请减少文字，或换用较小的文件。' },
  414: { title: '网址过长', advice: '请缩短搜索内容后再试。' },
  431: { title: '请求头过大', advice: '请清除本站的Cookie后再试。' },
  500: { title: '服务器出错', advice: '问题已记录，请稍后再试。' },
  503: { title: '服务暂时不可用', advice: '请稍后再试。' },
};

const english: Record<FrontStatus, Said> = {
  400: { title: 'Bad request', advice: 'Please check the address and try again.' },
  403: { title: 'Request refused', advice: 'It came from another website. Please start again on a page of this site.' },
  404: { title: 'This page could not be found', advice: 'Please check the address, or start from the home page.' },
  405: { title: 'Method not allowed', advice: 'Please use the pages of this site.' },
  408: { title: 'Request timed out', advice: 'The connection is slow. Please try again later.' },
  413: { title: 'Too much content', advice: 'Please shorten the text or choose a smaller file.' },
  414: { title: 'Address too long', advice: 'Please shorten what you search for and try again.' },
  431: { title: 'Request headers too large', advice: 'Please delete the cookies of this site and try again.' },
  500: { title: 'Something went wrong on the server', advice: 'It has been recorded. Please try again later.' },
  503: { title: 'Service unavailable for the moment', advice: 'Please try again later.' },
};

const french: Record<FrontStatus, Said> = {
  400: { title: 'Requête incorrecte', advice: 'Veuillez vérifier l’adresse et réessayer.' },
  403: {
    title: 'Requête refusée',
    advice: 'Elle vient d’un autre site. Veuillez recommencer depuis une page de ce site.',
  },
  404: { title: 'Page introuvable', advice: 'Veuillez vérifier l’adresse ou repartir de l’accueil.' },
  405: { title: 'Méthode non autorisée', advice: 'Veuillez passer par les pages de ce site.' },
  408: { title: 'Délai dépassé', advice: 'La connexion est lente. Veuillez réessayer plus tard.' },
  413: { title: 'Contenu trop volumineux', advice: 'Veuillez raccourcir le texte ou choisir un fichier plus petit.' },
  414: { title: 'Adresse trop longue', advice: 'Veuillez raccourcir votre recherche et réessayer.' },
  431: { title: 'En-têtes trop volumineux', advice: 'Veuillez supprimer les cookies de ce site et réessayer.' },
  500: {
    title: 'Une erreur est survenue sur le serveur',
    advice: 'Elle a été enregistrée. Veuillez réessayer plus tard.',
  },
  503: { title: 'Service momentanément indisponible', advice: 'Veuillez réessayer plus tard.' },
};

const said: Record<Locale, Record<FrontStatus, Said>> = { 'zh-CN': chinese, 'en-US': english, 'fr-FR': french };

const unreadable: Record<Locale, string> = {
  'zh-CN': '内容中有无法读取的字符。',
  'en-US': 'This contains characters that cannot be read.',
  'fr-FR': 'Cette donnée contient des caractères illisibles.',
};

/** What the front says, in a language, of a parameter that it cannot read. */
export function unreadableWords(locale: Locale): string {
  return unreadable[locale];
}

/** What the front says about a status, in a language: a title, what to do, and the words of the link home. */
export function frontWords(locale: Locale, status: FrontStatus): Said & { home: string } {
  return { ...said[locale][status], home: home[locale] };
}
