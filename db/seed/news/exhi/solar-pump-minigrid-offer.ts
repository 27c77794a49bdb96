import type { SeedArticle } from '../article.ts';

export default {
  key: 'solar-pump-minigrid-offer',
  category: 'exhi',
  publishedAt: '2025-06-04T16:13:00+08:00',
  texts: {
    'zh-CN': {
      title: '光伏水泵与微电网：报价单该怎么看，贸易术语怎么比',
      summary: '同样一套设备，三家报价差出一大截，差别往往不在组件，而在没写出来的那几行。',
      body: `<p>清洁能源是本届展会的主题之一。采购方在展台上收一摞报价单并不难，难的是回去之后怎么比。先把三件事问明白。</p>
<h2>水泵：问一天，别问一小时</h2>
<p>“每小时10立方米”说的是正午的峰值。用水的人关心的是一天出多少水，而且是全年日照最差的那个月。扬程要算总账：井里水位到水箱的高度，再加管路损失。还须核对机井的出水量，泵抽得比井来得快，迟早干转，缺水保护不能省。很多村子用一座高位水箱代替蓄电池，省钱又耐用。</p>
<h2>微电网：千瓦与千瓦时不是一回事</h2>
<p>组件看功率，电池看可用容量。标称100千瓦时的电池，若只许放电八成，到手就是80。逆变器要看持续功率，也要看电机启动那一下扛不扛得住。磨面机、冷柜、电焊机哪些白天开、哪些晚上开，排成一张表，比任何仿真都实在。</p>
<h2>价格：送到哪里为止</h2>
<p>国际贸易术语（Incoterms）划定了费用与风险在何处换手。</p>
<ul>
<li><strong>EXW：</strong>工厂门口交货，往后的事都归买方，连出口报关也在内。</li>
<li><strong>FCA：</strong>卖方办好出口手续，交给买方指定的承运人，适合集装箱货。</li>
<li><strong>CIF：</strong>卖方付海运费、保险费到目的港，但风险在装船时就转给了买方，只用于水运。</li>
<li><strong>DAP：</strong>运到约定地点，卸货和进口清关由买方负责。</li>
</ul>
<p>术语后面必须跟地名和版本年份。先把三份报价折算到同一个地点，再谈高低。安装、培训、备件和两年巡检有没有列入，另起一行问。</p>`,
    },
    'en-US': {
      title: 'Solar pumps and mini-grids: how to compare three offers fairly',
      summary:
        'Peak flow, nominal kilowatt-hours and a three-letter delivery term can each make a dear offer look cheap. A reader’s guide, with Incoterms explained.',
      body: `<p>Three suppliers, one village, three prices. Before deciding that one of them is expensive, make sure they are all selling the same thing.</p>
<p><strong>Water.</strong> Ignore the hourly maximum. Ask for cubic metres per day, at your total head, in the least sunny month. Check that figure against the yield of the borehole, and insist on dry-run protection. A raised tank stores water more cheaply than a battery stores power.</p>
<p><strong>Electricity.</strong> Panels are rated in kilowatts, batteries in kilowatt-hours, and only the usable share of the latter counts: 100 kWh at 80 per cent depth of discharge means 80. The inverter needs headroom for motors, whose starting current is several times their running current. List every mill, freezer and welder with its hours.</p>
<p><strong>Price.</strong> An Incoterms rule says where cost and risk pass from seller to buyer. It settles neither payment nor ownership.</p>
<table>
<thead><tr><th>Rule</th><th>Seller delivers</th><th>Buyer still pays for</th></tr></thead>
<tbody>
<tr><td>EXW</td><td>At the factory, not loaded</td><td>Everything, export clearance included</td></tr>
<tr><td>FCA</td><td>To the buyer’s carrier, cleared for export</td><td>Main carriage, any insurance, import</td></tr>
<tr><td>CIF (sea only)</td><td>On board; freight and insurance paid to the port named</td><td>Loss beyond the insurance, unloading if not in the freight, import</td></tr>
<tr><td>DAP</td><td>At the named place, ready to unload</td><td>Unloading, duties, taxes</td></tr>
</tbody>
</table>
<p>Note the catch in CIF: the seller buys the voyage, yet the risk is yours from the moment the goods are aboard. Always add the exact place and the year of the rules.</p>
<p>Then ask for a separate line on installation, training and spares. Clean energy is among this month’s themes in Changsha, so you can put the same sheet to several <a href="/exhibition/">exhibitors</a> within a day.</p>`,
    },
    'fr-FR': {
      title: 'Pompage solaire et mini-réseaux : lire une offre entre les lignes',
      summary:
        'Débit de pointe, capacité nominale, Incoterms : trois endroits où deux devis semblables cessent de l’être. Méthode de comparaison pour collectivités et coopératives.',
      body: `<p>Vous rapporterez de Changsha, ce mois-ci, plusieurs devis d’énergie propre. Ne les classez pas tout de suite par prix. Ramenez-les d’abord à une question commune : quel service, rendu où, pendant combien d’années ?</p>
<h2>Le service</h2>
<p>Pour une pompe, retenez le volume quotidien du mois le moins ensoleillé, à votre hauteur manométrique totale. Le débit de midi n’abreuve personne le soir. Assurez-vous que le forage suit, que la marche à sec est impossible ; préférez, si le relief s’y prête, un château d’eau à une batterie.</p>
<p>Pour un mini-réseau, distinguez puissance et énergie. Une batterie de 100 kWh dont on ne peut vider que 80 % en offre 80. L’onduleur doit encaisser le démarrage du moulin et du congélateur. Dressez la liste des appareils, heure par heure : c’est elle qui dimensionne l’installation.</p>
<h2>Le lieu</h2>
<p>Les Incoterms répartissent frais et risques. Ils ne disent rien du paiement ni de la propriété.</p>
<ul>
<li><strong>EXW</strong> : vous prenez tout en charge dès l’usine, dédouanement à l’export compris.</li>
<li><strong>FCA</strong> : le vendeur dédouane et remet la marchandise à votre transporteur ; bien adapté aux conteneurs.</li>
<li><strong>CIF</strong>, réservé au transport par eau : fret et assurance payés jusqu’au port d’arrivée, mais le risque vous incombe dès la mise à bord.</li>
<li><strong>DAP</strong> : livraison au lieu convenu ; à vous le déchargement et la douane.</li>
</ul>
<p>Un sigle sans ville ni millésime ne vaut rien : écrivez le lieu exact et l’année de la règle.</p>
<h2>La durée</h2>
<p>Séparez la garantie du produit de celle du rendement des panneaux. Faites chiffrer à part le montage, la formation d’un technicien du village, les pièces de rechange. Le moins cher à l’achat est parfois celui que personne ne sait réparer.</p>`,
    },
  },
} satisfies SeedArticle;
