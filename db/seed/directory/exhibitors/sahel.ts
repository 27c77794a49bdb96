import type { SeedExhibitor } from '../shapes.ts';

export const sahelExhibitors: SeedExhibitor[] = [
  {
    key: 'pecheries-sarene',
    country: 'SN',
    industry: 5,
    hall: 'W5',
    phone: '+221331002201',
    mail: 'export@pecheries-sarene.example',
    website: 'https://www.pecheries-sarene.example',
    founded: 2005,
    employees: 175,
    editions: [2, 4],
    texts: {
      'zh-CN': {
        name: '萨雷纳角水产公司',
        contact: '出口业务部',
        address: '塞内加尔姆布尔市郊渔业加工区',
        profile:
          '向小海岸一带的独木舟渔民收购章鱼、墨鱼和带鱼，上岸四小时内入厂。日冻结能力30吨，冷库1200吨，实行危害分析与关键控制点管理。',
        productClassification: '冷冻水产品',
        productName: '单冻章鱼',
        purchaseNeeds: '寻求平板速冻机、制冰机、保温鱼箱，以及渔船用太阳能冷藏设备。',
      },
      'en-US': {
        name: 'Pêcheries de la Pointe Sarène',
        contact: 'Export desk',
        address: 'Fish processing zone, outskirts of Mbour, Senegal',
        profile:
          'Octopus, cuttlefish and ribbonfish come from canoe crews along the Petite Côte and reach the plant within four hours of landing. It freezes 30 tonnes a day, stores 1,200 tonnes and works under HACCP.',
        productClassification: 'Frozen seafood',
        productName: 'Frozen octopus',
        purchaseNeeds: 'Plate freezers, ice makers, insulated fish boxes and solar cold boxes for canoes.',
      },
      'fr-FR': {
        name: 'Pêcheries de la Pointe Sarène',
        contact: 'Service export',
        address: 'Zone de transformation halieutique, périphérie de Mbour, Sénégal',
        profile:
          'Poulpe, seiche et sabre sont achetés aux piroguiers de la Petite-Côte et entrent en usine moins de quatre heures après le débarquement. L’atelier, sous HACCP, congèle 30 tonnes par jour et dispose de 1 200 tonnes de stockage.',
        productClassification: 'Produits de la mer congelés',
        productName: 'Poulpe congelé',
        purchaseNeeds:
          'Congélateurs à plaques, machines à glace, caisses isothermes, glacières solaires pour pirogues.',
      },
    },
    products: [
      {
        key: 'octopus',
        texts: {
          'zh-CN': {
            name: '冷冻章鱼',
            description: '去内脏、花形单冻，按重量分T3至T8六档，7月至9月为主渔期，最小订量12吨。',
          },
          'en-US': {
            name: 'Frozen octopus',
            description:
              'Gutted, flower-shaped, frozen one by one, in six sizes from T3 to T8. Main season July to September; minimum 12 tonnes.',
          },
          'fr-FR': {
            name: 'Poulpe congelé',
            description:
              'Éviscéré, présenté en fleur, congelé à l’unité, six calibres de T3 à T8. Pleine saison de juillet à septembre ; 12 tonnes au minimum.',
          },
        },
      },
      {
        key: 'cuttlefish',
        texts: {
          'zh-CN': {
            name: '墨鱼整只与净膛',
            description: '整只带皮或清洗去骨，不添加保水剂，10公斤箱。',
          },
          'en-US': {
            name: 'Cuttlefish, whole or cleaned',
            description: 'Skin on, or cleaned and boned, with no water-retaining additive, in 10 kg cartons.',
          },
          'fr-FR': {
            name: 'Seiche entière ou nettoyée',
            description: 'Avec peau, ou vidée et sans os, sans additif de rétention d’eau, en cartons de 10 kg.',
          },
        },
      },
    ],
  },
  {
    key: 'chantier-deux-caps',
    country: 'SN',
    industry: 16,
    hall: 'C',
    phone: '+221331002202',
    mail: 'contact@chantierdeuxcaps.example',
    website: 'https://www.chantierdeuxcaps.example',
    founded: 2012,
    employees: 58,
    editions: [4],
    texts: {
      'zh-CN': {
        name: '双岬造船工场',
        contact: '商务部',
        address: '塞内加尔达喀尔大区吕菲斯克市工业区',
        profile:
          '用玻璃纤维替代木料，建造适合西非海岸的渔用独木舟，船体带浮箱，翻扣后不沉。每年交船90条，船型7米到18米，露天展位上可以登船看。',
        productClassification: '渔船与船用设备',
        productName: '不沉式玻璃钢独木舟',
        purchaseNeeds: '采购树脂、玻纤布、舷外机、卫星定位终端和电动推进系统。',
      },
      'en-US': {
        name: 'Chantier des Deux Caps',
        contact: 'Commercial office',
        address: 'Industrial zone, Rufisque, Dakar Region, Senegal',
        profile:
          'The yard builds fishing canoes for the West African coast in glass fibre instead of timber, with buoyancy tanks that keep a capsized hull afloat. It delivers 90 a year, from 7 to 18 metres; visitors may board one on the open-air stand.',
        productClassification: 'Fishing boats and marine equipment',
        productName: 'Unsinkable fibreglass pirogue',
        purchaseNeeds: 'Resin, glass cloth, outboard motors, satellite positioning terminals and electric drives.',
      },
      'fr-FR': {
        name: 'Chantier des Deux Caps',
        contact: 'Bureau commercial',
        address: 'Zone industrielle de Rufisque, région de Dakar, Sénégal',
        profile:
          'Le polyester armé remplace ici le bois : des pirogues de pêche pensées pour la côte ouest-africaine, dont les caissons gardent la coque à flot même retournée. Quatre-vingt-dix unités par an, de 7 à 18 mètres ; l’une d’elles se visite sur le stand de plein air.',
        productClassification: 'Bateaux de pêche et équipement de bord',
        productName: 'Pirogue insubmersible en fibre de verre',
        purchaseNeeds: 'Résines, tissus de verre, moteurs hors-bord, balises de positionnement, propulsion électrique.',
      },
    },
    products: [
      {
        key: 'pirogue-14',
        texts: {
          'zh-CN': {
            name: '14米玻璃钢渔船',
            description: '载重6吨，隔热鱼舱2立方米，配两台40马力舷外机，交货期十周，可分体装柜。',
          },
          'en-US': {
            name: '14-metre fibreglass pirogue',
            description:
              'Carries 6 tonnes, has a 2 m³ insulated hold and takes two 40 hp outboards. Ten weeks to deliver; the hull splits for containers.',
          },
          'fr-FR': {
            name: 'Pirogue de 14 mètres',
            description:
              'Charge utile de 6 tonnes, cale isotherme de 2 m³, deux hors-bord de 40 ch. Livraison en dix semaines ; coque démontable pour le conteneur.',
          },
        },
      },
      {
        key: 'isothermal-box',
        texts: {
          'zh-CN': {
            name: '船用保温箱',
            description: '容积300升和600升两种，聚氨酯发泡夹层，加冰后三天内鱼温不超过4摄氏度。',
          },
          'en-US': {
            name: 'Insulated fish box',
            description: '300 or 600 litres, polyurethane core; iced fish stays below 4 °C for three days.',
          },
          'fr-FR': {
            name: 'Caisse isotherme de bord',
            description: '300 ou 600 litres, âme en polyuréthane ; sous glace, le poisson reste trois jours sous 4 °C.',
          },
        },
      },
    ],
  },
  {
    key: 'arachides-saloum',
    country: 'SN',
    industry: 1,
    hall: 'W2',
    phone: '+221331002203',
    mail: 'ventes@grainsdusaloum.example',
    founded: 2001,
    employees: 130,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '萨卢姆花生公司',
        contact: '国际贸易部',
        address: '塞内加尔考拉克市北区仓储区',
        profile:
          '与花生盆地四百多个合作社签约，收购、脱壳、分级一体完成，一季加工2.2万吨。黄曲霉毒素在仓库实验室逐批检测，不合格的转榨工业用油。',
        productClassification: '花生及花生油',
        productName: '手选花生仁',
        purchaseNeeds: '求购脱壳分级机组、小型精炼油线、花生联合收获机和气调仓储技术。',
      },
      'en-US': {
        name: 'Grains du Saloum',
        contact: 'International trade desk',
        address: 'Northern warehouse district, Kaolack, Senegal',
        profile:
          'Contracts with more than four hundred cooperatives in the groundnut basin bring in 22,000 tonnes a season for shelling and grading. The warehouse laboratory tests every lot for aflatoxin; failures are crushed for industrial oil.',
        productClassification: 'Groundnuts and groundnut oil',
        productName: 'Hand-picked groundnut kernels',
        purchaseNeeds:
          'Shelling and grading sets, a small refining line, groundnut combines and controlled-atmosphere storage.',
      },
      'fr-FR': {
        name: 'Grains du Saloum',
        contact: 'Bureau du commerce international',
        address: 'Quartier des entrepôts, Kaolack Nord, Sénégal',
        profile:
          'Plus de quatre cents coopératives sous contrat alimentent ce décortiqueur du bassin arachidier, qui traite 22 000 tonnes par campagne. L’aflatoxine est recherchée lot par lot au laboratoire de l’entrepôt ; ce qui échoue part à l’huile industrielle.',
        productClassification: 'Arachides et huile d’arachide',
        productName: 'Arachide de bouche triée main',
        purchaseNeeds:
          'Chaînes de décorticage et de calibrage, petite raffinerie d’huile, arracheuses-batteuses, stockage en atmosphère contrôlée.',
      },
    },
    products: [
      {
        key: 'kernels',
        texts: {
          'zh-CN': {
            name: '食用花生仁',
            description: '每盎司60/70粒、70/80粒两档，黄曲霉毒素总量低于4微克每公斤，12月至次年5月装运。',
          },
          'en-US': {
            name: 'Edible groundnut kernels',
            description: 'Counts 60/70 and 70/80 an ounce, total aflatoxin under 4 µg/kg, shipped December to May.',
          },
          'fr-FR': {
            name: 'Graines d’arachide de bouche',
            description:
              'Calibres 60/70 et 70/80 à l’once, aflatoxines totales sous 4 µg/kg, expéditions de décembre à mai.',
          },
        },
      },
      {
        key: 'pressed-oil',
        texts: {
          'zh-CN': {
            name: '冷榨花生油',
            description: '一次压榨，过滤不精炼，香味浓，1升瓶装或200升桶装。',
          },
          'en-US': {
            name: 'Cold-pressed groundnut oil',
            description:
              'First pressing, filtered and unrefined, with a full nutty smell. One-litre bottles or 200-litre drums.',
          },
          'fr-FR': {
            name: 'Huile d’arachide pressée à froid',
            description:
              'Première pression, filtrée sans raffinage, très parfumée ; bouteilles d’un litre ou fûts de 200 litres.',
          },
        },
      },
    ],
  },
  {
    key: 'seche-kenedougou',
    country: 'BF',
    industry: 2,
    hall: 'W2',
    phone: '+22620100204',
    mail: 'commandes@fruits-kenedougou.example',
    website: 'https://www.fruits-kenedougou.example',
    founded: 2010,
    employees: 95,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '凯内杜古果干厂',
        contact: '订单部',
        address: '布基纳法索博博迪乌拉索市工业区',
        profile:
          '从奥罗达拉果园收购成熟芒果，手工切片、燃气烘干，不加糖也不加硫，持有有机和公平贸易两类证书。工人八成是女性，4月至7月三班生产。',
        productClassification: '果干与坚果',
        productName: '布鲁克斯芒果干',
        purchaseNeeds: '采购太阳能烘房、果蔬去皮切片机、充氮包装机和高阻隔膜袋。',
      },
      'en-US': {
        name: 'Fruits Secs du Kénédougou',
        contact: 'Order desk',
        address: 'Industrial zone, Bobo-Dioulasso, Burkina Faso',
        profile:
          'Ripe mangoes from the orchards of Orodara are sliced by hand and dried over gas, with neither sugar nor sulphur, under organic and fair-trade certificates. Women make up eight in ten of the workforce; from April to July the dryers run in three shifts.',
        productClassification: 'Dried fruit and nuts',
        productName: 'Dried Brooks mango',
        purchaseNeeds:
          'Solar drying rooms, peeling and slicing machines, nitrogen-flush packers and high-barrier pouches.',
      },
      'fr-FR': {
        name: 'Fruits Secs du Kénédougou',
        contact: 'Service des commandes',
        address: 'Zone industrielle, Bobo-Dioulasso, Burkina Faso',
        profile:
          'La mangue mûre d’Orodara, tranchée à la main et séchée au gaz, ne reçoit ni sucre ni soufre. L’entreprise est certifiée biologique et équitable ; huit postes sur dix sont tenus par des femmes, et d’avril à juillet les séchoirs tournent jour et nuit.',
        productClassification: 'Fruits secs et noix',
        productName: 'Mangue Brooks séchée',
        purchaseNeeds:
          'Séchoirs solaires, éplucheuses et trancheuses, ensacheuses sous azote, sachets à haute barrière.',
      },
    },
    products: [
      {
        key: 'dried-mango',
        texts: {
          'zh-CN': {
            name: '芒果干',
            description: '布鲁克斯、利珀斯、阿梅莉三个品种，水分15%，切条或整片，100克零售袋和10公斤散装。',
          },
          'en-US': {
            name: 'Dried mango',
            description:
              'Brooks, Lippens or Amélie fruit, 15% moisture, strips or whole slices; 100 g pouches or 10 kg bulk.',
          },
          'fr-FR': {
            name: 'Mangue séchée',
            description:
              'Variétés Brooks, Lippens ou Amélie, humidité de 15 %, lanières ou tranches ; sachets de 100 g ou vrac de 10 kg.',
          },
        },
      },
      {
        key: 'cashew-roasted',
        texts: {
          'zh-CN': {
            name: '烘烤腰果',
            description: '班福拉产区，原味或淡盐，真空锡袋，保质期十二个月。',
          },
          'en-US': {
            name: 'Roasted cashews',
            description: 'From the Banfora area, plain or lightly salted, vacuum packed, twelve months’ shelf life.',
          },
          'fr-FR': {
            name: 'Noix de cajou grillées',
            description: 'Région de Banfora, nature ou légèrement salées, sous vide, douze mois de conservation.',
          },
        },
      },
    ],
  },
  {
    key: 'bogolan-du-fleuve',
    country: 'ML',
    industry: 22,
    hall: 'W6',
    phone: '+22321100205',
    mail: 'atelier@bogolandufleuve.example',
    founded: 2007,
    employees: 38,
    editions: [1, 4],
    texts: {
      'zh-CN': {
        name: '河畔泥染工坊',
        contact: '工坊接待处',
        address: '马里塞古市河岸手工艺区',
        profile:
          '在尼日尔河边用手纺棉条拼成布，以树叶汁打底，再用发酵河泥画出黑色图案。工坊带学徒，也为酒店、展馆按尺寸制作壁挂。',
        productClassification: '泥染布与装饰布艺',
        productName: '博戈兰泥染布',
        purchaseNeeds: '寻找手摇纺车配件、窄幅织机、平板缝纫机和博物馆文创渠道。',
      },
      'en-US': {
        name: 'Atelier Bogolan du Fleuve',
        contact: 'Workshop reception',
        address: 'Riverside craft quarter, Ségou, Mali',
        profile:
          'Hand-spun cotton strips are sewn into cloth beside the Niger, steeped in leaf dye, then drawn on in black with fermented river mud. The workshop trains apprentices and makes wall hangings to size for hotels and exhibition halls.',
        productClassification: 'Mud cloth and decorative textiles',
        productName: 'Bogolan mud cloth',
        purchaseNeeds: 'Spinning-wheel parts, narrow looms, flat-bed sewing machines and museum shops.',
      },
      'fr-FR': {
        name: 'Atelier Bogolan du Fleuve',
        contact: 'Accueil de l’atelier',
        address: 'Quartier artisanal des berges, Ségou, Mali',
        profile:
          'Au bord du Niger, des bandes de coton filé à la main sont cousues, plongées dans un bain de feuilles, puis dessinées en noir à la boue fermentée. L’atelier forme des apprentis et réalise des tentures sur mesure pour hôtels et espaces d’exposition.',
        productClassification: 'Bogolan et textiles décoratifs',
        productName: 'Tissu bogolan',
        purchaseNeeds: 'Pièces de rouet, métiers étroits, machines à coudre plates, réseaux de boutiques de musées.',
      },
    },
    products: [
      {
        key: 'wall-hanging',
        texts: {
          'zh-CN': {
            name: '泥染壁挂',
            description: '最大2米乘3米，图案含义附中文说明卡，定制周期六周。',
          },
          'en-US': {
            name: 'Mud-cloth wall hanging',
            description: 'Up to 2 by 3 metres, with a card that explains each sign. Six weeks to order.',
          },
          'fr-FR': {
            name: 'Tenture en bogolan',
            description: 'Jusqu’à 2 mètres sur 3, avec une notice sur le sens des signes. Six semaines de délai.',
          },
        },
      },
      {
        key: 'table-runner',
        texts: {
          'zh-CN': {
            name: '泥染桌旗',
            description: '40厘米乘180厘米，赭石、炭黑、米白三种底色，20条起批。',
          },
          'en-US': {
            name: 'Table runner',
            description: '40 by 180 cm on ochre, charcoal or off-white ground, sold from 20 pieces.',
          },
          'fr-FR': {
            name: 'Chemin de table',
            description: '40 sur 180 cm, fond ocre, charbon ou écru, vendu à partir de 20 pièces.',
          },
        },
      },
    ],
  },
];
