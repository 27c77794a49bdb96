import type { SeedHotel } from '../shapes.ts';

/** Hotels around the exhibition centre. All of them are fictional. */
export const nearHotels: SeedHotel[] = [
  {
    key: 'warp-weft',
    line: '0101',
    languages: ['zh', 'en', 'fr', 'ar'],
    band: 3,
    distance: 500,
    minutes: 3,
    halalBreakfast: true,
    stepFreeRooms: 12,
    foreignCards: true,
    x: 309,
    y: 152,
    texts: {
      'zh-CN': {
        name: '经纬会展酒店',
        profile: '与会展中心隔一条林荫道，步行八分钟到西门。大堂设展商行李寄存间和自助打印机，夜里也有人值班。',
        contact: '前台',
        address: '长沙县会展新城经纬路1号',
      },
      'en-US': {
        name: 'Warp & Weft Expo Hotel',
        profile:
          'Across one tree-lined avenue from the exhibition centre, eight minutes on foot from the west gate. Exhibitors find a store for samples and a printer in the lobby; somebody is at the desk all night.',
        contact: 'Front desk',
        address: '1 Jingwei Road, Exhibition New Town, Changsha County',
      },
      'fr-FR': {
        name: 'Hôtel Trame et Chaîne',
        profile:
          'Une allée d’arbres le sépare du parc des expositions : huit minutes à pied jusqu’à la porte ouest. Consigne pour les échantillons et imprimante dans le hall ; la réception veille toute la nuit.',
        contact: 'Réception',
        address: '1, rue Jingwei, ville nouvelle des expositions, district de Changsha',
      },
    },
  },
  {
    key: 'riverside-brocade',
    line: '0102',
    languages: ['zh', 'en', 'fr'],
    band: 2,
    distance: 1200,
    minutes: 5,
    shuttle: { line: 'riverside', minutes: 11 },
    halalBreakfast: true,
    stepFreeRooms: 6,
    foreignCards: true,
    x: 255,
    y: 138,
    texts: {
      'zh-CN': {
        name: '浏河织锦酒店',
        profile: '房间朝着浏阳河，清早可以沿河跑步。早餐有清真档口，牛肉米粉现煮现卖。',
        contact: '客房预订处',
        address: '长沙县浏阳河东岸织锦街16号',
      },
      'en-US': {
        name: 'Riverside Brocade Hotel',
        profile:
          'Rooms look out on the Liuyang River, with a path for an early run. The breakfast room keeps a halal counter that cooks beef rice noodles to order.',
        contact: 'Reservations',
        address: '16 Zhijin Street, east bank of the Liuyang River, Changsha County',
      },
      'fr-FR': {
        name: 'Hôtel du Brocart',
        profile:
          'Les chambres donnent sur la Liuyang, dont la berge se prête à une course matinale. Au petit-déjeuner, un comptoir halal prépare les nouilles de riz au bœuf devant vous.',
        contact: 'Service des réservations',
        address: '16, rue Zhijin, rive est de la Liuyang, district de Changsha',
      },
    },
  },
  {
    key: 'baobab-international',
    line: '0103',
    languages: ['zh', 'en', 'fr', 'pt', 'sw'],
    band: 3,
    distance: 2100,
    minutes: 7,
    shuttle: { line: 'riverside', minutes: 7 },
    halalBreakfast: true,
    stepFreeRooms: 10,
    foreignCards: true,
    x: 262,
    y: 174,
    texts: {
      'zh-CN': {
        name: '猴面包树国际酒店',
        profile: '五种语言的前台，两间可以摆样品的会客室。自助餐常备西非辣米饭、东非玉米糊和湘味小炒。',
        contact: '国际客人服务台',
        address: '长沙县黄兴镇木棉路88号',
      },
      'en-US': {
        name: 'Baobab International Hotel',
        profile:
          'A desk that speaks five languages and two meeting rooms with space to lay out samples. The buffet sets jollof rice and ugali beside Hunan stir-fries.',
        contact: 'International guests’ desk',
        address: '88 Mumian Road, Huangxing Town, Changsha County',
      },
      'fr-FR': {
        name: 'Hôtel international du Baobab',
        profile:
          'Cinq langues à la réception, deux salons où étaler ses échantillons. Le buffet réunit riz jollof, ougali et sautés du Hunan.',
        contact: 'Bureau des hôtes étrangers',
        address: '88, rue Mumian, bourg de Huangxing, district de Changsha',
      },
    },
  },
  {
    key: 'beehive-apartments',
    line: '0104',
    languages: ['zh', 'en'],
    band: 1,
    distance: 2800,
    minutes: 9,
    shuttle: { line: 'riverside', minutes: 0 },
    halalBreakfast: false,
    stepFreeRooms: 2,
    foreignCards: false,
    x: 324,
    y: 196,
    texts: {
      'zh-CN': {
        name: '蜂巢短住公寓',
        profile: '带厨房和洗衣机的单间，住满三晚更便宜，适合搭展、撤展的团队。楼下有菜场。',
        contact: '值班管家',
        address: '长沙县黄兴镇蜂巢巷5号',
      },
      'en-US': {
        name: 'Beehive Apartments',
        profile:
          'Studios with a kitchen and a washing machine, cheaper from the third night: made for teams that build and take down stands. A food market is downstairs.',
        contact: 'House steward',
        address: '5 Fengchao Lane, Huangxing Town, Changsha County',
      },
      'fr-FR': {
        name: 'Résidence la Ruche',
        profile:
          'Des studios avec cuisine et lave-linge, moins chers dès la troisième nuit : l’adresse des équipes qui montent et démontent les stands. Marché au rez-de-chaussée.',
        contact: 'Intendance',
        address: '5, ruelle Fengchao, bourg de Huangxing, district de Changsha',
      },
    },
  },
  {
    key: 'shuttle-loom',
    line: '0105',
    languages: ['zh', 'en'],
    band: 1,
    distance: 4600,
    minutes: 12,
    shuttle: { line: 'station', minutes: 2 },
    halalBreakfast: false,
    stepFreeRooms: 3,
    foreignCards: true,
    x: 232,
    y: 186,
    texts: {
      'zh-CN': {
        name: '南站梭子酒店',
        profile: '出火车南站东广场走五分钟就到，凌晨到店也能入住。房间不大，隔音很好。',
        contact: '前台',
        address: '长沙市雨花区南站东路梭子坪20号',
      },
      'en-US': {
        name: 'Weaver’s Shuttle Station Hotel',
        profile:
          'Five minutes’ walk from the east square of the South station, and open to arrivals before dawn. Rooms are small and well insulated from noise.',
        contact: 'Front desk',
        address: '20 Suoziping, South Station East Road, Yuhua District, Changsha',
      },
      'fr-FR': {
        name: 'Hôtel de la Navette',
        profile:
          'À cinq minutes à pied de la place est de la gare du Sud ; on y est reçu même avant l’aube. Chambres petites, bien isolées du bruit.',
        contact: 'Réception',
        address: '20, Suoziping, route est de la gare du Sud, arrondissement de Yuhua, Changsha',
      },
    },
  },
  {
    key: 'morning-road',
    line: '0106',
    languages: ['zh', 'en'],
    band: 1,
    distance: 5000,
    minutes: 13,
    shuttle: { line: 'station', minutes: 5 },
    halalBreakfast: false,
    stepFreeRooms: 0,
    foreignCards: false,
    foreignPassports: false,
    x: 238,
    y: 212,
    texts: {
      'zh-CN': {
        name: '驿路晨光客舍',
        profile: '家庭经营的小客舍，老板娘六点半起来蒸包子。目前只能接待持中国证件的客人。',
        contact: '店主',
        address: '长沙市雨花区晨光里9号',
      },
      'en-US': {
        name: 'Morning Road Inn',
        profile:
          'A small family house where buns are steamed from half past six. It can at present take in guests with Chinese documents only.',
        contact: 'The house',
        address: '9 Chenguang Lane, Yuhua District, Changsha',
      },
      'fr-FR': {
        name: 'Auberge de la Route du matin',
        profile:
          'Une petite maison de famille où les brioches cuisent à la vapeur dès six heures et demie. Elle ne peut accueillir pour l’instant que les porteurs de documents chinois.',
        contact: 'La maison',
        address: '9, ruelle Chenguang, arrondissement de Yuhua, Changsha',
      },
    },
  },
  {
    key: 'celadon-lane',
    line: '0107',
    languages: ['zh', 'en', 'fr'],
    band: 2,
    distance: 5400,
    minutes: 14,
    shuttle: { line: 'station', minutes: 4 },
    halalBreakfast: true,
    stepFreeRooms: 5,
    foreignCards: true,
    x: 182,
    y: 176,
    texts: {
      'zh-CN': {
        name: '青瓷里酒店',
        profile: '走廊里陈列着本地窑口的青瓷。设祈祷毯和朝向标记，向前台说一声即可。',
        contact: '礼宾台',
        address: '长沙市雨花区青瓷里37号',
      },
      'en-US': {
        name: 'Celadon Lane Hotel',
        profile:
          'Green glazed bowls from kilns of the region line the corridors. A prayer mat and the direction of prayer are to be had for the asking.',
        contact: 'Concierge',
        address: '37 Qingci Lane, Yuhua District, Changsha',
      },
      'fr-FR': {
        name: 'Hôtel de l’Allée du Céladon',
        profile:
          'Des bols à glaçure verte, sortis des fours de la région, ornent les couloirs. Tapis de prière et direction de la prière sur simple demande.',
        contact: 'Conciergerie',
        address: '37, allée Qingci, arrondissement de Yuhua, Changsha',
      },
    },
  },
];
