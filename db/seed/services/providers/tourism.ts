import type { SeedProvider } from '../shapes.ts';

/** Who shows the city and the province. All of them are fictional. */
export const tourismProviders: SeedProvider[] = [
  {
    key: 'orange-boat',
    line: '0301',
    languages: ['zh', 'en', 'fr'],
    texts: {
      'zh-CN': {
        name: '橘子船城市漫步',
        profile: '两小时走老街、看江景，最多八人一组，下雨照走，备有雨披。',
        contact: '领队',
      },
      'en-US': {
        name: 'Orange Boat Walks',
        profile:
          'Two hours of old streets and river views, eight people at most; it walks in the rain too, with capes.',
        contact: 'Walk leaders',
      },
      'fr-FR': {
        name: 'Promenades de la Barque orange',
        profile:
          'Deux heures de vieilles rues et de vues sur le fleuve, huit personnes au plus ; par temps de pluie aussi, avec des capes.',
        contact: 'Accompagnateurs',
      },
    },
  },
  {
    key: 'sandstone-journeys',
    line: '0302',
    languages: ['zh', 'en', 'fr', 'ar'],
    texts: {
      'zh-CN': {
        name: '砂岩旅行社',
        profile: '张家界、凤凰两日三日小团，含高铁票和住宿；可订清真或素食团餐。',
        contact: '入境部',
      },
      'en-US': {
        name: 'Sandstone Journeys',
        profile:
          'Small groups to Zhangjiajie and Fenghuang for two or three days, train tickets and rooms included; halal or vegetarian meals on order.',
        contact: 'Inbound desk',
      },
      'fr-FR': {
        name: 'Voyages Grès',
        profile:
          'Petits groupes vers Zhangjiajie et Fenghuang, deux ou trois jours, train et chambre compris ; repas halal ou végétariens sur commande.',
        contact: 'Service réceptif',
      },
    },
  },
  {
    key: 'needle-clay',
    line: '0303',
    languages: ['zh', 'en'],
    texts: {
      'zh-CN': {
        name: '一针一泥手艺坊',
        profile: '半天学一段湘绣或拉一只坯，作品可以带走，坯烧好后邮寄。',
        contact: '课程预约',
      },
      'en-US': {
        name: 'Needle & Clay Workshop',
        profile:
          'Half a day at the embroidery frame or the potter’s wheel. Your stitches go with you; your bowl follows by post once it is fired.',
        contact: 'Course bookings',
      },
      'fr-FR': {
        name: 'Atelier Aiguille et Argile',
        profile:
          'Une demi-journée au métier à broder ou au tour. La broderie part avec vous, le bol suit par la poste après cuisson.',
        contact: 'Inscriptions',
      },
    },
  },
  {
    key: 'factory-gate',
    line: '0304',
    languages: ['zh', 'en', 'fr', 'pt'],
    texts: {
      'zh-CN': {
        name: '厂门口考察服务',
        profile: '替采购团约工厂和农业基地，派懂行的陪同翻译，一天两到三家。',
        contact: '考察线路组',
      },
      'en-US': {
        name: 'Factory Gate Visits',
        profile:
          'Appointments at plants and farms for buyers’ groups, with an interpreter who knows the trade: two or three a day.',
        contact: 'Routes team',
      },
      'fr-FR': {
        name: 'Visites Porte d’usine',
        profile:
          'Des rendez-vous dans les usines et les fermes pour les délégations d’acheteurs, avec un interprète du métier : deux ou trois par jour.',
        contact: 'Équipe des circuits',
      },
    },
  },
];
