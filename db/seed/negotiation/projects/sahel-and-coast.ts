import type { SeedProject } from '../shapes.ts';

/** Projects in Mali, Burkina Faso, Guinea, Sierra Leone, Liberia, Cabo Verde, the Gambia and Mauritania. */
export const sahelAndCoastProjects: SeedProject[] = [
  {
    key: 'segou-rice-mill',
    category: 'investment',
    region: 'ML',
    industry: 13,
    amount: '190',
    status: 'published',
    publishedOn: '2025-08-27',
    phone: '+22376820401',
    contact: 'riz@djoliba-moulin.example',
    texts: {
      'zh-CN': {
        name: '塞古碾米与烘干中心',
        owner: '久利巴碾米社',
        contactPerson: '设备筹备组',
        introduction:
          '尼日尔河灌区每年收两季稻，雨季稻谷含水两成以上，霉变损失约一成。中心拟装循环烘干塔四座和日碾一百吨的成套碾米机，带色选抛光。稻壳气化可供自用电力的一半。',
        cooperationRequirement: '以设备租赁或分期方式合作，五年还清；供应商要在当地常备易损件。',
      },
      'en-US': {
        name: 'Rice milling and drying centre in Ségou',
        owner: 'Djoliba Moulin',
        contactPerson: 'Equipment group',
        introduction:
          'The irrigated plain of the Niger gives two crops a year; paddy cut in the rains holds over 20 per cent water, and a tenth of it spoils. Four recirculating dryers and a mill for 100 tonnes a day, with sorter and polisher, are planned. Husk gas would give half of the power.',
        cooperationRequirement:
          'Equipment on lease or by instalments over five years, with wearing parts kept in stock locally.',
      },
      'fr-FR': {
        name: 'Centre de séchage et de décorticage du riz à Ségou',
        owner: 'Djoliba Moulin',
        contactPerson: 'Groupe équipement',
        introduction:
          'La plaine irriguée du Niger donne deux récoltes par an ; le paddy coupé sous la pluie dépasse 20 % d’humidité et un dixième se gâte. Sont prévus quatre séchoirs à recirculation et une rizerie de 100 tonnes par jour, avec trieuse et polissoir. Le gaz de balle fournirait la moitié du courant.',
        cooperationRequirement:
          'Matériel en location ou payable en cinq ans, pièces d’usure tenues en stock sur place.',
      },
    },
  },
  {
    key: 'bobo-shea-butter',
    category: 'trade',
    region: 'BF',
    industry: 21,
    amount: '33',
    status: 'published',
    publishedOn: '2025-11-26',
    phone: '+22670820402',
    contact: 'karite@houet-femmes.example',
    texts: {
      'zh-CN': {
        name: '博博迪乌拉索有机乳木果油',
        owner: '韦区妇女联合会',
        contactPerson: '质量与销售组',
        introduction:
          '一千四百名妇女在四十个村采果，坚果水煮晒干后统一压榨过滤。未精炼脂年产一百八十吨，有机认证覆盖全部采集林，过氧化值低于十。',
        cooperationRequirement: '向护肤品工厂直供，二十公斤纸箱装，货走特马或洛美港；预付款可为收果季提供周转。',
      },
      'en-US': {
        name: 'Organic shea butter from Bobo-Dioulasso',
        owner: 'Union of Women of Houet',
        contactPerson: 'Quality and sales',
        introduction:
          'In forty villages 1,400 women gather the fruit; the nuts are boiled, dried in the sun, then pressed and filtered in one place. Output is 180 tonnes of unrefined butter a year, organic throughout, with a peroxide value below ten.',
        cooperationRequirement:
          'Direct sale to makers of skin care in 20-kilogram cartons, by way of Tema or Lomé. Payment in advance helps through the harvest.',
      },
      'fr-FR': {
        name: 'Beurre de karité biologique de Bobo-Dioulasso',
        owner: 'Union des femmes du Houet',
        contactPerson: 'Qualité et ventes',
        introduction:
          'Dans quarante villages, 1 400 femmes ramassent les fruits ; les noix sont bouillies, séchées au soleil, puis pressées et filtrées en un seul lieu. La production annuelle atteint 180 tonnes de beurre brut, entièrement biologique, d’indice de peroxyde inférieur à dix.',
        cooperationRequirement:
          'Vente directe aux fabricants de soins, en cartons de 20 kilos, via Tema ou Lomé. Un acompte aide à passer la récolte.',
      },
    },
  },
  {
    key: 'kamsar-alumina-bags',
    category: 'investment',
    region: 'GN',
    industry: 21,
    amount: '155',
    status: 'published',
    publishedOn: '2026-02-05',
    phone: '+224622820403',
    contact: 'usine@rio-nunez-sacs.example',
    texts: {
      'zh-CN': {
        name: '卡姆萨尔吨袋编织厂',
        owner: '里奥努涅斯包装公司',
        contactPerson: '厂务筹备处',
        introduction:
          '几内亚矿山与化肥进口商每年耗用集装吨袋四百万条，目前全靠海运购入。新厂配圆织机三十六台、覆膜和裁缝工位二百个，年产一百八十万条，可雇女工三百名。',
        cooperationRequirement: '欲找编织袋设备厂入股两成，并培训首批挡车工；原料聚丙烯由公司统一采购。',
      },
      'en-US': {
        name: 'Bulk-bag weaving mill in Kamsar',
        owner: 'Rio Nunez Packaging',
        contactPerson: 'Plant office',
        introduction:
          'Mines and importers of fertiliser in Guinea use four million bulk bags a year, all of them shipped in. With 36 circular looms, a coating line and 200 sewing places the mill would make 1.8 million and employ 300 women.',
        cooperationRequirement:
          'A loom maker that takes a fifth of the shares and trains the first weavers. The company buys the polypropylene.',
      },
      'fr-FR': {
        name: 'Tissage de grands sacs industriels à Kamsar',
        owner: 'Rio Nunez Emballages',
        contactPerson: 'Bureau de l’usine',
        introduction:
          'En Guinée, mines et importateurs d’engrais consomment quatre millions de grands sacs par an, tous importés. Avec 36 métiers circulaires, une ligne d’enduction et 200 postes de couture, l’usine en produirait 1,8 million et emploierait 300 femmes.',
        cooperationRequirement:
          'Un constructeur de métiers prenant un cinquième des parts et formant les premières tisseuses. La société achète le polypropylène.',
      },
    },
  },
  {
    key: 'bo-district-road-bridges',
    category: 'engineering',
    region: 'SL',
    industry: 10,
    amount: '690',
    status: 'published',
    publishedOn: '2026-04-02',
    phone: '+23276820404',
    contact: 'bridges@sewa-roads.example',
    texts: {
      'zh-CN': {
        name: '博区农路钢桥二十六座',
        owner: '塞瓦乡村道路署',
        contactPerson: '桥梁科',
        introduction:
          '雨季木桥冲毁，可可和棕榈果常困在村里数周。拟用装配式钢桁架桥替换二十六处，单跨十二至三十米，设计荷载二十吨。桥台由当地施工队完成，图纸已定型。',
        cooperationRequirement: '采购钢桥构件并派安装督导，分两批到港；报价须列明镀锌厚度与三年保修条件。',
      },
      'en-US': {
        name: 'Twenty-six steel bridges on farm roads in Bo District',
        owner: 'Sewa Rural Roads',
        contactPerson: 'Bridge section',
        introduction:
          'Timber bridges are swept away in the rains, and cocoa and palm fruit wait in the villages for weeks. Modular steel trusses of 12 to 30 metres, made for 20 tonnes, will replace twenty-six of them. Local teams build the abutments to a standard drawing.',
        cooperationRequirement:
          'Steelwork in two shipments and supervisors for erection. Quotations state the thickness of the zinc and a three-year warranty.',
      },
      'fr-FR': {
        name: 'Vingt-six ponts métalliques sur les pistes du district de Bo',
        owner: 'Sewa Rural Roads',
        contactPerson: 'Section des ponts',
        introduction:
          'Les pluies emportent les ponts de bois, et le cacao comme les régimes de palme attendent des semaines au village. Des treillis d’acier modulaires de 12 à 30 mètres, calculés pour 20 tonnes, en remplaceront vingt-six. Les équipes locales bâtissent les culées sur plan type.',
        cooperationRequirement:
          'Charpentes en deux expéditions et encadrement du montage. Le devis précise l’épaisseur de zinc et une garantie de trois ans.',
      },
    },
  },
  {
    key: 'buchanan-rubberwood',
    category: 'investment',
    region: 'LR',
    industry: 4,
    amount: '265',
    status: 'published',
    publishedOn: '2025-12-18',
    phone: '+231770820405',
    contact: 'timber@bassa-rubberwood.example',
    texts: {
      'zh-CN': {
        name: '布坎南橡胶木家具料厂',
        owner: '巴萨木业',
        contactPerson: '木材部',
        introduction:
          '沿海老胶园每年更新伐除一千一百公顷，过去多烧炭。厂里计划安装防腐加压罐、干燥窑八间和指接拼板线，年出板材两万立方米，全部来自更新林，不动天然林。',
        cooperationRequirement: '面向家具厂招合伙人，可长约包销拼板；对方派窑干师傅驻厂至少两年。',
      },
      'en-US': {
        name: 'Rubberwood furniture stock in Buchanan',
        owner: 'Bassa Rubberwood',
        contactPerson: 'Timber department',
        introduction:
          'Old plantations along the coast clear 1,100 hectares a year for replanting, and the trunks mostly become charcoal. Pressure tanks, eight kilns and a finger-jointing line would turn them into 20,000 m³ of board, without touching natural forest.',
        cooperationRequirement:
          'A furniture maker as partner, with a long contract for panels. It sends a kiln master for two years or more.',
      },
      'fr-FR': {
        name: 'Débits d’hévéa pour meubles à Buchanan',
        owner: 'Bassa Rubberwood',
        contactPerson: 'Service bois',
        introduction:
          'Sur la côte, les vieilles plantations arrachent 1 100 hectares par an pour replanter ; les troncs finissent surtout en charbon. Autoclaves, huit séchoirs et une ligne d’aboutage en tireraient 20 000 m³ de panneaux, sans toucher à la forêt naturelle.',
        cooperationRequirement:
          'Un fabricant de meubles associé, avec contrat de longue durée pour les panneaux. Il détache un maître sécheur deux ans au moins.',
      },
    },
  },
  {
    key: 'mindelo-tuna-cannery',
    category: 'trade',
    region: 'CV',
    industry: 5,
    amount: '58',
    status: 'fulfilled',
    publishedOn: '2025-03-27',
    phone: '+2389820406',
    contact: 'vendas@monte-cara-atum.example',
    texts: {
      'zh-CN': {
        name: '明德卢橄榄油金枪鱼罐头',
        owner: '蒙特卡拉罐头厂',
        contactPerson: '订货处',
        introduction:
          '鱼由本岛竿钓船捕捞，靠岸当天蒸煮去皮手工装罐。合同项下三十六万罐分三船交完，每船抽检汞含量均合格。',
        cooperationRequirement: '合同已完结，新年度可供一百二十克与八百克两种罐型；诚征有冷链以外渠道的零食店客户。',
      },
      'en-US': {
        name: 'Tuna in olive oil from Mindelo',
        owner: 'Monte Cara Atum',
        contactPerson: 'Order office',
        introduction:
          'Pole-and-line boats of the island land the fish; it is steamed, cleaned and packed by hand the same day. The contract’s 360,000 tins were delivered in three ships, and mercury was within limits in each.',
        cooperationRequirement:
          'The contract is fulfilled. Tins of 120 and 800 grams are offered for the coming year, to snack shops and grocers without a cold chain.',
      },
      'fr-FR': {
        name: 'Thon à l’huile d’olive de Mindelo',
        owner: 'Monte Cara Atum',
        contactPerson: 'Bureau des commandes',
        introduction:
          'Pêché à la canne par les bateaux de l’île, le poisson est cuit, paré et mis en boîte à la main le jour même. Les 360 000 boîtes du contrat ont été livrées en trois navires, teneur en mercure conforme à chaque fois.',
        cooperationRequirement:
          'Contrat exécuté. Pour l’année à venir, boîtes de 120 et de 800 grammes proposées aux épiceries sans chaîne du froid.',
      },
    },
  },
  {
    key: 'banjul-sesame-cleaning',
    category: 'trade',
    region: 'GM',
    industry: 1,
    amount: '14.2',
    status: 'published',
    publishedOn: '2026-09-17',
    phone: '+2207820407',
    contact: 'seeds@kombo-sesame.example',
    texts: {
      'zh-CN': {
        name: '孔博白芝麻出口小单',
        owner: '孔博芝麻农协',
        contactPerson: '收购站',
        introduction:
          '河口两岸二百七十户种植白芝麻，十一月收割，竹席晾干。收购站新添比重筛和磁选，净度达百分之九十九点五，本季可出二百吨。',
        cooperationRequirement: '适合香油坊与烘焙原料商试单，二十五公斤纸塑袋，十二月至次年三月装运。',
      },
      'en-US': {
        name: 'Small lots of white sesame from Kombo',
        owner: 'Kombo Sesame Growers',
        contactPerson: 'Buying station',
        introduction:
          'On both banks of the river mouth 270 families grow white sesame, cut in November and dried on mats. With a new gravity table and magnets the station reaches 99.5 per cent purity. This season gives 200 tonnes.',
        cooperationRequirement:
          'Trial orders for oil mills and bakers’ suppliers, in 25-kilogram bags, shipped from December to March.',
      },
      'fr-FR': {
        name: 'Petits lots de sésame blanc du Kombo',
        owner: 'Kombo Sesame Growers',
        contactPerson: 'Station d’achat',
        introduction:
          'Sur les deux rives de l’embouchure, 270 familles cultivent le sésame blanc, coupé en novembre et séché sur nattes. Table densimétrique et aimants portent la pureté à 99,5 %. La campagne donne 200 tonnes.',
        cooperationRequirement:
          'Commandes d’essai pour huileries et fournisseurs de boulangerie, en sacs de 25 kilos, expédiées de décembre à mars.',
      },
    },
  },
  {
    key: 'nouadhibou-ice-plant',
    category: 'engineering',
    region: 'MR',
    industry: 16,
    amount: '88',
    status: 'published',
    publishedOn: '2026-06-10',
    phone: '+22245820408',
    contact: 'glace@cap-blanc-froid.example',
    texts: {
      'zh-CN': {
        name: '努瓦迪布渔港片冰厂',
        owner: '白角制冷公司',
        contactPerson: '设备处',
        introduction:
          '渔港有小艇三千条，盛渔期每天缺冰八十吨，章鱼品级因此下降。新厂设日产六十吨片冰机两套、冰库三百立方米，海水预冷循环利用。',
        cooperationRequirement: '整厂交钥匙，要求氨泄漏报警与远程监控；投标方自带调试班组，验收后留一人值守半年。',
      },
      'en-US': {
        name: 'Flake-ice plant for the port of Nouadhibou',
        owner: 'Cap Blanc Froid',
        contactPerson: 'Equipment unit',
        introduction:
          'Three thousand small boats use the port, and at the height of the season it lacks 80 tonnes of ice a day; the octopus loses its grade. The plant has two machines of 60 tonnes, a store of 300 m³ and a sea-water loop for pre-cooling.',
        cooperationRequirement:
          'Turnkey, with ammonia alarms and remote monitoring. The bidder commissions it and leaves one person on site for six months.',
      },
      'fr-FR': {
        name: 'Fabrique de glace en écailles au port de Nouadhibou',
        owner: 'Cap Blanc Froid',
        contactPerson: 'Cellule équipement',
        introduction:
          'Trois mille barques fréquentent le port et, au plus fort de la saison, il y manque 80 tonnes de glace par jour ; le poulpe se déclasse. L’usine comptera deux machines de 60 tonnes, une réserve de 300 m³ et un prérefroidissement à l’eau de mer.',
        cooperationRequirement:
          'Clés en main, avec alarmes d’ammoniac et télésurveillance. L’entreprise assure la mise en service et laisse une personne six mois sur place.',
      },
    },
  },
];
