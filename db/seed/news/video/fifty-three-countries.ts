import type { SeedArticle } from '../article.ts';

export default {
  key: 'fifty-three-countries',
  category: 'video',
  publishedAt: '2025-06-19T16:05:00+08:00',
  video: {
    key: 'fifty-three-countries',
    seconds: 27,
    alt: {
      'zh-CN': '非洲地图作为一整块布自北向南织成，计数器走到53；随后依次出现26座小展馆、11个圆形标志和27扇花窗。',
      'en-US':
        'The map of Africa is woven as one cloth from north to south while a counter runs to 53; then come 26 small pavilions, 11 globes and 27 lattice windows.',
      'fr-FR':
        'La carte de l’Afrique se tisse d’une pièce, du nord au sud, pendant qu’un compteur monte à 53 ; suivent 26 pavillons, 11 globes et 27 fenêtres à croisillons.',
    },
  },
  texts: {
    'zh-CN': {
      title: '53国、26馆、11组织、27省市：数字动画',
      summary: '第四届博览会落幕后，我们把参会数字织进一块布里。看完27秒，再看看这些数字各自管什么事。',
      body: `<p>织机从地中海边起头，一行一行往南走，菱形花纹越过所有国界连成一片。针脚织到好望角，计数停在53，这是第四届博览会参会非洲国家的数目。</p>
<p>接下来的三组小图案，分别回答三个问题。</p>
<ul>
<li><strong>到哪里找一个国家？</strong>26座红顶小屋是国家馆。想见某国的农业部门或商会，先去馆里问，往往比在各展区之间打听省事。</li>
<li><strong>谁管跨国的事？</strong>11个圆形是国际组织，标准、物流、培训这些话题常由它们牵头。</li>
<li><strong>中国这边来了谁？</strong>27扇花窗代表27个省市，各带各的产业。</li>
</ul>
<p>片中没有画出来的还有：企业、商协会和金融机构超过4700家，报名人数超过3万。它们装不进27秒，但在<a href="/news/">新闻中心</a>里找得到。</p>`,
    },
    'en-US': {
      title: 'Fifty-three countries, one cloth: the fourth edition in figures',
      summary:
        'A loom starts at the Mediterranean and stops at the Cape. What the four numbers of this film tell somebody planning a visit.',
      body: `<p>We could have coloured the map country by country. We wove it in one piece instead: a single pattern of lozenges runs from Tunis to the Cape, and the counter stops at 53, the number of African countries that took part in June.</p>
<p>Three rows of small signs then appear, and each is of practical use.</p>
<p><strong>Twenty-six little houses</strong> are country pavilions. If you are looking for a ministry or a chamber of commerce, its pavilion is a better address than a search through the halls.</p>
<p><strong>Eleven globes</strong> are international organisations, the people to ask about standards, training and programmes that span borders.</p>
<p><strong>Twenty-seven lattice windows</strong> are Chinese provinces and cities, each with industries of its own to present.</p>
<p>Some figures would not fit in 27 seconds. Over 30,000 people registered, and the firms, associations and financial institutions taking part numbered more than 4,700. The <a href="/news/">news pages</a> have room for them.</p>`,
    },
    'fr-FR': {
      title: 'Cinquante-trois pays, une seule étoffe : la quatrième édition en chiffres',
      summary:
        'Vingt-sept secondes de tissage pour quatre nombres, et une explication de ce que chacun change pour le visiteur.',
      body: `<p>Le métier part de la Méditerranée et descend rang par rang jusqu’au Cap. Les losanges ignorent les frontières : c’est voulu, l’étoffe est d’un seul tenant. Quand elle est finie, le compteur affiche 53, le nombre de pays africains venus à Changsha en juin.</p>
<p>Trois séries de petits signes complètent l’image :</p>
<ul>
<li>26 maisons à toit rouge, les pavillons nationaux ; c’est là qu’il faut frapper pour rencontrer une administration ou une chambre de commerce ;</li>
<li>11 globes, les organisations internationales, précieuses dès qu’il est question de normes ou de formation ;</li>
<li>27 fenêtres à croisillons, les provinces et villes de Chine, venues chacune avec ses filières.</li>
</ul>
<p>Restent les nombres trop grands pour être dessinés. Plus de 4 700 entreprises, associations et établissements financiers ont participé, et plus de 30 000 personnes s’étaient inscrites. Les <a href="/news/">actualités</a> racontent ce qu’elles y ont fait.</p>`,
    },
  },
} satisfies SeedArticle;
