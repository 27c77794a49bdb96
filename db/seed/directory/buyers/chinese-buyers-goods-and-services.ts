import type { SeedBuyer } from '../shapes.ts';

/** Chinese buyers of consumer goods, health supplies, machines, tours and services for building sites. */
export const chineseGoodsAndServicesBuyers: SeedBuyer[] = [
  {
    key: 'xianshi-live',
    country: 'CN',
    industry: 18,
    phone: '+8673155560301',
    mail: 'selection@xianshi.example',
    website: 'https://www.xianshi.example',
    texts: {
      'zh-CN': {
        name: '长沙弦市网络科技有限公司',
        contact: '选品中心',
        address: '湖南省长沙市雨花区高桥街道',
        profile:
          '在高桥大市场旁有六间直播间，签约主播讲法语、斯瓦希里语的各有两位。一年卖出非洲商品21万单，客单价86元。',
        purchaseNeeds:
          '找能一件代发的品牌方：小包装咖啡、可可粉、腰果、乳木果膏、手编篮，保税仓备货每款500件起。要产品视频素材、六个月以上保质期和退换货约定。佣金18%至25%，月结；首批入围的十款安排两周试播。',
      },
      'en-US': {
        name: 'Xianshi Live Commerce',
        contact: 'Selection centre',
        address: 'Gaoqiao, Yuhua District, Changsha, Hunan, China',
        profile:
          'Beside the Gaoqiao market Xianshi keeps six streaming rooms; two of its hosts speak French and two Swahili. Last year it sold 210,000 orders of African goods, at 86 yuan on average.',
        purchaseNeeds:
          'Brands whose goods can ship one by one: small packs of coffee, cocoa powder and cashews, shea balm, woven baskets, from 500 pieces in bonded stock. We need video footage, six months of shelf life and a returns clause. Commission 18 to 25%, settled monthly; the first ten items get two weeks on trial.',
      },
      'fr-FR': {
        name: 'Xianshi Live Commerce',
        contact: 'Centre de sélection',
        address: 'Gaoqiao, district de Yuhua, Changsha, Hunan, Chine',
        profile:
          'Six studios de vente en direct près du marché de Gaoqiao, deux animateurs francophones et deux swahiliphones. L’an dernier, 210 000 commandes de produits africains, au panier moyen de 86 yuans.',
        purchaseNeeds:
          'Marques capables d’expédier à l’unité : café et poudre de cacao en petits formats, cajou, baume de karité, paniers tressés ; stock sous douane dès 500 pièces. Il faut des images vidéo, six mois de conservation et une clause de retour. Commission de 18 à 25 %, décompte mensuel ; deux semaines d’essai pour les dix premiers articles retenus.',
      },
    },
  },
  {
    key: 'mieshe-home',
    country: 'CN',
    industry: 22,
    phone: '+8657155560302',
    mail: 'craft@mieshe.example',
    website: 'https://www.mieshe.example',
    texts: {
      'zh-CN': {
        name: '杭州篾舍家居有限公司',
        contact: '手作采买',
        address: '浙江省杭州市余杭区文创园',
        profile:
          '二十三家买手店开在杭州、苏州、成都的老街和商场里，卖编织、陶器、木雕和布艺。每季一个主题，明年春季写“河与草”。',
        purchaseNeeds:
          '想收卢旺达与乌干达草编盘、马达加斯加拉菲草包、加纳博尔加篮、津巴布韦滑石小件，每款200至400件，尺寸误差2厘米内，天然染料。须做熏蒸和植检，木雕附树种名称。定金四成，尾款装箱前付；包装愿意多给成本，换不含塑料的纸填充。',
      },
      'en-US': {
        name: 'Mieshe Home',
        contact: 'Craft buyers',
        address: 'Creative park, Yuhang District, Hangzhou, Zhejiang, China',
        profile:
          'Twenty-three shops in old streets and malls of Hangzhou, Suzhou and Chengdu sell weaving, pottery, carving and cloth. Each season has its theme; next spring’s is River and Grass.',
        purchaseNeeds:
          'Grass trays of Rwanda and Uganda, raffia bags of Madagascar, Bolga baskets of Ghana, small soapstone of Zimbabwe: 200 to 400 of each, within 2 cm of size, natural dyes. Fumigation, phytosanitary papers, species named for wood. 40% down, the rest before stuffing; paper padding instead of plastic, at our cost.',
      },
      'fr-FR': {
        name: 'Mieshe Home',
        contact: 'Achats d’artisanat',
        address: 'Parc créatif, district de Yuhang, Hangzhou, Zhejiang, Chine',
        profile:
          'Vingt-trois boutiques, dans les vieilles rues et les galeries de Hangzhou, de Suzhou et de Chengdu, consacrées au tressage, à la poterie, au bois et au tissu. Un thème par saison : « Rivière et herbe » au printemps prochain.',
        purchaseNeeds:
          'Plateaux d’herbe du Rwanda et d’Ouganda, sacs de raphia de Madagascar, paniers de Bolgatanga, petites pièces en stéatite du Zimbabwe : 200 à 400 par modèle, à 2 cm près, teintures naturelles. Fumigation, certificat phytosanitaire, essence indiquée pour le bois. Arrhes de 40 %, solde avant empotage ; calage en papier plutôt qu’en plastique, à nos frais.',
      },
    },
  },
  {
    key: 'lian-hospitals',
    country: 'CN',
    industry: 19,
    phone: '+867365556303',
    mail: 'supply@lian-hospitals.example',
    texts: {
      'zh-CN': {
        name: '湖南澧桉医院管理有限公司',
        contact: '设备与耗材招采办',
        address: '湖南省常德市澧县医疗健康产业园',
        profile: '管理湘西北九家县级和康复医院，床位3200张，统一招采、统一维保。与两所卫生学校合办援外医疗培训班。',
        purchaseNeeds:
          '一是采购非洲厂商的疟疾、登革热快速检测卡，每年五万人份，须在本国注册并有临床评价，为出国务工体检使用；二是为培训班配便携超声、血液分析仪各六台，要英文和法文界面；三是寻找愿接收进修医生的非洲医院。招标公告后30日内递交，验收后60日付款。',
      },
      'en-US': {
        name: 'Li’an Hospital Management',
        contact: 'Equipment and consumables tenders',
        address: 'Health industry park, Li County, Changde, Hunan, China',
        profile:
          'Nine county and rehabilitation hospitals in north-western Hunan, 3,200 beds, with one tender office and one maintenance team. With two health schools it trains medical staff for missions abroad.',
        purchaseNeeds:
          'Rapid tests for malaria and dengue from African makers, 50,000 a year for travellers’ check-ups, registered at home and clinically evaluated. For training, six portable ultrasound units and six blood analysers with English and French menus. Also hospitals in Africa for exchange of doctors; bids within 30 days, payment 60 days after acceptance.',
      },
      'fr-FR': {
        name: 'Li’an Hospital Management',
        contact: 'Bureau des appels d’offres, équipements et consommables',
        address: 'Parc de la santé, comté de Li, Changde, Hunan, Chine',
        profile:
          'Neuf hôpitaux de comté et de rééducation dans le nord-ouest du Hunan, 3 200 lits, un seul bureau d’achat et une seule équipe d’entretien. Avec deux écoles de santé, le groupe forme des soignants aux missions à l’étranger.',
        purchaseNeeds:
          'Tests rapides du paludisme et de la dengue de fabricants africains, 50 000 par an pour les visites médicales des voyageurs, enregistrés dans leur pays et évalués cliniquement. Pour la formation, six échographes portables et six analyseurs sanguins à menus anglais et français. Enfin, des hôpitaux d’Afrique pour des échanges de médecins ; offres sous 30 jours, paiement 60 jours après réception.',
      },
    },
  },
  {
    key: 'aiyuan-herbs',
    country: 'CN',
    industry: 19,
    phone: '+867135556304',
    mail: 'herbs@aiyuan-herbs.example',
    texts: {
      'zh-CN': {
        name: '蕲春艾垣药材有限公司',
        contact: '进口药材组',
        address: '湖北省黄冈市蕲春县中医药产业园',
        profile: '主业是艾条、艾绒，兼营饮片和香囊，有净选、切制、蒸制车间，持药品生产许可证。',
        purchaseNeeds:
          '求购埃塞俄比亚、索马里乳香15吨、没药10吨，按颗粒分级、杂质3%以内；番泻叶8吨、芦荟干膏5吨，须符合中国药典并配合办理进口药材批件。每批留三份样，封样确认后发货。签约付两成，口岸检验合格付七成，余款三个月。',
      },
      'en-US': {
        name: 'Aiyuan Herbs',
        contact: 'Imported herbs',
        address: 'Traditional medicine park, Qichun County, Huanggang, Hubei, China',
        profile:
          'Moxa sticks are the main trade; sliced herbs and scented sachets come besides. Aiyuan sorts, cuts and steams under a drug production licence.',
        purchaseNeeds:
          'Frankincense (15 tonnes) and myrrh (10) from Ethiopia and Somalia, graded by tear, impurities up to 3%; senna leaf (8) and dried aloe (5). All to the Chinese Pharmacopoeia, with help for the import permit. Three sealed samples a batch; two tenths at signature, seven after port inspection, the rest in three months.',
      },
      'fr-FR': {
        name: 'Aiyuan Herbs',
        contact: 'Plantes importées',
        address: 'Parc de la médecine traditionnelle, comté de Qichun, Huanggang, Hubei, Chine',
        profile:
          'Bâtons d’armoise pour moxibustion avant tout, mais aussi plantes coupées et sachets parfumés. Tri, coupe et étuvage sous licence de production pharmaceutique.',
        purchaseNeeds:
          'Encens (15 tonnes) et myrrhe (10) d’Éthiopie et de Somalie, triés par taille de larme, impuretés de 3 % au plus ; feuilles de séné (8), aloès sec (5). Conformité à la pharmacopée chinoise et concours au dossier d’importation. Trois échantillons scellés par lot ; deux dixièmes à la signature, sept après contrôle au port, le reste à trois mois.',
      },
    },
  },
  {
    key: 'chongduan-reman',
    country: 'CN',
    industry: 12,
    phone: '+8673155560305',
    mail: 'cores@chongduan.example',
    website: 'https://www.chongduan.example',
    texts: {
      'zh-CN': {
        name: '湘潭重锻再制造设备有限公司',
        contact: '旧件回收部',
        address: '湖南省湘潭市岳塘区综合保税区',
        profile:
          '在保税区内拆解、清洗、修复工程机械的发动机、液压泵和减速机，成品带一年保修复出口，一年再制造4200台套。',
        purchaseNeeds:
          '在肯尼亚、加纳、南非、赞比亚收旧件：六缸柴油机、柱塞泵、回转马达、行走减速机，壳体无裂、铭牌可读，一柜80至120件混装。按件估价，远程视频验货，装船付六成、拆检后补齐。也求当地维修厂做长期收件点。',
      },
      'en-US': {
        name: 'Chongduan Remanufacturing',
        contact: 'Used core collection',
        address: 'Comprehensive Bonded Zone, Yuetang District, Xiangtan, Hunan, China',
        profile:
          'Inside the bonded zone Chongduan strips, cleans and rebuilds engines, pumps and reduction gears of construction machines, 4,200 a year, and exports them with a year’s guarantee.',
        purchaseNeeds:
          'Cores in Kenya, Ghana, South Africa and Zambia: six-cylinder diesels, piston pumps, swing motors, travel gears; no cracked housings, legible plates, 80 to 120 mixed pieces to a container. Priced by piece after a video check, 60% on loading, the rest after strip-down. Workshops are welcome as standing collection points.',
      },
      'fr-FR': {
        name: 'Chongduan Remanufacturing',
        contact: 'Collecte des pièces usagées',
        address: 'Zone sous douane de Yuetang, Xiangtan, Hunan, Chine',
        profile:
          'En zone sous douane, l’atelier démonte, nettoie et rénove moteurs, pompes et réducteurs d’engins de chantier, 4 200 par an, réexportés avec un an de garantie.',
        purchaseNeeds:
          'Pièces usagées au Kenya, au Ghana, en Afrique du Sud et en Zambie : diesels six cylindres, pompes à pistons, moteurs d’orientation, réducteurs de translation ; carter sans fêlure, plaque lisible, 80 à 120 pièces par conteneur. Prix à la pièce après examen vidéo, 60 % au chargement, le reste après démontage. Ateliers recherchés comme points de collecte permanents.',
      },
    },
  },
  {
    key: 'kenwo-agritrade',
    country: 'CN',
    industry: 13,
    phone: '+8637155560306',
    mail: 'sourcing@kenwo.example',
    texts: {
      'zh-CN': {
        name: '郑州垦沃农机贸易有限公司',
        contact: '出口集采部',
        address: '河南省郑州市中牟县农机市场',
        profile: '不自己造机器，专替十四家非洲经销商在国内配货：验厂、拼柜、贴法文铭牌、备两年易损件。',
        purchaseNeeds:
          '本届现场要定25至50马力轮式拖拉机120台、圆盘犁200台、玉米脱粒机600台、小型颗粒机80台，整机要能配柴油机配件目录和葡、法、英三语说明书。散件装柜，40尺高柜计价到青岛港，出厂前抽检5%；同时想认识马里、塞内加尔、莫桑比克新的经销商。',
      },
      'en-US': {
        name: 'Kenwo Agritrade',
        contact: 'Export sourcing',
        address: 'Farm machinery market, Zhongmu County, Zhengzhou, Henan, China',
        profile:
          'Kenwo makes no machines. It sources for fourteen dealers in Africa: checks factories, fills mixed containers, fits French name plates and packs two years of wearing parts.',
        purchaseNeeds:
          'To order at this fair: 120 wheeled tractors of 25 to 50 hp, 200 disc ploughs, 600 maize shellers, 80 small pellet mills, with a parts list for the engine and manuals in Portuguese, French and English. Knocked down, priced per 40-foot high cube to Qingdao, 5% sampled before leaving. New dealers in Mali, Senegal and Mozambique are welcome too.',
      },
      'fr-FR': {
        name: 'Kenwo Agritrade',
        contact: 'Centrale d’achat à l’export',
        address: 'Marché du machinisme agricole, comté de Zhongmu, Zhengzhou, Henan, Chine',
        profile:
          'Kenwo ne fabrique rien : elle achète pour quatorze concessionnaires d’Afrique, audite les usines, groupe les conteneurs, pose des plaques en français et joint deux ans de pièces d’usure.',
        purchaseNeeds:
          'À commander au salon : 120 tracteurs à roues de 25 à 50 ch, 200 charrues à disques, 600 égreneuses à maïs, 80 petites presses à granulés, avec nomenclature du moteur et notices en portugais, français et anglais. Livraison en pièces, prix par conteneur 40 pieds grand volume rendu Qingdao, 5 % contrôlés avant départ. Nouveaux concessionnaires bienvenus au Mali, au Sénégal et au Mozambique.',
      },
    },
  },
  {
    key: 'shanqi-travel',
    country: 'CN',
    industry: 23,
    phone: '+862355560307',
    mail: 'routes@shanqi-travel.example',
    website: 'https://www.shanqi-travel.example',
    texts: {
      'zh-CN': {
        name: '重庆山蹊旅行社有限公司',
        contact: '非洲线路部',
        address: '重庆市渝中区解放碑商圈',
        profile: '一年送出三千多位客人，以八至十二人的小团为主，领队懂摄影。退休教师和亲子家庭各占四成。',
        purchaseNeeds:
          '要直接和营地、地接社签约：肯尼亚与坦桑尼亚动物迁徙季（7月至9月）每周两团，纳米比亚沙丘星空线每月一团，摩洛哥与突尼斯古城线春秋各六团。求净价表、热水壶和中文房卡、急救车与保险证明；30天前付清，改期规则要写明。',
      },
      'en-US': {
        name: 'Shanqi Travel',
        contact: 'Africa routes',
        address: 'Jiefangbei, Yuzhong District, Chongqing, China',
        profile:
          'Over three thousand guests a year travel with Shanqi in groups of eight to twelve, with a guide who knows cameras. Retired teachers and families make up four tenths each.',
        purchaseNeeds:
          'Direct contracts with camps and ground agents: two groups a week in Kenya and Tanzania in the migration season (July to September), one a month under Namibia’s stars, six each spring and autumn in Morocco and Tunisia. Net rates, kettles and Chinese room cards, ambulance and insurance papers; paid 30 days ahead under clear rules for changes.',
      },
      'fr-FR': {
        name: 'Shanqi Travel',
        contact: 'Circuits Afrique',
        address: 'Quartier de Jiefangbei, district de Yuzhong, Chongqing, Chine',
        profile:
          'Plus de trois mille voyageurs par an, en groupes de huit à douze, avec un accompagnateur photographe. Enseignants retraités et familles forment chacun quatre dixièmes de la clientèle.',
        purchaseNeeds:
          'Contrats directs avec camps et réceptifs : deux groupes par semaine au Kenya et en Tanzanie pendant la migration (juillet à septembre), un par mois sous le ciel étoilé de Namibie, six au printemps et six à l’automne au Maroc et en Tunisie. Tarifs nets, bouilloires et fiches de chambre en chinois, attestations de secours et d’assurance ; paiement 30 jours avant, modalités de report écrites.',
      },
    },
  },
  {
    key: 'huaqu-flowers',
    country: 'CN',
    industry: 1,
    phone: '+8673155560308',
    mail: 'stems@huaqu.example',
    texts: {
      'zh-CN': {
        name: '长沙花渠鲜切花有限公司',
        contact: '进口花材组',
        address: '湖南省长沙市长沙县黄花镇临空冷链园',
        profile: '机场边上的冷链仓，零上三度恒温，给省内花店、婚庆和酒店配送鲜切花，每天约四万枝。情人节前要翻四倍。',
        purchaseNeeds:
          '长年订肯尼亚、埃塞俄比亚玫瑰，50至70厘米，每周三班、每班1.2万枝，单头大花和多头各半；另要满天星、相思梅和帝王花。花头直径、开放度按图约定，到港瓶插不少于八天，每扎20枝、保鲜液湿运。空运到长沙黄花机场价，每周一结，坏损凭照片扣。',
      },
      'en-US': {
        name: 'Huaqu Cut Flowers',
        contact: 'Imported stems',
        address: 'Airport cold-chain park, Huanghua Town, Changsha County, Hunan, China',
        profile:
          'From a cold store at 3 °C beside the airport Huaqu serves florists, weddings and hotels across Hunan: about 40,000 stems a day, four times that before Valentine’s Day.',
        purchaseNeeds:
          'Roses from Kenya and Ethiopia the year round, 50 to 70 cm, three flights a week of 12,000 stems, half large single heads and half sprays; gypsophila, waxflower and king protea besides. Head size and opening as in the pictures, eight days of vase life, bunches of 20, shipped wet. Price delivered at Changsha airport, settled every Monday; losses deducted on photographs.',
      },
      'fr-FR': {
        name: 'Huaqu Cut Flowers',
        contact: 'Fleurs importées',
        address: 'Parc aéroportuaire de la chaîne du froid, bourg de Huanghua, comté de Changsha, Hunan, Chine',
        profile:
          'Un entrepôt à 3 °C au bord de l’aéroport dessert fleuristes, mariages et hôtels du Hunan : 40 000 tiges par jour environ, quatre fois plus avant la Saint-Valentin.',
        purchaseNeeds:
          'Roses du Kenya et d’Éthiopie toute l’année, 50 à 70 cm, trois vols par semaine de 12 000 tiges, moitié grandes fleurs, moitié rameaux ; gypsophile, fleur de cire et protéa royale en complément. Diamètre et ouverture selon photos, huit jours de tenue en vase, bottes de 20, transport en eau. Prix rendu aéroport de Changsha, décompte chaque lundi, pertes déduites sur photographies.',
      },
    },
  },
  {
    key: 'xiayue-engineering',
    country: 'CN',
    industry: 10,
    phone: '+867175556309',
    mail: 'sites@xiayue.example',
    website: 'https://www.xiayue.example',
    texts: {
      'zh-CN': {
        name: '湖北峡崿建设工程有限公司',
        contact: '海外项目物资部',
        address: '湖北省宜昌市猇亭区建筑产业园',
        profile: '从事公路、供水和小水电施工，目前在坦桑尼亚、赞比亚、贝宁有五个工地，用工约1400人，八成为当地员工。',
        purchaseNeeds:
          '就近采购是今年的原则：工地所在国的水泥每月3000吨、碎石1.5万立方米、圆钢400吨，须有国家标准检测报告；另请报关、清关代理和营地餐饮、洗衣、劳保鞋服供应商带报价来谈。月度对账，当地货币或人民币付款，账期30天。',
      },
      'en-US': {
        name: 'Xiayue Engineering',
        contact: 'Materials for sites abroad',
        address: 'Construction industry park, Xiaoting District, Yichang, Hubei, China',
        profile:
          'Roads, water supply and small hydropower; five sites at present in Tanzania, Zambia and Benin, with some 1,400 people, eight in ten of them local.',
        purchaseNeeds:
          'We want to buy near the sites: 3,000 tonnes of cement, 15,000 m³ of aggregate and 400 tonnes of steel bar a month, tested to the national standard. Customs agents, caterers, laundries and makers of work shoes and clothes may bring their prices. Monthly statements, 30 days, in local currency or renminbi.',
      },
      'fr-FR': {
        name: 'Xiayue Engineering',
        contact: 'Approvisionnement des chantiers à l’étranger',
        address: 'Parc du bâtiment, district de Xiaoting, Yichang, Hubei, Chine',
        profile:
          'Routes, adduction d’eau et petites centrales hydrauliques : cinq chantiers en Tanzanie, en Zambie et au Bénin, 1 400 personnes environ, dont huit sur dix recrutées sur place.',
        purchaseNeeds:
          'Acheter près des chantiers est la règle de l’année : 3 000 tonnes de ciment, 15 000 m³ de granulats et 400 tonnes d’acier rond par mois, essais à la norme nationale à l’appui. Transitaires, traiteurs, blanchisseries et fabricants de chaussures et vêtements de travail peuvent venir avec leurs tarifs. Relevé mensuel, 30 jours, en monnaie locale ou en renminbis.',
      },
    },
  },
];
