import type { SeedBuyer } from '../shapes.ts';

/** Buyers from Southern Africa and Angola. */
export const southernAfricanBuyers: SeedBuyer[] = [
  {
    key: 'kafubu-bench-supplies',
    country: 'ZM',
    industry: 16,
    phone: '+260976560411',
    mail: 'tenders@kafububench.example',
    website: 'https://www.kafububench.example',
    texts: {
      'zh-CN': {
        name: '卡富布采场物资公司',
        contact: '投标与采购部',
        address: '赞比亚铜带省基特韦重工业区',
        profile: '为铜矿和采石场供泵、输送带、筛网和劳保，备货7000种，铜带省内当天送到。矿方按季考核供货准时率。',
        purchaseNeeds:
          '要找可授权的厂家：渣浆泵及过流件、EP1250/4输送带每季3千米、聚氨酯筛板、耐磨衬板、矿用照明。须交三家矿山使用记录和ISO 9001证书。首单约12万美元，到岸价达累斯萨拉姆或纳卡拉，接受45天信用证，磨损件希望在基特韦设寄售库。',
      },
      'en-US': {
        name: 'Kafubu Bench Supplies',
        contact: 'Tenders and purchasing',
        address: 'Heavy industrial area, Kitwe, Copperbelt, Zambia',
        profile:
          'Pumps, conveyor belts, screens and safety wear for copper mines and quarries: 7,000 lines in stock, same-day delivery on the Copperbelt. Mines rate punctuality every quarter.',
        purchaseNeeds:
          'Makers who can appoint an agent: slurry pumps and wet ends, EP1250/4 belting (3 km a quarter), polyurethane screens, wear liners, mine lamps. Records from three mines and ISO 9001. First order about US$ 120,000 CIF Dar es Salaam or Nacala, 45-day letter of credit; consignment stock of wearing parts in Kitwe.',
      },
      'fr-FR': {
        name: 'Kafubu Bench Supplies',
        contact: 'Offres et achats',
        address: 'Zone d’industrie lourde, Kitwe, Copperbelt, Zambie',
        profile:
          'Pompes, bandes transporteuses, cribles et équipements de protection pour mines de cuivre et carrières : 7 000 références, livraison le jour même dans le Copperbelt. Les mines notent la ponctualité chaque trimestre.',
        purchaseNeeds:
          'Fabricants prêts à désigner un agent : pompes à boue et pièces hydrauliques, bandes EP1250/4 (3 km par trimestre), grilles en polyuréthane, blindages, éclairage de mine. Références de trois mines et ISO 9001. Première commande d’environ 120 000 dollars, CIF Dar es Salaam ou Nacala, crédit documentaire à 45 jours ; stock en consignation à Kitwe.',
      },
    },
  },
  {
    key: 'matsime-water-works',
    country: 'ZW',
    industry: 8,
    phone: '+263782560412',
    mail: 'pumps@matsime.example',
    texts: {
      'zh-CN': {
        name: '马齐梅水务工程公司',
        contact: '光伏提水部',
        address: '津巴布韦布拉瓦约市贝尔蒙特工业区',
        profile: '打井、装泵、修水塔一手包办，每年给学校、牧场和矿工村做两百来处供水点。去年旱情重，订单翻倍。',
        purchaseNeeds:
          '采购太阳能深井泵（扬程60至180米，1.1至7.5千瓦）400套、450瓦以上组件3000块、镀锌支架和HDPE管120吨、不锈钢压力罐90只。泵端须耐沙、带干转保护，控制器能切换柴油机。柜货到贝拉港，电汇三七开；盼厂家在本地留50套备机。',
      },
      'en-US': {
        name: 'Matsime Water Works',
        contact: 'Solar pumping',
        address: 'Belmont industrial area, Bulawayo, Zimbabwe',
        profile:
          'One crew drills, fits the pump and mends the tower: some two hundred water points a year for schools, ranches and miners’ villages. Orders doubled after last year’s drought.',
        purchaseNeeds:
          'Solar borehole pumps (60 to 180 m head, 1.1 to 7.5 kW), 400 sets; 3,000 panels above 450 W; galvanised frames; 120 tonnes of HDPE pipe; 90 stainless pressure tanks. Sand-proof, with dry-run protection and a controller that switches to diesel. Containers to Beira, transfer 30/70; fifty spare sets to be kept here.',
      },
      'fr-FR': {
        name: 'Matsime Water Works',
        contact: 'Pompage solaire',
        address: 'Zone industrielle de Belmont, Bulawayo, Zimbabwe',
        profile:
          'Une même équipe fore, pose la pompe et répare le château d’eau : environ deux cents points d’eau par an pour écoles, élevages et villages miniers. La sécheresse de l’an dernier a doublé les commandes.',
        purchaseNeeds:
          'Pompes solaires immergées (60 à 180 m, 1,1 à 7,5 kW), 400 jeux ; 3 000 panneaux de plus de 450 W ; supports galvanisés ; 120 tonnes de tube PEHD ; 90 réservoirs sous pression en inox. Tenue au sable, protection contre la marche à sec, passage au diesel. Conteneurs à Beira, virement 30/70 ; cinquante pompes de secours à garder sur place.',
      },
    },
  },
  {
    key: 'telhas-do-lurio',
    country: 'MZ',
    industry: 11,
    phone: '+258853560413',
    mail: 'compras@telhasdolurio.example',
    texts: {
      'zh-CN': {
        name: '卢里奥建材商行',
        contact: '进货科',
        address: '莫桑比克楠普拉市工业区',
        profile: '北部三省的屋面、五金和油漆批发商，九个货场，客户是乡镇建材店和承包学校教室的小施工队。',
        purchaseNeeds:
          '进彩涂镀铝锌卷板0.3毫米600吨在本地轧瓦，屋面钉2000箱、水暖五金一柜、钢门窗1500樘、防水卷材3万平方米，须葡文标签。两成定金，余款见单；卷板盐雾试验1000小时以上，附屈服强度报告。也愿代理小型轧瓦机。',
      },
      'en-US': {
        name: 'Telhas do Lúrio',
        contact: 'Goods inward',
        address: 'Industrial area, Nampula, Mozambique',
        profile:
          'Roofing, hardware and paint for three northern provinces: nine yards that serve village shops and small builders of classrooms.',
        purchaseNeeds:
          'Colour-coated aluzinc coil, 0.3 mm, 600 tonnes to roll here; 2,000 boxes of roofing nails, one container of plumbing fittings, 1,500 steel doors and windows, 30,000 m² of membrane, labelled in Portuguese. 20% down, the rest against documents; 1,000 hours of salt spray and a yield report for the coil. Would also sell small roll formers.',
      },
      'fr-FR': {
        name: 'Telhas do Lúrio',
        contact: 'Service des approvisionnements',
        address: 'Zone industrielle, Nampula, Mozambique',
        profile:
          'Négociant en toitures, quincaillerie et peinture dans trois provinces du nord : neuf dépôts au service des magasins de village et des petits entrepreneurs de salles de classe.',
        purchaseNeeds:
          'Bobines aluzinc prélaquées de 0,3 mm, 600 tonnes à profiler sur place ; 2 000 cartons de clous de toiture, un conteneur de plomberie, 1 500 portes et fenêtres en acier, 30 000 m² de membrane, étiquetage en portugais. 20 % à la commande, solde contre documents ; brouillard salin de 1 000 heures et essai de limite élastique. Représentation possible de petites profileuses.',
      },
    },
  },
  {
    key: 'duinekus-cold-stores',
    country: 'NA',
    industry: 5,
    phone: '+264813560414',
    mail: 'engineering@duinekus.example',
    website: 'https://www.duinekus.example',
    texts: {
      'zh-CN': {
        name: '沙丘岸冷库公司',
        contact: '工程采购室',
        address: '纳米比亚鲸湾港渔港区',
        profile: '为无须鳕、竹荚鱼船队代冻、代储，四座冷库8500吨，另租包装间给小厂。电费占成本三分之一。',
        purchaseNeeds:
          '要建第五座2400吨库，先采购螺杆式氨制冷机组、板式速冻机三台（每批4吨）、聚氨酯夹芯板7000平方米、900千瓦屋顶光伏和2兆瓦时储能。要求焊接与压力容器证书、一年质保、派两名工程师调试。设计招标五月开标，货款随进度分五次付清，留一成质保金。',
      },
      'en-US': {
        name: 'Duinekus Cold Stores',
        contact: 'Engineering purchases',
        address: 'Fishing harbour, Walvis Bay, Namibia',
        profile:
          'Freezing and storage for hake and horse mackerel fleets: four stores of 8,500 tonnes in all, and packing rooms to let. Power is a third of the cost.',
        purchaseNeeds:
          'For a fifth store of 2,400 tonnes: screw compressors on ammonia, three plate freezers (4 tonnes a batch), 7,000 m² of sandwich panel, 900 kW on the roof and 2 MWh of batteries. Welding and pressure-vessel certificates, a year’s guarantee, two engineers for start-up. Design tender opens in May; five stage payments, 10% held back.',
      },
      'fr-FR': {
        name: 'Duinekus Cold Stores',
        contact: 'Achats d’ingénierie',
        address: 'Port de pêche, Walvis Bay, Namibie',
        profile:
          'Congélation et entreposage à façon pour les flottes de merlu et de chinchard : quatre entrepôts, 8 500 tonnes au total, et des salles d’emballage à louer. L’électricité pèse un tiers des coûts.',
        purchaseNeeds:
          'Pour un cinquième entrepôt de 2 400 tonnes : groupes à vis à l’ammoniac, trois congélateurs à plaques (4 tonnes par charge), 7 000 m² de panneaux isolants, 900 kW en toiture et 2 MWh de stockage. Certificats de soudage et d’appareils à pression, un an de garantie, deux ingénieurs à la mise en service. Ouverture des offres de conception en mai ; cinq versements d’avancement, retenue de 10 %.',
      },
    },
  },
  {
    key: 'blouklip-home-stores',
    country: 'ZA',
    industry: 21,
    phone: '+27835560415',
    mail: 'range@blouklip.example',
    website: 'https://www.blouklip.example',
    texts: {
      'zh-CN': {
        name: '蓝石家居连锁店',
        contact: '品类买手部',
        address: '南非豪登省埃库鲁莱尼市杰米斯顿工业区',
        profile: '在镇区和小城开家居店142家，卖床品、炊具、小家电和收纳，平均客单价310兰特。一年两次选品，二月与八月。',
        purchaseNeeds:
          '要搪瓷锅五件套、304不锈钢保温壶、220V压力锅（需南非电器认证）、折叠衣柜、法兰绒毯，每款3000至1.2万件，分六家门店组试销。包装设计由我方出，条码和英文警示须合规；德班到岸价，60天远期，延误一周扣2%。',
      },
      'en-US': {
        name: 'Blouklip Home Stores',
        contact: 'Category buyers',
        address: 'Germiston industrial area, Ekurhuleni, Gauteng, South Africa',
        profile:
          'Bedding, pots, small appliances and storage in 142 stores of townships and small towns, at an average basket of 310 rand. The range is chosen in February and August.',
        purchaseNeeds:
          'Five-piece enamel pots, 304 stainless flasks, 220 V pressure cookers with South African safety approval, folding wardrobes, flannel blankets: 3,000 to 12,000 of each, first in six groups of stores. Our artwork, your bar codes and warnings in English. CIF Durban, 60 days, 2% off for each week late.',
      },
      'fr-FR': {
        name: 'Blouklip Home Stores',
        contact: 'Acheteurs par catégorie',
        address: 'Zone industrielle de Germiston, Ekurhuleni, Gauteng, Afrique du Sud',
        profile:
          'Literie, casseroles, petit électroménager et rangement dans 142 magasins des townships et des petites villes, panier moyen de 310 rands. La gamme se choisit en février et en août.',
        purchaseNeeds:
          'Batteries de cinq casseroles émaillées, bouteilles isothermes en inox 304, autocuiseurs 220 V homologués en Afrique du Sud, armoires pliantes, plaids en flanelle : 3 000 à 12 000 pièces par modèle, à l’essai dans six groupes de magasins. Graphisme fourni par nos soins, codes-barres et avertissements en anglais par le fabricant. CIF Durban, 60 jours, 2 % de retenue par semaine de retard.',
      },
    },
  },
  {
    key: 'dambo-green-inputs',
    country: 'MW',
    industry: 13,
    phone: '+265881560416',
    mail: 'irrigation@dambogreen.example',
    texts: {
      'zh-CN': {
        name: '丹博绿意农资公司',
        contact: '灌溉部',
        address: '马拉维利隆圭市卡嫩戈工业区',
        profile:
          '面向湿地边的蔬菜农户，卖滴灌套件、踏板泵和水箱，兼做安装。每年建小型灌区六十多处，单处半公顷到五公顷。',
        purchaseNeeds:
          '寻滴灌带16毫米、壁厚0.2至0.4毫米、出水孔距30厘米，共90万米；1寸半汽油泵800台、太阳能地表泵250台、5000升软体水囊300只。希望厂家给图纸模板和安装视频，配件与主件同柜。付款走贝拉港保税仓提单后分两次，每次五成。',
      },
      'en-US': {
        name: 'Dambo Green Inputs',
        contact: 'Irrigation team',
        address: 'Kanengo industrial area, Lilongwe, Malawi',
        profile:
          'Drip kits, treadle pumps and tanks for vegetable growers at the wetland edge, fitted by our own crews. Over sixty small schemes a year, from half a hectare to five.',
        purchaseNeeds:
          'Drip tape, 16 mm, 0.2 to 0.4 mm thick, emitters every 30 cm, 900,000 m; 800 petrol pumps of 1.5 inch, 250 solar surface pumps, 300 soft tanks of 5,000 litres. Layout templates, fitting videos and fittings in the same container. Two payments of one half, on release from the bonded store at Beira.',
      },
      'fr-FR': {
        name: 'Dambo Green Inputs',
        contact: 'Équipe irrigation',
        address: 'Zone industrielle de Kanengo, Lilongwe, Malawi',
        profile:
          'Kits de goutte-à-goutte, pompes à pédales et citernes pour les maraîchers en lisière de marais, avec pose par nos équipes. Plus de soixante petits périmètres par an, d’un demi à cinq hectares.',
        purchaseNeeds:
          'Gaine de 16 mm, épaisseur 0,2 à 0,4 mm, goutteurs tous les 30 cm, 900 000 m ; 800 motopompes de 1,5 pouce, 250 pompes solaires de surface, 300 citernes souples de 5 000 litres. Modèles de plans, vidéos de pose et raccords dans le même conteneur. Deux paiements de moitié, à la mainlevée de l’entrepôt sous douane de Beira.',
      },
    },
  },
  {
    key: 'letsomo-fuels',
    country: 'BW',
    industry: 7,
    phone: '+26773560417',
    mail: 'depots@letsomofuels.example',
    texts: {
      'zh-CN': {
        name: '莱索莫燃料公司',
        contact: '油站设备采购部',
        address: '博茨瓦纳弗朗西斯敦工业区',
        profile: '在东北部经营17座加油站和两座液化气库，另给农场送油。计划三年内把手工记账换成站端联网。',
        purchaseNeeds:
          '为八座站采购四枪加油机32台、双层储罐30立方米16座、液位仪、站房屋顶光伏80千瓦一套；液化气部要5、9、19公斤钢瓶共2.4万只和充装秤。计量器须符合OIML标准，钢瓶附水压试验批号。德班转运，见进度付款。',
      },
      'en-US': {
        name: 'Letsomo Fuels',
        contact: 'Station equipment',
        address: 'Francistown industrial area, Botswana',
        profile:
          'Seventeen filling stations and two LPG depots in the north-east, with fuel delivered to farms. Within three years hand-kept books are to give way to stations on line.',
        purchaseNeeds:
          'For eight stations: 32 four-nozzle dispensers, sixteen double-wall tanks of 30 m³, level gauges, one 80 kW roof. For gas: 24,000 cylinders of 5, 9 and 19 kg and filling scales; meters to OIML, cylinders with hydraulic test numbers. Through Durban, paid by progress.',
      },
      'fr-FR': {
        name: 'Letsomo Fuels',
        contact: 'Équipement des stations',
        address: 'Zone industrielle de Francistown, Botswana',
        profile:
          'Dix-sept stations-service et deux dépôts de GPL dans le nord-est, avec livraison aux fermes. D’ici trois ans, les registres manuels doivent céder la place à des stations connectées.',
        purchaseNeeds:
          'Pour huit stations : 32 distributeurs à quatre pistolets, seize cuves à double paroi de 30 m³, jauges de niveau, un toit solaire de 80 kW. Pour le gaz : 24 000 bouteilles de 5, 9 et 19 kg et des bascules de remplissage ; mesureurs conformes à l’OIML, bouteilles portant le numéro d’épreuve hydraulique. Transit par Durban, paiement à l’avancement.',
      },
    },
  },
  {
    key: 'frota-do-cubango',
    country: 'AO',
    industry: 15,
    phone: '+244923560418',
    mail: 'frota@frotacubango.example',
    texts: {
      'zh-CN': {
        name: '库邦戈车队运输公司',
        contact: '车辆采购处',
        address: '安哥拉万博省万博市卡阿拉路',
        profile: '跑洛比托港到万博、奎托的公路货运，76辆车，拉水泥、化肥和集装箱，车辆多已跑满70万公里。',
        purchaseNeeds:
          '更新车辆：6×4牵引车（380至420马力，带缓速器）18台、三轴平板挂车20台、4×2配送车7台，须适应坑洼土路，配备胎和葡文仪表。要求整车三年或30万公里保修，万博派驻技师一名；罗安达或洛比托到岸价，愿谈四年期租赁，租金用人民币结算亦可。',
      },
      'en-US': {
        name: 'Frota do Cubango',
        contact: 'Vehicle purchasing',
        address: 'Caála road, Huambo, Huambo Province, Angola',
        profile:
          'Road haulage from the port of Lobito to Huambo and Cuito: 76 vehicles with cement, fertiliser and containers, many of them with 700,000 km behind them.',
        purchaseNeeds:
          'Renewal: eighteen 6×4 tractors of 380 to 420 hp with retarder, twenty three-axle flatbeds, seven 4×2 delivery trucks, for broken dirt roads, with spare wheels and Portuguese dashboards. Guarantee of three years or 300,000 km, one technician in Huambo. CIF Luanda or Lobito; a four-year lease, in renminbi if wished.',
      },
      'fr-FR': {
        name: 'Frota do Cubango',
        contact: 'Achat de véhicules',
        address: 'Route de Caála, Huambo, province de Huambo, Angola',
        profile:
          'Transport routier du port de Lobito à Huambo et Cuito : 76 véhicules pour le ciment, les engrais et les conteneurs, dont beaucoup affichent 700 000 km.',
        purchaseNeeds:
          'Renouvellement : dix-huit tracteurs 6×4 de 380 à 420 ch avec ralentisseur, vingt plateaux à trois essieux, sept porteurs 4×2, pour pistes dégradées, avec roues de secours et tableau de bord en portugais. Garantie de trois ans ou 300 000 km, un technicien à Huambo. CIF Luanda ou Lobito ; location sur quatre ans, au besoin en renminbis.',
      },
    },
  },
  {
    key: 'lithota-garments',
    country: 'LS',
    industry: 20,
    phone: '+26658560419',
    mail: 'fabrics@lithota.example',
    texts: {
      'zh-CN': {
        name: '利托塔制衣公司',
        contact: '面辅料采购室',
        address: '莱索托马塞卢市泰察内工业区',
        profile: '1100名女工做牛仔裤和针织T恤，供南非的服装连锁，交期压到35天，布料成了最大的难处。',
        purchaseNeeds:
          '找能稳定供货的面料商：弹力牛仔布12盎司每月18万米、精梳汗布180克每月40吨，色牢度4级，缩水3%以内，须有OEKO-TEX或同类证书；另购拷边机120台、激光裁床一套、水洗机六台。德班交货，小批先寄10码样布。',
      },
      'en-US': {
        name: 'Lithota Garments',
        contact: 'Fabrics and trims',
        address: 'Thetsane industrial area, Maseru, Lesotho',
        profile:
          'Eleven hundred machinists make jeans and knitted T-shirts for clothing chains in South Africa. With delivery down to 35 days, cloth is the bottleneck.',
        purchaseNeeds:
          'Steady mills: 12 oz stretch denim, 180,000 m a month; combed jersey at 180 g, 40 tonnes a month; colour fastness 4, shrinkage below 3%, OEKO-TEX or similar. Also 120 overlockers, a laser cutter and six washers. Delivery in Durban; small orders after 10 yards of sample.',
      },
      'fr-FR': {
        name: 'Lithota Garments',
        contact: 'Tissus et fournitures',
        address: 'Zone industrielle de Thetsane, Maseru, Lesotho',
        profile:
          'Mille cent couturières confectionnent jeans et T-shirts pour les chaînes sud-africaines. Le délai étant ramené à 35 jours, le tissu est devenu le point faible.',
        purchaseNeeds:
          'Tissages réguliers : denim stretch de 12 onces, 180 000 m par mois ; jersey peigné de 180 g, 40 tonnes par mois ; solidité des teintes 4, retrait inférieur à 3 %, OEKO-TEX ou équivalent. Également 120 surjeteuses, une découpe laser et six laveuses. Livraison à Durban ; petites séries après 10 yards d’échantillon.',
      },
    },
  },
];
