import type { SeedDesk, SeedVenue } from './shapes.ts';

/** The desks, in the order of the page. */
export const seedDesks: readonly SeedDesk[] = [
  {
    key: 'visitor',
    phone: '+86 731 0000 0001',
    email: 'visitors@expo.example',
    texts: {
      'zh-CN': { name: '观众服务台', tasks: '预约、入场、无障碍协助、团体与学校参观、志愿者报名、失物招领。' },
      'en-US': {
        name: 'Visitors’ desk',
        tasks: 'Reservations, entry, help with access, groups and schools, volunteers, lost property.',
      },
      'fr-FR': {
        name: 'Guichet des visiteurs',
        tasks: 'Réservation, entrée, accessibilité, groupes et écoles, bénévoles, objets trouvés.',
      },
    },
  },
  {
    key: 'exhibitor',
    phone: '+86 731 0000 0002',
    email: 'exhibitors@expo.example',
    texts: {
      'zh-CN': { name: '参展服务台', tasks: '报名、展位、搭建与撤展、样品进境、订单表、展商资料更正。' },
      'en-US': {
        name: 'Exhibitors’ desk',
        tasks: 'Applications, stands, build-up and dismantling, samples, order forms, corrections to the directory.',
      },
      'fr-FR': {
        name: 'Guichet des exposants',
        tasks: 'Candidatures, stands, montage et démontage, échantillons, commandes, corrections du répertoire.',
      },
    },
  },
  {
    key: 'buyer',
    phone: '+86 731 0000 0003',
    email: 'buyers@expo.example',
    texts: {
      'zh-CN': { name: '采购商服务台', tasks: '洽谈预约、采购需求发布、采购商证件与班车。' },
      'en-US': { name: 'Buyers’ desk', tasks: 'Meetings, publishing of purchase needs, buyers’ badges and shuttles.' },
      'fr-FR': {
        name: 'Guichet des acheteurs',
        tasks: 'Rendez-vous, publication des demandes d’achat, badges et navettes.',
      },
    },
  },
  {
    key: 'project',
    phone: '+86 731 0000 0004',
    email: 'projects@expo.example',
    texts: {
      'zh-CN': { name: '项目洽谈服务台', tasks: '项目库登记与核对、牵线、签约与履约跟踪。来信请写项目编号。' },
      'en-US': {
        name: 'Projects’ desk',
        tasks:
          'Entries in the project library, introductions, signing and follow-up. Please quote the project’s number.',
      },
      'fr-FR': {
        name: 'Guichet des projets',
        tasks:
          'Inscription à la Banque de projets, mises en relation, signature et suivi. Indiquez le numéro du projet.',
      },
    },
  },
  {
    key: 'press',
    phone: '+86 731 0000 0005',
    email: 'press@expo.example',
    texts: {
      'zh-CN': { name: '新闻服务台', tasks: '媒体注册、采访联络、新闻资料、拍摄与直播登记。' },
      'en-US': {
        name: 'Press desk',
        tasks: 'Accreditation, interviews, facts and figures, permission to film and stream.',
      },
      'fr-FR': {
        name: 'Guichet de la presse',
        tasks: 'Accréditations, entretiens, chiffres, autorisations de tournage et de direct.',
      },
    },
  },
  {
    key: 'partner',
    phone: '+86 731 0000 0006',
    email: 'partners@expo.example',
    texts: {
      'zh-CN': { name: '合作伙伴服务台', tasks: '合作方案、权益落实、合作伙伴标志的使用、活动稿件。' },
      'en-US': {
        name: 'Partners’ desk',
        tasks: 'Partnerships and what they bring, use of the partner’s mark, reports of activities.',
      },
      'fr-FR': {
        name: 'Guichet des partenaires',
        tasks: 'Partenariats et contreparties, emploi de la marque, récits d’activités.',
      },
    },
  },
];

/** The venues, in the order in which the map numbers them. */
export const seedVenues: readonly SeedVenue[] = [
  {
    key: 'conference',
    texts: {
      'zh-CN': {
        name: '长沙国际会议中心',
        purpose: '开幕式、高层论坛、签约和对接洽谈。',
        address: '湖南省长沙市，浏阳河畔',
        ways: [
          '乘飞机：从黄花国际机场乘出租车约半小时。',
          '乘高铁：长沙南站在浏阳河西岸，出站后乘出租车过河即到；会期有接驳班车。',
          '自驾：导航“长沙国际会议中心”，会期按指示牌停入地下车库。',
          '无障碍：各入口有坡道，直梯通各层。',
        ],
      },
      'en-US': {
        name: 'Changsha International Conference Center',
        purpose: 'Opening, high-level forums, signings and matchmaking.',
        address: 'By the Liuyang River, Changsha, Hunan, China',
        ways: [
          'By air: about half an hour by taxi from Huanghua International Airport.',
          'By rail: Changsha South station lies on the western bank; a taxi crosses the river in a few minutes, and shuttles run during the expo.',
          'By car: follow the signs to the underground car park on the days of the fair.',
          'Step-free: ramps at each entrance, lifts to all floors.',
        ],
      },
      'fr-FR': {
        name: 'Centre international de conférences de Changsha',
        purpose: 'Ouverture, forums de haut niveau, signatures et mises en relation.',
        address: 'Au bord de la Liuyang, Changsha, Hunan, Chine',
        ways: [
          'En avion : une demi-heure environ en taxi depuis l’aéroport international de Huanghua.',
          'En train : la gare de Changsha-Sud est sur la rive ouest ; un taxi franchit la rivière en quelques minutes, et des navettes circulent pendant le salon.',
          'En voiture : les jours de salon, suivez les panneaux du parc souterrain.',
          'De plain-pied : rampes à toutes les entrées, ascenseurs à tous les étages.',
        ],
      },
    },
  },
  {
    key: 'exhibition',
    texts: {
      'zh-CN': {
        name: '长沙国际会展中心',
        purpose: '六个展馆和中心区域，公众开放日从这里入场。',
        address: '湖南省长沙市长沙县',
        ways: [
          '乘飞机：机场与长沙南站之间有磁浮快线，到站后转地铁或出租车。',
          '乘地铁：会期当天请看站内“博览会”指示牌，出站跟随地面箭头步行即达。',
          '乘出租车：把写有场馆名称的卡片给司机看，在落客区下车。',
          '无障碍：展馆全部平层，入口可借轮椅；请在落客区找穿绿马甲的志愿者。',
        ],
      },
      'en-US': {
        name: 'Changsha International Convention and Exhibition Center',
        purpose: 'Six halls and a central area; the public enters here.',
        address: 'Changsha County, Changsha, Hunan, China',
        ways: [
          'From the airport: the maglev express runs to Changsha South station; change there to the metro or a taxi.',
          'By metro: on the day, look for the expo’s signs in the station and follow the arrows on the pavement.',
          'By taxi: hold up the card below and get out at the drop-off.',
          'Step-free: every hall is on one level, wheelchairs are lent at the entrances; volunteers in green waistcoats wait at the drop-off.',
        ],
      },
      'fr-FR': {
        name: 'Centre international de congrès et d’expositions de Changsha',
        purpose: 'Six halls et un espace central ; c’est ici qu’entre le public.',
        address: 'District de Changsha, Changsha, Hunan, Chine',
        ways: [
          'De l’aéroport : le train à sustentation magnétique rejoint la gare de Changsha-Sud ; de là, métro ou taxi.',
          'En métro : le jour même, cherchez les panneaux de l’Exposition dans la station, puis suivez les flèches au sol.',
          'En taxi : montrez la carte ci-dessous et descendez à la dépose-minute.',
          'De plain-pied : tous les halls sont de niveau, des fauteuils se prêtent à l’entrée ; des bénévoles en gilet vert attendent à la dépose-minute.',
        ],
      },
    },
  },
  {
    key: 'market',
    texts: {
      'zh-CN': {
        name: '高桥大市场',
        purpose: '常年开放的分会场，会期以外也能看到非洲商品。',
        address: '湖南省长沙市雨花区',
        ways: [
          '从市中心：乘公交或出租车向东，平时约二十分钟，早晚高峰加倍。',
          '从会展中心：向西过浏阳河，会期有班车往返。',
          '到了以后：市场很大，请先看入口平面图，找“非洲商品”方向。',
        ],
      },
      'en-US': {
        name: 'Gaoqiao Grand Market',
        purpose: 'The sub-hall, open all year: African goods between editions.',
        address: 'Yuhua District, Changsha, Hunan, China',
        ways: [
          'From the centre: eastwards by bus or taxi, some twenty minutes, twice that in the rush hours.',
          'From the exhibition centre: west across the Liuyang River; shuttles go to and fro during the fair.',
          'Once there: the market is large. Read the plan at the gate and look for “African goods”.',
        ],
      },
      'fr-FR': {
        name: 'Grand marché de Gaoqiao',
        purpose: 'L’annexe, ouverte toute l’année : des produits africains entre deux éditions.',
        address: 'District de Yuhua, Changsha, Hunan, Chine',
        ways: [
          'Du centre-ville : vers l’est en bus ou en taxi, une vingtaine de minutes, le double aux heures de pointe.',
          'Du centre d’expositions : vers l’ouest, de l’autre côté de la Liuyang ; navettes pendant le salon.',
          'Sur place : le marché est vaste. Consultez le plan à l’entrée et cherchez « produits africains ».',
        ],
      },
    },
  },
];
