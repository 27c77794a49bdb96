import type { SeedExhibitor } from '../shapes.ts';

export const centralExhibitors: SeedExhibitor[] = [
  {
    key: 'poivres-du-moungo',
    country: 'CM',
    industry: 2,
    hall: 'W2',
    phone: '+237233100401',
    mail: 'export@poivresdumoungo.example',
    website: 'https://www.poivresdumoungo.example',
    founded: 2011,
    employees: 42,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '蒙戈胡椒香料庄园',
        contact: '出口业务部',
        address: '喀麦隆滨海大区蒙戈省恩琼贝镇',
        profile:
          '在火山土上种植白胡椒、黑胡椒六十公顷，另向周边农户收购野生香料。采果、浸泡、脱皮全部人工完成，山泉水浸洗十天，香气干净不带霉味。',
        productClassification: '胡椒与香料',
        productName: '火山土白胡椒',
        purchaseNeeds: '采购小型蒸汽灭菌设备、研磨瓶、铁盒包装及滴灌管材。',
      },
      'en-US': {
        name: 'Poivres du Moungo',
        contact: 'Export desk',
        address: 'Njombé, Moungo, Littoral Region, Cameroon',
        profile:
          'Sixty hectares of pepper vines grow on volcanic soil, and neighbours sell the estate wild spices. Picking, soaking and peeling are manual; ten days in spring water leave the white peppercorns free of any musty note.',
        productClassification: 'Pepper and spices',
        productName: 'White pepper from volcanic soil',
        purchaseNeeds: 'A small steam steriliser, grinder jars, tins and drip irrigation pipe.',
      },
      'fr-FR': {
        name: 'Poivres du Moungo',
        contact: 'Service export',
        address: 'Njombé, Moungo, région du Littoral, Cameroun',
        profile:
          'Le domaine conduit soixante hectares de poivriers sur sol volcanique et achète aux voisins des épices sauvages. Cueillette, rouissage, décorticage : tout se fait à la main, et dix jours en eau de source donnent un poivre blanc sans goût de moisi.',
        productClassification: 'Poivres et épices',
        productName: 'Poivre blanc de sol volcanique',
        purchaseNeeds: 'Petit stérilisateur à vapeur, flacons moulins, boîtes métalliques, tuyaux de goutte-à-goutte.',
      },
    },
    products: [
      {
        key: 'white-pepper',
        texts: {
          'zh-CN': {
            name: '白胡椒粒',
            description: '全熟红果去皮，密度630克每升以上，50克罐至25公斤袋，3月至7月采收，年产35吨。',
          },
          'en-US': {
            name: 'White peppercorns',
            description:
              'From fully red berries, above 630 g/l, 50 g tins to 25 kg sacks. Picked March to July; 35 tonnes a year.',
          },
          'fr-FR': {
            name: 'Poivre blanc en grains',
            description:
              'Baies cueillies rouges, plus de 630 g/l, de la boîte de 50 g au sac de 25 kg. Récolte de mars à juillet, 35 tonnes par an.',
          },
        },
      },
      {
        key: 'njansang',
        texts: {
          'zh-CN': {
            name: '恩姜桑香籽',
            description: '森林采集的油质香料籽，炖鱼提味增稠，真空小包装。',
          },
          'en-US': {
            name: 'Njansang seed',
            description: 'An oily forest seed that flavours and thickens fish stews, vacuum packed in small bags.',
          },
          'fr-FR': {
            name: 'Graines de djansang',
            description:
              'Graine oléagineuse de forêt qui parfume et lie les sauces de poisson ; petits sachets sous vide.',
          },
        },
      },
    ],
  },
  {
    key: 'cafe-bamboutos',
    country: 'CM',
    industry: 3,
    hall: 'W2',
    phone: '+237233100402',
    mail: 'cafe@pentesdesbamboutos.example',
    founded: 1994,
    employees: 60,
    editions: [1, 2, 4],
    texts: {
      'zh-CN': {
        name: '班布图斯山坡咖啡合作社',
        contact: '合作社销售处',
        address: '喀麦隆西部大区姆布达市',
        profile:
          '社员一千一百户，在海拔1400至1900米的山坡上种阿拉比卡，两座水洗站集中处理鲜果。生豆从杜阿拉港出口，社内烘焙坊供应本国酒店。',
        productClassification: '咖啡生豆与熟豆',
        productName: '水洗阿拉比卡',
        purchaseNeeds: '需要脱皮机、小型烘焙机、单向阀咖啡袋，以及测定水分活度的仪器。',
      },
      'en-US': {
        name: 'Café des Pentes Bamboutos',
        contact: 'Cooperative sales',
        address: 'Mbouda, West Region, Cameroon',
        profile:
          'Eleven hundred member families grow arabica between 1,400 and 1,900 metres and bring their cherries to two washing stations. Green coffee leaves by Douala; the cooperative’s roastery supplies hotels at home.',
        productClassification: 'Green and roasted coffee',
        productName: 'Washed arabica',
        purchaseNeeds: 'Pulpers, a shop roaster, valve bags and a water-activity meter.',
      },
      'fr-FR': {
        name: 'Café des Pentes Bamboutos',
        contact: 'Ventes de la coopérative',
        address: 'Mbouda, région de l’Ouest, Cameroun',
        profile:
          'Onze cents familles récoltent l’arabica entre 1 400 et 1 900 mètres et le portent à deux stations de lavage. Le café vert passe par Douala ; la brûlerie de la coopérative fournit des hôtels camerounais.',
        productClassification: 'Café vert et torréfié',
        productName: 'Arabica lavé',
        purchaseNeeds: 'Dépulpeurs, torréfacteur de petite taille, sachets à valve, mesure de l’activité de l’eau.',
      },
    },
    products: [
      {
        key: 'green-arabica',
        texts: {
          'zh-CN': {
            name: '水洗阿拉比卡生豆',
            description: '爪哇种为主，15目以上，杯测有红糖和柑橘味，60公斤麻袋，11月至次年2月采收。',
          },
          'en-US': {
            name: 'Washed green arabica',
            description:
              'Mostly the Java variety, screen 15 and up; brown sugar and citrus in the cup. Picked November to February, 60 kg bags.',
          },
          'fr-FR': {
            name: 'Arabica vert lavé',
            description:
              'Variété Java surtout, crible 15 et plus ; sucre brun et agrumes en tasse. Récolte de novembre à février, sacs de 60 kg.',
          },
        },
      },
      {
        key: 'roasted-coffee',
        texts: {
          'zh-CN': {
            name: '中焙咖啡豆',
            description: '订单确认后烘焙，250克和1公斤装，可代客研磨。',
          },
          'en-US': {
            name: 'Medium-roast beans',
            description: 'Roasted once the order is in, in 250 g or 1 kg bags, ground if wished.',
          },
          'fr-FR': {
            name: 'Café torréfié moyen',
            description: 'Torréfié à la commande, en sachets de 250 g ou d’un kilo, moulu si vous le souhaitez.',
          },
        },
      },
    ],
  },
  {
    key: 'sangha-placages',
    country: 'CG',
    industry: 4,
    hall: 'W2',
    phone: '+242066100403',
    mail: 'ventes@sanghaplacages.example',
    website: 'https://www.sanghaplacages.example',
    founded: 2002,
    employees: 380,
    editions: [1, 2, 3, 4],
    texts: {
      'zh-CN': {
        name: '桑加单板公司',
        contact: '销售部',
        address: '刚果（布）桑加省韦索市木材加工区',
        profile:
          '从按轮伐计划经营的特许林区采原木，在韦索旋切、干燥、拼板，不出口原木。年产单板2.8万立方米、窑干板材9000立方米，每棵树都有编号，可以查到伐桩。',
        productClassification: '单板与锯材',
        productName: '沙比利单板',
        purchaseNeeds: '寻求旋切机、木材干燥窑、激光画线锯和用木屑发电的锅炉机组。',
      },
      'en-US': {
        name: 'Sangha Placages',
        contact: 'Sales office',
        address: 'Wood-processing zone, Ouesso, Sangha Department, Congo-Brazzaville',
        profile:
          'Logs from concessions cut in rotation are peeled, dried and sawn in Ouesso; none is exported as a log. Output is 28,000 m³ of veneer and 9,000 m³ of kiln-dried boards a year, and every tree has a number that leads back to its stump.',
        productClassification: 'Veneer and sawn timber',
        productName: 'Sapele veneer',
        purchaseNeeds: 'Rotary peelers, timber kilns, laser-guided edgers and a boiler set that runs on sawdust.',
      },
      'fr-FR': {
        name: 'Sangha Placages',
        contact: 'Service commercial',
        address: 'Zone de transformation du bois, Ouesso, département de la Sangha, Congo-Brazzaville',
        profile:
          'Issues de concessions exploitées par rotation, les grumes sont déroulées, séchées et sciées à Ouesso ; aucune ne part brute. La production annuelle atteint 28 000 m³ de placages et 9 000 m³ de sciages séchés. Chaque arbre porte un numéro qui ramène à sa souche.',
        productClassification: 'Placages et sciages',
        productName: 'Placage de sapelli',
        purchaseNeeds:
          'Dérouleuses, séchoirs à bois, déligneuses à guidage laser, chaudières à sciure avec générateur.',
      },
    },
    products: [
      {
        key: 'sapele-veneer',
        texts: {
          'zh-CN': {
            name: '沙比利单板',
            description: '厚0.6毫米至3毫米，缎纹或直纹，含水率8%至12%，配验货照片，整柜出货。',
          },
          'en-US': {
            name: 'Sapele veneer',
            description:
              '0.6 to 3 mm, ribbon or straight grain, 8 to 12% moisture; full containers with inspection photos.',
          },
          'fr-FR': {
            name: 'Placage de sapelli',
            description:
              'De 0,6 à 3 mm, rubané ou de fil, humidité de 8 à 12 % ; conteneurs complets, photos de contrôle jointes.',
          },
        },
      },
      {
        key: 'kiln-dried-boards',
        texts: {
          'zh-CN': {
            name: '窑干锯材',
            description: '沙比利、红铁木、绿柄桑，四面平直，用于门窗、地板和户外平台。',
          },
          'en-US': {
            name: 'Kiln-dried boards',
            description: 'Sapele, azobé and iroko, square-edged, for joinery, floors and decking.',
          },
          'fr-FR': {
            name: 'Sciages séchés',
            description: 'Sapelli, azobé et iroko avivés, pour la menuiserie, le parquet et les terrasses.',
          },
        },
      },
    ],
  },
  {
    key: 'loango-gaz-bitumes',
    country: 'CG',
    industry: 7,
    hall: 'W1',
    phone: '+242055100404',
    mail: 'contact@loangogaz.example',
    website: 'https://www.loangogaz.example',
    founded: 2013,
    employees: 145,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '卢安果燃气沥青公司',
        contact: '工业客户部',
        address: '刚果（布）黑角市工业港区',
        profile:
          '在黑角储存、灌装液化石油气，年灌瓶110万只，另设沥青储罐和改性车间，供沿海公路项目使用。罐区按ISO 9001和ISO 45001管理。',
        productClassification: '液化石油气与沥青',
        productName: '12.5公斤家用气瓶',
        purchaseNeeds: '采购液化气钢瓶、灌装转盘、20立方米罐车、角阀，并寻找储罐设计施工单位。',
      },
      'en-US': {
        name: 'Loango Gaz et Bitumes',
        contact: 'Industrial customers desk',
        address: 'Industrial port area, Pointe-Noire, Congo-Brazzaville',
        profile:
          'Loango stores and bottles LPG in Pointe-Noire, filling 1.1 million cylinders a year, and blends bitumen for road sites along the coast. The depot is managed under ISO 9001 and ISO 45001.',
        productClassification: 'LPG and bitumen',
        productName: '12.5 kg household cylinder',
        purchaseNeeds:
          'Cylinders, filling carousels, 20 m³ road tankers, valves; a contractor to design and build storage tanks.',
      },
      'fr-FR': {
        name: 'Loango Gaz et Bitumes',
        contact: 'Clients industriels',
        address: 'Zone industrialo-portuaire, Pointe-Noire, Congo-Brazzaville',
        profile:
          'Le dépôt de Pointe-Noire stocke et conditionne le gaz de pétrole liquéfié, soit 1,1 million de bouteilles remplies par an, et formule des bitumes pour les chantiers routiers du littoral. Il est géré selon ISO 9001 et ISO 45001.',
        productClassification: 'Gaz de pétrole liquéfié et bitumes',
        productName: 'Bouteille domestique de 12,5 kg',
        purchaseNeeds:
          'Bouteilles, carrousels de remplissage, camions-citernes de 20 m³, robinets ; une entreprise pour concevoir et monter des réservoirs.',
      },
    },
    products: [
      {
        key: 'cylinder',
        texts: {
          'zh-CN': {
            name: '家用瓶装液化气',
            description: '12.5公斤钢瓶，封口带防伪码，布拉柴维尔、多利西、恩凯三地设换瓶点。',
          },
          'en-US': {
            name: 'Household LPG',
            description: '12.5 kg cylinders with a coded seal, exchanged at depots in Brazzaville, Dolisie and Nkayi.',
          },
          'fr-FR': {
            name: 'Gaz domestique en bouteille',
            description:
              'Bouteilles de 12,5 kg à scellé codé, échangées dans des dépôts à Brazzaville, Dolisie et Nkayi.',
          },
        },
      },
      {
        key: 'modified-bitumen',
        texts: {
          'zh-CN': {
            name: '聚合物改性沥青',
            description: '针入度35/50和50/70，保温罐车直送工地，800公里以内四十八小时到货。',
          },
          'en-US': {
            name: 'Polymer-modified bitumen',
            description: 'Grades 35/50 and 50/70, sent hot by insulated tanker; 48 hours to sites within 800 km.',
          },
          'fr-FR': {
            name: 'Bitume modifié aux polymères',
            description: 'Classes 35/50 et 50/70, livré chaud en citerne calorifugée ; 48 heures jusqu’à 800 km.',
          },
        },
      },
    ],
  },
  {
    key: 'ruchers-plateaux-teke',
    country: 'CG',
    industry: 2,
    hall: 'W2',
    phone: '+242066100405',
    mail: 'commandes@ruchersteke.example',
    founded: 2017,
    employees: 24,
    editions: [4],
    texts: {
      'zh-CN': {
        name: '特凯高原蜂场',
        contact: '订单部',
        address: '刚果（布）高原省詹巴拉市',
        profile:
          '三百多户养蜂人把蜂箱放在稀树草原与林缘之间，蜂场代为过滤、化验和装瓶。除了蜂蜜，还用非洲李果肉压榨食用油，供布拉柴维尔的餐馆。',
        productClassification: '蜂产品与果油',
        productName: '草原深色蜂蜜',
        purchaseNeeds: '需要不锈钢摇蜜机、巢础机、蜂蜜检测试剂和六角玻璃瓶。',
      },
      'en-US': {
        name: 'Ruchers des Plateaux Téké',
        contact: 'Order desk',
        address: 'Djambala, Plateaux Department, Congo-Brazzaville',
        profile:
          'More than three hundred beekeepers hang hives where savannah meets forest; the company filters, tests and jars their honey. It also presses an oil from safou, the African plum, for restaurants in Brazzaville.',
        productClassification: 'Bee products and fruit oil',
        productName: 'Dark savannah honey',
        purchaseNeeds: 'Stainless extractors, a foundation mill, honey test kits and hexagonal jars.',
      },
      'fr-FR': {
        name: 'Ruchers des Plateaux Téké',
        contact: 'Service des commandes',
        address: 'Djambala, département des Plateaux, Congo-Brazzaville',
        profile:
          'Plus de trois cents apiculteurs posent leurs ruches à la lisière de la savane et de la forêt ; l’entreprise filtre, analyse et met en pot. Elle presse aussi la pulpe du safou en une huile de table que servent des restaurants de Brazzaville.',
        productClassification: 'Produits de la ruche et huile de fruit',
        productName: 'Miel sombre de savane',
        purchaseNeeds: 'Extracteurs en inox, gaufrier à cire, tests d’analyse du miel, pots hexagonaux.',
      },
    },
    products: [
      {
        key: 'savannah-honey',
        texts: {
          'zh-CN': {
            name: '深色蜂蜜',
            description: '水分18%以下，羟甲基糠醛逐批检测，带焦糖和树脂味，500克瓶或300公斤桶。',
          },
          'en-US': {
            name: 'Dark honey',
            description:
              'Moisture under 18%, HMF tested by lot, notes of caramel and resin; 500 g jars or 300 kg drums.',
          },
          'fr-FR': {
            name: 'Miel sombre',
            description:
              'Humidité sous 18 %, HMF contrôlé par lot, notes de caramel et de résine ; pots de 500 g ou fûts de 300 kg.',
          },
        },
      },
      {
        key: 'beeswax',
        texts: {
          'zh-CN': {
            name: '黄蜂蜡',
            description: '两次熔滤，10公斤蜡块，供蜡烛、木蜡油和化妆品行业，年供6吨。',
          },
          'en-US': {
            name: 'Yellow beeswax',
            description:
              'Melted and filtered twice, 10 kg blocks, for candles, wood polish and cosmetics; 6 tonnes a year.',
          },
          'fr-FR': {
            name: 'Cire d’abeille jaune',
            description:
              'Fondue et filtrée deux fois, pains de 10 kg, pour bougies, encaustiques et cosmétiques ; 6 tonnes par an.',
          },
        },
      },
      {
        key: 'safou-oil',
        texts: {
          'zh-CN': {
            name: '非洲李果油',
            description: '当季鲜果低温压榨，绿中带金，拌菜用，250毫升深色瓶，1月至4月生产。',
          },
          'en-US': {
            name: 'Safou oil',
            description:
              'Pressed cool from fresh fruit between January and April; green-gold, for dressings, in 250 ml dark bottles.',
          },
          'fr-FR': {
            name: 'Huile de safou',
            description:
              'Pressée à basse température de janvier à avril, vert doré, à servir crue ; flacons teintés de 250 ml.',
          },
        },
      },
    ],
  },
  {
    key: 'lufira-metaux',
    country: 'CD',
    industry: 6,
    hall: 'W1',
    phone: '+243820100406',
    mail: 'commercial@lufirametaux.example',
    website: 'https://www.lufirametaux.example',
    founded: 2007,
    employees: 690,
    editions: [1, 2, 3, 4],
    texts: {
      'zh-CN': {
        name: '卢菲拉金属公司',
        contact: '商务部',
        address: '刚果（金）上加丹加省利卡西市工业区',
        profile:
          '以氧化铜矿为原料，经堆浸、萃取和电积生产阴极铜，年产能2.2万吨。自建石灰窑和制酸车间，除自用外也对周边矿山销售；矿石来源按负责任采购指南逐批登记。',
        productClassification: '阴极铜与选冶辅料',
        productName: '电积阴极铜',
        purchaseNeeds: '采购铜萃取剂、铅阳极、防渗膜、耐酸泵，以及为矿区供电的光伏储能系统。',
      },
      'en-US': {
        name: 'Lufira Métaux',
        contact: 'Commercial office',
        address: 'Industrial zone, Likasi, Haut-Katanga, DR Congo',
        profile:
          'Oxide ore is heap-leached, purified by solvent extraction and plated into copper cathode, up to 22,000 tonnes a year. The company burns its own lime and makes its own acid, sells the surplus to mines nearby, and records the origin of ore lot by lot under responsible-sourcing guidance.',
        productClassification: 'Copper cathode and process chemicals',
        productName: 'Electrowon copper cathode',
        purchaseNeeds:
          'Copper extractants, lead anodes, liners, acid-proof pumps, and solar with storage for the site.',
      },
      'fr-FR': {
        name: 'Lufira Métaux',
        contact: 'Direction commerciale',
        address: 'Zone industrielle de Likasi, Haut-Katanga, RD Congo',
        profile:
          'Lixiviation en tas, extraction par solvant, électrolyse : le minerai oxydé devient cathode de cuivre, jusqu’à 22 000 tonnes par an. L’entreprise produit sa chaux et son acide, vend le surplus aux mines voisines et consigne l’origine du minerai lot par lot, selon les règles d’approvisionnement responsable.',
        productClassification: 'Cathodes de cuivre et réactifs',
        productName: 'Cathode de cuivre électrolytique',
        purchaseNeeds:
          'Extractants, anodes en plomb, géomembranes, pompes antiacides, solaire avec stockage pour le site.',
      },
    },
    products: [
      {
        key: 'copper-cathode',
        texts: {
          'zh-CN': {
            name: '阴极铜',
            description: '铜99.99%，每捆约2.5吨，月供1500吨，可经洛比托或达累斯萨拉姆港装船。',
          },
          'en-US': {
            name: 'Copper cathode',
            description:
              '99.99% copper, bundles of about 2.5 tonnes, 1,500 tonnes a month, by way of Lobito or Dar es Salaam.',
          },
          'fr-FR': {
            name: 'Cathode de cuivre',
            description:
              'Cuivre à 99,99 %, fardeaux d’environ 2,5 tonnes, 1 500 tonnes par mois, via Lobito ou Dar es Salaam.',
          },
        },
      },
      {
        key: 'quicklime',
        texts: {
          'zh-CN': {
            name: '选矿用生石灰',
            description: '有效氧化钙85%以上，散装罐车或吨袋，利卡西、科卢韦齐两地交货。',
          },
          'en-US': {
            name: 'Quicklime for ore treatment',
            description: 'Available lime above 85%, in bulk or tonne bags, delivered in Likasi and Kolwezi.',
          },
          'fr-FR': {
            name: 'Chaux vive pour traitement des minerais',
            description: 'Plus de 85 % de chaux libre, en vrac ou en grands sacs, rendue à Likasi et à Kolwezi.',
          },
        },
      },
    ],
  },
  {
    key: 'cablerie-malebo',
    country: 'CD',
    industry: 9,
    hall: 'W1',
    phone: '+243820100407',
    mail: 'devis@cableriemalebo.example',
    website: 'https://www.cableriemalebo.example',
    founded: 2014,
    employees: 165,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '马莱博电缆厂',
        contact: '报价部',
        address: '刚果（金）金沙萨市利梅特工业区',
        profile:
          '用加丹加铜杆拉丝、绞线、挤包绝缘，生产低压电力电缆、建筑布线和架空铝绞线，年产4200吨。产品按国际电工委员会标准出厂试验，供配电公司、建筑商和太阳能村落电网。',
        productClassification: '电线电缆',
        productName: '低压架空集束电缆',
        purchaseNeeds: '需要连续退火拉丝机、交联聚乙烯料、局放检测设备，欢迎变压器厂商谈本地组装。',
      },
      'en-US': {
        name: 'Câblerie du Pool Malebo',
        contact: 'Quotation desk',
        address: 'Limete industrial zone, Kinshasa, DR Congo',
        profile:
          'Copper rod from Katanga is drawn, stranded and insulated in Kinshasa into low-voltage cable and building wire; aluminium conductors are made beside it. Output is 4,200 tonnes a year, tested to IEC standards, for power distributors, builders and village solar grids.',
        productClassification: 'Wire and cable',
        productName: 'Aerial bundled cable',
        purchaseNeeds:
          'In-line annealing drawers, cross-linkable compound, partial-discharge testers; transformer makers for local assembly.',
      },
      'fr-FR': {
        name: 'Câblerie du Pool Malebo',
        contact: 'Bureau des devis',
        address: 'Zone industrielle de Limete, Kinshasa, RD Congo',
        profile:
          'Tréfilé, toronné et isolé à Kinshasa, le cuivre du Katanga devient câble basse tension et fil de bâtiment ; l’usine fabrique aussi des conducteurs en aluminium. Elle livre 4 200 tonnes par an, essayées selon les normes CEI, aux distributeurs d’électricité, aux constructeurs et aux réseaux solaires villageois.',
        productClassification: 'Fils et câbles électriques',
        productName: 'Câble aérien torsadé',
        purchaseNeeds:
          'Tréfileuses à recuit continu, compounds réticulables, mesure de décharges partielles ; fabricants de transformateurs pour un montage local.',
      },
    },
    products: [
      {
        key: 'bundled-cable',
        texts: {
          'zh-CN': {
            name: '架空集束电缆',
            description: '0.6/1千伏，16至95平方毫米铝芯，带中性承力线，500米或1000米一盘。',
          },
          'en-US': {
            name: 'Aerial bundled cable',
            description: '0.6/1 kV, aluminium cores of 16 to 95 mm² with a bearing neutral, on 500 or 1,000 m drums.',
          },
          'fr-FR': {
            name: 'Câble aérien torsadé',
            description: '0,6/1 kV, âmes en aluminium de 16 à 95 mm², neutre porteur, tourets de 500 ou 1 000 m.',
          },
        },
      },
      {
        key: 'house-wire',
        texts: {
          'zh-CN': {
            name: '铜芯家装线',
            description: '1.5至10平方毫米，阻燃聚氯乙烯绝缘，百米一卷，五种颜色。',
          },
          'en-US': {
            name: 'Copper house wire',
            description: '1.5 to 10 mm², flame-retardant PVC, five colours, 100-metre coils.',
          },
          'fr-FR': {
            name: 'Fil de bâtiment en cuivre',
            description: 'De 1,5 à 10 mm², PVC retardateur de flamme, cinq couleurs, couronnes de 100 mètres.',
          },
        },
      },
    ],
  },
  {
    key: 'tshopo-cafe-cacao',
    country: 'CD',
    industry: 3,
    hall: 'W2',
    phone: '+243820100408',
    mail: 'export@tshopocafecacao.example',
    founded: 2016,
    employees: 48,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '乔波咖啡可可贸易行',
        contact: '出口业务部',
        address: '刚果（金）乔波省基桑加尼市河港区',
        profile:
          '驳船沿刚果河及支流收购罗布斯塔咖啡和林下可可，在基桑加尼统一发酵、晾晒、分级，再顺流运到金沙萨和马塔迪。有机认证覆盖八个村庄，采购价在村口公示。',
        productClassification: '罗布斯塔咖啡与可可豆',
        productName: '林下罗布斯塔',
        purchaseNeeds: '求购驳船用柴油机、移动式脱壳机、太阳能干燥棚和麻袋缝口机。',
      },
      'en-US': {
        name: 'Tshopo Café Cacao',
        contact: 'Export desk',
        address: 'River port district, Kisangani, Tshopo, DR Congo',
        profile:
          'Barges on the Congo and its tributaries collect robusta and shade-grown cocoa, which are fermented, dried and graded in Kisangani before the trip down to Kinshasa and Matadi. Eight villages are certified organic, and buying prices are posted at the landing.',
        productClassification: 'Robusta coffee and cocoa beans',
        productName: 'Forest robusta',
        purchaseNeeds: 'Diesel engines for barges, mobile hullers, solar drying tunnels and bag stitchers.',
      },
      'fr-FR': {
        name: 'Tshopo Café Cacao',
        contact: 'Service export',
        address: 'Quartier du port fluvial, Kisangani, Tshopo, RD Congo',
        profile:
          'Robusta et cacao d’ombrage sont collectés par barge sur le Congo et ses affluents, puis fermentés, séchés et triés à Kisangani avant de descendre vers Kinshasa et Matadi. Huit villages sont certifiés biologiques ; les prix d’achat sont affichés au débarcadère.',
        productClassification: 'Café robusta et fèves de cacao',
        productName: 'Robusta de forêt',
        purchaseNeeds:
          'Moteurs diesel pour barges, décortiqueuses mobiles, tunnels de séchage solaires, couseuses de sacs.',
      },
    },
    products: [
      {
        key: 'robusta',
        texts: {
          'zh-CN': {
            name: '林下罗布斯塔生豆',
            description: '日晒16目，瑕疵少，适合意式拼配和速溶，19吨一柜。',
          },
          'en-US': {
            name: 'Forest robusta',
            description:
              'Natural, screen 16, few defects, for espresso blends and instant coffee; 19 tonnes a container.',
          },
          'fr-FR': {
            name: 'Robusta de forêt',
            description:
              'Nature, crible 16, peu de défauts, pour mélanges espresso et café soluble ; 19 tonnes par conteneur.',
          },
        },
      },
      {
        key: 'organic-cocoa',
        texts: {
          'zh-CN': {
            name: '有机可可豆',
            description: '木箱发酵六天，果香明显，年供260吨，样品一公斤起寄。',
          },
          'en-US': {
            name: 'Organic cocoa beans',
            description: 'Six days in wooden boxes give a fruity bean; 260 tonnes a year, one-kilo samples sent.',
          },
          'fr-FR': {
            name: 'Fèves de cacao biologiques',
            description:
              'Six jours de fermentation en caisses, profil fruité ; 260 tonnes par an, échantillons d’un kilo.',
          },
        },
      },
    ],
  },
  {
    key: 'estuaire-bois-bati',
    country: 'GA',
    industry: 11,
    hall: 'C',
    phone: '+24111100409',
    mail: 'projets@estuaireboisbati.example',
    website: 'https://www.estuaireboisbati.example',
    founded: 2015,
    employees: 120,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '河口木构建筑公司',
        contact: '项目部',
        address: '加蓬河口省恩科克经济区',
        profile:
          '把加蓬奥古曼和硬木做成胶合板、层积梁与整套木屋，工厂预制，现场拼装。一栋60平方米住宅六个工人十二天可以立起，露天展位搭有样板间。',
        productClassification: '胶合板与预制木屋',
        productName: '奥古曼胶合板',
        purchaseNeeds: '采购数控开料中心、低甲醛胶、屋面光伏瓦，以及木结构五金件。',
      },
      'en-US': {
        name: 'Estuaire Bois Bâti',
        contact: 'Project desk',
        address: 'Nkok economic zone, Estuaire Province, Gabon',
        profile:
          'Gabonese okoumé and hardwoods become plywood, laminated beams and complete timber houses, made in the factory and assembled on site. Six workers raise a 60 m² home in twelve days; a show house stands in the open-air area.',
        productClassification: 'Plywood and prefabricated houses',
        productName: 'Okoumé plywood',
        purchaseNeeds: 'CNC cutting centres, low-formaldehyde glue, solar roof tiles and structural timber hardware.',
      },
      'fr-FR': {
        name: 'Estuaire Bois Bâti',
        contact: 'Bureau des projets',
        address: 'Zone économique de Nkok, province de l’Estuaire, Gabon',
        profile:
          'Contreplaqués, poutres lamellées et maisons entières : l’okoumé et les bois durs du Gabon sont préfabriqués à Nkok puis assemblés sur place. Douze jours et six ouvriers suffisent pour 60 m² habitables ; une maison témoin est montée en plein air.',
        productClassification: 'Contreplaqué et maisons préfabriquées',
        productName: 'Contreplaqué d’okoumé',
        purchaseNeeds:
          'Centres d’usinage numériques, colles à faible formaldéhyde, tuiles solaires, ferrures de charpente.',
      },
    },
    products: [
      {
        key: 'okoume-plywood',
        texts: {
          'zh-CN': {
            name: '奥古曼胶合板',
            description: '4毫米至25毫米，室内与船用两种胶合等级，1220乘2440毫米，起订一柜约45立方米。',
          },
          'en-US': {
            name: 'Okoumé plywood',
            description:
              '4 to 25 mm, interior or marine bond, 1,220 by 2,440 mm sheets; from one container, about 45 m³.',
          },
          'fr-FR': {
            name: 'Contreplaqué d’okoumé',
            description:
              'De 4 à 25 mm, collage intérieur ou marine, panneaux de 1 220 sur 2 440 mm ; dès un conteneur, soit 45 m³ environ.',
          },
        },
      },
      {
        key: 'timber-house',
        texts: {
          'zh-CN': {
            name: '预制木屋',
            description: '40、60、90平方米三款，含门窗和电路预埋，防白蚁处理，三个高柜可运一栋大户型。',
          },
          'en-US': {
            name: 'Prefabricated timber house',
            description:
              '40, 60 or 90 m², with joinery, conduits and termite treatment; the largest fits three high-cube containers.',
          },
          'fr-FR': {
            name: 'Maison préfabriquée en bois',
            description:
              'Trois modèles de 40, 60 et 90 m², menuiseries et gaines posées, traitement antitermites ; le plus grand tient dans trois conteneurs hauts.',
          },
        },
      },
    ],
  },
];
