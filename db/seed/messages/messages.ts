import type { Locale } from '#platform/i18n/locale.ts';

/** A message of the board that nobody real has written, with the organiser's answer. */
export interface SeedMessage {
  /** The language it is written in. */
  locale: Locale;
  identity: 'exhibitor' | 'buyer' | 'visitor';
  /** At the venue: `YYYY-MM-DDTHH:mm:ss`. */
  writtenAt: string;
  title: string;
  content: string;
  answer: Record<Locale, string>;
}

/** The oldest first. */
export const seedMessages: SeedMessage[] = [
  {
    locale: 'zh-CN',
    identity: 'visitor',
    writtenAt: '2025-06-05T20:14:00',
    title: '带八十岁的母亲看展，有轮椅借吗',
    content: '母亲在赞比亚援建过铁路，想看看如今的展品。她走不了远路，馆里能借轮椅吗？要不要提前说？',
    answer: {
      'zh-CN':
        '可以借，凭身份证在南登录厅服务台领取，不用预约，共有六十辆。从南厅到非洲国家馆全程平路，每层都有电梯。欢迎老人家来。',
      'en-US':
        'Yes: sixty of them wait at the desk of the south hall, against an identity card and without booking. The way to the pavilions of African countries is level, and every floor has a lift. Your mother is welcome.',
      'fr-FR':
        'Oui : soixante fauteuils attendent au comptoir du hall sud, contre une pièce d’identité et sans réservation. Le chemin vers les pavillons africains est de plain-pied et chaque étage a son ascenseur. Votre mère est la bienvenue.',
    },
  },
  {
    locale: 'en-US',
    identity: 'exhibitor',
    writtenAt: '2025-06-07T16:32:00',
    title: 'Sockets for a coffee roaster',
    content:
      'We bring a small roaster for tastings: 3 kW, single phase, British plug. Will our stand have a socket for it, or do we order one?',
    answer: {
      'zh-CN':
        '标准展位自带五百瓦插座。三千瓦请在搭建前三天加订“单相16安”，英标插头可在主场服务处换借转换头。烘焙机须放在防火垫上。',
      'en-US':
        'A shell stand has 500 watts. Order “16 A, single phase” three days before build-up, and ask the contractor’s desk for an adapter to your plug. A roaster has to stand on a fireproof mat, which the same desk lends.',
      'fr-FR':
        'Un stand équipé dispose de 500 watts. Commandez « 16 A monophasé » trois jours avant le montage et demandez un adaptateur au comptoir technique, qui prête aussi le tapis ignifuge exigé sous un torréfacteur.',
    },
  },
  {
    locale: 'fr-FR',
    identity: 'buyer',
    writtenAt: '2025-06-10T22:05:00',
    title: 'Rencontrer des producteurs de vanille',
    content:
      'Nous achetons de la vanille en gousses pour une biscuiterie de Lyon. Est-il possible de fixer des rendez-vous avec des exposants malgaches avant le salon ?',
    answer: {
      'zh-CN':
        '可以。参展商名录里按“马达加斯加”筛选，能看到三家香草企业；登录后向对方发起洽谈，对方确认后系统会同时给出长沙和里昂两地的时间。',
      'en-US':
        'It is. Choose Madagascar in the list of exhibitors: three of them grow vanilla. Once logged in you can write to each, and a meeting that both accept is shown in Changsha’s time and in yours.',
      'fr-FR':
        'Oui. Dans la liste des exposants, choisissez Madagascar : trois maisons y cultivent la vanille. Une fois connecté, vous pouvez leur écrire ; un rendez-vous accepté s’affiche à l’heure de Changsha et à la vôtre.',
    },
  },
  {
    locale: 'zh-CN',
    identity: 'buyer',
    writtenAt: '2025-06-13T09:41:00',
    title: '样品能当场买走吗',
    content: '昨天在西一馆看中一批木雕和腰果，想直接带回店里卖，摊位上说展品不卖。到底哪些能买？',
    answer: {
      'zh-CN':
        '以“暂时进境”方式报关的展品要复运出境，不能当场卖。带绿色“完税”标签的可以买，付款后向摊主要发票。最后一天下午非洲非遗集市统一销售。',
      'en-US':
        'What came in for the show only has to leave again and cannot be sold. Goods with the green duty-paid label can: ask for an invoice. On the last afternoon the crafts market sells the rest.',
      'fr-FR':
        'Ce qui est entré à titre temporaire doit repartir et ne se vend pas. Les articles munis de l’étiquette verte « droits acquittés » s’achètent : demandez une facture. Le dernier après-midi, le marché artisanal écoule le reste.',
    },
  },
  {
    locale: 'en-US',
    identity: 'visitor',
    writtenAt: '2025-06-14T18:20:00',
    title: 'A quiet room to pray',
    content:
      'Is there a prayer room near the north halls? Yesterday we walked around for a long time and did not find it.',
    answer: {
      'zh-CN':
        '有，在北一馆与北二馆之间二楼的N2-08室，门口有中英法阿四种文字。昨天路牌被搭建车挡住了，今天已经移开，抱歉让各位走了冤枉路。',
      'en-US':
        'There is: room N2-08, upstairs between N1 and N2, with a sign in four languages. Yesterday a lorry stood before the sign; it has been moved. We are sorry for the walk.',
      'fr-FR':
        'Oui : la salle N2-08, à l’étage entre N1 et N2, signalée en quatre langues. Hier un camion cachait le panneau ; il a été déplacé. Veuillez nous excuser pour ces pas inutiles.',
    },
  },
  {
    locale: 'fr-FR',
    identity: 'visitor',
    writtenAt: '2025-06-15T21:48:00',
    title: 'Merci aux bénévoles',
    content:
      'Étudiante béninoise à Wuhan, j’ai passé deux jours au salon. Les bénévoles de la porte 3 parlaient français et m’ont aidée à retrouver mon passeport. Merci à eux !',
    answer: {
      'zh-CN': '感谢您的来信，已经转给三号门的六位志愿者，他们都是湖南大学法语系的学生，很高兴。',
      'en-US':
        'Thank you for writing. Your words have gone to the six volunteers of gate 3, students of French at Hunan University, who were very glad.',
      'fr-FR':
        'Merci de votre mot : il a été remis aux six bénévoles de la porte 3, étudiants en français à l’université du Hunan, qui en ont été très heureux.',
    },
  },
  {
    locale: 'zh-CN',
    identity: 'exhibitor',
    writtenAt: '2025-09-02T10:12:00',
    title: '展会结束后还能改企业资料吗',
    content: '我们换了电话，线上展厅里还是旧的。产品图片也想换两张，去哪里改？',
    answer: {
      'zh-CN': '线上展厅全年开放，资料随时可以改。把新电话和图片发到参展商服务台邮箱，写明展位号，一个工作日内更新。',
      'en-US':
        'The hall on line stays open all year and so do its entries. Send the number and the pictures to the exhibitors’ desk, with the number of your stand; it takes one working day.',
      'fr-FR':
        'Le hall en ligne reste ouvert toute l’année, ses fiches aussi. Envoyez numéro et images au bureau des exposants en rappelant votre stand : comptez un jour ouvré.',
    },
  },
  {
    locale: 'en-US',
    identity: 'buyer',
    writtenAt: '2025-11-18T13:37:00',
    title: 'Which certificate for dried chillies?',
    content:
      'A supplier from Rwanda offers dried chillies. Before I sign: may they enter China already, and which papers must come with them?',
    answer: {
      'zh-CN':
        '卢旺达干辣椒已获准入。每批须有海关注册的加工厂编号、植物检疫证书和原产地证。进口前请再到海关总署网站核对最新名单。',
      'en-US':
        'Dried chillies from Rwanda are admitted. Each lot needs the registration number of the plant, a phytosanitary certificate and one of origin. Look at the customs list again before you import: it changes.',
      'fr-FR':
        'Le piment séché du Rwanda est admis. Chaque lot doit porter le numéro d’enregistrement de l’atelier, un certificat phytosanitaire et un certificat d’origine. Revoyez la liste des douanes avant d’importer : elle évolue.',
    },
  },
  {
    locale: 'fr-FR',
    identity: 'exhibitor',
    writtenAt: '2026-02-09T17:55:00',
    title: 'Un stand partagé à deux coopératives',
    content:
      'Nos deux coopératives de karité, l’une au Mali et l’autre au Burkina, voudraient partager un stand. Faut-il deux inscriptions ?',
    answer: {
      'zh-CN': '一份报名表就够，由一家作为主展商，另一家填“共同参展”。两家都会进名录，各发两张展商证，费用不另收。',
      'en-US':
        'One is enough: one of you signs up, and names the other as co-exhibitor. Both stand in the list and have two passes each, at no further cost.',
      'fr-FR':
        'Une seule suffit : l’une s’inscrit et déclare l’autre comme co-exposante. Toutes deux figurent au répertoire et reçoivent chacune deux badges, sans supplément.',
    },
  },
  {
    locale: 'zh-CN',
    identity: 'visitor',
    writtenAt: '2026-05-21T08:30:00',
    title: '学校想组织四十个学生来看',
    content: '我们是岳阳的一所职业学校，想带四十名学生看农机展区。团体怎么预约？有人讲解吗？',
    answer: {
      'zh-CN':
        '团体请由带队老师按五人一单分批预约同一天，备注学校名称。工作日上午十点、下午两点各有一场中文讲解，集合点在W2馆门口。',
      'en-US':
        'A teacher books the same day in groups of five, with the name of the school. On weekdays somebody explains the machines in Chinese at ten and at two; meet at the door of hall W2.',
      'fr-FR':
        'Un enseignant réserve le même jour par groupes de cinq, en indiquant l’école. En semaine, une visite commentée en chinois part à dix et à quatorze heures de l’entrée du hall W2.',
    },
  },
  {
    locale: 'en-US',
    identity: 'exhibitor',
    writtenAt: '2026-08-27T15:03:00',
    title: 'Paying for the stand from Malawi',
    content: 'Our bank in Blantyre cannot send yuan. Can we pay the stand in dollars, and by which day?',
    answer: {
      'zh-CN':
        '可以付美元，按付款当日中行现汇买入价折算，账户写在第二份合同附件里。最晚开展前六十天到账；晚了请先来信，我们会保留展位一周。',
      'en-US':
        'Dollars will do, at the spot rate of the day of payment; the account stands in the second annex of the contract. They should arrive sixty days before the opening. If they are late, write: we keep the stand for a week.',
      'fr-FR':
        'Les dollars conviennent, au cours du jour de paiement ; le compte figure à la deuxième annexe du contrat. Ils doivent arriver soixante jours avant l’ouverture. En cas de retard, écrivez-nous : le stand reste à vous une semaine.',
    },
  },
  {
    locale: 'fr-FR',
    identity: 'buyer',
    writtenAt: '2026-10-30T11:26:00',
    title: 'Reprendre contact après le salon',
    content:
      'J’ai perdu la carte d’un fabricant de séchoirs solaires rencontré au hall W3. Pouvez-vous m’aider à le retrouver ?',
    answer: {
      'zh-CN':
        '请在参展商名录里输入“太阳能烘干”，W3馆有两家。点“查看联系方式”并完成验证即可看到电话。若仍对不上，告诉我们大概的展位位置，我们帮您转达。',
      'en-US':
        'Look for “solar dryer” in the list of exhibitors: two stood in W3. Their telephone shows after a short check that you are a person. If neither is the one, tell us where the stand was and we pass your letter on.',
      'fr-FR':
        'Cherchez « séchoir solaire » parmi les exposants : deux étaient au W3. Leur téléphone s’affiche après une courte vérification. Si ce n’est ni l’un ni l’autre, dites-nous où se trouvait le stand et nous transmettrons.',
    },
  },
];
