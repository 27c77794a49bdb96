import type { SeedProvider } from './shapes.ts';

/** Fictional payment services and advisers. */
export const seedPaymentsAndAdvisers: SeedProvider[] = [
  {
    key: 'cowrie-pay',
    type: 'payment',
    countries: ['GH', 'NG', 'CI', 'SN', 'BJ', 'TG', 'KE', 'UG', 'TZ', 'RW'],
    needs: ['payments', 'hedging'],
    email: 'merchants@cowrie-pay.example',
    backupEmail: 'compliance@cowrie-pay.example',
    mobile: '+233201820751',
    website: 'https://cowrie-pay.example/',
    texts: {
      'zh-CN': {
        name: '货贝支付',
        profile:
          '把手机钱包接到中国收款账户：采购商在阿克拉或内罗毕用手机付款，义乌的卖家当天收到人民币。单笔上限五万美元，手续费百分之零点九。\n\n汇率在下单时锁定两小时，退款原路返回。大额付款须附合同和报关单号。',
        contact: '商户服务',
      },
      'en-US': {
        name: 'Cowrie Pay',
        profile:
          'From a wallet on the telephone to an account in China: a trader pays in Accra or Nairobi, and the seller in Yiwu has yuan the same day. Up to 50,000 dollars at a time, for 0.9 per cent.\n\nThe rate holds for two hours from the order, and refunds go back the way they came. Large sums need the contract and the customs number.',
        contact: 'Merchant service',
      },
      'fr-FR': {
        name: 'Cauri Pay',
        profile:
          'Du portefeuille mobile au compte en Chine : la commerçante règle à Accra ou à Nairobi, le vendeur de Yiwu reçoit ses yuans dans la journée. Jusqu’à 50 000 dollars par opération, pour 0,9 %.\n\nLe cours tient deux heures à compter de la commande et tout remboursement reprend le même chemin. Les grosses sommes demandent le contrat et le numéro de déclaration en douane.',
        contact: 'Service commerçants',
      },
    },
  },
  {
    key: 'silk-and-sisal-clearing',
    type: 'payment',
    countries: ['TZ', 'MG', 'MU', 'MZ', 'KE', 'ZA'],
    needs: ['payments'],
    email: 'clearing@silk-sisal.example',
    backupEmail: 'night.desk@silk-sisal.example',
    mobile: '+255761820752',
    website: 'https://silk-sisal.example/',
    texts: {
      'zh-CN': {
        name: '丝麻清算行',
        profile:
          '替不常做外贸的商户代收代付：先代买方保管货款，等物流显示签收，再放给卖方；双方有争议时由三人小组在十天内裁定。\n\n支持人民币、先令、兰特、阿里亚里四种货币，夜间窗口为亚洲时区值班。',
        contact: '清算窗口',
      },
      'en-US': {
        name: 'Silk and Sisal Clearing',
        profile:
          'For merchants who trade abroad now and then: it keeps the buyer’s money until the parcel is signed for, then lets the seller have it. Where they disagree, three people decide within ten days.\n\nIt clears yuan, shillings, rand and ariary, and has a night desk for Asian hours.',
        contact: 'Clearing desk',
      },
      'fr-FR': {
        name: 'Soie et Sisal Compensation',
        profile:
          'Pour qui ne commerce qu’à l’occasion avec l’étranger : l’argent de l’acheteur attend la signature du colis avant d’aller au vendeur. En cas de désaccord, trois personnes tranchent sous dix jours.\n\nElle compense yuans, shillings, rands et ariary, avec une permanence de nuit aux heures d’Asie.',
        contact: 'Guichet de compensation',
      },
    },
  },
  {
    key: 'nile-remit-business',
    type: 'payment',
    countries: ['EG', 'SD', 'SS', 'ET', 'DJ', 'SO'],
    needs: ['payments', 'hedging'],
    email: 'business@nile-remit.example',
    backupEmail: 'khartoum@nile-remit.example',
    mobile: '+201001820753',
    website: 'https://nile-remit.example/',
    texts: {
      'zh-CN': {
        name: '尼罗企业汇款',
        profile:
          '尼罗河流域和非洲之角的企业汇款公司，在没有代理行的城市也能送达：开罗、亚的斯亚贝巴之外，还有苏丹港、朱巴和柏培拉。\n\n每周两次公布人民币对埃及镑、比尔的团购汇率，凑满一百万元按优惠价成交。',
        contact: '企业柜台',
      },
      'en-US': {
        name: 'Nile Remit Business',
        profile:
          'Transfers for companies along the Nile and in the Horn, also where no correspondent bank is left: besides Cairo and Addis Ababa to Port Sudan, Juba and Berbera.\n\nTwice a week it pools orders of yuan against pounds and birr; a million together have a better rate.',
        contact: 'Business counter',
      },
      'fr-FR': {
        name: 'Nil Transferts entreprises',
        profile:
          'Virements d’entreprise le long du Nil et dans la Corne, même là où il n’y a plus de banque correspondante : outre Le Caire et Addis-Abeba, Port-Soudan, Djouba et Berbera.\n\nDeux fois par semaine, les ordres en yuans contre livres et birrs sont groupés ; à partir d’un million, le cours s’améliore.',
        contact: 'Comptoir entreprises',
      },
    },
  },
  {
    key: 'three-rivers-advisory',
    type: 'advisory',
    countries: ['CD', 'CG', 'CM', 'CF', 'GA', 'GQ', 'TD', 'ST'],
    needs: ['advice', 'projectFinance'],
    email: 'bureau@three-rivers.example',
    backupEmail: 'kinshasa@three-rivers.example',
    mobile: '+243811820761',
    website: 'https://three-rivers.example/',
    texts: {
      'zh-CN': {
        name: '三河融资顾问',
        profile:
          '帮中部非洲的林业、矿业、农业项目准备能拿去见银行的材料：现金流表、环评、土地文件、中法双语摘要。\n\n按里程碑收费，拿不到融资只收一半。金沙萨和布拉柴维尔各有一个小团队，隔河办公。',
        contact: '咨询受理处',
      },
      'en-US': {
        name: 'Three Rivers Advisory',
        profile:
          'Prepares forestry, mining and farming projects of central Africa for the day they meet a bank: cash flow, environmental study, land titles, a summary in Chinese and French.\n\nFees follow milestones, and half is waived where no loan comes of it. Two small teams work on either bank of the Congo.',
        contact: 'Enquiries',
      },
      'fr-FR': {
        name: 'Trois Fleuves Conseil',
        profile:
          'Il prépare les projets forestiers, miniers et agricoles d’Afrique centrale au jour où ils rencontreront un banquier : trésorerie prévisionnelle, étude d’impact, titres fonciers, résumé en chinois et en français.\n\nLes honoraires suivent les étapes, et sont réduits de moitié si aucun prêt n’aboutit. Deux petites équipes travaillent de part et d’autre du Congo.',
        contact: 'Demandes de renseignements',
      },
    },
  },
  {
    key: 'compass-tax-and-customs',
    type: 'advisory',
    countries: ['ZA', 'NA', 'ZM', 'KE', 'NG', 'MA', 'EG', 'MU'],
    needs: ['advice', 'hedging'],
    email: 'ask@compass-customs.example',
    backupEmail: 'port.louis@compass-customs.example',
    mobile: '+23057820762',
    website: 'https://compass-customs.example/',
    texts: {
      'zh-CN': {
        name: '罗盘税务关务所',
        profile:
          '回答一个问题：这批货进来到底要交多少钱？关税、增值税、原产地证、零关税待遇适用条件，按国别写成一页纸，收费固定。\n\n也替在非投资的企业做外汇合规：利润怎么汇出、用什么货币记账、套期保值能不能抵税。',
        contact: '问询台',
      },
      'en-US': {
        name: 'Compass Tax and Customs',
        profile:
          'Answers one question: what will these goods cost to bring in? Duty, value added tax, certificates of origin, the terms of zero-tariff treatment, on a page for each country and for a fixed fee.\n\nFor investors it looks after exchange rules: how profits leave, which currency books are kept in, whether a hedge can be set against tax.',
        contact: 'Question desk',
      },
      'fr-FR': {
        name: 'Boussole Douane et fiscalité',
        profile:
          'Il répond à une question : que coûtera l’entrée de ces marchandises ? Droits, TVA, certificats d’origine, conditions du tarif zéro, sur une page par pays et à prix fixe.\n\nPour les investisseurs, il veille à la réglementation des changes : sortie des bénéfices, monnaie de tenue des comptes, déductibilité d’une couverture.',
        contact: 'Accueil et renseignements',
      },
    },
  },
];
