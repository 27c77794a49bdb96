import type { SeedEdition } from './shapes.ts';

/**
 * The four editions. `openingHours` is a demonstration value (the first edition’s public days are not known: empty).
 * No source names the hall of the first edition, so its venue is the city alone; no street number is known for any of them.
 * Labels carry the source’s "over" and "nearly" in brackets, so that they read well before or after the number.
 */
export const editions: SeedEdition[] = [
  {
    number: 1,
    startDate: '2019-06-27',
    endDate: '2019-06-29',
    guestCountries: [],
    figures: [
      {
        key: 'projects',
        value: '84',
        label: { 'zh-CN': '签约项目', 'en-US': 'Projects signed', 'fr-FR': 'Projets signés' },
        unit: { 'zh-CN': '', 'en-US': '', 'fr-FR': '' },
      },
      {
        key: 'signed',
        value: '20.8',
        label: { 'zh-CN': '签约金额', 'en-US': 'Value signed', 'fr-FR': 'Montant signé' },
        unit: { 'zh-CN': '亿美元', 'en-US': 'US$ bn', 'fr-FR': 'Md$' },
        values: { 'zh-CN': '208', 'en-US': '20.8', 'fr-FR': '20.8' },
      },
      {
        key: 'participants',
        value: '3500',
        approximate: true,
        label: {
          'zh-CN': '参展商、采购商和专业观众（逾）',
          'en-US': 'Exhibitors, buyers and trade visitors (over)',
          'fr-FR': 'Exposants, acheteurs et visiteurs professionnels (plus de)',
        },
        unit: { 'zh-CN': '', 'en-US': '', 'fr-FR': '' },
      },
      {
        key: 'visits',
        value: '100000',
        approximate: true,
        label: { 'zh-CN': '参观人次（逾）', 'en-US': 'Visits (over)', 'fr-FR': 'Visites (plus de)' },
        unit: { 'zh-CN': '万', 'en-US': '', 'fr-FR': '' },
        values: { 'zh-CN': '10', 'en-US': '100000', 'fr-FR': '100000' },
      },
      {
        key: 'area',
        value: '40000',
        approximate: true,
        label: { 'zh-CN': '主展馆面积（逾）', 'en-US': 'Main hall (over)', 'fr-FR': 'Hall principal (plus de)' },
        unit: { 'zh-CN': '万平方米', 'en-US': 'm²', 'fr-FR': 'm²' },
        values: { 'zh-CN': '4', 'en-US': '40000', 'fr-FR': '40000' },
      },
    ],
    texts: {
      'zh-CN': {
        name: '首届中非经贸博览会',
        theme: '合作共赢，务实推进中非经贸关系',
        summary:
          '2019年初夏，中非之间有了一个两年一聚的经贸展会。三天会期签下84个项目，一个跨境人民币业务中心也由此起步。',
        body: `<p>2019年6月27日至29日，中非经贸博览会第一次举办。它设在中非合作论坛框架内，专门用来谈生意。东道主从一开始就定了湖南，每两年一回，不再换地方。</p>
<h2>开局的分量</h2>
<p>主展馆四万多平方米，算不上庞大，来的人却不少：参展商、采购商和专业观众合在一起超过3500，参观突破10万人次。闭幕时公布的成果是84个合作项目，总金额208亿美元。</p>
<p>万事开头难，这个头开得不算轻。</p>
<h2>留下来的东西</h2>
<ul>
<li>一个约定：商务部与湖南省人民政府共同做东，会址长期不变，客商可以提前两年安排行程。</li>
<li>一个机构：中非跨境人民币中心由首届博览会催生，设在湖南的一家国有银行，业务覆盖西非的加纳、南部非洲的赞比亚和博茨瓦纳等多个市场，企业结算因此多了一种币种可选。</li>
<li>一种做法：签了多少、落实多少，以后各届都接着往下报。</li>
</ul>
<p>与后来的几届相比，首届的场地并不大，可两年一聚、落地湖南、以签约和履约说话，这几条规矩都是那时立下的。</p>`,
        venue: '长沙',
        address: '中国湖南省长沙市',
        openingHours: '',
        provinces: [],
      },
      'en-US': {
        name: 'First China-Africa Economic and Trade Expo',
        theme: 'Win-Win Cooperation for Closer China-Africa Economic Partnership',
        summary:
          'The expo began in June 2019 with a simple idea: one place, every two years, for Chinese and African companies to do business. Its first three days produced 84 signed projects.',
        body: `<p>Where, within the Forum on China-Africa Cooperation, should a coffee grower meet a roaster, or a mine meet a maker of pumps? In 2019 the answer became Hunan. The first expo lasted three days, from 27 to 29 June, and settled two questions for good: it would return every other year, and it would not move elsewhere.</p>
<h2>A strong start</h2>
<p>By the standards of later editions the main hall was modest, over 40,000 square metres. The turnout was not. Counted together, exhibitors, buyers and trade visitors passed 3,500, and the doors registered more than 100,000 visits. When the signing tables were cleared, 84 projects stood on paper, worth US$ 20.8 billion.</p>
<h2>What outlived the three days</h2>
<ul>
<li>A fixed calendar, which lets a grower or a manufacturer plan a trip two years ahead.</li>
<li>A cross-border renminbi centre, opened afterwards at a state bank in Hunan. Companies trading with Ghana, Botswana, Kenya and several other markets can use it to settle in Chinese currency.</li>
<li>The habit of counting: the expo has gone on reporting how many projects are signed and how many are carried out.</li>
</ul>
<p>Much that visitors now take for granted was tried here first, on a smaller floor.</p>`,
        venue: 'Changsha',
        address: 'Changsha, Hunan, China',
        openingHours: '',
        provinces: [],
      },
      'fr-FR': {
        name: 'Première Exposition économique et commerciale Chine-Afrique',
        theme: 'Coopérer et gagner ensemble, pour un partenariat économique Chine-Afrique plus étroit',
        summary:
          'Juin 2019 : la Chine et l’Afrique se donnent un salon d’affaires commun, dans le Hunan. Trois journées suffisent pour signer 84 projets et prendre date pour la suite.',
        body: `<p>Né dans le cadre du Forum sur la coopération sino-africaine, le salon ouvre pour la première fois le 27 juin 2019 et ferme ses portes le 29. Dès l’origine, la règle est posée : une édition tous les deux ans, et toujours dans le Hunan, que les exposants n’auront donc pas à chercher d’une fois sur l’autre.</p>
<h2>Les comptes de 2019</h2>
<p>Le hall principal dépasse les 40 000 m². On y compte plus de 3 500 participants professionnels, toutes catégories réunies – exposants, acheteurs, visiteurs d’affaires –, et la fréquentation franchit la barre des 100 000 entrées. Côté contrats, 84 projets sont signés pour un total de 20,8 milliards de dollars.</p>
<h2>Ce qui est resté</h2>
<ul>
<li>Un calendrier sûr, précieux pour qui doit préparer des échantillons, un visa et un budget.</li>
<li>Un outil financier : le centre de paiements transfrontaliers en renminbi, né dans le sillage du salon au sein d’une banque publique du Hunan. Il travaille notamment avec la Zambie, le Nigeria et l’Afrique du Sud.</li>
<li>Une exigence de suivi, car le salon rend compte, année après année, des projets conclus et de leur exécution.</li>
</ul>
<p>Plus petite que celles qui allaient suivre, cette édition en a fixé l’esprit : venir pour parler affaires.</p>`,
        venue: 'Changsha',
        address: 'Changsha, Hunan, Chine',
        openingHours: '',
        provinces: [],
      },
    },
  },
  {
    number: 2,
    startDate: '2021-09-26',
    endDate: '2021-09-29',
    publicFrom: '2021-09-28',
    publicTo: '2021-09-29',
    guestCountries: ['DZ', 'ET', 'KE', 'RW', 'ZA', 'SN'],
    figures: [
      {
        key: 'exhibitors',
        value: '900',
        approximate: true,
        label: { 'zh-CN': '参展企业（近）', 'en-US': 'Exhibitors (nearly)', 'fr-FR': 'Exposants (près de)' },
        unit: { 'zh-CN': '', 'en-US': '', 'fr-FR': '' },
      },
      {
        key: 'area',
        value: '64000',
        label: { 'zh-CN': '展览面积', 'en-US': 'Exhibition area', 'fr-FR': 'Surface d’exposition' },
        unit: { 'zh-CN': '万平方米', 'en-US': 'm²', 'fr-FR': 'm²' },
        values: { 'zh-CN': '6.4', 'en-US': '64000', 'fr-FR': '64000' },
      },
      {
        key: 'projects',
        value: '216',
        since: 1,
        label: {
          'zh-CN': '签约项目（前两届合计）',
          'en-US': 'Projects signed (editions 1 and 2 together)',
          'fr-FR': 'Projets signés (1re et 2e éditions réunies)',
        },
        unit: { 'zh-CN': '', 'en-US': '', 'fr-FR': '' },
      },
      {
        key: 'signed',
        value: '43.02',
        since: 1,
        label: {
          'zh-CN': '签约金额（前两届合计）',
          'en-US': 'Value signed (editions 1 and 2 together)',
          'fr-FR': 'Montant signé (1re et 2e éditions réunies)',
        },
        unit: { 'zh-CN': '亿美元', 'en-US': 'US$ bn', 'fr-FR': 'Md$' },
        values: { 'zh-CN': '430.2', 'en-US': '43.02', 'fr-FR': '43.02' },
      },
    ],
    texts: {
      'zh-CN': {
        name: '第二届中非经贸博览会',
        theme: '新起点 新机遇 新作为',
        summary:
          '2021年9月，客商再聚长沙。六个非洲国家出任主宾国，浙江、江西担任主题省，四个展馆之外还有室外展区，其中W2是非洲馆。',
        body: `<p>第二届博览会于2021年9月26日至29日举行，时间由初夏移到初秋。展览面积增至6.4万平方米，近900家企业设展。前半程留给客商，28日起普通市民也可凭身份证件免费入馆。</p>
<h2>一张清楚的展馆图</h2>
<p>这一届的布局很好记。W1为综合馆；W2整馆交给非洲；W3是各省份的天地；W4集中内外贸商品；馆外还辟有室外展区。想看非洲货直奔W2，想找国内伙伴转到W3，不绕弯路。</p>
<h2>主宾国与主题省</h2>
<p>担任主宾国的有塞内加尔、阿尔及利亚、卢旺达、埃塞俄比亚、肯尼亚和南非，北、西、东、南四个方向都照顾到了。中国这边，轮到浙江和江西做主题省，一个长于商贸，一个以陶瓷、茶叶闻名，正好和非洲客商有话可谈。</p>
<h2>怎么看签约数字</h2>
<ul>
<li>这里给出的是前两届累计：216个项目，430.2亿美元。</li>
<li>它不是2021年四天会期单独的成绩，请勿拿来与其他届次直接相比。</li>
</ul>
<p>主场馆之外，高桥大市场作为分会场，常年有非洲商品可看可买，错过会期的人不妨去那里走走。</p>`,
        venue: '长沙国际会展中心',
        address: '中国湖南省长沙市',
        openingHours: '公众开放日 9:00—17:00（北京时间）',
        provinces: ['浙江', '江西'],
      },
      'en-US': {
        name: 'Second China-Africa Economic and Trade Expo',
        theme: 'New Start, New Opportunities, New Accomplishments',
        summary:
          'In September 2021 the fair came back larger, with six African guest countries, two Chinese theme provinces, four halls and an outdoor area.',
        body: `<p>The second edition moved from early summer to the start of autumn: 26 to 29 September 2021. Almost 900 exhibitors shared 64,000 square metres. Professionals had the first two days to themselves; then the public came in, free of charge, showing nothing more than an identity document.</p>
<h2>Five places to look</h2>
<ul>
<li>W1 gave the general picture.</li>
<li>W2 was given over to African exhibitors.</li>
<li>W3 lined up the Chinese provinces.</li>
<li>W4 mixed goods for the home market and for foreign trade.</li>
<li>A fifth area lay in the open air.</li>
</ul>
<h2>Guests from four directions</h2>
<p>Senegal and Algeria, Rwanda and Ethiopia, Kenya and South Africa: the choice of guest countries touched the west, north, east and south of the continent. On the Chinese side Zhejiang, a province of traders, stood next to Jiangxi, known for its porcelain and its tea.</p>
<h2>A word on the results</h2>
<p>The figure given here adds the first two editions: 216 projects, US$ 43.02 billion. Read it as a running sum, not as four days’ work. And for those who come to Changsha outside the dates of a fair, there is Gaoqiao Grand Market, the sub-hall that keeps its doors open in every season.</p>`,
        venue: 'Changsha International Convention and Exhibition Center',
        address: 'Changsha, Hunan, China',
        openingHours: '09:00-17:00 on public days, Changsha time',
        provinces: ['Zhejiang', 'Jiangxi'],
      },
      'fr-FR': {
        name: 'Deuxième Exposition économique et commerciale Chine-Afrique',
        theme: 'Nouveau départ, nouvelles perspectives, nouvelles réalisations',
        summary:
          'Fin septembre 2021, le salon revient sur une surface nettement plus vaste. Six pays africains y sont à l’honneur, deux provinces chinoises leur donnent la réplique.',
        body: `<p>Après l’essai de 2019, il fallait confirmer. Du 26 au 29 septembre 2021, près de 900 exposants s’installent sur 64 000 m². Les professionnels disposent des lieux en premier ; le grand public entre à partir du 28, gratuitement, sur simple présentation d’une pièce d’identité.</p>
<h2>Un plan lisible</h2>
<p>Cinq espaces au total, dont un en plein air. W1 offre un panorama, W2 appartient aux pays africains, W3 aux provinces chinoises ; dans W4 se côtoient les produits du commerce intérieur et ceux du commerce extérieur.</p>
<h2>Qui recevait qui</h2>
<ul>
<li>Pays à l’honneur : au nord l’Algérie, à l’ouest le Sénégal, à l’est le Rwanda, l’Éthiopie et le Kenya, au sud l’Afrique du Sud.</li>
<li>Provinces à thème : le Zhejiang, terre de négociants, et le Jiangxi, pays de la porcelaine et du thé.</li>
</ul>
<h2>Bien lire le bilan</h2>
<p>Attention, les 216 projets et les 43,02 milliards de dollars indiqués ici additionnent les deux premières éditions ; on évitera donc de les comparer aux résultats d’une seule année. Quant au Grand marché de Gaoqiao, annexe du salon, il accueille les acheteurs en toute saison : une bonne adresse pour qui n’avait pu se libérer en septembre.</p>`,
        venue: 'Centre international de congrès et d’expositions de Changsha',
        address: 'Changsha, Hunan, Chine',
        openingHours: 'De 9 h à 17 h (heure de Changsha), journées grand public',
        provinces: ['Zhejiang', 'Jiangxi'],
      },
    },
  },
  {
    number: 3,
    startDate: '2023-06-29',
    endDate: '2023-07-02',
    publicFrom: '2023-07-01',
    publicTo: '2023-07-02',
    guestCountries: ['BJ', 'CD', 'MG', 'MW', 'MA', 'MZ', 'NG', 'ZM'],
    figures: [
      {
        key: 'countries',
        value: '53',
        label: { 'zh-CN': '非洲国家', 'en-US': 'African countries', 'fr-FR': 'Pays africains' },
        unit: { 'zh-CN': '', 'en-US': '', 'fr-FR': '' },
      },
      {
        key: 'exhibitors',
        value: '1500',
        label: { 'zh-CN': '参展企业', 'en-US': 'Exhibitors', 'fr-FR': 'Exposants' },
        unit: { 'zh-CN': '', 'en-US': '', 'fr-FR': '' },
      },
      {
        key: 'projects',
        value: '120',
        label: { 'zh-CN': '签约项目', 'en-US': 'Projects signed', 'fr-FR': 'Projets signés' },
        unit: { 'zh-CN': '', 'en-US': '', 'fr-FR': '' },
      },
      {
        key: 'signed',
        value: '10.3',
        label: { 'zh-CN': '签约金额', 'en-US': 'Value signed', 'fr-FR': 'Montant signé' },
        unit: { 'zh-CN': '亿美元', 'en-US': 'US$ bn', 'fr-FR': 'Md$' },
        values: { 'zh-CN': '103', 'en-US': '10.3', 'fr-FR': '10.3' },
      },
      {
        key: 'matchmakingProjects',
        value: '99',
        label: { 'zh-CN': '对接项目', 'en-US': 'Matchmaking projects', 'fr-FR': 'Projets issus des mises en relation' },
        unit: { 'zh-CN': '', 'en-US': '', 'fr-FR': '' },
      },
      {
        key: 'matchmakingValue',
        value: '8.7',
        label: {
          'zh-CN': '对接项目金额',
          'en-US': 'Value of matchmaking projects',
          'fr-FR': 'Montant de ces mises en relation',
        },
        unit: { 'zh-CN': '亿美元', 'en-US': 'US$ bn', 'fr-FR': 'Md$' },
        values: { 'zh-CN': '87', 'en-US': '8.7', 'fr-FR': '8.7' },
      },
      {
        key: 'area',
        value: '100000',
        label: { 'zh-CN': '展览面积', 'en-US': 'Exhibition area', 'fr-FR': 'Surface d’exposition' },
        unit: { 'zh-CN': '万平方米', 'en-US': 'm²', 'fr-FR': 'm²' },
        values: { 'zh-CN': '10', 'en-US': '100000', 'fr-FR': '100000' },
      },
      {
        key: 'visits',
        value: '100000',
        approximate: true,
        label: { 'zh-CN': '参观人次（逾）', 'en-US': 'Visits (over)', 'fr-FR': 'Visites (plus de)' },
        unit: { 'zh-CN': '万', 'en-US': '', 'fr-FR': '' },
        values: { 'zh-CN': '10', 'en-US': '100000', 'fr-FR': '100000' },
      },
      {
        key: 'internationalOrganisations',
        value: '12',
        label: {
          'zh-CN': '国际组织',
          'en-US': 'International organisations',
          'fr-FR': 'Organisations internationales',
        },
        unit: { 'zh-CN': '', 'en-US': '', 'fr-FR': '' },
      },
    ],
    texts: {
      'zh-CN': {
        name: '第三届中非经贸博览会',
        theme: '共谋发展、共享未来',
        summary:
          '第三届横跨2023年6月底7月初，展区扩到10万平方米，八个主宾国同台。除120个签约项目外，现场对接另有收获。',
        body: `<p>如果说头两届是搭台，第三届就是把台子做宽。2023年6月29日开幕，7月2日收官，后两天恰逢周末，市民免费进场。六个展馆加一个中心区域，合起来10万平方米，1500家企业在此设展。</p>
<h2>谁来了</h2>
<p>53个非洲国家、12个国际组织参会。主宾国由六个增至八个：西非的贝宁与尼日利亚，北非的摩洛哥，中部的刚果（金），再往东、往南是马拉维、赞比亚、莫桑比克和马达加斯加。论物产，从贝宁棉花到马岛香草，几乎可以排出半张非洲农产品清单。国内方面，山东与湖北是这一届的主题省。</p>
<h2>谈成了什么</h2>
<ul>
<li>签约项目120个，金额103亿美元；</li>
<li>对接活动撮合项目99个，涉及87亿美元；</li>
<li>自首届算起，三届累计336个、533.2亿美元。</li>
</ul>
<p>会期里参观者超过10万人次。普通观众看的是新鲜，客商看的是门道：香草要闻，棉花要拉一拉纤维，机器要问清备件从哪里发。办到第三届，两年前留下的名片也该派上用场了。</p>`,
        venue: '长沙国际会展中心',
        address: '中国湖南省长沙市',
        openingHours: '公众开放日 9:00—17:00（北京时间）',
        provinces: ['山东', '湖北'],
      },
      'en-US': {
        name: 'Third China-Africa Economic and Trade Expo',
        theme: 'Common Development for a Shared Future',
        summary:
          'Six halls, a central area and eight guest countries: the 2023 fair was wider than those before it. It counted 120 signed projects, and 99 in its matchmaking.',
        body: `<p>From 29 June to 2 July 2023 the expo filled six halls around a central area, 100,000 square metres in all. The last two days, a weekend, were open to the public, and visits went past the hundred-thousand mark.</p>
<h2>Eight flags</h2>
<p>There were two more guest countries than in 2021. Nigeria and Benin spoke for West Africa, Morocco for the north, DR Congo for the centre; Zambia, Malawi, Mozambique and Madagascar represented the south-east of the continent and its great island. Fifty-three African states took part overall, as did a dozen international organisations. Shandong and Hubei were the Chinese provinces in the spotlight.</p>
<h2>Fifteen hundred exhibitors, and then?</h2>
<ul>
<li>Signed: 120 projects with a combined value of US$ 10.3 billion.</li>
<li>In matchmaking: 99 projects, US$ 8.7 billion.</li>
<li>Since 2019, across three editions: 336 signatures, US$ 53.32 billion.</li>
</ul>
<p>The goods explain the appeal. Cotton from Benin, cloves and vanilla from Madagascar on one side; tractors, vehicles and solar panels from China on the other. A buyer who had met a supplier in 2021 could pick up the conversation where it had stopped.</p>`,
        venue: 'Changsha International Convention and Exhibition Center',
        address: 'Changsha, Hunan, China',
        openingHours: '09:00-17:00 on public days, Changsha time',
        provinces: ['Shandong', 'Hubei'],
      },
      'fr-FR': {
        name: 'Troisième Exposition économique et commerciale Chine-Afrique',
        theme: 'Se développer ensemble pour un avenir partagé',
        summary:
          'Huit pays à l’honneur, six halls, 1 500 exposants : à l’été 2023, le salon change d’échelle. Aux 120 projets signés répondent 99 projets nés des mises en relation.',
        body: `<p>On passe de 64 000 à 100 000 m². Ouverte le 29 juin 2023, la troisième édition s’achève le dimanche 2 juillet après un week-end ouvert au public, sans billet à payer. Plus de 100 000 visites sont recensées.</p>
<h2>Les pays à l’honneur</h2>
<p>Ils sont deux de plus qu’en 2021. Le Maroc vient du nord, le Bénin et le Nigeria du golfe de Guinée, la RD Congo du cœur du continent. Le Malawi, la Zambie et le Mozambique forment un ensemble à l’est et au sud, que Madagascar prolonge dans l’océan Indien. En tout, 53 pays africains et 12 organisations internationales sont présents, et la Chine met en avant le Shandong et le Hubei.</p>
<h2>Trois chiffres à distinguer</h2>
<ul>
<li>Les signatures : 120 projets, 10,3 milliards de dollars.</li>
<li>Les rencontres d’affaires organisées : 99 projets pour 8,7 milliards.</li>
<li>Le cumul depuis l’origine : 336 projets, 53,32 milliards.</li>
</ul>
<p>Derrière ces sommes, il y a les gestes de toute foire : frotter une gousse de vanille entre deux doigts, soulever le capot d’un tracteur, recalculer un prix rendu port. C’est souvent là que tout commence, et la suite se compte deux ans plus tard.</p>`,
        venue: 'Centre international de congrès et d’expositions de Changsha',
        address: 'Changsha, Hunan, Chine',
        openingHours: 'De 9 h à 17 h (heure de Changsha), journées grand public',
        provinces: ['Shandong', 'Hubei'],
      },
    },
  },
  {
    number: 4,
    startDate: '2025-06-12',
    endDate: '2025-06-15',
    publicFrom: '2025-06-13',
    publicTo: '2025-06-15',
    guestCountries: ['CG', 'KE', 'NA', 'NG', 'ZA'],
    figures: [
      {
        key: 'countries',
        value: '53',
        label: { 'zh-CN': '非洲国家', 'en-US': 'African countries', 'fr-FR': 'Pays africains' },
        unit: { 'zh-CN': '', 'en-US': '', 'fr-FR': '' },
      },
      {
        key: 'organisations',
        value: '4700',
        approximate: true,
        label: {
          'zh-CN': '企业、商协会和金融机构（逾）',
          'en-US': 'Enterprises, associations and financial institutions (over)',
          'fr-FR': 'Entreprises, associations et établissements financiers (plus de)',
        },
        unit: { 'zh-CN': '', 'en-US': '', 'fr-FR': '' },
      },
      {
        key: 'exhibitors',
        value: '2100',
        approximate: true,
        label: { 'zh-CN': '参展企业（近）', 'en-US': 'Exhibitors (nearly)', 'fr-FR': 'Exposants (près de)' },
        unit: { 'zh-CN': '', 'en-US': '', 'fr-FR': '' },
      },
      {
        key: 'projects',
        value: '176',
        label: { 'zh-CN': '签约项目', 'en-US': 'Projects signed', 'fr-FR': 'Projets signés' },
        unit: { 'zh-CN': '', 'en-US': '', 'fr-FR': '' },
      },
      {
        key: 'signed',
        value: '11.39',
        label: { 'zh-CN': '签约金额', 'en-US': 'Value signed', 'fr-FR': 'Montant signé' },
        unit: { 'zh-CN': '亿美元', 'en-US': 'US$ bn', 'fr-FR': 'Md$' },
        values: { 'zh-CN': '113.9', 'en-US': '11.39', 'fr-FR': '11.39' },
      },
      {
        key: 'area',
        value: '100000',
        label: { 'zh-CN': '展览面积', 'en-US': 'Exhibition area', 'fr-FR': 'Surface d’exposition' },
        unit: { 'zh-CN': '万平方米', 'en-US': 'm²', 'fr-FR': 'm²' },
        values: { 'zh-CN': '10', 'en-US': '100000', 'fr-FR': '100000' },
      },
      {
        key: 'pavilions',
        value: '26',
        label: { 'zh-CN': '非洲国家馆', 'en-US': 'African country pavilions', 'fr-FR': 'Pavillons de pays africains' },
        unit: { 'zh-CN': '', 'en-US': '', 'fr-FR': '' },
      },
      {
        key: 'events',
        value: '30',
        label: {
          'zh-CN': '经贸活动',
          'en-US': 'Economic and trade events',
          'fr-FR': 'Rencontres économiques et commerciales',
        },
        unit: { 'zh-CN': '', 'en-US': '', 'fr-FR': '' },
      },
      {
        key: 'registered',
        value: '30000',
        approximate: true,
        label: {
          'zh-CN': '注册参会人数（逾）',
          'en-US': 'People registered (over)',
          'fr-FR': 'Personnes inscrites (plus de)',
        },
        unit: { 'zh-CN': '万', 'en-US': '', 'fr-FR': '' },
        values: { 'zh-CN': '3', 'en-US': '30000', 'fr-FR': '30000' },
      },
      {
        key: 'internationalOrganisations',
        value: '11',
        label: {
          'zh-CN': '国际组织',
          'en-US': 'International organisations',
          'fr-FR': 'Organisations internationales',
        },
        unit: { 'zh-CN': '', 'en-US': '', 'fr-FR': '' },
      },
    ],
    texts: {
      'zh-CN': {
        name: '第四届中非经贸博览会',
        theme: '中非共行动 逐梦现代化',
        summary:
          '2025年6月12日至15日，长沙再迎非洲客。旅游和中医药首次列入展览主题，26个非洲国家设立国家馆，四天签约176个项目。',
        body: `<p>第四届把话题落在“现代化”上：矿山怎样挖得更聪明，电从哪里来，地怎样种得更省力。2025年6月12日开幕后，第二天便向公众开放，直到15日闭馆，带上身份证件即可免费参观。</p>
<h2>六馆一区</h2>
<p>展区面积10万平方米，沿用六个展馆加中心区域的格局。农机、工程机械、清洁能源撑起装备的一头，非洲好物与时尚装点消费的一头，旅游与中医药则是新添的内容，另有26个非洲国家设馆。湘潭也办起机械再制造展，高桥大市场的常设分会场照常营业。</p>
<h2>来宾与活动</h2>
<p>五个主宾国分布在非洲东、西、中、南四个区域；湖北、重庆为主题省市，国内共有27个省区市参与。展馆之外有30场经贸活动，谈绿色矿产、谈海关检疫，也谈职业教育和女性青年创业。</p>
<h2>四天的结果</h2>
<ul>
<li>176个项目签约，金额113.9亿美元；</li>
<li>近2100家企业参展，4700多家企业、商协会和金融机构派员与会；</li>
<li>注册人数超过3万。</li>
</ul>
<p>签字之后的履约情况，博览会还会逐年跟踪公布。</p>`,
        venue: '长沙国际会展中心',
        address: '中国湖南省长沙市',
        openingHours: '公众开放日（6月13日至15日）9:00—17:00，北京时间',
        provinces: ['湖北', '重庆'],
      },
      'en-US': {
        name: 'Fourth China-Africa Economic and Trade Expo',
        theme: 'China and Africa: Together Toward Modernization',
        summary:
          'The current edition, held in Changsha from 12 to 15 June 2025, gathered country pavilions of 26 African nations and added tourism and traditional Chinese medicine to the halls. It ended with 176 projects signed.',
        body: `<p>Modernization is a large word. In June 2025 the fourth expo broke it into things a visitor could walk up to: mining equipment, a farm machine, a solar kit, a bolt of cloth, a bag of beans. The public had three of the four days, 13 to 15 June, and needed only an identity document.</p>
<h2>On the floor</h2>
<p>Six halls and a central area gave 100,000 square metres to nearly 2,100 exhibitors. Mining, energy, farming and building equipment held the heavy end; African specialities and fashion the lighter one. Two subjects were new, tourism and traditional Chinese medicine. In Xiangtan, a companion show dealt with remanufactured machinery.</p>
<h2>In the meeting rooms</h2>
<p>Thirty events ran alongside, from customs and quarantine to vocational training. Besides the five guest countries, delegations came from across the continent, 53 states in total, and 27 Chinese provinces and cities sent theirs. Hubei and Chongqing had the role of theme province and municipality.</p>
<h2>What was agreed</h2>
<ul>
<li>176 projects, together worth US$ 11.39 billion.</li>
<li>More than 4,700 companies, associations and financial institutions represented, and upwards of 30,000 people registered.</li>
</ul>
<p>The expo follows such projects up and publishes what becomes of them.</p>`,
        venue: 'Changsha International Convention and Exhibition Center',
        address: 'Changsha, Hunan, China',
        openingHours: '09:00-17:00 on public days (13 to 15 June), Changsha time',
        provinces: ['Hubei', 'Chongqing'],
      },
      'fr-FR': {
        name: 'Quatrième Exposition économique et commerciale Chine-Afrique',
        theme: 'Chine et Afrique : ensemble vers la modernisation',
        summary:
          'Du 12 au 15 juin 2025, Changsha a reçu 53 pays africains, dont 26 avec leur propre pavillon. Le tourisme et la médecine traditionnelle chinoise y faisaient leur entrée ; 176 projets y ont été signés.',
        body: `<p>Moderniser, oui, mais par où commencer ? La quatrième édition répond par des objets : une machine agricole, un panneau solaire, un engin de chantier, un vêtement bien coupé. Elle s’est tenue du 12 au 15 juin 2025, et le public y a eu accès dès le deuxième jour, sans rien payer, pièce d’identité en main.</p>
<h2>Ce que l’on pouvait voir</h2>
<ul>
<li>Près de 2 100 exposants répartis entre six halls et un espace central, sur 100 000 m².</li>
<li>Des équipements pour la mine, l’énergie, l’agriculture et les travaux publics.</li>
<li>Les spécialités du continent, la mode, et deux nouveautés : le tourisme et la médecine traditionnelle chinoise.</li>
<li>À Xiangtan, une exposition distincte sur le reconditionnement des machines.</li>
</ul>
<h2>Ce que l’on pouvait entendre</h2>
<p>Trente rencontres ont abordé des sujets aussi différents que les minerais verts, la quarantaine, la formation professionnelle ou l’entrepreneuriat des femmes et des jeunes. Cinq pays étaient invités d’honneur ; le Hubei et Chongqing tenaient, côté chinois, le rôle de province et de municipalité à thème, parmi 27 provinces et villes représentées.</p>
<h2>Le résultat</h2>
<p>Le bilan fait état de 11,39 milliards de dollars pour 176 projets. Plus de 4 700 entreprises, associations et établissements financiers y ont pris part, et l’on comptait plus de 30 000 inscrits. Reste l’exécution, dont le salon rend compte au fil des ans.</p>`,
        venue: 'Centre international de congrès et d’expositions de Changsha',
        address: 'Changsha, Hunan, Chine',
        openingHours: 'Du 13 au 15 juin, journées grand public : de 9 h à 17 h, heure de Changsha',
        provinces: ['Hubei', 'Chongqing'],
      },
    },
  },
];
