import type { SeedQuestion } from './shapes.ts';

/** Questions and answers of the message board, in the order of the page. */
export const seedQuestions: readonly SeedQuestion[] = [
  ask('exhibitor', {
    'zh-CN': [
      '我们是合作社，没有公司执照，能参展吗？',
      '可以。提交合作社登记证或主管部门出具的证明即可，标准展位以合作社名义签订。\n\n如果几家合作社合用一个展位，请指定一家作联系人，楣板上可以写全部名称。',
    ],
    'en-US': [
      'We are a cooperative without a company licence. May we exhibit?',
      'Yes. A registration of the cooperative, or a letter from the authority in charge of it, is enough; the contract for the stand is made out in its name.\n\nSeveral cooperatives may share. Name one as the contact; all of them can appear on the fascia.',
    ],
    'fr-FR': [
      'Nous sommes une coopérative, sans statut de société. Pouvons-nous exposer ?',
      'Oui. L’acte d’enregistrement, ou une attestation de l’autorité de tutelle, suffit ; le contrat de stand est établi à votre nom.\n\nÀ plusieurs sur un stand, désignez un seul contact : tous les noms figureront sur l’enseigne.',
    ],
  }),
  ask('exhibitor', {
    'zh-CN': [
      '食品样品最多带多少？需要哪些证明？',
      '以够展示和品尝为度，具体限量由海关按品类核定，请在装箱前把品名、重量和产地发给参展服务台。\n\n一般要备好成分表、原产地证明和生产日期；肉、蛋、奶和新鲜水果另有检疫要求，没有许可请不要携带。',
    ],
    'en-US': [
      'How much food may we bring as samples, and with which papers?',
      'As much as showing and tasting needs. Customs fix the limit by kind of goods, so send the exhibitors’ desk a list with names, weights and origins before you pack.\n\nHave ingredients, origin and production dates ready. Meat, eggs, milk and fresh fruit need a quarantine permit; without one, leave them at home.',
    ],
    'fr-FR': [
      'Quelle quantité d’aliments apporter, et avec quels papiers ?',
      'De quoi montrer et faire goûter. La douane fixe la limite par catégorie : envoyez au guichet des exposants noms, poids et origines avant d’emballer.\n\nPréparez composition, origine et dates de fabrication. Viande, œufs, lait et fruits frais exigent un permis de quarantaine ; à défaut, ne les emportez pas.',
    ],
  }),
  ask('exhibitor', {
    'zh-CN': [
      '展位里有哪些东西是包含的？',
      '标准展位含三面围板、楣板文字、一张咨询桌、两把椅子、两盏射灯和一个220伏插座。\n\n冰柜、货架、电视、上下水和地毯颜色更换要另外预订，订单表在下载中心里。',
    ],
    'en-US': [
      'What comes with a shell stand?',
      'Three walls, the name on the fascia, a counter, two chairs, two spotlights and one 220-volt socket.\n\nRefrigerators, shelves, screens, water and another colour of carpet are ordered separately, on the form in the download centre.',
    ],
    'fr-FR': [
      'Que comprend un stand équipé ?',
      'Trois cloisons, le nom sur l’enseigne, un comptoir, deux chaises, deux spots et une prise de 220 volts.\n\nRéfrigérateur, étagères, écran, eau ou autre couleur de moquette se commandent à part, avec le formulaire du centre de téléchargement.',
    ],
  }),
  ask('exhibitor', {
    'zh-CN': [
      '可以在展位上直接零售吗？',
      '公众开放日可以零售，需要提前登记商品并明码标价；专业观众日只洽谈、不收款。\n\n进口样品转为销售前，要补办相应的进口手续，物流合作伙伴可以代办。',
    ],
    'en-US': [
      'May we sell from the stand?',
      'On public days, yes, if the goods were registered beforehand and carry a price. The first days are for talks, and no money changes hands.\n\nSamples that entered temporarily have to be imported properly before they are sold; the logistics partner can see to it.',
    ],
    'fr-FR': [
      'Peut-on vendre sur le stand ?',
      'Les jours publics, oui, à condition d’avoir déclaré les articles et affiché les prix. Les premiers jours sont réservés aux entretiens, sans encaissement.\n\nUn échantillon admis temporairement doit être importé en règle avant la vente ; le partenaire logistique s’en charge.',
    ],
  }),
  ask('exhibitor', {
    'zh-CN': [
      '大型机器怎么进馆？',
      '超过三吨或高于四米的设备只能在进馆首日由指定通道进入，请提前二十天报送尺寸、重量和吊点图。\n\n室外展区地面承重更大，适合演示作业。',
    ],
    'en-US': [
      'How do heavy machines get in?',
      'Whatever weighs over three tonnes or stands taller than four metres enters on the first day of build-up, by one gate. Send measurements, weight and lifting points twenty days ahead.\n\nThe outdoor ground bears more, and is the place for demonstrations.',
    ],
    'fr-FR': [
      'Comment entrent les grosses machines ?',
      'Au-delà de trois tonnes ou de quatre mètres de haut, le premier jour du montage et par une porte unique. Dimensions, poids et points de levage nous parviennent vingt jours plus tôt.\n\nL’aire extérieure porte davantage ; c’est là que l’on fait les démonstrations.',
    ],
  }),
  ask('exhibitor', {
    'zh-CN': [
      '能为我们安排翻译吗？',
      '问询台有中、英、法三种语言的流动翻译，短时间帮忙不收费。\n\n整天跟随的译员要预约，参展服务里列有几家机构和大致价位。',
    ],
    'en-US': [
      'Can you find us an interpreter?',
      'Interpreters for Chinese, English and French walk the halls and help for a while without charge.\n\nOne who stays all day must be booked; agencies and price bands are listed among the exhibition services.',
    ],
    'fr-FR': [
      'Pouvez-vous nous trouver un interprète ?',
      'Des interprètes de chinois, d’anglais et de français circulent et dépannent gratuitement un moment.\n\nPour la journée entière, il faut réserver : agences et fourchettes de prix se trouvent dans les services aux participants.',
    ],
  }),
  ask('exhibitor', {
    'zh-CN': [
      '公司资料有变，网站上怎么改？',
      '把新资料从登记时使用的邮箱发给参展服务台，注明展位号。核对后一个工作日内更新，三种语言可以分别提供，也可以只给一种。',
    ],
    'en-US': [
      'Our details have changed. Who corrects the website?',
      'Mail the new wording to the exhibitors’ desk from the address you registered with, naming your stand. It is checked and changed within a working day. Send one language or all three.',
    ],
    'fr-FR': [
      'Nos coordonnées ont changé : qui corrige le site ?',
      'Envoyez le nouveau texte au guichet des exposants depuis l’adresse de votre inscription, avec le numéro du stand. Après contrôle, la correction est faite en un jour ouvré, dans une langue ou dans les trois.',
    ],
  }),
  ask('buyer', {
    'zh-CN': [
      '怎样在开幕前约好供应商？',
      '先在展商名录里按行业和国家筛选，记下展位号，再把名单和希望的时间发给采购商服务台。\n\n对方确认后，我们会把时间、桌号和双方语言发给两边；没有确认的，当天也可以直接去展位。',
    ],
    'en-US': [
      'How do I fix meetings before the opening?',
      'Filter the list of exhibitors by industry and country, note the stands, and send your choice with preferred hours to the buyers’ desk.\n\nOnce the other side agrees, both receive hour, table and languages. Where no answer came, simply walk up to the stand.',
    ],
    'fr-FR': [
      'Comment prendre rendez-vous avant l’ouverture ?',
      'Filtrez la liste des exposants par secteur et par pays, relevez les stands, puis envoyez votre sélection et vos heures au guichet des acheteurs.\n\nDès l’accord obtenu, chacun reçoit l’heure, la table et les langues. Sans réponse, présentez-vous au stand.',
    ],
  }),
  ask('buyer', {
    'zh-CN': [
      '采购商有住宿或交通补助吗？',
      '博览会不发放现金补助。部分国家的商协会会组织团队并承担一部分费用，请先问本国商会。\n\n会期里往返酒店和展馆的班车对佩戴证件的采购商免费。',
    ],
    'en-US': [
      'Are travel or hotels paid for buyers?',
      'The expo pays no allowances. Chambers of commerce in some countries lead delegations and bear part of the cost, so begin by asking yours.\n\nShuttles between hotels and halls are free for whoever wears a buyer’s badge.',
    ],
    'fr-FR': [
      'Le voyage ou l’hôtel des acheteurs est-il pris en charge ?',
      'Aucune indemnité n’est versée. Certaines chambres de commerce emmènent des délégations et en partagent les frais : commencez par interroger la vôtre.\n\nLes navettes entre hôtels et halls sont gratuites pour les porteurs d’un badge d’acheteur.',
    ],
  }),
  ask('buyer', {
    'zh-CN': [
      '怎么核实一家非洲供应商？',
      '请对方出示登记证、出口许可和最近一次提单，再向该国驻华使馆商务处或商会核对登记号。\n\n第一单宜小，用信用证或分批付款；样品与大货要约定留样比对。',
    ],
    'en-US': [
      'How can I check a supplier in Africa?',
      'Ask for the registration, the export licence and a recent bill of lading, then have the number confirmed by the embassy’s commercial section or a chamber.\n\nMake the first order small, pay by letter of credit or by stages, and agree that samples are kept for comparison.',
    ],
    'fr-FR': [
      'Comment vérifier un fournisseur africain ?',
      'Demandez l’immatriculation, la licence d’exportation et un connaissement récent ; faites confirmer le numéro par le service commercial de l’ambassade ou par une chambre.\n\nPetite première commande, crédit documentaire ou paiement échelonné, et échantillon conservé pour comparaison.',
    ],
  }),
  ask('buyer', {
    'zh-CN': [
      '可以用人民币付款吗？',
      '多数供应商可以谈。馆内银行咨询台会说明对方国家能否收人民币、到账要几天、谁承担汇率风险。\n\n网站金融服务栏目里有最近的参考汇率。',
    ],
    'en-US': [
      'Can we pay in renminbi?',
      'Many suppliers will discuss it. The bank’s desk in the hall knows which countries receive renminbi, how long it takes, and on whom the exchange risk falls.\n\nRecent reference rates are on the finance pages of this site.',
    ],
    'fr-FR': [
      'Peut-on payer en renminbi ?',
      'Beaucoup de fournisseurs l’acceptent. Le guichet bancaire du hall sait dans quels pays c’est possible, en combien de jours, et qui supporte le risque de change.\n\nDes cours indicatifs récents figurent dans la rubrique Finance.',
    ],
  }),
  ask('buyer', {
    'zh-CN': [
      '会后还能在哪里看到这些商品？',
      '高桥大市场全年开放，部分参展商在那里有常设柜台。\n\n线上展厅也不下架，每家企业的页面都留有联系方式。',
    ],
    'en-US': [
      'Where can the goods be seen after the fair?',
      'At Gaoqiao Grand Market, in every season: a number of exhibitors keep a counter there.\n\nThe online hall stays open as well, and each company’s page says how to reach it.',
    ],
    'fr-FR': [
      'Où revoir les produits après le salon ?',
      'Au Grand marché de Gaoqiao, en toute saison : plusieurs exposants y gardent un comptoir.\n\nL’exposition en ligne reste ouverte elle aussi, avec les coordonnées de chaque entreprise.',
    ],
  }),
  ask('buyer', {
    'zh-CN': [
      '想发布采购需求，写在哪里？',
      '把品名、规格、数量、交货期和目的港发给采购商服务台，审核后登在采购商名录里。联系方式默认隐去一部分，供应商申请后才显示。',
    ],
    'en-US': [
      'Where do I publish what I am looking for?',
      'Send article, specification, quantity, delivery and port to the buyers’ desk. After a check it appears in the buyers’ directory, with contact details partly hidden until a supplier asks for them.',
    ],
    'fr-FR': [
      'Où publier ma demande d’achat ?',
      'Adressez article, spécifications, quantité, délai et port au guichet des acheteurs. Après contrôle, elle paraît dans le répertoire, coordonnées en partie masquées jusqu’à la demande d’un fournisseur.',
    ],
  }),
  ask('visitor', {
    'zh-CN': [
      '参观要门票吗？',
      '公众开放日免费，不设门票，也没有任何代售点。凭预约和本人有效身份证件入场。\n\n凡向您收取“门票费”的，都不是博览会的工作人员。',
    ],
    'en-US': [
      'Is there an entrance fee?',
      'None. On public days you enter with a reservation and your own valid document, and no agency sells tickets.\n\nAnyone who asks you for money at the gate does not belong to the expo.',
    ],
    'fr-FR': [
      'L’entrée est-elle payante ?',
      'Non. Les jours publics, on entre avec sa réservation et sa propre pièce d’identité ; nul revendeur n’existe.\n\nQuiconque vous réclame de l’argent à la porte n’est pas des nôtres.',
    ],
  }),
  ask('visitor', {
    'zh-CN': [
      '外国护照可以预约吗？',
      '可以。护照、港澳居民来往内地通行证和台湾居民来往大陆通行证都能预约，验证码也可以发到邮箱，不需要中国手机号。',
    ],
    'en-US': [
      'Can I reserve with a foreign passport?',
      'You can, and equally with the travel permits of Hong Kong, Macao and Taiwan residents. The code may come by e-mail, so a Chinese telephone is not required.',
    ],
    'fr-FR': [
      'Puis-je réserver avec un passeport étranger ?',
      'Oui. Les titres de voyage délivrés aux résidents de Hong Kong, Macao ou Taïwan conviennent aussi. Le code peut arriver par courriel : aucun téléphone chinois n’est nécessaire.',
    ],
  }),
  ask('visitor', {
    'zh-CN': [
      '孩子和老人怎么预约？',
      '由家人代为登记即可，一次最多五人。每个人都要有自己的证件，儿童可用户口簿上的身份证号。\n\n婴儿车可以入馆，哺乳室在各馆北侧。',
    ],
    'en-US': [
      'How do children and older relatives register?',
      'A relative does it for them, up to five people at a time. Everyone needs a document of their own; for a Chinese child the number in the family register will do.\n\nPushchairs are welcome, and each hall has a nursing room on its north side.',
    ],
    'fr-FR': [
      'Comment inscrire les enfants et les aînés ?',
      'Un proche s’en charge, pour cinq personnes au plus à la fois. À chacun sa pièce ; pour un enfant chinois, le numéro du livret de famille convient.\n\nLes poussettes entrent, et chaque hall a sa salle d’allaitement, au nord.',
    ],
  }),
  ask('visitor', {
    'zh-CN': [
      '坐轮椅方便吗？',
      '全部展馆无台阶，入口处可借轮椅，请抵押任意证件。\n\n需要人陪同，请提前一天告诉观众服务台，志愿者会在约好的门口等您。',
    ],
    'en-US': [
      'Is the venue accessible by wheelchair?',
      'There are no steps to any hall. Wheelchairs are lent at the entrances against a document.\n\nIf you would like company, tell the visitors’ desk a day ahead and a volunteer will meet you at the agreed door.',
    ],
    'fr-FR': [
      'Le site est-il accessible en fauteuil ?',
      'Aucune marche, dans aucun hall. Des fauteuils sont prêtés aux entrées contre une pièce.\n\nPour être accompagné, prévenez la veille le guichet des visiteurs : un bénévole vous attendra à la porte convenue.',
    ],
  }),
  ask('visitor', {
    'zh-CN': [
      '馆内能吃到什么？有清真餐吗？',
      '各馆之间的连廊有餐饮区，设清真和素食窗口，菜牌三语，标明辣度和常见过敏原。\n\n自带食品可以，玻璃瓶和酒不能入馆。',
    ],
    'en-US': [
      'What is there to eat? Is there halal food?',
      'In the passages between the halls, with halal and vegetarian counters. Signs in three languages tell how hot a dish is and which common allergens it holds.\n\nYour own food may come in; glass bottles and alcohol may not.',
    ],
    'fr-FR': [
      'Que mange-t-on sur place ? Y a-t-il du halal ?',
      'Des comptoirs, halal et végétariens compris, bordent les passages entre les halls. Les cartes trilingues indiquent le piquant et les allergènes courants.\n\nVos provisions sont admises ; bouteilles en verre et alcool, non.',
    ],
  }),
  ask('visitor', {
    'zh-CN': [
      '东西丢了找谁？',
      '先到最近的问询台登记，写清楚物品、时间和大致位置。闭馆后统一送到一号门内的失物处，会后保留三个月。',
    ],
    'en-US': [
      'I have lost something. Where do I go?',
      'To the nearest information desk, with a description, the hour and the place. In the evening everything goes to the room inside gate 1, where it is kept for three months.',
    ],
    'fr-FR': [
      'J’ai perdu un objet : à qui m’adresser ?',
      'Au point d’accueil le plus proche, avec description, heure et endroit. Le soir, tout rejoint la pièce située derrière la porte 1, et y reste trois mois.',
    ],
  }),
  ask('visitor', {
    'zh-CN': [
      '可以拍照和直播吗？',
      '自用拍照随意，展台上的新品、图纸和人像请先征得同意。\n\n直播和商业拍摄要向新闻服务台登记，领取臂章后再开始。',
    ],
    'en-US': [
      'May I take pictures or stream?',
      'Pictures for yourself, by all means. Ask before you photograph new products, drawings or people.\n\nStreaming and commercial filming are registered with the press desk, which hands out an armband.',
    ],
    'fr-FR': [
      'Puis-je photographier ou diffuser en direct ?',
      'Pour vous-même, bien sûr. Demandez avant de prendre une nouveauté, un plan ou une personne.\n\nLe direct et les tournages commerciaux s’annoncent au guichet de la presse, qui remet un brassard.',
    ],
  }),
];

type Words = [question: string, answer: string];

function ask(identity: SeedQuestion['identity'], words: { 'zh-CN': Words; 'en-US': Words; 'fr-FR': Words }) {
  const text = ([question, answer]: Words) => ({ question, answer });
  return {
    identity,
    texts: { 'zh-CN': text(words['zh-CN']), 'en-US': text(words['en-US']), 'fr-FR': text(words['fr-FR']) },
  };
}
