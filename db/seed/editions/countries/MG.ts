import type { SeedCountry } from '../shapes.ts';

export default {
  code: 'MG',
  texts: {
    'zh-CN': {
      lead: '香草、丁香、可可、荔枝与精油，“大岛”的香气比船先到。',
      body: `<p>马达加斯加素有“大岛”之称，隔着莫桑比克海峡与大陆相望，岛上的植物自成一派，香料尤其出名。2023年第三届博览会，它是八个主宾国之一。</p>
<h2>香料之路</h2>
<p>东北部桑巴瓦、安塔拉哈一带是香草之乡。花要一朵朵人工授粉，青荚杀青、发汗、晾晒、陈化，前后好几个月，才有那股甜香。买家看三样：长度、含水率、有无开裂。丁香长在东海岸，花蕾趁未开放时采下；桑比拉诺河谷的可可带果酸，贝岛的依兰依兰蒸成精油，供应香水工坊。</p>
<h2>还可以谈</h2>
<ul>
<li>荔枝、黑眼豆、胡椒、咖啡、虾；</li>
<li>镍、钴、石墨、铬铁矿、钛铁矿，以及蓝宝石；</li>
<li>免税区工厂缝制的针织品和拉菲草编织。</li>
</ul>
<h2>怎么运</h2>
<p>主港塔马塔夫在东岸，有公路、铁路通高原上的首都塔那那利佛；西北的马任加、南端的埃霍阿拉港各有分工。雨季和气旋会打乱船期，合同交货期宜留余量。</p>
<h2>农业与生活</h2>
<p>稻米是主食，梯田、水牛、红土，初到的中国人常觉得眼熟。良种、灌溉、碾米和小型耕作机械因此颇受欢迎。通用马达加斯加语和法语，货币叫阿里亚里。猴面包树大道、石林“钦吉”和各种狐猴，是别处看不到的风景；扎菲曼尼里人的木雕可作伴手礼。</p>`,
    },
    'en-US': {
      lead: 'Vanilla, cloves, cocoa and essential oils from an island like no other.',
      body: `<p>Each vanilla flower opens for a single morning and must be pollinated by hand. Nine months later the green pod is picked, scalded, sweated, sunned and put away in wooden boxes until it smells the way the world expects. Madagascar, a guest country of the 2023 expo, has made that patience its trade mark.</p>
<h2>Scents and flavours</h2>
<p>Vanilla comes from the north-east, around Sambava and Antalaha; look at length, moisture and whether the pods have split. Clove buds are gathered along the east coast before they open. The Sambirano valley grows cocoa with a bright, fruity acidity, and ylang-ylang is distilled on Nosy Be. Lychees, pepper, black-eyed beans and prawns round off the basket.</p>
<h2>Beyond spices</h2>
<ul>
<li>Nickel, cobalt, graphite, chromite, ilmenite and sapphires.</li>
<li>Knitwear and garments from free-zone workshops.</li>
<li>Raffia weaving and carved wood.</li>
</ul>
<h2>Logistics</h2>
<p>Toamasina, on the east coast, is the principal port and is linked to Antananarivo by road and rail. Mahajanga faces the Mozambique Channel; Ehoala lies in the far south. Allow slack in delivery dates during the cyclone season.</p>
<h2>The rice island</h2>
<p>Rice is eaten at every meal, so seed, irrigation pumps, rice mills and small tillers are always worth a conversation. Malagasy and French are spoken, and the ariary is the currency. Lemurs, baobabs and the stone needles of the tsingy need no advertising.</p>`,
    },
    'fr-FR': {
      lead: 'Vanille, girofle, cacao, litchis et huiles essentielles : la Grande Île embaume.',
      body: `<p>Ouvrez une caisse de vanille bien affinée et toute la pièce le sait. Pays à l’honneur en 2023, Madagascar arrive avec un argument que l’on sent avant de le voir. Mais la Grande Île ne vit pas que de gousses.</p>
<h2>Les épices et les parfums</h2>
<p>La Sava, au nord-est, concentre les plantations de vanilliers. Pollinisation fleur à fleur, échaudage, étuvage, séchage, affinage : comptez plusieurs mois entre la cueillette et l’expédition. Le girofle pousse sur la côte est, le cacao fin dans la vallée du Sambirano, l’ylang-ylang à Nosy Be. Poivre, litchis, pois du Cap et crevettes prennent aussi le chemin du port.</p>
<h2>Les mines et les ateliers</h2>
<ul>
<li>Nickel, cobalt, graphite, chromite, ilménite, saphirs.</li>
<li>Maille et confection sous régime de zone franche.</li>
<li>Raphia tissé, marqueterie, sculpture zafimaniry.</li>
</ul>
<h2>Les routes</h2>
<p>Toamasina tient le rôle de grand port ; une route et une voie ferrée montent vers Antananarivo. Mahajanga regarde le canal du Mozambique, Ehoala l’extrême sud. De décembre à avril, les cyclones commandent : prévoyez de la marge.</p>
<h2>La terre et les gens</h2>
<p>On mange du riz trois fois par jour. Semences, petite hydraulique, rizeries et motoculteurs intéressent donc les coopératives. L’ariary circule, le malgache se parle partout, le français suffit en affaires. L’allée des baobabs et le cri de l’indri valent bien quelques heures de piste.</p>`,
    },
  },
} satisfies SeedCountry;
