import type { SeedBuyer, SeedTalk } from './shapes.ts';

/** People who look for projects. */
export const seedBuyers: SeedBuyer[] = [
  {
    mail: 'chen.yu@xiangtai-teahouse.example',
    name: '陈雨',
    company: '湘台茶业有限公司',
    country: 'CN',
    locale: 'zh-CN',
  },
  {
    mail: 'liu.fang@dongting-foods.example',
    name: '刘芳',
    company: '洞庭食品贸易公司',
    country: 'CN',
    locale: 'zh-CN',
  },
  {
    mail: 'zhao.ming@liuyang-railparts.example',
    name: 'Zhao Ming',
    company: 'Liuyang Rail Parts Co.',
    country: 'CN',
    locale: 'en-US',
  },
  {
    mail: 'achats@baobab-distribution.example',
    name: 'Aminata Sarr',
    company: 'Baobab Distribution',
    country: 'SN',
    locale: 'fr-FR',
  },
  {
    mail: 'sourcing@umgeni-retail.example',
    name: 'Thandi Nkosi',
    company: 'Umgeni Retail Group',
    country: 'ZA',
    locale: 'en-US',
  },
];

const day = 24;

/** Talks in every state, in three languages. */
export const seedTalks: SeedTalk[] = [
  {
    project: 'nandi-purple-tea-supply',
    asker: 'chen.yu@xiangtai-teahouse.example',
    state: 'open',
    unread: { asker: 0, owner: 1 },
    steps: [
      {
        hoursAgo: 9 * day,
        by: 'asker',
        says: 'Hello, we run 34 tea shops in Hunan and Guangdong and would like to bring purple tea into our summer menu. Could you send us your grades, and the price per kilo FOB Mombasa for five tonnes a year?',
      },
      {
        hoursAgo: 8.6 * day,
        by: 'owner',
        says: 'Good morning, and thank you. We have two grades ready for export: whole leaf, hand-plucked, and a finer cut for bags. For five tonnes we can offer 11.20 USD a kilo for whole leaf. A sample of 200 g of each can leave on Thursday.',
      },
      {
        hoursAgo: 8 * day,
        by: 'asker',
        says: '谢谢！请把样品寄到长沙。我们还需要检测报告：农残、重金属，以及原产地证明。(Samples to Changsha please, with the residue and heavy metal reports and the certificate of origin.)',
      },
      {
        hoursAgo: 6 * day,
        by: 'owner',
        says: 'The samples are on their way, and the three reports travel with them. Shall we talk about volumes once you have tasted?',
      },
      { hoursAgo: 3 * day, by: 'asker', says: 'They arrived yesterday. Our buyers like the whole leaf very much.' },
      {
        hoursAgo: 2 * day,
        by: 'owner',
        proposes: { inDays: 6, at: '10:00', timeZone: 'Africa/Nairobi', minutes: 60, accepted: true },
      },
      { hoursAgo: 5, by: 'asker', says: 'The time suits us. Our quality manager will join.' },
    ],
  },
  {
    project: 'thies-rail-sleepers',
    asker: 'zhao.ming@liuyang-railparts.example',
    state: 'open',
    unread: { asker: 1, owner: 0 },
    steps: [
      {
        hoursAgo: 6 * day,
        by: 'asker',
        says: 'Bonjour, nous fabriquons des moules pour traverses en béton précontraint. Votre ligne doit-elle produire des traverses monoblocs pour la voie métrique seulement, ou aussi pour l’écartement standard ?',
      },
      {
        hoursAgo: 5.4 * day,
        by: 'owner',
        says: 'Bonjour. Les deux : 60 % en voie métrique pour l’entretien, 40 % en écartement standard pour les nouveaux tronçons. La cadence visée est de 400 traverses par jour.',
      },
      {
        hoursAgo: 4 * day,
        by: 'asker',
        says: 'C’est faisable avec deux bancs de 120 mètres. Je vous prépare un schéma d’implantation.',
      },
      {
        hoursAgo: 20,
        by: 'owner',
        proposes: { inDays: 4, at: '09:30', timeZone: 'Africa/Dakar', minutes: 90, accepted: false },
      },
    ],
  },
  {
    project: 'abidjan-cashew-kernels',
    asker: 'liu.fang@dongting-foods.example',
    state: 'open',
    unread: { asker: 0, owner: 0 },
    steps: [
      { hoursAgo: 80 * day, by: 'asker', says: '您好，我们每月需要两个集装箱的W320腰果仁，请问今年还有货吗？' },
      {
        hoursAgo: 79 * day,
        by: 'owner',
        says: 'Bonjour, oui : un conteneur dès le mois prochain, deux à partir de juillet. 您好，下个月可供一个集装箱，七月起每月两个。',
      },
      { hoursAgo: 77 * day, by: 'asker', says: '很好。付款方式用即期信用证可以吗？合同草案我们这两天发给您。' },
      {
        hoursAgo: 76 * day,
        by: 'owner',
        says: 'La lettre de crédit à vue nous convient. Nous relisons le contrat dès réception.',
      },
      { hoursAgo: 60 * day, by: 'owner', does: 'signed' },
      { hoursAgo: 59.5 * day, by: 'asker', does: 'confirmed' },
      { hoursAgo: 59 * day, by: 'asker', says: '合作愉快，期待第一批货！' },
    ],
  },
  {
    project: 'naivasha-rose-cold-chain',
    asker: 'sourcing@umgeni-retail.example',
    state: 'requested',
    unread: { asker: 0, owner: 1 },
    steps: [
      {
        hoursAgo: 22,
        by: 'asker',
        says: 'Dear Malewa Stems, we buy cut flowers for 140 supermarkets and lose about a tenth of them on the way. Would you take a retailer as a partner in the cold store, with a share of its capacity kept for us?',
      },
    ],
  },
  {
    project: 'souss-argan-cosmetics',
    asker: 'achats@baobab-distribution.example',
    state: 'requested',
    unread: { asker: 1, owner: 2 },
    steps: [
      {
        hoursAgo: 5 * day,
        by: 'asker',
        says: 'Bonjour, nous distribuons des cosmétiques à Dakar, Thiès et Saint-Louis. Quelles quantités minimales demandez-vous pour une gamme à notre marque ?',
      },
      { hoursAgo: 2 * day, by: 'site', does: 'reminded' },
    ],
  },
  {
    project: 'kano-groundnut-oil',
    asker: 'liu.fang@dongting-foods.example',
    state: 'expired',
    unread: { asker: 1, owner: 3 },
    steps: [
      { hoursAgo: 30 * day, by: 'asker', says: '您好，请问花生油可以散装发运到岳阳城陵矶港吗？我们每季度需要500吨。' },
      { hoursAgo: 27 * day, by: 'site', does: 'reminded' },
      { hoursAgo: 16 * day, by: 'site', does: 'expired' },
    ],
  },
  {
    project: 'ogun-ceramic-tiles',
    asker: 'zhao.ming@liuyang-railparts.example',
    state: 'declined',
    unread: { asker: 1, owner: 0 },
    steps: [
      {
        hoursAgo: 12 * day,
        by: 'asker',
        says: 'Hello, besides rail parts we also supply used kiln cars. Would second-hand equipment be of interest?',
      },
      { hoursAgo: 11 * day, by: 'owner', does: 'declined' },
    ],
  },
  {
    project: 'copperbelt-grinding-balls',
    asker: 'sourcing@umgeni-retail.example',
    state: 'closed',
    unread: { asker: 0, owner: 0 },
    steps: [
      {
        hoursAgo: 50 * day,
        by: 'asker',
        says: 'Good day, do you also cast counterweights, 25 kg each, about 2,000 a year?',
      },
      {
        hoursAgo: 49 * day,
        by: 'owner',
        says: 'We could, but the moulds would cost more than the order. A foundry in Benoni would serve you better; ask them for grey iron.',
      },
      { hoursAgo: 49 * day, by: 'asker', says: 'That is very fair, thank you.' },
      { hoursAgo: 48 * day, by: 'asker', does: 'closed' },
    ],
  },
];
