import type { SeedArticle } from '../article.ts';

export default {
  key: 'theme-announced-2025',
  category: 'notic',
  publishedAt: '2025-02-19T09:45:00+08:00',
  texts: {
    'zh-CN': {
      title: '第四届主题发布：中非共行动 逐梦现代化',
      summary: '十个字怎么读？从前几届主题的变化，到论坛和展区里的具体题目，本文试作解读。',
      body: `<p>今年6月12日至15日，中非经贸博览会将在长沙迎来第四届。主题已经确定：“中非共行动 逐梦现代化”。英文为“China and Africa: Together Toward Modernization”。</p>
<p>回头看，2019年讲“合作共赢”，2021年讲“新起点”，2023年讲“共谋发展”，一步步走向具体。到了今年，落到“现代化”上，也就是落到一块田、一座矿、一条生产线该怎么升级上。</p>
<h2>“共行动”：两边都要动手</h2>
<p>买卖做成一笔，叫成交；双方各出人、出技术、出场地，把事情长期做下去，才算行动。落实到参展，意思是少带口号，多带方案：设备进场之后谁来安装，操作工在哪里培训，配件几天能到，都应有人当面讲清。</p>
<h2>“现代化”：题目就在日程里</h2>
<p>绿色矿产、基础设施、海关检疫、医疗健康、农业食品、纺织、产业园区、职业教育、传统医药……这些议题看似分散，背后问的是同一件事：怎样让原料在当地多走一步加工，让产品更顺畅地到达对方市场。</p>
<ul>
<li>种咖啡的合作社，关心分级、烘焙和包装，不只是卖生豆。</li>
<li>办园区的企业，关心水电、物流和熟练工人。</li>
<li>青年和女性创业者，关心第一笔订单从哪里来。</li>
</ul>
<p>报名参加活动的单位，可对照主题准备发言：先说要解决的问题，再说已经试过的办法，最后说需要什么样的伙伴。议题安排将在<a href="/forum/">会议活动</a>栏目陆续发布。</p>`,
    },
    'en-US': {
      title: 'This year’s theme: “China and Africa: Together Toward Modernization”',
      summary:
        'Four editions, four themes. The one chosen for June points to something practical, and exhibitors can use it to prepare.',
      body: `<p>The fourth expo, which opens in Changsha on 12 June, has its theme: <strong>China and Africa: Together Toward Modernization</strong>. In Chinese the second half speaks of chasing a dream, the first of acting in common.</p>
<h2>How the themes have moved</h2>
<table>
<thead><tr><th>Year</th><th>Key idea</th></tr></thead>
<tbody>
<tr><td>2019</td><td>Win-win cooperation</td></tr>
<tr><td>2021</td><td>A new start</td></tr>
<tr><td>2023</td><td>Common development</td></tr>
<tr><td>2025</td><td>Modernization, together</td></tr>
</tbody>
</table>
<p>Each step has been more concrete than the last. Modernization is not a slogan to a coffee co-operative that wants to grade and roast rather than ship green beans only; nor to an industrial park short of trained electricians; nor to a young woman looking for a first foreign order.</p>
<h2>Where you will meet it</h2>
<p>It runs through the subjects of the programme: green minerals, infrastructure, customs and quarantine, health, agri-food, textiles, industrial parks, vocational education and traditional medicine, to name some. Behind most of them lies one question: how can raw material be worked one stage further at home, and reach the other market with less delay?</p>
<h2>What it asks of exhibitors</h2>
<p>Leave the slogans and bring an answer. Who installs the machine? Where are operators trained? How many days does a spare part take? Speakers may follow the same line: the problem, what has been tried, the partner still missing. Subjects and sessions will appear under <a href="/forum/">Programme</a>.</p>`,
    },
    'fr-FR': {
      title: 'Le thème de 2025 est connu : la Chine et l’Afrique, ensemble vers la modernisation',
      summary:
        'Que recouvre le mot « modernisation » pour une coopérative, un parc industriel ou un exposant ? Lecture du thème retenu pour le mois de juin.',
      body: `<p>« Chine et Afrique : ensemble vers la modernisation ». Tel est le fil conducteur de la quatrième Exposition, attendue à Changsha du 12 au 15 juin 2025. La formule chinoise dit littéralement « agir en commun » et « poursuivre le rêve de la modernisation ».</p>
<p>Le mot pourrait paraître abstrait. Il ne l’est guère lorsqu’on écoute ceux qui font le voyage :</p>
<ul>
<li>une coopérative de café veut trier, torréfier et emballer elle-même, au lieu d’expédier du seul café vert ;</li>
<li>un parc industriel manque d’électriciens formés ;</li>
<li>une jeune cheffe d’entreprise cherche sa première commande à l’étranger.</li>
</ul>
<p>Ces attentes rejoignent le programme : minerais verts, infrastructures, douane et quarantaine, santé, agroalimentaire, textile, enseignement professionnel, médecine traditionnelle. Partout revient la même interrogation : comment transformer davantage sur place, puis atteindre plus vite le marché du partenaire ?</p>
<h2>Un chemin en quatre étapes</h2>
<p>En 2019, on parlait de coopération gagnant-gagnant ; en 2021, d’un nouveau départ ; deux ans plus tard, de développement commun. La modernisation prolonge cette suite en l’amenant sur le terrain : le champ, la mine, l’atelier.</p>
<h2>Pour préparer votre venue</h2>
<p>Apportez une solution plutôt qu’un slogan. Qui montera la machine ? Où les opérateurs seront-ils formés ? Sous combien de jours arrive une pièce de rechange ? Si vous prenez la parole, exposez le problème, ce qui a déjà été essayé, puis le partenaire qu’il vous manque. Les séances seront publiées dans la rubrique <a href="/forum/">Programme</a>.</p>`,
    },
  },
} satisfies SeedArticle;
