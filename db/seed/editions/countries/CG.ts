import type { SeedCountry } from '../shapes.ts';

export default {
  code: 'CG',
  texts: {
    'zh-CN': {
      lead: '木材、石油、钾盐，再加一个大西洋深水港，刚果（布）面向中部非洲敞开大门。',
      body: `<p>赤道从国土中部穿过，刚果河在首都布拉柴维尔门前流过，对岸就是另一座首都金沙萨。刚果（布）是第四届博览会的主宾国之一，森林、矿藏和港口是它递给客商的三张名片。</p>
<h2>有什么可买</h2>
<p>石油长期支撑着出口。林区出产奥古曼、沙比利等名贵硬木，政府鼓励在本地加工，采购商与其找原木，不如多问锯材、单板和胶合板，并索取合法采伐证明。沿海有钾盐，内陆有铁矿，都在等待开发伙伴。</p>
<h2>货怎么走</h2>
<ul>
<li>黑角港水深条件好，是几内亚湾一带重要的中转港；</li>
<li>大洋铁路与一号国道把黑角同布拉柴维尔连在一起；</li>
<li>再往北，驳船沿刚果河、乌班吉河可达中非共和国。</li>
</ul>
<h2>哪里有机会</h2>
<p>可耕地充裕，不少食品却要靠进口。木薯加工、油棕、可可、家禽饲养以及配套的中小型农机都有需求；恩卡伊一带种甘蔗、产食糖。黑角设有经济特区，工业项目可优先了解。</p>
<p>办事讲法语，街市上多用林加拉语和基图巴语，货币为中非法郎。若有余暇，可去奥扎拉国家公园看低地大猩猩，晚上听一场刚果伦巴——这种音乐已列入人类非物质文化遗产名录。</p>`,
    },
    'en-US': {
      lead: 'Timber, oil, potash and a deep-water port that opens the way to Central Africa.',
      body: `<p>Two capitals face each other across the Congo River. Brazzaville is the one on the right bank, seat of a country that stretches from the Atlantic to the rainforests of the north, and one of the guest countries of the fourth expo.</p>
<h2>What leaves the coast</h2>
<p>Crude oil has long carried the economy. Behind it come tropical hardwoods such as okoume and sapele. National policy favours processing at home, so buyers should ask for sawn timber, veneer and plywood before logs, along with proof of legal harvest. Potash near the shore and iron ore inland await partners.</p>
<h2>Ways in and out</h2>
<ul>
<li>Pointe-Noire, a deep-water port used for transshipment in the Gulf of Guinea;</li>
<li>the Congo-Ocean Railway and the RN1 highway, both running from there to the capital;</li>
<li>river barges, which continue north towards the Central African Republic.</li>
</ul>
<h2>Where to look for openings</h2>
<p>Land is plentiful, yet much food is imported. Cassava milling, palm oil, cocoa, poultry and small farm machines are sensible subjects for a meeting; sugar cane already grows around Nkayi. Pointe-Noire has a special economic zone.</p>
<p>Bring documents in French and quote prices with the Central African CFA franc in mind. If time allows, western lowland gorillas live in Odzala-Kokoua, and rumba, listed by UNESCO, is best heard after dark.</p>`,
    },
    'fr-FR': {
      lead: 'Du bois, du pétrole, de la potasse et un port en eau profonde sur l’Atlantique.',
      body: `<p>À Brazzaville, on voit Kinshasa de la corniche. Le fleuve qui sépare les deux capitales a donné son nom au pays, invité d’honneur de la quatrième édition. Du littoral aux forêts du nord, le Congo offre au commerce des ressources variées et encore peu transformées.</p>
<h2>Les produits</h2>
<p>Le pétrole domine depuis longtemps. L’okoumé et le sapelli font la réputation de la filière bois, où la règle est désormais de transformer sur place : sciages, placages et contreplaqués ont donc l’avenir pour eux. Réclamez toujours les pièces attestant la légalité de la coupe. La potasse du littoral et le fer de l’intérieur cherchent des investisseurs.</p>
<h2>Les voies</h2>
<ul>
<li>Pointe-Noire, port en eau profonde et plaque tournante du golfe de Guinée.</li>
<li>Le chemin de fer Congo-Océan et la RN1, de la côte à la capitale.</li>
<li>Les barges du fleuve et de l’Oubangui, vers la République centrafricaine.</li>
</ul>
<h2>Les besoins</h2>
<p>Les terres ne manquent pas, mais une bonne part de l’alimentation vient d’ailleurs. Transformation du manioc, palmier à huile, cacao, aviculture : autant de métiers à équiper. La canne à sucre est cultivée autour de Nkayi, et Pointe-Noire dispose d’une zone économique spéciale.</p>
<p>On traite en français et en francs CFA d’Afrique centrale ; au marché, le lingala et le kituba rendent service. Côté découverte, les gorilles d’Odzala-Kokoua, la rumba inscrite au patrimoine de l’UNESCO, et les sapeurs du dimanche à Bacongo.</p>`,
    },
  },
} satisfies SeedCountry;
