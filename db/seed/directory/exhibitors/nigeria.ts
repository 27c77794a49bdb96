import type { SeedExhibitor } from '../shapes.ts';

export const nigerianExhibitors: SeedExhibitor[] = [
  {
    key: 'dawaki-plains-sesame',
    country: 'NG',
    industry: 1,
    hall: 'W5',
    phone: '+2348031002101',
    mail: 'export@dawakiplains.example',
    website: 'https://www.dawakiplains.example',
    founded: 2009,
    employees: 140,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '达瓦基平原芝麻公司',
        contact: '出口业务部',
        address: '尼日利亚卡诺州卡诺市邦派工业区',
        profile:
          '公司在卡诺、吉加瓦两州收购芝麻、干姜和木槿花，自有两条清选线，每天可处理120吨。货物从拉各斯港发出，主要供给榨油厂、烘焙厂和香料商。',
        productClassification: '芝麻、干姜、木槿花',
        productName: '脱壳白芝麻',
        purchaseNeeds: '需要每小时5吨以上的色选机、芝麻脱皮设备，以及带防潮内袋的编织袋。',
      },
      'en-US': {
        name: 'Dawaki Plains Sesame Ltd',
        contact: 'Export desk',
        address: 'Bompai industrial area, Kano, Kano State, Nigeria',
        profile:
          'Dawaki Plains buys sesame, dried ginger and hibiscus from growers in Kano and Jigawa States. Two cleaning lines handle 120 tonnes a day between them; cargo is shipped from Lagos to oil mills, bakeries and spice blenders.',
        productClassification: 'Sesame seed, dried ginger, hibiscus flower',
        productName: 'Hulled white sesame',
        purchaseNeeds:
          'Colour sorters above 5 tonnes an hour, sesame hulling equipment and woven sacks with a moisture liner.',
      },
      'fr-FR': {
        name: 'Dawaki Plains Sesame Ltd',
        contact: 'Service export',
        address: 'Zone industrielle de Bompai, Kano, État de Kano, Nigeria',
        profile:
          'Le sésame, le gingembre séché et l’hibiscus sont achetés aux cultivateurs des États de Kano et de Jigawa, puis nettoyés sur deux lignes d’une capacité totale de 120 tonnes par jour. Les lots, embarqués à Lagos, vont aux huileries, aux boulangeries industrielles et aux négociants en épices.',
        productClassification: 'Sésame, gingembre séché, fleur d’hibiscus',
        productName: 'Sésame blanc décortiqué',
        purchaseNeeds:
          'Trieurs optiques de plus de 5 tonnes par heure, décortiqueuses à sésame, sacs tissés à doublure étanche.',
      },
    },
    products: [
      {
        key: 'hulled-sesame',
        texts: {
          'zh-CN': {
            name: '脱壳白芝麻',
            description:
              '纯度99.95%，水分不超过5%，25公斤纸袋或1吨吨袋包装。11月至次年3月为新货期，最小订量一个20尺柜。',
          },
          'en-US': {
            name: 'Hulled white sesame',
            description:
              'Purity 99.95%, moisture 5% at most, in 25 kg paper sacks or one-tonne bags. New crop from November to March; minimum one 20-foot container.',
          },
          'fr-FR': {
            name: 'Sésame blanc décortiqué',
            description:
              'Pureté de 99,95 %, humidité de 5 % au plus, en sacs papier de 25 kg ou en grands sacs d’une tonne. Récolte nouvelle de novembre à mars ; commande minimale : un conteneur de 20 pieds.',
          },
        },
      },
      {
        key: 'split-ginger',
        texts: {
          'zh-CN': {
            name: '干姜片',
            description: '卡杜纳州南部所产，纤维少、辛味足，日晒后再经低温烘干，挥发油含量每批附检测单。',
          },
          'en-US': {
            name: 'Split dried ginger',
            description:
              'Grown in southern Kaduna, pungent and low in fibre. Sun-dried, then finished in a low-heat dryer; every lot carries a volatile oil report.',
          },
          'fr-FR': {
            name: 'Gingembre séché fendu',
            description:
              'Originaire du sud de l’État de Kaduna, piquant et peu fibreux. Séché au soleil puis à basse température ; la teneur en huile essentielle est mesurée lot par lot.',
          },
        },
      },
      {
        key: 'hibiscus',
        texts: {
          'zh-CN': {
            name: '干木槿花',
            description: '深红花萼，手工去籽，适合代用茶和天然色素，全花与切碎两种规格。',
          },
          'en-US': {
            name: 'Dried hibiscus flower',
            description: 'Dark red calyces, seeded by hand, whole or cut, for infusions and natural colouring.',
          },
          'fr-FR': {
            name: 'Fleur d’hibiscus séchée',
            description:
              'Calices rouge sombre épépinés à la main, entiers ou coupés, pour infusions et colorants naturels.',
          },
        },
      },
    ],
  },
  {
    key: 'challawa-bend-leather',
    country: 'NG',
    industry: 21,
    hall: 'W6',
    phone: '+2348031002102',
    mail: 'sales@challawabend.example',
    website: 'https://www.challawabend.example',
    founded: 1998,
    employees: 210,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '查拉瓦河湾皮革厂',
        contact: '销售部',
        address: '尼日利亚卡诺州卡诺市查拉瓦工业区',
        profile:
          '以本地山羊皮、绵羊皮为原料，年鞣制180万张，植鞣与铬鞣分线生产，废水经三级处理后排放。客户以鞋厂、箱包厂为主，也接小批量染色订单。',
        productClassification: '皮革与皮具',
        productName: '红色山羊皮',
        purchaseNeeds: '寻求转鼓、片皮机、皮革涂饰助剂及污泥压滤设备。',
      },
      'en-US': {
        name: 'Challawa Bend Leatherworks',
        contact: 'Sales office',
        address: 'Challawa industrial estate, Kano, Nigeria',
        profile:
          'The tannery turns 1.8 million local goat and sheep skins a year into leather, on separate vegetable and chrome lines with three-stage effluent treatment. Shoe and bag makers are its main customers, and small dye lots are accepted.',
        productClassification: 'Leather and leather goods',
        productName: 'Red goatskin',
        purchaseNeeds: 'Tanning drums, splitting machines, finishing chemicals and filter presses for sludge.',
      },
      'fr-FR': {
        name: 'Challawa Bend Leatherworks',
        contact: 'Service des ventes',
        address: 'Zone industrielle de Challawa, Kano, Nigeria',
        profile:
          'Chaque année, 1,8 million de peaux de chèvre et de mouton du pays passent par cette tannerie, qui sépare le tannage végétal du tannage au chrome et traite ses effluents en trois étapes. Elle livre surtout des fabricants de chaussures et de sacs ; les teintures en petite série sont possibles.',
        productClassification: 'Cuirs et maroquinerie',
        productName: 'Chèvre rouge',
        purchaseNeeds: 'Foulons, refendeuses, produits de finissage, filtres-presses pour les boues.',
      },
    },
    products: [
      {
        key: 'red-goatskin',
        texts: {
          'zh-CN': {
            name: '植鞣红山羊皮',
            description: '厚度0.8至1.0毫米，粒面细密，适合书籍装帧、手袋和小皮件，每张4至6平方英尺。',
          },
          'en-US': {
            name: 'Vegetable-tanned red goatskin',
            description:
              'Fine grain, 0.8 to 1.0 mm thick, 4 to 6 square feet a skin. Suited to bookbinding, handbags and small goods.',
          },
          'fr-FR': {
            name: 'Chèvre rouge à tannage végétal',
            description:
              'Grain serré, épaisseur de 0,8 à 1,0 mm, peaux de 4 à 6 pieds carrés, pour la reliure, le sac et la petite maroquinerie.',
          },
        },
      },
      {
        key: 'crust-sheepskin',
        texts: {
          'zh-CN': {
            name: '绵羊半成品革',
            description: '干爽未涂饰，可按来样染色，服装革、手套革均可，起订3000平方英尺。',
          },
          'en-US': {
            name: 'Crust sheepskin',
            description: 'Undyed crust for gloves and garments, coloured to sample on request. From 3,000 square feet.',
          },
          'fr-FR': {
            name: 'Mouton en croûte',
            description:
              'Cuir non fini pour la ganterie et le vêtement, teint sur échantillon à la demande. À partir de 3 000 pieds carrés.',
          },
        },
      },
    ],
  },
  {
    key: 'lisabi-blue-adire',
    country: 'NG',
    industry: 22,
    hall: 'W6',
    phone: '+2348031002103',
    mail: 'studio@lisabiblue.example',
    website: 'https://www.lisabiblue.example',
    founded: 2014,
    employees: 46,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '利萨比蓝染工坊',
        contact: '设计与订货部',
        address: '尼日利亚奥贡州阿贝奥库塔市伊托库街区',
        profile:
          '工坊以木薯浆防染、靛蓝浸染的约鲁巴传统工艺制作阿迪雷布，三十多位染匠各守一口染缸。产品从布匹做到围巾、靠垫，图案可与设计师共同开发。',
        productClassification: '手工染布与家居布艺',
        productName: '阿迪雷靛蓝染布',
        purchaseNeeds: '采购精梳棉坯布、真丝坯绸、环保固色剂，并寻找愿意联名的服装品牌。',
      },
      'en-US': {
        name: 'Lisabi Blue Adire Workshop',
        contact: 'Design and orders desk',
        address: 'Itoku quarter, Abeokuta, Ogun State, Nigeria',
        profile:
          'More than thirty dyers, each with a vat of indigo, paint cassava paste on cotton and silk the Yoruba way. The workshop sells cloth, scarves and cushions, and draws new patterns together with fashion labels.',
        productClassification: 'Hand-dyed cloth and soft furnishings',
        productName: 'Adire indigo cloth',
        purchaseNeeds:
          'Combed cotton and silk greige cloth, low-impact fixing agents, and clothing brands for joint collections.',
      },
      'fr-FR': {
        name: 'Lisabi Blue Adire Workshop',
        contact: 'Création et commandes',
        address: 'Quartier d’Itoku, Abeokuta, État d’Ogun, Nigeria',
        profile:
          'Pâte de manioc pour la réserve, bain d’indigo pour la couleur : l’atelier perpétue l’adire yoruba avec plus de trente teinturiers. Il vend au mètre, confectionne foulards et coussins, et dessine des motifs inédits avec des maisons de mode.',
        productClassification: 'Tissus teints à la main et textile de maison',
        productName: 'Tissu adire à l’indigo',
        purchaseNeeds:
          'Coton peigné et soie écrus, fixateurs peu polluants, marques de vêtements prêtes à une collection commune.',
      },
    },
    products: [
      {
        key: 'adire-cloth',
        texts: {
          'zh-CN': {
            name: '阿迪雷棉布',
            description: '幅宽115厘米，每匹5码，传统“伊巴丹”纹样等二十四种可选，色牢度经水洗测试。',
          },
          'en-US': {
            name: 'Adire cotton',
            description:
              'Five-yard lengths, 115 cm wide, in 24 patterns old and new; colour fastness to washing is tested.',
          },
          'fr-FR': {
            name: 'Coton adire',
            description:
              'Coupes de cinq yards en 115 cm de large, vingt-quatre motifs anciens ou nouveaux, tenue au lavage contrôlée.',
          },
        },
      },
      {
        key: 'silk-scarf',
        texts: {
          'zh-CN': {
            name: '靛蓝真丝方巾',
            description: '90厘米见方，手绘防染，一条一样，附染匠手写编号，礼盒装，50条起订。',
          },
          'en-US': {
            name: 'Indigo silk scarf',
            description:
              'A 90 cm square painted by hand, no two alike, numbered by the dyer and boxed. Orders from 50 pieces.',
          },
          'fr-FR': {
            name: 'Carré de soie indigo',
            description:
              'Carré de 90 cm peint à la main, pièce unique numérotée par son teinturier et livrée en coffret. Dès 50 pièces.',
          },
        },
      },
    ],
  },
  {
    key: 'owode-formulations',
    country: 'NG',
    industry: 19,
    hall: 'W2',
    phone: '+2348031002104',
    mail: 'business@owodeformulations.example',
    website: 'https://www.owodeformulations.example',
    founded: 2003,
    employees: 320,
    editions: [1, 3, 4],
    texts: {
      'zh-CN': {
        name: '奥沃德制剂有限公司',
        contact: '商务合作部',
        address: '尼日利亚奥贡州阿格巴拉工业园',
        profile:
          '生产口服固体制剂、糖浆和外用药膏，片剂年产能9亿片，厂房按良好生产规范建设。供货给医院、连锁药店和西非邻国的经销商，也承接代工。',
        productClassification: '药品制剂',
        productName: '口服补液盐与锌片组合装',
        purchaseNeeds: '采购原料药、泡罩包装机、纯化水系统，愿与湖南药企商谈抗疟药、降压药的技术转让。',
      },
      'en-US': {
        name: 'Owode Formulations Ltd',
        contact: 'Business partnerships desk',
        address: 'Agbara industrial estate, Ogun State, Nigeria',
        profile:
          'Tablets, syrups and ointments leave this plant, built to good manufacturing practice, at a rate of up to 900 million tablets a year. It supplies hospitals, pharmacy chains and distributors in neighbouring West African countries, and takes contract work.',
        productClassification: 'Finished medicines',
        productName: 'Oral rehydration salts with zinc',
        purchaseNeeds:
          'Active ingredients, blister machines and purified-water systems; technology transfer for antimalarials and blood-pressure medicines.',
      },
      'fr-FR': {
        name: 'Owode Formulations Ltd',
        contact: 'Partenariats',
        address: 'Zone industrielle d’Agbara, État d’Ogun, Nigeria',
        profile:
          'Comprimés, sirops et pommades sortent d’une usine conforme aux bonnes pratiques de fabrication, avec une capacité annuelle de 900 millions de comprimés. Les clients : hôpitaux, réseaux de pharmacies et grossistes des pays voisins. Le façonnage est proposé.',
        productClassification: 'Médicaments finis',
        productName: 'Sels de réhydratation orale et zinc',
        purchaseNeeds:
          'Principes actifs, machines à blister, production d’eau purifiée ; transferts de technologie pour antipaludiques et antihypertenseurs.',
      },
    },
    products: [
      {
        key: 'ors-zinc',
        texts: {
          'zh-CN': {
            name: '口服补液盐与锌片组合装',
            description: '一盒含两包补液盐、十片20毫克锌片，用于儿童腹泻，常温保存，有效期两年。',
          },
          'en-US': {
            name: 'Oral rehydration salts with zinc',
            description:
              'Two sachets and ten 20 mg zinc tablets in one box, for childhood diarrhoea. Room-temperature storage, two-year shelf life.',
          },
          'fr-FR': {
            name: 'Sels de réhydratation orale et zinc',
            description:
              'Deux sachets et dix comprimés de zinc à 20 mg par boîte, pour la diarrhée de l’enfant. Conservation à température ambiante, deux ans.',
          },
        },
      },
      {
        key: 'paracetamol',
        texts: {
          'zh-CN': {
            name: '对乙酰氨基酚片',
            description: '500毫克，铝塑泡罩，一千片大包装或零售盒，可贴客户商标。',
          },
          'en-US': {
            name: 'Paracetamol tablets',
            description:
              '500 mg in blisters, packed by the thousand or for retail, under the buyer’s own label if wanted.',
          },
          'fr-FR': {
            name: 'Paracétamol en comprimés',
            description:
              '500 mg sous blister, par mille ou en boîte de détail, à la marque du client s’il le souhaite.',
          },
        },
      },
    ],
  },
  {
    key: 'oja-lane-digital',
    country: 'NG',
    industry: 18,
    hall: 'W2',
    phone: '+2348031002105',
    mail: 'partners@ojalane.example',
    website: 'https://www.ojalane.example',
    founded: 2018,
    employees: 85,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '奥贾巷数字科技公司',
        contact: '合作伙伴部',
        address: '尼日利亚拉各斯州拉各斯市雅巴区',
        profile:
          '为尼日利亚的批发市场开发手机订货系统，六千多家摊主用它下单、记账、约车送货。平台已接入奈拉钱包和银行转账，正在打通海外供应商的目录。',
        productClassification: '企业间电商平台与软件',
        productName: '市集订货系统',
        purchaseNeeds: '希望结识日用百货、手机配件和小家电厂家，寻找海外仓与跨境人民币结算的合作方。',
      },
      'en-US': {
        name: 'Oja Lane Digital',
        contact: 'Partner desk',
        address: 'Yaba, Lagos, Nigeria',
        profile:
          'Over six thousand stallholders in Nigeria’s wholesale markets order, keep accounts and book delivery with Oja Lane’s phone app. Naira wallets and bank transfers are built in; catalogues from suppliers abroad come next.',
        productClassification: 'Business-to-business platform and software',
        productName: 'Market ordering system',
        purchaseNeeds:
          'Makers of household goods, phone accessories and small appliances; partners for bonded storage and renminbi settlement.',
      },
      'fr-FR': {
        name: 'Oja Lane Digital',
        contact: 'Relations partenaires',
        address: 'Yaba, Lagos, Nigeria',
        profile:
          'Plus de six mille commerçants des marchés de gros nigérians commandent, tiennent leurs comptes et réservent un transport depuis cette application. Le portefeuille en nairas et le virement y sont intégrés ; l’entreprise prépare l’entrée des catalogues étrangers.',
        productClassification: 'Plateforme interentreprises et logiciels',
        productName: 'Système de commande pour marchés',
        purchaseNeeds:
          'Fabricants d’articles ménagers, d’accessoires téléphoniques et de petit électroménager ; partenaires pour l’entreposage et le règlement en renminbis.',
      },
    },
    products: [
      {
        key: 'ordering-app',
        texts: {
          'zh-CN': {
            name: '市集订货应用',
            description: '安装包不到8兆，断网也能记单，支持英语、豪萨语、约鲁巴语和伊博语，按成交额收取费用。',
          },
          'en-US': {
            name: 'Market ordering app',
            description:
              'Under 8 MB, works offline, in English, Hausa, Yoruba and Igbo. Traders pay a fee on completed orders only.',
          },
          'fr-FR': {
            name: 'Application de commande',
            description:
              'Moins de 8 Mo, utilisable hors connexion, en anglais, haoussa, yoruba et igbo. Une commission est due sur les seules commandes conclues.',
          },
        },
      },
      {
        key: 'supplier-catalogue',
        texts: {
          'zh-CN': {
            name: '海外供应商目录服务',
            description: '替厂家翻译商品资料、核对进口标准、测算到岸成本，首批限一百家。',
          },
          'en-US': {
            name: 'Supplier catalogue service',
            description:
              'Translation of product data, a check against import standards and landed-cost estimates. The first round is open to 100 factories.',
          },
          'fr-FR': {
            name: 'Mise en catalogue des fournisseurs',
            description:
              'Traduction des fiches, vérification des normes d’importation, calcul du coût rendu. Première vague limitée à cent usines.',
          },
        },
      },
    ],
  },
  {
    key: 'shere-ridge-minerals',
    country: 'NG',
    industry: 6,
    hall: 'W1',
    phone: '+2348031002106',
    mail: 'trade@shereridge.example',
    founded: 2011,
    employees: 260,
    editions: [4],
    texts: {
      'zh-CN': {
        name: '谢雷岭矿业公司',
        contact: '矿产贸易部',
        address: '尼日利亚高原州乔斯市郊工业用地',
        profile:
          '在乔斯高原持证开采冲积锡矿，用重选和磁选分离出锡石、铌铁矿和锆英砂。每批货都附采矿证、权利金缴纳凭证和第三方化验单，来源可逐坑追溯。',
        productClassification: '锡、铌、锆精矿',
        productName: '锡精矿',
        purchaseNeeds: '需摇床、螺旋溜槽、干式磁选机和便携式荧光分析仪，欢迎冶炼企业洽谈长期包销。',
      },
      'en-US': {
        name: 'Shere Ridge Minerals Ltd',
        contact: 'Minerals trading desk',
        address: 'Industrial layout, outskirts of Jos, Plateau State, Nigeria',
        profile:
          'Shere Ridge works licensed alluvial tin ground on the Jos Plateau and separates cassiterite, columbite and zircon by gravity and magnets. Each shipment comes with the mining licence, royalty receipts and an independent assay, traceable pit by pit.',
        productClassification: 'Tin, niobium and zirconium concentrates',
        productName: 'Tin concentrate',
        purchaseNeeds:
          'Shaking tables, spirals, dry magnetic separators, portable XRF analysers; long-term offtake with smelters.',
      },
      'fr-FR': {
        name: 'Shere Ridge Minerals Ltd',
        contact: 'Négoce des minerais',
        address: 'Lotissement industriel, périphérie de Jos, État du Plateau, Nigeria',
        profile:
          'Sur le plateau de Jos, l’entreprise exploite sous permis des alluvions stannifères et sépare cassitérite, colombite et zircon par gravité puis par aimantation. Permis, quittances de redevance et analyse indépendante accompagnent chaque lot, dont la fosse d’origine est connue.',
        productClassification: 'Concentrés d’étain, de niobium et de zirconium',
        productName: 'Concentré d’étain',
        purchaseNeeds:
          'Tables à secousses, spirales, séparateurs magnétiques à sec, analyseurs XRF portatifs ; contrats d’enlèvement durables avec des fonderies.',
      },
    },
    products: [
      {
        key: 'tin-concentrate',
        texts: {
          'zh-CN': {
            name: '锡精矿',
            description: '含锡70%至72%，1吨吨袋，月供约80吨，在装船港按化验结果计价。',
          },
          'en-US': {
            name: 'Tin concentrate',
            description:
              'Cassiterite at 70 to 72% tin, in one-tonne bags, about 80 tonnes a month, priced on assay at the port.',
          },
          'fr-FR': {
            name: 'Concentré d’étain',
            description:
              'Cassitérite à 70-72 % d’étain, en grands sacs d’une tonne, environ 80 tonnes par mois ; prix fixé sur analyse au port d’embarquement.',
          },
        },
      },
      {
        key: 'zircon-sand',
        texts: {
          'zh-CN': {
            name: '锆英砂',
            description: '二氧化锆含量62%以上，供陶瓷釉料与铸造行业，放射性检测报告随货提供。',
          },
          'en-US': {
            name: 'Zircon sand',
            description:
              'At least 62% zirconium oxide, for glazes and foundries; supplied with a radioactivity report.',
          },
          'fr-FR': {
            name: 'Sable de zircon',
            description:
              'Au moins 62 % d’oxyde de zirconium, pour l’émail céramique et la fonderie, avec rapport de radioactivité.',
          },
        },
      },
    ],
  },
];
