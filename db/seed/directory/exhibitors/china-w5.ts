import type { SeedExhibitor } from '../shapes.ts';

/** Hall W5: modern farm machinery, seeds, irrigation, processing of crops. */
export const chinaW5Exhibitors: SeedExhibitor[] = [
  {
    key: 'hedang-farm-machinery',
    country: 'CN',
    industry: 13,
    hall: 'W5',
    phone: '+8615400000403',
    mail: 'export@hedang-agri.example',
    website: 'https://www.hedang-agri.example',
    founded: 2002,
    employees: 260,
    editions: [1, 2, 3, 4],
    texts: {
      'zh-CN': {
        name: '湖南禾垱农机有限公司',
        contact: '出口业务部',
        address: '湖南省益阳市赫山区龙岭产业开发区',
        profile:
          '洞庭湖区的烂泥田是禾垱的试验场。小四轮下不去的田，公司的机器能下：履带收割机、手扶插秧机和微耕机，机身轻、接地压力小，微耕机两个人就能抬过田埂。马达加斯加和几内亚的稻农合作社是老客户。',
        productClassification: '水田机械',
        productName: '小型履带稻麦收割机',
        purchaseNeeds: '寻找能做操作培训的农机合作社与租机服务队，首年备件由我方寄存；也收集各地稻种以调试割台。',
      },
      'en-US': {
        name: 'Hedang Farm Machinery',
        contact: 'Export department',
        address: 'Longling Industrial Zone, Heshan District, Yiyang, Hunan, China',
        profile:
          'The deep mud around Dongting Lake is Hedang’s proving ground. Its tracked harvesters, walking transplanters and tillers do the work small tractors cannot: light, gentle on the soil, and two people can lift a tiller over a bund. Rice co-operatives in Madagascar and Guinea are old customers.',
        productClassification: 'Machinery for wet rice',
        productName: 'Small tracked rice harvester',
        purchaseNeeds:
          'Machinery co-operatives and hire services able to train operators, with first-year spares on deposit; samples of local rice for setting the cutter bar.',
      },
      'fr-FR': {
        name: 'Hedang Farm Machinery',
        contact: 'Service export',
        address: 'Zone industrielle de Longling, district de Heshan, Yiyang, Hunan, Chine',
        profile:
          'Hedang met ses machines à l’épreuve dans les boues du lac Dongting : moissonneuses à chenilles, repiqueuses à conducteur marchant, motoculteurs, tous assez légers pour passer là où un petit tracteur s’enlise. Des coopératives rizicoles de Madagascar et de Guinée lui sont fidèles.',
        productClassification: 'Machines pour rizières inondées',
        productName: 'Petite moissonneuse à chenilles',
        purchaseNeeds:
          'Coopératives et loueurs de matériel capables de former des conducteurs, pièces de la première année en dépôt ; échantillons de riz locaux pour régler la barre de coupe.',
      },
    },
    products: [
      {
        key: 'tracked-harvester',
        texts: {
          'zh-CN': { name: '履带式联合收割机', description: '割幅1.2米，每小时两亩半，损失率2%以内，可选大豆割台。' },
          'en-US': {
            name: 'Tracked combine harvester',
            description:
              'Cuts 1.2 m wide, a sixth of a hectare an hour, losses within 2 per cent; a soya header is optional.',
          },
          'fr-FR': {
            name: 'Moissonneuse-batteuse à chenilles',
            description:
              'Coupe de 1,2 m, un sixième d’hectare par heure, pertes inférieures à 2 % ; barre pour soja en option.',
          },
        },
      },
      {
        key: 'transplanter',
        texts: {
          'zh-CN': { name: '四行手扶插秧机', description: '行距30厘米，株距六挡可调，日插十二亩，配育秧盘三百个。' },
          'en-US': {
            name: 'Four-row walking transplanter',
            description: 'Rows at 30 cm, six spacings in the row, 0.8 ha a day, supplied with 300 seedling trays.',
          },
          'fr-FR': {
            name: 'Repiqueuse à quatre rangs',
            description: 'Interligne de 30 cm, six écartements, 0,8 ha par jour, 300 plateaux à plants fournis.',
          },
        },
      },
    ],
  },
  {
    key: 'daotan-rice-milling',
    country: 'CN',
    industry: 13,
    hall: 'W5',
    phone: '+8615400000416',
    mail: 'mills@daotan-grain.example',
    founded: 1997,
    employees: 145,
    editions: [1, 3, 4],
    texts: {
      'zh-CN': {
        name: '双峰稻潭粮油机械有限公司',
        contact: '外贸科',
        address: '湖南省娄底市双峰县经济开发区',
        profile:
          '双峰县有做碾米机的传统，稻潭守着这门手艺做了二十八年。家用小机一百来斤，柴油机、电机都能带；成套线每小时两吨，配除石、色选和打包。砂辊、米筛全部标准化，坏了自己换。',
        productClassification: '碾米与磨粉机械',
        productName: '组合碾米机',
        purchaseNeeds: '面向尼日利亚、塞拉利昂、坦桑尼亚乡镇米厂招区域经销；收购长粒稻谷样品做出米率试验。',
      },
      'en-US': {
        name: 'Daotan Rice Milling',
        contact: 'Foreign trade office',
        address: 'Shuangfeng Economic Development Zone, Loudi, Hunan, China',
        profile:
          'Shuangfeng is a county of rice-mill makers, and Daotan has kept the craft for twenty-eight years. A household mill weighs some 50 kg and runs off diesel or mains; full lines process two tonnes an hour with destoner, colour sorter and bagger. Rollers and screens are standard sizes that any miller can change.',
        productClassification: 'Rice and flour mills',
        productName: 'Combined rice mill',
        purchaseNeeds:
          'Regional dealers serving small-town millers in Nigeria, Sierra Leone and Tanzania; samples of long-grain paddy for yield tests.',
      },
      'fr-FR': {
        name: 'Daotan Rice Milling',
        contact: 'Bureau du commerce extérieur',
        address: 'Zone de développement économique de Shuangfeng, Loudi, Hunan, Chine',
        profile:
          'Dans le comté de Shuangfeng, on fabrique des rizeries de père en fils ; Daotan perpétue ce métier depuis vingt-huit ans. Le petit moulin familial pèse une cinquantaine de kilos, sur diesel ou secteur ; les lignes complètes traitent deux tonnes par heure, épierrage, tri optique et ensachage compris. Rouleaux et grilles standard se remplacent sans spécialiste.',
        productClassification: 'Rizeries et moulins à farine',
        productName: 'Rizerie combinée',
        purchaseNeeds:
          'Revendeurs régionaux auprès des meuniers de bourg au Nigeria, en Sierra Leone et en Tanzanie ; échantillons de paddy à grain long pour essais de rendement.',
      },
    },
    products: [
      {
        key: 'combined-mill',
        texts: {
          'zh-CN': { name: '组合碾米机6LN', description: '清理、砻谷、碾白一体，每小时700公斤，配18.5千瓦电机。' },
          'en-US': {
            name: '6LN combined rice mill',
            description: 'Cleans, hulls and whitens 700 kg an hour, with an 18.5 kW motor.',
          },
          'fr-FR': {
            name: 'Rizerie combinée 6LN',
            description: 'Nettoyage, décorticage et blanchiment, 700 kg par heure, moteur de 18,5 kW.',
          },
        },
      },
      {
        key: 'hammer-mill',
        texts: {
          'zh-CN': { name: '锤片式磨粉机', description: '玉米、高粱、木薯干通吃，筛孔0.6到3毫米随换，出粉不发烫。' },
          'en-US': {
            name: 'Hammer mill',
            description: 'For maize, sorghum and dried cassava, screens of 0.6 to 3 mm, cool-running meal.',
          },
          'fr-FR': {
            name: 'Moulin à marteaux',
            description: 'Maïs, sorgho et cossettes de manioc, grilles de 0,6 à 3 mm, farine sans échauffement.',
          },
        },
      },
    ],
  },
  {
    key: 'daoyu-seeds',
    country: 'CN',
    industry: 1,
    hall: 'W5',
    phone: '+8673155500428',
    mail: 'seeds@daoyu-seeds.example',
    website: 'https://daoyu-seeds.example',
    founded: 2007,
    employees: 110,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '湖南稻屿种业有限公司',
        contact: '种业国际部',
        address: '湖南省长沙市芙蓉区马坡岭片区',
        profile:
          '稻屿以籼型杂交稻为主业，另有蔬菜和绿肥种子。在布隆迪、马达加斯加设区域试验点，筛选耐旱、抗倒、米饭偏松的组合，审定通过前只卖试种包。种子出厂芽率85%以上，附检疫证书。',
        productClassification: '杂交水稻与蔬菜种子',
        productName: '籼型杂交稻种子',
        purchaseNeeds: '寻求与国家农科院、种子公司联合做区试和制种，亲本保密协议先行；收集当地优质常规稻。',
      },
      'en-US': {
        name: 'Daoyu Seeds',
        contact: 'International seed department',
        address: 'Mapoling area, Furong District, Changsha, Hunan, China',
        profile:
          'Daoyu breeds indica hybrid rice and sells vegetable and green-manure seed beside it. Trial plots in Burundi and Madagascar look for drought tolerance, strong straw and a loose cooked grain; until a variety is registered only trial packs are sold. Germination is 85 per cent or more, with a phytosanitary certificate.',
        productClassification: 'Hybrid rice and vegetable seed',
        productName: 'Indica hybrid rice seed',
        purchaseNeeds:
          'Research institutes and seed companies for joint trials and seed production under confidentiality for parent lines; good local rice varieties.',
      },
      'fr-FR': {
        name: 'Daoyu Seeds',
        contact: 'Département international des semences',
        address: 'Quartier de Mapoling, district de Furong, Changsha, Hunan, Chine',
        profile:
          'Daoyu sélectionne des riz hybrides de type indica et vend aussi des semences potagères et d’engrais verts. Ses essais au Burundi et à Madagascar recherchent tolérance à la sécheresse, paille solide et grain détaché à la cuisson. Avant l’homologation d’une variété, seuls des sachets d’essai sont commercialisés. Germination d’au moins 85 %, certificat phytosanitaire joint.',
        productClassification: 'Semences de riz hybride et de légumes',
        productName: 'Semences de riz hybride indica',
        purchaseNeeds:
          'Instituts de recherche et semenciers pour des essais et de la multiplication en commun, lignées parentales sous confidentialité ; bonnes variétés locales de riz.',
      },
    },
    products: [
      {
        key: 'hybrid-rice-seed',
        texts: {
          'zh-CN': { name: '籼型两系杂交稻', description: '全生育期118至126天，每公顷用种18公斤，1公斤防潮包装。' },
          'en-US': {
            name: 'Two-line indica hybrid',
            description: 'Ripe in 118 to 126 days, 18 kg of seed a hectare, in damp-proof 1 kg packs.',
          },
          'fr-FR': {
            name: 'Hybride indica à deux lignées',
            description: 'Cycle de 118 à 126 jours, 18 kg de semences par hectare, sachets étanches de 1 kg.',
          },
        },
      },
      {
        key: 'tropical-vegetables',
        texts: {
          'zh-CN': {
            name: '耐热蔬菜种子组',
            description: '小油菜、豇豆、苋菜、辣椒四样，适合旱季菜园，每组够种半亩。',
          },
          'en-US': {
            name: 'Heat-proof vegetable set',
            description: 'Pak choi, cowpea, amaranth and chilli for dry-season gardens; a set sows 330 m².',
          },
          'fr-FR': {
            name: 'Assortiment potager de saison chaude',
            description: 'Petit chou chinois, niébé, amarante et piment, pour 330 m² de maraîchage en saison sèche.',
          },
        },
      },
    ],
  },
  {
    key: 'weidi-irrigation',
    country: 'CN',
    industry: 13,
    hall: 'W5',
    phone: '+8615400000437',
    mail: 'drip@weidi-irrigation.example',
    website: 'https://www.weidi-irrigation.example',
    founded: 2010,
    employees: 155,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '山东潍滴灌溉科技有限公司',
        contact: '海外工程部',
        address: '山东省潍坊市寿光市现代农业示范区',
        profile:
          '寿光大棚的水肥管理经验，加上潍滴自己的滴头模具，拼成一套小农户用得起的滴灌：一亩地材料费约合九十美元，用低压水箱就能跑。设计图免费出，发来地块尺寸和水源即可。',
        productClassification: '滴灌器材与水肥一体化',
        productName: '农户滴灌套装',
        purchaseNeeds: '寻觅埃及、摩洛哥、埃塞俄比亚的农资门店和农业推广机构；可合作建设滴灌带分切车间。',
      },
      'en-US': {
        name: 'Weidi Irrigation',
        contact: 'Overseas projects',
        address: 'Modern Agriculture Demonstration Zone, Shouguang, Weifang, Shandong, China',
        profile:
          'Weidi joins greenhouse know-how from Shouguang to its own emitter moulds, and arrives at drip that a smallholder can pay for: about US$90 of material for 670 m², working from a low tank. Send the size of the field and the source of water, and the drawing is free.',
        productClassification: 'Drip equipment and fertigation',
        productName: 'Smallholder drip kit',
        purchaseNeeds:
          'Farm-supply shops and extension services in Egypt, Morocco and Ethiopia; partners for a tape slitting workshop.',
      },
      'fr-FR': {
        name: 'Weidi Irrigation',
        contact: 'Projets à l’étranger',
        address: 'Zone modèle d’agriculture moderne, Shouguang, Weifang, Shandong, Chine',
        profile:
          'Le savoir-faire des serres de Shouguang et des moules à goutteurs maison : Weidi en tire un goutte-à-goutte à la portée des petits exploitants, soit environ 90 dollars de matériel pour 670 m², sous la seule pression d’un réservoir bas. Le plan est gratuit sur envoi des dimensions de la parcelle et de la source d’eau.',
        productClassification: 'Goutte-à-goutte et fertirrigation',
        productName: 'Kit de goutte-à-goutte familial',
        purchaseNeeds:
          'Magasins d’intrants et services de vulgarisation en Égypte, au Maroc et en Éthiopie ; partenaires pour un atelier de coupe de gaines.',
      },
    },
    products: [
      {
        key: 'family-drip-kit',
        texts: {
          'zh-CN': {
            name: '农户滴灌套装',
            description: '含过滤器、主管、16毫米滴灌带和施肥罐，适合番茄、辣椒、洋葱。',
          },
          'en-US': {
            name: 'Family drip kit',
            description: 'Filter, main line, 16 mm tape and fertiliser tank, for tomato, chilli and onion.',
          },
          'fr-FR': {
            name: 'Kit familial de goutte-à-goutte',
            description: 'Filtre, conduite, gaine de 16 mm et cuve à engrais, pour tomate, piment et oignon.',
          },
        },
      },
      {
        key: 'fertigation-head',
        texts: {
          'zh-CN': { name: '智能水肥机', description: '四路注肥，按土壤湿度自动启停，太阳能供电，可管20公顷。' },
          'en-US': {
            name: 'Fertigation controller',
            description: 'Four injection channels, started by soil moisture, solar-powered; covers 20 hectares.',
          },
          'fr-FR': {
            name: 'Automate de fertirrigation',
            description:
              'Quatre voies d’injection commandées par l’humidité du sol, alimentation solaire, jusqu’à 20 hectares.',
          },
        },
      },
    ],
  },
  {
    key: 'kenqiao-tractor',
    country: 'CN',
    industry: 13,
    hall: 'W5',
    phone: '+8637955500445',
    mail: 'tractors@kenqiao-tractor.example',
    website: 'https://kenqiao-tractor.example',
    founded: 1994,
    employees: 880,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '洛阳垦桥拖拉机有限公司',
        contact: '国际贸易中心',
        address: '河南省洛阳市涧西区先进制造业开发区',
        profile:
          '垦桥生产25至130马力轮式拖拉机和配套犁、耙、播种机，年产量9600台。为非洲大田加装防尘滤清和驾驶顶棚，取消易坏的电子件，一张A3图纸讲完全部保养。旱作区卖得最多的是50马力加圆盘犁。',
        productClassification: '拖拉机与耕播机具',
        productName: '轮式拖拉机',
        purchaseNeeds: '希望与赞比亚、尼日利亚、苏丹的农场和农机租赁平台合作，提供样机示范；征集当地机具制造伙伴。',
      },
      'en-US': {
        name: 'Kenqiao Tractor',
        contact: 'International trade centre',
        address: 'Advanced Manufacturing Zone, Jianxi District, Luoyang, Henan, China',
        profile:
          'Wheeled tractors from 25 to 130 horsepower, with ploughs, harrows and seeders to match: 9,600 a year. For large African fields Kenqiao adds dust filters and a canopy, leaves out fragile electronics, and puts all servicing on one A3 sheet. In dry areas the favourite is 50 horsepower with a disc plough.',
        productClassification: 'Tractors and tillage implements',
        productName: 'Wheeled tractors',
        purchaseNeeds:
          'Farms and hire platforms in Zambia, Nigeria and Sudan for demonstrations; local makers of implements.',
      },
      'fr-FR': {
        name: 'Kenqiao Tractor',
        contact: 'Centre de commerce international',
        address: 'Zone de fabrication avancée, district de Jianxi, Luoyang, Henan, Chine',
        profile:
          'Kenqiao construit des tracteurs à roues de 25 à 130 chevaux, ainsi que charrues, herses et semoirs, soit 9 600 unités par an. Filtre à poussière et toit pare-soleil sont montés pour l’Afrique, l’électronique fragile est supprimée et tout l’entretien tient sur une feuille A3. En culture sèche, le plus demandé reste le 50 chevaux avec charrue à disques.',
        productClassification: 'Tracteurs et outils de travail du sol',
        productName: 'Tracteurs à roues',
        purchaseNeeds:
          'Exploitations et plates-formes de location en Zambie, au Nigeria et au Soudan pour des démonstrations ; constructeurs locaux d’outils.',
      },
    },
    products: [
      {
        key: 'tractor-50',
        texts: {
          'zh-CN': { name: '50马力两驱拖拉机', description: '八进二退变速箱，油箱48升，可挂双圆盘犁和三吨拖车。' },
          'en-US': {
            name: '50 hp two-wheel-drive tractor',
            description:
              'Eight gears forward, two back, a 48-litre tank; pulls a two-disc plough and a 3-tonne trailer.',
          },
          'fr-FR': {
            name: 'Tracteur de 50 ch à deux roues motrices',
            description:
              'Huit rapports avant, deux arrière, réservoir de 48 litres ; charrue à deux disques et remorque de 3 tonnes.',
          },
        },
      },
      {
        key: 'no-till-seeder',
        texts: {
          'zh-CN': { name: '免耕播种机', description: '玉米、向日葵两用，四行，行距40到75厘米，一次开沟施肥覆土。' },
          'en-US': {
            name: 'No-till seeder',
            description: 'Four rows at 40 to 75 cm for maize and sunflower; opens, fertilises and covers in one pass.',
          },
          'fr-FR': {
            name: 'Semoir pour semis direct',
            description:
              'Quatre rangs de 40 à 75 cm, maïs et tournesol ; ouverture, fumure et recouvrement en un passage.',
          },
        },
      },
    ],
  },
  {
    key: 'shufang-food-machinery',
    country: 'CN',
    industry: 16,
    hall: 'W5',
    phone: '+8615400000459',
    mail: 'lines@shufang-machinery.example',
    founded: 2009,
    employees: 125,
    editions: [4],
    texts: {
      'zh-CN': {
        name: '河南薯坊食品机械有限公司',
        contact: '方案设计部',
        address: '河南省郑州市荥阳市广武镇',
        profile:
          '薯坊把红薯淀粉的老工艺移到木薯上，做出加里、淀粉和高品质木薯粉三种成套线。设备不锈钢材质，含水解毒工序，工人照着色标操作。另有花生冷榨和芝麻脱皮两套小线。',
        productClassification: '木薯、花生与芝麻加工成套设备',
        productName: '木薯加工成套线',
        purchaseNeeds: '与贝宁、尼日利亚、刚果（金）木薯合作社共建示范点；长期收购白芝麻，含油率不低于52%。',
      },
      'en-US': {
        name: 'Shufang Food Machinery',
        contact: 'Process design',
        address: 'Guangwu Town, Xingyang, Zhengzhou, Henan, China',
        profile:
          'Shufang moved an old sweet-potato starch process over to cassava and now builds complete lines for gari, starch and high-quality flour. Stainless steel throughout, a soaking step to remove cyanide, and colour marks that guide the crew. Cold-pressed groundnut and hulled sesame have small lines of their own.',
        productClassification: 'Lines for cassava, groundnut and sesame',
        productName: 'Cassava processing line',
        purchaseNeeds:
          'Cassava co-operatives in Benin, Nigeria and DR Congo for model sites; white sesame of at least 52 per cent oil, all year.',
      },
      'fr-FR': {
        name: 'Shufang Food Machinery',
        contact: 'Étude de procédés',
        address: 'Bourg de Guangwu, Xingyang, Zhengzhou, Henan, Chine',
        profile:
          'Shufang a transposé au manioc un ancien procédé de fécule de patate douce : lignes complètes pour le gari, l’amidon et la farine de qualité, tout inox, avec trempage pour éliminer le cyanure et repères de couleur pour les opérateurs. S’y ajoutent deux petites lignes, arachide pressée à froid et sésame décortiqué.',
        productClassification: 'Lignes pour manioc, arachide et sésame',
        productName: 'Ligne de transformation du manioc',
        purchaseNeeds:
          'Coopératives de manioc du Bénin, du Nigeria et de RD Congo pour des sites modèles ; sésame blanc à 52 % d’huile au moins, toute l’année.',
      },
    },
    products: [
      {
        key: 'gari-line',
        texts: {
          'zh-CN': { name: '加里生产线', description: '日处理鲜薯6吨，含清洗、磨碎、压榨、炒制、筛分，配电45千瓦。' },
          'en-US': {
            name: 'Gari line',
            description: '6 tonnes of fresh roots a day: washing, grating, pressing, roasting and sieving on 45 kW.',
          },
          'fr-FR': {
            name: 'Ligne de gari',
            description:
              '6 tonnes de racines fraîches par jour : lavage, râpage, pressage, torréfaction, tamisage, pour 45 kW.',
          },
        },
      },
      {
        key: 'groundnut-press',
        texts: {
          'zh-CN': { name: '花生冷榨机组', description: '每小时200公斤，油温控制在60度以下，带滤油和灌装。' },
          'en-US': {
            name: 'Groundnut cold press',
            description: '200 kg an hour with oil kept under 60 °C, filter and filler included.',
          },
          'fr-FR': {
            name: 'Presse à froid pour arachides',
            description: '200 kg par heure, huile sous 60 °C, filtration et remplissage compris.',
          },
        },
      },
    ],
  },
];
