import type { SeedFoodPlace } from '../shapes.ts';

/** Food points in the halls and restaurants near by. All of them are fictional. */
export const foodPlaces: SeedFoodPlace[] = [
  {
    key: 'rice-noodle',
    line: '0501',
    languages: ['zh', 'en'],
    hall: 'W1',
    distance: 0,
    opens: '08:30',
    closes: '16:30',
    halal: false,
    vegetarian: true,
    foreignCards: false,
    texts: {
      'zh-CN': {
        name: '米粉档',
        profile: '圆粉、扁粉现烫，素汤另起一锅。辣椒自己加，不会替您做主。',
        contact: '档口',
      },
      'en-US': {
        name: 'Rice Noodle Counter',
        profile: 'Round or flat noodles from the pot, with a separate meatless broth. You add the chilli yourself.',
        contact: 'Counter',
      },
      'fr-FR': {
        name: 'Comptoir des nouilles de riz',
        profile:
          'Nouilles rondes ou plates, minute, avec un bouillon sans viande à part. Le piment, c’est vous qui l’ajoutez.',
        contact: 'Comptoir',
      },
    },
  },
  {
    key: 'crescent-kitchen',
    line: '0502',
    languages: ['zh', 'en', 'ar', 'fr'],
    hall: 'W2',
    distance: 0,
    opens: '09:00',
    closes: '17:00',
    halal: true,
    vegetarian: true,
    foreignCards: true,
    texts: {
      'zh-CN': {
        name: '新月清真餐厅',
        profile: '清真专用厨房和餐具：牛肉拉面、抓饭、馕和酸奶。礼拜室就在走廊那头。',
        contact: '店堂',
      },
      'en-US': {
        name: 'Crescent Kitchen',
        profile:
          'A kitchen and tableware kept halal: pulled noodles with beef, pilau, flat bread, yoghurt. The prayer room is at the end of the corridor.',
        contact: 'Dining room',
      },
      'fr-FR': {
        name: 'Cuisine du Croissant',
        profile:
          'Cuisine et vaisselle réservées au halal : nouilles étirées au bœuf, riz pilaf, galettes, yaourt. La salle de prière est au bout du couloir.',
        contact: 'Salle',
      },
    },
  },
  {
    key: 'coffee-origins',
    line: '0503',
    languages: ['zh', 'en', 'fr', 'am'],
    hall: 'W2',
    distance: 0,
    opens: '08:30',
    closes: '17:00',
    halal: true,
    vegetarian: true,
    foreignCards: true,
    texts: {
      'zh-CN': {
        name: '原产地咖啡吧',
        profile: '当季的非洲咖啡豆，每天换一个产地；另有紫茶、香蕉面包和水果。',
        contact: '吧台',
      },
      'en-US': {
        name: 'Coffee Origins Bar',
        profile:
          'African beans of the season, another origin every day; purple tea, banana bread and fruit beside them.',
        contact: 'Bar',
      },
      'fr-FR': {
        name: 'Bar des Origines',
        profile: 'Les cafés africains de saison, une origine par jour ; thé pourpre, pain à la banane et fruits.',
        contact: 'Bar',
      },
    },
  },
  {
    key: 'green-bowl',
    line: '0504',
    languages: ['zh', 'en'],
    hall: 'W4',
    distance: 0,
    opens: '10:30',
    closes: '16:00',
    halal: false,
    vegetarian: true,
    foreignCards: false,
    texts: {
      'zh-CN': {
        name: '青碗素食',
        profile: '全素，蛋奶另标。菜单逐道写明花生、大豆、芝麻和麸质。',
        contact: '档口',
      },
      'en-US': {
        name: 'Green Bowl',
        profile:
          'Vegetarian throughout, eggs and milk marked. The menu names peanuts, soya, sesame and gluten dish by dish.',
        contact: 'Counter',
      },
      'fr-FR': {
        name: 'Le Bol vert',
        profile:
          'Entièrement végétarien, œufs et lait signalés. La carte indique plat par plat arachide, soja, sésame et gluten.',
        contact: 'Comptoir',
      },
    },
  },
  {
    key: 'two-weaves',
    line: '0505',
    languages: ['zh', 'en', 'fr'],
    hall: 'W6',
    distance: 0,
    opens: '10:00',
    closes: '17:00',
    halal: false,
    vegetarian: true,
    foreignCards: true,
    texts: {
      'zh-CN': {
        name: '两织食堂',
        profile: '一边是湘菜快餐，一边是烤鸡、木薯饼和炸芭蕉。座位多，适合边吃边谈。',
        contact: '值班经理台',
      },
      'en-US': {
        name: 'Two Weaves Canteen',
        profile:
          'Hunan dishes on one side, grilled chicken, cassava cakes and fried plantain on the other; many tables, good for talks over lunch.',
        contact: 'Duty manager’s desk',
      },
      'fr-FR': {
        name: 'Cantine des Deux Tissages',
        profile:
          'D’un côté la cuisine du Hunan, de l’autre poulet braisé, galettes de manioc et alloco ; assez de tables pour déjeuner en négociant.',
        contact: 'Responsable de service',
      },
    },
  },
  {
    key: 'red-pepper',
    line: '0506',
    languages: ['zh', 'en'],
    distance: 700,
    opens: '10:00',
    closes: '22:00',
    halal: false,
    vegetarian: true,
    foreignCards: true,
    texts: {
      'zh-CN': {
        name: '朝天椒湘菜馆',
        profile: '剁椒鱼头、小炒黄牛肉。点菜时说“微辣”，厨房真的会少放。',
        contact: '订座台',
        address: '会展新城经纬路19号，西门出来往北',
      },
      'en-US': {
        name: 'Sky Pepper House',
        profile: 'Fish head with chopped chillies, stir-fried beef. Ask for “mild” and the kitchen does use less.',
        contact: 'Table bookings',
        address: '19 Jingwei Road, north of the west gate',
      },
      'fr-FR': {
        name: 'Maison du Piment',
        profile:
          'Tête de poisson aux piments hachés, bœuf sauté. Demandez « peu épicé » : la cuisine en met vraiment moins.',
        contact: 'Réservations',
        address: '19, rue Jingwei, au nord de la porte ouest',
      },
    },
  },
  {
    key: 'westward-noodles',
    line: '0507',
    languages: ['zh'],
    distance: 450,
    opens: '07:00',
    closes: '21:30',
    halal: true,
    vegetarian: false,
    foreignCards: false,
    texts: {
      'zh-CN': {
        name: '西行清真面馆',
        profile: '牛肉面、大盘鸡、烤羊肉串，墙上有图可以指着点。只收现金和手机支付。',
        contact: '柜台',
        address: '会展新城织机街4号',
      },
      'en-US': {
        name: 'Westward Halal Noodles',
        profile:
          'Beef noodles, big-plate chicken, lamb skewers: point at the pictures on the wall. Cash and mobile payment only.',
        contact: 'Counter',
        address: '4 Zhiji Street, Exhibition New Town',
      },
      'fr-FR': {
        name: 'Nouilles halal Vers l’Ouest',
        profile:
          'Nouilles au bœuf, grand plat de poulet, brochettes d’agneau : montrez les photos du mur. Espèces et paiement mobile seulement.',
        contact: 'Comptoir',
        address: '4, rue Zhiji, ville nouvelle des expositions',
      },
    },
  },
  {
    key: 'calabash-table',
    line: '0508',
    languages: ['zh', 'en', 'fr', 'pt'],
    distance: 1900,
    opens: '11:00',
    closes: '23:00',
    halal: true,
    vegetarian: true,
    foreignCards: true,
    texts: {
      'zh-CN': {
        name: '葫芦桌非洲餐厅',
        profile: '花生炖鸡、英吉拉配豆酱、炸芭蕉。包间可坐二十人，请提前一天订。',
        contact: '订座台',
        address: '黄兴镇木棉路90号',
      },
      'en-US': {
        name: 'The Calabash Table',
        profile:
          'Groundnut stew, injera with lentils, plantain. A private room seats twenty; please book it the day before.',
        contact: 'Table bookings',
        address: '90 Mumian Road, Huangxing Town',
      },
      'fr-FR': {
        name: 'La Table calebasse',
        profile:
          'Mafé de poulet, injera aux lentilles, bananes plantains. Un salon de vingt couverts, à réserver la veille.',
        contact: 'Réservations',
        address: '90, rue Mumian, bourg de Huangxing',
      },
    },
  },
];
