import type { SeedNotice } from '../shapes.ts';

/** Notices for visitors. */
export const visitorNotices: SeedNotice[] = [
  {
    key: 'reservation',
    audience: 'visitor',
    important: true,
    publishedAt: '2025-06-05T08:30:00+08:00',
    texts: {
      'zh-CN': {
        title: '预约参观：提前七天，一证一约',
        summary: '每个账号每天最多约五人，未成年人由成年人代约，随时可以免费取消。',
        body: `<p>名额按天放出，参观日前七天起可以<a href="/reservation/">预约</a>。填写姓名和证件号码，入场当天带上同一本证件原件。</p>
<ul>
<li>居民身份证、护照、港澳居民来往内地通行证、台湾居民来往大陆通行证都可以用。</li>
<li>一个账号一天最多约五人；同一证件同一天只能约一次。</li>
<li>没有手机的孩子由家长填在同一张预约单里。</li>
<li>来不了请取消，名额马上让给别人，不收费用。</li>
</ul>
<p>约满的日子可以登记候补。没有中国手机号的来宾可以用其他国家的号码或电子邮箱接收验证码。</p>`,
      },
      'en-US': {
        title: 'Reserve your visit: seven days ahead, one booking per document',
        summary: 'Up to five people a day on one account. Adults book for minors, and cancelling is always free.',
        body: `<p>Places are opened by the day; you can <a href="/reservation/">reserve</a> from seven days before. Give the name and the number of an identity document, and bring the very same document.</p>
<ul>
<li>Resident identity cards, passports, and the travel permits of Hong Kong, Macao and Taiwan residents are all accepted.</li>
<li>One account books for at most five people on a day, and a document only once for that day.</li>
<li>Children are entered by an adult on the adult’s own booking.</li>
<li>Plans change: cancel, and the place goes to somebody else without any charge.</li>
</ul>
<p>A day that is full has a waiting list. Without a Chinese telephone, have the code sent to any other country’s number or to an e-mail address.</p>`,
      },
      'fr-FR': {
        title: 'Réserver sa visite : sept jours avant, une fois par document',
        summary:
          'Cinq personnes au plus par compte et par jour. Les adultes réservent pour les mineurs ; l’annulation est toujours gratuite.',
        body: `<p>Les places sont ouvertes jour par jour ; vous pouvez <a href="/reservation/">réserver</a> à partir du septième jour qui précède. Indiquez le nom et le numéro d’une pièce d’identité, puis présentez-vous avec cette même pièce.</p>
<ul>
<li>Sont acceptés la carte de résident, le passeport et les titres de voyage des résidents de Hong Kong, de Macao et de Taïwan.</li>
<li>Un compte réserve pour cinq personnes au plus par jour ; un document ne sert qu’une fois ce jour-là.</li>
<li>Les enfants figurent sur la réservation d’un adulte.</li>
<li>Un empêchement ? Annulez : la place profite à quelqu’un d’autre, sans aucuns frais.</li>
</ul>
<p>Les jours complets ont une liste d’attente. Sans téléphone chinois, faites envoyer le code à un numéro d’un autre pays ou à une adresse électronique.</p>`,
      },
    },
  },
  {
    key: 'public-days',
    audience: 'visitor',
    important: true,
    publishedAt: '2025-05-30T09:00:00+08:00',
    texts: {
      'zh-CN': {
        title: '公众开放日为6月13日至15日',
        summary: '12日开幕当天接待会议代表与专业观众，其后三天向公众开放，凭证件免费入场。',
        body: `<p>第四届博览会6月12日开幕。当天展馆留给代表团、参展商和专业观众；13日、14日、15日，也就是周五到周日，公众都可以来。</p>
<p>入场不收费，也不对外售票。人最多的通常是周六上午，想安静看展不妨选周五，或者下午再来。</p>
<p>六座馆加中央展区一天走不完，出门前看看<a href="/exhibition/?cursor=layout">展位图</a>，定下三四处。</p>`,
      },
      'en-US': {
        title: 'Public days: 13 to 15 June',
        summary:
          'The opening day, 12 June, is for delegations and trade visitors; the three days after it are for everybody, free, with an identity document.',
        body: `<p>When the fourth expo opens on 12 June, its halls belong to delegations, exhibitors and the trade. From Friday to Sunday, 13 to 15 June, the public comes in.</p>
<p>Entry costs nothing and no tickets are on sale anywhere. Saturday morning tends to be the busiest; for quiet, choose the Friday, or an afternoon.</p>
<p>Six halls and a central area are more than one day’s walk. Pick three or four stops on the <a href="/exhibition/?cursor=layout">plan</a> before you set out.</p>`,
      },
      'fr-FR': {
        title: 'Journées ouvertes au public : du 13 au 15 juin',
        summary:
          'Le 12 juin est réservé aux délégations et aux professionnels ; les trois jours suivants sont ouverts à tous, gratuitement, avec une pièce d’identité.',
        body: `<p>À l’ouverture de la quatrième édition, le 12 juin, les halls accueillent délégations, exposants et professionnels. Du vendredi 13 au dimanche 15 juin, ils s’ouvrent au public.</p>
<p>L’entrée ne coûte rien et aucun billet n’est en vente. L’affluence est d’ordinaire la plus forte le samedi matin ; pour plus de calme, préférez le vendredi ou un après-midi.</p>
<p>Six halls et une zone centrale ne se parcourent pas en un jour : choisissez trois ou quatre étapes sur le <a href="/exhibition/?cursor=layout">plan</a> avant de partir.</p>`,
      },
    },
  },
  {
    key: 'shuttle',
    audience: 'visitor',
    publishedAt: '2025-06-03T10:00:00+08:00',
    texts: {
      'zh-CN': {
        title: '接驳车：上车前看清车头牌',
        summary: '会场之间、主要酒店与展馆之间有接驳车，线路和时刻以交通服务页面为准。',
        body: `<p>国际会议中心和国际会展中心是两处地方。论坛在会议中心，展览在会展中心，请先看清自己要去哪一处。</p>
<p>线路、站点和时刻见<a href="/service/serviceDetail?id=2">交通服务</a>。轮椅可以上车，请在候车时告诉站台人员；大件行李请寄存，不要占座。闭馆后的半小时最挤，晚走一会儿反而更快。</p>`,
      },
      'en-US': {
        title: 'Shuttle buses: read the sign in the windscreen',
        summary: 'Buses link the two venues and the main hotels. Lines and times are on the transport page.',
        body: `<p>The International Conference Center and the International Convention and Exhibition Center are two places: forums meet in the first, stands are in the second. Make sure which one you want.</p>
<p>Lines, stops and times are under <a href="/service/serviceDetail?id=2">transport</a>. Wheelchairs can board; tell the staff at the stop. Leave large luggage at the cloakroom. The half hour after closing is the most crowded, and those who wait a little are often home sooner.</p>`,
      },
      'fr-FR': {
        title: 'Navettes : lisez le panneau du pare-brise',
        summary:
          'Des bus relient les deux sites et les principaux hôtels. Lignes et horaires figurent à la page des transports.',
        body: `<p>Le Centre international de conférences et le Centre international de congrès et d’expositions sont deux lieux distincts : les forums se tiennent au premier, les stands sont au second. Vérifiez votre destination.</p>
<p>Vous trouverez lignes, arrêts et horaires à la rubrique <a href="/service/serviceDetail?id=2">Transports</a>. Les fauteuils roulants montent à bord : signalez-vous au personnel de l’arrêt. Déposez vos gros bagages à la consigne. La demi-heure qui suit la fermeture est la plus chargée ; patienter un peu fait souvent gagner du temps.</p>`,
      },
    },
  },
  {
    key: 'lost-and-found',
    audience: 'visitor',
    publishedAt: '2025-06-09T09:00:00+08:00',
    texts: {
      'zh-CN': {
        title: '失物招领：当天在馆，隔日在总台',
        summary: '丢了东西先问所在馆的问询台；证件和手机凭本人信息领取。',
        body: `<p>捡到的物品当天留在各馆问询台，闭馆后集中到会展中心总台。来问时请说清时间、地点和物品特征，最好记得附近的展位号，例如W2-A07。</p>
<p>领取护照、身份证要核对本人，手机要当面解锁。闭幕之后仍想寻找，请通过<a href="/about/?cursor=contact">联系方式</a>写信说明。</p>
<p>孩子走失请立即告诉任何一位穿工作背心的人，馆内会广播，不必自己先找一圈。</p>`,
      },
      'en-US': {
        title: 'Lost and found: in the hall today, at the main desk tomorrow',
        summary: 'Ask first at the information desk of the hall. Documents and telephones go to their owners only.',
        body: `<p>Things found stay at the hall’s information desk until evening and are then taken to the main desk. Say when and where you lost yours and what it looks like; the number of a stand nearby, such as W2-A07, helps most.</p>
<p>For a passport or an identity card we compare the photograph, and a telephone is unlocked in front of us. After the expo, write to us by way of the <a href="/about/?cursor=contact">contact page</a>.</p>
<p>If a child is missing, tell anyone in a staff vest at once, before you search yourself. The hall makes an announcement.</p>`,
      },
      'fr-FR': {
        title: 'Objets trouvés : dans le hall le jour même, à l’accueil général ensuite',
        summary: 'Demandez d’abord à l’accueil du hall. Papiers et téléphones ne sont remis qu’à leur propriétaire.',
        body: `<p>Les objets trouvés restent à l’accueil du hall jusqu’au soir, puis rejoignent l’accueil général. Précisez l’heure, l’endroit et l’aspect de l’objet ; le numéro d’un stand voisin, W2-A07 par exemple, aide beaucoup.</p>
<p>Pour un passeport ou une carte d’identité, nous comparons la photographie ; un téléphone se déverrouille devant nous. Après la clôture, écrivez-nous par la page <a href="/about/?cursor=contact">Contact</a>.</p>
<p>Un enfant s’est égaré ? Prévenez aussitôt toute personne en gilet de service, avant même de chercher : une annonce sera faite dans le hall.</p>`,
      },
    },
  },
  {
    key: 'access',
    audience: 'visitor',
    publishedAt: '2025-06-04T14:30:00+08:00',
    texts: {
      'zh-CN': {
        title: '无障碍参观与便民设施',
        summary: '各馆有电梯、无障碍卫生间、祈祷室和急救点，展位图上都有标记。',
        body: `<p>馆与馆之间没有台阶。需要轮椅，请在西侧问询台凭证件借用，用完放回任何一个问询台。导盲犬可以进馆。</p>
<p>祈祷室在各馆东侧，开馆期间一直开放，请脱鞋、静音。急救点有医护人员值守，紧急时直接拨打120，并报出最近的展位号。</p>
<p>看不清展位图的来宾，可以用同一页上的文字路线和展位名单。</p>`,
      },
      'en-US': {
        title: 'Getting about: lifts, wheelchairs, prayer rooms, first aid',
        summary: 'Every hall has them, and the plan shows where.',
        body: `<p>There are no steps between the halls. Borrow a wheelchair at a western information desk against a document, and return it at whichever desk is nearest. Guide dogs come in.</p>
<p>Prayer rooms lie on the eastern side and stay open all day; please take off your shoes and keep quiet. At the first-aid point there is medical staff. In an emergency call 120 and give the number of the nearest stand.</p>
<p>Those who cannot see the plan find the same in words below it: a route to each stand, and the list of stands.</p>`,
      },
      'fr-FR': {
        title: 'Circuler : ascenseurs, fauteuils, salles de prière, premiers secours',
        summary: 'Chaque hall en dispose, et le plan indique leur emplacement.',
        body: `<p>Aucune marche ne sépare les halls. Un fauteuil roulant s’emprunte à l’accueil ouest contre une pièce d’identité et se rend à l’accueil le plus proche. Les chiens guides sont admis.</p>
<p>Les salles de prière, côté est, restent ouvertes toute la journée ; merci d’ôter vos chaussures et de garder le silence. Du personnel médical se tient au poste de secours. En cas d’urgence, composez le 120 et donnez le numéro du stand le plus proche.</p>
<p>Si vous ne voyez pas le plan, vous trouverez dessous l’équivalent en toutes lettres : l’itinéraire vers chaque stand et leur liste.</p>`,
      },
    },
  },
  {
    key: 'interpreters-for-visitors',
    audience: 'visitor',
    publishedAt: '2025-06-06T10:00:00+08:00',
    texts: {
      'zh-CN': {
        title: '听不懂？各馆口译台可以帮忙',
        summary: '只想问几句话，到口译台请一位志愿者陪您走到展位，不收费。',
        body: `<p>许多非洲展商讲英语、法语或葡萄牙语，也有人带着中文翻译。碰上说不通的，口译台的志愿者可以陪您走一趟，一般十来分钟，人多时请排队。</p>
<p>要谈价钱、签意向书，请另订专业译员。展位图和公司介绍都有三种语言，先把页面切到对方看得懂的那一种，指给他看，也是办法。</p>`,
      },
      'en-US': {
        title: 'No common language? Ask the interpreters’ desk',
        summary: 'For a few questions a volunteer walks with you to the stand, free of charge.',
        body: `<p>African exhibitors often speak English, French or Portuguese, and some bring an interpreter for Chinese. Where it does not work, a volunteer from the desk comes along for ten minutes or so. When many ask, there is a queue.</p>
<p>For prices and letters of intent, hire a professional. And since company pages exist in three languages, you can also switch yours to the one that your partner reads, and point.</p>`,
      },
      'fr-FR': {
        title: 'Pas de langue commune ? Voyez le bureau des interprètes',
        summary: 'Pour quelques questions, un bénévole vous accompagne gratuitement jusqu’au stand.',
        body: `<p>Beaucoup d’exposants africains parlent anglais, français ou portugais, et certains viennent avec un interprète de chinois. Si la conversation bloque, un bénévole du bureau vous accompagne une dizaine de minutes ; aux heures d’affluence, il faut attendre son tour.</p>
<p>Pour discuter d’un prix ou d’une lettre d’intention, engagez un professionnel. Les fiches des sociétés existent d’ailleurs en trois langues : affichez celle de votre interlocuteur et montrez du doigt.</p>`,
      },
    },
  },
  {
    key: 'buying-at-stands',
    audience: 'visitor',
    publishedAt: '2025-06-11T16:00:00+08:00',
    texts: {
      'zh-CN': {
        title: '现场购买：看标签、要凭据',
        summary: '只有办完进口手续的商品可以当场带走，样机和暂时进境的展品只看不卖。',
        body: `<p>标着“样品”或者“非卖”的，请不要为难展商：它们是暂时进境的，展后要原样运回。可以买的商品都有中文标签和标价。</p>
<p>付款前问清能不能退换、由谁开票。贵重的石雕、皮具、宝石制品，请索要写明材质的收据。带出馆时保安可能要看凭据，不必紧张。</p>
<p>遇到强卖或者价格不符，请到问询台说明展位号。</p>`,
      },
      'en-US': {
        title: 'Buying at a stand: read the label, keep the receipt',
        summary:
          'You can take home what has been imported. Machines and samples under temporary admission are there to be seen.',
        body: `<p>Where a card says “sample” or “not for sale”, please do not press: the piece came in for the show and has to travel back unchanged. Whatever may be bought has a Chinese label and a price.</p>
<p>Ask before you pay whether it can be returned and who writes the invoice. For stone carvings, leather or jewellery, have the material written on the receipt. Guards at the door may want to see it, as they do with everybody.</p>
<p>If somebody insists, or the price was another one, tell the information desk the number of the stand.</p>`,
      },
      'fr-FR': {
        title: 'Acheter sur un stand : lisez l’étiquette, gardez le reçu',
        summary:
          'S’emporte ce qui a été dédouané. Les machines et modèles en admission temporaire ne sont là que pour être vus.',
        body: `<p>Si un carton annonce « échantillon » ou « hors vente », n’insistez pas : la pièce est entrée pour le salon et doit repartir inchangée. Ce qui peut s’acheter porte une étiquette en chinois et un prix.</p>
<p>Avant de payer, demandez si l’échange est possible et qui établit la facture. Pour une sculpture, un cuir ou un bijou, faites inscrire la matière sur le reçu. Les gardiens de la sortie peuvent vouloir le consulter ; c’est l’usage.</p>
<p>Vente forcée ou prix changé ? Donnez le numéro du stand à l’accueil.</p>`,
      },
    },
  },
];
