import type { SeedBuyer } from '../shapes.ts';

/** Buyers from Eastern Africa and Madagascar. */
export const eastAfricanBuyers: SeedBuyer[] = [
  {
    key: 'miali-rift-solar',
    country: 'KE',
    industry: 8,
    phone: '+254711560401',
    mail: 'stock@mialirift.example',
    website: 'https://www.mialirift.example',
    texts: {
      'zh-CN': {
        name: '米阿利裂谷太阳能用品公司',
        contact: '仓储采购部',
        address: '肯尼亚纳库鲁郡纳库鲁工业区',
        profile:
          '向裂谷地区180家电器行批发家用光伏套装、充电灯和小型逆变器，自建售后站三处。顾客按日用手机付款，因此对故障率盯得很紧。',
        purchaseNeeds:
          '今年要进20瓦至100瓦直流套装1.8万套、3千瓦混合逆变器900台、磷酸铁锂电池组700组，须有国际电工委员会标准测试报告和按日解锁接口。先下一个40尺柜，配2%易损件，第二单起要60天账期。',
      },
      'en-US': {
        name: 'Miali Rift Solar Supplies',
        contact: 'Stock and purchasing',
        address: 'Nakuru industrial area, Nakuru County, Kenya',
        profile:
          'Wholesaler of solar home kits, charging lamps and small inverters to 180 electrical shops in the Rift Valley, with three service points. Households pay by telephone, day by day, so failures are watched closely.',
        purchaseNeeds:
          'DC kits of 20 to 100 W (18,000), 3 kW hybrid inverters (900) and lithium iron phosphate packs (700), tested to IEC standards, with an interface for pay-as-you-go unlocking. One 40-foot container first, 2% spares, 60 days of credit from the second order.',
      },
      'fr-FR': {
        name: 'Miali Rift Solar Supplies',
        contact: 'Stocks et achats',
        address: 'Zone industrielle de Nakuru, comté de Nakuru, Kenya',
        profile:
          'Grossiste en kits solaires, lampes rechargeables et petits onduleurs auprès de 180 électriciens de la vallée du Rift, avec trois points de réparation. Les ménages paient au jour le jour par téléphone : les pannes coûtent cher.',
        purchaseNeeds:
          'Kits en courant continu de 20 à 100 W (18 000), onduleurs hybrides de 3 kW (900), batteries lithium fer phosphate (700), essais selon les normes CEI, interface de déblocage au paiement. Un conteneur de 40 pieds d’abord, 2 % de pièces de rechange, 60 jours de crédit dès la deuxième commande.',
      },
    },
  },
  {
    key: 'nyota-saba-clinics',
    country: 'KE',
    industry: 19,
    phone: '+254711560402',
    mail: 'equipment@nyotasaba.example',
    texts: {
      'zh-CN': {
        name: '七星诊所集团',
        contact: '医疗设备科',
        address: '肯尼亚基苏木郡基苏木镇',
        profile: '维多利亚湖东岸的十一家诊所，主要看产科、儿科和牙科，日均门诊1500人次。另有一辆体检车下乡。',
        purchaseNeeds:
          '招采便携彩超9台、全自动生化分析仪4台、产床和新生儿辐射保暖台各22张、台式灭菌器15台，均须符合ISO 13485并在肯尼亚完成注册或愿意配合注册。报价含安装、两天培训和三年备件；可分三期付，首付三成。',
      },
      'en-US': {
        name: 'Nyota Saba Clinics',
        contact: 'Medical equipment unit',
        address: 'Kisumu town, Kisumu County, Kenya',
        profile:
          'Eleven clinics on the eastern shore of Lake Victoria for mothers, children and teeth: 1,500 patients a day, and a van for check-ups in villages.',
        purchaseNeeds:
          'Nine portable colour ultrasound units, four chemistry analysers, 22 delivery beds, 22 infant warmers and 15 bench autoclaves, all under ISO 13485 and registered in Kenya, or with a maker willing to register. The quotation should include fitting, two days of training and spares for three years; three instalments, 30% at the start.',
      },
      'fr-FR': {
        name: 'Nyota Saba Clinics',
        contact: 'Service des équipements médicaux',
        address: 'Ville de Kisumu, comté de Kisumu, Kenya',
        profile:
          'Onze cliniques sur la rive orientale du lac Victoria, tournées vers la maternité, la pédiatrie et les soins dentaires : 1 500 patients par jour et un véhicule de dépistage en zone rurale.',
        purchaseNeeds:
          'Neuf échographes couleur portables, quatre automates de biochimie, 22 lits d’accouchement, 22 tables chauffantes et 15 stérilisateurs de paillasse, conformes à l’ISO 13485 et enregistrés au Kenya, ou à enregistrer avec le fabricant. Installation, deux jours de formation et pièces pour trois ans compris ; trois versements, dont 30 % au départ.',
      },
    },
  },
  {
    key: 'gara-diima-plant-hire',
    country: 'ET',
    industry: 12,
    phone: '+251915560403',
    mail: 'fleet@garadiima.example',
    texts: {
      'zh-CN': {
        name: '加拉迪马工程设备租赁公司',
        contact: '机队采购部',
        address: '埃塞俄比亚奥罗米亚州阿达玛市',
        profile:
          '手里有64台挖掘机、装载机和压路机，租给公路、灌渠和厂房工地，配司机和流动维修车。旧机龄平均九年，正在更新。',
        purchaseNeeds:
          '换新计划：21吨挖掘机12台、5吨轮式装载机8台、18吨振动压路机4台，要适应海拔2500米、油品较粗的工况，加装双级柴油滤清。因外汇紧张，优先考虑融资租赁或18个月以上延期信用证；经吉布提港到阿达玛保税场交货。',
      },
      'en-US': {
        name: 'Gara Diima Plant Hire',
        contact: 'Fleet purchasing',
        address: 'Adama, Oromia, Ethiopia',
        profile:
          'Sixty-four excavators, loaders and rollers, let with drivers and a mobile workshop to road, canal and factory sites. At nine years on average, the fleet is due for renewal.',
        purchaseNeeds:
          'Twelve 21-tonne excavators, eight 5-tonne wheel loaders and four 18-tonne vibratory rollers, fit for 2,500 m of altitude and rough fuel, with two-stage diesel filters. Foreign currency is scarce: leasing or a usance credit of 18 months or more comes first. Delivery by Djibouti to the bonded yard in Adama.',
      },
      'fr-FR': {
        name: 'Gara Diima Plant Hire',
        contact: 'Achats du parc d’engins',
        address: 'Adama, Oromia, Éthiopie',
        profile:
          'Soixante-quatre pelles, chargeuses et compacteurs, loués avec conducteur et atelier mobile aux chantiers de routes, de canaux et d’usines. Neuf ans d’âge moyen : le renouvellement commence.',
        purchaseNeeds:
          'Douze pelles de 21 tonnes, huit chargeuses de 5 tonnes, quatre compacteurs vibrants de 18 tonnes, aptes à 2 500 m d’altitude et à un gazole grossier, double filtration du carburant. Les devises étant rares, préférence au crédit-bail ou au crédit documentaire différé de 18 mois au moins. Livraison par Djibouti, dépôt sous douane d’Adama.',
      },
    },
  },
  {
    key: 'ziwa-tatu-motors',
    country: 'TZ',
    industry: 14,
    phone: '+255754560404',
    mail: 'imports@ziwatatu.example',
    website: 'https://www.ziwatatu.example',
    texts: {
      'zh-CN': {
        name: '三湖摩托贸易公司',
        contact: '进口科',
        address: '坦桑尼亚姆万扎市伊列梅拉工业区',
        profile: '环湖四省有46个代售点，卖摩托、三轮货车和轮胎，卖车同时教换机油。整车厂缺的零件，自家仓库要能供五年。',
        purchaseNeeds:
          '进散件150cc男式摩托3000台、载重500公斤三轮货车600台、电动摩托200台试跑，按SKD方式在姆万扎组装；另要外胎6万条，印耐磨标识。达累斯萨拉姆到岸价，30%定金，货到港70%，同时求厂家派两名技师带徒三个月。',
      },
      'en-US': {
        name: 'Ziwa Tatu Motors',
        contact: 'Imports',
        address: 'Ilemela industrial area, Mwanza, Tanzania',
        profile:
          'Forty-six agents in four regions round the lake sell motorcycles, cargo three-wheelers and tyres for the company, and teach oil changing with the sale. Parts must stay in stock for five years.',
        purchaseNeeds:
          'SKD kits for assembly in Mwanza: 3,000 motorcycles of 150 cc, 600 cargo three-wheelers for 500 kg, and 200 electric motorcycles on trial. Also 60,000 tyres with a wear mark. CIF Dar es Salaam, 30% deposit and 70% on arrival; two technicians to train fitters for three months.',
      },
      'fr-FR': {
        name: 'Ziwa Tatu Motors',
        contact: 'Service des importations',
        address: 'Zone industrielle d’Ilemela, Mwanza, Tanzanie',
        profile:
          'Quarante-six agents dans quatre régions autour du lac vendent motos, triporteurs et pneus, et montrent comment vidanger. Les pièces doivent rester disponibles cinq ans.',
        purchaseNeeds:
          'Kits SKD à monter à Mwanza : 3 000 motos de 150 cm³, 600 triporteurs de 500 kg et 200 motos électriques à l’essai. Également 60 000 pneus à témoin d’usure. CIF Dar es Salaam, 30 % à la commande et 70 % à l’arrivée ; deux techniciens pour former des monteurs pendant trois mois.',
      },
    },
  },
  {
    key: 'kyoga-plain-farm-supplies',
    country: 'UG',
    industry: 13,
    phone: '+256781560405',
    mail: 'depot@kyogaplain.example',
    texts: {
      'zh-CN': {
        name: '基奥加平原农资公司',
        contact: '机具门市部',
        address: '乌干达索罗蒂市阿拉帕伊路',
        profile: '在特索平原卖种子、手推播种机和脱粒机，替农户合作社代购大件。六家门市，旺季在三月和八月。',
        purchaseNeeds:
          '招15至22马力手扶拖拉机300台（带旋耕机和拖斗）、脚踏与汽油两用玉米脱粒机500台、背负式喷雾器8000台。要配英文图册，漆色耐晒，零件按机价5%随柜。可先发一柜寄售试销；正式订单用不可撤销信用证，经蒙巴萨转运坎帕拉。',
      },
      'en-US': {
        name: 'Kyoga Plain Farm Supplies',
        contact: 'Machine depot',
        address: 'Arapai road, Soroti, Uganda',
        profile:
          'Six shops on the Teso plain sell seed, hand planters and threshers, and buy larger machines for farmers’ groups. The busy months are March and August.',
        purchaseNeeds:
          'Two-wheel tractors of 15 to 22 hp with rotavator and trailer (300), maize shellers for pedal or petrol (500), knapsack sprayers (8,000). English parts book, sun-proof paint, parts worth 5% of each machine. One container on consignment; later orders by irrevocable letter of credit, through Mombasa to Kampala.',
      },
      'fr-FR': {
        name: 'Kyoga Plain Farm Supplies',
        contact: 'Dépôt de machines',
        address: 'Route d’Arapai, Soroti, Ouganda',
        profile:
          'Six points de vente dans la plaine du Teso : semences, semoirs à main, batteuses, et achats groupés de matériel lourd pour les coopératives. Haute saison en mars et en août.',
        purchaseNeeds:
          'Motoculteurs de 15 à 22 ch avec fraise et remorque (300), égreneuses à maïs à pédale ou à essence (500), pulvérisateurs à dos (8 000). Catalogue de pièces en anglais, peinture résistante au soleil, pièces pour 5 % du prix. Un conteneur en dépôt-vente, puis crédit documentaire irrévocable, via Mombasa jusqu’à Kampala.',
      },
    },
  },
  {
    key: 'vary-alaotra-meunerie',
    country: 'MG',
    industry: 16,
    phone: '+261332560406',
    mail: 'achats@varyalaotra.example',
    texts: {
      'zh-CN': {
        name: '阿劳特拉碾米公司',
        contact: '设备采购处',
        address: '马达加斯加阿劳特拉-曼古鲁大区安巴通德拉扎卡',
        profile: '收储阿劳特拉湖盆的稻谷，年碾4.2万吨，供首都的粮店和公共食堂。现有机器碎米率18%，急需更换。',
        purchaseNeeds:
          '采购日处理120吨成套碾米线一条（去石、砻谷、三道碾白、抛光、分级、色选），另要粮食烘干塔两座、稻壳锅炉一台、称重包装机三台。碎米率保证10%以下，验收试机72小时；厂房由我方建，设备请分别报离岸价和塔马塔夫到岸价，可分24个月偿付。',
      },
      'en-US': {
        name: 'Vary Alaotra Meunerie',
        contact: 'Equipment purchasing',
        address: 'Ambatondrazaka, Alaotra-Mangoro, Madagascar',
        profile:
          'The mill stores and mills paddy of the Alaotra basin, 42,000 tonnes a year, for grocers and public canteens in the capital. With the present machines 18% of the grain breaks.',
        purchaseNeeds:
          'A complete line for 120 tonnes a day (destoner, husker, three whiteners, polisher, grader, colour sorter), two drying towers, a husk boiler and three baggers. Broken rice guaranteed below 10%, a 72-hour acceptance run. We build the hall; quote FOB and CIF Toamasina, payable over 24 months.',
      },
      'fr-FR': {
        name: 'Vary Alaotra Meunerie',
        contact: 'Service des achats d’équipement',
        address: 'Ambatondrazaka, Alaotra-Mangoro, Madagascar',
        profile:
          'Collecte et usinage du paddy du bassin de l’Alaotra, 42 000 tonnes par an, pour les épiceries et les cantines publiques de la capitale. Taux de brisures actuel : 18 %.',
        purchaseNeeds:
          'Une ligne complète de 120 tonnes par jour (épierreur, décortiqueuse, trois blanchisseurs, polisseur, trieur, tri optique), deux tours de séchage, une chaudière à balles de riz, trois ensacheuses. Brisures garanties sous 10 %, essai de réception de 72 heures. Le bâtiment est à notre charge ; prix FOB et CIF Toamasina, étalement sur 24 mois.',
      },
    },
  },
  {
    key: 'agasozi-mobile',
    country: 'RW',
    industry: 17,
    phone: '+250791560407',
    mail: 'handsets@agasozi.example',
    website: 'https://www.agasozi.example',
    texts: {
      'zh-CN': {
        name: '小山丘手机零售公司',
        contact: '终端采购部',
        address: '卢旺达基加利经济特区',
        profile: '在基加利和四座省城有38间门店，分期卖智能手机、收款终端和配件，维修台可换屏、换主板。',
        purchaseNeeds:
          '四季各下一单，每单入门4G手机2.5万台（4+64GB，电池5000毫安时，卢旺达语界面）、安卓收款终端1500台、快充头和数据线各4万件。型号核准、出厂老化报告、序列号清单齐全，预装分期锁。空运基加利，样机过一个月街测再定；返修率高于2%由厂家补机。',
      },
      'en-US': {
        name: 'Agasozi Mobile',
        contact: 'Handset buyers',
        address: 'Kigali Special Economic Zone, Rwanda',
        profile:
          'Thirty-eight shops in Kigali and four provincial towns sell smartphones by instalment, card terminals and accessories; their benches change screens and boards.',
        purchaseNeeds:
          'Each quarter: 25,000 entry 4G phones (4+64 GB, 5,000 mAh, Kinyarwanda menus), 1,500 Android payment terminals, 40,000 each of fast chargers and cables. Type approval, ageing-test report, serial list and instalment lock on delivery. Air freight to Kigali after a month of street tests; above 2% returns, the maker replaces.',
      },
      'fr-FR': {
        name: 'Agasozi Mobile',
        contact: 'Achats de terminaux',
        address: 'Zone économique spéciale de Kigali, Rwanda',
        profile:
          'Trente-huit boutiques à Kigali et dans quatre villes de province vendent à tempérament téléphones, terminaux de paiement et accessoires ; leurs ateliers remplacent écrans et cartes.',
        purchaseNeeds:
          'Chaque trimestre : 25 000 téléphones 4G d’entrée de gamme (4+64 Go, 5 000 mAh, menus en kinyarwanda), 1 500 terminaux de paiement Android, 40 000 chargeurs rapides et autant de câbles. Homologation, rapport de vieillissement, liste des numéros de série et verrou de crédit. Fret aérien vers Kigali après un mois d’essais en ville ; au-delà de 2 % de retours, remplacement par le fabricant.',
      },
    },
  },
];
