import type { SeedArticle } from '../article.ts';

export default {
  key: 'benin-cotton-bale-reading',
  category: 'exhi',
  publishedAt: '2025-01-14T10:17:00+08:00',
  countries: ['BJ'],
  texts: {
    'zh-CN': {
      title: '一包贝宁棉花，纺织厂能读出什么',
      summary: '长度、马克隆值、强力、色泽、杂质……检验单上的数字怎样变成纱线的粗细与布面的干净。',
      body: `<p>西非的棉花多在旱季手摘，十月前后开始，到次年一月收尾。贝宁是其中的产棉大户，曾任第三届博览会主宾国。棉包运到纺织厂，配棉师傅先看的不是花，而是随包的那张检验单。</p>
<table>
<thead><tr><th>指标</th><th>说明什么</th><th>影响哪里</th></tr></thead>
<tbody>
<tr><td>长度</td><td>纤维上半部平均长度，以毫米计</td><td>能纺多细的纱</td></tr>
<tr><td>整齐度</td><td>长短是否均匀</td><td>条干、落棉率</td></tr>
<tr><td>马克隆值</td><td>粗细与成熟度的综合反映，3.7至4.2最受欢迎</td><td>染色、棉结</td></tr>
<tr><td>断裂比强度</td><td>纤维经不经拉</td><td>断头、车速</td></tr>
<tr><td>反射率与黄度</td><td>白不白、黄不黄</td><td>布面色差</td></tr>
</tbody>
</table>
<h2>仪器读不出的两件事</h2>
<p>一是<strong>异性纤维</strong>。采棉、装车若用了塑料编织袋，细丝混进棉花，纺进纱里看不见，一染色便现形，整匹布降等。产地改用棉布袋，轧花前再拣一遍，效果立竿见影。二是<strong>糖分</strong>。蚜虫、粉虱留下的蜜露会粘罗拉、缠皮辊，进厂宜先做粘性试验，含糖高的与其他批次搭配使用。</p>
<h2>重量怎么算</h2>
<p>棉花会吸潮，同一包货，在科托努过磅和在湖南过磅，数字不会一样。国内结算习惯按8.5%的公定回潮率折算，合同须讲清按毛重、净重还是公定重量，包皮扣多少，以哪一方的检验为准。</p>
<p>手摘棉的长处在于纤维损伤小、叶屑少，短处是批次间差异大。聪明的买家会按轧花厂、按包号建档，用过两季，便知道哪一家的棉花适合自己的机台。</p>`,
    },
    'en-US': {
      title: 'What a spinner sees in a bale of Beninese cotton',
      summary:
        'Five figures from the testing line, two dangers the instrument misses, and one clause on weight that prevents most quarrels.',
      body: `<p>To most of us a bale is a white block in a cloth wrapper. To the person who lays down the mix in a spinning mill, it is a set of numbers with a personality.</p>
<p>High-volume instruments measure a tuft from each bale. <strong>Length</strong> decides how fine a yarn can be spun. <strong>Uniformity</strong> tells how much short fibre will end up as waste. <strong>Micronaire</strong>, a reading of fineness and maturity together, should sit in the middle: between 3.7 and 4.2 is what mills like best, since very low values bring neps and uneven dyeing and very high ones a coarse yarn. <strong>Strength</strong> governs breakages at speed. <strong>Colour</strong>, split into reflectance and yellowness, warns of rain on the open boll or of long storage.</p>
<h2>Not on the certificate</h2>
<p>Cotton in Benin is picked by hand, which treats the fibre gently and brings in little leaf. The risk lies elsewhere. A thread of polypropylene from a woven sack is invisible in grey yarn and glaring once the fabric has been dyed. Cotton picking bags and a sorting table ahead of the gin are cheap insurance. Honeydew, the sugar that insects leave behind, is the second danger: it gums up rollers, so sticky lots have to be found early and blended thinly.</p>
<h2>Which kilogram?</h2>
<p>Fibre breathes. The same bale weighs differently in Cotonou and in Changsha. Chinese mills commonly convert to a moisture regain of 8.5 per cent; a contract must therefore name the basis, the tare and whose inspection counts.</p>
<p>One practice separates the careful buyer from the lucky one: a record by gin and by bale number. After a couple of seasons it shows whose cotton runs well on which frame, and the next negotiation begins with evidence.</p>`,
    },
    'fr-FR': {
      title: 'Coton du Bénin : ce que le filateur lit dans une balle',
      summary:
        'Un certificat de classement paraît aride. Il raconte pourtant la saison, la main du cueilleur et le fil à venir. Explication chiffre par chiffre.',
      body: `<p>Invité d’honneur de l’Exposition Chine-Afrique en 2023, le Bénin compte parmi les grands producteurs de coton d’Afrique de l’Ouest. Ses cultivateurs récoltent à la main, en saison sèche. Que retient de tout cela une filature du Hunan ou du Hubei ? Quelques mesures, prises sur chaque balle.</p>
<ul>
<li><strong>La longueur</strong>, en millimètres, fixe la finesse du fil possible.</li>
<li><strong>L’uniformité</strong> annonce les pertes au peignage.</li>
<li><strong>Le micronaire</strong> combine finesse et maturité. De 3,7 à 4,2, le filateur sourit ; plus bas, il craint les boutons et les teintures irrégulières.</li>
<li><strong>La ténacité</strong> conditionne la vitesse des machines.</li>
<li><strong>La couleur</strong> (réflectance, indice de jaune) trahit une pluie tardive ou un stockage trop long.</li>
</ul>
<h2>La ficelle qui coûte une pièce de tissu</h2>
<p>Aucun appareil courant ne signale bien le brin de polypropylène échappé d’un sac. Il traverse la filature, le tissage, et n’apparaît qu’à la teinture. Des sacs de récolte en coton et un tri manuel avant l’égrenage règlent l’essentiel. Autre hôte indésirable, le miellat des pucerons et des aleurodes : il colle aux cylindres. Un test de collage à la réception permet de répartir ces balles dans plusieurs mélanges.</p>
<h2>Peser, mais à quelle humidité ?</h2>
<p>Le coton boit l’air ambiant. Les acheteurs chinois ramènent volontiers le poids à un taux de reprise conventionnel de 8,5 %. Précisez donc au contrat la base retenue, la tare de l’emballage et le laboratoire qui fait foi.</p>
<p>Notez enfin l’usine d’égrenage et le numéro de chaque balle. D’une campagne à l’autre, ce registre devient votre meilleur argument, que vous vendiez ou que vous achetiez.</p>`,
    },
  },
} satisfies SeedArticle;
