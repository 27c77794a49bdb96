import type { SeedArticle } from '../article.ts';

export default {
  key: 'crafts-and-cloth',
  category: 'photo',
  publishedAt: '2021-09-27T11:05:00+08:00',
  countries: ['ZW'],
  album: [
    {
      file: 'photos/crafts-and-cloth/stone-carving.webp',
      alt: {
        'zh-CN': '一尊青绿色石雕：大人低头闭目，手臂环抱着孩子；背后是叠石和暖色天空，台前放着凿子与木槌。',
        'en-US':
          'A green stone carving of a parent, eyes closed, with an arm around a child; balancing rocks on the horizon, chisel and mallet in front.',
        'fr-FR':
          'Une sculpture en pierre verte : un parent, les yeux clos, entoure un enfant de son bras ; rochers en équilibre à l’horizon, ciseau et maillet au premier plan.',
      },
    },
    {
      file: 'photos/crafts-and-cloth/baskets.webp',
      alt: {
        'zh-CN': '三只花纹各异的编篮，一只带尖盖，一只盛满橙色果子，一只插着长叶；后面立着一面圆形编盘。',
        'en-US':
          'Three patterned baskets, one with a pointed lid, one of orange fruit, one holding long leaves, in front of a great round woven plate.',
        'fr-FR':
          'Trois paniers à motifs, l’un coiffé d’un couvercle pointu, l’autre plein de fruits orangés, le dernier garni de longues feuilles, devant un grand plateau rond.',
      },
    },
    {
      file: 'photos/crafts-and-cloth/loom.webp',
      alt: {
        'zh-CN': '一位系头巾的织工坐在织机后，布面由红、黄、绿、黑的小方块拼成，向前铺开；两旁挂着一束束染好的纱线。',
        'en-US':
          'A weaver in a headwrap behind her loom; strip cloth in red, gold, green and black runs towards the viewer, skeins of dyed yarn hang on either side.',
        'fr-FR':
          'Une tisserande coiffée d’un foulard derrière son métier ; l’étoffe à bandes rouges, or, vertes et noires s’avance vers nous, des écheveaux teints pendent de part et d’autre.',
      },
    },
    {
      file: 'photos/crafts-and-cloth/drums.webp',
      alt: {
        'zh-CN': '三面高脚鼓立在红色放射纹前，中间一面最大，一双手正要落在鼓皮上。',
        'en-US': 'Three goblet drums before red and gold rays; two hands are about to fall on the largest.',
        'fr-FR': 'Trois tambours en calice devant des rayons rouges et or ; deux mains vont frapper le plus grand.',
      },
    },
    {
      file: 'photos/crafts-and-cloth/beads.webp',
      alt: {
        'zh-CN': '深蓝底上一副七圈珠饰项圈，红、白、蓝、黄珠子成环排列，下缘垂着坠子，四角各有一朵珠花。',
        'en-US':
          'A collar of seven rings of red, white, blue and gold beads on dark blue, with pendants along the front and a bead flower in each corner.',
        'fr-FR':
          'Un collier de sept rangs de perles rouges, blanches, bleues et jaunes sur fond bleu nuit, avec des pendeloques et une fleur de perles à chaque angle.',
      },
    },
    {
      file: 'photos/crafts-and-cloth/porcelain-and-tea.webp',
      alt: {
        'zh-CN': '红桌布上摆着插梅枝的青花瓶、一把紫砂色茶壶和两只茶杯，身后圆窗的木格外是远山红日。',
        'en-US':
          'A blue-and-white vase of plum blossom, a clay teapot and two cups on a red cloth; through a round lattice window, hills and a red sun.',
        'fr-FR':
          'Un vase bleu et blanc garni de prunier, une théière de terre et deux tasses sur une nappe rouge ; par la fenêtre ronde à croisillons, des collines et un soleil rouge.',
      },
    },
  ],
  texts: {
    'zh-CN': {
      title: '织画｜手艺相逢：石、藤、线、鼓、珠、瓷',
      summary: '六种材料，六样功夫。看懂一件手工品，先看背面、接头和底足。',
      body: `<p>手艺人看手艺，不先看花样，先翻过来看背面。这组织画选了石雕、编篮、织布、皮鼓、珠饰和茶瓷，正好一半讲“减”，一半讲“加”：石头越凿越少，篮子却一圈圈长出来。</p>
<h2>内行看门道</h2>
<p>津巴布韦石雕常留一块毛面，与打磨过的部分对照，那是石头原来的皮。条纹布先织成窄幅，再一条条缝合，接缝对得齐不齐，一眼见高下。编篮看收口，珠饰看线头；鼓要听，边上清亮、中间沉厚才算绷得匀。至于青花，釉下的蓝色摸不出凸起，底足一圈露胎，干净利落。</p>
<p>六幅图也是按手艺的规矩做的，一格一针，不许半格。画中人与物皆为虚构，并非某件展品的照片，喜欢纹样的朋友，倒是可以照着格子绣一绣。</p>
<p>买手工艺品，记得请卖家写明材料和产地：木、角、皮、籽，进出境时可能各有检疫要求。</p>`,
    },
    'en-US': {
      title: 'Stone, reed, thread, skin, bead and clay: crafts in stitches',
      summary:
        'Turn it over: the back of a cloth and the foot of a vase tell more than the front. Six woven pictures on the work of hands.',
      body: `<p>Some crafts take away, others add. A carver in Zimbabwe removes stone until a figure is left, and often keeps a rough patch of the outer skin beside the polished face. A basket maker does the opposite, coil upon coil.</p>
<h2>Where to look</h2>
<ul>
<li><strong>Strip cloth:</strong> narrow bands are woven first and sewn edge to edge; see whether the blocks meet.</li>
<li><strong>Drums:</strong> the edge should ring and the middle boom.</li>
<li><strong>Beads:</strong> follow a thread to its knot.</li>
<li><strong>Porcelain:</strong> blue painted under the glaze cannot be felt with a fingertip.</li>
</ul>
<p>The images follow a craftsman’s rule too. They are woven pictures on a fixed grid, one colour to a stitch and never half a stitch, so an embroiderer could copy them. No object shown is an actual exhibit.</p>
<p>Buying something similar? Ask for a note of materials and origin. Wood, horn, hide and seeds may each need a check at the border.</p>`,
    },
    'fr-FR': {
      title: 'Pierre, vannerie, étoffe, tambour, perles et porcelaine',
      summary: 'L’envers vaut l’endroit : six tableaux tissés pour apprendre à lire un objet fait main.',
      body: `<p>Retournez l’objet. C’est le premier geste du connaisseur, et le fil conducteur de cet album consacré aux métiers de la main.</p>
<p>La pierre du Zimbabwe se travaille par retrait : le sculpteur laisse volontiers, à côté du poli, un peu de l’écorce d’origine. Le panier, au contraire, grandit spire après spire, et c’est la finition du bord qui trahit la hâte. L’étoffe à bandes se juge aux coutures ; le collier, à ses nœuds. Un bon tambour sonne clair au bord et grave au centre. Sur la porcelaine, enfin, le bleu posé sous la couverte ne se sent pas sous le doigt.</p>
<h2>Un point, une couleur</h2>
<p>Nos tableaux tissés respectent la même discipline, sans demi-point ni dégradé. Ils ne reproduisent aucune pièce exposée ; les brodeuses peuvent s’en servir de modèle.</p>
<p>Avant un achat, faites écrire la matière et la provenance : bois, corne, peau ou graines peuvent relever de contrôles distincts à la frontière.</p>`,
    },
  },
} satisfies SeedArticle;
