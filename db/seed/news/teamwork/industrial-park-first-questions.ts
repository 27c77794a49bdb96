import type { SeedArticle } from '../article.ts';

export default {
  key: 'industrial-park-first-questions',
  category: 'teamwork',
  publishedAt: '2024-06-18T15:13:00+08:00',
  texts: {
    'zh-CN': {
      title: '投资人进园区，先问这七句话',
      summary:
        '优惠政策往往印在宣传册第一页，企业却先翻到最后几页找水、电、路、地。园区推介该怎么讲，听听企业的提问顺序。',
      body: `<p>产业园区是博览会的研讨题目之一。推介人喜欢从区位和优惠讲起，台下的企业负责人却常常低头在纸上记另外几件事。这里把常见的问题排了个序，供准备招商材料的园区参考。</p>
<ol>
<li><strong>地权清不清楚？</strong>土地是出让还是租赁，多少年，能否抵押，四至图在不在手上。</li>
<li><strong>电稳不稳？</strong>不只看装机容量，还要看过去一年停了几次、每次多久，有没有第二路电源。</li>
<li><strong>水从哪来、到哪去？</strong>纺织印染、食品加工最在意排水，污水处理厂是已建、在建，还是只在图上。</li>
<li><strong>到港口几小时？</strong>公里数说明不了问题，雨季能不能走、过几个检查站才是关键。</li>
<li><strong>手续谁来办？</strong>“一站式”窗口里坐着哪几家单位，能当场盖章的有几样。</li>
<li><strong>招得到人吗？</strong>周边住着多少劳动力，有没有职业学校，工人怎么上下班。</li>
<li><strong>隔壁是谁？</strong>已经入园的企业做什么，能不能互为上下游。</li>
</ol>
<h2>材料怎么准备</h2>
<p>七个问题，大半可以用数字回答，那就别用形容词。停电记录、水质报告、最近三个月的货车通行时间，附在册子后面，比一页效果图更能打动人。还没建成的设施，老老实实写“计划”二字，注明资金落实到哪一步。</p>
<p>企业这边也有功课：用电负荷、用水量、占地、用工人数、每月进出几个货柜，最好列成一张表带来。双方各拿一张表，第一次见面就能对出结果；合不合适，半小时便见分晓，谁也不耽误谁。</p>
<p>若条件对得上，下一步是实地看。建议挑雨季去，路好不好、水排不排得走，一场雨全知道。</p>`,
    },
    'en-US': {
      title: 'Before the tax holiday: what investors ask about an industrial park',
      summary:
        'Promoters open with incentives. Manufacturers ask about the last power cut. A short guide to answering the right questions first.',
      body: `<p>Industrial parks have their own place in the expo’s talks, and pitches often resemble one another: a map, a skyline at sunset, a list of exemptions. Production managers listen politely and write down something else.</p>
<h2>The order in which they ask</h2>
<ol>
<li>Who holds title to the plot, for how many years, and will a bank accept it as security?</li>
<li>How often did the power fail last year, and for how long? Is there a second feed?</li>
<li>Where does waste water go? For dyeing or food plants this decides everything.</li>
<li>How many hours to the quay in the rainy season, checkpoints included?</li>
<li>Which officials sit at the single window, and which papers can they issue on the spot?</li>
<li>Where do workers live, and how do they travel to the early shift?</li>
<li>Who are the neighbours? A box maker next door may be worth more than a year of rent.</li>
</ol>
<p>Incentives come eighth. They matter, but no exemption repairs a stopped line.</p>
<h2>Numbers instead of adjectives</h2>
<p>A park that brings its outage log, a water analysis and three months of truck times to the table gains trust at once. Facilities that exist only on paper should be labelled as planned, with the state of their funding. Honesty costs less now than after the first site visit.</p>
<p>Companies should arrive prepared too: connected load, daily water, floor area, headcount, containers per month. Put the two sheets side by side and half an hour is enough to know whether a second meeting makes sense. If it does, travel during the rains. One good storm will show what the brochure leaves out.</p>`,
    },
    'fr-FR': {
      title: 'Parcs industriels : les questions qui passent avant les avantages fiscaux',
      summary:
        'Foncier, courant, eaux usées, route du port : un industriel commence rarement par la fiscalité. Conseils aux parcs qui préparent leur présentation.',
      body: `<p>Un directeur d’usine ne lit pas une brochure comme un communicant. Il saute la photo aérienne, tourne les pages des exonérations et cherche trois lignes : la puissance disponible, le statut du terrain, le temps de trajet jusqu’au quai. Les zones industrielles comptent parmi les sujets débattus à l’Exposition ; mieux vaut bâtir son exposé dans cet ordre.</p>
<h2>Ce qui conditionne l’implantation</h2>
<p><strong>Le foncier.</strong> Bail ou cession, durée, bornage, possibilité d’hypothèque : apportez le plan cadastral plutôt qu’une vue d’artiste.</p>
<p><strong>L’énergie.</strong> Les mégawatts annoncés rassurent moins qu’un relevé des coupures sur douze mois.</p>
<p><strong>L’eau.</strong> Celle qui arrive et, plus encore, celle qui repart. Une teinturerie ou une conserverie renoncera sans station d’épuration.</p>
<p><strong>La route.</strong> On la mesure en heures, pendant les pluies, contrôles compris.</p>
<h2>Ce qui décide ensuite</h2>
<ul>
<li>Un guichet unique où les agents présents peuvent réellement signer.</li>
<li>Une main-d’œuvre logée à distance raisonnable, un bus à l’heure de l’équipe du matin, un lycée professionnel proche.</li>
<li>Des voisins utiles : un cartonnier, un atelier de mécanique, un transporteur.</li>
</ul>
<p>Un équipement qui n’existe pas encore doit porter la mention « prévu », avec l’état de son financement. L’omission se paie au premier déplacement sur place.</p>
<p>L’entreprise a aussi sa part du travail. Qu’elle vienne avec sa consommation d’eau, sa charge électrique, sa surface, ses effectifs et le nombre de conteneurs qu’elle attend chaque mois. Deux fiches posées côte à côte disent en une demi-heure s’il faut se revoir. Et pour la visite, choisissez la saison humide : le drainage ne ment pas.</p>`,
    },
  },
} satisfies SeedArticle;
