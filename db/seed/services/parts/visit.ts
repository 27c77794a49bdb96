import type { SeedPart } from '../shapes.ts';

/** The front of the section: what to think of on the day. */
export const visitParts: SeedPart[] = [
  {
    page: 'visit',
    key: 'evening-before',
    texts: {
      'zh-CN': {
        title: '前一天晚上',
        body: '<ul><li>看一眼预约日期：入场认的是那一天和预约时填写的证件。</li><li>把证件原件放进包里，护照不能用照片代替。</li><li>手机充满电，把这里的<a href="/service/phrases">常用语</a>打印一份带着。</li><li>约好的洽谈，记下馆号和展位号。</li></ul>',
      },
      'en-US': {
        title: 'The evening before',
        body: '<ul><li>Look at the date of your reservation once more: that day, and the document you named, are what counts at the gate.</li><li>Put the document itself into your bag. A photograph of a passport is not enough.</li><li>Charge your phone, and print the <a href="/service/phrases">useful phrases</a>.</li><li>Note hall and stand of every meeting you have arranged.</li></ul>',
      },
      'fr-FR': {
        title: 'La veille au soir',
        body: '<ul><li>Relisez la date de votre réservation : à l’entrée, seuls comptent ce jour et la pièce d’identité indiquée.</li><li>Glissez l’original dans votre sac. La photo d’un passeport ne suffit pas.</li><li>Chargez votre téléphone et imprimez les <a href="/service/phrases">phrases utiles</a>.</li><li>Notez le hall et le stand de chacun de vos rendez-vous.</li></ul>',
      },
    },
  },
  {
    page: 'visit',
    key: 'on-the-way',
    texts: {
      'zh-CN': {
        title: '出门路上',
        body: '<ul><li>开馆后头一小时人最多，住得近的不妨晚些到。</li><li>班车和末班时刻在<a href="/service/serviceDetail?id=2">交通</a>一页。</li><li>行李箱留在酒店；刀具、打火机、易燃品进不了馆。</li><li>六月多雨又闷热，伞和水都带上。</li></ul>',
      },
      'en-US': {
        title: 'On the way',
        body: '<ul><li>The first hour after opening is the fullest. Who stays near by may come later.</li><li>Bus times, the last ones too, are under <a href="/service/serviceDetail?id=2">transport</a>.</li><li>Suitcases stay at the hotel; blades, lighters and anything flammable stay outside.</li><li>June is rainy and close: carry an umbrella and water.</li></ul>',
      },
      'fr-FR': {
        title: 'En chemin',
        body: '<ul><li>La première heure est la plus chargée ; si vous logez tout près, venez un peu plus tard.</li><li>Les horaires des navettes, dernières comprises, sont à la page <a href="/service/serviceDetail?id=2">transports</a>.</li><li>Les valises restent à l’hôtel ; lames, briquets et produits inflammables restent dehors.</li><li>Juin est pluvieux et lourd : parapluie et eau.</li></ul>',
      },
    },
  },
  {
    page: 'visit',
    key: 'in-the-halls',
    texts: {
      'zh-CN': {
        title: '进馆之后',
        body: '<ul><li>先到服务台领馆图，译员、兑换、急救都在附近。</li><li>每个馆都有无障碍卫生间和礼拜室，位置见<a href="/exhibition/?cursor=layout">展馆布局</a>。</li><li>买样品先问能不能带走：有的展品要等闭展。</li><li>走散了，在中央广场的大屏下面会合。</li></ul>',
      },
      'en-US': {
        title: 'In the halls',
        body: '<ul><li>Begin at an information desk: plans are there, and interpreters, exchange and first aid near it.</li><li>Each hall has step-free toilets and a prayer room, drawn on the <a href="/exhibition/?cursor=layout">hall layout</a>.</li><li>Before paying for a sample, ask whether it may leave now or only when the fair closes.</li><li>If you lose each other, meet below the screen of the central area.</li></ul>',
      },
      'fr-FR': {
        title: 'Dans les halls',
        body: '<ul><li>Commencez par un point d’information : plans, puis interprètes, change et premiers secours à côté.</li><li>Chaque hall a des toilettes de plain-pied et une salle de prière, indiquées sur le <a href="/exhibition/?cursor=layout">plan des halls</a>.</li><li>Avant de payer un échantillon, demandez s’il peut partir tout de suite ou seulement à la clôture.</li><li>En cas de séparation, retrouvez-vous sous l’écran de l’espace central.</li></ul>',
      },
    },
  },
];
