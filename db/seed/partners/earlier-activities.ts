import type { SeedActivity } from './shapes.ts';

/** Activities between 2019 and the spring of 2025. */
export const earlierActivities: SeedActivity[] = [
  {
    partner: 'camel-bell',
    publishedAt: '2025-05-08T10:00:00+08:00',
    texts: {
      'zh-CN': {
        title: '三个晚上，把摊位搬到线上',
        summary: '驼铃数字贸易为参展商开网课，教他们自己拍照、写介绍、标价。',
        body: '<p>课程分三晚：第一晚只讲光线，找一扇朝北的窗；第二晚写介绍，先写材质和尺寸，再写故事；第三晚定价，把运费算进去。</p><p>一百四十家报名，结课时一百零六家的商品已经上架。没学完的可以看回放，字幕有阿拉伯语、英语和法语。</p>',
      },
      'en-US': {
        title: 'Three evenings to bring a stall online',
        summary: 'Camel Bell taught exhibitors over the network to photograph, describe and price their goods.',
        body: '<p>Evening one was about light alone: find a window that faces north. Evening two, words, with material and size before any story. Evening three, prices, freight included.</p><p>Of a hundred and forty who enrolled, a hundred and six had their goods online at the end. Recordings with Arabic, English and French subtitles wait for the others.</p>',
      },
      'fr-FR': {
        title: 'Trois soirées pour mettre son étal en ligne',
        summary:
          'Clochette du Désert a appris à distance aux exposants à photographier, décrire et chiffrer leurs produits.',
        body: '<p>Premier soir, la lumière et rien d’autre : cherchez une fenêtre au nord. Deuxième soir, les mots, matière et dimensions avant l’anecdote. Troisième soir, le prix, transport compris.</p><p>Cent quarante inscrits, cent six catalogues ouverts à la fin. Pour les autres, des enregistrements sous-titrés en arabe, en anglais et en français.</p>',
      },
    },
  },
  {
    partner: 'hengyue-redstone',
    publishedAt: '2025-03-20T09:00:00+08:00',
    texts: {
      'zh-CN': {
        title: '二十名学员修好了一台报废的挖掘机',
        summary: '赤石机械在加纳的培训车间结业，旧机开上了社区的采石场。',
        body: '<p>机器送来时发动机里住着一窝蜂。学员先请走了蜂，再拆油路、磨阀、换密封，前后七周。</p><p>结业考试就是把它开出车间。教练说，坡道上那次半坡起步，比任何一张试卷都说明问题。</p>',
      },
      'en-US': {
        title: 'Twenty trainees raise a dead excavator',
        summary: 'At Redstone’s workshop in Ghana a course ended with a wreck driving itself to the quarry.',
        body: '<p>Bees lived in the engine when it arrived. They were moved first; then came fuel lines, valves and seals, for seven weeks.</p><p>To drive it out of the door was the examination. A start halfway up the ramp, the instructor found, says more than a paper.</p>',
      },
      'fr-FR': {
        title: 'Vingt stagiaires ressuscitent une pelle',
        summary: 'À l’atelier ghanéen de Pierre-Rouge, la formation s’achève quand l’épave rejoint seule la carrière.',
        body: '<p>À son arrivée, des abeilles habitaient le moteur. On les a déménagées, puis ce furent sept semaines de circuits, de soupapes et de joints.</p><p>L’examen : sortir l’engin de l’atelier. Un démarrage en côte, estime le formateur, vaut toutes les copies.</p>',
      },
    },
  },
  {
    partner: 'baobab-blue-line',
    publishedAt: '2024-11-06T10:30:00+08:00',
    texts: {
      'zh-CN': {
        title: '牛油果在海上过了二十一天',
        summary: '蓝线航运记录一柜牛油果从坦桑尼亚到长沙的温度与硬度。',
        body: '<p>测试柜装了三个探头，分别在柜门、中部和风机旁。全程温差不超过一度，到港时硬度下降一成，货架期还有九天。</p><p>公司把原始数据交给了种植户，包括那次因加油多停的五小时。</p>',
      },
      'en-US': {
        title: 'Avocados spend twenty-one days at sea',
        summary: 'Baobab Blue Line followed one container from Tanzania to Changsha with three thermometers.',
        body: '<p>One probe hung at the doors, one in the middle, one by the fan, and they never differed by more than a degree. Firmness had fallen by a tenth on arrival, which leaves nine days on a shelf.</p><p>Growers were given the raw figures, five extra hours for refuelling and all.</p>',
      },
      'fr-FR': {
        title: 'Vingt et un jours en mer pour des avocats',
        summary: 'Baobab Bleu a suivi un conteneur de la Tanzanie à Changsha avec trois sondes.',
        body: '<p>Une sonde aux portes, une au milieu, une près du ventilateur : jamais plus d’un degré d’écart. À l’arrivée, la fermeté avait baissé d’un dixième, ce qui laisse neuf jours de vente.</p><p>Les planteurs ont reçu les relevés bruts, y compris les cinq heures perdues au ravitaillement.</p>',
      },
    },
  },
  {
    partner: 'sahel-indigo',
    publishedAt: '2024-04-18T09:00:00+08:00',
    texts: {
      'zh-CN': {
        title: '一口染缸的来历',
        summary: '萨赫勒靛蓝的发酵缸从巴马科运到长沙，路上要保温，还要“喂”。',
        body: '<p>靛缸是活的，得喂麸皮和蜂蜜。染匠在船上每天开盖一次，船员起初捂着鼻子躲开，后来轮流帮忙搅。</p><p>抵达长沙后歇了两天，第三天出了第一块蓝布。现在它留在一所工艺美术学校，由学生照看。</p>',
      },
      'en-US': {
        title: 'The travels of a dye vat',
        summary: 'Sahel Indigo’s vat went from Bamako to Changsha, kept warm and fed on the way.',
        body: '<p>An indigo vat is alive and eats bran and honey. The dyer lifted its lid once a day on board. Sailors fled at first, holding their noses, and ended by taking turns with the paddle.</p><p>It rested two days in Changsha and gave its first blue on the third. Students of an arts school look after it now.</p>',
      },
      'fr-FR': {
        title: 'Les voyages d’une cuve',
        summary: 'De Bamako à Changsha, la cuve d’Indigo du Sahel a voyagé au chaud, et bien nourrie.',
        body: '<p>Une cuve d’indigo est vivante : il lui faut du son et du miel. Chaque jour, en mer, le teinturier soulevait le couvercle. Les marins, d’abord en fuite, finirent par se relayer à la pagaie.</p><p>Deux jours de repos à Changsha, et le premier bleu parut le troisième. Les élèves d’une école d’arts en prennent soin depuis.</p>',
      },
    },
  },
  {
    partner: 'orange-isle-hotels',
    publishedAt: '2023-07-01T20:00:00+08:00',
    texts: {
      'zh-CN': {
        title: '厨师们跟着参展商学炖菜',
        summary: '第三届博览会期间，叶舍酒店的后厨请来三位非洲参展商掌勺。',
        body: '<p>木薯叶要捣四十分钟，秋葵不能切太早，花生酱最后才下。厨师们记了满满两页，第二天就做给翻译志愿者吃。</p><p>评价写在餐巾纸上，最多的一句是：再辣一点也没关系，这里是湖南。</p>',
      },
      'en-US': {
        title: 'Cooks learn stews from exhibitors',
        summary: 'During the third expo three African exhibitors took over the kitchen of the Orange Isle Leaf.',
        body: '<p>Pound the cassava leaves for forty minutes, cut the okra late, let the peanut butter wait until the end. Two pages of notes became dinner for the interpreters the next day.</p><p>Verdicts arrived on paper napkins. The commonest: it may be hotter, this is Hunan.</p>',
      },
      'fr-FR': {
        title: 'Les cuisiniers à l’école des ragoûts',
        summary:
          'Pendant la troisième édition, trois exposants africains ont pris les fourneaux des hôtels Feuille d’Orange.',
        body: '<p>Piler quarante minutes les feuilles de manioc, couper tard le gombo, garder la pâte d’arachide pour la fin : deux pages de notes, servies le lendemain aux interprètes.</p><p>Les avis, griffonnés sur des serviettes, disaient surtout : plus fort, s’il vous plaît, nous sommes dans le Hunan.</p>',
      },
    },
  },
  {
    partner: 'kasbah-lantern',
    publishedAt: '2023-06-29T12:00:00+08:00',
    texts: {
      'zh-CN': {
        title: '四页纸的保险条款是怎么来的',
        summary: '古堡灯保险在论坛上谈“看得懂的保单”，请参展商当场挑错。',
        body: '<p>主讲人把旧版二十八页条款发给听众，限时五分钟找出“不赔什么”。没有一个人找全。</p><p>再发新版，四页，除外责任加框。这次全场两分钟交卷，还挑出一处歧义，会后已改。</p>',
      },
      'en-US': {
        title: 'How a policy shrank to four pages',
        summary: 'Kasbah Lantern talked about wording that people understand, and let exhibitors look for faults.',
        body: '<p>The audience got the former text, twenty-eight pages, and five minutes to find out what it does not cover. Nobody found everything.</p><p>Then the present one, with its box. Two minutes sufficed, and somebody discovered an ambiguity, which has gone.</p>',
      },
      'fr-FR': {
        title: 'Comment un contrat a maigri',
        summary: 'La Lanterne de la Kasbah parlait de clauses lisibles ; aux exposants d’y chercher l’erreur.',
        body: '<p>On distribua l’ancien texte : vingt-huit pages, cinq minutes pour dire ce qui est exclu. Personne n’y parvint tout à fait.</p><p>Puis le nouveau, avec son encadré : deux minutes, et même une ambiguïté relevée, corrigée depuis.</p>',
      },
    },
  },
  {
    partner: 'savanna-thread',
    publishedAt: '2021-09-28T15:30:00+08:00',
    texts: {
      'zh-CN': {
        title: '移动支付角：卖一袋木薯需要几步',
        summary: '萨凡纳线通信在第二届博览会上演示村镇收款，全程不用智能手机。',
        body: '<p>演示用的是一台按键机：拨号、输入金额、对方按一下确认，短信到账。观众排队扮演买家，一位长沙菜贩看了三遍。</p><p>她的问题是，没有信号怎么办。工程师拿出一张纸质凭证，两边各撕一半，有信号时再补录。</p>',
      },
      'en-US': {
        title: 'How many steps does it take to sell cassava?',
        summary: 'At the second expo Savanna Thread showed village payments that need no smartphone.',
        body: '<p>A telephone with keys did the work: dial, enter the sum, the other side presses once, a message confirms. Visitors queued to play the buyer, and a greengrocer of Changsha watched three times.</p><p>And without a signal? she asked. Out came a slip of paper, torn in two, one half each, to be entered later.</p>',
      },
      'fr-FR': {
        title: 'Vendre du manioc en combien d’étapes ?',
        summary: 'À la deuxième édition, Fil de Savane a montré un paiement de village, sans smartphone.',
        body: '<p>Un appareil à touches suffisait : composer, saisir la somme, une pression de l’autre côté, un message confirme. On faisait la queue pour jouer l’acheteur ; une marchande de légumes de Changsha a regardé trois fois.</p><p>Et sans réseau ? L’ingénieur a sorti un papier à déchirer en deux, que l’on enregistre plus tard.</p>',
      },
    },
  },
];
