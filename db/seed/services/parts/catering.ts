import type { SeedPart } from '../shapes.ts';

/** Eating and drinking. */
export const cateringParts: SeedPart[] = [
  {
    page: 'catering',
    key: 'in-the-halls',
    texts: {
      'zh-CN': {
        title: '馆内吃什么',
        body: '<p>各馆都有餐点，十一点半到一点最挤；十一点前或一点半以后去，几乎不用排队。饮水机在卫生间旁，冷热都有，带个杯子就行。</p><p>一份米粉或盖饭大约20至35元，套餐35至60元。标价牌上的图案：新月为清真，叶子为素食。</p>',
      },
      'en-US': {
        title: 'Eating in the halls',
        body: '<p>Every hall has something to eat. Half past eleven to one is the crush; before eleven or after half past one you hardly queue. Drinking water, hot and cold, is beside the toilets: bring a cup.</p><p>A bowl of noodles or a rice dish costs about 20 to 35 yuan, a set meal 35 to 60. On price boards a crescent stands for halal, a leaf for vegetarian.</p>',
      },
      'fr-FR': {
        title: 'Manger dans les halls',
        body: '<p>On mange dans chaque hall. La cohue va de onze heures et demie à treize heures ; avant onze heures ou après treize heures trente, presque pas d’attente. Eau potable, chaude et froide, près des toilettes : apportez une tasse.</p><p>Comptez 20 à 35 yuans pour un bol de nouilles ou un plat de riz, 35 à 60 pour un menu. Sur les panneaux, le croissant veut dire halal, la feuille végétarien.</p>',
      },
    },
  },
  {
    page: 'catering',
    key: 'halal',
    texts: {
      'zh-CN': {
        title: '清真',
        body: '<p>清真餐点用单独的厨房、油和餐具，W2馆最多。街上认“清真”两个字或绿色招牌；酒店早餐有没有清真档口，在<a href="/service/hotel/?halal=1">酒店列表</a>里可以筛选。</p><p>各馆都有礼拜室。赶上礼拜时间，餐点会替您把饭菜留着。</p>',
      },
      'en-US': {
        title: 'Halal',
        body: '<p>Halal food points have a kitchen, oil and tableware of their own; most are in hall W2. In town, look for the two characters on the card for “I eat halal” among the <a href="/service/phrases">phrases</a>, usually on a green sign. The <a href="/service/hotel/?halal=1">list of hotels</a> can be narrowed to those with a halal breakfast.</p><p>Every hall has a prayer room. At prayer times the counters will keep your meal for you.</p>',
      },
      'fr-FR': {
        title: 'Halal',
        body: '<p>Les points halal ont leur cuisine, leur huile et leur vaisselle ; la plupart sont au hall W2. En ville, repérez les deux caractères de la carte « Je mange halal », parmi les <a href="/service/phrases">phrases</a>, souvent sur une enseigne verte. La <a href="/service/hotel/?halal=1">liste des hôtels</a> peut se limiter à ceux dont le petit-déjeuner l’est.</p><p>Chaque hall a sa salle de prière. À l’heure de la prière, les comptoirs gardent votre repas.</p>',
      },
    },
  },
  {
    page: 'catering',
    key: 'vegetarian',
    texts: {
      'zh-CN': {
        title: '素食',
        body: '<p>湘菜里的素菜常用猪油或肉汤，点菜时要说“不要肉、不要猪油、不要高汤”。W4馆的青碗全素，其余带叶子标记的餐点至少有两道。</p><p>纯素的客人请再加一句“不要蛋、不要奶”。</p>',
      },
      'en-US': {
        title: 'Vegetarian and vegan',
        body: '<p>Vegetables in Hunan are often cooked in lard or meat stock, so say “no meat, no lard, no stock”; the phrase is among the cards. Green Bowl in hall W4 serves nothing else, and every counter with a leaf has at least two dishes.</p><p>Vegans add “no egg, no milk”.</p>',
      },
      'fr-FR': {
        title: 'Végétarien et végétalien',
        body: '<p>Au Hunan, les légumes cuisent souvent au saindoux ou au bouillon de viande : dites « sans viande, sans saindoux, sans bouillon », la phrase est parmi les cartes. Le Bol vert, hall W4, ne sert que cela ; les comptoirs à feuille ont au moins deux plats.</p><p>Végétalien ? Ajoutez « sans œuf, sans lait ».</p>',
      },
    },
  },
  {
    page: 'catering',
    key: 'allergens',
    texts: {
      'zh-CN': {
        title: '过敏原',
        body: '<p>花生、芝麻、大豆和小麦是湘菜和面食里最常见的，油里也可能有。下面这张表三种文字对照，指给服务员看；严重过敏请一并出示医生证明，随身带药。</p>',
      },
      'en-US': {
        title: 'Allergens',
        body: '<p>Peanut, sesame, soya and wheat are the commonest in this cooking, sometimes in the oil alone. Point at the table below when you order. If your allergy is severe, carry your medicine and a doctor’s note.</p>',
      },
      'fr-FR': {
        title: 'Allergènes',
        body: '<p>Arachide, sésame, soja et blé sont ici les plus fréquents, parfois dans l’huile seulement. Montrez le tableau ci-dessous en commandant. En cas d’allergie grave, gardez sur vous vos médicaments et un certificat.</p>',
      },
    },
  },
  {
    page: 'catering',
    key: 'paying',
    texts: {
      'zh-CN': {
        title: '怎么付钱',
        body: '<p>多数地方扫码付款，现金也收，商家不得拒收。标有“可刷外卡”的餐点能用境外银行卡。没有小费，账单就是要付的数。</p>',
      },
      'en-US': {
        title: 'Paying',
        body: '<p>Most people pay by phone; cash is legal tender everywhere, small notes help. Places marked “foreign cards” take them. Nobody expects a tip: the bill is what you pay.</p>',
      },
      'fr-FR': {
        title: 'Payer',
        body: '<p>On paie surtout au téléphone ; les espèces ont cours partout, en petites coupures de préférence. Les lieux marqués « cartes étrangères » les acceptent. Pas de pourboire : on paie l’addition, rien de plus.</p>',
      },
    },
  },
];
