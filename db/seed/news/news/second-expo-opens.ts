import type { SeedArticle } from '../article.ts';

export default {
  key: 'second-expo-opens',
  category: 'news',
  publishedAt: '2021-09-26T15:30:00+08:00',
  countries: ['DZ', 'ET', 'KE', 'RW', 'ZA', 'SN'],
  texts: {
    'zh-CN': {
      title: '“新起点”上的第二届博览会今日开展',
      summary: '6.4万平方米、四个展馆加室外展区，六个非洲国家担任主宾国。28日、29日向市民免费开放。',
      body: `<p>时隔两年，中非经贸博览会回到长沙。第二届展会26日开幕，29日结束，主题是“新起点 新机遇 新作为”。主展馆面积由首届的4万多平方米扩大到6.4万平方米，近900家企业参展。</p>
<h2>四个馆各看什么</h2>
<ul>
<li>W1是综合馆，适合先来，建立整体印象；</li>
<li>W2是非洲馆，想找原产地货源的采购商可以在这里多留些时间；</li>
<li>W3是省区市馆，看国内各地有哪些对非合作的产业；</li>
<li>W4是内外贸商品馆，适合边走边比较；</li>
<li>馆外另设室外展区。</li>
</ul>
<p>本届有六个主宾国：北非的阿尔及利亚，西非的塞内加尔，东部的埃塞俄比亚、肯尼亚和卢旺达，以及大陆最南端的南非。国内的主题省是浙江与江西。</p>
<p>看货也有门道。埃塞俄比亚和卢旺达都产阿拉比卡咖啡，杯测时先闻干香，再冲水、破渣、啜吸，同一张桌上比较，差别才看得清。卢旺达干辣椒则要看色泽是否均匀、果柄是否去净，闻一闻有无霉味；真要下单，还得问清检疫准入和农药残留检测。</p>
<h2>市民何时可以来</h2>
<p>28日、29日为公众开放日，凭有效身份证件免费入场。这两天是周二和周三，带着老人孩子来的市民不必贪多，先看一个馆，歇一歇再看下一个。各馆展出内容，请查阅<a href="/exhibition/">展览展示</a>栏目。</p>`,
    },
    'en-US': {
      title: 'Second expo opens in Changsha under the words “New Start”',
      summary:
        'Four halls and an outdoor area, six African guest countries, and two free public days in the middle of the week.',
      body: `<p>Two years after its first outing, the China-Africa Economic and Trade Expo is back in Changsha. It opened on Sunday 26 September and runs to Wednesday under the theme “New Start, New Opportunities, New Accomplishments”. Nearly 900 exhibitors occupy 64,000 square metres, against a little over 40,000 in 2019.</p>
<h2>Finding your way</h2>
<p>Start in W1, the comprehensive hall, for the overview. W2 belongs to Africa and is the place for buyers looking for goods at origin. W3 gathers the Chinese provinces, Zhejiang and Jiangxi having the theme role this year. W4 shows goods for domestic and foreign trade, and there is an outdoor area besides.</p>
<p>Six African states attend as guest countries. Algeria represents the Mediterranean side of the continent and Senegal the Atlantic one; Ethiopia, Kenya and Rwanda come from the east; South Africa completes the list.</p>
<h2>How to taste, how to look</h2>
<p>Coffee drinkers will notice that Ethiopia and Rwanda both grow arabica. Compare them at the same table: smell the dry grounds, pour, break the crust, then sip from a spoon. Differences that vanish from one day to the next become obvious side by side. With dried Rwandan chilli, check for even colour and clean stems, and ask whether residue tests are available before discussing volume.</p>
<p>The general public is welcome on 28 and 29 September. Admission is free on presentation of an identity document. Descriptions of the halls are on the <a href="/exhibition/">exhibition pages</a>.</p>`,
    },
    'fr-FR': {
      title: 'Deuxième édition : « nouveau départ » pour le rendez-vous de Changsha',
      summary:
        'Six pays africains invités d’honneur, 64 000 m² et quatre halls : ce qu’il faut savoir avant de franchir les portes.',
      body: `<p>Nouveau départ, nouvelles perspectives, nouvelles réalisations : le mot « nouveau » revient trois fois dans le thème de la deuxième Exposition économique et commerciale Chine-Afrique, inaugurée dimanche 26 septembre à Changsha. La surface, elle aussi, est nouvelle. Elle atteint 64 000 m², contre un peu plus de 40 000 m² en 2019. Près de 900 exposants y tiennent leurs stands jusqu’à mercredi.</p>
<p>L’Afrique a son hall, le W2. C’est là que l’acheteur gagnera le plus de temps. Le W1 donne la vue d’ensemble, le W3 réunit les provinces chinoises et le W4 les marchandises destinées au commerce intérieur et extérieur. Une zone en plein air complète le plan.</p>
<h2>Les invités</h2>
<p>Six pays sont à l’honneur : le Sénégal et l’Algérie pour l’ouest et le nord, le Rwanda, le Kenya et l’Éthiopie pour l’est, l’Afrique du Sud enfin. Côté chinois, le Zhejiang et le Jiangxi sont les provinces à thème.</p>
<h2>Deux produits à l’épreuve</h2>
<p>Du café d’abord. L’Éthiopie et le Rwanda cultivent l’arabica ; goûtez-les côte à côte, à la cuillère, sans sucre, et les nuances apparaissent. Du piment ensuite : une couleur régulière, des pédoncules bien retirés, aucune odeur de moisi. Avant de parler tonnage, demandez les analyses de résidus et vérifiez les conditions sanitaires d’importation.</p>
<p>Vous venez en simple visiteur ? Les journées du 28 et du 29 septembre vous sont ouvertes, sans billet payant, avec une pièce d’identité. Le détail des halls figure aux pages de l’<a href="/exhibition/">exposition</a>.</p>`,
    },
  },
} satisfies SeedArticle;
