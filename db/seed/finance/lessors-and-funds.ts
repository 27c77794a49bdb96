import type { SeedProvider } from './shapes.ts';

/** Fictional lessors and funds. */
export const seedLessorsAndFunds: SeedProvider[] = [
  {
    key: 'zhuzhou-machine-leasing',
    type: 'leasing',
    countries: ['KE', 'TZ', 'UG', 'ET', 'ZM', 'GH', 'NG', 'SN'],
    needs: ['leasing'],
    email: 'overseas@zhuzhou-leasing.example',
    backupEmail: 'spareparts@zhuzhou-leasing.example',
    mobile: '+8613900820731',
    website: 'https://zhuzhou-leasing.example/',
    texts: {
      'zh-CN': {
        name: '株洲机械租赁',
        profile:
          '挖掘机、起重机、混凝土泵车和机车，整机出租或租满转让。租期六个月到五年，按月付租，停工的雨季可以少付三成。\n\n内罗毕、卢萨卡、特马三地有配件库和驻场技师，机器停摆超过七十二小时就免当月租金。',
        contact: '海外租赁部',
      },
      'en-US': {
        name: 'Zhuzhou Machine Leasing',
        profile:
          'Excavators, cranes, concrete pumps and locomotives, to hire or to own at the end. Six months to five years; in the rains, when sites stand still, the instalment falls by three tenths.\n\nParts and mechanics wait in Nairobi, Lusaka and Tema. A machine that is down for more than 72 hours costs nothing that month.',
        contact: 'Overseas leasing',
      },
      'fr-FR': {
        name: 'Zhuzhou Crédit-bail machines',
        profile:
          'Pelles, grues, pompes à béton et locomotives, en location simple ou avec transfert en fin de contrat. De six mois à cinq ans ; pendant les pluies, quand les chantiers s’arrêtent, le loyer baisse de 30 %.\n\nPièces et mécaniciens attendent à Nairobi, Lusaka et Tema. Une machine immobilisée plus de 72 heures ne coûte rien ce mois-là.',
        contact: 'Location à l’étranger',
      },
    },
  },
  {
    key: 'savanna-agri-lease',
    type: 'leasing',
    countries: ['ZM', 'MW', 'MZ', 'ZW', 'BW', 'NA'],
    needs: ['leasing', 'workingCapital'],
    email: 'fields@savanna-lease.example',
    backupEmail: 'lusaka@savanna-lease.example',
    mobile: '+260971820732',
    website: 'https://savanna-lease.example/',
    texts: {
      'zh-CN': {
        name: '稀树草原农机租赁',
        profile:
          '拖拉机、收割机、滴灌和烘干设备，租给南部非洲的农户和合作社，收成之后一次付租。\n\n租户可以拿出售玉米、大豆的仓单抵租；连续三季按时付清，第四季免押金。设备大多来自湖南和山东的工厂，说明书译成了奇切瓦语和本巴语。',
        contact: '田间服务处',
      },
      'en-US': {
        name: 'Savanna Agri Lease',
        profile:
          'Tractors, harvesters, drip lines and dryers for growers and co-operatives of the south, paid once a year, after the harvest.\n\nReceipts for stored maize and soya are taken as rent. After three seasons on time the fourth needs no deposit. Most machines come from Hunan and Shandong, with manuals in Chichewa and Bemba.',
        contact: 'Field service',
      },
      'fr-FR': {
        name: 'Savane Location agricole',
        profile:
          'Tracteurs, moissonneuses, goutte-à-goutte et séchoirs pour les producteurs et coopératives du sud, réglés une fois l’an, après la récolte.\n\nLes récépissés de maïs et de soja stockés valent loyer ; après trois saisons payées à l’heure, la quatrième est sans dépôt. Les machines viennent surtout du Hunan et du Shandong, leurs notices existent en chichewa et en bemba.',
        contact: 'Service de terrain',
      },
    },
  },
  {
    key: 'delta-container-lease',
    type: 'leasing',
    countries: ['EG', 'SD', 'DJ', 'ET', 'KE', 'TZ', 'MZ', 'MG', 'MU'],
    needs: ['leasing', 'cargoInsurance'],
    email: 'boxes@delta-container.example',
    backupEmail: 'depot.djibouti@delta-container.example',
    mobile: '+25377820733',
    website: 'https://delta-container.example/',
    texts: {
      'zh-CN': {
        name: '三角洲冷柜租赁',
        profile:
          '在印度洋沿岸七个港口出租冷藏集装箱、移动冷库和太阳能制冷机组，按天计价，异地还箱不加钱。\n\n租金里已经含一份货物险，装什么、装多久，扫箱门上的二维码申报即可。',
        contact: '箱管中心',
      },
      'en-US': {
        name: 'Delta Container Lease',
        profile:
          'Reefers, cold rooms on wheels and solar chillers from seven ports of the Indian Ocean, by the day, given back wherever the voyage ends.\n\nA cargo policy is in the price: say by the code on the door what is inside and for how long.',
        contact: 'Box control',
      },
      'fr-FR': {
        name: 'Delta Location de conteneurs',
        profile:
          'Conteneurs frigorifiques, chambres froides mobiles et groupes solaires dans sept ports de l’océan Indien, à la journée, restitués là où finit le voyage.\n\nUne police facultés est comprise : le code de la porte sert à déclarer le contenu et la durée.',
        contact: 'Gestion du parc',
      },
    },
  },
  {
    key: 'mangrove-growth-fund',
    type: 'fund',
    countries: ['NG', 'GH', 'CI', 'SN', 'CM', 'GA', 'AO'],
    needs: ['equity', 'advice'],
    email: 'deals@mangrove-growth.example',
    backupEmail: 'lagos@mangrove-growth.example',
    mobile: '+2348031820741',
    website: 'https://mangrove-growth.example/',
    texts: {
      'zh-CN': {
        name: '红树林成长基金',
        profile:
          '向大西洋沿岸的食品加工、包装和物流企业投资，每笔一百万到八百万美元，占股两成到四成，持有五到七年。\n\n投资前先派一位工艺师驻厂一个月，帮企业算清楚该不该买新设备；中方设备商可以用设备作价跟投。',
        contact: '投资团队',
      },
      'en-US': {
        name: 'Mangrove Growth Fund',
        profile:
          'Buys into food plants, packaging and logistics along the Atlantic: one to eight million dollars for a fifth to two fifths of the shares, held for five to seven years.\n\nBefore it decides, an engineer spends a month in the plant to find out whether new machines would pay. Their makers in China may come in with equipment in place of money.',
        contact: 'Investment team',
      },
      'fr-FR': {
        name: 'Fonds de croissance Mangrove',
        profile:
          'Il entre au capital d’agro-industries, d’emballeurs et de logisticiens de la façade atlantique : un à huit millions de dollars pour 20 à 40 % des parts, gardées cinq à sept ans.\n\nAvant de trancher, un ingénieur passe un mois à l’usine pour savoir si de nouvelles machines seraient rentables. Leurs fabricants chinois peuvent s’associer en apportant l’équipement.',
        contact: 'Équipe d’investissement',
      },
    },
  },
  {
    key: 'highland-energy-fund',
    type: 'fund',
    countries: ['ET', 'KE', 'RW', 'UG', 'TZ', 'MG', 'ZM', 'MZ'],
    needs: ['equity', 'projectFinance'],
    email: 'projects@highland-energy.example',
    backupEmail: 'addis@highland-energy.example',
    mobile: '+251911820742',
    website: 'https://highland-energy.example/',
    texts: {
      'zh-CN': {
        name: '高原能源基金',
        profile:
          '只投已经拿到并网意向的小水电、光伏和地热，单个项目一到三十兆瓦。出资最多覆盖总造价的三成，其余由它牵头组织银行贷款。\n\n施工方可以是中国企业，但须雇用当地工人六成以上，并把运维手册交给业主。',
        contact: '项目筛选组',
      },
      'en-US': {
        name: 'Highland Energy Fund',
        profile:
          'Small hydro, solar and geothermal plants of one to thirty megawatts that have a grid operator’s word. It puts in three tenths of the cost at most and brings the banks together for what remains.\n\nBuilders from China are welcome if six workers out of ten are local, and the owner is given the manuals.',
        contact: 'Project screening',
      },
      'fr-FR': {
        name: 'Fonds Énergie des hauts plateaux',
        profile:
          'Petite hydraulique, solaire et géothermie d’un à trente mégawatts, dès lors que le gestionnaire du réseau a donné sa parole. Il apporte au plus 30 % du coût et réunit les banques pour le reste.\n\nLes entreprises de construction chinoises sont les bienvenues si six ouvriers sur dix sont du pays et si les manuels restent au propriétaire.',
        contact: 'Sélection des projets',
      },
    },
  },
];
