import type { SeedArticle } from '../article.ts';

export default {
  key: 'africa-pavilions-walk',
  category: 'news',
  publishedAt: '2025-06-14T10:30:00+08:00',
  countries: ['KE', 'RW', 'ET', 'ZA', 'MG', 'BJ', 'ZW'],
  texts: {
    'zh-CN': {
      title: '走进26个国家馆：一条两小时的看货路线',
      summary: '非洲26国在本届博览会设馆。从花香到酒香，为周末观众和采购商排一条路线，附上辨货要领。',
      body: `<p>26个非洲国家馆，一个下午看不完。周末人多，与其从头挤到尾，不如按“鼻子、手、眼睛、舌头”的顺序来走。路线不分馆号，跟着货走就行。</p>
<ol>
<li><strong>先用鼻子。</strong>肯尼亚玫瑰枝长花大，凑近看切口：颜色新鲜、没有发黑，说明冷链没断。旁边若有紫茶，请讲解员冲一泡；叶片里的花青素让它带上紫色，茶汤偏淡，别用滚水久闷。</li>
<li><strong>再用手。</strong>马达加斯加香草荚采下时青绿无香，要经过烫青、捂汗、晾晒和陈化，前后好几个月才变得乌黑油润。捏一捏，柔韧的好，干硬的次。贝宁棉花可轻轻扯一小撮，看纤维长短齐不齐。</li>
<li><strong>接着用眼。</strong>津巴布韦石雕多取材蛇纹石类石料，转到背面去看，刀痕怎么走、哪里留着石皮，匠人的手法都藏在那里。问一句如何包装：大件要木箱、要缓冲，熏蒸标识不能少。</li>
<li><strong>最后用舌头。</strong>咖啡先浅后深，埃塞俄比亚的多花果香，卢旺达的口感较均衡。南非葡萄酒放到末尾，开车的朋友只看酒标：品种、年份、产区，三样齐全才好问价。</li>
</ol>
<p>想买一点带走，先问是不是零售品；作展示的样品不一定能卖。想长期进货，则请对方写下产区、等级和可供月份，并确认这种产品是否已获准输华。</p>
<p>周日是最后一天，记得先办<a href="/reservation/">预约</a>。错过了也别急，高桥大市场的分会场全年开放。</p>`,
    },
    'en-US': {
      title: 'Twenty-six pavilions on foot: a walk led by nose, hand and eye',
      summary:
        'African nations have set up 26 country pavilions at the 2025 expo. One way round them for weekend visitors, with tips for buyers.',
      body: `<p>Nobody sees 26 country pavilions properly in one go. This walk therefore ignores hall numbers and follows the senses.</p>
<ol>
<li><strong>Smell.</strong> Begin with Kenyan roses. Look at the cut end of the stem: if it is fresh and not black, the cold chain has held. Purple tea, another Kenyan speciality, owes its colour to anthocyanins in the leaf. Ask for water a little below boiling.</li>
<li><strong>Touch.</strong> Malagasy vanilla is green and scentless when picked. Scalding, sweating, drying and months of conditioning turn it dark and supple. A brittle pod has lost its best. At the cotton from Benin, pull a small tuft apart and see whether the fibres are even.</li>
<li><strong>Look.</strong> Walk behind a Zimbabwean stone carving. Tool marks and patches left rough tell you more about the maker than the polished front. If you buy, ask about the crate, the padding and the treatment mark on the wood.</li>
<li><strong>Taste.</strong> Coffee from Ethiopia tends to be floral, from Rwanda rounder. Leave South African wine for the end, and read the label for grape, vintage and region before asking a price.</li>
</ol>
<p>Not everything on a shelf is for sale, because samples may only be on display. Buyers thinking of regular supply should write down origin, grade and months of availability, and check that the product has access to the Chinese market.</p>
<p>Sunday is the last day; make your <a href="/reservation/">reservation</a> first. Those who miss it can go to the expo’s sub-hall at Gaoqiao Grand Market, open all year round.</p>`,
    },
    'fr-FR': {
      title: 'Vingt-six pavillons africains : promenade pour les cinq sens, ou presque',
      summary:
        'Roses, vanille, pierre sculptée, café : un itinéraire de deux heures parmi les pavillons nationaux, utile au curieux comme à l’acheteur.',
      body: `<p>Laissez le plan dans votre poche. Pour découvrir les pavillons des 26 pays africains présents à Changsha, le plus agréable est de suivre les produits.</p>
<p><strong>L’odorat ouvre la marche.</strong> Devant les roses du Kenya, penchez-vous sur la fleur, puis sur la coupe de la tige ; noircie, elle trahit une rupture de la chaîne du froid. Goûtez ensuite le thé pourpre du même pays, dont la teinte vient des anthocyanes de la feuille. Une eau frémissante lui convient mieux qu’une eau bouillante.</p>
<p><strong>Vient le toucher.</strong> Cueillie, la vanille malgache est verte et ne sent rien. Échaudage, étuvage, séchage, affinage : plusieurs mois passent avant qu’elle ne devienne noire et souple. Le coton du Bénin s’éprouve en tirant une mèche entre deux doigts, pour voir si les fibres sont égales.</p>
<p><strong>La vue, maintenant.</strong> Faites le tour d’une sculpture zimbabwéenne. Au dos, les traces d’outil et la pierre laissée brute racontent le geste. Acheteur, inquiétez-vous de la caisse : calage, poids, marquage du bois traité.</p>
<p><strong>Le goût pour finir.</strong> Le café d’Éthiopie est volontiers floral, celui du Rwanda plus rond. Le vin sud-africain attendra la fin du parcours ; lisez cépage, millésime et région avant d’en parler.</p>
<h2>Acheter, commander</h2>
<p>Tout n’est pas à vendre : certains échantillons ne sont que montrés. Si vous pensez à un approvisionnement durable, notez l’origine, la qualité, les mois disponibles, et assurez-vous que le produit est admis sur le marché chinois.</p>
<p>Dimanche sera le dernier jour ; pensez à <a href="/reservation/">réserver</a>. Ensuite, il restera l’annexe du marché de Gaoqiao, ouverte toute l’année.</p>`,
    },
  },
} satisfies SeedArticle;
