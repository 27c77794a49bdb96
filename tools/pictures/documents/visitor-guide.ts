import type { DocumentLanguage } from './languages.ts';
import { list, type Sheet, table } from './sheet.ts';

/** What a visitor takes along. */
export const visitorGuide: Record<DocumentLanguage, Sheet> = {
  'zh-CN': {
    title: '参观指南',
    lead: '第四届：2025年6月12日至15日，公众开放日13日至15日。时间均为北京时间。',
    body: [
      '<h2>来之前</h2>',
      list([
        '公众开放日免费。网上预约，一次最多五人，每人一个证件，每个证件每天一次。',
        '身份证、护照、港澳居民来往内地通行证、台湾居民来往大陆通行证都可以。',
        '来不了请取消，名额会让给后面的人。',
      ]),
      '<h2>入场</h2>',
      '<p>带上预约时用的证件原件。可以带水，馆内可接水。打火机、刀具、喷雾罐、无人机、玻璃瓶和酒不能带入。大件行李存放在西入口内。</p>',
      '<h2>怎么逛</h2>',
      table(
        ['有多少时间', '建议路线'],
        [
          ['一小时', 'W2馆（非洲馆）的主宾国展台，尝一杯咖啡。'],
          ['半天', '非洲馆、非洲好物、时尚展区，出来看室外的工程机械演示。'],
          ['一天', '上午逛馆，中午错峰吃饭，下午听一场公开的研讨会。'],
        ],
      ),
      '<h2 class="next">吃饭与休息</h2>',
      '<p>各馆东侧设餐饮区，清真餐饮设在W2馆；菜牌标明素食和辣度。十一点前和一点半后人少。休息区可充电，母婴室在急救点旁，祈祷室见平面图。</p>',
      '<h2>无障碍</h2>',
      '<p>展馆无台阶。东、西入口免费借用轮椅、助听感应线圈，凭有效证件登记，免押金。需要陪同请提前一天联系观众服务台。导盲犬可以入馆。</p>',
      '<h2>遇到事情</h2>',
      table(
        ['情况', '找谁'],
        [
          ['身体不适', '最近的急救点，或拨打120'],
          ['火警 / 报警', '119 / 110'],
          ['走失、失物', '最近的问询台'],
          ['语言不通', '各馆口译台'],
        ],
      ),
      '<p class="soft">对司机说：请送我到长沙国际会展中心。</p>',
    ].join(''),
  },
  'en-US': {
    title: 'Visitor’s guide',
    lead: 'Fourth edition: 12 to 15 June 2025, open to the public from 13 June. All times are Beijing time.',
    body: [
      '<h2>Before you come</h2>',
      list([
        'Public days are free. Reserve online for up to five people at a time. Each person needs a document, and each document can be used once a day.',
        'Passports, Chinese identity cards and the travel permits of Hong Kong, Macao and Taiwan residents are accepted.',
        'If you cannot come, please cancel, so that somebody else can have your place.',
      ]),
      '<h2>At the gate</h2>',
      '<p>Bring the original of the document you reserved with. You may bring water and refill your bottle inside. Lighters, knives, spray cans, drones, glass bottles and alcohol are not allowed. Please leave large bags in the cloakroom at the west entrance.</p>',
      '<h2>How to spend your time</h2>',
      table(
        ['You have', 'We suggest'],
        [
          ['One hour', 'The guest countries in hall W2 (Africa), and a cup of coffee there.'],
          ['Half a day', 'The Africa hall, quality African goods and fashion, then the machines at work outside.'],
          ['A day', 'The halls in the morning, an early or late lunch, and an open seminar in the afternoon.'],
        ],
      ),
      '<h2 class="next">Food and rest</h2>',
      '<p>There is food on the eastern side of each hall, and halal food in hall W2. Signs show which dishes are vegetarian and how hot they are. It is quiet before eleven and after half past one. Rest areas have charging points. There is a quiet room for babies beside the first-aid point; prayer rooms are marked on the plan.</p>',
      '<h2>Access</h2>',
      '<p>There are no steps in the halls. Wheelchairs and hearing loops are lent free of charge at the west and east entrances: register with a valid document; there is no deposit. If you would like somebody to go with you, ask the visitor desk a day ahead. Guide dogs are welcome.</p>',
      '<h2>If something happens</h2>',
      table(
        ['What has happened', 'Where to go'],
        [
          ['You feel unwell', 'The first-aid point, or dial 120'],
          ['Fire / police', '119 / 110'],
          ['Somebody or something is lost', 'The nearest information desk'],
          ['You need an interpreter', 'The interpreters’ desk of each hall'],
        ],
      ),
      '<p class="soft">For the driver: <span lang="zh-CN" class="big">请送我到长沙国际会展中心</span> (please take me to the exhibition centre).</p>',
    ].join(''),
  },
  'fr-FR': {
    title: 'Guide du visiteur',
    lead: 'Quatrième édition : du 12 au 15 juin 2025, grand public à partir du 13. Heure de Pékin.',
    body: [
      '<h2>Avant de venir</h2>',
      list([
        'Les journées grand public sont gratuites. Réservez en ligne pour cinq personnes au plus : une pièce par personne, une fois par jour.',
        'Passeport, carte d’identité chinoise, permis d’entrée en Chine continentale des résidents de Hong Kong, de Macao et de Taïwan sont admis.',
        'Empêché ? Annulez, quelqu’un d’autre attend.',
      ]),
      '<h2>À l’entrée</h2>',
      '<p>Présentez l’original de la pièce utilisée pour réserver. L’eau est admise et les gourdes se remplissent sur place. Briquets, couteaux, aérosols, drones, bouteilles en verre et alcool restent dehors ; grands sacs au vestiaire, entrée ouest.</p>',
      '<h2>Selon votre temps</h2>',
      table(
        ['Vous avez', 'Nous proposons'],
        [
          ['Une heure', 'Les pays à l’honneur et un café au hall W2, celui de l’Afrique.'],
          ['Une demi-journée', 'Afrique, produits de qualité, mode ; ensuite, dehors, les machines au travail.'],
          ['Une journée', 'Les halls le matin, un déjeuner décalé, un séminaire ouvert l’après-midi.'],
        ],
      ),
      '<h2 class="next">Repas et repos</h2>',
      '<p>On mange côté est de chaque hall, et halal au hall W2 ; plats végétariens et degré de piquant sont signalés. Calme avant onze heures et après treize heures trente. Prises dans les aires de repos ; pièce calme pour les bébés près du poste de secours, salles de prière sur le plan.</p>',
      '<h2>Accessibilité</h2>',
      '<p>Aucune marche. Fauteuils roulants et boucles magnétiques prêtés gratuitement aux entrées ouest et est, sur inscription avec une pièce d’identité valable, sans caution. Pour être accompagné, prévenez la veille le service des visiteurs. Chiens guides bienvenus.</p>',
      '<h2>En cas de besoin</h2>',
      table(
        ['Situation', 'Où aller'],
        [
          ['Malaise', 'Poste de secours, ou le 120'],
          ['Incendie / police', '119 / 110'],
          ['Personne ou objet perdu', 'Accueil le plus proche'],
          ['Besoin d’un interprète', 'Comptoir des interprètes de chaque hall'],
        ],
      ),
      '<p class="soft">Pour le chauffeur : <span lang="zh-CN" class="big">请送我到长沙国际会展中心</span> (conduisez-moi au centre d’expositions).</p>',
    ].join(''),
  },
};
