import type { SeedArticle } from '../article.ts';

export default {
  key: 'four-halls-public-days-2021',
  category: 'notic',
  publishedAt: '2021-09-23T14:40:00+08:00',
  texts: {
    'zh-CN': {
      title: '四馆一场怎么逛：第二届展会公众开放日入场须知',
      summary: 'W1至W4各馆看点不同，室外展区要看天气。9月28日、29日想来的市民，请先读这份说明。',
      body: `<p>第二届中非经贸博览会9月26日开幕，最后两天，也就是28日（星期二）和29日（星期三），普通观众可以免费进馆。地点在长沙国际会展中心，展览面积6.4万平方米，近900家参展商分布在四座展馆和一片室外场地。</p>
<table>
<thead><tr><th>展区</th><th>内容</th><th>逛法</th></tr></thead>
<tbody>
<tr><td>W1</td><td>综合馆</td><td>第一次来，从这里起步，先弄清整个展会的轮廓</td></tr>
<tr><td>W2</td><td>非洲馆</td><td>时间留得最多的一站，适合慢慢看、慢慢问</td></tr>
<tr><td>W3</td><td>省区市馆</td><td>浙江、江西是本届主题省，可先看这两省</td></tr>
<tr><td>W4</td><td>内外贸商品馆</td><td>想比较同类商品的观众可多停一会儿</td></tr>
<tr><td>室外</td><td>露天展区</td><td>视天气安排，晴天先去，雨天放到最后</td></tr>
</tbody>
</table>
<h2>怎样进场</h2>
<p>入场不收费，请随身携带本人有效身份证件，最好是原件，别只在手机里存张照片。陪孩子或老人同来的，请把他们的证件一并带好。疫情防控要求请以出行当天场馆公布的为准，出门前务必再查一次。</p>
<h2>怎样问得明白</h2>
<p>站在咖啡或辣椒的展台前，不妨问四个问题：产自哪个地区，哪一季采收，怎样加工，国内由谁进口。对方答得上来，说明货源清楚。另外，不少展台带来的是看样和洽谈用的样品，不一定零售，看中了先问一声再掏手机。</p>
<p>六个主宾国来自非洲北部、东部、西部和南部，各有各的待客方式，拍照前请先征得同意。</p>`,
    },
    'en-US': {
      title: 'Four halls and an outdoor area: how to visit on 28 and 29 September',
      summary:
        'How W1, W2, W3 and W4 differ, in which order to walk through them, and what you need at the gate on the two days for the public.',
      body: `<p>The second expo opens on 26 September 2021. Its last two days, Tuesday 28 and Wednesday 29, are for everyone. Entry costs nothing. The place is the Changsha International Convention and Exhibition Center, where nearly 900 exhibitors share 64,000 square metres.</p>
<h2>At the gate</h2>
<p>Bring your own valid identity document, preferably the original and not a photograph of it. Carry the documents of the children or elderly relatives who come with you. Health rules may change at short notice; read those in force at the venue on the morning you set out.</p>
<h2>A sensible order</h2>
<ol>
<li><strong>W1, the comprehensive hall.</strong> A first look at the whole picture. Twenty minutes here save an hour of wandering.</li>
<li><strong>W2, the Africa hall.</strong> Give it most of your time. Guest countries this year come from the north, east, west and south of the continent, six in all.</li>
<li><strong>W3, the Chinese provinces.</strong> Zhejiang and Jiangxi have the leading role.</li>
<li><strong>W4, goods of domestic and foreign trade.</strong> Useful if you like to compare similar products side by side.</li>
<li><strong>The outdoor area.</strong> Go while it is dry.</li>
</ol>
<h2>Questions worth asking</h2>
<p>At a coffee or chilli stand, four questions tell you a good deal: which district, which harvest, how it was processed, and who imports it into China. Many stands show samples for trade talks and do not sell single packets, so ask before you reach for your phone to pay. Ask, too, before you take a picture of someone.</p>`,
    },
    'fr-FR': {
      title: 'Salon de 2021 : quatre halls, un espace en plein air et deux journées pour le public',
      summary:
        'Que trouve-t-on de W1 à W4, par où commencer et que présenter à l’entrée les 28 et 29 septembre ? Nos repères pour une première visite.',
      body: `<p>Vous habitez Changsha ou vous y passez fin septembre ? La deuxième édition du salon sino-africain, inaugurée le 26, vous ouvre gratuitement ses portes le mardi 28 et le mercredi 29 septembre 2021. Adresse : le Centre international de congrès et d’expositions de Changsha. Sur 64 000 m², près de 900 exposants vous attendent.</p>
<table>
<thead><tr><th>Espace</th><th>Contenu</th><th>Notre conseil</th></tr></thead>
<tbody>
<tr><td>W1</td><td>Hall général</td><td>À voir d’abord, pour comprendre l’ensemble</td></tr>
<tr><td>W2</td><td>Afrique</td><td>Réservez-lui la plus grande part de votre temps</td></tr>
<tr><td>W3</td><td>Provinces chinoises</td><td>Le Zhejiang et le Jiangxi sont à l’honneur</td></tr>
<tr><td>W4</td><td>Produits du commerce intérieur et extérieur</td><td>L’endroit où comparer</td></tr>
<tr><td>Plein air</td><td>Espace découvert</td><td>Profitez d’une éclaircie</td></tr>
</tbody>
</table>
<p>À l’entrée, présentez une pièce d’identité en cours de validité ; prenez l’original plutôt qu’une photo sur votre téléphone. Si vous accompagnez des enfants ou des parents âgés, prenez aussi leurs papiers. Les consignes sanitaires peuvent évoluer ; relisez le matin même celles du lieu d’exposition.</p>
<p>Devant un sac de café ou un bocal de piments, interrogez l’exposant. De quelle région vient la récolte ? De quelle saison date-t-elle ? Comment a-t-elle été préparée ? Qui l’importe en Chine ? Des réponses précises sont bon signe. Sachez enfin que beaucoup d’échantillons servent aux négociations et ne se vendent pas au détail.</p>
<p>Six pays sont invités d’honneur, du Maghreb à l’Afrique australe. Demandez toujours l’accord des personnes avant de les photographier.</p>`,
    },
  },
} satisfies SeedArticle;
