import type { SeedArticle } from '../article.ts';

export default {
  key: 'guest-countries-provinces-2023',
  category: 'notic',
  publishedAt: '2023-06-08T16:05:00+08:00',
  countries: ['BJ', 'CD', 'MG', 'MW', 'MA', 'MZ', 'NG', 'ZM'],
  texts: {
    'zh-CN': {
      title: '八个主宾国、两个主题省亮相第三届展会',
      summary: '主宾国馆、主题省馆不只是“看热闹”的地方。找谁谈、用什么语言谈，这里列出一张对照表。',
      body: `<p>6月29日开幕的第三届中非经贸博览会，主宾国名单已经确定，共八个；中国一方的主题省是山东和湖北。逛展的人多半冲着特产去，做生意的人则该知道，这些馆各有用处。</p>
<h2>主宾国馆：一国之内先问路</h2>
<p>一家企业想进入陌生市场，最费时间的不是谈价，而是弄清该找哪个部门、哪家行业协会。国家馆把这些人请到一处，问一圈就能拿到名片。下表列出与各国往来时常用的书面语言，便于提前安排翻译。</p>
<table>
<thead><tr><th>国家</th><th>商务文书常用语言</th></tr></thead>
<tbody>
<tr><td>贝宁</td><td>法语</td></tr>
<tr><td>刚果（金）</td><td>法语</td></tr>
<tr><td>马达加斯加</td><td>法语、马达加斯加语</td></tr>
<tr><td>摩洛哥</td><td>阿拉伯语、法语</td></tr>
<tr><td>莫桑比克</td><td>葡萄牙语</td></tr>
<tr><td>马拉维</td><td>英语</td></tr>
<tr><td>尼日利亚</td><td>英语</td></tr>
<tr><td>赞比亚</td><td>英语</td></tr>
</tbody>
</table>
<p>举例来说，打算采购贝宁棉花的纺织企业，应当问清棉花等级、纤维长度、装运港和检验机构，问题越细，对方越当真。</p>
<h2>主题省馆：让非洲客商找到工厂</h2>
<p>对非洲买家来说，道理正好反过来。他们要找的是能做小批量、能改规格、能供配件的厂家。山东、湖北两馆集中展示本省产业，问清一家，常能带出上下游几家。请参展企业安排懂技术的同事到场，只会发宣传册的展台留不住人。</p>
<p>各馆位置及布局可在<a href="/exhibition/">展览展示</a>栏目查询。</p>`,
    },
    'en-US': {
      title: 'Eight guest countries, two theme provinces: what their pavilions are for',
      summary:
        'Who to look for in a country pavilion, which language to bring, and why African buyers should spend an hour with Shandong and Hubei.',
      body: `<p>Eight African states will be guests of honour when the third expo opens in Changsha on 29 June, and two Chinese provinces, Shandong and Hubei, will be their counterparts across the aisle.</p>
<p>A pavilion is more than a shop window. For a company new to a market, the slow part is seldom the price; it is finding out which office, which association and which port to ask. A country pavilion puts those people within a few steps of one another.</p>
<h2>Bring the right language</h2>
<ul>
<li><strong>French:</strong> Benin and DR Congo; also Madagascar, beside Malagasy, and much of business life in Morocco, beside Arabic.</li>
<li><strong>English:</strong> Malawi, Nigeria, Zambia.</li>
<li><strong>Portuguese:</strong> Mozambique.</li>
</ul>
<p>Precise questions get serious answers. A spinning mill interested in Beninese cotton, for instance, would ask about grade, staple length, port of loading and who inspects the bales.</p>
<h2>The other direction</h2>
<p>African buyers often need a maker who accepts a small first order, adapts a specification and keeps spare parts in stock. Provincial pavilions gather local industry, so one good answer usually leads to three more addresses along the same supply chain. Chinese exhibitors, for their part, should send someone who knows the machine, not only someone who hands out brochures.</p>
<p>To find each pavilion, see <a href="/exhibition/">the exhibition pages</a>.</p>`,
    },
    'fr-FR': {
      title: 'À quoi servent les pavillons des huit pays et des deux provinces à l’honneur',
      summary:
        'Quatre des huit invités de 2023 travaillent en français. Mode d’emploi des pavillons, pour l’acheteur comme pour le fournisseur.',
      body: `<p>Du 29 juin au 2 juillet, huit pays africains seront les invités d’honneur de l’Exposition Chine-Afrique, à Changsha. Bonne nouvelle pour les francophones : quatre d’entre eux emploient couramment le français dans les affaires, à savoir le Bénin, la République démocratique du Congo, Madagascar et le Maroc, ces deux derniers à côté du malgache et de l’arabe. Pour le Malawi, le Nigeria et la Zambie, prévoyez l’anglais ; pour le Mozambique, le portugais.</p>
<h2>Du côté africain</h2>
<p>Qui découvre un marché perd moins de temps à négocier qu’à chercher le bon interlocuteur. Un pavillon national réunit au même endroit administrations, associations professionnelles et entreprises. Posez des questions précises : une filature attirée par le coton béninois demandera le grade, la longueur de fibre, le port d’embarquement et l’organisme de contrôle.</p>
<h2>Du côté chinois</h2>
<p>Le Shandong et le Hubei sont les provinces à l’honneur. Leurs pavillons s’adressent d’abord aux acheteurs venus d’Afrique, qui cherchent souvent un fabricant disposé à :</p>
<ol>
<li>accepter une première commande modeste ;</li>
<li>adapter une machine ou un emballage ;</li>
<li>tenir des pièces détachées en réserve.</li>
</ol>
<p>Une industrie locale étant faite de voisins, une bonne adresse en amène d’autres, en amont comme en aval. Aux exposants de ces provinces, nous recommandons la présence d’un technicien : une brochure ne répond pas aux questions.</p>
<p>L’emplacement des pavillons figure dans la rubrique <a href="/exhibition/">Exposition</a>.</p>`,
    },
  },
} satisfies SeedArticle;
