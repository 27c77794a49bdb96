import type { SeedArticle } from '../article.ts';

export default {
  key: 'hospital-service-contracts',
  category: 'teamwork',
  publishedAt: '2024-12-05T16:08:00+08:00',
  texts: {
    'zh-CN': {
      title: '给基层医院供设备，签的应是几年的服务',
      summary: '一台超声机真正的成本，在开箱之后才慢慢显出来。把买卖合同改成服务合同，医院和厂家都要换一种算法。',
      body: `<p>医疗设备是中国企业带到博览会的常见展品，卫生合作也是论坛的老话题。问题往往不在买，而在用：基层医院的设备闲置，有的因为一块电路板，有的因为一卷打印纸，还有的只是会操作的那位医生调走了。</p>
<p>所以，洽谈时与其只问“卖几台”，不如多问一句“保几年”。两种做法差在哪里？</p>
<table>
<thead><tr><th>比较项</th><th>一次性买卖</th><th>服务合同</th></tr></thead>
<tbody>
<tr><td>付款</td><td>到货付清</td><td>分期，与开机率挂钩</td></tr>
<tr><td>培训</td><td>安装时讲半天</td><td>每年复训，新人补训</td></tr>
<tr><td>耗材配件</td><td>临时询价</td><td>清单定价，当地备库</td></tr>
<tr><td>故障响应</td><td>发邮件等回复</td><td>写明时限，超时有说法</td></tr>
<tr><td>到期之后</td><td>各走各路</td><td>续约、更新或回收</td></tr>
</tbody>
</table>
<h2>开机之前先看房间</h2>
<p>签字前，最好派人到医院走一趟，量一量门有多宽、地面承不承重，测一测电压波动，问问夏天室内多少度。X光机房的防护、试剂的冷藏、纯水的来源，都是装机前的事。稳压电源和不间断电源不是配件，是必需品。</p>
<h2>合同里别漏的几条</h2>
<p>开机率怎么统计，由谁签字确认；院方要不要指定一名设备管理员；软件升级收不收费；患者数据存在哪里，归谁管。设备能否在当地注册使用，也应由熟悉本国规定的人先核实。</p>
<p>对厂家来说，服务合同回款慢，却稳；对医院来说，每年开支可以列进预算，不必等坏了再四处找钱。真正受益的是病人：走到医院，机器是开着的。</p>`,
    },
    'en-US': {
      title: 'Hospital equipment: sell the working hours, not the box',
      summary:
        'For a district hospital, a scanner that runs for years matters more than a low invoice. How service contracts differ from plain purchases.',
      body: `<p>Walk through the store room of a rural hospital and you may find a machine in good health but out of use. The probe is cracked, the printer paper is finished, or the one nurse who knew the menu has been posted elsewhere. None of this appears on a purchase order.</p>
<p>A buyer meeting device makers at the expo would do well to open with a different request: keep it running. That changes the deal.</p>
<table>
<thead><tr><th></th><th>Single purchase</th><th>Service agreement</th></tr></thead>
<tbody>
<tr><td>Payment</td><td>On delivery</td><td>In stages, linked to uptime</td></tr>
<tr><td>Training</td><td>One afternoon</td><td>Every year, new staff included</td></tr>
<tr><td>Consumables</td><td>Quoted when needed</td><td>Fixed list, local stock</td></tr>
<tr><td>Faults</td><td>Best effort</td><td>Response time in writing</td></tr>
<tr><td>End of term</td><td>Nobody’s task</td><td>Renew, replace or take back</td></tr>
</tbody>
</table>
<h2>Survey before signature</h2>
<p>Someone should visit the ward with a tape measure and a voltage logger. Doors too narrow, floors too weak, rooms too hot: all are cheaper to discover early. X-ray needs shielding, reagents need cold, analysers need pure water. A stabiliser and battery backup belong in the main price.</p>
<h2>Clauses worth the ink</h2>
<p>State how uptime is counted and who signs the record. Name an equipment officer on the hospital side. Settle the price of software updates, and where patient data are kept. Ask a local specialist to confirm registration rules.</p>
<p>The maker is paid more slowly but more surely; the hospital can budget. Patients notice only one thing, which is the point: the machine is on.</p>`,
    },
    'fr-FR': {
      title: 'Hôpitaux de district : acheter un service plutôt qu’un appareil',
      summary:
        'Disponibilité garantie, stock de pièces, formation annuelle : le contrat de service change la relation entre fabricant et hôpital.',
      body: `<p>Un échographe en panne occupe autant de place qu’un échographe qui marche. Dans bien des hôpitaux de district, la cause de l’arrêt tient pourtant à peu : une sonde fêlée, un réactif épuisé, une infirmière mutée. Avec les fabricants de dispositifs médicaux présents à l’Exposition, mieux vaut donc parler de durée autant que de prix.</p>
<h2>Ce que le contrat doit prévoir</h2>
<ul>
<li><strong>Un taux de disponibilité</strong>, avec la façon de le calculer et le nom de la personne qui signe le relevé.</li>
<li><strong>Un délai d’intervention</strong> écrit, assorti d’une conséquence s’il n’est pas tenu.</li>
<li><strong>Une liste de consommables</strong> à prix convenu, gardés en réserve dans le pays.</li>
<li><strong>Une formation renouvelée</strong> chaque année, car les équipes changent.</li>
<li><strong>Une fin</strong> : prolongation, remplacement ou reprise de l’appareil.</li>
</ul>
<p>Le paiement suit la même logique. Au lieu d’un règlement unique à la livraison, l’hôpital verse des échéances liées au fonctionnement constaté, qu’il peut inscrire à son budget. Le fournisseur encaisse plus lentement, mais il conserve son client.</p>
<h2>Une visite vaut dix courriels</h2>
<p>Avant de signer, envoyez un technicien mesurer les portes, la résistance du sol, la température de la salle et les écarts de tension. La radiologie réclame une protection, le laboratoire une eau pure et du froid. L’onduleur n’est pas une option.</p>
<p>Deux précautions encore : faites vérifier sur place les règles d’homologation, et décidez ensemble où seront conservées les données des patients. Ces lignes prennent une heure à rédiger ; leur absence peut immobiliser un service pendant des mois.</p>`,
    },
  },
} satisfies SeedArticle;
