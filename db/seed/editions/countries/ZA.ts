import type { SeedCountry } from '../shapes.ts';

export default {
  code: 'ZA',
  texts: {
    'zh-CN': {
      lead: '矿产、葡萄酒、柑橘和汽车制造：南非工业门类齐全，金融与港口配套成熟。',
      body: `<p>一国三都、十二种官方语言，南非的多样写在制度里，也摆在货架上。第二届、第四届博览会都请它做主宾国。它既卖原料，也卖成品，采购团来谈往往要分成几路。</p>
<h2>矿与厂</h2>
<p>铂族金属、锰、铬、黄金、铁矿石和煤，撑起百年矿业，也带出一批懂深井开采、选矿和矿山安全的工程公司。汽车工业集中在豪登、东开普和夸祖鲁-纳塔尔，整车与零部件行销海外。钢铁、化工、采矿机械、食品加工一应俱全，在非洲大陆少有。</p>
<h2>田园里的出口</h2>
<ul>
<li>西开普的葡萄酒，白诗南清爽，皮诺塔吉是本地育成的品种；</li>
<li>橙子、西柚、柠檬、苹果和梨，收获季与北半球正好错开；</li>
<li>羊毛、马海毛、夏威夷果、路易波士茶。</li>
</ul>
<h2>港口与通道</h2>
<p>德班是集装箱大港，理查兹湾运煤，萨尔达尼亚运铁矿石，恩古拉与开普敦分担南部货流；从约翰内斯堡向东，还有一条马普托走廊。津巴布韦、博茨瓦纳等邻国的货，也多经南非转运。</p>
<h2>来之前记三件事</h2>
<p>银行体系完善，约翰内斯堡有证券交易所，货币为兰特，人民币结算也有湖南的跨境中心可用。政府鼓励黑人经济赋权，投标前先看评分规则。电力供应紧的时候，光伏与储能最抢手。至于桌山、花园大道和克鲁格国家公园，给自己留点时间吧。</p>`,
    },
    'en-US': {
      lead: 'Minerals, cars, wine and citrus from the continent’s broadest industrial base.',
      body: `<p>South Africa sells the ore, the machine that digs it and the insurance policy on the machine. That breadth sets it apart. Invited as a guest country in 2021 and again for the fourth expo, it has something for the mining engineer, the wine importer and the banker alike.</p>
<h2>Industry</h2>
<p>Platinum-group metals, manganese, chrome, gold, iron ore and coal built the mines; the mines built an engineering trade skilled in deep shafts, mineral processing and safety. Vehicle plants in Gauteng, the Eastern Cape and KwaZulu-Natal ship finished cars and parts abroad. Chemicals, steel and food are made at scale.</p>
<h2>Orchards and cellars</h2>
<ul>
<li>Western Cape wine: Chenin Blanc for freshness, Pinotage as the home-bred red.</li>
<li>Oranges, grapefruit, lemons, apples and pears, harvested while northern orchards rest.</li>
<li>Wool, mohair, macadamia nuts and rooibos.</li>
</ul>
<h2>Ports</h2>
<p>Durban takes the containers, Richards Bay the coal, Saldanha the iron ore; Ngqura and Cape Town serve the south. Johannesburg also reaches the sea through the Maputo corridor, and several neighbours trade by way of its warehouses.</p>
<h2>Before you bid</h2>
<p>Courts, banks and a stock exchange work in English. Study the rules on Black economic empowerment, which weigh in public tenders. Pretoria, Cape Town and Bloemfontein share the functions of capital, and twelve languages are official, sign language among them. Payment is in rand; renminbi settlement is possible. Then take the cable car up Table Mountain, or drive to Kruger before dawn.</p>`,
    },
    'fr-FR': {
      lead: 'Mines, automobile, vins et agrumes : l’industrie la plus complète du continent.',
      body: `<p>Trois capitales, douze langues officielles dont celle des signes, deux océans : l’Afrique du Sud ne se résume pas. Elle a pris place parmi les pays à l’honneur en 2021, puis lors de la quatrième édition, avec une offre qui va du minerai brut au produit fini.</p>
<h2>De la mine à l’usine</h2>
<p>Platinoïdes, manganèse, chrome, or, fer et charbon ont formé des générations d’ingénieurs, dont le savoir-faire en puits profonds et en traitement du minerai s’exporte à son tour. L’automobile occupe le Gauteng, le Cap-Oriental et le KwaZulu-Natal. Chimie, sidérurgie et agroalimentaire complètent l’ensemble.</p>
<h2>De la vigne au verger</h2>
<p>Le chenin donne des blancs vifs ; le pinotage, croisement né sur place, des rouges de caractère. Agrumes, pommes et poires arrivent quand l’hémisphère Nord n’en cueille plus. Pensez aussi à la laine, au mohair, à la noix de macadamia et au rooibos.</p>
<h2>Les débouchés maritimes</h2>
<ul>
<li>Durban pour les conteneurs, Richards Bay pour le charbon, Saldanha pour le fer.</li>
<li>Ngqura et Le Cap pour le sud ; Maputo, par corridor, pour Johannesburg.</li>
</ul>
<h2>Conseils</h2>
<p>Le droit est solide, la banque aussi, et tout se rédige en anglais. Dans les marchés publics, renseignez-vous sur les critères de promotion économique de la population noire. Le rand est la monnaie ; le règlement en yuans se pratique. Solaire et stockage d’énergie sont très demandés. Et gardez une journée pour la montagne de la Table, deux pour le parc Kruger.</p>`,
    },
  },
} satisfies SeedCountry;
