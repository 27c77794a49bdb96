import type { SeedBuyer } from '../shapes.ts';

/** Chinese buyers of coffee, tea, cocoa, nuts, oilseeds, fruit, seafood, spices and wine. */
export const chineseFoodAndDrinkBuyers: SeedBuyer[] = [
  {
    key: 'xiubei-coffee',
    country: 'CN',
    industry: 3,
    phone: '+8673155560101',
    mail: 'buying@xiubei-coffee.example',
    website: 'https://www.xiubei-coffee.example',
    texts: {
      'zh-CN': {
        name: '湖南岫焙咖啡有限公司',
        contact: '生豆采购部',
        address: '湖南省长沙市雨花区环保工业园',
        profile:
          '2014年从一台15公斤烘焙机起家，如今年烘豆约900吨，供给省内四百多家独立咖啡馆，也为酒店代工挂耳包。公司自有杯测室，每批到货留样一年。',
        purchaseNeeds:
          '求购耶加雪菲、西达马水洗G1至G2，肯尼亚AA和AB，以及卢旺达波旁种生豆，每季度合计两个20尺柜。水分不高于11.5%，杯测84分以上，60公斤麻袋内衬气密袋。按离岸价成交，先寄2公斤样品，信用证或托收均可商量。',
      },
      'en-US': {
        name: 'Xiubei Coffee',
        contact: 'Green coffee buyers',
        address: 'Environmental Industrial Park, Yuhua District, Changsha, Hunan, China',
        profile:
          'Xiubei began in 2014 with one 15 kg roaster and now roasts about 900 tonnes a year for some four hundred independent cafés in Hunan and, under their own labels, for hotels. It runs a cupping room and keeps a sample of every lot for a year.',
        purchaseNeeds:
          'Washed Yirgacheffe and Sidama, grades 1 and 2; Kenyan AA and AB; Rwandan bourbon: two 20-foot containers a quarter in all. Moisture up to 11.5%, cup score 84 or more, 60 kg jute bags with hermetic liners. FOB after a 2 kg sample; letter of credit or collection.',
      },
      'fr-FR': {
        name: 'Xiubei Coffee',
        contact: 'Achats de café vert',
        address: 'Parc industriel de l’environnement, district de Yuhua, Changsha, Hunan, Chine',
        profile:
          'Partie d’un torréfacteur de 15 kg en 2014, la maison torréfie aujourd’hui près de 900 tonnes par an pour quelque quatre cents cafés indépendants du Hunan et, à façon, pour des hôtels. Chaque lot passe en salle de dégustation ; un échantillon est gardé un an.',
        purchaseNeeds:
          'Yirgacheffe et Sidama lavés, grades 1 et 2, Kenya AA et AB, bourbon du Rwanda : deux conteneurs de 20 pieds par trimestre au total. Humidité de 11,5 % au plus, 84 points ou davantage, sacs de jute de 60 kg doublés d’une poche hermétique. Prix FOB après échantillon de 2 kg ; crédit documentaire ou remise documentaire.',
      },
    },
  },
  {
    key: 'yanzhou-cocoa',
    country: 'CN',
    industry: 3,
    phone: '+862155560102',
    mail: 'cocoa@yanzhou-cocoa.example',
    website: 'https://www.yanzhou-cocoa.example',
    texts: {
      'zh-CN': {
        name: '上海砚洲可可食品有限公司',
        contact: '原料采购中心',
        address: '上海市奉贤区食品工业园',
        profile:
          '砚洲研磨可可液块，压榨可可脂，客户多为华东的烘焙厂、冰淇淋厂和手工巧克力作坊。车间一年可处理可可豆4000吨，持ISO 22000与清真认证。',
        purchaseNeeds:
          '计划全年采购发酵可可豆1200吨、天然可可脂150吨，产地不限西非，马达加斯加和乌干达的风味豆另谈溢价。可可豆百克粒数不超过100粒，霉豆率3%以内，附农残和镉检测报告。到岸价上海港，分六批装运，即期信用证。',
      },
      'en-US': {
        name: 'Yanzhou Cocoa Foods',
        contact: 'Raw materials centre',
        address: 'Food industry park, Fengxian District, Shanghai, China',
        profile:
          'Yanzhou grinds cocoa liquor and presses butter for bakeries, ice-cream makers and small chocolate workshops in eastern China. The plant can take 4,000 tonnes of beans a year and is certified to ISO 22000 and halal.',
        purchaseNeeds:
          'This year: 1,200 tonnes of fermented beans and 150 tonnes of natural butter, from West Africa or elsewhere, with a premium for flavour beans of Madagascar and Uganda. At most 100 beans per 100 g, mould below 3%, residue and cadmium reports. CIF Shanghai in six shipments, sight letter of credit.',
      },
      'fr-FR': {
        name: 'Yanzhou Cocoa Foods',
        contact: 'Centre d’achat des matières premières',
        address: 'Parc agroalimentaire, district de Fengxian, Shanghai, Chine',
        profile:
          'Broyage de fèves et pression de beurre pour les boulangeries industrielles, les glaciers et les chocolatiers artisanaux de l’est de la Chine. Capacité : 4 000 tonnes de fèves par an. Certificats ISO 22000 et halal.',
        purchaseNeeds:
          'Besoin annuel de 1 200 tonnes de fèves fermentées et de 150 tonnes de beurre naturel, d’Afrique de l’Ouest ou d’ailleurs ; une prime est prévue pour les fèves aromatiques de Madagascar et d’Ouganda. Cent fèves aux 100 g au plus, moisissures sous 3 %, analyses de résidus et de cadmium. CIF Shanghai, six expéditions, crédit documentaire à vue.',
      },
    },
  },
  {
    key: 'jiling-tea',
    country: 'CN',
    industry: 3,
    phone: '+867185556103',
    mail: 'leaf@jiling-tea.example',
    texts: {
      'zh-CN': {
        name: '恩施霁岭茶业有限公司',
        contact: '进口拼配组',
        address: '湖北省恩施土家族苗族自治州恩施市茶产业园',
        profile:
          '霁岭在鄂西收鲜叶做绿茶，另设拼配车间，把进口红茶与本地茶配成奶茶基底，发往武汉、长沙和成都的连锁茶饮店。',
        purchaseNeeds:
          '常年需要CTC红碎茶BP1和PF1两个规格，每月20吨，汤色红亮、耐煮，农残须符合中国标准。另试购肯尼亚或马拉维紫茶300公斤、卢旺达正山烘法红茶500公斤。纸袋托盘装，可用人民币结算。',
      },
      'en-US': {
        name: 'Jiling Tea',
        contact: 'Import and blending',
        address: 'Tea industry park, Enshi, Enshi Prefecture, Hubei, China',
        profile:
          'In the hills of western Hubei Jiling makes green tea. A second workshop blends imported black tea with local leaf into milk-tea bases for drink chains in Wuhan, Changsha and Chengdu.',
        purchaseNeeds:
          'CTC black tea, BP1 and PF1, 20 tonnes a month all year: bright liquor that stands boiling, residues within Chinese limits. On trial: 300 kg of purple tea from Kenya or Malawi and 500 kg of pine-smoked black tea from Rwanda. Paper sacks on pallets; payment in renminbi possible.',
      },
      'fr-FR': {
        name: 'Jiling Tea',
        contact: 'Importation et assemblage',
        address: 'Parc de l’industrie du thé, Enshi, préfecture d’Enshi, Hubei, Chine',
        profile:
          'L’entreprise produit du thé vert dans l’ouest du Hubei. Son second atelier marie thés noirs importés et feuilles locales pour les bases de thé au lait des chaînes de Wuhan, de Changsha et de Chengdu.',
        purchaseNeeds:
          'Thé noir CTC, grades BP1 et PF1, 20 tonnes par mois toute l’année : liqueur vive qui supporte l’ébullition, résidus conformes aux normes chinoises. À l’essai : 300 kg de thé pourpre du Kenya ou du Malawi, 500 kg de thé noir fumé au bois de pin du Rwanda. Sacs papier sur palettes ; règlement possible en renminbis.',
      },
    },
  },
  {
    key: 'licang-nuts',
    country: 'CN',
    industry: 2,
    phone: '+8657155560104',
    mail: 'import@licang-nuts.example',
    website: 'https://www.licang-nuts.example',
    texts: {
      'zh-CN': {
        name: '杭州栎仓坚果有限公司',
        contact: '坚果原料部',
        address: '浙江省杭州市临安区坚果加工园',
        profile: '临安一带炒货作坊多，栎仓专做带壳坚果的开口、调味和小袋分装，每天加工35吨，成品进入便利店和节日礼盒。',
        purchaseNeeds:
          '求购带壳夏威夷果18至24毫米，含水率3%以下、仁率32%以上，年需800吨，马拉维、肯尼亚、南非、津巴布韦货源优先；另购W240和W320腰果仁各200吨，铝箔袋充氮装。每年三月至七月到货，工厂须完成中国海关境外企业注册，验货后付尾款。',
      },
      'en-US': {
        name: 'Licang Nuts',
        contact: 'Nut buyers',
        address: 'Nut processing park, Lin’an District, Hangzhou, Zhejiang, China',
        profile:
          'Licang cracks, seasons and packs nuts in the shell, 35 tonnes a day, for convenience stores and festival gift boxes. It works in Lin’an, a district of nut roasters.',
        purchaseNeeds:
          'In-shell macadamia, 18 to 24 mm, moisture below 3% and kernel yield above 32%: 800 tonnes a year, preferably from Malawi, Kenya, South Africa or Zimbabwe. Cashew kernels W240 and W320, 200 tonnes each, nitrogen-flushed in foil. Arrival March to July; plant registered with China Customs; balance after inspection.',
      },
      'fr-FR': {
        name: 'Licang Nuts',
        contact: 'Achats de fruits à coque',
        address: 'Parc de transformation des noix, district de Lin’an, Hangzhou, Zhejiang, Chine',
        profile:
          'Dans ce district de grilleurs, Licang entrouvre, assaisonne et ensache 35 tonnes de noix par jour, vendues dans les supérettes et en coffrets de fête.',
        purchaseNeeds:
          'Noix de macadamia en coque de 18 à 24 mm, humidité sous 3 %, rendement en amandes supérieur à 32 % : 800 tonnes par an, de préférence du Malawi, du Kenya, d’Afrique du Sud ou du Zimbabwe. Amandes de cajou W240 et W320, 200 tonnes de chaque, sous azote en sachets aluminium. Arrivée de mars à juillet, usine enregistrée auprès des douanes chinoises, solde après contrôle.',
      },
    },
  },
  {
    key: 'tonghe-oils',
    country: 'CN',
    industry: 1,
    phone: '+8653255560105',
    mail: 'oilseeds@tonghe-oils.example',
    texts: {
      'zh-CN': {
        name: '青岛潼禾油脂有限公司',
        contact: '油料采购处',
        address: '山东省青岛市即墨区粮油产业园',
        profile: '两条冷榨线、一条热榨线，主打小磨花生油，产品在胶东的粮油店和食堂销售。碎粕转卖给饲料厂。',
        purchaseNeeds:
          '寻找塞内加尔、苏丹、马拉维的榨油花生仁，含油45%以上，黄曲霉毒素B1低于20微克每千克，11月至次年4月每月1000吨。50公斤编织袋散装入柜，装前由第三方熏蒸并检验。可接受部分预付、其余见提单副本付款。',
      },
      'en-US': {
        name: 'Tonghe Oils',
        contact: 'Oilseed purchasing',
        address: 'Grain and oil park, Jimo District, Qingdao, Shandong, China',
        profile:
          'Two cold presses and one hot press make peanut oil for grocers and canteens of the Jiaodong peninsula; the cake goes to feed mills.',
        purchaseNeeds:
          'Crushing-grade peanut kernels from Senegal, Sudan or Malawi with at least 45% oil and aflatoxin B1 under 20 µg/kg: 1,000 tonnes a month from November to April. 50 kg woven sacks, fumigated and checked by a third party before loading. Part in advance, the rest on a copy of the bill of lading.',
      },
      'fr-FR': {
        name: 'Tonghe Oils',
        contact: 'Achat d’oléagineux',
        address: 'Parc des grains et huiles, district de Jimo, Qingdao, Shandong, Chine',
        profile:
          'Deux presses à froid et une presse à chaud : l’huile d’arachide se vend dans les épiceries et les cantines de la péninsule du Jiaodong, le tourteau chez les fabricants d’aliments du bétail.',
        purchaseNeeds:
          'Graines d’arachide de trituration du Sénégal, du Soudan ou du Malawi : 45 % d’huile au minimum, aflatoxine B1 sous 20 µg/kg, 1 000 tonnes par mois de novembre à avril. Sacs tissés de 50 kg, fumigation et contrôle par un tiers avant empotage. Acompte, puis paiement sur copie du connaissement.',
      },
    },
  },
  {
    key: 'zhifang-sesame',
    country: 'CN',
    industry: 1,
    phone: '+863965556106',
    mail: 'trade@zhifang-sesame.example',
    texts: {
      'zh-CN': {
        name: '河南芝坊芝麻制品有限公司',
        contact: '国际采购部',
        address: '河南省驻马店市平舆县芝麻产业园',
        profile:
          '平舆的白芝麻有名，可本地产量满足不了加工。芝坊做脱皮芝麻、芝麻酱和小磨香油，近七成原料靠进口，年用量9000吨。',
        purchaseNeeds:
          '长期收购埃塞俄比亚、坦桑尼亚、尼日利亚的白芝麻，纯度99%以上，含油50%以上，游离脂肪酸不超过2%，沙门氏菌不得检出。首单五个20尺柜，每柜19吨；愿与产地清选厂签年度合同，价格随行就市、按季议定。',
      },
      'en-US': {
        name: 'Zhifang Sesame',
        contact: 'International purchasing',
        address: 'Sesame industry park, Pingyu County, Zhumadian, Henan, China',
        profile:
          'Pingyu is known for white sesame, yet its fields cannot feed its mills. Zhifang hulls seed, grinds paste and presses oil, 9,000 tonnes a year, nearly seven tenths of it imported.',
        purchaseNeeds:
          'White sesame from Ethiopia, Tanzania and Nigeria: purity 99%, oil 50%, free fatty acids up to 2%, no salmonella. First order five 20-foot containers of 19 tonnes. Yearly contracts with cleaning plants at origin, price agreed each quarter.',
      },
      'fr-FR': {
        name: 'Zhifang Sesame',
        contact: 'Achats internationaux',
        address: 'Parc du sésame, comté de Pingyu, Zhumadian, Henan, Chine',
        profile:
          'Pingyu est réputé pour son sésame blanc, mais ses champs ne suffisent pas. L’entreprise décortique, broie et presse 9 000 tonnes de graines par an, importées à près de 70 %.',
        purchaseNeeds:
          'Sésame blanc d’Éthiopie, de Tanzanie et du Nigeria : pureté de 99 %, 50 % d’huile, acidité libre de 2 % au plus, absence de salmonelles. Première commande de cinq conteneurs de 20 pieds à 19 tonnes. Contrats annuels souhaités avec des stations de nettoyage à l’origine, prix revu chaque trimestre.',
      },
    },
  },
  {
    key: 'anlan-seafood',
    country: 'CN',
    industry: 5,
    phone: '+867595556107',
    mail: 'seafood@anlan.example',
    website: 'https://www.anlan.example',
    texts: {
      'zh-CN': {
        name: '湛江岸澜水产有限公司',
        contact: '冻品进口部',
        address: '广东省湛江市霞山区水产冷链园',
        profile: '自有负25℃冷库1.2万吨，加工对虾、章鱼和龙虾，给餐饮批发商和预制菜厂供半成品。',
        purchaseNeeds:
          '采购船冻野生虾（每公斤20至40头）每航次60吨，纳米比亚和南非的冻岩龙虾30吨，毛里塔尼亚、塞内加尔章鱼T3至T6级50吨。渔船和加工厂须在中国海关注册名单内，附捕捞证明和卫生证书。冻柜到湛江港，抵港抽检合格后十日内付清。',
      },
      'en-US': {
        name: 'Anlan Seafood',
        contact: 'Frozen imports',
        address: 'Seafood cold-chain park, Xiashan District, Zhanjiang, Guangdong, China',
        profile:
          'With 12,000 tonnes of its own storage at minus 25 °C, Anlan processes prawns, octopus and lobster for catering wholesalers and makers of ready meals.',
        purchaseNeeds:
          'Sea-frozen wild prawns, 20 to 40 pieces per kilogram, 60 tonnes a voyage; rock lobster from Namibia or South Africa, 30 tonnes; octopus T3 to T6 from Mauritania and Senegal, 50 tonnes. Vessels and plants on the China Customs list, catch and health certificates. Reefers to Zhanjiang, paid within ten days of a passed check.',
      },
      'fr-FR': {
        name: 'Anlan Seafood',
        contact: 'Importation de produits surgelés',
        address: 'Parc de la chaîne du froid, district de Xiashan, Zhanjiang, Guangdong, Chine',
        profile:
          'Anlan transforme crevettes, poulpes et langoustes pour les grossistes de la restauration et les fabricants de plats préparés ; ses entrepôts à -25 °C contiennent 12 000 tonnes.',
        purchaseNeeds:
          'Crevettes sauvages congelées à bord, 20 à 40 pièces au kilo, 60 tonnes par marée ; langoustes de Namibie ou d’Afrique du Sud, 30 tonnes ; poulpe T3 à T6 de Mauritanie et du Sénégal, 50 tonnes. Navires et usines inscrits auprès des douanes chinoises, certificats de capture et sanitaire. Conteneurs frigorifiques à Zhanjiang, règlement sous dix jours après contrôle satisfaisant.',
      },
    },
  },
  {
    key: 'jiaoyu-seasonings',
    country: 'CN',
    industry: 2,
    phone: '+862355560108',
    mail: 'spice@jiaoyu.example',
    texts: {
      'zh-CN': {
        name: '重庆椒屿调味品有限公司',
        contact: '香辛料采购科',
        address: '重庆市涪陵区食品产业园',
        profile: '火锅底料日产60吨，另有辣椒面、蘸碟和复合香料。给餐饮店做定制配方，五百公斤就接单。',
        purchaseNeeds:
          '想找卢旺达、马拉维、埃塞俄比亚的干红辣椒，鸟眼椒和线椒都要，辣度3万斯科维尔单位以上，去把，水分12%以下，每年400吨；再配丁香40吨、干姜片80吨、黑胡椒30吨。须提供重金属和黄曲霉毒素报告，25公斤袋装。先订一柜试用。',
      },
      'en-US': {
        name: 'Jiaoyu Seasonings',
        contact: 'Spice purchasing',
        address: 'Food industry park, Fuling District, Chongqing, China',
        profile:
          'Sixty tonnes of hotpot base leave the plant each day, with chilli powder, dips and spice mixes. Restaurants can have a recipe of their own from 500 kg.',
        purchaseNeeds:
          'Dried red chilli from Rwanda, Malawi or Ethiopia, bird’s eye and long: above 30,000 Scoville units, stemless, under 12% moisture, 400 tonnes a year. Also cloves (40 tonnes), dried ginger slices (80) and black pepper (30). Heavy metal and aflatoxin reports, 25 kg bags, one container on trial.',
      },
      'fr-FR': {
        name: 'Jiaoyu Seasonings',
        contact: 'Achat d’épices',
        address: 'Parc agroalimentaire, district de Fuling, Chongqing, Chine',
        profile:
          'L’usine prépare 60 tonnes par jour de base pour fondue pimentée, ainsi que des poudres, des sauces à tremper et des mélanges. Recettes propres aux restaurants dès 500 kg.',
        purchaseNeeds:
          'Piment rouge séché du Rwanda, du Malawi ou d’Éthiopie, oiseau ou long : plus de 30 000 unités Scoville, équeuté, moins de 12 % d’eau, 400 tonnes par an. S’y ajoutent le girofle (40 tonnes), le gingembre en lamelles (80) et le poivre noir (30). Analyses de métaux lourds et d’aflatoxines, sacs de 25 kg, un conteneur pour commencer.',
      },
    },
  },
  {
    key: 'outang-fruit',
    country: 'CN',
    industry: 1,
    phone: '+865925556109',
    mail: 'fresh@outang-fruit.example',
    website: 'https://www.outang-fruit.example',
    texts: {
      'zh-CN': {
        name: '厦门瓯棠果品有限公司',
        contact: '鲜果采购组',
        address: '福建省厦门市同安区果蔬批发园区',
        profile: '冷库、催熟房和分级线都设在同安，鲜果到货后48小时内送进闽、赣两省的水果店和社区团购仓。',
        purchaseNeeds:
          '牛油果要哈斯种16至24头，干物质不低于24%，五月至九月每周两柜；柑橘要南非和埃及的脐橙、瓦伦西亚橙，72至105果，全季60柜。果园和包装厂须在准入名录内，冷处理记录齐全。海运冷柜为主，蓝莓可走空运；按到货质量结算，封顶扣款写进合同。',
      },
      'en-US': {
        name: 'Outang Fruit',
        contact: 'Fresh fruit team',
        address: 'Produce wholesale park, Tong’an District, Xiamen, Fujian, China',
        profile:
          'Cold store, ripening rooms and grading line stand together in Tong’an. Within 48 hours of arrival fruit is in shops and group-buying depots of Fujian and Jiangxi.',
        purchaseNeeds:
          'Hass avocados, sizes 16 to 24, dry matter 24% or more, two reefers a week from May to September; navel and Valencia oranges from South Africa and Egypt, counts 72 to 105, 60 reefers a season. Orchards and packhouses on the access list, full cold-treatment records; blueberries by air; price settled on quality at arrival, with a ceiling on deductions.',
      },
      'fr-FR': {
        name: 'Outang Fruit',
        contact: 'Service des fruits frais',
        address: 'Marché de gros des fruits, district de Tong’an, Xiamen, Fujian, Chine',
        profile:
          'Chambre froide, mûrisserie et calibreuse sont réunies à Tong’an : 48 heures après l’arrivée, les fruits sont dans les boutiques et les dépôts d’achat groupé du Fujian et du Jiangxi.',
        purchaseNeeds:
          'Avocats Hass, calibres 16 à 24, matière sèche d’au moins 24 %, deux conteneurs par semaine de mai à septembre ; oranges navel et valencia d’Afrique du Sud et d’Égypte, calibres 72 à 105, 60 conteneurs par campagne. Vergers et stations agréés, relevés complets du traitement par le froid. Myrtilles par avion ; règlement selon la qualité à l’arrivée, avec plafond de réfaction.',
      },
    },
  },
  {
    key: 'renshi-supermarkets',
    country: 'CN',
    industry: 2,
    phone: '+8673155560110',
    mail: 'category@renshi.example',
    website: 'https://www.renshi.example',
    texts: {
      'zh-CN': {
        name: '湖南稔市超市连锁有限公司',
        contact: '进口商品部',
        address: '湖南省株洲市天元区商贸物流园',
        profile: '湘东、湘南有76家门店，另有社区前置仓。进口货架一年换两季，卖得好的单品转作自有品牌。',
        purchaseNeeds:
          '2025年秋季要开“非洲风味”专柜：博士茶三角包、野花蜂蜜500克瓶、果汁1升利乐包、牛油果油250毫升、混合坚果小袋，每个单品首单3000至6000件。须有中文标签或愿贴标，保质期剩余三分之二以上。月结45天，新品可寄售一季。',
      },
      'en-US': {
        name: 'Renshi Supermarkets',
        contact: 'Imported goods',
        address: 'Trade and logistics park, Tianyuan District, Zhuzhou, Hunan, China',
        profile:
          'Renshi has 76 stores in eastern and southern Hunan and a network of neighbourhood depots. Imported shelves change twice a year; what sells well becomes an own brand.',
        purchaseNeeds:
          'For an African flavours corner in autumn 2025: rooibos pyramid bags, wildflower honey in 500 g jars, juice in 1-litre cartons, avocado oil in 250 ml bottles, small bags of mixed nuts. First orders of 3,000 to 6,000 units per item, Chinese labels, two thirds of shelf life left. Payment at 45 days; new items on consignment for one season.',
      },
      'fr-FR': {
        name: 'Renshi Supermarkets',
        contact: 'Produits importés',
        address: 'Parc logistique et commercial, district de Tianyuan, Zhuzhou, Hunan, Chine',
        profile:
          'L’enseigne tient 76 magasins dans l’est et le sud du Hunan, avec des dépôts de quartier. Le rayon importé change deux fois l’an ; les articles qui plaisent passent en marque propre.',
        purchaseNeeds:
          'Pour un espace « Saveurs d’Afrique » à l’automne 2025 : rooibos en sachets pyramides, miel toutes fleurs en pots de 500 g, jus en briques d’un litre, huile d’avocat en flacons de 250 ml, sachets de noix mélangées. De 3 000 à 6 000 unités par référence, étiquette chinoise, deux tiers de la durée de conservation restants. Paiement à 45 jours ; dépôt-vente d’une saison pour les nouveautés.',
      },
    },
  },
  {
    key: 'mingfu-wines',
    country: 'CN',
    industry: 2,
    phone: '+862155560111',
    mail: 'cellar@mingfu-wines.example',
    texts: {
      'zh-CN': {
        name: '上海酩桴酒业有限公司',
        contact: '品酒与选品部',
        address: '上海市浦东新区外高桥保税区',
        profile: '做葡萄酒进口和分销，客户是本帮菜馆、会员店和企业礼赠。恒温仓可存40万瓶，买手每年两次去产区。',
        purchaseNeeds:
          '挑选南非皮诺塔吉、白诗南和起泡酒，离岸价每瓶3至9美元，一次拼柜6到8款、约1.2万瓶。要求酒精度、二氧化硫检测单和原产地证，瓶重控制在500克内。摩洛哥、埃塞俄比亚酒庄也欢迎送样三瓶盲品。',
      },
      'en-US': {
        name: 'Mingfu Wines',
        contact: 'Tasting and selection',
        address: 'Waigaoqiao Free Trade Zone, Pudong, Shanghai, China',
        profile:
          'An importer for Shanghai restaurants, members’ clubs and company gifts. The warehouse keeps 400,000 bottles at a steady temperature, and buyers visit the vineyards twice a year.',
        purchaseNeeds:
          'South African pinotage, chenin blanc and sparkling wine between US$ 3 and 9 FOB a bottle; six to eight labels to a mixed container of about 12,000 bottles. Alcohol and sulphite analyses, certificate of origin, glass under 500 g. Estates in Morocco and Ethiopia may send three bottles for a blind tasting.',
      },
      'fr-FR': {
        name: 'Mingfu Wines',
        contact: 'Dégustation et sélection',
        address: 'Zone franche de Waigaoqiao, Pudong, Shanghai, Chine',
        profile:
          'Importateur au service des restaurants shanghaïens, des clubs et des cadeaux d’entreprise. Son entrepôt tempéré abrite 400 000 bouteilles ; ses acheteurs se rendent deux fois l’an dans les vignobles.',
        purchaseNeeds:
          'Pinotage, chenin et effervescents d’Afrique du Sud, de 3 à 9 dollars FOB la bouteille, six à huit étiquettes par conteneur groupé d’environ 12 000 bouteilles. Analyses d’alcool et de sulfites, certificat d’origine, verre de moins de 500 g. Les domaines du Maroc et d’Éthiopie peuvent envoyer trois bouteilles pour une dégustation à l’aveugle.',
      },
    },
  },
  {
    key: 'lvchou-dried-fruit',
    country: 'CN',
    industry: 2,
    phone: '+869915556112',
    mail: 'dates@lvchou.example',
    texts: {
      'zh-CN': {
        name: '新疆绿畴果业有限公司',
        contact: '干果贸易部',
        address: '新疆维吾尔自治区乌鲁木齐市米东区食品加工区',
        profile: '绿畴在新疆收葡萄干、杏干和红枣，分级后发往全国。为了错开本地产季，近年加做进口椰枣和无花果干。',
        purchaseNeeds:
          '阿尔及利亚、突尼斯的德格莱特努尔枣，埃及、纳米比亚的马祖尔枣，合计每年350吨。中等个以上，含水20%至26%，无活虫，5公斤纸箱；另要去核枣泥100吨做馕饼馅料。清真认证必备，斋月前三个月到乌鲁木齐，可走海铁联运。',
      },
      'en-US': {
        name: 'Lvchou Dried Fruit',
        contact: 'Dried fruit trade',
        address: 'Food processing zone, Midong District, Urumqi, Xinjiang, China',
        profile:
          'Raisins, apricots and jujubes of Xinjiang are graded here for the whole country. To fill the months outside the local season the company has taken up imported dates and figs.',
        purchaseNeeds:
          'Deglet Nour from Algeria and Tunisia, Medjool from Egypt and Namibia: 350 tonnes a year, medium size or larger, 20 to 26% moisture, no live insects, 5 kg cartons. Pitted date paste, 100 tonnes, to fill naan. Halal certificate; in Urumqi three months before Ramadan, by sea and rail.',
      },
      'fr-FR': {
        name: 'Lvchou Dried Fruit',
        contact: 'Négoce de fruits secs',
        address: 'Zone agroalimentaire, district de Midong, Urumqi, Xinjiang, Chine',
        profile:
          'Raisins, abricots et jujubes du Xinjiang sont triés ici pour tout le pays. Hors saison, la maison vend depuis peu des dattes et des figues importées.',
        purchaseNeeds:
          'Deglet Nour d’Algérie et de Tunisie, Medjool d’Égypte et de Namibie : 350 tonnes par an, calibre moyen ou supérieur, 20 à 26 % d’eau, aucun insecte vivant, cartons de 5 kg. Pâte de dattes dénoyautées, 100 tonnes, pour garnir les pains naan. Certificat halal ; livraison à Urumqi trois mois avant le ramadan, par mer et rail.',
      },
    },
  },
];
