import type { SeedPartner } from './shapes.ts';

/** The principal, global and premier partners. */
export const upperTiers: SeedPartner[] = [
  {
    key: 'dongting-weft',
    tier: 'principal',
    country: 'CN',
    website: 'https://dongting-weft.example/',
    since: 1,
    texts: {
      'zh-CN': {
        name: '洞庭纬线供应链集团',
        support: '承担展品从非洲港口到长沙展台的全程物流，并为首次参展的非洲合作社免去仓储费用。',
        profile:
          '集团从岳阳城陵矶的一间报关行起步，如今在沿江、沿海和非洲东西两岸都设有货栈，专做散而杂的货：几袋咖啡、一箱石雕、半柜香料，别人嫌零碎，它愿意拼成整柜。\n\n每届开幕前六周，集团在馆外搭起临时仓，统一办理展品暂时进口手续，闭馆后再按参展商的意愿返运、转售或捐赠。',
      },
      'en-US': {
        name: 'Dongting Weft Supply Chain Group',
        support:
          'Carries exhibits from African ports to the stand in Changsha, and stores goods free of charge for cooperatives that come for the first time.',
        profile:
          'The group began as a customs broker with two desks on the quay at Yueyang. It now keeps warehouses along the Yangtze and on both coasts of Africa, and has made a trade of what others find too small: six sacks of coffee, one crate of carvings, half a container of spice.\n\nSix weeks before each opening it puts up a bonded tent beside the halls, clears samples in one go, and afterwards sends them home, sells them on or gives them away, as their owners decide.',
      },
      'fr-FR': {
        name: 'Groupe logistique Trame de Dongting',
        support:
          'Achemine les marchandises exposées depuis les ports africains jusqu’au stand, et offre l’entreposage aux coopératives qui viennent pour la première fois.',
        profile:
          'Né d’un modeste bureau de transit sur les quais de Yueyang, le groupe possède aujourd’hui des entrepôts le long du Yangzi et sur les deux façades de l’Afrique. Sa spécialité : les petits volumes dont personne ne veut, quelques sacs de café, une caisse de sculptures, un demi-conteneur d’épices.\n\nSix semaines avant l’ouverture, il dresse près des halls un dépôt sous douane, dédouane les échantillons en une seule fois, puis les réexpédie, les vend ou les donne selon le vœu de leurs propriétaires.',
      },
    },
  },
  {
    key: 'weft-bridge-bank',
    tier: 'global',
    country: 'CN',
    website: 'https://weftbridge.example/',
    since: 1,
    texts: {
      'zh-CN': {
        name: '经纬桥银行',
        support: '在展馆内设跨境结算咨询台，讲解人民币信用证、保函和小额贸易融资。',
        profile:
          '这是一家为外贸中小企业服务的商业银行，柜台上常年摆着三种语言的单据样本。\n\n会期四天，它的咨询台不谈理财，只回答一个问题：这笔货款怎么安全地收回来。',
      },
      'en-US': {
        name: 'Weft Bridge Bank',
        support:
          'Staffs a desk in the halls that explains letters of credit in renminbi, guarantees and small trade loans.',
        profile:
          'A commercial bank for companies that ship rather than speculate; specimen documents in three languages lie on every counter.\n\nDuring the expo its people sell nothing. They answer one question, over and over: how do I make sure that I am paid?',
      },
      'fr-FR': {
        name: 'Banque Pont de Trame',
        support:
          'Tient dans les halls un guichet de conseil sur le crédit documentaire en renminbi, les garanties et les petits prêts au commerce.',
        profile:
          'Banque de commerce au service des PME exportatrices, elle laisse sur ses comptoirs des modèles de documents en trois langues.\n\nPendant le salon, ses conseillers ne vendent aucun placement ; ils répondent à une seule question : comment être payé à coup sûr ?',
      },
    },
  },
  {
    key: 'baobab-blue-line',
    tier: 'global',
    country: 'TZ',
    website: 'https://baobabblueline.example/',
    since: 2,
    texts: {
      'zh-CN': {
        name: '猴面包树蓝线航运',
        support: '开行达累斯萨拉姆至长江口的冷藏班轮，为参展农产品预留舱位。',
        profile:
          '公司有七艘中型冷藏船，专走东非到中国的航线，途中不换船，水果和花卉少一次磕碰。\n\n船队在坦桑尼亚培养船员，甲板上通用斯瓦希里语和英语，舱单则加印中文。',
      },
      'en-US': {
        name: 'Baobab Blue Line Shipping',
        support:
          'Sails refrigerated ships from Dar es Salaam to the mouth of the Yangtze, with slots kept for produce on show.',
        profile:
          'Seven ships of middling size, one route, no transhipment: avocados and cut flowers are handled once less than usual.\n\nCrews are trained in Tanzania. Swahili and English are spoken on deck; manifests carry a third column, in Chinese.',
      },
      'fr-FR': {
        name: 'Compagnie maritime Baobab Bleu',
        support:
          'Assure une ligne frigorifique entre Dar es Salaam et l’embouchure du Yangzi, avec des places réservées aux produits exposés.',
        profile:
          'Sept navires de taille moyenne, une seule route, aucun transbordement : avocats et fleurs coupées y gagnent une manutention de moins.\n\nLes équipages sont formés en Tanzanie. On parle swahili et anglais à bord, et les manifestes comportent une colonne en chinois.',
      },
    },
  },
  {
    key: 'hengyue-redstone',
    tier: 'global',
    country: 'CN',
    website: 'https://redstone-machines.example/',
    since: 1,
    texts: {
      'zh-CN': {
        name: '衡岳赤石机械',
        support: '提供室外展区的演示设备和操作手，并资助湘潭再制造专场的技术讲座。',
        profile:
          '赤石做小型挖掘机、破碎机和打井设备，图纸上留出足够的扳手空间，为的是让客户自己能修。\n\n它在赞比亚和加纳各有一间培训车间，学员用拆下来的旧机练手，结业时带走一套工具。',
      },
      'en-US': {
        name: 'Hengyue Redstone Machinery',
        support:
          'Lends machines and operators for the outdoor area, and pays for the lectures at the remanufacturing show in Xiangtan.',
        profile:
          'Redstone builds compact excavators, crushers and well rigs, and leaves room in its drawings for a spanner, so that owners can do their own repairs.\n\nIt runs a workshop in Zambia and another in Ghana. Trainees take worn machines apart, put them together again, and keep the tools.',
      },
      'fr-FR': {
        name: 'Hengyue Pierre-Rouge, machines',
        support:
          'Prête engins et conducteurs à l’espace extérieur, et finance les conférences du salon du reconditionnement à Xiangtan.',
        profile:
          'L’entreprise construit de petites pelles, des concasseurs et des foreuses, en laissant sur ses plans la place d’une clé : le client doit pouvoir réparer lui-même.\n\nElle anime deux ateliers, en Zambie et au Ghana, où l’on démonte de vieilles machines avant de repartir avec sa boîte à outils.',
      },
    },
  },
  {
    key: 'sun-shuttle',
    tier: 'premier',
    country: 'CN',
    website: 'https://sunshuttle.example/',
    since: 3,
    texts: {
      'zh-CN': {
        name: '日梭光能',
        support: '为室外休息区和手机充电站供应太阳能板与储能箱。',
        profile:
          '日梭的产品从十瓦灯具到村级微电网都有，说明书用图画代替文字，不识字的人也装得上。\n\n会后拆下的光伏板不回厂，直接交给一所职业学校作实训教具。',
      },
      'en-US': {
        name: 'Sun Shuttle Solar',
        support: 'Powers the outdoor rest area and its telephone charging points with panels and battery boxes.',
        profile:
          'From a ten-watt lamp to a grid for a village: the instructions are drawings, so nobody needs to read in order to install them.\n\nPanels taken down after the fair do not return to the factory. A vocational school receives them for its classes.',
      },
      'fr-FR': {
        name: 'Navette Solaire',
        support: 'Alimente l’aire de repos extérieure et ses bornes de recharge en panneaux et en batteries.',
        profile:
          'De la lampe de dix watts au mini-réseau villageois, ses notices sont dessinées : nul besoin de savoir lire pour monter l’installation.\n\nUne fois le salon démonté, les panneaux partent dans un lycée professionnel, où ils servent aux travaux pratiques.',
      },
    },
  },
  {
    key: 'savanna-thread',
    tier: 'premier',
    country: 'NG',
    website: 'https://savannathread.example/',
    since: 2,
    texts: {
      'zh-CN': {
        name: '萨凡纳线通信',
        support: '为非洲展团提供会期流量卡，并在馆内设移动支付体验角。',
        profile:
          '这家尼日利亚企业租用铁塔、自建软件，主打村镇市场：一张卡可以存话费，也可以收卖木薯的钱。\n\n它的工程师每年有两人到长沙学习，回去后负责把界面译成豪萨语和伊博语。',
      },
      'en-US': {
        name: 'Savanna Thread Telecom',
        support: 'Hands data cards to African delegations and shows mobile payment in a corner of the hall.',
        profile:
          'The Nigerian company rents its masts and writes its own software. Small towns are its market: the card that holds airtime also takes the money for a sack of cassava.\n\nTwo of its engineers study in Changsha every year, and turn the menus into Hausa and Igbo when they are back.',
      },
      'fr-FR': {
        name: 'Fil de Savane Télécom',
        support:
          'Remet des cartes de données aux délégations africaines et fait essayer le paiement mobile dans les halls.',
        profile:
          'Cette entreprise nigériane loue ses pylônes et écrit ses logiciels. Sa clientèle habite les bourgs : la carte qui garde le crédit d’appel encaisse aussi le prix du manioc.\n\nDeux ingénieurs se forment chaque année à Changsha, puis traduisent les menus en haoussa et en igbo.',
      },
    },
  },
  {
    key: 'orange-isle-hotels',
    tier: 'premier',
    country: 'CN',
    website: 'https://orangeislehotels.example/',
    since: 1,
    texts: {
      'zh-CN': {
        name: '橘洲叶舍酒店',
        support: '以协议价接待发言嘉宾和翻译志愿者，全天供应清真餐。',
        profile:
          '叶舍在长沙有四家店，每层楼都留一间无障碍客房，前台能用英语和法语办理入住。\n\n它的厨师向非洲参展商学做过木薯叶和炖秋葵，菜单上至今保留着。',
      },
      'en-US': {
        name: 'Orange Isle Leaf Hotels',
        support: 'Lodges speakers and volunteer interpreters at an agreed rate, with halal meals at all hours.',
        profile:
          'Four houses in Changsha, one step-free room on every floor, check-in in English or French.\n\nIts cooks learned cassava leaves and okra stew from exhibitors, and never took the dishes off the menu.',
      },
      'fr-FR': {
        name: 'Hôtels Feuille d’Orange',
        support: 'Héberge orateurs et interprètes bénévoles à un tarif convenu, avec une cuisine halal à toute heure.',
        profile:
          'Quatre maisons à Changsha, une chambre de plain-pied à chaque étage, un accueil en français comme en anglais.\n\nLes cuisiniers ont appris des exposants les feuilles de manioc et le ragoût de gombo, restés depuis à la carte.',
      },
    },
  },
  {
    key: 'rift-purple-leaf',
    tier: 'premier',
    country: 'KE',
    website: 'https://riftpurpleleaf.example/',
    since: 3,
    texts: {
      'zh-CN': {
        name: '裂谷紫叶茶叶合作社',
        support: '供应会议茶歇所用的紫茶，每天下午主持一场品鉴。',
        profile:
          '四百一十户茶农共有一座加工厂，紫茶只采一芽二叶，当天萎凋，当晚揉捻。\n\n合作社在长沙找到了一家黑茶师傅，双方正试做紫茶砖。',
      },
      'en-US': {
        name: 'Rift Purple Leaf Tea Cooperative',
        support: 'Brings the purple tea poured between sessions, and holds a tasting each afternoon.',
        profile:
          'Four hundred and ten families own one factory in the Kenyan highlands. Two leaves and a bud, withered the same day, rolled the same night.\n\nWith a maker of dark tea whom they met in Hunan they are now trying to press it into bricks.',
      },
      'fr-FR': {
        name: 'Coopérative de thé Feuille Pourpre du Rift',
        support: 'Offre le thé pourpre des pauses et anime une dégustation chaque après-midi.',
        profile:
          'Quatre cent dix familles des hauts plateaux kényans possèdent ensemble une seule fabrique. Deux feuilles et un bourgeon, flétris le jour même, roulés dans la nuit.\n\nAvec un maître du thé sombre rencontré dans le Hunan, elles essaient désormais d’en presser des briques.',
      },
    },
  },
  {
    key: 'kasbah-lantern',
    tier: 'premier',
    country: 'MA',
    website: 'https://kasbahlantern.example/',
    since: 3,
    texts: {
      'zh-CN': {
        name: '古堡灯保险',
        support: '为参展样品和搭建人员提供会期综合保险，免费答疑。',
        profile:
          '公司设在摩洛哥，主营货运险和工程险，保单正文只有四页，除外责任用方框标出。\n\n它在博览会上接到过一单只保三尊石雕的生意，照样派人验了货。',
      },
      'en-US': {
        name: 'Kasbah Lantern Insurance',
        support: 'Insures samples and stand builders for the days of the fair, and answers questions for nothing.',
        profile:
          'A Moroccan insurer of cargo and building sites. Its policies run to four pages, with whatever is not covered set in a box.\n\nIt once wrote cover for three stone figures, and sent a surveyor all the same.',
      },
      'fr-FR': {
        name: 'Assurances La Lanterne de la Kasbah',
        support: 'Couvre échantillons et monteurs de stands pendant le salon, et répond gratuitement aux questions.',
        profile:
          'Assureur marocain du fret et des chantiers. Ses contrats tiennent en quatre pages, et ce qui n’est pas couvert y figure dans un encadré.\n\nIl a déjà assuré trois statues de pierre, en dépêchant tout de même un expert.',
      },
    },
  },
];
