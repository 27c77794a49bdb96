import type { SeedExhibitor } from '../shapes.ts';

/** Hall W1: smart mining, clean energy, energy saving and environment, cooperation brands. */
export const chinaW1Exhibitors: SeedExhibitor[] = [
  {
    key: 'yanche-smart-mining',
    country: 'CN',
    industry: 6,
    hall: 'W1',
    phone: '+8673155500101',
    mail: 'overseas@yanche-mining.example',
    website: 'https://www.yanche-mining.example',
    founded: 2014,
    employees: 210,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '湖南岩澈智矿科技有限公司',
        contact: '海外事业部',
        address: '湖南省长沙市湘江新区麓谷片区',
        profile:
          '公司把X射线透射成像用到矿石预选上：废石在进磨机之前就被气阀吹走，电耗和尾矿量随之下降。锰、铬、铜钴和锂辉石都做过工业试验，赞比亚的一条选矿线已连续运转两个雨季。',
        productClassification: '矿石智能分选与井下信息化设备',
        productName: 'X射线矿石分选机',
        purchaseNeeds:
          '寻找愿意提供原矿样品做分选试验的矿山，每份样品300公斤；同时物色南部非洲的备件代理和现场服务伙伴。',
      },
      'en-US': {
        name: 'Yanche Smart Mining',
        contact: 'Overseas division',
        address: 'Lugu area, Xiangjiang New Area, Changsha, Hunan, China',
        profile:
          'Yanche sorts ore before it is milled. An X-ray looks through each lump, an air jet throws the barren rock out, and the plant grinds less for the same metal. Industrial trials cover manganese, chrome, copper-cobalt and spodumene; one line in Zambia has run through two rainy seasons.',
        productClassification: 'Ore sorters and underground information systems',
        productName: 'X-ray ore sorter',
        purchaseNeeds:
          'Mines that will send 300 kg of run-of-mine ore for a sorting trial, and partners for spare parts and field service in Southern Africa.',
      },
      'fr-FR': {
        name: 'Yanche Smart Mining',
        contact: 'Division internationale',
        address: 'Secteur de Lugu, nouvelle zone de Xiangjiang, Changsha, Hunan, Chine',
        profile:
          'Écarter le stérile avant le broyage : tel est le métier de Yanche. Chaque bloc passe sous rayons X, puis un jet d’air élimine la roche sans valeur, ce qui réduit la facture d’électricité et le volume des résidus. Essais industriels menés sur le manganèse, le chrome, le cuivre-cobalt et le spodumène ; une ligne tourne en Zambie depuis deux saisons des pluies.',
        productClassification: 'Trieurs de minerai et systèmes d’information pour mines souterraines',
        productName: 'Trieur de minerai à rayons X',
        purchaseNeeds:
          'Exploitants disposés à fournir 300 kg de minerai tout-venant pour un essai de tri ; partenaires pour les pièces et le service sur site en Afrique australe.',
      },
    },
    products: [
      {
        key: 'xray-sorter',
        texts: {
          'zh-CN': {
            name: 'X射线矿石分选机XR-1600',
            description: '带宽1.6米，入料粒度20至80毫米，每小时处理60至110吨，可装进两只40英尺货柜整体运输。',
          },
          'en-US': {
            name: 'XR-1600 X-ray ore sorter',
            description:
              'Belt 1.6 m wide, feed 20 to 80 mm, 60 to 110 tonnes an hour. Ships complete in two 40-foot containers.',
          },
          'fr-FR': {
            name: 'Trieur à rayons X XR-1600',
            description:
              'Bande de 1,6 m, granulométrie de 20 à 80 mm, de 60 à 110 tonnes par heure. Livré complet dans deux conteneurs de 40 pieds.',
          },
        },
      },
      {
        key: 'personnel-tracking',
        texts: {
          'zh-CN': {
            name: '井下人员定位系统',
            description: '标签电池可用三年，定位误差小于1米，断网后基站本地保存72小时轨迹。',
          },
          'en-US': {
            name: 'Underground personnel tracking',
            description:
              'Tags last three years on one battery and fix a position to within a metre; base stations keep 72 hours of tracks if the link fails.',
          },
          'fr-FR': {
            name: 'Localisation du personnel au fond',
            description:
              'Badges d’une autonomie de trois ans, précision inférieure au mètre, 72 heures de trajets conservées par les bornes en cas de coupure.',
          },
        },
      },
    ],
  },
  {
    key: 'zaoshi-carbide',
    country: 'CN',
    industry: 6,
    hall: 'W1',
    phone: '+8673155500118',
    mail: 'sales@zaoshi-carbide.example',
    founded: 2006,
    employees: 165,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '株洲凿石硬质合金有限公司',
        contact: '外贸部',
        address: '湖南省株洲市荷塘区金山工业园',
        profile:
          '凿石从碳化钨粉末做起，压制、烧结、镶齿都在株洲完成，月产球齿约40万粒。钎头按岩石硬度分三档配方，花岗岩、石英岩、砂岩各用各的牌号。',
        productClassification: '硬质合金钎具与耐磨件',
        productName: '球齿钎头、潜孔钻头',
        purchaseNeeds:
          '求购钨精矿（三氧化钨含量65%以上），要求可追溯的采购文件；在加纳、坦桑尼亚、纳米比亚招募经销商。',
      },
      'en-US': {
        name: 'Zaoshi Carbide',
        contact: 'Foreign trade department',
        address: 'Jinshan Industrial Park, Hetang District, Zhuzhou, Hunan, China',
        profile:
          'From tungsten carbide powder to the finished bit, everything is pressed, sintered and fitted in Zhuzhou, at about 400,000 buttons a month. Three grades match the rock: granite, quartzite or sandstone.',
        productClassification: 'Carbide rock tools and wear parts',
        productName: 'Button bits and down-the-hole bits',
        purchaseNeeds:
          'Tungsten concentrate of 65% WO3 or more with traceable papers; distributors in Ghana, Tanzania and Namibia.',
      },
      'fr-FR': {
        name: 'Zaoshi Carbide',
        contact: 'Service du commerce extérieur',
        address: 'Parc industriel de Jinshan, district de Hetang, Zhuzhou, Hunan, Chine',
        profile:
          'Pressage, frittage et sertissage se font à Zhuzhou, à partir de la poudre de carbure de tungstène : environ 400 000 boutons par mois. Trois nuances répondent à trois roches, granite, quartzite et grès.',
        productClassification: 'Outils de forage en carbure et pièces d’usure',
        productName: 'Taillants à boutons et taillants fond de trou',
        purchaseNeeds:
          'Concentré de tungstène titrant au moins 65 % de WO3, avec documents de traçabilité ; distributeurs au Ghana, en Tanzanie et en Namibie.',
      },
    },
    products: [
      {
        key: 'button-bits',
        texts: {
          'zh-CN': { name: '螺纹球齿钎头', description: '直径38至127毫米，R32、T38、T45、T51螺纹，起订50只，可混装。' },
          'en-US': {
            name: 'Threaded button bits',
            description: '38 to 127 mm, threads R32, T38, T45 and T51. Minimum order 50 bits, sizes may be mixed.',
          },
          'fr-FR': {
            name: 'Taillants filetés à boutons',
            description:
              'De 38 à 127 mm, filetages R32, T38, T45 et T51. Commande à partir de 50 pièces, diamètres panachés.',
          },
        },
      },
      {
        key: 'dth-bits',
        texts: {
          'zh-CN': { name: '潜孔钻头', description: '配4至8英寸冲击器，钻水井和露天爆破孔通用，磨损超限可返厂重镶。' },
          'en-US': {
            name: 'Down-the-hole bits',
            description:
              'For 4 to 8 inch hammers, for water wells and blast holes alike. Worn bits can be sent back for new buttons.',
          },
          'fr-FR': {
            name: 'Taillants fond de trou',
            description:
              'Pour marteaux de 4 à 8 pouces, forage d’eau ou trous de mine. Les taillants usés peuvent être regarnis en usine.',
          },
        },
      },
    ],
  },
  {
    key: 'kuangyang-solar-water',
    country: 'CN',
    industry: 8,
    hall: 'W1',
    phone: '+8615400000121',
    mail: 'projects@kuangyang-solar.example',
    website: 'https://www.kuangyang-solar.example',
    founded: 2011,
    employees: 140,
    editions: [1, 2, 3, 4],
    texts: {
      'zh-CN': {
        name: '湖南旷阳新能源有限公司',
        contact: '项目开发部',
        address: '湖南省长沙市望城经济技术开发区',
        profile:
          '旷阳做离网光伏，从村庄提水到小型微电网，设计、供货、培训一手包办。四届博览会一届不落，马拉维、塞内加尔、尼日尔都有运行中的水站，当地技工经两周培训即可独立维护。',
        productClassification: '光伏提水与微电网系统',
        productName: '光伏提水站',
        purchaseNeeds:
          '希望结识当地安装公司、农业合作社和供水管理部门，共同申报乡村供水项目；钢制水塔支架可在当地采购。',
      },
      'en-US': {
        name: 'Kuangyang New Energy',
        contact: 'Project development',
        address: 'Wangcheng Economic and Technological Development Zone, Changsha, Hunan, China',
        profile:
          'Off-grid solar is all Kuangyang does: village pumping stations and small grids, designed, supplied and taught by one team. It has come to all four expos. Stations work in Malawi, Senegal and Niger, kept going by local technicians after two weeks of training.',
        productClassification: 'Solar pumping and mini-grids',
        productName: 'Solar pumping station',
        purchaseNeeds:
          'Installers, farm co-operatives and rural water authorities to bid with. Steel towers for the tanks can be bought locally.',
      },
      'fr-FR': {
        name: 'Kuangyang New Energy',
        contact: 'Développement de projets',
        address: 'Zone de développement économique et technologique de Wangcheng, Changsha, Hunan, Chine',
        profile:
          'Kuangyang ne fait que du solaire hors réseau : pompage villageois et mini-réseaux, de l’étude à la formation. Présente aux quatre éditions, l’entreprise compte des stations en service au Malawi, au Sénégal et au Niger, entretenues par des techniciens locaux formés en deux semaines.',
        productClassification: 'Pompage solaire et mini-réseaux',
        productName: 'Station de pompage solaire',
        purchaseNeeds:
          'Installateurs, coopératives agricoles et services de l’hydraulique rurale avec qui répondre aux appels d’offres. Les châteaux d’eau en acier peuvent être achetés sur place.',
      },
    },
    products: [
      {
        key: 'pumping-station',
        texts: {
          'zh-CN': {
            name: '光伏提水站5.5千瓦',
            description: '扬程80米时日出水约45立方米，不用蓄电池，直流水泵质保三年。',
          },
          'en-US': {
            name: '5.5 kW solar pumping station',
            description:
              'About 45 cubic metres a day from 80 m, without batteries; three-year warranty on the DC pump.',
          },
          'fr-FR': {
            name: 'Station de pompage solaire de 5,5 kW',
            description:
              'Environ 45 m³ par jour à 80 m de hauteur, sans batterie ; pompe à courant continu garantie trois ans.',
          },
        },
      },
      {
        key: 'mini-grid',
        texts: {
          'zh-CN': {
            name: '集装箱式微电网',
            description: '50千瓦光伏配100千瓦时磷酸铁锂电池，可供120户家庭和一间碾米房，两天装完。',
          },
          'en-US': {
            name: 'Containerised mini-grid',
            description:
              '50 kW of panels with 100 kWh of lithium iron phosphate storage: enough for 120 homes and a rice mill, up in two days.',
          },
          'fr-FR': {
            name: 'Mini-réseau en conteneur',
            description:
              '50 kW de panneaux et 100 kWh de stockage lithium-fer-phosphate : de quoi servir 120 foyers et une rizerie. Mise en place en deux jours.',
          },
        },
      },
      {
        key: 'clinic-kit',
        texts: {
          'zh-CN': {
            name: '卫生所供电套件',
            description: '3千瓦系统，接疫苗冰箱、产房照明和一台消毒锅，阴雨三天不断电。',
          },
          'en-US': {
            name: 'Clinic power kit',
            description:
              'A 3 kW set for a vaccine fridge, delivery-room lights and one steriliser, with three days in hand when the sky is grey.',
          },
          'fr-FR': {
            name: 'Kit d’énergie pour dispensaire',
            description:
              'Ensemble de 3 kW alimentant un réfrigérateur à vaccins, l’éclairage de la salle d’accouchement et un stérilisateur, avec trois jours d’autonomie.',
          },
        },
      },
    ],
  },
  {
    key: 'qinghe-photovoltaic',
    country: 'CN',
    industry: 8,
    hall: 'W1',
    phone: '+8615400000133',
    mail: 'info@qinghe-pv.example',
    founded: 2009,
    employees: 620,
    editions: [2, 4],
    texts: {
      'zh-CN': {
        name: '新余晴禾光电有限公司',
        contact: '国际销售部',
        address: '江西省新余市高新技术产业开发区',
        profile:
          '工厂位于赣西新余，年产组件1.2吉瓦，另有一条太阳能路灯和户用电源装配线。针对西非沙尘和沿海盐雾，组件边框加厚、接线盒灌胶，出厂前逐块做电致发光检测。',
        productClassification: '光伏组件与户用电源',
        productName: '双面光伏组件、户用太阳能电源',
        purchaseNeeds: '寻求科特迪瓦、加纳、摩洛哥的分销仓储伙伴，也考虑以散件方式在当地合作组装户用电源。',
      },
      'en-US': {
        name: 'Qinghe Photovoltaic',
        contact: 'International sales',
        address: 'High-tech Industrial Development Zone, Xinyu, Jiangxi, China',
        profile:
          'The Xinyu works turns out 1.2 GW of modules a year and assembles street lights and home systems on a separate line. Thicker frames and potted junction boxes stand up to Sahel dust and coastal salt. Each module passes an electroluminescence test before it is packed.',
        productClassification: 'Solar modules and home systems',
        productName: 'Bifacial modules and solar home systems',
        purchaseNeeds:
          'Partners with warehouses in Côte d’Ivoire, Ghana and Morocco; assembly of home systems from kits is open to discussion.',
      },
      'fr-FR': {
        name: 'Qinghe Photovoltaic',
        contact: 'Ventes internationales',
        address: 'Zone de développement industriel de haute technologie, Xinyu, Jiangxi, Chine',
        profile:
          'L’usine de Xinyu produit 1,2 GW de modules par an ; une ligne distincte assemble lampadaires et kits domestiques. Cadres épaissis et boîtiers de jonction remplis de résine résistent à la poussière du Sahel comme aux embruns. Tous les modules subissent un contrôle par électroluminescence avant emballage.',
        productClassification: 'Modules photovoltaïques et kits domestiques',
        productName: 'Modules bifaciaux, kits solaires domestiques',
        purchaseNeeds:
          'Partenaires disposant d’entrepôts en Côte d’Ivoire, au Ghana et au Maroc ; l’assemblage local des kits domestiques peut être envisagé.',
      },
    },
    products: [
      {
        key: 'bifacial-module',
        texts: {
          'zh-CN': { name: '双面双玻组件580瓦', description: '12年产品质保、30年功率质保，一只40英尺高柜装720块。' },
          'en-US': {
            name: '580 W bifacial glass-glass module',
            description:
              'Product warranty of 12 years, power warranty of 30; 720 modules to a 40-foot high-cube container.',
          },
          'fr-FR': {
            name: 'Module bifacial bi-verre de 580 W',
            description:
              'Garantie de 12 ans sur le produit et de 30 ans sur la puissance ; 720 modules par conteneur « high cube » de 40 pieds.',
          },
        },
      },
      {
        key: 'home-system',
        texts: {
          'zh-CN': {
            name: '户用太阳能电源',
            description: '60瓦面板带四盏灯、收音机和手机充电口，内置按次付费模块，欠费自动锁定。',
          },
          'en-US': {
            name: 'Solar home system',
            description:
              'A 60 W panel with four lamps, a radio and phone charging. The built-in pay-as-you-go unit locks when credit runs out.',
          },
          'fr-FR': {
            name: 'Kit solaire domestique',
            description:
              'Panneau de 60 W, quatre lampes, radio et recharge de téléphone, avec module de paiement à l’usage intégré.',
          },
        },
      },
    ],
  },
  {
    key: 'shaoxi-transformer',
    country: 'CN',
    industry: 9,
    hall: 'W1',
    phone: '+8673155500142',
    mail: 'export@shaoxi-transformer.example',
    website: 'https://shaoxi-transformer.example',
    founded: 1998,
    employees: 380,
    editions: [1, 3, 4],
    texts: {
      'zh-CN': {
        name: '湘潭韶溪变压器有限公司',
        contact: '出口业务部',
        address: '湖南省湘潭市高新技术产业开发区',
        profile:
          '韶溪专做35千伏及以下配电设备，1998年建厂，年产变压器9000台。出口产品按IEC 60076设计，温升按50摄氏度环境校核，海拔2000米以上另行修正绝缘。',
        productClassification: '配电变压器与箱式变电站',
        productName: '油浸式配电变压器',
        purchaseNeeds:
          '拟采购赞比亚、刚果（金）电解铜板，每批100吨起；欢迎各国电力公司和农村电气化承包商索取型式试验报告。',
      },
      'en-US': {
        name: 'Shaoxi Transformer',
        contact: 'Export department',
        address: 'High-tech Industrial Development Zone, Xiangtan, Hunan, China',
        profile:
          'Distribution equipment up to 35 kV since 1998, at 9,000 transformers a year. Export units follow IEC 60076; temperature rise is checked for 50 °C surroundings and insulation is corrected above 2,000 m.',
        productClassification: 'Distribution transformers and compact substations',
        productName: 'Oil-immersed distribution transformers',
        purchaseNeeds:
          'Copper cathode from Zambia and DR Congo, 100 tonnes a lot or more. Utilities and rural electrification contractors may ask for type-test reports.',
      },
      'fr-FR': {
        name: 'Shaoxi Transformer',
        contact: 'Service export',
        address: 'Zone de développement industriel de haute technologie, Xiangtan, Hunan, Chine',
        profile:
          'Fabricant depuis 1998 de matériel de distribution jusqu’à 35 kV, Shaoxi sort 9 000 transformateurs par an. Les appareils destinés à l’export suivent la norme CEI 60076 : échauffement vérifié pour 50 °C ambiants, isolation corrigée au-delà de 2 000 m d’altitude.',
        productClassification: 'Transformateurs de distribution et postes compacts',
        productName: 'Transformateurs de distribution immergés',
        purchaseNeeds:
          'Cathodes de cuivre de Zambie et de RD Congo, par lots de 100 tonnes et plus. Rapports d’essais de type remis aux compagnies d’électricité et aux entreprises d’électrification rurale qui en font la demande.',
      },
    },
    products: [
      {
        key: 'pole-transformer',
        texts: {
          'zh-CN': { name: '柱上变压器', description: '25至315千伏安，11或33千伏，全密封免维护，附避雷器支架。' },
          'en-US': {
            name: 'Pole-mounted transformer',
            description: '25 to 315 kVA at 11 or 33 kV, hermetically sealed, with arrester brackets.',
          },
          'fr-FR': {
            name: 'Transformateur sur poteau',
            description:
              'De 25 à 315 kVA en 11 ou 33 kV, cuve hermétique sans entretien, supports de parafoudre fournis.',
          },
        },
      },
      {
        key: 'compact-substation',
        texts: {
          'zh-CN': { name: '箱式变电站', description: '容量至1600千伏安，镀锌钢壳双层通风，45天交货。' },
          'en-US': {
            name: 'Compact substation',
            description: 'Up to 1,600 kVA in a ventilated double-skin galvanised housing; delivery in 45 days.',
          },
          'fr-FR': {
            name: 'Poste de transformation compact',
            description: 'Jusqu’à 1 600 kVA, enveloppe galvanisée à double paroi ventilée. Délai : 45 jours.',
          },
        },
      },
    ],
  },
  {
    key: 'chuting-smart-meters',
    country: 'CN',
    industry: 9,
    hall: 'W1',
    phone: '+862755500153',
    mail: 'meters@chuting-power.example',
    website: 'https://www.chuting-power.example',
    founded: 2012,
    employees: 245,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '武汉楚汀智能电表有限公司',
        contact: '海外市场部',
        address: '湖北省武汉市东湖新技术开发区',
        profile:
          '预付费电表、集中器和售电后台都由楚汀自己开发，充值码遵循STS标准，居民用普通手机短信就能买电。软件界面有中、英、法、葡四种语言。',
        productClassification: '预付费电能表与售电系统',
        productName: '分体式预付费电表',
        purchaseNeeds: '寻找在当地开展SKD组装的工厂和负责软件本地化的技术公司，可提供产线图纸与校表台。',
      },
      'en-US': {
        name: 'Chuting Smart Meters',
        contact: 'Overseas markets',
        address: 'East Lake High-tech Development Zone, Wuhan, Hubei, China',
        profile:
          'Chuting develops prepaid meters, data concentrators and the vending back office in-house. Tokens follow the STS standard, so a household can buy power by text message from any phone. Screens come in Chinese, English, French and Portuguese.',
        productClassification: 'Prepayment meters and vending systems',
        productName: 'Split prepayment meter',
        purchaseNeeds:
          'Workshops for SKD assembly and software firms for local versions. Line drawings and a calibration bench can be supplied.',
      },
      'fr-FR': {
        name: 'Chuting Smart Meters',
        contact: 'Marchés extérieurs',
        address: 'Zone de haute technologie du lac de l’Est, Wuhan, Hubei, Chine',
        profile:
          'Compteurs à prépaiement, concentrateurs et logiciel de vente d’énergie sortent du même bureau d’études. Les codes de recharge respectent la norme STS : un simple SMS suffit pour acheter son courant. Interface en chinois, anglais, français et portugais.',
        productClassification: 'Compteurs à prépaiement et systèmes de vente d’énergie',
        productName: 'Compteur à prépaiement en deux parties',
        purchaseNeeds:
          'Ateliers pour l’assemblage SKD et sociétés informatiques pour l’adaptation locale ; plans de ligne et banc d’étalonnage fournis.',
      },
    },
    products: [
      {
        key: 'split-meter',
        texts: {
          'zh-CN': {
            name: '分体式单相预付费电表',
            description: '表装在杆上，键盘装在屋里，最大电流80安，开盖即断电并报警。',
          },
          'en-US': {
            name: 'Split single-phase prepayment meter',
            description:
              'The meter sits on the pole, the keypad indoors. 80 A maximum; opening the cover cuts the supply and raises an alarm.',
          },
          'fr-FR': {
            name: 'Compteur monophasé en deux parties',
            description:
              'Compteur sur le poteau, clavier dans la maison. 80 A au plus ; toute ouverture du capot coupe le courant et déclenche une alerte.',
          },
        },
      },
      {
        key: 'vending-software',
        texts: {
          'zh-CN': { name: '售电管理后台', description: '可部署在本地服务器，支持移动支付对接，一套系统管理5万户。' },
          'en-US': {
            name: 'Vending back office',
            description:
              'Runs on the utility’s own server, links to mobile money and handles 50,000 customers per installation.',
          },
          'fr-FR': {
            name: 'Logiciel de vente d’énergie',
            description:
              'Installé sur le serveur du distributeur, relié au paiement mobile, dimensionné pour 50 000 abonnés.',
          },
        },
      },
    ],
  },
  {
    key: 'youdu-petro-equipment',
    country: 'CN',
    industry: 7,
    hall: 'W1',
    phone: '+8615400000167',
    mail: 'trade@youdu-petro.example',
    founded: 2003,
    employees: 290,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '荆州油渡石化装备有限公司',
        contact: '国际贸易部',
        address: '湖北省荆州市荆州经济技术开发区',
        profile:
          '油渡为中小油田、成品油库和液化气站造设备，压力容器持有相应制造许可，焊缝百分之百射线探伤。近几年撬装加油站和液化气充装站订单增长最快，买家多在内陆国家。',
        productClassification: '油气储运与压力容器',
        productName: '撬装液化气充装站、井口装置',
        purchaseNeeds: '欢迎安哥拉、刚果（布）、尼日利亚的工程公司联合投标；寻找具备钢瓶检测资质的当地合作站点。',
      },
      'en-US': {
        name: 'Youdu Petro Equipment',
        contact: 'International trade',
        address: 'Jingzhou Economic and Technological Development Zone, Jingzhou, Hubei, China',
        profile:
          'Youdu builds for smaller oilfields, fuel depots and LPG stations. It holds the pressure-vessel licences and X-rays its welds in full. Skid-mounted fuel and LPG stations sell fastest these days, mostly to landlocked countries.',
        productClassification: 'Oil and gas storage, pressure vessels',
        productName: 'LPG filling skids and wellhead assemblies',
        purchaseNeeds:
          'Engineering firms in Angola, Congo-Brazzaville and Nigeria for joint bids; local sites qualified to test gas cylinders.',
      },
      'fr-FR': {
        name: 'Youdu Petro Equipment',
        contact: 'Commerce international',
        address: 'Zone de développement économique et technologique de Jingzhou, Hubei, Chine',
        profile:
          'Petits champs pétroliers, dépôts de carburant, centres d’emplissage de GPL : telle est la clientèle de Youdu, titulaire des agréments pour appareils à pression et dont les soudures sont intégralement radiographiées. Les stations sur châssis progressent vite, surtout dans les pays enclavés.',
        productClassification: 'Stockage d’hydrocarbures et appareils à pression',
        productName: 'Unités d’emplissage de GPL, têtes de puits',
        purchaseNeeds:
          'Sociétés d’ingénierie d’Angola, du Congo-Brazzaville et du Nigeria pour des offres communes ; sites locaux habilités à éprouver les bouteilles de gaz.',
      },
    },
    products: [
      {
        key: 'lpg-skid',
        texts: {
          'zh-CN': { name: '撬装液化气充装站', description: '储罐20立方米，四个充装秤，每小时充12.5公斤钢瓶160只。' },
          'en-US': {
            name: 'LPG filling skid',
            description: 'A 20 m³ tank and four filling scales: 160 cylinders of 12.5 kg an hour.',
          },
          'fr-FR': {
            name: 'Unité d’emplissage de GPL sur châssis',
            description: 'Réservoir de 20 m³ et quatre bascules : 160 bouteilles de 12,5 kg par heure.',
          },
        },
      },
      {
        key: 'wellhead',
        texts: {
          'zh-CN': { name: '井口装置与采油树', description: '按API 6A设计，额定压力至70兆帕，可配抗硫材质。' },
          'en-US': {
            name: 'Wellhead and Christmas tree',
            description: 'Designed to API 6A, rated up to 70 MPa, with sour-service materials on request.',
          },
          'fr-FR': {
            name: 'Tête de puits et arbre de Noël',
            description: 'Conception API 6A, pression nominale jusqu’à 70 MPa, matériaux résistants à l’H2S en option.',
          },
        },
      },
    ],
  },
  {
    key: 'miqing-environment',
    country: 'CN',
    industry: 16,
    hall: 'W1',
    phone: '+8615400000174',
    mail: 'water@miqing-env.example',
    website: 'https://miqing-env.example',
    founded: 2015,
    employees: 96,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '湖南汨清环保装备有限公司',
        contact: '工程咨询窗口',
        address: '湖南省岳阳市汨罗高新技术产业开发区',
        profile:
          '把水厂装进货柜，是汨清成立时的主意。现有一体化净水、医院污水处理和废塑料清洗造粒三条产品线，汨罗本地的再生资源产业给了后者不少经验。',
        productClassification: '水处理与再生资源设备',
        productName: '集装箱式净水站',
        purchaseNeeds: '采购非洲产椰壳活性炭和滤料级石英砂；期待与市政供水公司、医院和塑料回收企业面谈。',
      },
      'en-US': {
        name: 'Miqing Environment',
        contact: 'Engineering enquiries',
        address: 'Miluo High-tech Zone, Yueyang, Hunan, China',
        profile:
          'Miqing started from one idea: put the waterworks in a shipping container. Three lines exist today, for drinking water, hospital effluent and the washing of waste plastics. The last owes much to the recycling trade around Miluo.',
        productClassification: 'Water treatment and recycling equipment',
        productName: 'Containerised water plant',
        purchaseNeeds:
          'African coconut-shell carbon and filter-grade quartz sand; talks with city water companies, hospitals and plastics recyclers.',
      },
      'fr-FR': {
        name: 'Miqing Environment',
        contact: 'Renseignements techniques',
        address: 'Zone de haute technologie de Miluo, Yueyang, Hunan, Chine',
        profile:
          'Loger une usine d’eau dans un conteneur : l’idée a fondé l’entreprise en 2015. Trois gammes aujourd’hui : eau potable, effluents hospitaliers, lavage et granulation des plastiques usagés, cette dernière nourrie par le savoir-faire des recycleurs de Miluo.',
        productClassification: 'Traitement de l’eau et recyclage',
        productName: 'Station d’eau potable en conteneur',
        purchaseNeeds:
          'Charbon actif de coque de coco et sable de quartz filtrant d’origine africaine ; entretiens avec des régies d’eau, des hôpitaux et des recycleurs de plastique.',
      },
    },
    products: [
      {
        key: 'container-waterworks',
        texts: {
          'zh-CN': { name: '集装箱式净水站', description: '处理河水或水库水，每天500吨，耗电每吨0.35度，可接光伏。' },
          'en-US': {
            name: 'Containerised waterworks',
            description: 'Takes river or reservoir water, 500 tonnes a day at 0.35 kWh a tonne. Solar-ready.',
          },
          'fr-FR': {
            name: 'Station de potabilisation en conteneur',
            description:
              'Eau de rivière ou de barrage, 500 tonnes par jour pour 0,35 kWh par tonne. Raccordable au solaire.',
          },
        },
      },
      {
        key: 'plastic-washing-line',
        texts: {
          'zh-CN': {
            name: '废塑料清洗造粒线',
            description: '适用PET瓶和PE农膜，每小时500公斤，循环用水，占地400平方米。',
          },
          'en-US': {
            name: 'Plastics washing and pelletising line',
            description: 'For PET bottles and PE farm film, 500 kg an hour on recycled water, in 400 m² of floor.',
          },
          'fr-FR': {
            name: 'Ligne de lavage et de granulation',
            description:
              'Bouteilles en PET et films agricoles en PE, 500 kg par heure, eau en circuit fermé, 400 m² au sol.',
          },
        },
      },
    ],
  },
  {
    key: 'xingbu-electronics',
    country: 'CN',
    industry: 17,
    hall: 'W1',
    phone: '+8615400000189',
    mail: 'partners@xingbu-electronics.example',
    website: 'https://www.xingbu-electronics.example',
    founded: 2013,
    employees: 530,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '江西星埠电子有限公司',
        contact: '合作品牌部',
        address: '江西省吉安市吉安高新技术产业开发区',
        profile:
          '星埠与非洲经销商共创品牌：机芯在吉安生产，外壳、包装和总装放在当地。目前在赞比亚和科特迪瓦各有一家合作装配厂，两地共用220名工人，电视机和功放音箱贴伙伴自己的商标。',
        productClassification: '消费电子与散件',
        productName: '低功耗直流电视机',
        purchaseNeeds: '在东部非洲寻找第三家装配伙伴，要求厂房1500平方米以上、有分销网络；另需当地纸箱和泡沫供应商。',
      },
      'en-US': {
        name: 'Xingbu Electronics',
        contact: 'Partner brands',
        address: 'Ji’an High-tech Industrial Development Zone, Ji’an, Jiangxi, China',
        profile:
          'Xingbu builds brands together with African distributors. Boards come from Ji’an; cabinets, packing and final assembly are local. Two partner plants, in Zambia and Côte d’Ivoire, employ 220 people and sell televisions and speakers under the partners’ own marks.',
        productClassification: 'Consumer electronics and kits',
        productName: 'Low-power DC television',
        purchaseNeeds:
          'A third assembly partner, in East Africa, with at least 1,500 m² and a sales network; local suppliers of cartons and foam.',
      },
      'fr-FR': {
        name: 'Xingbu Electronics',
        contact: 'Marques partenaires',
        address: 'Zone de développement industriel de haute technologie de Ji’an, Jiangxi, Chine',
        profile:
          'Xingbu crée des marques avec des distributeurs africains : les cartes viennent de Ji’an, les coques, l’emballage et le montage final sont locaux. Deux usines partenaires, en Zambie et en Côte d’Ivoire, emploient 220 personnes et vendent téléviseurs et enceintes sous leur propre nom.',
        productClassification: 'Électronique grand public et kits à assembler',
        productName: 'Téléviseur basse consommation à courant continu',
        purchaseNeeds:
          'Un troisième partenaire d’assemblage en Afrique de l’Est, avec au moins 1 500 m² et un réseau de vente ; fournisseurs locaux de cartons et de mousse.',
      },
    },
    products: [
      {
        key: 'dc-television',
        texts: {
          'zh-CN': {
            name: '24英寸直流电视机',
            description: '12伏供电，功耗18瓦，可直接接户用太阳能电源，内置数字地面和卫星接收。',
          },
          'en-US': {
            name: '24-inch DC television',
            description:
              'Runs on 12 V and 18 W, straight from a solar home system, with terrestrial and satellite tuners built in.',
          },
          'fr-FR': {
            name: 'Téléviseur 24 pouces à courant continu',
            description:
              'Alimenté en 12 V pour 18 W, directement sur un kit solaire ; récepteurs terrestre et satellite intégrés.',
          },
        },
      },
      {
        key: 'speaker-kit',
        texts: {
          'zh-CN': { name: '有源音箱散件', description: '每套含功放板、电池和喇叭单元，首单500套起，附装配作业书。' },
          'en-US': {
            name: 'Active speaker kit',
            description: 'Amplifier board, battery and drivers with assembly instructions. First order from 500 kits.',
          },
          'fr-FR': {
            name: 'Enceinte active en kit',
            description:
              'Carte d’amplification, batterie, haut-parleurs et notice de montage. Première commande à partir de 500 kits.',
          },
        },
      },
    ],
  },
];
