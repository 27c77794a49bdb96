import type { SeedPartner } from './shapes.ts';

/** The excellence partners. */
export const excellencePartners: SeedPartner[] = [
  {
    key: 'three-rivers-interpreters',
    tier: 'excellence',
    country: 'CN',
    website: 'https://threeriversinterpreters.example/',
    since: 1,
    texts: {
      'zh-CN': {
        name: '三水口译社',
        support: '组织学生口译员在馆内流动服务，佩戴所讲语言的袖标。',
        profile:
          '口译社由几位退休外语教师办起，长于法语、葡萄牙语和斯瓦希里语。上岗前要过一关：在嘈杂的菜市场里把价钱译准。',
      },
      'en-US': {
        name: 'Three Rivers Interpreters',
        support: 'Sends student interpreters through the halls, each wearing an armband with the languages spoken.',
        profile:
          'Founded by retired teachers, strong in French, Portuguese and Swahili. Before a first assignment everyone sits one examination: translating prices correctly in the noise of a vegetable market.',
      },
      'fr-FR': {
        name: 'Interprètes des Trois Rivières',
        support: 'Fait circuler dans les halls des étudiants interprètes, un brassard indiquant leurs langues.',
        profile:
          'Fondée par des professeurs à la retraite, l’association excelle en français, en portugais et en swahili. Avant toute mission, une épreuve : traduire des prix sans erreur dans le vacarme d’un marché.',
      },
    },
  },
  {
    key: 'thousand-hills-roast',
    tier: 'excellence',
    country: 'RW',
    website: 'https://thousandhillsroast.example/',
    since: 2,
    texts: {
      'zh-CN': {
        name: '千丘烘焙坊',
        support: '在非洲馆开设咖啡吧，杯测课每天两场。',
        profile: '烘焙坊直接向卢旺达湖区的水洗站收豆，付款时附一张便条，写明这批豆子在长沙卖了多少钱、评了多少分。',
      },
      'en-US': {
        name: 'Thousand Hills Roast House',
        support: 'Keeps the coffee bar in the Africa hall and teaches cupping twice a day.',
        profile:
          'The roasters buy from washing stations by the lakes of Rwanda. With every payment goes a note saying what that lot fetched in Changsha and how it scored.',
      },
      'fr-FR': {
        name: 'Torréfaction des Mille Collines',
        support: 'Tient le bar à café du hall africain, avec deux leçons de dégustation par jour.',
        profile:
          'Elle achète aux stations de lavage des lacs rwandais. Chaque paiement s’accompagne d’un mot : le prix obtenu à Changsha et la note attribuée au lot.',
      },
    },
  },
  {
    key: 'copper-kite',
    tier: 'excellence',
    country: 'ZM',
    website: 'https://copperkite.example/',
    since: 3,
    texts: {
      'zh-CN': {
        name: '铜鸢工程',
        support: '支持绿色矿产论坛，分享尾矿回填的施工数据。',
        profile: '铜鸢的工程师多出身矿工家庭，公司承接小型选厂和输水管线，验收那天会请村里的老人先拧开水龙头。',
      },
      'en-US': {
        name: 'Copper Kite Engineering',
        support: 'Backs the forum on green minerals and shares its figures on filling old workings with tailings.',
        profile:
          'Most of its Zambian engineers grew up in mining families. They build small concentrators and water mains, and on the day of acceptance ask the eldest villager to open the tap.',
      },
      'fr-FR': {
        name: 'Cerf-volant de Cuivre Ingénierie',
        support: 'Soutient le forum sur les minerais verts et y partage ses mesures de remblayage.',
        profile:
          'Ses ingénieurs zambiens sont pour beaucoup enfants de mineurs. Petites usines de concentration, conduites d’eau : le jour de la réception, c’est l’aîné du village qui ouvre le robinet.',
      },
    },
  },
  {
    key: 'sahel-indigo',
    tier: 'excellence',
    country: 'ML',
    website: 'https://sahelindigo.example/',
    since: 2,
    texts: {
      'zh-CN': {
        name: '萨赫勒靛蓝织染',
        support: '为志愿者缝制围巾，并开设蓝染体验课。',
        profile:
          '马里的三家染坊合用一口井、一座发酵缸，布面花纹由织工自己定。每条围巾角上绣着染匠的记号，可以追到是谁的手艺。',
      },
      'en-US': {
        name: 'Sahel Indigo Weavers and Dyers',
        support: 'Sews the volunteers’ scarves and lets visitors dye a square of cotton.',
        profile:
          'Three Malian dye houses share a well and a vat. Weavers choose the pattern; a mark in the corner of each scarf tells whose hands made it.',
      },
      'fr-FR': {
        name: 'Tisserands et teinturiers Indigo du Sahel',
        support: 'Confectionne les écharpes des bénévoles et fait teindre aux visiteurs un carré de coton.',
        profile:
          'Trois teintureries maliennes partagent un puits et une cuve. Le motif appartient au tisserand ; un signe brodé dans l’angle dit de quelles mains l’étoffe est sortie.',
      },
    },
  },
  {
    key: 'vanilla-coast',
    tier: 'excellence',
    country: 'MG',
    website: 'https://vanillacoast.example/',
    since: 3,
    texts: {
      'zh-CN': {
        name: '香草海岸出口社',
        support: '赞助品质非洲货展区的香料墙，讲授香草分级。',
        profile: '这家马达加斯加企业给每捆香草荚贴上采收日期和授粉人的编号，发货前在玻璃管里留样两年，买家可随时比对。',
      },
      'en-US': {
        name: 'Vanilla Coast Exporters',
        support: 'Fills the wall of spices among the quality African goods, and teaches how vanilla is graded.',
        profile:
          'Each bundle leaves Madagascar with its picking date and the number of the person who pollinated it. A sample stays in a glass tube for two years, for any buyer who wants to compare.',
      },
      'fr-FR': {
        name: 'Exportateurs de la Côte Vanille',
        support: 'Garnit le mur d’épices des produits africains de qualité et enseigne le classement des gousses.',
        profile:
          'Chaque botte quitte Madagascar avec sa date de récolte et le numéro de la personne qui a pollinisé les fleurs. Un échantillon demeure deux ans en éprouvette, à la disposition de l’acheteur.',
      },
    },
  },
  {
    key: 'bamboo-ward',
    tier: 'excellence',
    country: 'CN',
    website: 'https://bambooward.example/',
    since: 2,
    texts: {
      'zh-CN': {
        name: '竹苑医疗器械',
        support: '设立馆内急救点，配备会说英法双语的护士。',
        profile:
          '竹苑生产病床、制氧机和乡镇卫生院用的化验箱，电路按电压不稳的地区设计。会期使用过的设备消毒检测后捐给诊所。',
      },
      'en-US': {
        name: 'Bamboo Ward Medical Devices',
        support: 'Runs the first-aid points, with nurses who speak English and French.',
        profile:
          'Beds, oxygen makers and laboratory cases for country clinics, wired for places where the voltage wanders. Whatever served at the fair is cleaned, tested and given to a clinic.',
      },
      'fr-FR': {
        name: 'Pavillon de Bambou, matériel médical',
        support: 'Anime les postes de secours, avec des infirmières parlant français et anglais.',
        profile:
          'Lits, concentrateurs d’oxygène, mallettes d’analyse pour dispensaires ruraux, câblés pour un courant capricieux. Le matériel du salon, désinfecté et contrôlé, est offert à une clinique.',
      },
    },
  },
  {
    key: 'camel-bell',
    tier: 'excellence',
    country: 'EG',
    website: 'https://camelbell.example/',
    since: 4,
    texts: {
      'zh-CN': {
        name: '驼铃数字贸易',
        support: '为线上展厅提供多语言商品目录工具，培训参展商自己上架。',
        profile:
          '驼铃的总部在开罗，产品是一套离线也能用的目录软件：拍照、填表、回到有网的地方再同步，专为集市上的小店而写。',
      },
      'en-US': {
        name: 'Camel Bell Digital Trade',
        support:
          'Gives the online hall its catalogue tool in several languages, and trains exhibitors to fill it themselves.',
        profile:
          'From Cairo comes software that works without a network: take the picture, fill in the form, let it synchronise when there is a signal. It was written for stalls in a bazaar.',
      },
      'fr-FR': {
        name: 'Clochette du Désert, commerce numérique',
        support: 'Fournit à l’exposition en ligne son outil de catalogue et forme les exposants à s’en servir.',
        profile:
          'Conçu au Caire pour les échoppes de bazar, le logiciel fonctionne sans réseau : on photographie, on remplit la fiche, et tout se synchronise dès que le signal revient.',
      },
    },
  },
];
