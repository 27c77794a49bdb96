import type { SeedHall } from './shapes.ts';

const hall = { openAir: false, width: 96, depth: 72, standDepth: 6, aisleWidth: 4 };
const north = { ...hall, y: 0 };
const south = { ...hall, y: 164 };
const columns = [0, 108, 216] as const;

/** Half a row is 36 metres of stands; the cross aisle lies between the halves. */
const threeTwo = [12, 12, 12, 18, 18];
const twoThree = [18, 18, 12, 12, 12];
const wideFirst = [20, 16, 10, 14, 12];
const wideLast = [12, 14, 10, 16, 20];
const small = [9, 9, 9, 9, 8, 8, 6, 8, 6];
const smallTurned = [6, 8, 6, 8, 8, 9, 9, 9, 9];

const broad = [
  { letter: 'A', north: twoThree, south: threeTwo },
  { letter: 'B', north: wideLast, south: wideFirst },
  { letter: 'C', north: twoThree, south: twoThree },
  { letter: 'D', north: threeTwo, south: wideLast },
];
const turned = [
  { letter: 'A', north: wideFirst, south: twoThree },
  { letter: 'B', north: threeTwo, south: threeTwo },
  { letter: 'C', north: wideLast, south: twoThree },
  { letter: 'D', north: twoThree, south: wideFirst },
];
const dense = [
  { letter: 'A', north: small, south: smallTurned },
  { letter: 'B', north: smallTurned, south: small },
  { letter: 'C', north: small, south: smallTurned },
  { letter: 'D', north: smallTurned, south: small },
];

/** Entrances west and east, the door to the central area, and the services along the walls. */
const placesNorth = [
  { kind: 'entrance-west', x: 0, y: 36 },
  { kind: 'entrance-east', x: 96, y: 36 },
  { kind: 'entrance-centre', x: 48, y: 72 },
  { kind: 'information', x: 4, y: 44 },
  { kind: 'interpreters', x: 4, y: 50 },
  { kind: 'exchange', x: 4, y: 56 },
  { kind: 'first-aid', x: 4, y: 64 },
  { kind: 'lift', x: 4, y: 8 },
  { kind: 'toilets', x: 4, y: 14 },
  { kind: 'toilets', x: 92, y: 8 },
  { kind: 'prayer', x: 92, y: 16 },
  { kind: 'food', x: 92, y: 60 },
];
const placesSouth = placesNorth.map((place) =>
  place.kind === 'entrance-centre' ? { ...place, y: 0 } : { ...place, y: 72 - place.y },
);

/** Six halls in two rows of three, the open central area between them. */
export const seedHallList: SeedHall[] = [
  {
    ...north,
    code: 'W1',
    x: columns[0],
    aisles: broad,
    places: placesNorth,
    texts: {
      'zh-CN': { name: 'W1馆', theme: '合作品牌、智慧矿山、清洁能源' },
      'en-US': { name: 'Hall W1', theme: 'Cooperation brands, smart mining, clean energy' },
      'fr-FR': { name: 'Hall W1', theme: 'Marques de la coopération, mines intelligentes, énergies propres' },
    },
  },
  {
    ...north,
    code: 'W2',
    x: columns[1],
    aisles: dense,
    places: placesNorth,
    texts: {
      'zh-CN': { name: 'W2馆', theme: '非洲馆：国家展区与非洲好物' },
      'en-US': { name: 'Hall W2', theme: 'Africa: country pavilions and quality African goods' },
      'fr-FR': { name: 'Hall W2', theme: 'Afrique\u202f: pavillons nationaux et produits africains de qualité' },
    },
  },
  {
    ...north,
    code: 'W3',
    x: columns[2],
    aisles: turned,
    places: placesNorth,
    texts: {
      'zh-CN': { name: 'W3馆', theme: '省区市展区与综合服务' },
      'en-US': { name: 'Hall W3', theme: 'Chinese provinces and services' },
      'fr-FR': { name: 'Hall W3', theme: 'Provinces chinoises et services' },
    },
  },
  {
    ...south,
    code: 'W4',
    x: columns[0],
    aisles: turned,
    places: placesSouth,
    texts: {
      'zh-CN': { name: 'W4馆', theme: '工程机械、建材与节能环保' },
      'en-US': { name: 'Hall W4', theme: 'Construction machinery, building materials, energy saving' },
      'fr-FR': { name: 'Hall W4', theme: 'Engins de chantier, matériaux, économies d’énergie' },
    },
  },
  {
    ...south,
    code: 'W5',
    x: columns[1],
    aisles: broad,
    places: placesSouth,
    texts: {
      'zh-CN': { name: 'W5馆', theme: '现代农机与农产品' },
      'en-US': { name: 'Hall W5', theme: 'Modern farm machinery and agri-food' },
      'fr-FR': { name: 'Hall W5', theme: 'Machines agricoles modernes et agroalimentaire' },
    },
  },
  {
    ...south,
    code: 'W6',
    x: columns[2],
    aisles: turned,
    places: placesSouth,
    texts: {
      'zh-CN': { name: 'W6馆', theme: '时尚、旅游与中医药' },
      'en-US': { name: 'Hall W6', theme: 'Fashion, tourism, traditional Chinese medicine' },
      'fr-FR': { name: 'Hall W6', theme: 'Mode, tourisme, médecine traditionnelle chinoise' },
    },
  },
  {
    code: 'C',
    openAir: true,
    x: 0,
    y: 84,
    width: 312,
    depth: 68,
    standDepth: 22,
    aisleWidth: 16,
    aisles: [{ letter: 'A', north: Array(8).fill(36), south: Array(8).fill(36) }],
    places: [
      { kind: 'entrance-west', x: 0, y: 34 },
      { kind: 'entrance-east', x: 312, y: 34 },
      { kind: 'information', x: 9, y: 12 },
      { kind: 'toilets', x: 9, y: 56 },
      { kind: 'first-aid', x: 303, y: 12 },
      { kind: 'food', x: 303, y: 56 },
    ],
    texts: {
      'zh-CN': { name: '中央展区', theme: '露天展示：大型机械设备' },
      'en-US': { name: 'Central area', theme: 'In the open: large machines' },
      'fr-FR': { name: 'Zone centrale', theme: 'En plein air\u202f: grandes machines' },
    },
  },
];
