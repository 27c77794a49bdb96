import type { SeedArticle } from '../article.ts';

export default {
  key: 'exhibition-area',
  category: 'video',
  publishedAt: '2025-10-21T09:40:00+08:00',
  video: {
    key: 'exhibition-area',
    seconds: 26,
    alt: {
      'zh-CN': '俯视的编织地面由赭黄、朱红到深绿逐圈扩大，从四万平方米到十万平方米，地面上陆续升起代表展商的小方块。',
      'en-US':
        'A woven floor seen from above grows outwards from ochre to red to green, from 40,000 to 100,000 square metres, and small blocks for exhibitors rise on it.',
      'fr-FR':
        'Un sol tissé, vu d’en haut, s’agrandit de l’ocre au rouge puis au vert, de 40 000 à 100 000 m² ; de petits cubes y figurent les exposants.',
    },
  },
  texts: {
    'zh-CN': {
      title: '展馆地面怎样从四万铺到十万平方米',
      summary: '用一块不断加边的织物，看主展馆面积的变化；2025年地面没有再长，变的是上面的展位。',
      body: `<p>一块方格代表一百平方米。四百块赭黄方格织成首届的场地：2019年，四万平方米出头。</p>
<p>此后的地面都从旧布的边上接着织。2021年添了一圈朱红，到六万四千；2023年又添一圈深绿，整整十万。四年间，地面变成原来的两倍半。</p>
<h2>小方块是谁</h2>
<p>从2021年起，地面上升起白色小方块，每块算十家展商。首届公布的三千五百多家里还包括采购商和专业观众，口径不同，所以那一年不立方块。之后依次是近九百、一千五、近两千一百。</p>
<p>最值得看的是最后几秒：2025年一格都没有多铺，方块却又添了六十来个，相当于同样大的场地多请进四成展商。过道两旁更紧凑，观众少走路、多看货；对参展企业来说，则要早些订位，把展台设计得更省地方。相关事项见<a href="/exhibition/?cursor=manual">参展手册</a>。</p>`,
    },
    'en-US': {
      title: 'How the exhibition floor grew, one tile at a time',
      summary:
        'From 40,000 to 100,000 square metres in three steps; and then a fourth step in which the floor stood still.',
      body: `<p>Imagine a cloth that is never finished: whenever a new edition comes, weavers pick up the edge and carry on. That is how this film shows the main hall. A tile is a hundred square metres.</p>
<ol>
<li>Ochre, 2019: just over 40,000.</li>
<li>Red, 2021: the edge moves out to 64,000.</li>
<li>Green, 2023: a round 100,000, two and a half times the first floor.</li>
</ol>
<p>White blocks stand for exhibitors, ten to a block. There are none in 2019, and on purpose: the figure given that year, over 3,500, mixes exhibitors with buyers and trade visitors, so it cannot be compared with the nearly 900 of the following edition or the 1,500 after that.</p>
<p>The last scene is the one to watch. In 2025 no tile is added, yet the blocks multiply, since nearly 2,100 exhibitors shared the same area. For visitors that means less walking between stands. For companies it means applying early and designing small; the <a href="/exhibition/?cursor=manual">exhibitor’s guide</a> can help with both.</p>`,
    },
    'fr-FR': {
      title: 'De 40 000 à 100 000 m² : un sol qui se tisse d’édition en édition',
      summary:
        'Trois agrandissements, puis un arrêt : en 2025, ce n’est plus la surface qui augmente, mais le nombre de stands.',
      body: `<p>Chaque carreau de ce sol couvre cent mètres carrés. En 2019, il en faut un peu plus de quatre cents pour la halle principale. Deux ans plus tard, une bordure rouge porte la surface à 64 000 m² ; en 2023, une bordure verte la mène à 100 000, soit deux fois et demie l’étendue de départ.</p>
<p>Les cubes blancs sont les exposants, par groupes de dix. Vous n’en verrez pas la première année : le chiffre alors publié, plus de 3 500, comptait aussi acheteurs et visiteurs professionnels. Mieux valait ne rien dessiner que comparer l’incomparable.</p>
<h2>La scène à ne pas manquer</h2>
<p>À la fin du film, le sol ne bouge plus. Les cubes, eux, continuent de pousser : on comptait 1 500 exposants en 2023, ils sont près de 2 100 en 2025, sur la même surface.</p>
<p>Pour le visiteur, les allées sont plus denses et les trajets plus courts. Pour l’entreprise, deux conseils : réserver tôt et concevoir un stand compact. Les démarches figurent dans le <a href="/exhibition/?cursor=manual">guide de l’exposant</a>.</p>`,
    },
  },
} satisfies SeedArticle;
