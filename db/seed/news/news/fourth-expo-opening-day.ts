import type { SeedArticle } from '../article.ts';

export default {
  key: 'fourth-expo-opening-day',
  category: 'news',
  publishedAt: '2025-06-12T16:50:00+08:00',
  countries: ['CG', 'KE', 'NA', 'NG', 'ZA'],
  texts: {
    'zh-CN': {
      title: '中非共行动：第四届博览会今日启幕',
      summary: '2025年6月12日，长沙再迎非洲宾客。开幕首日看什么、谈什么，公众哪几天可以来，一文说清。',
      body: `<p>到长沙赴会，先分清两个地点：开会去长沙国际会议中心，看展去长沙国际会展中心。两个名字只差一个字，打车、发定位时务必说准。</p>
<p>第四届中非经贸博览会12日开幕，主题是“中非共行动 逐梦现代化”。53个非洲国家、11个国际组织和国内27个省区市参加，展览面积10万平方米，仍是六个展馆加一个中心区域的格局。</p>
<h2>首日看点</h2>
<p>看展区：智慧矿山、清洁能源、节能环保、现代农机、工程机械、合作品牌、非洲好物、时尚，各有一片天地；旅游和中医药则是头一回设展。</p>
<p>看嘉宾：肯尼亚、尼日利亚、南非、纳米比亚和刚果（布）五国担任主宾国，湖北与重庆担任主题省市。</p>
<p>看活动：会期内安排30场经贸活动，分重大活动、高端论坛、对接洽谈、专题研讨和配套活动五类，绿色矿产、海关检疫、职业教育、青年与妇女等都在议题之列。议程会有调整，出发前请再查一次<a href="/forum/">会议活动</a>栏目。</p>
<h2>公众从明天开始入场</h2>
<ul>
<li>时间：13日至15日，周五到周日；</li>
<li>费用：免费；</li>
<li>证件：居民身份证、护照等有效证件原件，须与<a href="/reservation/">预约</a>时填写的一致；</li>
<li>未成年人由同行成年人代为预约。</li>
</ul>
<p>六月长沙闷热多雨，轻便的鞋和一把伞都用得上。</p>`,
    },
    'en-US': {
      title: 'Opening day in Changsha: a first look round the 2025 expo',
      summary:
        'The fourth edition began on 12 June. Where to go, what is shown, and how the public can come in from Friday.',
      body: `<p>Two addresses matter this week, and they are easily confused. Meetings take place at the Changsha International Conference Center. The exhibition is at the Changsha International Convention and Exhibition Center. Show your driver the full name, in Chinese if you can.</p>
<p>The fourth China-Africa Economic and Trade Expo opened today, Thursday, on the theme “China and Africa: Together Toward Modernization”. Taking part are 53 African countries, 11 international organisations and 27 Chinese provinces and cities. Kenya and Nigeria are guest countries, along with Namibia, South Africa and Congo-Brazzaville; on the Chinese side, Hubei is theme province and Chongqing theme municipality.</p>
<h2>On show</h2>
<p>Six halls and a central area cover 100,000 square metres. Mining technology, clean power, environmental equipment, farm and construction machinery are shown beside quality African goods, cooperation brands and fashion. Tourism and traditional Chinese medicine are new this year.</p>
<p>Around the stands, 30 economic and trade events deal with subjects from green minerals and quarantine rules to vocational training. Times can change, so look at the <a href="/forum/">programme</a> on the morning itself.</p>
<h2>Coming as a visitor</h2>
<ul>
<li>Public days are Friday 13 to Sunday 15 June.</li>
<li>There is no charge.</li>
<li>Bring the document you gave when making your <a href="/reservation/">reservation</a>; for foreign guests that usually means a passport.</li>
<li>Adults book for the children they bring.</li>
</ul>
<p>June in Changsha is hot, humid and often wet. Light shoes and an umbrella are sound advice.</p>`,
    },
    'fr-FR': {
      title: 'Ouverture à Changsha : premier tour de l’Exposition 2025',
      summary:
        'La quatrième édition a commencé le 12 juin. Les lieux, les nouveautés, les journées ouvertes à tous : l’essentiel en une page.',
      body: `<p>Ne confondez pas les deux adresses. Les conférences se tiennent au Centre international de conférences de Changsha ; les stands vous attendent au Centre international de congrès et d’expositions. Montrez le nom complet à votre chauffeur, en chinois si possible : vous vous épargnerez un détour.</p>
<p>La quatrième Exposition économique et commerciale Chine-Afrique a débuté ce jeudi autour d’une idée : avancer ensemble vers la modernisation. Elle accueille 53 pays africains et 11 organisations internationales, ainsi que 27 provinces et villes chinoises. La Namibie, le Congo-Brazzaville et l’Afrique du Sud y sont à l’honneur, de même que le Nigeria et le Kenya. Côté chinois, le Hubei est la province à thème et Chongqing la municipalité à thème.</p>
<h2>Ce que l’on voit</h2>
<p>Le plan compte six halls et un espace central, soit 100 000 m². On y passe de la mine intelligente à la mode, des énergies propres aux produits africains de qualité, du tracteur à la pelle mécanique. Deux domaines font leur entrée : le tourisme et la médecine traditionnelle chinoise. En parallèle, 30 manifestations économiques et commerciales traitent de minerais verts, de quarantaine, de formation professionnelle ou de la place des femmes et des jeunes. Le programme évolue ; relisez la page <a href="/forum/">Programme</a> avant de partir.</p>
<h2>Le public, dès vendredi</h2>
<p>Du 13 au 15 juin, l’entrée est gratuite. Présentez le document indiqué lors de votre <a href="/reservation/">réservation</a>, passeport pour les visiteurs étrangers. Les adultes réservent pour les mineurs qui les accompagnent. Prévoyez enfin un parapluie et des chaussures légères : juin est ici un mois chaud, humide et souvent pluvieux.</p>`,
    },
  },
} satisfies SeedArticle;
