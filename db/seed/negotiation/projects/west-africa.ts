import type { SeedProject } from '../shapes.ts';

/** Projects in Nigeria, Ghana, Côte d’Ivoire, Senegal, Benin and Togo. */
export const westAfricanProjects: SeedProject[] = [
  {
    key: 'kano-groundnut-oil',
    category: 'investment',
    region: 'NG',
    industry: 1,
    amount: '560',
    status: 'published',
    publishedOn: '2025-05-06',
    phone: '+2348030820301',
    contact: 'invest@gyada-mills.example',
    texts: {
      'zh-CN': {
        name: '卡诺花生油压榨与分装厂',
        owner: '吉亚达油脂公司',
        contactPerson: '投资部',
        introduction:
          '卡诺州花生年产量大，却有三成以带壳原料流出外地。公司已建成万吨筒仓和剥壳线，缺的是日榨一百五十吨的冷榨车间与小包装线。豆粕已有三家饲料厂书面承诺收购。',
        cooperationRequirement: '融资三百万美元以上，可债可股；设备须适应电压波动，并随机附带双语操作手册。',
      },
      'en-US': {
        name: 'Groundnut oil mill and bottling in Kano',
        owner: 'Gyada Mills',
        contactPerson: 'Investment desk',
        introduction:
          'A third of the groundnuts of Kano State leaves it in the shell. Silos for 10,000 tonnes and a shelling line stand; missing are a cold press for 150 tonnes a day and a line for small bottles. Three feed makers have promised in writing to take the cake.',
        cooperationRequirement:
          'Three million dollars or more, as a loan or as equity. Machines must bear an uneven voltage and come with a manual in two languages.',
      },
      'fr-FR': {
        name: 'Huilerie d’arachide et embouteillage à Kano',
        owner: 'Gyada Mills',
        contactPerson: 'Service investissement',
        introduction:
          'Un tiers des arachides de l’État de Kano en sort en coque. Des silos de 10 000 tonnes et une ligne de décorticage existent ; manquent une presse à froid de 150 tonnes par jour et une ligne de petits flacons. Trois fabricants d’aliments se sont engagés par écrit à reprendre les tourteaux.',
        cooperationRequirement:
          'Trois millions de dollars ou davantage, en prêt ou en capital. Machines tolérant une tension irrégulière, livrées avec un manuel bilingue.',
      },
    },
  },
  {
    key: 'lagos-tricycle-batteries',
    category: 'trade',
    region: 'NG',
    industry: 14,
    amount: '240',
    status: 'negotiating',
    publishedOn: '2025-12-03',
    phone: '+2348030820302',
    contact: 'buying@oko-keke.example',
    texts: {
      'zh-CN': {
        name: '拉各斯电动三轮车整车采购',
        owner: '奥科客运合作社',
        contactPerson: '采购组',
        introduction:
          '合作社有会员司机一千八百名，现用燃油三轮平均车龄九年。计划两年内分批换购电动三轮六百辆，载客四人，续航一百公里以上，涉水深度三十厘米。车款由社员按周缴存。',
        cooperationRequirement: '征询供货商报价，须含充电柜、三年电池质保与两成散件；先交付二十辆样车试跑三个月。',
      },
      'en-US': {
        name: 'Electric tricycles for drivers in Lagos',
        owner: 'Oko Keke Drivers’ Co-operative',
        contactPerson: 'Buying group',
        introduction:
          'The tricycles of its 1,800 drivers are nine years old on average. Over two years the co-operative will buy 600 electric ones for four passengers, with a range of 100 kilometres or more and able to wade 30 centimetres. Members save for them by the week.',
        cooperationRequirement:
          'Offers that include charging cabinets, a three-year battery warranty and spares for a fifth of the fleet. Twenty vehicles come first, for a three-month trial.',
      },
      'fr-FR': {
        name: 'Tricycles électriques pour les chauffeurs de Lagos',
        owner: 'Oko Keke Drivers’ Co-operative',
        contactPerson: 'Groupe d’achat',
        introduction:
          'Les tricycles de ses 1 800 chauffeurs ont neuf ans en moyenne. En deux ans, la coopérative en achètera 600 électriques, de quatre places, d’une autonomie d’au moins 100 kilomètres et capables de passer 30 centimètres d’eau. Les membres épargnent chaque semaine.',
        cooperationRequirement:
          'Offres comprenant armoires de charge, garantie batterie de trois ans et pièces pour un cinquième du parc. Vingt véhicules d’abord, à l’essai pendant trois mois.',
      },
    },
  },
  {
    key: 'ogun-ceramic-tiles',
    category: 'investment',
    region: 'NG',
    industry: 11,
    amount: '3200',
    status: 'published',
    publishedOn: '2026-07-15',
    phone: '+2348030820303',
    contact: 'board@olumo-tiles.example',
    texts: {
      'zh-CN': {
        name: '奥贡州抛釉砖二线',
        owner: '奥卢莫陶瓷公司',
        contactPerson: '董事会秘书处',
        introduction:
          '一线日产瓷砖两万平方米，库存从未超过十天。二线选址原厂东侧，天然气管道已接到围墙外，黏土矿权尚余十七年。新增窑炉长二百四十米，主打六十乘一百二十厘米大规格。',
        cooperationRequirement: '增发新股三成引入战略投资者，同时公开询价压机、辊道窑与喷墨机；投产后利润可自由汇出。',
      },
      'en-US': {
        name: 'Second line for glazed tiles in Ogun State',
        owner: 'Olumo Tiles',
        contactPerson: 'Secretary of the board',
        introduction:
          'The first line makes 20,000 m² a day, and stocks have never lasted ten days. A second kiln of 240 metres is planned on the east side for tiles of 60 by 120 centimetres; the gas pipe reaches the wall and clay rights run for another seventeen years.',
        cooperationRequirement:
          'New shares for a strategic investor, 30 per cent after the issue. Quotations are asked for presses, roller kiln and inkjet printers; profits may leave the country freely.',
      },
      'fr-FR': {
        name: 'Seconde ligne de carreaux émaillés dans l’État d’Ogun',
        owner: 'Olumo Tiles',
        contactPerson: 'Secrétariat du conseil',
        introduction:
          'La première ligne produit 20 000 m² par jour et les stocks n’ont jamais tenu dix jours. Un second four de 240 mètres est prévu à l’est, pour le format 60 sur 120 centimètres ; la conduite de gaz arrive au mur et les droits sur l’argile courent encore dix-sept ans.',
        cooperationRequirement:
          'Actions nouvelles pour un investisseur stratégique, 30 % après émission. Devis attendus pour presses, four à rouleaux et imprimantes ; transfert libre des bénéfices.',
      },
    },
  },
  {
    key: 'kumasi-cocoa-butter',
    category: 'trade',
    region: 'GH',
    industry: 3,
    amount: '310',
    status: 'published',
    publishedOn: '2025-09-04',
    phone: '+233244820304',
    contact: 'sales@asanteman-cocoa.example',
    texts: {
      'zh-CN': {
        name: '库马西可可脂与可可液块',
        owner: '阿散蒂曼可可加工厂',
        contactPerson: '国际销售部',
        introduction:
          '工厂收购阿散蒂与布朗两地主产季豆，年研磨一万六千吨，设有巴氏杀菌段。可供天然可可脂二千四百吨、液块三千吨，纸箱二十五公斤，游离脂肪酸低于百分之一点五。',
        cooperationRequirement: '巧克力厂与食品贸易商均可洽谈，季度定价，特马港船上交货；首单接受第三方装运前检验。',
      },
      'en-US': {
        name: 'Cocoa butter and liquor from Kumasi',
        owner: 'Asanteman Cocoa Processing',
        contactPerson: 'International sales',
        introduction:
          'Main-crop beans from Ashanti and Brong are ground here, 16,000 tonnes a year, with a pasteurising stage. On offer: 2,400 tonnes of natural butter and 3,000 of liquor in 25-kilogram cartons, free fatty acids under 1.5 per cent.',
        cooperationRequirement:
          'Chocolate makers and food traders, priced by the quarter, FOB Tema. For a first order, inspection by a third party before loading is welcome.',
      },
      'fr-FR': {
        name: 'Beurre et masse de cacao de Kumasi',
        owner: 'Asanteman Cocoa Processing',
        contactPerson: 'Ventes internationales',
        introduction:
          'L’usine broie 16 000 tonnes par an de fèves de récolte principale, venues d’Ashanti et de Brong, avec une étape de pasteurisation. Elle propose 2 400 tonnes de beurre naturel et 3 000 de masse, en cartons de 25 kilos, acidité libre inférieure à 1,5 %.',
        cooperationRequirement:
          'Chocolatiers et négociants, prix trimestriel, FOB Tema. Première commande ouverte à l’inspection d’un tiers avant embarquement.',
      },
    },
  },
  {
    key: 'volta-floating-solar',
    category: 'engineering',
    region: 'GH',
    industry: 8,
    amount: '4150',
    status: 'published',
    publishedOn: '2026-03-25',
    phone: '+233244820305',
    contact: 'epc@akosombo-sun.example',
    texts: {
      'zh-CN': {
        name: '沃尔特湖漂浮光伏五十兆瓦',
        owner: '阿科松博阳光电力',
        contactPerson: '工程承包事务部',
        introduction:
          '电站选在湖湾避风处，水位年变幅四米，占用水面约五十公顷。升压后经六公里线路接入既有变电站，购电协议期二十年，以美元计价。环评听证会已开，渔民航道予以保留。',
        cooperationRequirement: '面向有水上光伏经验的总承包商，要求锚固方案按百年一遇风速复核，并垫资建设期三成。',
      },
      'en-US': {
        name: 'Fifty megawatts of floating solar on Lake Volta',
        owner: 'Akosombo Sun Power',
        contactPerson: 'Contracts department',
        introduction:
          'The plant would lie in a sheltered bay on some fifty hectares of water whose level moves by four metres a year. A six-kilometre line joins it to an existing substation, and power is sold in dollars for twenty years. Hearings have been held, and the channel of the fishermen stays open.',
        cooperationRequirement:
          'A contractor with floating plants behind it, moorings checked for a hundred-year wind, and 30 per cent advanced while building.',
      },
      'fr-FR': {
        name: 'Cinquante mégawatts de solaire flottant sur le lac Volta',
        owner: 'Akosombo Sun Power',
        contactPerson: 'Service des marchés',
        introduction:
          'La centrale occuperait dans une baie abritée une cinquantaine d’hectares d’un plan d’eau qui varie de quatre mètres par an. Une ligne de six kilomètres la relie à un poste existant ; l’électricité est vendue en dollars pendant vingt ans. Les audiences ont eu lieu et le chenal des pêcheurs reste libre.',
        cooperationRequirement:
          'Entreprise ayant déjà réalisé du solaire flottant, ancrages vérifiés pour un vent centennal, avance de 30 % pendant les travaux.',
      },
    },
  },
  {
    key: 'abidjan-cashew-kernels',
    category: 'trade',
    region: 'CI',
    industry: 2,
    amount: '195',
    status: 'signed',
    publishedOn: '2025-06-05',
    phone: '+2250707820306',
    contact: 'amandes@korhogo-cajou.example',
    texts: {
      'zh-CN': {
        name: '科霍戈腰果仁订单',
        owner: '科霍戈腰果加工社',
        contactPerson: '订单组',
        introduction:
          '加工社女工占八成，每日剥仁十二吨，白整仁与半粒分级色选。烘烤环节采用果壳作燃料，不用柴火。一年内出货四十七柜，退货为零。',
        cooperationRequirement: '已与一家零食企业签约三百二十吨，余量尚可再接两百吨；真空袋二十二点六八公斤装。',
      },
      'en-US': {
        name: 'Cashew kernels from Korhogo',
        owner: 'Korhogo Cajou',
        contactPerson: 'Order desk',
        introduction:
          'Eight in ten of its workers are women; together they shell twelve tonnes of nuts a day, graded and colour-sorted into whole whites and splits. Roasting burns the shells instead of wood. Of 47 containers sent in a year none came back.',
        cooperationRequirement:
          'A snack maker has signed for 320 tonnes. Another 200 tonnes are free, in vacuum bags of 22.68 kilograms.',
      },
      'fr-FR': {
        name: 'Amandes de cajou de Korhogo',
        owner: 'Korhogo Cajou',
        contactPerson: 'Bureau des commandes',
        introduction:
          'Huit salariés sur dix sont des femmes ; elles décortiquent douze tonnes de noix par jour, calibrées et triées par couleur en entières blanches et en moitiés. La cuisson brûle les coques au lieu du bois. Sur 47 conteneurs expédiés en un an, aucun n’est revenu.',
        cooperationRequirement:
          'Un fabricant d’en-cas a signé pour 320 tonnes. Restent 200 tonnes disponibles, en sachets sous vide de 22,68 kilos.',
      },
    },
  },
  {
    key: 'san-pedro-rubber-gloves',
    category: 'investment',
    region: 'CI',
    industry: 19,
    amount: '780',
    status: 'published',
    publishedOn: '2026-05-28',
    phone: '+2250707820307',
    contact: 'projet@sassandra-latex.example',
    texts: {
      'zh-CN': {
        name: '圣佩德罗乳胶手套厂',
        owner: '萨桑德拉胶乳公司',
        contactPerson: '筹建处',
        introduction:
          '公司胶园九千公顷，乳胶过去全部压成生胶外销。筹建中的浸渍线四条，年产检查手套六亿只，离心浓缩车间随厂配套。西非卫生系统每年用量的九成靠进口。',
        cooperationRequirement: '诚邀手套生产企业以技术和模具入股，股比面议；前两年产品由公司渠道销售。',
      },
      'en-US': {
        name: 'Latex glove factory in San-Pédro',
        owner: 'Sassandra Latex',
        contactPerson: 'Start-up team',
        introduction:
          'Until now all latex from the company’s 9,000 hectares was sold as block rubber. Four dipping lines with a centrifuge shop would make 600 million examination gloves a year. West African hospitals import nine out of ten they use.',
        cooperationRequirement:
          'A glove maker that contributes process and moulds for shares, in proportions to be agreed. Sassandra sells the output of the first two years.',
      },
      'fr-FR': {
        name: 'Usine de gants en latex à San-Pédro',
        owner: 'Sassandra Latex',
        contactPerson: 'Équipe de lancement',
        introduction:
          'Jusqu’ici, tout le latex des 9 000 hectares de la société partait en caoutchouc granulé. Quatre lignes de trempage et un atelier de centrifugation produiraient 600 millions de gants d’examen par an. Les hôpitaux d’Afrique de l’Ouest en importent neuf sur dix.',
        cooperationRequirement:
          'Un fabricant de gants apportant procédé et moules contre des parts, dans des proportions à convenir. Sassandra écoule la production des deux premières années.',
      },
    },
  },
  {
    key: 'kaolack-peanut-butter',
    category: 'trade',
    region: 'SN',
    industry: 2,
    amount: '42',
    status: 'published',
    publishedOn: '2025-10-29',
    phone: '+221771820308',
    contact: 'commerce@saloum-pate.example',
    texts: {
      'zh-CN': {
        name: '考拉克花生酱贴牌生产',
        owner: '萨卢姆食品作坊',
        contactPerson: '商贸联络处',
        introduction:
          '作坊用当季小粒花生低温烘焙，不加糖和棕榈油，每班灌装一万二千瓶。黄曲霉毒素逐批送达喀尔检测，报告留样两年。包装可按客户标识印中文。',
        cooperationRequirement: '承接贴牌订单，两个品规起，每规八千瓶；标签设计定稿后三十五天交货。',
      },
      'en-US': {
        name: 'Peanut butter under your label from Kaolack',
        owner: 'Saloum Pâte',
        contactPerson: 'Trade contact',
        introduction:
          'Small new-crop peanuts are roasted slowly here, without sugar or palm oil, and a shift fills 12,000 jars. Each batch is tested for aflatoxin in Dakar and kept as a sample for two years. Labels can be printed in Chinese.',
        cooperationRequirement:
          'Private-label orders from two sizes and 8,000 jars of each, delivered 35 days after the label is approved.',
      },
      'fr-FR': {
        name: 'Pâte d’arachide sous marque de distributeur à Kaolack',
        owner: 'Saloum Pâte',
        contactPerson: 'Contact commercial',
        introduction:
          'De petites arachides de l’année y sont torréfiées lentement, sans sucre ni huile de palme ; une équipe remplit 12 000 pots. Chaque lot est contrôlé à Dakar pour les aflatoxines et conservé deux ans en échantillon. Étiquettes possibles en chinois.',
        cooperationRequirement:
          'Commandes à façon dès deux formats et 8 000 pots par format, livrées 35 jours après validation de l’étiquette.',
      },
    },
  },
  {
    key: 'thies-rail-sleepers',
    category: 'engineering',
    region: 'SN',
    industry: 10,
    amount: '1280',
    status: 'negotiating',
    publishedOn: '2026-01-28',
    phone: '+221771820309',
    contact: 'marches@cayor-rail-atelier.example',
    texts: {
      'zh-CN': {
        name: '捷斯混凝土轨枕预制场',
        owner: '卡约尔铁路工场',
        contactPerson: '合同处',
        introduction:
          '米轨线路要恢复客货运输，需更换轨枕六十二万根。工场提供场地、砂石料场和工人宿舍，由承包方建流水机组法生产线，日产两千根，完工后移交。模型试件已通过二百万次疲劳试验。',
        cooperationRequirement: '采取建设、培训、移交一揽子合同，付款随轨枕验收数量；外方技术人员不超过二十五名。',
      },
      'en-US': {
        name: 'Precast yard for railway sleepers in Thiès',
        owner: 'Cayor Rail Atelier',
        contactPerson: 'Contracts office',
        introduction:
          'To run again, the metre-gauge line needs 620,000 new sleepers. The workshop gives land, a quarry and lodgings; a contractor builds a line for 2,000 a day and hands it over at the end. Test pieces have stood two million load cycles.',
        cooperationRequirement:
          'One contract to build, train and transfer, paid by sleepers accepted. At most 25 specialists come from abroad.',
      },
      'fr-FR': {
        name: 'Préfabrication de traverses ferroviaires à Thiès',
        owner: 'Cayor Rail Atelier',
        contactPerson: 'Bureau des contrats',
        introduction:
          'Pour rouvrir, la ligne à voie métrique a besoin de 620 000 traverses. L’atelier fournit terrain, carrière et logements ; l’entreprise construit une chaîne de 2 000 pièces par jour et la remet à la fin. Les éprouvettes ont supporté deux millions de cycles.',
        cooperationRequirement:
          'Un seul contrat : construire, former, transférer, payé à la traverse réceptionnée. Vingt-cinq spécialistes étrangers au plus.',
      },
    },
  },
  {
    key: 'parakou-cotton-yarn',
    category: 'investment',
    region: 'BJ',
    industry: 20,
    amount: '1450',
    status: 'published',
    publishedOn: '2025-07-08',
    phone: '+2290197820310',
    contact: 'filature@borgou-coton.example',
    texts: {
      'zh-CN': {
        name: '帕拉库棉纱厂',
        owner: '博尔古棉业公司',
        contactPerson: '纺纱项目组',
        introduction:
          '贝宁皮棉几乎全部出口，帕拉库周围三座轧花厂每年打包七万吨。拟建环锭纺五万锭，以二十一支到四十支针织纱为主，电力来自区域电网并配屋顶光伏六兆瓦。园区给予十年税收优惠。',
        cooperationRequirement: '以合资形式寻找纺织企业，最低出资四百万美元；对方承担设备选型和前五年技术管理。',
      },
      'en-US': {
        name: 'Cotton spinning mill in Parakou',
        owner: 'Borgou Coton',
        contactPerson: 'Spinning project',
        introduction:
          'Nearly all of Benin’s lint is exported, and three gins round Parakou bale 70,000 tonnes a year. The mill would have 50,000 ring spindles for knitting yarn from Ne 21 to 40, grid power and six megawatts on its roofs. The park grants ten years of tax relief.',
        cooperationRequirement:
          'A textile company as partner, with at least four million dollars, to choose the machines and manage the technical side for five years.',
      },
      'fr-FR': {
        name: 'Filature de coton à Parakou',
        owner: 'Borgou Coton',
        contactPerson: 'Projet filature',
        introduction:
          'Le Bénin exporte presque toute sa fibre ; autour de Parakou, trois usines d’égrenage pressent 70 000 tonnes par an. La filature aurait 50 000 broches à anneaux pour fils de bonneterie, du Ne 21 au Ne 40, le courant du réseau et six mégawatts en toiture. Le parc accorde dix ans d’avantages fiscaux.',
        cooperationRequirement:
          'Un industriel du textile associé, avec quatre millions de dollars au moins, chargé du choix des machines et de la conduite technique pendant cinq ans.',
      },
    },
  },
  {
    key: 'abomey-pineapple-juice',
    category: 'trade',
    region: 'BJ',
    industry: 2,
    amount: '27.5',
    status: 'published',
    publishedOn: '2026-08-05',
    phone: '+2290197820311',
    contact: 'jus@allada-ananas.example',
    texts: {
      'zh-CN': {
        name: '阿拉达糖面包菠萝汁',
        owner: '阿拉达菠萝社',
        contactPerson: '灌装厂办公室',
        introduction:
          '选用本地糖面包品种，酸度低，现榨后九十度灌装，不加水不加糖。现有产能每月二十五万瓶，规格三百三十毫升，保质期一年。',
        cooperationRequirement: '征求便利店与餐饮渠道经销商，按省授权；首柜二万二千瓶享广告支持。',
      },
      'en-US': {
        name: 'Sugarloaf pineapple juice from Allada',
        owner: 'Allada Ananas',
        contactPerson: 'Bottling office',
        introduction:
          'The local sugarloaf fruit is low in acid; it is pressed fresh and filled at 90 °C, nothing added. The plant can fill 250,000 bottles of 33 centilitres a month, which keep for a year.',
        cooperationRequirement:
          'Distributors for convenience stores and restaurants, one to a province. The first container of 22,000 bottles comes with a budget for promotion.',
      },
      'fr-FR': {
        name: 'Jus d’ananas pain de sucre d’Allada',
        owner: 'Allada Ananas',
        contactPerson: 'Bureau d’embouteillage',
        introduction:
          'L’ananas pain de sucre, peu acide, est pressé frais et mis en bouteille à 90 °C, sans aucun ajout. L’usine peut remplir 250 000 bouteilles de 33 centilitres par mois ; elles se gardent un an.',
        cooperationRequirement:
          'Distributeurs pour supérettes et restauration, un par province. Le premier conteneur de 22 000 bouteilles est assorti d’un budget promotionnel.',
      },
    },
  },
  {
    key: 'lome-bonded-warehouse',
    category: 'other',
    region: 'TG',
    industry: 18,
    amount: '65',
    status: 'published',
    publishedOn: '2026-10-12',
    phone: '+22890820312',
    contact: 'operations@lome-relais.example',
    texts: {
      'zh-CN': {
        name: '洛美跨境电商海外仓共建',
        owner: '洛美中继仓储',
        contactPerson: '运营部',
        introduction:
          '仓库紧邻洛美深水港，面积六千平方米，海关监管资质已批。可辐射贝宁、加纳、布基纳法索等五国，陆路三天内到货。去年试运营包裹九万件，退件率百分之四。',
        cooperationRequirement: '期待电商平台或卖家联盟共用仓位，合作开发清关与末端配送系统，费用按件分摊。',
      },
      'en-US': {
        name: 'Shared warehouse for online trade in Lomé',
        owner: 'Lomé Relais',
        contactPerson: 'Operations',
        introduction:
          'The bonded warehouse of 6,000 m² stands beside the deep-water port and reaches five countries by road within three days. In its trial year it moved 90,000 parcels, four per cent of which came back.',
        cooperationRequirement:
          'Platforms or groups of sellers to share the space and build customs and delivery software together, each paying by the parcel. Staff who speak Chinese are hired jointly.',
      },
      'fr-FR': {
        name: 'Entrepôt partagé pour le commerce en ligne à Lomé',
        owner: 'Lomé Relais',
        contactPerson: 'Exploitation',
        introduction:
          'À côté du port en eau profonde, l’entrepôt sous douane de 6 000 m² dessert cinq pays par la route en trois jours. Pendant l’année d’essai, 90 000 colis y sont passés, dont 4 % de retours.',
        cooperationRequirement:
          'Plateformes ou groupements de vendeurs pour partager la surface et développer ensemble les outils de dédouanement et de livraison, au prorata des colis. Recrutement commun de personnel sinophone.',
      },
    },
  },
];
