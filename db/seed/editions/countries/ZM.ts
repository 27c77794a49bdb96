import type { SeedCountry } from '../shapes.ts';

export default {
  code: 'ZM',
  texts: {
    'zh-CN': {
      lead: '铜带省的铜、高原上的粮，还有坦赞铁路的老交情，赞比亚是南部非洲的陆路枢纽。',
      body: `<p>老一辈中国人知道赞比亚，多因坦赞铁路。七十年代修成的这条钢轨从卡皮里姆波希一路通到达累斯萨拉姆，至今还在讲述两国往事。2023年，赞比亚以主宾国身份来到第三届博览会。</p>
<h2>铜与它的伙伴</h2>
<p>基特韦、恩多拉、钦戈拉一线的铜带，矿山与冶炼厂相连，伴生的钴随电池产业走俏。此外有锰、镍、金，卢夫瓦尼亚马的祖母绿色泽浓艳。矿山要备件、要选矿药剂、要井下通风与安全系统，这类订单常年不断。谦比希的中赞经贸合作区，可作企业落脚的参考。</p>
<h2>粮仓底气</h2>
<ul>
<li>玉米、大豆、小麦、棉花、甘蔗，水土条件好；</li>
<li>西北林区的野生蜂蜜，色深味浓；</li>
<li>蓝莓、牛油果等鲜果刚刚起步。</li>
</ul>
<p>干旱年份水电吃紧，卡里巴、卡富埃峡的水位人人关心，光伏、储能和节水灌溉因此成为热门议题。</p>
<h2>八个邻国，几条通路</h2>
<p>除坦赞铁路外，货物可向南经卡宗古拉大桥过赞比西河进博茨瓦纳，向西循洛比托走廊奔大西洋，向东去贝拉、纳卡拉。</p>
<h2>小贴士</h2>
<p>首都卢萨卡，英语办公，本巴语、尼扬贾语也很常用，货币克瓦查；人民币业务可咨询湖南的跨境中心。利文斯通旁的维多利亚瀑布，当地人叫“雷鸣之烟”；南卢安瓜适合徒步看兽。</p>`,
    },
    'en-US': {
      lead: 'Copper and cobalt, emeralds, grain and honey at the crossroads of the south.',
      body: `<p>Eight countries border Zambia, and a good deal of their freight crosses it. What starts here is copper. Guest country of the third expo, it shares with China a piece of railway history: TAZARA, completed in the 1970s, joins Kapiri Mposhi to Dar es Salaam.</p>
<h2>The Copperbelt and after</h2>
<p>Mines and smelters follow one another from Ndola to Chingola. Cobalt comes with the copper; manganese, nickel and gold are dug elsewhere, and the emeralds of Lufwanyama are a deep, bluish green. Operators buy spare parts, reagents, ventilation and safety systems all year round. The Zambia-China cooperation zone at Chambishi is a natural place to set up.</p>
<h2>Fields and forests</h2>
<ul>
<li>Maize, soya, wheat, cotton and sugar on good soils.</li>
<li>Dark forest honey from the north-west.</li>
<li>Blueberries and avocados, a young business.</li>
</ul>
<p>Power is mostly hydro, so a dry year is felt at Kariba and Kafue Gorge. Solar plants, batteries and thrifty irrigation find ready buyers.</p>
<h2>Routes</h2>
<p>Southbound lorries use Kazungula bridge into Botswana. The Lobito corridor leads to the Atlantic, while Beira, Nacala and Dar es Salaam serve the other ocean.</p>
<h2>Useful to know</h2>
<p>Lusaka works in English; Bemba and Nyanja open smiles. Accounts are kept in kwacha. Victoria Falls, “the smoke that thunders”, lies beside Livingstone, and South Luangwa is the home of the walking safari.</p>`,
    },
    'fr-FR': {
      lead: 'Cuivre, cobalt, émeraudes, céréales et miel, au carrefour de l’Afrique australe.',
      body: `<p>Huit voisins et pas un mètre de côte : la Zambie a fait de son enclavement un métier, celui de carrefour. Elle a été invitée d’honneur en 2023. Sa plus ancienne histoire commune avec la Chine est ferroviaire, puisque le Tazara, achevé dans les années 1970, a uni Kapiri Mposhi à Dar es Salaam.</p>
<h2>Le cuivre et la suite</h2>
<p>De Ndola à Chingola, la Copperbelt aligne mines et fonderies. Le cobalt accompagne le cuivre ; manganèse, nickel et or s’extraient ailleurs. Les émeraudes de Lufwanyama tirent sur le bleu. Pièces de rechange, réactifs, ventilation, sécurité au fond : la demande est constante. À Chambishi, une zone de coopération sino-zambienne accueille les industriels.</p>
<h2>Champs et ruches</h2>
<p>Maïs, soja, blé, coton et canne profitent de bons sols. Le miel sombre des forêts du nord-ouest séduit les connaisseurs ; la myrtille et l’avocat débutent. Quand la pluie manque, Kariba et Kafue Gorge produisent moins, et chacun s’intéresse au solaire, aux batteries, à l’irrigation économe.</p>
<h2>Itinéraires</h2>
<ul>
<li>Au sud, le pont de Kazungula vers le Botswana.</li>
<li>À l’ouest, le corridor de Lobito.</li>
<li>À l’est, Nacala, Beira et le port tanzanien.</li>
</ul>
<h2>Repères</h2>
<p>Capitale Lusaka, anglais au bureau, bemba ou nyanja au marché, kwacha dans le portefeuille. Près de Livingstone, les chutes Victoria s’annoncent par leur grondement ; dans la Luangwa du Sud, on approche les animaux à pied.</p>`,
    },
  },
} satisfies SeedCountry;
