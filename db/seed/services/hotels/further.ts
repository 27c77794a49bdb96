import type { SeedHotel } from '../shapes.ts';

/** Hotels of the railway station's quarter, Xingsha, the airport and the city. All of them are fictional. */
export const furtherHotels: SeedHotel[] = [
  {
    key: 'dune-crescent',
    line: '0108',
    languages: ['zh', 'en', 'ar', 'fr'],
    band: 2,
    distance: 6300,
    minutes: 16,
    shuttle: { line: 'station', minutes: 0 },
    halalBreakfast: true,
    stepFreeRooms: 4,
    foreignCards: true,
    x: 174,
    y: 202,
    texts: {
      'zh-CN': {
        name: '沙丘新月酒店',
        profile: '全店只做清真餐，不供酒。二楼有男女分开的礼拜室，大堂全天有薄荷茶。',
        contact: '前台（阿拉伯语转2）',
        address: '长沙市雨花区新月路66号',
      },
      'en-US': {
        name: 'Dune & Crescent Hotel',
        profile:
          'The whole kitchen is halal and no alcohol is served. Separate prayer rooms for men and women are on the second floor, mint tea in the lobby all day.',
        contact: 'Front desk (press 2 for Arabic)',
        address: '66 Xinyue Road, Yuhua District, Changsha',
      },
      'fr-FR': {
        name: 'Hôtel Dune et Croissant',
        profile:
          'Toute la cuisine est halal et la maison ne sert pas d’alcool. Salles de prière pour hommes et pour femmes au premier étage, thé à la menthe à toute heure.',
        contact: 'Réception (touche 2 pour l’arabe)',
        address: '66, rue Xinyue, arrondissement de Yuhua, Changsha',
      },
    },
  },
  {
    key: 'cotton-house',
    line: '0109',
    languages: ['zh', 'en'],
    band: 2,
    distance: 9500,
    minutes: 20,
    shuttle: { line: 'xingsha', minutes: 6 },
    halalBreakfast: false,
    stepFreeRooms: 4,
    foreignCards: true,
    x: 246,
    y: 62,
    texts: {
      'zh-CN': {
        name: '星沙棉里酒店',
        profile: '棉布床品，安静的内院。离星沙的工程机械企业近，适合先看厂、后看展的客人。',
        contact: '预订部',
        address: '长沙县星沙街道棉里路12号',
      },
      'en-US': {
        name: 'Cotton House Xingsha',
        profile:
          'Cotton bedding round a quiet courtyard. Close to Xingsha’s makers of construction machinery, for guests who see a factory before the fair.',
        contact: 'Reservations',
        address: '12 Mianli Road, Xingsha, Changsha County',
      },
      'fr-FR': {
        name: 'La Maison du Coton',
        profile:
          'Draps de coton et cour intérieure paisible. Les constructeurs d’engins de Xingsha sont voisins : commode pour voir l’usine avant le salon.',
        contact: 'Réservations',
        address: '12, rue Mianli, Xingsha, district de Changsha',
      },
    },
  },
  {
    key: 'drum-tea',
    line: '0110',
    languages: ['zh', 'en', 'sw'],
    band: 1,
    distance: 10_200,
    minutes: 22,
    shuttle: { line: 'xingsha', minutes: 0 },
    halalBreakfast: true,
    stepFreeRooms: 1,
    foreignCards: false,
    x: 204,
    y: 80,
    texts: {
      'zh-CN': {
        name: '鼓与茶客栈',
        profile: '店里常住着来长沙读书的非洲留学生，前台由他们轮班。公共厨房可以自己做家乡菜。',
        contact: '当班同学',
        address: '长沙县星沙街道茶鼓巷3号',
      },
      'en-US': {
        name: 'Drum & Tea Guesthouse',
        profile:
          'African students of Changsha’s universities lodge here and take turns at the desk. The shared kitchen is free for cooking the food of home.',
        contact: 'The student on duty',
        address: '3 Chagu Lane, Xingsha, Changsha County',
      },
      'fr-FR': {
        name: 'Maison d’hôtes Tambour et Thé',
        profile:
          'Des étudiants africains des universités de Changsha y logent et se relaient à l’accueil. La cuisine commune attend vos recettes du pays.',
        contact: 'L’étudiant de service',
        address: '3, ruelle Chagu, Xingsha, district de Changsha',
      },
    },
  },
  {
    key: 'skyloom-airport',
    line: '0111',
    languages: ['zh', 'en', 'fr'],
    band: 2,
    distance: 12_500,
    minutes: 20,
    shuttle: { line: 'airport', minutes: 8 },
    halalBreakfast: true,
    stepFreeRooms: 8,
    foreignCards: true,
    x: 338,
    y: 94,
    texts: {
      'zh-CN': {
        name: '云纺空港酒店',
        profile: '往返航站楼的接驳车整夜开行，半天房按小时算。适合半夜到、清早走的航班。',
        contact: '前台',
        address: '长沙县黄花镇云纺路2号',
      },
      'en-US': {
        name: 'Skyloom Airport Hotel',
        profile:
          'Its own bus goes to and from the terminals all night, and day rooms are charged by the hour: for flights that land at midnight or leave at dawn.',
        contact: 'Front desk',
        address: '2 Yunfang Road, Huanghua Town, Changsha County',
      },
      'fr-FR': {
        name: 'Hôtel Nuage filé, Aéroport',
        profile:
          'Une navette rejoint les terminaux toute la nuit et les chambres de jour se paient à l’heure : idéal pour les vols de minuit ou du petit matin.',
        contact: 'Réception',
        address: '2, rue Yunfang, bourg de Huanghua, district de Changsha',
      },
    },
  },
  {
    key: 'embroidery-court',
    line: '0112',
    languages: ['zh', 'en', 'fr', 'pt'],
    band: 3,
    distance: 13_000,
    minutes: 35,
    shuttle: { line: 'city', minutes: 12 },
    halalBreakfast: true,
    stepFreeRooms: 9,
    foreignCards: true,
    x: 134,
    y: 110,
    texts: {
      'zh-CN': {
        name: '湘绣庭院酒店',
        profile: '市中心的老院子改建，墙上挂着湘绣。晚上步行可到五一广场一带的夜市和书店。',
        contact: '贵宾服务台',
        address: '长沙市芙蓉区绣院街21号',
      },
      'en-US': {
        name: 'Embroidery Court Hotel',
        profile:
          'An old courtyard house of the city centre, its walls hung with Hunan embroidery. Night markets and bookshops around Wuyi Square are a stroll away.',
        contact: 'Guest relations',
        address: '21 Xiuyuan Street, Furong District, Changsha',
      },
      'fr-FR': {
        name: 'Hôtel la Cour des Brodeuses',
        profile:
          'Une vieille demeure à cour du centre-ville, tendue de broderies du Hunan. Marchés de nuit et librairies de la place Wuyi à quelques pas.',
        contact: 'Service aux hôtes',
        address: '21, rue Xiuyuan, arrondissement de Furong, Changsha',
      },
    },
  },
  {
    key: 'ripple-isle',
    line: '0113',
    languages: ['zh', 'en', 'fr'],
    band: 3,
    distance: 15_000,
    minutes: 40,
    shuttle: { line: 'city', minutes: 0 },
    halalBreakfast: true,
    stepFreeRooms: 14,
    foreignCards: true,
    x: 98,
    y: 172,
    texts: {
      'zh-CN': {
        name: '橘屿微澜酒店',
        profile: '湘江东岸，对着橘子洲。会议楼层可容二百人，设同声传译间，常办签约晚宴。',
        contact: '会议与宴会部',
        address: '长沙市天心区湘江路微澜湾1号',
      },
      'en-US': {
        name: 'Ripple Isle Hotel',
        profile:
          'On the east bank of the Xiang, facing Orange Isle. A conference floor for two hundred with interpreters’ booths sees many a dinner after a signing.',
        contact: 'Meetings and banquets',
        address: '1 Weilan Bay, Xiangjiang Road, Tianxin District, Changsha',
      },
      'fr-FR': {
        name: 'Hôtel Clapotis du Xiang',
        profile:
          'Sur la rive est du Xiang, face à l’île aux Oranges. Un étage de conférences pour deux cents personnes, avec cabines d’interprètes, reçoit les dîners de signature.',
        contact: 'Réunions et banquets',
        address: '1, baie de Weilan, rue Xiangjiang, arrondissement de Tianxin, Changsha',
      },
    },
  },
  {
    key: 'paper-umbrella',
    line: '0114',
    languages: ['zh', 'en'],
    band: 1,
    distance: 19_000,
    minutes: 50,
    halalBreakfast: false,
    stepFreeRooms: 2,
    foreignCards: true,
    x: 36,
    y: 192,
    texts: {
      'zh-CN': {
        name: '岳麓纸伞酒店',
        profile: '岳麓山脚的大学城里，价钱实在，书店和面馆多。到会展中心路远，请坐地铁并早些出门。',
        contact: '前台',
        address: '长沙市岳麓区纸伞巷18号',
      },
      'en-US': {
        name: 'Paper Umbrella Hotel',
        profile:
          'In the university quarter below Yuelu Mountain: fair prices, bookshops, noodle kitchens. The exhibition centre is far; take the metro and leave early.',
        contact: 'Front desk',
        address: '18 Zhisan Lane, Yuelu District, Changsha',
      },
      'fr-FR': {
        name: 'Hôtel de l’Ombrelle de papier',
        profile:
          'Dans le quartier universitaire, au pied du mont Yuelu : prix doux, librairies, échoppes de nouilles. Le parc des expositions est loin ; prenez le métro et partez tôt.',
        contact: 'Réception',
        address: '18, ruelle Zhisan, arrondissement de Yuelu, Changsha',
      },
    },
  },
];
