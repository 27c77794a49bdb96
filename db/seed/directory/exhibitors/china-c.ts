import type { SeedExhibitor } from '../shapes.ts';

/** The central open-air area: large machines, special trucks, drilling rigs. */
export const chinaCExhibitors: SeedExhibitor[] = [
  {
    key: 'zuanyuan-drilling',
    country: 'CN',
    industry: 12,
    hall: 'C',
    phone: '+8615400000602',
    mail: 'rigs@zuanyuan-drilling.example',
    website: 'https://www.zuanyuan-drilling.example',
    founded: 2009,
    employees: 205,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '湖南钻沅机械有限公司',
        contact: '钻机出口部',
        address: '湖南省益阳市沅江市船舶制造产业园',
        profile:
          '钻沅的车载水井钻机能一路开到村口：钻架、空压机、泥浆泵都在一台底盘上，两小时撑开就打。产品从60米人力机到600米车载机，另有旋挖钻机做桥基。展区现场每天上午十点演示起架。',
        productClassification: '水井钻机与桩基钻机',
        productName: '车载水井钻机',
        purchaseNeeds: '寻找有水文地质资料的打井公司合作，可分期付款；愿在肯尼亚、布基纳法索设钻具修复点。',
      },
      'en-US': {
        name: 'Zuanyuan Drilling',
        contact: 'Rig exports',
        address: 'Shipbuilding Industrial Park, Yuanjiang, Yiyang, Hunan, China',
        profile:
          'A Zuanyuan truck rig drives to the village and drills two hours later: mast, compressor and mud pump share one chassis. The range runs from a 60 m hand rig to a 600 m truck rig, with rotary piling rigs for bridges. At the fair a mast goes up every morning at ten.',
        productClassification: 'Water-well and piling rigs',
        productName: 'Truck-mounted water-well rig',
        purchaseNeeds:
          'Drilling companies with hydrogeological data, payment by instalments possible; sites for tool repair in Kenya and Burkina Faso.',
      },
      'fr-FR': {
        name: 'Zuanyuan Drilling',
        contact: 'Export de foreuses',
        address: 'Parc de la construction navale, Yuanjiang, Yiyang, Hunan, Chine',
        profile:
          'Mât, compresseur et pompe à boue tiennent sur un seul châssis : la foreuse roule jusqu’au village et fore deux heures plus tard. La gamme va de l’appareil manuel de 60 m au camion de 600 m, avec des foreuses de pieux pour les ponts. Au salon, un mât se dresse tous les matins à dix heures.',
        productClassification: 'Foreuses de puits et de pieux',
        productName: 'Foreuse de puits sur camion',
        purchaseNeeds:
          'Entreprises de forage disposant de données hydrogéologiques, paiement échelonné possible ; ateliers de réparation d’outils au Kenya et au Burkina Faso.',
      },
    },
    products: [
      {
        key: 'truck-rig-350',
        texts: {
          'zh-CN': {
            name: '350米车载水井钻机',
            description: '泥浆正循环与潜孔锤两用，开孔直径140至350毫米，六驱底盘。',
          },
          'en-US': {
            name: '350 m truck rig',
            description: 'Mud rotary or down-the-hole hammer, 140 to 350 mm holes, six-wheel drive.',
          },
          'fr-FR': {
            name: 'Foreuse de 350 m sur camion',
            description: 'Rotary à boue ou marteau fond de trou, diamètres de 140 à 350 mm, six roues motrices.',
          },
        },
      },
      {
        key: 'piling-rig',
        texts: {
          'zh-CN': { name: '旋挖钻机', description: '最大桩径1.5米，孔深50米，分体运输每件不超三十吨。' },
          'en-US': {
            name: 'Rotary piling rig',
            description: 'Piles to 1.5 m across and 50 m deep, carried in loads of under 30 tonnes.',
          },
          'fr-FR': {
            name: 'Foreuse de pieux',
            description: 'Pieux jusqu’à 1,5 m de diamètre et 50 m de profondeur, colis de moins de 30 tonnes.',
          },
        },
      },
    ],
  },
  {
    key: 'langqing-cranes',
    country: 'CN',
    industry: 12,
    hall: 'C',
    phone: '+8615400000618',
    mail: 'cranes@langqing-cranes.example',
    founded: 1995,
    employees: 350,
    editions: [1, 3, 4],
    texts: {
      'zh-CN': {
        name: '常德朗擎起重机械有限公司',
        contact: '海外项目部',
        address: '湖南省常德市常德经济技术开发区',
        profile:
          '朗擎做25至130吨汽车起重机和平头塔机，吊臂用高强钢冷弯成型，液压系统按45摄氏度环境校核散热。塔机标准节直接装进普通货柜，不必租平板车。',
        productClassification: '汽车起重机与塔式起重机',
        productName: '汽车起重机',
        purchaseNeeds: '与住房、港口工程承包商谈租售并举；引荐当地检验机构协助年检和操作证培训。',
      },
      'en-US': {
        name: 'Langqing Cranes',
        contact: 'Overseas projects',
        address: 'Changde Economic and Technological Development Zone, Changde, Hunan, China',
        profile:
          'Truck cranes of 25 to 130 tonnes and flat-top tower cranes. Booms are cold-formed from high-strength steel and hydraulic cooling is sized for 45 °C. Tower sections fit ordinary containers, so no low-loader is needed.',
        productClassification: 'Truck and tower cranes',
        productName: 'Truck cranes',
        purchaseNeeds:
          'Housing and port contractors for sale and rental together; local inspection bodies for yearly checks and operator licences.',
      },
      'fr-FR': {
        name: 'Langqing Cranes',
        contact: 'Projets internationaux',
        address: 'Zone de développement économique et technologique de Changde, Hunan, Chine',
        profile:
          'Grues automotrices de 25 à 130 tonnes et grues à tour à tête plate. Les flèches sont en acier à haute résistance formé à froid, le refroidissement hydraulique est calculé pour 45 °C ambiants. Les tronçons de tour entrent dans un conteneur ordinaire, sans convoi surbaissé.',
        productClassification: 'Grues automotrices et grues à tour',
        productName: 'Grues automotrices',
        purchaseNeeds:
          'Entreprises de logement et de travaux portuaires, vente et location combinées ; organismes locaux de contrôle pour les visites annuelles et les permis de grutier.',
      },
    },
    products: [
      {
        key: 'truck-crane-55',
        texts: {
          'zh-CN': { name: '55吨汽车起重机', description: '五节主臂43米，双发动机节油，首次保养免费。' },
          'en-US': {
            name: '55-tonne truck crane',
            description: 'Five-section boom of 43 m, a small second engine to save fuel on lifts, first service free.',
          },
          'fr-FR': {
            name: 'Grue automotrice de 55 tonnes',
            description:
              'Flèche de 43 m en cinq éléments, second moteur économe pour le levage, première révision offerte.',
          },
        },
      },
      {
        key: 'tower-crane',
        texts: {
          'zh-CN': { name: '平头塔机6013', description: '臂长60米，端部吊重1.3吨，自由高45米，附中英法三语安装图。' },
          'en-US': {
            name: '6013 flat-top tower crane',
            description:
              'A 60 m jib lifting 1.3 tonnes at the tip, 45 m free-standing; drawings in Chinese, English and French.',
          },
          'fr-FR': {
            name: 'Grue à tour 6013',
            description:
              'Flèche de 60 m, 1,3 tonne en bout, 45 m de hauteur autostable ; plans en chinois, anglais et français.',
          },
        },
      },
    ],
  },
  {
    key: 'hanyuan-road-machinery',
    country: 'CN',
    industry: 12,
    hall: 'C',
    phone: '+8651655500623',
    mail: 'road@hanyuan-road.example',
    website: 'https://hanyuan-road.example',
    founded: 2001,
    employees: 470,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '江苏汉垣筑路机械有限公司',
        contact: '国际业务部',
        address: '江苏省徐州市云龙区筑路装备片区',
        profile:
          '汉垣供应从摊铺到碾压的成套筑路装备，其中移动沥青拌和站最受边远标段欢迎：底盘自带轮子，三天挪一次窝。干燥筒用重油、柴油、液化气三种燃料都行。',
        productClassification: '沥青拌和与压实设备',
        productName: '移动式沥青拌和站、双钢轮压路机',
        purchaseNeeds: '承接旧站以旧换新；招埃塞俄比亚、喀麦隆、加蓬的售后服务合伙人，须懂液压和电控。',
      },
      'en-US': {
        name: 'Hanyuan Road Machinery',
        contact: 'International business',
        address: 'Road equipment area, Yunlong District, Xuzhou, Jiangsu, China',
        profile:
          'A road kit from paver to roller. The mobile asphalt plant pleases remote sections most, on wheels and moved in three days. Its dryer burns heavy oil, diesel or LPG.',
        productClassification: 'Asphalt plant and compaction',
        productName: 'Mobile asphalt plant and tandem roller',
        purchaseNeeds:
          'Old plants in part-exchange; service partners in Ethiopia, Cameroon and Gabon who know hydraulics and controls.',
      },
      'fr-FR': {
        name: 'Hanyuan Road Machinery',
        contact: 'Affaires internationales',
        address: 'Quartier des machines routières, district de Yunlong, Xuzhou, Jiangsu, Chine',
        profile:
          'Du finisseur au compacteur, Hanyuan livre la panoplie du routier. La centrale d’enrobage mobile convient aux tronçons isolés : montée sur roues, elle change de place en trois jours. Son tambour sécheur accepte fioul lourd, gazole ou GPL.',
        productClassification: 'Centrales d’enrobage et compactage',
        productName: 'Centrale d’enrobage mobile, compacteur tandem',
        purchaseNeeds:
          'Reprise d’anciennes centrales ; partenaires de service en Éthiopie, au Cameroun et au Gabon, maîtrisant hydraulique et automatismes.',
      },
    },
    products: [
      {
        key: 'mobile-asphalt-plant',
        texts: {
          'zh-CN': {
            name: '移动式沥青拌和站80吨',
            description: '每小时80吨，称量误差0.5%，六只拖车单元，附试验配方卡。',
          },
          'en-US': {
            name: '80-tonne mobile asphalt plant',
            description: '80 tonnes an hour, weighing within 0.5 per cent, six trailers, mix cards included.',
          },
          'fr-FR': {
            name: 'Centrale d’enrobage mobile de 80 t',
            description: '80 tonnes par heure, dosage à 0,5 %, six remorques, fiches de formulation fournies.',
          },
        },
      },
      {
        key: 'tandem-roller',
        texts: {
          'zh-CN': { name: '13吨双钢轮压路机', description: '双频双幅，喷水系统不锈钢水箱，驾驶室可选空调。' },
          'en-US': {
            name: '13-tonne tandem roller',
            description: 'Two frequencies and two amplitudes, stainless water tank, air-conditioned cab on request.',
          },
          'fr-FR': {
            name: 'Compacteur tandem de 13 t',
            description: 'Deux fréquences, deux amplitudes, réservoir d’eau inox, cabine climatisée sur demande.',
          },
        },
      },
    ],
  },
  {
    key: 'bianling-special-vehicles',
    country: 'CN',
    industry: 14,
    hall: 'C',
    phone: '+8615400000637',
    mail: 'trucks@bianling-vehicles.example',
    website: 'https://www.bianling-vehicles.example',
    founded: 2005,
    employees: 520,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '随州编铃专用汽车有限公司',
        contact: '出口车辆部',
        address: '湖北省随州市曾都区专用汽车产业园',
        profile:
          '洒水、加油、消防、垃圾压缩、流动诊车，编铃按底盘逐台改装，年交货2600辆。左右舵都做，罐体焊缝做水压试验，出厂拍视频交接。现场展出一台六驱野外维修车。',
        productClassification: '专用汽车与半挂车',
        productName: '罐式车、流动诊车',
        purchaseNeeds: '面向更新市政车队的政府部门，并招募各国总代理；上装可以散件出口，在当地工厂合装。',
      },
      'en-US': {
        name: 'Bianling Special Vehicles',
        contact: 'Vehicle exports',
        address: 'Special Vehicle Park, Zengdu District, Suizhou, Hubei, China',
        profile:
          'Sprinklers, fuel tankers, fire engines, refuse compactors, mobile clinics: each built to order on the chosen chassis, 2,600 a year, right- or left-hand drive. Tank seams are water-tested and hand-over is filmed. A six-wheel-drive field workshop stands in the open-air area.',
        productClassification: 'Special vehicles and semi-trailers',
        productName: 'Tankers and mobile clinics',
        purchaseNeeds: 'Municipal fleets and general agents; bodies in kit form can be mounted at a local works.',
      },
      'fr-FR': {
        name: 'Bianling Special Vehicles',
        contact: 'Export de véhicules',
        address: 'Parc des véhicules spéciaux, district de Zengdu, Suizhou, Hubei, Chine',
        profile:
          'Arroseuses, camions-citernes, fourgons d’incendie, bennes à ordures, cliniques mobiles : Bianling carrosse à la commande 2 600 véhicules par an, volant à gauche ou à droite. Les soudures de cuve sont éprouvées à l’eau, la remise filmée. Un atelier de campagne à six roues motrices est exposé en plein air.',
        productClassification: 'Véhicules spéciaux et semi-remorques',
        productName: 'Citernes, cliniques mobiles',
        purchaseNeeds:
          'Flottes municipales et agents généraux ; carrosseries en kit pouvant être montées dans un atelier local.',
      },
    },
    products: [
      {
        key: 'fuel-tanker',
        texts: {
          'zh-CN': { name: '铝合金油罐半挂车', description: '容积45立方米，六仓独立卸油，自重比钢罐轻两吨。' },
          'en-US': {
            name: 'Aluminium fuel semi-trailer',
            description: '45 m³ in six compartments, two tonnes lighter than steel.',
          },
          'fr-FR': {
            name: 'Semi-remorque citerne en aluminium',
            description: '45 m³ en six compartiments, deux tonnes de moins que l’acier.',
          },
        },
      },
      {
        key: 'mobile-clinic',
        texts: {
          'zh-CN': { name: '流动诊车', description: '四驱底盘，诊室六平方米，带发电机、洗手台和冷藏药柜。' },
          'en-US': {
            name: 'Mobile clinic',
            description: 'Four-wheel drive, 6 m² consulting room, generator, wash basin and medicine fridge.',
          },
          'fr-FR': {
            name: 'Clinique mobile',
            description:
              'Quatre roues motrices, cabinet de 6 m², groupe électrogène, lavabo et réfrigérateur à médicaments.',
          },
        },
      },
      {
        key: 'refuse-compactor',
        texts: {
          'zh-CN': { name: '8立方垃圾压缩车', description: '两侧挂桶，渗滤液收集箱，车厢内壁做防腐涂层。' },
          'en-US': {
            name: '8 m³ refuse compactor',
            description: 'Bin lift on both sides, leachate tank, body coated inside against corrosion.',
          },
          'fr-FR': {
            name: 'Benne à ordures de 8 m³',
            description: 'Lève-conteneurs des deux côtés, bac à lixiviats, caisse protégée de la corrosion.',
          },
        },
      },
    ],
  },
  {
    key: 'shayue-crushing',
    country: 'CN',
    industry: 6,
    hall: 'C',
    phone: '+8637155500645',
    mail: 'crush@shayue-crushing.example',
    website: 'https://www.shayue-crushing.example',
    founded: 2008,
    employees: 180,
    editions: [1, 2, 4],
    texts: {
      'zh-CN': {
        name: '河南砂岳破碎设备有限公司',
        contact: '矿山设备外贸部',
        address: '河南省郑州市上街区装备产业园',
        profile:
          '履带移动破碎站自己爬进采场，破碎、筛分、洗砂三道工序一站做完。小矿主不必修厂房，柴油电力双动力，山区断电也能出料。金矿用的湿式碾盘、跳汰机另成一套。',
        productClassification: '移动破碎与小型选矿设备',
        productName: '移动破碎站',
        purchaseNeeds: '希望结识建材骨料商、手工金矿合作社和租赁公司；寻找当地铸钢厂合作锰钢衬板。',
      },
      'en-US': {
        name: 'Shayue Crushing',
        contact: 'Mining equipment exports',
        address: 'Equipment Industry Park, Shangjie District, Zhengzhou, Henan, China',
        profile:
          'The tracked plant walks into the quarry and crushes, screens and washes in one place. Small owners build no shed, and diesel-electric drive works through power cuts. Wet pan mills and jigs for gold form a second line.',
        productClassification: 'Mobile crushing and small-scale processing',
        productName: 'Mobile crushing plant',
        purchaseNeeds:
          'Aggregate producers, artisanal gold co-operatives and rental firms; local foundries for manganese-steel liners.',
      },
      'fr-FR': {
        name: 'Shayue Crushing',
        contact: 'Export d’équipements miniers',
        address: 'Parc des équipements, district de Shangjie, Zhengzhou, Henan, Chine',
        profile:
          'Sur ses chenilles, l’unité gagne seule la carrière, puis concasse, crible et lave au même endroit. Pas de bâtiment à prévoir ; l’entraînement diesel-électrique ignore les coupures. Broyeurs à meules humides et bacs à pistonnage pour l’or composent une seconde gamme.',
        productClassification: 'Concassage mobile et petits traitements de minerai',
        productName: 'Unité de concassage mobile',
        purchaseNeeds:
          'Producteurs de granulats, coopératives d’orpaillage et loueurs ; fonderies locales pour blindages en acier au manganèse.',
      },
    },
    products: [
      {
        key: 'tracked-jaw-plant',
        texts: {
          'zh-CN': { name: '履带颚式破碎站', description: '进料口900乘600毫米，每小时120吨，遥控行走，整车45吨。' },
          'en-US': {
            name: 'Tracked jaw plant',
            description: 'Feed opening 900 by 600 mm, 120 tonnes an hour, remote-controlled travel, 45 tonnes overall.',
          },
          'fr-FR': {
            name: 'Concasseur à mâchoires sur chenilles',
            description:
              'Ouverture de 900 sur 600 mm, 120 tonnes par heure, déplacement télécommandé, 45 tonnes au total.',
          },
        },
      },
      {
        key: 'gold-pan-mill',
        texts: {
          'zh-CN': { name: '湿式碾盘', description: '每班处理矿石八吨，不用汞，用重选和离心机收金。' },
          'en-US': {
            name: 'Wet pan mill',
            description: 'Eight tonnes of ore a shift without mercury; gold is won by gravity and centrifuge.',
          },
          'fr-FR': {
            name: 'Broyeur à meules humides',
            description: 'Huit tonnes par poste, sans mercure ; l’or est récupéré par gravité et centrifugation.',
          },
        },
      },
    ],
  },
];
