import type { SeedExhibitor } from '../shapes.ts';

export const southAfricanAndNamibianExhibitors: SeedExhibitor[] = [
  {
    key: 'bergwaaier-cellars',
    country: 'ZA',
    industry: 2,
    hall: 'W2',
    phone: '+27825537001',
    mail: 'wine@bergwaaier.example',
    website: 'https://www.bergwaaier.example',
    founded: 1986,
    employees: 118,
    editions: [1, 2, 3, 4],
    texts: {
      'zh-CN': {
        name: '山扇酒庄',
        contact: '亚洲市场部',
        address: '南非西开普省罗伯逊镇外葡萄园区',
        profile:
          '葡萄园210公顷，石灰质土壤，主栽白诗南、皮诺塔吉和西拉。每年装瓶190万瓶，另有散装酒出口。灌溉按叶片水势控制，比十年前省水三成。',
        productClassification: '葡萄酒',
        productName: '皮诺塔吉干红、老藤白诗南',
        purchaseNeeds: '轻量玻璃瓶、螺旋盖、中文防伪标签，并洽谈湖南、湖北的省级经销。',
      },
      'en-US': {
        name: 'Bergwaaier Cellars',
        contact: 'Asia desk',
        address: 'Vineyards outside Robertson, Western Cape, South Africa',
        profile:
          'On 210 hectares of lime-rich soil grow Chenin Blanc, Pinotage and Shiraz. We bottle 1.9 million bottles a year and export some wine in bulk. Irrigation follows the water stress of the leaf and uses three tenths less than ten years ago.',
        productClassification: 'Wine',
        productName: 'Pinotage, old-vine Chenin Blanc',
        purchaseNeeds:
          'Lightweight bottles, screw caps, Chinese anti-counterfeit labels; provincial distribution in Hunan and Hubei.',
      },
      'fr-FR': {
        name: 'Bergwaaier Cellars',
        contact: 'Bureau Asie',
        address: 'Vignobles de Robertson, Cap-Occidental, Afrique du Sud',
        profile:
          'Chenin, pinotage et syrah occupent 210 hectares de sols calcaires. La cave tire 1,9 million de bouteilles par an et exporte aussi du vin en vrac. Réglée sur le stress hydrique de la feuille, l’irrigation consomme trois dixièmes de moins qu’il y a dix ans.',
        productClassification: 'Vins',
        productName: 'Pinotage, chenin de vieilles vignes',
        purchaseNeeds:
          'Bouteilles allégées, capsules à vis, étiquettes chinoises anticontrefaçon ; distribution provinciale au Hunan et au Hubei.',
      },
    },
    products: [
      {
        key: 'pinotage',
        texts: {
          'zh-CN': {
            name: '皮诺塔吉干红',
            description: '法国橡木桶陈酿12个月，黑莓与烟熏味，750毫升六支箱，酒精度14%。',
          },
          'en-US': {
            name: 'Pinotage',
            description: 'Twelve months in French oak: blackberry and smoke, 14% alcohol. Cases of six 750 ml bottles.',
          },
          'fr-FR': {
            name: 'Pinotage rouge',
            description:
              'Douze mois de fût français : mûre et fumé, 14 % d’alcool. Cartons de six bouteilles de 75 cl.',
          },
        },
      },
      {
        key: 'chenin',
        texts: {
          'zh-CN': { name: '老藤白诗南', description: '藤龄38年以上，带榅桲、蜂蜜香，配辣菜也合适；年产2.4万瓶。' },
          'en-US': {
            name: 'Old-vine Chenin Blanc',
            description:
              'From vines over 38 years old; quince and honey, at ease with chilli dishes. 24,000 bottles a year.',
          },
          'fr-FR': {
            name: 'Chenin de vieilles vignes',
            description:
              'Ceps de plus de 38 ans ; coing et miel, à l’aise avec les plats pimentés. 24 000 bouteilles par an.',
          },
        },
      },
      {
        key: 'bulk-shiraz',
        texts: {
          'zh-CN': { name: '散装西拉', description: '2.4万升液袋整柜，干型，附原产地和分析证书，到中国后分装。' },
          'en-US': {
            name: 'Bulk Shiraz',
            description:
              'Dry red in 24,000-litre flexitanks with certificates of origin and analysis, for bottling in China.',
          },
          'fr-FR': {
            name: 'Syrah en vrac',
            description:
              'Rouge sec en citerne souple de 24 000 litres, certificats d’origine et d’analyse, à embouteiller en Chine.',
          },
        },
      },
    ],
  },
  {
    key: 'doringkloof-citrus',
    country: 'ZA',
    industry: 1,
    hall: 'W5',
    phone: '+27825537002',
    mail: 'packhouse@doringkloof.example',
    website: 'https://www.doringkloof.example',
    founded: 1979,
    employees: 640,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '多林谷柑橘包装公司',
        contact: '包装厂外销部',
        address: '南非东开普省柯克伍德，周日河谷',
        profile:
          '为河谷里57家果园代选代销，年包装脐橙、夏橙、柠檬和宽皮柑橘7.8万吨，冷处理柜从恩古拉港发往中国。季节与北半球相反：柠檬4月开始，夏橙到10月收尾。',
        productClassification: '鲜柑橘',
        productName: '夏橙与柠檬',
        purchaseNeeds: '红外糖度分选线、果园无人机、可降解果托；寻找有冷库的华中进口商。',
      },
      'en-US': {
        name: 'Doringkloof Citrus Packers',
        contact: 'Packhouse export sales',
        address: 'Kirkwood, Sundays River Valley, Eastern Cape, South Africa',
        profile:
          'For 57 orchards of the valley we grade, pack and sell 78,000 tonnes a year: navels, Valencias, lemons and soft citrus. Cold-treated containers leave Ngqura for China. The seasons are the reverse of the north: lemons start in April, Valencias end in October.',
        productClassification: 'Fresh citrus',
        productName: 'Valencia oranges and lemons',
        purchaseNeeds:
          'Sorting lines that read sugar by infrared, orchard drones, compostable trays; importers with cold stores in central China.',
      },
      'fr-FR': {
        name: 'Doringkloof Citrus Packers',
        contact: 'Ventes export de la station',
        address: 'Kirkwood, vallée de la Sundays, Cap-Oriental, Afrique du Sud',
        profile:
          'La station calibre, emballe et vend pour 57 vergers de la vallée 78 000 tonnes par an : navels, valencias, citrons et petits agrumes. Les conteneurs traités au froid partent de Ngqura vers la Chine. La saison inverse celle du nord : citrons dès avril, valencias jusqu’en octobre.',
        productClassification: 'Agrumes frais',
        productName: 'Oranges valencia et citrons',
        purchaseNeeds:
          'Lignes de tri mesurant le sucre par infrarouge, drones de verger, alvéoles compostables ; importateurs équipés de chambres froides en Chine centrale.',
      },
    },
    products: [
      {
        key: 'valencia',
        texts: {
          'zh-CN': { name: '夏橙', description: '糖度11以上，果径72至105级，15公斤箱，每柜1600箱，7月至10月。' },
          'en-US': {
            name: 'Valencia oranges',
            description: 'Brix 11 or more, counts 72 to 105, 15 kg cartons, 1,600 to a container; July to October.',
          },
          'fr-FR': {
            name: 'Oranges valencia',
            description:
              '11° Brix au moins, calibres 72 à 105, cartons de 15 kg, 1 600 par conteneur ; de juillet à octobre.',
          },
        },
      },
      {
        key: 'lemon',
        texts: {
          'zh-CN': { name: '尤力克柠檬', description: '出汁率38%以上，适合茶饮门店，15公斤箱，4月至8月每周可发12柜。' },
          'en-US': {
            name: 'Eureka lemons',
            description:
              'Juice above 38%, suited to tea shops; 15 kg cartons, up to 12 containers a week from April to August.',
          },
          'fr-FR': {
            name: 'Citrons eureka',
            description:
              'Plus de 38 % de jus, bien adaptés aux salons de thé ; cartons de 15 kg, jusqu’à 12 conteneurs par semaine d’avril à août.',
          },
        },
      },
    ],
  },
  {
    key: 'sederpad-rooibos',
    country: 'ZA',
    industry: 3,
    hall: 'W2',
    phone: '+27825537003',
    mail: 'tea@sederpad.example',
    founded: 2002,
    employees: 49,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '雪松径博士茶公司',
        contact: '茶叶贸易部',
        address: '南非西开普省克兰威廉镇',
        profile:
          '博士茶（路易波士）只在锡德山一带的沙地生长，本公司自种680公顷，另与24户山民合作收野生茶。切碎、发酵、日晒、蒸汽灭菌在同一院内完成，产品不含咖啡因，持有机认证。',
        productClassification: '草本茶',
        productName: '红色与绿色路易波士',
        purchaseNeeds: '三角茶包机、蒸汽灭菌设备配件；寻找奶茶连锁的原料商与母婴渠道。',
      },
      'en-US': {
        name: 'Sederpad Rooibos',
        contact: 'Tea trade desk',
        address: 'Clanwilliam, Western Cape, South Africa',
        profile:
          'Rooibos grows only in the sands around the Cederberg. Sederpad plants 680 hectares and gathers wild tea with 24 mountain families; cutting, fermenting, sun-drying and steam pasteurising are done in one yard. The tea is free of caffeine and certified organic.',
        productClassification: 'Herbal tea',
        productName: 'Red and green rooibos',
        purchaseNeeds:
          'Pyramid bagging machines, spares for steam pasteurisers; suppliers to tea-drink chains and family shops.',
      },
      'fr-FR': {
        name: 'Sederpad Rooibos',
        contact: 'Négoce de tisanes',
        address: 'Clanwilliam, Cap-Occidental, Afrique du Sud',
        profile:
          'Le rooibos ne pousse que dans les sables du Cederberg. Sederpad en cultive 680 hectares et récolte le sauvage avec 24 familles de montagne ; coupe, fermentation, séchage au soleil et pasteurisation à la vapeur se font au même endroit. Tisane sans caféine, certifiée biologique.',
        productClassification: 'Tisanes',
        productName: 'Rooibos rouge et vert',
        purchaseNeeds:
          'Ensacheuses pyramide, pièces de pasteurisateurs à vapeur ; fournisseurs des chaînes de boissons au thé et magasins pour familles.',
      },
    },
    products: [
      {
        key: 'red-rooibos',
        texts: {
          'zh-CN': { name: '发酵红茶型', description: '长切与短切两档，汤色琥珀，18公斤纸袋，采收在1月至4月。' },
          'en-US': {
            name: 'Red rooibos',
            description:
              'Fermented, in long or short cut; amber in the cup, 18 kg paper sacks. Harvest January to April.',
          },
          'fr-FR': {
            name: 'Rooibos rouge',
            description:
              'Fermenté, coupe longue ou courte ; infusion ambrée, sacs papier de 18 kg. Récolte de janvier à avril.',
          },
        },
      },
      {
        key: 'green-rooibos',
        texts: {
          'zh-CN': { name: '不发酵绿茶型', description: '快速干燥保留青草香，阿司巴汀含量逐批检测，500公斤起订。' },
          'en-US': {
            name: 'Green rooibos',
            description: 'Dried fast to keep a grassy note, aspalathin measured in each lot; 500 kg minimum.',
          },
          'fr-FR': {
            name: 'Rooibos vert',
            description: 'Séchage rapide, note herbacée, aspalathine dosée dans chaque lot ; minimum 500 kg.',
          },
        },
      },
    ],
  },
  {
    key: 'goudrand-mine-safety',
    country: 'ZA',
    industry: 6,
    hall: 'W1',
    phone: '+27825537004',
    mail: 'systems@goudrandsafety.example',
    website: 'https://www.goudrandsafety.example',
    founded: 1996,
    employees: 205,
    editions: [1, 2, 3, 4],
    texts: {
      'zh-CN': {
        name: '金缘矿山安全系统公司',
        contact: '矿山系统部',
        address: '南非豪登省斯普林斯，新时代工业区',
        profile:
          '为深井金矿、铂矿造避险舱、气体监测仪和人员定位系统，2000米以下工况均有实绩。车间通过ISO 9001，电气产品按防爆标准送检，备件库设在斯普林斯和吕斯滕堡。',
        productClassification: '矿山安全设备',
        productName: '井下移动避险舱',
        purchaseNeeds: '本安型电池、工业级传感器芯片、千兆矿用光纤；愿为中资矿企在南部非洲做安装维护。',
      },
      'en-US': {
        name: 'Goudrand Mine Safety',
        contact: 'Mine systems desk',
        address: 'New Era industrial area, Springs, Gauteng, South Africa',
        profile:
          'Refuge chambers, gas monitors and people-tracking for deep gold and platinum mines, with installations below 2,000 metres. The works is certified to ISO 9001 and electrical goods go to an explosion-protection test house. Spares are held in Springs and Rustenburg.',
        productClassification: 'Mine safety equipment',
        productName: 'Movable underground refuge chambers',
        purchaseNeeds:
          'Intrinsically safe batteries, industrial sensor chips, gigabit mine fibre; we offer fitting and upkeep to Chinese-owned mines in southern Africa.',
      },
      'fr-FR': {
        name: 'Goudrand Mine Safety',
        contact: 'Service des équipements miniers',
        address: 'Zone industrielle de New Era, Springs, Gauteng, Afrique du Sud',
        profile:
          'Chambres de refuge, détecteurs de gaz et localisation du personnel pour mines profondes d’or et de platine ; des installations fonctionnent sous 2 000 mètres. Atelier certifié ISO 9001, matériel électrique soumis à des essais antidéflagrants. Stocks de pièces à Springs et à Rustenburg.',
        productClassification: 'Équipements de sécurité minière',
        productName: 'Chambres de refuge mobiles',
        purchaseNeeds:
          'Batteries à sécurité intrinsèque, capteurs industriels, fibre optique minière ; nous proposons pose et entretien aux mines à capitaux chinois d’Afrique australe.',
      },
    },
    products: [
      {
        key: 'refuge-chamber',
        texts: {
          'zh-CN': { name: '移动避险舱', description: '12人、20人两型，独立供氧48小时，可拆分下罐笼，交期14周。' },
          'en-US': {
            name: 'Refuge chamber',
            description:
              'For 12 or 20 people, 48 hours of self-contained air; it breaks down to fit the cage. Fourteen weeks to deliver.',
          },
          'fr-FR': {
            name: 'Chambre de refuge',
            description:
              'Pour 12 ou 20 personnes, autonomie d’air de 48 heures ; démontable pour la cage. Délai de 14 semaines.',
          },
        },
      },
      {
        key: 'gas-node',
        texts: {
          'zh-CN': {
            name: '多气体监测节点',
            description: '同测甲烷、一氧化碳、氧气和二氧化氮，电池续航18个月，无线组网。',
          },
          'en-US': {
            name: 'Multi-gas node',
            description:
              'Reads methane, carbon monoxide, oxygen and nitrogen dioxide over a wireless mesh; 18 months on one battery.',
          },
          'fr-FR': {
            name: 'Capteur multigaz',
            description:
              'Méthane, monoxyde de carbone, oxygène et dioxyde d’azote, réseau maillé sans fil ; pile de 18 mois.',
          },
        },
      },
    ],
  },
  {
    key: 'karoovonk-energy',
    country: 'ZA',
    industry: 8,
    hall: 'W1',
    phone: '+27825537005',
    mail: 'projects@karoovonk.example',
    website: 'https://www.karoovonk.example',
    founded: 2015,
    employees: 93,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '卡鲁星火新能源公司',
        contact: '项目合作部',
        address: '南非北开普省德阿尔镇工业区',
        profile:
          '做集装箱式光储微网，在农场、矿区和电信基站已投运74套，合计31兆瓦。设计、组装、并网和运维由自己的队伍完成，组件和电芯主要从中国采购。',
        productClassification: '光伏与储能系统',
        productName: '集装箱光储微网',
        purchaseNeeds: '双面组件、磷酸铁锂电芯、液冷储能柜，并洽谈与湖南厂家合资组装。',
      },
      'en-US': {
        name: 'Karoovonk Energy',
        contact: 'Projects desk',
        address: 'Industrial area of De Aar, Northern Cape, South Africa',
        profile:
          'Containerised microgrids with solar and storage: 74 are running on farms, at mines and beside telecom masts, 31 MW in total. Our own crews design, assemble, connect and maintain them; panels and cells come mainly from China.',
        productClassification: 'Solar and storage systems',
        productName: 'Containerised solar microgrids',
        purchaseNeeds:
          'Bifacial modules, LFP cells, liquid-cooled cabinets; an assembly joint venture with a Hunan company.',
      },
      'fr-FR': {
        name: 'Karoovonk Energy',
        contact: 'Service des projets',
        address: 'Zone industrielle, De Aar, Cap-du-Nord, Afrique du Sud',
        profile:
          'Microréseaux solaires avec stockage, livrés en conteneur : 74 sont en service dans des fermes, des mines et au pied d’antennes, soit 31 MW. Nos équipes conçoivent, assemblent, raccordent et entretiennent ; panneaux et cellules viennent surtout de Chine.',
        productClassification: 'Systèmes solaires et stockage',
        productName: 'Microréseaux solaires en conteneur',
        purchaseNeeds:
          'Modules bifaces, cellules LFP, armoires à refroidissement liquide ; coentreprise d’assemblage avec une société du Hunan.',
      },
    },
    products: [
      {
        key: 'microgrid-250',
        texts: {
          'zh-CN': { name: '250千瓦微网', description: '20尺柜，带500千瓦时电池，折叠支架两天铺开，可与柴油机并联。' },
          'en-US': {
            name: '250 kW microgrid',
            description:
              'A 20-foot unit with 500 kWh of battery; folding frames go up in two days and it runs alongside diesel.',
          },
          'fr-FR': {
            name: 'Microréseau 250 kW',
            description:
              'Conteneur de 20 pieds, batterie de 500 kWh ; châssis pliants déployés en deux jours, marche en parallèle avec un groupe diesel.',
          },
        },
      },
      {
        key: 'pump-kit',
        texts: {
          'zh-CN': { name: '光伏提水套装', description: '扬程80米，日出水60立方米，适合牧场和滴灌，附远程监控。' },
          'en-US': {
            name: 'Solar pump kit',
            description: 'Head 80 m, 60 cubic metres a day, for stock farms and drip lines, with remote monitoring.',
          },
          'fr-FR': {
            name: 'Kit de pompage solaire',
            description:
              'Hauteur de 80 m, 60 m³ par jour, pour l’élevage et le goutte-à-goutte, avec télésurveillance.',
          },
        },
      },
    ],
  },
  {
    key: 'umvelo-bay-diagnostics',
    country: 'ZA',
    industry: 19,
    hall: 'W2',
    phone: '+27825537006',
    mail: 'tenders@umvelobay.example',
    website: 'https://www.umvelobay.example',
    founded: 2011,
    employees: 132,
    editions: [2, 4],
    texts: {
      'zh-CN': {
        name: '乌姆韦洛湾诊断试剂公司',
        contact: '投标与注册部',
        address: '南非夸祖鲁-纳塔尔省德班，里弗霍斯谷工业园',
        profile:
          '生产疟疾、艾滋病毒、肺结核的快速检测卡，以及供社区诊所用的便携血糖、血红蛋白仪。洁净车间1800平方米，通过ISO 13485，月产检测卡90万人份，供货南部非洲九国。',
        productClassification: '体外诊断试剂与仪器',
        productName: '疟疾快速检测卡',
        purchaseNeeds: '硝酸纤维素膜、点样划膜仪、注塑卡壳模具，并希望引进心电与超声便携机的分销。',
      },
      'en-US': {
        name: 'Umvelo Bay Diagnostics',
        contact: 'Tenders and registration',
        address: 'Riverhorse Valley, Durban, KwaZulu-Natal, South Africa',
        profile:
          'Rapid tests for malaria, HIV and tuberculosis, with portable glucose and haemoglobin meters for community clinics. From 1,800 m² of clean rooms, certified to ISO 13485, come 900,000 tests a month, supplied to nine countries of southern Africa.',
        productClassification: 'Diagnostic tests and instruments',
        productName: 'Rapid malaria tests',
        purchaseNeeds:
          'Nitrocellulose membrane, dispensing machines, cassette moulds; we also look to distribute portable ECG and ultrasound.',
      },
      'fr-FR': {
        name: 'Umvelo Bay Diagnostics',
        contact: 'Appels d’offres et enregistrement',
        address: 'Riverhorse Valley, Durban, KwaZulu-Natal, Afrique du Sud',
        profile:
          'Tests rapides du paludisme, du VIH et de la tuberculose ; lecteurs portatifs de glycémie et d’hémoglobine pour dispensaires. Les 1 800 m² de salles propres, certifiées ISO 13485, sortent 900 000 tests par mois, livrés dans neuf pays d’Afrique australe.',
        productClassification: 'Tests et appareils de diagnostic',
        productName: 'Tests rapides du paludisme',
        purchaseNeeds:
          'Membranes de nitrocellulose, machines de dépôt, moules de cassettes ; nous cherchons aussi à distribuer électrocardiographes et échographes portables.',
      },
    },
    products: [
      {
        key: 'malaria-card',
        texts: {
          'zh-CN': {
            name: '疟疾双抗原检测卡',
            description: '15分钟出结果，40度以下存放24个月，25人份一盒，最少5000人份。',
          },
          'en-US': {
            name: 'Two-antigen malaria test',
            description: 'Result in 15 minutes, stable for 24 months below 40 °C; boxes of 25, minimum 5,000 tests.',
          },
          'fr-FR': {
            name: 'Test paludisme à deux antigènes',
            description: 'Résultat en 15 minutes, stable 24 mois sous 40 °C ; boîtes de 25, minimum 5 000 tests.',
          },
        },
      },
      {
        key: 'hb-meter',
        texts: {
          'zh-CN': { name: '便携血红蛋白仪', description: '指尖血10微升，30秒读数，充电一次测500次，适合孕产妇筛查。' },
          'en-US': {
            name: 'Portable haemoglobin meter',
            description:
              'Ten microlitres from a fingertip, a reading in 30 seconds, 500 tests a charge; for antenatal screening.',
          },
          'fr-FR': {
            name: 'Hémoglobinomètre portatif',
            description:
              'Dix microlitres au bout du doigt, lecture en 30 secondes, 500 mesures par charge ; utile au suivi des grossesses.',
          },
        },
      },
    ],
  },
  {
    key: 'lagunenkai-oyster-farms',
    country: 'NA',
    industry: 5,
    hall: 'W2',
    phone: '+264812694101',
    mail: 'live@lagunenkai.example',
    website: 'https://www.lagunenkai.example',
    founded: 2000,
    employees: 84,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '潟湖码头牡蛎养殖公司',
        contact: '活鲜空运部',
        address: '纳米比亚鲸湾港市，渔港区',
        profile:
          '本格拉寒流带来充足的浮游生物，苗种八到十个月即可上市。笼养太平洋牡蛎，年产480万只，净化42小时后空运；另做单冻半壳牡蛎和竹荚鱼罐头。',
        productClassification: '活贝与水产加工品',
        productName: '鲸湾活牡蛎',
        purchaseNeeds: '贝类净化循环水设备、液氮速冻柜、牡蛎清洗分级机。',
      },
      'en-US': {
        name: 'Lagunenkai Oyster Farms',
        contact: 'Live freight desk',
        address: 'Fishing harbour, Walvis Bay, Namibia',
        profile:
          'The cold Benguela current is so rich in plankton that spat reaches market size in eight to ten months. We raise 4.8 million Pacific oysters a year in baskets and purify them for 42 hours before they fly; the factory also freezes half-shells and cans horse mackerel.',
        productClassification: 'Live shellfish and processed fish',
        productName: 'Live Walvis Bay oysters',
        purchaseNeeds: 'Recirculating purification tanks, liquid-nitrogen freezers, oyster washers and graders.',
      },
      'fr-FR': {
        name: 'Lagunenkai Oyster Farms',
        contact: 'Expédition du vivant',
        address: 'Port de pêche, Walvis Bay, Namibie',
        profile:
          'Le courant froid de Benguela porte assez de plancton pour qu’un naissain devienne marchand en huit à dix mois. En paniers, 4,8 millions d’huîtres creuses par an, purifiées 42 heures avant l’avion ; l’usine surgèle aussi des demi-coquilles et met le chinchard en conserve.',
        productClassification: 'Coquillages vivants et produits de la mer transformés',
        productName: 'Huîtres vivantes de Walvis Bay',
        purchaseNeeds:
          'Bassins de purification en circuit fermé, surgélation à l’azote, laveuses et calibreuses d’huîtres.',
      },
    },
    products: [
      {
        key: 'live-oyster',
        texts: {
          'zh-CN': { name: '活太平洋牡蛎', description: '60至120克五个规格，泡沫箱10公斤，离水保活七天，全年供应。' },
          'en-US': {
            name: 'Live Pacific oysters',
            description:
              'Five sizes from 60 to 120 g in 10 kg boxes, alive for seven days out of water, all year round.',
          },
          'fr-FR': {
            name: 'Huîtres creuses vivantes',
            description: 'Cinq calibres de 60 à 120 g, caisses de 10 kg, sept jours hors de l’eau, toute l’année.',
          },
        },
      },
      {
        key: 'half-shell',
        texts: {
          'zh-CN': { name: '单冻半壳牡蛎', description: '每盒12只，蒜蓉、豆豉两种酱包可选，零下18度保存18个月。' },
          'en-US': {
            name: 'Frozen half-shell oysters',
            description: 'Twelve to a tray, with garlic or black-bean sauce on request; 18 months at −18 °C.',
          },
          'fr-FR': {
            name: 'Huîtres surgelées en demi-coquille',
            description: 'Barquettes de douze, sauce à l’ail ou aux haricots noirs au choix ; 18 mois à −18 °C.',
          },
        },
      },
    ],
  },
  {
    key: 'omatako-bush-charcoal',
    country: 'NA',
    industry: 4,
    hall: 'W2',
    phone: '+264812694102',
    mail: 'bulk@omatakobush.example',
    founded: 2009,
    employees: 150,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '奥马塔科灌木炭业公司',
        contact: '散货销售部',
        address: '纳米比亚奥奇瓦龙戈市工业区',
        profile:
          '灌木侵占牧场是当地难题，本公司按许可清除入侵的金合欢类灌木，烧成木炭，草地得以恢复。68处炭窑供料，持森林管理认证，年产1.6万吨，经鲸湾港出运。',
        productClassification: '木炭与生物质燃料',
        productName: '烧烤木炭、机制炭块',
        purchaseNeeds: '履带式灌木切割机、连续炭化炉、机制炭压块线和自动包装机。',
      },
      'en-US': {
        name: 'Omatako Bush Charcoal',
        contact: 'Bulk sales',
        address: 'Industrial area, Otjiwarongo, Namibia',
        profile:
          'Thorn bush is taking over pasture here. Under permit, we clear encroaching acacias and turn them into charcoal, and the grass returns. Sixty-eight kiln sites feed a works with forest-management certification; 16,000 tonnes a year leave through Walvis Bay.',
        productClassification: 'Charcoal and biomass fuel',
        productName: 'Barbecue charcoal and briquettes',
        purchaseNeeds: 'Tracked bush cutters, continuous carbonising kilns, a briquetting line and automatic baggers.',
      },
      'fr-FR': {
        name: 'Omatako Bush Charcoal',
        contact: 'Ventes en vrac',
        address: 'Zone industrielle, Otjiwarongo, Namibie',
        profile:
          'Les épineux gagnent sur les pâturages. Munis de permis, nous coupons les acacias envahissants et les carbonisons ; l’herbe revient. Soixante-huit sites de fours alimentent une usine certifiée en gestion forestière : 16 000 tonnes par an, au départ de Walvis Bay.',
        productClassification: 'Charbon de bois et combustibles végétaux',
        productName: 'Charbon à barbecue et briquettes',
        purchaseNeeds:
          'Débroussailleuses sur chenilles, fours de carbonisation en continu, ligne de briquettes, ensacheuses automatiques.',
      },
    },
    products: [
      {
        key: 'lump',
        texts: {
          'zh-CN': { name: '块状烧烤炭', description: '固定碳75%以上，20至80毫米，3、5、10公斤纸袋，高柜约23吨。' },
          'en-US': {
            name: 'Lump charcoal',
            description:
              'Fixed carbon above 75%, pieces of 20 to 80 mm; 3, 5 or 10 kg paper bags, about 23 tonnes a container.',
          },
          'fr-FR': {
            name: 'Charbon en morceaux',
            description:
              'Plus de 75 % de carbone fixe, morceaux de 20 à 80 mm ; sacs papier de 3, 5 ou 10 kg, environ 23 tonnes par conteneur.',
          },
        },
      },
      {
        key: 'briquette',
        texts: {
          'zh-CN': { name: '六角机制炭', description: '炭粉加木薯淀粉压制，燃烧四小时，灰分低于8%，可贴餐饮店品牌。' },
          'en-US': {
            name: 'Hexagonal briquettes',
            description:
              'Charcoal fines bound with cassava starch; four hours of burn, ash under 8%, restaurant labels possible.',
          },
          'fr-FR': {
            name: 'Briquettes hexagonales',
            description:
              'Poussier lié à l’amidon de manioc ; quatre heures de combustion, moins de 8 % de cendres, marque de restaurant possible.',
          },
        },
      },
    ],
  },
  {
    key: 'erongo-veil-marble',
    country: 'NA',
    industry: 11,
    hall: 'C',
    phone: '+264812694103',
    mail: 'blocks@erongoveil.example',
    website: 'https://www.erongoveil.example',
    founded: 2006,
    employees: 112,
    editions: [1, 4],
    texts: {
      'zh-CN': {
        name: '埃龙戈云纱石材公司',
        contact: '荒料与板材部',
        address: '纳米比亚埃龙戈区卡里比布镇',
        profile:
          '在卡里比布附近开采白色、米黄大理石和一种蓝灰花岗岩，三处采场月出荒料1900立方米。钻石绳锯开采，湿法作业控尘；加工厂切大板、地砖和墓碑坯料。展位设在露天区，摆有整块荒料。',
        productClassification: '大理石与花岗岩',
        productName: '云纱白大理石荒料',
        purchaseNeeds: '绳锯机、荒料叉装机、大板连续抛光线，并与福建、湖南的石材市场谈代销。',
      },
      'en-US': {
        name: 'Erongo Veil Marble',
        contact: 'Blocks and slabs desk',
        address: 'Karibib, Erongo Region, Namibia',
        profile:
          'Three quarries near Karibib yield 1,900 cubic metres of block a month: white and cream marble and a blue-grey granite. Diamond wire cuts the stone, wet to hold the dust; the works saws slabs, tiles and memorial blanks. Whole blocks stand in the open-air area.',
        productClassification: 'Marble and granite',
        productName: 'Veil White marble blocks',
        purchaseNeeds:
          'Wire saws, block-handling loaders, a continuous slab polishing line; agency terms with stone markets in Fujian and Hunan.',
      },
      'fr-FR': {
        name: 'Erongo Veil Marble',
        contact: 'Service blocs et tranches',
        address: 'Karibib, région d’Erongo, Namibie',
        profile:
          'Près de Karibib, trois carrières livrent 1 900 m³ de blocs par mois : marbres blancs et crème, granit bleu-gris. Le fil diamanté coupe sous eau, ce qui retient la poussière ; l’usine débite tranches, carreaux et ébauches funéraires. Des blocs entiers sont exposés en plein air.',
        productClassification: 'Marbre et granit',
        productName: 'Blocs de marbre Voile blanc',
        purchaseNeeds:
          'Machines à fil, chargeuses à blocs, ligne continue de polissage ; accords de représentation avec des marchés de la pierre du Fujian et du Hunan.',
      },
    },
    products: [
      {
        key: 'blocks',
        texts: {
          'zh-CN': { name: '云纱白荒料', description: '2.8米乘1.7米乘1.6米上下，吸水率0.1%，三块起订，鲸湾港离岸价。' },
          'en-US': {
            name: 'Veil White blocks',
            description: 'About 2.8 by 1.7 by 1.6 m, water absorption 0.1%; from three blocks, FOB Walvis Bay.',
          },
          'fr-FR': {
            name: 'Blocs Voile blanc',
            description: 'Environ 2,8 × 1,7 × 1,6 m, absorption d’eau de 0,1 % ; dès trois blocs, FOB Walvis Bay.',
          },
        },
      },
      {
        key: 'slabs',
        texts: {
          'zh-CN': { name: '蓝灰花岗岩大板', description: '2厘米、3厘米厚，抛光、火烧、哑光三种面，木架竖装。' },
          'en-US': {
            name: 'Blue-grey granite slabs',
            description: 'Two or three centimetres thick, polished, flamed or honed; shipped upright on timber frames.',
          },
          'fr-FR': {
            name: 'Tranches de granit bleu-gris',
            description:
              'Épaisseur de 2 ou 3 cm, finition polie, flammée ou adoucie ; transport debout sur chevalets de bois.',
          },
        },
      },
    ],
  },
];
