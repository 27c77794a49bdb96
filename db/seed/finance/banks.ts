import type { SeedProvider } from './shapes.ts';

/** Fictional banks. */
export const seedBanks: SeedProvider[] = [
  {
    key: 'yuelu-trade-bank',
    type: 'bank',
    countries: ['KE', 'UG', 'TZ', 'RW', 'ET', 'ZM', 'GH'],
    needs: ['tradeFinance', 'workingCapital', 'payments'],
    email: 'africa.desk@yuelu-trade.example',
    backupEmail: 'documents@yuelu-trade.example',
    mobile: '+8613900820701',
    website: 'https://www.yuelu-trade.example/',
    texts: {
      'zh-CN': {
        name: '岳麓贸易银行',
        profile:
          '总行设在长沙，专做湖南企业与东非之间的信用证、押汇和福费廷。单笔起做金额三十万元，资料齐全的进口开证两个工作日出证。\n\n咖啡、芝麻和鳄梨的采购商可凭订单申请装船前融资，货到岳阳城陵矶或霞凝港后再还款。会说斯瓦希里语的客户经理每周二、周四在线。',
        contact: '非洲业务部',
      },
      'en-US': {
        name: 'Yuelu Trade Bank',
        profile:
          'A bank in Changsha for letters of credit, bills and forfaiting between Hunan and East Africa. It starts at 300,000 yuan a transaction, and an import credit with complete papers is issued in two working days.\n\nBuyers of coffee, sesame and avocados can borrow against an order before shipment and repay once the goods reach the river port. Somebody who speaks Swahili is on line on Tuesdays and Thursdays.',
        contact: 'Africa desk',
      },
      'fr-FR': {
        name: 'Banque de commerce Yuelu',
        profile:
          'Établie à Changsha, elle se consacre aux crédits documentaires, à l’escompte et au forfaitage entre le Hunan et l’Afrique de l’Est. Opérations à partir de 300 000 yuans ; un crédit à l’importation part en deux jours ouvrés si le dossier est complet.\n\nLes acheteurs de café, de sésame et d’avocats empruntent sur commande avant l’embarquement et remboursent à l’arrivée au port fluvial. Un conseiller swahiliphone répond en ligne le mardi et le jeudi.',
        contact: 'Bureau Afrique',
      },
    },
  },
  {
    key: 'banque-des-deux-deltas',
    type: 'bank',
    countries: ['SN', 'CI', 'BJ', 'TG', 'ML', 'BF', 'CM', 'GA'],
    needs: ['tradeFinance', 'payments', 'hedging'],
    email: 'chine@deux-deltas.example',
    backupEmail: 'operations@deux-deltas.example',
    mobile: '+221771820702',
    website: 'https://deux-deltas.example/',
    texts: {
      'zh-CN': {
        name: '双三角洲银行',
        profile:
          '达喀尔的一家区域银行，在阿比让、科托努和杜阿拉设有分行，为用西非法郎、中非法郎结算的客户开立对华信用证。\n\n腰果、棉花和可可的出口商可以直接收人民币并当日换成法郎；也可以锁定三个月后的汇率，锁汇不收押金，按成交额千分之二计费。',
        contact: '中国业务组',
      },
      'en-US': {
        name: 'Bank of the Two Deltas',
        profile:
          'A regional bank in Dakar with branches in Abidjan, Cotonou and Douala. It issues credits towards China for customers who keep their books in CFA francs of the west or of the centre.\n\nExporters of cashew, cotton and cocoa may be paid in yuan and have francs the same day, or fix the rate three months ahead: no deposit, two per mille of the amount.',
        contact: 'China team',
      },
      'fr-FR': {
        name: 'Banque des Deux Deltas',
        profile:
          'Banque régionale de Dakar, présente à Abidjan, Cotonou et Douala, elle ouvre des crédits documentaires vers la Chine pour une clientèle qui compte en francs CFA.\n\nLes exportateurs d’anacarde, de coton et de cacao peuvent être réglés en yuans et disposer de leurs francs dans la journée, ou fixer leur cours à trois mois : sans dépôt, pour deux pour mille du montant.',
        contact: 'Équipe Chine',
      },
    },
  },
  {
    key: 'limpopo-savings-and-trust',
    type: 'bank',
    countries: ['ZA', 'NA', 'BW', 'LS', 'SZ', 'MZ', 'ZW'],
    needs: ['workingCapital', 'tradeFinance', 'guarantees'],
    email: 'asia@limpopo-trust.example',
    backupEmail: 'branch.polokwane@limpopo-trust.example',
    mobile: '+27721820703',
    website: 'https://limpopo-trust.example/',
    texts: {
      'zh-CN': {
        name: '林波波储蓄信托银行',
        profile:
          '面向南部非洲中小农场和加工厂的银行：柑橘、夏威夷果、红酒、羊毛。它为每一季收成放款，利息按实际用款天数算。\n\n向中国买方出货时，可由它出具履约保函或预付款保函，格式已与岳麓贸易银行等六家中方银行对过。',
        contact: '亚洲客户经理室',
      },
      'en-US': {
        name: 'Limpopo Savings and Trust',
        profile:
          'For farms and plants of southern Africa that are neither small nor large: citrus, macadamia, wine, wool. It lends from one harvest to the next, and counts interest only for the days on which money is used.\n\nTowards Chinese buyers it gives performance and advance payment bonds, in wordings that six banks in China have already accepted.',
        contact: 'Asia relationship office',
      },
      'fr-FR': {
        name: 'Limpopo Épargne et Fiducie',
        profile:
          'Au service des exploitations et ateliers de taille moyenne d’Afrique australe : agrumes, macadamia, vin, laine. Elle prête d’une récolte à l’autre, avec des intérêts comptés aux seuls jours d’utilisation.\n\nFace aux acheteurs chinois, elle délivre des garanties de bonne fin et de restitution d’acompte, dans une rédaction que six banques chinoises ont déjà admise.',
        contact: 'Chargés de clientèle Asie',
      },
    },
  },
  {
    key: 'atlas-maritime-bank',
    type: 'bank',
    countries: ['MA', 'DZ', 'TN', 'EG', 'LY', 'MR'],
    needs: ['tradeFinance', 'projectFinance', 'hedging'],
    email: 'corporate@atlas-maritime.example',
    backupEmail: 'beijing.office@atlas-maritime.example',
    mobile: '+212661820704',
    website: 'https://www.atlas-maritime.example/',
    texts: {
      'zh-CN': {
        name: '阿特拉斯海事银行',
        profile:
          '卡萨布兰卡的企业银行，北非六国都有代理行。擅长两类业务：磷肥、汽车零部件的供应链融资，以及光伏、海水淡化项目的银团贷款。\n\n迪拉姆、第纳尔和埃及镑对人民币的远期报价每天上午更新。北京代表处可以用中文受理材料。',
        contact: '企业金融部',
      },
      'en-US': {
        name: 'Atlas Maritime Bank',
        profile:
          'A corporate bank of Casablanca with correspondents all along the north coast. Two things are its trade: financing the suppliers of fertiliser and car parts, and arranging loans of several banks for solar and desalination plants.\n\nForward quotes of dirham, dinars and Egyptian pounds against the yuan come out every morning. Papers in Chinese can be handed in at the Beijing office.',
        contact: 'Corporate finance',
      },
      'fr-FR': {
        name: 'Banque Atlas Maritime',
        profile:
          'Banque d’entreprise casablancaise, avec des correspondants sur toute la rive nord du continent. Deux métiers : le financement des fournisseurs d’engrais et de pièces automobiles, et les crédits syndiqués pour le solaire et le dessalement.\n\nSes cotations à terme du dirham, des dinars et de la livre égyptienne contre yuan paraissent chaque matin. Le bureau de Pékin reçoit les dossiers rédigés en chinois.',
        contact: 'Financement des entreprises',
      },
    },
  },
  {
    key: 'kivu-cooperative-bank',
    type: 'bank',
    countries: ['RW', 'BI', 'CD', 'UG'],
    needs: ['workingCapital', 'payments', 'tradeFinance'],
    email: 'exports@kivu-coop.example',
    backupEmail: 'goma@kivu-coop.example',
    mobile: '+250781820705',
    website: 'https://kivu-coop.example/',
    texts: {
      'zh-CN': {
        name: '基伍合作银行',
        profile:
          '由一百四十家咖啡和茶叶合作社共同出资，总部在基加利。社员交货当天就能拿到七成货款，余款在中国买方付汇后三天内到账。\n\n单笔贷款从两千美元起，不要求房产抵押，仓单就是担保。',
        contact: '出口业务窗口',
      },
      'en-US': {
        name: 'Kivu Co-operative Bank',
        profile:
          'Owned by 140 coffee and tea co-operatives, seated in Kigali. Members have seven tenths of the price on the day of delivery and the rest within three days of the Chinese buyer’s transfer.\n\nLoans begin at 2,000 dollars. No house needs to be pledged: the warehouse receipt is the security.',
        contact: 'Export counter',
      },
      'fr-FR': {
        name: 'Banque coopérative du Kivu',
        profile:
          'Propriété de 140 coopératives de café et de thé, elle siège à Kigali. Les membres touchent 70 % du prix le jour de la livraison et le solde trois jours au plus après le virement de l’acheteur chinois.\n\nPrêts dès 2 000 dollars, sans hypothèque : le récépissé d’entrepôt tient lieu de gage.',
        contact: 'Guichet export',
      },
    },
  },
];
