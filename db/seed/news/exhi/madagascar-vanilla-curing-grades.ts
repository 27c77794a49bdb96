import type { SeedArticle } from '../article.ts';

export default {
  key: 'madagascar-vanilla-curing-grades',
  category: 'exhi',
  publishedAt: '2024-06-11T14:22:00+08:00',
  countries: ['MG'],
  texts: {
    'zh-CN': {
      title: '一荚香草的半年：马达加斯加香草怎么制、怎么分、怎么辨',
      summary: '青荚无香，全凭发酵与等待。弄清制作工序，真假优劣便有了判断的依据。',
      body: `<p>香草是兰科植物，花开不过半日，在马达加斯加要靠人手一朵朵授粉。约九个月后采下的豆荚青绿硬挺，凑近闻，几乎没有香味。让它变香的，是此后几个月的慢功夫。</p>
<h2>四步成香</h2>
<p>先是<strong>杀青</strong>：青荚入热水烫上几分钟，水不能开，目的是止住生长、唤醒酶。接着<strong>发汗</strong>：趁热裹进毛毯焖在木箱里，颜色由绿转褐。再是<strong>晾晒</strong>：每天只晒几个小时，其余时间包好，反复数周，随后移到荫处慢慢风干。最后<strong>陈化</strong>：按长短捆扎，装进衬纸的箱子，隔几天翻检一次，一捂又是几个月。五六公斤青荚，才出一公斤成品。</p>
<h2>用途决定等级</h2>
<p>乌黑油润、柔韧不裂的大荚，留作烘焙装饰和西餐；颜色偏红、含水较低的，多送去提取香精；短荚、裂荚切段出售。等级并非越高越划算：做冰淇淋底料，用不着为外形买单。</p>
<h2>防骗五看</h2>
<ul>
<li>看柔韧：绕在指上不断为佳，一折就脆的多半干过了头。</li>
<li>看表面：针状闪亮的白霜是香兰素结晶，灰绿绒毛则是霉。</li>
<li>看油光：擦在白纸上浮油明显的，可能抹过油来冒充新货。</li>
<li>闻气味：真荚香气有层次，单一冲鼻的甜味要当心外加香精；带药味、烟味的，多为加工不当。</li>
<li>查籽：剖开无籽、闻之寡淡的，也许早被溶剂提取过一遍。</li>
</ul>
<p>还有一种“真货”也会误事：怕被偷而提前采摘的嫩荚，抽了真空外表光鲜，香气却先天不足。大宗采购宜送实验室测水分和香兰素，并在合同里写明采收月份。马达加斯加是第三届博览会的主宾国之一，丁香、可可也随香草一同来过长沙。</p>`,
    },
    'en-US': {
      title: 'Vanilla from Madagascar: patience, grades and how fakes give themselves away',
      summary:
        'A green pod smells of almost nothing. Once you know how it is cured, you also know where corners get cut.',
      body: `<h2>Six months for a scent</h2>
<p>The vanilla orchid opens for a single morning, and in Madagascar every flower is pollinated by hand. Some nine months later the pod is picked green, firm and practically odourless. Four operations change that.</p>
<ol>
<li><strong>Killing:</strong> a few minutes in hot, never boiling, water.</li>
<li><strong>Sweating:</strong> a day or two wrapped in blankets inside a closed box, where the pods turn brown.</li>
<li><strong>Drying:</strong> a short spell of sun each day for weeks, then racks in the shade.</li>
<li><strong>Conditioning:</strong> months in lined boxes, with regular checks that remove any mouldy pod.</li>
</ol>
<p>By the end, five or six kilograms of green fruit have shrunk to one.</p>
<h2>Pay for what you use</h2>
<p>Long, black, supple pods with no splits go to pastry chefs and shop windows. Redder, drier ones yield extract. Cuts and short pods suit infusions and powder. An ice-cream maker who orders the top grade is buying beauty that nobody will see.</p>
<h2>Warning signs</h2>
<p>Bend a pod around a finger: it should give, not snap. Rub it on white paper: a greasy halo hints at added oil. Slit one open and look for a paste of tiny seeds; if there is little scent inside, the pod may have been through a solvent already. White needles that sparkle are natural vanillin crystals, while dull grey fluff is mould. A flat, sugary smell that hits at once suggests synthetic flavouring.</p>
<p>The commonest disappointment is no forgery at all: pods picked too young, for fear of theft, then vacuum-packed to look plump. Ask for the month of harvest, and have a laboratory measure moisture and vanillin on any large lot.</p>
<p>Madagascar was a guest country of the expo in 2023; more about that edition is kept under <a href="/previous/">Previous editions</a>.</p>`,
    },
    'fr-FR': {
      title: 'Vanille de Madagascar : préparer, trier, déjouer les contrefaçons',
      summary:
        'Pourquoi une gousse souple, brune et parfumée demande-t-elle tant de mois ? Et que cache parfois une apparence trop flatteuse ? Réponses pour acheteurs.',
      body: `<p>Posez sur la table une gousse verte et une gousse préparée : on jurerait deux plantes. La première, cueillie environ neuf mois après une pollinisation faite à la main, fleur après fleur, n’a guère plus d’odeur qu’un haricot. La seconde embaume la pièce.</p>
<p>Entre les deux, un savoir-faire. L’échaudage, bref bain dans une eau chaude mais non bouillante, arrête la vie du fruit. L’étuvage, sous des couvertures, le brunit. Le séchage alterne quelques heures de soleil quotidiennes et de longs repos à l’ombre. L’affinage, enfin, se passe en malles, durant des mois : on y ouvre, on y trie, on y retire la gousse qui moisit avant qu’elle ne contamine sa botte.</p>
<h2>À chaque métier sa qualité</h2>
<table>
<thead><tr><th>Aspect</th><th>Emploi courant</th></tr></thead>
<tbody>
<tr><td>Noire, grasse, non fendue, longue</td><td>Pâtisserie, vente à la pièce</td></tr>
<tr><td>Rouge, plus sèche</td><td>Extraction, arômes</td></tr>
<tr><td>Fendue ou courte</td><td>Infusion, poudre</td></tr>
</tbody>
</table>
<h2>Les ruses, et leurs parades</h2>
<p>Gousse huilée ? Frottez-la sur un papier blanc, l’auréole la trahit. Gousse épuisée, déjà passée au solvant ? Fendez-la : peu de parfum, caviar terne. Parfum trop simple, trop sucré ? Songez à un ajout de vanilline de synthèse. Ne rejetez pas, en revanche, les fines aiguilles brillantes : ce givre est un signe de richesse, au contraire du duvet gris de la moisissure.</p>
<p>Méfiez-vous surtout de la récolte précoce. Cueillie avant maturité par crainte des vols, mise sous vide, la gousse paraît fraîche et ne sentira jamais grand-chose. Exigez le mois de cueillette et, pour tout lot important, une analyse du taux d’humidité et de la vanilline.</p>`,
    },
  },
} satisfies SeedArticle;
