import type { SeedAboutArticle } from './shapes.ts';

/** What the expo is and in what setting it stands. */
export const expoArticles: SeedAboutArticle[] = [
  {
    key: 'introduction',
    part: 'expo',
    updatedOn: '2025-06-20',
    texts: {
      'zh-CN': {
        title: '博览会简介',
        summary: '中非经贸博览会是什么，怎样走到今天。',
        body: '<p>中非经贸博览会是一个以做成生意为目的的展会。它隶属中非合作论坛框架，由商务部和湖南省人民政府共同主办，2019年创办，长期落户湖南，隔年一届。</p><h2>四天里发生什么</h2><p>展、会、谈三件事同时进行。展，是企业把货和机器摆出来；会，是政府、协会和学者讨论通关、融资、标准；谈，是买卖双方约好时间坐到一张桌子前。会期后半段向公众开放，凭有效身份证件免费入场。</p><h2>在什么地方</h2><p>开幕和论坛多在长沙国际会议中心，展览在长沙国际会展中心。高桥大市场是常年不关门的分会场，会期以外想看非洲商品，去那里就好。</p><h2>走过的路</h2><ul><li>2019年首届，主展馆四万多平方米。</li><li>2021年移到初秋，六个主宾国。</li><li>2023年展区扩到十万平方米，八个主宾国。</li><li>2025年第四届，旅游和中医药第一次单设展区。</li></ul><p>前三届累计签约336个项目、533.2亿美元，第四届又添176个、113.9亿美元。各届详情见<a href="/previous/">历届回顾</a>。</p>',
      },
      'en-US': {
        title: 'Introduction',
        summary: 'What the China-Africa Economic and Trade Expo is, and how it came to be what it is.',
        body: '<p>This is a fair at which business is meant to be done. It belongs to the Forum on China-Africa Cooperation, has two hosts, the Ministry of Commerce and the province of Hunan, began in 2019, has its home there, and opens every second year.</p><h2>What happens in four days</h2><p>Three things at once. Companies show goods and machines. Officials, associations and scholars discuss customs, finance and standards. Buyers and sellers sit down at tables booked beforehand. Towards the end the doors open to the public, free of charge, to whoever brings an identity document.</p><h2>Where</h2><p>Ceremonies and forums mostly take place in the conference centre, the stands are in the exhibition centre; both are in Changsha. Gaoqiao Grand Market, the sub-hall, never closes: between editions it is where African goods can be seen.</p><h2>The way so far</h2><ul><li>2019, the first: a main hall of over 40,000 square metres.</li><li>2021, moved to early autumn, with six guest countries.</li><li>2023, grown to 100,000 square metres and eight guest countries.</li><li>2025, the fourth: tourism and traditional medicine received areas of their own.</li></ul><p>Editions one to three signed 336 projects worth US$ 53.32 billion between them; the fourth added 176, worth US$ 11.39 billion. More under <a href="/previous/">previous editions</a>.</p>',
      },
      'fr-FR': {
        title: 'Présentation',
        summary: 'Ce qu’est l’Exposition économique et commerciale Chine-Afrique, et comment elle a grandi.',
        body: '<p>On vient ici pour conclure des affaires. Inscrite dans le Forum sur la coopération sino-africaine, l’Exposition est organisée par le ministère chinois du Commerce et le gouvernement du Hunan. Créée en 2019, elle a sa demeure dans cette province et revient tous les deux ans.</p><h2>Quatre jours, trois activités</h2><p>On montre : produits et machines. On débat : douanes, financement, normes, entre administrations, fédérations et chercheurs. On négocie enfin, à des tables réservées d’avance. Les derniers jours sont ceux du grand public, entré gratuitement sur présentation d’une pièce d’identité.</p><h2>Les lieux</h2><p>Cérémonies et forums se tiennent surtout au centre de conférences, les stands au centre d’expositions, l’un et l’autre à Changsha. Ouvert toute l’année, le Grand marché de Gaoqiao sert d’annexe : entre deux éditions, c’est là qu’il faut aller voir les marchandises africaines.</p><h2>Le chemin parcouru</h2><ul><li>2019, débuts dans un hall de plus de 40 000 m².</li><li>2021, passage au début de l’automne, six pays à l’honneur.</li><li>2023, 100 000 m² et huit pays à l’honneur.</li><li>2025, quatrième édition : le tourisme et la médecine traditionnelle ont leur propre espace.</li></ul><p>Les trois premières éditions totalisent 336 projets et 53,32 milliards de dollars ; la quatrième en ajoute 176, pour 11,39 milliards. Le détail figure dans les <a href="/previous/">éditions précédentes</a>.</p>',
      },
    },
  },
  {
    key: 'organisation',
    part: 'expo',
    updatedOn: '2025-06-20',
    texts: {
      'zh-CN': {
        title: '秘书处怎样工作',
        summary: '各服务台的分工，以及一件事从提出到答复要经过几步。',
        body: '<p>主办单位定方向，承办单位分头落实，日常事务归秘书处。秘书处不按级别，而按来访者的身份设台：参展的找参展台，采购的找采购台，谁也不必先弄清楚机构名称。</p><h2>一个问题的路线</h2><ol><li>任何一个服务台收到问题，都先登记，再转给该管的同事。</li><li>能当天回答的当天回答；要问别的单位的，三个工作日内先告知进展。</li><li>答复后，如果对别人也有用，去掉姓名和电话，放到<a href="/about/?cursor=message">留言板</a>上。</li></ol><h2>会期里</h2><p>开幕前一周，服务台搬进展馆大厅，挂同样的牌子、用同样的电话。闭幕后第二天搬回原处，电话仍然不变。</p>',
      },
      'en-US': {
        title: 'How the secretariat works',
        summary: 'Which desk does what, and the steps from a question to its answer.',
        body: '<p>The hosts set the direction, the organisers carry it out among them, and daily business lies with the secretariat. Its desks follow visitors rather than ranks: exhibitors have one, buyers another, and nobody needs to know the name of an office first.</p><h2>The way of a question</h2><ol><li>Whichever desk receives it writes it down, then passes it to the colleague in charge.</li><li>What can be answered the same day is; where another authority must be asked, word of progress comes within three working days.</li><li>Afterwards, if the answer would help others, it goes to the <a href="/about/?cursor=message">message board</a> without names or numbers.</li></ol><h2>During the fair</h2><p>A week before the opening the desks move into the foyer of the halls, with the same signs and the same telephones. The day after closing they move back.</p>',
      },
      'fr-FR': {
        title: 'Le travail du secrétariat',
        summary: 'Qui fait quoi, et le trajet d’une question jusqu’à sa réponse.',
        body: '<p>Les hôtes fixent le cap, les organisateurs se partagent l’exécution, le quotidien revient au secrétariat. Ses guichets suivent les visiteurs et non les grades : l’exposant a le sien, l’acheteur également, et nul n’a besoin de connaître l’organigramme.</p><h2>Le trajet d’une question</h2><ol><li>Le guichet qui la reçoit l’inscrit, puis la confie au collègue compétent.</li><li>La réponse vient le jour même quand c’est possible ; s’il faut interroger une autre administration, un point vous est fait sous trois jours ouvrés.</li><li>Si elle peut servir à d’autres, elle rejoint ensuite la <a href="/about/?cursor=message">page des messages</a>, sans nom ni numéro.</li></ol><h2>Pendant le salon</h2><p>Une semaine avant l’ouverture, les guichets s’installent dans le hall d’entrée : mêmes panneaux, mêmes téléphones. Ils regagnent leurs bureaux au lendemain de la clôture.</p>',
      },
    },
  },
  {
    key: 'focac',
    part: 'expo',
    updatedOn: '2025-06-20',
    texts: {
      'zh-CN': {
        title: '中非合作论坛与博览会',
        summary: '论坛是对话的机制，博览会是它在经贸方面的一个常设场合。',
        body: '<p>中非合作论坛是中国与非洲国家集体对话、共同行动的机制，英文简称FOCAC。它的会议讨论政治互信、发展、安全、人文等方方面面，经贸只是其中一项，却是企业最关心的一项。</p><h2>为什么要有一个展会</h2><p>会议桌上谈妥的是方向，一批货、一台机器、一笔货款要落到合同里，还得让双方见面、看样、算账。博览会就是为这一步准备的场地：时间固定，地点固定，来的人都为做生意。</p><h2>彼此怎样衔接</h2><ul><li>论坛商定的合作重点，会变成博览会的展区和论坛题目。</li><li>博览会上签下的项目，由各方跟踪，下一届公布履约情况。</li><li>企业在展会中遇到的共性难题，例如检疫或结算，由主办单位带回对话中去。</li></ul><p>本页只作一般性介绍，论坛的正式文件以其官方渠道发布的文本为准。</p>',
      },
      'en-US': {
        title: 'The Forum and the expo',
        summary: 'FOCAC is the conversation; the expo is its standing occasion for trade.',
        body: '<p>The Forum on China-Africa Cooperation, FOCAC for short, is where China and African states talk and act together. Its meetings deal with trust, development, security, culture and much else. Commerce is one item among several, and the one that companies look at first.</p><h2>Why a fair as well</h2><p>A meeting agrees on directions. For a shipment, a machine or a payment to become a contract, two sides must meet, handle the sample and do the sums. The expo offers the place for that: a known date, a known town, and people who have come for nothing else.</p><h2>How one feeds the other</h2><ul><li>Priorities agreed in the Forum turn into areas of the halls and titles of sessions.</li><li>Projects signed here are followed up, and the next edition reports how many were carried out.</li><li>Obstacles that many exhibitors share, quarantine for instance or settlement, travel back with the hosts.</li></ul><p>This page is a general introduction. For documents of the Forum, its own publications are the only reference.</p>',
      },
      'fr-FR': {
        title: 'Le Forum et l’Exposition',
        summary: 'Le FOCAC est le lieu du dialogue, l’Exposition son rendez-vous permanent pour le commerce.',
        body: '<p>Le Forum sur la coopération sino-africaine, en abrégé FOCAC, réunit la Chine et les États africains pour parler et agir de concert. Confiance politique, développement, sécurité, culture : le commerce n’y est qu’un chapitre, celui que les entreprises lisent en premier.</p><h2>Pourquoi un salon en plus</h2><p>Une réunion arrête des orientations. Pour qu’une cargaison ou une machine devienne un contrat, il faut se rencontrer, toucher l’échantillon, refaire les comptes. L’Exposition offre ce lieu, à date et à adresse connues, entre gens venus pour cela.</p><h2>De l’un à l’autre</h2><ul><li>Les priorités du Forum deviennent des espaces d’exposition et des thèmes de séance.</li><li>Les projets signés sont suivis ; l’édition suivante dit combien ont été exécutés.</li><li>Les difficultés communes à de nombreux exposants, quarantaine ou paiements par exemple, remontent avec les hôtes.</li></ul><p>Cette page reste générale : pour les textes du Forum, seules ses propres publications font foi.</p>',
      },
    },
  },
  {
    key: 'permanent-home',
    part: 'expo',
    updatedOn: '2025-06-20',
    texts: {
      'zh-CN': {
        title: '为什么长期落户湖南',
        summary: '固定会址带来的三样好处：档期、常年市场、留下来的人。',
        body: '<p>许多展会每届换城市，这一个不换。起初有人担心偏离港口，几届下来，固定会址的好处慢慢显出来。</p><h2>可以提前两年打算</h2><p>种咖啡的人要算收成，造机器的人要排产。知道下一届还在长沙、大约什么季节，样品和签证就能从容准备。</p><h2>有一个不关门的市场</h2><p>高桥大市场里，非洲商品有了常年的柜台。闭幕之后卖得怎样，春节前再来补什么货，参展商不必等两年才知道。</p><h2>经验留得住</h2><p>搭建工、翻译、检疫员、出租车司机，都是经历过好几届的人。哪种木箱容易返潮，哪国客人需要祈祷的房间，他们心里有数，也会告诉新来的同事。</p>',
      },
      'en-US': {
        title: 'Why it stays in Hunan',
        summary: 'A fixed home brings three things: a calendar, a market that does not close, and people who remember.',
        body: '<p>Many fairs wander from town to town. This one does not. Hunan is not on the coast, and some shook their heads at first; with every edition the advantages have become plainer.</p><h2>Plans two years long</h2><p>A coffee grower thinks in harvests and a factory in orders. When it is certain that the next edition will be in Changsha, and roughly in which season, samples and visas need no haste.</p><h2>A market between editions</h2><p>In Gaoqiao African goods have counters all year round. Exhibitors learn within weeks what sells, and what is wanted before the Spring Festival.</p><h2>Memory</h2><p>Stand builders, interpreters, inspectors, taxi drivers: many have worked at several editions. They know which crates draw damp and who will ask for a room to pray in, and they pass it on.</p>',
      },
      'fr-FR': {
        title: 'Pourquoi le Hunan, et pour de bon',
        summary: 'Une adresse fixe apporte un calendrier, un marché permanent et de la mémoire.',
        body: '<p>Bien des salons changent de ville ; celui-ci reste. La province n’est pas maritime, et l’on s’en est d’abord inquiété. D’édition en édition, les avantages l’ont emporté.</p><h2>Prévoir à deux ans</h2><p>Le planteur raisonne en récoltes, l’usine en carnets de commandes. Savoir que l’on se retrouvera à Changsha, à peu près à telle saison, permet de préparer sans hâte échantillons et visas.</p><h2>Un marché entre deux rendez-vous</h2><p>À Gaoqiao, les marchandises africaines ont leurs comptoirs toute l’année. En quelques semaines, l’exposant sait ce qui se vend et ce qu’il faudra pour la fête du Printemps.</p><h2>La mémoire des gens</h2><p>Monteurs, interprètes, inspecteurs, chauffeurs : beaucoup ont connu plusieurs éditions. Ils savent quelles caisses prennent l’humidité et qui demandera un lieu de prière, et ils le transmettent.</p>',
      },
    },
  },
  {
    key: 'visual-identity',
    part: 'expo',
    updatedOn: '2025-05-10',
    texts: {
      'zh-CN': {
        title: '视觉形象及其使用',
        summary: '两种编织共用一张网格：颜色、纹样、留白，以及什么情况下可以用。',
        body: '<p>湖南的窗格与非洲的织物，落在同一张方格纸上，这就是博览会视觉形象的来处。所有纹样都由八乘八的小单元拼成，任何人都能用铅笔画出来。</p><h2>颜色</h2><table><thead><tr><th>名称</th><th>色值</th><th>用处</th></tr></thead><tbody><tr><td>深绿</td><td>#0c3b2e</td><td>大面积底色</td></tr><tr><td>赭黄</td><td>#d98a1f</td><td>纹样与图形，不用于小字</td></tr><tr><td>朱红</td><td>#b3301f</td><td>标记与编号</td></tr><tr><td>靛蓝</td><td>#24346b</td><td>图表</td></tr></tbody></table><h2>可以</h2><ul><li>参展商、媒体和合作伙伴在报道或宣传参展时使用标志；</li><li>在展台上使用纹样，裁切、重复均可。</li></ul><h2>请不要</h2><ul><li>改变颜色，拉伸比例，或把字叠在纹样上；</li><li>让人误以为某个商品得到博览会的认证。</li></ul><p>文件在<a href="/about/?cursor=download">下载中心</a>中，均为矢量格式。</p>',
      },
      'en-US': {
        title: 'Visual identity and its use',
        summary: 'Two weaves on one grid: colours, patterns, margins, and who may use them for what.',
        body: '<p>The lattice windows of Hunan and African cloth fit on the same squared paper. That is where the look of the expo comes from. Each pattern is put together from units of eight by eight squares, which anyone can draw with a pencil.</p><h2>Colours</h2><table><thead><tr><th>Name</th><th>Value</th><th>For</th></tr></thead><tbody><tr><td>Deep green</td><td>#0c3b2e</td><td>large grounds</td></tr><tr><td>Ochre</td><td>#d98a1f</td><td>patterns and shapes, never small print</td></tr><tr><td>Cinnabar</td><td>#b3301f</td><td>marks and numbers</td></tr><tr><td>Indigo</td><td>#24346b</td><td>charts</td></tr></tbody></table><h2>Welcome</h2><ul><li>Exhibitors, the press and partners may show the mark when they speak of taking part.</li><li>Patterns may be cut and repeated on stands.</li></ul><h2>Please do not</h2><ul><li>change colours, stretch, or print words across a pattern;</li><li>suggest that the expo has approved a product.</li></ul><p>Vector files are in the <a href="/about/?cursor=download">download centre</a>.</p>',
      },
      'fr-FR': {
        title: 'L’identité visuelle et son emploi',
        summary: 'Deux tissages sur une même grille : couleurs, motifs, marges, et qui peut s’en servir.',
        body: '<p>Les fenêtres à claire-voie du Hunan et les étoffes africaines tiennent sur le même papier quadrillé : de là vient l’image de l’Exposition. Tout motif s’assemble à partir de carrés de huit sur huit, que chacun peut tracer au crayon.</p><h2>Couleurs</h2><table><thead><tr><th>Nom</th><th>Valeur</th><th>Emploi</th></tr></thead><tbody><tr><td>Vert profond</td><td>#0c3b2e</td><td>grands fonds</td></tr><tr><td>Ocre</td><td>#d98a1f</td><td>motifs et formes, jamais de petit texte</td></tr><tr><td>Cinabre</td><td>#b3301f</td><td>repères et numéros</td></tr><tr><td>Indigo</td><td>#24346b</td><td>graphiques</td></tr></tbody></table><h2>Vous pouvez</h2><ul><li>montrer la marque pour annoncer ou relater une participation, que vous soyez exposant, média ou partenaire ;</li><li>découper et répéter les motifs sur un stand.</li></ul><h2>Merci d’éviter</h2><ul><li>de changer les couleurs, d’étirer, d’imprimer du texte sur un motif ;</li><li>de laisser croire qu’un produit est approuvé par l’Exposition.</li></ul><p>Les fichiers vectoriels se trouvent au <a href="/about/?cursor=download">centre de téléchargement</a>.</p>',
      },
    },
  },
];
