import type { SeedPart } from '../shapes.ts';

/** Coming from Africa: in general terms, for rules differ by country and change. */
export const visaParts: SeedPart[] = [
  {
    page: 'visa',
    key: 'visa',
    texts: {
      'zh-CN': {
        title: '签证',
        body: '<p>要不要签证、要哪一种，取决于您的国籍、事由和停留时间。来做生意的客人多数申请商务签证，来参观、交流的申请访问或旅游签证；有些国家与中国有免签安排，条件各不相同，也会变。</p><ol><li>先看中国驻您所在国使领馆或签证中心的网页，以那里写的为准。</li><li>护照有效期最好在六个月以上，留两页空白。</li><li>至少提前一个月申请，节假日要更早。</li></ol><p>博览会不代办签证，也不收取任何签证费用。</p>',
      },
      'en-US': {
        title: 'Visa',
        body: '<p>Whether you need a visa, and which, depends on your passport, your purpose and your length of stay. Most who come to do business apply for a business visa; visits and exchanges have kinds of their own. Some countries have visa-free arrangements with China; their terms differ and change.</p><ol><li>Begin with the website of the Chinese embassy, consulate or visa centre in your country. What it says counts.</li><li>A passport valid for six more months and two empty pages avoid trouble.</li><li>Apply a month ahead at least, earlier around holidays.</li></ol><p>The expo does not handle visas and never charges for one.</p>',
      },
      'fr-FR': {
        title: 'Visa',
        body: '<p>Vous faut-il un visa, et lequel ? Cela dépend de votre passeport, du motif et de la durée. Pour affaires, on demande d’ordinaire un visa commercial ; visites et échanges ont leurs propres catégories. Certains pays ont avec la Chine des régimes d’exemption, variables et changeants.</p><ol><li>Consultez d’abord le site de l’ambassade, du consulat ou du centre de visas de Chine dans votre pays : lui seul fait foi.</li><li>Un passeport valable encore six mois et deux pages vierges évitent les ennuis.</li><li>Déposez la demande un mois avant au moins, davantage avant les fêtes.</li></ol><p>L’Exposition ne délivre pas de visa et ne réclame jamais de frais de visa.</p>',
      },
    },
  },
  {
    page: 'visa',
    key: 'invitation',
    texts: {
      'zh-CN': {
        title: '邀请函',
        body: '<p>邀请函说明谁请您来、来做什么、哪几天。参展商、采购商和论坛嘉宾向组委会申请；来谈合作的，也可以请中方伙伴出具。</p><ul><li>护照资料页、在职证明、行程，一次发全。</li><li>姓名、护照号与护照完全一致。</li><li>收到后先核对，再交使领馆。</li></ul><p>联系方式见<a href="/about/?cursor=contact">联系我们</a>。</p>',
      },
      'en-US': {
        title: 'Invitation letter',
        body: '<p>It says who invites you, to what and for which days. Exhibitors, buyers and forum guests ask the organisers; those who come to negotiate may be invited by their Chinese partner instead.</p><ul><li>Send the passport’s data page, proof of employment and your itinerary together.</li><li>Name and number must be exactly those of the passport.</li><li>Check the letter before you hand it in.</li></ul><p>Where to write: <a href="/about/?cursor=contact">contact</a>.</p>',
      },
      'fr-FR': {
        title: 'Lettre d’invitation',
        body: '<p>Elle dit qui vous invite, à quoi et pour quels jours. Exposants, acheteurs et invités des forums s’adressent aux organisateurs ; pour une négociation, votre partenaire chinois peut aussi l’établir.</p><ul><li>Envoyez ensemble la page d’identité du passeport, l’attestation d’emploi et l’itinéraire.</li><li>Nom et numéro doivent être exactement ceux du passeport.</li><li>Relisez la lettre avant de la déposer.</li></ul><p>À qui écrire : <a href="/about/?cursor=contact">contact</a>.</p>',
      },
    },
  },
  {
    page: 'visa',
    key: 'arrival',
    texts: {
      'zh-CN': {
        title: '入境当天',
        body: '<ul><li>外国人要填入境信息，可提前在网上填，也可在口岸填；酒店地址和邀请单位写下来备用。</li><li>邀请函、返程票、酒店订单放在手提包里。</li><li>现金、样品、食品、种子、植物有申报规定；拿不准就走申报通道。</li><li>住酒店由前台办理住宿登记；住朋友家，二十四小时内到派出所登记。</li></ul>',
      },
      'en-US': {
        title: 'The day you arrive',
        body: '<ul><li>Foreign visitors give arrival details, online beforehand or on a card at the border. Have your hotel’s address and your host’s name at hand.</li><li>Keep invitation, return ticket and hotel booking in your hand luggage.</li><li>Cash, samples, food, seeds and plants may have to be declared. In doubt, take the red channel.</li><li>Hotels register you with the police. If you stay with friends, register within 24 hours.</li></ul>',
      },
      'fr-FR': {
        title: 'Le jour de l’arrivée',
        body: '<ul><li>Les étrangers déclarent leur arrivée, en ligne à l’avance ou sur une fiche à la frontière. Ayez sous la main l’adresse de l’hôtel et le nom de votre hôte.</li><li>Gardez en cabine invitation, billet de retour et réservation d’hôtel.</li><li>Argent liquide, échantillons, aliments, graines et plantes peuvent devoir être déclarés. Dans le doute, filière rouge.</li><li>L’hôtel vous enregistre auprès de la police ; chez des amis, faites-le dans les 24 heures.</li></ul>',
      },
    },
  },
  {
    page: 'visa',
    key: 'money',
    texts: {
      'zh-CN': {
        title: '钱和支付',
        body: '<p>手机支付最通行，两大支付软件都可以绑定境外银行卡，出发前装好、验证好。现金处处可用，机场和银行能兑换，请带些小面额。境外卡在大酒店、商场能刷，小店多半不行。<a href="/finance/">金融服务</a>页有汇率和换汇网点。</p>',
      },
      'en-US': {
        title: 'Money',
        body: '<p>People pay by phone. Both of the great payment apps accept foreign bank cards: install and verify one before you leave home. Cash is good everywhere and can be changed at the airport or a bank; keep small notes. Large hotels and stores take foreign cards, small shops rarely do. Rates are under <a href="/finance/">finance</a>.</p>',
      },
      'fr-FR': {
        title: 'Argent',
        body: '<p>On paie avec le téléphone. Les deux grandes applications acceptent des cartes étrangères : installez-en une et faites-la vérifier avant le départ. Les espèces passent partout et se changent à l’aéroport ou en banque ; gardez de petites coupures. Les grands hôtels prennent les cartes étrangères, les petites boutiques rarement. Les cours sont à la page <a href="/finance/">finance</a>.</p>',
      },
    },
  },
  {
    page: 'visa',
    key: 'phone',
    texts: {
      'zh-CN': {
        title: '电话和上网',
        body: '<p>三大运营商在机场和市内营业厅凭护照卖电话卡，当场开通。也可以先在家开好国际漫游或电子卡。有些境外网站和应用在内地打不开，请提前告诉家人用什么办法联系。馆内有免费无线网，用手机号或护照号登录。</p>',
      },
      'en-US': {
        title: 'Telephone and internet',
        body: '<p>The operators sell SIM cards against a passport at the airport and in town, and connect them on the spot. Roaming or an eSIM from home works too. Some foreign sites and apps do not open in the Chinese mainland, so settle with your family how to stay in touch. Wi-Fi in the halls is free, by telephone or passport number.</p>',
      },
      'fr-FR': {
        title: 'Téléphone et internet',
        body: '<p>Les opérateurs vendent des cartes SIM sur présentation du passeport, à l’aéroport et en ville, activées aussitôt. L’itinérance ou une eSIM prise chez vous convient aussi. Certains sites et applications étrangers ne s’ouvrent pas en Chine continentale : convenez avec vos proches d’un moyen de vous joindre. Wi-Fi gratuit dans les halls, avec numéro de téléphone ou de passeport.</p>',
      },
    },
  },
  {
    page: 'visa',
    key: 'plugs-and-weather',
    texts: {
      'zh-CN': {
        title: '插头和天气',
        body: '<p>电压220伏、50赫兹；插座多为两扁脚（A型）、两圆脚（C型）和三扁脚（I型）。英式三方脚插头需要转换器，酒店前台可借。</p><p>六月的长沙湿热多雨，白天大多在25至32度，馆内空调足。薄衣、薄外套、一把伞，刚好。</p>',
      },
      'en-US': {
        title: 'Plugs and weather',
        body: '<p>Mains are 220 volts, 50 hertz; sockets take types A (two flat pins), C (two round) and I (three slanting). British plugs need an adapter, which hotels lend.</p><p>June in Changsha is hot, damp and often rainy, mostly 25 to 32 °C by day, while the halls are well cooled. Light clothes, a thin jacket and an umbrella are right.</p>',
      },
      'fr-FR': {
        title: 'Prises et météo',
        body: '<p>Courant de 220 volts, 50 hertz ; prises de types A (deux lames), C (deux broches rondes) et I (trois lames). Les fiches européennes minces entrent souvent ; pour les autres, l’hôtel prête un adaptateur.</p><p>En juin, Changsha est chaude, humide et pluvieuse, 25 à 32 °C le jour en général, et les halls sont bien climatisés. Vêtements légers, petite veste et parapluie conviennent.</p>',
      },
    },
  },
  {
    page: 'visa',
    key: 'health',
    texts: {
      'zh-CN': {
        title: '健康',
        body: '<p>自来水要烧开再喝，酒店房间都有水壶。常用药带足，留着原包装和处方。出行前买好含医疗的保险。从黄热病流行区来的客人，请带上接种证书，以备查验。</p><p>馆内各处有急救站；大医院设国际门诊，先付费后看病，请保留票据。</p>',
      },
      'en-US': {
        title: 'Health',
        body: '<p>Boil tap water before drinking; every hotel room has a kettle. Bring enough of your own medicine, in its package and with the prescription, and travel insured. If you come from a yellow-fever region, carry the certificate in case it is asked for.</p><p>Halls have first-aid posts. Large hospitals have international clinics: one pays first, so keep the receipts.</p>',
      },
      'fr-FR': {
        title: 'Santé',
        body: '<p>Faites bouillir l’eau du robinet ; chaque chambre d’hôtel a sa bouilloire. Apportez vos médicaments en quantité, dans leur emballage et avec l’ordonnance, et une assurance. Si vous venez d’une zone de fièvre jaune, ayez le certificat au cas où on le demande.</p><p>Postes de secours dans les halls. Les grands hôpitaux ont une consultation internationale : on paie d’abord, gardez les reçus.</p>',
      },
    },
  },
  {
    page: 'visa',
    key: 'emergency',
    texts: {
      'zh-CN': {
        title: '紧急情况',
        body: '<p>下面三个号码全国通用，用任何手机都能免费拨打。接线员未必会外语：说一句“我在会展中心”，再把电话交给身边的人。馆内请就近找穿绿马甲的志愿者。</p>',
      },
      'en-US': {
        title: 'In an emergency',
        body: '<p>These three numbers are free from any telephone in the country. The operator may not speak your language: give the phone to somebody beside you, or show a card from the <a href="/service/phrases">phrases</a>. In the halls, turn to anyone in a green waistcoat.</p>',
      },
      'fr-FR': {
        title: 'En cas d’urgence',
        body: '<p>Ces trois numéros sont gratuits depuis tout téléphone du pays. L’opérateur ne parle pas forcément votre langue : passez l’appareil à quelqu’un près de vous ou montrez une carte des <a href="/service/phrases">phrases</a>. Dans les halls, adressez-vous à un gilet vert.</p>',
      },
    },
  },
  {
    page: 'visa',
    key: 'embassies',
    texts: {
      'zh-CN': {
        title: '使领馆',
        body: '<p>护照遗失：先到最近的派出所报案，拿到证明，再联系本国使领馆。多数非洲国家的使馆在北京，有些在广州、上海设领事馆；出发前把它们的电话、地址抄在纸上，和护照复印件放在一起。</p><p>中国驻各国使领馆的地址见外交部网站。</p>',
      },
      'en-US': {
        title: 'Embassies',
        body: '<p>If your passport is lost, report it at the nearest police station, take the certificate you are given, and call your embassy. Most African embassies are in Beijing, and some countries have consulates in Guangzhou or Shanghai. Copy their addresses onto paper before you travel, and keep that with a copy of your passport.</p><p>China’s own embassies are listed on the website of its Ministry of Foreign Affairs.</p>',
      },
      'fr-FR': {
        title: 'Ambassades',
        body: '<p>Passeport perdu : déclarez-le au poste de police le plus proche, prenez le récépissé, puis appelez votre ambassade. La plupart des ambassades africaines sont à Pékin ; certains pays ont un consulat à Canton ou à Shanghai. Notez leurs coordonnées sur papier avant de partir, avec une copie du passeport.</p><p>Les ambassades de Chine figurent sur le site de son ministère des Affaires étrangères.</p>',
      },
    },
  },
];
