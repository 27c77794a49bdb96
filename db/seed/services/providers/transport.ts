import type { SeedProvider } from '../shapes.ts';

/** Who carries people and goods. All of them are fictional. */
export const transportProviders: SeedProvider[] = [
  {
    key: 'expo-shuttle',
    line: '0201',
    languages: ['zh', 'en', 'fr'],
    texts: {
      'zh-CN': {
        name: '博览会班车调度室',
        profile: '管着五条免费班车线。团体客人提前一天来电，可以加车。',
        contact: '调度台',
      },
      'en-US': {
        name: 'Expo shuttle control room',
        profile: 'Runs the five free bus lines. Groups who telephone a day ahead can have a bus of their own.',
        contact: 'Dispatcher',
      },
      'fr-FR': {
        name: 'Régulation des navettes',
        profile: 'Elle conduit les cinq lignes gratuites. Un groupe qui appelle la veille peut obtenir un car à lui.',
        contact: 'Régulateur',
      },
    },
  },
  {
    key: 'liuyang-river',
    line: '0202',
    languages: ['zh', 'en', 'fr', 'pt'],
    texts: {
      'zh-CN': {
        name: '浏阳河商务用车',
        profile: '带司机的轿车、七座商务车和中巴，按半天或全天计价，可以开到株洲、湘潭看厂。',
        contact: '订车处',
      },
      'en-US': {
        name: 'Liuyang River Cars',
        profile:
          'Cars, seven-seaters and minibuses with a driver, by the half day or the day, also for factory visits in Zhuzhou and Xiangtan.',
        contact: 'Bookings',
      },
      'fr-FR': {
        name: 'Voitures de la Liuyang',
        profile:
          'Berlines, monospaces et minibus avec chauffeur, à la demi-journée ou à la journée, y compris pour visiter des usines à Zhuzhou et Xiangtan.',
        contact: 'Réservations',
      },
    },
  },
  {
    key: 'even-step',
    line: '0203',
    languages: ['zh', 'en'],
    texts: {
      'zh-CN': {
        name: '平步无障碍出行',
        profile: '带升降板的车，司机受过协助训练；也在会展中心门口出租轮椅，不收押金。',
        contact: '无障碍服务台',
      },
      'en-US': {
        name: 'Even Step',
        profile:
          'Vehicles with a lift and drivers trained to assist; wheelchairs on loan at the exhibition centre’s gates, without deposit.',
        contact: 'Access desk',
      },
      'fr-FR': {
        name: 'Pas Égal',
        profile:
          'Véhicules à plateforme élévatrice, conducteurs formés à l’assistance ; prêt de fauteuils roulants aux portes du parc, sans caution.',
        contact: 'Bureau de l’accessibilité',
      },
    },
  },
  {
    key: 'sisal-freight',
    line: '0204',
    languages: ['zh', 'en', 'fr', 'ar', 'pt'],
    texts: {
      'zh-CN': {
        name: '剑麻国际货运',
        profile: '样品、展品进出境，代办暂时进出口单证，展后可以寄存或转运到下一站。',
        contact: '展品组',
      },
      'en-US': {
        name: 'Sisal Freight',
        profile:
          'Samples and exhibits across the border and back, papers for temporary import included; afterwards they can be stored or sent on.',
        contact: 'Exhibits team',
      },
      'fr-FR': {
        name: 'Fret Sisal',
        profile:
          'Échantillons et pièces d’exposition, aller et retour, formalités d’admission temporaire comprises ; ensuite, stockage ou réexpédition.',
        contact: 'Équipe expositions',
      },
    },
  },
];
