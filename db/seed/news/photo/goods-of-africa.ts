import type { SeedArticle } from '../article.ts';

export default {
  key: 'goods-of-africa',
  category: 'photo',
  publishedAt: '2023-07-02T10:20:00+08:00',
  countries: ['ET', 'RW', 'KE', 'MG', 'ZA'],
  album: [
    {
      file: 'photos/goods-of-africa/coffee.webp',
      alt: {
        'zh-CN':
          '一只绘有菱形花边的白瓷杯盛满咖啡，热气袅袅；杯后是初升的太阳，右上方枝头挂着红色咖啡果，桌上散着几粒熟豆。',
        'en-US':
          'A white cup with a band of lozenges, full of steaming coffee, before a rising sun; a branch of red coffee cherries hangs in from the right and roasted beans lie on the table.',
        'fr-FR':
          'Une tasse blanche ornée de losanges, remplie de café fumant, devant un soleil levant ; une branche de cerises rouges descend de la droite et des grains torréfiés jonchent la table.',
      },
    },
    {
      file: 'photos/goods-of-africa/roses.webp',
      alt: {
        'zh-CN': '深绿底色上的一簇玫瑰：七朵盛开，粉、红、白、黄相间，四周点缀着小花蕾和带叶脉的叶片。',
        'en-US':
          'Seven open roses in pink, red, white and yellow on deep green, ringed by veined leaves and a few small buds.',
        'fr-FR':
          'Sept roses épanouies, roses, rouges, blanches et jaunes, sur un fond vert profond, entourées de feuilles nervurées et de petits boutons.',
      },
    },
    {
      file: 'photos/goods-of-africa/vanilla.webp',
      alt: {
        'zh-CN': '月夜里的香草藤：两朵奶黄色的兰花从叶间垂下，左侧挂着青荚，下方是一捆用拉菲草扎好的深褐色香草荚。',
        'en-US':
          'A vanilla vine by moonlight: two cream orchids, green pods on the left and, below, a bundle of dark cured pods tied with raffia.',
        'fr-FR':
          'Une liane de vanille au clair de lune : deux orchidées crème, des gousses vertes à gauche et, en bas, une botte de gousses brunes nouée de raphia.',
      },
    },
    {
      file: 'photos/goods-of-africa/cocoa.webp',
      alt: {
        'zh-CN': '可可树干和横枝上结着黄、橙、红各色果荚，右下方一只剖开的果荚露出两排多裹着白色果肉的豆子。',
        'en-US':
          'A cocoa tree bearing ribbed pods in yellow, orange and red; at the lower right one pod lies open on its white-coated beans.',
        'fr-FR':
          'Un cacaoyer chargé de cabosses côtelées, jaunes, orange et rouges ; en bas à droite, l’une d’elles, ouverte, montre ses fèves enrobées de pulpe blanche.',
      },
    },
    {
      file: 'photos/goods-of-africa/chilli.webp',
      alt: {
        'zh-CN': '俯视三只圆形编筐，红、橙、绿三色辣椒一圈圈排成漩涡，几只辣椒落在条纹布上。',
        'en-US':
          'Three round woven trays seen from above, red, orange and green chillies laid in spirals, a few more scattered on striped cloth.',
        'fr-FR':
          'Trois plateaux ronds en vannerie vus du dessus, où des piments rouges, orange et verts dessinent des spirales ; quelques autres sur une toile rayée.',
      },
    },
    {
      file: 'photos/goods-of-africa/wine.webp',
      alt: {
        'zh-CN': '黄昏的葡萄园，远处是平顶山；近处木桌上立着一瓶酒、一只盛着红酒的高脚杯，旁边垂着一串紫葡萄。',
        'en-US':
          'Vine rows under a flat-topped mountain at dusk; in front, a bottle, a glass of red wine and a bunch of purple grapes.',
        'fr-FR':
          'Des rangs de vigne sous une montagne au sommet plat, au crépuscule ; au premier plan, une bouteille, un verre de vin rouge et une grappe violette.',
      },
    },
  ],
  texts: {
    'zh-CN': {
      title: '织画｜凑近了看，非洲好物六样',
      summary: '杯中咖啡、枝头可可、筐里辣椒……六幅织画把货架上的小东西放大，每一样都藏着一道工序。',
      body: `<p>这组作品叫“织画”：先把画面分成横一百九十二、竖一百二十八的小格，再一格一色地填，远看是景，近看是针脚。它们不是现场照片，画的是值得弯下腰来端详的几样东西。</p>
<h2>画里藏着的工序</h2>
<ul>
<li><strong>咖啡。</strong>枝上有一颗果子还是黄的。采收讲究挑红留青，同一根枝条往往要摘好几遍。</li>
<li><strong>香草。</strong>藤上的荚是绿的，桌上那捆已成深褐色，中间隔着烫漂、发汗、晾晒和长达数月的醇化。</li>
<li><strong>可可。</strong>刚剖开的豆子裹着白瓤，味道酸甜；巧克力的香气要等发酵、烘烤以后才出来。</li>
<li><strong>辣椒。</strong>摆得稀，干得匀；堆成一团就容易捂坏。</li>
<li><strong>玫瑰与葡萄酒。</strong>一个怕断了冷链，一个怕晒着太阳，运输时都得讲温度。</li>
</ul>
<p>马达加斯加的香草、卢旺达的辣椒、南非的葡萄酒，都曾摆上展会的柜台。下次路过，不妨先问一句：这是哪道工序之后的样子？</p>`,
    },
    'en-US': {
      title: 'Six goods, seen as close as a stitch',
      summary:
        'Coffee, roses, vanilla, cocoa, chilli and wine: an album of woven pictures, each with one thing to look for before you buy.',
      body: `<p>Nobody stood at a stall with a camera for this album. Its scenes are woven pictures: every one is a grid of coloured stitches, composed by hand in code, and each shows a product the expo’s visitors meet on the shelves.</p>
<p>Look for the details that a buyer would check.</p>
<ol>
<li>One cherry on the coffee branch is still yellow. Pickers pass the same tree several times because fruit does not ripen together.</li>
<li>Green vanilla hangs on the vine; the tied pods below are brown. Between the two lie scalding, sweating, drying and months in closed boxes.</li>
<li>The opened cocoa pod is white inside. Flavour comes later, with fermentation.</li>
<li>Chillies are spread thinly, so that air reaches all of them.</li>
<li>Roses travel cold from the cutting shed onwards; one warm hour shortens their life in the vase.</li>
<li>The bottle stands away from the sun, as wine prefers.</li>
</ol>
<p>Ethiopia and Rwanda for coffee, Kenya for roses, Madagascar for vanilla: the thread is ours, the trades are theirs.</p>`,
    },
    'fr-FR': {
      title: 'Six produits d’Afrique, au plus près de la maille',
      summary:
        'Des tableaux tissés, point par point, pour regarder autrement une tasse de café, une cabosse ou un bouquet.',
      body: `<p>Que voit-on d’un produit quand on s’en approche ? Les six tableaux tissés de cet album répondent à leur façon : une grille, des points de couleur, et un sujet qui remplit presque tout le cadre. Il ne s’agit pas de photographies, mais d’images composées pour ce site.</p>
<h2>Ce que racontent les détails</h2>
<p>Sur la branche de caféier, une cerise reste jaune : la récolte se fait en plusieurs passages. La vanille apparaît deux fois, verte sur la liane, brune dans sa botte ; l’échaudage, l’étuvage et un long affinage séparent ces deux états. Dans la cabosse ouverte, la pulpe blanche n’a encore rien du chocolat, dont les arômes naissent à la fermentation puis à la torréfaction.</p>
<p>Les piments, eux, sont étalés en une seule couche afin de sécher sans moisir. Quant aux roses du Kenya et au vin d’Afrique du Sud, ils partagent une exigence : une température surveillée jusqu’à l’arrivée.</p>
<p><strong>Un conseil d’acheteur :</strong> demandez toujours à quelle étape se trouve ce que l’on vous montre.</p>`,
    },
  },
} satisfies SeedArticle;
