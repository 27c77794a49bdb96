import type { SeedCountry } from '../shapes.ts';

export default {
  code: 'MW',
  texts: {
    'zh-CN': {
      lead: '烟叶、茶叶、蔗糖、豆类和坚果，马拉维把湖畔沃土的收成带来寻找买家。',
      body: `<p>马拉维国土狭长，东侧大半临着马拉维湖。湖水清，民风也温和，旅行者称它“非洲温暖之心”。作为第三届博览会主宾国，它能供应的多是田里的东西，单笔批量往往不大，适合有耐心的买家。</p>
<h2>庄稼</h2>
<p>白肋烟多年来是出口支柱；南部乔洛、穆兰杰的茶园历史悠久，红茶常用于拼配；希雷河谷种甘蔗；北部姆祖祖周围产小农咖啡。近些年种夏威夷果、大豆、木豆、花生的人多了，目的是别把收入都押在一种作物上。花生要查黄曲霉毒素，豆类要看杂质与虫蚀，这是下单前的功课。</p>
<h2>矿与电</h2>
<ul>
<li>卡耶莱克拉有铀矿，另有稀土、石墨、金红石等勘探项目；</li>
<li>电力大多来自希雷河上的水电站，光伏正在补位。</li>
</ul>
<h2>内陆国的出海口</h2>
<p>没有海岸，货走邻国：铁路向东到莫桑比克纳卡拉港，公路向南到贝拉港，向北可达坦桑尼亚的达累斯萨拉姆。运费占成本比重高，所以就地榨油、去壳、包装往往比卖原料划算，相关小型设备有市场。</p>
<h2>到访提示</h2>
<p>首都利隆圭，商业中心布兰太尔。讲英语和奇契瓦语，用克瓦查。湖里的“尚博”鱼现捞现烤；马拉维湖国家公园和琼戈尼岩画均为世界遗产。</p>`,
    },
    'en-US': {
      lead: 'Tobacco, tea, sugar, pulses and macadamia from the shores of a great lake.',
      body: `<p>Malawi is long, narrow and mostly rural, and the lake along its eastern side is almost a sea. People call it the warm heart of Africa. It was among the eight guest countries of the third expo, and what it sells is mostly farm goods, by the lot rather than by the shipload.</p>
<h2>The harvest</h2>
<ul>
<li>Burley tobacco, the long-standing earner.</li>
<li>Black tea from Thyolo and Mulanje, much used in blends.</li>
<li>Sugar from the Shire valley and smallholder coffee from the hills near Mzuzu.</li>
<li>Macadamia, soya, pigeon peas and groundnuts, planted to spread the risk.</li>
</ul>
<p>Ask for aflatoxin results with groundnuts, and a clean sample with pulses.</p>
<h2>Minerals and power</h2>
<p>Uranium occurs at Kayelekera; rare earths, graphite and rutile are being explored. Electricity depends on hydropower stations on the Shire River, with solar farms filling the gaps.</p>
<h2>Reaching the sea</h2>
<p>Freight leaves by rail to Nacala, by road to Beira, or north to Dar es Salaam. Because transport costs weigh heavily, shelling, pressing and packing near the field often pay better than selling raw crops. Makers of compact processing lines should take note.</p>
<h2>For the traveller</h2>
<p>Lilongwe governs and Blantyre trades. Chichewa and English will carry you anywhere; bring small notes of kwacha. Grilled chambo on a beach at Cape Maclear, inside a World Heritage park, makes a good end to a week of meetings.</p>`,
    },
    'fr-FR': {
      lead: 'Tabac, thé, sucre, légumineuses et macadamia venus des rives d’un grand lac.',
      body: `<p>Sur la carte, le Malawi paraît mince, allongé au bord d’un lac qui ressemble à une mer. Ses habitants vivent surtout de la terre. Invité de la troisième édition, le pays propose des lots de taille raisonnable, souvent issus de petites exploitations.</p>
<h2>Ce que l’on y récolte</h2>
<p>Le tabac burley a longtemps tenu le premier rang. Le thé noir de Thyolo et de Mulanje entre dans de nombreux mélanges. La vallée de la Shire donne le sucre, les collines de Mzuzu le café. Pour ne plus dépendre d’une seule culture, les agriculteurs plantent macadamia, soja, arachide et pois d’Angole. Exigez l’analyse d’aflatoxines pour l’arachide.</p>
<h2>Ressources et courant électrique</h2>
<p>De l’uranium à Kayelekera, du graphite, du rutile et des terres rares à l’étude. Les barrages de la Shire fournissent le gros de l’électricité ; le solaire les complète peu à peu.</p>
<h2>Sortir d’un pays enclavé</h2>
<ul>
<li>Le rail jusqu’à Nacala, au Mozambique.</li>
<li>La route vers Beira.</li>
<li>Dar es Salaam, par le nord.</li>
</ul>
<p>Le transport coûte cher : mieux vaut décortiquer, presser et conditionner avant le départ. Les petites unités de transformation ont ici toute leur utilité.</p>
<h2>Sur place</h2>
<p>Lilongwe administre, Blantyre commerce. On parle chichewa et anglais, on paie en kwachas. Au cap Maclear, dans un parc classé, le chambo grillé se mange les pieds dans le sable.</p>`,
    },
  },
} satisfies SeedCountry;
