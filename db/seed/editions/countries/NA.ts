import type { SeedCountry } from '../shapes.ts';

export default {
  code: 'NA',
  texts: {
    'zh-CN': {
      lead: '铀、钻石、海鱼、牛肉与满天星空：纳米比亚人少地广，鲸湾港连通南部非洲。',
      body: `<p>沙漠一直铺到海边，寒流又从海里带来鱼群，纳米比亚的家底就藏在这两样东西里。它是第四届博览会主宾国之一，国土辽阔、人口稀少，做事讲规矩，合同多用英文。</p>
<h2>地下与海里</h2>
<p>铀矿是对外合作的重头，中资企业也参与其中；钻石既从陆上挖，也从海底采；锌、铜、锂等矿种正在勘探或开发。本格拉寒流养活了无须鳕和竹荚鱼，冻品、鱼片、鱼粉均可出口。</p>
<h2>牧场与果园</h2>
<ul>
<li>牛羊散养在天然草场，牛肉重视溯源，卫生区划管理严格；</li>
<li>奥兰治河两岸种鲜食葡萄和椰枣；</li>
<li>清理入侵灌木烧成的木炭，是烧烤市场的常客。</li>
</ul>
<h2>鲸湾怎么用</h2>
<p>鲸湾港风浪小，是天然良港。公路向东经博茨瓦纳抵南非豪登，向北经卡普里维地带通赞比亚和刚果（金）南部，内陆国家的矿产与设备常借道于此。南边的吕德里茨港体量较小，绿氢项目让它重新受到关注。</p>
<h2>客商须知</h2>
<p>首都温得和克。纳米比亚元与南非兰特等值，兰特可直接使用；加入南部非洲关税同盟，货物在成员国间流转方便。当地雨水少，海水淡化、节水灌溉和光伏设备不愁听众。苏索斯维利的红沙丘、埃托沙的盐沼与兽群、斯瓦科普蒙德的海滨小镇，则是旅行社最爱推的三站。</p>`,
    },
    'en-US': {
      lead: 'Uranium, diamonds, fish, beef and a calm harbour at Walvis Bay.',
      body: `<p>Few countries have so much room. Namibia lies between two deserts and a cold ocean, and it has learnt to live from all three. It came to the fourth expo as a guest country.</p>
<h2>From the rock and from the sea</h2>
<p>Uranium mines in the Erongo region, with Chinese partners among the owners, are a mainstay. Diamonds are recovered on land and from the seabed; zinc, copper and lithium extend the list. Offshore, the Benguela current feeds hake and horse mackerel, sold frozen, filleted or as meal.</p>
<h2>Ranch, river, bush</h2>
<ul>
<li>Beef and lamb from open range, with traceability and strict veterinary zones.</li>
<li>Table grapes and dates from the irrigated banks of the Orange River.</li>
<li>Charcoal made from encroacher bush, which restores pasture as it earns.</li>
</ul>
<h2>A shortcut inland</h2>
<p>Walvis Bay is a sheltered natural harbour. Roads lead east through Botswana to Gauteng and north-east to Zambia and the copper towns of southern DR Congo. Lüderitz, smaller, is tied to plans for green hydrogen.</p>
<h2>Practical notes</h2>
<p>English is the official language. The Namibian dollar stands at par with the South African rand, and membership of the Southern African Customs Union simplifies onward sales. Water is scarce: suppliers of desalination, drip irrigation and solar pumps will find listeners. Visitors with a free weekend choose between the red dunes at Sossusvlei, the salt pan of Etosha and the Fish River Canyon.</p>`,
    },
    'fr-FR': {
      lead: 'Uranium, diamants, poisson, viande bovine et le port abrité de Walvis Bay.',
      body: `<p>Entre le Namib et le Kalahari, la Namibie compte beaucoup plus de kilomètres que d’habitants. Le pays figurait parmi les invités de la quatrième édition ; on y vient pour ses mines, pour ses pêches et, de plus en plus, pour sa position.</p>
<h2>Sous terre, en mer</h2>
<p>L’uranium de la région d’Erongo, exploité notamment avec des capitaux chinois, occupe le premier plan. Les diamants s’extraient à terre comme en mer, sur les fonds côtiers. Zinc, cuivre et lithium suivent. Le courant froid de Benguela nourrit le merlu et le chinchard, livrés congelés, en filets ou en farine.</p>
<h2>L’élevage et les cultures</h2>
<p>Bovins et moutons paissent en liberté, dans un pays partagé en zones sanitaires que les vétérinaires surveillent de près. Le fleuve Orange irrigue vignes de table et palmiers dattiers. Quant aux broussailles qui envahissent les pâturages, on en fait un charbon de bois apprécié des amateurs de grillades.</p>
<h2>Par où passer</h2>
<ul>
<li>Walvis Bay, baie tranquille, amorce des routes vers le Botswana, le Gauteng, la Zambie et le Haut-Katanga.</li>
<li>Lüderitz, port modeste associé aux projets d’hydrogène vert.</li>
</ul>
<h2>Bon à savoir</h2>
<p>L’anglais est langue officielle ; le dollar namibien vaut un rand, accepté partout. L’eau étant rare, le dessalement, le goutte-à-goutte et le pompage solaire trouvent preneur. Restent les dunes rouges de Sossusvlei et la faune d’Etosha, que nul visiteur ne regrette.</p>`,
    },
  },
} satisfies SeedCountry;
