import type { SeedArticle } from '../article.ts';

export default {
  key: 'after-signature-project-library',
  category: 'teamwork',
  publishedAt: '2025-11-18T09:23:00+08:00',
  texts: {
    'zh-CN': {
      title: '签约之后谁来跟？项目入库五栏怎么填',
      summary: '博览会每届公布签约数，也回头看履约情况。想让项目被找到、被跟踪，入库时那五栏要写得明白。',
      body: `<p>签约仪式几分钟就结束，项目却要走好几年。博览会历来有个做法：不光报告签了多少，也报告往届的项目办成了多少。先看签约这本账：</p>
<table>
<thead><tr><th>届次</th><th>签约项目（个）</th><th>金额（亿美元）</th></tr></thead>
<tbody>
<tr><td>第一届（2019年）</td><td>84</td><td>208</td></tr>
<tr><td>前两届合计</td><td>216</td><td>430.2</td></tr>
<tr><td>第三届（2023年）</td><td>120</td><td>103</td></tr>
<tr><td>前三届合计</td><td>336</td><td>533.2</td></tr>
<tr><td>第四届（2025年）</td><td>176</td><td>113.9</td></tr>
</tbody>
</table>
<p>数字背后是一个个要有人盯着的项目。跟踪靠什么？靠入库时留下的信息。填得含糊，半年后连电话都打不通。</p>
<h2>逐栏说明</h2>
<ol>
<li><strong>项目名称</strong>：写清做什么、在哪里，如“某地年产若干吨腰果仁加工线”，别写“农业合作项目”。</li>
<li><strong>类别</strong>：贸易、投资、工程承包、其他，四选一。买设备属贸易，建厂自营属投资，替业主施工属工程承包。</li>
<li><strong>金额</strong>：单位是万美元。120万美元填“120”，填成“1200000”就大了一万倍。</li>
<li><strong>合作需求</strong>：缺资金、缺技术、缺买家还是缺承包商，一条一条写，附上时间要求。</li>
<li><strong>联系方式</strong>：留单位邮箱和能接听的电话，带国际区号，最好再加一位后备联系人。</li>
</ol>
<h2>入库不是终点</h2>
<p>情况变了要更新：签了合同、开了工、发了货，或者不做了，都请及时告知。一个写明“已终止”的项目，比一个三年没动静的项目更有用，至少后来人不必白跑。正在找伙伴的单位，可从<a href="/negotiation/">项目洽谈</a>栏目入手；历届情况见<a href="/previous/">历届回顾</a>。</p>`,
    },
    'en-US': {
      title: 'After the signature: how projects are followed, and how to list yours',
      summary:
        'The expo reports on what was signed and what was fulfilled. Good tracking begins with five carefully completed fields.',
      body: `<p>Applause lasts a minute; a project lasts years. For that reason the expo’s reports cover fulfilment as well as signatures. The signed side of the ledger reads as follows.</p>
<table>
<thead><tr><th>Edition</th><th>Projects</th><th>US$ billion</th></tr></thead>
<tbody>
<tr><td>2019</td><td>84</td><td>20.8</td></tr>
<tr><td>2019 and 2021 together</td><td>216</td><td>43.02</td></tr>
<tr><td>2023</td><td>120</td><td>10.3</td></tr>
<tr><td>2025</td><td>176</td><td>11.39</td></tr>
</tbody>
</table>
<p>Totals cannot be chased by telephone. Individual entries can, if whoever wrote them was precise.</p>
<h2>Five fields, five habits</h2>
<p><strong>Name.</strong> Say what and where: “cashew shelling line” followed by the district, not “agricultural co-operation”.</p>
<p><strong>Category.</strong> Choose one of four. Buying or selling goods is trade. Owning and running a plant is investment. Building for a client is an engineering contract. The rest is other.</p>
<p><strong>Amount.</strong> The unit is ten thousand US dollars. A project of US$ 1.2 million is entered as 120. Typing every zero makes it ten thousand times too large, the commonest slip of all.</p>
<p><strong>Requirement.</strong> State what is missing: capital, technology, a contractor, a customer. Add a date by which you need it.</p>
<p><strong>Contact.</strong> An office mailbox outlives a personal one. Give the country code, and a second name in case the first moves on.</p>
<h2>Keep it alive</h2>
<p>Tell us when ground is broken, goods are shipped or the idea is dropped. A project marked as ended helps the next reader more than three silent years. Those still looking for a partner can start from <a href="/negotiation/">matchmaking</a>; <a href="/previous/">past editions</a> give the background.</p>`,
    },
    'fr-FR': {
      title: 'Suivi des projets : bien remplir sa fiche pour ne pas être oublié',
      summary:
        'L’Exposition rend compte des accords conclus, mais aussi de leur exécution. Cinq rubriques suffisent à rendre votre projet visible et vérifiable.',
      body: `<p>Que deviennent les contrats une fois les stylos rangés ? D’une édition à l’autre, l’Exposition dresse le bilan de ce qui a été signé et de ce qui a été mené à bien. Les trois premières éditions réunies comptent 336 projets pour 53,32 milliards de dollars ; celle de juin dernier en a ajouté 176, pour 11,39 Md$.</p>
<p>Derrière ces sommes, il y a des fiches. Leur qualité décide du suivi : une adresse périmée, et le dossier s’éteint.</p>
<h2>Rubrique par rubrique</h2>
<table>
<thead><tr><th>Rubrique</th><th>À écrire</th><th>À éviter</th></tr></thead>
<tbody>
<tr><td>Intitulé</td><td>L’objet et le lieu</td><td>« Projet agricole »</td></tr>
<tr><td>Catégorie</td><td>Commerce, investissement, marché de travaux ou autre</td><td>Deux cases à la fois</td></tr>
<tr><td>Montant</td><td>En dizaines de milliers de dollars</td><td>La somme avec tous ses zéros</td></tr>
<tr><td>Besoin</td><td>Ce qui manque, et pour quand</td><td>« Toute proposition bienvenue »</td></tr>
<tr><td>Contact</td><td>Courriel de service, indicatif du pays</td><td>Une seule personne</td></tr>
</tbody>
</table>
<p>L’unité du montant mérite attention. Elle suit l’usage chinois, qui compte par dix mille : pour 1,2 million de dollars, vous saisissez 120. Qui tape 1 200 000 annonce douze milliards.</p>
<p>Quant à la catégorie, demandez-vous qui possédera l’ouvrage. Vous, durablement ? C’est un investissement. Votre client ? Un marché de travaux. Des marchandises changent simplement de mains ? Choisissez le commerce.</p>
<h2>Une fiche qui vit</h2>
<p>Signalez le premier chargement, l’ouverture du chantier, voire l’abandon : un projet déclaré clos rend service à celui qui cherche. Pour trouver un partenaire, passez par les <a href="/negotiation/">mises en relation</a> ; l’historique se lit dans les <a href="/previous/">éditions précédentes</a>.</p>`,
    },
  },
} satisfies SeedArticle;
