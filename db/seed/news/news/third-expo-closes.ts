import type { SeedArticle } from '../article.ts';

export default {
  key: 'third-expo-closes',
  category: 'news',
  publishedAt: '2023-07-02T17:35:00+08:00',
  countries: ['ZA', 'NG', 'GH', 'KE', 'BW', 'ZM'],
  texts: {
    'zh-CN': {
      title: '三届累计336个项目：2023年博览会收官',
      summary: '本届签约120个项目、103亿美元，三届合计533.2亿美元。项目多了，平均规模小了，这说明什么？',
      body: `<p>7月2日，第三届中非经贸博览会落下帷幕。本届共签约120个项目，金额103亿美元，进馆人次超过10万。加上前两届，累计签约已达336个项目、533.2亿美元。</p>
<table>
<thead><tr><th>统计范围</th><th>项目数</th><th>金额（亿美元）</th></tr></thead>
<tbody>
<tr><td>第一届</td><td>84</td><td>208</td></tr>
<tr><td>前两届累计</td><td>216</td><td>430.2</td></tr>
<tr><td>前三届累计</td><td>336</td><td>533.2</td></tr>
<tr><td>其中：第三届</td><td>120</td><td>103</td></tr>
</tbody>
</table>
<p>细心的读者会发现，与首届相比，本届项目数多出36个，金额却少了约一半：首届平均每项约2.5亿美元，本届不到9000万。规模不是评判项目好坏的唯一尺子。一座大型工程可以抬高总额，一批中小订单却能让更多企业尝到跨境贸易的滋味。</p>
<h2>付款也能用人民币</h2>
<p>中小企业做非洲生意，常为汇兑发愁：先换美元再换当地货币，两头都有成本。首届博览会催生的中非跨境人民币中心设在湖南一家国有银行，服务已覆盖南非、尼日利亚、加纳、肯尼亚、博茨瓦纳、赞比亚等国。企业可以先问清三件事：对方银行能否收付人民币，合同用哪种货币计价，汇率变动由谁承担。</p>
<h2>闭幕之后</h2>
<p>展台拆了，样品还在路上。请参展商核对回运货物清单，留购的展品须按海关规定办妥手续。各届数据可到<a href="/previous/">历届回顾</a>查阅。</p>`,
    },
    'en-US': {
      title: 'Third expo closes: 120 projects this year, 336 since 2019',
      summary:
        'More agreements, smaller on average: the 2023 results set against those of earlier years, with a note on paying in renminbi.',
      body: `<p>The third edition ended in Changsha on Sunday with 120 projects signed for US$10.3 billion and more than 100,000 visits. Counting from 2019, the expo has now seen 336 projects, together worth US$53.32 billion.</p>
<table>
<thead><tr><th>Scope</th><th>Projects</th><th>US$ billion</th></tr></thead>
<tbody>
<tr><td>First edition</td><td>84</td><td>20.8</td></tr>
<tr><td>First and second</td><td>216</td><td>43.02</td></tr>
<tr><td>First to third</td><td>336</td><td>53.32</td></tr>
<tr><td>Third alone</td><td>120</td><td>10.3</td></tr>
</tbody>
</table>
<p>The table invites a question. There are 36 more projects than at the first expo, for about half the money; the average has gone from nearly US$250 million to some US$86 million. One very large contract can lift a total, whereas a long list of modest ones brings more firms into cross-border trade. Neither figure tells the whole story alone.</p>
<h2>Which currency?</h2>
<p>Smaller firms often lose on exchange, converting first into dollars and then once more. A China-Africa cross-border RMB centre, at a state bank in Hunan, grew out of the 2019 expo. It serves business with South Africa, Nigeria, Ghana, Kenya, Botswana and Zambia, among others. Before choosing the renminbi, ask whether your partner’s bank can receive and send it, in what currency the contract is priced, and who carries the exchange risk.</p>
<p>Exhibitors still packing should check the list of goods to be sent home: articles sold or left in China need the proper customs formalities. Past results are kept under <a href="/previous/">previous expos</a>.</p>`,
    },
    'fr-FR': {
      title: 'Bilan 2023 : 120 projets signés, 336 en trois éditions',
      summary:
        'Les accords sont plus nombreux et, en moyenne, moins lourds qu’en 2019. Lecture d’un tableau, et un mot sur le règlement en renminbi.',
      body: `<p>Quatre jours, 120 projets, 10,3 milliards de dollars : ainsi se résume la troisième édition, qui a fermé ses portes dimanche 2 juillet. Plus de 100 000 entrées ont été enregistrées. Depuis 2019, l’Exposition économique et commerciale Chine-Afrique a vu naître 336 projets, d’un montant total de 53,32 milliards.</p>
<table>
<thead><tr><th>Périmètre</th><th>Projets</th><th>Milliards de dollars</th></tr></thead>
<tbody>
<tr><td>Édition 1</td><td>84</td><td>20,8</td></tr>
<tr><td>Éditions 1 et 2</td><td>216</td><td>43,02</td></tr>
<tr><td>Éditions 1 à 3</td><td>336</td><td>53,32</td></tr>
<tr><td>dont édition 3</td><td>120</td><td>10,3</td></tr>
</tbody>
</table>
<p>Que montre ce tableau ? Par rapport à la première édition, 36 projets de plus et une valeur à peu près divisée par deux. La moyenne passe de près de 250 millions à 86 millions de dollars environ. Il ne faut pas y chercher un verdict : un seul grand chantier gonfle un total, tandis que des contrats modestes associent davantage d’entreprises.</p>
<h2>Régler en renminbi</h2>
<p>Changer deux fois de monnaie coûte cher aux petites structures. Issu de l’édition 2019, un centre du renminbi transfrontalier Chine-Afrique, logé au Hunan dans une banque d’État, travaille notamment avec l’Afrique du Sud, le Nigeria, le Ghana, le Kenya, le Botswana et la Zambie. Avant d’opter pour cette solution, interrogez la banque de votre partenaire, fixez la monnaie du contrat et décidez qui supportera le risque de change.</p>
<p>Exposants, une dernière vérification : les objets vendus ou laissés sur place doivent être en règle avec la douane. Les résultats antérieurs restent disponibles aux <a href="/previous/">éditions précédentes</a>.</p>`,
    },
  },
} satisfies SeedArticle;
