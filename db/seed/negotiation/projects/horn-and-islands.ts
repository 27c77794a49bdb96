import type { SeedProject } from '../shapes.ts';

/** Projects in Ethiopia, Djibouti, Madagascar, Mauritius, the Seychelles and the Comoros. */
export const hornAndIslandProjects: SeedProject[] = [
  {
    key: 'sidama-washed-coffee',
    category: 'trade',
    region: 'ET',
    industry: 3,
    amount: '148',
    status: 'published',
    publishedOn: '2026-01-14',
    phone: '+251911820201',
    contact: 'green@bensa-coffee.example',
    texts: {
      'zh-CN': {
        name: '西达马水洗咖啡生豆',
        owner: '本萨咖啡联社',
        contactPerson: '生豆出口组',
        introduction:
          '联社下设七座处理站，海拔一千九百至二千二百米，新产季可供一级水洗豆三百二十吨、日晒豆八十吨。每批杯测分数和处理站编号印在麻袋上，可追溯到村。公平贸易与有机证书齐全。',
        cooperationRequirement: '与烘焙商按产季锁价，一个小柜起订；欢迎十二月到处理站选批次，样品四百克免费寄送。',
      },
      'en-US': {
        name: 'Washed green coffee from Sidama',
        owner: 'Bensa Coffee Union',
        contactPerson: 'Green coffee team',
        introduction:
          'Seven washing stations between 1,900 and 2,200 metres offer 320 tonnes of grade one washed and 80 tonnes of natural coffee from the new crop. Cup score and station number are printed on the bag, so a lot can be traced to its village. Fair trade and organic certificates are held.',
        cooperationRequirement:
          'Roasters that fix prices by the season, from one 20-foot container. Visit the stations in December to choose lots; 400-gram samples are free.',
      },
      'fr-FR': {
        name: 'Café vert lavé du Sidama',
        owner: 'Union Bensa Coffee',
        contactPerson: 'Équipe café vert',
        introduction:
          'Sept stations de lavage, entre 1 900 et 2 200 mètres, proposent pour la nouvelle récolte 320 tonnes de café lavé de premier grade et 80 tonnes de nature. Note de dégustation et numéro de station figurent sur le sac : le lot se suit jusqu’au village. Certificats équitable et biologique disponibles.',
        cooperationRequirement:
          'Torréfacteurs fixant leurs prix par campagne, à partir d’un conteneur de 20 pieds. Choix des lots sur place en décembre ; échantillons de 400 grammes offerts.',
      },
    },
  },
  {
    key: 'dire-dawa-dry-port',
    category: 'engineering',
    region: 'ET',
    industry: 15,
    amount: '2600',
    status: 'published',
    publishedOn: '2026-06-24',
    phone: '+251911820202',
    contact: 'procurement@shinile-logistics.example',
    texts: {
      'zh-CN': {
        name: '德雷达瓦陆港二期',
        owner: '希尼莱物流园',
        contactPerson: '采购科',
        introduction:
          '一期堆场去年吞吐集装箱六万标箱，高峰期排队卡车超过两公里。二期新增铁路装卸线八百五十米、轨道吊三台、保税仓一万八千平方米和检验检疫用房。初步设计已获批准，地勘报告可供投标人查阅。',
        cooperationRequirement: '征集施工总承包单位，土建与设备可分别报价；工期二十个月，本地用工不低于六成。',
      },
      'en-US': {
        name: 'Dire Dawa dry port, second phase',
        owner: 'Shinile Logistics Park',
        contactPerson: 'Procurement',
        introduction:
          'The first yard handled 60,000 TEU last year, with trucks queuing for more than two kilometres at its peak. Phase two adds 850 metres of loading track, three rail-mounted cranes, 18,000 m² of bonded warehouse and rooms for inspection. The outline design is approved and the soil report is open to bidders.',
        cooperationRequirement:
          'A main contractor, with civil works and equipment priced apart if wished. Twenty months to build; at least six workers in ten are to be local.',
      },
      'fr-FR': {
        name: 'Port sec de Dire Dawa, deuxième phase',
        owner: 'Shinile Logistics Park',
        contactPerson: 'Service achats',
        introduction:
          'La première tranche a traité 60 000 EVP l’an dernier ; en pointe, la file de camions dépasse deux kilomètres. La seconde ajoute 850 mètres de voies de chargement, trois portiques sur rails, 18 000 m² d’entrepôts sous douane et des locaux d’inspection. L’avant-projet est approuvé, le rapport géotechnique consultable.',
        cooperationRequirement:
          'Entreprise générale ; génie civil et équipements peuvent être chiffrés séparément. Délai de vingt mois, six emplois sur dix au moins réservés à la main-d’œuvre locale.',
      },
    },
  },
  {
    key: 'djibouti-salt-washing',
    category: 'investment',
    region: 'DJ',
    industry: 6,
    amount: '275',
    status: 'negotiating',
    publishedOn: '2025-08-11',
    phone: '+25377820203',
    contact: 'projet@assal-blanc.example',
    texts: {
      'zh-CN': {
        name: '阿萨勒湖食盐洗涤精制线',
        owner: '阿萨勒白盐公司',
        contactPerson: '项目处',
        introduction:
          '公司持有湖区采盐证，年采原盐十二万吨，多以散装低价卖出。拟建洗涤、干燥、加碘生产线，年产精盐五万吨、融雪工业盐四万吨，距深水港一百公里，全程沥青路。',
        cooperationRequirement: '引进设备与资金各半的合作伙伴，包销两万吨以上者可优先；收益按季度分配。',
      },
      'en-US': {
        name: 'Washing and refining salt from Lake Assal',
        owner: 'Assal Blanc',
        contactPerson: 'Project unit',
        introduction:
          'The company is licensed to take salt from the lake and sells most of its 120,000 tonnes a year loose and cheap. A line for washing, drying and iodising would make 50,000 tonnes of table salt and 40,000 of industrial salt. A surfaced road of 100 kilometres leads to the deep-water port.',
        cooperationRequirement:
          'A partner that brings half in machinery and half in cash; whoever takes 20,000 tonnes or more has preference. Earnings are shared every quarter.',
      },
      'fr-FR': {
        name: 'Lavage et raffinage du sel du lac Assal',
        owner: 'Assal Blanc',
        contactPerson: 'Cellule projet',
        introduction:
          'Titulaire d’un permis d’extraction, la société vend l’essentiel de ses 120 000 tonnes annuelles en vrac et à bas prix. Une ligne de lavage, de séchage et d’iodation produirait 50 000 tonnes de sel de table et 40 000 de sel industriel. Cent kilomètres de route bitumée mènent au port en eau profonde.',
        cooperationRequirement:
          'Partenaire apportant moitié en matériel, moitié en numéraire ; priorité à qui enlève 20 000 tonnes ou plus. Résultats répartis chaque trimestre.',
      },
    },
  },
  {
    key: 'sava-vanilla-contract',
    category: 'trade',
    region: 'MG',
    industry: 2,
    amount: '162',
    status: 'published',
    publishedOn: '2025-10-15',
    phone: '+261340820204',
    contact: 'vente@antalaha-gousses.example',
    texts: {
      'zh-CN': {
        name: '萨瓦地区黑香草荚长期供应',
        owner: '安塔拉哈香荚社',
        contactPerson: '销售负责人办公室',
        introduction:
          '安塔拉哈周边六百户农民在遮荫林下种植香草，人工授粉，采后按传统工艺发汗、揉捻、陈化五个月。现有可供应黑荚十二吨，长度十四至二十厘米，水分三成以上；另备切段和籽粉。',
        cooperationRequirement:
          '以食品香料厂和烘焙连锁为对象，年签三吨起，价格随产季区间浮动，预付四分之一用于收购鲜荚。',
      },
      'en-US': {
        name: 'Black vanilla beans from Sava on contract',
        owner: 'Antalaha Gousses',
        contactPerson: 'Sales office',
        introduction:
          'Around Antalaha 600 families grow vanilla in shaded plots, pollinate by hand and cure the pods for five months the old way. Twelve tonnes of black beans are ready, 14 to 20 centimetres long with moisture above 30 per cent; cuts and seed powder are kept too.',
        cooperationRequirement:
          'Flavour houses and bakery chains from three tonnes a year, at a price that moves within an agreed band. A quarter is paid in advance to buy green pods.',
      },
      'fr-FR': {
        name: 'Vanille noire de la Sava sous contrat',
        owner: 'Antalaha Gousses',
        contactPerson: 'Bureau des ventes',
        introduction:
          'Autour d’Antalaha, 600 familles cultivent la vanille sous ombrage, la fécondent à la main et l’affinent cinq mois selon l’usage. Douze tonnes de gousses noires sont disponibles, de 14 à 20 centimètres, à plus de 30 % d’humidité, ainsi que des brisures et de la poudre de graines.',
        cooperationRequirement:
          'Aromaticiens et chaînes de boulangerie, dès trois tonnes par an, à un prix évoluant dans une fourchette convenue. Un quart d’avance pour l’achat des gousses vertes.',
      },
    },
  },
  {
    key: 'toamasina-clove-distillery',
    category: 'investment',
    region: 'MG',
    industry: 1,
    amount: '96',
    status: 'published',
    publishedOn: '2026-03-09',
    phone: '+261340820205',
    contact: 'atelier@fenerive-essences.example',
    texts: {
      'zh-CN': {
        name: '费努阿里武丁香叶油蒸馏站',
        owner: '费内里夫精油坊',
        contactPerson: '生产部',
        introduction:
          '当地蒸馏多用明火铁锅，一吨叶只出油二十公斤，还耗柴。作坊计划用不锈钢蒸汽釜六套和锅炉一台替换，燃料改用蒸过的叶渣，预计出油率提高四成。原料由十八个村签约供应。',
        cooperationRequirement: '希望中方设备商参股三成并传授精馏技术，产出丁香酚可优先返销。',
      },
      'en-US': {
        name: 'Clove leaf oil distillery near Fenoarivo',
        owner: 'Fénérive Essences',
        contactPerson: 'Production',
        introduction:
          'Most stills in the district are iron pots over an open fire: twenty kilograms of oil from a tonne of leaves, and a great deal of wood. Six stainless steam stills and a boiler fired with spent leaves should yield 40 per cent more. Eighteen villages have signed to supply.',
        cooperationRequirement:
          'An equipment maker that takes 30 per cent of the shares and teaches rectification; it would have first call on the eugenol.',
      },
      'fr-FR': {
        name: 'Distillerie de feuilles de giroflier près de Fenoarivo',
        owner: 'Fénérive Essences',
        contactPerson: 'Atelier de production',
        introduction:
          'Dans le district, on distille surtout dans des marmites de fer à feu nu : vingt kilos d’essence par tonne de feuilles et beaucoup de bois. Six alambics inox à vapeur et une chaudière alimentée par les feuilles épuisées donneraient 40 % de plus. Dix-huit villages se sont engagés à livrer.',
        cooperationRequirement:
          'Un fabricant de matériel prenant 30 % des parts et transmettant la technique de rectification ; il aurait priorité sur l’eugénol produit.',
      },
    },
  },
  {
    key: 'mauritius-medical-tubing',
    category: 'investment',
    region: 'MU',
    industry: 19,
    amount: '540',
    status: 'published',
    publishedOn: '2026-09-03',
    phone: '+23052820206',
    contact: 'desk@moka-catheter.example',
    texts: {
      'zh-CN': {
        name: '毛里求斯医用导管洁净车间扩建',
        owner: '莫卡导管有限公司',
        contactPerson: '商务部',
        introduction:
          '现有万级洁净室七百平方米，挤出线三条，产品销往十二个非洲国家的医院。扩建后面积翻倍，增设球囊导管焊接和环氧乙烷灭菌，质量体系按ISO 13485执行。',
        cooperationRequirement: '出让两成五股份，对方须有同类产品注册经验，并愿把部分型号放在岛上贴牌生产。',
      },
      'en-US': {
        name: 'Clean room for medical tubing in Mauritius',
        owner: 'Moka Catheter Limited',
        contactPerson: 'Business desk',
        introduction:
          'Three extrusion lines run in 700 m² of clean room, and hospitals in twelve African countries buy the tubing. The extension doubles the room and adds balloon welding and ethylene oxide sterilisation under ISO 13485.',
        cooperationRequirement:
          'A quarter of the shares goes to a maker that has registered such devices before and would have some models made on the island under its own label. A first order in the opening year is expected.',
      },
      'fr-FR': {
        name: 'Salle blanche pour tubulures médicales à Maurice',
        owner: 'Moka Catheter Limited',
        contactPerson: 'Service affaires',
        introduction:
          'Trois lignes d’extrusion tournent dans 700 m² de salle blanche et fournissent les hôpitaux de douze pays africains. L’extension double la surface, ajoute le soudage de ballonnets et la stérilisation à l’oxyde d’éthylène, sous système ISO 13485.',
        cooperationRequirement:
          'Un quart du capital est proposé à un fabricant ayant déjà homologué ce type de dispositifs et prêt à confier à l’île une partie de ses modèles sous sa marque.',
      },
    },
  },
  {
    key: 'praslin-desalination',
    category: 'engineering',
    region: 'SC',
    industry: 16,
    amount: '118',
    status: 'signed',
    publishedOn: '2025-06-27',
    phone: '+2482820207',
    contact: 'works@cote-dor-water.example',
    texts: {
      'zh-CN': {
        name: '普拉兰岛小型海水淡化站',
        owner: '科特多尔水务公司',
        contactPerson: '工程科',
        introduction:
          '旱季岛上限时供水，旅馆靠船运水度日。本站采用反渗透，日产淡水八百吨，配三百千瓦屋顶光伏，取水管伸入外海四百米以避开珊瑚。施工窗口为每年五月至十月。',
        cooperationRequirement: '已与承包商签约，设备分包中的高压泵与膜组仍可报价；须提供五年备件清单。',
      },
      'en-US': {
        name: 'Small desalination plant on Praslin',
        owner: 'Côte d’Or Water',
        contactPerson: 'Engineering',
        introduction:
          'In the dry season water is rationed and hotels have it shipped in. A reverse-osmosis plant will make 800 tonnes a day, helped by 300 kilowatts of rooftop solar; its intake runs 400 metres out to sea to spare the coral. Building is possible from May to October.',
        cooperationRequirement:
          'The main contract is signed. High-pressure pumps and membranes are still open to quotation, with a list of spares for five years.',
      },
      'fr-FR': {
        name: 'Petite usine de dessalement à Praslin',
        owner: 'Côte d’Or Water',
        contactPerson: 'Service technique',
        introduction:
          'En saison sèche, l’eau est rationnée et les hôtels la font venir par bateau. Une unité d’osmose inverse produira 800 tonnes par jour avec l’appui de 300 kilowatts solaires en toiture ; la prise d’eau, à 400 mètres au large, épargne le corail. Travaux possibles de mai à octobre.',
        cooperationRequirement:
          'Marché principal signé. Restent à chiffrer les pompes haute pression et les membranes, avec une liste de pièces de rechange pour cinq ans.',
      },
    },
  },
  {
    key: 'anjouan-ylang-ylang',
    category: 'trade',
    region: 'KM',
    industry: 21,
    amount: '18.4',
    status: 'published',
    publishedOn: '2026-04-22',
    phone: '+2693820208',
    contact: 'essence@nzwani-fleurs.example',
    texts: {
      'zh-CN': {
        name: '昂儒昂依兰依兰精油',
        owner: '恩兹瓦尼花田合作社',
        contactPerson: '外销联络人办公室',
        introduction:
          '六十名花农清晨采花、当日入釜，分特级、一级、二级、三级四段截取。去年精油总产量两吨四，其中特级三百公斤，每桶附气相色谱图。',
        cooperationRequirement: '寻找化妆品原料商直接采购，二十五公斤铝桶装，空运离岸；可为长期客户保留特级配额。',
      },
      'en-US': {
        name: 'Ylang-ylang oil from Anjouan',
        owner: 'Nzwani Flower Co-operative',
        contactPerson: 'Export contact',
        introduction:
          'Sixty growers pick at dawn and distil the same day, taking the oil in four fractions from extra to third. Last year’s output was 2.4 tonnes, 300 kilograms of it extra. Each drum has its chromatogram.',
        cooperationRequirement:
          'Direct sale to makers of cosmetics, in 25-kilogram aluminium drums by air. Regular customers may reserve a share of the extra grade.',
      },
      'fr-FR': {
        name: 'Essence d’ylang-ylang d’Anjouan',
        owner: 'Coopérative Nzwani Fleurs',
        contactPerson: 'Contact export',
        introduction:
          'Soixante producteurs cueillent à l’aube et distillent le jour même, en quatre fractions, d’extra à troisième. L’an dernier : 2,4 tonnes, dont 300 kilos d’extra. Chaque fût est accompagné de son chromatogramme.',
        cooperationRequirement:
          'Vente directe aux fabricants de cosmétiques, en fûts d’aluminium de 25 kilos, par avion. Les clients réguliers peuvent réserver une part d’extra.',
      },
    },
  },
];
