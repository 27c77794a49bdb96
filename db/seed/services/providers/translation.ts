import type { SeedProvider } from '../shapes.ts';

/** Who interprets and translates. All of them are fictional. */
export const translationProviders: SeedProvider[] = [
  {
    key: 'interpreters-desk',
    line: '0401',
    languages: ['zh', 'en', 'fr', 'pt', 'ar', 'sw', 'am'],
    texts: {
      'zh-CN': {
        name: '博览会译员服务台',
        profile: '各馆服务台后面的译员队伍，多是高校外语院系的师生。十五分钟以内的小忙不收费。',
        contact: '译员调配',
      },
      'en-US': {
        name: 'Expo interpreters’ desk',
        profile:
          'The people behind the desk in every hall, most of them from university language departments. Help of up to fifteen minutes is free.',
        contact: 'Interpreter coordination',
      },
      'fr-FR': {
        name: 'Bureau des interprètes de l’Exposition',
        profile:
          'L’équipe présente dans chaque hall, issue pour l’essentiel des facultés de langues. Un coup de main d’un quart d’heure est gratuit.',
        contact: 'Coordination',
      },
    },
  },
  {
    key: 'two-rivers',
    line: '0402',
    languages: ['zh', 'en', 'fr', 'pt'],
    texts: {
      'zh-CN': {
        name: '双江会议口译',
        profile: '同声传译和签约仪式交替传译，自带便携设备，可与境外译员远程搭班。',
        contact: '项目经理',
      },
      'en-US': {
        name: 'Two Rivers Interpreting',
        profile:
          'Simultaneous interpreting for conferences, consecutive for signings, with portable equipment of its own and colleagues abroad on the line.',
        contact: 'Project managers',
      },
      'fr-FR': {
        name: 'Interprétation Deux Fleuves',
        profile:
          'Simultanée pour les conférences, consécutive pour les signatures, avec un matériel portatif et des collègues à distance si besoin.',
        contact: 'Chefs de projet',
      },
    },
  },
  {
    key: 'savanna-language',
    line: '0403',
    languages: ['zh', 'en', 'sw', 'am', 'ha'],
    texts: {
      'zh-CN': {
        name: '草原语言屋',
        profile: '斯瓦希里语、阿姆哈拉语、豪萨语与中文互译，译员在两地都生活过。',
        contact: '非洲语种组',
      },
      'en-US': {
        name: 'Savanna Language House',
        profile:
          'Swahili, Amharic and Hausa to and from Chinese, by people who have lived on both sides of the conversation.',
        contact: 'African languages',
      },
      'fr-FR': {
        name: 'Maison des langues de la Savane',
        profile:
          'Swahili, amharique et haoussa, vers le chinois et retour, par des personnes qui ont vécu des deux côtés.',
        contact: 'Langues africaines',
      },
    },
  },
  {
    key: 'clause-seal',
    line: '0404',
    languages: ['zh', 'en', 'fr', 'ar'],
    texts: {
      'zh-CN': {
        name: '条款与印章翻译社',
        profile: '合同、标书、检疫证书的笔译，次日交稿，可加盖翻译章。只译文件，不出主意。',
        contact: '文件窗口',
      },
      'en-US': {
        name: 'Clause & Seal Translations',
        profile:
          'Contracts, tenders and quarantine certificates in writing by the next day, stamped where an office asks for it. They translate; they do not advise.',
        contact: 'Documents counter',
      },
      'fr-FR': {
        name: 'Traductions Clause et Sceau',
        profile:
          'Contrats, offres et certificats sanitaires traduits pour le lendemain, avec cachet si l’administration l’exige. On y traduit, on n’y conseille pas.',
        contact: 'Guichet des documents',
      },
    },
  },
];
