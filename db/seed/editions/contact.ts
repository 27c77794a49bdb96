import type { Locale } from '#platform/i18n/locale.ts';

type PerLocale<T> = Record<Locale, T>;

interface SeedContact {
  phone: string;
  email: string;
  postcode: string;
  texts: PerLocale<{ office: string; address: string; hours: string; note: string }>;
}

/** A demonstration contact: the telephone number and the e-mail address are examples and reach nobody; the hours are examples too. */
export const contact: SeedContact = {
  phone: '+86 731 0000 0000',
  email: 'info@expo.example',
  postcode: '410000',
  texts: {
    'zh-CN': {
      office: '博览会咨询服务处',
      address: '中国湖南省长沙市',
      hours: '周一至周五 9:00—17:00（北京时间）',
      note: '来电、来函请注明单位名称和所咨询的届次，中文、英文、法文均可。',
    },
    'en-US': {
      office: 'Expo information office',
      address: 'Changsha, Hunan, China',
      hours: 'Monday to Friday, 09:00-17:00, Changsha time (UTC+8)',
      note: 'Please tell us your company and the edition you are asking about. Chinese, English and French are all welcome.',
    },
    'fr-FR': {
      office: 'Service d’information de l’Exposition',
      address: 'Changsha, Hunan, Chine',
      hours: 'Du lundi au vendredi, de 9 h à 17 h, heure de Changsha (UTC+8)',
      note: 'Vous pouvez nous écrire en français, en anglais ou en chinois ; précisez votre entreprise et l’édition qui vous intéresse.',
    },
  },
};

/** The filing number is an example, and says so. */
export const filing: { text: PerLocale<string>; copyright: PerLocale<string> } = {
  text: {
    'zh-CN': '湘ICP备00000000号-1（示例）',
    'en-US': 'ICP filing 00000000 (example)',
    'fr-FR': 'Enregistrement ICP 00000000 (exemple)',
  },
  copyright: {
    'zh-CN': '© 中非经贸博览会 版权所有',
    'en-US': '© China-Africa Economic and Trade Expo. All rights reserved.',
    'fr-FR': '© Exposition économique et commerciale Chine-Afrique. Tous droits réservés.',
  },
};
