import type { SeedProject } from '../shapes.ts';

/** Projects in South Africa, Namibia, Botswana, Zambia, Zimbabwe, Malawi, Mozambique, Angola and Lesotho. */
export const southernAfricanProjects: SeedProject[] = [
  {
    key: 'robertson-wine-shipments',
    category: 'trade',
    region: 'ZA',
    industry: 2,
    amount: '125',
    status: 'fulfilled',
    publishedOn: '2025-04-15',
    phone: '+27823820601',
    contact: 'trade@langeberg-cellar.example',
    texts: {
      'zh-CN': {
        name: '罗伯逊产区皮诺塔吉红酒',
        owner: '朗厄山酒庄',
        contactPerson: '贸易部',
        introduction:
          '酒庄自有葡萄园一百四十公顷，石灰岩土壤。按合同向华中三省供瓶装酒二十万瓶，混合装有皮诺塔吉与白诗南，去年底全部到港清关。',
        cooperationRequirement: '首期合同履约完成，下一期可做定制酒标和散装液袋；经销商需具备恒温仓。',
      },
      'en-US': {
        name: 'Pinotage from the Robertson valley',
        owner: 'Langeberg Cellar',
        contactPerson: 'Trade office',
        introduction:
          'The cellar owns 140 hectares of vines on limestone. Under the contract it sent 200,000 bottles of Pinotage and Chenin Blanc to three provinces in central China, all cleared by the end of last year.',
        cooperationRequirement:
          'The first contract is fulfilled. The next may have labels of the customer’s own, or flexitanks; a distributor needs a cool store. Tasting sets of six are sent on request.',
      },
      'fr-FR': {
        name: 'Pinotage de la vallée de Robertson',
        owner: 'Langeberg Cellar',
        contactPerson: 'Bureau commercial',
        introduction:
          'La cave possède 140 hectares de vignes sur calcaire. Aux termes du contrat, elle a livré 200 000 bouteilles de pinotage et de chenin à trois provinces du centre de la Chine, toutes dédouanées à la fin de l’an dernier.',
        cooperationRequirement:
          'Premier contrat exécuté. Le suivant peut porter l’étiquette du client ou être expédié en flexitanks ; le distributeur doit disposer d’un entrepôt tempéré. Coffrets de six pour dégustation sur demande.',
      },
    },
  },
  {
    key: 'limpopo-citrus-packhouse',
    category: 'investment',
    region: 'ZA',
    industry: 1,
    amount: '470',
    status: 'published',
    publishedOn: '2025-12-10',
    phone: '+27823820602',
    contact: 'growth@letaba-citrus.example',
    texts: {
      'zh-CN': {
        name: '林波波柑橘包装厂智能分选',
        owner: '莱塔巴柑橘联合体',
        contactPerson: '发展部',
        introduction:
          '联合体二十三户果农，脐橙与西柚年产五万八千吨，人工分级跟不上出口季。引进八通道光学分选线，可识别内部糖度与浮皮，另加冷处理库六间，满足输华检疫温度要求。',
        cooperationRequirement: '欢迎分选设备商以融资租赁参与，也欢迎果品进口商预付货款，按产季抵扣。',
      },
      'en-US': {
        name: 'Optical sorting for a citrus packhouse in Limpopo',
        owner: 'Letaba Citrus Growers',
        contactPerson: 'Development',
        introduction:
          'Twenty-three growers pick 58,000 tonnes of navels and grapefruit, and grading by hand cannot keep pace. Eight lanes of optical sorting would see sugar and puffy rind; six more rooms give the cold treatment that China’s quarantine asks for.',
        cooperationRequirement:
          'A maker of sorters that leases them, or an importer that pays ahead and deducts it over the seasons.',
      },
      'fr-FR': {
        name: 'Tri optique pour une station d’agrumes au Limpopo',
        owner: 'Letaba Citrus Growers',
        contactPerson: 'Développement',
        introduction:
          'Vingt-trois producteurs récoltent 58 000 tonnes de navels et de pamplemousses ; le tri manuel ne suit plus. Huit lignes optiques détecteraient sucre et boursouflure ; six chambres de plus assureraient le traitement par le froid exigé par la quarantaine chinoise.',
        cooperationRequirement:
          'Un fabricant de trieuses les donnant en location, ou un importateur payant d’avance et récupérant sa mise au fil des campagnes.',
      },
    },
  },
  {
    key: 'gqeberha-bus-depot-charging',
    category: 'engineering',
    region: 'ZA',
    industry: 9,
    amount: '1120',
    status: 'published',
    publishedOn: '2026-08-26',
    phone: '+27823820603',
    contact: 'bids@algoa-bus-energy.example',
    texts: {
      'zh-CN': {
        name: '伊丽莎白港公交场站充电与储能',
        owner: '阿尔戈亚公交能源',
        contactPerson: '投标联络组',
        introduction:
          '两处场站将停放电动大巴一百六十辆，限电时段每天可达四小时。建设内容含双枪快充桩八十台、磷酸铁锂储能二十兆瓦时和顶棚光伏五兆瓦，由一套平台调度。',
        cooperationRequirement: '招设计施工运维一体承包方，运维十年，按可用率付费；本地采购额不少于三成五。',
      },
      'en-US': {
        name: 'Charging and storage for bus depots in Gqeberha',
        owner: 'Algoa Bus Energy',
        contactPerson: 'Bid contact group',
        introduction:
          'Two depots will house 160 electric buses in a city whose power may be cut for four hours a day. Eighty twin chargers, 20 megawatt-hours of batteries and five megawatts of canopy solar are to be steered as one.',
        cooperationRequirement:
          'Design, construction and ten years of operation under one contract, paid by availability; 35 per cent or more is bought locally.',
      },
      'fr-FR': {
        name: 'Recharge et stockage pour dépôts de bus à Gqeberha',
        owner: 'Algoa Bus Energy',
        contactPerson: 'Groupe appels d’offres',
        introduction:
          'Deux dépôts abriteront 160 bus électriques dans une ville où le courant peut manquer quatre heures par jour. Quatre-vingts bornes doubles, 20 mégawattheures de batteries et cinq mégawatts d’ombrières solaires seront pilotés ensemble.',
        cooperationRequirement:
          'Conception, construction et dix ans d’exploitation en un marché, rémunéré à la disponibilité ; 35 % d’achats locaux au moins.',
      },
    },
  },
  {
    key: 'erongo-lithium-camp',
    category: 'engineering',
    region: 'NA',
    industry: 12,
    amount: '395',
    status: 'signed',
    publishedOn: '2025-06-14',
    phone: '+264812820604',
    contact: 'fleet@spitzkoppe-earthworks.example',
    texts: {
      'zh-CN': {
        name: '埃龙戈矿区剥离设备租售',
        owner: '斯皮茨科佩土石方公司',
        contactPerson: '设备车队处',
        introduction:
          '公司承接两座露天矿的剥离，合同量一千二百万立方米，需九十吨挖掘机六台、六十吨宽体自卸车二十四台及平地、洒水设备。矿区昼夜温差三十度，粉尘大，燃油含硫偏高。',
        cooperationRequirement: '供货与驻场保养合同已签，尚缺轮胎与斗齿供应商；小时费率含驾驶员培训。',
      },
      'en-US': {
        name: 'Stripping fleet for mines in Erongo',
        owner: 'Spitzkoppe Earthworks',
        contactPerson: 'Fleet office',
        introduction:
          'Stripping for two open pits comes to 12 million cubic metres. It takes six 90-tonne excavators and 24 wide-body trucks of 60 tonnes, with graders and water carts, in dust, high-sulphur diesel and swings of 30 degrees between day and night.',
        cooperationRequirement:
          'Supply and maintenance on site are signed for. Suppliers of tyres and bucket teeth are still wanted, and the hourly rate includes training of drivers.',
      },
      'fr-FR': {
        name: 'Parc d’engins de découverte pour les mines de l’Erongo',
        owner: 'Spitzkoppe Earthworks',
        contactPerson: 'Bureau du parc',
        introduction:
          'La découverture de deux fosses représente 12 millions de mètres cubes. Il faut six pelles de 90 tonnes et 24 tombereaux de 60 tonnes, avec niveleuses et arroseuses, dans la poussière, un gazole soufré et 30 degrés d’écart entre le jour et la nuit.',
        cooperationRequirement:
          'Fourniture et entretien sur place sont signés. Manquent des fournisseurs de pneus et de dents de godet ; le tarif horaire comprend la formation des conducteurs.',
      },
    },
  },
  {
    key: 'walvis-oyster-hatchery',
    category: 'investment',
    region: 'NA',
    industry: 5,
    amount: '76',
    status: 'published',
    publishedOn: '2026-04-14',
    phone: '+264812820605',
    contact: 'farm@benguela-oysters.example',
    texts: {
      'zh-CN': {
        name: '鲸湾牡蛎育苗与净化车间',
        owner: '本格拉牡蛎场',
        contactPerson: '养殖场办公室',
        introduction:
          '寒流海域浮游生物丰富，牡蛎十个月即可上市。场里每年从国外购苗九百万粒，运输死亡近两成。自建育苗车间后可产眼点幼虫两千万，并设紫外净化池满足鲜活出口。',
        cooperationRequirement: '招技术合伙人，资金占三分之一即可；鲜活牡蛎经约翰内斯堡空运，对方负责中国市场。',
      },
      'en-US': {
        name: 'Oyster hatchery and purification at Walvis Bay',
        owner: 'Benguela Oysters',
        contactPerson: 'Farm office',
        introduction:
          'In the cold, rich current an oyster is ready in ten months. The farm buys nine million spat a year abroad and loses almost a fifth on the way. A hatchery of its own would give 20 million larvae, and ultraviolet tanks would allow live export.',
        cooperationRequirement:
          'A technical partner with a third of the capital that sells live oysters in China, flown by way of Johannesburg.',
      },
      'fr-FR': {
        name: 'Écloserie et purification d’huîtres à Walvis Bay',
        owner: 'Benguela Oysters',
        contactPerson: 'Bureau de la ferme',
        introduction:
          'Dans ce courant froid et riche, l’huître est prête en dix mois. La ferme achète neuf millions de naissains par an à l’étranger et en perd près d’un cinquième en route. Sa propre écloserie donnerait 20 millions de larves ; des bassins à ultraviolets permettraient d’exporter des huîtres vivantes.',
        cooperationRequirement:
          'Un partenaire technique détenant un tiers du capital et vendant les huîtres vivantes en Chine, acheminées par avion via Johannesburg.',
      },
    },
  },
  {
    key: 'maun-lodge-group',
    category: 'other',
    region: 'BW',
    industry: 23,
    amount: '15.6',
    status: 'published',
    publishedOn: '2026-01-21',
    phone: '+26771820606',
    contact: 'bookings@thamalakane-camps.example',
    texts: {
      'zh-CN': {
        name: '马翁营地中文导览与联合营销',
        owner: '塔马拉卡内营地集团',
        contactPerson: '预订中心',
        introduction:
          '集团在奥卡万戈三角洲边缘有帐篷营地四处，床位九十六张，旱季入住率八成，雨季不足三成。打算培养中文向导八名，并推出雨季观鸟与独木舟线路。',
        cooperationRequirement: '希望与旅行社共同设计六至九日行程，互派员工实习三个月，佣金面谈。',
      },
      'en-US': {
        name: 'Chinese-speaking guides and joint tours from Maun',
        owner: 'Thamalakane Camps',
        contactPerson: 'Booking centre',
        introduction:
          'Four tented camps at the edge of the Okavango Delta have 96 beds, eight in ten of them taken in the dry season and not three in the wet. Eight guides are to learn Chinese, for green-season tours by canoe and for birds.',
        cooperationRequirement:
          'Travel agencies that plan tours of six to nine days with the camps and exchange staff for three months. Commission is to be agreed.',
      },
      'fr-FR': {
        name: 'Guides sinophones et circuits communs au départ de Maun',
        owner: 'Thamalakane Camps',
        contactPerson: 'Centrale de réservation',
        introduction:
          'Quatre camps de toile au bord du delta de l’Okavango offrent 96 lits, occupés à 80 % en saison sèche, à moins de 30 % en saison humide. Huit guides apprendront le chinois pour des sorties en pirogue et d’observation des oiseaux.',
        cooperationRequirement:
          'Agences de voyages concevant avec les camps des séjours de six à neuf jours et échangeant du personnel trois mois. Commission à convenir.',
      },
    },
  },
  {
    key: 'copperbelt-grinding-balls',
    category: 'investment',
    region: 'ZM',
    industry: 6,
    amount: '885',
    status: 'negotiating',
    publishedOn: '2025-09-10',
    phone: '+260977820607',
    contact: 'foundry@kafubu-castings.example',
    texts: {
      'zh-CN': {
        name: '铜带省锻造磨球厂',
        owner: '卡富布铸造公司',
        contactPerson: '铸锻事业部',
        introduction:
          '铜带省选厂每年消耗磨球九万吨，多从两千公里外的港口运来。公司有废钢收购站十二处和中频炉两台，计划上马连铸圆钢与斜轧生产线，年产磨球三万吨。',
        cooperationRequirement: '正与一家中国钢球企业谈合资，另需质检实验室设备与热处理专家；土地和厂房作价三成入股。',
      },
      'en-US': {
        name: 'Forged grinding balls for the Copperbelt',
        owner: 'Kafubu Castings',
        contactPerson: 'Forge division',
        introduction:
          'Mills of the Copperbelt wear down 90,000 tonnes of grinding balls a year, most of them hauled from ports 2,000 kilometres away. With twelve scrap yards and two induction furnaces in hand, the company plans a caster and a skew-rolling line for 30,000 tonnes.',
        cooperationRequirement:
          'Talks with a Chinese maker of balls are under way. Laboratory equipment and a heat-treatment specialist are wanted too; land and hall count for 30 per cent.',
      },
      'fr-FR': {
        name: 'Boulets de broyage forgés pour la Copperbelt',
        owner: 'Kafubu Castings',
        contactPerson: 'Division forge',
        introduction:
          'Les concentrateurs de la Copperbelt consomment 90 000 tonnes de boulets par an, amenés pour la plupart de ports distants de 2 000 kilomètres. Forte de douze parcs à ferraille et de deux fours à induction, la société prévoit une coulée continue et un laminage oblique de 30 000 tonnes.',
        cooperationRequirement:
          'Des pourparlers sont engagés avec un fabricant chinois. Sont aussi recherchés un laboratoire et un spécialiste du traitement thermique ; terrain et hall comptent pour 30 %.',
      },
    },
  },
  {
    key: 'chipata-soy-feed',
    category: 'trade',
    region: 'ZM',
    industry: 13,
    amount: '29',
    status: 'published',
    publishedOn: '2026-10-07',
    phone: '+260977820608',
    contact: 'machines@luangwa-farm-supply.example',
    texts: {
      'zh-CN': {
        name: '奇帕塔小型农机代理与配件库',
        owner: '卢安瓜农资公司',
        contactPerson: '农机部',
        introduction:
          '东部省一万八千户大豆和向日葵种植户多靠人力收割。公司在七个镇设门店，想经销手扶拖拉机、小型脱粒机和播种机，首年目标四百台，并建配件库。',
        cooperationRequirement: '寻找制造商授予三年独家代理，寄售首批一百台，派师傅培训十四名维修工。',
      },
      'en-US': {
        name: 'Agency for small farm machines in Chipata',
        owner: 'Luangwa Farm Supply',
        contactPerson: 'Machinery department',
        introduction:
          'In Eastern Province 18,000 growers of soya and sunflower mostly harvest by hand. With shops in seven towns, the company would sell walking tractors, threshers and planters, 400 in the first year, and keep a store of parts.',
        cooperationRequirement:
          'A maker that grants a three-year exclusive agency, consigns the first hundred machines and teaches fourteen mechanics.',
      },
      'fr-FR': {
        name: 'Représentation de petites machines agricoles à Chipata',
        owner: 'Luangwa Farm Supply',
        contactPerson: 'Rayon machines',
        introduction:
          'Dans la province de l’Est, 18 000 producteurs de soja et de tournesol récoltent surtout à la main. Avec des magasins dans sept bourgs, la société vendrait motoculteurs, batteuses et semoirs, 400 la première année, et tiendrait un stock de pièces.',
        cooperationRequirement:
          'Un constructeur accordant une exclusivité de trois ans, plaçant en dépôt les cent premières machines et formant quatorze mécaniciens.',
      },
    },
  },
  {
    key: 'chitungwiza-stone-studio',
    category: 'other',
    region: 'ZW',
    industry: 22,
    amount: '8.75',
    status: 'published',
    publishedOn: '2025-05-27',
    phone: '+263772820609',
    contact: 'studio@seke-sculptors.example',
    texts: {
      'zh-CN': {
        name: '奇通圭扎石雕驻地创作与巡展',
        owner: '塞凯雕刻家工作室',
        contactPerson: '展览协调室',
        introduction:
          '工作室有雕刻家五十余人，以蛇纹石、绿玉髓创作，作品高二十厘米至两米不等。计划每年选派四人到中国院校驻地两个月，并精选六十件作品在三座城市巡展。',
        cooperationRequirement: '诚约美术馆、园区或院校共同主办，分担运输与保险；作品可售，收入六成归作者。',
      },
      'en-US': {
        name: 'Stone sculptors in residence and on tour, from Chitungwiza',
        owner: 'Seke Sculptors’ Studio',
        contactPerson: 'Exhibition desk',
        introduction:
          'More than fifty sculptors work here in serpentine and verdite, on pieces from 20 centimetres to two metres. Each year four would spend two months at an art school in China, and sixty works would travel to three cities.',
        cooperationRequirement:
          'Museums, parks or schools as joint hosts that share freight and insurance. Works may be sold, 60 per cent to the artist.',
      },
      'fr-FR': {
        name: 'Sculpteurs sur pierre de Chitungwiza : résidences et exposition itinérante',
        owner: 'Seke Sculptors’ Studio',
        contactPerson: 'Bureau des expositions',
        introduction:
          'Plus de cinquante sculpteurs travaillent ici la serpentine et la verdite, en pièces de 20 centimètres à deux mètres. Chaque année, quatre d’entre eux passeraient deux mois dans une école d’art en Chine et soixante œuvres voyageraient dans trois villes.',
        cooperationRequirement:
          'Musées, parcs ou écoles coorganisateurs partageant fret et assurance. Les œuvres peuvent être vendues, 60 % revenant à l’artiste.',
      },
    },
  },
  {
    key: 'lilongwe-macadamia',
    category: 'trade',
    region: 'MW',
    industry: 1,
    amount: '67',
    status: 'published',
    publishedOn: '2026-02-25',
    phone: '+265999820610',
    contact: 'nuts@thyolo-macadamia.example',
    texts: {
      'zh-CN': {
        name: '马拉维带壳夏威夷果年约',
        owner: '乔洛坚果庄园',
        contactPerson: '坚果销售处',
        introduction:
          '庄园与四百户小农共种果树九百公顷，四月至七月采收，十日内烘至含水百分之三点五。可供二十二毫米以上带壳果六百吨，出仁率三成三。',
        cooperationRequirement: '炒货厂年约一百吨起，贝拉港或纳卡拉港装船；买方如需开口加工，可在厂内代办。',
      },
      'en-US': {
        name: 'Macadamia in shell from Malawi, by the year',
        owner: 'Thyolo Macadamia Estate',
        contactPerson: 'Nut sales',
        introduction:
          'With 400 smallholders the estate tends 900 hectares. Nuts fall from April to July and are dried to 3.5 per cent within ten days. Six hundred tonnes of 22 millimetres and above are on offer, a third of their weight being kernel.',
        cooperationRequirement:
          'Roasters from 100 tonnes a year, shipped at Beira or Nacala. Shells can be sawn open here on request.',
      },
      'fr-FR': {
        name: 'Noix de macadamia en coque du Malawi, à l’année',
        owner: 'Thyolo Macadamia Estate',
        contactPerson: 'Vente des noix',
        introduction:
          'Avec 400 petits planteurs, le domaine entretient 900 hectares. Les noix tombent d’avril à juillet et sont ramenées à 3,5 % d’humidité en dix jours. Six cents tonnes de 22 millimètres et plus sont disponibles, dont un tiers du poids en amande.',
        cooperationRequirement:
          'Torréfacteurs dès 100 tonnes par an, embarquées à Beira ou à Nacala. Sciage des coques possible sur demande.',
      },
    },
  },
  {
    key: 'nampula-graphite-anode',
    category: 'investment',
    region: 'MZ',
    industry: 6,
    amount: '5200',
    status: 'published',
    publishedOn: '2026-09-24',
    phone: '+258842820611',
    contact: 'relations@lurio-grafite.example',
    texts: {
      'zh-CN': {
        name: '楠普拉球形石墨工厂',
        owner: '卢里奥石墨公司',
        contactPerson: '投资者联络室',
        introduction:
          '矿山年产鳞片石墨精矿五万吨，碳含量九成五。新项目在纳卡拉港附近建球化与提纯车间，首期年产负极前驱料一万八千吨，采用无氢氟酸工艺。中试料已送三家电池材料厂评价。',
        cooperationRequirement: '引入负极材料企业，持股最多四成，并以十年包销协议支持项目贷款。',
      },
      'en-US': {
        name: 'Spherical graphite plant in Nampula',
        owner: 'Lúrio Grafite',
        contactPerson: 'Investor contact',
        introduction:
          'The mine gives 50,000 tonnes of flake concentrate a year at 95 per cent carbon. Near the port of Nacala it would be rounded and purified without hydrofluoric acid, 18,000 tonnes in the first stage. Three makers of battery materials are testing pilot lots.',
        cooperationRequirement:
          'A producer of anodes for up to 40 per cent, with an offtake agreement of ten years to support the loan.',
      },
      'fr-FR': {
        name: 'Usine de graphite sphérique dans le Nampula',
        owner: 'Lúrio Grafite',
        contactPerson: 'Contact investisseurs',
        introduction:
          'La mine fournit 50 000 tonnes par an de concentré de paillettes à 95 % de carbone. Près du port de Nacala, il serait arrondi et purifié sans acide fluorhydrique, 18 000 tonnes en première phase. Trois fabricants de matériaux de batterie testent des lots pilotes.',
        cooperationRequirement:
          'Un producteur d’anodes jusqu’à 40 %, avec un contrat d’enlèvement de dix ans à l’appui du prêt.',
      },
    },
  },
  {
    key: 'huambo-irrigation-pivots',
    category: 'engineering',
    region: 'AO',
    industry: 13,
    amount: '960',
    status: 'published',
    publishedOn: '2025-11-05',
    phone: '+244923820612',
    contact: 'obras@planalto-regadio.example',
    texts: {
      'zh-CN': {
        name: '万博高原喷灌农场一期',
        owner: '普拉纳尔托灌溉公司',
        contactPerson: '工程采购部',
        introduction:
          '农场位于海拔一千七百米高原，一期两千四百公顷种玉米与大豆。需建取水泵站两座、主管道三十一公里、中心支轴喷灌机四十八台和三万吨烘干仓储。土壤图与水权证均已取得。',
        cooperationRequirement: '设备与安装整包，按农时分三批投用；可洽谈以粮食分期抵付两成价款。',
      },
      'en-US': {
        name: 'Centre-pivot farm on the Huambo plateau, first stage',
        owner: 'Planalto Regadio',
        contactPerson: 'Works purchasing',
        introduction:
          'At 1,700 metres, 2,400 hectares are to be sown with maize and soya. The stage needs two pumping stations, 31 kilometres of mains, 48 pivots and drying silos for 30,000 tonnes. Soil maps and water rights are in hand.',
        cooperationRequirement:
          'Supply and erection in one contract, ready in three lots by the seasons. A fifth of the price might be paid in grain.',
      },
      'fr-FR': {
        name: 'Exploitation à pivots sur le plateau de Huambo, première tranche',
        owner: 'Planalto Regadio',
        contactPerson: 'Achats et travaux',
        introduction:
          'À 1 700 mètres, 2 400 hectares seront semés en maïs et en soja. La tranche demande deux stations de pompage, 31 kilomètres de conduites, 48 pivots et des silos sécheurs de 30 000 tonnes. Carte des sols et droits d’eau sont acquis.',
        cooperationRequirement:
          'Fourniture et montage en un marché, mise en service en trois lots selon les saisons. Un cinquième du prix pourrait être réglé en grain.',
      },
    },
  },
  {
    key: 'maseru-school-uniforms',
    category: 'trade',
    region: 'LS',
    industry: 20,
    amount: '38.25',
    status: 'published',
    publishedOn: '2026-06-03',
    phone: '+26658820613',
    contact: 'orders@thaba-garments.example',
    texts: {
      'zh-CN': {
        name: '马塞卢校服面料采购',
        owner: '塔巴制衣社',
        contactPerson: '面辅料采购组',
        introduction:
          '制衣社每年为四国学校缝制校服七十万套，面料目前经中间商转手。现直接采购涤棉斜纹九十万米、针织卫衣布八十吨和耐洗纽扣，色牢度四级以上。',
        cooperationRequirement: '向面料厂询价，分六批交德班港；第一次合作愿预付四成，验布由双方认可的机构执行。',
      },
      'en-US': {
        name: 'Fabric for school uniforms in Maseru',
        owner: 'Thaba Garments',
        contactPerson: 'Fabric buyers',
        introduction:
          'For schools in four countries 700,000 uniforms are sewn here each year, from cloth bought through middlemen. Now 900,000 metres of polyester-cotton twill, 80 tonnes of fleece and washable buttons are wanted directly, colour-fast to grade four.',
        cooperationRequirement:
          'Quotations from mills, in six lots to Durban. A first order is paid 40 per cent in advance, and a body known to both inspects the cloth.',
      },
      'fr-FR': {
        name: 'Tissus pour uniformes scolaires à Maseru',
        owner: 'Thaba Garments',
        contactPerson: 'Achats de tissus',
        introduction:
          'On coud ici chaque année 700 000 uniformes pour les écoles de quatre pays, dans des tissus achetés par intermédiaires. Sont désormais recherchés en direct 900 000 mètres de sergé polyester-coton, 80 tonnes de molleton et des boutons lavables, solidité des teintes de degré quatre.',
        cooperationRequirement:
          'Devis de tisseurs, six lots rendus à Durban. Première commande réglée à 40 % d’avance ; contrôle du tissu par un organisme agréé par les deux parties.',
      },
    },
  },
];
