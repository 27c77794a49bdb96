import type { DocumentLanguage } from './languages.ts';
import { type Sheet, table } from './sheet.ts';

/** The days of the fourth edition with room for notes. */
export const programmeSheet: Record<DocumentLanguage, Sheet> = {
  'zh-CN': {
    title: '四天日程便笺',
    lead: '会议时间和地点以网站“会议活动”栏目当天内容为准。',
    body: table(
      ['日期', '这一天', '我要听的、要见的'],
      [
        ['6月12日 星期四', '开幕、签约、高端论坛；主宾国推介：肯尼亚。专业观众日。', ''],
        ['6月13日 星期五', '高端论坛、对接洽谈、专题研讨；主宾国推介：尼日利亚、南非。公众开放。', ''],
        ['6月14日 星期六', '产业链合作大会、专题研讨、配套活动；主宾国推介：纳米比亚。公众开放。', ''],
        ['6月15日 星期日', '专题研讨、配套活动、成果发布；主宾国推介：刚果（布）。17时闭馆。公众开放。', ''],
      ],
      'room form',
    ),
  },
  'en-US': {
    title: 'Four days on one sheet',
    lead: 'For times and rooms, see the Programme page of the site on the day.',
    body: table(
      ['Day', 'What is on', 'What I want to hear, whom I want to meet'],
      [
        ['Thursday 12 June', 'Opening, signing, high-level forums; guest country: Kenya. For trade visitors.', ''],
        [
          'Friday 13 June',
          'High-level forums, matchmaking, seminars; guest countries: Nigeria, South Africa. Open to the public.',
          '',
        ],
        [
          'Saturday 14 June',
          'Conference on industrial chains, seminars, supporting events; guest country: Namibia. Open to the public.',
          '',
        ],
        [
          'Sunday 15 June',
          'Seminars, supporting events, results; guest country: Congo-Brazzaville. Halls close at 17:00. Open to the public.',
          '',
        ],
      ],
      'room form',
    ),
  },
  'fr-FR': {
    title: 'Quatre jours sur une feuille',
    lead: 'Horaires et salles : voir le jour même la rubrique Programme du site.',
    body: table(
      ['Jour', 'Ce qui s’y passe', 'À écouter, à rencontrer'],
      [
        [
          'Jeudi 12 juin',
          'Ouverture, signatures, forums de haut niveau ; pays à l’honneur : Kenya. Professionnels.',
          '',
        ],
        [
          'Vendredi 13 juin',
          'Forums de haut niveau, mises en relation, séminaires ; pays à l’honneur : Nigeria, Afrique du Sud. Grand public admis.',
          '',
        ],
        [
          'Samedi 14 juin',
          'Conférence sur les filières, séminaires, événements associés ; pays à l’honneur : Namibie. Grand public admis.',
          '',
        ],
        [
          'Dimanche 15 juin',
          'Séminaires, événements associés, résultats ; pays à l’honneur : Congo-Brazzaville. Fermeture à 17 h. Grand public admis.',
          '',
        ],
      ],
      'room form',
    ),
  },
};

const orderWords: Record<
  DocumentLanguage,
  { title: string; lead: string; who: string[]; head: string[]; items: string[]; end: string[] }
> = {
  'zh-CN': {
    title: '展位设施订单表',
    lead: '请于开幕前二十天发至exhibitors@expo.example。费用以回执为准。',
    who: ['参展单位', '展位号', '联系人与电话', '电子邮箱'],
    head: ['项目', '规格', '数量', '备注'],
    items: [
      '咨询桌',
      '椅子',
      '层板货架',
      '带锁玻璃柜',
      '冷藏展示柜',
      '射灯',
      '电源（220伏，单相16安）',
      '电源（380伏，三相16安）',
      '24小时供电',
      '有线网络',
      '上下水',
      '屏幕（55英寸）',
      '地毯换色',
      '绿植',
    ],
    end: ['盖章或签字', '日期'],
  },
  'en-US': {
    title: 'Stand order form',
    lead: 'Please send this form to exhibitors@expo.example at least twenty days before the opening. Charges are stated in our confirmation.',
    who: ['Exhibitor', 'Stand', 'Contact and telephone', 'E-mail'],
    head: ['Item', 'Size', 'Quantity', 'Remarks'],
    items: [
      'Counter',
      'Chair',
      'Shelves',
      'Glass case with lock',
      'Refrigerated display',
      'Spotlight',
      'Power 220 V, 16 A, single phase',
      'Power 380 V, 16 A, three phase',
      '24-hour power supply',
      'Wired network',
      'Water supply and drain',
      'Screen, 55 inches',
      'Carpet in another colour',
      'Plants',
    ],
    end: ['Stamp or signature', 'Date'],
  },
  'fr-FR': {
    title: 'Bon de commande pour stands',
    lead: 'À envoyer à exhibitors@expo.example vingt jours avant l’ouverture. Tarifs selon notre confirmation.',
    who: ['Exposant', 'Stand', 'Contact et téléphone', 'Courriel'],
    head: ['Article', 'Format', 'Quantité', 'Remarques'],
    items: [
      'Comptoir',
      'Chaise',
      'Étagères',
      'Vitrine fermant à clé',
      'Vitrine réfrigérée',
      'Spot',
      'Courant 220 V, 16 A monophasé',
      'Courant 380 V, 16 A triphasé',
      'Courant jour et nuit',
      'Réseau filaire',
      'Eau et évacuation',
      'Écran, 55 pouces',
      'Autre moquette',
      'Plantes',
    ],
    end: ['Cachet ou signature', 'Date'],
  },
};

/** What a stand can be furnished with, to fill in by hand. */
export function orderForm(locale: DocumentLanguage): Sheet {
  const { title, lead, who, head, items, end } = orderWords[locale];
  const lines = (names: string[]) =>
    `<table class="form"><tbody>${names.map((name) => `<tr><th scope="row" style="width:40%">${name}</th><td></td></tr>`).join('')}</tbody></table>`;
  const rows = items.map((item) => [item, '', '', '']);
  return { title, lead, body: `${lines(who)}${table(head, rows, 'form')}${lines(end)}` };
}

const phrases: [chinese: string, pinyin: string, english: string, french: string][] = [
  ['你好', 'nǐ hǎo', 'Hello', 'Bonjour'],
  ['谢谢', 'xièxie', 'Thank you', 'Merci'],
  ['不好意思', 'bù hǎoyìsi', 'Excuse me', 'Excusez-moi'],
  ['我不懂中文', 'wǒ bù dǒng zhōngwén', 'I do not understand Chinese', 'Je ne comprends pas le chinois'],
  [
    '有会说英语的人吗？',
    'yǒu huì shuō yīngyǔ de rén ma?',
    'Does anyone speak English?',
    'Quelqu’un parle-t-il anglais ?',
  ],
  [
    '有会说法语的人吗？',
    'yǒu huì shuō fǎyǔ de rén ma?',
    'Does anyone speak French?',
    'Quelqu’un parle-t-il français ?',
  ],
  [
    '请送我到会展中心',
    'qǐng sòng wǒ dào huìzhǎn zhōngxīn',
    'To the exhibition centre, please',
    'Au centre d’expositions, s’il vous plaît',
  ],
  ['入口在哪里？', 'rùkǒu zài nǎlǐ?', 'Where is the entrance?', 'Où est l’entrée ?'],
  ['洗手间在哪里？', 'xǐshǒujiān zài nǎlǐ?', 'Where are the toilets?', 'Où sont les toilettes ?'],
  ['这是什么做的？', 'zhè shì shénme zuò de?', 'What is this made of?', 'En quoi est-ce fait ?'],
  ['从哪里来的？', 'cóng nǎlǐ lái de?', 'Where does it come from?', 'D’où cela vient-il ?'],
  ['多少钱？', 'duōshao qián?', 'How much is it?', 'Combien est-ce ?'],
  [
    '最低起订量是多少？',
    'zuì dī qǐdìngliàng shì duōshao?',
    'What is the smallest order?',
    'Quelle est la commande minimale ?',
  ],
  ['可以看样品吗？', 'kěyǐ kàn yàngpǐn ma?', 'May I see a sample?', 'Puis-je voir un échantillon ?'],
  ['什么时候交货？', 'shénme shíhou jiāohuò?', 'When can you deliver?', 'Quand livrez-vous ?'],
  [
    '可以用信用证吗？',
    'kěyǐ yòng xìnyòngzhèng ma?',
    'Do you take a letter of credit?',
    'Acceptez-vous le crédit documentaire ?',
  ],
  ['请写下来', 'qǐng xiě xiàlái', 'Please write it down', 'Écrivez-le, s’il vous plaît'],
  ['这是我的名片', 'zhè shì wǒ de míngpiàn', 'Here is my card', 'Voici ma carte'],
  ['明天几点见？', 'míngtiān jǐ diǎn jiàn?', 'At what time tomorrow?', 'À quelle heure demain ?'],
  ['不要辣', 'bú yào là', 'Not spicy, please', 'Sans piment'],
  ['有清真餐吗？', 'yǒu qīngzhēn cān ma?', 'Is there halal food?', 'Y a-t-il un repas halal ?'],
  ['我吃素', 'wǒ chī sù', 'I eat no meat', 'Je ne mange pas de viande'],
  ['我对花生过敏', 'wǒ duì huāshēng guòmǐn', 'I am allergic to peanuts', 'Je suis allergique aux arachides'],
  ['请帮帮我', 'qǐng bāngbang wǒ', 'Please help me', 'Aidez-moi, s’il vous plaît'],
  ['我不舒服', 'wǒ bù shūfu', 'I feel unwell', 'Je me sens mal'],
  ['请叫医生', 'qǐng jiào yīshēng', 'Please call a doctor', 'Appelez un médecin'],
];

/** Phrases in three languages on one sheet; the document itself counts as Chinese. */
export const usefulPhrases: Sheet = {
  title: '常用语 · Useful phrases · Phrases utiles',
  body: `<table><thead><tr><th scope="col">中文</th><th scope="col">Pinyin</th><th scope="col" lang="en">English</th><th scope="col" lang="fr">Français</th></tr></thead><tbody>${phrases
    .map(
      ([chinese, pinyin, english, french]) =>
        `<tr><th scope="row">${chinese}</th><td lang="zh-Latn">${pinyin}</td><td lang="en">${english}</td><td lang="fr">${french}</td></tr>`,
    )
    .join('')}</tbody></table>`,
};
