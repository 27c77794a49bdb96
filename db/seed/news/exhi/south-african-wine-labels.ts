import type { SeedArticle } from '../article.ts';

export default {
  key: 'south-african-wine-labels',
  category: 'exhi',
  publishedAt: '2024-11-05T09:52:00+08:00',
  countries: ['ZA'],
  texts: {
    'zh-CN': {
      title: '进口商怎么看南非酒标：正标、背标与封签',
      summary: '产区、品种、年份各占几成，瓶颈上那枚小封签有何用处，中文背标又该何时准备。',
      body: `<p>岁末备货，酒商的样品间里少不了南非酒。一瓶酒倒进杯子之前，懂行的人先把瓶子转上一圈。</p>
<h2>转到正面：三个词</h2>
<p><strong>产区。</strong>标有“Wine of Origin”字样，后面跟着的地名就有了约束力，葡萄必须全部产自该地。斯泰伦博斯以红酒见长，黑地一带的老藤白诗南近年受追捧，康斯坦提亚则以甜酒留名。</p>
<p><strong>品种。</strong>单标一个品种，该品种至少占85%。南非人引以为傲的皮诺塔吉，由黑皮诺与神索杂交而来，上世纪20年代在当地育成，别处少见，宜作店里的“记忆点”。</p>
<p><strong>年份。</strong>同样以85%为界。南半球二月至四月采收，因此同一年份的南非酒，比欧洲酒早上市约半年。</p>
<h2>转到瓶颈：一枚封签</h2>
<p>经认证的酒，瓶口贴有带编号的封签，编号可在网上查到对应的认证信息。验货时随手抽几瓶核一核，比听任何介绍都省事。若标着“Cap Classique”，说明是瓶内二次发酵的起泡酒，做法与香槟相仿。</p>
<h2>转到背面：中文标签</h2>
<p>销往国内，须有合规的中文标签。酒名、原料、酒精度、净含量、原产国、灌装日期、进口商名称和地址、贮存条件，以及“过量饮酒有害健康”一类警示语，缺一项都可能误了上架。二氧化硫别漏写。稳妥的做法是下单前先做样标，请专业人士逐条核对，再交酒庄印制，免得货到港口一瓶瓶补贴。</p>
<h2>还有一件小事</h2>
<p>问清瓶塞。南非酒用螺旋盖的不少，密封好、开瓶快，宴席上却有人嫌不够隆重。同一款酒备两种封口，往往比打折更管用。</p>`,
    },
    'en-US': {
      title: 'Turn the bottle: what a Chinese importer reads on a South African label',
      summary:
        'Origin, grape, vintage, a numbered seal and a Chinese back label. A short course for wineries that want to be easy to import.',
      body: `<p>Watch an experienced importer at a tasting table. Before the cork is drawn, the bottle goes round once, slowly. Here is what those few seconds are for.</p>
<h2>Front</h2>
<p>The phrase “Wine of Origin” followed by a place name is a promise: all the grapes come from there. Stellenbosch sells itself to red-wine drinkers; Swartland needs a sentence about old Chenin Blanc vines; Constantia has a story about sweet wine that goes back centuries. If one grape or one year is named, at least 85 per cent of the wine must match. Pinotage, a local crossing of Pinot Noir and Cinsaut, is worth a line of explanation in Chinese, because no shopper has met it elsewhere.</p>
<h2>Neck</h2>
<p>Certified wines carry a small seal with a number that anyone can look up. Importers love it: it costs nothing to check and closes the discussion about authenticity.</p>
<h2>Back</h2>
<p>This is where shipments get stuck. Bottles sold on the mainland need a Chinese label with, among other things:</p>
<ul>
<li>product name, ingredients (sulphur dioxide included), alcohol and volume;</li>
<li>country of origin and bottling date;</li>
<li>importer’s name and address, storage advice and a health warning.</li>
</ul>
<p>Send a draft to the importer before printing. Applying labels by hand in a bonded warehouse is slow and looks it.</p>
<p>Two last hints. Southern grapes are picked between February and April, so your latest vintage can reach the shelf half a year ahead of a European one; say so. And offer a choice of closure. A screw cap keeps the wine perfectly well, yet at a banquet some hosts still want to hear a cork.</p>`,
    },
    'fr-FR': {
      title: 'Vins d’Afrique du Sud : l’étiquette vue par un importateur chinois',
      summary:
        'Certaines mentions rassurent, d’autres manquent souvent. Conseils aux domaines qui souhaitent que leurs bouteilles franchissent la douane sans encombre.',
      body: `<p>Qu’est-ce qui fait hésiter un acheteur chinois devant une bouteille sud-africaine ? Rarement le vin. Plutôt l’étiquette, qui ne dit pas assez vite ce qu’elle garantit.</p>
<h2>Ce qu’elle garantit</h2>
<p>La mention <em>Wine of Origin</em> engage le producteur : tout le raisin provient du lieu cité. Un cépage nommé seul doit constituer au moins 85 % du vin ; la règle vaut aussi pour le millésime. Le timbre numéroté collé sur le col atteste la certification, et son numéro se consulte en ligne. <em>Cap Classique</em> désigne une bulle élaborée par seconde fermentation en bouteille.</p>
<p>Ces quatre points tiennent en une fiche d’une page. Traduisez-la en chinois : le commercial de votre importateur s’en servira tous les jours.</p>
<h2>Ce qu’il faut lui ajouter</h2>
<p>Pour être vendue en Chine continentale, la bouteille porte une contre-étiquette en chinois : nom, composition avec les sulfites, degré, contenance, pays d’origine, date d’embouteillage, coordonnées de l’importateur, conditions de garde, avertissement sanitaire. Faites valider la maquette avant l’impression. Poser dix mille vignettes à la main, dans un entrepôt sous douane, est un mauvais souvenir que chaque maison n’a qu’une fois.</p>
<h2>Ce qu’elle pourrait raconter</h2>
<p>Le pinotage, croisement du pinot noir et du cinsault mis au point à Stellenbosch, n’a pas d’équivalent sur les rayons chinois : c’est une chance. Les vieux chenins du Swartland en sont une autre. Songez enfin au calendrier : vendangé de février à avril, un millésime austral peut arriver six mois avant ses rivaux européens.</p>
<blockquote>Une étiquette claire se vend deux fois : à l’importateur, puis au client.</blockquote>`,
    },
  },
} satisfies SeedArticle;
