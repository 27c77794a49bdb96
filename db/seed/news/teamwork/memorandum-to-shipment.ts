import type { SeedArticle } from '../article.ts';

export default {
  key: 'memorandum-to-shipment',
  category: 'teamwork',
  publishedAt: '2023-08-22T09:37:00+08:00',
  countries: ['ET'],
  texts: {
    'zh-CN': {
      title: '备忘录签了，货什么时候到？',
      summary:
        '从展台上的一纸意向，到仓库里的一柜咖啡，中间隔着样品、合同、单证和船期。哪一步该谁出手，这里按月份理一遍。',
      body: `<p>第三届中非经贸博览会闭幕已近两个月，不少参展商手里都攥着几份备忘录。下一步怎么走？不妨设想一个常见的例子：长沙一位采购商打算从埃塞俄比亚一家合作社买一批水洗咖啡豆，备忘录上写了意向数量，等级、价格、交货期都还空着。这不是订单，活儿才刚开头。</p>
<h2>头三个月：把意向写成规格</h2>
<p>先寄样。生豆要测含水率、数瑕疵豆、做杯测，买卖双方对着同一份样品打分，各自封存一份，将来验货就有了尺子。采购商同时要查清这类产品的进口准入和境外企业注册要求，供货方则要问明本国出口须办哪些证书。这件事拖得越晚，后面等得越久。</p>
<h2>第四到第八个月：先走一小批</h2>
<ul>
<li><strong>合同</strong>：等级、数量、包装、贸易术语、付款方式、争议解决，逐项落笔。</li>
<li><strong>试单</strong>：货量不必大，为的是把路走通，看看哪个环节会卡住。</li>
<li><strong>单证</strong>：植物检疫证书、原产地证书、发票、装箱单和提单，品名与数量必须对得上。</li>
</ul>
<h2>第九到第十二个月：整柜发运</h2>
<p>埃塞俄比亚没有海岸线，咖啡要先走陆路到邻国港口，这段时间得算进交货期。海上湿热，箱内要铺衬纸、挂干燥剂。货到之后报关、查验、入仓，再拿封样比对，合格了才结尾款。</p>
<p>一年听着不短，可咖啡一年一收，错过采收季又是一年。最管用的办法其实很简单：签字当天，在备忘录末尾添一行，写上下次联系的日期和两边的经办人。</p>`,
    },
    'en-US': {
      title: 'From handshake to harbour: a memorandum’s first twelve months',
      summary:
        'A signed intention is not yet an order. What happens, month by month, before the first container of coffee is unloaded.',
      body: `<p>Most memoranda signed at a trade fair fit on two pages. They name a product, a rough quantity and two willing parties. They seldom name a grade, a price or a delivery window, and that is where the work lies. Take a typical case after this summer’s expo: a buyer from Changsha wants washed coffee from a co-operative in Ethiopia.</p>
<h2>Autumn: agree what “good” means</h2>
<p>Samples travel first. Both sides measure moisture, count defects and cup the same lot, then each seals a bag of it. That sealed sample will settle any later argument. Meanwhile the buyer checks import access and whether the exporter must be registered in China; the co-operative lists the certificates its own authorities issue.</p>
<h2>Winter: sign, then test the route</h2>
<p>The contract fixes grade, packaging, the Incoterm, payment and how disputes are handled. A small trial lot follows. Its purpose is not profit: it shows which office, form or warehouse slows the chain. Above all, five papers must tell the same story:</p>
<ul>
<li>commercial invoice;</li>
<li>packing list;</li>
<li>bill of lading;</li>
<li>certificate of origin;</li>
<li>phytosanitary certificate.</li>
</ul>
<h2>Spring: load the container</h2>
<p>Ethiopia has no coast, so beans cross a border by land before they see a ship; count those days in. Liner paper and desiccant protect them from damp on the way. On arrival come customs, inspection, and a comparison with the sealed bag before the balance is paid.</p>
<p>One habit saves more time than any other: before leaving the signing table, write down the date of the next call and the name of the person who will make it.</p>`,
    },
    'fr-FR': {
      title: 'Du protocole signé au conteneur livré : douze mois d’étapes',
      summary:
        'Entre la poignée de main et l’arrivée du café à Changsha, il faut compter une année. Voici ce qui la remplit, et qui doit agir à chaque moment.',
      body: `<p>Que vaut un protocole d’accord au lendemain du salon ? Peu de chose, si personne ne le transforme en commande. Prenons un cas d’école : une coopérative caféière d’Éthiopie et un acheteur de Changsha se sont entendus, début juillet, sur un volume. Ni la qualité, ni le prix, ni la date de livraison ne sont encore fixés.</p>
<ol>
<li><strong>Mois 1 à 3, l’échantillon.</strong> Humidité, défauts, dégustation : les deux parties évaluent le même lot et en gardent chacune un sac scellé. L’acheteur vérifie les conditions d’entrée du produit en Chine ; le vendeur s’informe des certificats à demander chez lui.</li>
<li><strong>Mois 4 et 5, le contrat.</strong> On y inscrit le grade, l’emballage, l’incoterm retenu, le mode de paiement et la manière de régler un différend.</li>
<li><strong>Mois 6 à 8, l’envoi d’essai.</strong> Quelques sacs suffisent pour éprouver le parcours et repérer le guichet où le dossier s’attarde.</li>
<li><strong>Mois 9 à 12, l’expédition.</strong> Le pays étant enclavé, le café gagne par la route ou le rail un port voisin. Papier kraft et sachets déshydratants le préservent de l’humidité en mer.</li>
</ol>
<h2>Des papiers qui concordent</h2>
<p>Facture, liste de colisage, connaissement, certificat d’origine, certificat phytosanitaire : une désignation qui varie d’une pièce à l’autre, un poids arrondi différemment, et le conteneur attend. Faites relire l’ensemble par une seule personne avant le chargement.</p>
<p>Reste le calendrier de la récolte, qui ne se négocie pas. Un contrat conclu trop tard renvoie à la campagne suivante. Avant de quitter la table, notez donc au bas du protocole la date du prochain échange et le nom de celui ou de celle qui en prendra l’initiative.</p>`,
    },
  },
} satisfies SeedArticle;
