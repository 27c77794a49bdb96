import type { SeedExhibitor } from '../shapes.ts';

/** Hall W6: fashion and textiles, light industry, tourism, traditional Chinese medicine, medical devices. */
export const chinaW6Exhibitors: SeedExhibitor[] = [
  {
    key: 'songjin-apparel',
    country: 'CN',
    industry: 20,
    hall: 'W6',
    phone: '+8673155500506',
    mail: 'orders@songjin-apparel.example',
    website: 'https://www.songjin-apparel.example',
    founded: 2011,
    employees: 340,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '株洲淞衿服饰有限公司',
        contact: '外单接洽部',
        address: '湖南省株洲市芦淞区服饰产业园',
        profile:
          '芦淞做服装靠快，淞衿的打样间七天出款、二十天出大货。工装、校服、医护服是主力，面料可用客户自带的蜡染布，裁剪排版由电脑完成，余料做成收纳袋一并发货。',
        productClassification: '工装、校服与医护服装',
        productName: '定制工装',
        purchaseNeeds: '求购贝宁、马里皮棉及坯布；与肯尼亚、埃塞俄比亚的服装厂商谈来料代工。',
      },
      'en-US': {
        name: 'Songjin Apparel',
        contact: 'Contract orders',
        address: 'Clothing Industry Park, Lusong District, Zhuzhou, Hunan, China',
        profile:
          'Lusong trades on speed, and Songjin’s sample room needs seven days for a pattern and twenty for the order. Workwear, school uniforms and hospital clothing lead. Customers may send their own wax print; markers are cut by computer and offcuts come back as storage bags.',
        productClassification: 'Workwear, school and hospital clothing',
        productName: 'Made-to-order workwear',
        purchaseNeeds:
          'Lint and grey cloth from Benin and Mali; garment plants in Kenya and Ethiopia for cut-make-and-trim.',
      },
      'fr-FR': {
        name: 'Songjin Apparel',
        contact: 'Commandes à façon',
        address: 'Parc de l’habillement, district de Lusong, Zhuzhou, Hunan, Chine',
        profile:
          'À Lusong, la rapidité fait vendre : sept jours pour un modèle, vingt pour la commande. L’atelier coud surtout vêtements de travail, uniformes scolaires et tenues hospitalières. Le client peut fournir son wax ; la coupe est assistée par ordinateur et les chutes lui reviennent en sacs de rangement.',
        productClassification: 'Vêtements de travail, scolaires et hospitaliers',
        productName: 'Vêtements de travail sur mesure',
        purchaseNeeds:
          'Coton fibre et toile écrue du Bénin et du Mali ; usines de confection du Kenya et d’Éthiopie pour du travail à façon.',
      },
    },
    products: [
      {
        key: 'reflective-workwear',
        texts: {
          'zh-CN': { name: '反光工装套装', description: '涤棉斜纹，耐洗五十次，八个尺码，三百套起订，绣字不加价。' },
          'en-US': {
            name: 'High-visibility work suit',
            description: 'Polycotton twill good for fifty washes, eight sizes, from 300 suits; embroidery included.',
          },
          'fr-FR': {
            name: 'Ensemble de travail réfléchissant',
            description: 'Sergé polyester-coton, 50 lavages, huit tailles, dès 300 ensembles, broderie comprise.',
          },
        },
      },
      {
        key: 'school-uniform',
        texts: {
          'zh-CN': { name: '热带校服', description: '薄府绸短袖配裤裙，抗紫外线，按学校徽章配色，两所学校可拼单。' },
          'en-US': {
            name: 'Tropical school uniform',
            description:
              'Light poplin shirts with trousers or skirts, UV-resistant, in school colours; two schools can share an order.',
          },
          'fr-FR': {
            name: 'Uniforme scolaire tropical',
            description:
              'Popeline légère, pantalon ou jupe, anti-UV, aux couleurs de l’école ; deux établissements peuvent grouper leur commande.',
          },
        },
      },
    ],
  },
  {
    key: 'yueran-textiles',
    country: 'CN',
    industry: 20,
    hall: 'W6',
    phone: '+8657555500517',
    mail: 'prints@yueran-textiles.example',
    founded: 2003,
    employees: 260,
    editions: [1, 2, 4],
    texts: {
      'zh-CN': {
        name: '绍兴越染纺织有限公司',
        contact: '印花事业部',
        address: '浙江省绍兴市柯桥区滨海印染片区',
        profile:
          '越染的印花车间每月出布两百四十万米，圆网与数码并行。花型图库由驻阿比让和拉各斯的设计师共同更新，客户独家花型不外流，合同写明保密期三年。污水回用率六成，色牢度四级。',
        productClassification: '印花面料',
        productName: '纯棉蜡印风格面料',
        purchaseNeeds: '寻找西非独立设计师签约花型授权；采购有机棉纱，需附可追溯文件。',
      },
      'en-US': {
        name: 'Yueran Textiles',
        contact: 'Print division',
        address: 'Binhai dyeing area, Keqiao District, Shaoxing, Zhejiang, China',
        profile:
          'Rotary screens and digital heads side by side give 2.4 million metres of print a month. Designers in Abidjan and Lagos refresh the pattern library; exclusive designs stay exclusive for three years by contract. Six tenths of the waste water is reused and colour fastness is grade 4.',
        productClassification: 'Printed fabrics',
        productName: 'Cotton fabrics in wax-print style',
        purchaseNeeds:
          'Independent West African designers for pattern licences; organic cotton yarn with traceability papers.',
      },
      'fr-FR': {
        name: 'Yueran Textiles',
        contact: 'Division impression',
        address: 'Quartier teinturier de Binhai, district de Keqiao, Shaoxing, Zhejiang, Chine',
        profile:
          'Cadres rotatifs et impression numérique donnent 2,4 millions de mètres par mois. Des dessinateurs d’Abidjan et de Lagos renouvellent la bibliothèque de motifs ; les exclusivités sont protégées trois ans par contrat. Six dixièmes des eaux usées sont réemployées, la solidité des teintes est de niveau 4.',
        productClassification: 'Tissus imprimés',
        productName: 'Cotons imprimés de style wax',
        purchaseNeeds:
          'Créateurs indépendants d’Afrique de l’Ouest, pour la licence de motifs ; filés de coton biologique traçables.',
      },
    },
    products: [
      {
        key: 'wax-style-cotton',
        texts: {
          'zh-CN': { name: '蜡印风格棉布', description: '六码一匹，幅宽116厘米，双面渗透，最少八百匹可做专属花型。' },
          'en-US': {
            name: 'Wax-style cotton',
            description: '6-yard pieces, 116 cm wide, printed through both sides; exclusive designs from 800 pieces.',
          },
          'fr-FR': {
            name: 'Coton style wax',
            description: 'Pièces de 6 yards, largeur 116 cm, impression traversante ; motif exclusif dès 800 pièces.',
          },
        },
      },
      {
        key: 'digital-voile',
        texts: {
          'zh-CN': { name: '数码印花巴里纱', description: '轻薄透气，做头巾、披肩和长袍，三十米起印，48小时看样。' },
          'en-US': {
            name: 'Digital-print voile',
            description:
              'Sheer and breathable, for headwraps, shawls and long robes; 30 m minimum, strike-off in 48 hours.',
          },
          'fr-FR': {
            name: 'Voile imprimé en numérique',
            description: 'Fin et aéré, pour foulards, châles et boubous ; dès 30 m, échantillon sous 48 heures.',
          },
        },
      },
    ],
  },
  {
    key: 'yuedai-footwear',
    country: 'CN',
    industry: 20,
    hall: 'W6',
    phone: '+8615400000528',
    mail: 'shoes@yuedai-footwear.example',
    founded: 2006,
    employees: 390,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '晋江跃埭鞋业有限公司',
        contact: '开发与销售部',
        address: '福建省泉州市晋江市陈埭镇',
        profile:
          '跃埭生产跑鞋、校鞋和劳保鞋，每天下线一万五千双。大底配方分干热与雨季两档，鞋楦按非洲客户量脚数据加宽半号，鞋面能机洗。',
        productClassification: '运动鞋、校鞋与劳保鞋',
        productName: '黑色校鞋、劳保鞋',
        purchaseNeeds: '招募各国代理，寻找能接鞋面半成品的制鞋厂；采购埃塞俄比亚、苏丹的羊皮里革。',
      },
      'en-US': {
        name: 'Yuedai Footwear',
        contact: 'Development and sales',
        address: 'Chendai Town, Jinjiang, Quanzhou, Fujian, China',
        profile:
          'Running, school and safety shoes come off the line at 15,000 pairs a day. Soles have one recipe for dry heat and one for the rains; lasts are half a size wider, after foot measurements supplied by African customers. Uppers can go in the washing machine.',
        productClassification: 'Sports, school and safety shoes',
        productName: 'Black school shoes, safety shoes',
        purchaseNeeds:
          'Agents in each country and shoe factories that can take uppers; sheepskin lining from Ethiopia and Sudan.',
      },
      'fr-FR': {
        name: 'Yuedai Footwear',
        contact: 'Développement et ventes',
        address: 'Bourg de Chendai, Jinjiang, Quanzhou, Fujian, Chine',
        profile:
          'Chaussures de course, d’école et de sécurité : 15 000 paires par jour. Semelles en deux formules, chaleur sèche ou saison des pluies ; formes élargies d’une demi-pointure d’après les mesures transmises par les clients africains, tiges lavables en machine.',
        productClassification: 'Chaussures de sport, d’école et de sécurité',
        productName: 'Chaussures d’école noires, chaussures de sécurité',
        purchaseNeeds:
          'Agents par pays et fabriques pouvant monter des tiges semi-finies ; doublures en peau de mouton d’Éthiopie et du Soudan.',
      },
    },
    products: [
      {
        key: 'school-shoe',
        texts: {
          'zh-CN': { name: '黑色校鞋', description: '注塑一体底，防滑耐磨，尺码26到45，一柜一万二千双。' },
          'en-US': {
            name: 'Black school shoe',
            description: 'Moulded non-slip sole, sizes 26 to 45; 12,000 pairs to a container.',
          },
          'fr-FR': {
            name: 'Chaussure d’école noire',
            description: 'Semelle injectée antidérapante, pointures 26 à 45, 12 000 paires par conteneur.',
          },
        },
      },
      {
        key: 'safety-shoe',
        texts: {
          'zh-CN': { name: '钢头劳保鞋', description: '防砸防刺穿，耐油底，按EN ISO 20345送检，矿山和工地可用。' },
          'en-US': {
            name: 'Steel-toe safety shoe',
            description:
              'Toe cap, puncture-proof midsole and oil-proof outsole, tested to EN ISO 20345, for mines and sites.',
          },
          'fr-FR': {
            name: 'Chaussure de sécurité',
            description:
              'Embout d’acier, semelle anti-perforation, résistance aux huiles, essais EN ISO 20345, pour mines et chantiers.',
          },
        },
      },
    ],
  },
  {
    key: 'chuilan-household',
    country: 'CN',
    industry: 21,
    hall: 'W6',
    phone: '+8615400000535',
    mail: 'trade@chuilan-household.example',
    website: 'https://chuilan-household.example',
    founded: 2010,
    employees: 185,
    editions: [2, 4],
    texts: {
      'zh-CN': {
        name: '浙江炊岚日用品有限公司',
        contact: '外贸客户部',
        address: '浙江省金华市永康市经济开发区',
        profile:
          '锅、壶、炉、桶，炊岚卖的是厨房里天天摸的东西。铝锅壁厚标在锅底，节柴炉比三石灶省柴一半（按水沸试验），搪瓷盘可印商标。展厅常备一千二百种样品。',
        productClassification: '厨具与家居日用',
        productName: '铝锅、节柴炉、保温桶',
        purchaseNeeds: '寻非洲各地超市、集市批发商拼柜；用废铝锅回收换购的渠道也欢迎来谈。',
      },
      'en-US': {
        name: 'Chuilan Household',
        contact: 'Export customers',
        address: 'Yongkang Economic Development Zone, Jinhua, Zhejiang, China',
        profile:
          'Pots, kettles, stoves and buckets: things hands hold every day. Wall thickness is stamped under each aluminium pot, the stove burns half as much wood as three stones (by water-boiling test), and enamel plates can carry a logo. The showroom keeps 1,200 samples.',
        productClassification: 'Kitchen and household ware',
        productName: 'Aluminium pots, wood-saving stoves, insulated buckets',
        purchaseNeeds:
          'Supermarkets and market wholesalers to share containers; schemes that trade in old aluminium pots.',
      },
      'fr-FR': {
        name: 'Chuilan Household',
        contact: 'Clients à l’export',
        address: 'Zone de développement économique de Yongkang, Jinhua, Zhejiang, Chine',
        profile:
          'Marmites, bouilloires, foyers, seaux : des objets de tous les jours. L’épaisseur est gravée sous chaque marmite d’aluminium, le foyer consomme deux fois moins de bois que trois pierres (essai d’ébullition), les assiettes émaillées se marquent au logo. La salle d’exposition réunit 1 200 échantillons.',
        productClassification: 'Ustensiles de cuisine et articles ménagers',
        productName: 'Marmites en aluminium, foyers économes, seaux isothermes',
        purchaseNeeds:
          'Supermarchés et grossistes de marché pour des conteneurs groupés ; filières de reprise d’anciennes marmites en aluminium.',
      },
    },
    products: [
      {
        key: 'wood-saving-stove',
        texts: {
          'zh-CN': { name: '节柴炉', description: '陶瓷内膛配不锈钢外壳，重3.2公斤，可叠装，每箱六台。' },
          'en-US': {
            name: 'Wood-saving stove',
            description: 'Ceramic lining, stainless shell, 3.2 kg, stackable, six to a carton.',
          },
          'fr-FR': {
            name: 'Foyer économe en bois',
            description: 'Chemise céramique, enveloppe inox, 3,2 kg, empilable, carton de six.',
          },
        },
      },
      {
        key: 'aluminium-pots',
        texts: {
          'zh-CN': { name: '七件套铝锅', description: '口径16至36厘米，套装省舱，锅耳铆接，二百套起。' },
          'en-US': {
            name: 'Seven-piece aluminium pots',
            description: '16 to 36 cm, nested to save space, riveted handles, from 200 sets.',
          },
          'fr-FR': {
            name: 'Jeu de sept marmites',
            description: 'De 16 à 36 cm, gigognes, anses rivetées, dès 200 jeux.',
          },
        },
      },
      {
        key: 'insulated-bucket',
        texts: {
          'zh-CN': { name: '10升保温桶', description: '早上装的热饭，傍晚还有五十度，街边餐摊用得多。' },
          'en-US': {
            name: '10-litre insulated bucket',
            description:
              'Rice that goes in hot in the morning is still at 50 °C by evening; a favourite of street food stalls.',
          },
          'fr-FR': {
            name: 'Seau isotherme de 10 litres',
            description: 'Le riz du matin est encore à 50 °C le soir ; apprécié des vendeurs de rue.',
          },
        },
      },
    ],
  },
  {
    key: 'lucai-porcelain',
    country: 'CN',
    industry: 21,
    hall: 'W6',
    phone: '+8673155500543',
    mail: 'studio@lucai-porcelain.example',
    founded: 1989,
    employees: 130,
    editions: [1, 2, 3, 4],
    texts: {
      'zh-CN': {
        name: '醴陵渌彩瓷业有限公司',
        contact: '定制业务部',
        address: '湖南省株洲市醴陵市陶瓷科技工业园',
        profile:
          '釉下五彩先绘后罩釉，颜色压在玻璃层里，洗碗机也洗不掉。渌彩有画工三十四位，主做餐具和茶咖具，近年替非洲酒店把店徽、花草、动物画进整套餐瓷。',
        productClassification: '釉下彩餐瓷与茶咖具',
        productName: '酒店餐瓷、咖啡杯',
        purchaseNeeds: '酒店集团、航空公司及咖啡连锁订制餐具；想与非洲画家合作限量系列，版税按件计。',
      },
      'en-US': {
        name: 'Lucai Porcelain',
        contact: 'Custom work',
        address: 'Ceramic Technology Industrial Park, Liling, Zhuzhou, Hunan, China',
        profile:
          'In underglaze painting the colours lie beneath the glaze, where no dishwasher reaches them. Thirty-four painters make tableware, tea sets and coffee sets; of late, hotel services for Africa with crests, flowers and animals drawn into every piece.',
        productClassification: 'Underglaze tableware, tea and coffee sets',
        productName: 'Hotel porcelain and coffee cups',
        purchaseNeeds:
          'Custom orders from hotel groups, airlines and coffee chains; African painters for limited series, with a royalty by the piece.',
      },
      'fr-FR': {
        name: 'Lucai Porcelain',
        contact: 'Commandes personnalisées',
        address: 'Parc industriel de technologie céramique, Liling, Zhuzhou, Hunan, Chine',
        profile:
          'Peintes avant l’émaillage, les couleurs dorment sous la glaçure, hors d’atteinte du lave-vaisselle. Trente-quatre peintres décorent vaisselle, services à thé et à café et, depuis peu, des services d’hôtel pour l’Afrique, avec blasons, fleurs et animaux.',
        productClassification: 'Vaisselle peinte sous émail, services à thé et à café',
        productName: 'Porcelaine d’hôtel, tasses à café',
        purchaseNeeds:
          'Commandes d’hôtels, de compagnies aériennes et de chaînes de café ; peintres africains pour des séries limitées, droits versés à la pièce.',
      },
    },
    products: [
      {
        key: 'hotel-service',
        texts: {
          'zh-CN': { name: '酒店餐瓷套系', description: '强化瓷，边口加厚，一百二十头一箱，补件保供五年。' },
          'en-US': {
            name: 'Hotel service',
            description: 'Reinforced body, thick rims, 120 pieces to a crate, replacements guaranteed for five years.',
          },
          'fr-FR': {
            name: 'Service d’hôtel',
            description: 'Pâte renforcée, bords épaissis, caisses de 120 pièces, réassort assuré cinq ans.',
          },
        },
      },
      {
        key: 'coffee-cups',
        texts: {
          'zh-CN': { name: '手绘咖啡杯碟', description: '非洲雨燕、鹤望兰、猴面包树三组图样，两只礼盒装，交期35天。' },
          'en-US': {
            name: 'Hand-painted cup and saucer',
            description: 'Swift, strelitzia or baobab, boxed in pairs, ready in 35 days.',
          },
          'fr-FR': {
            name: 'Tasse et soucoupe peintes',
            description: 'Martinet, strelitzia ou baobab, coffret de deux, délai de 35 jours.',
          },
        },
      },
    ],
  },
  {
    key: 'youxi-travel',
    country: 'CN',
    industry: 23,
    hall: 'W6',
    phone: '+8615400000557',
    mail: 'groups@youxi-travel.example',
    website: 'https://www.youxi-travel.example',
    founded: 2014,
    employees: 72,
    editions: [4],
    texts: {
      'zh-CN': {
        name: '湖南酉溪国际旅行社有限公司',
        contact: '团队与会奖部',
        address: '湖南省张家界市永定区城北片区',
        profile:
          '酉溪两头都做：接非洲客人看张家界峰林、凤凰古城、长沙夜市，也送湖南游客去马赛马拉、维多利亚瀑布和毛里求斯。行程备有清真与素食餐单，法语、英语导游共十九人，出入境资料先审后收费。',
        productClassification: '入境游与赴非旅游',
        productName: '湖南入境定制团',
        purchaseNeeds: '求购东非、南部非洲的地接服务与生态营地淡季房量；与航空公司洽谈团队价。',
      },
      'en-US': {
        name: 'Youxi Travel',
        contact: 'Groups and incentives',
        address: 'Chengbei area, Yongding District, Zhangjiajie, Hunan, China',
        profile:
          'Youxi works in both directions. African visitors see the peaks of Zhangjiajie, old Fenghuang and Changsha’s night markets; Hunan travellers go to the Maasai Mara, Victoria Falls and Mauritius. There are halal and vegetarian menus and nineteen guides in French and English; documents are checked before any money is taken.',
        productClassification: 'Inbound tours and trips to Africa',
        productName: 'Tailor-made groups in Hunan',
        purchaseNeeds:
          'Ground services in East and Southern Africa and low-season rooms at eco-camps; group fares from airlines.',
      },
      'fr-FR': {
        name: 'Youxi Travel',
        contact: 'Groupes et voyages d’affaires',
        address: 'Quartier de Chengbei, district de Yongding, Zhangjiajie, Hunan, Chine',
        profile:
          'Youxi travaille dans les deux sens : pics de Zhangjiajie, vieille ville de Fenghuang et marchés de nuit de Changsha pour les visiteurs africains ; Masai Mara, chutes Victoria et île Maurice pour les voyageurs du Hunan. Menus halal et végétariens, dix-neuf guides francophones et anglophones, dossiers vérifiés avant tout paiement.',
        productClassification: 'Tourisme réceptif et voyages en Afrique',
        productName: 'Groupes sur mesure au Hunan',
        purchaseNeeds:
          'Réceptifs d’Afrique orientale et australe, chambres de basse saison en camps écologiques ; tarifs de groupe auprès de compagnies aériennes.',
      },
    },
    products: [
      {
        key: 'hunan-six-days',
        texts: {
          'zh-CN': { name: '湖南六日商务深度游', description: '两天展会、两天企业走访、两天山水，八人成团，含翻译。' },
          'en-US': {
            name: 'Six days in Hunan',
            description:
              'Two at the fair, two at factories, two in the mountains. Groups of eight, interpreter included.',
          },
          'fr-FR': {
            name: 'Six jours au Hunan',
            description:
              'Deux jours de salon, deux d’entreprises, deux de montagne. Groupe de huit, interprète compris.',
          },
        },
      },
      {
        key: 'mara-ten-days',
        texts: {
          'zh-CN': { name: '东非草原十日', description: '动物迁徙季七月至十月出发，小型越野车六座满，长沙集合。' },
          'en-US': {
            name: 'Ten days on the plains',
            description: 'Leaves Changsha in the migration months of July to October, six to a vehicle.',
          },
          'fr-FR': {
            name: 'Dix jours dans la savane',
            description: 'Départs de Changsha pendant la migration, de juillet à octobre, six voyageurs par véhicule.',
          },
        },
      },
    ],
  },
  {
    key: 'zhiwan-herbal-medicine',
    country: 'CN',
    industry: 19,
    hall: 'W6',
    phone: '+8615400000564',
    mail: 'herbs@zhiwan-herbal.example',
    website: 'https://zhiwan-herbal.example',
    founded: 2004,
    employees: 215,
    editions: [4],
    texts: {
      'zh-CN': {
        name: '湖南芷畹中药有限公司',
        contact: '国际注册部',
        address: '湖南省邵阳市邵东市廉桥镇',
        profile:
          '廉桥的药市养出了识药的眼力。芷畹自营玉竹、百合、黄精基地四千亩，饮片车间通过药品生产质量管理检查，出口以饮片和代用茶为主。进入每个国家之前先做法规评估，不夸大疗效。',
        productClassification: '中药饮片与草本代用茶',
        productName: '玉竹、黄精饮片与草本茶',
        purchaseNeeds:
          '收购可持续采集的没药、乳香、芦荟和非洲李树皮提取物，须有濒危物种核验；寻找传统医药研究机构合作质量标准。',
      },
      'en-US': {
        name: 'Zhiwan Herbal Medicine',
        contact: 'International registration',
        address: 'Lianqiao Town, Shaodong, Shaoyang, Hunan, China',
        profile:
          'Lianqiao’s herb market teaches people to know a root by sight. Zhiwan runs some 270 hectares of Solomon’s seal, lily bulb and polygonatum and slices them in a plant inspected for good manufacturing practice. It exports sliced herbs and teas, assesses the rules of each country first, and makes no exaggerated claims.',
        productClassification: 'Sliced herbs and herbal teas',
        productName: 'Polygonatum slices and herbal teas',
        purchaseNeeds:
          'Sustainably gathered myrrh, frankincense, aloe and African cherry bark extract with species checks; research institutes on quality standards.',
      },
      'fr-FR': {
        name: 'Zhiwan Herbal Medicine',
        contact: 'Enregistrement international',
        address: 'Bourg de Lianqiao, Shaodong, Shaoyang, Hunan, Chine',
        profile:
          'Sur le marché aux simples de Lianqiao, on apprend à reconnaître une racine au premier regard. Zhiwan cultive quelque 270 hectares de sceau-de-Salomon, de bulbes de lis et de polygonatum, tranchés dans un atelier contrôlé selon les bonnes pratiques de fabrication. Plantes coupées et tisanes sont exportées après étude des règles du pays, sans promesse exagérée.',
        productClassification: 'Plantes coupées et tisanes',
        productName: 'Polygonatum en tranches, tisanes',
        purchaseNeeds:
          'Myrrhe, encens, aloès et extrait d’écorce de prunier d’Afrique issus de cueillette durable, espèces vérifiées ; instituts de recherche pour les normes de qualité.',
      },
    },
    products: [
      {
        key: 'polygonatum-slices',
        texts: {
          'zh-CN': { name: '九制黄精片', description: '蒸晒九遍，水分12%以内，一公斤真空袋，附重金属和农残检测。' },
          'en-US': {
            name: 'Nine-steamed polygonatum',
            description:
              'Moisture within 12 per cent, vacuum bags of 1 kg, with tests for heavy metals and pesticides.',
          },
          'fr-FR': {
            name: 'Polygonatum neuf fois étuvé',
            description:
              'Humidité inférieure à 12 %, sachets sous vide de 1 kg, analyses de métaux lourds et de pesticides.',
          },
        },
      },
      {
        key: 'herbal-tea',
        texts: {
          'zh-CN': { name: '百合玉竹代用茶', description: '无咖啡因，三角袋泡二十袋一盒，英法阿三语标签。' },
          'en-US': {
            name: 'Lily and Solomon’s seal tea',
            description: 'Caffeine-free, 20 pyramid bags a box, labels in English, French and Arabic.',
          },
          'fr-FR': {
            name: 'Tisane au lis et sceau-de-Salomon',
            description: 'Sans caféine, 20 sachets pyramides par boîte, étiquettes en anglais, français et arabe.',
          },
        },
      },
    ],
  },
  {
    key: 'maicheng-medical',
    country: 'CN',
    industry: 19,
    hall: 'W6',
    phone: '+8615400000579',
    mail: 'med@maicheng-medical.example',
    website: 'https://www.maicheng-medical.example',
    founded: 2015,
    employees: 240,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '长沙脉澄医疗器械有限公司',
        contact: '海外注册与销售部',
        address: '湖南省长沙市高新技术产业开发区',
        profile:
          '脉澄面向乡镇医院和流动诊车做设备：监护仪、便携超声、新生儿转运保温箱。电源宽到100至240伏，内置电池撑过停电，界面图标代替长句。体系通过ISO 13485认证，医护可在线看操作视频。',
        productClassification: '基层医疗设备',
        productName: '便携式彩色超声、病人监护仪',
        purchaseNeeds: '招募具备医疗器械注册能力的代理；与卫生部门、基金会商谈基层医院成套配置和三年维护。',
      },
      'en-US': {
        name: 'Maicheng Medical',
        contact: 'Overseas registration and sales',
        address: 'High-tech Industrial Development Zone, Changsha, Hunan, China',
        profile:
          'Equipment for district hospitals and mobile clinics: patient monitors, portable ultrasound, incubators for moving newborns. Supplies accept 100 to 240 V, batteries carry through power cuts, and icons replace long sentences. Certified to ISO 13485, with training films online.',
        productClassification: 'Equipment for primary care',
        productName: 'Portable colour ultrasound and patient monitors',
        purchaseNeeds:
          'Agents able to register devices; health ministries and foundations for district hospital sets with three years of maintenance.',
      },
      'fr-FR': {
        name: 'Maicheng Medical',
        contact: 'Homologation et ventes à l’étranger',
        address: 'Zone de développement industriel de haute technologie, Changsha, Hunan, Chine',
        profile:
          'Moniteurs, échographes portables, couveuses de transport : Maicheng équipe hôpitaux de district et cliniques mobiles. Alimentation de 100 à 240 V, batteries contre les coupures, icônes au lieu de longues phrases. Certification ISO 13485 et films de formation en ligne.',
        productClassification: 'Équipements pour soins de base',
        productName: 'Échographe couleur portable, moniteurs',
        purchaseNeeds:
          'Agents capables d’homologuer des dispositifs ; ministères de la Santé et fondations pour l’équipement complet d’hôpitaux de district avec trois ans d’entretien.',
      },
    },
    products: [
      {
        key: 'portable-ultrasound',
        texts: {
          'zh-CN': {
            name: '便携彩超',
            description: '整机6.5公斤，凸阵加线阵探头，配专用背包，一块电池可做15位孕妇的产检。',
          },
          'en-US': {
            name: 'Portable colour ultrasound',
            description: '6.5 kg with convex and linear probes in a rucksack; one battery sees 15 antenatal checks.',
          },
          'fr-FR': {
            name: 'Échographe couleur portable',
            description: '6,5 kg, sondes convexe et linéaire, sac à dos fourni ; 15 examens prénataux par batterie.',
          },
        },
      },
      {
        key: 'transport-incubator',
        texts: {
          'zh-CN': { name: '新生儿转运暖箱', description: '车载12伏供电，控温误差0.3度，含血氧和心率监护。' },
          'en-US': {
            name: 'Newborn transport incubator',
            description: 'Runs on a vehicle’s 12 V, holds temperature within 0.3 °C, monitors oxygen and heart rate.',
          },
          'fr-FR': {
            name: 'Couveuse de transport',
            description: 'Alimentation 12 V du véhicule, température à 0,3 °C près, oxygène et pouls surveillés.',
          },
        },
      },
    ],
  },
];
