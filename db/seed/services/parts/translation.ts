import type { SeedPart } from '../shapes.ts';

/** Interpreting and translation. Prices are those of this demonstration. */
export const translationParts: SeedPart[] = [
  {
    page: 'translation',
    key: 'in-the-halls',
    texts: {
      'zh-CN': {
        title: '展馆里：随到随问',
        body: '<p>每个馆的服务台旁都有译员台，开馆到闭馆有人。问路、问价、看一张合同的大意，十五分钟以内不收费，也不用预约。</p><p>常备英语和法语；葡萄牙语、阿拉伯语、斯瓦希里语、阿姆哈拉语译员在W2馆，其他馆可以叫过来，稍等片刻。</p>',
      },
      'en-US': {
        title: 'In the halls: walk up and ask',
        body: '<p>Beside the information desk of each hall stands an interpreters’ desk, staffed from opening to closing. The way, a price, the gist of a contract: up to fifteen minutes cost nothing and need no booking.</p><p>English and French are always there. Portuguese, Arabic, Swahili and Amharic are spoken in hall W2, and come over to the other halls when called.</p>',
      },
      'fr-FR': {
        title: 'Dans les halls : demandez, tout simplement',
        body: '<p>À côté du point d’information de chaque hall, un bureau d’interprètes reste ouvert toute la journée. Un chemin, un prix, le sens général d’un contrat : jusqu’à un quart d’heure, c’est gratuit et sans rendez-vous.</p><p>Le français et l’anglais y sont toujours parlés. Portugais, arabe, swahili et amharique se trouvent au hall W2 et se déplacent sur appel.</p>',
      },
    },
  },
  {
    page: 'translation',
    key: 'booking',
    texts: {
      'zh-CN': {
        title: '预约陪同译员',
        body: '<ol><li>至少提前两天，写邮件或打电话给下面任何一家，说明日期、语种和行业。</li><li>把产品资料、公司名、要谈的条件先发过去，译员有准备，您就少花时间。</li><li>当天在约好的馆门口碰面，先花十分钟对词。</li><li>需要改期，请在前一天中午以前告知。</li></ol>',
      },
      'en-US': {
        title: 'Booking an interpreter of your own',
        body: '<ol><li>Write to or call any of the providers below at least two days ahead; say the date, the languages and your trade.</li><li>Send product papers, company names and the terms you will discuss. A prepared interpreter saves you time.</li><li>Meet at the agreed hall door and give the first ten minutes to vocabulary.</li><li>If the date moves, tell them before noon of the day before.</li></ol>',
      },
      'fr-FR': {
        title: 'Réserver un interprète à vos côtés',
        body: '<ol><li>Écrivez ou téléphonez à l’un des prestataires ci-dessous au moins deux jours avant : date, langues, métier.</li><li>Envoyez documents, noms des sociétés et conditions à discuter. Un interprète préparé vous fait gagner du temps.</li><li>Retrouvez-vous à la porte du hall convenu et consacrez dix minutes au vocabulaire.</li><li>En cas de report, prévenez avant midi la veille.</li></ol>',
      },
    },
  },
  {
    page: 'translation',
    key: 'prices',
    texts: {
      'zh-CN': {
        title: '价格区间',
        body: '<ul><li><strong>展位陪同，半天</strong>：英语、法语400至700元；葡萄牙语、阿拉伯语600至900元；斯瓦希里语、阿姆哈拉语700至1000元。</li><li><strong>会谈交替传译，半天</strong>：1200至2000元。</li><li><strong>同声传译，两人一天</strong>：6000至9000元，设备另计。</li><li><strong>书面翻译</strong>：每千字200至400元，加急另议。</li></ul><p>先要书面报价，问清税票、交通和超时怎么算。</p>',
      },
      'en-US': {
        title: 'What it costs',
        body: '<ul><li><strong>At a stand, half a day</strong>: English or French 400 to 700 yuan; Portuguese or Arabic 600 to 900; Swahili or Amharic 700 to 1,000.</li><li><strong>Consecutive for negotiations, half a day</strong>: 1,200 to 2,000 yuan.</li><li><strong>Simultaneous, two interpreters for a day</strong>: 6,000 to 9,000 yuan, equipment apart.</li><li><strong>Documents</strong>: 200 to 400 yuan a thousand characters; urgent work by agreement.</li></ul><p>Have the offer in writing, with tax, travel and overtime in it.</p>',
      },
      'fr-FR': {
        title: 'Ordres de prix',
        body: '<ul><li><strong>Sur un stand, demi-journée</strong> : français ou anglais, 400 à 700 yuans ; portugais ou arabe, 600 à 900 ; swahili ou amharique, 700 à 1 000.</li><li><strong>Consécutive pour une négociation, demi-journée</strong> : 1 200 à 2 000 yuans.</li><li><strong>Simultanée, deux interprètes, une journée</strong> : 6 000 à 9 000 yuans, hors matériel.</li><li><strong>Écrit</strong> : 200 à 400 yuans les mille caractères ; urgences selon accord.</li></ul><p>Exigez un devis écrit où figurent taxe, déplacement et heures supplémentaires.</p>',
      },
    },
  },
  {
    page: 'translation',
    key: 'good-talks',
    texts: {
      'zh-CN': {
        title: '谈得更顺',
        body: '<ul><li>一次说两三句就停，数字写在纸上再念。</li><li>型号、含量、产地、贸易术语，开口前先对一遍。</li><li>看着对方说话，不要只看译员。</li><li>约定以哪种文字的合同为准，写进合同里。</li></ul><p>一个人来？先看看<a href="/service/phrases">常用语</a>。</p>',
      },
      'en-US': {
        title: 'Talks that go well',
        body: '<ul><li>Pause after two or three sentences, and write figures down as you say them.</li><li>Agree on models, grades, origins and trade terms before you begin.</li><li>Look at your partner, not only at the interpreter.</li><li>Settle which language of the contract prevails, and put that into it.</li></ul><p>Coming alone? Begin with the <a href="/service/phrases">useful phrases</a>.</p>',
      },
      'fr-FR': {
        title: 'Pour bien négocier',
        body: '<ul><li>Marquez une pause après deux ou trois phrases et écrivez les chiffres en les disant.</li><li>Mettez-vous d’accord sur modèles, qualités, origines et termes commerciaux avant de commencer.</li><li>Regardez votre partenaire, pas seulement l’interprète.</li><li>Convenez de la langue du contrat qui fait foi et inscrivez-la.</li></ul><p>Vous venez seul ? Commencez par les <a href="/service/phrases">phrases utiles</a>.</p>',
      },
    },
  },
];
