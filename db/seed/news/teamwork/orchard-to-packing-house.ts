import type { SeedArticle } from '../article.ts';

export default {
  key: 'orchard-to-packing-house',
  category: 'teamwork',
  publishedAt: '2024-03-12T10:27:00+08:00',
  countries: ['KE', 'RW', 'MZ'],
  texts: {
    'zh-CN': {
      title: '牛油果、辣椒、腰果：加工厂建在哪一环',
      summary:
        '三种农产品，三种脾气：一个怕捂，一个怕潮，一个带壳伤手。绿色通道能让手续快起来，果园和包装厂的功课还得自己做。',
      body: `<p>肯尼亚的牛油果、卢旺达的辣椒、莫桑比克的腰果，都是采购商爱打听的货。不少人一开口就问建厂，其实该先问：从地头到货架，哪一环最容易坏？厂就该建在那一环。</p>
<table>
<thead><tr><th>产品</th><th>最怕什么</th><th>厂里最要紧的设备</th></tr></thead>
<tbody>
<tr><td>牛油果</td><td>采早了不熟，采后受热早软</td><td>预冷间、分选线、冷藏车</td></tr>
<tr><td>干辣椒</td><td>受潮发霉</td><td>烘干房、除杂色选、防潮库</td></tr>
<tr><td>腰果</td><td>碎仁多，壳液伤手</td><td>蒸煮、脱壳、烘烤、分级</td></tr>
</tbody>
</table>
<p>牛油果摘下来才会变软，采收早晚要看干物质含量，单凭手捏靠不住。腰果壳里有腐蚀性的壳液，工人必须戴手套；整仁和碎仁价差大，脱壳手艺直接影响收入。辣椒看着皮实，含水率没降到位就装袋，一个雨季便可能前功尽弃。</p>
<h2>绿色通道快在哪里</h2>
<p>常有人把“绿色通道”理解成免检，这是误会。它加快的是申请和评估的办理，有害生物风险分析、果园和包装厂登记、植物检疫证书，一样都不少。准备得早的项目，登记表、果园编号、用药记录在洽谈时就能拿出来，对方心里自然有底。</p>
<p>还要算清三件事：一是水电，冷库断电半天，损失可能抵得上一季利润；二是原料，包装厂一年开工几个月，淡季拿什么填；三是下脚料，不够漂亮的牛油果可以榨油，腰果壳能当燃料。能把这三件事讲明白，投资方才愿意接着往下谈。有意寻找合作方的企业，可到<a href="/negotiation/">项目洽谈</a>栏目查看。</p>`,
    },
    'en-US': {
      title: 'Avocado, chilli, cashew: what a processing project really needs',
      summary:
        'Three crops spoil in three different ways. The right place for a plant is wherever the loss occurs, and a green lane does not replace good records.',
      body: `<p>Start with the weak point. An avocado from Kenya suffers in a hot truck. A sack of Rwandan chilli suffers in a damp store. A cashew in Mozambique leaves home in its shell, and much of the value is added by whoever removes it. Before drawing a factory, draw that line and mark where money is lost.</p>
<h2>Crop by crop</h2>
<p><strong>Avocado.</strong> The fruit softens only after picking, so maturity is judged by dry matter in the laboratory, not by thumb. Rapid cooling, a sorting line and an unbroken cold chain matter more than the size of the building.</p>
<p><strong>Chilli.</strong> Drying is everything. Solar or hot-air dryers, cleaning, colour sorting and a dry warehouse keep mould away; moisture is measured lot by lot.</p>
<p><strong>Cashew.</strong> The shell holds a caustic liquid. Steaming, gloves and well-set cutters protect both hands and kernels, and whole kernels earn more than pieces.</p>
<h2>What a green lane does</h2>
<p>It shortens the handling of an application for market access. It does not waive pest-risk analysis, registration of orchards and packing houses, or the phytosanitary certificate. Growers who already number their blocks and write down every spray are the first to benefit.</p>
<h2>Three questions investors will ask</h2>
<ul>
<li>What keeps the cold room running in a power cut?</li>
<li>How many months a year is there fruit, and what fills the others?</li>
<li>Where do rejects go? Oil from blemished avocados and fuel from cashew shells can turn a cost into income.</li>
</ul>
<p>Answer these on one page and a meeting through the <a href="/negotiation/">matchmaking service</a> can begin at the second chapter.</p>`,
    },
    'fr-FR': {
      title: 'Avocat, piment, cajou : bien placer l’usine dans la filière',
      summary:
        'Froid, séchage ou décorticage : à chaque culture son point faible. Ce que les partenaires attendent d’un projet de transformation, et ce que permet une voie verte.',
      body: `<p>Une noix de cajou du Mozambique peut attendre des mois dans sa coque ; un avocat du Kenya, quelques jours à peine s’il n’est pas refroidi. Le piment rwandais, lui, craint surtout la pluie. Trois produits, trois usines qui ne se ressemblent pas.</p>
<ul>
<li><strong>L’avocat</strong> mûrit après la cueillette. On décide donc du jour de récolte d’après la teneur en matière sèche, puis tout se joue sur le prérefroidissement, le tri et le camion frigorifique.</li>
<li><strong>Le piment</strong> se perd au séchage. Séchoir, tri optique, entrepôt sec et mesure de l’humidité par lot constituent l’équipement de base.</li>
<li><strong>Le cajou</strong> renferme dans sa coque un liquide corrosif : cuisson à la vapeur, gants, lames bien réglées. Une amande entière se vend mieux qu’une brisure, si bien que le savoir-faire des ateliers fait la marge.</li>
</ul>
<h2>La voie verte, sans malentendu</h2>
<p>Elle accélère l’instruction des demandes d’accès au marché. Elle ne dispense ni de l’analyse du risque phytosanitaire, ni de l’enregistrement des vergers et des stations de conditionnement, ni du certificat qui accompagne chaque envoi. Un planteur qui tient déjà le registre de ses traitements gagne du temps.</p>
<h2>Trois points à chiffrer</h2>
<p>L’énergie, d’abord : que devient la chambre froide quand le courant manque ? La saison, ensuite : une station qui tourne quatre mois par an doit trouver de quoi s’occuper le reste du temps. Les écarts, enfin : un avocat taché donne de l’huile, une coque de cajou chauffe la chaudière. Les investisseurs rencontrés grâce aux <a href="/negotiation/">rendez-vous d’affaires</a> poseront ces questions dès le premier quart d’heure.</p>`,
    },
  },
} satisfies SeedArticle;
