import type { SeedActivity } from './shapes.ts';

/** Activities of 2025. */
export const latestActivities: SeedActivity[] = [
  {
    partner: 'dongting-weft',
    publishedAt: '2025-07-03T10:00:00+08:00',
    texts: {
      'zh-CN': {
        title: '闭馆之后：样品去了哪里',
        summary: '洞庭纬线供应链集团公布第四届博览会样品去向，三成返运，五成转售，其余赠出。',
        body: '<p>撤展第三天，馆外的临时仓只剩一面空货架。集团清点后给每位参展商寄去一张去向单：哪一箱已登船，哪一箱卖给了谁，哪一箱送进了学校。</p><p>返运的多是机器样机和大件石雕；咖啡、茶叶、调味品大半留在了长沙的店铺；布料和文具由两所小学的美术教室收下。</p><p>“最麻烦的是半开封的样品，”仓库主管说，“我们按食品和非食品分开，能验的验，不能验的当场销毁并拍照。”</p>',
      },
      'en-US': {
        title: 'After closing time: where the samples went',
        summary:
          'Dongting Weft has published what became of the goods shown at the fourth expo: three in ten returned, half were sold, the rest given away.',
        body: '<p>On the third day of dismantling one shelf was left in the bonded tent, and it was empty. Each exhibitor then received a sheet by post: which crate is at sea, which was bought and by whom, which stands in a school.</p><p>Machines and heavy carvings mostly sailed home. Coffee, tea and sauces found shops in Changsha; cloth and stationery went to the art rooms of two primary schools.</p><p>Half-opened packets were the hard part, the storekeeper reports. Food was separated from everything else, tested where that was possible, and otherwise destroyed before a camera.</p>',
      },
      'fr-FR': {
        title: 'Après la fermeture : que sont devenus les échantillons ?',
        summary:
          'Trame de Dongting rend compte du sort des marchandises de la quatrième édition : trois dixièmes renvoyés, la moitié vendue, le reste donné.',
        body: '<p>Au troisième jour du démontage, il ne restait sous la tente douanière qu’une étagère vide. Chaque exposant a ensuite reçu une fiche : telle caisse navigue, telle autre a trouvé preneur, celle-ci est à l’école.</p><p>Machines et grandes sculptures sont reparties. Cafés, thés et condiments garnissent des boutiques de Changsha ; tissus et cahiers ont rejoint les salles de dessin de deux écoles.</p><p>Restaient les paquets entamés. Le magasinier raconte : tri entre aliments et autres, analyse quand elle était possible, sinon destruction devant l’appareil photo.</p>',
      },
    },
  },
  {
    partner: 'rift-purple-leaf',
    publishedAt: '2025-06-25T09:30:00+08:00',
    texts: {
      'zh-CN': {
        title: '紫茶遇上黑茶：第一批砖茶压成',
        summary: '肯尼亚合作社与湖南茶师试制的紫茶砖开始陈放，明年春天开汤。',
        body: '<p>裂谷合作社带来四十公斤紫茶毛料，在安化一间老作坊里完成渥堆和蒸压。紫茶叶片偏厚，师傅把蒸汽时间延长了二十秒。</p><ul><li>砖重四百克，共九十二块；</li><li>一半留在湖南陈放，一半运回肯尼亚，看两种气候下的变化；</li><li>每块背面压有采摘茶园的编号。</li></ul><p>双方约定，明年春天同一天开汤，用同样的水温，互寄评语。</p>',
      },
      'en-US': {
        title: 'Purple leaf, dark tea: the first bricks are pressed',
        summary:
          'A trial by the Kenyan cooperative and a tea master in Hunan has gone into storage, to be brewed next spring.',
        body: '<p>Forty kilos of raw purple leaf travelled to an old workshop in Anhua, were piled, steamed and pressed. The leaf is thick, so the master gave it twenty seconds more of steam.</p><ul><li>Ninety-two bricks of four hundred grams.</li><li>Half will age in Hunan and half in Kenya, to learn what climate does.</li><li>On the back of each stands the number of its garden.</li></ul><p>Both sides will open a brick on the same day, at the same temperature, and post each other their notes.</p>',
      },
      'fr-FR': {
        title: 'Feuille pourpre, thé sombre : les premières briques',
        summary: 'L’essai mené par la coopérative kényane et un maître du Hunan est mis à vieillir jusqu’au printemps.',
        body: '<p>Quarante kilos de feuilles pourpres ont fait le voyage d’Anhua, où un vieil atelier les a fermentées, étuvées puis pressées. Comme la feuille est épaisse, le maître a prolongé la vapeur de vingt secondes.</p><ul><li>Quatre-vingt-douze briques de quatre cents grammes.</li><li>La moitié vieillira dans le Hunan, l’autre au Kenya, pour comparer les climats.</li><li>Le numéro du jardin figure au dos.</li></ul><p>Au printemps, on ouvrira une brique le même jour des deux côtés, à la même température, avant d’échanger ses impressions par la poste.</p>',
      },
    },
  },
  {
    partner: 'bamboo-ward',
    publishedAt: '2025-06-16T15:00:00+08:00',
    texts: {
      'zh-CN': {
        title: '四天，两个急救点，二百一十七次敲门',
        summary: '竹苑医疗器械回顾会期急救服务，最多的是脚上的水泡。',
        body: '<p>护士们的登记簿上，水泡排第一，中暑第二，想借剪刀剪标签的排第三。真正需要转院的只有一人，二十分钟内坐上救护车。</p><p>簿子里还记着一件小事：一位来自加蓬的客商忘带降压药，护士请他出示药盒照片，联系附近药店配到了同类药品。</p><p>用过的四张检查床和两台制氧机经消毒检测，已捐给一间乡镇卫生院。</p>',
      },
      'en-US': {
        title: 'Four days, two first-aid points, 217 knocks on the door',
        summary: 'Bamboo Ward looks back at its nurses’ log. Blisters lead the table.',
        body: '<p>Blisters came first, heat second, people in search of scissors for a price tag third. One visitor only had to go to hospital, and sat in the ambulance within twenty minutes.</p><p>The log also remembers a merchant from Gabon who had left his tablets for blood pressure at home. A picture of the box was enough to find their like in a chemist’s nearby.</p><p>Four couches and two oxygen makers have since been cleaned, tested and handed to a country clinic.</p>',
      },
      'fr-FR': {
        title: 'Quatre jours, deux postes de secours, 217 visites',
        summary: 'Pavillon de Bambou relit le registre de ses infirmières : les ampoules arrivent en tête.',
        body: '<p>Les ampoules d’abord, la chaleur ensuite, puis ceux qui cherchaient des ciseaux pour couper une étiquette. Une seule personne a dû être hospitalisée ; vingt minutes plus tard, elle était dans l’ambulance.</p><p>Le registre garde aussi le souvenir d’un négociant gabonais parti sans ses comprimés contre l’hypertension : une photo de la boîte a permis à une pharmacie voisine de trouver l’équivalent.</p><p>Quatre divans d’examen et deux concentrateurs, désinfectés puis vérifiés, équipent désormais un dispensaire.</p>',
      },
    },
  },
  {
    partner: 'three-rivers-interpreters',
    publishedAt: '2025-06-14T18:00:00+08:00',
    texts: {
      'zh-CN': {
        title: '菜市场里的毕业考',
        summary: '三水口译社今年有六十四名学生通过“菜市场考试”，全部上岗。',
        body: '<p>考题年年换。今年是替一位说法语的顾客还价：半斤干辣椒、一条黑鱼，外加问清楚怎么杀。考官蹲在摊后，记下每一个听错的数字。</p><p>学生们说，过了这一关，展台前的报价就不慌了。会期里他们戴着绿、蓝、黄三色袖标，分别代表法语、英语和葡语，斯瓦希里语加一道红边。</p>',
      },
      'en-US': {
        title: 'A final examination among the vegetables',
        summary:
          'Sixty-four students of Three Rivers passed this year’s market test, and all of them worked at the expo.',
        body: '<p>The task changes. This time it was to haggle for a French-speaking customer: half a pound of dried chilli, one snakehead fish, and how the fish should be killed. The examiner squatted behind the stall and wrote down each misheard number.</p><p>After that, the students say, a price at a stand holds no terror. Their armbands were green for French, blue for English, yellow for Portuguese, with a red hem for Swahili.</p>',
      },
      'fr-FR': {
        title: 'L’examen final se passe au marché',
        summary:
          'Soixante-quatre étudiants des Trois Rivières ont réussi l’épreuve de l’année ; tous ont travaillé au salon.',
        body: '<p>Le sujet varie. Cette fois, il fallait marchander pour une cliente francophone : une demi-livre de piment séché, un poisson-serpent, et la façon de le tuer. Accroupi derrière l’étal, l’examinateur notait chaque chiffre mal compris.</p><p>Après cela, disent-ils, un devis ne fait plus peur. Brassard vert pour le français, bleu pour l’anglais, jaune pour le portugais ; un liseré rouge annonçait le swahili.</p>',
      },
    },
  },
  {
    partner: 'thousand-hills-roast',
    publishedAt: '2025-06-13T16:20:00+08:00',
    texts: {
      'zh-CN': {
        title: '一张便条寄回水洗站',
        summary: '千丘烘焙坊把杯测分数和成交价写在便条上，随货款寄回卢旺达。',
        body: '<p>会期第二天下午，五位买家围着咖啡吧盲测九支豆子。第七号拿了最高分，来自一个只有八十户的水洗站。</p><p>当晚成交，便条也在当晚写好：得分、风味词、每公斤售价，以及买家的店在哪条街上。烘焙坊说，农户最爱看的是最后一项。</p>',
      },
      'en-US': {
        title: 'A note to the washing station',
        summary: 'Thousand Hills sends scores and prices back to Rwanda, on paper, together with the money.',
        body: '<p>On the second afternoon five buyers tasted nine coffees blind at the bar. Number seven won; it comes from a station with eighty families.</p><p>It was sold that evening, and that evening the note was written: score, flavours, price per kilo, and the street in which the buyer’s shop stands. Growers, the roasters say, like the last line best.</p>',
      },
      'fr-FR': {
        title: 'Un mot pour la station de lavage',
        summary: 'Les Mille Collines renvoient au Rwanda, sur papier, les notes et les prix avec le paiement.',
        body: '<p>Deuxième après-midi : cinq acheteurs goûtent neuf cafés à l’aveugle. Le numéro sept l’emporte ; il vient d’une station de quatre-vingts familles.</p><p>Vendu le soir même, le lot a aussitôt son billet : la note, les arômes, le prix au kilo et le nom de la rue où se trouve la boutique. C’est cette dernière ligne, paraît-il, que l’on relit le plus.</p>',
      },
    },
  },
  {
    partner: 'sun-shuttle',
    publishedAt: '2025-06-12T14:00:00+08:00',
    texts: {
      'zh-CN': {
        title: '充电站旁边的电表，谁都可以看',
        summary: '日梭光能在休息区公开发电读数，开幕日阴天，也够充九百部手机。',
        body: '<p>电表没有装在柜子里，而是挂在与视线齐平的地方，旁边一支粉笔：整点读数由路过的孩子来写。</p><p>开幕当天多云，四十八块板发了六十一度电。工程师在黑板上算给观众看，阴天与晴天差在哪里，又该配多大的储能箱。</p>',
      },
      'en-US': {
        title: 'A meter that anyone may read',
        summary:
          'Sun Shuttle shows what its panels yield in the rest area. A cloudy opening day still charged nine hundred telephones.',
        body: '<p>The meter hangs at eye level instead of in a cupboard, with a stick of chalk: on the hour, a child who happens to pass writes down the figure.</p><p>Clouds covered the first day, and forty-eight panels made sixty-one kilowatt-hours. On a blackboard the engineers worked out what the sun would have added, and how large a battery has to be.</p>',
      },
      'fr-FR': {
        title: 'Un compteur que chacun peut lire',
        summary:
          'Navette Solaire affiche sa production dans l’aire de repos : même sous les nuages, neuf cents téléphones rechargés.',
        body: '<p>Accroché à hauteur d’yeux plutôt qu’enfermé, le compteur a sa craie : à chaque heure, un enfant de passage inscrit le chiffre.</p><p>Ciel couvert le premier jour : quarante-huit panneaux, soixante et un kilowattheures. Au tableau noir, les ingénieurs calculaient l’apport du soleil et la taille de batterie qu’il faut prévoir.</p>',
      },
    },
  },
  {
    partner: 'weft-bridge-bank',
    publishedAt: '2025-06-12T11:00:00+08:00',
    texts: {
      'zh-CN': {
        title: '信用证里最常见的五个错字',
        summary: '经纬桥银行把咨询台上的疑问整理成一页纸，现场免费领取。',
        body: '<p>开幕上午来了三十多位客商，一多半手里捏着被退回的单据。银行把他们的烦恼归了类：</p><ul><li>公司名称少写了“有限”二字；</li><li>港口名用了旧拼法；</li><li>装船日与提单日不一致；</li><li>货描照抄了发票，却与合同不同；</li><li>交单晚了一天。</li></ul><p>五条都不难，难的是发货那天没人看第二遍。</p>',
      },
      'en-US': {
        title: 'Five small mistakes that stop a payment',
        summary: 'What merchants brought to the desk of Weft Bridge Bank, sorted and printed on one page.',
        body: '<p>More than thirty came on the first morning, most of them holding papers that had been returned. The bank made a list of what was wrong:</p><ul><li>“Limited” missing from the company’s name.</li><li>A port in its former spelling.</li><li>Two different days of loading.</li><li>Goods described as on the invoice, which the contract words otherwise.</li><li>Documents handed in one day late.</li></ul><p>None of this is difficult. Someone has to read it twice on the day of shipment.</p>',
      },
      'fr-FR': {
        title: 'Cinq petites erreurs qui bloquent un paiement',
        summary: 'Les soucis déposés au guichet de la Banque Pont de Trame, triés et imprimés sur une page.',
        body: '<p>Plus de trente commerçants le premier matin, la plupart avec des documents refusés. Le classement de la banque :</p><ul><li>la forme sociale oubliée dans le nom ;</li><li>un port écrit à l’ancienne ;</li><li>deux dates d’embarquement ;</li><li>une désignation reprise de la facture, différente au contrat ;</li><li>un dépôt tardif, d’un seul jour.</li></ul><p>Rien de bien difficile, pourvu que l’on relise le jour de l’expédition.</p>',
      },
    },
  },
];
