import type { SeedExhibitor } from '../shapes.ts';

/** Hall W4: construction machinery, building materials, vehicles. */
export const chinaW4Exhibitors: SeedExhibitor[] = [
  {
    key: 'fenglu-machinery',
    country: 'CN',
    industry: 12,
    hall: 'W4',
    phone: '+8673155500304',
    mail: 'export@fenglu-machinery.example',
    website: 'https://www.fenglu-machinery.example',
    founded: 2005,
    employees: 460,
    editions: [1, 2, 3, 4],
    texts: {
      'zh-CN': {
        name: '长沙锋麓机械有限公司',
        contact: '国际营销中心',
        address: '湖南省长沙市长沙经济技术开发区',
        profile:
          '锋麓专攻10吨以下的小型设备：微型挖掘机、滑移装载机和剪叉式升降平台。液压件和底盘自制，空气滤清器按沙漠工况加大一号，阿克拉和达累斯萨拉姆设有配件库。',
        productClassification: '小型挖掘机与高空作业平台',
        productName: '微型挖掘机',
        purchaseNeeds: '在卢旺达、塞内加尔、纳米比亚招代理商，要求有维修间和两名以上机修工；首批样机可寄售。',
      },
      'en-US': {
        name: 'Fenglu Machinery',
        contact: 'International marketing',
        address: 'Changsha Economic and Technological Development Zone, Changsha, Hunan, China',
        profile:
          'Fenglu keeps to machines under 10 tonnes: mini excavators, skid steers and scissor lifts. It makes its own hydraulics and undercarriages and fits air filters a size up for desert work. Parts are stocked in Accra and Dar es Salaam.',
        productClassification: 'Mini excavators and work platforms',
        productName: 'Mini excavators',
        purchaseNeeds:
          'Dealers in Rwanda, Senegal and Namibia with a workshop and two mechanics or more; first machines on consignment.',
      },
      'fr-FR': {
        name: 'Fenglu Machinery',
        contact: 'Marketing international',
        address: 'Zone de développement économique et technologique de Changsha, Hunan, Chine',
        profile:
          'Pas une machine au-dessus de 10 tonnes : Fenglu construit des mini-pelles, des chargeuses compactes et des nacelles à ciseaux. Hydraulique et châssis sont faits maison, les filtres à air surdimensionnés pour le désert. Les pièces sont stockées à Accra et à Dar es Salaam.',
        productClassification: 'Mini-pelles et plates-formes élévatrices',
        productName: 'Mini-pelles',
        purchaseNeeds:
          'Concessionnaires au Rwanda, au Sénégal et en Namibie, avec atelier et au moins deux mécaniciens ; premières machines en dépôt-vente.',
      },
    },
    products: [
      {
        key: 'mini-excavator',
        texts: {
          'zh-CN': { name: '微型挖掘机FL35', description: '整机3.5吨，挖深3米，配破碎锤和螺旋钻接口，一柜装三台。' },
          'en-US': {
            name: 'FL35 mini excavator',
            description: '3.5 tonnes, digs to 3 m, piped for breaker and auger. Three to a container.',
          },
          'fr-FR': {
            name: 'Mini-pelle FL35',
            description: '3,5 tonnes, 3 m de profondeur, prédisposée pour marteau et tarière. Trois par conteneur.',
          },
        },
      },
      {
        key: 'skid-steer',
        texts: {
          'zh-CN': {
            name: '滑移装载机FL60',
            description: '额定载荷750公斤，快换板通用，可挂扫路、铣刨、叉货等18种属具。',
          },
          'en-US': {
            name: 'FL60 skid steer',
            description:
              'Rated load 750 kg, with a universal quick coupler for 18 attachments, from sweeper to planer.',
          },
          'fr-FR': {
            name: 'Chargeuse compacte FL60',
            description:
              'Charge nominale de 750 kg ; attache rapide universelle, 18 accessoires de la balayeuse à la fraise.',
          },
        },
      },
      {
        key: 'scissor-lift',
        texts: {
          'zh-CN': { name: '剪叉式升降平台', description: '作业高度6至14米，电驱，一次充电可用一个班次。' },
          'en-US': { name: 'Scissor lift', description: 'Working height 6 to 14 m, electric, one shift to a charge.' },
          'fr-FR': {
            name: 'Nacelle à ciseaux',
            description: 'Hauteur de travail de 6 à 14 m, électrique, un poste complet par charge.',
          },
        },
      },
    ],
  },
  {
    key: 'zaili-remanufacturing',
    country: 'CN',
    industry: 12,
    hall: 'W4',
    phone: '+8673155500316',
    mail: 'reman@zaili-reman.example',
    founded: 2013,
    employees: 200,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '湘潭再砺工程机械再制造有限公司',
        contact: '整机销售部',
        address: '湖南省湘潭市岳塘区竹埠港片区',
        profile:
          '一台跑了八千小时的挖掘机，在再砺要拆到每一颗螺栓。发动机上台架、油缸重镀、线束全换，出厂附检测记录和一年或两千小时质保，价格约为新机六成。',
        productClassification: '再制造工程机械与总成',
        productName: '再制造挖掘机',
        purchaseNeeds: '与各国租赁商洽谈批量供货，欢迎到厂拆检；在允许旧机进口的国家寻找再制造合作车间。',
      },
      'en-US': {
        name: 'Zaili Remanufacturing',
        contact: 'Machine sales',
        address: 'Zhubugang area, Yuetang District, Xiangtan, Hunan, China',
        profile:
          'An excavator with eight thousand hours on the clock is taken apart here to the last bolt. The engine goes on the test bed, cylinders are re-plated and the wiring is new. Machines leave with inspection records and a warranty of one year or 2,000 hours, at about 60 per cent of the new price.',
        productClassification: 'Remanufactured machines and assemblies',
        productName: 'Remanufactured excavators',
        purchaseNeeds:
          'Rental firms buying in lots, who are welcome to inspect at the works; partner workshops where used machines may be imported.',
      },
      'fr-FR': {
        name: 'Zaili Remanufacturing',
        contact: 'Vente de machines',
        address: 'Secteur de Zhubugang, district de Yuetang, Xiangtan, Hunan, Chine',
        profile:
          'Chez Zaili, une pelle de huit mille heures est démontée jusqu’au dernier boulon : moteur au banc, vérins rechromés, faisceaux neufs. Elle repart avec ses relevés de contrôle et une garantie d’un an ou de 2 000 heures, à environ 60 % du prix du neuf.',
        productClassification: 'Engins et organes reconditionnés à neuf',
        productName: 'Pelles reconditionnées à neuf',
        purchaseNeeds:
          'Loueurs achetant par lots, invités à contrôler les machines en usine ; ateliers partenaires dans les pays qui admettent l’importation d’occasion.',
      },
    },
    products: [
      {
        key: 'reman-excavator',
        texts: {
          'zh-CN': {
            name: '再制造挖掘机22吨级',
            description: '现货40台，可选加长臂或岩石斗，提供拆解照片和油样报告。',
          },
          'en-US': {
            name: 'Remanufactured 22-tonne excavator',
            description: '40 in stock, long arm or rock bucket on request, with teardown photographs and oil analysis.',
          },
          'fr-FR': {
            name: 'Pelle de 22 tonnes reconditionnée',
            description: '40 en stock, bras long ou godet roche au choix, photos de démontage et analyse d’huile.',
          },
        },
      },
      {
        key: 'reman-pump',
        texts: {
          'zh-CN': { name: '再制造液压泵与马达', description: '常用型号两百余种，以旧换新抵价，航空件五天到港。' },
          'en-US': {
            name: 'Remanufactured pumps and motors',
            description: 'Over 200 common models; old units are credited. Five days by air.',
          },
          'fr-FR': {
            name: 'Pompes et moteurs hydrauliques',
            description: 'Plus de 200 modèles courants, reprise de l’ancien organe, cinq jours par avion.',
          },
        },
      },
    ],
  },
  {
    key: 'lingyao-ceramics',
    country: 'CN',
    industry: 11,
    hall: 'W4',
    phone: '+8675755500329',
    mail: 'tiles@lingyao-ceramics.example',
    website: 'https://www.lingyao-ceramics.example',
    founded: 2001,
    employees: 540,
    editions: [1, 4],
    texts: {
      'zh-CN': {
        name: '佛山岭窑陶瓷有限公司',
        contact: '外销部',
        address: '广东省佛山市三水区白坭镇',
        profile:
          '岭窑两条窑炉日产瓷砖2.6万平方米，外销砖坯加厚一毫米，装柜用木架加护角，破损率控制在千分之三以内。花色每季更新，可按工程图纸来样调色。',
        productClassification: '墙地砖与屋面瓦',
        productName: '抛釉地砖、外墙砖',
        purchaseNeeds: '采购埃及、尼日利亚钾长石和高岭土；为西非仓库寻找可整柜分销的建材批发商。',
      },
      'en-US': {
        name: 'Lingyao Ceramics',
        contact: 'Export sales',
        address: 'Baini Town, Sanshui District, Foshan, Guangdong, China',
        profile:
          'Two kilns fire 26,000 m² of tile a day. Export bodies are a millimetre thicker and travel in timber frames with edge guards, so breakage stays under three in a thousand. Designs change with the season; colours can follow a project drawing.',
        productClassification: 'Wall and floor tiles, roof tiles',
        productName: 'Glazed floor tiles and façade tiles',
        purchaseNeeds:
          'Potash feldspar and kaolin from Egypt and Nigeria; wholesalers who can split containers from a West African warehouse.',
      },
      'fr-FR': {
        name: 'Lingyao Ceramics',
        contact: 'Ventes à l’export',
        address: 'Bourg de Baini, district de Sanshui, Foshan, Guangdong, Chine',
        profile:
          'Deux fours cuisent 26 000 m² de carreaux par jour. Pour l’export, le tesson gagne un millimètre et voyage sous cadre de bois avec protège-arêtes : moins de trois casses pour mille. Nouveaux décors à chaque saison, teintes sur plan pour les chantiers.',
        productClassification: 'Carreaux de sol et de mur, tuiles',
        productName: 'Carreaux émaillés et carreaux de façade',
        purchaseNeeds:
          'Feldspath potassique et kaolin d’Égypte et du Nigeria ; grossistes capables d’éclater des conteneurs depuis un entrepôt ouest-africain.',
      },
    },
    products: [
      {
        key: 'floor-tile',
        texts: {
          'zh-CN': {
            name: '600毫米抛釉地砖',
            description: '防滑或亮面，吸水率0.5%以下，最少一柜1250平方米，可混三种花色。',
          },
          'en-US': {
            name: '600 mm glazed floor tile',
            description:
              'Anti-slip or gloss, absorption under 0.5 per cent. One container of 1,250 m², up to three designs.',
          },
          'fr-FR': {
            name: 'Carreau de sol émaillé de 600 mm',
            description:
              'Antidérapant ou brillant, absorption inférieure à 0,5 %. Un conteneur de 1 250 m², trois décors au plus.',
          },
        },
      },
      {
        key: 'roof-tile',
        texts: {
          'zh-CN': { name: '琉璃屋面瓦', description: '红、棕、蓝、绿四色，耐盐雾，每平方米12片，配脊瓦和挂钩。' },
          'en-US': {
            name: 'Glazed roof tile',
            description:
              'Red, brown, blue or green, proof against salt air; 12 to the square metre, with ridges and hooks.',
          },
          'fr-FR': {
            name: 'Tuile vernissée',
            description:
              'Rouge, brune, bleue ou verte, résistante aux embruns ; 12 au mètre carré, faîtières et crochets fournis.',
          },
        },
      },
    ],
  },
  {
    key: 'quanlei-sanitary',
    country: 'CN',
    industry: 11,
    hall: 'W4',
    phone: '+8615400000332',
    mail: 'sales@quanlei-sanitary.example',
    founded: 1999,
    employees: 275,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '福建泉垒卫浴有限公司',
        contact: '海外客服中心',
        address: '福建省泉州市南安市仑苍镇',
        profile:
          '仑苍是水暖之乡，泉垒在这里做了二十多年龙头、阀门和给水管。产品面向低水压和硬水地区：阀芯可单独更换，滤网一拧即洗，铜件含铅量附检测报告。',
        productClassification: '水暖洁具与给水管材',
        productName: '铜质水龙头、PPR水管',
        purchaseNeeds: '求购可追溯来源的再生黄铜；希望与学校、住宅项目的机电分包商建立长期供货。',
      },
      'en-US': {
        name: 'Quanlei Sanitary',
        contact: 'Overseas customer care',
        address: 'Luncang Town, Nan’an, Quanzhou, Fujian, China',
        profile:
          'In Luncang, a town of plumbers’ suppliers, Quanlei has made taps, valves and water pipe for over twenty years. Its range is meant for low pressure and hard water: cartridges change singly, strainers unscrew for rinsing, and brass comes with lead test reports.',
        productClassification: 'Plumbing fittings and water pipe',
        productName: 'Brass taps and PPR pipe',
        purchaseNeeds:
          'Recycled brass of traceable origin; mechanical subcontractors on schools and housing for steady supply.',
      },
      'fr-FR': {
        name: 'Quanlei Sanitary',
        contact: 'Service clients international',
        address: 'Bourg de Luncang, Nan’an, Quanzhou, Fujian, Chine',
        profile:
          'Luncang vit de la robinetterie ; Quanlei y fabrique depuis plus de vingt ans robinets, vannes et tubes d’adduction. La gamme vise les faibles pressions et les eaux dures : cartouches remplaçables à l’unité, filtres dévissables, laitons livrés avec analyse du plomb.',
        productClassification: 'Robinetterie, sanitaires et tubes',
        productName: 'Robinets en laiton, tubes PPR',
        purchaseNeeds:
          'Laiton recyclé d’origine traçable ; sous-traitants en plomberie pour écoles et logements, en approvisionnement régulier.',
      },
    },
    products: [
      {
        key: 'brass-tap',
        texts: {
          'zh-CN': { name: '自闭式节水龙头', description: '按一下出水六秒，学校和车站常用，每箱24只，起订50箱。' },
          'en-US': {
            name: 'Self-closing tap',
            description: 'Six seconds of water a push, for schools and stations. Cartons of 24, from 50 cartons.',
          },
          'fr-FR': {
            name: 'Robinet temporisé',
            description:
              'Six secondes d’eau par pression, pour écoles et gares. Cartons de 24, à partir de 50 cartons.',
          },
        },
      },
      {
        key: 'ppr-pipe',
        texts: {
          'zh-CN': {
            name: 'PPR给水管及管件',
            description: '外径20至110毫米，抗紫外线外层可露天敷设，赠送热熔机培训。',
          },
          'en-US': {
            name: 'PPR pipe and fittings',
            description: '20 to 110 mm, with a UV-proof skin for open runs; training on the welding tool included.',
          },
          'fr-FR': {
            name: 'Tubes et raccords PPR',
            description:
              'De 20 à 110 mm, couche extérieure anti-UV pour pose apparente ; formation à la soudure comprise.',
          },
        },
      },
    ],
  },
  {
    key: 'ciya-power',
    country: 'CN',
    industry: 16,
    hall: 'W4',
    phone: '+862355500347',
    mail: 'dealers@ciya-power.example',
    website: 'https://ciya-power.example',
    founded: 2004,
    employees: 330,
    editions: [4],
    texts: {
      'zh-CN': {
        name: '重庆磁垭动力机械有限公司',
        contact: '经销商服务部',
        address: '重庆市江津区德感工业园',
        profile:
          '磁垭生产工地和农家都离不开的小动力：汽油发电机、柴油机组、抽水泵、混凝土振动器。缸体在重庆铸造，整机下线前满载跑一小时；油箱盖、机油尺都用醒目的黄色，说明书以图为主。',
        productClassification: '通用动力与发电机组',
        productName: '汽油发电机、柴油机水泵',
        purchaseNeeds: '寻访埃塞俄比亚、马里、乍得的五金批发商；可供应散件，由合作方在当地组装贴牌。',
      },
      'en-US': {
        name: 'Ciya Power',
        contact: 'Dealer service',
        address: 'Degan Industrial Park, Jiangjin District, Chongqing, China',
        profile:
          'Small power for sites and farms: petrol generators, diesel sets, water pumps and concrete vibrators. Blocks are cast in Chongqing and each machine runs an hour at full load before it is packed. Filler caps and dipsticks are bright yellow, and the manuals work by pictures.',
        productClassification: 'General-purpose engines and generators',
        productName: 'Petrol generators and diesel pumps',
        purchaseNeeds:
          'Hardware wholesalers in Ethiopia, Mali and Chad; kits for assembly under the partner’s own label are available.',
      },
      'fr-FR': {
        name: 'Ciya Power',
        contact: 'Service aux revendeurs',
        address: 'Parc industriel de Degan, district de Jiangjin, Chongqing, Chine',
        profile:
          'Ciya fabrique la petite force motrice des chantiers et des fermes : groupes à essence, groupes diesel, motopompes, aiguilles vibrantes. Les blocs sont coulés à Chongqing et toute machine tourne une heure à pleine charge avant emballage. Bouchons et jauges sont jaune vif, les notices procèdent par images.',
        productClassification: 'Moteurs polyvalents et groupes électrogènes',
        productName: 'Groupes à essence, motopompes diesel',
        purchaseNeeds:
          'Grossistes en quincaillerie d’Éthiopie, du Mali et du Tchad ; livraison en kits possible, pour montage sous la marque du partenaire.',
      },
    },
    products: [
      {
        key: 'petrol-generator',
        texts: {
          'zh-CN': {
            name: '3千瓦汽油发电机',
            description: '纯铜绕组，手拉或电启动，15升油箱半载可用10小时，每柜420台。',
          },
          'en-US': {
            name: '3 kW petrol generator',
            description:
              'Copper windings, recoil or electric start; 10 hours at half load on 15 litres. 420 to a container.',
          },
          'fr-FR': {
            name: 'Groupe à essence de 3 kW',
            description:
              'Bobinage en cuivre, lanceur ou démarreur ; 10 heures à mi-charge avec 15 litres. 420 par conteneur.',
          },
        },
      },
      {
        key: 'diesel-pump',
        texts: {
          'zh-CN': { name: '4寸柴油机水泵', description: '流量每小时90立方米，扬程25米，带拖架，适合河岸灌溉。' },
          'en-US': {
            name: '4-inch diesel pump',
            description: '90 m³ an hour against 25 m, on a two-wheel trolley, for irrigation from river banks.',
          },
          'fr-FR': {
            name: 'Motopompe diesel de 4 pouces',
            description: '90 m³ par heure à 25 m, sur chariot, pour l’irrigation depuis les berges.',
          },
        },
      },
    ],
  },
  {
    key: 'yuti-motors',
    country: 'CN',
    industry: 14,
    hall: 'W4',
    phone: '+862355500358',
    mail: 'export@yuti-motors.example',
    website: 'https://www.yuti-motors.example',
    founded: 2000,
    employees: 720,
    editions: [2, 4],
    texts: {
      'zh-CN': {
        name: '重庆渝蹄摩托车有限公司',
        contact: '出口一部',
        address: '重庆市璧山高新技术产业开发区',
        profile:
          '渝蹄的两轮车和货运三轮在山城坡道上试出来，年产18万辆，一半以散件出口。货箱加宽到1.3米，后桥带低速挡，拉一吨玉米能上百分之二十的坡。电动三轮用可换电池，三分钟换好再走。',
        productClassification: '摩托车与三轮车',
        productName: '货运三轮摩托',
        purchaseNeeds: '征求坦桑尼亚、乌干达、多哥的散件组装合作方，提供夹具和工艺培训。',
      },
      'en-US': {
        name: 'Yuti Motors',
        contact: 'Export, first section',
        address: 'Bishan High-tech Industrial Development Zone, Chongqing, China',
        profile:
          'Motorcycles and cargo tricycles proven on the slopes of Chongqing: 180,000 a year, half of them exported as kits. The box is 1.3 m wide and the rear axle has a low gear, so a tonne of maize can climb one in five. Electric tricycles swap batteries in three minutes.',
        productClassification: 'Motorcycles and tricycles',
        productName: 'Cargo tricycles',
        purchaseNeeds: 'Kit assembly partners in Tanzania, Uganda and Togo; jigs and training are provided.',
      },
      'fr-FR': {
        name: 'Yuti Motors',
        contact: 'Export, première section',
        address: 'Zone de haute technologie de Bishan, Chongqing, Chine',
        profile:
          'Les rampes de Chongqing servent de piste d’essai aux motos et triporteurs Yuti, produits à 180 000 exemplaires par an, dont la moitié part en kits. Benne large de 1,3 m, pont arrière à rapport court : une tonne de maïs monte une pente de 20 %. Sur les modèles électriques, la batterie se change en trois minutes.',
        productClassification: 'Motocycles et triporteurs',
        productName: 'Triporteurs de charge',
        purchaseNeeds: 'Partenaires d’assemblage en Tanzanie, en Ouganda et au Togo ; gabarits et formation fournis.',
      },
    },
    products: [
      {
        key: 'cargo-tricycle',
        texts: {
          'zh-CN': { name: '250毫升水冷货运三轮', description: '载重1吨，自卸货箱可选，40尺柜散件装96辆。' },
          'en-US': {
            name: '250 cc water-cooled cargo tricycle',
            description: 'Carries one tonne, tipping box on request; 96 in kit form to a 40-foot container.',
          },
          'fr-FR': {
            name: 'Triporteur de 250 cm³ refroidi par eau',
            description: 'Une tonne de charge, benne basculante en option ; 96 en kit par conteneur de 40 pieds.',
          },
        },
      },
      {
        key: 'electric-tricycle',
        texts: {
          'zh-CN': { name: '换电客运三轮', description: '坐六人，续航90公里，配四工位换电柜。' },
          'en-US': {
            name: 'Battery-swap passenger tricycle',
            description: 'Six seats and 90 km of range, with a four-bay swap cabinet.',
          },
          'fr-FR': {
            name: 'Tricycle électrique à batterie échangeable',
            description: 'Six places, 90 km d’autonomie, armoire d’échange à quatre compartiments.',
          },
        },
      },
    ],
  },
  {
    key: 'hanxiu-auto-parts',
    country: 'CN',
    industry: 14,
    hall: 'W4',
    phone: '+8615400000361',
    mail: 'parts@hanxiu-auto.example',
    founded: 2008,
    employees: 230,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '十堰汉岫汽车零部件有限公司',
        contact: '配件出口部',
        address: '湖北省十堰市张湾区工业新区',
        profile:
          '重卡趴窝在半路，等的往往只是一副刹车片。汉岫生产制动、转向、悬架和离合器配件3200个品种，按车型配成“跑一趟套装”，通过ISO 9001和IATF 16949认证。',
        productClassification: '商用车底盘配件',
        productName: '制动片、钢板弹簧',
        purchaseNeeds: '求购科特迪瓦、利比里亚天然橡胶用于悬架衬套，每月15吨；寻找沿运输走廊的配件门店加盟。',
      },
      'en-US': {
        name: 'Hanxiu Auto Parts',
        contact: 'Parts export',
        address: 'New Industrial Area, Zhangwan District, Shiyan, Hubei, China',
        profile:
          'A truck stranded halfway is often waiting for one set of brake pads. Hanxiu makes 3,200 brake, steering, suspension and clutch items, packed as “one-trip kits” by vehicle. Certified to ISO 9001 and IATF 16949.',
        productClassification: 'Chassis parts for commercial vehicles',
        productName: 'Brake pads and leaf springs',
        purchaseNeeds:
          'Natural rubber from Côte d’Ivoire and Liberia for bushes, 15 tonnes a month; parts shops along the transport corridors.',
      },
      'fr-FR': {
        name: 'Hanxiu Auto Parts',
        contact: 'Export de pièces',
        address: 'Nouvelle zone industrielle, district de Zhangwan, Shiyan, Hubei, Chine',
        profile:
          'Le camion immobilisé n’attend souvent qu’un jeu de plaquettes. Hanxiu fabrique 3 200 références de freinage, de direction, de suspension et d’embrayage, réunies par modèle en « kits de route ». Certifications ISO 9001 et IATF 16949.',
        productClassification: 'Pièces de châssis pour véhicules utilitaires',
        productName: 'Plaquettes de frein, ressorts à lames',
        purchaseNeeds:
          'Caoutchouc naturel de Côte d’Ivoire et du Liberia pour silentblocs, 15 tonnes par mois ; magasins de pièces le long des corridors routiers.',
      },
    },
    products: [
      {
        key: 'brake-pads',
        texts: {
          'zh-CN': { name: '重卡制动片', description: '无石棉配方，长下坡高温不衰退，一箱含铆钉和安装垫片。' },
          'en-US': {
            name: 'Truck brake pads',
            description: 'Asbestos-free and steady on long descents; rivets and shims in the box.',
          },
          'fr-FR': {
            name: 'Plaquettes pour poids lourds',
            description: 'Sans amiante, stables dans les longues descentes ; rivets et cales fournis.',
          },
        },
      },
      {
        key: 'leaf-springs',
        texts: {
          'zh-CN': { name: '加强型钢板弹簧', description: '比原厂多两片，喷丸处理，适合土路超载工况，按图可订做。' },
          'en-US': {
            name: 'Reinforced leaf springs',
            description:
              'Two leaves more than standard, shot-peened, for loaded trucks on dirt roads. Made to drawing on request.',
          },
          'fr-FR': {
            name: 'Ressorts à lames renforcés',
            description:
              'Deux lames de plus que l’origine, grenaillage, pour pistes et fortes charges. Fabrication sur plan.',
          },
        },
      },
    ],
  },
  {
    key: 'xiaozhe-vehicles',
    country: 'CN',
    industry: 14,
    hall: 'W4',
    phone: '+8615400000375',
    mail: 'bus@xiaozhe-ev.example',
    website: 'https://www.xiaozhe-ev.example',
    founded: 2018,
    employees: 410,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '湖南潇辙新能源汽车有限公司',
        contact: '海外公交项目组',
        address: '湖南省株洲市天元区新能源汽车产业园',
        profile:
          '潇辙造中小型电动客车，车长5.9至8.5米，针对非洲城市的小巴线路开发：右舵、左舵同线生产，底盘离地22厘米，空调可拆。配套储能充电站，电网不稳时白天充、夜里用。',
        productClassification: '新能源客车与充电设备',
        productName: '电动小巴',
        purchaseNeeds: '与城市公交公司、小巴协会商谈试运营，首批三至五辆；寻求右舵国家的车身装配伙伴。',
      },
      'en-US': {
        name: 'Xiaozhe Vehicles',
        contact: 'Overseas bus projects',
        address: 'New Energy Vehicle Park, Tianyuan District, Zhuzhou, Hunan, China',
        profile:
          'Electric buses of 5.9 to 8.5 m, designed for the minibus routes of African cities. Right- and left-hand drive share a line, ground clearance is 22 cm and the air conditioning comes off. Depots get storage that charges by day and serves by night where the grid is weak.',
        productClassification: 'Electric buses and charging',
        productName: 'Electric minibus',
        purchaseNeeds:
          'Bus companies and minibus associations for trials of three to five vehicles; body builders in right-hand-drive countries.',
      },
      'fr-FR': {
        name: 'Xiaozhe Vehicles',
        contact: 'Projets d’autobus à l’étranger',
        address: 'Parc des véhicules à énergie nouvelle, district de Tianyuan, Zhuzhou, Hunan, Chine',
        profile:
          'Xiaozhe conçoit pour les lignes de minibus des villes africaines des véhicules électriques de 5,9 à 8,5 m. Volant à droite ou à gauche sur la même chaîne, garde au sol de 22 cm, climatisation amovible. Là où le réseau est fragile, un stockage se charge le jour et sert la nuit.',
        productClassification: 'Autobus électriques et recharge',
        productName: 'Minibus électrique',
        purchaseNeeds:
          'Régies de transport et associations de minibus pour des essais de trois à cinq véhicules ; carrossiers des pays où le volant est à droite.',
      },
    },
    products: [
      {
        key: 'electric-minibus',
        texts: {
          'zh-CN': { name: '5.9米电动小巴', description: '19座，续航220公里，快充50分钟，电池质保八年。' },
          'en-US': {
            name: '5.9 m electric minibus',
            description: '19 seats, 220 km of range, 50-minute fast charge, eight-year battery warranty.',
          },
          'fr-FR': {
            name: 'Minibus électrique de 5,9 m',
            description: '19 places, 220 km d’autonomie, recharge rapide en 50 minutes, batterie garantie huit ans.',
          },
        },
      },
      {
        key: 'depot-charger',
        texts: {
          'zh-CN': { name: '储充一体站', description: '215千瓦时储能配双枪120千瓦充电桩，占地一个车位。' },
          'en-US': {
            name: 'Depot charger with storage',
            description: '215 kWh of storage and a twin-plug 120 kW charger in one parking bay.',
          },
          'fr-FR': {
            name: 'Borne de dépôt avec stockage',
            description: '215 kWh de stockage et une borne de 120 kW à deux câbles, sur une place de stationnement.',
          },
        },
      },
    ],
  },
];
