import type { SeedProject } from '../shapes.ts';

/** Projects in Egypt, Morocco, Algeria, Tunisia and China. */
export const northAfricanAndChineseProjects: SeedProject[] = [
  {
    key: 'minya-herb-drying',
    category: 'investment',
    region: 'EG',
    industry: 1,
    amount: '132',
    status: 'published',
    publishedOn: '2025-07-16',
    phone: '+201012820701',
    contact: 'partners@bahr-yusef-herbs.example',
    texts: {
      'zh-CN': {
        name: '明亚香草烘干与蒸汽灭菌',
        owner: '优素福河香草公司',
        contactPerson: '合作事务处',
        introduction:
          '明亚省农户种植洋甘菊、罗勒和马郁兰两千多费丹，多在屋顶晒干，菌落常超标。公司拟建热泵烘房十间与蒸汽灭菌线一条，年处理干料四千吨，出口茶包与香料厂。',
        cooperationRequirement: '寻求热泵设备商合作，投资收益五五分成；可另辟展示基地接待同业参观。',
      },
      'en-US': {
        name: 'Herb drying and steam sterilising in Minya',
        owner: 'Bahr Yusef Herbs',
        contactPerson: 'Partner affairs',
        introduction:
          'Chamomile, basil and marjoram grow on over 2,000 feddans, and most of it dries on roofs with too many germs. Ten heat-pump rooms and a steam steriliser would handle 4,000 tonnes a year for makers of tea bags and spices.',
        cooperationRequirement:
          'A maker of heat pumps that invests and shares earnings by halves. The site may serve to show its machines to others.',
      },
      'fr-FR': {
        name: 'Séchage et stérilisation à la vapeur d’herbes à Minya',
        owner: 'Bahr Yusef Herbs',
        contactPerson: 'Relations partenaires',
        introduction:
          'Camomille, basilic et marjolaine couvrent plus de 2 000 feddans et sèchent surtout sur les toits, avec trop de germes. Dix chambres à pompe à chaleur et un stérilisateur à vapeur traiteraient 4 000 tonnes par an pour les fabricants de sachets et d’épices.',
        cooperationRequirement:
          'Un fabricant de pompes à chaleur qui investisse et partage les résultats par moitié. Le site peut lui servir de vitrine.',
      },
    },
  },
  {
    key: 'ain-sokhna-glass-fibre',
    category: 'investment',
    region: 'EG',
    industry: 11,
    amount: '12500',
    status: 'signed',
    publishedOn: '2025-06-15',
    phone: '+201012820702',
    contact: 'secretariat@sokhna-fibre.example',
    texts: {
      'zh-CN': {
        name: '苏赫纳玻璃纤维三期池窑',
        owner: '苏赫纳纤维工业',
        contactPerson: '项目秘书处',
        introduction:
          '前两期池窑年产玻纤二十万吨，八成外销欧洲与中东。三期再建十万吨，采用全氧燃烧和余热发电，石英砂就地取自西奈。已在展会期间与出资方签约。',
        cooperationRequirement: '配套征集铂铑漏板加工、浸润剂和自动物流供应商，驻园企业可享保税与一站式服务。',
      },
      'en-US': {
        name: 'Third furnace for glass fibre at Ain Sokhna',
        owner: 'Sokhna Fibre Industries',
        contactPerson: 'Project secretariat',
        introduction:
          'Two furnaces make 200,000 tonnes a year, four fifths of it for Europe and the Middle East. The third adds 100,000 with oxygen firing and power from waste heat, on quartz sand from Sinai. It was signed with its investors during the expo.',
        cooperationRequirement:
          'Suppliers of bushings, sizing and automated handling are wanted on site, under bond and with one office for all permits.',
      },
      'fr-FR': {
        name: 'Troisième four à fibre de verre à Ain Sokhna',
        owner: 'Sokhna Fibre Industries',
        contactPerson: 'Secrétariat du projet',
        introduction:
          'Deux fours produisent 200 000 tonnes par an, aux quatre cinquièmes pour l’Europe et le Moyen-Orient. Le troisième en ajoute 100 000, en oxycombustion et avec récupération de chaleur, à partir de sable siliceux du Sinaï. Il a été signé avec ses investisseurs pendant l’exposition.',
        cooperationRequirement:
          'Fournisseurs de filières, d’ensimage et de manutention automatisée recherchés sur place, sous douane et avec guichet unique.',
      },
    },
  },
  {
    key: 'souss-argan-cosmetics',
    category: 'trade',
    region: 'MA',
    industry: 21,
    amount: '22',
    status: 'published',
    publishedOn: '2026-03-04',
    phone: '+212661820703',
    contact: 'commandes@tafraout-argane.example',
    texts: {
      'zh-CN': {
        name: '苏斯阿甘油与果渣护肤原料',
        owner: '塔夫劳特阿甘妇女社',
        contactPerson: '订单联络组',
        introduction:
          '九十名妇女手工敲仁、冷榨取油，年产化妆级阿甘油十六吨、脱脂果粉七吨。每批附脂肪酸谱，产地标识受法律保护。',
        cooperationRequirement: '对接护肤品牌和代工厂，五十公斤起，可供小瓶成品；愿联合申报中国化妆品原料备案。',
      },
      'en-US': {
        name: 'Argan oil and press cake for skin care, from Souss',
        owner: 'Tafraout Argan Women',
        contactPerson: 'Order contact',
        introduction:
          'Ninety women crack the kernels by hand and press them cold: 16 tonnes of cosmetic oil and seven of defatted powder a year. Each lot has its fatty-acid profile, and the origin is protected by law.',
        cooperationRequirement:
          'Brands and contract fillers from 50 kilograms, also in small bottles. Filing the ingredient in China can be done together.',
      },
      'fr-FR': {
        name: 'Huile d’argan et tourteau pour cosmétiques du Souss',
        owner: 'Femmes Argane de Tafraout',
        contactPerson: 'Suivi des commandes',
        introduction:
          'Quatre-vingt-dix femmes concassent à la main et pressent à froid : 16 tonnes d’huile cosmétique et sept de poudre déshuilée par an. Chaque lot a son profil d’acides gras ; l’origine est protégée par la loi.',
        cooperationRequirement:
          'Marques et façonniers dès 50 kilos, petits flacons possibles. L’enregistrement de l’ingrédient en Chine peut se faire ensemble.',
      },
    },
  },
  {
    key: 'tangier-wind-tower-yard',
    category: 'engineering',
    region: 'MA',
    industry: 8,
    amount: '1760',
    status: 'negotiating',
    publishedOn: '2026-04-29',
    phone: '+212661820704',
    contact: 'achats@spartel-eolien.example',
    texts: {
      'zh-CN': {
        name: '丹吉尔风电塔筒制造基地',
        owner: '斯帕泰尔风能制造',
        contactPerson: '采购与工程处',
        introduction:
          '基地距深水码头四公里，占地十五公顷，拟建卷板、焊接、喷涂三跨厂房，年产百米级塔筒二百套，兼顾海上导管架。钢板由欧洲与亚洲双渠道供货。',
        cooperationRequirement: '与具备风电装备厂建设经验的承包商议标，含焊机与防腐线；关键岗位先行送训三十人。',
      },
      'en-US': {
        name: 'Yard for wind towers in Tangier',
        owner: 'Spartel Éolien',
        contactPerson: 'Purchasing and works',
        introduction:
          'Four kilometres from deep water, 15 hectares would take bays for rolling, welding and painting: 200 towers of the 100-metre class a year, and jackets for the sea. Plate comes from Europe and from Asia.',
        cooperationRequirement:
          'Contractors that have built such works negotiate for halls, welding machines and coating line. Thirty people for key posts are trained beforehand.',
      },
      'fr-FR': {
        name: 'Chantier de mâts d’éoliennes à Tanger',
        owner: 'Spartel Éolien',
        contactPerson: 'Achats et travaux neufs',
        introduction:
          'À quatre kilomètres d’un quai profond, 15 hectares accueilleraient cintrage, soudage et peinture : 200 mâts de la classe des 100 mètres par an, ainsi que des fondations marines. Les tôles viennent d’Europe et d’Asie.',
        cooperationRequirement:
          'Négociation avec des entreprises ayant bâti de tels ateliers : halls, machines à souder, ligne d’anticorrosion. Trente personnes formées au préalable aux postes clés.',
      },
    },
  },
  {
    key: 'biskra-date-syrup',
    category: 'investment',
    region: 'DZ',
    industry: 2,
    amount: '108',
    status: 'published',
    publishedOn: '2025-08-06',
    phone: '+213551820705',
    contact: 'usine@ziban-sirop.example',
    texts: {
      'zh-CN': {
        name: '比斯克拉椰枣糖浆与枣粉',
        owner: '齐班糖浆厂',
        contactPerson: '厂长室',
        introduction:
          '比斯克拉每年有三成椰枣因破损只能作饲料。工厂打算用酶法提汁、降膜浓缩，年产糖浆三千吨、枣粉五百吨，替代烘焙业进口葡萄糖浆。',
        cooperationRequirement: '引进浓缩与喷雾干燥设备，接受补偿贸易；投产后对方享优先采购权。',
      },
      'en-US': {
        name: 'Date syrup and powder in Biskra',
        owner: 'Ziban Sirop',
        contactPerson: 'Works manager’s office',
        introduction:
          'Three dates in ten are too damaged to sell and become fodder. By enzymes and falling-film concentration the factory would make 3,000 tonnes of syrup and 500 of powder, in place of the glucose that bakers import.',
        cooperationRequirement:
          'Evaporator and spray dryer, paid in goods if wished. The supplier may buy first once the plant runs.',
      },
      'fr-FR': {
        name: 'Sirop et poudre de dattes à Biskra',
        owner: 'Ziban Sirop',
        contactPerson: 'Direction de l’usine',
        introduction:
          'Trois dattes sur dix, trop abîmées, finissent en aliment du bétail. Par voie enzymatique et concentration à film tombant, l’usine produirait 3 000 tonnes de sirop et 500 de poudre, à la place du glucose importé par les boulangers.',
        cooperationRequirement:
          'Évaporateur et tour de séchage, payables en produits si souhaité. Le fournisseur dispose d’un droit d’achat prioritaire.',
      },
    },
  },
  {
    key: 'sfax-olive-wood-crafts',
    category: 'other',
    region: 'TN',
    industry: 22,
    amount: '6.4',
    status: 'published',
    publishedOn: '2026-07-08',
    phone: '+21622820706',
    contact: 'atelier@mahres-olivier.example',
    texts: {
      'zh-CN': {
        name: '斯法克斯橄榄木器物联合设计',
        owner: '迈哈雷斯橄榄木坊',
        contactPerson: '设计工坊',
        introduction:
          '木坊用修枝和老树更新所得的橄榄木做砧板、勺、茶盘，窑干三个月防裂。想与设计院系合作开发中式茶席系列，小批打样后由八名工匠制作。',
        cooperationRequirement: '征集设计团队与文创渠道，署名与版税按件计；样品展期两个月。',
      },
      'en-US': {
        name: 'Tea ware in olive wood, designed together, from Sfax',
        owner: 'Mahrès Olivier',
        contactPerson: 'Design workshop',
        introduction:
          'Boards, spoons and trays are turned from prunings and felled old trees, kiln-dried for three months against cracks. The workshop would develop a range for the Chinese tea table with a school of design; eight craftsmen make it after samples.',
        cooperationRequirement:
          'Design teams and gift shops, with the designer named and paid by the piece. Samples are shown for two months.',
      },
      'fr-FR': {
        name: 'Objets de thé en bois d’olivier, conçus ensemble à Sfax',
        owner: 'Mahrès Olivier',
        contactPerson: 'Atelier de design',
        introduction:
          'Planches, cuillères et plateaux naissent de bois de taille et de vieux arbres abattus, séchés trois mois contre les fentes. L’atelier développerait avec une école de design une gamme pour la table de thé chinoise ; huit artisans la réalisent après maquettes.',
        cooperationRequirement:
          'Équipes de design et boutiques, créateur nommé et rémunéré à la pièce. Maquettes exposées pendant deux mois.',
      },
    },
  },
  {
    key: 'changsha-vocational-machinery',
    category: 'other',
    region: 'CN',
    industry: 12,
    amount: '45',
    status: 'published',
    publishedOn: '2025-09-29',
    phone: '+8673182820707',
    contact: 'training@xingcheng-machinery.example',
    texts: {
      'zh-CN': {
        name: '工程机械维修技师联合培养',
        owner: '星城工程机械培训中心',
        contactPerson: '国际培训部',
        introduction:
          '中心在长沙有实训车间八千平方米、教学样机六十台，编有英法双语教材。已为九个国家培养挖掘机与起重机维修工四百三十人，结业考核含三十小时实操。',
        cooperationRequirement: '寻找非洲职业院校合办班，每班二十四人，理论在当地、实训在长沙；住宿和教材由中心负担。',
      },
      'en-US': {
        name: 'Joint training of construction-machinery mechanics',
        owner: 'Xingcheng Machinery Training Centre',
        contactPerson: 'International training',
        introduction:
          'The centre in Changsha has a workshop of 8,000 m², sixty machines and textbooks in English and French. It has trained 430 mechanics for excavators and cranes from nine countries; the final test includes thirty hours of practice.',
        cooperationRequirement:
          'Vocational schools in Africa to hold classes of 24: theory at home, practice in Changsha. Lodging and books are paid by the centre.',
      },
      'fr-FR': {
        name: 'Formation commune de mécaniciens d’engins de chantier',
        owner: 'Xingcheng Machinery Training Centre',
        contactPerson: 'Formation internationale',
        introduction:
          'À Changsha, le centre dispose d’un atelier de 8 000 m², de soixante engins et de manuels en anglais et en français. Il a formé 430 mécaniciens de pelles et de grues venus de neuf pays ; l’examen comprend trente heures de pratique.',
        cooperationRequirement:
          'Lycées professionnels d’Afrique pour des classes de 24 : théorie sur place, pratique à Changsha. Hébergement et manuels à la charge du centre.',
      },
    },
  },
];
