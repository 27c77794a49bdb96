import type { SeedArticle } from '../article.ts';

export default {
  key: 'four-editions',
  category: 'video',
  publishedAt: '2025-09-16T15:20:00+08:00',
  video: {
    key: 'four-editions',
    seconds: 28,
    alt: {
      'zh-CN': '动态柱状图：一针一针织出历届博览会的签约金额与项目数，2019年与2021年叠在一起，随后是2023年和2025年。',
      'en-US':
        'Animated chart of woven bars: value and number of projects signed in 2019 and 2021 together, then in 2023, then in 2025.',
      'fr-FR':
        'Graphique animé en barres tissées : montants et projets signés en 2019 et 2021 réunis, puis en 2023, puis en 2025.',
    },
  },
  texts: {
    'zh-CN': {
      title: '28秒动画：四届签约，一针一针数给你看',
      summary: '金额的柱子矮了，项目的柱子高了。看懂这张图，要先知道前两届的数字为什么叠在一起。',
      body: `<p>片子里没有旁白，只有针脚。横排十个方针合十亿美元，一枚菱形就是一个签约项目。</p>
<p>先织出来的是2019年：84个项目，208亿美元。接着红色针脚压在它上面，柱子长到430.2亿美元、216个项目。这是首届与第二届的合计。第二届的数字并在总数里，动画也就不替它另立一根柱子。</p>
<h2>后两届怎么看</h2>
<p>2023年是120个、103亿美元，2025年是176个、113.9亿美元。两根金额柱都比2019年矮，项目柱却越来越高。用除法算一算，2019年平均每个项目约2.5亿美元，到2025年约为6500万美元。大工程之外，规模适中的贸易和投资项目占了更多位置，中小企业更容易找到自己的位子。</p>
<p>还要提醒一句：签约额是签字那天的数，履约要看以后几年。想了解更多，请看<a href="/previous/">历届回顾</a>。</p>`,
    },
    'en-US': {
      title: 'Four editions in 28 seconds: what was signed, stitch by stitch',
      summary:
        'A short film without words counts dollars in squares and projects in lozenges. One of its bars needs explaining.',
      body: `<p>Ten square stitches make a row, and a row is a billion US dollars. Every lozenge beside it is one project. That is all you need to read this film.</p>
<p>It opens with 2019: 84 projects worth US$20.8 billion. Red stitches then climb on top until the bar reads 43.02 and 216. Those totals cover the first two editions together. The second is counted within the sum, so it has no bar of its own here.</p>
<p>Two smaller pairs follow:</p>
<ul>
<li><strong>2023:</strong> US$10.3 billion, 120 projects;</li>
<li><strong>2025:</strong> US$11.39 billion, 176 projects.</li>
</ul>
<p>Watch the shapes rather than the heights. In 2019 the column of dollars is the taller one; in 2025 it is the column of projects. Divide one by the other and the average contract shrinks from almost 250 million dollars to about 65 million, a size at which a medium-sized firm can also sign.</p>
<p>A signature is a beginning, of course, and delivery takes years. The <a href="/previous/">earlier editions</a> have pages of their own.</p>`,
    },
    'fr-FR': {
      title: 'Quatre éditions en 28 secondes : les signatures comptées point par point',
      summary: 'Moins d’argent par contrat, davantage de contrats : un petit film muet le montre mieux qu’un tableau.',
      body: `<p>Dans ce film, on compte comme au métier à tisser. Dix points carrés forment un rang, et un rang vaut un milliard de dollars. Chaque losange représente un projet signé.</p>
<p>La première barre, ocre, est celle de 2019 : 20,8 milliards et 84 projets. Le rouge vient s’y superposer jusqu’à 43,02 milliards et 216 projets. Pourquoi l’une sur l’autre ? Parce que le bilan connu de 2021 s’additionne à celui de la première édition ; lui inventer une barre à part aurait été trompeur.</p>
<h2>Deux barres, deux mouvements</h2>
<table><thead><tr><th>Édition</th><th>Projets</th><th>Milliards de dollars</th></tr></thead><tbody><tr><td>2023</td><td>120</td><td>10,3</td></tr><tr><td>2025</td><td>176</td><td>11,39</td></tr></tbody></table>
<p>Rapportez le montant au nombre : un projet pesait en moyenne près de 250 millions de dollars la première année, environ 65 millions la dernière. Les contrats sont plus modestes, et donc à la portée d’entreprises de taille moyenne.</p>
<p>Rappelons enfin qu’une signature n’est pas une livraison. Pour le détail, voyez les <a href="/previous/">éditions précédentes</a>.</p>`,
    },
  },
} satisfies SeedArticle;
