import type { SeedPartner } from './shapes.ts';

/** The partners of the fifth tier. */
export const furtherPartners: SeedPartner[] = [
  partner('lagoon-cocoa-scales', 'CI', 2, {
    'zh-CN': [
      '泻湖可可衡器',
      '校准展台秤具，教小农看懂含水率。',
      '阿比让的一家作坊，做可折叠的吊秤，刻度用颜色区分，田头一称便知是否晒干。',
    ],
    'en-US': [
      'Lagoon Cocoa Scales',
      'Checks the scales on stands and shows growers how to read moisture.',
      'A workshop in Abidjan that makes folding scales with coloured dials: one glance in the field tells whether the beans are dry.',
    ],
    'fr-FR': [
      'Balances Lagune Cacao',
      'Contrôle les balances des stands et apprend à lire l’humidité des fèves.',
      'Un atelier d’Abidjan, des balances pliantes à cadran coloré : au champ, un coup d’œil suffit pour savoir si les fèves sont sèches.',
    ],
  }),
  partner('cape-fig-logistics', 'ZA', 3, {
    'zh-CN': [
      '海角无花果物流',
      '负责南部非洲酒类展品的恒温运输。',
      '从开普敦到长沙，车厢温度每十分钟记一次，曲线图随货交给买方。',
    ],
    'en-US': [
      'Cape Fig Logistics',
      'Moves wine from southern Africa at an even temperature.',
      'Between Cape Town and Changsha the thermometer is read every ten minutes; buyers receive the curve together with the cases.',
    ],
    'fr-FR': [
      'Figue du Cap Logistique',
      'Transporte à température constante les vins d’Afrique australe.',
      'Entre Le Cap et Changsha, un relevé toutes les dix minutes : la courbe est remise à l’acheteur avec les caisses.',
    ],
  }),
  partner('xiaoxiang-paper', 'CN', 1, {
    'zh-CN': [
      '潇湘纸品印务',
      '印制导览图和证件，纸张取自竹浆。',
      '老厂新机，能在一夜之间改完一版三语地图。边角料压成书签，送给来参观的学生。',
    ],
    'en-US': [
      'Xiaoxiang Paper and Print',
      'Prints maps and badges on paper made of bamboo.',
      'An old mill with new presses, able to correct a map in three languages overnight. Offcuts become bookmarks for school classes.',
    ],
    'fr-FR': [
      'Xiaoxiang Papier et Impression',
      'Imprime plans et badges sur papier de bambou.',
      'Vieille usine, presses neuves : une carte trilingue y est corrigée en une nuit. Les chutes deviennent des marque-pages pour les écoliers.',
    ],
  }),
  partner('kilwa-clove', 'TZ', 4, {
    'zh-CN': [
      '基尔瓦丁香行',
      '提供入口处的丁香花束。',
      '坦桑尼亚海岸的香料商，丁香按花蕾饱满度手选，老板娘坚持用棕榈篮装货。',
    ],
    'en-US': [
      'Kilwa Clove House',
      'Hangs bundles of cloves at the entrances.',
      'Spice merchants of the Tanzanian coast. Buds are picked over by hand, and the owner will not hear of any packing but palm baskets.',
    ],
    'fr-FR': [
      'Maison de girofle Kilwa',
      'Suspend des bouquets de girofle aux entrées.',
      'Négociants de la côte tanzanienne : les clous sont triés à la main, et la patronne n’admet que les paniers de palme.',
    ],
  }),
  partner('namib-quartz', 'NA', 4, {
    'zh-CN': [
      '纳米布石英合作社',
      '出借晶簇，布置主宾国展位。',
      '六十名采石人轮流下坑，每块石头标明坑号，成交款当月分账。',
    ],
    'en-US': [
      'Namib Quartz Cooperative',
      'Lends crystals that dress the guest country’s pavilion.',
      'Sixty diggers take turns. Every stone carries the number of its pit, and the proceeds are shared out within the month.',
    ],
    'fr-FR': [
      'Coopérative Quartz du Namib',
      'Prête des cristaux pour le pavillon du pays à l’honneur.',
      'Soixante carriers se relaient ; chaque pierre porte le numéro de sa fosse, et le produit des ventes est partagé dans le mois.',
    ],
  }),
  partner('volta-reed', 'GH', 2, {
    'zh-CN': ['沃尔塔芦编', '编织回收篮，分放在各馆。', '加纳北部的编筐女工组成的团体，一只篮子要泡三遍水，能用十年。'],
    'en-US': [
      'Volta Reed Baskets',
      'Weaves the baskets in which the halls collect their paper.',
      'Women of northern Ghana work together here. A basket is soaked three times while it grows, and lasts ten years.',
    ],
    'fr-FR': [
      'Vannerie Volta',
      'Tresse les corbeilles de tri disposées dans les halls.',
      'Des vannières du nord du Ghana, réunies en groupe : trois trempages par corbeille, dix ans d’usage.',
    ],
  }),
  partner('blue-gorge-sesame', 'ET', 3, {
    'zh-CN': [
      '蓝谷芝麻联社',
      '现场榨油，供观众品尝。',
      '埃塞俄比亚低地的芝麻种植户联合起来，自建清选线，杂质率写在袋口。',
    ],
    'en-US': [
      'Blue Gorge Sesame Union',
      'Presses oil before the visitors’ eyes.',
      'Growers from the Ethiopian lowlands who clean their own seed; the share of impurities is stencilled on the mouth of the sack.',
    ],
    'fr-FR': [
      'Union Sésame de la Gorge Bleue',
      'Presse l’huile sous les yeux des visiteurs.',
      'Des planteurs des basses terres éthiopiennes, qui nettoient eux-mêmes leur graine ; le taux d’impuretés est marqué sur le sac.',
    ],
  }),
  partner('mayombe-timber', 'CG', 4, {
    'zh-CN': [
      '马永贝木材溯源',
      '介绍原木编号与合法性查验。',
      '刚果（布）的技术服务机构，树桩上钉一枚牌，木板上印同一个号，买家扫码可查林区。',
    ],
    'en-US': [
      'Mayombe Timber Tracing',
      'Explains how logs are numbered and their origin checked.',
      'A Congolese service: one tag on the stump, the same number on the board, and a buyer can look up the concession between the two.',
    ],
    'fr-FR': [
      'Traçabilité bois Mayombe',
      'Explique le marquage des grumes et le contrôle de leur origine.',
      'Un bureau congolais : une plaque sur la souche, le même numéro sur la planche, et l’acheteur retrouve la concession.',
    ],
  }),
  partner('teranga-groundnut', 'SN', 2, {
    'zh-CN': [
      '特兰加花生社',
      '供应茶歇坚果，使用可续装玻璃罐。',
      '塞内加尔花生盆地的农户组织，炒制只加盐，黄曲霉毒素每批送检。',
    ],
    'en-US': [
      'Teranga Groundnut Society',
      'Fills the glass jars at the breaks, again and again.',
      'Farmers of the Senegalese groundnut basin. Salt is the only addition, and each batch is tested for aflatoxin.',
    ],
    'fr-FR': [
      'Société Arachide Teranga',
      'Remplit les bocaux des pauses, lavés et réutilisés.',
      'Des paysans du bassin arachidier sénégalais : du sel pour tout ajout, une analyse des aflatoxines à chaque lot.',
    ],
  }),
  partner('zambezi-stone', 'ZW', 3, {
    'zh-CN': [
      '赞比西石屋',
      '在艺术展区现场雕刻蛇纹石。',
      '津巴布韦雕刻师的共同工坊，学徒先学挑石，再学下凿，作品附石料来源说明。',
    ],
    'en-US': [
      'Zambezi Stone Studio',
      'Carves serpentine while people watch.',
      'Zimbabwean sculptors under one roof. Apprentices learn to choose a stone long before they may strike one.',
    ],
    'fr-FR': [
      'Atelier de pierre Zambèze',
      'Sculpte la serpentine en public.',
      'Des sculpteurs zimbabwéens sous un même toit ; l’apprenti apprend à choisir la pierre bien avant de la frapper.',
    ],
  }),
  partner('lemon-terrace', 'TN', 4, {
    'zh-CN': [
      '柠檬台妇女合作社',
      '调制入场饮品，配方公开。',
      '突尼斯山坡上的果农姐妹，做柠檬酱、橙花水，瓶子押金可退。',
    ],
    'en-US': [
      'Lemon Terrace Women’s Cooperative',
      'Mixes the drink that welcomes delegations, and publishes the recipe.',
      'Fruit growers on a Tunisian hillside: preserved lemons, orange-flower water, a deposit on every bottle.',
    ],
    'fr-FR': [
      'Coopérative féminine Terrasse aux Citrons',
      'Prépare la boisson d’accueil, recette comprise.',
      'Des cultivatrices d’une colline tunisienne : citrons confits, eau de fleur d’oranger, consigne sur chaque bouteille.',
    ],
  }),
  partner('camellia-press', 'CN', 2, {
    'zh-CN': [
      '老樟树茶油坊',
      '向观众演示木榨茶油。',
      '湖南山里的油坊，霜降后开榨，木槌一记一记撞下去，三十斤籽出七斤油。',
    ],
    'en-US': [
      'Old Camphor Oil Press',
      'Shows how camellia seed is pressed with a wooden ram.',
      'In the hills of Hunan pressing begins after the first frost: blow upon blow, and thirty pounds of seed yield seven of oil.',
    ],
    'fr-FR': [
      'Huilerie du Vieux Camphrier',
      'Montre le pressage au bélier des graines de camélia.',
      'Dans les collines du Hunan, on presse après les premières gelées : coup après coup, trente livres de graines en donnent sept d’huile.',
    ],
  }),
  partner('cabo-tuna', 'CV', 4, {
    'zh-CN': [
      '佛得角金枪鱼公会',
      '带来罐装鱼品试吃，注明捕捞方式。',
      '岛上渔民一人一竿，罐头盖上印着船名，吃的人知道该谢谁。',
    ],
    'en-US': [
      'Cabo Pole-and-Line Guild',
      'Opens tins for tasting, and says how each fish was caught.',
      'One angler, one rod. The lid names the boat, so that people know whom to thank.',
    ],
    'fr-FR': [
      'Guilde des ligneurs du Cap',
      'Fait goûter ses conserves en précisant la pêche.',
      'Un homme, une canne ; le couvercle porte le nom du bateau, et l’on sait qui remercier.',
    ],
  }),
];

type Words = [name: string, support: string, profile: string];

function partner(
  key: string,
  country: string,
  since: number,
  words: { 'zh-CN': Words; 'en-US': Words; 'fr-FR': Words },
): SeedPartner {
  const text = ([name, support, profile]: Words) => ({ name, support, profile });
  return {
    key,
    tier: 'partner',
    country,
    website: `https://${key}.example/`,
    since,
    texts: { 'zh-CN': text(words['zh-CN']), 'en-US': text(words['en-US']), 'fr-FR': text(words['fr-FR']) },
  };
}
