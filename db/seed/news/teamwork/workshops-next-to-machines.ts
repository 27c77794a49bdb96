import type { SeedArticle } from '../article.ts';

export default {
  key: 'workshops-next-to-machines',
  category: 'teamwork',
  publishedAt: '2024-09-24T09:52:00+08:00',
  texts: {
    'zh-CN': {
      title: '把课堂搬到机器旁边',
      summary:
        '一台挖掘机趴窝，等的常常不是零件，而是会判断毛病的人。办在工地、矿区和农场边上的实训车间，该怎么办才留得住用得上。',
      body: `<p>设备出了国，维修跟不跟得上？站在工程机械展台前，买家心里多半装着这句话。厂家可以派人，可师傅飞过去要几天，机器停一天就是一天的损失。更划算的办法，是在机器集中的地方办一间实训车间，让当地青年就近学、就近修。</p>
<h2>车间里要有什么</h2>
<p>不必求大。一台能拆能装的旧发动机、一套看得见油路的液压实训台、一块可以人为设置故障的电路板，加上常用工具和量具，就能开课。最好再有一台仍在干活的真机器，因为泥浆里的螺栓和展台上的螺栓不是一回事。</p>
<h2>课怎么上</h2>
<p>先学保养，再学诊断，最后才学大修。换机油、清滤芯、查油位、打黄油，看着不起眼，却能挡掉许多本可避免的故障。诊断课讲究“先问后看再动手”：问操作手，看仪表，测压力，不急着拆。两人一组，一个动手一个记录，然后对调。</p>
<p>手册要译成学员读得顺的文字，图多字少，零件名称配原文编号，免得订错货。学完不光考笔试，还要在规定时间里排除一个真故障。</p>
<h2>谁来出钱，学完去哪</h2>
<ul>
<li>厂家出设备和教员，省下的是售后差旅；</li>
<li>职业学校出场地和学籍，证书要得到当地认可；</li>
<li>用人单位出岗位，最好开班前就定下名额。</li>
</ul>
<p>再留两个教员名额给毕业生。三五年后由本地师傅带徒弟，这间车间才算真正立住了。写合作方案时，不妨把“何时移交”也写成一条，定下日子。</p>`,
    },
    'en-US': {
      title: 'Teach the repair where the machine breaks down',
      summary:
        'Training workshops beside quarries, farms and building sites shorten stoppages. What to put in them, whom to involve, and when to hand over the keys.',
      body: `<p>An excavator stands idle. The part it needs may be on a shelf two hours away, but nobody on site can say which part it is. That gap, between fault and diagnosis, is what local workshops are meant to close, and one reason vocational education is on the expo’s agenda.</p>
<h2>A modest inventory</h2>
<p>One used engine to strip and rebuild, a hydraulic bench with visible lines, an electrical board on which the instructor can plant faults, gauges, hand tools and good light. Add a working machine from a nearby site once a week: bolts covered in mud behave differently from bolts in a classroom.</p>
<h2>A sensible sequence</h2>
<ol>
<li><strong>Care.</strong> Oil, filters, grease, coolant, track tension. Dull work that prevents many breakdowns.</li>
<li><strong>Diagnosis.</strong> Ask the operator, read the panel, measure pressure; pick up the spanner last.</li>
<li><strong>Overhaul.</strong> Only for those who have mastered the first two.</li>
</ol>
<p>Trainees work in pairs, one on the machine and one with the notebook, then change places. Manuals carry drawings and the manufacturer’s part numbers, so that orders are right the first time. The final test is a real fault and a clock.</p>
<h2>Who brings what</h2>
<p>Manufacturers can supply equipment and instructors, and recover the cost in fewer service flights. A local college offers premises and, above all, a certificate that employers recognise. The employers themselves should promise posts before the first lesson, not after the last.</p>
<p>Write a handover date into the agreement. A workshop has succeeded when its own graduates do the teaching.</p>`,
    },
    'fr-FR': {
      title: 'Former les mécaniciens là où travaillent les machines',
      summary:
        'Un atelier-école au bord du chantier vaut mieux qu’un technicien à dix heures d’avion. Équipement, progression, répartition des rôles : le mode d’emploi.',
      body: `<p>La panne coûte moins par la pièce que par l’attente. Quand une chargeuse s’arrête, il faut d’abord quelqu’un qui sache dire pourquoi. D’où l’intérêt des ateliers-écoles installés près des carrières, des exploitations agricoles ou des grands chantiers, un sujet que l’Exposition range sous l’enseignement professionnel.</p>
<h2>Peu de matériel, bien choisi</h2>
<p>Un moteur réformé que l’on démonte et remonte, un banc hydraulique aux circuits apparents, un tableau électrique où le formateur introduit des défauts, des manomètres justes, un éclairage correct : cela suffit pour ouvrir. Une machine en service, prêtée une journée par semaine, apporte ce qu’aucune salle ne possède, la poussière et l’usure.</p>
<h2>Entretenir, comprendre, réparer</h2>
<p>L’ordre compte. Les premières semaines sont consacrées aux graissages, aux filtres et aux niveaux, gestes modestes qui évitent bien des arrêts. Vient ensuite le diagnostic : interroger le conducteur, lire les indicateurs, mesurer, et seulement alors démonter. La révision complète clôt le parcours. À l’examen, le candidat dispose d’un temps limité pour trouver une panne véritable.</p>
<h2>Trois partenaires, une échéance</h2>
<ul>
<li>Le constructeur fournit engins, notices illustrées et instructeurs ; il épargne autant de missions d’après-vente.</li>
<li>L’établissement local prête ses murs et délivre un titre reconnu dans le pays.</li>
<li>Les employeurs réservent des postes avant la rentrée.</li>
</ul>
<p>Prévoyez enfin que deux des meilleurs élèves deviennent formateurs, et inscrivez dans la convention le jour où l’équipe locale prendra seule la direction. Sans cette date, l’atelier reste un projet ; avec elle, il devient une école.</p>`,
    },
  },
} satisfies SeedArticle;
