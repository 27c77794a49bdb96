import type { SeedExhibitor } from '../shapes.ts';

/** Zambia, Zimbabwe, Malawi and Mozambique. */
export const zambeziExhibitors: SeedExhibitor[] = [
  {
    key: 'itawa-rod-and-wire',
    country: 'ZM',
    industry: 9,
    hall: 'W1',
    phone: '+260966753201',
    mail: 'sales@itawarod.example',
    website: 'https://www.itawarod.example',
    founded: 2004,
    employees: 240,
    editions: [1, 3, 4],
    texts: {
      'zh-CN': {
        name: '伊塔瓦铜杆线缆公司',
        contact: '线缆销售部',
        address: '赞比亚铜带省恩多拉市工业区',
        profile:
          '就近采购铜带省的阴极铜，连铸连轧成8毫米铜杆，再拉丝、绞合、挤包，做成配电电缆和裸铜线。年加工铜2.2万吨，产品按IEC标准出厂检验，供应赞比亚及周边六国电网工程。',
        productClassification: '铜杆与电力电缆',
        productName: '8毫米光亮铜杆、低压电缆',
        purchaseNeeds: '大拉机、交联电缆生产线、局放试验设备，洽谈铜杆来料加工和回购。',
      },
      'en-US': {
        name: 'Itawa Rod and Wire',
        contact: 'Cable sales',
        address: 'Industrial area, Ndola, Copperbelt Province, Zambia',
        profile:
          'Cathode bought on the Copperbelt is cast and rolled into 8 mm rod, then drawn, stranded and sheathed into distribution cable and bare conductor. The mill works 22,000 tonnes of copper a year, tests to IEC standards and supplies grid projects in Zambia and six neighbours.',
        productClassification: 'Copper rod and power cable',
        productName: 'Bright 8 mm rod, low-voltage cable',
        purchaseNeeds:
          'Rod breakdown machines, an XLPE cable line, partial-discharge testers; tolling and buy-back deals for rod.',
      },
      'fr-FR': {
        name: 'Itawa Rod and Wire',
        contact: 'Ventes de câbles',
        address: 'Zone industrielle, Ndola, province de Copperbelt, Zambie',
        profile:
          'Achetées dans la Copperbelt, les cathodes sont coulées et laminées en fil machine de 8 mm, puis tréfilées, câblées et gainées : câbles de distribution et conducteurs nus. L’usine transforme 22 000 tonnes de cuivre par an, contrôle selon les normes CEI et fournit des chantiers de réseau en Zambie et dans six pays voisins.',
        productClassification: 'Fil machine de cuivre et câbles électriques',
        productName: 'Fil machine brillant de 8 mm, câbles basse tension',
        purchaseNeeds:
          'Ébaucheuses, ligne de câbles PRC, bancs de mesure de décharges partielles ; contrats de façonnage et de rachat de fil machine.',
      },
    },
    products: [
      {
        key: 'rod',
        texts: {
          'zh-CN': {
            name: '8毫米光亮铜杆',
            description: '含铜99.97%以上，盘重3吨，按伦敦铜价加加工费计价，每月可供900吨。',
          },
          'en-US': {
            name: 'Bright copper rod, 8 mm',
            description:
              'At least 99.97% copper, 3-tonne coils, priced at the London copper price plus a fee; 900 tonnes a month.',
          },
          'fr-FR': {
            name: 'Fil machine de cuivre, 8 mm',
            description:
              'Au moins 99,97 % de cuivre, couronnes de 3 tonnes, cours de Londres plus façon ; 900 tonnes par mois.',
          },
        },
      },
      {
        key: 'lv-cable',
        texts: {
          'zh-CN': { name: '低压铠装电缆', description: '四芯16至185平方毫米，0.6/1千伏，盘长500米，附出厂试验单。' },
          'en-US': {
            name: 'Armoured low-voltage cable',
            description: 'Four cores, 16 to 185 mm², 0.6/1 kV, on 500 m drums, each with its test sheet.',
          },
          'fr-FR': {
            name: 'Câble basse tension armé',
            description:
              'Quatre conducteurs, de 16 à 185 mm², 0,6/1 kV, tourets de 500 m, procès-verbal d’essai joint.',
          },
        },
      },
    ],
  },
  {
    key: 'lukwakwa-forest-honey',
    country: 'ZM',
    industry: 2,
    hall: 'W2',
    phone: '+260966753202',
    mail: 'honey@lukwakwa.example',
    website: 'https://www.lukwakwa.example',
    founded: 2013,
    employees: 66,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '卢夸夸森林蜂蜜公司',
        contact: '蜂蜜出口部',
        address: '赞比亚西北省卡邦波镇',
        profile:
          '收购2600位蜂农的树皮桶蜜与箱蜜，蜜源是米翁波林的短盖豆属花，深琥珀色，带焦糖味。卡邦波厂过滤不高温，抗生素和水分逐批检测，年产450吨，有机认证。',
        productClassification: '蜂蜜与蜂蜡',
        productName: '米翁波森林蜜',
        purchaseNeeds: '蜂蜜自动灌装线、真空脱水机、不锈钢储罐；希望找到母婴和养生渠道代理。',
      },
      'en-US': {
        name: 'Lukwakwa Forest Honey',
        contact: 'Honey exports',
        address: 'Kabompo, North-Western Province, Zambia',
        profile:
          'Two thousand six hundred beekeepers bring bark-hive and box-hive honey from the miombo woodland, where brachystegia is in flower: dark amber, with a taste of caramel. At Kabompo it is filtered without high heat and each lot is tested for antibiotics and moisture. Output is 450 tonnes a year, certified organic.',
        productClassification: 'Honey and beeswax',
        productName: 'Miombo forest honey',
        purchaseNeeds:
          'Honey filling lines, vacuum dehumidifiers and stainless tanks; agents for family and wellness shops.',
      },
      'fr-FR': {
        name: 'Lukwakwa Forest Honey',
        contact: 'Exportation de miel',
        address: 'Kabompo, province du Nord-Ouest, Zambie',
        profile:
          'Deux mille six cents apiculteurs apportent leur miel de ruches d’écorce et de ruches à cadres, butiné sur les brachystegias du miombo : ambré foncé, au goût de caramel. À Kabompo, on le filtre sans forte chaleur ; antibiotiques et humidité sont contrôlés à chaque lot. Production : 450 tonnes par an, certifiées biologiques.',
        productClassification: 'Miel et cire d’abeille',
        productName: 'Miel de forêt du miombo',
        purchaseNeeds:
          'Lignes de remplissage pour miel, déshydrateurs sous vide, cuves inox ; agents pour magasins de bien-être et de puériculture.',
      },
    },
    products: [
      {
        key: 'forest-honey',
        texts: {
          'zh-CN': { name: '米翁波原蜜', description: '水分18%以下，300公斤钢桶或500克瓶装，5月和10月两季收。' },
          'en-US': {
            name: 'Raw miombo honey',
            description: 'Moisture under 18%; 300 kg drums or 500 g jars, harvested in May and in October.',
          },
          'fr-FR': {
            name: 'Miel brut du miombo',
            description: 'Moins de 18 % d’humidité ; fûts de 300 kg ou pots de 500 g, récoltes de mai et d’octobre.',
          },
        },
      },
      {
        key: 'beeswax',
        texts: {
          'zh-CN': { name: '蜂蜡', description: '滤清两遍，酸值17至24，片状25公斤袋，供蜡烛、化妆品与药膏用。' },
          'en-US': {
            name: 'Beeswax',
            description:
              'Filtered twice, acid value 17 to 24, in 25 kg sacks of flakes for candles, cosmetics and ointments.',
          },
          'fr-FR': {
            name: 'Cire d’abeille',
            description:
              'Filtrée deux fois, indice d’acide de 17 à 24, paillettes en sacs de 25 kg pour bougies, cosmétiques et pommades.',
          },
        },
      },
    ],
  },
  {
    key: 'kaleya-ripper-works',
    country: 'ZM',
    industry: 13,
    hall: 'W5',
    phone: '+260966753203',
    mail: 'dealers@kaleyaripper.example',
    founded: 1992,
    employees: 78,
    editions: [2, 4],
    texts: {
      'zh-CN': {
        name: '卡莱亚农具制造厂',
        contact: '经销商服务部',
        address: '赞比亚南方省马扎布卡市，铁路工业区',
        profile:
          '专做保护性耕作农具：牛拉深松犁、手扶拖拉机配套播种机、玉米脱粒机。钢材用硼钢，铧尖可更换，年产9200台套，由82家乡镇农资店代卖。',
        productClassification: '中小型农机具',
        productName: '牛拉深松犁',
        purchaseNeeds: '单缸柴油机、手扶拖拉机散件（赞比亚总装）、等离子切割机。',
      },
      'en-US': {
        name: 'Kaleya Ripper Works',
        contact: 'Dealer desk',
        address: 'Railway industrial area, Mazabuka, Southern Province, Zambia',
        profile:
          'Tools for minimum tillage: ox-drawn rippers, planters for two-wheel tractors and maize shellers. Points are boron steel and can be changed. The works makes 9,200 units a year, sold by 82 village agro-dealers.',
        productClassification: 'Small farm implements',
        productName: 'Ox-drawn rippers',
        purchaseNeeds:
          'Single-cylinder diesel engines, kits of two-wheel tractors for assembly in Zambia, plasma cutters.',
      },
      'fr-FR': {
        name: 'Kaleya Ripper Works',
        contact: 'Service concessionnaires',
        address: 'Zone industrielle du rail, Mazabuka, province du Sud, Zambie',
        profile:
          'Des outils pour semer presque sans labour : sous-soleurs attelés, semoirs pour motoculteurs, égreneuses à maïs. Pointes interchangeables en acier au bore. L’atelier fabrique 9 200 unités par an, que vendent 82 magasins d’intrants villageois.',
        productClassification: 'Petit outillage agricole',
        productName: 'Sous-soleurs attelés',
        purchaseNeeds: 'Moteurs diesel monocylindres, motoculteurs en pièces à monter en Zambie, découpeuses plasma.',
      },
    },
    products: [
      {
        key: 'ox-ripper',
        texts: {
          'zh-CN': { name: '牛拉深松犁', description: '重19公斤，两头牛牵引，一天松土一公顷，随机带两副铧尖。' },
          'en-US': {
            name: 'Ox-drawn ripper',
            description: 'Weighs 19 kg; a pair of oxen opens a hectare in a day. Two spare points come with it.',
          },
          'fr-FR': {
            name: 'Sous-soleur attelé',
            description:
              'Un poids de 19 kg ; une paire de bœufs ouvre un hectare par jour. Deux pointes de rechange fournies.',
          },
        },
      },
      {
        key: 'sheller',
        texts: {
          'zh-CN': { name: '玉米脱粒机', description: '每小时1.5吨，7马力柴油机，破碎率2%以下，皮卡即可拖运。' },
          'en-US': {
            name: 'Maize sheller',
            description: 'Shells 1.5 tonnes an hour on a 7 hp diesel, under 2% broken grain; towed by a pickup.',
          },
          'fr-FR': {
            name: 'Égreneuse à maïs',
            description:
              'Débit de 1,5 tonne à l’heure, diesel de 7 ch, moins de 2 % de grains cassés ; se tracte en pick-up.',
          },
        },
      },
    ],
  },
  {
    key: 'dombo-yard-sculptors',
    country: 'ZW',
    industry: 22,
    hall: 'C',
    phone: '+263773864301',
    mail: 'yard@domboyard.example',
    website: 'https://www.domboyard.example',
    founded: 1991,
    employees: 39,
    editions: [1, 2, 3, 4],
    texts: {
      'zh-CN': {
        name: '东博石雕院',
        contact: '作品咨询处',
        address: '津巴布韦哈拉雷郊外石雕营地',
        profile:
          '39名雕刻师用蛇纹石、春石和欧泊石，从石坯到打蜡全凭手锤、凿子和砂纸。题材有家庭、鸟兽和抽象造型，每年成品约千件。展位在露天区，两米以上大件当场可看，也可定制。',
        productClassification: '石雕',
        productName: '绍纳石雕',
        purchaseNeeds: '手持气动雕刻工具、金刚砂布、木箱包装和大件海运服务；寻找园林与公园项目。',
      },
      'en-US': {
        name: 'Dombo Yard Sculptors',
        contact: 'Works desk',
        address: 'Carvers’ camp, outside Harare, Zimbabwe',
        profile:
          'Thirty-nine carvers work serpentine, springstone and opal stone with hammer, chisel and wet paper, right through to the wax. Families, birds, animals and abstract forms: about a thousand pieces a year. Works above two metres stand in the open-air area, and commissions are welcome.',
        productClassification: 'Stone sculpture',
        productName: 'Shona stone sculpture',
        purchaseNeeds: 'Pneumatic hand tools, diamond paper, crating and heavy sea freight; parks and garden projects.',
      },
      'fr-FR': {
        name: 'Dombo Yard Sculptors',
        contact: 'Renseignements sur les œuvres',
        address: 'Camp de sculpteurs, environs de Harare, Zimbabwe',
        profile:
          'Trente-neuf sculpteurs taillent serpentine, springstone et pierre d’opale au marteau, au ciseau et au papier mouillé, jusqu’à la cire. Familles, oiseaux, bêtes et formes abstraites : un millier de pièces par an. Les œuvres de plus de deux mètres se voient en plein air ; commandes possibles.',
        productClassification: 'Sculpture sur pierre',
        productName: 'Sculpture shona',
        purchaseNeeds:
          'Outils pneumatiques à main, papier diamanté, mise en caisse et fret maritime lourd ; parcs et jardins.',
      },
    },
    products: [
      {
        key: 'garden',
        texts: {
          'zh-CN': {
            name: '园林大型石雕',
            description: '高1.5至2.6米，重0.8至3吨，可耐冻融，含钢底座，定制期五个月。',
          },
          'en-US': {
            name: 'Garden sculptures',
            description:
              'From 1.5 to 2.6 m high and 0.8 to 3 tonnes, frost-proof, on a steel base; five months to order.',
          },
          'fr-FR': {
            name: 'Sculptures de jardin',
            description:
              'De 1,5 à 2,6 m, de 0,8 à 3 tonnes, résistantes au gel, sur socle d’acier ; cinq mois de délai.',
          },
        },
      },
      {
        key: 'small',
        texts: {
          'zh-CN': { name: '案头小品', description: '高12至30厘米，鸟、河马与母子像居多，一件一盒，混装百件起。' },
          'en-US': {
            name: 'Table pieces',
            description:
              'From 12 to 30 cm, mostly birds, hippos, and mother and child; boxed singly, mixed lots of a hundred.',
          },
          'fr-FR': {
            name: 'Petites pièces',
            description:
              'De 12 à 30 cm : oiseaux, hippopotames, mères à l’enfant ; une boîte par pièce, lots mêlés de cent.',
          },
        },
      },
    ],
  },
  {
    key: 'sanyati-cotton-spinners',
    country: 'ZW',
    industry: 20,
    hall: 'W6',
    phone: '+263773864302',
    mail: 'yarn@sanyatispin.example',
    website: 'https://www.sanyatispin.example',
    founded: 1997,
    employees: 355,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '萨尼亚蒂棉纺公司',
        contact: '纱线贸易部',
        address: '津巴布韦卡多马市纺织工业区',
        profile:
          '津巴布韦棉以人工采摘、杂质少见长。公司向3.1万户小农收籽棉，轧花、纺纱、织厚布在同一厂区完成，年纺纱3800吨，棉籽再榨油、棉粕作饲料。',
        productClassification: '皮棉、纱线与布料',
        productName: '手采棉环锭纱',
        purchaseNeeds: '清梳联、环锭细纱机旧改件、毛巾织机；寻找牛仔布与家纺采购商。',
      },
      'en-US': {
        name: 'Sanyati Cotton Spinners',
        contact: 'Yarn trade desk',
        address: 'Textile industrial area, Kadoma, Zimbabwe',
        profile:
          'Zimbabwe’s cotton is picked by hand and carries little trash. Sanyati buys seed cotton from 31,000 small farmers, then gins, spins and weaves heavy cloth on one site. It spins 3,800 tonnes of yarn a year; the seed is pressed for oil and the cake goes to stock feed.',
        productClassification: 'Lint, yarn and cloth',
        productName: 'Hand-picked ring-spun yarn',
        purchaseNeeds:
          'Blowroom-carding lines, upgrade parts for ring frames, terry looms; buyers of denim and home textiles.',
      },
      'fr-FR': {
        name: 'Sanyati Cotton Spinners',
        contact: 'Négoce de filés',
        address: 'Zone industrielle textile, Kadoma, Zimbabwe',
        profile:
          'Cueilli à la main, le coton du Zimbabwe contient peu d’impuretés. Sanyati achète le coton-graine de 31 000 petits exploitants, égrène, file et tisse des toiles lourdes sur un même site. Elle file 3 800 tonnes par an ; la graine donne de l’huile et du tourteau pour le bétail.',
        productClassification: 'Coton fibre, filés et tissus',
        productName: 'Filés classiques de coton cueilli à la main',
        purchaseNeeds:
          'Lignes de battage-cardage, kits de rénovation de continus à filer, métiers éponge ; acheteurs de denim et de linge de maison.',
      },
    },
    products: [
      {
        key: 'yarn-20',
        texts: {
          'zh-CN': {
            name: '20支环锭棉纱',
            description: '普梳，强力CV值8%以内，45公斤一箱，一柜约18吨，供牛仔和毛巾。',
          },
          'en-US': {
            name: 'Ring-spun yarn, Ne 20',
            description:
              'Carded, strength CV within 8%, 45 kg cartons, about 18 tonnes a container, for denim and towels.',
          },
          'fr-FR': {
            name: 'Filé classique Ne 20',
            description:
              'Cardé, variation de ténacité inférieure à 8 %, cartons de 45 kg, environ 18 tonnes par conteneur, pour denim et éponge.',
          },
        },
      },
      {
        key: 'canvas',
        texts: {
          'zh-CN': { name: '12安帆布', description: '未漂白，幅宽1.6米，做购物袋、画布和工作服，每色3000米起染。' },
          'en-US': {
            name: 'Canvas, 12 oz',
            description:
              'Unbleached, 1.6 m wide, for bags, artists’ canvas and work clothes; dyed from 3,000 m a colour.',
          },
          'fr-FR': {
            name: 'Toile de 12 onces',
            description:
              'Écrue, laize de 1,60 m, pour sacs, toiles de peintre et bleus de travail ; teinture dès 3 000 m par coloris.',
          },
        },
      },
    ],
  },
  {
    key: 'mboma-hill-tea',
    country: 'MW',
    industry: 3,
    hall: 'W2',
    phone: '+265991935401',
    mail: 'tea@mbomahill.example',
    founded: 1968,
    employees: 470,
    editions: [1, 3, 4],
    texts: {
      'zh-CN': {
        name: '姆博马山茶园',
        contact: '手工茶销售部',
        address: '马拉维南部区乔洛镇',
        profile:
          '茶园380公顷，1968年始建，老树与新种克隆品系各占一半。除拼配红茶外，另设小车间做白毫、乌龙和烟熏茶，12月至4月雨季为主采期。厂内设诊所，职工子女可入学。',
        productClassification: '红茶、白茶与乌龙茶',
        productName: '乔洛白茶',
        purchaseNeeds: '萎凋槽、乌龙茶揉捻机、茶叶真空包装机，以及中国白茶工艺的培训合作。',
      },
      'en-US': {
        name: 'Mboma Hill Tea Estate',
        contact: 'Speciality tea sales',
        address: 'Thyolo, Southern Region, Malawi',
        profile:
          'Three hundred and eighty hectares, planted since 1968: half old bushes, half new clones. Beside black tea for blending, a small workshop makes white, oolong and smoked teas, mostly in the rains from December to April. There is a clinic on the estate, and schooling for workers’ children.',
        productClassification: 'Black, white and oolong tea',
        productName: 'Thyolo white tea',
        purchaseNeeds: 'Withering troughs, oolong rollers, vacuum packers; training in Chinese white-tea methods.',
      },
      'fr-FR': {
        name: 'Mboma Hill Tea Estate',
        contact: 'Ventes de thés fins',
        address: 'Thyolo, région Sud, Malawi',
        profile:
          'Trois cent quatre-vingts hectares plantés depuis 1968, moitié vieux théiers, moitié clones récents. À côté du thé noir d’assemblage, un petit atelier prépare thés blancs, oolongs et thés fumés, surtout pendant les pluies, de décembre à avril. Le domaine a son dispensaire et scolarise les enfants des salariés.',
        productClassification: 'Thés noirs, blancs et oolongs',
        productName: 'Thé blanc de Thyolo',
        purchaseNeeds:
          'Bacs de flétrissage, rouleuses à oolong, emballeuses sous vide ; formation aux méthodes chinoises du thé blanc.',
      },
    },
    products: [
      {
        key: 'white-antlers',
        texts: {
          'zh-CN': { name: '绒茎白茶', description: '只取带绒嫩茎，日光萎凋，荔枝与蜜香，年产仅350公斤，100克罐装。' },
          'en-US': {
            name: 'Downy-stem white tea',
            description:
              'Only the soft, downy stems, withered in the sun: lychee and honey. Just 350 kg a year, in 100 g tins.',
          },
          'fr-FR': {
            name: 'Thé blanc de tiges duveteuses',
            description:
              'Tiges tendres seulement, flétries au soleil : litchi et miel. À peine 350 kg par an, en boîtes de 100 g.',
          },
        },
      },
      {
        key: 'black-pf1',
        texts: {
          'zh-CN': { name: '红碎茶PF1级', description: '汤色红艳，出汤快，奶茶拼配常用，65公斤纸袋，单柜21吨。' },
          'en-US': {
            name: 'Black tea PF1',
            description:
              'Reddish liquor that brews fast, used in milk-tea blends; 65 kg paper sacks, 21 tonnes a container.',
          },
          'fr-FR': {
            name: 'Thé noir PF1',
            description:
              'Infusion rouge et rapide, pour mélanges de thé au lait ; sacs papier de 65 kg, 21 tonnes par conteneur.',
          },
        },
      },
    ],
  },
  {
    key: 'mtedza-plain-growers',
    country: 'MW',
    industry: 1,
    hall: 'W5',
    phone: '+265991935402',
    mail: 'grain@mtedzaplain.example',
    website: 'https://www.mtedzaplain.example',
    founded: 2016,
    employees: 47,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '姆特扎平原花生农民公司',
        contact: '仓储与销售部',
        address: '马拉维中部区利隆圭，卡嫩戈工业区',
        profile:
          '由4900户农民持股，主营花生、木豆和大豆。卡嫩戈仓库容量1.2万吨，脱壳、分级、黄曲霉毒素快检同线进行，每袋可追到农民小组。5月至9月集中收货。',
        productClassification: '花生与豆类',
        productName: '查林巴纳大粒花生',
        purchaseNeeds: '花生捡拾收获机、脱壳分级机组、谷物快检仪；欢迎农机厂家来料试验。',
      },
      'en-US': {
        name: 'Mtedza Plain Growers',
        contact: 'Warehouse and sales',
        address: 'Kanengo industrial area, Lilongwe, Malawi',
        profile:
          'A company owned by 4,900 farm households that grow groundnuts, pigeon peas and soya. The Kanengo store holds 12,000 tonnes; shelling, grading and a quick aflatoxin test run on one line, and each bag leads back to a farmers’ group. Intake is from May to September.',
        productClassification: 'Groundnuts and pulses',
        productName: 'Chalimbana groundnuts',
        purchaseNeeds:
          'Groundnut lifters, shelling and grading sets, grain test kits; machinery makers may try them on our nuts.',
      },
      'fr-FR': {
        name: 'Mtedza Plain Growers',
        contact: 'Entrepôt et ventes',
        address: 'Zone industrielle de Kanengo, Lilongwe, Malawi',
        profile:
          'Société détenue par 4 900 familles d’agriculteurs, productrices d’arachides, de pois d’Angole et de soja. L’entrepôt de Kanengo contient 12 000 tonnes ; décorticage, calibrage et test rapide d’aflatoxines se font en ligne, et chaque sac renvoie à un groupement. Collecte de mai à septembre.',
        productClassification: 'Arachides et légumes secs',
        productName: 'Arachides Chalimbana',
        purchaseNeeds:
          'Arracheuses d’arachides, ensembles de décorticage et de calibrage, kits d’analyse ; les constructeurs peuvent faire leurs essais sur notre récolte.',
      },
    },
    products: [
      {
        key: 'groundnut',
        texts: {
          'zh-CN': {
            name: '查林巴纳花生仁',
            description: '38至42粒每盎司，手选，黄曲霉毒素每公斤4微克以内，50公斤麻袋，可寄样试炒。',
          },
          'en-US': {
            name: 'Chalimbana kernels',
            description:
              '38 to 42 an ounce, hand-picked, aflatoxin within 4 micrograms per kilo; 50 kg sacks, roasting samples sent.',
          },
          'fr-FR': {
            name: 'Amandes Chalimbana',
            description:
              'De 38 à 42 par once, triées à la main, 4 microgrammes d’aflatoxines par kilo au plus ; sacs de 50 kg, échantillons à griller sur demande.',
          },
        },
      },
      {
        key: 'pigeon-pea',
        texts: {
          'zh-CN': { name: '木豆', description: '8月至11月新货，杂质1%以下，可供整粒或脱皮豆瓣，起订一个25吨柜。' },
          'en-US': {
            name: 'Pigeon peas',
            description:
              'New crop August to November, under 1% foreign matter, whole or split; one 25-tonne container minimum.',
          },
          'fr-FR': {
            name: 'Pois d’Angole',
            description:
              'Nouvelle récolte d’août à novembre, moins de 1 % d’impuretés, entiers ou cassés ; un conteneur de 25 tonnes au minimum.',
          },
        },
      },
    ],
  },
  {
    key: 'camaroes-do-savane',
    country: 'MZ',
    industry: 5,
    hall: 'W2',
    phone: '+258843976501',
    mail: 'vendas@savanecamaroes.example',
    website: 'https://www.savanecamaroes.example',
    founded: 1995,
    employees: 175,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '萨瓦内对虾船队公司',
        contact: '海产销售部',
        address: '莫桑比克索法拉省贝拉市渔港',
        profile:
          '拥有11艘冷冻拖网船，在索法拉浅滩捕捞白对虾与斑节对虾，网具都装海龟逃逸器。船上单冻、零下40度急冻，年捕2100吨。禁渔期为11月至次年2月，船在贝拉修整。',
        productClassification: '冷冻虾蟹',
        productName: '莫桑比克白对虾',
        purchaseNeeds: '船用冷冻压缩机、液压绞车、拖网和浮标；希望直接对接火锅和自助餐连锁。',
      },
      'en-US': {
        name: 'Camarões do Savane',
        contact: 'Seafood sales',
        address: 'Fishing port, Beira, Sofala Province, Mozambique',
        profile:
          'Eleven freezer trawlers take white and black tiger prawns on the Sofala Bank, with turtle excluders in each net. The catch, 2,100 tonnes a year, is frozen on board at −40 °C. Closed season runs from November to February, when the boats refit in Beira.',
        productClassification: 'Frozen prawns and crab',
        productName: 'Mozambican white prawns',
        purchaseNeeds:
          'Marine refrigeration compressors, hydraulic winches, nets and floats; direct ties with hotpot and buffet chains.',
      },
      'fr-FR': {
        name: 'Camarões do Savane',
        contact: 'Ventes de produits de la mer',
        address: 'Port de pêche, Beira, province de Sofala, Mozambique',
        profile:
          'Onze chalutiers congélateurs pêchent crevettes blanches et tigrées sur le banc de Sofala ; chaque filet a son dispositif d’exclusion des tortues. Les 2 100 tonnes annuelles sont surgelées à bord à −40 °C. Pêche fermée de novembre à février : les bateaux sont révisés à Beira.',
        productClassification: 'Crevettes et crabes surgelés',
        productName: 'Crevettes blanches du Mozambique',
        purchaseNeeds:
          'Compresseurs frigorifiques marins, treuils hydrauliques, filets et flotteurs ; relations directes avec des chaînes de fondue et de buffets.',
      },
    },
    products: [
      {
        key: 'white-prawn',
        texts: {
          'zh-CN': { name: '带头白对虾', description: '每公斤20至60尾五个规格，2公斤船冻盒，无亚硫酸盐，每柜22吨。' },
          'en-US': {
            name: 'Head-on white prawns',
            description:
              'Five sizes from 20 to 60 a kilo, frozen at sea in 2 kg boxes without sulphites; 22 tonnes a container.',
          },
          'fr-FR': {
            name: 'Crevettes blanches entières',
            description:
              'Cinq calibres de 20 à 60 par kilo, surgelées à bord en boîtes de 2 kg, sans sulfites ; 22 tonnes par conteneur.',
          },
        },
      },
      {
        key: 'tiger',
        texts: {
          'zh-CN': { name: '斑节对虾', description: '每公斤6至12尾，虾身黑纹明显，一尾一袋，适合铁板与清蒸。' },
          'en-US': {
            name: 'Black tiger prawns',
            description: 'Six to twelve a kilo, well striped, wrapped one by one, for grill plates or steaming.',
          },
          'fr-FR': {
            name: 'Crevettes tigrées géantes',
            description: 'Six à douze par kilo, bien rayées, emballées une à une, à griller ou à cuire à la vapeur.',
          },
        },
      },
    ],
  },
  {
    key: 'chama-azul-gas',
    country: 'MZ',
    industry: 7,
    hall: 'W1',
    phone: '+258843976502',
    mail: 'compras@chamaazulgas.example',
    founded: 2012,
    employees: 98,
    editions: [4],
    texts: {
      'zh-CN': {
        name: '蓝焰液化气公司',
        contact: '采购与工程部',
        address: '莫桑比克马普托省马托拉市工业区',
        profile:
          '经营家用与餐饮液化石油气：马托拉罐区3200立方米，每天充装9000瓶，配送马普托、加扎、伊尼扬巴内三省的720家代销点。正规划在北部楠普拉再建一座充装站。',
        productClassification: '液化石油气与充装服务',
        productName: '家用瓶装液化气',
        purchaseNeeds: '球罐、旋转充装转盘、复合材料气瓶、钢瓶检测线，最好能分期付款。',
      },
      'en-US': {
        name: 'Chama Azul Gás',
        contact: 'Purchasing and engineering',
        address: 'Industrial area, Matola, Maputo Province, Mozambique',
        profile:
          'Cooking gas for homes and restaurants: 3,200 cubic metres of storage at Matola, 9,000 cylinders filled a day, and 720 resellers in Maputo, Gaza and Inhambane provinces. A second filling plant is planned in Nampula, in the north.',
        productClassification: 'LPG and cylinder filling',
        productName: 'Bottled cooking gas',
        purchaseNeeds:
          'Storage spheres, filling carousels, composite cylinders and a requalification line, preferably with payment by instalments.',
      },
      'fr-FR': {
        name: 'Chama Azul Gás',
        contact: 'Achats et ingénierie',
        address: 'Zone industrielle, Matola, province de Maputo, Mozambique',
        profile:
          'Du gaz de cuisine pour ménages et restaurants : 3 200 m³ de stockage à Matola, 9 000 bouteilles remplies par jour et 720 revendeurs dans les provinces de Maputo, Gaza et Inhambane. Un second centre emplisseur est prévu à Nampula, dans le nord.',
        productClassification: 'GPL et remplissage de bouteilles',
        productName: 'Gaz de cuisine en bouteille',
        purchaseNeeds:
          'Sphères de stockage, carrousels de remplissage, bouteilles composites, ligne de requalification ; paiement échelonné de préférence.',
      },
    },
    products: [
      {
        key: 'cylinder',
        texts: {
          'zh-CN': { name: '11公斤瓶装气', description: '带限流角阀与封签，门店换瓶，押金制，五年一检。' },
          'en-US': {
            name: 'Gas in 11 kg cylinders',
            description:
              'Excess-flow valve and seal, exchanged at the shop against a deposit, inspected every five years.',
          },
          'fr-FR': {
            name: 'Bouteille de 11 kg',
            description:
              'Robinet à limiteur de débit, scellé ; échange en boutique contre consigne, contrôle tous les cinq ans.',
          },
        },
      },
      {
        key: 'bulk',
        texts: {
          'zh-CN': {
            name: '工商业散装供气',
            description: '酒店、烘焙厂用1至20立方米小型储罐，含气化器、管道设计与远程液位。',
          },
          'en-US': {
            name: 'Bulk supply for business',
            description:
              'Tanks of 1 to 20 cubic metres for hotels and bakeries, with vaporiser, pipe design and remote level reading.',
          },
          'fr-FR': {
            name: 'Livraison en vrac aux professionnels',
            description:
              'Citernes de 1 à 20 m³ pour hôtels et boulangeries, avec vaporiseur, étude de tuyauterie et relevé de niveau à distance.',
          },
        },
      },
    ],
  },
];
