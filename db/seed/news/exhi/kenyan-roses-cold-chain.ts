import type { SeedArticle } from '../article.ts';

export default {
  key: 'kenyan-roses-cold-chain',
  category: 'exhi',
  publishedAt: '2024-01-16T09:37:00+08:00',
  countries: ['KE'],
  texts: {
    'zh-CN': {
      title: '从肯尼亚花田到长沙花瓶：一枝玫瑰的冷链之旅',
      summary: '鲜切花卖的是“剩下的天数”。从剪枝、预冷、装机到醒花，哪一步最容易丢掉花期，买家又该怎样验货？',
      body: `<p>今年情人节恰逢正月初五，花市备货比往年早。除了云南玫瑰，长沙的批发商手里还有一种花头大、枝条直的玫瑰，来自赤道边上的肯尼亚高原。那里昼暖夜凉，花苞长得慢，花瓣也就厚实。</p>
<p>花枝一离开植株，便靠自身养分过日子，温度每高一点，消耗就快一截。所以花农常说，种花靠天，卖花靠冷。</p>
<h2>四道关口</h2>
<ol>
<li><strong>采收。</strong>趁清晨或傍晚气温低时下剪，花萼刚松、花瓣未展最合适，剪下随即插入干净的保鲜液。</li>
<li><strong>预冷分级。</strong>尽快降到2至4摄氏度，再按枝长归类，每10厘米一档；弯枝、病叶和带灰霉的花苞当场剔除。</li>
<li><strong>检疫装机。</strong>产地植检机构查验合格，出具植物检疫证书。纸箱两端开孔，好让冷风穿箱而过。最怕的是在停机坪上晒太阳，一小时就可能抵消前几天的功夫。</li>
<li><strong>到港醒花。</strong>海关核单、抽检放行后，斜剪枝底两三厘米，摘掉会泡进水里的叶子，在冷库吸水数小时，再送花店。</li>
</ol>
<h2>验货看三样</h2>
<p>一看温度记录仪。开箱先读曲线，哪一段断了冷，一目了然。二看花苞底部，有没有褐斑、霉味。三做瓶插试验，每批留十枝插在常温清水里，记下第几天垂头，攒上几个月，哪家农场稳定就有了数。</p>
<p>合同里不妨把到货温度上限、灰霉比例写明，索赔时限以小时计，而不是以天计。玫瑰是中非经贸博览会上常见的非洲好物，第二届还请肯尼亚做过主宾国。想找合作项目，可以到<a href="/negotiation/">项目洽谈</a>栏目查一查。</p>`,
    },
    'en-US': {
      title: 'How a Kenyan rose stays cold all the way to a vase in Changsha',
      summary:
        'Every hour of warmth costs a cut flower part of its vase life. A walk along the cold chain, and five things to settle before the first box is flown.',
      body: `<p>A florist in Changsha does not really buy roses. She buys the days that are left in them. A stem cut in the Kenyan highlands, where cool nights slow the bud and give it a large, firm head, can still open slowly in a Chinese living room more than a week later, provided nobody along the way lets it warm up.</p>
<p>The work starts at the greenhouse. Stems are cut early, while the bud is still tight, and stand in treated water within minutes. In the packhouse they are brought down to between 2 and 4 °C, sorted by length in steps of ten centimetres, bunched and sleeved. Plant health inspectors look for live insects and disease before they issue the phytosanitary certificate, without which the box will not clear at the other end.</p>
<p>Then comes the weak link. Between cold store and aircraft hold, pallets may wait on the apron in full sun. Good forwarders book the shortest connection and cover pallets with thermal blankets; good growers put a temperature logger in the load and send the buyer its number.</p>
<h2>Agree before you order</h2>
<ul>
<li>Stem length, head size and cutting stage, with photographs.</li>
<li>The highest temperature accepted on arrival, and where it is measured.</li>
<li>How much grey mould (botrytis) counts as a claim.</li>
<li>A claim period counted in hours.</li>
<li>Who re-cuts and rehydrates the stems, and in which cold store.</li>
</ul>
<p>Test every supplier in the same dull way: ten stems, tap water, room temperature, one note a day. After a few months that notebook is worth more than any catalogue.</p>`,
    },
    'fr-FR': {
      title: 'La rose kényane et le froid : carnet de route jusqu’à Changsha',
      summary:
        'Une fleur coupée voyage contre la montre. Nos repères pour comprendre où se perd la tenue en vase et ce qu’un acheteur peut contrôler à l’arrivée.',
      body: `<p>Elle a poussé en altitude, près de l’équateur, sous un soleil vif et des nuits fraîches. C’est à ce climat que la rose du Kenya doit son gros bouton et sa tige droite. Reste à la conduire intacte jusqu’au centre de la Chine, et là, tout est affaire de degrés.</p>
<h2>À la ferme : faire vite</h2>
<p>On coupe tôt le matin, bouton encore serré. La tige passe aussitôt dans l’eau, puis en chambre froide, entre 2 et 4 °C. Vient le tri : longueur, par paliers de dix centimètres, grosseur du bouton, absence de taches. Le service phytosanitaire du pays examine ensuite le lot et délivre le certificat que la douane chinoise demandera.</p>
<h2>En vol : ne pas rompre la chaîne</h2>
<p>Le danger n’est pas l’avion, c’est l’attente au pied de l’avion. Une palette oubliée une heure en plein soleil peut vieillir de plusieurs jours. D’où l’intérêt d’un enregistreur de température glissé parmi les cartons : sa courbe dira qui, du producteur, du transitaire ou du grossiste, a laissé monter le mercure.</p>
<h2>À Changsha : réveiller la fleur</h2>
<p>Dès la livraison, recoupez la tige en biais sur deux ou trois centimètres, ôtez les feuilles basses et laissez boire le bouquet quelques heures au frais. Observez aussi la base des pétales : un liseré brun annonce le botrytis, la pourriture grise.</p>
<p>Un dernier conseil, de la part des gens du métier : fixez par écrit le délai de réclamation. Pour une machine, on compte en semaines ; pour une rose, en heures. Les projets africains en quête d’un partenaire sont à parcourir dans la <a href="/negotiation/">banque de projets</a>.</p>`,
    },
  },
} satisfies SeedArticle;
