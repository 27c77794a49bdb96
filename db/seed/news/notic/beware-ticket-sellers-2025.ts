import type { SeedArticle } from '../article.ts';

export default {
  key: 'beware-ticket-sellers-2025',
  category: 'notic',
  publishedAt: '2025-11-11T16:30:00+08:00',
  texts: {
    'zh-CN': {
      title: '参观不收费，谨防网上“代购门票”',
      summary: '凡是要您掏钱的“入场券”都不是真的。怎样识别冒牌网站和代办，正规预约又有哪些规矩。',
      body: `<p>现提醒各位观众：2021年以来的三届中非经贸博览会，公众开放日都不收费。我们既没有门票，也没有“贵宾票”“快速通道票”，更没有委托任何个人或机构代售。如有网站、社交账号、中介以此收钱，请不要付款。</p>
<h2>四个破绽</h2>
<ul>
<li>催您尽快下单，说“名额只剩几个”，却要先转账；</li>
<li>网址与本站相近而不相同，多一个字母，或换了后缀；</li>
<li>索要身份证正反面照片、银行卡号，或要您把手机收到的验证码转给他；</li>
<li>宣称已掌握往后各届的“内部名额”。新的开放安排未在本站公布之前，谁都不可能替您约到。</li>
</ul>
<h2>正规预约长什么样</h2>
<p>唯一入口是本站的<a href="/reservation/">参观预约</a>。开放预约期间，可约七天以内的日子，每日设名额上限，一个账号一天最多登记五人，一证一天一约。孩子由家长登记。参观前随时可以退约，分文不取。到了日子，本人带着登记时所用的证件前来，人、证、日期三样对上，就能进馆。转让来的预约对不上证件，等于白纸一张。</p>
<blockquote><p>一句话记住：不付钱，验证码不告诉别人，证件自己带。</p></blockquote>
<h2>已经付了钱怎么办</h2>
<p>保留聊天记录、付款凭证和对方网址，联系支付平台，并向公安机关报案。也请通过<a href="/about/">关于我们</a>所列方式告知我们，以便提醒其他人。</p>`,
    },
    'en-US': {
      title: 'Entry is free: do not buy “tickets” from websites or agents',
      summary:
        'No one sells admission on our behalf. Signs that an offer is false, the rules of a genuine reservation, and what to do if you have already paid.',
      body: `<p>In 2021, 2023 and 2025 the expo’s public days were free for every visitor. We print no tickets, we authorise no reseller, and there is no such thing as a VIP lane for money. If a page, an account or an agent asks you to pay, close the conversation.</p>
<h2>What a real reservation looks like</h2>
<p>It is made in one place only, the <a href="/reservation/">reservation page</a> of this site, and when booking is open it follows these rules:</p>
<table>
<tbody>
<tr><th>How early</th><td>Up to seven days ahead</td></tr>
<tr><th>How many</th><td>Five people per account and day, within a daily limit</td></tr>
<tr><th>Which document</th><td>One booking per document per day; parents enter their children</td></tr>
<tr><th>Cost</th><td>None, and none for cancelling before the visit</td></tr>
<tr><th>On the day</th><td>The person, the document and the date must all agree</td></tr>
</tbody>
</table>
<p>The last line is why a booking bought from a stranger is worthless: it carries someone else’s name and number.</p>
<h2>Signs of a false offer</h2>
<ul>
<li>Hurry: “only three places left”, but transfer the money first.</li>
<li>An address almost like ours, one letter longer or with another ending.</li>
<li>A request for card numbers, photographs of your passport, or the code sent to your phone, which only you should type, and only on this site.</li>
<li>Places for an edition whose visiting days this site has not announced.</li>
</ul>
<h2>If you have paid</h2>
<p>Keep messages, receipts and the web address. Contact your bank or payment service, report the matter to the police, and tell us through <a href="/about/">the contact page</a> so that others can be warned.</p>`,
    },
    'fr-FR': {
      title: 'Billets payants pour l’Exposition : méfiez-vous, la visite est gratuite',
      summary:
        'Aucun intermédiaire ne vend d’entrées en notre nom. Reconnaître une offre trompeuse, réserver dans les règles, réagir si vous avez déjà payé.',
      body: `<p>Un rappel à tous ceux qui souhaitent nous rendre visite : en 2021, en 2023 comme en 2025, les journées grand public de l’Exposition étaient gratuites. Il n’existe ni billet, ni coupe-file, ni revendeur agréé. Toute somme demandée pour entrer est indue.</p>
<h2>Les indices qui doivent vous alerter</h2>
<ol>
<li>On vous presse : il ne resterait que quelques places, à régler sur-le-champ.</li>
<li>L’adresse du site imite la nôtre à une lettre près.</li>
<li>On réclame un numéro de carte bancaire ou la photo de votre passeport ; on vous prie de dicter le code reçu par SMS.</li>
<li>On promet l’accès à une édition dont le calendrier de visite n’a pas été publié ici.</li>
</ol>
<h2>Une vraie réservation</h2>
<p>Elle se fait uniquement sur la page <a href="/reservation/">Réservation</a>, lorsque celle-ci est ouverte : au plus tôt sept jours avant la visite, dans la limite d’un quota quotidien, pour cinq personnes au maximum par compte et par jour. Chaque document ne peut servir qu’une fois le même jour ; les parents inscrivent leurs enfants. L’annulation est sans frais jusqu’à la visite.</p>
<p>À l’entrée, la personne, sa pièce d’identité et la date doivent concorder. Une réservation rachetée porte le nom d’un autre : elle ne vous ouvrira aucune porte.</p>
<h2>Vous avez payé ?</h2>
<p>Conservez les messages, le reçu et l’adresse du site. Prévenez votre banque, déposez plainte auprès de la police et <a href="/about/">signalez-nous les faits</a> : d’autres visiteurs seront ainsi avertis.</p>`,
    },
  },
} satisfies SeedArticle;
