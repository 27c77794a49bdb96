import type { SeedBuyer } from '../shapes.ts';

/** Buyers from Western Africa. */
export const westAfricanBuyers: SeedBuyer[] = [
  {
    key: 'ilekan-power-supplies',
    country: 'NG',
    industry: 9,
    phone: '+2348061560421',
    mail: 'lines@ilekanpower.example',
    website: 'https://www.ilekanpower.example',
    texts: {
      'zh-CN': {
        name: '伊莱坎电力物资有限公司',
        contact: '线路设备部',
        address: '尼日利亚奥贡州阿格巴拉工业区',
        profile: '给西南各州的配电公司和工业园供变压器、电表和金具，自有试验台，能做空载、负载和耐压试验。',
        purchaseNeeds:
          '本年框架需求：33/11千伏油浸变压器2.5至15兆伏安共14台，11/0.415千伏200、300、500千伏安共260台，预付费三相表1.2万块。铜绕组、硅钢等级写明，型式试验由公认实验室做，本国质量认证齐备。首台样机到厂验收，合格后分季度交货，信用证90天。',
      },
      'en-US': {
        name: 'Ilekan Power Supplies Ltd',
        contact: 'Line equipment',
        address: 'Agbara industrial estate, Ogun State, Nigeria',
        profile:
          'Supplier of transformers, meters and fittings to distribution companies and estates in the south-western states, with a test bench of its own for no-load, load and withstand tests.',
        purchaseNeeds:
          'Framework for the year: fourteen 33/11 kV transformers of 2.5 to 15 MVA; 260 of 11/0.415 kV at 200, 300 and 500 kVA; 12,000 prepaid three-phase meters. Copper windings, steel grade stated, type tests from a recognised laboratory, conformity papers for Nigeria. First unit accepted at the works, then quarterly deliveries on a 90-day letter of credit.',
      },
      'fr-FR': {
        name: 'Ilekan Power Supplies Ltd',
        contact: 'Équipement de lignes',
        address: 'Agbara, parc industriel, État d’Ogun, Nigeria',
        profile:
          'Fournisseur de transformateurs, de compteurs et d’accessoires pour les distributeurs d’électricité et les zones industrielles du sud-ouest ; banc d’essai propre, à vide, en charge et en tenue.',
        purchaseNeeds:
          'Accord-cadre annuel : quatorze transformateurs 33/11 kV de 2,5 à 15 MVA, 260 de 11/0,415 kV (200, 300 et 500 kVA), 12 000 compteurs triphasés à prépaiement. Enroulements en cuivre, nuance des tôles précisée, essais de type par un laboratoire reconnu, attestations de conformité pour le Nigeria. Réception du premier appareil en usine, puis livraisons trimestrielles, crédit documentaire à 90 jours.',
      },
    },
  },
  {
    key: 'ukwuoji-motor-parts',
    country: 'NG',
    industry: 14,
    phone: '+2348061560422',
    mail: 'orders@ukwuoji.example',
    texts: {
      'zh-CN': {
        name: '乌科奥吉汽配商行',
        contact: '订货部',
        address: '尼日利亚阿南布拉州恩内维汽配市场区',
        profile: '在恩内维有三层批发楼，专营面包车、轻卡和摩托的易磨损件，客户来自东部各州与喀麦隆边境集镇。',
        purchaseNeeds:
          '求两类货：一是刹车片、离合器、减震器、皮带、滤清器合计20柜每年，可贴我方牌子；二是12伏免维护电瓶3.5万只，附抗震和寿命测试单。每箱须印配件号和图样，防伪二维码能扫。付款用人民币转账三成定、七成提单；到货抽检不合格整批换货。',
      },
      'en-US': {
        name: 'Ukwuoji Motor Parts',
        contact: 'Order desk',
        address: 'Motor parts market district, Nnewi, Anambra State, Nigeria',
        profile:
          'Three wholesale floors in Nnewi for the wearing parts of minibuses, light trucks and motorcycles; customers come from the eastern states and the Cameroonian border towns.',
        purchaseNeeds:
          'First, brake pads, clutches, shock absorbers, belts and filters, twenty containers a year, under our brand if need be. Second, 35,000 maintenance-free 12 V batteries with vibration and life tests. Part number and drawing on every box, a QR code against copies; renminbi transfer, 30% and 70% on the bill of lading; a failed lot is exchanged whole.',
      },
      'fr-FR': {
        name: 'Ukwuoji Motor Parts',
        contact: 'Service des commandes',
        address: 'Quartier du marché de pièces, Nnewi, État d’Anambra, Nigeria',
        profile:
          'Trois étages de gros à Nnewi, pour les pièces d’usure de minibus, de camionnettes et de motos ; la clientèle vient des États de l’est et des bourgs frontaliers du Cameroun.',
        purchaseNeeds:
          'D’une part plaquettes, embrayages, amortisseurs, courroies et filtres, vingt conteneurs par an, à notre marque au besoin. D’autre part 35 000 batteries 12 V sans entretien, essais de vibration et de durée à l’appui. Référence et schéma sur chaque boîte, code QR contre les copies ; virement en renminbis, 30 % puis 70 % contre connaissement ; tout lot refusé est échangé en entier.',
      },
    },
  },
  {
    key: 'adukro-tiles',
    country: 'GH',
    industry: 11,
    phone: '+233242560423',
    mail: 'showroom@adukrotiles.example',
    website: 'https://www.adukrotiles.example',
    texts: {
      'zh-CN': {
        name: '阿杜克罗瓷砖建材公司',
        contact: '进口采购部',
        address: '加纳阿散蒂地区库马西市苏阿梅工业区',
        profile: '库马西和塔马利共五家展厅，卖地砖、洁具和门锁，承接中小酒店的整体卫浴。',
        purchaseNeeds:
          '下半年进地砖600×600毫米抛釉砖9万平方米、外墙通体砖2万平方米、连体坐便器3500套（冲水6升以下）、淋浴花洒和不锈钢锁各2000件。抗折强度、吸水率附检测，破损率控制在1.5%，拼柜6款花色起；特马到岸价，80%见单，20%到仓抽检后付。',
      },
      'en-US': {
        name: 'Adukro Tiles and Fittings',
        contact: 'Import purchasing',
        address: 'Suame industrial area, Kumasi, Ashanti Region, Ghana',
        profile:
          'Five showrooms in Kumasi and Tamale for floor tiles, sanitary ware and locks, with complete bathrooms for small and medium hotels.',
        purchaseNeeds:
          'For the second half of the year: 90,000 m² of glazed porcelain at 600 × 600 mm, 20,000 m² of full-body outdoor tile, 3,500 one-piece toilets under 6 litres, 2,000 each of showers and stainless locks. Strength and absorption tests, breakage within 1.5%, six patterns to a mixed container. CIF Tema, 80% against documents, 20% after our check.',
      },
      'fr-FR': {
        name: 'Adukro Tiles and Fittings',
        contact: 'Achats à l’importation',
        address: 'Zone industrielle de Suame, Kumasi, région d’Ashanti, Ghana',
        profile:
          'Cinq salles d’exposition à Kumasi et à Tamale : carreaux, sanitaires et serrures, salles de bains complètes pour petits et moyens hôtels.',
        purchaseNeeds:
          'Pour le second semestre : 90 000 m² de grès émaillé de 600 × 600 mm, 20 000 m² de grès pleine masse pour l’extérieur, 3 500 cuvettes monobloc de moins de 6 litres, 2 000 douches et autant de serrures en inox. Essais de flexion et d’absorption, casse limitée à 1,5 %, six décors par conteneur groupé. CIF Tema, 80 % contre documents, 20 % après contrôle au dépôt.',
      },
    },
  },
  {
    key: 'comptoir-medical-lagune',
    country: 'CI',
    industry: 19,
    phone: '+2250757560424',
    mail: 'imagerie@comptoirlagune.example',
    website: 'https://www.comptoirlagune.example',
    texts: {
      'zh-CN': {
        name: '蓝泻湖医疗器械商行',
        contact: '影像与化验部',
        address: '科特迪瓦阿比让市科科迪区',
        profile: '代理进口影像设备、化验室耗材和呼吸机，给公立、私立医院装机并维护，技术员十四人，备机二十台。',
        purchaseNeeds:
          '招标：数字化X光机八台（固定五台、移动三台）、16排CT两台、血液分析仪30台、真空采血管180万支。须有CE或等同证书、法文界面与手册，厂家授权书原件；要求远程诊断端口，停机不超过48小时。付款：四成预付、四成装机、两成满一年。',
      },
      'en-US': {
        name: 'Comptoir Médical Lagune Bleue',
        contact: 'Imaging and laboratory',
        address: 'Cocody, Abidjan, Côte d’Ivoire',
        profile:
          'Imports imaging equipment, laboratory consumables and ventilators, fits them in public and private hospitals and maintains them, with fourteen technicians and twenty loan machines.',
        purchaseNeeds:
          'A tender for eight digital X-ray units (five fixed, three mobile), two 16-slice CT scanners, 30 blood analysers and 1.8 million vacuum tubes. CE mark or equivalent, French menus and manuals, original letter of authorisation, a port for remote service, no stop over 48 hours. Payment 40% ahead, 40% on fitting, 20% after a year.',
      },
      'fr-FR': {
        name: 'Comptoir Médical Lagune Bleue',
        contact: 'Imagerie et laboratoire',
        address: 'Cocody, Abidjan, Côte d’Ivoire',
        profile:
          'Importateur d’imagerie, de consommables de laboratoire et de respirateurs, avec pose et maintenance dans les hôpitaux publics et privés : quatorze techniciens, vingt appareils de prêt.',
        purchaseNeeds:
          'Appel d’offres : huit appareils de radiologie numérique (cinq fixes, trois mobiles), deux scanners 16 coupes, 30 automates d’hématologie, 1,8 million de tubes sous vide. Marquage CE ou équivalent, menus et manuels en français, autorisation originale du fabricant, télémaintenance, panne de 48 heures au plus. Acompte de 40 %, 40 % à la pose, 20 % au bout d’un an.',
      },
    },
  },
  {
    key: 'eclairage-ndiambour',
    country: 'SN',
    industry: 8,
    phone: '+221771560425',
    mail: 'marches@eclairagendiambour.example',
    texts: {
      'zh-CN': {
        name: '恩迪安布尔照明公司',
        contact: '公共工程采购组',
        address: '塞内加尔卢加大区卢加市',
        profile: '在北部三大区装太阳能路灯、学校光伏和水泵，承接市镇政府合同，已立灯杆两千多根。',
        purchaseNeeds:
          '下一批要一体化太阳能路灯40瓦至60瓦4200套，电池须为磷酸铁锂、亮灯12小时连阴三天，灯杆热镀锌8米，锚栓同柜。提供光通量和防护等级IP66报告、3年质保、5%备件；沿海盐雾和沙尘环境下的实测资料优先。达喀尔到岸价，30%、60%、10%三次付清。',
      },
      'en-US': {
        name: 'Éclairage Ndiambour',
        contact: 'Public works purchasing',
        address: 'Louga, Louga Region, Senegal',
        profile:
          'Solar street lights, school roofs and pumps in three northern regions, mostly for town councils; over two thousand poles stand already.',
        purchaseNeeds:
          'Next: 4,200 all-in-one street lights of 40 to 60 W, lithium iron phosphate cells, twelve hours of light and three days without sun, 8 m hot-dip galvanised poles and anchor bolts. Light-output and IP66 reports, three years of guarantee, 5% spares, and measured results under salt and sand. CIF Dakar, paid 30, 60 and 10%.',
      },
      'fr-FR': {
        name: 'Éclairage Ndiambour',
        contact: 'Achats de travaux publics',
        address: 'Louga, région de Louga, Sénégal',
        profile:
          'Lampadaires solaires, toitures d’écoles et pompes dans trois régions du nord, le plus souvent pour des communes ; plus de deux mille mâts posés.',
        purchaseNeeds:
          'Prochaine commande : 4 200 lampadaires tout-en-un de 40 à 60 W, batterie lithium fer phosphate, douze heures d’éclairage et trois jours sans soleil, mâts de 8 m galvanisés à chaud, tiges d’ancrage. Rapports de flux lumineux et d’étanchéité IP66, trois ans de garantie, 5 % de pièces, mesures en milieu salin et sableux. CIF Dakar, paiements de 30, 60 et 10 %.',
      },
    },
  },
  {
    key: 'materiel-banifing',
    country: 'ML',
    industry: 13,
    phone: '+22376560426',
    mail: 'parc@materielbanifing.example',
    texts: {
      'zh-CN': {
        name: '巴尼芬农业机具公司',
        contact: '农机调拨处',
        address: '马里锡卡索大区库蒂亚拉镇',
        profile: '给棉花、玉米产区的合作社租机、卖机和维修，服务半径80公里，油耗和零件价格是客户最先问的两件事。',
        purchaseNeeds:
          '明年雨季前要四轮30至45马力拖拉机65台、三排播种机120台、棉秆切碎机40台、玉米收割割台10台，配法文手册和易损件一年用量。可按CKD装柜经达喀尔或阿比让陆运，要求厂方在库蒂亚拉办四次修理班；由合作银行担保，收获后结清。',
      },
      'en-US': {
        name: 'Matériel Agricole du Banifing',
        contact: 'Machine pool',
        address: 'Koutiala, Sikasso Region, Mali',
        profile:
          'Leases, sells and mends machines for cotton and maize co-operatives within eighty kilometres. The first two questions are always fuel and the price of parts.',
        purchaseNeeds:
          'Before the next rains: 65 four-wheel tractors of 30 to 45 hp, 120 three-row planters, 40 stalk shredders, ten maize headers, with French manuals and a year of wearing parts. CKD containers by road from Dakar or Abidjan, four repair courses in Koutiala. A co-operative bank stands surety; payment after the harvest.',
      },
      'fr-FR': {
        name: 'Matériel Agricole du Banifing',
        contact: 'Parc de machines',
        address: 'Koutiala, région de Sikasso, Mali',
        profile:
          'Location, vente et réparation de machines pour les coopératives de coton et de maïs dans un rayon de 80 km. La consommation et le prix des pièces sont les deux premières questions des clients.',
        purchaseNeeds:
          'Avant l’hivernage prochain : 65 tracteurs de 30 à 45 ch à quatre roues, 120 semoirs à trois rangs, 40 broyeurs de tiges, dix becs cueilleurs, notices en français et un an de pièces d’usure. Conteneurs CKD par la route depuis Dakar ou Abidjan, quatre stages de réparation à Koutiala. Garantie d’une banque coopérative, paiement après récolte.',
      },
    },
  },
  {
    key: 'bennes-kakoulima',
    country: 'GN',
    industry: 12,
    phone: '+224622560427',
    mail: 'parc@benneskakoulima.example',
    website: 'https://www.benneskakoulima.example',
    texts: {
      'zh-CN': {
        name: '卡库利马自卸车运输公司',
        contact: '机械与轮胎采购',
        address: '几内亚科纳克里市杜布雷卡路',
        profile: '从铝土矿往铁路装车点短倒矿石，也给道路工地运碎石，93台车三班倒，每天换胎六条。公司自办司机培训场。',
        purchaseNeeds:
          '近期采购8×4自卸车40台（420马力以上，货箱22立方米，加厚边板）、28吨履带推土机3台、轮式装载机5方斗6台、全钢轮胎2600条12.00R20。盼厂家驻点代修并按运行小时收费，发动机大修两万小时；科纳克里港交车，五成预付款，其余分12个月由矿方运费抵付。',
      },
      'en-US': {
        name: 'Bennes du Kakoulima',
        contact: 'Machines and tyres',
        address: 'Dubréka road, Conakry, Guinea',
        profile:
          'Hauls bauxite from mine to railhead and crushed stone to road sites: 93 trucks in three shifts, six tyres changed a day, and a training ground for drivers.',
        purchaseNeeds:
          'Forty 8×4 tippers (420 hp or more, 22 m³ body, thick sides), three 28-tonne bulldozers, six loaders with 5 m³ buckets, 2,600 steel tyres 12.00R20. A service post at our yard charged by running hour, overhaul at 20,000 hours. Handed over at Conakry port; half ahead, the rest over twelve months from haulage income.',
      },
      'fr-FR': {
        name: 'Bennes du Kakoulima',
        contact: 'Engins et pneumatiques',
        address: 'Route de Dubréka, Conakry, Guinée',
        profile:
          'Transport de bauxite entre la mine et la voie ferrée, de granulats vers les chantiers routiers : 93 camions en trois équipes, six pneus remplacés par jour, une école de conduite interne.',
        purchaseNeeds:
          'Quarante bennes 8×4 (420 ch et plus, caisse de 22 m³, ridelles épaisses), trois bulldozers de 28 tonnes, six chargeuses à godet de 5 m³, 2 600 pneus à carcasse acier 12.00R20. Antenne de maintenance sur notre parc, facturée à l’heure de marche, révision à 20 000 heures. Livraison au port de Conakry ; moitié d’avance, solde en douze mois sur les recettes de transport.',
      },
    },
  },
  {
    key: 'comptoir-aneho-etoffes',
    country: 'TG',
    industry: 20,
    phone: '+22890560428',
    mail: 'tissus@comptoiraneho.example',
    texts: {
      'zh-CN': {
        name: '阿内霍印花布行',
        contact: '布匹选样室',
        address: '多哥洛美市巴吉达区',
        profile: '洛美和贝宁、加纳边镇有十二个批发铺面，专做印花棉布与婚庆蕾丝，每季自配三十款花样。',
        purchaseNeeds:
          '印花样稿由我们出：仿蜡印全棉平纹布，幅宽46英寸、六码一匹，每月9万匹，色牢度水洗四级、不含禁用染料；蕾丝与刺绣布每月8000码，配色卡先行。交货经洛美港，起订每花3000匹，样布空运费我方出，到货付八成，验布付二成。',
      },
      'en-US': {
        name: 'Comptoir d’étoffes d’Aného',
        contact: 'Pattern room',
        address: 'Baguida, Lomé, Togo',
        profile:
          'Twelve wholesale stalls in Lomé and the towns at the Beninese and Ghanaian borders sell printed cotton and wedding lace. The house composes thirty patterns of its own each season.',
        purchaseNeeds:
          'On our own designs: cotton in imitation wax print, 46 inches wide, six yards to the piece, 90,000 pieces a month, wash fastness 4 and no banned dyes; lace and embroidered cloth, 8,000 yards a month, shade cards first. Port of Lomé, at least 3,000 pieces a pattern; 80% on arrival, 20% when the cloth is checked.',
      },
      'fr-FR': {
        name: 'Comptoir d’étoffes d’Aného',
        contact: 'Salle des motifs',
        address: 'Baguida, Lomé, Togo',
        profile:
          'Douze comptoirs de gros à Lomé et dans les villes frontalières du Bénin et du Ghana, en pagne de coton et dentelle de mariage. La maison dessine trente motifs par saison.',
        purchaseNeeds:
          'Sur nos dessins : coton imprimé façon wax, laize de 46 pouces, coupons de six yards, 90 000 pièces par mois, solidité au lavage 4, sans colorant interdit ; dentelle et tissu brodé, 8 000 yards par mois, nuancier d’abord. Port de Lomé, minimum de 3 000 pièces par motif ; 80 % à l’arrivée, 20 % après contrôle du tissu.',
      },
    },
  },
];
