import type { SeedProject } from '../shapes.ts';

/** Projects in Cameroon, the two Congos, Gabon and Chad. */
export const centralAfricanProjects: SeedProject[] = [
  {
    key: 'douala-banana-starch',
    category: 'investment',
    region: 'CM',
    industry: 1,
    amount: '175',
    status: 'published',
    publishedOn: '2025-06-18',
    phone: '+237677820501',
    contact: 'amidon@moungo-amidon.example',
    texts: {
      'zh-CN': {
        name: '杜阿拉木薯与青蕉淀粉厂',
        owner: '蒙戈淀粉公司',
        contactPerson: '项目经理室',
        introduction:
          '蒙戈省木薯充裕，出口包装厂每天还剔下青蕉六十吨。现有清洗切片车间，计划增加旋流分离和气流干燥，年产食品级淀粉九千吨。造纸厂与面包改良剂商已试用样品。',
        cooperationRequirement: '设备款一百万美元可分三年付清；合作方若承销五成产量，另享销售提成。',
      },
      'en-US': {
        name: 'Cassava and green banana starch in Douala',
        owner: 'Moungo Amidon',
        contactPerson: 'Project manager’s office',
        introduction:
          'Cassava is plentiful in Moungo, and packing stations reject 60 tonnes of green bananas a day. Washing and slicing exist; hydrocyclones and a flash dryer would bring 9,000 tonnes of food starch a year. A paper mill and a bakery supplier have tried samples.',
        cooperationRequirement:
          'A million dollars of equipment, paid over three years. A partner that sells half of the output earns a commission besides.',
      },
      'fr-FR': {
        name: 'Amidon de manioc et de banane verte à Douala',
        owner: 'Moungo Amidon',
        contactPerson: 'Bureau du chef de projet',
        introduction:
          'Le manioc abonde dans le Moungo et les stations d’emballage écartent 60 tonnes de bananes vertes par jour. Lavage et découpe existent ; hydrocyclones et séchoir flash donneraient 9 000 tonnes d’amidon alimentaire par an. Un papetier et un fournisseur de boulangerie ont essayé des échantillons.',
        cooperationRequirement:
          'Un million de dollars d’équipement, réglable en trois ans. Le partenaire qui vend la moitié de la production touche en outre une commission.',
      },
    },
  },
  {
    key: 'kribi-plywood-drying',
    category: 'engineering',
    region: 'CM',
    industry: 4,
    amount: '340',
    status: 'published',
    publishedOn: '2026-07-29',
    phone: '+237677820502',
    contact: 'chantier@lobe-placage.example',
    texts: {
      'zh-CN': {
        name: '克里比胶合板厂干燥与热能改造',
        owner: '洛贝木皮公司',
        contactPerson: '技改办公室',
        introduction:
          '厂内旋切单板靠两台老式网带干燥机，废品率一成二。改造拆除重油锅炉，换成烧树皮的导热油炉，并新建八十米辊筒干燥线。停产窗口只有旱季十周。',
        cooperationRequirement: '改造工程总包，逾期按日扣款，提前有奖；能耗须比现状降低三成并写入合同。',
      },
      'en-US': {
        name: 'New dryer and heat plant for a plywood mill in Kribi',
        owner: 'Lobé Placage',
        contactPerson: 'Works upgrade office',
        introduction:
          'Two old mesh dryers spoil twelve sheets of veneer in a hundred. The heavy-oil boiler is to give way to a thermal-oil one fired with bark, and a roller dryer of 80 metres is to be built. The mill can stand still for ten weeks of the dry season, no longer.',
        cooperationRequirement:
          'One contractor for all of it, with a penalty for each late day and a bonus for early ones. A 30 per cent saving of energy is part of the contract.',
      },
      'fr-FR': {
        name: 'Nouveau séchoir et chaufferie pour une usine de contreplaqué à Kribi',
        owner: 'Lobé Placage',
        contactPerson: 'Bureau de modernisation',
        introduction:
          'Deux vieux séchoirs à tapis gâtent douze feuilles de placage sur cent. La chaudière au fioul lourd cédera la place à une chaudière à fluide thermique brûlant l’écorce, et un séchoir à rouleaux de 80 mètres sera construit. L’arrêt ne peut dépasser dix semaines de saison sèche.',
        cooperationRequirement:
          'Une seule entreprise pour l’ensemble, pénalité par jour de retard, prime en cas d’avance. Une économie d’énergie de 30 % est inscrite au contrat.',
      },
    },
  },
  {
    key: 'pointe-noire-fish-port-market',
    category: 'engineering',
    region: 'CG',
    industry: 5,
    amount: '820',
    status: 'negotiating',
    publishedOn: '2025-06-12',
    phone: '+242064820503',
    contact: 'projet@loango-peche.example',
    texts: {
      'zh-CN': {
        name: '黑角手工渔业码头与批发市场',
        owner: '卢安果渔业管理处',
        contactPerson: '建设指挥室',
        introduction:
          '黑角八百条木船至今在沙滩卸鱼。项目建防波堤三百一十米、卸鱼平台四处、批发大厅五千平方米及熏制间，配冷库一千吨。海浪观测满两年，模型试验报告已出。',
        cooperationRequirement: '邀请港工企业洽谈总承包与融资，市场建成后可获十五年特许经营权抵付部分工程款。',
      },
      'en-US': {
        name: 'Landing and fish market for small boats in Pointe-Noire',
        owner: 'Loango Fisheries Office',
        contactPerson: 'Construction unit',
        introduction:
          'Eight hundred wooden boats still land their fish on the beach. The project has a breakwater of 310 metres, four landings, a market hall of 5,000 m² with smokehouses, and a cold store for 1,000 tonnes. Waves have been measured for two years and a model tested.',
        cooperationRequirement:
          'Marine contractors that build and arrange finance. Fifteen years of running the market may pay for a part of the works.',
      },
      'fr-FR': {
        name: 'Débarcadère et marché aux poissons artisanal de Pointe-Noire',
        owner: 'Office des pêches du Loango',
        contactPerson: 'Cellule construction',
        introduction:
          'Huit cents pirogues débarquent encore leur poisson sur la plage. Le projet réunit une digue de 310 mètres, quatre quais, une halle de 5 000 m² avec fumoirs et une chambre froide de 1 000 tonnes. La houle a été mesurée deux ans et un modèle réduit essayé.',
        cooperationRequirement:
          'Entreprises maritimes construisant et apportant le financement. Quinze ans d’exploitation du marché peuvent régler une partie des travaux.',
      },
    },
  },
  {
    key: 'bouenza-sugar-packing',
    category: 'trade',
    region: 'CG',
    industry: 16,
    amount: '71',
    status: 'published',
    publishedOn: '2026-03-18',
    phone: '+242064820504',
    contact: 'achats@niari-sucre.example',
    texts: {
      'zh-CN': {
        name: '采购方糖与小袋糖包装生产线',
        owner: '尼阿里糖业',
        contactPerson: '采购中心',
        introduction:
          '糖厂榨季产白砂糖六万吨，五十公斤大袋占九成，零售商却从国外进方糖。拟购入方糖成型机一条、五克条袋机六台和自动装箱机，车间层高六米。',
        cooperationRequirement: '接受报价、来厂演示或二手翻新机，须含安装与三种规格模具；信用证支付。',
      },
      'en-US': {
        name: 'Wanted: packing lines for sugar cubes and sticks',
        owner: 'Niari Sucre',
        contactPerson: 'Purchasing',
        introduction:
          'The mill makes 60,000 tonnes of white sugar in a season and sells nine tenths of it in 50-kilogram bags, while shops import cubes. It wants one cube line, six machines for five-gram sticks and a case packer, in a hall six metres high.',
        cooperationRequirement:
          'Quotations, demonstrations or rebuilt machines, with erection and three sets of moulds. Payment by letter of credit.',
      },
      'fr-FR': {
        name: 'Recherche de lignes d’emballage pour sucre en morceaux et en bûchettes',
        owner: 'Niari Sucre',
        contactPerson: 'Service achats',
        introduction:
          'La sucrerie produit 60 000 tonnes de sucre blanc par campagne, aux neuf dixièmes en sacs de 50 kilos, tandis que les magasins importent les morceaux. Elle cherche une ligne de morceaux, six machines à bûchettes de cinq grammes et une encaisseuse, pour un hall de six mètres de haut.',
        cooperationRequirement:
          'Devis, démonstrations ou machines reconditionnées, montage et trois jeux de moules compris. Paiement par lettre de crédit.',
      },
    },
  },
  {
    key: 'kolwezi-leach-tailings',
    category: 'investment',
    region: 'CD',
    industry: 6,
    amount: '6800',
    status: 'published',
    publishedOn: '2026-05-13',
    phone: '+243820820505',
    contact: 'geologie@musonoie-tailings.example',
    texts: {
      'zh-CN': {
        name: '科卢韦齐铜钴尾矿再选',
        owner: '穆索诺伊尾矿公司',
        contactPerson: '地质部',
        introduction:
          '尾矿库堆存四十年，控制资源量两千一百万吨，铜品位百分之一点三，钴千分之三。选冶试验回收率分别为七成八和六成五，水电接入点距厂址五公里。处理后的库区将覆土种树。',
        cooperationRequirement: '寻求勘探至建设阶段的股权伙伴，允许控股至五成一；须承诺社区培训和第三方水质监测。',
      },
      'en-US': {
        name: 'Copper and cobalt from old tailings in Kolwezi',
        owner: 'Musonoie Tailings',
        contactPerson: 'Geology department',
        introduction:
          'Forty years of tailings hold an indicated 21 million tonnes at 1.3 per cent copper and 0.3 per cent cobalt. Trials recovered 78 and 65 per cent of them; water and power are five kilometres away. What is left will be covered with soil and planted.',
        cooperationRequirement:
          'An equity partner from exploration to construction, for up to 51 per cent, that trains people nearby and has the water checked by others.',
      },
      'fr-FR': {
        name: 'Cuivre et cobalt tirés d’anciens rejets à Kolwezi',
        owner: 'Musonoie Rejets',
        contactPerson: 'Département de géologie',
        introduction:
          'Quarante ans de rejets représentent 21 millions de tonnes indiquées, à 1,3 % de cuivre et 0,3 % de cobalt. Les essais en ont récupéré 78 et 65 % ; eau et électricité sont à cinq kilomètres. Le site traité sera recouvert de terre et planté.',
        cooperationRequirement:
          'Un partenaire en capital, de l’exploration à la construction, jusqu’à 51 %, qui forme les riverains et fait contrôler l’eau par un tiers.',
      },
    },
  },
  {
    key: 'matadi-clinic-containers',
    category: 'other',
    region: 'CD',
    industry: 19,
    amount: '52',
    status: 'published',
    publishedOn: '2025-10-08',
    phone: '+243820820506',
    contact: 'sante@mbinza-soins.example',
    texts: {
      'zh-CN': {
        name: '马塔迪移动诊所与远程影像合作',
        owner: '姆宾扎医疗协会',
        contactPerson: '医务部',
        introduction:
          '协会在下刚果省以卡车巡诊三十六个村，每月接诊四千人次，缺少影像设备。设想改装集装箱诊所六个，各配便携超声和数字化X光，图像经卫星传到医院判读。',
        cooperationRequirement: '与医疗设备企业及医院共建，设备可租可捐，另请影像医师远程带教一年。',
      },
      'en-US': {
        name: 'Mobile clinics and remote imaging in Matadi',
        owner: 'Mbinza Health Association',
        contactPerson: 'Medical unit',
        introduction:
          'A lorry of the association calls at 36 villages of Kongo Central, where 4,000 patients a month are seen without any imaging. Six container clinics would carry ultrasound and digital X-ray, and hospitals would read the pictures by satellite.',
        cooperationRequirement:
          'A maker of equipment and a hospital to build it together, lending or giving the devices, with a year of remote teaching by radiologists.',
      },
      'fr-FR': {
        name: 'Dispensaires mobiles et imagerie à distance à Matadi',
        owner: 'Association Mbinza Santé',
        contactPerson: 'Unité médicale',
        introduction:
          'Le camion de l’association visite 36 villages du Kongo-Central ; 4 000 patients y sont reçus chaque mois sans aucune imagerie. Six dispensaires en conteneur seraient dotés d’un échographe et d’une radiographie numérique, les clichés étant lus à l’hôpital par satellite.',
        cooperationRequirement:
          'Un fabricant de matériel et un hôpital partenaires, en prêt ou en don, avec une année de formation à distance par des radiologues.',
      },
    },
  },
  {
    key: 'libreville-veneer-export',
    category: 'trade',
    region: 'GA',
    industry: 4,
    amount: '230',
    status: 'published',
    publishedOn: '2025-04-23',
    phone: '+24177820507',
    contact: 'ventes@estuaire-okoume.example',
    texts: {
      'zh-CN': {
        name: '利伯维尔奥古曼单板供应',
        owner: '河口奥古曼公司',
        contactPerson: '出口单证室',
        introduction:
          '原木来自持证森林，经济特区内旋切，厚度一点二至三点二毫米，含水率八到十二。月产三千立方米，随船附合法性文件和原木编号表。',
        cooperationRequirement: '胶合板厂可按月订一千立方米以上，到厂挑选等级；先款后货者享两个点折让。',
      },
      'en-US': {
        name: 'Okoumé veneer from Libreville',
        owner: 'Estuaire Okoumé',
        contactPerson: 'Export documents',
        introduction:
          'Logs from certified forest are peeled in the special economic zone, 1.2 to 3.2 millimetres thick and at 8 to 12 per cent moisture. Three thousand cubic metres a month leave with proof of legality and a list of log numbers.',
        cooperationRequirement:
          'Plywood mills that order 1,000 m³ a month or more and grade it here. Payment before shipment earns two per cent. Freight can be arranged to any port between Tianjin and Guangzhou.',
      },
      'fr-FR': {
        name: 'Placages d’okoumé de Libreville',
        owner: 'Estuaire Okoumé',
        contactPerson: 'Documents d’exportation',
        introduction:
          'Issues de forêts certifiées, les grumes sont déroulées dans la zone économique spéciale, de 1,2 à 3,2 millimètres, à 8 à 12 % d’humidité. Trois mille mètres cubes par mois partent avec preuve de légalité et liste des grumes.',
        cooperationRequirement:
          'Usines de contreplaqué commandant 1 000 m³ par mois ou davantage et classant sur place. Paiement avant expédition : remise de deux pour cent. Fret possible vers tout port entre Tianjin et Canton.',
      },
    },
  },
];
