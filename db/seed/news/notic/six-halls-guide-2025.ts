import type { SeedArticle } from '../article.ts';

export default {
  key: 'six-halls-guide-2025',
  category: 'notic',
  publishedAt: '2025-05-20T10:50:00+08:00',
  texts: {
    'zh-CN': {
      title: '六馆一中心怎么选？按兴趣给您四条线路',
      summary: '今年展区里第一次有了旅游和中医药。面积大、题目多，与其挨个走完，不如先想好为什么来。',
      body: `<p>第四届展会的展览面积与上届相同，仍是10万平方米，分布在六座展馆和一个中心区；参展商近2100家，比上届多出约四成。非洲方面，有26国设立国家馆。全部看完不现实，我们按来意分了四条线路，您可以对号入座。</p>
<h2>线路一：采矿与能源</h2>
<p>智慧矿业、清洁能源、节能环保三个题目彼此相关，适合连着看。问矿山设备，先问在粉尘、高温、电压不稳的条件下能连续运行多久；问光伏，别只看组件功率，蓄电池和售后网点更要紧。</p>
<h2>线路二：田间与工地</h2>
<p>现代农机和工程机械是湖南客商熟悉的内容。小农户多的地方用不上大马力拖拉机，手扶式、可换机具的反而好卖，看样时记得试一试换装要几分钟。</p>
<h2>线路三：好货与穿戴</h2>
<p>非洲好物、时尚、合作品牌，普通观众不妨在这里多留些时间。看织物，翻到背面，印花透不透、接缝齐不齐，一目了然。</p>
<h2>线路四：两个新题目</h2>
<ul>
<li><strong>旅游。</strong>不妨问得实在些：几月去合适，签证怎么办，有没有中文导游，两国之间怎样转机。</li>
<li><strong>中医药。</strong>除了体验，从业者不妨留意药材种植、质量标准和人员培训这几件长远的事。</li>
</ul>
<p>各主题对应的馆号和平面图见<a href="/exhibition/?cursor=layout">展馆布局</a>，建议先在图上圈出三处必看，其余边走边看。</p>`,
    },
    'en-US': {
      title: 'Six halls and a central area: a guide by interest',
      summary:
        'Tourism and traditional Chinese medicine join mining, energy, machinery and African goods this June. Where to go first, depending on why you come.',
      body: `<p>Nobody sees all of it. The fourth edition fills 100,000 square metres, as did the third, but with nearly 2,100 exhibitors, almost six hundred more than two years ago. Twenty-six African nations have pavilions. Decide first why you are coming, then take one of these paths.</p>
<h2>If you buy equipment</h2>
<p>Smart mining, clean energy, and energy saving with environmental protection go well together. Ask how a machine copes with dust, heat and unsteady voltage. With solar, look past the panel’s rating to the battery and to the nearest service point. Construction machinery and modern farm machinery make a second tour: where fields are small, a walking tractor that takes several implements may serve better than horsepower, so time how long a change of implement takes.</p>
<h2>If you buy goods</h2>
<p>Quality African goods, fashion and cooperation brands are the places to linger. Turn a cloth over: the reverse tells you how far the dye went in and how the seams were sewn.</p>
<h2>If you are curious about what is new</h2>
<ol>
<li><strong>Tourism</strong> has its own theme for the first time. Useful questions are plain ones: the right season, the visa, a guide who speaks your language, where to change planes.</li>
<li><strong>Traditional Chinese medicine</strong> is the other newcomer. Professionals may look beyond the demonstrations to growing herbs, quality standards and training.</li>
</ol>
<p>Hall numbers and plans are under <a href="/exhibition/?cursor=layout">hall layout</a>. Circle three stands you must see; let chance choose the rest.</p>`,
    },
    'fr-FR': {
      title: 'Six halls, un espace central : choisir son parcours selon ses intérêts',
      summary:
        'Dix thèmes cette année, dont deux inédits : le tourisme et la médecine traditionnelle chinoise. Suggestions pour ne pas marcher au hasard.',
      body: `<p>Ils étaient 1 500 exposants en 2023 ; ils seront près de 2 100 en juin, sur une surface inchangée de 100 000 m². S’y ajoutent les pavillons de 26 pays africains. Vouloir tout parcourir serait illusoire. Mieux vaut partir de ce qui vous amène.</p>
<table>
<thead><tr><th>Vous êtes</th><th>Vos thèmes</th><th>La bonne question</th></tr></thead>
<tbody>
<tr><td>Exploitant minier ou énergéticien</td><td>Mine intelligente, énergies propres, économies d’énergie et environnement</td><td>Que devient l’appareil sous la poussière et une tension irrégulière ?</td></tr>
<tr><td>Entrepreneur, agriculteur</td><td>Engins de chantier, machines agricoles modernes</td><td>Combien de minutes pour changer d’outil ?</td></tr>
<tr><td>Commerçant, créateur</td><td>Produits africains de qualité, mode, marques de coopération</td><td>Puis-je voir l’envers du tissu ?</td></tr>
</tbody>
</table>
<h2>Les deux nouveautés</h2>
<p>Le <strong>tourisme</strong> obtient pour la première fois une place à part. Soyez pratique : quelle saison choisir, quelles formalités de visa, quel aéroport de correspondance, un guide parlant votre langue ?</p>
<p>La <strong>médecine traditionnelle chinoise</strong> fait aussi son entrée. Au-delà des démonstrations, les professionnels s’intéresseront à la culture des plantes, aux normes de qualité et à la formation.</p>
<h2>Un mot sur le solaire</h2>
<p>La puissance d’un panneau se lit sur l’étiquette. La durée de vie de la batterie et l’adresse du réparateur, non : demandez-les.</p>
<p>Les numéros de hall et les plans se trouvent à la page <a href="/exhibition/?cursor=layout">Plan des halls</a>. Repérez-y trois stands indispensables, puis laissez-vous guider par le hasard.</p>`,
    },
  },
} satisfies SeedArticle;
