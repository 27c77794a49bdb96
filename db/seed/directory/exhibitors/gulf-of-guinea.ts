import type { SeedExhibitor } from '../shapes.ts';

export const gulfOfGuineaExhibitors: SeedExhibitor[] = [
  {
    key: 'asuokaw-cocoa',
    country: 'GH',
    industry: 3,
    hall: 'W2',
    phone: '+233302100301',
    mail: 'export@asuokawcocoa.example',
    website: 'https://www.asuokawcocoa.example',
    founded: 2008,
    employees: 190,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '阿苏奥考可可食品公司',
        contact: '出口业务部',
        address: '加纳大阿克拉省特马市自由区',
        profile:
          '每年研磨1.4万吨加纳可可豆，产出可可液块、可可脂和可可粉，另有一条小型巧克力线。厂里持有清真认证和食品安全管理体系认证，可做客户配方。',
        productClassification: '可可制品与巧克力',
        productName: '碱化可可粉',
        purchaseNeeds: '采购五辊精磨机、巧克力浇注线、铝箔包装材料和奶粉原料。',
      },
      'en-US': {
        name: 'Asuokaw Cocoa Foods',
        contact: 'Export desk',
        address: 'Free zone, Tema, Greater Accra Region, Ghana',
        profile:
          'Asuokaw grinds 14,000 tonnes of Ghanaian beans a year into liquor, butter and powder, and runs a small chocolate line. The plant is halal-certified, holds a food safety management certificate and works to customers’ recipes.',
        productClassification: 'Cocoa products and chocolate',
        productName: 'Alkalised cocoa powder',
        purchaseNeeds: 'Five-roll refiners, a chocolate moulding line, foil wrapping and milk powder.',
      },
      'fr-FR': {
        name: 'Asuokaw Cocoa Foods',
        contact: 'Service export',
        address: 'Zone franche de Tema, région du Grand Accra, Ghana',
        profile:
          'Broyage annuel de 14 000 tonnes de fèves ghanéennes : pâte, beurre et poudre de cacao, plus une petite ligne de chocolat. L’usine, certifiée halal et dotée d’un système certifié de sécurité des aliments, travaille aussi sur recette.',
        productClassification: 'Produits du cacao et chocolat',
        productName: 'Poudre de cacao alcalinisée',
        purchaseNeeds: 'Broyeuses à cinq cylindres, ligne de moulage de chocolat, papier d’aluminium, lait en poudre.',
      },
    },
    products: [
      {
        key: 'cocoa-powder',
        texts: {
          'zh-CN': {
            name: '碱化可可粉',
            description: '脂肪含量10%至12%，浅棕、深棕、近黑三种色度，25公斤纸袋，月供300吨。',
          },
          'en-US': {
            name: 'Alkalised cocoa powder',
            description: '10 to 12% fat, in light brown, dark brown and near-black; 25 kg bags, 300 tonnes a month.',
          },
          'fr-FR': {
            name: 'Poudre de cacao alcalinisée',
            description:
              'Entre 10 et 12 % de matière grasse, brun clair, brun foncé ou presque noir ; sacs de 25 kg, 300 tonnes par mois.',
          },
        },
      },
      {
        key: 'cocoa-butter',
        texts: {
          'zh-CN': {
            name: '天然可可脂',
            description: '压榨未脱臭，游离脂肪酸低于1.75%，可供食品和护肤品厂，25公斤纸箱。',
          },
          'en-US': {
            name: 'Natural cocoa butter',
            description:
              'Pressed, not deodorised, under 1.75% free fatty acids, for food or skin care, in 25 kg cartons.',
          },
          'fr-FR': {
            name: 'Beurre de cacao naturel',
            description:
              'Pressé et non désodorisé, acidité libre sous 1,75 %, pour l’alimentation ou les soins, en cartons de 25 kg.',
          },
        },
      },
      {
        key: 'dark-tablet',
        texts: {
          'zh-CN': {
            name: '72%黑巧克力排块',
            description: '单一产区东部省可可豆，80克一片，不加香兰素，可印中文包装。',
          },
          'en-US': {
            name: 'Dark chocolate, 72%',
            description:
              'An 80 g tablet of Eastern Region beans only, without vanillin. Chinese wrappers can be printed.',
          },
          'fr-FR': {
            name: 'Chocolat noir à 72 %',
            description:
              'Tablette de 80 g aux seules fèves de la région Orientale, sans vanilline ; emballage en chinois possible.',
          },
        },
      },
    ],
  },
  {
    key: 'nasia-river-shea',
    country: 'GH',
    industry: 1,
    hall: 'W2',
    phone: '+233372100302',
    mail: 'trade@nasiashea.example',
    website: 'https://www.nasiashea.example',
    founded: 2013,
    employees: 64,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '纳西亚河乳木果公司',
        contact: '国际贸易部',
        address: '加纳北部省塔马利市轻工业区',
        profile:
          '联合北部九十二个村的妇女小组采集乳木果，统一在塔马利压榨、过滤。未精炼脂供护肤品牌，分提硬脂供糖果厂，另收购猴面包树籽榨油。',
        productClassification: '植物油脂',
        productName: '未精炼乳木果脂',
        purchaseNeeds: '需螺旋榨油机、板框过滤机、膏霜灌装线，希望与湖南化妆品代工厂合作。',
      },
      'en-US': {
        name: 'Nasia River Shea',
        contact: 'Trade desk',
        address: 'Light industrial area, Tamale, Northern Region, Ghana',
        profile:
          'Women’s groups in 92 northern villages gather the nuts; one plant in Tamale presses and filters them. Unrefined butter goes to skin-care brands, shea stearin to confectioners, and baobab seed is pressed on the same lines.',
        productClassification: 'Vegetable butters and oils',
        productName: 'Unrefined shea butter',
        purchaseNeeds: 'Screw presses, plate filters, a cream-filling line and a cosmetics contract maker in Hunan.',
      },
      'fr-FR': {
        name: 'Nasia River Shea',
        contact: 'Commerce international',
        address: 'Zone d’industrie légère, Tamale, région du Nord, Ghana',
        profile:
          'Quatre-vingt-douze villages du nord du Ghana fournissent les noix, ramassées par des groupements de femmes et pressées à Tamale. Le beurre brut va aux marques de soins, la stéarine aux confiseurs ; l’huile de baobab complète l’offre.',
        productClassification: 'Beurres et huiles végétales',
        productName: 'Beurre de karité brut',
        purchaseNeeds: 'Presses à vis, filtres à plaques, remplisseuse pour crèmes, façonnier cosmétique au Hunan.',
      },
    },
    products: [
      {
        key: 'shea-butter',
        texts: {
          'zh-CN': {
            name: '未精炼乳木果脂',
            description: '象牙色，不皂化物5%以上，有机认证，1公斤袋至180公斤桶，8月起出新货。',
          },
          'en-US': {
            name: 'Unrefined shea butter',
            description:
              'Ivory in colour, over 5% unsaponifiables, certified organic; from 1 kg pouches to 180 kg drums. New season from August.',
          },
          'fr-FR': {
            name: 'Beurre de karité brut',
            description:
              'Couleur ivoire, plus de 5 % d’insaponifiables, certifié biologique ; du sachet d’un kilo au fût de 180 kg. Nouvelle campagne dès août.',
          },
        },
      },
      {
        key: 'baobab-oil',
        texts: {
          'zh-CN': {
            name: '猴面包树籽油',
            description: '冷榨，金黄色，适合护发和面部精油，5公斤起售。',
          },
          'en-US': {
            name: 'Baobab seed oil',
            description: 'Cold-pressed and golden, for hair and face oils. Sold from 5 kg.',
          },
          'fr-FR': {
            name: 'Huile de graines de baobab',
            description: 'Pressée à froid, dorée, pour soins des cheveux et du visage. Vendue à partir de 5 kg.',
          },
        },
      },
    ],
  },
  {
    key: 'adanu-kente-looms',
    country: 'GH',
    industry: 20,
    hall: 'W6',
    phone: '+233362100303',
    mail: 'hello@adanulooms.example',
    website: 'https://www.adanulooms.example',
    founded: 2016,
    employees: 52,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '阿达努肯特织造坊',
        contact: '销售与定制部',
        address: '加纳沃尔特省霍市手工艺村',
        profile:
          '四十位织工用窄幅脚踏织机织出埃维族肯特布，再裁成礼服、领带和毕业绶带。本地棉纱与进口人造丝混织，颜色可按色卡定制。',
        productClassification: '手织布与服饰',
        productName: '埃维肯特布',
        purchaseNeeds: '采购丝光棉纱、人造丝线、激光裁剪机，寻找中国高校与礼仪用品渠道。',
      },
      'en-US': {
        name: 'Adanu Kente Looms',
        contact: 'Sales and custom orders',
        address: 'Craft village, Ho, Volta Region, Ghana',
        profile:
          'Forty weavers make Ewe kente on narrow treadle looms; cutters turn it into evening wear, ties and graduation stoles. Ghanaian cotton is mixed with imported rayon, in colours matched to a card.',
        productClassification: 'Handwoven cloth and clothing',
        productName: 'Ewe kente',
        purchaseNeeds:
          'Mercerised cotton, rayon yarn, a laser cutter; Chinese universities and ceremonial-wear dealers.',
      },
      'fr-FR': {
        name: 'Adanu Kente Looms',
        contact: 'Ventes et commandes sur mesure',
        address: 'Village artisanal, Ho, région de la Volta, Ghana',
        profile:
          'Quarante tisserands produisent le kente éwé sur des métiers étroits à pédales ; la coupe en tire tenues de soirée, cravates et étoles de remise de diplôme. Coton du pays et rayonne importée sont teints selon nuancier.',
        productClassification: 'Étoffes tissées main et vêtements',
        productName: 'Kente éwé',
        purchaseNeeds:
          'Coton mercerisé, fil de rayonne, découpe laser ; universités et maisons de tenues de cérémonie.',
      },
    },
    products: [
      {
        key: 'kente-cloth',
        texts: {
          'zh-CN': {
            name: '六码肯特布',
            description: '二十四条窄幅拼缝而成，可机洗，织一匹约需三周，附图案寓意说明。',
          },
          'en-US': {
            name: 'Six-yard kente cloth',
            description:
              'Twenty-four strips sewn edge to edge, machine washable, three weeks on the loom, with a note on its motifs.',
          },
          'fr-FR': {
            name: 'Pagne kente de six yards',
            description:
              'Vingt-quatre bandes assemblées bord à bord, lavables en machine ; trois semaines de tissage et une notice sur les motifs.',
          },
        },
      },
      {
        key: 'stole',
        texts: {
          'zh-CN': {
            name: '毕业绶带',
            description: '可织入校名与年份，中英文均可，100条起，六周交货。',
          },
          'en-US': {
            name: 'Graduation stole',
            description: 'School name and year woven in, in Latin or Chinese characters; 100 pieces, six weeks.',
          },
          'fr-FR': {
            name: 'Étole de remise de diplôme',
            description:
              'Nom de l’école et millésime tissés, en caractères latins ou chinois ; 100 pièces, six semaines.',
          },
        },
      },
    ],
  },
  {
    key: 'guinea-line-tuna',
    country: 'GH',
    industry: 5,
    hall: 'W5',
    phone: '+233302100304',
    mail: 'sales@guinealinetuna.example',
    website: 'https://www.guinealinetuna.example',
    founded: 1996,
    employees: 430,
    editions: [1, 2, 4],
    texts: {
      'zh-CN': {
        name: '几内亚湾线金枪鱼罐头厂',
        contact: '海外销售部',
        address: '加纳特马市渔港工业区',
        profile:
          '用一支钓渔船捕捞的鲣鱼和黄鳍金枪鱼做罐头，日加工原鱼90吨，捕捞海域和船名印在箱唛上。鱼骨、鱼皮另加工成鱼粉。',
        productClassification: '水产罐头与鱼粉',
        productName: '盐水金枪鱼块罐头',
        purchaseNeeds: '求购马口铁易拉盖、真空封罐机、高压杀菌釜和鱼油精炼装置。',
      },
      'en-US': {
        name: 'Guinea Line Tuna Canners',
        contact: 'Overseas sales',
        address: 'Fishing harbour industrial area, Tema, Ghana',
        profile:
          'Skipjack and yellowfin caught by pole and line are canned at the quayside, 90 tonnes of raw fish a day; vessel and fishing area are printed on each case. Bones and skin become fishmeal.',
        productClassification: 'Canned fish and fishmeal',
        productName: 'Tuna chunks in brine',
        purchaseNeeds: 'Easy-open ends, vacuum seamers, retorts and a fish-oil refining unit.',
      },
      'fr-FR': {
        name: 'Guinea Line Tuna Canners',
        contact: 'Ventes à l’étranger',
        address: 'Zone industrielle du port de pêche, Tema, Ghana',
        profile:
          'Listao et albacore pêchés à la canne sont mis en boîte à deux pas du quai, à raison de 90 tonnes de poisson brut par jour. Le navire et la zone de pêche figurent sur chaque carton ; arêtes et peaux donnent une farine.',
        productClassification: 'Conserves et farine de poisson',
        productName: 'Thon en morceaux au naturel',
        purchaseNeeds:
          'Couvercles à ouverture facile, sertisseuses sous vide, autoclaves, raffinage d’huile de poisson.',
      },
    },
    products: [
      {
        key: 'tuna-brine',
        texts: {
          'zh-CN': {
            name: '盐水金枪鱼块',
            description: '净重160克，固形物112克，48罐一箱，保质期四年，贴牌最低一个20尺柜。',
          },
          'en-US': {
            name: 'Tuna chunks in brine',
            description:
              '160 g net, 112 g drained, 48 cans a case, four-year shelf life; private label from one 20-foot container.',
          },
          'fr-FR': {
            name: 'Thon en morceaux au naturel',
            description:
              '160 g net, 112 g égoutté, 48 boîtes par carton, quatre ans de conservation ; marque du client dès un conteneur de 20 pieds.',
          },
        },
      },
      {
        key: 'fishmeal',
        texts: {
          'zh-CN': {
            name: '金枪鱼粉',
            description: '粗蛋白58%以上，添加抗氧化剂，50公斤袋，月产250吨。',
          },
          'en-US': {
            name: 'Tuna meal',
            description: 'Crude protein above 58%, stabilised with antioxidant, in 50 kg bags; 250 tonnes a month.',
          },
          'fr-FR': {
            name: 'Farine de thon',
            description: 'Plus de 58 % de protéines brutes, stabilisée, en sacs de 50 kg ; 250 tonnes par mois.',
          },
        },
      },
    ],
  },
  {
    key: 'beurrerie-bandama',
    country: 'CI',
    industry: 3,
    hall: 'W2',
    phone: '+2252720100305',
    mail: 'export@beurrerie-bandama.example',
    website: 'https://www.beurrerie-bandama.example',
    founded: 2011,
    employees: 155,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '班达马可可加工公司',
        contact: '出口业务部',
        address: '科特迪瓦圣佩德罗市港口工业区',
        profile:
          '工厂紧邻圣佩德罗港，从西部苏布雷、梅阿吉一带的合作社收豆，做到地块定位、批次追溯。既出口发酵可可豆，也压榨可可脂和可可饼。',
        productClassification: '可可豆与可可半成品',
        productName: '发酵可可豆',
        purchaseNeeds: '需要可可豆水分在线检测仪、液压榨机、集装箱内衬袋，有意与巧克力厂签年度合同。',
      },
      'en-US': {
        name: 'Beurrerie du Bandama',
        contact: 'Export desk',
        address: 'Port industrial zone, San-Pédro, Côte d’Ivoire',
        profile:
          'Set beside San-Pédro harbour, the plant takes beans from cooperatives around Soubré and Méagui, each lot traced to mapped plots. Fermented beans are exported as they are or pressed for butter and cake.',
        productClassification: 'Cocoa beans and semi-finished cocoa',
        productName: 'Fermented cocoa beans',
        purchaseNeeds:
          'Inline moisture meters, hydraulic presses, container liners; annual contracts with chocolate makers.',
      },
      'fr-FR': {
        name: 'Beurrerie du Bandama',
        contact: 'Service export',
        address: 'Zone industrielle portuaire, San-Pédro, Côte d’Ivoire',
        profile:
          'À deux pas du port de San-Pédro, l’usine reçoit les fèves de coopératives de Soubré et de Méagui, tracées jusqu’à des parcelles géolocalisées. Elle les exporte fermentées ou les presse en beurre et en tourteau.',
        productClassification: 'Fèves et demi-produits du cacao',
        productName: 'Fèves de cacao fermentées',
        purchaseNeeds:
          'Humidimètres en ligne, presses hydrauliques, doublures de conteneur ; contrats annuels avec des chocolatiers.',
      },
    },
    products: [
      {
        key: 'beans',
        texts: {
          'zh-CN': {
            name: '一级可可豆',
            description: '每100克不超过105粒，水分8%以内，10月至次年3月为主产季，麻袋65公斤，25吨起订。',
          },
          'en-US': {
            name: 'Grade 1 cocoa beans',
            description:
              'No more than 105 beans per 100 g, moisture within 8%; main crop October to March, 65 kg jute bags, from 25 tonnes.',
          },
          'fr-FR': {
            name: 'Fèves de cacao, grade 1',
            description:
              'Au plus 105 fèves aux 100 g, humidité de 8 % maximum ; grande campagne d’octobre à mars, sacs de jute de 65 kg, dès 25 tonnes.',
          },
        },
      },
      {
        key: 'cocoa-cake',
        texts: {
          'zh-CN': {
            name: '可可饼块',
            description: '含脂10%至12%，供磨粉厂再加工，吨袋交货，亦可代磨。',
          },
          'en-US': {
            name: 'Cocoa cake',
            description: '10 to 12% fat, for powder mills, in tonne bags; milling on request.',
          },
          'fr-FR': {
            name: 'Tourteau de cacao',
            description:
              'Destiné aux poudriers, de 10 à 12 % de matière grasse, en grands sacs ; mouture à la demande.',
          },
        },
      },
    ],
  },
  {
    key: 'noix-claire-poro',
    country: 'CI',
    industry: 2,
    hall: 'W2',
    phone: '+2252736100306',
    mail: 'commercial@noixclaire.example',
    website: 'https://www.noixclaire.example',
    founded: 2015,
    employees: 340,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '波罗亮果腰果厂',
        contact: '商务部',
        address: '科特迪瓦科霍戈市工业区',
        profile:
          '在科霍戈就地去壳，年处理原果1.8万吨，省去把带壳腰果运往海外的路程。壳油卖给涂料厂，壳渣烧锅炉，果仁按国际等级分选。',
        productClassification: '腰果仁及副产品',
        productName: 'W320腰果仁',
        purchaseNeeds: '采购自动脱壳机、去皮机和色选机，最好带法语操作界面并能派人装机。',
      },
      'en-US': {
        name: 'Noix Claire du Poro',
        contact: 'Commercial office',
        address: 'Industrial zone, Korhogo, Côte d’Ivoire',
        profile:
          'Noix Claire shells 18,000 tonnes of raw cashew a year where it grows, rather than shipping it abroad in the shell. Shell oil is sold to paint makers, spent shell fires the boilers, and kernels are sorted to international grades.',
        productClassification: 'Cashew kernels and by-products',
        productName: 'W320 kernels',
        purchaseNeeds:
          'Automatic shellers, peelers and colour sorters, preferably with a French screen and on-site installation.',
      },
      'fr-FR': {
        name: 'Noix Claire du Poro',
        contact: 'Direction commerciale',
        address: 'Zone industrielle de Korhogo, Côte d’Ivoire',
        profile:
          'Décortiquer sur place plutôt qu’expédier la noix en coque : l’usine de Korhogo traite 18 000 tonnes de noix brutes par an. Le baume de cajou est vendu aux fabricants de peinture, les coques chauffent les chaudières et les amandes suivent les grades internationaux.',
        productClassification: 'Amandes de cajou et coproduits',
        productName: 'Amandes W320',
        purchaseNeeds:
          'Décortiqueuses automatiques, dépelliculeuses, trieurs optiques, de préférence avec écran en français et montage sur site.',
      },
    },
    products: [
      {
        key: 'w320',
        texts: {
          'zh-CN': {
            name: 'W320腰果仁',
            description: '整仁，水分低于5%，22.68公斤真空袋装箱，另供W240和W450。',
          },
          'en-US': {
            name: 'W320 cashew kernels',
            description: 'White wholes, moisture under 5%, in 22.68 kg vacuum bags; W240 and W450 also on offer.',
          },
          'fr-FR': {
            name: 'Amandes de cajou W320',
            description:
              'Entières et blanches, humidité sous 5 %, poches sous vide de 22,68 kg ; W240 et W450 disponibles.',
          },
        },
      },
      {
        key: 'shell-oil',
        texts: {
          'zh-CN': {
            name: '腰果壳油',
            description: '工业级，用于涂料、刹车片树脂和燃料，200公斤铁桶或液袋。',
          },
          'en-US': {
            name: 'Cashew shell oil',
            description: 'Technical grade for coatings, brake-lining resins and fuel; 200 kg drums or flexitank.',
          },
          'fr-FR': {
            name: 'Baume de cajou',
            description:
              'Qualité technique pour peintures, résines de garnitures de frein et combustible ; fûts de 200 kg ou citerne souple.',
          },
        },
      },
    ],
  },
  {
    key: 'hevea-des-lagunes',
    country: 'CI',
    industry: 1,
    hall: 'W5',
    phone: '+2252723100307',
    mail: 'ventes@heveadeslagunes.example',
    founded: 2004,
    employees: 280,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '潟湖天然橡胶公司',
        contact: '销售部',
        address: '科特迪瓦达布市工业用地',
        profile:
          '收购两千三百户小农的杯胶，洗涤、造粒、烘干后压块，年产标准胶3.6万吨。质量按ISO 9001管理，实验室可出门尼黏度和杂质报告。',
        productClassification: '天然橡胶',
        productName: '20号标准胶',
        purchaseNeeds: '寻求造粒机、热风干燥柜、废水厌氧处理设备，以及橡胶木利用方案。',
      },
      'en-US': {
        name: 'Hévéa des Lagunes',
        contact: 'Sales office',
        address: 'Industrial land, Dabou, Côte d’Ivoire',
        profile:
          'Cup lump from 2,300 smallholders is washed, crumbed, dried and baled here: 36,000 tonnes of block rubber a year under ISO 9001. The laboratory reports Mooney viscosity and dirt content.',
        productClassification: 'Natural rubber',
        productName: 'Block rubber, grade 20',
        purchaseNeeds: 'Granulators, hot-air dryers, anaerobic effluent treatment and ideas for using rubberwood.',
      },
      'fr-FR': {
        name: 'Hévéa des Lagunes',
        contact: 'Service commercial',
        address: 'Terrain industriel, Dabou, Côte d’Ivoire',
        profile:
          'Les fonds de tasse de 2 300 petits planteurs sont lavés, granulés, séchés puis pressés : 36 000 tonnes de caoutchouc par an, sous ISO 9001. Le laboratoire mesure la viscosité Mooney et les impuretés.',
        productClassification: 'Caoutchouc naturel',
        productName: 'Caoutchouc en balles, grade 20',
        purchaseNeeds: 'Granulateurs, séchoirs à air chaud, épuration anaérobie, valorisation du bois d’hévéa.',
      },
    },
    products: [
      {
        key: 'grade-20',
        texts: {
          'zh-CN': {
            name: '20号标准胶',
            description: '杂质不高于0.16%，35公斤胶块，每托盘1.26吨，轮胎厂长期合同可按季定价。',
          },
          'en-US': {
            name: 'Block rubber, grade 20',
            description:
              'Dirt at most 0.16%, 35 kg bales, 1.26 tonnes a pallet; quarterly pricing for tyre makers on contract.',
          },
          'fr-FR': {
            name: 'Caoutchouc spécifié, grade 20',
            description:
              'Impuretés de 0,16 % au plus, balles de 35 kg, palettes de 1,26 tonne ; prix trimestriel pour les fabricants de pneus sous contrat.',
          },
        },
      },
      {
        key: 'grade-10',
        texts: {
          'zh-CN': {
            name: '10号标准胶',
            description: '颜色较浅，杂质0.08%以内，用于减震件和输送带，100吨起。',
          },
          'en-US': {
            name: 'Block rubber, grade 10',
            description: 'Paler and cleaner, dirt within 0.08%, for mounts and conveyor belts; from 100 tonnes.',
          },
          'fr-FR': {
            name: 'Caoutchouc spécifié, grade 10',
            description:
              'Plus clair, impuretés sous 0,08 %, pour silentblocs et bandes transporteuses ; dès 100 tonnes.',
          },
        },
      },
    ],
  },
  {
    key: 'corridor-vridi-logistique',
    country: 'CI',
    industry: 15,
    hall: 'W2',
    phone: '+2252721100308',
    mail: 'cotation@corridorvridi.example',
    website: 'https://www.corridorvridi.example',
    founded: 2006,
    employees: 220,
    editions: [1, 2, 3, 4],
    texts: {
      'zh-CN': {
        name: '弗里迪走廊物流公司',
        contact: '报价中心',
        address: '科特迪瓦阿比让市弗里迪港区',
        profile:
          '在阿比让港办理清关、拆箱、仓储，再用自有85辆卡车送往瓦加杜古、巴马科和尼亚美。仓库面积3.2万平方米，其中保税区1.1万平方米，客户可在手机上看到车辆位置。',
        productClassification: '货代与公路运输',
        productName: '萨赫勒门到门运输',
        purchaseNeeds: '采购重卡、集装箱正面吊、冷藏挂车，寻找长沙、宁波、广州的货代伙伴。',
      },
      'en-US': {
        name: 'Corridor Vridi Logistique',
        contact: 'Quotation desk',
        address: 'Vridi port area, Abidjan, Côte d’Ivoire',
        profile:
          'The company clears, unstuffs and stores cargo at Abidjan, then carries it to Ouagadougou, Bamako and Niamey with 85 trucks of its own. Of 32,000 m² of warehouses, 11,000 are bonded; customers follow each truck by phone.',
        productClassification: 'Freight forwarding and haulage',
        productName: 'Door-to-door transport to the Sahel',
        purchaseNeeds:
          'Heavy trucks, reach stackers and reefer trailers; forwarding partners in Changsha, Ningbo and Guangzhou.',
      },
      'fr-FR': {
        name: 'Corridor Vridi Logistique',
        contact: 'Bureau des cotations',
        address: 'Zone portuaire de Vridi, Abidjan, Côte d’Ivoire',
        profile:
          'Dédouanement, dépotage et entreposage à Abidjan, puis acheminement vers Ouagadougou, Bamako et Niamey avec un parc de 85 camions. Sur 32 000 m² d’entrepôts, 11 000 sont sous douane, et le client suit son véhicule depuis son téléphone.',
        productClassification: 'Transit et transport routier',
        productName: 'Porte-à-porte vers le Sahel',
        purchaseNeeds:
          'Poids lourds, gerbeurs de conteneurs, remorques frigorifiques ; transitaires à Changsha, Ningbo et Canton.',
      },
    },
    products: [
      {
        key: 'transit-sahel',
        texts: {
          'zh-CN': {
            name: '内陆国过境运输',
            description: '阿比让至瓦加杜古约六天，整车或拼箱，含过境担保和沿途报备。',
          },
          'en-US': {
            name: 'Transit to landlocked countries',
            description:
              'About six days from Abidjan to Ouagadougou, full truck or groupage, transit bond and formalities included.',
          },
          'fr-FR': {
            name: 'Transit vers les pays enclavés',
            description:
              'D’Abidjan à Ouagadougou en six jours environ, camion complet ou groupage, caution et formalités comprises.',
          },
        },
      },
      {
        key: 'bonded-storage',
        texts: {
          'zh-CN': {
            name: '保税仓储',
            description: '机械、建材可存放至转售再报关，按托盘和周计费，提供贴标、换包装服务。',
          },
          'en-US': {
            name: 'Bonded storage',
            description:
              'Machinery and building goods may wait here until sold on; charged by pallet and week, relabelling on site.',
          },
          'fr-FR': {
            name: 'Entreposage sous douane',
            description:
              'Machines et matériaux y attendent leur revente avant déclaration ; tarif à la palette et à la semaine, étiquetage possible.',
          },
        },
      },
    ],
  },
  {
    key: 'fil-alibori',
    country: 'BJ',
    industry: 20,
    hall: 'W2',
    phone: '+2290121100309',
    mail: 'export@filalibori.example',
    website: 'https://www.filalibori.example',
    founded: 2012,
    employees: 410,
    editions: [1, 3, 4],
    texts: {
      'zh-CN': {
        name: '阿利博里棉纺厂',
        contact: '出口业务部',
        address: '贝宁帕拉库市工业区',
        profile:
          '贝宁北部手摘籽棉在此轧花、纺纱，皮棉外销，自纺环锭纱供针织厂和毛巾厂。装有2.4万纱锭，部分棉田通过有机认证，短绒和棉籽另行销售。',
        productClassification: '皮棉、棉纱与棉籽',
        productName: '手摘皮棉',
        purchaseNeeds: '求购二手细纱机升级配件、打包机、屋顶光伏系统，也在找针织圆机供应商。',
      },
      'en-US': {
        name: 'Fil de l’Alibori',
        contact: 'Export desk',
        address: 'Industrial zone, Parakou, Benin',
        profile:
          'Hand-picked seed cotton from northern Benin is ginned here; lint is exported and 24,000 ring spindles supply yarn to knitters and towel mills. Some of the fields are certified organic. Linters and cottonseed are sold apart.',
        productClassification: 'Cotton lint, yarn and seed',
        productName: 'Hand-picked lint',
        purchaseNeeds: 'Retrofit parts for ring frames, bale presses, rooftop solar and circular knitting machines.',
      },
      'fr-FR': {
        name: 'Fil de l’Alibori',
        contact: 'Service export',
        address: 'Zone industrielle de Parakou, Bénin',
        profile:
          'Le coton graine du Nord-Bénin, récolté à la main, est égrené à Parakou : la fibre part à l’export, et 24 000 broches à anneaux alimentent bonnetiers et fabricants d’éponge. Une partie des champs est certifiée biologique ; linters et graines se vendent à part.',
        productClassification: 'Fibre, fil et graine de coton',
        productName: 'Fibre de coton récoltée main',
        purchaseNeeds:
          'Pièces de modernisation pour continus à filer, presses à balles, solaire en toiture, métiers circulaires.',
      },
    },
    products: [
      {
        key: 'lint',
        texts: {
          'zh-CN': {
            name: '皮棉',
            description: '绒长1又1/8英寸，马克隆值3.8至4.6，含杂低，220公斤一包，1月至6月装船，50吨起。',
          },
          'en-US': {
            name: 'Cotton lint',
            description:
              'Staple 1 1/8 inch, micronaire 3.8 to 4.6, little trash; 220 kg bales shipped January to June, from 50 tonnes.',
          },
          'fr-FR': {
            name: 'Fibre de coton',
            description:
              'Soie de 1 1/8 pouce, micronaire de 3,8 à 4,6, peu de débris ; balles de 220 kg, embarquement de janvier à juin, dès 50 tonnes.',
          },
        },
      },
      {
        key: 'ring-yarn',
        texts: {
          'zh-CN': {
            name: '环锭棉纱',
            description: '英制20支、30支，普梳，适合针织汗布和毛巾，月供180吨。',
          },
          'en-US': {
            name: 'Ring-spun yarn',
            description: 'Carded, counts Ne 20 and Ne 30, for jersey and towelling; 180 tonnes a month.',
          },
          'fr-FR': {
            name: 'Fil à anneaux',
            description: 'Cardé, titres Ne 20 et Ne 30, pour jersey et éponge ; 180 tonnes par mois.',
          },
        },
      },
    ],
  },
  {
    key: 'ananas-plateau-allada',
    country: 'BJ',
    industry: 2,
    hall: 'W2',
    phone: '+2290121100310',
    mail: 'contact@plateauallada.example',
    website: 'https://www.plateauallada.example',
    founded: 2014,
    employees: 88,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '阿拉达高地菠萝加工厂',
        contact: '客户服务部',
        address: '贝宁大西洋省阿拉达镇',
        profile:
          '专收阿拉达高地的“糖面包”菠萝，绿皮白肉、酸度低，鲜榨后巴氏杀菌，不兑水。厂房通过食品卫生体系认证，年中和12月各有一个采收高峰。',
        productClassification: '果汁与果干',
        productName: '糖面包菠萝汁',
        purchaseNeeds: '采购无菌灌装设备、玻璃瓶、冷冻干燥机，寻找果汁饮料企业的浓缩汁订单。',
      },
      'en-US': {
        name: 'Allada Plateau Orchards',
        contact: 'Customer desk',
        address: 'Allada, Atlantique Department, Benin',
        profile:
          'Only Sugarloaf pineapple from the Allada plateau enters the press: green skin, white flesh, low acidity. The juice is pasteurised and never watered. Production follows a certified food hygiene system, with one harvest peak in mid-year and another in December.',
        productClassification: 'Fruit juice and dried fruit',
        productName: 'Sugarloaf pineapple juice',
        purchaseNeeds: 'Aseptic fillers, glass bottles, freeze dryers, and concentrate orders from drinks makers.',
      },
      'fr-FR': {
        name: 'Les Vergers du Plateau d’Allada',
        contact: 'Relations clients',
        address: 'Allada, département de l’Atlantique, Bénin',
        profile:
          'Un seul fruit, l’ananas Pain de sucre du plateau d’Allada, à peau verte, chair blanche et faible acidité. Pressé frais, pasteurisé, jamais allongé d’eau, il suit une hygiène certifiée ; deux pointes de récolte rythment l’année, l’une à la mi-année, l’autre en décembre.',
        productClassification: 'Jus et fruits séchés',
        productName: 'Jus d’ananas Pain de sucre',
        purchaseNeeds: 'Remplissage aseptique, bouteilles en verre, lyophilisateurs, commandes de concentré.',
      },
    },
    products: [
      {
        key: 'pineapple-juice',
        texts: {
          'zh-CN': {
            name: '菠萝原汁',
            description: '糖度13至15，250毫升和750毫升玻璃瓶，常温十二个月，500箱起订。',
          },
          'en-US': {
            name: 'Pure pineapple juice',
            description: '13 to 15 °Brix, 250 or 750 ml glass, twelve months unrefrigerated, from 500 cases.',
          },
          'fr-FR': {
            name: 'Pur jus d’ananas',
            description:
              'De 13 à 15 °Brix, verre de 250 ou 750 ml, douze mois à température ambiante, dès 500 cartons.',
          },
        },
      },
      {
        key: 'pineapple-rings',
        texts: {
          'zh-CN': {
            name: '菠萝圈干',
            description: '每公斤成品用鲜果约14公斤，不加糖，软而有嚼劲，80克拉链袋。',
          },
          'en-US': {
            name: 'Dried pineapple rings',
            description: 'Some 14 kg of fruit make one kilo; soft, chewy, unsweetened, in 80 g zip pouches.',
          },
          'fr-FR': {
            name: 'Rondelles d’ananas séchées',
            description:
              'Environ 14 kg de fruits pour un kilo, sans sucre ajouté, moelleuses, en sachets refermables de 80 g.',
          },
        },
      },
    ],
  },
  {
    key: 'graines-haut-mono',
    country: 'TG',
    industry: 1,
    hall: 'W5',
    phone: '+22822100311',
    mail: 'export@grainesmono.example',
    website: 'https://www.grainesmono.example',
    founded: 2010,
    employees: 73,
    editions: [2, 4],
    texts: {
      'zh-CN': {
        name: '上莫诺有机谷物公司',
        contact: '出口业务部',
        address: '多哥阿塔帕梅市仓储区',
        profile:
          '组织中部、高原两区1.6万户农民种植有机大豆，非转基因，轮作玉米和芝麻。清选后经洛美深水港出运，大豆年出口量约2万吨，另有一条豆粕压榨线。',
        productClassification: '有机大豆与油料',
        productName: '有机黄大豆',
        purchaseNeeds: '采购小型播种机、脱粒机、螺杆膨化机和粮食快检试剂。',
      },
      'en-US': {
        name: 'Graines du Haut-Mono',
        contact: 'Export desk',
        address: 'Warehouse district, Atakpamé, Togo',
        profile:
          'Sixteen thousand farmers in the Centrale and Plateaux regions grow organic, non-GM soya in rotation with maize and sesame. About 20,000 tonnes a year leave through the deep-water port of Lomé; a press line turns part of the crop into meal.',
        productClassification: 'Organic soya and oilseeds',
        productName: 'Organic yellow soya',
        purchaseNeeds: 'Small seed drills, threshers, screw extruders and rapid test kits for grain.',
      },
      'fr-FR': {
        name: 'Graines du Haut-Mono',
        contact: 'Service export',
        address: 'Quartier des entrepôts, Atakpamé, Togo',
        profile:
          'Seize mille producteurs de la Centrale et des Plateaux cultivent un soja biologique, non OGM, en rotation avec le maïs et le sésame. Quelque 20 000 tonnes embarquent chaque année au port en eau profonde de Lomé ; une presse fournit aussi du tourteau.',
        productClassification: 'Soja biologique et oléagineux',
        productName: 'Soja jaune biologique',
        purchaseNeeds: 'Petits semoirs, batteuses, extrudeuses à vis, tests rapides pour grains.',
      },
    },
    products: [
      {
        key: 'soybeans',
        texts: {
          'zh-CN': {
            name: '有机黄大豆',
            description: '蛋白质38%以上，杂质1%以内，12月收获，50公斤袋或散装入柜。',
          },
          'en-US': {
            name: 'Organic soybeans',
            description:
              'Protein above 38%, foreign matter within 1%; harvested in December, bagged in 50 kg or loose in containers.',
          },
          'fr-FR': {
            name: 'Fèves de soja biologiques',
            description:
              'Plus de 38 % de protéines, impuretés limitées à 1 %, récolte en décembre ; sacs de 50 kg ou vrac en conteneur.',
          },
        },
      },
      {
        key: 'soya-meal',
        texts: {
          'zh-CN': {
            name: '机榨豆粕',
            description: '不用溶剂，残油7%左右，适合蛋禽和水产饲料。',
          },
          'en-US': {
            name: 'Expeller soya meal',
            description: 'Made without solvents, about 7% residual oil, for layers and farmed fish.',
          },
          'fr-FR': {
            name: 'Tourteau de soja expeller',
            description: 'Obtenu sans solvant, environ 7 % d’huile résiduelle, pour pondeuses et poissons d’élevage.',
          },
        },
      },
    ],
  },
];
