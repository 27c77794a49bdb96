import type { SeedProject } from '../shapes.ts';

/** Projects in Kenya, Tanzania, Uganda, Rwanda, Burundi and Ethiopia. */
export const eastAfricanProjects: SeedProject[] = [
  {
    key: 'naivasha-rose-cold-chain',
    category: 'investment',
    region: 'KE',
    industry: 15,
    amount: '640',
    status: 'published',
    publishedOn: '2025-04-08',
    phone: '+254711820101',
    contact: 'projects@malewa-stems.example',
    texts: {
      'zh-CN': {
        name: '奈瓦沙鲜花冷链中心',
        owner: '马莱瓦花卉合作社',
        contactPerson: '项目办公室',
        introduction:
          '奈瓦沙湖畔的十一家花卉农场合用一座旧预冷库，旺季每天有近两成切花要等到夜里才能入库。合作社已取得两公顷工业用地和环评批文，拟建四千平方米冷库、真空预冷线和装箱车间，日处理玫瑰一百二十万枝。建成后可从农场直送内罗毕机场，全程保持在四摄氏度以下。',
        cooperationRequirement:
          '寻求持股四成以内的投资方，并采购整套制冷设备；可用五年期鲜花供货合同作为回报安排的一部分。',
      },
      'en-US': {
        name: 'Cold-chain centre for cut flowers in Naivasha',
        owner: 'Malewa Stems Co-operative',
        contactPerson: 'Project office',
        introduction:
          'Eleven flower farms on Lake Naivasha share one ageing pre-cooling shed, and in high season almost a fifth of the stems wait until night. The co-operative holds two hectares of industrial land and its environmental licence, and plans 4,000 m² of cold rooms, a vacuum cooling line and a packing hall for 1.2 million roses a day. Trucks would then reach Nairobi airport below 4 °C all the way.',
        cooperationRequirement:
          'An investor for up to 40 per cent of the shares and a supplier of the whole refrigeration plant. A five-year flower supply contract can be part of the return.',
      },
      'fr-FR': {
        name: 'Centre frigorifique pour fleurs coupées à Naivasha',
        owner: 'Malewa Stems Co-operative',
        contactPerson: 'Bureau du projet',
        introduction:
          'Au bord du lac Naivasha, onze exploitations se partagent une chambre de prérefroidissement vieillissante : en pleine saison, près d’une tige sur cinq attend la nuit. La coopérative dispose de deux hectares en zone industrielle et de son permis environnemental. Elle prévoit 4 000 m² de chambres froides, une ligne de refroidissement sous vide et un atelier d’emballage pour 1,2 million de roses par jour.',
        cooperationRequirement:
          'Un investisseur à hauteur de 40 % du capital au plus et un fournisseur pour l’ensemble de l’installation frigorifique. Un contrat de livraison de fleurs sur cinq ans peut compléter la rémunération.',
      },
    },
  },
  {
    key: 'nandi-purple-tea-supply',
    category: 'trade',
    region: 'KE',
    industry: 3,
    amount: '85',
    status: 'negotiating',
    publishedOn: '2025-06-13',
    phone: '+254711820102',
    contact: 'export@chepkuit-leaf.example',
    texts: {
      'zh-CN': {
        name: '南迪山紫茶年度供货',
        owner: '切普库伊特制茶厂',
        contactPerson: '出口业务部',
        introduction:
          '南迪山区三百户茶农种植紫芽品种，海拔两千米上下，去年采青六百吨。工厂每年可做散装紫茶六十吨，分蒸青和发酵两种，另有茶粉十吨供饮料厂使用。样品已在国内两家实验室测过花青素含量，批次报告可随货提供。',
        cooperationRequirement:
          '面向中国茶饮品牌和茶叶商，起订五吨，全年分四批装船，蒙巴萨港离岸价结算；首年愿按试销价供货。',
      },
      'en-US': {
        name: 'Yearly supply of purple tea from the Nandi Hills',
        owner: 'Chepkuit Leaf Factory',
        contactPerson: 'Export desk',
        introduction:
          'Three hundred growers in the Nandi Hills pluck a purple-leaf variety at about 2,000 metres; last year they brought in 600 tonnes of green leaf. The factory makes 60 tonnes a year, steamed or fermented, and 10 tonnes of powder for drinks makers. Anthocyanin reports come with each lot.',
        cooperationRequirement:
          'Tea brands and merchants in China that take at least five tonnes, in four shipments a year, FOB Mombasa. The first year is offered at a trial price.',
      },
      'fr-FR': {
        name: 'Fourniture annuelle de thé pourpre des collines de Nandi',
        owner: 'Chepkuit Leaf Factory',
        contactPerson: 'Service export',
        introduction:
          'Trois cents producteurs des collines de Nandi récoltent, vers 2 000 mètres d’altitude, une variété à feuille pourpre : 600 tonnes de feuilles fraîches l’an dernier. L’usine en tire chaque année 60 tonnes de thé, étuvé ou fermenté, et 10 tonnes de poudre destinées aux fabricants de boissons. Une analyse des anthocyanes accompagne chaque lot.',
        cooperationRequirement:
          'Marques et négociants chinois achetant au moins cinq tonnes, réparties en quatre expéditions par an, FOB Mombasa. Prix d’essai la première année.',
      },
    },
  },
  {
    key: 'kisumu-lake-ferry-landing',
    category: 'engineering',
    region: 'KE',
    industry: 10,
    amount: '1850',
    status: 'published',
    publishedOn: '2026-02-17',
    phone: '+254711820103',
    contact: 'works@winam-gulf-landing.example',
    texts: {
      'zh-CN': {
        name: '基苏木维多利亚湖货运码头改造',
        owner: '维南湾码头开发公司',
        contactPerson: '工程部',
        introduction:
          '基苏木老码头建于铁路时代，水深只够小船靠泊，货物多绕行公路。改造包括两个八十米泊位、航道疏浚四十万立方米、滚装坡道和一万平方米堆场。可行性研究与水下地形测量已完成，土地无拆迁。',
        cooperationRequirement:
          '拟以设计采购施工总承包方式招标，欢迎有内河码头业绩的企业组成联合体；业主自筹三成，其余希望承包方协助安排出口信贷。',
      },
      'en-US': {
        name: 'Rebuilding the lake cargo landing at Kisumu',
        owner: 'Winam Gulf Landing Company',
        contactPerson: 'Works department',
        introduction:
          'The old landing dates from the railway age and is too shallow for anything but small boats, so cargo goes round by road. The works are two berths of 80 metres, 400,000 m³ of dredging, a ro-ro ramp and a yard of one hectare. The feasibility study and the survey of the lake bed are finished, and nobody has to move.',
        cooperationRequirement:
          'Bids for design, supply and construction under one contract, consortia welcome, with inland port references. The owner pays 30 per cent itself and asks for help with export credit.',
      },
      'fr-FR': {
        name: 'Reconstruction du débarcadère de fret de Kisumu',
        owner: 'Winam Gulf Landing Company',
        contactPerson: 'Direction des travaux',
        introduction:
          'Le débarcadère, qui date de l’époque du chemin de fer, n’accueille plus que de petits bateaux ; le fret contourne le lac par la route. Le chantier comprend deux postes de 80 mètres, 400 000 m³ de dragage, une rampe roulière et un terre-plein d’un hectare. L’étude de faisabilité et le relevé des fonds sont achevés ; aucun déplacement d’habitants n’est nécessaire.',
        cooperationRequirement:
          'Offres en conception, fourniture et construction, groupements admis, avec références portuaires intérieures. Le maître d’ouvrage finance 30 % et souhaite un appui pour le crédit à l’exportation.',
      },
    },
  },
  {
    key: 'tanga-sisal-board-plant',
    category: 'investment',
    region: 'TZ',
    industry: 11,
    amount: '720',
    status: 'published',
    publishedOn: '2025-09-22',
    phone: '+255754820104',
    contact: 'invest@pangani-fibre.example',
    texts: {
      'zh-CN': {
        name: '坦噶剑麻纤维板厂',
        owner: '潘加尼纤维公司',
        contactPerson: '投资联络处',
        introduction:
          '公司在坦噶经营剑麻园三千二百公顷，抽麻后每年剩下两万多吨短纤和麻渣，目前大部分烧掉。计划利用这些下脚料压制中密度板，设计年产三万立方米，先供应达累斯萨拉姆的家具厂。厂区紧邻铁路专用线，自备水源和十一千伏线路已通。',
        cooperationRequirement: '出让四成九股权，优先考虑能提供连续压机生产线并负责前三年运营的合作方。',
      },
      'en-US': {
        name: 'Fibreboard from sisal waste in Tanga',
        owner: 'Pangani Fibre Limited',
        contactPerson: 'Investor desk',
        introduction:
          'The company works 3,200 hectares of sisal near Tanga. Over 20,000 tonnes of short fibre and pulp are left each year, and most of it is burnt. A press line for 30,000 m³ of medium-density board would use it, first for furniture makers in Dar es Salaam; rail siding, water and an 11 kV line already reach the site.',
        cooperationRequirement:
          '49 per cent of the shares are offered, preferably to a partner that brings a continuous press and runs the plant for its first three years.',
      },
      'fr-FR': {
        name: 'Panneaux de fibres à partir des résidus de sisal à Tanga',
        owner: 'Pangani Fibre Limited',
        contactPerson: 'Relations investisseurs',
        introduction:
          'La société exploite 3 200 hectares de sisal près de Tanga. Chaque année, plus de 20 000 tonnes de fibres courtes et de pulpe restent sur place et sont le plus souvent brûlées. Une ligne de pressage de 30 000 m³ de panneaux de densité moyenne les valoriserait, d’abord pour les fabricants de meubles de Dar es-Salaam. Embranchement ferré, eau et ligne de 11 kV desservent déjà le terrain.',
        cooperationRequirement:
          'Cession de 49 % des parts, de préférence à un partenaire apportant une presse continue et assurant l’exploitation pendant trois ans.',
      },
    },
  },
  {
    key: 'mwanza-fillet-exports',
    category: 'trade',
    region: 'TZ',
    industry: 5,
    amount: '210',
    status: 'signed',
    publishedOn: '2025-05-19',
    phone: '+255754820105',
    contact: 'sales@sengerema-fish.example',
    texts: {
      'zh-CN': {
        name: '姆万扎冷冻尼罗鲈鱼片出口',
        owner: '森盖雷马水产公司',
        contactPerson: '销售部',
        introduction:
          '工厂位于维多利亚湖南岸，日加工鲜鱼四十吨，速冻间两座，持有危害分析与关键控制点认证。主打去皮鱼片，按三百至五百克、五百克以上分级，十公斤箱装。鱼鳔单独晾晒，可随船拼柜。',
        cooperationRequirement:
          '与进口商签订每月三个四十尺冷柜的长期合同，装船前付三成，凭提单付清；买方可派人驻厂验货。',
      },
      'en-US': {
        name: 'Frozen Nile perch fillets from Mwanza',
        owner: 'Sengerema Fish Processors',
        contactPerson: 'Sales desk',
        introduction:
          'The plant on the south shore of Lake Victoria handles 40 tonnes of fish a day, with two blast freezers and a certified hazard control system. It sells skinless fillets in two grades, 300 to 500 grams and above, in ten-kilogram cartons. Dried fish maw can share the container.',
        cooperationRequirement:
          'A long contract for three 40-foot reefers a month, 30 per cent before loading and the rest against documents. The buyer may keep an inspector at the plant.',
      },
      'fr-FR': {
        name: 'Filets surgelés de perche du Nil de Mwanza',
        owner: 'Sengerema Fish Processors',
        contactPerson: 'Service commercial',
        introduction:
          'Sur la rive sud du lac Victoria, l’usine traite 40 tonnes de poisson par jour grâce à deux tunnels de surgélation et à un système certifié de maîtrise des risques. Elle vend des filets sans peau en deux calibres, de 300 à 500 grammes et au-delà, en cartons de dix kilos. Les vessies séchées peuvent compléter le conteneur.',
        cooperationRequirement:
          'Contrat de longue durée : trois conteneurs frigorifiques de 40 pieds par mois, 30 % avant chargement, le solde contre documents. L’acheteur peut maintenir un inspecteur sur place.',
      },
    },
  },
  {
    key: 'jinja-borehole-programme',
    category: 'engineering',
    region: 'UG',
    industry: 10,
    amount: '430',
    status: 'published',
    publishedOn: '2026-05-06',
    phone: '+256772820106',
    contact: 'tenders@busoga-rural-water.example',
    texts: {
      'zh-CN': {
        name: '布索加农村机井与太阳能供水',
        owner: '布索加农村供水局',
        contactPerson: '招标办公室',
        introduction:
          '项目在金贾周边五个县打井二百四十口，其中六十口配光伏水泵、水塔和公共取水点。物探已圈定井位，平均井深七十五米，岩层以花岗片麻岩为主。预计惠及十六万人，雨季前须完成首批八十口。',
        cooperationRequirement:
          '分三个标段招标，每段须自带两台以上钻机；水泵和控制柜要求五年质保，并为每县培训两名维修员。',
      },
      'en-US': {
        name: 'Boreholes and solar water points in Busoga',
        owner: 'Busoga Rural Water Office',
        contactPerson: 'Tender office',
        introduction:
          'The programme drills 240 boreholes in five districts round Jinja and fits sixty of them with solar pumps, tanks and taps. Sites have been surveyed: 75 metres deep on average, mostly in granite gneiss. About 160,000 people will be served, and the first eighty wells are due before the rains.',
        cooperationRequirement:
          'Three lots; a bidder brings two rigs or more for each. Pumps and controls need a five-year warranty, and two mechanics per district are to be trained.',
      },
      'fr-FR': {
        name: 'Forages et points d’eau solaires dans le Busoga',
        owner: 'Busoga Rural Water Office',
        contactPerson: 'Bureau des appels d’offres',
        introduction:
          'Le programme prévoit 240 forages dans cinq districts autour de Jinja ; soixante recevront pompe solaire, réservoir et bornes-fontaines. Les emplacements sont reconnus : 75 mètres de profondeur en moyenne, surtout dans le gneiss granitique. Quelque 160 000 habitants seront desservis et les quatre-vingts premiers puits sont attendus avant les pluies.',
        cooperationRequirement:
          'Trois lots, deux foreuses au moins pour chacun. Pompes et armoires garanties cinq ans ; deux mécaniciens à former par district.',
      },
    },
  },
  {
    key: 'kigali-electric-moto-assembly',
    category: 'investment',
    region: 'RW',
    industry: 14,
    amount: '380',
    status: 'negotiating',
    publishedOn: '2025-11-12',
    phone: '+250788820107',
    contact: 'partners@umuvuduko-mobility.example',
    texts: {
      'zh-CN': {
        name: '基加利电动摩托组装与换电网络',
        owner: '乌穆武杜科出行公司',
        contactPerson: '合作部',
        introduction:
          '基加利有两万多辆摩托出租车，燃油占车主收入的三分之一。公司试运营一百五十辆电动车和六座换电柜已满一年，每辆车日均换电两次。下一步在工业园租用两千平方米厂房，年组装五千辆，并把换电站增至四十座。',
        cooperationRequirement: '需要整车散件和磷酸铁锂电池的供应伙伴，可按车辆销量分成，也接受以设备作价入股。',
      },
      'en-US': {
        name: 'Electric motorcycles and battery swapping in Kigali',
        owner: 'Umuvuduko Mobility',
        contactPerson: 'Partnerships',
        introduction:
          'Kigali has over 20,000 motorcycle taxis whose riders spend a third of their income on petrol. For a year the company has run 150 electric machines and six swap cabinets, each machine changing batteries twice a day. It will now rent 2,000 m² in the industrial zone to assemble 5,000 a year and open forty stations.',
        cooperationRequirement:
          'A supplier of kits and lithium iron phosphate packs, paid by a share of each sale; equipment in exchange for equity is possible as well.',
      },
      'fr-FR': {
        name: 'Motos électriques et échange de batteries à Kigali',
        owner: 'Umuvuduko Mobility',
        contactPerson: 'Service partenariats',
        introduction:
          'Kigali compte plus de 20 000 motos-taxis dont les conducteurs consacrent un tiers de leurs revenus à l’essence. Depuis un an, la société exploite 150 motos électriques et six armoires d’échange, à raison de deux échanges par jour et par moto. Elle louera 2 000 m² en zone industrielle pour en assembler 5 000 par an et ouvrir quarante stations.',
        cooperationRequirement:
          'Fournisseur de kits et de batteries lithium-fer-phosphate, rémunéré par une part des ventes ; un apport de matériel en capital est envisageable.',
      },
    },
  },
  {
    key: 'rulindo-chilli-oil',
    category: 'trade',
    region: 'RW',
    industry: 2,
    amount: '36.5',
    status: 'fulfilled',
    publishedOn: '2025-03-18',
    phone: '+250788820108',
    contact: 'export@urusenda-hills.example',
    texts: {
      'zh-CN': {
        name: '鲁林多干辣椒与辣椒油采购',
        owner: '乌鲁森达山地农社',
        contactPerson: '外贸组',
        introduction:
          '农社四百二十名社员种植鸟眼椒，全部人工采摘、架上晾晒，水分控制在一成以下。首批十八吨干椒和六千瓶辣椒油已于去年运抵长沙并售罄，黄曲霉毒素检测合格。',
        cooperationRequirement: '订单已履行完毕；愿与原买家续签，也接待新客户看样，每柜可混装干椒与瓶装油。',
      },
      'en-US': {
        name: 'Dried chilli and chilli oil from Rulindo',
        owner: 'Urusenda Hills Growers',
        contactPerson: 'Trade team',
        introduction:
          'The 420 members grow bird’s eye chilli, pick it by hand and dry it on racks to less than ten per cent moisture. The first 18 tonnes and 6,000 bottles of oil reached Changsha and sold out. Every lot passed its aflatoxin test.',
        cooperationRequirement:
          'This order has been fulfilled. The growers would renew it and show samples to new buyers; chilli and bottles can share a container.',
      },
      'fr-FR': {
        name: 'Piment séché et huile pimentée de Rulindo',
        owner: 'Urusenda Hills Growers',
        contactPerson: 'Équipe commerce',
        introduction:
          'Les 420 membres cultivent le piment oiseau, le cueillent à la main et le sèchent sur claies à moins de dix pour cent d’humidité. Les 18 premières tonnes et 6 000 flacons d’huile sont arrivés à Changsha, où tout a été vendu. Chaque lot a satisfait au contrôle des aflatoxines.',
        cooperationRequirement:
          'Commande exécutée. Le groupement souhaite la renouveler et propose des échantillons à d’autres acheteurs ; piments et flacons voyagent dans le même conteneur.',
      },
    },
  },
  {
    key: 'gitega-school-solar',
    category: 'other',
    region: 'BI',
    industry: 8,
    amount: '24',
    status: 'published',
    publishedOn: '2026-08-20',
    phone: '+25779820109',
    contact: 'contact@umuco-solar.example',
    texts: {
      'zh-CN': {
        name: '基特加中学光伏供电与电工培训',
        owner: '乌穆乔太阳能协会',
        contactPerson: '培训处',
        introduction:
          '基特加省二十所寄宿中学晚自习靠煤油灯和柴油机照明。协会提出每校装八千瓦光伏和储能，由校内实习电工负责日常维护。两所学校已试装，全年停电不足十小时。',
        cooperationRequirement: '寻找愿意捐助或优惠供应设备的企业，并请派一名技术员来校教学四周，食宿由协会承担。',
      },
      'en-US': {
        name: 'Solar power and electrician training for schools in Gitega',
        owner: 'Umuco Solar Association',
        contactPerson: 'Training unit',
        introduction:
          'Twenty boarding schools in Gitega province light evening study with paraffin lamps and diesel sets. The association proposes eight kilowatts of panels with storage for each, looked after by trainees of the school. Two pilots lost power for fewer than ten hours in a year.',
        cooperationRequirement:
          'A company that gives equipment or sells it at cost, and sends a technician for four weeks of teaching; board and lodging are paid for.',
      },
      'fr-FR': {
        name: 'Énergie solaire et formation d’électriciens dans les lycées de Gitega',
        owner: 'Association Umuco Solaire',
        contactPerson: 'Cellule formation',
        introduction:
          'Vingt internats de la province de Gitega éclairent l’étude du soir au pétrole ou au groupe électrogène. L’association propose pour chacun huit kilowatts de panneaux avec stockage, entretenus par les élèves stagiaires. Deux sites pilotes ont connu moins de dix heures de coupure en un an.',
        cooperationRequirement:
          'Une entreprise qui offre le matériel ou le cède à prix coûtant et envoie un technicien enseigner quatre semaines, nourri et logé.',
      },
    },
  },
  {
    key: 'hawassa-garment-washing',
    category: 'investment',
    region: 'ET',
    industry: 20,
    amount: '910',
    status: 'published',
    publishedOn: '2025-07-30',
    phone: '+251911820110',
    contact: 'office@tabor-denim.example',
    texts: {
      'zh-CN': {
        name: '阿瓦萨牛仔水洗与污水回用车间',
        owner: '塔博尔牛仔服装公司',
        contactPerson: '总经理办公室',
        introduction:
          '公司在阿瓦萨雇工九百人，每月缝制牛仔裤十五万条，却要运往国外水洗。新车间规划臭氧水洗机二十四台、激光打标线两条和日处理三千吨的污水回用站。园区可供蒸汽，厂房主体由业主建成。',
        cooperationRequirement: '希望与有水洗经验的企业合资，对方出设备和工艺，占股三成至五成；产品七成出口。',
      },
      'en-US': {
        name: 'Denim washing with water reuse in Hawassa',
        owner: 'Tabor Denim',
        contactPerson: 'Managing director’s office',
        introduction:
          'With 900 workers the company sews 150,000 pairs of jeans a month in Hawassa, then sends them abroad to be washed. The new shop has room for 24 ozone washers, two laser lines and a plant that recycles 3,000 tonnes of water a day. The park supplies steam, and the owner has put up the building.',
        cooperationRequirement:
          'A joint venture with an experienced laundry that brings machines and process for 30 to 50 per cent. Seven pairs in ten are exported.',
      },
      'fr-FR': {
        name: 'Délavage de denim avec recyclage de l’eau à Hawassa',
        owner: 'Tabor Denim',
        contactPerson: 'Direction générale',
        introduction:
          'Avec 900 salariés, l’entreprise coud chaque mois 150 000 jeans à Hawassa, puis les expédie à l’étranger pour le lavage. Le nouvel atelier accueillera 24 machines à ozone, deux lignes laser et une station qui recycle 3 000 tonnes d’eau par jour. Le parc fournit la vapeur et le bâtiment est déjà construit.',
        cooperationRequirement:
          'Coentreprise avec un spécialiste du délavage apportant machines et procédés contre 30 à 50 % du capital. Sept pièces sur dix partent à l’exportation.',
      },
    },
  },
];
