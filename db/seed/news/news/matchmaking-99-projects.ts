import type { SeedArticle } from '../article.ts';

export default {
  key: 'matchmaking-99-projects',
  category: 'news',
  publishedAt: '2023-07-04T09:50:00+08:00',
  texts: {
    'zh-CN': {
      title: '对接项目99个、87亿美元：洽谈桌上的学问',
      summary: '第三届中非经贸博览会期间对接合作项目99个，金额87亿美元。一次有效的对接，功夫多半在见面之前。',
      body: `<p>展会的热闹在展台，生意的分寸在洽谈桌。刚刚结束的第三届中非经贸博览会共对接合作项目99个，金额87亿美元。</p>
<p>对接会与逛展不同：双方事先提交需求，再据此安排见面，每场谈话时间不长，准备就成了关键。常年跑非洲市场的业务员总结出一套办法，可分三步。</p>
<ol>
<li><strong>见面前：一页纸。</strong>公司做什么、有什么资质、想买或想卖什么、年需求量多少、希望在哪个港口交货，写满一页即可。需求写“农产品”，只能得到泛泛的推荐；写成“水洗阿拉比卡生豆，每季一个二十尺柜”，找到合适对象的把握就大得多。</li>
<li><strong>见面时：先说清“能不能”，再谈“多少钱”。</strong>出口方有没有稳定的货源和出口资格，进口方有没有相应的经营许可，这类问题五分钟内就该弄明白。价格必须连着贸易术语一起说：FOB只算到装运港船上，CIF还包含运费和保险费，两个报价不能放在一起比高低。</li>
<li><strong>见面后：四十八小时。</strong>当天或次日发出纪要，附上产品资料，写明各自要做的事和期限。拖过一周，对方多半已记不清谁是谁。</li>
</ol>
<p>没有当场谈成，也不算白来。有的采购商把第一次对接当作“面试”，先要样品，再看工厂，次年才下单。反过来，一口答应所有条件的，倒值得多问两句。</p>
<p>想了解如何提交需求、预约对接，请看<a href="/negotiation/">项目洽谈</a>栏目。</p>`,
    },
    'en-US': {
      title: 'Ninety-nine matchmaking projects: what makes a short meeting work',
      summary:
        'Matchmaking at the 2023 expo led to 99 projects worth US$8.7 billion. Most of the effort comes before anyone sits down.',
      body: `<p>Two flags, two bottles of water, a clock. A matchmaking table does not look like much. Yet at the third expo, which ended on Sunday, matchmaking accounted for 99 projects with a value of US$8.7 billion.</p>
<p>The principle is simple. Companies state beforehand what they offer or seek, meetings are arranged accordingly, and each conversation is brief. Those who use the time well tend to prepare in much the same way.</p>
<h2>Before</h2>
<p>They fit the company on one page: activity, certificates, product wanted, annual quantity, port of delivery. Precision decides the match. “Farm produce” could mean anything, whereas “washed arabica, one twenty-foot container each quarter” points to a handful of suppliers.</p>
<h2>During</h2>
<p>They settle feasibility first. Does the seller hold an export licence where one is needed? Can the buyer import this product at all? Only then comes the price, always with its Incoterm. An FOB figure stops once the goods are on board at the port of shipment; a CIF figure includes freight and insurance to the destination port. Setting one beside the other proves nothing.</p>
<h2>After</h2>
<p>They send a note within two days, with a list of tasks and dates. After a week, faces and stand numbers blur.</p>
<p>No agreement on the day is not a failure. Some buyers treat the first meeting as an interview: samples next, a factory visit later, an order the year after. A partner who accepts every condition at once, on the other hand, calls for a few more questions.</p>
<p>How to state a need and ask for a meeting is explained under <a href="/negotiation/">negotiation</a>.</p>`,
    },
    'fr-FR': {
      title: 'Mise en relation : 99 projets et un art de l’entretien court',
      summary:
        'Les rencontres d’affaires de l’édition 2023 ont débouché sur 99 projets, soit 8,7 milliards de dollars. Mode d’emploi pour préparer les vôtres.',
      body: `<p>On imagine volontiers que les affaires se nouent au hasard des allées. Les rencontres organisées prouvent le contraire : lors de la troisième Exposition, achevée dimanche, elles ont donné 99 projets, évalués à 8,7 milliards de dollars.</p>
<p>Le principe ? Chaque entreprise décrit à l’avance ce qu’elle cherche ou propose, puis un tête-à-tête est fixé. Il est bref. Voici comment ne pas le gâcher.</p>
<ul>
<li><strong>Une page, pas davantage.</strong> Activité, certifications, produit, quantité annuelle, port de livraison. Celui qui demande « des produits agricoles » rencontrera n’importe qui ; celui qui écrit « arabica lavé, un conteneur de vingt pieds par trimestre » rencontrera un fournisseur.</li>
<li><strong>La faisabilité avant le prix.</strong> Le vendeur est-il autorisé à exporter ? L’acheteur peut-il importer cette marchandise ? Ces réponses tiennent en cinq minutes et en épargnent beaucoup d’autres.</li>
<li><strong>Un prix, un incoterm.</strong> En FOB, le vendeur va jusqu’au navire, au port d’embarquement. En CIF, il paie en outre le fret et l’assurance jusqu’au port de destination. Comparer les deux montants n’aurait aucun sens.</li>
<li><strong>Un compte rendu sous quarante-huit heures.</strong> Qui fait quoi, pour quelle date : trois lignes suffisent, pourvu qu’elles partent vite.</li>
</ul>
<p>Repartir sans accord n’est pas un échec. Pour bien des acheteurs, ce premier échange tient de l’entretien d’embauche ; l’échantillon suit, la visite d’usine vient après, la commande plus tard encore. À l’inverse, méfiez-vous un peu de l’interlocuteur qui accepte tout, tout de suite.</p>
<p>Pour présenter une demande, consultez la page <a href="/negotiation/">Négociation de projets</a>.</p>`,
    },
  },
} satisfies SeedArticle;
