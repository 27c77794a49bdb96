import type { SeedArticle } from '../article.ts';

export default {
  key: 'gaoqiao-open-all-year-2025',
  category: 'notic',
  publishedAt: '2025-07-22T14:15:00+08:00',
  countries: ['ET', 'KE', 'RW', 'ZA'],
  texts: {
    'zh-CN': {
      title: '展会散场，高桥分会场照常营业',
      summary: '错过6月的观众还有去处。常年馆怎么逛、怎么挑、批发和零售怎么谈，几条经验供参考。',
      body: `<p>主展馆已经撤展，设在高桥大市场的分会场却没有关门。这里全年开放，是中非经贸博览会留在长沙的一个常设窗口。6月没赶上的市民、会后才下决心进货的店主，都可以去看看。</p>
<h2>去之前</h2>
<p>高桥是一座大型批发市场，楼栋多，通道长，第一次去容易转晕。请在导航里查好具体入口，并先确认当天的营业时间，节假日尤其如此。联系方式可在<a href="/about/">关于我们</a>查到。常年馆免费参观，三周以内的日子都可以<a href="/reservation/">预约</a>。</p>
<h2>看货</h2>
<ul>
<li><strong>咖啡：</strong>不妨问问有没有埃塞俄比亚、卢旺达的豆子。认准烘焙日期，而不是只看保质期；生豆则看颗粒是否均匀，有没有霉味。</li>
<li><strong>茶：</strong>肯尼亚紫茶的茶汤会随酸碱变色，滴几滴柠檬汁就能试出来，孩子们看了都喜欢。</li>
<li><strong>葡萄酒：</strong>南非酒看年份和产区，夏天带走要避开后备厢里的高温。</li>
</ul>
<p>进口食品应有中文标签，上面写着原产国以及境内的进口商或经销商。没有的，不买。</p>
<h2>谈价</h2>
<p>平日来、人少时来，摊主有工夫细说。想进货的，先买一小份样品回去试卖，两三周后再谈数量；谈妥后把规格、交期、破损怎么赔写在纸上。只想自家尝鲜的，直接说明只买一点，多数人不会见怪。</p>
<p>企业若要寻找更大宗的合作，可到<a href="/negotiation/">项目洽谈</a>栏目查看供需信息。</p>`,
    },
    'en-US': {
      title: 'The fair is over, but Gaoqiao stays open: visiting the year-round hall',
      summary:
        'Missed it in June? Changsha has a permanent sub-hall that receives visitors in every season. How to find your way, judge the goods and talk quantities.',
      body: `<p>The stands have been taken down, yet one part of the expo never closes for the season. Its sub-hall in the Gaoqiao Grand Market, in Changsha, is there in spring as in autumn, for families who could not come in June and for shopkeepers who needed the summer to make up their minds.</p>
<h2>Getting there</h2>
<p>Gaoqiao is a large wholesale market of many buildings. Look up the right entrance before you set out and check the opening hours of the day, above all around public holidays. Our <a href="/about/">contact page</a> says whom to ask. Visits to the year-round hall are free and can be <a href="/reservation/">reserved</a> for any day of the next three weeks. Weekday visits are quieter, and traders have time to explain.</p>
<h2>What to look at</h2>
<p>With coffee, be it from Ethiopia or Rwanda, the roasting date tells more than the expiry date. Green beans should be even in size and smell of nothing musty. Kenyan purple tea changes colour when a little lemon juice is added, which makes a good experiment at the kitchen table. With South African wine, read vintage and region, and do not leave the bottles in a hot car.</p>
<p>Packed imported food should carry a label in Chinese naming the country of origin and the importer or distributor. If it does not, leave it.</p>
<h2>Buying for a shop</h2>
<ol>
<li>Take a small quantity and sell it for two or three weeks.</li>
<li>Return with figures, then discuss volume.</li>
<li>Put specification, delivery and breakage in writing.</li>
</ol>
<p>For larger projects, see what partners are looking for under <a href="/negotiation/">Negotiation</a>.</p>`,
    },
    'fr-FR': {
      title: 'Après le salon, la halle permanente de Gaoqiao vous accueille toute l’année',
      summary:
        'Vous avez manqué le mois de juin ? Au Grand marché de Gaoqiao, choisissez sans hâte café, thé ou vin. Conseils de visite et d’achat.',
      body: `<p>Les allées de juin se sont vidées, mais Changsha garde une adresse : l’annexe de l’Exposition installée dans le Grand marché de Gaoqiao. Elle ne connaît pas de saison. Les familles absentes en juin et les commerçants qui ont préféré réfléchir y trouvent de quoi se rattraper.</p>
<h2>Reconnaître un bon produit</h2>
<ul>
<li><strong>Café</strong> d’Éthiopie ou du Rwanda : lisez la date de torréfaction avant celle de péremption. En grains verts, le calibre doit être régulier et l’odeur franche, sans moisi.</li>
<li><strong>Thé pourpre</strong> du Kenya : quelques gouttes de citron font virer sa couleur, expérience facile à refaire chez vous.</li>
<li><strong>Vin</strong> d’Afrique du Sud : notez le millésime et la région, puis tenez la bouteille loin d’un coffre de voiture en plein soleil.</li>
</ul>
<p>Tout aliment importé et emballé doit porter une étiquette en chinois, avec l’origine et l’importateur ou le distributeur. À défaut, passez votre chemin.</p>
<h2>Acheter pour revendre</h2>
<p>Commencez petit. Emportez de quoi garnir une étagère, observez vos clients deux ou trois semaines, revenez avec des chiffres. La discussion sur les volumes n’en sera que plus simple. Faites écrire la qualité convenue, le délai et le sort de la casse.</p>
<h2>Y aller</h2>
<p>Le marché de gros compte de nombreux bâtiments : repérez l’entrée sur un plan et vérifiez les horaires du jour, surtout à l’approche des fêtes. Nos coordonnées figurent à la rubrique <a href="/about/">À propos</a>. La visite de la halle permanente est gratuite et se <a href="/reservation/">réserve</a> pour les trois semaines à venir. En semaine, les marchands sont plus disponibles. Pour des projets d’une autre ampleur, consultez la rubrique <a href="/negotiation/">Négociation de projets</a>.</p>`,
    },
  },
} satisfies SeedArticle;
