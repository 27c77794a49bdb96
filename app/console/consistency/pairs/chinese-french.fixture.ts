import type { SentencePair } from './pair.fixture.ts';

/** Sentences of a trade fair in Chinese, and in French rightly and with a slip. */
export const chineseFrench: SentencePair[] = [
  {
    source: '第三届博览会于2023年6月29日至7月2日举行。',
    right: 'La troisième édition s’est tenue du 29 juin au 2 juillet 2023.',
    wrong: 'La troisième édition s’est tenue du 29 juin au 2 août 2023.',
  },
  {
    source: '展览面积6.4万平方米，参展企业1500家。',
    right: 'L’Exposition couvre 64 000 m² et réunit 1 500 exposants.',
    wrong: 'L’Exposition couvre 64 000 m² et réunit 15 000 exposants.',
  },
  {
    source: '签约金额229亿美元，创下新高。',
    right: 'Les contrats signés atteignent 22,9 milliards de dollars, un record.',
    wrong: 'Les contrats signés atteignent 22,9 millions de dollars, un record.',
  },
  {
    source: '九十家企业来自西非。',
    right: 'Quatre-vingt-dix entreprises viennent d’Afrique de l’Ouest.',
    wrong: 'Quatre-vingts entreprises viennent d’Afrique de l’Ouest.',
  },
  {
    source: '腰果出口占总量的百分之四十。',
    right: 'La noix de cajou représente 40 % des exportations.',
    wrong: 'La noix de cajou représente 14 % des exportations.',
  },
  {
    source: '6月1日起接受预约，每人限订2张票。',
    right: 'Les réservations ouvrent le 1er juin, à raison de 2 billets par personne.',
    wrong: 'Les réservations ouvrent le 11 juin, à raison de 2 billets par personne.',
  },
  {
    source: '研讨会下午2时30分在会议中心三层开始。',
    right: 'Le séminaire commence à 14 h 30 au troisième étage du centre de conférences.',
    wrong: 'Le séminaire commence à 12 h 30 au troisième étage du centre de conférences.',
  },
  {
    source: '注册资本500万欧元，员工两百人。',
    right: 'Son capital est de 5 millions d’euros et elle emploie deux cents personnes.',
    wrong: 'Son capital est de 5 millions de dollars et elle emploie deux cents personnes.',
  },
  {
    source: '每辆售价8.6万元人民币。',
    right: 'Chaque véhicule coûte 86 000 yuans.',
    wrong: 'Chaque véhicule coûte 8 600 yuans.',
  },
  {
    source: '电话：+86 731 8999 1234，请在工作时间拨打。',
    right: 'Tél. : +86 731 8999 1234, aux heures de bureau.',
    wrong: 'Tél. : +86 731 8999 1243, aux heures de bureau.',
  },
  {
    source: '农机在W2馆展出，展位号W2-B15。',
    right: 'Les machines agricoles sont au hall W2, stand W2-B15.',
    wrong: 'Les machines agricoles sont au hall W2, stand W2-B51.',
  },
  {
    source: '项目投资1.2万亿元，覆盖十二个省。',
    right: 'Le programme mobilise 1 200 milliards de yuans dans douze provinces.',
    wrong: 'Le programme mobilise 120 milliards de yuans dans douze provinces.',
  },
  {
    source: '公众开放日为6月13日至15日，9:00入场。',
    right: 'Les journées grand public vont du 13 au 15 juin, dès 9 h.',
    wrong: 'Les journées grand public vont du 13 au 15 juin, dès 10 h.',
  },
  {
    source: '请先阅读<a href="/exhibition/guides/exhibitor">参展手册</a>第12页。',
    right: 'Lisez d’abord la page 12 du <a href="/exhibition/guides/exhibitor">guide de l’exposant</a>.',
    wrong: 'Lisez d’abord la page 12 du <a href="/exhibition/guides/visitor">guide de l’exposant</a>.',
  },
  {
    source: '更多信息：https://www.focac.org/zh/news。',
    right: 'Pour en savoir plus : https://www.focac.org/fr/news.',
    wrong: 'Pour en savoir plus : https://www.focac.org/fr/docs.',
  },
  {
    source: '贝宁棉花年产约75万吨，其中九成出口。',
    right: 'Le Bénin produit environ 750 000 tonnes de coton par an, presque toutes exportées.',
    wrong: 'Le Bénin produit environ 75 000 tonnes de coton par an, presque toutes exportées.',
  },
  {
    source: '五个主宾国分别设馆，面积共1800平方米。',
    right: 'Les cinq pays à l’honneur ont chacun leur pavillon, sur 1 800 m² au total.',
    wrong: 'Les cinq pays invités ont chacun leur pavillon, sur 1 800 m² au total.',
  },
  {
    source: '2025年一季度对非出口增长11.6%，进口下降0.4%。',
    right:
      'Au premier trimestre 2025, les exportations vers l’Afrique ont progressé de 11,6 % et les importations reculé de 0,4 %.',
    wrong:
      'Au premier trimestre 2025, les exportations vers l’Afrique ont progressé de 11,6 % et les importations reculé de 4 %.',
  },
  {
    source: '航班每周三班，飞行时间11个小时。',
    right: 'Il y a trois vols par semaine ; le trajet dure 11 heures.',
    wrong: 'Il y a trois vols par semaine ; le trajet dure 17 heures.',
  },
  {
    source: '贷款期限10至15年，利率3%—3.5%。',
    right: 'Le prêt court sur 10 à 15 ans, au taux de 3 à 3,5 %.',
    wrong: 'Le prêt court sur 10 à 25 ans, au taux de 3 à 3,5 %.',
  },
  {
    source: '证件在6号门领取，晚上8点关闭。',
    right: 'Les badges se retirent à la porte 6, qui ferme à 20 h.',
    wrong: 'Les badges se retirent à la porte 9, qui ferme à 20 h.',
  },
  {
    source: '一千二百名学生参加了开幕式。',
    right: 'Mille deux cents élèves ont assisté à l’ouverture.',
    wrong: 'Deux mille cent élèves ont assisté à l’ouverture.',
  },
  {
    source: '奖金共计50万美元，由十个项目分享。',
    right: 'Dix projets se partagent 500 000 dollars.',
    wrong: 'Dix projets se partagent 500 000 euros.',
  },
  {
    source: '21世纪以来，双方贸易额增长了20倍。',
    right: 'Depuis le début du XXIe siècle, les échanges ont été multipliés par 20.',
    wrong: 'Depuis le début du XXIe siècle, les échanges ont été multipliés par 12.',
  },
  {
    source: '样机采用220伏电压，功率500瓦，整机净重38公斤。',
    right: 'La machine fonctionne sous 220 V, consomme 500 W et pèse 38 kg.',
    wrong: 'La machine fonctionne sous 220 V, consomme 500 W et pèse 83 kg.',
  },
  {
    source: '肉类样品须持检疫许可，办理需15个工作日。',
    right: 'Les échantillons de viande exigent un permis, délivré en 15 jours ouvrables.',
    wrong: 'Les échantillons de viande exigent un permis, délivré en 5 jours ouvrables.',
  },
  {
    source: '出口信用保险可覆盖合同金额的85%，保费为千分之八。',
    right: 'L’assurance couvre 85 % du contrat, pour une prime de 8 ‰.',
    wrong: 'L’assurance couvre 85 % du contrat, pour une prime de 8 %.',
  },
  {
    source: '2026年起，紫茶可直接进口。',
    right: 'Le thé pourpre peut être importé directement depuis 2026.',
    wrong: 'Le thé violet peut être importé directement depuis 2026.',
  },
  {
    source: '代表团四十八人于6月11日抵达，住雨花区。',
    right: 'La délégation de quarante-huit personnes arrive le 11 juin et loge dans le district de Yuhua.',
    wrong: 'La délégation de quarante-huit personnes arrive le 12 juin et loge dans le district de Yuhua.',
  },
  {
    source: '地铁2号线到光达站，3号口出。',
    right: 'Ligne 2 du métro jusqu’à Guangda, sortie 3.',
    wrong: 'Ligne 4 du métro jusqu’à Guangda, sortie 3.',
  },
  {
    source: '该园区占地350公顷，已入驻企业64家，创造就业1.8万个。',
    right: 'Le parc occupe 350 hectares, abrite 64 entreprises et a créé 18 000 emplois.',
    wrong: 'Le parc occupe 350 hectares, abrite 64 entreprises et a créé 1 800 emplois.',
  },
  {
    source: '押金2000元，展后七日内退还。',
    right: 'La caution de 2 000 yuans est rendue dans les sept jours qui suivent.',
    wrong: 'La caution de 2 000 dollars est rendue dans les sept jours qui suivent.',
  },
  {
    source: '下载：<a href="/about/downloads">平面图</a>和<a href="/services/transport">交通指南</a>。',
    right: 'À télécharger : <a href="/about/downloads">le plan</a> et <a href="/services/transport">les accès</a>.',
    wrong: 'À télécharger : <a href="/about/downloads">le plan</a> et <a href="/about/downloads">les accès</a>.',
  },
];
