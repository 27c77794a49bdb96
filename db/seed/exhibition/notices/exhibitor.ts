import type { SeedNotice } from '../shapes.ts';

/** Notices for exhibitors. */
export const exhibitorNotices: SeedNotice[] = [
  {
    key: 'move-in',
    audience: 'exhibitor',
    important: true,
    publishedAt: '2025-05-28T09:00:00+08:00',
    texts: {
      'zh-CN': {
        title: '进场布展：按预约时段、走货运通道',
        summary: '车辆、展品和搭建人员分时段进场。先看清自己的馆号与卸货口，再安排车队。',
        body: `<p>每家展商的进场时段印在进场单上。请让司机随身带一份：货运口只认单子，不认电话。提前到的车辆在等候区停放，不要停在馆门前。</p>
<ul>
<li>大件设备先进，占用通道的吊装须在其他展位开工前完成。</li>
<li>搭建人员戴安全帽，登高作业系安全带，十六岁以下不得入场。</li>
<li>当天的包装箱当天运走，通道始终留空。</li>
</ul>
<p>不清楚自己在哪一排，请查<a href="/exhibition/?cursor=layout">展位图</a>，输入企业名称就能看到路线。</p>`,
      },
      'en-US': {
        title: 'Moving in: by time slot, through the freight gates',
        summary:
          'Vehicles, goods and stand builders enter at set times. Find your hall and its gate before you book a lorry.',
        body: `<p>Your time slot is printed on your move-in slip. Give the driver a copy, since the freight gate goes by the slip and by nothing else. Lorries that come early wait in the holding area rather than in front of a hall.</p>
<ul>
<li>Heavy machines go first: lifting that blocks an aisle has to be over before the neighbours start to build.</li>
<li>Builders wear helmets, and harnesses above head height. Nobody under sixteen comes in during build-up.</li>
<li>Empty crates leave on the day they were emptied, so that the aisles stay open.</li>
</ul>
<p>Not sure which row is yours? Type your company’s name into the <a href="/exhibition/?cursor=layout">hall plan</a>.</p>`,
      },
      'fr-FR': {
        title: 'Montage : chacun à son heure, par les accès de fret',
        summary:
          'Véhicules, marchandises et monteurs entrent par créneaux. Repérez votre hall et son quai avant de réserver un camion.',
        body: `<p>Votre créneau figure sur le bon d’entrée. Remettez-en une copie au chauffeur : c’est ce papier, et lui seul, qui ouvre l’accès de fret. Les camions en avance patientent sur l’aire d’attente, jamais devant un hall.</p>
<ul>
<li>Les machines lourdes passent en premier ; tout levage qui barre une allée s’achève avant l’arrivée des voisins.</li>
<li>Casque pour les monteurs, harnais pour le travail en hauteur. Aucun mineur de moins de seize ans pendant le montage.</li>
<li>Les caisses vides repartent le jour même afin que les allées restent libres.</li>
</ul>
<p>Vous ignorez quelle est votre allée ? Saisissez le nom de votre société dans le <a href="/exhibition/?cursor=layout">plan des halls</a>.</p>`,
      },
    },
  },
  {
    key: 'move-out',
    audience: 'exhibitor',
    important: true,
    publishedAt: '2025-06-10T15:00:00+08:00',
    texts: {
      'zh-CN': {
        title: '撤展：闭馆之后再动手，出馆凭放行单',
        summary: '6月15日闭馆前请勿拆台。留购展品与暂时进口展品分开装箱，手续不同。',
        body: `<p>最后一天下午往往还有专程赶来的买家。闭馆广播响起之前，请保持展位完整；广播之后先断电，再拆台。</p>
<p>展品出馆须有放行单，写明件数。已经卖出的、要运回国的、送人的，请分成三堆：海关手续各不相同，混在一起谁也走不了。</p>
<p>地面胶带和广告残留由展位自行清理。落下的东西送到各馆问询台，保管情况见失物招领的通知。</p>`,
      },
      'en-US': {
        title: 'Moving out: after closing, with an exit slip',
        summary: 'Stands stay up until the halls close on 15 June. Pack what was sold apart from what travels home.',
        body: `<p>Some buyers come on the last afternoon on purpose. Keep your stand whole until the closing announcement; then switch off the power, and only then take things down.</p>
<p>An exit slip with the number of pieces lets goods out of the hall. Make three heaps: sold, going home, given away. Each follows its own customs procedure, and one mixed crate holds up all three.</p>
<p>Tape on the floor and leftover print are for you to remove. Whatever you forget goes to the hall’s information desk.</p>`,
      },
      'fr-FR': {
        title: 'Démontage : après la fermeture, avec un bon de sortie',
        summary:
          'Les stands restent en place jusqu’à la fermeture, le 15 juin. Séparez ce qui est vendu de ce qui repart.',
        body: `<p>Certains acheteurs réservent leur visite au dernier après-midi. Gardez donc le stand complet jusqu’à l’annonce de fermeture ; coupez ensuite le courant, puis démontez.</p>
<p>Rien ne sort sans bon indiquant le nombre de colis. Faites trois lots : vendu, à rapatrier, offert. La douane traite chacun à sa manière, et une seule caisse mélangée bloque l’ensemble.</p>
<p>Adhésifs au sol et restes d’affiches sont à votre charge. Les objets oubliés rejoignent l’accueil du hall.</p>`,
      },
    },
  },
  {
    key: 'badges',
    audience: 'exhibitor',
    publishedAt: '2025-05-12T09:30:00+08:00',
    texts: {
      'zh-CN': {
        title: '证件：一人一证，随身佩戴',
        summary: '参展证、布展证、车证各管一段时间。护照号码请照护照填写，不要用签证号。',
        body: `<p>布展证在布展、撤展期间有效，参展证在开馆期间有效，两者不能互换。车证贴在前挡风玻璃上，只认车牌。</p>
<p>外籍人员登记护照号码。字母O和数字0、字母I和数字1最容易写错，提交前请对着护照读一遍。换了人，先注销旧证，再办新证。</p>
<p>丢失证件请立即到所在馆问询台挂失，捡到他人证件也请交到那里。</p>`,
      },
      'en-US': {
        title: 'Badges: one person, one badge, worn in sight',
        summary:
          'Exhibitor, builder and vehicle passes serve different days. Enter the passport number, not that of the visa.',
        body: `<p>A builder’s pass opens doors during build-up and dismantling, an exhibitor’s badge while the show is open; one does not replace the other. The vehicle pass belongs behind the windscreen and names one number plate.</p>
<p>Foreign colleagues register by passport. The letter O and the figure 0, the letter I and the figure 1 are the usual slips, so read it aloud once more before you send it. When somebody is replaced, cancel the old badge first.</p>
<p>Report a lost badge at the information desk of your hall, and hand in there any that you find.</p>`,
      },
      'fr-FR': {
        title: 'Badges : un par personne, toujours visible',
        summary:
          'Exposant, monteur, véhicule : à chaque laissez-passer ses jours. Indiquez le numéro du passeport, non celui du visa.',
        body: `<p>Le laissez-passer de monteur vaut pour le montage et le démontage, le badge d’exposant pour les heures d’ouverture ; l’un ne remplace pas l’autre. Celui du véhicule se place derrière le pare-brise et ne vaut que pour une seule plaque.</p>
<p>Vos collègues étrangers s’inscrivent avec leur passeport. La lettre O et le chiffre 0, la lettre I et le chiffre 1 se confondent aisément : relisez à voix haute avant d’envoyer. En cas de remplacement, faites d’abord annuler l’ancien badge.</p>
<p>Perte ou trouvaille : adressez-vous sans attendre à l’accueil de votre hall.</p>`,
      },
    },
  },
  {
    key: 'customs',
    audience: 'exhibitor',
    important: true,
    publishedAt: '2025-04-16T10:00:00+08:00',
    texts: {
      'zh-CN': {
        title: '展品入境：先决定它要不要回去',
        summary: '暂时进境、正式进口、赠品样品各有手续。使用ATA单证册的展品要原样复出境。',
        body: `<p>装箱之前先回答一个问题：这件东西展完之后去哪里？</p>
<ul>
<li><strong>要运回的设备、样机：</strong>可用ATA单证册办理暂时进境，单证上的名称、数量、序列号须与实物一致，期限内复运出境。</li>
<li><strong>准备卖掉的：</strong>按正式进口申报，缴税后才能交给买家。单证册项下的货物不能直接出售。</li>
<li><strong>试吃、派发的：</strong>数量合理，列明清单，食品和动植物产品还要符合检疫要求。</li>
</ul>
<p>木质包装须经处理并带标识。各国签发机构和办理周期不一，请尽早咨询本国商会，国内环节可委托<a href="/exhibition/?cursor=manual">参展手册</a>所说的货运代理。</p>`,
      },
      'en-US': {
        title: 'Customs: decide first whether a thing goes home',
        summary:
          'Temporary admission, import for sale, samples to give away: three procedures. What travels on an ATA carnet must leave as it came.',
        body: `<p>Before you pack, answer one question for each piece: where is it on the day after the show?</p>
<ul>
<li><strong>Back home:</strong> machines and samples may enter on an ATA carnet. Names, quantities and serial numbers on the list have to match the goods, which leave again in time.</li>
<li><strong>With a buyer:</strong> declare it for import and pay the duty before you hand it over. Goods under a carnet may not simply be sold.</li>
<li><strong>Eaten or given away:</strong> reasonable amounts, on a list of their own; food, plants and animal products must also satisfy quarantine.</li>
</ul>
<p>Wooden packing has to be treated and marked. Your chamber of commerce says who issues carnets and how long it takes; for the Chinese side see the freight chapter of the <a href="/exhibition/?cursor=manual">exhibitor’s guide</a>.</p>`,
      },
      'fr-FR': {
        title: 'Douane : décidez d’abord si l’objet repart',
        summary:
          'Admission temporaire, importation en vue de la vente, échantillons : trois régimes. Sous carnet ATA, tout doit ressortir tel quel.',
        body: `<p>Avant l’emballage, posez-vous pour chaque pièce une seule question : où sera-t-elle au lendemain du salon ?</p>
<ul>
<li><strong>De retour chez vous :</strong> machines et modèles peuvent entrer sous carnet ATA, à condition que désignations, quantités et numéros de série correspondent, et que tout ressorte dans le délai.</li>
<li><strong>Chez un acheteur :</strong> déclarez l’importation et acquittez les droits avant la remise. Une marchandise sous carnet ne se vend pas sur-le-champ.</li>
<li><strong>Dégustée ou distribuée :</strong> des quantités raisonnables, listées à part ; aliments, végétaux et produits animaux relèvent en outre de la quarantaine.</li>
</ul>
<p>Les emballages en bois doivent être traités et marqués. Votre chambre de commerce vous dira qui délivre les carnets et sous quel délai ; pour la partie chinoise, voyez le chapitre du fret dans le <a href="/exhibition/?cursor=manual">guide de l’exposant</a>.</p>`,
      },
    },
  },
  {
    key: 'fire-safety',
    audience: 'exhibitor',
    publishedAt: '2025-05-19T09:00:00+08:00',
    texts: {
      'zh-CN': {
        title: '消防：通道、材料、电',
        summary: '搭建材料要阻燃，灭火器要够得着，消防栓和出口前不堆东西。',
        body: `<p>值班消防员每天巡馆，重点看三样。</p>
<ol>
<li>通道：标线以内一律不摆桌椅、展架和纸箱，观众排队也请引到展位里面。</li>
<li>材料：布幔、地毯、板材须为阻燃产品，请把检测报告放在展位备查。</li>
<li>电：接线由持证电工完成，夜间断电；需要通宵供电的冷柜请提前申报。</li>
</ol>
<p>馆内禁止明火、禁止吸烟，燃油机械油箱不加满，电瓶断开一极。</p>`,
      },
      'en-US': {
        title: 'Fire safety: aisles, materials, electricity',
        summary: 'Fire-retardant materials, an extinguisher within reach, and nothing in front of hydrants or exits.',
        body: `<p>The fire wardens walk the halls every day and look at three things.</p>
<ol>
<li>Aisles. No table, rack or box crosses the marked line, and queues belong inside your stand.</li>
<li>Materials. Fabric, carpet and board are fire-retardant; keep the test report at the stand.</li>
<li>Electricity. Certified electricians do the wiring and power goes off at night. Refrigerators that must run on are to be announced beforehand.</li>
</ol>
<p>There are no open flames and there is no smoking indoors. Engines on show carry little fuel and have one pole of the battery disconnected.</p>`,
      },
      'fr-FR': {
        title: 'Incendie : allées, matériaux, électricité',
        summary:
          'Des matériaux ignifugés, un extincteur à portée de main, rien devant les bouches d’incendie ni les issues.',
        body: `<p>Les agents de sécurité parcourent les halls chaque jour et contrôlent trois points.</p>
<ol>
<li>Les allées : ni table, ni présentoir, ni carton au-delà du marquage ; les files d’attente se tiennent sur votre stand.</li>
<li>Les matériaux : tissus, moquettes et panneaux ignifugés, procès-verbal d’essai disponible sur place.</li>
<li>L’électricité : raccordements par des électriciens agréés, coupure la nuit. Un réfrigérateur à maintenir sous tension se déclare à l’avance.</li>
</ol>
<p>Ni flamme nue ni cigarette à l’intérieur. Les moteurs exposés contiennent peu de carburant et ont une borne de batterie débranchée.</p>`,
      },
    },
  },
  {
    key: 'food-sampling',
    audience: 'exhibitor',
    publishedAt: '2025-05-22T14:00:00+08:00',
    texts: {
      'zh-CN': {
        title: '试吃试饮：让人尝得放心',
        summary: '标签、留样、过敏提示一样不能少；酒类不给未成年人。',
        body: `<p>咖啡、辣椒、葡萄酒、坚果，尝一口胜过讲半天。请把下面几件事做好。</p>
<ul>
<li>包装食品贴中文标签，写明品名、产地、配料和保质期。</li>
<li>现场冲泡、切配的人员戴手套和口罩，器具一次一换。</li>
<li>含花生、坚果、奶、麸质的，用中英文写在牌子上。</li>
<li>酒类只给成年人，倒一小口，备好吐酒桶。</li>
<li>每批留样一份，冷藏保存到闭馆次日。</li>
</ul>`,
      },
      'en-US': {
        title: 'Food and drink to taste: let people trust it',
        summary: 'Labels, kept samples and a word about allergens. No alcohol for anybody under age.',
        body: `<p>A sip of coffee or a drop of chilli oil says more than a leaflet. A few things make it safe.</p>
<ul>
<li>Packed food carries a Chinese label with name, origin, ingredients and date.</li>
<li>Whoever brews or slices wears gloves and a mask; spoons and cups are used once.</li>
<li>Peanuts, nuts, milk and gluten are named on a card in Chinese and English.</li>
<li>Wine and spirits are for adults, in small pours, with a spittoon at hand.</li>
<li>Keep one sample of each batch cold until the day after closing.</li>
</ul>`,
      },
      'fr-FR': {
        title: 'Dégustations : inspirer confiance',
        summary: 'Étiquettes, échantillons témoins, mention des allergènes. Aucun alcool aux mineurs.',
        body: `<p>Une gorgée de café ou une pointe d’huile pimentée en dit plus long qu’un dépliant. Encore faut-il quelques précautions.</p>
<ul>
<li>Les produits emballés portent une étiquette en chinois : nom, origine, ingrédients, date limite.</li>
<li>Gants et masque pour qui prépare ou découpe ; gobelets et cuillères à usage unique.</li>
<li>Arachides, fruits à coque, lait et gluten sont annoncés sur un carton en chinois et en anglais.</li>
<li>Vins et alcools sont réservés aux adultes, versés en petite quantité, avec un crachoir à côté.</li>
<li>Un échantillon de chaque lot est conservé au frais jusqu’au lendemain de la clôture.</li>
</ul>`,
      },
    },
  },
  {
    key: 'live-streaming',
    audience: 'exhibitor',
    publishedAt: '2025-05-26T10:30:00+08:00',
    texts: {
      'zh-CN': {
        title: '直播与拍摄：先问镜头里的人',
        summary: '展位内随意，走道不架机；拍别人的展品要征得同意。',
        body: `<p>欢迎直播。灯架、提词器和收音设备请放在自己的展位里，走道上不架设固定机位，音量以隔壁展位能正常交谈为准。</p>
<p>镜头里出现的观众有权不出镜，特别是儿童；邻居的新品、图纸和价目表，未经同意不要拍。带货的商品必须已经办完进口手续，价格与展位上标的一致。</p>
<p>馆内无线网络人多时会变慢，重要场次请向所在馆问询台登记有线网络。</p>`,
      },
      'en-US': {
        title: 'Filming and live streams: ask those in the picture',
        summary: 'Your own stand is your studio; the aisle is not. Other people’s products need their consent.',
        body: `<p>Streams are welcome. Lamps, prompters and microphones stand within your own space, no tripod in the aisle, and the sound is right when the next stand can still talk.</p>
<p>Visitors may decline to be shown, and children are not filmed without their parents’ word. Do not film a neighbour’s new model, drawings or price list unasked. Goods sold on air must have been imported, at the price shown on the stand.</p>
<p>Wireless networks slow down in a crowd; for a stream that matters, book a cable at the hall’s information desk.</p>`,
      },
      'fr-FR': {
        title: 'Tournage et diffusion en direct : demandez l’accord',
        summary: 'Votre stand vous sert de studio, l’allée non. Filmer les produits d’autrui suppose son consentement.',
        body: `<p>Les directs sont bienvenus. Projecteurs, prompteurs et micros restent sur votre surface, aucun trépied dans l’allée ; le volume convient tant que les voisins peuvent encore converser.</p>
<p>Un visiteur peut refuser d’apparaître, et l’on ne filme pas d’enfant sans l’accord des parents. Ne filmez ni nouveauté, ni dessin, ni tarif d’un voisin sans le lui demander. Ce qui se vend à l’antenne doit avoir été dédouané, au prix affiché sur le stand.</p>
<p>Le réseau sans fil faiblit dans la foule : pour un direct important, réservez une liaison filaire à l’accueil.</p>`,
      },
    },
  },
  {
    key: 'interpreters-for-exhibitors',
    audience: 'exhibitor',
    publishedAt: '2025-05-08T11:00:00+08:00',
    texts: {
      'zh-CN': {
        title: '口译：把术语表先发给译员',
        summary: '中英、中法口译可提前预订，也可现场短时借用。',
        body: `<p>每座馆西侧有口译台，可以就一次洽谈短时求助。需要全天陪同的，请在开馆前通过<a href="/service/serviceDetail?id=4">翻译服务</a>预订。</p>
<p>译员懂语言，未必懂您的机器。请提前两三天把产品资料、型号和报价用语发过去，最好附上中外文对照。谈合同条款时说短句，说完一句停一停，重要数字写在纸上。</p>`,
      },
      'en-US': {
        title: 'Interpreters: send them your vocabulary first',
        summary: 'Chinese with English or French, booked in advance or borrowed for a short talk.',
        body: `<p>Near the west entrance of every hall there is an interpreters’ desk that helps with a single conversation. For a whole day, book ahead through <a href="/service/serviceDetail?id=4">interpreting and translation</a>.</p>
<p>Interpreters know the language, and perhaps not your pump. Two or three days before, send them your sheets, model names and price terms, in both languages if you can. When it comes to clauses, speak in short sentences, pause, and write the figures down.</p>`,
      },
      'fr-FR': {
        title: 'Interprètes : envoyez-leur d’abord votre vocabulaire',
        summary: 'Chinois-français ou chinois-anglais, sur réservation ou pour une brève conversation.',
        body: `<p>Un bureau d’interprètes se tient près de l’entrée ouest de chaque hall et dépanne le temps d’un échange. Pour une journée entière, réservez à l’avance auprès du <a href="/service/serviceDetail?id=4">service de traduction</a>.</p>
<p>Un interprète connaît la langue, pas forcément votre pompe. Transmettez-lui deux ou trois jours plus tôt fiches, références et termes de prix, si possible dans les deux langues. Au moment des clauses, faites des phrases courtes, marquez une pause et écrivez les chiffres.</p>`,
      },
    },
  },
];
