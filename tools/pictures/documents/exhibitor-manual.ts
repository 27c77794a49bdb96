import type { DocumentLanguage } from './languages.ts';
import { list, type Sheet, table } from './sheet.ts';

/** What an exhibitor works by. */
export const exhibitorManual: Record<DocumentLanguage, Sheet> = {
  'zh-CN': {
    title: '参展手册',
    lead: '按时间顺序读，到哪一步翻到哪一步。',
    body: [
      '<h2>一、时间表</h2>',
      table(
        ['开幕前', '要做的事'],
        [
          ['120天', '提交申请：主体证明、产品目录、展位类型。'],
          ['60天', '签合同、付款、确认楣板文字（中文和英文，可加法文）。'],
          ['45天', '报送样品清单；特装展位报图纸。'],
          ['20天', '订家具、水电、网络；报大型设备尺寸和重量。'],
          ['3天', '进馆布展，22时清场。'],
          ['闭幕日', '17时闭馆后撤展，车辆18时后进场，次日18时前清空。'],
        ],
      ),
      '<h2>二、展位</h2>',
      '<p>标准展位9平方米：三面围板、楣板、地毯、一张咨询桌、两把椅子、两盏射灯、一个220伏插座（500瓦以内）。光地自行搭建，单层限高4.5米，两层结构另附计算书报审；相邻一面须平整抹白。</p>',
      '<h2>三、样品</h2>',
      list([
        '暂时进境的样品凭清单进，凭清单出；出售、赠送、销毁都要登记。',
        '食品附成分、原产地、生产日期；动植物产品先取得检疫许可。',
        '木箱使用有检疫标识的木材。',
        '展台试吃须戴手套和口罩，冷藏品每两小时记录温度；每批食品留样一份，冷藏至闭幕次日18时。',
      ]),
      '<h2 class="next">四、用电与安全</h2>',
      list([
        '220伏、50赫兹，插座为A、C、I型，其他插头请自备转换器。',
        '不得私接电线；过夜用电提前申请。',
        '通道宽不小于3米，灭火器前不放东西。',
        '明火、无人机、氢气球一律不用。',
      ]),
      '<h2>五、接待与成交</h2>',
      '<p>专业观众日只洽谈。公众开放日零售须登记并标价。收款请开收据。合同可在项目洽谈服务台打印，服务台不作见证。</p>',
      '<h2>六、出发前核对</h2>',
      list(
        ['合同与付款凭证', '证件与签证', '样品清单三份', '三语名片与价目表', '转换插头、胶带、剪刀', '保险单'],
        'box',
      ),
    ].join(''),
  },
  'en-US': {
    title: 'Exhibitor’s guide',
    lead: 'The steps are in order of time: turn to the one you have reached.',
    body: [
      '<h2>1. Calendar</h2>',
      table(
        ['Before the opening', 'What to do'],
        [
          ['120 days', 'Send your application: proof of registration, catalogue, type of stand.'],
          [
            '60 days',
            'Sign the contract, pay, and confirm the name on the fascia (Chinese and English; French may be added).',
          ],
          ['45 days', 'Send the list of samples and, if you build your own stand, the drawings.'],
          ['20 days', 'Order furniture, power, water and network; send the size and weight of heavy machines.'],
          ['3 days', 'Build-up begins; the halls close at 22:00 each day.'],
          [
            'Last day',
            'Dismantling starts at 17:00; lorries are admitted after 18:00; the halls must be cleared by 18:00 the next day.',
          ],
        ],
      ),
      '<h2>2. Stands</h2>',
      '<p>A shell stand measures nine square metres and has three walls, a fascia, carpet, a counter with two chairs, two spotlights and one 220-volt socket for up to 500 watts. If you book bare ground, you build the stand yourself: single-storey stands may be up to 4.5 metres high; two-storey stands need an engineer’s calculation and approval. Walls facing a neighbour must be smooth and white.</p>',
      '<h2>3. Samples</h2>',
      list([
        'Samples under temporary admission must leave on the same list they came in on. Record on it whatever is sold, given away or destroyed.',
        'Food must be labelled with ingredients, origin and date of production. Animal and plant products need a quarantine permit beforehand.',
        'Wooden crates must bear the treatment mark.',
        'Anyone serving tastings wears gloves and a mask. Note the temperature of chilled goods every two hours. Keep one sample of each batch refrigerated until 18:00 on the day after closing.',
      ]),
      '<h2 class="next">4. Power and safety</h2>',
      list([
        'The supply is 220 volts, 50 hertz. Sockets are of types A, C and I; for other plugs, bring an adapter.',
        'Do not do your own wiring; apply beforehand for overnight power.',
        'Keep aisles at least three metres wide and extinguishers within reach.',
        'Open flames, drones and hydrogen balloons are not allowed.',
      ]),
      '<h2>5. Talking and selling</h2>',
      '<p>On trade days there are talks only. On public days you may sell goods that have been registered and priced; please give receipts. You can print contracts at the project desk, but the desk does not witness them.</p>',
      '<h2>6. Before you leave home</h2>',
      list(
        [
          'Contract and proof of payment',
          'Passport and visa',
          'Three copies of the list of samples',
          'Business cards and price lists in three languages',
          'Adapters, tape, scissors',
          'Insurance',
        ],
        'box',
      ),
    ].join(''),
  },
  'fr-FR': {
    title: 'Guide de l’exposant',
    lead: 'Dans l’ordre du temps : allez à l’étape où vous en êtes.',
    body: [
      '<h2>1. Calendrier</h2>',
      table(
        ['Avant l’ouverture', 'À faire'],
        [
          ['120 jours', 'Candidature : justificatif, catalogue, type de stand.'],
          ['60 jours', 'Contrat, paiement, texte de l’enseigne (chinois et anglais, français en option).'],
          ['45 jours', 'Liste des échantillons ; plans, si vous construisez.'],
          ['20 jours', 'Mobilier, électricité, eau, réseau ; cotes et poids des pièces lourdes.'],
          ['3 jours', 'Montage ; fermeture des halls à 22 h.'],
          ['Dernier jour', 'Démontage dès 17 h, camions après 18 h, emplacement vide le lendemain à 18 h.'],
        ],
      ),
      '<h2>2. Stands</h2>',
      '<p>Stand équipé de neuf mètres carrés : trois cloisons, enseigne, moquette, comptoir et deux chaises, deux spots, une prise de 220 volts jusqu’à 500 watts. Sur surface nue, vous construisez, sans dépasser 4,50 m sur un niveau ; un étage exige note de calcul et accord. La face tournée vers un voisin est lisse et blanche.</p>',
      '<h2>3. Échantillons</h2>',
      list([
        'Ce qui entre à titre temporaire ressort selon la même liste ; ventes, dons et destructions y sont portés.',
        'Aliments : composition, origine, dates. Produits animaux et végétaux : permis de quarantaine préalable.',
        'Caisses en bois portant la marque de traitement.',
        'Dégustation avec gants et masque ; température des produits froids relevée toutes les deux heures ; un échantillon de chaque lot au frais jusqu’au lendemain de la clôture, 18 h.',
      ]),
      '<h2 class="next">4. Électricité et sécurité</h2>',
      list([
        '220 volts, 50 hertz. Prises de types A, C et I ; pour les autres fiches, prévoyez un adaptateur.',
        'Aucun câblage personnel ; courant de nuit sur demande.',
        'Allées de trois mètres, extincteurs dégagés.',
        'Ni flamme, ni drone, ni ballon à l’hydrogène.',
      ]),
      '<h2>5. Entretiens et ventes</h2>',
      '<p>Les journées professionnelles sont réservées aux entretiens. Lors des journées grand public, on vend les articles déclarés dont le prix est affiché ; remettez un reçu. Le service des projets imprime les contrats mais n’en est pas témoin.</p>',
      '<h2>6. Avant le départ</h2>',
      list(
        [
          'Contrat et preuve de paiement',
          'Passeport et visa',
          'Liste des échantillons en trois exemplaires',
          'Cartes et tarifs en trois langues',
          'Adaptateurs, ruban, ciseaux',
          'Assurance',
        ],
        'box',
      ),
    ].join(''),
  },
};
