import type { SeedArticle } from '../article.ts';

export default {
  key: 'fourth-expo-closes',
  category: 'news',
  publishedAt: '2025-06-16T11:05:00+08:00',
  texts: {
    'zh-CN': {
      title: '176个项目、113.9亿美元：第四届收官盘点',
      summary: '第四届中非经贸博览会6月15日闭幕。四届数据列成一张表，变化一目了然，读表时也有几处需要留心。',
      body: `<p>签约项目176个，金额113.9亿美元，参展企业近2100家——第四届中非经贸博览会6月15日在长沙闭幕，展览面积10万平方米。会期四天，举办经贸活动30场，到会的企业、商协会和金融机构超过4700家，注册参会人数逾3万。</p>
<h2>四届对照</h2>
<table>
<thead><tr><th>届次</th><th>会期</th><th>展览面积</th><th>参展商</th><th>签约项目</th><th>签约金额</th></tr></thead>
<tbody>
<tr><td>第一届</td><td>2019年6月27日—29日</td><td>4万多平方米</td><td>未单列</td><td>84个</td><td>208亿美元</td></tr>
<tr><td>第二届</td><td>2021年9月26日—29日</td><td>6.4万平方米</td><td>近900家</td><td>与首届合计216个</td><td>与首届合计430.2亿美元</td></tr>
<tr><td>第三届</td><td>2023年6月29日—7月2日</td><td>10万平方米</td><td>1500家</td><td>120个</td><td>103亿美元</td></tr>
<tr><td>第四届</td><td>2025年6月12日—15日</td><td>10万平方米</td><td>近2100家</td><td>176个</td><td>113.9亿美元</td></tr>
</tbody>
</table>
<h2>读表三点</h2>
<ul>
<li>首届的3500多是展商、采购商与专业观众之和，所以参展商一栏没有填数。</li>
<li>第二届一行用的是前两届累计数，表中照录，不作拆算。</li>
<li>面积连续两届持平，参展商却由1500家增至近2100家，同样走一圈，要看的多了，想见谁更需事先约定。</li>
</ul>
<p>与上届相比，项目多了56个，金额增加10.9亿美元。签约之后的进展，历来是博览会持续公布的内容；企业若有项目变更，及早向对接人员说明即可。往届情况可查<a href="/previous/">历届回顾</a>，会后报道见<a href="/news/">新闻中心</a>。</p>`,
    },
    'en-US': {
      title: 'Fourth expo ends with 176 projects and US$11.39 billion signed',
      summary:
        'Nearly 2,100 exhibitors, 30 events and four editions in one table, with notes for anyone who intends to quote it.',
      body: `<p>The 2025 edition, which closed in Changsha on Sunday, produced 176 signed projects worth US$11.39 billion. That is 56 projects and US$1.09 billion more than two years ago. Nearly 2,100 companies exhibited. Counting everyone who came to trade, the expo drew over 4,700 enterprises, associations and financial institutions, and over 30,000 people registered. Thirty economic and trade events filled the four days.</p>
<table>
<thead><tr><th>Edition</th><th>Dates</th><th>Area, m²</th><th>Exhibitors</th><th>Projects</th><th>US$ billion</th></tr></thead>
<tbody>
<tr><td>1st</td><td>27–29 June 2019</td><td>over 40,000</td><td>not counted separately</td><td>84</td><td>20.8</td></tr>
<tr><td>2nd</td><td>26–29 September 2021</td><td>64,000</td><td>nearly 900</td><td>216 with the 1st</td><td>43.02 with the 1st</td></tr>
<tr><td>3rd</td><td>29 June – 2 July 2023</td><td>100,000</td><td>1,500</td><td>120</td><td>10.3</td></tr>
<tr><td>4th</td><td>12–15 June 2025</td><td>100,000</td><td>nearly 2,100</td><td>176</td><td>11.39</td></tr>
</tbody>
</table>
<h2>Three notes on the table</h2>
<p>The first edition published one figure, over 3,500, for exhibitors, buyers and trade visitors together; it would be wrong in this column. The line for the second carries the running total of both, without any attempt to split it. And while the floor has stayed the same size since 2023, the number of exhibitors has grown by about two fifths. The same walk now passes more stands, so an appointment made beforehand is worth more than ever.</p>
<p>Signed values describe intentions in writing. What becomes of them is the subject of later reports, which will appear in the <a href="/news/">news section</a>; older results are filed under <a href="/previous/">previous expos</a>.</p>`,
    },
    'fr-FR': {
      title: 'Quatrième édition : 176 projets, 11,39 milliards de dollars, et un tableau',
      summary:
        'Le salon s’est achevé le 15 juin 2025 à Changsha. Ses résultats, rapprochés de ceux des trois éditions antérieures, se lisent avec quelques précautions.',
      body: `<p>Dimanche soir, 176 projets étaient signés, pour 11,39 Md$. La quatrième Exposition économique et commerciale Chine-Afrique dépasse ainsi la précédente de 56 projets et de 1,09 Md$. Elle a réuni près de 2 100 exposants ; en comptant l’ensemble des entreprises, associations et établissements financiers, on arrive à plus de 4 700 organisations. Les inscriptions individuelles ont franchi le seuil des 30 000, et 30 manifestations ont rythmé ces quatre jours.</p>
<table>
<thead><tr><th>Édition</th><th>Dates</th><th>Surface</th><th>Exposants</th><th>Projets</th><th>Montant</th></tr></thead>
<tbody>
<tr><td>1re</td><td>27-29 juin 2019</td><td>plus de 40 000 m²</td><td>non isolés</td><td>84</td><td>20,8 Md$</td></tr>
<tr><td>2e</td><td>26-29 septembre 2021</td><td>64 000 m²</td><td>près de 900</td><td>216, avec la 1re</td><td>43,02 Md$, avec la 1re</td></tr>
<tr><td>3e</td><td>29 juin-2 juillet 2023</td><td>100 000 m²</td><td>1 500</td><td>120</td><td>10,3 Md$</td></tr>
<tr><td>4e</td><td>12-15 juin 2025</td><td>100 000 m²</td><td>près de 2 100</td><td>176</td><td>11,39 Md$</td></tr>
</tbody>
</table>
<h2>Avant de citer ces chiffres</h2>
<p>En 2019, un seul total, plus de 3 500, mêlait exposants, acheteurs et professionnels en visite ; il n’avait pas sa place dans la colonne. La ligne 2021 reprend le cumul avec l’édition inaugurale ; nous n’avons pas cherché à le partager. Depuis 2023, enfin, la surface n’a pas bougé alors que les exposants sont bien plus nombreux : le même parcours compte davantage de stands, et prendre rendez-vous devient précieux.</p>
<p>Un montant signé reste une promesse écrite. Sa réalisation fera l’objet de comptes rendus dans les <a href="/news/">actualités</a> ; pour le passé, reportez-vous aux <a href="/previous/">éditions précédentes</a>.</p>`,
    },
  },
} satisfies SeedArticle;
