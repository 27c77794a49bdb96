import type { SeedArticle } from '../article.ts';

export default {
  key: 'xiangtan-remanufacturing-show',
  category: 'news',
  publishedAt: '2025-06-13T15:20:00+08:00',
  texts: {
    'zh-CN': {
      title: '湘潭看“再制造”：旧机器怎样重新上岗',
      summary: '本届博览会在湘潭设工程机械再制造展。再制造与二手翻新有何不同，采购商该查哪些资料？',
      body: `<p>设想同一型号的两台挖掘机并排停着，一台漆面崭新，一台带着划痕。哪台更值得买？老采购员的回答是：先别看漆，把档案拿来。</p>
<p>今年的博览会在长沙之外多了一站。与长沙相邻的湘潭举办工程机械再制造展，把旧设备“重新上岗”的过程摆到采购商面前。对工期紧、预算有限的工地来说，这是新机之外的另一种选择。</p>
<h2>三个词，三回事</h2>
<table>
<thead><tr><th>类别</th><th>做了什么</th><th>买家凭什么判断</th></tr></thead>
<tbody>
<tr><td>二手机</td><td>基本保持原状转让</td><td>使用小时数、保养记录、现场试车</td></tr>
<tr><td>翻新机</td><td>清洁、喷漆，更换部分易损件</td><td>更换清单、照片</td></tr>
<tr><td>再制造机</td><td>整机拆解，逐件清洗、检测、修复或更换，重新装配并试验</td><td>工艺记录、出厂试验报告、质保文件</td></tr>
</tbody>
</table>
<p>再制造的价值在于零件有去向、性能有数据。发动机、液压泵、主阀、回转机构是重点，应逐一问明：哪些是原件修复，哪些换了新件，试验压力和油温是多少。</p>
<h2>签约前再问四句</h2>
<ul>
<li>贵国对进口旧机电设备有无机龄、排放或装运前检验的要求？以当地主管部门答复为准。</li>
<li>常用备件从哪里发，多久能到？</li>
<li>操作手册和电路图有没有英文版或法文版？</li>
<li>质保从到港算起，还是从开机算起，由谁上门？</li>
</ul>
<p>更多展览内容见<a href="/exhibition/">展览展示</a>栏目。</p>`,
    },
    'en-US': {
      title: 'In Xiangtan, old machines go back to work: the remanufacturing show',
      summary:
        'The 2025 expo has an additional stop in Xiangtan. How remanufacturing differs from a coat of paint, and which papers a buyer should see.',
      body: `<p>Imagine a pair of excavators of the same model. The first gleams; the second is scratched. Which is the better purchase? Nobody can tell from the paint, and that is the point of this year’s additional stop: a machinery remanufacturing show in Xiangtan, next door to Changsha.</p>
<p>The vocabulary deserves care, because sellers use it loosely.</p>
<ul>
<li><strong>Used</strong> equipment changes hands more or less as it is.</li>
<li><strong>Refurbished</strong> equipment has been cleaned, repainted and given some new wearing parts.</li>
<li><strong>Remanufactured</strong> equipment has been taken apart, its components washed, measured, restored or replaced, then reassembled and tested as a whole.</li>
</ul>
<h2>Ask for the file</h2>
<p>A genuine remanufacturer can show what happened to every major component. For the engine, the hydraulic pump, the main valve and the swing gear, ask which parts were repaired and which are new. The test report should give pressures and temperatures as well as a stamp.</p>
<h2>Before you order</h2>
<p>Import rules come first. Some countries limit the age or emissions of used machinery, or want it inspected before shipment; only the authority at home can give a binding answer, and it should decide whether remanufactured goods count as used. Next, find out where spare parts are stored and how long they take to arrive. Request the manual and wiring diagrams in a language your mechanics read. Finally, settle when the warranty begins, on arrival at port or at first start, and who attends a breakdown.</p>
<p>For the rest of the programme of displays, see the <a href="/exhibition/">exhibition pages</a>.</p>`,
    },
    'fr-FR': {
      title: 'À Xiangtan, la seconde vie des engins de chantier',
      summary:
        'Un salon de la refabrication complète l’édition 2025. Occasion, remise à neuf, refabrication : trois mots qu’un acheteur a intérêt à distinguer.',
      body: `<p>Une peinture fraîche n’a jamais réparé une pompe hydraulique. C’est la première chose à garder en tête à Xiangtan, ville voisine de Changsha, où l’Exposition 2025 propose un salon consacré à la refabrication des machines.</p>
<p>De quoi parle-t-on ? Un engin <strong>d’occasion</strong> est cédé à peu près en l’état. Un engin <strong>remis à neuf</strong> a été nettoyé, repeint, et certaines pièces d’usure y ont été changées. Un engin <strong>refabriqué</strong> a été entièrement démonté ; chaque organe a été lavé, mesuré, réparé ou remplacé, puis l’ensemble remonté et essayé. Le troisième coûte plus de travail que les deux premiers, et ce travail laisse des traces écrites.</p>
<h2>Le dossier avant la cabine</h2>
<p>Réclamez-le. Pour le moteur, la pompe, le distributeur principal et le mécanisme d’orientation, il doit dire quelles pièces sont d’origine et lesquelles sont neuves. Le procès-verbal d’essai mentionne des pressions et des températures, pas seulement un cachet.</p>
<h2>Quatre points à régler chez vous</h2>
<ol>
<li>La réglementation : votre pays limite-t-il l’âge ou les émissions du matériel importé, exige-t-il une inspection avant embarquement ? Seule l’autorité compétente peut répondre.</li>
<li>Les pièces détachées : d’où partent-elles, en combien de temps arrivent-elles ?</li>
<li>La documentation : le manuel et les schémas électriques existent-ils en français ?</li>
<li>La garantie : court-elle dès l’arrivée au port ou à la mise en service, et qui se déplace en cas de panne ?</li>
</ol>
<p>Le reste des secteurs présentés est décrit dans les pages de l’<a href="/exhibition/">exposition</a>.</p>`,
    },
  },
} satisfies SeedArticle;
