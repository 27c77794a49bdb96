import type { SeedBuyer } from '../shapes.ts';

/** Buyers from Northern and Central Africa. */
export const northAndCentralAfricanBuyers: SeedBuyer[] = [
  {
    key: 'conserverie-du-nyong',
    country: 'CM',
    industry: 2,
    phone: '+237677560431',
    mail: 'intrants@conserverienyong.example',
    texts: {
      'zh-CN': {
        name: '尼永罐头食品厂',
        contact: '原辅料与包装部',
        address: '喀麦隆中部大区姆巴尔马约镇',
        profile: '番茄酱、四季豆和玉米罐头，加工季三月到七月，日封罐18万。番茄收购自三百户，不足部分用浓缩酱调配。',
        purchaseNeeds:
          '进28/30白利度番茄浓缩酱每季15柜（220升无菌桶）、马口铁易拉罐400克规格900万套、卷封机两台及备件、杀菌釜一台。酱须有霉菌计数和重金属单，罐要内涂料食品接触证明；杜阿拉到岸价，装运前检验合格，跟单托收。',
      },
      'en-US': {
        name: 'Conserverie du Nyong',
        contact: 'Ingredients and packaging',
        address: 'Mbalmayo, Centre Region, Cameroon',
        profile:
          'Tomato paste, beans and sweetcorn in tins: 180,000 closed a day in the season from March to July. Three hundred growers supply tomatoes; concentrate fills the gap.',
        purchaseNeeds:
          'Tomato concentrate at 28/30 Brix, fifteen containers a quarter in 220-litre aseptic drums; nine million 400 g easy-open tinplate cans; two seamers with spares and one retort. Mould count and metals for the paste, food-contact certificate for the lacquer. CIF Douala, pre-shipment inspection, documentary collection.',
      },
      'fr-FR': {
        name: 'Conserverie du Nyong',
        contact: 'Ingrédients et emballages',
        address: 'Mbalmayo, région du Centre, Cameroun',
        profile:
          'Concentré de tomate, haricots et maïs doux en boîte : 180 000 fermetures par jour durant la campagne, de mars à juillet. Trois cents planteurs livrent la tomate ; le concentré importé comble l’écart.',
        purchaseNeeds:
          'Concentré de tomate à 28/30 Brix, quinze conteneurs par trimestre en fûts aseptiques de 220 litres ; neuf millions de boîtes fer-blanc de 400 g à ouverture facile ; deux sertisseuses avec pièces et un autoclave. Numération des moisissures et métaux lourds, certificat de contact alimentaire du vernis. CIF Douala, inspection avant embarquement, remise documentaire.',
      },
    },
  },
  {
    key: 'batir-mayombe',
    country: 'CG',
    industry: 10,
    phone: '+242055560432',
    mail: 'chantiers@batirmayombe.example',
    texts: {
      'zh-CN': {
        name: '马永贝建筑公司',
        contact: '工程物资部',
        address: '刚果（布）黑角市蒂耶蒂耶区',
        profile: '承建学校、卫生站和码头附属房，十五年做了两百多栋，靠的是工厂预制、现场拼装。',
        purchaseNeeds:
          '准备上三条轻钢龙骨线，先买两条（覆盖75至140毫米龙骨）、夹心墙板4万平方米、预制混凝土构件模具八套；还要太阳能水泵三座和移动式搅拌站一台。设备须附法文图纸、培训操作工六名，全部散件装柜到黑角港，报价含海运险。首付三成五，安装验收后六成，质保金半成。',
      },
      'en-US': {
        name: 'Bâtir Mayombe',
        contact: 'Site supplies',
        address: 'Tié-Tié, Pointe-Noire, Congo-Brazzaville',
        profile:
          'Schools, health posts and port buildings: over two hundred in fifteen years, made in the workshop and put together on site.',
        purchaseNeeds:
          'Two roll lines for light steel frames (75 to 140 mm), the first of three; 40,000 m² of sandwich wall, eight sets of moulds for precast parts, three solar pumps, one mobile batching plant. French drawings and training for six operators, knocked down to Pointe-Noire with marine insurance. 35% at signature, 60% on acceptance, 5% retained.',
      },
      'fr-FR': {
        name: 'Bâtir Mayombe',
        contact: 'Approvisionnement des chantiers',
        address: 'Tié-Tié, Pointe-Noire, Congo-Brazzaville',
        profile:
          'Écoles, postes de santé et bâtiments portuaires, plus de deux cents en quinze ans, préfabriqués en atelier et assemblés sur place.',
        purchaseNeeds:
          'Deux profileuses d’ossature légère (75 à 140 mm), premières de trois ; 40 000 m² de panneaux muraux, huit jeux de moules pour éléments préfabriqués, trois pompes solaires, une centrale à béton mobile. Plans en français et formation de six opérateurs, livraison en pièces à Pointe-Noire, assurance maritime comprise. 35 % à la signature, 60 % à la réception, 5 % de retenue.',
      },
    },
  },
  {
    key: 'fournitures-lualaba-sud',
    country: 'CD',
    industry: 6,
    phone: '+243990560433',
    mail: 'mines@fournitureslualaba.example',
    website: 'https://www.fournitureslualaba.example',
    texts: {
      'zh-CN': {
        name: '卢阿拉巴南方矿用物资公司',
        contact: '矿区供应部',
        address: '刚果（金）卢阿拉巴省科卢韦齐市',
        profile: '服务铜钴矿山与选厂，供耐酸管件、劳保用品、照明与井下通风机，库存周转四十五天，两辆送货车全天待命。',
        purchaseNeeds:
          '本季度补货：聚丙烯耐酸泵60台、HDPE管材DN110至DN400合计25千米、防酸工作服8000套、头灯3000只、局扇45千瓦12台。材质报告与耐化学试验要随货，劳保须标注符合的ISO标准；经达累斯萨拉姆或洛比托运科卢韦齐到门价，可接受60天承兑。',
      },
      'en-US': {
        name: 'Fournitures Lualaba Sud',
        contact: 'Mine supplies',
        address: 'Kolwezi, Lualaba Province, DR Congo',
        profile:
          'Acid-proof fittings, protective clothing, lamps and underground fans for copper and cobalt mines and plants: 45 days of stock and two delivery trucks on call.',
        purchaseNeeds:
          'This quarter: 60 polypropylene acid pumps, 25 km of HDPE pipe DN110 to DN400, 8,000 acid-proof suits, 3,000 cap lamps, twelve 45 kW auxiliary fans. Material and chemical-resistance reports, ISO standard named on protective wear. Door to Kolwezi by Dar es Salaam or Lobito; 60-day drafts.',
      },
      'fr-FR': {
        name: 'Fournitures Lualaba Sud',
        contact: 'Approvisionnement minier',
        address: 'Kolwezi, province du Lualaba, RD Congo',
        profile:
          'Raccords antiacides, vêtements de protection, lampes et ventilateurs de fond pour mines et usines de cuivre et de cobalt : 45 jours de stock, deux camions de livraison en alerte.',
        purchaseNeeds:
          'Ce trimestre : 60 pompes antiacides en polypropylène, 25 km de tube PEHD DN110 à DN400, 8 000 combinaisons antiacides, 3 000 lampes frontales, douze ventilateurs auxiliaires de 45 kW. Rapports de matière et de résistance chimique, norme ISO indiquée sur les protections. Rendu Kolwezi par Dar es Salaam ou Lobito ; traites à 60 jours acceptées.',
      },
    },
  },
  {
    key: 'hotels-du-komo',
    country: 'GA',
    industry: 23,
    phone: '+24174560434',
    mail: 'intendance@hotelskomo.example',
    website: 'https://www.hotelskomo.example',
    texts: {
      'zh-CN': {
        name: '科莫酒店集团',
        contact: '筹建与总务处',
        address: '加蓬利伯维尔市奥文多港区路',
        profile: '在利伯维尔、弗朗斯维尔和兰巴雷内有四家酒店共410间房，明年在让蒂尔港开第五家，96间客房、一个会议厅。',
        purchaseNeeds:
          '新店筹建清单：客房家具整套96间（防潮板、E1级以上）、中央空调与热泵热水、32英寸酒店电视、门锁系统一套、瓷餐具4800件、布草3000套。须先做一间样板间，阻燃面料附证书，到港七周内装完。一家厂商总包最好，付款按到港、样板、验收三步走。',
      },
      'en-US': {
        name: 'Hôtels du Komo',
        contact: 'Openings and housekeeping',
        address: 'Owendo road, Libreville, Gabon',
        profile:
          'Four hotels in Libreville, Franceville and Lambaréné with 410 rooms. A fifth, in Port-Gentil, is to open next year: 96 rooms and a conference hall.',
        purchaseNeeds:
          'For the new house: furniture for 96 rooms (moisture-proof board, E1 or better), central air-conditioning and heat-pump water, 32-inch hotel televisions, a door-lock system, 4,800 pieces of porcelain, 3,000 sets of linen. A show room first, flame-retardant certificates, fitted within seven weeks of arrival. One general supplier if possible, paid on arrival, show room and acceptance.',
      },
      'fr-FR': {
        name: 'Hôtels du Komo',
        contact: 'Ouvertures et intendance',
        address: 'Route d’Owendo, Libreville, Gabon',
        profile:
          'Quatre hôtels à Libreville, Franceville et Lambaréné, 410 chambres au total. Un cinquième doit ouvrir l’an prochain à Port-Gentil : 96 chambres et une salle de conférences.',
        purchaseNeeds:
          'Pour le nouvel établissement : mobilier de 96 chambres (panneaux hydrofuges, classe E1 ou mieux), climatisation centrale et pompe à chaleur pour l’eau, téléviseurs d’hôtel de 32 pouces, serrures électroniques, 4 800 pièces de vaisselle, 3 000 parures de linge. Chambre témoin d’abord, certificats de non-feu, pose sous sept semaines après l’arrivée. Un fournisseur unique de préférence ; paiement à l’arrivée, à la chambre témoin, à la réception.',
      },
    },
  },
  {
    key: 'entrepots-oum-rabia',
    country: 'MA',
    industry: 15,
    phone: '+212661560435',
    mail: 'intralogistique@oumrabia.example',
    website: 'https://www.oumrabia.example',
    texts: {
      'zh-CN': {
        name: '乌姆赖比阿仓储公司',
        contact: '仓内设备采购部',
        address: '摩洛哥卡萨布兰卡-塞塔特大区贝雷希德工业区',
        profile: '为电商和汽配商代管六万平方米库房，日出库4.8万件，冬夏季高峰翻倍，人工拣选是瓶颈。',
        purchaseNeeds:
          '自动化一期：交叉带分拣机一套（每小时1.2万件）、料箱搬运机器人90台、托盘货架2.4万个货位、锂电叉车30台。要求接口对接现有仓储系统，备法文界面与现场调试三个月；货架须附结构计算书，欧盟CE证书优先。签约付三成，空载试车三成，满载试车四成。',
      },
      'en-US': {
        name: 'Entrepôts Oum Rabia',
        contact: 'Warehouse equipment',
        address: 'Berrechid industrial zone, Casablanca-Settat, Morocco',
        profile:
          'Sixty thousand square metres under management for online shops and car-parts makers: 48,000 items out a day, twice as many at the peaks of summer and winter. Picking by hand is the limit.',
        purchaseNeeds:
          'A first automation stage: one cross-belt sorter (12,000 items an hour), 90 tote robots, 24,000 pallet places of racking, 30 lithium forklifts. Interfaces to our system, French screens, three months of start-up on site, rack calculations, CE mark preferred. 30% at signature, 30% at the dry run, 40% at the full run.',
      },
      'fr-FR': {
        name: 'Entrepôts Oum Rabia',
        contact: 'Équipement intralogistique',
        address: 'Zone industrielle de Berrechid, Casablanca-Settat, Maroc',
        profile:
          'Soixante mille mètres carrés gérés pour des boutiques en ligne et des équipementiers : 48 000 articles par jour au départ, le double aux pics d’été et d’hiver. La préparation manuelle atteint sa limite.',
        purchaseNeeds:
          'Première tranche d’automatisation : un trieur à tapis croisés (12 000 articles à l’heure), 90 robots porte-bacs, 24 000 emplacements de palettiers, 30 chariots au lithium. Interfaces avec notre logiciel, écrans en français, trois mois de mise au point sur site, note de calcul des palettiers, marquage CE souhaité. 30 % à la signature, 30 % à vide, 40 % en charge.',
      },
    },
  },
  {
    key: 'carrieres-des-bibans',
    country: 'DZ',
    industry: 12,
    phone: '+213661560436',
    mail: 'exploitation@carrieresbibans.example',
    texts: {
      'zh-CN': {
        name: '比班采石公司',
        contact: '采场设备处',
        address: '阿尔及利亚布阿雷里吉堡省布阿雷里吉堡市',
        profile: '三处石灰岩采场，年产碎石320万吨，供高速公路沥青站和水泥制品厂。两条破碎线已运行十四年。',
        purchaseNeeds:
          '换新一条时产500吨生产线：颚破、圆锥破、立式冲击破、四层振动筛、皮带机合计900米；另购40吨铰接卡车6台、钻机2台、布袋除尘一套。电控须为50赫兹400伏，油品换装寒区等级。要求安装督导、十人操作培训和三年产能保证；即期信用证，总额一成作保证金。',
      },
      'en-US': {
        name: 'Carrières des Bibans',
        contact: 'Quarry equipment',
        address: 'Bordj Bou Arréridj, Bordj Bou Arréridj Province, Algeria',
        profile:
          'Three limestone quarries, 3.2 million tonnes of aggregate a year for asphalt plants on the motorways and for concrete works. Both crushing lines are fourteen years old.',
        purchaseNeeds:
          'One new line of 500 tonnes an hour: jaw, cone and vertical-shaft crushers, four-deck screens, 900 m of belts; six 40-tonne articulated trucks, two drills, bag filters. Controls at 50 Hz and 400 V, cold-weather oils, erection supervisors, training for ten operators, output guaranteed for three years; sight letter of credit with a 10% bond.',
      },
      'fr-FR': {
        name: 'Carrières des Bibans',
        contact: 'Équipement de carrière',
        address: 'Bordj Bou Arréridj, wilaya de Bordj Bou Arréridj, Algérie',
        profile:
          'Trois carrières de calcaire, 3,2 millions de tonnes de granulats par an pour les centrales d’enrobés et les usines de béton. Les deux lignes de concassage ont quatorze ans.',
        purchaseNeeds:
          'Une ligne neuve de 500 tonnes à l’heure : concasseurs à mâchoires, à cône et à axe vertical, cribles à quatre étages, 900 m de convoyeurs ; six tombereaux articulés de 40 tonnes, deux foreuses, un dépoussiéreur à manches. Commande en 50 Hz et 400 V, huiles grand froid, supervision du montage, formation de dix opérateurs, débit garanti trois ans ; crédit documentaire à vue, caution de 10 %.',
      },
    },
  },
  {
    key: 'pharma-cap-zbib',
    country: 'TN',
    industry: 19,
    phone: '+21625560437',
    mail: 'approvisionnement@pharmacapzbib.example',
    website: 'https://www.pharmacapzbib.example',
    texts: {
      'zh-CN': {
        name: '兹比卜角制药公司',
        contact: '原料药与设备采购部',
        address: '突尼斯比塞大省曼泽勒布尔吉巴工业区',
        profile: '固体口服药和糖浆车间，三百六十人，慢病用药占六成，另有来料加工业务。',
        purchaseNeeds:
          '征集原料药供应：二甲双胍、阿莫西林、对乙酰氨基酚、阿托伐他汀，各年需8至40吨，生产商须过欧盟或世卫药品生产质量审核，能附主文件号；采购铝塑泡罩机两台、流化床制粒机一台、PET瓶与防盗盖每年600万套。先小试三批，合同分四季度执行。',
      },
      'en-US': {
        name: 'Pharma Cap Zbib',
        contact: 'Active ingredients and machinery',
        address: 'Menzel Bourguiba industrial zone, Bizerte Governorate, Tunisia',
        profile:
          'Tablets, capsules and syrups from 360 people; six tenths are for chronic illnesses. The plant also makes to order.',
        purchaseNeeds:
          'Suppliers of metformin, amoxicillin, paracetamol and atorvastatin, 8 to 40 tonnes of each a year, from makers audited for good manufacturing practice by the EU or WHO, with a drug master file. Also two blister machines, one fluid-bed granulator, six million PET bottles and tamper-evident caps a year. Three pilot lots first, then quarterly call-offs.',
      },
      'fr-FR': {
        name: 'Pharma Cap Zbib',
        contact: 'Principes actifs et équipements',
        address: 'Zone industrielle de Menzel Bourguiba, gouvernorat de Bizerte, Tunisie',
        profile:
          'Formes sèches et sirops, 360 personnes ; six dixièmes de la production traitent des maladies chroniques. L’usine travaille aussi à façon.',
        purchaseNeeds:
          'Fournisseurs de metformine, d’amoxicilline, de paracétamol et d’atorvastatine, 8 à 40 tonnes de chacun par an, sites audités selon les bonnes pratiques de fabrication de l’UE ou de l’OMS, dossier principal déposé. S’y ajoutent deux lignes de blisters, un granulateur à lit fluidisé, six millions de flacons PET et bouchons à bague par an. Trois lots pilotes, puis appels trimestriels.',
      },
    },
  },
  {
    key: 'qanatir-appliances',
    country: 'EG',
    industry: 21,
    phone: '+201065560438',
    mail: 'components@qanatir.example',
    texts: {
      'zh-CN': {
        name: '卡纳蒂尔家电厂',
        contact: '零部件采购部',
        address: '埃及谢赫村省巴勒提姆镇工业区',
        profile: '装配洗衣机、冷柜和饮水机，年产46万台，产品销往国内和苏丹、利比亚。塑料件自产，电机和电子件靠采购。',
        purchaseNeeds:
          '求购变频电机22万只、控制主板30万块、压缩机（R600a）14万台、玻璃门8万扇，并寻找注塑模具与冷轧涂层钢板。零部件须通过埃及能效标签测试和阻燃试验，供应商供图审厂，样件寿命4000次；亚历山大港到岸，信用证180天，返修率超过千分之八罚价。',
      },
      'en-US': {
        name: 'Qanatir Home Appliances',
        contact: 'Component purchasing',
        address: 'Baltim industrial zone, Kafr El Sheikh Governorate, Egypt',
        profile:
          'Assembles washing machines, chest freezers and water dispensers, 460,000 a year, for Egypt, Sudan and Libya. Plastic parts are moulded in house, motors and electronics bought in.',
        purchaseNeeds:
          '220,000 inverter motors, 300,000 control boards, 140,000 R600a compressors and 80,000 glass doors, with moulds and coated cold-rolled steel besides. Parts to pass energy-label and flame tests in Egypt; drawings and plant audit, life of 4,000 cycles. CIF Alexandria, 180-day letter of credit, a price penalty above 0.8% returns.',
      },
      'fr-FR': {
        name: 'Qanatir Home Appliances',
        contact: 'Achat de composants',
        address: 'Zone industrielle de Baltim, gouvernorat de Kafr el-Cheikh, Égypte',
        profile:
          'Montage de lave-linge, de congélateurs coffres et de fontaines, 460 000 unités par an, vendus en Égypte, au Soudan et en Libye. Les plastiques sont moulés sur place, moteurs et électronique achetés.',
        purchaseNeeds:
          '220 000 moteurs à variation, 300 000 cartes de commande, 140 000 compresseurs au R600a, 80 000 portes vitrées, ainsi que des moules et de la tôle froide prélaquée. Essais d’étiquette énergie et de tenue au feu exigés en Égypte ; plans et audit d’usine, durée de vie de 4 000 cycles. CIF Alexandrie, crédit documentaire à 180 jours, pénalité au-delà de 0,8 % de retours.',
      },
    },
  },
];
