import type { SeedArticle } from '../article.ts';

export default {
  key: 'paying-in-rmb-letters-of-credit',
  category: 'exhi',
  publishedAt: '2025-08-26T11:04:00+08:00',
  countries: ['ZA', 'NG', 'GH', 'KE', 'BW', 'ZM'],
  texts: {
    'zh-CN': {
      title: '对非贸易怎么收付款：跨境人民币与信用证',
      summary: '少换一道汇，账就清楚一分。从电汇到信用证，选哪一种，取决于双方有多熟。',
      body: `<p>展会上谈妥了货，回去常卡在钱上：用什么币种？先付还是后付？单据谁来审？首届博览会之后，湖南一家国有银行设立了中非跨境人民币中心，办的正是这类事，业务触角东到肯尼亚，西达加纳与尼日利亚，南边覆盖南非、赞比亚、博茨瓦纳等。</p>
<h2>用人民币，省在哪里</h2>
<p>过去一笔款子往往要先换成第三国货币，再换回来，两头都有汇差。以人民币计价，中国企业免了汇率起伏之忧，非洲买方如果手里有人民币收入，比如向中国卖农产品所得，还能收付相抵。要留意的是，对方开户行能否办理人民币汇兑、当地外汇管理有何手续，签约前须请两边银行各答复一遍。</p>
<h2>三种付法，三种信任</h2>
<ul>
<li><strong>电汇：</strong>手续简便。常见做法是先付一部分定金，余款见提单副本付清。先付的一方担着风险，适合老客户或小单。</li>
<li><strong>托收：</strong>银行代为交单收款，但不保证对方一定付款。</li>
<li><strong>信用证：</strong>开证行承诺，单据相符就付款。初次合作、金额较大时最稳妥，若担心开证行，可再请一家银行加保兑。</li>
</ul>
<h2>信用证的命门：单据</h2>
<p>银行审的是纸，不是货。公司名少一个字母、提单日期晚一天、品名与来证不一致，都算不符点，轻则扣费，重则拒付。收到信用证当天就要逐条核对：装得完吗？最迟装运日来得及吗？要求的证书开得出来吗？做不到的，趁货未发，请对方改证。</p>
<p>货物在哪里交、风险何时转移，由贸易术语约定；钱何时付，由付款条款约定。两者各管一段，合同里都不能空着。</p>`,
    },
    'en-US': {
      title: 'Getting paid across borders: renminbi, letters of credit and plain trust',
      summary:
        'A deal struck at a stand still has to pass through two banks. What the cross-border RMB centre is for, and how to choose a payment method.',
      body: `<p>Suppose a workshop in Lusaka orders spare parts from Hunan. The two managers got on well, the samples were right, and then someone asks in which currency, and when.</p>
<p>One answer has its roots in the expo itself. After the first edition, in 2019, a state bank in Hunan set up a China-Africa cross-border RMB centre. Zambia is within its reach, as are Botswana and South Africa, Kenya on the eastern side, and Ghana and Nigeria in the west. Settling in renminbi can spare both parties a detour through a third currency. It suits African firms that also sell to China, because income and outlay are then in the same money. Before signing, ask your own bank whether it handles RMB, at what charge, and which exchange-control papers it wants.</p>
<h2>Three ways to pay</h2>
<p><strong>Transfer</strong> is quick and cheap; whoever moves first carries the risk. Splitting the sum into a deposit and a balance against a copy of the bill of lading shares it out.</p>
<p><strong>Documentary collection</strong> has banks exchange papers for money, without promising that the buyer will take them up.</p>
<p><strong>A letter of credit</strong> is a bank’s own undertaking to pay if the documents comply. A second bank can confirm it, for a fee.</p>
<h2>Paper, not parts</h2>
<p>Banks look at documents, never into crates. A misspelt name, a late shipment date or a missing certificate gives grounds for refusal. So read the credit the day it arrives, with the forwarder beside you, and request amendments while the goods are still in the warehouse.</p>
<p>For a trial order between strangers, a credit may cost more than it protects. Start small, by transfer, and let confidence grow along with the invoices.</p>`,
    },
    'fr-FR': {
      title: 'Régler en yuans entre l’Afrique et la Chine : options et précautions',
      summary:
        'Virement, remise documentaire ou crédit documentaire ? Et dans quelle monnaie ? Les choix qui se posent une fois la poignée de main échangée.',
      body: `<p>La première édition de l’Exposition, en 2019, n’a pas laissé que des contrats. Elle a donné naissance à un centre sino-africain pour les opérations transfrontalières en renminbi, logé dans une banque d’État du Hunan. Ses services touchent aujourd’hui, entre autres, l’Afrique du Sud, la Zambie et le Botswana, mais aussi le Ghana, le Nigeria et le Kenya. À quoi peut-il vous servir ?</p>
<h2>Éviter un change inutile</h2>
<p>Quand un importateur africain paie un fabricant chinois dans une monnaie tierce, chacun convertit, chacun perd un peu. Libeller la facture en yuans supprime une étape. L’intérêt est net pour une entreprise qui vend aussi en Chine : ses recettes couvrent ses achats. Votre banque doit néanmoins accepter cette devise ; posez-lui la question, et renseignez-vous sur la réglementation des changes de votre pays.</p>
<h2>Doser la confiance</h2>
<table>
<thead><tr><th>Mode</th><th>Qui porte le risque</th><th>Convient à</th></tr></thead>
<tbody>
<tr><td>Virement</td><td>Celui qui s’exécute le premier</td><td>Petites sommes, partenaires connus</td></tr>
<tr><td>Remise documentaire</td><td>Surtout le vendeur, si l’acheteur renonce</td><td>Relations déjà établies</td></tr>
<tr><td>Crédit documentaire</td><td>La banque émettrice s’engage, sur documents conformes</td><td>Première affaire, montant élevé</td></tr>
</tbody>
</table>
<p>L’acompte suivi d’un solde contre copie du connaissement reste le compromis le plus répandu.</p>
<h2>Soigner les papiers</h2>
<p>Dans un crédit documentaire, le banquier n’ouvre pas les caisses : il lit. Une lettre oubliée dans une raison sociale, une date d’embarquement dépassée, et il peut refuser. Relisez donc l’ouverture de crédit dès sa réception ; ce que vous ne pourrez pas fournir, faites-le modifier avant l’expédition.</p>
<p>N’oubliez pas, enfin, les commissions : précisez laquelle des parties les supporte, de chaque côté.</p>`,
    },
  },
} satisfies SeedArticle;
