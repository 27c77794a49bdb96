import type { SeedProvider } from './shapes.ts';

/** Fictional insurers and guarantors. */
export const seedInsurersAndGuarantors: SeedProvider[] = [
  {
    key: 'lantern-export-credit',
    type: 'insurance',
    countries: ['NG', 'GH', 'KE', 'ET', 'ZM', 'AO', 'TZ', 'CI', 'EG'],
    needs: ['creditInsurance', 'advice'],
    email: 'cover@lantern-credit.example',
    backupEmail: 'claims@lantern-credit.example',
    mobile: '+8613900820711',
    website: 'https://lantern-credit.example/',
    texts: {
      'zh-CN': {
        name: '灯笼出口信用保险社',
        profile:
          '给向非洲赊销的中国工厂承保买方拖欠和破产。保额按单个买方核定，五十万美元以内的申请三天答复，保费通常在货值的百分之零点六到一点四之间。\n\n赔付前先催收：九个国家有签约律师，去年六成拖欠在催收阶段就收回了。',
        contact: '承保一部',
      },
      'en-US': {
        name: 'Lantern Export Credit Insurance',
        profile:
          'Insures Chinese factories that sell on account to Africa, against buyers who pay late or go under. A limit is set for each buyer; up to half a million dollars it is answered in three days, and costs 0.6 to 1.4 per cent of the goods.\n\nBefore it pays it collects, through lawyers in nine countries. Last year three overdue bills out of five came in that way.',
        contact: 'Underwriting, first section',
      },
      'fr-FR': {
        name: 'Lanterne, assurance-crédit export',
        profile:
          'Elle couvre les usines chinoises qui vendent à terme en Afrique contre le retard et la faillite de l’acheteur. Un plafond est fixé par acheteur ; jusqu’à un demi-million de dollars, la réponse vient en trois jours et la prime va de 0,6 à 1,4 % de la valeur des marchandises.\n\nAvant d’indemniser, elle recouvre, par des avocats de neuf pays : l’an passé, trois factures impayées sur cinq sont rentrées ainsi.',
        contact: 'Souscription, première section',
      },
    },
  },
  {
    key: 'baobab-cargo-mutual',
    type: 'insurance',
    countries: ['SN', 'GM', 'GN', 'SL', 'LR', 'CI', 'GH', 'TG', 'BJ', 'NG'],
    needs: ['cargoInsurance'],
    email: 'policies@baobab-cargo.example',
    backupEmail: 'surveyors@baobab-cargo.example',
    mobile: '+233241820712',
    website: 'https://baobab-cargo.example/',
    texts: {
      'zh-CN': {
        name: '猴面包树货运互助保险',
        profile:
          '西非货主合办的互助社，承保从工厂门口到对方仓库的全程货物险，包括内陆卡车段和港口堆存。\n\n特马、阿比让、科托努、洛美四个港口有自己的公估人，卸柜后二十四小时内到场；受潮、短少、串味都在保障之内。年末有结余就按保费返还社员。',
        contact: '保单受理处',
      },
      'en-US': {
        name: 'Baobab Cargo Mutual',
        profile:
          'A mutual of West African shippers. Its policies run from the factory gate to the far warehouse, with the lorry inland and the days on the quay.\n\nIn Tema, Abidjan, Cotonou and Lomé its own surveyors come within 24 hours of unloading; damp, shortage and taint are covered. What is left at the end of the year goes back to members.',
        contact: 'Policy office',
      },
      'fr-FR': {
        name: 'Mutuelle Baobab Facultés',
        profile:
          'Mutuelle de chargeurs ouest-africains : ses polices courent de la porte de l’usine à l’entrepôt du destinataire, camion à l’intérieur des terres et séjour à quai compris.\n\nÀ Tema, Abidjan, Cotonou et Lomé, ses propres experts arrivent dans les 24 heures qui suivent le dépotage ; mouille, manquants et odeurs sont garantis. Le boni de fin d’année revient aux sociétaires.',
        contact: 'Bureau des polices',
      },
    },
  },
  {
    key: 'rift-crop-and-cold-insurance',
    type: 'insurance',
    countries: ['KE', 'ET', 'TZ', 'UG', 'MW', 'ZM'],
    needs: ['cargoInsurance', 'creditInsurance'],
    email: 'hello@rift-cover.example',
    backupEmail: 'payouts@rift-cover.example',
    mobile: '+254711820713',
    website: 'https://rift-cover.example/',
    texts: {
      'zh-CN': {
        name: '裂谷冷链农产保险',
        profile:
          '只保怕热的东西：鲜切花、鳄梨、鱼、疫苗。冷柜里的温度记录仪就是理赔依据，超温四小时自动赔付，不用提交损失照片。\n\n同一张保单可以加上买方拒收险：货到长沙被拒时，按合同价的八成先行赔付，再由保险方处置货物。',
        contact: '客户服务台',
      },
      'en-US': {
        name: 'Rift Crop and Cold Insurance',
        profile:
          'It insures what cannot stand heat: roses, avocados, fish, vaccines. The logger in the container decides; four hours above the limit are paid without photographs or forms.\n\nRefusal by the buyer can be added to the same policy: eight tenths of the contract price at once, and the insurer finds another home for the goods.',
        contact: 'Customer desk',
      },
      'fr-FR': {
        name: 'Rift Assurance froid et récoltes',
        profile:
          'Elle assure ce qui craint la chaleur : roses, avocats, poisson, vaccins. L’enregistreur du conteneur fait foi ; quatre heures au-dessus du seuil sont indemnisées sans photo ni formulaire.\n\nLe refus de l’acheteur peut s’ajouter à la même police : 80 % du prix versés d’emblée, et l’assureur se charge de replacer la marchandise.',
        contact: 'Accueil clients',
      },
    },
  },
  {
    key: 'sanxiang-surety',
    type: 'guarantee',
    countries: ['AO', 'CD', 'CG', 'MZ', 'DZ', 'EG', 'ET', 'NG'],
    needs: ['guarantees', 'projectFinance'],
    email: 'bonds@sanxiang-surety.example',
    backupEmail: 'tenders@sanxiang-surety.example',
    mobile: '+8613900820721',
    website: 'https://sanxiang-surety.example/',
    texts: {
      'zh-CN': {
        name: '三湘工程担保',
        profile:
          '为在非洲投标、施工的中国建筑企业开投标保函、履约保函和质保金保函。投标保函当天开出，电子文本同步发给业主。\n\n反担保不一定要现金：在建工程的应收款、停在国内的施工机械都可以作价。葡语和法语合同由社内律师审阅。',
        contact: '保函业务部',
      },
      'en-US': {
        name: 'Sanxiang Surety',
        profile:
          'Bid, performance and retention bonds for Chinese builders who tender and work in Africa. A bid bond is out the same day, with an electronic copy to the client.\n\nCounter-security need not be cash: receivables of works under way count, and so do machines that stand idle at home. Contracts in Portuguese and French are read by lawyers of the house.',
        contact: 'Bonds department',
      },
      'fr-FR': {
        name: 'Sanxiang Cautions',
        profile:
          'Cautions de soumission, de bonne exécution et de retenue pour les entreprises chinoises de BTP qui soumissionnent en Afrique. La caution de soumission sort le jour même, avec copie électronique au maître d’ouvrage.\n\nLa contre-garantie n’est pas forcément en espèces : créances de chantiers en cours et engins immobilisés au pays sont acceptés. Les contrats en portugais et en français passent par les juristes de la maison.',
        contact: 'Service des cautions',
      },
    },
  },
  {
    key: 'harmattan-guarantee-fund',
    type: 'guarantee',
    countries: ['NE', 'ML', 'BF', 'TD', 'SN', 'MR'],
    needs: ['guarantees', 'workingCapital'],
    email: 'dossiers@harmattan-garantie.example',
    backupEmail: 'niamey@harmattan-garantie.example',
    mobile: '+22790820722',
    website: 'https://harmattan-garantie.example/',
    texts: {
      'zh-CN': {
        name: '哈马丹担保基金',
        profile:
          '帮助萨赫勒地区的小企业向当地银行贷款：基金担保一半，女企业家名下的项目担保七成。芝麻、阿拉伯胶、皮革加工优先。\n\n申请表只有四页，尼亚美、巴马科和恩贾梅纳都能交，二十天内答复。',
        contact: '项目受理组',
      },
      'en-US': {
        name: 'Harmattan Guarantee Fund',
        profile:
          'Helps small firms of the Sahel to borrow from their own banks: the fund stands for half of the loan, and for seven tenths where a woman owns the business. Sesame, gum arabic and leather come first.\n\nThe form has four pages, may be handed in at Niamey, Bamako or N’Djamena, and is answered in twenty days.',
        contact: 'Applications team',
      },
      'fr-FR': {
        name: 'Fonds de garantie Harmattan',
        profile:
          'Il aide les petites entreprises du Sahel à emprunter auprès de leurs banques : garantie de moitié, portée à 70 % quand l’affaire appartient à une femme. Priorité au sésame, à la gomme arabique et au cuir.\n\nLe formulaire tient en quatre pages, se dépose à Niamey, Bamako ou N’Djaména et reçoit réponse en vingt jours.',
        contact: 'Équipe des dossiers',
      },
    },
  },
];
