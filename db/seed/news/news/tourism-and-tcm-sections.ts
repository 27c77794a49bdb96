import type { SeedArticle } from '../article.ts';

export default {
  key: 'tourism-and-tcm-sections',
  category: 'news',
  publishedAt: '2025-06-19T14:35:00+08:00',
  texts: {
    'zh-CN': {
      title: '旅游与中医药首次设展，会后怎样接着谈',
      summary: '第四届博览会新增旅游、中医药两个展区。两个行业卖的都不只是货，跟进的方法也与普通贸易不同。',
      body: `<p>一边问“八月去看动物迁徙，签证要办多久”，一边问“这味药材出口要哪些证明”——今年博览会新设的旅游和中医药两个展区，打听的内容与别处不大一样。展会已经闭幕，名片还在手里，接下来怎么谈？</p>
<h2>旅游：把季节和条件写清楚</h2>
<p>非洲跨越南北半球，赤道以南六月正是冬季，东非还有大小雨季之分。旅行社与当地地接社谈线路，不妨按月份列一张表，注明气候、景区开放情况和内陆交通时间。合同里几件事不能含糊：由谁订车订房、临时取消怎样退款、有无中文讲解、发生意外由谁联络救援。部分国家要求入境者出示黄热病预防接种证明，此类规定时有变化，出发前应以使领馆和海关的最新通知为准。</p>
<h2>中医药：服务与产品分开谈</h2>
<p>针灸、推拿属于诊疗服务，关键在人——从业者在对方国家能否执业，要向当地卫生部门问明。中成药和饮片属于产品，关键在注册、标签和检验。有些药材涉及濒危动植物，未经许可不得进出口，拿不准就先查名录。</p>
<p>中非在传统医药上也有可以互相学习的地方。青蒿素便是从中药青蒿的研究中走出来的抗疟药物，非洲各地同样有悠久的草药知识。合作研究前，应把样本来源、数据归属和利益分配先写进协议。</p>
<p>有意继续洽谈的单位，可通过<a href="/negotiation/">项目洽谈</a>栏目提交需求，建议注明“旅游”或“中医药”，便于分类转达。</p>`,
    },
    'en-US': {
      title: 'Tourism and Chinese medicine: two newcomers, and how to follow up',
      summary:
        'Both sections appeared at the expo for the first time this June. Neither sells goods alone, so the second conversation needs other questions.',
      body: `<p>“When is the dry season?” and “Is this plant protected?” are not typical trade-fair questions. They belonged to the two sections that were new to the expo this June, tourism and traditional Chinese medicine. The stands have gone, the contacts remain, and both fields call for a particular kind of follow-up.</p>
<h2>Selling a journey</h2>
<p>A continent on both sides of the equator has no single high season: June is winter in the south, while East Africa plans around its rains. Tour operators should draw up a calendar month by month, with weather, park openings and realistic driving times.</p>
<p>Contracts should state who books vehicles and rooms, what happens on cancellation, whether guides speak Chinese, and who is called in an emergency. Entry rules need checking each time. Several countries ask for a yellow fever certificate, and embassies publish the current position.</p>
<h2>Separating treatment from product</h2>
<p>Acupuncture and massage are services, so the practitioner’s right to practise abroad comes first. Prepared medicines and dried herbs are products, subject to registration, labelling and testing. Where an ingredient comes from a protected species, trade may need a permit or be forbidden.</p>
<p>There is common ground for research too. Artemisinin, a pillar of malaria treatment, came out of the study of a herb known to Chinese medicine, and African healers have extensive plant knowledge of their own. Put the origin of samples, the ownership of data and the sharing of benefits in writing before work starts.</p>
<p>New enquiries can be sent through the <a href="/negotiation/">negotiation page</a>.</p>`,
    },
    'fr-FR': {
      title: 'Tourisme et médecine chinoise : que faire des cartes échangées en juin ?',
      summary:
        'Ces deux sections étaient nouvelles en 2025. On y propose des voyages et des soins autant que des marchandises : la suite se prépare autrement.',
      body: `<p>Parmi les secteurs exposés à Changsha, deux faisaient leurs débuts : le tourisme et la médecine traditionnelle chinoise. Quelques jours après la fermeture, le moment est venu de transformer les conversations en dossiers.</p>
<h2>La médecine : soigner n’est pas exporter</h2>
<p>Distinguez d’abord les deux métiers. L’acupuncture et le massage sont des actes ; tout dépend du droit d’exercer dans le pays d’accueil, et l’autorité sanitaire locale est seule à pouvoir vous renseigner. Les préparations et les plantes séchées sont des produits, soumis à enregistrement, à étiquetage et à contrôle. Certaines espèces protégées ne circulent pas sans permis : en cas de doute, abstenez-vous d’expédier.</p>
<p>La recherche offre un autre terrain. L’artémisinine, remède majeur contre le paludisme, est issue de l’étude d’une armoise de la pharmacopée chinoise ; les savoirs végétaux africains sont tout aussi anciens. Avant d’échanger des échantillons, convenez par écrit de leur provenance, de la propriété des données et du partage des bénéfices.</p>
<h2>Le tourisme : un calendrier avant un prix</h2>
<p>Juin est l’hiver au sud de l’équateur ; plus au nord, ce sont les pluies qui commandent. Un tableau mois par mois, avec le climat, l’ouverture des parcs et les temps de route réels, aidera votre partenaire davantage qu’une brochure. Précisez ensuite :</p>
<ul>
<li>qui réserve chambres et véhicules ;</li>
<li>les conditions d’annulation ;</li>
<li>la langue des guides ;</li>
<li>la personne à appeler en cas d’urgence.</li>
</ul>
<p>Vérifiez enfin les formalités, dont le certificat de vaccination contre la fièvre jaune, exigé par plusieurs États.</p>
<p>Une nouvelle demande ? Passez par la page <a href="/negotiation/">Négociation de projets</a>.</p>`,
    },
  },
} satisfies SeedArticle;
