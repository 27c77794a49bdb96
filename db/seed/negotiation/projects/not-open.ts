import type { SeedProject } from '../shapes.ts';

/** Projects that only their owners see: two drafts, two that wait for approval, two that were withdrawn. */
export const projectsNotOpen: SeedProject[] = [
  {
    key: 'kisumu-fish-feed-mill',
    category: 'investment',
    region: 'KE',
    industry: 5,
    amount: '92.5',
    status: 'draft',
    publishedOn: '2026-11-16',
    phone: '+254711820191',
    contact: 'plans@nyakach-feeds.example',
    texts: {
      'zh-CN': {
        name: '基苏木鱼饲料厂',
        owner: '尼亚卡奇饲料公司',
        contactPerson: '筹建办公室',
        introduction:
          '维多利亚湖东岸的网箱养殖户每年用掉浮性饲料约一万两千吨，大半靠进口。公司已租下湖边一处旧仓库，拟上一条每小时三吨的膨化线，原料用本地的淡水小鱼干、米糠和葵花饼。',
        cooperationRequirement: '寻求膨化设备和一名投资方，股份可谈；首批设备款希望分两年付清。',
      },
      'en-US': {
        name: 'Fish feed mill in Kisumu',
        owner: 'Nyakach Feeds',
        contactPerson: 'Planning office',
        introduction:
          'Cage farmers on the eastern shore of Lake Victoria use some 12,000 tonnes of floating feed a year, most of it imported. The company has leased an old warehouse by the lake and plans an extrusion line of three tonnes an hour, fed with local silver fish, rice bran and sunflower cake.',
        cooperationRequirement:
          'Extrusion equipment and an investor; the share is open. The first equipment is to be paid over two years.',
      },
      'fr-FR': {
        name: 'Usine d’aliments pour poissons à Kisumu',
        owner: 'Nyakach Feeds',
        contactPerson: 'Bureau d’études',
        introduction:
          'Les pisciculteurs de la rive orientale du lac Victoria emploient quelque 12 000 tonnes d’aliment flottant par an, en grande partie importé. La société a loué un ancien entrepôt au bord du lac et prévoit une ligne d’extrusion de trois tonnes à l’heure, alimentée en petits poissons séchés, son de riz et tourteau de tournesol du pays.',
        cooperationRequirement:
          'Du matériel d’extrusion et un investisseur ; la part est à débattre. Les premières machines seraient réglées en deux ans.',
      },
    },
  },
  {
    key: 'mahajanga-raffia-export',
    category: 'trade',
    region: 'MG',
    industry: 22,
    amount: '18',
    status: 'draft',
    publishedOn: '2026-11-19',
    phone: '+261344820192',
    contact: 'commandes@rafia-boina.example',
    texts: {
      'zh-CN': {
        name: '马哈赞加拉菲草编制品出口',
        owner: '博伊纳拉菲草合作社',
        contactPerson: '订单办公室',
        introduction:
          '合作社有编织户一百八十家，年产草帽四万顶、提篮两万只。染色用植物染料，颜色可按订单调配，样品两周内可寄出。',
        cooperationRequirement: '寻找家居和礼品采购商，起订五百件；塔马塔夫港离岸价。',
      },
      'en-US': {
        name: 'Raffia ware from Mahajanga for export',
        owner: 'Boina Raffia Co-operative',
        contactPerson: 'Orders office',
        introduction:
          'The co-operative has 180 weaving households that make 40,000 hats and 20,000 baskets a year. Plant dyes are used, colours are mixed to order, and samples leave within two weeks.',
        cooperationRequirement: 'Buyers of home ware and gifts, from 500 pieces, FOB Toamasina.',
      },
      'fr-FR': {
        name: 'Vannerie de raphia de Mahajanga à l’exportation',
        owner: 'Coopérative Rafia Boina',
        contactPerson: 'Bureau des commandes',
        introduction:
          'La coopérative réunit 180 foyers de vanniers, qui font 40 000 chapeaux et 20 000 paniers par an. Les teintures sont végétales, les couleurs se composent à la commande et les échantillons partent sous quinze jours.',
        cooperationRequirement:
          'Des acheteurs d’articles de maison et de cadeaux, à partir de 500 pièces, FAB Toamasina.',
      },
    },
  },
  {
    key: 'kumasi-shea-refinery',
    category: 'investment',
    region: 'GH',
    industry: 1,
    amount: '260',
    status: 'submitted',
    publishedOn: '2026-11-18',
    phone: '+233244820193',
    contact: 'office@asokwa-shea.example',
    texts: {
      'zh-CN': {
        name: '库马西乳木果油精炼车间',
        owner: '阿索夸乳木果公司',
        contactPerson: '项目办公室',
        introduction:
          '公司每年从北部六百个妇女小组收购乳木果一万吨，目前只出售毛油。拟建日处理五十吨的精炼和分提车间，产品供巧克力和化妆品厂使用。',
        cooperationRequirement: '寻求设备供应商和持股三成的投资方，并欢迎签三年包销合同的采购商。',
      },
      'en-US': {
        name: 'Shea butter refinery in Kumasi',
        owner: 'Asokwa Shea Company',
        contactPerson: 'Project office',
        introduction:
          'The company buys 10,000 tonnes of shea nuts a year from 600 women’s groups of the north and sells crude butter only. A refining and fractionation plant of 50 tonnes a day is planned, for makers of chocolate and cosmetics.',
        cooperationRequirement:
          'A supplier of the plant, an investor for 30 per cent, and buyers who sign for three years.',
      },
      'fr-FR': {
        name: 'Raffinerie de beurre de karité à Kumasi',
        owner: 'Asokwa Shea Company',
        contactPerson: 'Bureau du projet',
        introduction:
          'La société achète chaque année 10 000 tonnes de noix de karité à 600 groupements de femmes du Nord et ne vend que du beurre brut. Elle prévoit un atelier de raffinage et de fractionnement de 50 tonnes par jour, pour chocolatiers et fabricants de cosmétiques.',
        cooperationRequirement:
          'Un fournisseur pour l’atelier, un investisseur à 30 % et des acheteurs qui s’engagent pour trois ans.',
      },
    },
  },
  {
    key: 'lilongwe-school-solar',
    category: 'engineering',
    region: 'MW',
    industry: 8,
    amount: '74',
    status: 'submitted',
    publishedOn: '2026-11-20',
    phone: '+265991820194',
    contact: 'tenders@dzalanyama-trust.example',
    texts: {
      'zh-CN': {
        name: '利隆圭四十所学校光伏供电工程',
        owner: '扎拉尼亚马教育信托',
        contactPerson: '招标办公室',
        introduction:
          '四十所乡村中学至今没有电网。每校装十五千瓦光伏、二十千瓦时储能和教室照明，屋顶测量已完成，资金由信托和两家捐助方承担。',
        cooperationRequirement: '一家总承包商供货、安装并维护五年；须在当地培训电工二十名。',
      },
      'en-US': {
        name: 'Solar power for forty schools around Lilongwe',
        owner: 'Dzalanyama Education Trust',
        contactPerson: 'Tenders office',
        introduction:
          'Forty rural secondary schools have no grid. Each is to get 15 kW of panels, 20 kWh of storage and lights in its classrooms. The roofs have been measured; the trust and two donors pay.',
        cooperationRequirement:
          'One contractor to supply, install and look after it for five years, who trains 20 electricians on the spot.',
      },
      'fr-FR': {
        name: 'Électricité solaire pour quarante écoles autour de Lilongwe',
        owner: 'Dzalanyama Education Trust',
        contactPerson: 'Bureau des appels d’offres',
        introduction:
          'Quarante collèges ruraux ne sont pas raccordés au réseau électrique. Chacun recevra 15 kW de panneaux, 20 kWh de stockage et l’éclairage des classes. Les toits sont mesurés ; la fondation et deux donateurs financent.',
        cooperationRequirement:
          'Une seule entreprise pour fournir, poser et entretenir cinq ans durant, et former 20 électriciens sur place.',
      },
    },
  },
  {
    key: 'gaborone-leather-finishing',
    category: 'investment',
    region: 'BW',
    industry: 20,
    amount: '145',
    status: 'withdrawn',
    publishedOn: '2025-09-02',
    phone: '+26771820195',
    contact: 'projects@kweneng-leather.example',
    texts: {
      'zh-CN': {
        name: '哈博罗内皮革整饰车间',
        owner: '奎嫩皮革公司',
        contactPerson: '项目办公室',
        introduction:
          '公司每年鞣制牛皮六万张，以蓝湿皮出口。计划增加整饰车间和废水回用设施，就地做成鞋面革。土地和用水许可已取得。',
        cooperationRequirement: '寻求持股四成的投资方，并采购整饰设备。',
      },
      'en-US': {
        name: 'Leather finishing in Gaborone',
        owner: 'Kweneng Leather',
        contactPerson: 'Project office',
        introduction:
          'The company tans 60,000 hides a year and exports them wet blue. A finishing shop with water recycling would turn them into upper leather on the spot. Land and water permits are there.',
        cooperationRequirement: 'An investor for 40 per cent, and finishing machinery.',
      },
      'fr-FR': {
        name: 'Finissage du cuir à Gaborone',
        owner: 'Kweneng Leather',
        contactPerson: 'Bureau du projet',
        introduction:
          'La société tanne 60 000 peaux par an et les exporte en « wet blue ». Un atelier de finissage avec recyclage de l’eau en ferait sur place du cuir à dessus. Le terrain et les permis d’eau sont acquis.',
        cooperationRequirement: 'Un investisseur à 40 % et des machines de finissage.',
      },
    },
  },
  {
    key: 'changsha-cold-store-sharing',
    category: 'other',
    region: 'CN',
    industry: 15,
    amount: '36',
    status: 'withdrawn',
    publishedOn: '2026-02-11',
    phone: '+8613908200196',
    contact: 'hezuo@xiangfei-lengku.example',
    texts: {
      'zh-CN': {
        name: '长沙非洲生鲜共享冷库',
        owner: '湘非冷链公司',
        contactPerson: '合作部',
        introduction:
          '公司在长沙有冷库八千平方米，淡季空置三成。愿与非洲水果和海产出口商按托盘、按天共享，并代办报关和检测预约。',
        cooperationRequirement: '寻找年发货二百托盘以上的出口商；首批十托盘免费试用。',
      },
      'en-US': {
        name: 'Shared cold store for African produce in Changsha',
        owner: 'Xiangfei Cold Chain',
        contactPerson: 'Cooperation department',
        introduction:
          'The company has 8,000 m² of cold rooms in Changsha, of which a third stands empty out of season. Exporters of African fruit and seafood can share it by the pallet and the day; customs and test bookings are seen to.',
        cooperationRequirement: 'Exporters with 200 pallets a year or more; the first ten pallets are free.',
      },
      'fr-FR': {
        name: 'Entrepôt frigorifique partagé à Changsha pour les produits africains',
        owner: 'Xiangfei Cold Chain',
        contactPerson: 'Service des coopérations',
        introduction:
          'La société dispose à Changsha de 8 000 m² de chambres froides, dont un tiers reste vide hors saison. Les exportateurs africains de fruits et de produits de la mer peuvent les partager à la palette et à la journée ; douane et analyses sont prises en charge.',
        cooperationRequirement:
          'Des exportateurs d’au moins 200 palettes par an ; les dix premières palettes sont gratuites.',
      },
    },
  },
];
