import type { SeedAboutArticle } from './shapes.ts';

/** How to take part without a stand: the press, volunteers, groups. */
export const peopleArticles: SeedAboutArticle[] = [
  {
    key: 'media-accreditation',
    part: 'people',
    updatedOn: '2025-04-15',
    texts: {
      'zh-CN': {
        title: '媒体注册',
        summary: '谁可以申请采访证，需要什么材料，会期里有哪些工作条件。',
        body: '<p>报纸、电台、电视台、通讯社、网络媒体和自由撰稿人都可以申请，不看规模，只看有没有发表过作品。</p><h2>材料</h2><ul><li>近一年内的三件署名作品，或编辑部派遣函；</li><li>护照或居民身份证的首页；</li><li>器材清单，外国记者另需说明是否有临时入境的设备。</li></ul><h2>时间</h2><p>开幕前四十五天开始受理，前十天截止。采访证在媒体中心领取，不邮寄。</p><h2>工作条件</h2><p>媒体中心有网络、隔音的录音间和三语新闻稿。签约仪式按先到先得发放拍摄位置；拍摄展台请先问参展商一声。</p><p>数据可以引用<a href="/about/?cursor=download">下载中心</a>里的新闻资料页，引用时请注明届次。</p>',
      },
      'en-US': {
        title: 'Accreditation for the press',
        summary: 'Who may apply, what to send, and what the media centre offers.',
        body: '<p>Newspapers, radio, television, agencies, online media and freelances may all apply. Size does not matter; published work does.</p><h2>To be sent</h2><ul><li>Three signed pieces from the past year, or a letter from an editor.</li><li>The first page of a passport or identity card.</li><li>A list of equipment; from abroad, please add what will be brought in temporarily.</li></ul><h2>When</h2><p>Applications open forty-five days before the fair and close ten days before. Cards are handed out at the media centre and never posted.</p><h2>What you find there</h2><p>A network, a quiet booth for recording, releases in three languages. At signings, camera places go to whoever comes first. On a stand, ask its exhibitor before you film.</p><p>Figures may be quoted from the fact sheet in the <a href="/about/?cursor=download">download centre</a>; please name the edition with them.</p>',
      },
      'fr-FR': {
        title: 'Accréditation de la presse',
        summary: 'Qui peut la demander, quelles pièces joindre, quelles conditions de travail.',
        body: '<p>Presse écrite, radio, télévision, agences, médias en ligne, pigistes : tous peuvent postuler. La taille importe peu, les publications comptent.</p><h2>Pièces à joindre</h2><ul><li>Trois sujets signés de moins d’un an, ou la lettre d’une rédaction.</li><li>La première page du passeport ou de la carte d’identité.</li><li>La liste du matériel ; depuis l’étranger, signalez ce qui entre à titre temporaire.</li></ul><h2>Calendrier</h2><p>Ouverture quarante-cinq jours avant le salon, clôture dix jours avant. Les cartes se retirent au centre de presse, sans envoi postal.</p><h2>Sur place</h2><p>Réseau, cabine d’enregistrement, communiqués en trois langues. Aux signatures, premier arrivé, premier placé. Sur un stand, demandez avant de filmer.</p><p>Les chiffres de la fiche de presse, au <a href="/about/?cursor=download">centre de téléchargement</a>, sont libres de citation ; précisez l’édition.</p>',
      },
    },
  },
  {
    key: 'volunteers',
    part: 'people',
    updatedOn: '2025-04-15',
    texts: {
      'zh-CN': {
        title: '做一名志愿者',
        summary: '岗位、培训和报酬之外的收获，十八岁以上均可报名。',
        body: '<p>博览会需要会指路的人、会听的人和会说“我不知道，但我帮您问”的人。学生最多，退休教师也不少。</p><h2>岗位</h2><ul><li>大厅问询：熟悉平面图，会中文加一门外语；</li><li>展团陪同：跟着一个国家的代表团，从布展到撤展；</li><li>无障碍陪伴：为轮椅使用者和视障观众引路。</li></ul><h2>培训</h2><p>两个周末。第一个周末学场馆和急救常识，第二个周末到现场走三遍，闭着眼也能说出最近的洗手间。</p><h2>待遇</h2><p>提供午餐、交通补贴、保险和一条靛蓝围巾。每班不超过五小时，班与班之间有休息室。</p><p>报名请写信给<a href="/about/?cursor=contact">观众服务台</a>，注明会哪些语言、哪几天有空。</p>',
      },
      'en-US': {
        title: 'Becoming a volunteer',
        summary: 'Posts, training and what one receives; open to anyone over eighteen.',
        body: '<p>The expo needs people who can point the way, who listen, and who say “I don’t know, but I will ask”. Students are the largest group; retired teachers come next.</p><h2>Posts</h2><ul><li>The information desk: knows the plan by heart, speaks Chinese and one more language.</li><li>With a delegation: stays with one country from unpacking to packing.</li><li>At somebody’s side: guides visitors in wheelchairs and visitors who do not see.</li></ul><h2>Training</h2><p>Two weekends. The first is for the building and first aid; on the second everyone walks the halls three times, until the nearest washroom can be named with closed eyes.</p><h2>What you receive</h2><p>Lunch, fares, insurance and an indigo scarf. A shift lasts five hours at most.</p><p>Write to the visitors’ desk (<a href="/about/?cursor=contact">contact</a>) with your languages and free days.</p>',
      },
      'fr-FR': {
        title: 'Devenir bénévole',
        summary: 'Les postes, la formation, ce que l’on reçoit ; ouvert dès 18 ans.',
        body: '<p>L’Exposition a besoin de gens qui montrent le chemin, qui écoutent, et qui savent dire « je l’ignore, mais je me renseigne ». Beaucoup d’étudiants, pas mal d’enseignants retraités.</p><h2>Postes</h2><ul><li>Accueil : connaître le plan par cœur, parler chinois et une autre langue.</li><li>Auprès d’une délégation : suivre un pays, du déballage au remballage.</li><li>Accompagnement : guider les visiteurs en fauteuil ou malvoyants.</li></ul><h2>Formation</h2><p>Deux week-ends. Au premier, les bâtiments et les gestes de secours ; au second, trois tours complets des halls, jusqu’à pouvoir indiquer les toilettes les yeux fermés.</p><h2>Ce que vous recevez</h2><p>Le déjeuner, le transport, une assurance et une écharpe indigo. Jamais plus de cinq heures d’affilée.</p><p>Écrivez au guichet des visiteurs (<a href="/about/?cursor=contact">contact</a>) en précisant vos langues et vos disponibilités.</p>',
      },
    },
  },
  {
    key: 'groups-and-schools',
    part: 'people',
    updatedOn: '2025-04-15',
    texts: {
      'zh-CN': {
        title: '团体与学校参观',
        summary: '十人以上怎么约，带孩子来看什么。',
        body: '<p>公众开放日里，十人以上的团体请由一位领队统一联系，约定入场时段，这样不必排长队。</p><h2>预约时写明</h2><ul><li>人数、年龄段、想看的主题；</li><li>是否有人使用轮椅、需要手语或其他协助；</li><li>领队的手机，当天要能接通。</li></ul><h2>给老师的三条路线</h2><ol><li>一杯咖啡的旅行：从咖啡豆展位走到烘焙机，再到咖啡吧，四十分钟。</li><li>轮子与泵：农机、水泵、太阳能板，适合初中以上，一小时。</li><li>纹样寻宝：在各国展位找菱形、回纹和锯齿，低年级最喜欢。</li></ol><p>每人仍须携带自己的有效证件；未成年人由监护人或老师统一登记。</p>',
      },
      'en-US': {
        title: 'Groups and school classes',
        summary: 'How ten or more arrange a visit, and what to show children.',
        body: '<p>On the public days, parties of ten and more should let one leader write for them and agree on a time to enter. It spares everybody the queue.</p><h2>Please tell us</h2><ul><li>how many you are, how old, and what you would like to see;</li><li>whether anyone uses a wheelchair, needs sign language or other help;</li><li>a mobile number that is answered on the day.</li></ul><h2>Three routes for teachers</h2><ol><li>The journey of a cup: from beans to roaster to bar, forty minutes.</li><li>Wheels and pumps: farm machines, pumps, panels, from the age of twelve, an hour.</li><li>A hunt for patterns: lozenges, meanders and zigzags on the countries’ stands; the youngest like it best.</li></ol><p>Everyone still brings a valid document of their own. Minors are registered by a parent or their teacher.</p>',
      },
      'fr-FR': {
        title: 'Groupes et classes',
        summary: 'Comment venir à dix ou davantage, et que montrer aux enfants.',
        body: '<p>Les jours publics, un groupe d’au moins dix personnes désigne un responsable, qui convient avec nous d’une heure d’entrée : la file est ainsi évitée.</p><h2>À préciser</h2><ul><li>Le nombre, les âges, les thèmes souhaités.</li><li>Un fauteuil roulant, la langue des signes, une autre aide ?</li><li>Un numéro de portable joignable ce jour-là.</li></ul><h2>Trois parcours pour les enseignants</h2><ol><li>Le voyage d’une tasse : de la fève au torréfacteur, puis au bar, quarante minutes.</li><li>Roues et pompes : machines agricoles, pompes, panneaux, dès douze ans, une heure.</li><li>Chasse aux motifs : losanges, grecques et zigzags sur les stands ; les petits en raffolent.</li></ol><p>Chacun garde sur soi une pièce valable. Les mineurs sont inscrits par un parent ou par leur enseignant.</p>',
      },
    },
  },
];
