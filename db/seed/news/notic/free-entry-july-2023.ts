import type { SeedArticle } from '../article.ts';

export default {
  key: 'free-entry-july-2023',
  category: 'notic',
  publishedAt: '2023-06-27T10:35:00+08:00',
  countries: ['MG'],
  texts: {
    'zh-CN': {
      title: '7月1日至2日免费看展，带好证件就能来',
      summary: '周末两天面向公众开放。几个大家常问的问题，这里集中作答。',
      body: `<p>临近开幕，不少市民来电询问第三届中非经贸博览会能不能进去看看。答案是能：展会6月29日开始，7月1日（星期六）、2日（星期日）为公众开放日，凭身份证件免费入场。以下是问得最多的几件事。</p>
<h2>前两天能进吗？</h2>
<p>6月29日和30日不在公众开放日之列。没有报名参会的市民，请等到周六。</p>
<h2>要买票吗？</h2>
<p>不要。任何人向您收取“门票费”“代办费”，都可以拒绝。孩子同样不收费，他们的证件也请带上。</p>
<h2>展馆有多大，一天够不够？</h2>
<p>六座展馆加一个中心区，共10万平方米，约1500家参展商。走马观花一遍大约要半天；想跟摊主聊聊，就挑两三个馆，别贪多。穿一双走路舒服的鞋，比什么攻略都强。</p>
<h2>能吃到、买到吗？</h2>
<p>要看展台。马达加斯加的香草荚、可可、丁香，闻一闻往往就能分出好坏：好的香草荚油润柔软，绕在指上不断。能不能试吃、卖不卖零售，由各参展商决定，进口食品请留意中文标签和保质期。</p>
<h2>不会外语怎么办？</h2>
<p>指一指、写数字、用手机翻译，三样足够。问价格时请对方写下来，连同计量单位，一公斤和一磅差得不少。</p>
<p>周末出行请尽量乘公共交通，一家人进馆前先约好走散后的会合地点。</p>`,
    },
    'en-US': {
      title: 'Open to the public on 1 and 2 July: free entry, bring your ID',
      summary:
        'Do I need a ticket? Is one day enough? Can I buy vanilla? Answers to what callers ask most often about the weekend of the fair.',
      body: `<p>For one weekend this summer, the halls of the China-Africa expo in Changsha belong to its neighbours. The third edition starts on 29 June 2023; Saturday 1 and Sunday 2 July are the days for the public. These are the questions we are asked most.</p>
<h2>Is there a ticket?</h2>
<p>No. Show an identity document and walk in. Nobody is entitled to charge you for entry or for “arranging” it. Children come in free as well; bring their documents with yours.</p>
<h2>May I come earlier?</h2>
<p>The first two days are not public days. Unless you have registered as a participant, wait for the weekend.</p>
<h2>Will one day be enough?</h2>
<p>Six halls and a central area make up 100,000 square metres, with 1,500 exhibitors. A brisk tour fills half a day. If you prefer conversation, choose two or three halls and leave the rest. Comfortable shoes matter more than a plan.</p>
<h2>Can I taste and buy?</h2>
<p>That is for each exhibitor to decide. Madagascar’s vanilla, cocoa and cloves are easy to judge by nose; a well-cured vanilla pod is oily, supple, and can be wound round a finger without breaking. With imported food, look for the Chinese label and the best-before date.</p>
<h2>I speak no foreign language. What now?</h2>
<p>Pointing, figures on paper and a translation app go a long way. Have the price written down with its unit: a pound is less than half a kilogram.</p>`,
    },
    'fr-FR': {
      title: 'Samedi 1er et dimanche 2 juillet : entrée libre sur présentation d’une pièce d’identité',
      summary:
        'Billet, durée de visite, dégustations, langues : les réponses aux demandes que nous recevons à quelques jours du week-end ouvert à tous.',
      body: `<p>La troisième Exposition Chine-Afrique commence à Changsha le 29 juin 2023. Ses deux dernières journées, qui tombent un week-end, sont celles du grand public : une pièce d’identité suffit et l’entrée ne coûte rien. Voici ce que l’on nous demande le plus souvent.</p>
<ul>
<li><strong>Puis-je venir dès le jeudi ?</strong> Les 29 et 30 juin ne sont pas des journées grand public. Si vous n’êtes pas inscrit comme participant, patientez jusqu’au samedi.</li>
<li><strong>Faut-il acheter un billet ?</strong> Non. Refusez toute demande de paiement, même présentée comme des frais de dossier. Les enfants entrent eux aussi sans payer ; prenez leurs papiers avec les vôtres.</li>
<li><strong>Combien de temps prévoir ?</strong> Avec six halls, un espace central, 100 000 m² et 1 500 exposants, comptez une demi-journée pour un tour rapide. Qui aime bavarder choisira deux ou trois halls.</li>
<li><strong>Goûter, acheter, est-ce possible ?</strong> Chaque exposant en décide. Pour les produits importés, regardez l’étiquette en chinois et la date limite.</li>
<li><strong>Et si je ne parle pas chinois ?</strong> Un chiffre écrit, un geste et une application de traduction font beaucoup. Faites noter le prix avec son unité : une livre anglaise n’est pas un demi-kilo.</li>
</ul>
<h2>Une leçon de vanille</h2>
<p>Madagascar, à l’honneur cette année, est réputée pour sa vanille, son cacao et ses clous de girofle. Une gousse bien affinée est grasse, souple, et s’enroule autour du doigt sans casser. Sèche et cassante, elle a perdu une partie de son arôme. Sentez-en plusieurs avant de vous prononcer.</p>
<p>Dernier conseil : le week-end, préférez les transports en commun et fixez un point de rencontre avec vos proches.</p>`,
    },
  },
} satisfies SeedArticle;
