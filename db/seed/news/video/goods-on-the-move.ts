import type { SeedArticle } from '../article.ts';

export default {
  key: 'goods-on-the-move',
  category: 'video',
  publishedAt: '2024-03-14T10:30:00+08:00',
  countries: ['KE', 'ET', 'RW', 'MG', 'ZA', 'BJ', 'ZW'],
  video: {
    key: 'goods-on-the-move',
    seconds: 34,
    alt: {
      'zh-CN': '玫瑰、紫茶、咖啡、辣椒、香草、葡萄酒、棉花和石雕的针绣图案，沿八条线从非洲各国移动到右侧的花窗门。',
      'en-US':
        'Stitched pictures of a rose, purple tea, coffee, chilli, vanilla, wine, cotton and a stone bird travel along eight threads from Africa to a lattice gate on the right.',
      'fr-FR':
        'Rose, thé pourpre, café, piment, vanille, vin, coton et oiseau de pierre, brodés, glissent le long de huit fils, de l’Afrique à une porte à croisillons.',
    },
  },
  texts: {
    'zh-CN': {
      title: '八样好物去长沙：一根线，一种运法',
      summary: '同样是从非洲到湖南，玫瑰怕热，葡萄酒怕晃，棉花怕潮。看动画，顺便认认货。',
      body: `<p>片中八根线看上去差不多，真走起来，每一根的讲究都不一样。</p>
<p>肯尼亚有两根。玫瑰离开枝头就在倒计时，通常乘飞机，全程冷藏；紫茶是干货，避光、防串味就好，叶片发紫是因为花青素含量高。</p>
<p>埃塞俄比亚的咖啡多以生豆运输，到了中国再烘焙。卢旺达辣椒晒干后发运，水分是关键。马达加斯加的香草荚经过杀青、发汗、晾晒、陈化才有那股甜香，收货时要看油润和柔软。</p>
<p>南非葡萄酒走海运，怕高温暴晒。贝宁棉花压成大包，论长度、论含杂。最后上路的是津巴布韦石雕，件件手工，装箱时要逐件垫实。</p>
<p>八根线汇到画面右边的花窗门前，那就是长沙。想看实物，不必等下一届：高桥大市场的分会场常年开放，预约方法见<a href="/reservation/">参观预约</a>。</p>`,
    },
    'en-US': {
      title: 'Eight goods, eight threads, one gate',
      summary:
        'They all end in Changsha, but a rose and a bale of cotton do not travel alike. Notes to our film, in order of appearance.',
      body: `<p>Thirty-four seconds are enough to follow eight products from the field to the gate of lattice windows at the right, which is Changsha. In real life the journeys differ a good deal.</p>
<ul>
<li><strong>Roses, Kenya.</strong> Usually flown, and kept cold from the cutting shed to the shop.</li>
<li><strong>Purple tea, Kenya.</strong> Dry and patient. Its colour comes from anthocyanins in the leaf.</li>
<li><strong>Coffee, Ethiopia.</strong> Mostly shipped green and roasted near the drinker.</li>
<li><strong>Chillies, Rwanda.</strong> Dried; moisture decides whether they arrive sound.</li>
<li><strong>Vanilla, Madagascar.</strong> Months of curing come before the first kilometre.</li>
<li><strong>Wine, South Africa.</strong> By sea, away from heat.</li>
<li><strong>Cotton, Benin.</strong> Pressed into bales and judged by its fibre.</li>
<li><strong>Stone carving, Zimbabwe.</strong> Each piece packed by itself.</li>
</ul>
<p>Would you rather see the real things? The sub-hall in Gaoqiao Grand Market is open all year; the <a href="/reservation/">reservation page</a> explains how to get in.</p>`,
    },
    'fr-FR': {
      title: 'Huit produits, huit fils et une porte à Changsha',
      summary:
        'De la rose à la pierre sculptée, chaque marchandise a sa façon de voyager. Petit guide pour accompagner le film.',
      body: `<p>Certains sont pressés. La rose kényane, une fois coupée, voyage en général par avion et ne doit jamais quitter le froid. Dans le film, c’est elle qui part la première.</p>
<p>D’autres ont tout leur temps. Le thé pourpre, lui aussi du Kenya, doit sa teinte aux anthocyanes de la feuille et ne craint guère que la lumière et les odeurs. Le café d’Éthiopie s’expédie surtout vert, pour être torréfié près du consommateur. Le piment rwandais part séché : tout est affaire d’humidité.</p>
<p>La vanille de Madagascar, elle, a déjà derrière elle des mois d’échaudage, de séchage et d’affinage. Le vin sud-africain prend la mer, à l’abri de la chaleur. Le coton du Bénin se presse en balles. Quant aux sculptures du Zimbabwe, on les emballe une à une.</p>
<p>Tous ces fils aboutissent à la même porte à croisillons. Pour voir les produits autrement que brodés, visitez l’espace permanent du Grand marché de Gaoqiao, ouvert toute l’année ; la page <a href="/reservation/">Réservation</a> vous dira comment.</p>`,
    },
  },
} satisfies SeedArticle;
