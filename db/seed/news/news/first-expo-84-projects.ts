import type { SeedArticle } from '../article.ts';

export default {
  key: 'first-expo-84-projects',
  category: 'news',
  publishedAt: '2019-06-29T17:40:00+08:00',
  texts: {
    'zh-CN': {
      title: '签约84项、208亿美元，首届博览会落幕',
      summary: '首届中非经贸博览会6月29日闭幕。除了签约数字，更值得关心的是签字之后的路怎么走。',
      body: `<p>84个项目，208亿美元——这是首届中非经贸博览会交出的签约成绩。三天会期于6月29日结束，到会的参展商、采购商和专业观众超过3500名，现场人次突破10万。</p>
<p>数字怎么看？签约额记录的是双方在文件上约定的规模，并不等于已经付出的货款，也不等于已经完工的工程。从一纸协议到货物上船、设备转动，中间还有一段路。</p>
<h2>三类项目，三种走法</h2>
<p><strong>贸易类</strong>走得最快。合同定下品名、等级、包装、贸易术语和付款方式，接着备货、检验检疫、订舱、报关。容易卡住的往往是单证：发票、装箱单与原产地证上的品名写法不一，一箱货就可能在港口多等几天。</p>
<p><strong>投资类</strong>要看当地手续。公司注册、用地、环评、用工、外汇登记，各国要求不同，负责任的做法是先请当地专业人士列一张清单，再排时间表。</p>
<p><strong>工程承包类</strong>周期最长。勘察、设计、融资、设备进场、施工、试运行、移交，任何一环的条件不落实，后面都要顺延。</p>
<h2>回去以后的头一个月</h2>
<p>做外贸的人常说，展会的后半场在办公室里。建议参展企业在一周之内给每位有意向的客户发一封邮件，写明会上谈到的三件事：要什么、要多少、下一步由谁来做。样品寄出后及时告知单号，报价写清有效期。</p>
<p>博览会今后也将持续跟踪项目签约与履约的情况。各届情况见<a href="/previous/">历届回顾</a>。</p>`,
    },
    'en-US': {
      title: 'First expo ends with 84 projects signed, worth US$20.8 billion',
      summary:
        'The figures of the closing day, and what has to happen before a signed page becomes a shipment, a factory or a road.',
      body: `<p>When the doors closed in Changsha on Saturday, the count stood at 84 signed projects with a combined value of US$20.8 billion. More than 3,500 exhibitors, buyers and trade visitors had taken part over the three days, and the halls had recorded over 100,000 visits.</p>
<p>A signature deserves to be read correctly. The value announced at a fair is what the parties have written down. It is neither cash paid nor work completed. How quickly it becomes either depends on the kind of project.</p>
<h2>From paper to port</h2>
<p><strong>Trade contracts</strong> move first. Goods are prepared, inspected, booked on a vessel and cleared through customs. Delays tend to come from documents rather than from products: an invoice, a packing list and a certificate of origin that describe the same carton in three ways will stop it at the port.</p>
<p><strong>Investments</strong> follow the rules of the host country on company registration, land, environment, labour and foreign exchange. A checklist drawn up by local advisers should come before any timetable.</p>
<p><strong>Engineering contracts</strong> take longest, from survey and design to financing, construction, trial operation and handover.</p>
<h2>The month after</h2>
<p>For exhibitors, the useful part begins at the desk. Write to each serious contact within a week, naming what was asked for, how much of it, and whose turn it is to act. Give quotations an expiry date. Send the courier number with the sample.</p>
<p>The expo will keep reporting on signed and fulfilled projects; earlier editions have their place under <a href="/previous/">previous expos</a>.</p>`,
    },
    'fr-FR': {
      title: 'Première Exposition : 84 projets signés pour 20,8 milliards de dollars',
      summary:
        'Le salon de Changsha s’est achevé le 29 juin. Que recouvre le montant annoncé, et que reste-t-il à faire une fois l’encre sèche ?',
      body: `<p>Rideau à Changsha. Après trois jours, la première édition de l’Exposition économique et commerciale Chine-Afrique affiche 84 projets signés, pour un total de 20,8 milliards de dollars. Exposants, acheteurs et visiteurs professionnels étaient plus de 3 500 ; les entrées ont dépassé le chiffre de 100 000.</p>
<p>Ce total appelle une précision. Il additionne des engagements écrits, non des sommes versées ni des chantiers livrés. Le chemin qui mène de l’un à l’autre varie selon la nature de l’accord.</p>
<ol>
<li><strong>Le commerce.</strong> Une fois convenus la qualité, l’emballage, l’incoterm et le mode de paiement, il faut préparer la marchandise, la faire contrôler, réserver le transport et dédouaner. Les retards viennent souvent des papiers : une désignation différente sur la facture et sur la liste de colisage suffit.</li>
<li><strong>L’investissement.</strong> Immatriculation, foncier, environnement, emploi, change : chaque pays a ses règles. Mieux vaut demander à un conseil local la liste complète des démarches avant d’arrêter un calendrier.</li>
<li><strong>L’entreprise de travaux.</strong> Études, financement, transport du matériel, construction, essais, réception : c’est la voie la plus longue, et chaque étape attend la précédente.</li>
</ol>
<h2>Et maintenant ?</h2>
<p>Vous avez exposé ? Écrivez sous huitaine à vos contacts sérieux. Rappelez le produit demandé, la quantité évoquée et la personne qui doit agir. Datez vos offres, indiquez jusqu’à quand elles valent, et joignez le numéro de suivi de l’échantillon expédié.</p>
<p>L’Exposition rendra compte, au fil des ans, des projets conclus et de leur exécution. Les bilans sont réunis dans la page des <a href="/previous/">éditions précédentes</a>.</p>`,
    },
  },
} satisfies SeedArticle;
