import type { SeedExhibitor } from '../shapes.ts';

export const maghrebAndNileExhibitors: SeedExhibitor[] = [
  {
    key: 'argane-tizi-souss',
    country: 'MA',
    industry: 21,
    hall: 'W2',
    phone: '+212528100501',
    mail: 'export@arganetizi.example',
    website: 'https://www.arganetizi.example',
    founded: 2006,
    employees: 110,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '苏斯山口阿甘油公司',
        contact: '出口业务部',
        address: '摩洛哥阿加迪尔市艾特梅卢勒工业区',
        profile:
          '十七家妇女合作社手工敲壳取仁，公司负责低温压榨、过滤和灌装。同一颗果仁分作两路：生榨的做护肤品，烘过再榨的供餐桌，有机证书齐备。',
        productClassification: '阿甘油与护肤品',
        productName: '化妆品级阿甘油',
        purchaseNeeds: '采购滴管玻璃瓶、铝罐、全自动灌装旋盖机，也想找中国护肤品牌做定制。',
      },
      'en-US': {
        name: 'Argane Tizi Souss',
        contact: 'Export desk',
        address: 'Ait Melloul industrial zone, Agadir, Morocco',
        profile:
          'Seventeen women’s cooperatives crack the nuts by hand; the company presses, filters and bottles. Raw kernels make an oil for skin and hair, roasted ones an oil for the table, both certified organic.',
        productClassification: 'Argan oil and skin care',
        productName: 'Cosmetic argan oil',
        purchaseNeeds:
          'Dropper bottles, aluminium flasks, fillers and cappers; Chinese skin-care brands for custom lines.',
      },
      'fr-FR': {
        name: 'Argane Tizi Souss',
        contact: 'Service export',
        address: 'Zone industrielle d’Aït Melloul, Agadir, Maroc',
        profile:
          'Le concassage se fait à la main dans dix-sept coopératives féminines ; la pression, la filtration et la mise en flacon relèvent de la société. Amandons crus pour la peau et les cheveux, amandons torréfiés pour la table : les deux huiles sont certifiées biologiques.',
        productClassification: 'Huile d’argan et soins',
        productName: 'Huile d’argan cosmétique',
        purchaseNeeds:
          'Flacons à pipette, bidons en aluminium, remplisseuses-visseuses ; marques chinoises de soins à façon.',
      },
    },
    products: [
      {
        key: 'cosmetic-oil',
        texts: {
          'zh-CN': {
            name: '化妆品级阿甘油',
            description: '冷榨脱臭或原味，酸值低于1，30毫升瓶至25公斤桶，每批附生育酚检测。',
          },
          'en-US': {
            name: 'Cosmetic argan oil',
            description:
              'Cold-pressed, deodorised or not, acid value under 1, tocopherol test by lot; 30 ml bottles to 25 kg drums.',
          },
          'fr-FR': {
            name: 'Huile d’argan cosmétique',
            description:
              'Pressée à froid, désodorisée ou non, indice d’acide sous 1, tocophérols dosés par lot ; du flacon de 30 ml au fût de 25 kg.',
          },
        },
      },
      {
        key: 'amlou',
        texts: {
          'zh-CN': {
            name: '阿姆卢坚果酱',
            description: '烤杏仁、食用阿甘油和蜂蜜石磨而成，抹面包用，200克玻璃罐。',
          },
          'en-US': {
            name: 'Amlou spread',
            description: 'Roast almonds, culinary argan oil and honey, stone-ground, in 200 g jars.',
          },
          'fr-FR': {
            name: 'Amlou à tartiner',
            description: 'Amandes grillées, huile d’argan alimentaire et miel passés à la meule, en pots de 200 g.',
          },
        },
      },
    ],
  },
  {
    key: 'doukkala-nutrition-vegetale',
    country: 'MA',
    industry: 6,
    hall: 'W5',
    phone: '+212523100502',
    mail: 'ventes@doukkalanutrition.example',
    website: 'https://www.doukkalanutrition.example',
    founded: 2010,
    employees: 240,
    editions: [1, 3, 4],
    texts: {
      'zh-CN': {
        name: '杜卡拉磷化肥公司',
        contact: '国际销售部',
        address: '摩洛哥杰迪代市朱尔夫莱斯费尔工业园',
        profile:
          '外购磷酸，生产水溶性磷肥和饲料级磷酸盐，年产能14万吨。按作物和土壤调配方，西非的水稻、可可各有专用型号，ISO 9001与ISO 14001双体系运行。',
        productClassification: '磷肥与磷酸盐',
        productName: '水溶性磷酸一铵',
        purchaseNeeds: '需要硫酸铵、氯化钾原料，自动包装码垛机，以及土壤快速检测仪。',
      },
      'en-US': {
        name: 'Doukkala Nutrition Végétale',
        contact: 'International sales',
        address: 'Jorf Lasfar industrial park, El Jadida, Morocco',
        profile:
          'Bought-in phosphoric acid is turned into water-soluble fertiliser and feed phosphates, up to 140,000 tonnes a year. Formulas follow crop and soil, with grades for West African rice and cocoa; quality and environment are run under ISO 9001 and ISO 14001.',
        productClassification: 'Phosphate fertilisers and feed phosphates',
        productName: 'Water-soluble MAP',
        purchaseNeeds: 'Ammonium sulphate, potash, bagging and palletising lines and field soil testers.',
      },
      'fr-FR': {
        name: 'Doukkala Nutrition Végétale',
        contact: 'Ventes internationales',
        address: 'Parc industriel de Jorf Lasfar, El Jadida, Maroc',
        profile:
          'À partir d’acide phosphorique acheté, l’usine fabrique des engrais hydrosolubles et des phosphates pour l’alimentation animale : 140 000 tonnes par an au plus. Les formules suivent la culture et le sol, avec des versions pour le riz et le cacao d’Afrique de l’Ouest, sous ISO 9001 et ISO 14001.',
        productClassification: 'Engrais phosphatés et phosphates alimentaires',
        productName: 'MAP hydrosoluble',
        purchaseNeeds: 'Sulfate d’ammonium, potasse, ensachage et palettisation, analyseurs de sol portatifs.',
      },
    },
    products: [
      {
        key: 'soluble-map',
        texts: {
          'zh-CN': {
            name: '水溶性磷酸一铵12-61',
            description: '全溶无渣，适合滴灌，25公斤袋，装运期十五天，200吨起订。',
          },
          'en-US': {
            name: 'Water-soluble MAP 12-61',
            description:
              'Dissolves without residue, for drip lines, 25 kg bags; 200 tonnes minimum, shipped within 15 days.',
          },
          'fr-FR': {
            name: 'MAP hydrosoluble 12-61',
            description:
              'Sans résidu, pour le goutte-à-goutte, sacs de 25 kg ; 200 tonnes minimum, départ sous 15 jours.',
          },
        },
      },
      {
        key: 'feed-mcp',
        texts: {
          'zh-CN': {
            name: '饲料级磷酸二氢钙',
            description: '含磷22.7%，氟和重金属达到饲料标准，供禽料、水产料，1吨吨袋。',
          },
          'en-US': {
            name: 'Monocalcium phosphate, feed grade',
            description: '22.7% phosphorus, low fluorine and heavy metals, for poultry and fish feed, in tonne bags.',
          },
          'fr-FR': {
            name: 'Phosphate monocalcique alimentaire',
            description:
              'Phosphore à 22,7 %, peu de fluor et de métaux lourds, pour volailles et aquaculture, en grands sacs d’une tonne.',
          },
        },
      },
      {
        key: 'cocoa-blend',
        texts: {
          'zh-CN': {
            name: '可可专用复混肥',
            description: '磷钾为主，另加硼、锌，颗粒2至4毫米，雨季前后各施一次。',
          },
          'en-US': {
            name: 'Cocoa blend',
            description:
              'Phosphorus and potassium with boron and zinc, 2 to 4 mm granules, spread before and after the rains.',
          },
          'fr-FR': {
            name: 'Mélange pour cacaoyers',
            description:
              'Phosphore et potassium avec bore et zinc, granulés de 2 à 4 mm, à épandre avant et après les pluies.',
          },
        },
      },
    ],
  },
  {
    key: 'gharb-cablage-auto',
    country: 'MA',
    industry: 14,
    hall: 'W1',
    phone: '+212537100503',
    mail: 'achats@gharbcablage.example',
    website: 'https://www.gharbcablage.example',
    founded: 2013,
    employees: 780,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '加尔卜汽车线束公司',
        contact: '商务与采购部',
        address: '摩洛哥盖尼特拉市大西洋自由区',
        profile:
          '为整车厂和专用车厂做低压线束、电池线和座椅线组，每天下线4200套，通过汽车行业质量管理体系认证。工厂到丹吉尔地中海港车程不到三小时，可承接电动大巴的高压线束试制。',
        productClassification: '汽车线束与连接件',
        productName: '车门线束',
        purchaseNeeds: '采购端子、接插件、全自动压接机、线束测试台，欢迎中国连接器厂来盖尼特拉设仓。',
      },
      'en-US': {
        name: 'Gharb Câblage Auto',
        contact: 'Sales and purchasing',
        address: 'Atlantic free zone, Kenitra, Morocco',
        profile:
          'Car makers and bodybuilders buy low-voltage harnesses, battery leads and seat looms here, 4,200 sets a day, under an automotive quality certificate. Tangier Med is under three hours away by road; prototypes of high-voltage looms for electric buses are welcome.',
        productClassification: 'Vehicle wiring and connectors',
        productName: 'Door harness',
        purchaseNeeds:
          'Terminals, connectors, crimping machines, test benches; Chinese connector makers willing to stock in Kenitra.',
      },
      'fr-FR': {
        name: 'Gharb Câblage Auto',
        contact: 'Ventes et achats',
        address: 'Zone franche atlantique, Kénitra, Maroc',
        profile:
          'Faisceaux basse tension, câbles de batterie et réseaux de siège : 4 200 jeux par jour pour constructeurs et carrossiers, sous certification qualité automobile. Tanger Med est à moins de trois heures de route. L’atelier d’essais accepte les faisceaux haute tension pour autobus électriques.',
        productClassification: 'Câblage et connectique automobiles',
        productName: 'Faisceau de porte',
        purchaseNeeds:
          'Cosses, connecteurs, sertisseuses automatiques, bancs de test ; connecticiens chinois prêts à stocker à Kénitra.',
      },
    },
    products: [
      {
        key: 'door-harness',
        texts: {
          'zh-CN': {
            name: '车门线束',
            description: '含车窗、扬声器和中控锁回路，百分之百通电检测，样件四周内交付。',
          },
          'en-US': {
            name: 'Door harness',
            description: 'Window, speaker and lock circuits, every piece tested live; samples within four weeks.',
          },
          'fr-FR': {
            name: 'Faisceau de porte',
            description:
              'Circuits de vitre, de haut-parleur et de verrouillage, testés un à un ; prototypes sous quatre semaines.',
          },
        },
      },
      {
        key: 'battery-lead',
        texts: {
          'zh-CN': {
            name: '铝芯电池线',
            description: '16至70平方毫米，超声焊端子，比铜线轻四成以上，适合轻卡和商务车。',
          },
          'en-US': {
            name: 'Aluminium battery lead',
            description:
              '16 to 70 mm², terminals welded by ultrasound, over 40% lighter than copper; for vans and light trucks.',
          },
          'fr-FR': {
            name: 'Câble de batterie en aluminium',
            description:
              'De 16 à 70 mm², cosses soudées aux ultrasons, plus léger que le cuivre de plus de 40 % ; pour fourgons et petits camions.',
          },
        },
      },
    ],
  },
  {
    key: 'caravanes-vallee-draa',
    country: 'MA',
    industry: 23,
    hall: 'W6',
    phone: '+212524100504',
    mail: 'groupes@caravanesdraa.example',
    website: 'https://www.caravanesdraa.example',
    founded: 2009,
    employees: 35,
    editions: [4],
    texts: {
      'zh-CN': {
        name: '德拉谷商队旅行社',
        contact: '团队接待部',
        address: '摩洛哥瓦尔扎扎特市中心区',
        profile:
          '以瓦尔扎扎特为起点，安排土堡、椰枣绿洲和沙漠宿营的小团行程，配中文导游八名。与十六家家庭旅馆直接签约，也替影视剧组找景、办许可。',
        productClassification: '旅行接待与影视服务',
        productName: '六天绿洲之旅',
        purchaseNeeds: '寻找湖南出境组团社、越野车租购方案、便携太阳能板和露营帐篷厂家。',
      },
      'en-US': {
        name: 'Drâa Valley Caravans',
        contact: 'Group desk',
        address: 'Town centre, Ouarzazate, Morocco',
        profile:
          'From Ouarzazate, small groups set out to kasbahs, palm oases and desert camps with one of eight Chinese-speaking guides. Sixteen family guesthouses are under direct contract; film crews are helped with locations and permits.',
        productClassification: 'Ground handling and film services',
        productName: 'Six-day oasis tour',
        purchaseNeeds:
          'Outbound agencies in Hunan, four-wheel drives to lease or buy, portable solar panels and camping tents.',
      },
      'fr-FR': {
        name: 'Caravanes de la Vallée du Drâa',
        contact: 'Service groupes',
        address: 'Centre-ville, Ouarzazate, Maroc',
        profile:
          'Kasbahs, palmeraies, bivouacs : au départ de Ouarzazate, de petits groupes partent avec l’un des huit guides sinophones de l’agence. Seize maisons d’hôtes familiales sont liées par contrat direct. Les équipes de tournage reçoivent aide pour les repérages et les autorisations.',
        productClassification: 'Réceptif et services aux tournages',
        productName: 'Six jours d’oasis',
        purchaseNeeds:
          'Agences émettrices du Hunan, véhicules tout-terrain en location ou à l’achat, panneaux solaires portables, tentes de bivouac.',
      },
    },
    products: [
      {
        key: 'oasis-tour',
        texts: {
          'zh-CN': {
            name: '六天绿洲之旅',
            description: '马拉喀什接机，四至十二人成团，含两晚沙漠营地，10月至次年4月最宜。',
          },
          'en-US': {
            name: 'Six-day oasis tour',
            description:
              'Pick-up in Marrakech, 4 to 12 travellers, two nights in a desert camp; October to April is best.',
          },
          'fr-FR': {
            name: 'Six jours d’oasis',
            description:
              'Accueil à Marrakech, de 4 à 12 voyageurs, deux nuits sous la tente ; saison conseillée d’octobre à avril.',
          },
        },
      },
      {
        key: 'film-scouting',
        texts: {
          'zh-CN': {
            name: '影视勘景服务',
            description: '沙丘、古堡、雪山一日之内可换三种场景，代办拍摄许可、群演和器材清关。',
          },
          'en-US': {
            name: 'Film scouting',
            description:
              'Dunes, kasbahs and snow within a day of each other; permits, extras and customs for equipment arranged.',
          },
          'fr-FR': {
            name: 'Repérages de tournage',
            description:
              'Dunes, kasbahs et neige dans la même journée ; autorisations, figurants et douane du matériel pris en charge.',
          },
        },
      },
    ],
  },
  {
    key: 'ambre-des-ziban',
    country: 'DZ',
    industry: 2,
    hall: 'W2',
    phone: '+213550100505',
    mail: 'export@ambreziban.example',
    website: 'https://www.ambreziban.example',
    founded: 2000,
    employees: 150,
    editions: [2, 4],
    texts: {
      'zh-CN': {
        name: '济班琥珀椰枣公司',
        contact: '出口业务部',
        address: '阿尔及利亚比斯克拉省托勒加镇',
        profile:
          '自有和合作枣园一千一百公顷，主产德格莱特·努尔椰枣，果肉半透明，带枝采收。分选、无残留除虫和冷藏在同一厂区完成，持有清真和有机证书。',
        productClassification: '椰枣及枣制品',
        productName: '带枝椰枣',
        purchaseNeeds: '采购枣类去核机、智能分选线、瓦楞礼盒和零下18度小型冷库。',
      },
      'en-US': {
        name: 'Ambre des Ziban',
        contact: 'Export desk',
        address: 'Tolga, Biskra Province, Algeria',
        profile:
          'Eleven hundred hectares of palms, owned or under contract, yield Deglet Nour, a translucent date cut on the branch. Sorting, residue-free pest treatment and cold storage share one site, with halal and organic certificates.',
        productClassification: 'Dates and date products',
        productName: 'Dates on the branch',
        purchaseNeeds: 'Date pitters, vision sorters, corrugated gift boxes and small cold rooms at −18 °C.',
      },
      'fr-FR': {
        name: 'Ambre des Ziban',
        contact: 'Service export',
        address: 'Tolga, wilaya de Biskra, Algérie',
        profile:
          'Sur 1 100 hectares de palmeraie, en propre ou sous contrat, mûrit la Deglet Nour, à chair translucide, coupée en branchettes. Tri, désinsectisation sans résidu et froid sont réunis sur un seul site, certifié halal et biologique.',
        productClassification: 'Dattes et dérivés',
        productName: 'Dattes en branchettes',
        purchaseNeeds:
          'Dénoyauteuses, trieuses par vision, coffrets en carton ondulé, petites chambres froides à −18 °C.',
      },
    },
    products: [
      {
        key: 'deglet-nour',
        texts: {
          'zh-CN': {
            name: '德格莱特·努尔带枝椰枣',
            description: '10月采收，水分22%至26%，5公斤木纹箱或500克礼盒，0至4摄氏度可存十个月。',
          },
          'en-US': {
            name: 'Deglet Nour on the branch',
            description:
              'Cut in October, 22 to 26% moisture, 5 kg cartons or 500 g gift boxes; keeps ten months at 0 to 4 °C.',
          },
          'fr-FR': {
            name: 'Deglet Nour en branchettes',
            description:
              'Récolte d’octobre, humidité de 22 à 26 %, cartons de 5 kg ou coffrets de 500 g ; dix mois entre 0 et 4 °C.',
          },
        },
      },
      {
        key: 'date-syrup',
        texts: {
          'zh-CN': {
            name: '椰枣糖浆',
            description: '不加蔗糖，糖度74，供烘焙和饮料厂，25公斤桶。',
          },
          'en-US': {
            name: 'Date syrup',
            description: 'No cane sugar, 74 °Brix, for bakers and drinks makers, in 25 kg pails.',
          },
          'fr-FR': {
            name: 'Sirop de datte',
            description: 'Sans sucre de canne, 74 °Brix, pour pâtissiers et fabricants de boissons, en seaux de 25 kg.',
          },
        },
      },
    ],
  },
  {
    key: 'hodna-solaire',
    country: 'DZ',
    industry: 8,
    hall: 'W1',
    phone: '+213550100506',
    mail: 'projets@hodnasolaire.example',
    website: 'https://www.hodnasolaire.example',
    founded: 2016,
    employees: 130,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '胡德纳太阳能公司',
        contact: '工程项目部',
        address: '阿尔及利亚布阿拉里季堡市工业区',
        profile:
          '组装光伏组件，年产能200兆瓦，同时为农场设计光伏提水系统、为南部城镇建设离网电站。已交付提水站三百余座，自有安装队伍覆盖十四个省。',
        productClassification: '光伏组件与提水系统',
        productName: '农用光伏提水站',
        purchaseNeeds: '需要电池片、光伏玻璃、逆变器、磷酸铁锂储能柜，愿与湖南企业合建实验室。',
      },
      'en-US': {
        name: 'Hodna Solaire',
        contact: 'Engineering projects',
        address: 'Industrial zone, Bordj Bou Arréridj, Algeria',
        profile:
          'Hodna assembles solar modules, with 200 MW of yearly capacity, designs pumping stations for farms and builds off-grid plants for southern towns. It has delivered more than 300 pumping stations and keeps crews in fourteen provinces.',
        productClassification: 'Solar modules and pumping systems',
        productName: 'Solar pumping station for farms',
        purchaseNeeds:
          'Cells, solar glass, inverters, lithium iron phosphate cabinets; a Hunan partner for a joint test laboratory.',
      },
      'fr-FR': {
        name: 'Hodna Solaire',
        contact: 'Projets d’ingénierie',
        address: 'Zone industrielle, Bordj Bou Arréridj, Algérie',
        profile:
          'Assembleur de modules photovoltaïques, avec 200 MW de capacité annuelle, l’entreprise conçoit aussi des stations de pompage agricole et des centrales hors réseau pour les villes du Sud. Plus de 300 stations livrées, des équipes dans quatorze wilayas.',
        productClassification: 'Modules photovoltaïques et pompage',
        productName: 'Station de pompage solaire agricole',
        purchaseNeeds:
          'Cellules, verre solaire, onduleurs, armoires lithium-fer-phosphate ; un partenaire du Hunan pour un laboratoire commun.',
      },
    },
    products: [
      {
        key: 'pumping-station',
        texts: {
          'zh-CN': {
            name: '光伏提水站',
            description: '5.5至45千瓦，扬程可达180米，无电池直驱，手机短信报故障，质保五年。',
          },
          'en-US': {
            name: 'Solar pumping station',
            description:
              '5.5 to 45 kW, up to 180 m head, no battery, faults reported by text message, five-year guarantee.',
          },
          'fr-FR': {
            name: 'Station de pompage solaire',
            description:
              'De 5,5 à 45 kW, jusqu’à 180 m de hauteur, sans batterie, alertes par SMS, garantie de cinq ans.',
          },
        },
      },
      {
        key: 'desert-module',
        texts: {
          'zh-CN': {
            name: '防沙双玻组件',
            description: '560瓦，镀膜耐磨，边框加高防积沙，通过盐雾和沙尘试验。',
          },
          'en-US': {
            name: 'Sand-resistant glass-glass module',
            description: '560 W, abrasion-resistant coating, a frame that sheds sand; passed salt-mist and dust tests.',
          },
          'fr-FR': {
            name: 'Module biverre pour zones sableuses',
            description:
              'De 560 W, revêtement résistant à l’abrasion, cadre anti-ensablement ; essais de brouillard salin et de poussière réussis.',
          },
        },
      },
    ],
  },
  {
    key: 'moulin-rass-thyna',
    country: 'TN',
    industry: 2,
    hall: 'W2',
    phone: '+21674100507',
    mail: 'export@rassthyna.example',
    website: 'https://www.rassthyna.example',
    founded: 1989,
    employees: 70,
    editions: [1, 2, 3, 4],
    texts: {
      'zh-CN': {
        name: '蒂纳角橄榄油坊',
        contact: '出口业务部',
        address: '突尼斯斯法克斯市蒂纳工业区',
        profile:
          '三代人经营的橄榄油坊，在斯法克斯腹地有八万株舍姆拉利橄榄树，采后六小时内冷榨。不锈钢罐充氮储油1800吨，散装、瓶装都出口。',
        productClassification: '橄榄油与橄榄制品',
        productName: '特级初榨橄榄油',
        purchaseNeeds: '采购深色玻璃瓶、防倒灌瓶盖、贴标机，愿与高桥大市场进口商谈区域代理。',
      },
      'en-US': {
        name: 'Moulin Rass Thyna',
        contact: 'Export desk',
        address: 'Thyna industrial zone, Sfax, Tunisia',
        profile:
          'Three generations have run this mill. Eighty thousand Chemlali trees inland of Sfax are picked and cold-pressed within six hours; 1,800 tonnes of oil can rest under nitrogen in steel, for sale in bulk or bottle.',
        productClassification: 'Olive oil and olives',
        productName: 'Extra virgin olive oil',
        purchaseNeeds:
          'Dark glass, non-refillable caps, labellers; importers at Gaoqiao Grand Market for regional agency.',
      },
      'fr-FR': {
        name: 'Moulin Rass Thyna',
        contact: 'Service export',
        address: 'Zone industrielle de Thyna, Sfax, Tunisie',
        profile:
          'Trois générations se sont succédé à la tête de ce moulin. Quatre-vingt mille oliviers chemlali, dans l’arrière-pays de Sfax, livrent un fruit pressé à froid dans les six heures ; 1 800 tonnes d’huile reposent sous azote, en cuves d’inox, avant la vente en vrac ou en bouteille.',
        productClassification: 'Huile d’olive et olives',
        productName: 'Huile d’olive vierge extra',
        purchaseNeeds:
          'Verre teinté, bouchons inviolables, étiqueteuses ; importateurs du grand marché de Gaoqiao pour une agence régionale.',
      },
    },
    products: [
      {
        key: 'extra-virgin',
        texts: {
          'zh-CN': {
            name: '特级初榨橄榄油',
            description: '酸度0.4%以内，口感柔和带杏仁味，250毫升至5升装，11月至次年2月榨季。',
          },
          'en-US': {
            name: 'Extra virgin olive oil',
            description:
              'Acidity within 0.4%, mild with a hint of almond, 250 ml to 5 litres. Pressed November to February.',
          },
          'fr-FR': {
            name: 'Huile d’olive vierge extra',
            description:
              'Acidité de 0,4 % au plus, douce, note d’amande, de 250 ml à 5 litres. Pressée de novembre à février.',
          },
        },
      },
      {
        key: 'table-olives',
        texts: {
          'zh-CN': {
            name: '哈里萨辣味橄榄',
            description: '绿橄榄去核，用本地辣椒酱腌制，370毫升罐，两年保质。',
          },
          'en-US': {
            name: 'Olives with harissa',
            description: 'Pitted green olives in Tunisian chilli paste, 370 ml jars, two-year shelf life.',
          },
          'fr-FR': {
            name: 'Olives à la harissa',
            description:
              'Olives vertes dénoyautées, relevées de harissa, en bocaux de 370 ml ; deux ans de conservation.',
          },
        },
      },
    ],
  },
  {
    key: 'boukornine-electronique',
    country: 'TN',
    industry: 17,
    hall: 'W2',
    phone: '+21671100508',
    mail: 'projets@boukornine-elec.example',
    website: 'https://www.boukornine-elec.example',
    founded: 2008,
    employees: 260,
    editions: [2, 4],
    texts: {
      'zh-CN': {
        name: '布科宁电子制造公司',
        contact: '客户项目部',
        address: '突尼斯本阿鲁斯省梅格林工业区',
        profile:
          '四条贴片线承接电路板代工，从小批样机到月产十万件都做，产品用在智能电表、农业传感器和车载终端里。设计团队三十人，质量按ISO 9001和ISO 13485管理。',
        productClassification: '电路板组装与物联网终端',
        productName: '智能电表主板',
        purchaseNeeds: '采购贴片机、光学检测仪、通信模组和芯片，想与长沙企业合作开发水表终端。',
      },
      'en-US': {
        name: 'Boukornine Électronique',
        contact: 'Customer projects',
        address: 'Mégrine industrial zone, Ben Arous, Tunisia',
        profile:
          'Four surface-mount lines assemble boards on contract, from a handful of prototypes to 100,000 pieces a month, for smart meters, farm sensors and vehicle terminals. Thirty engineers design; quality is run under ISO 9001 and ISO 13485.',
        productClassification: 'Board assembly and connected devices',
        productName: 'Smart meter board',
        purchaseNeeds:
          'Pick-and-place machines, optical inspection, radio modules, chips; a Changsha partner for water meters.',
      },
      'fr-FR': {
        name: 'Boukornine Électronique',
        contact: 'Projets clients',
        address: 'Zone industrielle de Mégrine, Ben Arous, Tunisie',
        profile:
          'Sous-traitant en cartes électroniques, l’atelier dispose de quatre lignes de montage en surface et va du prototype à 100 000 pièces par mois : compteurs communicants, capteurs agricoles, boîtiers de véhicule. Trente ingénieurs, des processus conformes à ISO 9001 et ISO 13485.',
        productClassification: 'Cartes électroniques et objets connectés',
        productName: 'Carte de compteur communicant',
        purchaseNeeds:
          'Machines de pose, inspection optique, modules radio, composants ; un partenaire à Changsha pour des compteurs d’eau.',
      },
    },
    products: [
      {
        key: 'meter-board',
        texts: {
          'zh-CN': {
            name: '智能电表主板',
            description: '单相、三相两种，载波加无线双通信，可预装客户固件，首样二十个工作日。',
          },
          'en-US': {
            name: 'Smart meter board',
            description:
              'Single or three phase, power-line and radio links, customer firmware loaded; first samples in 20 working days.',
          },
          'fr-FR': {
            name: 'Carte de compteur communicant',
            description:
              'Monophasée ou triphasée, courant porteur et radio, micrologiciel du client chargé ; premiers échantillons en 20 jours ouvrés.',
          },
        },
      },
      {
        key: 'soil-sensor',
        texts: {
          'zh-CN': {
            name: '土壤墒情传感器',
            description: '测水分、温度、电导率，电池用五年，远距离低功耗传输，防护等级IP68。',
          },
          'en-US': {
            name: 'Soil sensor',
            description: 'Moisture, temperature and conductivity, long-range radio, five years on one battery, IP68.',
          },
          'fr-FR': {
            name: 'Sonde de sol',
            description: 'Humidité, température et conductivité, radio longue portée, cinq ans d’autonomie, IP68.',
          },
        },
      },
    ],
  },
  {
    key: 'sakel-house-linens',
    country: 'EG',
    industry: 20,
    hall: 'W6',
    phone: '+201001000509',
    mail: 'orders@sakelhouse.example',
    website: 'https://www.sakelhouse.example',
    founded: 1997,
    employees: 520,
    editions: [1, 2, 3, 4],
    texts: {
      'zh-CN': {
        name: '萨凯尔家纺公司',
        contact: '订单部',
        address: '埃及西部省大迈哈莱市纺织区',
        profile:
          '选尼罗河三角洲的长绒棉，从纺纱到缝制一条龙，做床品、毛巾和酒店布草。日产床单六千条，染整用水回收六成，产品通过有害物质检测认证。',
        productClassification: '家纺与酒店布草',
        productName: '长绒棉床品',
        purchaseNeeds: '采购喷气织机、数码印花机、自动裁床，也在寻找中国家居连锁店的订单。',
      },
      'en-US': {
        name: 'Sakel House Linens',
        contact: 'Order desk',
        address: 'Textile district, El Mahalla El Kubra, Gharbia, Egypt',
        profile:
          'Sakel spins, weaves and sews long-staple cotton from the Nile Delta into bedding, towels and hotel linen: 6,000 sheets a day. Six-tenths of the dye-house water is reused, and goods are certified for harmful substances.',
        productClassification: 'Home textiles and hotel linen',
        productName: 'Long-staple cotton bedding',
        purchaseNeeds:
          'Air-jet looms, digital printers, automatic cutters, and orders from Chinese home-furnishing chains.',
      },
      'fr-FR': {
        name: 'Sakel House Linens',
        contact: 'Service des commandes',
        address: 'Quartier textile, El-Mahalla El-Koubra, Gharbeya, Égypte',
        profile:
          'De la filature à la couture, la maison travaille le coton à longues fibres du delta du Nil : literie, éponge, linge d’hôtel, à raison de 6 000 draps par jour. La teinturerie recycle 60 % de son eau, et les articles sont certifiés sans substances nocives.',
        productClassification: 'Linge de maison et d’hôtel',
        productName: 'Literie en coton à longues fibres',
        purchaseNeeds:
          'Métiers à jet d’air, impression numérique, coupe automatique, commandes de chaînes chinoises d’ameublement.',
      },
    },
    products: [
      {
        key: 'sateen-set',
        texts: {
          'zh-CN': {
            name: '缎纹四件套',
            description: '80支双股、每平方英寸400根，可做中国床型尺寸，300套起订，交期四十五天。',
          },
          'en-US': {
            name: 'Sateen bed set',
            description: 'Two-ply Ne 80 yarn, 400 threads per square inch, cut for Chinese beds; 300 sets, 45 days.',
          },
          'fr-FR': {
            name: 'Parure en satin de coton',
            description:
              'Fil Ne 80 retors, 400 fils au pouce carré, aux dimensions des lits chinois ; 300 parures, 45 jours.',
          },
        },
      },
      {
        key: 'hotel-towel',
        texts: {
          'zh-CN': {
            name: '酒店浴巾',
            description: '600克每平方米，双线锁边，可提花店徽，耐工业洗涤一百五十次。',
          },
          'en-US': {
            name: 'Hotel bath towel',
            description: '600 g/m², double-stitched hem, logo woven in, good for 150 industrial washes.',
          },
          'fr-FR': {
            name: 'Drap de bain d’hôtel',
            description: '600 g/m², ourlet double couture, emblème tissé, 150 lavages industriels.',
          },
        },
      },
    ],
  },
  {
    key: 'nubaria-grove-packers',
    country: 'EG',
    industry: 1,
    hall: 'W5',
    phone: '+201001000510',
    mail: 'export@nubariagrove.example',
    website: 'https://www.nubariagrove.example',
    founded: 2005,
    employees: 300,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '努巴里亚果园包装公司',
        contact: '出口业务部',
        address: '埃及布海拉省努巴里亚农业区',
        profile:
          '在开罗至亚历山大沙漠公路沿线经营柑橘园860公顷，滴灌种植，自有选果包装厂每小时分级40吨。橙子经冷处理后由亚历山大港发运，草莓速冻后周年供应。',
        productClassification: '柑橘与速冻水果',
        productName: '夏橙',
        purchaseNeeds: '寻求节水灌溉设备、单体速冻机、果蜡、冷链温度记录仪和纸箱用纸。',
      },
      'en-US': {
        name: 'Nubaria Grove Packers',
        contact: 'Export desk',
        address: 'Nubaria farming district, Beheira, Egypt',
        profile:
          'Citrus covers 860 drip-irrigated hectares along the Cairo–Alexandria desert road, and the packhouse grades 40 tonnes an hour. Oranges sail from Alexandria under cold treatment; strawberries are frozen and sold all year.',
        productClassification: 'Citrus and frozen fruit',
        productName: 'Valencia oranges',
        purchaseNeeds:
          'Water-saving irrigation, individual quick freezers, fruit wax, temperature loggers and carton board.',
      },
      'fr-FR': {
        name: 'Nubaria Grove Packers',
        contact: 'Service export',
        address: 'Région agricole de Nubariya, Beheira, Égypte',
        profile:
          'Le long de la route désertique du Caire à Alexandrie, 860 hectares d’agrumes sont conduits au goutte-à-goutte ; la station calibre 40 tonnes à l’heure. Les oranges, traitées par le froid, partent d’Alexandrie. Les fraises surgelées se vendent toute l’année.',
        productClassification: 'Agrumes et fruits surgelés',
        productName: 'Oranges Valencia',
        purchaseNeeds:
          'Irrigation économe, surgélation individuelle, cire à fruits, enregistreurs de température, carton d’emballage.',
      },
    },
    products: [
      {
        key: 'valencia',
        texts: {
          'zh-CN': {
            name: '夏橙',
            description: '2月至6月供应，每15公斤箱48至113个，糖酸比高于8，24吨一冷柜。',
          },
          'en-US': {
            name: 'Valencia oranges',
            description:
              'February to June, 48 to 113 fruit per 15 kg carton, sugar-acid ratio above 8, 24 tonnes a reefer.',
          },
          'fr-FR': {
            name: 'Oranges Valencia',
            description:
              'De février à juin, calibres de 48 à 113 fruits par carton de 15 kg, rapport sucre/acidité supérieur à 8, 24 tonnes par conteneur frigorifique.',
          },
        },
      },
      {
        key: 'frozen-strawberry',
        texts: {
          'zh-CN': {
            name: '速冻草莓',
            description: '费斯蒂瓦尔品种，直径25至35毫米，去蒂，10公斤箱，供果酱和乳品厂。',
          },
          'en-US': {
            name: 'Frozen strawberries',
            description: 'Festival variety, 25 to 35 mm, hulled, 10 kg cartons, for jam and dairy plants.',
          },
          'fr-FR': {
            name: 'Fraises surgelées',
            description:
              'Variété Festival, de 25 à 35 mm, équeutées, cartons de 10 kg, pour confituriers et laiteries.',
          },
        },
      },
    ],
  },
  {
    key: 'thoaban-ridge-stone',
    country: 'EG',
    industry: 11,
    hall: 'W2',
    phone: '+201001000511',
    mail: 'sales@thoabanridge.example',
    website: 'https://www.thoabanridge.example',
    founded: 2003,
    employees: 185,
    editions: [1, 3, 4],
    texts: {
      'zh-CN': {
        name: '苏班岭石材公司',
        contact: '工程销售部',
        address: '埃及开罗市沙克苏班石材工业区',
        profile:
          '加工埃及米黄大理石和阿斯旺花岗岩，大板、规格板、拼花都做，月产4.5万平方米。荒料来自中部米尼亚等地的自营矿口，锯泥压成路缘砖再利用。',
        productClassification: '大理石与花岗岩',
        productName: '米黄大理石大板',
        purchaseNeeds: '采购金刚石串珠绳、桥式切割机、自动磨光线、环氧胶和叉车。',
      },
      'en-US': {
        name: 'Thoaban Ridge Marble and Stone',
        contact: 'Project sales',
        address: 'Shaq Al-Thoaban stone district, Cairo, Egypt',
        profile:
          'Beige Egyptian marble and Aswan granite are cut into slabs, tiles and inlays, 45,000 m² a month. Blocks come from the firm’s own faces, at Minya among other places, and saw sludge is pressed into kerbstones.',
        productClassification: 'Marble and granite',
        productName: 'Beige marble slabs',
        purchaseNeeds: 'Diamond wire, bridge saws, polishing lines, epoxy resin and forklifts.',
      },
      'fr-FR': {
        name: 'Marbres et pierres Thoaban Ridge',
        contact: 'Ventes de chantier',
        address: 'Zone des marbriers de Shaq El-Thoaban, Le Caire, Égypte',
        profile:
          'Tranches, carreaux et marqueterie de marbre beige d’Égypte ou de granit d’Assouan, 45 000 m² par mois. Les blocs viennent de fronts exploités en propre, entre autres à Minya ; les boues de sciage sont pressées en bordures de trottoir.',
        productClassification: 'Marbre et granit',
        productName: 'Tranches de marbre beige',
        purchaseNeeds: 'Fil diamanté, débiteuses à pont, lignes de polissage, résine époxy, chariots élévateurs.',
      },
    },
    products: [
      {
        key: 'beige-slab',
        texts: {
          'zh-CN': {
            name: '米黄大理石大板',
            description: '厚18、20、30毫米，亮光或哑光，色差逐板拍照确认，A字架装柜约27吨。',
          },
          'en-US': {
            name: 'Beige marble slabs',
            description:
              '18, 20 or 30 mm, polished or honed, each slab photographed for shade; about 27 tonnes a container on A-frames.',
          },
          'fr-FR': {
            name: 'Tranches de marbre beige',
            description:
              'En 18, 20 ou 30 mm, polies ou adoucies, photographiées une à une pour la nuance ; environ 27 tonnes par conteneur sur chevalets.',
          },
        },
      },
      {
        key: 'red-granite',
        texts: {
          'zh-CN': {
            name: '阿斯旺红花岗岩',
            description: '火烧面、荔枝面，用于广场铺装和外墙干挂，耐磨防滑。',
          },
          'en-US': {
            name: 'Red Aswan granite',
            description:
              'Flamed or bush-hammered, for squares and ventilated façades; hard-wearing and slip-resistant.',
          },
          'fr-FR': {
            name: 'Granit rouge d’Assouan',
            description: 'Flammé ou bouchardé, pour places et façades ventilées ; résistant à l’usure, antidérapant.',
          },
        },
      },
    ],
  },
];
