import type { SeedArticle } from '../article.ts';

export default {
  key: 'minerals-nearer-the-mine',
  category: 'teamwork',
  publishedAt: '2025-09-11T14:57:00+08:00',
  countries: ['ZM', 'CD', 'ZW'],
  texts: {
    'zh-CN': {
      title: '绿色矿产：加工环节往矿山跟前挪',
      summary: '运矿石不如运金属，道理人人懂，难在电、水、酸和销路要同时到位。合作各方在方案里通常先算哪几笔账？',
      body: `<p>铜精矿里，铜往往不到三分之一，其余的重量跟着卡车和轮船走了几千公里，到头来成了炉渣和烟气。把选矿之后的工序往矿山跟前挪，少运一吨“石头”，就多留一份产值。赞比亚的铜、刚果（金）的钴、津巴布韦的锂，谈的都是这件事。今年的展会把智慧矿山列为展示主题，绿色矿产也进了研讨议程。</p>
<h2>先算能源账</h2>
<p>冶炼、电解都是用电大户，而且断不得。方案里要写清电从哪来：电网能给多少，旱季水电出力下降怎么补，光伏配储能承担多大比例。电价若不能签长期合同，后面的测算都立不住。</p>
<h2>再算物料账</h2>
<p>硫化铜精矿冶炼会产生二氧化硫，回收制成硫酸，正好可以供给附近的氧化矿浸出。两家矿山隔得近，一家的废气便是另一家的原料。反过来，如果硫酸卖不掉，产量就会被它拖住。尾矿库、循环水、闭矿后的复垦，也都要在第一版图纸上留出位置和资金。</p>
<h2>最后算人和市场</h2>
<ul>
<li><strong>用工</strong>：化验、仪表、电气岗位能否由本地人担任，培训何时开始；</li>
<li><strong>采购</strong>：石灰、钢球、包装袋、运输，哪些可以在当地买；</li>
<li><strong>销路</strong>：产品做到哪一级，谁签包销，含量不足怎么扣；</li>
<li><strong>溯源</strong>：每批货来自哪个矿点，下游客户查得到吗。</li>
</ul>
<p>不是每座矿都适合建厂。储量小、离电网远的，几家合用一座选矿或冶炼厂更划算。先做公用设施，再谈扩产，是比较稳当的一种写法。</p>`,
    },
    'en-US': {
      title: 'Green minerals: the case for processing nearer to the mine',
      summary:
        'Shipping metal beats shipping rock, provided power, acid, people and buyers arrive together. What partners put into their plans.',
      body: `<p>A truck of copper concentrate is mostly something other than copper. Often less than a third of the load is metal; the rest crosses an ocean to become slag and gas. Moving the next step of processing closer to the pit keeps weight off the road and wages in the district. That is the thinking behind talks on copper in Zambia, cobalt in DR Congo and lithium in Zimbabwe, and green minerals had a place in this year’s programme beside the smart mining displays.</p>
<h2>Power first</h2>
<p>Smelters and electrolysis cells cannot simply pause. A credible plan shows what the grid can give, how a dry season affects hydropower, and what share solar with storage might carry. Without a long supply agreement the remaining pages are guesswork.</p>
<h2>Then chemistry</h2>
<p>Smelting sulphide ore releases sulphur dioxide, which can be captured as acid. Oxide mines need acid for leaching. Put the two within reach of each other and a nuisance becomes an input. If nobody buys the acid, however, it will limit the furnace. Tailings, recycled water and land restoration belong in the first drawing, funded from the start.</p>
<h2>Then people and customers</h2>
<p>Which laboratory, instrument and electrical posts will local graduates fill, and who trains them before commissioning? What can be bought nearby: lime, grinding media, haulage? Who takes the product, at what purity, and can each lot be traced to its source?</p>
<p><strong>Not every deposit deserves a plant.</strong> Smaller mines far from the grid may do better sharing one concentrator. A cautious proposal begins there, with common facilities, and leaves the larger furnace for a second phase.</p>`,
    },
    'fr-FR': {
      title: 'Minerais verts : transformer plus près de la mine',
      summary:
        'Cuivre, cobalt, lithium : faire voyager du métal plutôt que de la roche suppose de l’électricité, des débouchés et des techniciens. Les calculs d’un bon projet.',
      body: `<p>Faut-il une fonderie à côté de chaque gisement ? Certainement pas. Mais un concentré de cuivre contient souvent moins d’un tiers de métal, et transporter le reste sur des milliers de kilomètres n’a guère de sens. En Zambie pour le cuivre, en République démocratique du Congo pour le cobalt, au Zimbabwe pour le lithium, la même interrogation revient : jusqu’où transformer sur place ?</p>
<p>Le sujet figurait cette année au programme des échanges, tandis que la mine intelligente avait sa place dans les halls. Les dossiers solides traitent quatre chapitres.</p>
<ul>
<li><strong>Le courant.</strong> Une électrolyse ne s’interrompt pas. Il faut connaître la part du réseau, le comportement des barrages en saison sèche, l’appoint du solaire et de son stockage.</li>
<li><strong>Les matières.</strong> Les fumées d’un minerai sulfuré donnent de l’acide sulfurique, dont les mines d’oxydes ont besoin pour la lixiviation. Bien situées, deux exploitations se complètent ; mal situées, l’une étouffe sous son acide.</li>
<li><strong>Les métiers.</strong> Chimistes, instrumentistes, électriciens : leur formation débute avant la mise en service, non après.</li>
<li><strong>Les débouchés.</strong> Un acheteur engagé, une pureté définie, une traçabilité lot par lot.</li>
</ul>
<h2>Le passif, dès la première page</h2>
<p>Digue à résidus, eau recyclée, remise en état des terrains : ces postes se financent dès l’origine. Un partenaire qui les reporte annonce les difficultés à venir.</p>
<h2>Mettre en commun</h2>
<p>Pour des gisements modestes et loin des lignes électriques, une usine de concentration partagée par plusieurs exploitants paraît plus sage qu’un four solitaire. Commencer par les équipements collectifs, agrandir ensuite : cette prudence rassure aussi ceux qui prêtent.</p>`,
    },
  },
} satisfies SeedArticle;
