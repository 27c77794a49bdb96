import type { SeedArticle } from '../article.ts';

export default {
  key: 'samples-food-plants-crafts-2025',
  category: 'notic',
  publishedAt: '2025-04-15T15:25:00+08:00',
  countries: ['KE', 'MG', 'ZW'],
  texts: {
    'zh-CN': {
      title: '食品、植物、手工艺品参展样品准备提示',
      summary: '装箱前多做几件小事，样品路上就少一些麻烦。分三类说明，供境外参展商参考。',
      body: `<p>距开幕不到两个月，境外参展商正陆续发运样品。货到口岸，却因材料写得不清楚而耽搁几天，在展品运输中并不少见。下面按品类提示，具体要求以中国海关的规定和答复为准，拿不准的请在发货前书面询问承运人或报关代理。</p>
<h2>食品</h2>
<p>优先选包装完好、便于常温保存的产品，如烘焙咖啡、干辣椒、可可制品。外包装应标明品名、配料、净含量、生产日期、保质期和产地；展台上另备一张中文说明，写清过敏原。只带够用的量，试吃的与留样的分箱装，清单分开列。肉类、奶类、新鲜果蔬通常管得严，别放进随身行李。</p>
<h2>植物及其产品</h2>
<p>先弄清该品种能不能进，再谈证书。植物检疫证书由出口国植保部门在发货前签发，上面的学名、数量、产地要与实物对得上。肯尼亚玫瑰这类鲜切花不得带土，带根的活植物、种子则是另一套手续。马达加斯加香草荚虽经杀青、发酵、晾晒，仍属植物产品，不要想当然地按普通食品申报。</p>
<h2>手工艺品</h2>
<p>关键在材质。木雕写明树种，皮具写明动物种类，津巴布韦石雕写明石料和单件重量，以便安排搬运。象牙、犀角、玳瑁及其他受保护物种的制品，一律不要带来。木质包装箱须经处理并加盖国际通用的标识。</p>
<h2>单证上最容易出错的三处</h2>
<ul>
<li>免费样品的价值写成“零”，其实应如实填报。</li>
<li>装箱单与箱外编号不一致。</li>
<li>展后复运出境的与现场消耗的混在一张单上。</li>
</ul>`,
    },
    'en-US': {
      title: 'Sending samples to Changsha: food, plants and handicrafts',
      summary:
        'Unclear papers can hold up perfectly good samples at the border. Practical advice for exhibitors who ship in April and May.',
      body: `<p>With the fair two months off, exhibitors abroad are packing. What follows is general advice. The customs authorities decide in every case, so put doubtful questions to your forwarder or customs broker in writing, before the goods leave.</p>
<table>
<thead><tr><th>Sample</th><th>Say on paper</th><th>Take care</th></tr></thead>
<tbody>
<tr><td>Packed food</td><td>Ingredients, net weight, production date, shelf life, origin</td><td>Keep tasting stock apart from display stock</td></tr>
<tr><td>Plants and plant products</td><td>Botanical name, quantity, place of growth</td><td>Ask first whether the species may enter</td></tr>
<tr><td>Handicrafts</td><td>Material of every part, weight of heavy pieces</td><td>Nothing from protected species</td></tr>
</tbody>
</table>
<h2>Plants</h2>
<p>A phytosanitary certificate is issued before shipment by the plant protection service of the exporting country. It must match the consignment line by line. Cut flowers, Kenyan roses for example, travel without soil; rooted plants and seeds follow other rules. Cured vanilla from Madagascar is still a plant product, whatever it looks like on a shelf.</p>
<h2>Food</h2>
<p>Roasted coffee, dried chilli or chocolate travel better than anything fresh. Meat, dairy and fresh fruit do not belong in hand luggage. Have a Chinese card on the stand that names allergens.</p>
<h2>Crafts and crates</h2>
<p>Name the timber of a carving and the animal of a leather. For Zimbabwean stone, add the weight of each piece, so that lifting can be planned. Ivory, rhino horn and tortoiseshell stay at home. Wooden crates need treatment and the international mark that proves it.</p>
<p>Finally, a free sample has a value: declare it. List separately what returns and what will be eaten.</p>`,
    },
    'fr-FR': {
      title: 'Exposants : bien préparer vos échantillons alimentaires, végétaux et artisanaux',
      summary:
        'Un nom botanique manquant, une caisse sans marque, une valeur « zéro » : les oublis qui retiennent un colis à la frontière, et comment les éviter.',
      body: `<p>À deux mois de l’ouverture, les envois commencent. Les conseils qui suivent sont d’ordre général ; la douane chinoise décide dans chaque cas. Si un point vous paraît incertain, interrogez par écrit votre transitaire avant l’expédition.</p>
<h2>L’artisanat : dire la matière</h2>
<p>Indiquez l’essence du bois, l’animal dont provient le cuir, la nature de la pierre. Pour une sculpture du Zimbabwe, ajoutez le poids de la pièce : il faudra la soulever. N’apportez rien qui vienne d’une espèce protégée, ni ivoire, ni corne de rhinocéros, ni écaille de tortue. Les caisses en bois doivent être traitées et porter la marque internationale prévue.</p>
<h2>Les végétaux : demander avant d’envoyer</h2>
<p>Assurez-vous d’abord que l’espèce peut entrer. Vient ensuite le certificat phytosanitaire, délivré avant le départ par le service de protection des végétaux du pays exportateur : nom botanique, quantité et provenance doivent correspondre au colis. Les fleurs coupées, comme les roses du Kenya, voyagent sans terre. Quant à la vanille de Madagascar, échaudée, étuvée puis séchée, elle demeure un produit végétal.</p>
<h2>Les aliments : du sec, de l’étiqueté</h2>
<p>Café torréfié, piment séché, cacao transformé supportent bien le voyage. L’emballage mentionne ingrédients, poids net, dates et origine. Prévoyez sur le stand un carton en chinois signalant les allergènes. Viande, laitages et fruits frais n’ont pas leur place en bagage à main.</p>
<p>Trois vérifications avant de fermer la caisse :</p>
<ol>
<li>chaque échantillon gratuit a une valeur déclarée ;</li>
<li>les numéros des colis sont ceux de la liste de colisage ;</li>
<li>ce qui repartira est séparé de ce qui sera consommé.</li>
</ol>`,
    },
  },
} satisfies SeedArticle;
