import type { SeedExhibitor } from '../shapes.ts';

export const islandExhibitors: SeedExhibitor[] = [
  {
    key: 'gousse-des-deux-fleuves',
    country: 'MG',
    industry: 2,
    hall: 'W2',
    phone: '+261342275701',
    mail: 'export@deuxfleuves.example',
    website: 'https://www.deuxfleuves.example',
    founded: 2007,
    employees: 120,
    editions: [1, 3, 4],
    texts: {
      'zh-CN': {
        name: '双河香荚兰公司',
        contact: '出口部',
        address: '马达加斯加萨瓦区桑巴瓦市',
        profile:
          '在桑巴瓦与安塔拉哈两地，与870户种植者逐户登记、逐批编号。青荚九月龄后才采，烫青、发汗、日晒、养荚前后约六个月。年出成品香荚兰34吨，附产地追溯卡。',
        productClassification: '香荚兰与香料',
        productName: '波旁型香荚兰',
        purchaseNeeds: '真空包装机、玻璃管瓶、近红外水分检测仪；欢迎烘焙、冰淇淋和香精企业看样。',
      },
      'en-US': {
        name: 'Gousse des Deux Fleuves',
        contact: 'Export desk',
        address: 'Sambava, Sava Region, Madagascar',
        profile:
          'Around Sambava and Antalaha, 870 growers are registered one by one and their lots numbered. Green pods wait nine months on the vine; scalding, sweating, sunning and conditioning take about six more. The house ships 34 tonnes of cured vanilla a year, each lot with a tracing card.',
        productClassification: 'Vanilla and spices',
        productName: 'Bourbon vanilla',
        purchaseNeeds:
          'Vacuum packers, glass tubes, near-infrared moisture meters; bakers, ice-cream and flavour houses are welcome to smell samples.',
      },
      'fr-FR': {
        name: 'Gousse des Deux Fleuves',
        contact: 'Service export',
        address: 'Sambava, région Sava, Madagascar',
        profile:
          'Autour de Sambava et d’Antalaha, 870 planteurs sont inscrits un à un et leurs lots numérotés. La gousse verte reste neuf mois sur la liane ; échaudage, étuvage, séchage et affinage en demandent environ six de plus. La maison expédie 34 tonnes de vanille préparée par an, chaque lot avec sa fiche de traçabilité.',
        productClassification: 'Vanille et épices',
        productName: 'Vanille Bourbon',
        purchaseNeeds:
          'Machines sous vide, tubes de verre, humidimètres à infrarouge ; pâtissiers, glaciers et parfumeurs alimentaires sont invités à sentir les échantillons.',
      },
    },
    products: [
      {
        key: 'black-gourmet',
        texts: {
          'zh-CN': { name: '黑色美食级香荚兰', description: '16厘米以上，水分30%至33%，油润不裂，蜡纸锡盒5公斤装。' },
          'en-US': {
            name: 'Black gourmet pods',
            description: 'Over 16 cm, 30 to 33% moisture, supple and unsplit; 5 kg tins lined with waxed paper.',
          },
          'fr-FR': {
            name: 'Gousses noires gourmet',
            description:
              'Plus de 16 cm, 30 à 33 % d’humidité, souples et non fendues ; boîtes de fer de 5 kg, papier paraffiné.',
          },
        },
      },
      {
        key: 'red-extract',
        texts: {
          'zh-CN': { name: '提取级红荚', description: '香兰素1.6%以上，水分22%左右，供提取和做香草糖，25公斤纸箱。' },
          'en-US': {
            name: 'Red pods for extraction',
            description: 'At least 1.6% vanillin and about 22% moisture, for extract or vanilla sugar; 25 kg cartons.',
          },
          'fr-FR': {
            name: 'Gousses rouges à extraire',
            description:
              'Au moins 1,6 % de vanilline, environ 22 % d’humidité, pour extrait ou sucre vanillé ; cartons de 25 kg.',
          },
        },
      },
      {
        key: 'powder',
        texts: {
          'zh-CN': { name: '香荚兰粉', description: '整荚低温研磨，不加糖，500克避光袋，50袋起订。' },
          'en-US': {
            name: 'Vanilla powder',
            description: 'Whole pods ground cold, no sugar added; 500 g light-proof bags, from 50 bags.',
          },
          'fr-FR': {
            name: 'Vanille en poudre',
            description:
              'Gousses entières broyées à froid, sans sucre ajouté ; sachets opaques de 500 g, dès 50 sachets.',
          },
        },
      },
    ],
  },
  {
    key: 'laboratoires-ravinala-bleu',
    country: 'MG',
    industry: 19,
    hall: 'W2',
    phone: '+261342275702',
    mail: 'contact@ravinalableu.example',
    website: 'https://www.ravinalableu.example',
    founded: 1999,
    employees: 185,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '蓝旅人蕉植物提取实验室',
        contact: '科研与商务部',
        address: '马达加斯加塔那那利佛，伊武托工业区',
        profile:
          '从药用植物提取精油和干浸膏，主要品种为积雪草、桉油樟（罗文莎叶）和长春花。按药品生产质量管理规范建有一条胶囊线，并与本国林区社区订立采集协议，限量采收。',
        productClassification: '植物提取物与草本制剂',
        productName: '积雪草提取物',
        purchaseNeeds: '超临界萃取设备、高效液相色谱耗材；愿与湖南中药企业合作研究和注册。',
      },
      'en-US': {
        name: 'Laboratoires Ravinala Bleu',
        contact: 'Science and business desk',
        address: 'Ivato industrial area, Antananarivo, Madagascar',
        profile:
          'Essential oils and dry extracts from medicinal plants, above all gotu kola, ravintsara and Madagascar periwinkle. One capsule line follows good manufacturing practice. Forest communities gather wild plants under agreements that cap the harvest.',
        productClassification: 'Plant extracts and herbal preparations',
        productName: 'Gotu kola extract',
        purchaseNeeds:
          'Supercritical extraction units, chromatography supplies; joint research and registration with Hunan makers of Chinese medicines.',
      },
      'fr-FR': {
        name: 'Laboratoires Ravinala Bleu',
        contact: 'Pôle scientifique et commercial',
        address: 'Zone industrielle d’Ivato, Antananarivo, Madagascar',
        profile:
          'Le laboratoire tire huiles essentielles et extraits secs de plantes médicinales, en premier lieu la centella, le ravintsara et la pervenche de Madagascar. Une ligne de gélules suit les bonnes pratiques de fabrication. Les communautés forestières cueillent sous conventions, qui plafonnent les prélèvements.',
        productClassification: 'Extraits végétaux et préparations à base de plantes',
        productName: 'Extrait de centella',
        purchaseNeeds:
          'Extraction au CO₂ supercritique, consommables de chromatographie ; recherche et enregistrement en commun avec des laboratoires de médecine chinoise du Hunan.',
      },
    },
    products: [
      {
        key: 'centella',
        texts: {
          'zh-CN': {
            name: '积雪草干提物',
            description: '总三萜40%以上，供护肤与外用制剂，1公斤铝袋，可出全套检验报告。',
          },
          'en-US': {
            name: 'Gotu kola dry extract',
            description:
              'Total triterpenes above 40%, for skin care and topical products; 1 kg foil bags with full analysis.',
          },
          'fr-FR': {
            name: 'Extrait sec de centella',
            description:
              'Plus de 40 % de triterpènes, pour soins de la peau et topiques ; sachets de 1 kg, bulletin d’analyse complet.',
          },
        },
      },
      {
        key: 'ravintsara',
        texts: {
          'zh-CN': { name: '罗文莎叶精油', description: '桉叶油素型，蒸馏自鲜叶，10毫升瓶装或25公斤氟化桶，年供4吨。' },
          'en-US': {
            name: 'Ravintsara essential oil',
            description:
              'Cineole type, steam-distilled from fresh leaf. In 10 ml bottles or 25 kg fluorinated drums, 4 tonnes a year.',
          },
          'fr-FR': {
            name: 'Huile essentielle de ravintsara',
            description:
              'Type cinéole, distillée sur feuille fraîche. Flacons de 10 ml ou fûts fluorés de 25 kg, 4 tonnes par an.',
          },
        },
      },
    ],
  },
  {
    key: 'rary-landy-ateliers',
    country: 'MG',
    industry: 22,
    hall: 'W6',
    phone: '+261342275703',
    mail: 'commandes@rarylandy.example',
    founded: 2012,
    employees: 46,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '拉里兰迪编织工坊',
        contact: '订货部',
        address: '马达加斯加安布西特拉市手工艺区',
        profile:
          '酒椰叶丝来自西北海岸，野蚕丝来自中部高原的塔皮亚树林。46名员工之外，另有230位在家编织的妇女，按件计酬，尺寸和颜色由工坊统一打版。',
        productClassification: '酒椰编织品与野蚕丝织物',
        productName: '酒椰钩编帽、野蚕丝披肩',
        purchaseNeeds: '环保染料、帽楦、金属扣件，并寻找服饰买手店和文创商店。',
      },
      'en-US': {
        name: 'Rary Landy Ateliers',
        contact: 'Order desk',
        address: 'Artisan quarter, Ambositra, Madagascar',
        profile:
          'Raffia comes from the north-west coast and wild silk from the tapia woods of the highlands. Besides 46 staff, 230 women weave at home and are paid by the piece, to patterns, sizes and colours set in the workshop.',
        productClassification: 'Raffia goods and wild silk',
        productName: 'Crocheted raffia hats, wild-silk shawls',
        purchaseNeeds: 'Low-impact dyes, hat blocks, metal fittings; concept stores and museum shops.',
      },
      'fr-FR': {
        name: 'Rary Landy Ateliers',
        contact: 'Service des commandes',
        address: 'Quartier des artisans, Ambositra, Madagascar',
        profile:
          'Le raphia arrive de la côte nord-ouest, la soie sauvage des bois de tapia des Hautes Terres. Aux 46 salariés s’ajoutent 230 femmes qui tressent à domicile, payées à la pièce, d’après les patrons, tailles et couleurs de l’atelier.',
        productClassification: 'Raphia tressé et soie sauvage',
        productName: 'Chapeaux de raphia au crochet, étoles de soie sauvage',
        purchaseNeeds:
          'Teintures peu polluantes, formes à chapeaux, attaches métalliques ; boutiques de créateurs et de musées.',
      },
    },
    products: [
      {
        key: 'hat',
        texts: {
          'zh-CN': { name: '酒椰钩编宽檐帽', description: '手钩约两天一顶，可卷起携带，三个头围，12色，50顶起。' },
          'en-US': {
            name: 'Wide-brimmed raffia hat',
            description: 'About two days of crochet. It rolls up for travel; three sizes, 12 colours, from 50 pieces.',
          },
          'fr-FR': {
            name: 'Capeline de raphia',
            description:
              'Deux jours de crochet environ. Se roule pour le voyage ; trois tailles, 12 coloris, dès 50 pièces.',
          },
        },
      },
      {
        key: 'shawl',
        texts: {
          'zh-CN': { name: '野蚕丝披肩', description: '手捻丝线，植物染，200厘米乘70厘米，每条纹理不同，年产600条。' },
          'en-US': {
            name: 'Wild-silk shawl',
            description: 'Hand-spun and plant-dyed, 200 by 70 cm, no two alike; 600 are woven in a year.',
          },
          'fr-FR': {
            name: 'Étole de soie sauvage',
            description: 'Filée à la main, teinte aux plantes, 200 × 70 cm ; chaque pièce diffère, 600 par an.',
          },
        },
      },
    ],
  },
  {
    key: 'cacaoyere-haut-sambirano',
    country: 'MG',
    industry: 3,
    hall: 'W2',
    phone: '+261342275704',
    mail: 'cacao@hautsambirano.example',
    website: 'https://www.hautsambirano.example',
    founded: 1987,
    employees: 260,
    editions: [2, 3, 4],
    texts: {
      'zh-CN': {
        name: '上桑比拉诺可可庄园',
        contact: '可可销售部',
        address: '马达加斯加迪亚纳区安班扎，桑比拉诺河谷',
        profile:
          '庄园自有可可林540公顷，树荫下混种克里奥罗与特立尼达里奥，豆子带红色浆果的酸甜。木箱发酵六天，翻箱两次。全园持有机认证，塔马塔夫港装船。',
        productClassification: '可可豆与可可制品',
        productName: '桑比拉诺精品可可豆',
        purchaseNeeds: '可可豆分级机、巧克力精磨机；愿与国内手工巧克力工坊订立整批供货。',
      },
      'en-US': {
        name: 'Cacaoyère du Haut Sambirano',
        contact: 'Cocoa sales',
        address: 'Sambirano valley, Ambanja, Diana Region, Madagascar',
        profile:
          'The estate has 540 hectares of shade-grown Criollo and Trinitario, whose beans taste of red berries. Six days of fermentation in wooden boxes, turned twice. Everything is certified organic and leaves through Toamasina.',
        productClassification: 'Cocoa beans and cocoa products',
        productName: 'Fine-flavour Sambirano cocoa',
        purchaseNeeds: 'Bean graders and chocolate refiners; whole-lot contracts with craft chocolate makers in China.',
      },
      'fr-FR': {
        name: 'Cacaoyère du Haut Sambirano',
        contact: 'Ventes de cacao',
        address: 'Vallée du Sambirano, Ambanja, région Diana, Madagascar',
        profile:
          'Sur 540 hectares, criollo et trinitario poussent à l’ombre et donnent des fèves aux accents de fruits rouges. Six jours en caisses de bois, deux brassages. L’ensemble est certifié biologique et part de Toamasina.',
        productClassification: 'Fèves et produits du cacao',
        productName: 'Cacao fin du Sambirano',
        purchaseNeeds:
          'Calibreuses à fèves, raffineuses à chocolat ; contrats par lots entiers avec des chocolatiers artisanaux de Chine.',
      },
    },
    products: [
      {
        key: 'beans',
        texts: {
          'zh-CN': {
            name: '有机发酵可可豆',
            description: '发酵度85%以上，百克不超过95粒，65公斤麻袋，主季6月至10月，一吨起售。',
          },
          'en-US': {
            name: 'Organic fermented beans',
            description:
              'Over 85% well fermented, at most 95 beans per 100 g; 65 kg jute bags, main crop June to October, one tonne minimum.',
          },
          'fr-FR': {
            name: 'Fèves biologiques fermentées',
            description:
              'Plus de 85 % de fèves bien fermentées, 95 fèves au plus pour 100 g ; sacs de jute de 65 kg, récolte de juin à octobre, minimum une tonne.',
          },
        },
      },
      {
        key: 'nibs',
        texts: {
          'zh-CN': { name: '可可碎', description: '轻烘去壳，供巧克力、燕麦片和冲泡可可茶，10公斤真空袋。' },
          'en-US': {
            name: 'Cocoa nibs',
            description: 'Lightly roasted and winnowed, for chocolate, muesli or cocoa tea; 10 kg vacuum bags.',
          },
          'fr-FR': {
            name: 'Éclats de fèves',
            description:
              'Légèrement torréfiés, sans coque, pour chocolat, muesli ou infusion ; sachets sous vide de 10 kg.',
          },
        },
      },
    ],
  },
  {
    key: 'pointe-corail-advisory',
    country: 'MU',
    industry: 24,
    hall: 'W1',
    phone: '+23052748801',
    mail: 'desk@pointecorail.example',
    website: 'https://www.pointecorail.example',
    founded: 2004,
    employees: 63,
    editions: [1, 2, 4],
    texts: {
      'zh-CN': {
        name: '珊瑚角企业咨询公司',
        contact: '中国业务组',
        address: '毛里求斯埃贝内科技城',
        profile:
          '为进入非洲的中国企业办理公司设立、会计、税务申报与工作许可，客户分布于制造、物流和新能源行业。63名员工中有11人以中文办公，合同提供中英法三种文本。',
        productClassification: '企业服务与投资咨询',
        productName: '非洲投资落地服务',
        purchaseNeeds: '希望结识计划在印度洋及东南部非洲设点的企业，以及内地会计师事务所同行。',
      },
      'en-US': {
        name: 'Pointe Corail Advisory',
        contact: 'China desk',
        address: 'Cybercity, Ebène, Mauritius',
        profile:
          'Company formation, accounts, tax filing and work permits for Chinese firms on their way into Africa, among them manufacturers, carriers and renewable-energy developers. Eleven of our 63 staff work in Chinese, and contracts come in Chinese, English and French.',
        productClassification: 'Corporate services and investment advice',
        productName: 'Set-up services for Africa',
        purchaseNeeds:
          'Companies planning an office in the Indian Ocean or eastern and southern Africa; accounting practices on the mainland.',
      },
      'fr-FR': {
        name: 'Pointe Corail Advisory',
        contact: 'Bureau Chine',
        address: 'Cybercité, Ébène, Maurice',
        profile:
          'Création de sociétés, comptabilité, déclarations fiscales et permis de travail pour les entreprises chinoises qui s’implantent en Afrique : industriels, transporteurs, énergéticiens du renouvelable. Onze de nos 63 collaborateurs travaillent en chinois ; les contrats sont établis en chinois, en anglais et en français.',
        productClassification: 'Services aux entreprises et conseil en investissement',
        productName: 'Accompagnement à l’implantation en Afrique',
        purchaseNeeds:
          'Entreprises qui projettent un bureau dans l’océan Indien, en Afrique orientale ou australe ; cabinets comptables de Chine continentale.',
      },
    },
    products: [
      {
        key: 'set-up',
        texts: {
          'zh-CN': {
            name: '公司设立套餐',
            description: '含名称核准、章程、银行开户协助和首年会计，材料齐备后约四周办结。',
          },
          'en-US': {
            name: 'Company set-up package',
            description:
              'Name, articles, help with a bank account and the first year’s books; about four weeks once papers are complete.',
          },
          'fr-FR': {
            name: 'Formule de création de société',
            description:
              'Dénomination, statuts, aide à l’ouverture de compte et comptabilité de la première année ; environ quatre semaines, dossier complet.',
          },
        },
      },
      {
        key: 'due-diligence',
        texts: {
          'zh-CN': {
            name: '合作方背景核查',
            description: '覆盖非洲14国，查工商、诉讼与实地经营情况，15个工作日出中文报告。',
          },
          'en-US': {
            name: 'Partner checks',
            description:
              'Registers, court records and a site visit in 14 African countries; a report in Chinese within 15 working days.',
          },
          'fr-FR': {
            name: 'Vérification de partenaires',
            description:
              'Registres, contentieux et visite sur place dans 14 pays d’Afrique ; rapport en chinois sous 15 jours ouvrés.',
          },
        },
      },
    ],
  },
  {
    key: 'vallee-badamier-stays',
    country: 'SC',
    industry: 23,
    hall: 'W6',
    phone: '+2482618901',
    mail: 'reservations@badamierstays.example',
    website: 'https://www.badamierstays.example',
    founded: 2010,
    employees: 57,
    editions: [3, 4],
    texts: {
      'zh-CN': {
        name: '巴达米耶谷海岛度假公司',
        contact: '预订中心',
        address: '塞舌尔马埃岛安斯罗亚尔',
        profile:
          '在马埃、普拉兰、拉迪格三岛经营六处小型客栈，共74间房，每处不超过16间。屋顶光伏供一半用电，早餐可选粥和面。跳岛行程由自有两艘快艇衔接。',
        productClassification: '海岛住宿与跳岛游',
        productName: '三岛七日行程',
        purchaseNeeds: '电动高尔夫车、海水淡化小机组、酒店布草；寻找蜜月和亲子定制社。',
      },
      'en-US': {
        name: 'Vallée Badamier Island Stays',
        contact: 'Reservations',
        address: 'Anse Royale, Mahé, Seychelles',
        profile:
          'Six small guesthouses on Mahé, Praslin and La Digue, 74 rooms in all and never more than 16 under one roof. Solar panels cover half of the electricity; breakfast can be congee or noodles. Two speedboats of our own link the islands.',
        productClassification: 'Island lodging and island-hopping',
        productName: 'Seven days on three islands',
        purchaseNeeds:
          'Electric carts, small desalination units, hotel linen; agencies for honeymoons and family trips.',
      },
      'fr-FR': {
        name: 'Vallée Badamier Island Stays',
        contact: 'Réservations',
        address: 'Anse Royale, Mahé, Seychelles',
        profile:
          'Six maisons d’hôtes à Mahé, Praslin et La Digue : 74 chambres, jamais plus de 16 par maison. Les panneaux solaires couvrent la moitié de l’électricité ; au petit-déjeuner, bouillie de riz ou nouilles sur demande. Nos deux vedettes relient les îles.',
        productClassification: 'Hébergement insulaire et excursions d’île en île',
        productName: 'Sept jours, trois îles',
        purchaseNeeds:
          'Voiturettes électriques, petits dessalinisateurs, linge d’hôtel ; agences spécialisées dans les voyages de noces et en famille.',
      },
    },
    products: [
      {
        key: 'three-islands',
        texts: {
          'zh-CN': { name: '三岛七日', description: '马埃两晚、普拉兰两晚、拉迪格两晚，含船票、单车和海椰林门票。' },
          'en-US': {
            name: 'Three islands, seven days',
            description:
              'Two nights each on Mahé, Praslin and La Digue, with boats, bicycles and entry to a coco de mer forest.',
          },
          'fr-FR': {
            name: 'Trois îles en sept jours',
            description:
              'Deux nuits à Mahé, deux à Praslin, deux à La Digue ; bateaux, vélos et entrée d’une forêt de cocos de mer compris.',
          },
        },
      },
      {
        key: 'wedding',
        texts: {
          'zh-CN': { name: '海滩婚礼', description: '二十人以内，代办登记文件，花艺、摄影和克里奥尔晚宴一并安排。' },
          'en-US': {
            name: 'Beach wedding',
            description: 'Up to twenty guests: registration papers, flowers, photographs and a Creole dinner.',
          },
          'fr-FR': {
            name: 'Mariage sur la plage',
            description: 'Vingt invités au plus : formalités d’état civil, fleurs, photographies et dîner créole.',
          },
        },
      },
    ],
  },
];
