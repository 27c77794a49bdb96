import type { SeedExhibitor } from '../shapes.ts';

export const ethiopianRwandanTanzanianExhibitors: SeedExhibitor[] = [
  {
    key: 'bule-mist-coffee',
    country: 'ET',
    industry: 3,
    hall: 'W2',
    phone: '+251911527401',
    mail: 'export@bulemist.example',
    website: 'https://www.bulemist.example',
    founded: 2008,
    employees: 140,
    editions: [1, 2, 3, 4],
    texts: {
      'zh-CN': {
        name: '布莱云雾咖啡出口公司',
        contact: '出口部（杯测室）',
        address: '埃塞俄比亚亚的斯亚贝巴，卡利蒂工业区',
        profile:
          '在盖德奥地区自有三座处理站，海拔1950至2250米，向1700户果农收鲜果。水洗豆发酵36小时，日晒豆在高架床晾18至21天，每个批次附杯测单。每年出口生豆约38个集装箱。',
        productClassification: '精品咖啡生豆',
        productName: '盖德奥水洗、日晒原生种',
        purchaseNeeds: '咖啡色选机、谷物袋封口机和水分仪；欢迎烘焙商来杯测并预订新产季。',
      },
      'en-US': {
        name: 'Bule Mist Coffee Exporters',
        contact: 'Export desk and cupping room',
        address: 'Kaliti industrial area, Addis Ababa, Ethiopia',
        profile:
          'Three washing stations of our own in the Gedeo zone, between 1,950 and 2,250 metres, take cherry from 1,700 growers. Washed lots ferment for 36 hours, naturals spend 18 to 21 days on raised beds, and each lot travels with its cupping sheet. We export about 38 containers of green coffee a year.',
        productClassification: 'Speciality green coffee',
        productName: 'Washed and natural Gedeo heirlooms',
        purchaseNeeds:
          'Colour sorters, bag sealers and moisture meters; roasters who will cup with us and book the next crop.',
      },
      'fr-FR': {
        name: 'Bule Mist Coffee Exporters',
        contact: 'Service export et salle de dégustation',
        address: 'Zone industrielle de Kaliti, Addis-Abeba, Éthiopie',
        profile:
          'Entre 1 950 et 2 250 mètres, en pays gedeo, nos trois stations de lavage reçoivent les cerises de 1 700 producteurs. Fermentation de 36 heures pour les lavés, 18 à 21 jours sur lits surélevés pour les natures : chaque lot part avec sa fiche de dégustation. Environ 38 conteneurs de café vert par an.',
        productClassification: 'Café vert de spécialité',
        productName: 'Variétés anciennes du Gedeo, lavées et natures',
        purchaseNeeds:
          'Trieuses optiques, thermoscelleuses de sacs, humidimètres ; torréfacteurs prêts à déguster et à réserver la récolte suivante.',
      },
    },
    products: [
      {
        key: 'washed-g1',
        texts: {
          'zh-CN': {
            name: '盖德奥水洗一级',
            description: '茉莉花、柠檬、红茶感，杯测86分以上；60公斤袋加谷物内袋，12月至2月采收。',
          },
          'en-US': {
            name: 'Washed Gedeo, grade 1',
            description:
              'Jasmine, lemon and black tea; cups above 86. In 60 kg bags with a grain liner, picked December to February.',
          },
          'fr-FR': {
            name: 'Gedeo lavé, grade 1',
            description:
              'Jasmin, citron, thé noir ; plus de 86 points. Sacs de 60 kg doublés, cueillette de décembre à février.',
          },
        },
      },
      {
        key: 'natural-g1',
        texts: {
          'zh-CN': {
            name: '盖德奥日晒一级',
            description: '草莓、蓝莓与红糖甜感，小批次从五袋起售，可真空装20公斤箱。',
          },
          'en-US': {
            name: 'Natural Gedeo, grade 1',
            description:
              'Strawberry, blueberry and brown sugar. Small lots from five bags, or 20 kg vacuum boxes on request.',
          },
          'fr-FR': {
            name: 'Gedeo nature, grade 1',
            description:
              'Fraise, myrtille et sucre roux. Petits lots dès cinq sacs, ou cartons sous vide de 20 kg sur demande.',
          },
        },
      },
    ],
  },
  {
    key: 'hora-ridge-leather',
    country: 'ET',
    industry: 21,
    hall: 'W6',
    phone: '+251911527402',
    mail: 'orders@horaridge.example',
    website: 'https://www.horaridge.example',
    founded: 2012,
    employees: 215,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '霍拉岭皮革制品公司',
        contact: '外贸跟单部',
        address: '埃塞俄比亚奥罗米亚州比绍夫图市工业区',
        profile:
          '用高原绵羊皮做手套、小皮具和女包。这种羊皮薄而韧，0.5毫米厚仍不易撕裂。铬鞣污水经两级处理，车间每月可出手套4.5万双，接贴牌。',
        productClassification: '皮手套、箱包与小皮具',
        productName: '羊皮驾驶手套',
        purchaseNeeds: '电脑花样机、金属拉链、包装盒，以及愿在埃塞打样的中国皮具品牌。',
      },
      'en-US': {
        name: 'Hora Ridge Leather',
        contact: 'Merchandising desk',
        address: 'Industrial zone, Bishoftu, Oromia, Ethiopia',
        profile:
          'Gloves, small goods and handbags from the skin of highland hair sheep, thin yet tough: at half a millimetre it still resists tearing. Tannery effluent goes through two stages of treatment. Capacity is 45,000 pairs of gloves a month, own label or yours.',
        productClassification: 'Leather gloves, bags and small goods',
        productName: 'Sheepskin driving gloves',
        purchaseNeeds:
          'Programmable stitching machines, metal zips, gift boxes, and Chinese leather brands that will sample in Ethiopia.',
      },
      'fr-FR': {
        name: 'Hora Ridge Leather',
        contact: 'Suivi des commandes export',
        address: 'Zone industrielle, Bishoftu, Oromia, Éthiopie',
        profile:
          'Gants, petite maroquinerie et sacs en peau de mouton à poil des hauts plateaux, fine et résistante : à un demi-millimètre, elle ne se déchire guère. Les effluents de tannage subissent deux traitements. L’atelier fournit jusqu’à 45 000 paires de gants par mois, à notre marque ou à la vôtre.',
        productClassification: 'Gants de cuir, sacs et petite maroquinerie',
        productName: 'Gants de conduite en mouton',
        purchaseNeeds:
          'Machines à coudre programmables, fermetures métalliques, coffrets ; marques chinoises de maroquinerie désireuses de faire leurs prototypes en Éthiopie.',
      },
    },
    products: [
      {
        key: 'driving-gloves',
        texts: {
          'zh-CN': { name: '羊皮驾驶手套', description: '无衬里、外缝线，六个尺码八种颜色，每款300双起。' },
          'en-US': {
            name: 'Driving gloves',
            description: 'Unlined, with outer seams; six sizes and eight colours, from 300 pairs a style.',
          },
          'fr-FR': {
            name: 'Gants de conduite',
            description:
              'Sans doublure, coutures apparentes ; six tailles, huit coloris, à partir de 300 paires par modèle.',
          },
        },
      },
      {
        key: 'crossbody',
        texts: {
          'zh-CN': { name: '植鞣斜挎包', description: '含羞草栲胶鞣制，随使用变深；重430克，附棉布袋。' },
          'en-US': {
            name: 'Vegetable-tanned crossbody bag',
            description: 'Tanned with mimosa bark, it darkens with use. It weighs 430 g and comes in a cotton pouch.',
          },
          'fr-FR': {
            name: 'Sac bandoulière à tannage végétal',
            description: 'Tanné à l’écorce de mimosa, il se patine à l’usage. Poids de 430 g, housse de coton fournie.',
          },
        },
      },
    ],
  },
  {
    key: 'gelegu-oilseeds',
    country: 'ET',
    industry: 1,
    hall: 'W5',
    phone: '+251911527403',
    mail: 'trade@gelegu.example',
    founded: 2005,
    employees: 88,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '格莱古油籽贸易加工公司',
        contact: '粮油贸易部',
        address: '埃塞俄比亚阿姆哈拉州贡德尔市，阿泽佐工业区',
        profile:
          '在西北低地收购白芝麻、埃塞小豆蔻和绿豆，贡德尔清选厂每小时处理8吨，经吉布提港装运。近三个产季平均年出口芝麻9000吨，按批次留样六个月。',
        productClassification: '芝麻与杂豆',
        productName: '贡德尔型白芝麻',
        purchaseNeeds: '芝麻脱皮生产线、比重去石机、色选机，并联系湖南、湖北的榨油厂与芝麻酱厂。',
      },
      'en-US': {
        name: 'Gelegu Oilseeds',
        contact: 'Grain and oilseed desk',
        address: 'Azezo industrial area, Gondar, Amhara, Ethiopia',
        profile:
          'We buy white sesame, korarima and mung beans in the north-western lowlands, clean them in Gondar at eight tonnes an hour and ship through Djibouti. Over the last three seasons sesame exports averaged 9,000 tonnes a year. A sample of each lot is kept for six months.',
        productClassification: 'Sesame and pulses',
        productName: 'Gondar-type white sesame',
        purchaseNeeds:
          'A sesame hulling line, destoners and colour sorters; oil mills and tahini makers in Hunan and Hubei.',
      },
      'fr-FR': {
        name: 'Gelegu Oilseeds',
        contact: 'Négoce de grains et oléagineux',
        address: 'Zone industrielle d’Azezo, Gondar, Amhara, Éthiopie',
        profile:
          'Sésame blanc, korarima et haricots mungo sont achetés dans les basses terres du nord-ouest, nettoyés à Gondar au rythme de huit tonnes à l’heure, puis embarqués à Djibouti. Moyenne des trois dernières campagnes : 9 000 tonnes de sésame exportées par an. Un échantillon de chaque lot est gardé six mois.',
        productClassification: 'Sésame et légumes secs',
        productName: 'Sésame blanc, type Gondar',
        purchaseNeeds:
          'Ligne de décorticage du sésame, épierreurs, trieuses optiques ; huileries et fabricants de pâte de sésame du Hunan et du Hubei.',
      },
    },
    products: [
      {
        key: 'white-sesame',
        texts: {
          'zh-CN': { name: '白芝麻', description: '纯度99%，含油率50%以上，50公斤编织袋；11月起发货，起订19吨一柜。' },
          'en-US': {
            name: 'White sesame seed',
            description:
              'Purity 99%, oil above 50%, in 50 kg bags. Shipments from November, one 19-tonne container minimum.',
          },
          'fr-FR': {
            name: 'Graines de sésame blanc',
            description:
              'Pureté de 99 %, plus de 50 % d’huile, sacs de 50 kg. Expéditions dès novembre, un conteneur de 19 tonnes au minimum.',
          },
        },
      },
      {
        key: 'mung',
        texts: {
          'zh-CN': { name: '绿豆', description: '粒径3.2毫米以上，抛光或不抛光，适合发芽与煮汤，发芽率检验单随货。' },
          'en-US': {
            name: 'Mung beans',
            description:
              'Above 3.2 mm, polished or not, for sprouting or soup; a germination report goes with the goods.',
          },
          'fr-FR': {
            name: 'Haricots mungo',
            description:
              'Calibre supérieur à 3,2 mm, polis ou non, à germer ou à cuire ; bulletin de germination joint.',
          },
        },
      },
      {
        key: 'korarima',
        texts: {
          'zh-CN': {
            name: '埃塞小豆蔻（科拉里马）',
            description: '整果烘干，香气带樟脑与柑橘，用于卤料和咖啡调香，25公斤一袋。',
          },
          'en-US': {
            name: 'Korarima pods',
            description:
              'Ethiopian cardamom, dried whole: camphor and citrus for spice mixes or coffee. Bags of 25 kg.',
          },
          'fr-FR': {
            name: 'Gousses de korarima',
            description:
              'Cardamome d’Éthiopie séchée entière, camphrée et citronnée, pour mélanges d’épices ou café. Sacs de 25 kg.',
          },
        },
      },
    ],
  },
  {
    key: 'tabor-lake-knits',
    country: 'ET',
    industry: 20,
    hall: 'W6',
    phone: '+251911527404',
    mail: 'sourcing@taborknits.example',
    website: 'https://www.taborknits.example',
    founded: 2017,
    employees: 860,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '塔博尔湖针织服装厂',
        contact: '接单与采购部',
        address: '埃塞俄比亚锡达马州阿瓦萨市工业园区',
        profile:
          '18条缝制线，以T恤、童装和家居服为主，月产42万件。面料一半用本地棉纱自织，一半进口。员工860人，厂内设托儿所和技能培训班。',
        productClassification: '针织服装',
        productName: '全棉T恤与童装',
        purchaseNeeds: '圆机、自动裁床、无水印花设备，以及弹力面料和辅料的稳定供应商。',
      },
      'en-US': {
        name: 'Tabor Lake Knits',
        contact: 'Orders and sourcing',
        address: 'Industrial park area, Hawassa, Sidama, Ethiopia',
        profile:
          'Eighteen sewing lines turn out 420,000 pieces a month, chiefly T-shirts, children’s wear and loungewear. Half of the fabric is knitted in-house from Ethiopian cotton yarn, half is imported. The 860 staff have a crèche and a training school on site.',
        productClassification: 'Knitted garments',
        productName: 'Cotton T-shirts and children’s wear',
        purchaseNeeds:
          'Circular knitting machines, automatic cutters, waterless printing, and steady suppliers of stretch fabric and trims.',
      },
      'fr-FR': {
        name: 'Tabor Lake Knits',
        contact: 'Commandes et approvisionnements',
        address: 'Secteur du parc industriel, Hawassa, Sidama, Éthiopie',
        profile:
          'Dix-huit lignes de couture pour 420 000 pièces par mois : surtout des tee-shirts, des vêtements d’enfant et d’intérieur. La moitié du tissu est tricotée sur place en fil de coton éthiopien, l’autre est importée. Une crèche et une école de formation accueillent les 860 salariés.',
        productClassification: 'Vêtements en maille',
        productName: 'Tee-shirts de coton et vêtements d’enfant',
        purchaseNeeds:
          'Métiers circulaires, coupe automatique, impression sans eau ; fournisseurs réguliers de maille extensible et de fournitures.',
      },
    },
    products: [
      {
        key: 'tee',
        texts: {
          'zh-CN': { name: '180克全棉T恤', description: '精梳32支双纱，预缩处理，每色1200件起，交期55天。' },
          'en-US': {
            name: 'Cotton T-shirt, 180 g',
            description: 'Two-ply combed Ne 32 yarn, pre-shrunk; from 1,200 pieces a colour, ready in 55 days.',
          },
          'fr-FR': {
            name: 'Tee-shirt coton 180 g',
            description:
              'Fil peigné Ne 32 retors, prérétréci ; à partir de 1 200 pièces par coloris, délai de 55 jours.',
          },
        },
      },
      {
        key: 'kids-set',
        texts: {
          'zh-CN': { name: '儿童家居套装', description: '罗纹袖口，1至8岁五个尺码，水性印花，无镍按扣。' },
          'en-US': {
            name: 'Children’s lounge set',
            description: 'Ribbed cuffs, five sizes for ages 1 to 8, water-based prints and nickel-free snaps.',
          },
          'fr-FR': {
            name: 'Ensemble d’intérieur enfant',
            description: 'Poignets côtelés, cinq tailles de 1 à 8 ans, encres à l’eau, pressions sans nickel.',
          },
        },
      },
    ],
  },
  {
    key: 'rweru-red-chilli',
    country: 'RW',
    industry: 2,
    hall: 'W2',
    phone: '+250788731501',
    mail: 'export@rwerured.example',
    website: 'https://www.rwerured.example',
    founded: 2018,
    employees: 74,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '鲁韦鲁红椒公司',
        contact: '出口部',
        address: '卢旺达东部省布格塞拉县尼亚马塔镇',
        profile:
          '带动布格塞拉1150户农民种小米椒和鸟眼椒，合同种植面积260公顷，一年两季。太阳能烘房与热泵烘干并用，年产干椒480吨，另有一条灌装线做辣椒油。',
        productClassification: '干辣椒与调味品',
        productName: '鸟眼干椒、辣椒油',
        purchaseNeeds: '热泵烘干机、辣椒去柄机、玻璃滴瓶，并与湖南调味品企业洽谈原料长约。',
      },
      'en-US': {
        name: 'Rweru Red Chilli Company',
        contact: 'Export desk',
        address: 'Nyamata, Bugesera District, Eastern Province, Rwanda',
        profile:
          'Under contract, 1,150 farmers in Bugesera grow bird’s eye and small red chillies on 260 hectares, two crops a year. Solar tunnels and heat pumps dry 480 tonnes annually; a bottling line makes chilli oil.',
        productClassification: 'Dried chillies and condiments',
        productName: 'Dried bird’s eye chilli, chilli oil',
        purchaseNeeds:
          'Heat-pump dryers, destemming machines and dropper bottles; long supply contracts with condiment makers in Hunan.',
      },
      'fr-FR': {
        name: 'Rweru Red Chilli Company',
        contact: 'Service export',
        address: 'Nyamata, district de Bugesera, province de l’Est, Rwanda',
        profile:
          'Dans le Bugesera, 1 150 agriculteurs cultivent sous contrat le piment oiseau et le petit piment rouge : 260 hectares, deux récoltes par an. Tunnels solaires et pompes à chaleur en sèchent 480 tonnes chaque année ; une ligne d’embouteillage produit l’huile pimentée.',
        productClassification: 'Piments séchés et condiments',
        productName: 'Piment oiseau séché, huile pimentée',
        purchaseNeeds:
          'Séchoirs à pompe à chaleur, équeuteuses, flacons compte-gouttes ; contrats d’approvisionnement durables avec des condimentiers du Hunan.',
      },
    },
    products: [
      {
        key: 'birdseye',
        texts: {
          'zh-CN': {
            name: '鸟眼干椒',
            description: '去柄，10万斯科维尔以上，水分11%以下，黄曲霉毒素逐批检测，25公斤纸箱。',
          },
          'en-US': {
            name: 'Dried bird’s eye chilli',
            description:
              'Stemless, above 100,000 Scoville units, moisture under 11%, aflatoxin tested lot by lot; 25 kg cartons.',
          },
          'fr-FR': {
            name: 'Piment oiseau séché',
            description:
              'Équeuté, plus de 100 000 unités Scoville, moins de 11 % d’eau, aflatoxines contrôlées lot par lot ; cartons de 25 kg.',
          },
        },
      },
      {
        key: 'chilli-oil',
        texts: {
          'zh-CN': {
            name: '滴瓶辣椒油',
            description: '20毫升和100毫升，按滴调辣，葵花籽油基底，保质期18个月，可贴中文标签。',
          },
          'en-US': {
            name: 'Chilli oil in dropper bottles',
            description:
              'Sunflower base, 20 or 100 ml, dosed by the drop; keeps for 18 months, Chinese labels available.',
          },
          'fr-FR': {
            name: 'Huile pimentée en compte-gouttes',
            description:
              'Base de tournesol, 20 ou 100 ml, à doser goutte à goutte ; se conserve 18 mois, étiquette chinoise possible.',
          },
        },
      },
    ],
  },
  {
    key: 'umusozi-washed-coffee',
    country: 'RW',
    industry: 3,
    hall: 'W2',
    phone: '+250788731502',
    mail: 'green@umusoziwashed.example',
    founded: 2010,
    employees: 58,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '千丘水洗咖啡合作公司',
        contact: '咖啡销售部',
        address: '卢旺达西部省卡龙吉县，基伍湖东岸',
        profile:
          '两座处理站归1320名种植户共有，其中近半数是女性。以波旁种为主，3月至6月采摘，浮选、手挑各两遍，压低“土豆味”瑕疵。年产生豆210吨，三成在基加利烘焙成熟豆。',
        productClassification: '咖啡生豆与烘焙豆',
        productName: '基伍湖水洗波旁',
        purchaseNeeds: '挂耳咖啡包装机、带气阀的咖啡袋、5公斤级烘焙机；希望在长沙找到云仓和直播合作方。',
      },
      'en-US': {
        name: 'Umusozi Washed Coffee',
        contact: 'Coffee sales',
        address: 'East shore of Lake Kivu, Karongi District, Western Province, Rwanda',
        profile:
          'The two washing stations belong to 1,320 growers, nearly half of them women. Cherry, mostly Bourbon, is picked from March to June, then floated twice and hand-sorted twice to keep the potato defect down. Of 210 tonnes of green coffee a year, three in ten are roasted in Kigali.',
        productClassification: 'Green and roasted coffee',
        productName: 'Washed Bourbon from Lake Kivu',
        purchaseNeeds:
          'Drip-bag machines, valve bags, 5 kg roasters; a fulfilment warehouse and live-sales partner in Changsha.',
      },
      'fr-FR': {
        name: 'Umusozi Washed Coffee',
        contact: 'Ventes de café',
        address: 'Rive est du lac Kivu, district de Karongi, province de l’Ouest, Rwanda',
        profile:
          'Deux stations de lavage détenues par 1 320 caféiculteurs, dont près de la moitié sont des femmes. Les cerises, surtout de Bourbon, se cueillent de mars à juin ; deux flottaisons et deux tris manuels limitent le « goût de pomme de terre ». Sur 210 tonnes de café vert par an, trois dixièmes sont torréfiés à Kigali.',
        productClassification: 'Café vert et torréfié',
        productName: 'Bourbon lavé du lac Kivu',
        purchaseNeeds:
          'Machines pour filtres individuels, sachets à valve, torréfacteurs de 5 kg ; entrepôt logistique et partenaire de vente en direct à Changsha.',
      },
    },
    products: [
      {
        key: 'green',
        texts: {
          'zh-CN': { name: '水洗波旁生豆', description: '15目以上，橙子与焦糖风味，30公斤箱装，20箱起订。' },
          'en-US': {
            name: 'Green washed Bourbon',
            description: 'Screen 15 and up, orange and caramel; 30 kg boxes, 20 boxes minimum.',
          },
          'fr-FR': {
            name: 'Bourbon lavé, vert',
            description: 'Crible 15 et plus, orange et caramel ; cartons de 30 kg, minimum 20 cartons.',
          },
        },
      },
      {
        key: 'roasted',
        texts: {
          'zh-CN': {
            name: '中烘熟豆250克',
            description: '基加利烘焙后十天内空运，袋上印烘焙日期与合作社名，每箱40袋。',
          },
          'en-US': {
            name: 'Medium roast, 250 g',
            description:
              'Flown out within ten days of roasting in Kigali, roast date and co-operative on the bag; 40 bags a case.',
          },
          'fr-FR': {
            name: 'Torréfaction moyenne, 250 g',
            description:
              'Départ par avion dans les dix jours suivant la torréfaction à Kigali ; date et coopérative sur le sachet, 40 sachets par carton.',
          },
        },
      },
    ],
  },
  {
    key: 'bisoke-mist-journeys',
    country: 'RW',
    industry: 23,
    hall: 'W6',
    phone: '+250788731503',
    mail: 'groups@bisokemist.example',
    website: 'https://www.bisokemist.example',
    founded: 2013,
    employees: 41,
    editions: [4],
    texts: {
      'zh-CN': {
        name: '比索凯山雾旅行社',
        contact: '团队预订部',
        address: '卢旺达北部省穆桑泽市',
        profile:
          '在火山国家公园门口经营一座22间客房的山居，并组织山地大猩猩徒步、纽恩威雨林树冠走道和基伍湖骑行。配有三名中文导游，车辆均为四驱。',
        productClassification: '自然旅游与会奖接待',
        productName: '山地大猩猩徒步行程',
        purchaseNeeds: '小型电动观光车、户外帐篷、太阳能热水器；愿与中国组团社签季度房量。',
      },
      'en-US': {
        name: 'Bisoke Mist Journeys',
        contact: 'Group bookings',
        address: 'Musanze, Northern Province, Rwanda',
        profile:
          'We run a 22-room lodge by the gate of Volcanoes National Park and lead gorilla treks, canopy walks in the Nyungwe rainforest and cycling along Lake Kivu. Three of our guides speak Chinese; all vehicles have four-wheel drive.',
        productClassification: 'Nature travel and incentive groups',
        productName: 'Mountain gorilla treks',
        purchaseNeeds:
          'Small electric shuttles, outdoor tents and solar water heaters; quarterly room contracts with Chinese tour operators.',
      },
      'fr-FR': {
        name: 'Bisoke Mist Journeys',
        contact: 'Réservations de groupes',
        address: 'Musanze, province du Nord, Rwanda',
        profile:
          'À l’entrée du parc national des Volcans, nous tenons un lodge de 22 chambres. De là partent les marches vers les gorilles, la canopée de Nyungwe et les sorties à vélo au bord du lac Kivu. Trois guides parlent chinois ; tous les véhicules sont à quatre roues motrices.',
        productClassification: 'Tourisme de nature et voyages d’entreprise',
        productName: 'Marches à la rencontre des gorilles de montagne',
        purchaseNeeds:
          'Petites navettes électriques, tentes, chauffe-eau solaires ; contrats trimestriels de chambres avec des voyagistes chinois.',
      },
    },
    products: [
      {
        key: 'gorilla-4d',
        texts: {
          'zh-CN': {
            name: '四日大猩猩之旅',
            description: '含徒步许可、住宿、基加利接送；六至十二人成团，建议提前五个月订。',
          },
          'en-US': {
            name: 'Four-day gorilla journey',
            description:
              'Trek permit, lodging and transfers from Kigali, for groups of 6 to 12. Best booked five months ahead.',
          },
          'fr-FR': {
            name: 'Quatre jours chez les gorilles',
            description:
              'Permis, hébergement et transferts depuis Kigali, pour 6 à 12 personnes. Réservation conseillée cinq mois à l’avance.',
          },
        },
      },
      {
        key: 'incentive',
        texts: {
          'zh-CN': { name: '企业会奖三日', description: '基加利会议加湖畔团建，最多120人，提供中英文同传设备。' },
          'en-US': {
            name: 'Three-day company retreat',
            description:
              'A meeting in Kigali, then team days by the lake, for up to 120 people, with Chinese–English interpreting equipment.',
          },
          'fr-FR': {
            name: 'Séminaire de trois jours',
            description:
              'Réunion à Kigali puis activités au bord du lac, jusqu’à 120 personnes, matériel d’interprétation chinois-anglais fourni.',
          },
        },
      },
    ],
  },
  {
    key: 'mikindani-cashew-works',
    country: 'TZ',
    industry: 1,
    hall: 'W5',
    phone: '+255784639601',
    mail: 'sales@mikindanicashew.example',
    founded: 2014,
    employees: 420,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '米金达尼腰果加工厂',
        contact: '果仁销售部',
        address: '坦桑尼亚姆特瓦拉区米金达尼湾',
        profile:
          '姆特瓦拉每年10月到次年1月收腰果，本厂竞价购入带壳果1.1万吨，蒸汽破壳，女工分级。从前这些果子多是原果外运，如今七成在本地去壳。腰果壳油卖给涂料厂。',
        productClassification: '腰果及副产品',
        productName: 'W240、W320腰果仁',
        purchaseNeeds: '自动破壳机、去皮机、真空充氮包装线；寻求以设备换果仁的长期合作。',
      },
      'en-US': {
        name: 'Mikindani Cashew Works',
        contact: 'Kernel sales',
        address: 'Mikindani Bay, Mtwara Region, Tanzania',
        profile:
          'Between October and January we buy 11,000 tonnes of raw nuts at the Mtwara auctions, steam them, crack them and grade them by hand. Nuts like these used to leave unshelled; seven in ten of ours are now shelled at home. The shell liquid goes to paint makers.',
        productClassification: 'Cashew kernels and by-products',
        productName: 'Cashew kernels W240 and W320',
        purchaseNeeds:
          'Automatic crackers, peelers and a vacuum-nitrogen packing line; machines paid for in kernels would suit us.',
      },
      'fr-FR': {
        name: 'Mikindani Cashew Works',
        contact: 'Ventes d’amandes',
        address: 'Baie de Mikindani, région de Mtwara, Tanzanie',
        profile:
          'D’octobre à janvier, l’usine achète aux enchères de Mtwara 11 000 tonnes de noix brutes, les passe à la vapeur, les casse et les trie à la main. Autrefois, ces noix partaient en coque ; sept sur dix sont aujourd’hui décortiquées ici. Le baume de coque est vendu à des fabricants de peinture.',
        productClassification: 'Amandes de cajou et coproduits',
        productName: 'Amandes de cajou W240 et W320',
        purchaseNeeds:
          'Casseuses automatiques, dépelliculeuses, conditionnement sous vide et azote ; nous étudions le paiement des machines en amandes.',
      },
    },
    products: [
      {
        key: 'w320',
        texts: {
          'zh-CN': {
            name: '腰果仁W320',
            description: '白色整仁，每磅300至320粒，水分5%以下，22.68公斤箱，整柜约15.9吨。',
          },
          'en-US': {
            name: 'White wholes W320',
            description:
              'From 300 to 320 kernels a pound, moisture under 5%; 22.68 kg cartons, about 15.9 tonnes a container.',
          },
          'fr-FR': {
            name: 'Entières blanches W320',
            description:
              'De 300 à 320 amandes par livre, moins de 5 % d’eau ; cartons de 22,68 kg, environ 15,9 tonnes par conteneur.',
          },
        },
      },
      {
        key: 'cnsl',
        texts: {
          'zh-CN': { name: '腰果壳油', description: '涂料、刹车片和树脂原料，200公斤钢桶，全年可供，每月60吨。' },
          'en-US': {
            name: 'Cashew nut shell liquid',
            description: 'For paints, brake linings and resins: 200 kg steel drums, 60 tonnes a month all year.',
          },
          'fr-FR': {
            name: 'Baume de cajou',
            description:
              'Pour peintures, garnitures de frein et résines : fûts d’acier de 200 kg, 60 tonnes par mois toute l’année.',
          },
        },
      },
    ],
  },
  {
    key: 'chwaka-tide-spice',
    country: 'TZ',
    industry: 2,
    hall: 'W2',
    phone: '+255784639602',
    mail: 'hello@chwakatide.example',
    website: 'https://www.chwakatide.example',
    founded: 2015,
    employees: 52,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '查瓦卡潮汐香料海藻公司',
        contact: '客户服务部',
        address: '坦桑尼亚桑给巴尔岛查瓦卡湾',
        profile:
          '岛上两样特产：奔巴岛的丁香，东岸浅海的红藻。丁香由300户果农手摘晾晒；海藻由210名妇女随潮水下海绑苗、收割。两类产品都按欧盟有机标准认证，在岛上分拣装箱。',
        productClassification: '香料与食用海藻',
        productName: '奔巴丁香、麒麟菜',
        purchaseNeeds: '海藻清洗烘干机、香料磨粉机、食品级小包装材料。',
      },
      'en-US': {
        name: 'Chwaka Tide Spice and Seaweed',
        contact: 'Customer desk',
        address: 'Chwaka Bay, Zanzibar, Tanzania',
        profile:
          'Two island crops: cloves from Pemba, and red seaweed from the shallows of the east coast. The cloves are picked and sun-dried by 300 families; 210 women tie and cut the seaweed with the tides. Both are certified organic to the EU standard and sorted on the island.',
        productClassification: 'Spices and edible seaweed',
        productName: 'Pemba cloves, spinosum seaweed',
        purchaseNeeds: 'Seaweed washers and dryers, spice mills, and food-grade packaging for small formats.',
      },
      'fr-FR': {
        name: 'Chwaka Tide Spice and Seaweed',
        contact: 'Service clients',
        address: 'Baie de Chwaka, Zanzibar, Tanzanie',
        profile:
          'Deux récoltes des îles : le clou de girofle de Pemba, cueilli et séché au soleil par 300 familles, et l’algue rouge de la côte est, que 210 femmes bouturent et coupent au gré des marées. Les deux sont certifiés biologiques selon la norme européenne et triés sur place.',
        productClassification: 'Épices et algues alimentaires',
        productName: 'Clous de girofle de Pemba, algue spinosum',
        purchaseNeeds: 'Laveuses et séchoirs à algues, moulins à épices, emballages alimentaires de petit format.',
      },
    },
    products: [
      {
        key: 'cloves',
        texts: {
          'zh-CN': {
            name: '奔巴丁香',
            description: '精油含量16%以上，去梗，50公斤袋，8月至12月新货，卤味和中药饮片均可用。',
          },
          'en-US': {
            name: 'Pemba cloves',
            description:
              'Over 16% essential oil, free of stems; 50 kg bags. New crop August to December, for braising spice or herbal use.',
          },
          'fr-FR': {
            name: 'Clous de girofle de Pemba',
            description:
              'Plus de 16 % d’huile essentielle, sans pédoncules ; sacs de 50 kg. Récolte d’août à décembre, pour la cuisine ou l’herboristerie.',
          },
        },
      },
      {
        key: 'seaweed',
        texts: {
          'zh-CN': { name: '干麒麟菜', description: '含沙率低于2%，做卡拉胶或凉拌，每柜20吨，也可供1公斤小袋。' },
          'en-US': {
            name: 'Dried spinosum seaweed',
            description: 'Under 2% sand, for carrageenan or salads. By the 20-tonne container, or in 1 kg bags.',
          },
          'fr-FR': {
            name: 'Algue spinosum séchée',
            description:
              'Moins de 2 % de sable, pour carraghénane ou salades. Par conteneur de 20 tonnes ou en sachets de 1 kg.',
          },
        },
      },
    ],
  },
  {
    key: 'korogwe-sisal-spinners',
    country: 'TZ',
    industry: 21,
    hall: 'W2',
    phone: '+255784639603',
    mail: 'fibre@korogwesisal.example',
    founded: 1994,
    employees: 370,
    editions: [1, 3, 4],
    texts: {
      'zh-CN': {
        name: '科罗圭剑麻纺织公司',
        contact: '纤维外贸部',
        address: '坦桑尼亚坦噶区科罗圭镇',
        profile:
          '剑麻园2900公顷，叶片当天刮麻、水洗、晾晒，年产纤维3100吨。四成自己纺纱，做麻绳、抛光布和地毯；刮麻废渣进沼气池，供车间发电。',
        productClassification: '剑麻纤维与制品',
        productName: '坦噶剑麻纤维、剑麻地毯',
        purchaseNeeds: '剑麻并条机与纺纱机、沼气发电机组配件，以及国内抛光轮和猫抓板厂家的订单。',
      },
      'en-US': {
        name: 'Korogwe Sisal Spinners',
        contact: 'Fibre trade desk',
        address: 'Korogwe, Tanga Region, Tanzania',
        profile:
          'Leaves from 2,900 hectares are decorticated, washed and hung to dry on the day they are cut, for 3,100 tonnes of fibre a year. Four tenths are spun here into rope, buffing cloth and rugs. Pulp feeds a biogas plant that powers the mill.',
        productClassification: 'Sisal fibre and sisal goods',
        productName: 'Tanga sisal fibre, sisal rugs',
        purchaseNeeds:
          'Drawing and spinning frames, spares for biogas gensets; orders from makers of buffing wheels and cat scratchers.',
      },
      'fr-FR': {
        name: 'Korogwe Sisal Spinners',
        contact: 'Négoce de fibres',
        address: 'Korogwe, région de Tanga, Tanzanie',
        profile:
          'Coupées sur 2 900 hectares, les feuilles sont défibrées, lavées et mises à sécher le jour même : 3 100 tonnes de fibre par an, dont quatre dixièmes filés sur place en cordes, toiles à polir et tapis. La pulpe alimente un méthaniseur qui fournit l’électricité de la filature.',
        productClassification: 'Fibre et articles de sisal',
        productName: 'Fibre de sisal de Tanga, tapis de sisal',
        purchaseNeeds:
          'Bancs d’étirage et métiers à filer, pièces pour groupes à biogaz ; commandes de fabricants de disques à polir et de griffoirs pour chats.',
      },
    },
    products: [
      {
        key: 'fibre-ug',
        texts: {
          'zh-CN': { name: '剑麻纤维UG级', description: '长度90厘米以上，乳白，250公斤打包，高柜装25吨左右。' },
          'en-US': {
            name: 'Sisal fibre, grade UG',
            description: 'Longer than 90 cm, creamy white, in 250 kg bales; some 25 tonnes to a high-cube container.',
          },
          'fr-FR': {
            name: 'Fibre de sisal, grade UG',
            description: 'Plus de 90 cm, blanc crème, balles de 250 kg ; environ 25 tonnes par conteneur grand volume.',
          },
        },
      },
      {
        key: 'rug',
        texts: {
          'zh-CN': { name: '剑麻地毯', description: '人字纹或平纹，天然乳胶底，幅宽四米，可按尺寸裁边。' },
          'en-US': {
            name: 'Sisal rugs',
            description: 'Herringbone or plain weave on natural latex, four metres wide, cut and bound to size.',
          },
          'fr-FR': {
            name: 'Tapis de sisal',
            description:
              'Chevron ou toile, envers en latex naturel, laize de quatre mètres, coupe et ganse sur mesure.',
          },
        },
      },
    ],
  },
];
