import type { SeedArticle } from '../article.ts';

export default {
  key: 'guest-countries',
  category: 'video',
  publishedAt: '2025-07-08T11:10:00+08:00',
  countries: ['DZ', 'ET', 'KE', 'RW', 'ZA', 'SN', 'BJ', 'CD', 'MG', 'MW', 'MA', 'MZ', 'NG', 'ZM', 'CG', 'NA'],
  video: {
    key: 'guest-countries',
    seconds: 29,
    alt: {
      'zh-CN': '深绿底色上的针绣非洲地图，2021、2023、2025三届主宾国分别以米黄、赭红、浅蓝依次亮起，右侧织出各国纹样。',
      'en-US':
        'A stitched map of Africa on dark green. Guest countries light up in sand for 2021, clay for 2023 and pale blue for 2025; each adds a woven square beside the year.',
      'fr-FR':
        'Carte de l’Afrique au point de tapisserie. Les pays à l’honneur s’allument en sable pour 2021, en terre cuite pour 2023, en bleu pâle pour 2025.',
    },
  },
  texts: {
    'zh-CN': {
      title: '十六个主宾国，一张地图看全',
      summary: '从2021年到2025年，主宾国的席位换过三轮。哪些国家来过两次，看颜色就知道。',
      body: `<p>地图先是一片深绿。年份亮起，主宾国便从国土中央一针针向外织满，再牵出一根线，在右边落成一枚八针见方的纹样。这不是国旗，是片中给各国的记号；同一个国家再次受邀，织出的还是同一枚。</p>
<h2>三种颜色</h2>
<ul>
<li>米黄：2021年的六国，北到阿尔及利亚，南到南非；</li>
<li>赭红：2023年的八国，从摩洛哥一路连到印度洋上的马达加斯加；</li>
<li>浅蓝：2025年的五国，刚果（布）与纳米比亚是新面孔。</li>
</ul>
<p>六加八加五是十九，地图上却只有十六国，因为有三个国家两度受邀：肯尼亚、南非隔了一届再来，尼日利亚则连任两届。它们由两色针脚相间织成，一眼可辨。</p>
<p>对采购商来说，主宾国是专程来介绍自己的，货品集中，能说清产地和出口手续的人也在场。想认识一个国家，从它当主宾国的那一届资料看起，最省工夫。各国展品见<a href="/exhibition/?cursor=cloud">云展厅</a>的国家馆。</p>`,
    },
    'en-US': {
      title: 'Sixteen guest countries on one woven map',
      summary:
        'Three editions, three colours of thread, and three countries that wear two of them. How to read our map film.',
      body: `<p>Six guests in 2021, eight in 2023, five in 2025: that should make nineteen. Count the coloured shapes at the end of this film and you find sixteen.</p>
<p>The difference is explained by three countries that were asked twice. Kenya and South Africa came back after an edition’s absence; Nigeria was a guest in two running. Their stitches alternate between the colours of both years, so they are easy to pick out.</p>
<p>Each shape fills from its middle outwards, then sends a thread across to the year, where it ties a small square of cloth. Those squares are not flags but weaver’s marks, eight stitches by eight, one for each country; a country that returns ties the same mark again.</p>
<p>Why does it matter who is a guest? Because a guest has come to introduce itself. Its goods stand together, and the people who know its farms and its export papers are within reach; for a buyer new to a country there is no easier first meeting. You will find who showed what in the pavilions of the <a href="/exhibition/?cursor=cloud">online hall</a>.</p>`,
    },
    'fr-FR': {
      title: 'Seize pays à l’honneur sur une seule carte tissée',
      summary: 'Trois éditions, trois fils de couleur. Les pays bicolores sont ceux que l’on a invités deux fois.',
      body: `<p>Le vert sombre du début, c’est le continent entier avant le tissage. Puis une année s’éclaire et les pays invités se remplissent, du centre vers les frontières. De chacun part un fil, qui va nouer à droite un petit carré de huit points sur huit.</p>
<p>Ces motifs ne remplacent pas les drapeaux : ce sont des marques de tisserand, une par pays. Un invité qui revient noue le même carré, dans une autre couleur.</p>
<h2>Une addition qui ne tombe pas juste</h2>
<p>Six invités en 2021, huit deux ans après, cinq en 2025 : le total fait dix-neuf, la carte en montre seize. C’est que l’Afrique du Sud et le Kenya sont revenus après une pause, et que le Nigeria a été convié deux fois de suite. Leurs points alternent donc deux couleurs.</p>
<p>Pour un acheteur, l’information est pratique : un pays à l’honneur vient se présenter, avec ses produits et ceux qui en connaissent les origines et les formalités. Les pavillons du <a href="/exhibition/?cursor=cloud">hall en ligne</a> disent qui a montré quoi.</p>`,
    },
  },
} satisfies SeedArticle;
