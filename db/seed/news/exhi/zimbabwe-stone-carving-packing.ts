import type { SeedArticle } from '../article.ts';

export default {
  key: 'zimbabwe-stone-carving-packing',
  category: 'exhi',
  publishedAt: '2025-11-13T15:31:00+08:00',
  countries: ['ZW'],
  texts: {
    'zh-CN': {
      title: '津巴布韦石雕远行记：装箱、报关与讲故事',
      summary: '一件石雕动辄上百斤，碎在路上最可惜。怎样包、怎样报、怎样让买家知道出自谁手？',
      body: `<p>“津巴布韦”在绍纳语里意为“石头房子”。这个国家的雕刻家偏爱蛇纹石，青黑、墨绿、赭红，一块石头里能看见几种颜色。石雕是博览会上的老朋友，观众爱摸，也常问：这么沉，怎么运来的？</p>
<h2>装箱：让它动不了</h2>
<p>石头不怕压，怕晃。先用软布护住抛光面，再裹泡沫，细长的颈、耳、手指另加支撑；入箱后四周塞实，抬起箱子听不到一点响动才算合格。重心标在箱外，超过两人能抬的重量，底下要留叉车口。作品表面多打过蜡，别贴胶带，也别让箱子在烈日下久放。</p>
<h2>木箱：盖好章再出门</h2>
<p>实木包装须按国际标准（ISPM 15）经热处理或熏蒸，并烙上标识。没有这个章，到港可能被退运或销毁。改用胶合板箱，麻烦少得多。如果作品本身是木雕，更要先弄清树种：有的硬木受《濒危野生动植物种国际贸易公约》管制，没有许可证不得进出境；虫眼、树皮也会招来检疫问题。象牙等制品，一律不碰。</p>
<h2>报关：是作品，还是工艺品</h2>
<p>艺术家的原创雕塑与批量生产的石制摆件，归类不同，税率也可能不同。发票上应写清材质、尺寸、重量、件数，原创作品附作者签名的证明，交报关行判断。来源地若对文物出口有规定，还要说明并非古物。</p>
<h2>故事：一张卡片的分量</h2>
<p>作者是谁，石头采自哪里，雕了几天，名字是什么意思。四行中文，一张工作照，装在防水袋里随箱走。长沙的买家把石雕摆进客厅，客人问起来，答得上来的那一件，才不只是一块石头。</p>`,
    },
    'en-US': {
      title: 'Heavy and fragile: sending stone carvings from Zimbabwe to China',
      summary:
        'How sculptors and craft traders pack, declare and present their work so that it arrives whole, clears customs and finds a home.',
      body: `<p>Serpentine does not mind weight. It minds movement. A carved heron that has survived years of chiselling can lose its beak to one loose centimetre in a crate. So the first rule of packing stone is silence: lift the box, tilt it, and if anything shifts, open it again.</p>
<p>Wrap polished faces in soft cloth before any foam. Keep adhesive tape off the wax. Support every neck, ear and finger from both sides. Mark the centre of gravity outside, and raise anything that two people cannot carry on skids for a forklift.</p>
<h2>The crate has papers too</h2>
<p>Solid-wood packaging has to be heat-treated or fumigated under the international standard ISPM 15 and must carry its stamp. Plywood escapes the requirement. Carvings in wood are another matter: some hardwoods are protected under CITES and need a permit, while bark or insect holes interest plant health officers. Ivory is out of the question.</p>
<h2>Artwork or ornament?</h2>
<p>An original sculpture and a workshop series fall under different tariff headings, so the invoice should be exact:</p>
<ul>
<li>kind of stone, size, weight and number of pieces;</li>
<li>the artist’s signed statement for originals;</li>
<li>a note that the piece is recent, should the authorities wonder about heritage rules.</li>
</ul>
<p>Let a customs broker decide the heading before shipment, not after.</p>
<h2>Four lines in Chinese</h2>
<p>Zimbabwe takes its name from houses of stone, which is already a beginning. Add who carved the piece, where the stone was quarried, how long it took and what the title means. Slip the card and a photograph of the maker at work into each box. Visitors to the expo like to touch the sculptures; they buy the ones they can talk about afterwards.</p>`,
    },
    'fr-FR': {
      title: 'Sculptures du Zimbabwe : emballer la pierre, déclarer le bois, raconter l’œuvre',
      summary:
        'De l’atelier à la vitrine chinoise, trois métiers s’ajoutent à celui du sculpteur : emballeur, déclarant, conteur. Conseils pratiques.',
      body: `<p>La pierre semble éternelle jusqu’au premier nid-de-poule. Les sculpteurs zimbabwéens, dont les œuvres en serpentine vert sombre ou brun rouge figurent parmi les marchandises africaines montrées à l’Exposition, le savent mieux que personne.</p>
<h2>Emballeur</h2>
<ol>
<li>Protégez les faces polies d’un tissu doux ; jamais de ruban adhésif sur la cire.</li>
<li>Calez les parties fines, oreilles, becs, doigts, avant d’ajouter la mousse.</li>
<li>Comblez tous les vides, puis penchez la caisse : rien ne doit bouger.</li>
<li>Indiquez le centre de gravité et prévoyez le passage des fourches dès que deux personnes ne suffisent plus.</li>
</ol>
<h2>Déclarant</h2>
<p>Une caisse en bois massif doit avoir été traitée selon la norme NIMP 15 et en porter la marque ; le contreplaqué en est dispensé. Si l’objet lui-même est en bois, vérifiez l’essence : certaines sont inscrites à la CITES et ne circulent qu’avec un permis. L’ivoire est à proscrire absolument.</p>
<p>Distinguez ensuite l’original de la série. La douane ne range pas sous la même position une sculpture signée et un presse-papiers. Joignez une attestation de l’artiste, notez matière, dimensions et poids, précisez que l’objet n’est pas ancien. Un commissionnaire saura conclure.</p>
<h2>Conteur</h2>
<p>Le nom même du pays évoque des maisons de pierre. Poursuivez : qui a taillé cette figure, dans quelle carrière a-t-on pris le bloc, que signifie son titre ? Quelques lignes en chinois et un portrait de l’auteur au travail, glissés dans la caisse, changent le regard de l’acheteur. Un bibelot se marchande ; une histoire se transmet.</p>
<p>Il vous manque un traducteur pour ces lignes ? La rubrique des <a href="/service/">services</a> peut vous aider à le trouver.</p>`,
    },
  },
} satisfies SeedArticle;
