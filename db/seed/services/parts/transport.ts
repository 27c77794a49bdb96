import type { SeedPart } from '../shapes.ts';

/** How one gets to the venue. Places and lines are those of Changsha; times are said with "about". */
export const transportParts: SeedPart[] = [
  {
    page: 'transport',
    key: 'airport',
    texts: {
      'zh-CN': {
        title: '从机场来',
        body: '<p>长沙黄花国际机场在城东。博览会期间，到达层设接待台，每小时一班免费班车直达会展中心，约三十分钟。</p><ul><li><strong>出租车</strong>：约二十到三十分钟，请在航站楼外的候车处排队上车。</li><li><strong>磁浮快线</strong>：到长沙火车南站约二十分钟，再换免费班车。</li><li><strong>地铁6号线</strong>：通往市区，适合先去酒店的客人。</li></ul><p>夜间航班多，班车和磁浮都有末班，请当天再核对一次。</p>',
      },
      'en-US': {
        title: 'From the airport',
        body: '<p>Changsha Huanghua International Airport lies east of the city. During the expo there is a welcome desk in Arrivals, and a free bus every hour that takes about 30 minutes to the exhibition centre.</p><ul><li><strong>Taxi</strong>: about 20 to 30 minutes. Queue at the rank outside the terminal.</li><li><strong>Maglev train</strong>: about 20 minutes to Changsha South railway station, then a free bus.</li><li><strong>Metro line 6</strong>: into the city, for those who go to a hotel there first.</li></ul><p>If you land late, check on the day when the last bus and the last train leave.</p>',
      },
      'fr-FR': {
        title: 'Depuis l’aéroport',
        body: '<p>L’aéroport international de Changsha-Huanghua se trouve à l’est de la ville. Pendant l’Exposition, un comptoir d’accueil vous attend aux arrivées et un car gratuit part chaque heure pour le parc des expositions, en 30 minutes environ.</p><ul><li><strong>Taxi</strong> : 20 à 30 minutes environ ; prenez la file devant l’aérogare.</li><li><strong>Train magnétique</strong> : environ 20 minutes jusqu’à la gare de Changsha-Sud, puis navette gratuite.</li><li><strong>Métro, ligne 6</strong> : vers la ville, si vous passez d’abord à l’hôtel.</li></ul><p>Vol tardif ? Vérifiez le jour même l’heure du dernier car et du dernier train.</p>',
      },
    },
  },
  {
    page: 'transport',
    key: 'station',
    texts: {
      'zh-CN': {
        title: '从高铁站来',
        body: '<p>坐高铁到<strong>长沙火车南站</strong>，它在会展中心西南方向，中间隔着浏阳河。出站走东广场，跟着“博览会班车”的绿色指示牌，约二十分钟到馆；打车约十到十五分钟。</p><p>普通列车多停靠市中心的长沙站，可坐地铁2号线到南站换班车。</p><p>外籍旅客凭护照原件进出站，请走人工通道，早到半小时。</p>',
      },
      'en-US': {
        title: 'From the railway station',
        body: '<p>High-speed trains stop at <strong>Changsha South</strong>, south-west of the exhibition centre across the Liuyang River. Leave by the east square and follow the green “Expo bus” signs: about 20 minutes by bus, 10 to 15 by taxi.</p><p>Many slower trains stop at Changsha station in the city instead. Metro line 2 runs from there to the South station.</p><p>With a foreign passport, use the staffed gates and be half an hour early.</p>',
      },
      'fr-FR': {
        title: 'Depuis la gare',
        body: '<p>Les trains à grande vitesse s’arrêtent à <strong>Changsha-Sud</strong>, au sud-ouest du parc, de l’autre côté de la Liuyang. Sortez place est et suivez les panneaux verts « Navette Exposition » : 20 minutes en car, 10 à 15 en taxi.</p><p>Beaucoup de trains classiques desservent plutôt la gare de Changsha, en ville ; la ligne 2 du métro la relie à la gare du Sud.</p><p>Avec un passeport étranger, passez par les portes à agents et prévoyez une demi-heure d’avance.</p>',
      },
    },
  },
  {
    page: 'transport',
    key: 'metro',
    texts: {
      'zh-CN': {
        title: '地铁',
        body: '<p>2号线和4号线都到长沙火车南站，6号线到黄花机场。从市区出发，坐到南站再换免费班车，最省心。博览会期间车站会贴出离展馆最近的站和出口，请以当天公告为准。</p><p>单程票在站厅自助机上买，有英文界面；现金、手机都能付。换乘多、人多的时段，给自己多留二十分钟。</p>',
      },
      'en-US': {
        title: 'By metro',
        body: '<p>Lines 2 and 4 both serve Changsha South railway station, line 6 serves the airport. From the city the simplest way is to ride to the South station and change to the free bus. During the expo, posters in the stations name the stop and the exit nearest to the halls; go by what they say that day.</p><p>Machines in the ticket hall speak English and take cash or phones. At busy hours allow 20 minutes more.</p>',
      },
      'fr-FR': {
        title: 'En métro',
        body: '<p>Les lignes 2 et 4 desservent la gare de Changsha-Sud, la ligne 6 l’aéroport. Depuis le centre, le plus simple est d’aller à la gare du Sud et d’y prendre la navette gratuite. Pendant l’Exposition, des affiches indiquent dans les stations l’arrêt et la sortie les plus proches : fiez-vous à celles du jour.</p><p>Les distributeurs parlent anglais et acceptent espèces ou téléphone. Aux heures de pointe, comptez 20 minutes de plus.</p>',
      },
    },
  },
  {
    page: 'transport',
    key: 'taxi',
    texts: {
      'zh-CN': {
        title: '出租车和网约车',
        body: '<p>打表的出租车可以在路边招手，也可以到酒店门口等。上车把下面这张卡片给司机看，下车要一张发票：上面有车号，落了东西好找。</p><p>网约车软件要绑定支付方式，外国银行卡多数能用，最好在出发前就装好、试过。</p>',
      },
      'en-US': {
        title: 'Taxi and ride-hailing',
        body: '<p>Metered taxis stop when waved at, and wait in front of hotels. Show the driver the card below. Ask for the printed receipt when you get out: it bears the number of the car, should you have left something in it.</p><p>Ride apps want a means of payment. Most foreign cards work; install and try the app before you travel.</p>',
      },
      'fr-FR': {
        title: 'Taxi et voiture avec chauffeur',
        body: '<p>Les taxis à compteur s’arrêtent d’un signe de la main et attendent devant les hôtels. Montrez au chauffeur la carte ci-dessous. En descendant, demandez le reçu : il porte le numéro de la voiture, utile en cas d’oubli.</p><p>Les applications exigent un moyen de paiement. La plupart des cartes étrangères conviennent ; installez et essayez tout avant le départ.</p>',
      },
    },
  },
  {
    page: 'transport',
    key: 'shuttle',
    texts: {
      'zh-CN': {
        title: '免费班车时刻',
        body: '<p>展期每天开行，凭观众证、参展证或预约码上车，车身贴着织带花纹。发车点和酒店停靠点都有中、英、法三种文字的站牌。以下为北京时间，遇到大活动会加密，以站牌为准。</p>',
      },
      'en-US': {
        title: 'Free shuttle buses',
        body: '<p>They run on every exhibition day for anyone with a badge or a reservation, and wear a woven band along their sides. Stops are signed in Chinese, English and French. Times are Changsha time; on crowded days there are more buses, and the sign at the stop is right.</p>',
      },
      'fr-FR': {
        title: 'Navettes gratuites',
        body: '<p>Elles roulent tous les jours d’ouverture pour les porteurs d’un badge ou d’une réservation ; une bande tissée court le long des cars. Les arrêts sont signalés en chinois, en anglais et en français. Heure de Changsha ; en cas d’affluence, des cars s’ajoutent et le panneau de l’arrêt fait foi.</p>',
      },
    },
  },
  {
    page: 'transport',
    key: 'car',
    texts: {
      'zh-CN': {
        title: '自驾和大巴',
        body: '<p>导航到“长沙国际会展中心”，按现场指引进停车场；周末上午常常停满，靠近南站的停车场换乘班车更快。大巴和搭展货车另有入口和时段，由参展商手册通知。</p><p>外国驾照不能直接在中国内地开车，需要先办临时驾驶许可；租车带司机更简单。</p>',
      },
      'en-US': {
        title: 'By car or coach',
        body: '<p>Give your navigation the Chinese name on the card above and follow the marshals to a car park. At weekends these fill by mid-morning; parking near the South station and taking the bus is quicker. Coaches and lorries for stand building have entrances and hours of their own, given in the exhibitors’ manual.</p><p>A foreign licence alone does not let you drive in the Chinese mainland: a temporary permit is needed. A car with a driver is simpler.</p>',
      },
      'fr-FR': {
        title: 'En voiture ou en autocar',
        body: '<p>Saisissez dans la navigation le nom chinois de la carte ci-dessus, puis suivez les placeurs. Le week-end, les parkings sont pleins en milieu de matinée : se garer près de la gare du Sud et prendre la navette va plus vite. Autocars et camions de montage ont leurs entrées et leurs heures, précisées dans le manuel de l’exposant.</p><p>Un permis étranger ne suffit pas pour conduire en Chine continentale : il faut une autorisation temporaire. Une voiture avec chauffeur est plus simple.</p>',
      },
    },
  },
  {
    page: 'transport',
    key: 'step-free',
    texts: {
      'zh-CN': {
        title: '无障碍通行',
        body: '<p>展馆各门都有坡道，馆内平层连通，楼层之间有电梯；每条班车线都有带升降板的车，请至少提前一天告诉调度室要坐哪一班。地铁站设电梯和引导盲道，工作人员可以接送到车厢。</p><p>轮椅可在西门和东门借用，不收押金。需要人陪着走，请在服务台说一声。</p>',
      },
      'en-US': {
        title: 'Without steps',
        body: '<p>All gates have ramps, the halls are level and connected, lifts join the floors. Each bus line has a vehicle with a lift: tell the control room at least a day ahead which departure you will take. Metro stations have lifts and tactile paths, and staff will see you into the carriage.</p><p>Wheelchairs are lent at the west and east gates without deposit. If you would like company, say so at any information desk.</p>',
      },
      'fr-FR': {
        title: 'Sans marches',
        body: '<p>Toutes les portes ont une rampe, les halls sont de plain-pied et reliés, des ascenseurs mènent aux étages. Chaque ligne de navette dispose d’un car à plateforme : indiquez votre départ à la régulation au moins la veille. Les stations de métro ont ascenseurs et bandes de guidage, et le personnel vous accompagne jusqu’à la rame.</p><p>Des fauteuils roulants sont prêtés sans caution aux portes ouest et est. Pour être accompagné, demandez à un point d’information.</p>',
      },
    },
  },
];
