import type { SeedBuyer } from '../shapes.ts';

/** Chinese buyers of ores, stone, timber, fibres, hides, rubber and plant oils. */
export const chineseMaterialsBuyers: SeedBuyer[] = [
  {
    key: 'yaogang-minerals',
    country: 'CN',
    industry: 6,
    phone: '+866335556201',
    mail: 'ore@yaogang.example',
    website: 'https://www.yaogang.example',
    texts: {
      'zh-CN': {
        name: '日照垚港矿产贸易有限公司',
        contact: '锰铬业务部',
        address: '山东省日照市岚山区临港物流园',
        profile: '背靠岚山港区，替中小合金厂集中进口锰矿和铬矿，到港后破碎、配矿、分批放货。去年经手矿石约60万吨。',
        purchaseNeeds:
          '每月求购南非、加蓬、加纳锰矿两万至三万吨，锰品位36%至44%，磷0.1%以下，粒度10至75毫米；另需津巴布韦、马达加斯加铬精矿5000吨。装卸两港由独立检验机构取样，以卸港结果结算，到岸价、90天信用证。只与持有采矿和出口许可的矿山或其代理洽谈。',
      },
      'en-US': {
        name: 'Yaogang Minerals',
        contact: 'Manganese and chrome desk',
        address: 'Port logistics park, Lanshan District, Rizhao, Shandong, China',
        profile:
          'From the port of Lanshan Yaogang imports manganese and chrome ore for small and medium alloy works, crushes and blends it, and releases it in lots: about 600,000 tonnes last year.',
        purchaseNeeds:
          'Manganese ore from South Africa, Gabon or Ghana, 20,000 to 30,000 tonnes a month: 36 to 44% Mn, phosphorus below 0.1%, 10 to 75 mm. Chrome concentrate from Zimbabwe or Madagascar, 5,000 tonnes, with independent sampling at both ports, settlement on discharge results, CIF, 90-day letter of credit; only mines with mining and export licences, or their agents.',
      },
      'fr-FR': {
        name: 'Yaogang Minerals',
        contact: 'Bureau manganèse et chrome',
        address: 'Parc logistique portuaire, district de Lanshan, Rizhao, Shandong, Chine',
        profile:
          'Au port de Lanshan, Yaogang importe du manganèse et du chrome pour de petites et moyennes usines d’alliages : concassage, mélange, livraison par lots, soit 600 000 tonnes environ l’an dernier.',
        purchaseNeeds:
          'Minerai de manganèse d’Afrique du Sud, du Gabon ou du Ghana, 20 000 à 30 000 tonnes par mois, de 36 à 44 % Mn, phosphore sous 0,1 %, 10 à 75 mm ; concentré de chrome du Zimbabwe ou de Madagascar, 5 000 tonnes. Échantillonnage indépendant aux deux ports, règlement sur l’analyse au déchargement, CIF, crédit documentaire à 90 jours. Mines titulaires de permis d’exploitation et d’exportation, ou leurs mandataires.',
      },
    },
  },
  {
    key: 'dongyuan-nonferrous',
    country: 'CN',
    industry: 6,
    phone: '+867355556202',
    mail: 'concentrate@dongyuan.example',
    texts: {
      'zh-CN': {
        name: '郴州硐源有色金属有限公司',
        contact: '原料供应部',
        address: '湖南省郴州市苏仙区有色金属产业园',
        profile: '硐源有锡、铅两条冶炼线，副产铜锍和银。厂区污水全部回用，环评和安全许可齐备。',
        purchaseNeeds:
          '收购锡精矿（锡60%以上，放射性合格）每月150金属吨，铅精矿500吨，来自尼日利亚、刚果（金）、卢旺达、纳米比亚均可。供货方须按经合组织指南完成尽职调查，矿袋逐批挂标签可追溯到坑口。计价参照交易所均价扣加工费，七成预付、三成待化验。',
      },
      'en-US': {
        name: 'Dongyuan Nonferrous Metals',
        contact: 'Raw material supply',
        address: 'Nonferrous metals park, Suxian District, Chenzhou, Hunan, China',
        profile:
          'Dongyuan runs one tin and one lead smelting line, with copper matte and silver as by-products. All process water is used again.',
        purchaseNeeds:
          'Tin concentrate above 60% Sn within radiation limits, 150 tonnes of contained metal a month, and 500 tonnes of lead concentrate, from Nigeria, DR Congo, Rwanda or Namibia. Due diligence under the OECD guidance is required, with tagged bags traceable to the pit. Exchange average less treatment charge; 70% in advance, 30% after assay.',
      },
      'fr-FR': {
        name: 'Dongyuan Nonferrous Metals',
        contact: 'Approvisionnement en matières premières',
        address: 'Parc des métaux non ferreux, district de Suxian, Chenzhou, Hunan, Chine',
        profile:
          'Une ligne d’étain et une ligne de plomb, avec matte de cuivre et argent en sous-produits. Toutes les eaux de procédé sont recyclées sur le site.',
        purchaseNeeds:
          'Concentré d’étain à plus de 60 % Sn, conforme aux seuils de radioactivité : 150 tonnes de métal contenu par mois ; concentré de plomb, 500 tonnes ; Nigeria, RD Congo, Rwanda ou Namibie. Devoir de diligence selon le guide de l’OCDE, sacs étiquetés et traçables jusqu’au puits. Moyenne boursière moins frais de traitement, 70 % d’avance et 30 % après analyse.',
      },
    },
  },
  {
    key: 'leiyan-stone',
    country: 'CN',
    industry: 11,
    phone: '+8659555560203',
    mail: 'blocks@leiyan-stone.example',
    website: 'https://www.leiyan-stone.example',
    texts: {
      'zh-CN': {
        name: '南安垒岩石材有限公司',
        contact: '荒料采购部',
        address: '福建省泉州市南安市石材加工区',
        profile:
          '十二台砂锯和四条磨光线，年出大板90万平方米，供酒店、机场和住宅的幕墙与地面工程。堆场可放荒料三万立方米。',
        purchaseNeeds:
          '求购纳米比亚云灰大理石、安哥拉黑、津巴布韦黑、埃及米黄荒料，每块6立方米以上，无暗裂，色差用照片板确认。起订十个20尺柜，散船亦可；希望矿山能让我方选料员到场标号，按净方计价，见提单付七成。',
      },
      'en-US': {
        name: 'Leiyan Stone',
        contact: 'Block purchasing',
        address: 'Stone processing zone, Nan’an, Quanzhou, Fujian, China',
        profile:
          'Twelve gang saws and four polishing lines turn out 900,000 m² of slab a year for the walls and floors of hotels, airports and housing. The yard takes 30,000 m³ of blocks.',
        purchaseNeeds:
          'Grey-veined marble of Namibia, Angola black, Zimbabwe black and Egyptian beige: blocks above 6 m³, no hidden cracks, shade agreed on photo panels. From ten 20-foot containers, or breakbulk. Our selector would like to mark blocks at the quarry; price by net cubic metre, 70% against the bill of lading.',
      },
      'fr-FR': {
        name: 'Leiyan Stone',
        contact: 'Achat de blocs',
        address: 'Zone de transformation de la pierre, Nan’an, Quanzhou, Fujian, Chine',
        profile:
          'Douze armures et quatre lignes de polissage donnent 900 000 m² de tranches par an pour les façades et les sols d’hôtels, d’aéroports et de logements. Le parc reçoit 30 000 m³ de blocs.',
        purchaseNeeds:
          'Marbre gris veiné de Namibie, noir d’Angola, noir du Zimbabwe, beige d’Égypte : blocs de plus de 6 m³, sans fissure cachée, teinte fixée sur planches photographiques. Dès dix conteneurs de 20 pieds, ou en vrac conventionnel. Notre sélectionneur souhaite marquer les blocs en carrière ; prix au mètre cube net, 70 % contre connaissement.',
      },
    },
  },
  {
    key: 'yuemu-flooring',
    country: 'CN',
    industry: 4,
    phone: '+865725556204',
    mail: 'timber@yuemu-flooring.example',
    website: 'https://www.yuemu-flooring.example',
    texts: {
      'zh-CN': {
        name: '湖州樾陌木业有限公司',
        contact: '进口锯材部',
        address: '浙江省湖州市南浔区地板产业园',
        profile:
          '生产实木地板和地暖用三层地板，年产180万平方米，两成出口。通过FSC产销监管链认证，窑干能力每月2500立方米。',
        purchaseNeeds:
          '采购加蓬、喀麦隆、刚果（布）的塔利、大绿柄桑、沙比利锯材，规格22×95至135毫米、长900毫米以上，窑干或气干均可，每月600立方米。只收锯材，不收原木；采伐许可、产地证、植检证缺一不可，列入公约附录的树种须附许可。离岸价或到上海港价，分批信用证。',
      },
      'en-US': {
        name: 'Yuemu Flooring',
        contact: 'Sawn timber imports',
        address: 'Flooring industry park, Nanxun District, Huzhou, Zhejiang, China',
        profile:
          'Solid and three-layer floors, the latter for underfloor heating: 1.8 million m² a year, a fifth of it exported. Yuemu holds FSC chain-of-custody certification and can kiln-dry 2,500 m³ a month.',
        purchaseNeeds:
          'Sawn tali, iroko and sapele from Gabon, Cameroon and Congo-Brazzaville, 22 × 95 to 135 mm, 900 mm or longer, kiln or air dried, 600 m³ a month, and no logs. Felling permit, certificate of origin and phytosanitary certificate every time, and a CITES permit for listed species. FOB or CIF Shanghai, letter of credit by shipment.',
      },
      'fr-FR': {
        name: 'Yuemu Flooring',
        contact: 'Importation de sciages',
        address: 'Parc du parquet, district de Nanxun, Huzhou, Zhejiang, Chine',
        profile:
          'Parquets massifs et contrecollés pour chauffage au sol, 1,8 million de m² par an, dont un cinquième à l’export. Chaîne de contrôle FSC, 2 500 m³ de séchage par mois.',
        purchaseNeeds:
          'Sciages de tali, d’iroko et de sapelli du Gabon, du Cameroun et du Congo-Brazzaville : 22 × 95 à 135 mm, 900 mm et plus, séchés à l’air ou au four, 600 m³ par mois, sans grumes. Permis de coupe, certificat d’origine et certificat phytosanitaire à chaque envoi ; permis CITES pour les essences inscrites. FOB ou CIF Shanghai, crédit documentaire par expédition.',
      },
    },
  },
  {
    key: 'sunli-furniture',
    country: 'CN',
    industry: 4,
    phone: '+8675755560205',
    mail: 'veneer@sunli-furniture.example',
    texts: {
      'zh-CN': {
        name: '佛山榫理家具有限公司',
        contact: '木皮与板材采购',
        address: '广东省佛山市顺德区龙江镇家具产业区',
        profile: '做酒店固定家具和餐桌椅，图纸到交货约六十天。近两年客户偏爱深色木纹，非洲树种的用量涨了一倍。',
        purchaseNeeds:
          '要奥古曼胶合板芯板2.2毫米、沙比利刨切木皮0.5毫米，每月各三柜；非洲鸡翅木实木台面每季80块，长2.2米以上。甲醛释放量不超过0.05毫克每立方米，合法来源文件由第三方核对。新供应商先下一柜，合格后签半年框架，电汇三七开。',
      },
      'en-US': {
        name: 'Sunli Furniture',
        contact: 'Veneer and panel buyers',
        address: 'Furniture district, Longjiang Town, Shunde, Foshan, Guangdong, China',
        profile:
          'Sunli makes fixed furniture for hotels, and tables and chairs, in about sixty days from the drawing. As guests came to like dark grain, its use of African species doubled in two years.',
        purchaseNeeds:
          'Okoumé core veneer 2.2 mm and sliced sapele 0.5 mm, three containers of each a month; 80 wenge table tops a quarter, 2.2 m or longer. Formaldehyde up to 0.05 mg/m³, legality papers checked by a third party. One trial container, then a six-month agreement; transfer 30/70.',
      },
      'fr-FR': {
        name: 'Sunli Furniture',
        contact: 'Achats de placages et panneaux',
        address: 'Zone du meuble, bourg de Longjiang, Shunde, Foshan, Guangdong, Chine',
        profile:
          'Agencements d’hôtel, tables et chaises, livrés une soixantaine de jours après le plan. Le goût des veinages sombres a fait doubler en deux ans la part des essences africaines.',
        purchaseNeeds:
          'Placage d’âme en okoumé de 2,2 mm et sapelli tranché de 0,5 mm, trois conteneurs de chaque par mois ; 80 plateaux en wengé par trimestre, 2,2 m ou plus. Formaldéhyde limité à 0,05 mg/m³, documents de légalité vérifiés par un tiers. Un conteneur d’essai, puis accord de six mois ; virement 30/70.',
      },
    },
  },
  {
    key: 'manfang-cotton',
    country: 'CN',
    industry: 20,
    phone: '+867125556206',
    mail: 'lint@manfang.example',
    texts: {
      'zh-CN': {
        name: '湖北缦纺棉业有限公司',
        contact: '皮棉进口科',
        address: '湖北省孝感市汉川市纺织产业园',
        profile: '汉川纱厂集中，缦纺有气流纺与环锭纺共12万锭，主打32支、40支精梳棉纱，给江浙的针织厂供货。',
        purchaseNeeds:
          '拟购贝宁、马里、布基纳法索、坦桑尼亚手摘皮棉，全年6000吨，纤维长1又1/8英寸以上，马克隆值3.8至4.5，异性纤维每包不超过2克。大容量测试数据随样寄来，配额内外均可谈，目的港武汉或上海；远期信用证90天。',
      },
      'en-US': {
        name: 'Manfang Cotton',
        contact: 'Lint imports',
        address: 'Textile park, Hanchuan, Xiaogan, Hubei, China',
        profile:
          'In Hanchuan, a town of spinners, Manfang runs 120,000 rotor and ring spindles. Combed yarns in 32s and 40s go to knitters in Jiangsu and Zhejiang.',
        purchaseNeeds:
          'Hand-picked lint from Benin, Mali, Burkina Faso and Tanzania, 6,000 tonnes over the year: staple 1 1/8 inch or longer, micronaire 3.8 to 4.5, foreign fibre under 2 g a bale. HVI data with the sample, inside or outside quota, to Wuhan or Shanghai; 90-day letter of credit.',
      },
      'fr-FR': {
        name: 'Manfang Cotton',
        contact: 'Importation de coton fibre',
        address: 'Parc textile, Hanchuan, Xiaogan, Hubei, Chine',
        profile:
          'À Hanchuan, ville de filatures, Manfang exploite 120 000 broches, à rotor et à anneaux. Ses fils peignés Ne 32 et 40 vont aux bonnetiers du Jiangsu et du Zhejiang.',
        purchaseNeeds:
          'Coton fibre récolté à la main du Bénin, du Mali, du Burkina Faso et de Tanzanie, 6 000 tonnes sur l’année : soie de 1 1/8 pouce et plus, micronaire de 3,8 à 4,5, moins de 2 g de fibres étrangères par balle. Mesures HVI jointes à l’échantillon, dans le contingent ou hors contingent, port de Wuhan ou de Shanghai ; crédit documentaire à 90 jours.',
      },
    },
  },
  {
    key: 'kuoji-leather',
    country: 'CN',
    industry: 20,
    phone: '+8657355560207',
    mail: 'hides@kuoji-leather.example',
    texts: {
      'zh-CN': {
        name: '海宁鞟集皮革有限公司',
        contact: '蓝湿皮采购部',
        address: '浙江省嘉兴市海宁市皮革产业基地',
        profile: '从蓝湿皮复鞣做起，染色、涂饰自己完成，月产成品革45万平方英尺，主要做女包革、手套革和童鞋里皮。',
        purchaseNeeds:
          '寻埃塞俄比亚、尼日利亚、肯尼亚绵羊和山羊蓝湿皮，每月6万张，一至四级按4:3:2:1配，六价铬不得检出，每托盘500张塑封。对有污水处理设施的制革厂可预付四成并派师傅驻厂；另需埃塞高原绵羊酸皮两万张。',
      },
      'en-US': {
        name: 'Kuoji Leather',
        contact: 'Wet-blue purchasing',
        address: 'Leather industry base, Haining, Jiaxing, Zhejiang, China',
        profile:
          'Kuoji retans wet blue, dyes and finishes it: 450,000 square feet a month for handbags, gloves and the lining of children’s shoes.',
        purchaseNeeds:
          'Sheep and goat wet blue from Ethiopia, Nigeria and Kenya, 60,000 skins a month, grades 1 to 4 in the ratio 4:3:2:1, no chromium VI, 500 to a sealed pallet. For tanneries with effluent treatment we pay 40% ahead and lend a technician. Also 20,000 pickled highland sheepskins from Ethiopia.',
      },
      'fr-FR': {
        name: 'Kuoji Leather',
        contact: 'Achat de peaux wet-blue',
        address: 'Base de l’industrie du cuir, Haining, Jiaxing, Zhejiang, Chine',
        profile:
          'Retannage, teinture et finissage de peaux wet-blue : 450 000 pieds carrés par mois, pour des sacs, des gants et des doublures de chaussures d’enfant.',
        purchaseNeeds:
          'Wet-blue de mouton et de chèvre d’Éthiopie, du Nigeria et du Kenya, 60 000 peaux par mois, choix 1 à 4 dans la proportion 4-3-2-1, sans chrome VI, 500 par palette filmée. Aux tanneries dotées d’une station d’épuration : 40 % d’avance et un technicien détaché. Également 20 000 peaux de mouton des hauts plateaux éthiopiens, picklées.',
      },
    },
  },
  {
    key: 'luan-rubber',
    country: 'CN',
    industry: 14,
    phone: '+8653255560208',
    mail: 'rubber@luan-rubber.example',
    texts: {
      'zh-CN': {
        name: '青岛鲁垵橡胶制品有限公司',
        contact: '天然胶采购',
        address: '山东省青岛市黄岛区轮胎与橡胶园区',
        profile: '给卡车和农机配套实心胎、翻新胎面和减震件，年用天然胶1.1万吨，此前多从东南亚进货。',
        purchaseNeeds:
          '分散货源是今年的任务：科特迪瓦、加纳、喀麦隆的TSR10和TSR20，每月300至500吨，33.3公斤胶块薄膜包装，杂质0.08%以下，门尼粘度稳定，能追溯到种植户者优先。愿参照新加坡期价升贴水签季度合同，即期信用证，首单100吨试硫化。',
      },
      'en-US': {
        name: 'Luan Rubber Products',
        contact: 'Natural rubber desk',
        address: 'Tyre and rubber park, Huangdao District, Qingdao, Shandong, China',
        profile:
          'Solid tyres, retreads and shock mounts for trucks and farm machines take 11,000 tonnes of natural rubber a year, until now mostly from South-East Asia.',
        purchaseNeeds:
          'This year’s task is a second source: TSR10 and TSR20 from Côte d’Ivoire, Ghana or Cameroon, 300 to 500 tonnes a month, 33.3 kg bales in film, dirt below 0.08%, steady Mooney viscosity, preferably traceable to the grower. Quarterly contracts against Singapore futures, sight letter of credit, 100 tonnes first for curing tests.',
      },
      'fr-FR': {
        name: 'Luan Rubber Products',
        contact: 'Bureau du caoutchouc naturel',
        address: 'Parc du pneu et du caoutchouc, district de Huangdao, Qingdao, Shandong, Chine',
        profile:
          'Pneus pleins, bandes de rechapage et plots antivibratoires pour camions et engins agricoles : 11 000 tonnes de caoutchouc naturel par an, venues jusqu’ici surtout d’Asie du Sud-Est.',
        purchaseNeeds:
          'Objectif de l’année, une seconde origine : TSR10 et TSR20 de Côte d’Ivoire, du Ghana ou du Cameroun, 300 à 500 tonnes par mois, balles de 33,3 kg sous film, impuretés sous 0,08 %, viscosité Mooney régulière, traçabilité jusqu’au planteur appréciée. Contrats trimestriels indexés sur Singapour, crédit documentaire à vue, 100 tonnes d’abord pour essais de vulcanisation.',
      },
    },
  },
  {
    key: 'zhixun-cosmetics',
    country: 'CN',
    industry: 21,
    phone: '+862055560209',
    mail: 'botanicals@zhixun.example',
    website: 'https://www.zhixun.example',
    texts: {
      'zh-CN': {
        name: '广州栀浔化妆品有限公司',
        contact: '植物原料开发部',
        address: '广东省广州市白云区化妆品产业园',
        profile: '代工护肤品和洗护用品，配方库有三千多支，起做量5000瓶。正给几个国内新品牌开发“非洲植物油”系列。',
        purchaseNeeds:
          '求购未精炼乳木果油30吨、冷榨阿甘油4吨、猴面包树油2吨、马鲁拉油2吨，过氧化值和酸价随批报告，有机认证加价收。供应商须能出具新原料备案所需的提取工艺说明。180公斤食品级桶，空海运按量定，样品费我方出。',
      },
      'en-US': {
        name: 'Zhixun Cosmetics',
        contact: 'Botanical ingredients',
        address: 'Cosmetics industry park, Baiyun District, Guangzhou, Guangdong, China',
        profile:
          'Zhixun makes skin and hair care to order, from 5,000 bottles, on more than three thousand formulas. A range built on African plant oils is being developed for several young Chinese brands.',
        purchaseNeeds:
          'Unrefined shea butter (30 tonnes), cold-pressed argan oil (4), baobab oil (2) and marula oil (2), with peroxide and acid values for each batch; organic certification earns a premium. Suppliers should be able to describe extraction for the filing of new ingredients. Food-grade 180 kg drums; we pay for samples.',
      },
      'fr-FR': {
        name: 'Zhixun Cosmetics',
        contact: 'Ingrédients végétaux',
        address: 'Parc des cosmétiques, district de Baiyun, Guangzhou, Guangdong, Chine',
        profile:
          'Façonnier en soins de la peau et des cheveux, à partir de 5 000 flacons, avec plus de trois mille formules. Une gamme aux huiles végétales d’Afrique est en préparation pour de jeunes marques chinoises.',
        purchaseNeeds:
          'Beurre de karité brut (30 tonnes), huile d’argan pressée à froid (4), huile de baobab (2), huile de marula (2) ; indices de peroxyde et d’acide pour chaque lot, prime au certifié biologique. Le fournisseur doit pouvoir décrire l’extraction pour le dossier de nouvel ingrédient. Fûts alimentaires de 180 kg ; échantillons à notre charge.',
      },
    },
  },
];
