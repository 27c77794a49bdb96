import type { SeedChapter } from '../shapes.ts';

/** The visitor's guide. */
export const visitorGuide: SeedChapter[] = [
  {
    key: 'before-you-come',
    guide: 'visitor',
    texts: {
      'zh-CN': {
        title: '来之前',
        body: `<p>展览在长沙国际会展中心，6月13日至15日向公众开放，免费入场。先<a href="/reservation/">预约</a>：参观日前七天开始，一次最多五人，孩子由家长一起填。</p>
<p>填哪本证件，就带哪本证件的原件，复印件和照片不行。没有中国手机号也能约，验证码可以发到外国号码或者邮箱。行程有变，随时取消，不收钱。</p>`,
      },
      'en-US': {
        title: 'Before you come',
        body: `<p>The exhibition is at the Changsha International Convention and Exhibition Center, open to the public from 13 to 15 June, without charge. <a href="/reservation/">Reserve</a> first: booking starts seven days before each day, for five people at most, children included by their parents.</p>
<p>Bring the original of the document you entered; a copy or a photograph will not do. A Chinese telephone is not needed, since codes also go to foreign numbers and to e-mail. Change your mind whenever you like: cancelling is free.</p>`,
      },
      'fr-FR': {
        title: 'Avant de venir',
        body: `<p>L’exposition se tient au Centre international de congrès et d’expositions de Changsha ; elle est ouverte au public du 13 au 15 juin, sans frais. <a href="/reservation/">Réservez</a> d’abord : l’inscription ouvre sept jours avant chaque journée, pour cinq personnes au plus, enfants inscrits par leurs parents.</p>
<p>Apportez l’original du document saisi ; ni copie ni photographie. Un téléphone chinois n’est pas nécessaire, car les codes partent aussi vers des numéros étrangers et par courriel. Vous changez d’avis ? L’annulation ne coûte rien.</p>`,
      },
    },
  },
  {
    key: 'getting-there',
    guide: 'visitor',
    texts: {
      'zh-CN': {
        title: '怎么到',
        body: `<p>坐地铁、公交、接驳车都比开车省心，线路写在<a href="/service/serviceDetail?id=2">交通服务</a>里。自己开车的，出发前看一眼停车余位，周末上午常常没有。</p>
<p>注意地名：论坛在国际会议中心，展览在国际会展中心，高桥大市场是常年开放的分会场，湘潭另有工程机械再制造展。打车时把中文地址给司机看。</p>`,
      },
      'en-US': {
        title: 'Getting there',
        body: `<p>Metro, city bus and shuttle are all less trouble than a car; lines are listed under <a href="/service/serviceDetail?id=2">transport</a>. If you drive, check for free parking first, since at weekends it tends to be gone by mid-morning.</p>
<p>Mind the names. Forums: International Conference Center. Stands: International Convention and Exhibition Center. Open all year: Gaoqiao Grand Market. Remanufactured machinery: a show of its own in Xiangtan. In a taxi, show the address in Chinese.</p>`,
      },
      'fr-FR': {
        title: 'S’y rendre',
        body: `<p>Métro, bus et navettes donnent moins de souci que la voiture ; les lignes sont décrites à la page <a href="/service/serviceDetail?id=2">Transports</a>. Si vous conduisez, vérifiez d’abord les places libres : le week-end, il n’en reste guère en milieu de matinée.</p>
<p>Attention aux noms. Forums : Centre international de conférences. Stands : Centre international de congrès et d’expositions. Ouvert toute l’année : Grand marché de Gaoqiao. Machines remises à neuf : un salon à part, à Xiangtan. En taxi, montrez l’adresse en chinois.</p>`,
      },
    },
  },
  {
    key: 'at-the-gate',
    guide: 'visitor',
    texts: {
      'zh-CN': {
        title: '入口处',
        body: `<p>准备好证件和预约码，一人一码，一家人排在一起就行。然后过安检。</p>
<ul>
<li>可以带：水、婴儿食品、折叠轮椅、相机、小背包。</li>
<li>请勿带：打火机、刀具、喷雾罐、无人机、大号自拍杆。</li>
<li>宠物不能入场，导盲犬除外。</li>
</ul>
<p>每张预约码只能入场一次，出馆后不能再凭它进来。馆内有餐饮，午饭在里面吃就好。</p>`,
      },
      'en-US': {
        title: 'At the gate',
        body: `<p>Have documents and reservation codes ready, a code for each person; families queue together. Then comes the security check.</p>
<ul>
<li>Welcome: water, baby food, folding wheelchairs, cameras, small bags.</li>
<li>Not allowed: lighters, knives, spray cans, drones, long selfie sticks.</li>
<li>Pets stay at home; guide dogs do not.</li>
</ul>
<p>A code admits once: who leaves cannot come in again with it. Have lunch inside, there is food in the halls.</p>`,
      },
      'fr-FR': {
        title: 'À l’entrée',
        body: `<p>Préparez pièces d’identité et codes de réservation, un par personne ; les familles font la queue ensemble. Vient ensuite le contrôle de sécurité.</p>
<ul>
<li>Bienvenus : eau, nourriture pour bébé, fauteuils pliants, appareils photo, petits sacs.</li>
<li>Interdits : briquets, couteaux, aérosols, drones, longues perches.</li>
<li>Les animaux restent chez vous, sauf les chiens guides.</li>
</ul>
<p>Un code ne vaut que pour une entrée : une fois sorti, on ne peut plus rentrer avec. Déjeunez sur place, on trouve de quoi manger dans les halls.</p>`,
      },
    },
  },
  {
    key: 'finding-a-stand',
    guide: 'visitor',
    texts: {
      'zh-CN': {
        title: '在馆里找路',
        body: `<p>展位号读作“馆号—通道—序号”：W2-A07在W2馆，A通道，北侧第四个。单号都在北侧，双号都在南侧。</p>
<p>在<a href="/exhibition/?cursor=layout">展位图</a>的“带我去”里输入公司名，会告诉您从哪个门进、沿哪条通道走、左手还是右手。按行业筛选，相关展位会加上菱形标记。图可以放大、可以打印，也有文字名单。</p>`,
      },
      'en-US': {
        title: 'Finding your way in the halls',
        body: `<p>A stand number reads hall, aisle, place. W2-A07 is in hall W2, along aisle A, fourth on the northern side, because odd numbers stand in the north and even ones in the south.</p>
<p>Type a company into “Take me to” on the <a href="/exhibition/?cursor=layout">hall plan</a> and it says which door to use, which aisle to follow, and whether to look left or right. Choose an industry and its stands carry a lozenge. The plan can be enlarged and printed, and there is a list in words.</p>`,
      },
      'fr-FR': {
        title: 'S’orienter dans les halls',
        body: `<p>Un numéro de stand se lit ainsi : hall, allée, rang. W2-A07 se trouve au hall W2, allée A, quatrième du côté nord, car les impairs sont au nord et les pairs au sud.</p>
<p>Saisissez une société dans « M’y conduire », sur le <a href="/exhibition/?cursor=layout">plan des halls</a> : vous saurez par quelle porte entrer, quelle allée suivre et de quel côté regarder. Choisissez un secteur, et ses stands portent un losange. Le plan s’agrandit, s’imprime et existe en toutes lettres.</p>`,
      },
    },
  },
  {
    key: 'eating-and-resting',
    guide: 'visitor',
    texts: {
      'zh-CN': {
        title: '吃饭、休息、带孩子',
        body: `<p>每座馆东侧有餐饮区，清真和素食窗口单独排队；想吃湘菜，提前跟师傅说少放辣。更多去处见<a href="/service/serviceDetail?id=5">餐饮服务</a>。</p>
<p>六月的长沙又热又潮，两馆之间有一段露天路，带伞、带水。母婴可以使用急救点旁的安静房间。演示中的机械很有意思，也很危险，请牵好孩子，站在线外。</p>`,
      },
      'en-US': {
        title: 'Eating, resting, coming with children',
        body: `<p>There is food on the eastern side of every hall, with separate counters for halal and vegetarian. Hunan cooks are generous with chilli: say beforehand if you want less. More places are under <a href="/service/serviceDetail?id=5">catering</a>.</p>
<p>June in Changsha is hot and damp, and part of the way between halls has no roof. Take an umbrella and water. Babies can be fed in the quiet room beside first aid. Machines in motion are fascinating and dangerous, so hold small hands and stay behind the line.</p>`,
      },
      'fr-FR': {
        title: 'Manger, souffler, venir avec des enfants',
        body: `<p>Chaque hall a un coin repas du côté est, avec des comptoirs séparés pour le halal et le végétarien. La cuisine du Hunan est généreuse en piment : prévenez si vous en voulez moins. D’autres adresses figurent à la page <a href="/service/serviceDetail?id=5">Restauration</a>.</p>
<p>En juin, Changsha est chaude et humide, et le passage entre les halls n’est pas couvert partout. Emportez parapluie et eau. Une pièce calme, près du poste de secours, accueille les bébés. Les machines en marche fascinent, mais elles sont dangereuses : tenez les petites mains et restez derrière la ligne.</p>`,
      },
    },
  },
  {
    key: 'good-manners',
    guide: 'visitor',
    texts: {
      'zh-CN': {
        title: '与展商打交道',
        body: `<p>拍展品前点头问一声，多半会得到微笑；图纸和样机上写着“请勿拍照”的，就不要拍。名片用双手递，也可以只扫对方的二维码。</p>
<p>试吃试饮一小份就好。想谈生意，先说自己是谁、要多少、什么时候要，比问“最低多少钱”有用。语言不通，请口译台的志愿者陪您走一趟。意见和表扬都可以写在<a href="/about/?cursor=message">留言板</a>上。</p>`,
      },
      'en-US': {
        title: 'Meeting exhibitors',
        body: `<p>Ask with a nod before you photograph, and you will mostly get a smile; where a card forbids it, do not. Offer your business card with both hands, or scan the other’s code.</p>
<p>One small taste is enough. If you mean business, say who you are, how much you need and when: it takes you further than asking for the lowest price. Where words fail, fetch a volunteer from the interpreters’ desk. Praise and complaints are both welcome on the <a href="/about/?cursor=message">message board</a>.</p>`,
      },
      'fr-FR': {
        title: 'À la rencontre des exposants',
        body: `<p>Demandez d’un signe avant de photographier : on vous répondra le plus souvent par un sourire. Si un carton l’interdit, abstenez-vous. Tendez votre carte à deux mains, ou lisez le code de votre interlocuteur.</p>
<p>Une petite dégustation suffit. Pour parler affaires, dites qui vous êtes, combien il vous faut et pour quand : cela mène plus loin que de réclamer le prix le plus bas. Si les mots manquent, allez chercher un bénévole au bureau des interprètes. Éloges et critiques sont les bienvenus sur la page des <a href="/about/?cursor=message">messages</a>.</p>`,
      },
    },
  },
];
