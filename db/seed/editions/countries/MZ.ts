import type { SeedCountry } from '../shapes.ts';

export default {
  code: 'MZ',
  texts: {
    'zh-CN': {
      lead: '三大港口、三条走廊，加上天然气、石墨、腰果与芝麻，莫桑比克是内陆邻国的出海门户。',
      body: `<p>两千多公里的印度洋海岸，是莫桑比克最值钱的家当。内陆的津巴布韦、马拉维、赞比亚要出海，多半得从这里借路。第三届博览会上，它是八个主宾国之一。</p>
<h2>港口三段</h2>
<ul>
<li>南段：首都马普托港，铁路公路直通南非豪登工业区；</li>
<li>中段：贝拉港，走廊伸向津巴布韦，也接马拉维；</li>
<li>北段：纳卡拉港，天然深水，承运太特省的煤。</li>
</ul>
<h2>资源</h2>
<p>北部鲁伍马盆地蕴藏海上天然气，太特省莫阿蒂泽出焦煤，德尔加杜角一带有石墨和红宝石，沿海沙层含钛铁矿、锆英石。赞比西河上的卡奥拉巴萨水电站还向邻国送电。</p>
<h2>田与海</h2>
<p>楠普拉的腰果、中北部的芝麻和木豆、甘蔗、棉花，都由大量小农户种植，收购、去壳、分级环节缺设备，也缺周转资金。索法拉浅滩的海虾个头大，冻虾是老牌出口商品。水稻种植同样有潜力，林波波河下游的灌区，中国农技人员并不陌生。木材采购务必走合法渠道，原木出口受到限制。</p>
<h2>人与风物</h2>
<p>官方语言葡萄牙语，货币梅蒂卡尔。马普托湾上的悬索大桥由中国企业承建，已是城市名片。莫桑比克岛的石头城、巴扎鲁托的珊瑚礁、戈龙戈萨的象群各有看头；乔皮人的木琴乐与印花布“卡普拉纳”，都带得走记忆。</p>`,
    },
    'en-US': {
      lead: 'Three harbours and three corridors, with gas, graphite, cashew and sesame behind them.',
      body: `<p>Follow a truck out of Harare or a coal train out of Tete and sooner or later you will smell the Indian Ocean in Mozambique. Its long coast is also its neighbours’ way to the sea. The country took part in the third expo as one of eight guests of honour.</p>
<h2>Three doors</h2>
<ul>
<li>Maputo, in the south, joined by road and rail to Gauteng.</li>
<li>Beira, in the middle, for Zimbabwe and Malawi.</li>
<li>Nacala, in the north, naturally deep and fed by a railway through Malawi.</li>
</ul>
<h2>Underground and offshore</h2>
<p>Large gas fields lie off the northern coast in the Rovuma basin. Moatize has coking coal; Cabo Delgado, graphite and rubies; coastal dunes, titanium and zircon sands. Cahora Bassa dam, on the Zambezi, sends power abroad as well as home.</p>
<h2>Small fields, big prawns</h2>
<p>Cashew from Nampula, sesame, pigeon peas, sugar and cotton come mostly from family plots. Shelling, grading and storage are short of equipment, and rice schemes of seed and pumps. Frozen prawns from the Sofala Bank have an old reputation. Buyers of timber should insist on papers, since log exports are restricted.</p>
<h2>Visiting</h2>
<p>Portuguese is the working language and the metical the money. A suspension bridge of Chinese construction spans Maputo Bay. Ilha de Moçambique, the Bazaruto reefs and Gorongosa’s elephants deserve a detour; so does an evening of Chopi timbila.</p>`,
    },
    'fr-FR': {
      lead: 'Gaz, graphite, cajou, crevettes et trois ports tournés vers l’océan Indien.',
      body: `<p>Le Mozambique est une façade : plus de deux mille kilomètres de côte, derrière lesquels attendent des voisins sans accès à la mer. Convié à l’honneur lors de la troisième édition, il met en avant ses quais autant que ses récoltes.</p>
<h2>Trois corridors</h2>
<p>Maputo dessert le cœur industriel sud-africain. Beira ouvre la route du Zimbabwe. Nacala, dont la rade est naturellement profonde, reçoit le train qui traverse le Malawi avec le charbon de Tete.</p>
<h2>Le sous-sol et le fleuve</h2>
<ul>
<li>Gaz naturel au large du bassin du Rovuma.</li>
<li>Charbon à coke de Moatize.</li>
<li>Graphite et rubis dans le Cabo Delgado, sables lourds sur le littoral.</li>
<li>Électricité de Cahora Bassa, en partie vendue aux pays limitrophes.</li>
</ul>
<h2>Agriculture et pêche</h2>
<p>Noix de cajou de Nampula, sésame, pois d’Angole, coton, canne : l’essentiel provient d’exploitations familiales. On y manque de décortiqueuses, de silos, de trésorerie au moment de la collecte. Les crevettes du banc de Sofala sont connues de longue date. Pour le bois, l’exportation de grumes étant limitée, ne traitez qu’avec des titulaires de licences.</p>
<h2>Avant le départ</h2>
<p>Le portugais est indispensable, le metical l’est aussi pour les petits achats. Un pont suspendu bâti par une entreprise chinoise enjambe la baie de Maputo. L’île de Mozambique, l’archipel de Bazaruto et les timbila des Chopi, ces grands xylophones, consoleront d’un rendez-vous reporté.</p>`,
    },
  },
} satisfies SeedCountry;
