import type { SeedArticle } from '../article.ts';

export default {
  key: 'public-opening-june-2025',
  category: 'notic',
  publishedAt: '2025-06-09T11:10:00+08:00',
  texts: {
    'zh-CN': {
      title: '6月13日起公众开放：预约、证件、随身物品说明',
      summary: '四类证件任带一种，须与预约时所填一致。出门前对照清单看一遍，少走冤枉路。',
      body: `<p>本周五到周日（6月13日至15日），第四届中非经贸博览会展馆面向公众，免费参观。12日开幕当天不在开放之列，请勿空跑。</p>
<h2>先预约</h2>
<p>在<a href="/reservation/">参观预约</a>页面选定日期，填写参观人姓名、证件类型和号码即可。每天名额有限，页面会显示余量。同一证件一天只能约一次；未成年人由大人代为预约。临时有事，请在参观之前取消，不收任何费用，名额也好留给别人。</p>
<h2>带哪一种证件</h2>
<ol>
<li>内地居民：居民身份证；</li>
<li>外国朋友：护照，预约时号码中的字母请照原样填写；</li>
<li>港澳居民：来往内地通行证，也就是通常说的“回乡证”；</li>
<li>台湾居民：来往大陆通行证，俗称“台胞证”。</li>
</ol>
<p>预约填的是哪一种，当天就带哪一种，原件，在有效期内。约好13日的，14日不能用，改期请先取消再重新预约。</p>
<h2>包里放什么</h2>
<p>一瓶水、一把伞、一个充电宝，再加一双好走的鞋。展区10万平方米，一天走上两万步并不稀奇。带孩子的家庭，不妨写一张有家长电话的卡片放进孩子口袋。</p>
<p>行李箱、大件物品请留在住处，刀具、打火用具和易燃品不要携带，以免安检耽误时间。现场安检和秩序引导，请听从工作人员安排。</p>`,
    },
    'en-US': {
      title: 'Doors open to the public from 13 to 15 June: booking, documents, what to bring',
      summary:
        'Four kinds of identity document are accepted. The one you book with is the one to carry. A checklist for the weekend of the fair.',
      body: `<p>From Friday 13 June until Sunday 15 June the exhibition halls in Changsha are open to anyone with a booking and an identity document, at no charge. Thursday the 12th, the opening day, is not included.</p>
<h2>Your document</h2>
<p>Book with one of these, and carry the same one, the original, still valid:</p>
<ul>
<li>a Chinese resident ID card;</li>
<li>a passport of any country;</li>
<li>for residents of Hong Kong and Macao, the travel permit often called “home-return permit”;</li>
<li>for residents of Taiwan, the permit for travel to the mainland.</li>
</ul>
<p>Passport holders: type the number exactly as printed, letters included, and give your name as on the data page.</p>
<h2>Your booking</h2>
<p>Choose a day on the <a href="/reservation/">reservation page</a>, where you also see how many places are left. Each document can be used once a day. Adults book for the children they bring. A place booked for Friday is not good for Saturday; cancel it and book again. Cancelling costs nothing as long as your visit has not begun, and somebody else will be glad of the place.</p>
<h2>Your bag</h2>
<p>Water, an umbrella, a power bank, shoes you can walk in: there are 100,000 square metres to see. Families may like to slip a card with a phone number into a child’s pocket. Leave suitcases at your hotel, and knives, lighters and anything flammable at home, so that the security check does not hold you up. If in doubt, ask the staff at the gate.</p>`,
    },
    'fr-FR': {
      title: 'Visite du 13 au 15 juin : réservation, pièces acceptées et contenu de votre sac',
      summary:
        'Passeport, carte d’identité chinoise ou permis de voyage : la pièce indiquée lors de la réservation est celle qu’il faudra présenter. Petit guide avant de partir.',
      body: `<p>Vendredi 13, samedi 14 et dimanche 15 juin 2025, les halls s’ouvrent à tous les visiteurs, gratuitement. Attention : la journée inaugurale du jeudi 12 n’en fait pas partie.</p>
<h2>Étape 1 : réserver</h2>
<p>Choisissez votre jour sur la page <a href="/reservation/">Réservation</a>, qui indique les places restantes. Saisissez le nom et le numéro tels qu’ils figurent sur le document, lettres comprises. Un même document ne sert qu’une fois par jour. Les mineurs sont inscrits par un adulte. Un empêchement ? Annulez sans frais avant la visite : la place profitera à quelqu’un d’autre. Pour changer de jour, annulez puis réservez de nouveau.</p>
<h2>Étape 2 : préparer sa pièce d’identité</h2>
<table>
<thead><tr><th>Vous êtes</th><th>Vous présentez</th></tr></thead>
<tbody>
<tr><td>De nationalité étrangère</td><td>Votre passeport</td></tr>
<tr><td>Résident de Chine continentale</td><td>Votre carte d’identité chinoise</td></tr>
<tr><td>Résident de Hong Kong ou de Macao</td><td>Le permis de voyage vers la partie continentale</td></tr>
<tr><td>Résident de Taïwan</td><td>Le permis propre aux résidents de Taïwan</td></tr>
</tbody>
</table>
<p>Présentez l’original, en cours de validité, à la date réservée.</p>
<h2>Étape 3 : faire son sac</h2>
<p>De l’eau, un parapluie, une batterie externe et de bonnes chaussures : la surface atteint 100 000 m². Glissez dans la poche des enfants un papier portant votre numéro de téléphone. Laissez les valises à l’hôtel ; couteaux, briquets et produits inflammables vous retarderaient au contrôle. En cas de doute, adressez-vous au personnel d’accueil.</p>`,
    },
  },
} satisfies SeedArticle;
