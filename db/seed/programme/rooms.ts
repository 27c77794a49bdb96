import type { SeedRoom, SeedVenue } from './shapes.ts';

const wHalls: SeedRoom[] = [1, 2, 3, 4, 5, 6].map((n) => ({
  id: 10 + n,
  key: `w${n}`,
  names: { 'zh-CN': `W${n}馆活动区`, 'en-US': `Hall W${n}, stage`, 'fr-FR': `Hall W${n}, scène` },
}));

/** Where events take place. */
export const venues: SeedVenue[] = [
  {
    id: 1,
    names: {
      'zh-CN': '长沙国际会议中心',
      'en-US': 'Changsha International Conference Center',
      'fr-FR': 'Centre international de conférences de Changsha',
    },
    shortNames: { 'zh-CN': '会议中心', 'en-US': 'Conference Center', 'fr-FR': 'Centre de conférences' },
    rooms: [
      {
        id: 1,
        key: 'plenary',
        names: { 'zh-CN': '全体会议厅', 'en-US': 'Plenary Hall', 'fr-FR': 'Salle plénière' },
      },
      { id: 2, key: 'a', names: { 'zh-CN': 'A厅', 'en-US': 'Hall A', 'fr-FR': 'Salle A' } },
      { id: 3, key: 'b', names: { 'zh-CN': 'B厅', 'en-US': 'Hall B', 'fr-FR': 'Salle B' } },
      { id: 4, key: 'c', names: { 'zh-CN': 'C厅', 'en-US': 'Hall C', 'fr-FR': 'Salle C' } },
      { id: 5, key: '201', names: { 'zh-CN': '201会议室', 'en-US': 'Room 201', 'fr-FR': 'Salle 201' } },
      { id: 6, key: '202', names: { 'zh-CN': '202会议室', 'en-US': 'Room 202', 'fr-FR': 'Salle 202' } },
    ],
  },
  {
    id: 2,
    names: {
      'zh-CN': '长沙国际会展中心',
      'en-US': 'Changsha International Convention and Exhibition Center',
      'fr-FR': 'Centre international des congrès et expositions de Changsha',
    },
    shortNames: { 'zh-CN': '会展中心', 'en-US': 'Exhibition Center', 'fr-FR': 'Centre des expositions' },
    rooms: [
      ...wHalls,
      {
        id: 17,
        key: 'central',
        names: {
          'zh-CN': '中央C区主舞台',
          'en-US': 'Central area C, main stage',
          'fr-FR': 'Zone centrale C, grande scène',
        },
      },
      {
        id: 18,
        key: 'talks',
        names: {
          'zh-CN': '中央C区洽谈区',
          'en-US': 'Central area C, talks area',
          'fr-FR': 'Zone centrale C, espace d’entretiens',
        },
      },
    ],
  },
  {
    id: 3,
    names: { 'zh-CN': '高桥大市场', 'en-US': 'Gaoqiao Grand Market', 'fr-FR': 'Grand marché de Gaoqiao' },
    shortNames: { 'zh-CN': '高桥分会场', 'en-US': 'Gaoqiao', 'fr-FR': 'Gaoqiao' },
    rooms: [
      {
        id: 21,
        key: 'gaoqiao',
        names: { 'zh-CN': '活动厅', 'en-US': 'Sub-hall, event room', 'fr-FR': 'Hall annexe, salle d’animation' },
      },
    ],
  },
  {
    id: 4,
    names: {
      'zh-CN': '湘潭工程机械再制造展区',
      'en-US': 'Machinery remanufacturing show, Xiangtan',
      'fr-FR': 'Salon des engins reconditionnés, Xiangtan',
    },
    shortNames: { 'zh-CN': '湘潭', 'en-US': 'Xiangtan', 'fr-FR': 'Xiangtan' },
    rooms: [
      {
        id: 31,
        key: 'xiangtan',
        names: { 'zh-CN': '演示场', 'en-US': 'Demonstration ground', 'fr-FR': 'Terrain de démonstration' },
      },
    ],
  },
];
