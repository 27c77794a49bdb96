import type { SeedExhibitor } from '../shapes.ts';

export const kenyanAndUgandanExhibitors: SeedExhibitor[] = [
  {
    key: 'tawi-ridge-tea',
    country: 'KE',
    industry: 3,
    hall: 'W2',
    phone: '+254709418201',
    mail: 'export@tawiridge.example',
    website: 'https://www.tawiridge.example',
    founded: 1998,
    employees: 310,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '塔维岭茶业有限公司',
        contact: '出口业务部',
        address: '肯尼亚南迪郡南迪山镇，埃尔多雷特公路旁',
        profile:
          '茶园420公顷，海拔约1900米，另向周边600户小农收购鲜叶。一半原料做CTC红碎茶供拼配厂，其余为手采紫茶和绿茶，在产地包装。工厂通过ISO 22000认证。',
        productClassification: '红茶、紫茶与绿茶',
        productName: '南迪山紫茶',
        purchaseNeeds: '茶叶色选机、三角茶包包装线，以及熟悉大宗红茶的国内拼配厂和新茶饮供应商。',
      },
      'en-US': {
        name: 'Tawi Ridge Tea Estates',
        contact: 'Export desk',
        address: 'Off the Eldoret road, Nandi Hills, Nandi County, Kenya',
        profile:
          'Tawi Ridge grows tea on 420 hectares at about 1,900 metres and buys leaf from 600 smallholders nearby. Half goes into CTC black tea for blenders; the rest is hand-plucked purple and green tea, packed at source. The factory is certified to ISO 22000.',
        productClassification: 'Black, purple and green tea',
        productName: 'Nandi Hills purple tea',
        purchaseNeeds:
          'Tea colour sorters, a packing line for pyramid bags, and blenders or tea-drink suppliers in China.',
      },
      'fr-FR': {
        name: 'Tawi Ridge Tea Estates',
        contact: 'Service export',
        address: 'Route d’Eldoret, Nandi Hills, comté de Nandi, Kenya',
        profile:
          'Le domaine compte 420 hectares, vers 1 900 mètres d’altitude, et achète les feuilles de 600 petits planteurs voisins. La moitié devient du thé noir CTC pour les assembleurs ; le reste, cueilli à la main, donne des thés pourpres et verts conditionnés sur place. Usine certifiée ISO 22000.',
        productClassification: 'Thés noirs, pourpres et verts',
        productName: 'Thé pourpre des Nandi Hills',
        purchaseNeeds:
          'Trieuses optiques à thé, ligne de mise en sachets pyramides, et assembleurs ou fournisseurs de boissons au thé en Chine.',
      },
    },
    products: [
      {
        key: 'purple-leaf',
        texts: {
          'zh-CN': {
            name: '手采紫茶',
            description: '一芽二叶，干茶紫褐，加柠檬汤色转粉。2公斤铝箔袋装，起订量200公斤。',
          },
          'en-US': {
            name: 'Hand-plucked purple tea',
            description:
              'Two leaves and a bud; the liquor turns pink with a drop of lemon. Packed in 2 kg foil bags, from 200 kg.',
          },
          'fr-FR': {
            name: 'Thé pourpre cueilli à la main',
            description:
              'Deux feuilles et un bourgeon ; quelques gouttes de citron font rosir la liqueur. Sacs aluminium de 2 kg, à partir de 200 kg.',
          },
        },
      },
      {
        key: 'ctc-bp1',
        texts: {
          'zh-CN': {
            name: 'CTC红碎茶BP1级',
            description: '汤色红亮，滋味浓，适合奶茶和袋泡茶。纸袋托盘装，一个40尺柜约24吨。',
          },
          'en-US': {
            name: 'CTC black tea, grade BP1',
            description:
              'Bright, brisk liquor for milk tea and tea bags. Paper sacks on pallets, about 24 tonnes to a 40-foot container.',
          },
          'fr-FR': {
            name: 'Thé noir CTC, grade BP1',
            description:
              'Liqueur vive et corsée, pour le thé au lait et les infusettes. Sacs papier sur palettes, environ 24 tonnes par conteneur de 40 pieds.',
          },
        },
      },
    ],
  },
  {
    key: 'mwezi-lake-roses',
    country: 'KE',
    industry: 1,
    hall: 'W2',
    phone: '+254709418202',
    mail: 'sales@mwezilakeroses.example',
    website: 'https://www.mwezilakeroses.example',
    founded: 2006,
    employees: 540,
    editions: [1, 2, 3, 4],
    texts: {
      'zh-CN': {
        name: '月湖玫瑰种植公司',
        contact: '鲜花销售部',
        address: '肯尼亚纳库鲁郡奈瓦沙，南湖路',
        profile:
          '温室面积38公顷，种植24个切花玫瑰品种，日均采收18万枝。采后两小时内入冷库，当晚送内罗毕机场，第三天可到长沙、昆明。灌溉用水来自屋面集雨和人工湿地回收。',
        productClassification: '切花玫瑰与配花',
        productName: '高原大花玫瑰',
        purchaseNeeds: '温室薄膜、滴灌配件、花枝保鲜剂和气调包装。',
      },
      'en-US': {
        name: 'Mwezi Lake Roses',
        contact: 'Flower sales',
        address: 'South Lake Road, Naivasha, Nakuru County, Kenya',
        profile:
          'We cut some 180,000 stems a day, in 24 rose varieties, from 38 hectares of greenhouse. Stems are in the cold room within two hours, at Nairobi airport the same night and in Changsha or Kunming on the third day. Irrigation water is harvested from roofs or recycled through a constructed wetland.',
        productClassification: 'Cut roses and fillers',
        productName: 'Large-headed highland roses',
        purchaseNeeds: 'Greenhouse film, drip fittings, post-harvest flower food and modified-atmosphere packaging.',
      },
      'fr-FR': {
        name: 'Mwezi Lake Roses',
        contact: 'Ventes de fleurs coupées',
        address: 'South Lake Road, Naivasha, comté de Nakuru, Kenya',
        profile:
          'Nos 38 hectares de serres donnent environ 180 000 tiges par jour, en 24 variétés de roses. En chambre froide dans les deux heures, elles gagnent l’aéroport de Nairobi le soir même, puis Changsha ou Kunming le troisième jour. L’eau d’arrosage vient des toitures ou d’un marais filtrant.',
        productClassification: 'Roses coupées et feuillages d’accompagnement',
        productName: 'Roses d’altitude à grosse tête',
        purchaseNeeds:
          'Films de serre, raccords pour goutte-à-goutte, conservateurs pour fleurs, emballages sous atmosphère modifiée.',
      },
    },
    products: [
      {
        key: 'rose-60',
        texts: {
          'zh-CN': {
            name: '单头玫瑰60厘米',
            description: '花头6厘米以上，瓶插期12天左右；20枝一扎，整箱300枝，情人节须提前八周订货。',
          },
          'en-US': {
            name: 'Single roses, 60 cm',
            description:
              'Heads over 6 cm and a vase life of about 12 days. Bunches of 20, boxes of 300; order eight weeks ahead for Valentine’s Day.',
          },
          'fr-FR': {
            name: 'Roses à une fleur, 60 cm',
            description:
              'Tête de plus de 6 cm, tenue en vase d’environ 12 jours. Bottes de 20, cartons de 300 ; pour la Saint-Valentin, commande huit semaines à l’avance.',
          },
        },
      },
      {
        key: 'spray-rose',
        texts: {
          'zh-CN': { name: '多头玫瑰', description: '每枝四朵以上，有桃粉、奶白、珊瑚三色，适合花束混搭和婚礼布置。' },
          'en-US': {
            name: 'Spray roses',
            description: 'Four blooms or more on each stem, in peach, cream and coral; made for bouquets and weddings.',
          },
          'fr-FR': {
            name: 'Roses branchues',
            description:
              'Quatre fleurs au moins par tige, en pêche, crème ou corail, pour bouquets composés et décors de mariage.',
          },
        },
      },
      {
        key: 'preserved',
        texts: {
          'zh-CN': { name: '永生花头', description: '不经空运，海运即可。直径5至6厘米，每盒8朵，12种颜色可选。' },
          'en-US': {
            name: 'Preserved rose heads',
            description: 'Travel by sea, not by air. Heads of 5 to 6 cm, eight to a box, in 12 colours.',
          },
          'fr-FR': {
            name: 'Têtes de rose stabilisées',
            description:
              'Elles voyagent par mer et non par avion. Diamètre de 5 à 6 cm, boîtes de huit, 12 coloris au choix.',
          },
        },
      },
    ],
  },
  {
    key: 'karanu-nut-and-oil',
    country: 'KE',
    industry: 1,
    hall: 'W5',
    phone: '+254709418203',
    mail: 'orders@karanunut.example',
    founded: 2011,
    employees: 165,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '卡拉努坚果油脂厂',
        contact: '订单部',
        address: '肯尼亚穆兰加郡马拉瓜镇工业区',
        profile:
          '在中部高地向3200户农民收购夏威夷果和哈斯牛油果：好果鲜销，次果榨油。脱壳车间每天处理12吨带壳果，冷榨线每小时出油400升。',
        productClassification: '坚果与植物油',
        productName: '夏威夷果仁、冷榨牛油果油',
        purchaseNeeds: '夏威夷果开口机、果仁光学分选机、离心分离设备，想在展会上带料试机。',
      },
      'en-US': {
        name: 'Karanu Nut and Oil Works',
        contact: 'Orders desk',
        address: 'Industrial plots, Maragua, Murang’a County, Kenya',
        profile:
          'Karanu buys macadamia and Hass avocado from 3,200 farmers in the central highlands: good fruit is sold fresh, the rest is pressed. The cracking room takes 12 tonnes of nut in shell a day; the cold-press line gives 400 litres of oil an hour.',
        productClassification: 'Nuts and vegetable oils',
        productName: 'Macadamia kernel, cold-pressed avocado oil',
        purchaseNeeds:
          'Macadamia slitting machines, optical kernel sorters and centrifuges; we bring nuts to test them on the stand.',
      },
      'fr-FR': {
        name: 'Karanu Nut and Oil Works',
        contact: 'Service des commandes',
        address: 'Zone industrielle, Maragua, comté de Murang’a, Kenya',
        profile:
          'Auprès de 3 200 agriculteurs des hautes terres du centre, Karanu achète noix de macadamia et avocats Hass : les beaux fruits partent frais, les autres sont pressés. L’atelier de décorticage traite 12 tonnes de noix en coque par jour et la ligne de pression à froid fournit 400 litres d’huile à l’heure.',
        productClassification: 'Noix et huiles végétales',
        productName: 'Amandes de macadamia, huile d’avocat pressée à froid',
        purchaseNeeds:
          'Machines à entailler les noix de macadamia, trieuses optiques et centrifugeuses ; nous apportons des noix pour les essais sur stand.',
      },
    },
    products: [
      {
        key: 'kernel',
        texts: {
          'zh-CN': {
            name: '夏威夷果仁0至4级',
            description: '水分1.5%以下，真空袋每袋11.34公斤，采收季为2月至7月，起订一吨。',
          },
          'en-US': {
            name: 'Macadamia kernel, styles 0 to 4',
            description:
              'Moisture under 1.5%, vacuum pouches of 11.34 kg. Harvest from February to July; one tonne minimum.',
          },
          'fr-FR': {
            name: 'Amandes de macadamia, styles 0 à 4',
            description:
              'Humidité inférieure à 1,5 %, poches sous vide de 11,34 kg. Récolte de février à juillet ; minimum d’une tonne.',
          },
        },
      },
      {
        key: 'avocado-oil',
        texts: {
          'zh-CN': {
            name: '冷榨牛油果油',
            description: '翠绿色，酸价低，食品级与化妆品级两种；190公斤铁桶或1000升吨桶。',
          },
          'en-US': {
            name: 'Cold-pressed avocado oil',
            description:
              'Deep green and low in acidity, in food and cosmetic grades; 190 kg drums or 1,000-litre tanks.',
          },
          'fr-FR': {
            name: 'Huile d’avocat pressée à froid',
            description:
              'Vert profond, faible acidité, qualités alimentaire et cosmétique ; fûts de 190 kg ou cuves de 1 000 litres.',
          },
        },
      },
    ],
  },
  {
    key: 'kibandani-systems',
    country: 'KE',
    industry: 18,
    hall: 'W2',
    phone: '+254709418204',
    mail: 'partners@kibandani.example',
    website: 'https://www.kibandani.example',
    founded: 2016,
    employees: 72,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '小铺通数字科技（肯尼亚）公司',
        contact: '合作伙伴部',
        address: '肯尼亚内罗毕，恩贡路',
        profile:
          '为街边小店做进货和收款软件，目前在肯尼亚四个郡服务9500家店铺。店主用手机下单，批发商次日送货，货款按日结算。系统支持英语和斯瓦希里语，断网时也能记账。',
        productClassification: '零售软件与跨境电商服务',
        productName: '小铺通进货收款系统',
        purchaseNeeds: '低价收款终端、热敏打印机，以及愿意给东非小店小批量供货的日用品厂家。',
      },
      'en-US': {
        name: 'Kibandani Systems',
        contact: 'Partnerships',
        address: 'Ngong Road, Nairobi, Kenya',
        profile:
          'Ordering and till software for corner shops, used by 9,500 kiosks in four Kenyan counties. Shopkeepers order by phone, wholesalers deliver the next day, and takings are settled daily. It runs in English and Swahili and keeps the books even when the network is down.',
        productClassification: 'Retail software and cross-border e-commerce',
        productName: 'Kibandani ordering and till app',
        purchaseNeeds:
          'Low-cost payment terminals, thermal printers, and makers of household goods ready to ship small lots for East African shops.',
      },
      'fr-FR': {
        name: 'Kibandani Systems',
        contact: 'Service des partenariats',
        address: 'Ngong Road, Nairobi, Kenya',
        profile:
          'Logiciel de commande et de caisse pour les échoppes de quartier : 9 500 points de vente l’utilisent dans quatre comtés du Kenya. Le commerçant commande sur son téléphone, le grossiste livre le lendemain, les recettes sont réglées chaque jour. L’application parle anglais et swahili, et tient les comptes même sans réseau.',
        productClassification: 'Logiciels de vente au détail et commerce transfrontalier',
        productName: 'Application de commande et de caisse Kibandani',
        purchaseNeeds:
          'Terminaux de paiement bon marché, imprimantes thermiques, et fabricants d’articles courants prêts à livrer de petits lots aux boutiques d’Afrique de l’Est.',
      },
    },
    products: [
      {
        key: 'till-app',
        texts: {
          'zh-CN': { name: '小店收银应用', description: '安卓手机即可使用，含库存、赊账本和移动支付收款，按月收费。' },
          'en-US': {
            name: 'Till app for small shops',
            description:
              'Runs on any Android phone: stock, customer credit and mobile-money receipts, for a monthly fee.',
          },
          'fr-FR': {
            name: 'Caisse pour petits commerces',
            description:
              'Fonctionne sur tout téléphone Android : stock, ardoise des clients, encaissement mobile ; abonnement mensuel.',
          },
        },
      },
      {
        key: 'market-entry',
        texts: {
          'zh-CN': {
            name: '东非试销服务',
            description: '中国厂家备货到内罗毕仓，由200家样板店试卖八周，提供每周销量和复购报告。',
          },
          'en-US': {
            name: 'East Africa trial sales',
            description:
              'A Chinese maker sends stock to our Nairobi store; 200 pilot shops sell it for eight weeks, with a weekly report on sales and repeat orders.',
          },
          'fr-FR': {
            name: 'Vente d’essai en Afrique de l’Est',
            description:
              'Le fabricant chinois dépose un stock dans notre entrepôt de Nairobi ; 200 boutiques témoins le vendent pendant huit semaines, avec un relevé hebdomadaire des ventes et des réassorts.',
          },
        },
      },
    ],
  },
  {
    key: 'shimo-tide-freight',
    country: 'KE',
    industry: 15,
    hall: 'W1',
    phone: '+254709418205',
    mail: 'rates@shimotide.example',
    website: 'https://www.shimotide.example',
    founded: 2003,
    employees: 228,
    editions: [1, 3, 4],
    texts: {
      'zh-CN': {
        name: '希莫潮货运代理有限公司',
        contact: '运价与报关部',
        address: '肯尼亚蒙巴萨，昌加姆韦工业区',
        profile:
          '办理蒙巴萨港进出口清关，自有牵引车86台，经马拉巴口岸跑坎帕拉和基加利。港区外有1.4万平方米仓库，其中保税部分5000平方米，可做拼箱、贴标和冷藏中转。',
        productClassification: '货代、仓储与内陆运输',
        productName: '蒙巴萨至大湖地区门到门运输',
        purchaseNeeds: '牵引车、冷藏半挂车、仓库货架和车辆定位设备；并寻找长沙、广州的货代同行互为代理。',
      },
      'en-US': {
        name: 'Shimo Tide Freight',
        contact: 'Rates and clearance desk',
        address: 'Changamwe industrial area, Mombasa, Kenya',
        profile:
          'Customs clearance at Mombasa and haulage inland with 86 trucks of our own, through Malaba to Kampala and Kigali. Our 14,000 m² of storage outside the port includes 5,000 m² under bond, for consolidation, labelling and cold transit.',
        productClassification: 'Forwarding, warehousing and inland haulage',
        productName: 'Door to door from Mombasa to the Great Lakes',
        purchaseNeeds:
          'Tractor units, refrigerated trailers, racking and vehicle trackers; also forwarders in Changsha and Guangzhou for mutual agency.',
      },
      'fr-FR': {
        name: 'Shimo Tide Freight',
        contact: 'Cotations et dédouanement',
        address: 'Zone industrielle de Changamwe, Mombasa, Kenya',
        profile:
          'Shimo Tide dédouane au port de Mombasa et dessert Kampala et Kigali par Malaba, avec ses 86 tracteurs. Hors du port, 14 000 m² d’entrepôts, dont 5 000 sous douane, servent au groupage, à l’étiquetage et au transit réfrigéré.',
        productClassification: 'Transit, entreposage et transport intérieur',
        productName: 'Porte-à-porte de Mombasa aux Grands Lacs',
        purchaseNeeds:
          'Tracteurs routiers, semi-remorques frigorifiques, rayonnages, balises de suivi ; transitaires de Changsha et de Guangzhou pour représentation réciproque.',
      },
    },
    products: [
      {
        key: 'consolidation',
        texts: {
          'zh-CN': {
            name: '中国—东非拼箱',
            description: '每周一班，广州收货，海运约28天到蒙巴萨，一立方米起运，含报关和内陆派送。',
          },
          'en-US': {
            name: 'China to East Africa groupage',
            description:
              'Weekly from Guangzhou, about 28 days at sea to Mombasa, from one cubic metre; clearance and inland delivery included.',
          },
          'fr-FR': {
            name: 'Groupage Chine – Afrique de l’Est',
            description:
              'Départ hebdomadaire de Guangzhou, environ 28 jours de mer jusqu’à Mombasa, dès un mètre cube ; douane et livraison intérieure comprises.',
          },
        },
      },
      {
        key: 'project-cargo',
        texts: {
          'zh-CN': {
            name: '工程设备运输',
            description: '单件80吨以内，负责超限许可、道路勘察和押运，已有低平板车12台。',
          },
          'en-US': {
            name: 'Project cargo',
            description: 'Single pieces up to 80 tonnes: permits, route survey and escort, on 12 low-bed trailers.',
          },
          'fr-FR': {
            name: 'Colis lourds',
            description:
              'Pièces jusqu’à 80 tonnes : autorisations, reconnaissance d’itinéraire et escorte, avec 12 porte-engins surbaissés.',
          },
        },
      },
    ],
  },
  {
    key: 'ssese-blue-fillet',
    country: 'UG',
    industry: 5,
    hall: 'W2',
    phone: '+256772618301',
    mail: 'sales@sseseblue.example',
    website: 'https://www.sseseblue.example',
    founded: 2001,
    employees: 190,
    editions: [2, 4],
    texts: {
      'zh-CN': {
        name: '塞塞蓝湖鱼业公司',
        contact: '水产销售部',
        address: '乌干达恩德培，维多利亚湖岸工业用地',
        profile:
          '从维多利亚湖十一个登岸点收购野生尼罗尖吻鲈，当天冰鲜入厂，按HACCP分割。日加工能力25吨，鱼片、鱼鳔、鱼皮分线处理，整鱼不浪费。',
        productClassification: '淡水鱼及副产品',
        productName: '尼罗尖吻鲈鱼片与干鱼鳔',
        purchaseNeeds: '平板速冻机、制冰机、真空贴体包装膜；寻找华南的花胶经销商。',
      },
      'en-US': {
        name: 'Ssese Blue Fillet Company',
        contact: 'Fish sales',
        address: 'Lakeside industrial plots, Entebbe, Uganda',
        profile:
          'Wild Nile perch comes from eleven landing sites on Lake Victoria, on ice the same day, and is cut under HACCP. The plant handles 25 tonnes a day, with separate lines for fillets, maws and skins so that little is thrown away.',
        productClassification: 'Freshwater fish and by-products',
        productName: 'Nile perch fillets and dried fish maw',
        purchaseNeeds: 'Plate freezers, ice machines, vacuum skin film; fish-maw distributors in southern China.',
      },
      'fr-FR': {
        name: 'Ssese Blue Fillet Company',
        contact: 'Ventes de poisson',
        address: 'Zone industrielle du bord du lac, Entebbe, Ouganda',
        profile:
          'La perche du Nil sauvage arrive sous glace, le jour même, de onze débarcadères du lac Victoria ; elle est découpée selon la méthode HACCP. Capacité : 25 tonnes par jour, sur des lignes séparées pour filets, vessies et peaux, si bien que presque rien ne se perd.',
        productClassification: 'Poissons d’eau douce et coproduits',
        productName: 'Filets de perche du Nil et vessies séchées',
        purchaseNeeds:
          'Congélateurs à plaques, machines à glace, film pour mise sous vide ; distributeurs de vessies de poisson en Chine du Sud.',
      },
    },
    products: [
      {
        key: 'fillet',
        texts: {
          'zh-CN': {
            name: '冷冻尼罗尖吻鲈鱼片',
            description: '去皮去刺，300至1000克四个规格，单冻后10公斤装箱，净重足秤。',
          },
          'en-US': {
            name: 'Frozen Nile perch fillets',
            description:
              'Skinless and boneless, four sizes from 300 to 1,000 g, individually frozen, 10 kg net a carton.',
          },
          'fr-FR': {
            name: 'Filets de perche du Nil surgelés',
            description:
              'Sans peau ni arêtes, quatre calibres de 300 à 1 000 g, surgelés un à un, cartons de 10 kg net.',
          },
        },
      },
      {
        key: 'maw',
        texts: {
          'zh-CN': { name: '干鱼鳔', description: '低温烘干，水分12%以下，按每公斤片数分级，一次可供50公斤。' },
          'en-US': {
            name: 'Dried fish maw',
            description: 'Dried at low heat to under 12% moisture and graded by pieces per kilo; lots of 50 kg.',
          },
          'fr-FR': {
            name: 'Vessies natatoires séchées',
            description: 'Séchage doux, moins de 12 % d’eau, classement au nombre de pièces par kilo ; lots de 50 kg.',
          },
        },
      },
    ],
  },
  {
    key: 'mmwanyi-row-coffee',
    country: 'UG',
    industry: 3,
    hall: 'W2',
    phone: '+256772618302',
    mail: 'coffee@mmwanyirow.example',
    founded: 2009,
    employees: 96,
    editions: [1, 2, 3, 4],
    texts: {
      'zh-CN': {
        name: '姆瓦尼罗布斯塔咖啡加工厂',
        contact: '生豆销售部',
        address: '乌干达马萨卡市，尼延多工业区',
        profile:
          '罗布斯塔原产于维多利亚湖一带，本厂就在产区中心，与41个农民小组签约，去壳、色选、抛光一条线完成。年出口生豆5500吨，其中两成为水洗精品豆。',
        productClassification: '咖啡生豆',
        productName: '马萨卡水洗罗布斯塔',
        purchaseNeeds: '咖啡脱壳机和重力分选机的易损件、带内衬的出口包装袋；希望结识速溶和意式拼配烘焙厂。',
      },
      'en-US': {
        name: 'Mmwanyi Row Coffee Millers',
        contact: 'Green coffee sales',
        address: 'Nyendo industrial area, Masaka, Uganda',
        profile:
          'Robusta is native to these shores of Lake Victoria, and the mill stands in the middle of it, under contract with 41 farmer groups. Hulling, colour sorting and polishing happen on one line. Exports come to 5,500 tonnes a year, a fifth of them washed, speciality lots.',
        productClassification: 'Green coffee',
        productName: 'Washed Masaka robusta',
        purchaseNeeds:
          'Wear parts for hullers and gravity tables, lined export bags; roasters of instant coffee and espresso blends.',
      },
      'fr-FR': {
        name: 'Mmwanyi Row Coffee Millers',
        contact: 'Ventes de café vert',
        address: 'Zone industrielle de Nyendo, Masaka, Ouganda',
        profile:
          'Le robusta est chez lui sur ces rives du lac Victoria ; l’usine, au cœur du terroir, travaille sous contrat avec 41 groupements. Décorticage, tri optique et polissage se suivent sur une même ligne. Elle exporte 5 500 tonnes par an, dont un cinquième en lots lavés de spécialité.',
        productClassification: 'Café vert',
        productName: 'Robusta lavé de Masaka',
        purchaseNeeds:
          'Pièces d’usure pour décortiqueuses et tables densimétriques, sacs d’export doublés ; torréfacteurs de café soluble ou de mélanges espresso.',
      },
    },
    products: [
      {
        key: 'washed',
        texts: {
          'zh-CN': {
            name: '水洗罗布斯塔18目',
            description: '杯测可可与坚果调，瑕疵率低于2%，60公斤麻袋，每批10袋起。',
          },
          'en-US': {
            name: 'Washed robusta, screen 18',
            description: 'Cocoa and nuts in the cup, under 2% defects; 60 kg jute bags, lots from ten bags.',
          },
          'fr-FR': {
            name: 'Robusta lavé, crible 18',
            description:
              'Notes de cacao et de noix, moins de 2 % de défauts ; sacs de jute de 60 kg, lots dès dix sacs.',
          },
        },
      },
      {
        key: 'natural',
        texts: {
          'zh-CN': { name: '日晒罗布斯塔15目', description: '做速溶和拼配的大宗原料，5月至8月为主产季，整柜19.2吨。' },
          'en-US': {
            name: 'Natural robusta, screen 15',
            description:
              'The bulk grade for soluble and blends; main crop from May to August, 19.2 tonnes a container.',
          },
          'fr-FR': {
            name: 'Robusta nature, crible 15',
            description:
              'Qualité courante pour soluble et mélanges ; récolte principale de mai à août, conteneurs de 19,2 tonnes.',
          },
        },
      },
    ],
  },
  {
    key: 'lubugo-thread-house',
    country: 'UG',
    industry: 22,
    hall: 'W6',
    phone: '+256772618303',
    mail: 'studio@lubugohouse.example',
    founded: 2014,
    employees: 34,
    editions: [4],
    texts: {
      'zh-CN': {
        name: '卢布戈树皮布工坊',
        contact: '工坊接单处',
        address: '乌干达坎帕拉，恩萨姆比亚手工艺街',
        profile:
          '树皮布取自一种榕树的内皮，剥下后树干包蕉叶养护，来年还能再取。34名工匠用木槌把它敲薄、晒红，再做成灯罩、包袋和墙面饰材。布料产自马萨卡与姆皮吉的村庄。',
        productClassification: '树皮布与家居饰品',
        productName: '树皮布灯罩',
        purchaseNeeds: '灯具五金、水性防火涂料、皮革缝纫机；愿与室内设计公司合作定制。',
      },
      'en-US': {
        name: 'Lubugo Thread House',
        contact: 'Studio orders',
        address: 'Craft lanes, Nsambya, Kampala, Uganda',
        profile:
          'Barkcloth is beaten from the inner bark of a fig tree; the trunk is then wrapped in banana leaves and gives again the following year. Thirty-four makers thin it with mallets, let the sun redden it and turn it into lampshades, bags and wall panels. The cloth comes from villages around Masaka and Mpigi.',
        productClassification: 'Barkcloth and home accessories',
        productName: 'Barkcloth lampshades',
        purchaseNeeds:
          'Lamp hardware, water-based fire retardant, leather sewing machines; interior designers for made-to-order work.',
      },
      'fr-FR': {
        name: 'Lubugo Thread House',
        contact: 'Commandes de l’atelier',
        address: 'Quartier des artisans, Nsambya, Kampala, Ouganda',
        profile:
          'L’étoffe d’écorce se tire du liber d’un figuier ; enveloppé de feuilles de bananier, le tronc en redonne l’année suivante. Trente-quatre artisans l’amincissent au maillet, la laissent rougir au soleil et en font abat-jour, sacs et panneaux muraux. Elle provient de villages des environs de Masaka et de Mpigi.',
        productClassification: 'Étoffe d’écorce et objets de décoration',
        productName: 'Abat-jour en étoffe d’écorce',
        purchaseNeeds:
          'Quincaillerie de luminaire, ignifuge à l’eau, machines à coudre le cuir ; architectes d’intérieur pour du sur-mesure.',
      },
    },
    products: [
      {
        key: 'lampshade',
        texts: {
          'zh-CN': { name: '树皮布灯罩', description: '直径25、35、50厘米，内衬阻燃膜，可平放运输，到货自行撑圆。' },
          'en-US': {
            name: 'Barkcloth lampshade',
            description: 'In 25, 35 and 50 cm, lined with flame-retardant film; ships flat and is rounded on arrival.',
          },
          'fr-FR': {
            name: 'Abat-jour en écorce battue',
            description:
              'Diamètres 25, 35 et 50 cm, doublure ignifugée ; il voyage à plat et se met en forme à l’arrivée.',
          },
        },
      },
      {
        key: 'panel',
        texts: {
          'zh-CN': { name: '墙面饰材', description: '每片约2米乘1.2米，深褐或原色，适合酒店大堂和茶室，交期六周。' },
          'en-US': {
            name: 'Wall panels',
            description:
              'Sheets of roughly 2 by 1.2 m in dark brown or natural, for lobbies and tea rooms; six weeks to deliver.',
          },
          'fr-FR': {
            name: 'Panneaux muraux',
            description:
              'Feuilles d’environ 2 m sur 1,20 m, brun foncé ou naturel, pour halls d’hôtel et salons de thé ; délai de six semaines.',
          },
        },
      },
    ],
  },
];
