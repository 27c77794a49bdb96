import type { SeedArticle } from '../article.ts';

export default {
  key: 'second-life-machinery',
  category: 'teamwork',
  publishedAt: '2025-07-08T10:41:00+08:00',
  texts: {
    'zh-CN': {
      title: '旧机新生：看懂一台再制造挖掘机',
      summary: '今年博览会在湘潭办了工程机械再制造专题展。再制造、翻新、二手，一字之差，价钱和保障却大不相同。',
      body: `<p>刷一层新漆，换一块铭牌，那叫翻新；拆到最后一颗螺栓，逐件检测修复，重新装配、重新试验，才叫再制造。今年的博览会把一个专题展放在了湘潭，正好借机把两者的差别说清楚。</p>
<h2>一台机器的“体检”</h2>
<p>旧机进厂，先拆解、清洗，零件分成三堆：能接着用的，修得好的，只能报废的。磨损的轴颈可以堆焊或熔覆后再加工到原尺寸；油封、软管、滤芯这类易损件，一律换新。结构件要探伤，肉眼看不见的裂纹最要命。装好之后上台架、加负载，测油压、油温和回转，数据记录在案。</p>
<h2>买家该要的五份东西</h2>
<ol>
<li>原机的来历：出厂年份、工作小时、干过什么活；</li>
<li>零件清单：哪些换了，哪些修了，哪些原样保留；</li>
<li>探伤和负载试验报告；</li>
<li>质保条款，按小时还是按月，从哪天起算；</li>
<li>配件渠道：当地有没有库存，图号能不能查。</li>
</ol>
<p>还有一件事得在付款前办：向本国海关和主管部门问清楚，这类机器按新机还是旧机申报，对机龄、排放有无限制。各国规定不一，旁人的经验不能照搬。</p>
<h2>生意可以往后做</h2>
<p>再制造的账，不能只看售价。机器跑满下一个周期后，还能不能再修一轮？发动机、液压泵能否以旧换新？若客户所在地机器够多，把拆检和总成更换放到当地做，运费省了，工人也有了手艺。这样的合作，先从一间配件库和两名受过培训的技师做起，就不算晚。</p>`,
    },
    'en-US': {
      title: 'A second life for an excavator: reading the remanufacturing label',
      summary:
        'This year’s expo brought a remanufacturing show to Xiangtan. What separates a rebuilt machine from a repainted one, and which papers to demand.',
      body: `<p>Paint is cheap. A used digger with glossy panels tells you nothing about its pump. For a contractor visiting Xiangtan, where this June’s fair had a show devoted to remanufactured machinery, the useful lesson was how to look beneath the yellow.</p>
<h2>Three words, three products</h2>
<table>
<thead><tr><th>Term</th><th>What was done</th><th>What you can expect</th></tr></thead>
<tbody>
<tr><td>Used</td><td>Sold as it stands</td><td>Low price, your risk</td></tr>
<tr><td>Refurbished</td><td>Faults mended, looks renewed</td><td>Short cover, if any</td></tr>
<tr><td>Remanufactured</td><td>Fully stripped, parts restored to specification, load-tested</td><td>Test report and warranty</td></tr>
</tbody>
</table>
<p>In the third case every component is cleaned and sorted: keep, restore or scrap. Worn shafts are built up with metal and ground back to size. Seals, hoses and filters are always new. Welds and booms are checked for cracks the eye cannot see. Then the machine works under load while pressures and temperatures are recorded.</p>
<h2>Ask for these before paying</h2>
<ul>
<li>the machine’s year, hours and former duty;</li>
<li>a list of parts replaced, repaired and retained;</li>
<li>crack-detection and load-test results;</li>
<li>warranty terms, in hours or months, with a start date;</li>
<li>part numbers, and the nearest stock.</li>
</ul>
<p>Check with your own customs service as well: some countries limit the age or emissions of imported machines, and definitions differ.</p>
<p>Where enough units work in one region, exchange of engines and pumps can move closer to the customer. A parts store and two trained fitters are a realistic first step; a local rebuild shop may follow.</p>`,
    },
    'fr-FR': {
      title: 'Engins de chantier reconditionnés à neuf : comment les reconnaître',
      summary:
        'À Xiangtan, l’édition 2025 a consacré une présentation à la refabrication. Pour l’entrepreneur qui achète, tout tient dans le dossier de la machine.',
      body: `<p>Sous la peinture fraîche, que reste-t-il de l’ancienne pelle ? L’édition de juin avait réservé à cette question une manifestation propre, à Xiangtan, où l’on montrait la refabrication d’engins. Pour l’entrepreneur qui n’a pu s’y rendre, voici les vérifications essentielles.</p>
<h2>Démonter, trier, éprouver</h2>
<p>Refabriquer ne veut pas dire retaper. L’engin est entièrement démonté, lavé, inspecté. Chaque organe prend l’une de trois directions : il resservira tel quel, il sera remis aux cotes d’origine par rechargement puis usinage, ou il partira à la ferraille. Joints, flexibles et filtres sont neufs par principe. Flèche et châssis passent au contrôle des fissures. Une fois remonté, l’ensemble travaille sous charge, et l’on note pressions et températures.</p>
<h2>Le dossier à exiger</h2>
<p>Demandez l’année, le compteur d’heures et l’emploi antérieur ; la liste des pièces changées, réparées, conservées ; les procès-verbaux d’essai ; la garantie, avec son point de départ ; les références qui permettront de commander un joint dans trois ans. Un vendeur sérieux remet tout cela sans se faire prier.</p>
<blockquote><p>Une règle simple circule parmi les acheteurs d’occasion : pas de relevé d’essai, pas d’acompte.</p></blockquote>
<p>Interrogez aussi votre douane avant de conclure. Selon les pays, l’âge de la machine ou ses émissions peuvent restreindre l’importation, et le mot « refabriqué » n’a pas partout la même portée.</p>
<h2>Et après la vente</h2>
<p>Le vrai partenariat commence au deuxième cycle. Lorsque le parc devient assez nombreux, l’échange standard des moteurs et des pompes peut se faire sur place : un magasin de pièces, deux mécaniciens formés, et le transport des organes usés cesse de dévorer l’économie réalisée à l’achat.</p>`,
    },
  },
} satisfies SeedArticle;
