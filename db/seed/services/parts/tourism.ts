import type { SeedPart } from '../shapes.ts';

/** What there is to see in Changsha and Hunan: common knowledge, in own words. */
export const tourismParts: SeedPart[] = [
  {
    page: 'tourism',
    key: 'half-day',
    texts: {
      'zh-CN': {
        title: '半天：山、洲、书院',
        body: '<p>湘江把长沙分成两岸，半天正好走一条江边的线。</p><ol><li><strong>岳麓山</strong>：不高，树荫浓，山腰的爱晚亭最宜秋天，夏天也凉快。</li><li><strong>岳麓书院</strong>：北宋初年开讲，千年弦歌不断，今天仍是湖南大学的一部分。</li><li><strong>橘子洲</strong>：江心长岛，可以坐地铁上洲，傍晚看两岸亮灯。</li></ol>',
      },
      'en-US': {
        title: 'Half a day: a hill, an academy, an island',
        body: '<p>The Xiang River divides Changsha in two, and one afternoon takes in both banks.</p><ol><li><strong>Yuelu Mountain</strong>: low, leafy, cool in summer; its Aiwan Pavilion is at its best when the maples turn.</li><li><strong>Yuelu Academy</strong>: students came here over a thousand years ago, and it still belongs to Hunan University.</li><li><strong>Orange Isle</strong>: a long strip of garden in mid-river with a metro stop of its own, for the lights at dusk.</li></ol>',
      },
      'fr-FR': {
        title: 'Une demi-journée : un mont, une académie, une île',
        body: '<p>Le Xiang partage Changsha en deux ; un après-midi suffit pour voir les deux rives.</p><ol><li><strong>Le mont Yuelu</strong> : peu élevé, ombragé, frais l’été ; son pavillon Aiwan est au mieux quand rougissent les érables.</li><li><strong>L’académie Yuelu</strong> : on y étudiait déjà il y a mille ans, et elle fait toujours partie de l’université du Hunan.</li><li><strong>L’île aux Oranges</strong> : un long jardin au milieu du fleuve, avec sa station de métro, pour les lumières du soir.</li></ol>',
      },
    },
  },
  {
    page: 'tourism',
    key: 'one-day',
    texts: {
      'zh-CN': {
        title: '一天：博物馆和老街',
        body: '<p>上午去<strong>湖南博物院</strong>，看马王堆汉墓出土的漆器、帛画和薄如蝉翼的素纱衣，已有两千一百多年。免费，但要提前用证件预约，周一多半闭馆。</p><p>午饭后到<strong>太平老街</strong>一带，青石板路，有茶馆、米粉店和小剧场。晚上可以坐船看湘江。</p>',
      },
      'en-US': {
        title: 'A day: the museum and an old street',
        body: '<p>Spend the morning in the <strong>Hunan Museum</strong> among the finds of the Mawangdui tombs: lacquer, painted silk, and a gauze robe that weighs next to nothing, all of it more than 2,100 years old. Entry is free. Book ahead with your passport; on Mondays it is usually closed.</p><p>After lunch, walk about <strong>Taiping Street</strong> with its paving stones, tea houses and noodle kitchens, and take a boat on the river by night.</p>',
      },
      'fr-FR': {
        title: 'Une journée : le musée et la vieille rue',
        body: '<p>Le matin, au <strong>musée du Hunan</strong>, les trésors des tombes de Mawangdui : laques, soies peintes et une robe de gaze presque sans poids, vieux de plus de 2 100 ans. Entrée gratuite, sur réservation avec passeport ; en général, fermeture le lundi.</p><p>Après le déjeuner, flânez du côté de la <strong>rue Taiping</strong>, pavée, avec ses maisons de thé et ses échoppes, puis voyez le fleuve de nuit, en bateau.</p>',
      },
    },
  },
  {
    page: 'tourism',
    key: 'two-days',
    texts: {
      'zh-CN': {
        title: '两天：张家界或凤凰',
        body: '<p><strong>张家界武陵源</strong>的三千石峰是世界自然遗产，晨雾里最好看。高铁从长沙过去约两到三小时，宜住一晚，第二天早上进山。</p><p><strong>凤凰古城</strong>沿沱江而建，吊脚楼、石桥、苗家银饰，夜里灯影落在水上。也通高铁，可以和张家界连成一线。</p><p>两处都有台阶和坡路，腿脚不便的客人请先问旅行社。</p>',
      },
      'en-US': {
        title: 'Two days: Zhangjiajie or Fenghuang',
        body: '<p>The thousands of sandstone pillars of <strong>Wulingyuan at Zhangjiajie</strong> are World Heritage, loveliest when mist stands between them. Fast trains take about two to three hours; stay a night and enter the park early.</p><p><strong>Fenghuang</strong> is an old town along the Tuo River: houses on stilts, bridges, Miao silver. It has a fast railway too, so the two can be joined.</p><p>Both have many steps. If these are difficult for you, ask an agency first.</p>',
      },
      'fr-FR': {
        title: 'Deux jours : Zhangjiajie ou Fenghuang',
        body: '<p>Les milliers de piliers de grès de <strong>Wulingyuan, à Zhangjiajie</strong>, inscrits au patrimoine mondial, sont les plus beaux dans la brume. Deux à trois heures de train rapide environ ; dormez sur place et entrez tôt dans le parc.</p><p><strong>Fenghuang</strong> s’étire le long de la Tuo : maisons sur pilotis, ponts, argent des Miao. La ville a aussi sa ligne rapide, et les deux se combinent.</p><p>Il y a beaucoup de marches ; si elles vous gênent, consultez d’abord une agence.</p>',
      },
    },
  },
  {
    page: 'tourism',
    key: 'further',
    texts: {
      'zh-CN': {
        title: '再多几天',
        body: '<ul><li><strong>南岳衡山</strong>：五岳之南岳，佛道同山。</li><li><strong>洞庭湖与岳阳楼</strong>：一湖烟波，一篇传世名文。</li><li><strong>醴陵</strong>：釉下五彩瓷的故乡，可以看窑、订餐具。</li><li><strong>浏阳</strong>：花炮之乡，夜空里看手艺。</li></ul>',
      },
      'en-US': {
        title: 'With more time',
        body: '<ul><li><strong>Mount Heng</strong>: southernmost of China’s five great mountains, shared by Buddhists and Daoists.</li><li><strong>Dongting Lake and Yueyang Tower</strong>: wide water, and the essay that every pupil knows.</li><li><strong>Liling</strong>: home of porcelain painted under the glaze; visit a kiln, order a service.</li><li><strong>Liuyang</strong>: the town of fireworks, best judged after dark.</li></ul>',
      },
      'fr-FR': {
        title: 'Avec plus de temps',
        body: '<ul><li><strong>Le mont Heng</strong> : le plus méridional des cinq grands monts de Chine, bouddhiste et taoïste à la fois.</li><li><strong>Le lac Dongting et la tour de Yueyang</strong> : une vaste eau, et un texte que connaît chaque écolier.</li><li><strong>Liling</strong> : patrie de la porcelaine peinte sous couverte ; visitez un four, commandez un service.</li><li><strong>Liuyang</strong> : la ville des feux d’artifice, à juger la nuit tombée.</li></ul>',
      },
    },
  },
  {
    page: 'tourism',
    key: 'crafts-and-food',
    texts: {
      'zh-CN': {
        title: '手艺与味道',
        body: '<p><strong>湘绣</strong>是四大名绣之一，善绣虎与狮，毛发一丝一丝劈线绣成；大件要几个月。买小件，看背面是否平整。</p><p><strong>湘菜</strong>又香又辣：剁椒鱼头、辣椒炒肉、臭豆腐、糖油粑粑。怕辣就说“不要辣”，说“微辣”也行。</p>',
      },
      'en-US': {
        title: 'Crafts and tastes',
        body: '<p><strong>Hunan embroidery</strong> is one of China’s four great schools, famous for tigers whose fur is stitched in split silk; a large piece takes months. When you buy a small one, look whether the back is even.</p><p><strong>Hunan cooking</strong> is fragrant and hot: fish head with chopped chillies, pork with peppers, stinky tofu, sticky sugar cakes. Not so hot? Say “bú yào là”.</p>',
      },
      'fr-FR': {
        title: 'Artisanat et saveurs',
        body: '<p><strong>La broderie du Hunan</strong>, l’une des quatre grandes écoles chinoises, est célèbre pour ses tigres au pelage brodé en fils de soie refendus ; une grande pièce demande des mois. Pour une petite, regardez si l’envers est net.</p><p><strong>La cuisine du Hunan</strong> est parfumée et pimentée : tête de poisson aux piments hachés, porc aux poivrons, tofu fermenté, gâteaux de riz au sucre. Trop fort ? Dites « bú yào là ».</p>',
      },
    },
  },
];
