import type { SeedExhibitor } from '../shapes.ts';

/** Hall W3: Chinese provinces; finance, logistics, digital services, vocational training, construction. */
export const chinaW3Exhibitors: SeedExhibitor[] = [
  {
    key: 'zhouqiao-leasing',
    country: 'CN',
    industry: 24,
    hall: 'W3',
    phone: '+8673155500205',
    mail: 'clients@zhouqiao-leasing.example',
    website: 'https://www.zhouqiao-leasing.example',
    founded: 2016,
    employees: 85,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '湖南洲桥融资租赁有限公司',
        contact: '跨境业务组',
        address: '湖南省长沙市中国（湖南）自由贸易试验区长沙片区',
        profile:
          '洲桥只做一件事：让非洲的中小承包商先用设备、后付租金。租期两到五年，可用人民币或美元计价，设备装远程定位，残值由公司回购。2024年末在租设备410台，其中七成是挖掘机和装载机。',
        productClassification: '设备融资租赁与贸易结算咨询',
        productName: '工程设备跨境租赁',
        purchaseNeeds: '寻找肯尼亚、加纳、博茨瓦纳的持牌租赁机构和保险公司开展转租与承保合作。',
      },
      'en-US': {
        name: 'Zhouqiao Leasing',
        contact: 'Cross-border team',
        address: 'Changsha area, China (Hunan) Pilot Free Trade Zone, Changsha, Hunan, China',
        profile:
          'Zhouqiao lets small African contractors use a machine first and pay as it earns. Terms run from two to five years, in renminbi or US dollars; each machine carries a locator and the company buys back the residual value. At the end of 2024 it had 410 machines on lease, seven in ten of them excavators or loaders.',
        productClassification: 'Equipment leasing and advice on trade settlement',
        productName: 'Cross-border equipment leasing',
        purchaseNeeds: 'Licensed leasing houses and insurers in Kenya, Ghana and Botswana for sub-leasing and cover.',
      },
      'fr-FR': {
        name: 'Zhouqiao Leasing',
        contact: 'Équipe transfrontalière',
        address: 'Secteur de Changsha, zone pilote de libre-échange du Hunan, Changsha, Hunan, Chine',
        profile:
          'Utiliser d’abord, payer à mesure que l’engin travaille : c’est la formule que Zhouqiao propose aux petites entreprises africaines. Les contrats durent de deux à cinq ans, en yuans ou en dollars, avec balise de localisation et rachat de la valeur résiduelle. Fin 2024, le parc loué comptait 410 machines, dont sept sur dix étaient des pelles ou des chargeuses.',
        productClassification: 'Crédit-bail d’équipement et conseil en règlements commerciaux',
        productName: 'Crédit-bail transfrontalier d’engins',
        purchaseNeeds:
          'Sociétés de crédit-bail agréées et assureurs du Kenya, du Ghana et du Botswana, pour la sous-location et la couverture des risques.',
      },
    },
    products: [
      {
        key: 'machine-lease',
        texts: {
          'zh-CN': { name: '工程设备直租', description: '首付两成起，按季付租，雨季三个月可申请缓付。' },
          'en-US': {
            name: 'Direct machine lease',
            description:
              'From 20 per cent down, rent paid quarterly; three months’ grace may be asked for in the rainy season.',
          },
          'fr-FR': {
            name: 'Crédit-bail direct',
            description:
              'Apport à partir de 20 %, loyers trimestriels, report possible de trois mois pendant la saison des pluies.',
          },
        },
      },
      {
        key: 'rmb-settlement-advice',
        texts: {
          'zh-CN': { name: '人民币结算咨询', description: '帮助进出口双方选定币种、单证和汇率锁定办法，按笔收费。' },
          'en-US': {
            name: 'Renminbi settlement advice',
            description: 'Helps both sides of a sale choose currency, documents and hedge. Charged by transaction.',
          },
          'fr-FR': {
            name: 'Conseil en règlement en yuans',
            description: 'Choix de la devise, des documents et de la couverture de change, facturé à l’opération.',
          },
        },
      },
    ],
  },
  {
    key: 'shanque-communications',
    country: 'CN',
    industry: 17,
    hall: 'W3',
    phone: '+8675555500211',
    mail: 'africa@shanque-comm.example',
    website: 'https://www.shanque-comm.example',
    founded: 2010,
    employees: 175,
    editions: [4],
    texts: {
      'zh-CN': {
        name: '深圳山鹊通信设备有限公司',
        contact: '非洲区销售',
        address: '广东省深圳市宝安区西乡片区',
        profile:
          '村里有塔，话才通得出去。山鹊把小基站、微波回传和光伏供电集成在一根12米拉线塔上，整站功耗不到180瓦，两名工人一天立好。对讲机是公司的老产品，港口和牧场用得最多。',
        productClassification: '乡村通信与专网设备',
        productName: '太阳能乡村基站',
        purchaseNeeds: '希望与铁塔公司、区域运营商商谈按站分成；求购当地加工的镀锌角钢塔材。',
      },
      'en-US': {
        name: 'Shanque Communications',
        contact: 'Africa sales',
        address: 'Xixiang, Bao’an District, Shenzhen, Guangdong, China',
        profile:
          'A small cell, a microwave link and solar power share one 12 m guyed mast. The whole site draws under 180 W and two workers put it up in a day. Two-way radios, the older line, go mainly to ports and ranches.',
        productClassification: 'Rural telecoms and private radio',
        productName: 'Solar village base station',
        purchaseNeeds:
          'Tower companies and regional operators for revenue sharing by site; galvanised mast sections made locally.',
      },
      'fr-FR': {
        name: 'Shanque Communications',
        contact: 'Ventes Afrique',
        address: 'Xixiang, district de Bao’an, Shenzhen, Guangdong, Chine',
        profile:
          'Shanque réunit petite cellule, faisceau hertzien et alimentation solaire sur un mât haubané de 12 m. Le site complet consomme moins de 180 W ; deux ouvriers le dressent en une journée. Ports et ranchs restent les premiers clients de ses radios portatives, sa gamme historique.',
        productClassification: 'Télécommunications rurales et radio professionnelle',
        productName: 'Station de base solaire pour villages',
        purchaseNeeds:
          'Sociétés de pylônes et opérateurs régionaux, pour un partage de recettes par site ; éléments de mât galvanisés fabriqués localement.',
      },
    },
    products: [
      {
        key: 'village-base-station',
        texts: {
          'zh-CN': { name: '太阳能乡村基站', description: '支持2G和4G，覆盖半径约5公里，电池可撑三个阴天。' },
          'en-US': {
            name: 'Solar village base station',
            description: '2G and 4G over a radius of about 5 km, with battery for three dull days.',
          },
          'fr-FR': {
            name: 'Station de base solaire',
            description: '2G et 4G dans un rayon d’environ 5 km ; batteries prévues pour trois jours sans soleil.',
          },
        },
      },
      {
        key: 'two-way-radio',
        texts: {
          'zh-CN': { name: '防尘防水对讲机', description: 'IP67防护，双时隙数字制式，满电工作16小时，起订20台。' },
          'en-US': {
            name: 'IP67 two-way radio',
            description: 'Dust- and waterproof, two-slot digital, 16 hours on a charge. Minimum order 20 sets.',
          },
          'fr-FR': {
            name: 'Radio portative IP67',
            description:
              'Étanche à l’eau et à la poussière, numérique à deux intervalles, 16 heures d’autonomie. Minimum : 20 postes.',
          },
        },
      },
    ],
  },
  {
    key: 'chengfan-logistics',
    country: 'CN',
    industry: 15,
    hall: 'W3',
    phone: '+8673155500223',
    mail: 'booking@chengfan-logistics.example',
    website: 'https://chengfan-logistics.example',
    founded: 2008,
    employees: 190,
    editions: [1, 2, 3, 4],
    texts: {
      'zh-CN': {
        name: '湖南澄帆国际物流有限公司',
        contact: '订舱服务台',
        address: '湖南省长沙市开福区金霞保税物流中心',
        profile:
          '从长沙装火车到广州南沙或株洲转深圳盐田，再上船去蒙巴萨、德班、特马，澄帆把铁路、海运和目的港拖车写在一张提单上。回程舱位常年收芝麻、花生、矿样和木雕。大件另设小组，拆装、绑扎方案由自己的工程师画图。',
        productClassification: '铁海联运与大件物流',
        productName: '长沙至非洲铁海联运',
        purchaseNeeds: '征集蒙巴萨、贝拉、杜阿拉的清关和拖车代理，须有自有堆场；寻找回程冷藏货源。',
      },
      'en-US': {
        name: 'Chengfan Logistics',
        contact: 'Booking desk',
        address: 'Jinxia Bonded Logistics Centre, Kaifu District, Changsha, Hunan, China',
        profile:
          'By rail from Changsha to Nansha, or by way of Zhuzhou to Yantian, then by sea to Mombasa, Durban or Tema: Chengfan puts train, ship and final truck on one bill of lading. Return space takes sesame, groundnuts, ore samples and carvings. A heavy-lift team draws its own lashing plans.',
        productClassification: 'Rail-sea transport and heavy lift',
        productName: 'Changsha–Africa rail-sea service',
        purchaseNeeds:
          'Customs and haulage agents with their own yards in Mombasa, Beira and Douala; refrigerated cargo for the return leg.',
      },
      'fr-FR': {
        name: 'Chengfan Logistics',
        contact: 'Service des réservations',
        address: 'Centre logistique sous douane de Jinxia, district de Kaifu, Changsha, Hunan, Chine',
        profile:
          'Un seul connaissement couvre le train depuis Changsha (vers Nansha, ou vers Yantian par Zhuzhou), le navire jusqu’à Mombasa, Durban ou Tema, et le camion à l’arrivée. Au retour, les cales accueillent sésame, arachides, échantillons de minerai et sculptures. Pour les colis lourds, une cellule dessine elle-même les plans d’arrimage.',
        productClassification: 'Transport rail-mer et colis lourds',
        productName: 'Service rail-mer Changsha–Afrique',
        purchaseNeeds:
          'Transitaires et transporteurs disposant de leur propre terre-plein à Mombasa, Beira et Douala ; fret réfrigéré pour le retour.',
      },
    },
    products: [
      {
        key: 'rail-sea-container',
        texts: {
          'zh-CN': {
            name: '铁海联运整箱',
            description: '每周两班，长沙至蒙巴萨约32天，节点短信和邮件通知，英法双语单证。',
          },
          'en-US': {
            name: 'Rail-sea full container',
            description:
              'Two departures a week, about 32 days to Mombasa; progress by text and mail, papers in English and French.',
          },
          'fr-FR': {
            name: 'Conteneur complet rail-mer',
            description:
              'Deux départs par semaine, environ 32 jours jusqu’à Mombasa ; suivi par SMS et courriel, documents en anglais et en français.',
          },
        },
      },
      {
        key: 'groupage',
        texts: {
          'zh-CN': { name: '高桥拼箱', description: '半立方米起收，免费仓储七天，周五截货。' },
          'en-US': {
            name: 'Gaoqiao groupage',
            description: 'From half a cubic metre; seven days’ free storage, closing on Fridays.',
          },
          'fr-FR': {
            name: 'Groupage au départ de Gaoqiao',
            description: 'Dès un demi-mètre cube, sept jours de magasinage offerts, clôture le vendredi.',
          },
        },
      },
    ],
  },
  {
    key: 'jizhou-commerce',
    country: 'CN',
    industry: 18,
    hall: 'W3',
    phone: '+8615400000238',
    mail: 'hello@jizhou-commerce.example',
    website: 'https://www.jizhou-commerce.example',
    founded: 2019,
    employees: 64,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '长沙集舟电子商务有限公司',
        contact: '品牌入驻窗口',
        address: '湖南省长沙市雨花区高桥片区',
        profile:
          '集舟替非洲品牌在中国开店：商标核查、中文包装、保税入仓、直播带货、售后，一家代运营团队全管。直播间设在高桥，主播里有六位来自非洲的留学生。2024年经手咖啡、香草、坚果和护肤油等43个品牌。',
        productClassification: '跨境电商代运营',
        productName: '非洲品牌入华代运营',
        purchaseNeeds: '招募有出口资质的咖啡、可可、乳木果、蜂蜜品牌，首批供货不少于300公斤，须附成分和检测报告。',
      },
      'en-US': {
        name: 'Jizhou Commerce',
        contact: 'Brand onboarding',
        address: 'Gaoqiao area, Yuhua District, Changsha, Hunan, China',
        profile:
          'Jizhou opens shops in China for African brands and runs them: trademark search, Chinese packaging, bonded storage, live sales, returns. The studio is in Gaoqiao, and six of its hosts are students from Africa. In 2024 it handled 43 brands of coffee, vanilla, nuts and skin oils.',
        productClassification: 'Managed cross-border e-commerce',
        productName: 'China store management for African brands',
        purchaseNeeds:
          'Licensed exporters of coffee, cocoa, shea and honey with a first lot of at least 300 kg, ingredients and test reports attached.',
      },
      'fr-FR': {
        name: 'Jizhou Commerce',
        contact: 'Accueil des marques',
        address: 'Quartier de Gaoqiao, district de Yuhua, Changsha, Hunan, Chine',
        profile:
          'Recherche d’antériorité, emballage en chinois, entrepôt sous douane, ventes en direct, retours : Jizhou ouvre et gère en Chine les boutiques de marques africaines. Six des animateurs de son studio de Gaoqiao sont des étudiants venus d’Afrique. En 2024, 43 marques de café, de vanille, de noix et d’huiles de soin lui étaient confiées.',
        productClassification: 'Commerce en ligne transfrontalier géré',
        productName: 'Gestion de boutiques en Chine pour marques africaines',
        purchaseNeeds:
          'Exportateurs agréés de café, de cacao, de karité et de miel ; premier lot d’au moins 300 kg, composition et analyses à l’appui.',
      },
    },
    products: [
      {
        key: 'store-management',
        texts: {
          'zh-CN': {
            name: '店铺代运营',
            description: '按销售额分成，无入场费，六个月一签，每周给品牌方一份中英法数据简报。',
          },
          'en-US': {
            name: 'Store management',
            description:
              'A share of sales and no entry fee, on six-month contracts; brands get weekly figures in Chinese, English and French.',
          },
          'fr-FR': {
            name: 'Gestion de boutique',
            description:
              'Rémunération sur les ventes, sans droit d’entrée, par contrats de six mois ; chiffres hebdomadaires en chinois, anglais et français.',
          },
        },
      },
      {
        key: 'live-sale',
        texts: {
          'zh-CN': { name: '专场直播', description: '两小时一场，含脚本、双语主播和剪辑，可在产地连线。' },
          'en-US': {
            name: 'Live sale',
            description: 'Two hours with script, bilingual host and edited clips; the farm can join by video.',
          },
          'fr-FR': {
            name: 'Vente en direct',
            description:
              'Deux heures, scénario, animateur bilingue et montage compris ; liaison vidéo possible avec le lieu de production.',
          },
        },
      },
    ],
  },
  {
    key: 'diexiang-digital',
    country: 'CN',
    industry: 18,
    hall: 'W3',
    phone: '+862355500244',
    mail: 'contact@diexiang-digital.example',
    founded: 2017,
    employees: 120,
    editions: [4],
    texts: {
      'zh-CN': {
        name: '重庆叠巷数字科技有限公司',
        contact: '国际合作部',
        address: '重庆市渝北区仙桃数据谷',
        profile:
          '小店老板断网也要能记账，叠巷的软件就从这里写起。收银、库存、赊账、进货四个模块装在一部安卓手机里，联网后自动对账。阿姆哈拉语、斯瓦希里语、豪萨语和法语版均由母语译者完成。',
        productClassification: '商户软件与冷链监测',
        productName: '离线收银软件',
        purchaseNeeds: '寻找移动支付公司、快消品经销商做渠道合作，也招收各国的本地化译者和客服外包团队。',
      },
      'en-US': {
        name: 'Diexiang Digital',
        contact: 'International partnerships',
        address: 'Xiantao Data Valley, Yubei District, Chongqing, China',
        profile:
          'Shopkeepers must be able to keep books when the network is down; that is where Diexiang’s software begins. Till, stock, credit and purchasing run on one Android phone and reconcile when it is back online. Native translators wrote the Amharic, Swahili, Hausa and French versions.',
        productClassification: 'Merchant software and cold-chain monitoring',
        productName: 'Offline till software',
        purchaseNeeds:
          'Mobile-money firms and consumer-goods distributors as sales channels; translators and customer-care teams in each country.',
      },
      'fr-FR': {
        name: 'Diexiang Digital',
        contact: 'Partenariats internationaux',
        address: 'Vallée des données de Xiantao, district de Yubei, Chongqing, Chine',
        profile:
          'Tenir ses comptes même quand le réseau tombe : le logiciel de Diexiang est né de ce besoin des boutiquiers. Caisse, stock, ardoise et achats tiennent dans un téléphone Android, puis se synchronisent. Les versions en amharique, swahili, haoussa et français sont l’œuvre de traducteurs natifs.',
        productClassification: 'Logiciels de commerce et suivi de la chaîne du froid',
        productName: 'Logiciel de caisse hors ligne',
        purchaseNeeds:
          'Opérateurs de paiement mobile et distributeurs de produits courants comme relais de vente ; traducteurs et équipes de service client dans chaque pays.',
      },
    },
    products: [
      {
        key: 'offline-till',
        texts: {
          'zh-CN': { name: '离线收银软件', description: '基础版免费，联店版按店按月收费，数据可导出为表格。' },
          'en-US': {
            name: 'Offline till',
            description:
              'The basic version is free, the multi-shop one is charged by shop and month. Data export to spreadsheets.',
          },
          'fr-FR': {
            name: 'Caisse hors ligne',
            description:
              'Version de base gratuite ; version multi-boutiques facturée par point de vente et par mois. Export vers un tableur.',
          },
        },
      },
      {
        key: 'cold-chain-logger',
        texts: {
          'zh-CN': {
            name: '冷链温度记录仪',
            description: '一次性或可充电两款，量程零下40至60摄氏度，可出具三语温度报告。',
          },
          'en-US': {
            name: 'Cold-chain logger',
            description: 'Single-use or rechargeable, from −40 to 60 °C, with a temperature report in three languages.',
          },
          'fr-FR': {
            name: 'Enregistreur de température',
            description: 'Jetable ou rechargeable, de −40 à 60 °C, rapport de température en trois langues.',
          },
        },
      },
    ],
  },
  {
    key: 'jiangdu-vocational',
    country: 'CN',
    industry: 24,
    hall: 'W3',
    phone: '+8615400000256',
    mail: 'training@jiangdu-edu.example',
    website: 'https://www.jiangdu-edu.example',
    founded: 2012,
    employees: 150,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '湖南匠渡职业教育科技有限公司',
        contact: '国际培训部',
        address: '湖南省湘潭市雨湖区大学城片区',
        profile:
          '匠渡为非洲技校配实训室、编教材、培训教师，工种集中在焊接、挖掘机维修、家电制冷和光伏安装。每年接待180名教师来湘潭跟岗八周，学完考核，设备随人一起回国。',
        productClassification: '职业教育装备与师资培训',
        productName: '整包实训车间',
        purchaseNeeds: '面向各国教育部门和技校洽谈实训中心；愿与在非中资施工企业签订定向培养协议。',
      },
      'en-US': {
        name: 'Jiangdu Vocational',
        contact: 'International training',
        address: 'University area, Yuhu District, Xiangtan, Hunan, China',
        profile:
          'Jiangdu equips training workshops for African colleges, writes the manuals and teaches the teachers. Trades: welding, excavator repair, refrigeration and solar fitting. Each year 180 instructors spend eight weeks in Xiangtan, sit an examination, and go home together with the equipment.',
        productClassification: 'Vocational equipment and teacher training',
        productName: 'Complete training workshop',
        purchaseNeeds:
          'Education ministries and technical colleges that plan a training centre; contractors working in Africa that would sponsor trainees.',
      },
      'fr-FR': {
        name: 'Jiangdu Vocational',
        contact: 'Formation internationale',
        address: 'Quartier universitaire, district de Yuhu, Xiangtan, Hunan, Chine',
        profile:
          'Jiangdu équipe les ateliers de lycées techniques africains, rédige les manuels et forme les enseignants. Métiers : soudage, réparation de pelles, froid et pose de panneaux solaires. Chaque année, 180 formateurs passent huit semaines à Xiangtan, puis repartent, examen réussi, avec le matériel.',
        productClassification: 'Équipement d’enseignement technique et formation de formateurs',
        productName: 'Atelier-école complet',
        purchaseNeeds:
          'Ministères et établissements techniques qui projettent un centre de formation ; entreprises de travaux présentes en Afrique prêtes à parrainer des apprentis.',
      },
    },
    products: [
      {
        key: 'welding-workshop',
        texts: {
          'zh-CN': { name: '焊接实训车间', description: '24个工位，含排烟、教具、两年耗材和英法双语教材。' },
          'en-US': {
            name: 'Welding workshop',
            description:
              '24 bays with fume extraction, teaching aids, consumables for two years and manuals in English and French.',
          },
          'fr-FR': {
            name: 'Atelier de soudage',
            description:
              '24 postes, aspiration des fumées, matériel pédagogique, deux ans de consommables, manuels en français et en anglais.',
          },
        },
      },
      {
        key: 'excavator-simulator',
        texts: {
          'zh-CN': { name: '挖掘机模拟操作台', description: '真实手柄加三屏，40个练习科目，成绩自动记录，断电可续。' },
          'en-US': {
            name: 'Excavator simulator',
            description: 'Real levers and three screens; 40 exercises with scores kept, even through a power cut.',
          },
          'fr-FR': {
            name: 'Simulateur de pelle',
            description:
              'Manipulateurs réels, trois écrans, 40 exercices notés ; la séance reprend après une coupure de courant.',
          },
        },
      },
    ],
  },
  {
    key: 'ganli-construction',
    country: 'CN',
    industry: 10,
    hall: 'W3',
    phone: '+8679155500268',
    mail: 'tender@ganli-construction.example',
    website: 'https://ganli-construction.example',
    founded: 1996,
    employees: 1400,
    editions: [2, 4],
    texts: {
      'zh-CN': {
        name: '江西赣砺建设工程有限公司',
        contact: '海外投标部',
        address: '江西省南昌市经济技术开发区',
        profile:
          '赣砺修路、架桥、打灌渠，近十五年在非洲交付等级公路620公里，桥梁41座。项目部管理人员里本地员工过半，砂石、水泥和油料一律就近采购。公司具备公路工程施工总承包资质，可带勘察设计投标。',
        productClassification: '公路、桥梁与水利工程',
        productName: '工程总承包',
        purchaseNeeds: '征集当地分包队伍和土工试验室；与业主探讨施工总承包加运营维护的模式。',
      },
      'en-US': {
        name: 'Ganli Construction',
        contact: 'Overseas tenders',
        address: 'Nanchang Economic and Technological Development Zone, Nanchang, Jiangxi, China',
        profile:
          'Roads, bridges and irrigation canals. In fifteen years Ganli has handed over 620 km of classified road and 41 bridges in Africa. Over half the site managers are local; sand, cement and fuel are bought nearby. It can bid with its own survey and design.',
        productClassification: 'Roads, bridges and waterworks',
        productName: 'Design-and-build contracting',
        purchaseNeeds:
          'Local subcontractors and soil laboratories; owners ready to discuss construction with operation and maintenance.',
      },
      'fr-FR': {
        name: 'Ganli Construction',
        contact: 'Appels d’offres internationaux',
        address: 'Zone de développement économique et technologique de Nanchang, Jiangxi, Chine',
        profile:
          'Routes, ponts et canaux d’irrigation : en quinze ans, Ganli a livré en Afrique 620 km de routes classées et 41 ponts. Plus de la moitié de l’encadrement des chantiers est local ; sable, ciment et carburant s’achètent à proximité. L’entreprise peut soumissionner avec ses propres études.',
        productClassification: 'Routes, ponts et ouvrages hydrauliques',
        productName: 'Contrats de conception-réalisation',
        purchaseNeeds:
          'Sous-traitants et laboratoires géotechniques locaux ; maîtres d’ouvrage intéressés par la construction assortie d’exploitation et d’entretien.',
      },
    },
    products: [
      {
        key: 'road-works',
        texts: {
          'zh-CN': { name: '公路工程总承包', description: '双车道沥青路每月推进8至12公里，自带移动沥青站和试验室。' },
          'en-US': {
            name: 'Road contracting',
            description: 'Two-lane asphalt at 8 to 12 km a month, with our own mobile plant and laboratory.',
          },
          'fr-FR': {
            name: 'Travaux routiers',
            description:
              'Chaussée bitumée à deux voies, 8 à 12 km par mois, avec centrale mobile et laboratoire propres.',
          },
        },
      },
      {
        key: 'modular-bridge',
        texts: {
          'zh-CN': {
            name: '装配式钢桥',
            description: '单跨12至60米，热浸镀锌，人工拼装不用大吊机，乡村公路抢通常用。',
          },
          'en-US': {
            name: 'Modular steel bridge',
            description: 'Single spans of 12 to 60 m, hot-dip galvanised, put together without a large crane.',
          },
          'fr-FR': {
            name: 'Pont métallique modulaire',
            description: 'Travées de 12 à 60 m, galvanisation à chaud, montage sans grue de forte capacité.',
          },
        },
      },
    ],
  },
  {
    key: 'qizhu-modular-building',
    country: 'CN',
    industry: 10,
    hall: 'W3',
    phone: '+8615400000272',
    mail: 'houses@qizhu-modular.example',
    founded: 2007,
    employees: 310,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '山东齐筑集成房屋有限公司',
        contact: '外贸二部',
        address: '山东省临沂市临沂经济技术开发区',
        profile:
          '营地、教室、诊所、仓库，齐筑用轻钢骨架和岩棉夹芯板在工厂做好八成，到现场只剩拼装。结构按当地风荷载计算，屋面出檐加长遮阳，沿海订单改用铝镁锰板防腐。',
        productClassification: '轻钢房屋与钢结构厂房',
        productName: '打包式箱房、钢结构仓库',
        purchaseNeeds: '寻找莫桑比克、坦桑尼亚的安装队和材料仓；欢迎援建、矿山营地项目询价。',
      },
      'en-US': {
        name: 'Qizhu Modular Building',
        contact: 'Foreign trade, second section',
        address: 'Linyi Economic and Technological Development Zone, Linyi, Shandong, China',
        profile:
          'Camps, classrooms, clinics and stores leave the factory four-fifths finished, on light steel frames with rock-wool panels. Structures are calculated for the local wind, eaves are long for shade, and coastal orders get aluminium roofing against corrosion.',
        productClassification: 'Light steel buildings and sheds',
        productName: 'Flat-pack cabins and steel warehouses',
        purchaseNeeds:
          'Fitting crews and depots in Mozambique and Tanzania; enquiries for aid projects and mine camps.',
      },
      'fr-FR': {
        name: 'Qizhu Modular Building',
        contact: 'Commerce extérieur, deuxième section',
        address: 'Zone de développement économique et technologique de Linyi, Shandong, Chine',
        profile:
          'Bases-vie, salles de classe, dispensaires, entrepôts : quatre cinquièmes du travail se font en usine, sur ossature légère en acier et panneaux de laine de roche. Qizhu calcule ses structures selon le vent local, allonge les débords de toit pour l’ombre et pose des couvertures en aluminium sur le littoral.',
        productClassification: 'Bâtiments à ossature légère et halles métalliques',
        productName: 'Modules à plat, entrepôts métalliques',
        purchaseNeeds:
          'Équipes de montage et dépôts au Mozambique et en Tanzanie ; demandes de prix pour projets d’aide et bases-vie minières.',
      },
    },
    products: [
      {
        key: 'flat-pack-cabin',
        texts: {
          'zh-CN': {
            name: '打包式箱房',
            description: '6米乘3米，四只打成一包，一只40尺柜装八只，四人三小时装好一间。',
          },
          'en-US': {
            name: 'Flat-pack cabin',
            description:
              '6 by 3 m, bundled in fours, eight to a 40-foot container; four people put one up in three hours.',
          },
          'fr-FR': {
            name: 'Module à plat',
            description:
              '6 m sur 3, liés par quatre, huit par conteneur de 40 pieds ; trois heures de montage à quatre.',
          },
        },
      },
      {
        key: 'steel-warehouse',
        texts: {
          'zh-CN': { name: '钢结构仓库', description: '跨度18至36米，附图纸、螺栓和安装视频，千平方米起30天发货。' },
          'en-US': {
            name: 'Steel warehouse',
            description:
              'Spans of 18 to 36 m with drawings, bolts and a fitting video. From 1,000 m², shipped in 30 days.',
          },
          'fr-FR': {
            name: 'Entrepôt métallique',
            description:
              'Portées de 18 à 36 m, plans, boulonnerie et vidéo de montage. À partir de 1 000 m², expédition sous 30 jours.',
          },
        },
      },
      {
        key: 'classroom-block',
        texts: {
          'zh-CN': { name: '三间一体教室', description: '每间48座，墙体隔热隔声，屋檐接雨水槽和5立方米水箱。' },
          'en-US': {
            name: 'Three-classroom block',
            description: '48 seats a room, insulated walls, gutters that fill a 5 m³ tank.',
          },
          'fr-FR': {
            name: 'Bloc de trois classes',
            description: '48 places par salle, murs isolés, gouttières alimentant une citerne de 5 m³.',
          },
        },
      },
    ],
  },
];
