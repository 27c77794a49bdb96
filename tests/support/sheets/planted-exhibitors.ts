import { csvLine, csvMark } from '#platform/csv.ts';

/** A fault that was planted in a sheet, as an importer is to find it. */
export interface PlantedFault {
  row: number;
  column: string;
  /** The sentence begins so, in English. */
  reason: string;
}

/** A sheet of exhibitors as somebody might hand it in, and every fault that is in it. */
export interface PlantedSheet {
  heads: string[];
  rows: string[][];
  faults: PlantedFault[];
}

/** In the languages of those who fill in a sheet together. */
const heads = [
  'id',
  'external_id',
  'Key',
  'Pays',
  'Industry',
  'Telephone',
  'E-mail',
  'Website',
  'Founded',
  'Employees',
  'Editions attended',
  ...['name', 'contact', 'address', 'profile', 'purchaseNeeds', 'productClassification', 'productName'].flatMap(
    (name) => [`${name}.zh-CN`, `${name}.en-US`, `${name}.fr-FR`],
  ),
];

const countries = ['Kenya', 'ZM', '马里', 'Sénégal', 'South Africa', '中国', 'Maroc', 'GH', 'Éthiopie', 'Tanzania'];
const goods = [
  'coffee',
  'tea',
  'cocoa',
  'sesame',
  'cashews',
  'shea butter',
  'copper',
  'printed cloth',
  'pumps',
  'timber',
];
const zhGoods = ['咖啡', '茶叶', '可可', '芝麻', '腰果', '乳木果油', '铜', '印花布', '水泵', '木材'];
const frGoods = [
  'café',
  'thé',
  'cacao',
  'sésame',
  'noix de cajou',
  'karité',
  'cuivre',
  'tissus imprimés',
  'pompes',
  'bois',
];

/** A row without faults; what is written differs from row to row, and is the same at every run. */
function rightRow(n: number): string[] {
  const at = n % 10;
  const [good = '', zh = '', fr = ''] = [goods[at], zhGoods[at], frGoods[at]];
  const key = `maker-${n}`;
  return [
    ...['', `EX-${String(n).padStart(6, '0')}`, key, countries[at] ?? 'KE', String(1 + (n % 24))],
    ...[`+2547${String(10_000_000 + n)}`, `export@${key}.example`, n % 3 === 0 ? '' : `https://www.${key}.example/`],
    ...[n % 4 === 0 ? '' : String(1950 + (n % 70)), n % 5 === 0 ? '' : String(5 + n), n % 2 === 0 ? '4' : '3; 4'],
    ...[`第${n}厂`, `Maker ${n}`, `Fabricant ${n}`],
    ...['外贸部', 'Export desk', 'Service export'],
    ...[`工业路${n}号`, `${n} Industry Road, “Gate ${at}”`, `${n}, rue de l’Industrie`],
    ...[
      `本厂生产${zh}，出口二十国。\n\n质量可靠。`,
      `We make ${good}, and ship it to twenty countries; samples on request.`,
      `Nous produisons : ${fr}. Envoi d’échantillons sur demande.`,
    ],
    ...[`寻找经销商`, `Looking for distributors, importers`, `Recherchons des distributeurs`],
    ...[zh, good, fr],
    ...[`优质${zh}`, `Best ${good}`, `${fr} de choix`],
  ];
}

interface Kind {
  column: string;
  reason: string;
  spoil(row: string[], at: (column: string) => number, before: string[]): void;
}

const put =
  (column: string, text: string) =>
  (row: string[], at: (column: string) => number): void => {
    row[at(column)] = text;
  };

/** The twelve kinds of faults that are planted. */
export const plantedKinds: readonly Kind[] = [
  { column: 'Pays', reason: 'This country is not known', spoil: put('Pays', 'Wakanda') },
  { column: 'Industry', reason: 'This industry is not known', spoil: put('Industry', 'Space travel') },
  {
    column: 'Telephone',
    reason: 'The spreadsheet has shortened a long number',
    spoil: put('Telephone', '8.67319E+12'),
  },
  { column: 'Telephone', reason: 'A telephone number begins with +', spoil: put('Telephone', '254710000001') },
  { column: 'E-mail', reason: 'This is not an e-mail address', spoil: put('E-mail', 'info at example.org') },
  { column: 'Website', reason: 'This is not a web address', spoil: put('Website', 'www.example.org') },
  { column: 'Founded', reason: 'This must be a whole number', spoil: put('Founded', 'about 1990') },
  { column: 'Employees', reason: 'Please enter at least 1', spoil: put('Employees', '0') },
  { column: 'Editions attended', reason: 'There is no such item', spoil: put('Editions attended', '4; 99') },
  {
    column: 'name.en-US',
    reason: 'Please enter at most 200 characters',
    spoil: put('name.en-US', 'Long name '.repeat(25)),
  },
  {
    column: 'external_id',
    reason: 'This external ID is in the file twice',
    spoil: (row, at, before) => {
      row[at('external_id')] = before[at('external_id')] ?? '';
    },
  },
  { column: 'id', reason: 'There is no item with this number', spoil: put('id', '987654321') },
];

/**
 * A sheet of exhibitors with faults of twelve kinds in some of its rows, one in each: the same at every run.
 * @param every which row has a fault: the 33rd, the 66th and so on make three in a hundred
 */
export function plantedExhibitors(count: number, every = 33): PlantedSheet {
  const at = (column: string) => heads.indexOf(column);
  const rows: string[][] = [];
  const faults: PlantedFault[] = [];
  for (let n = 1; n <= count; n += 1) {
    const row = rightRow(n);
    if (n % every === 0) {
      const kind = plantedKinds[(n / every) % plantedKinds.length];
      if (!kind) continue;
      kind.spoil(row, at, rows.at(-1) ?? []);
      // The heads are row 1.
      faults.push({ row: n + 1, column: kind.column, reason: kind.reason });
    }
    rows.push(row);
  }
  return { heads, rows, faults };
}

/** The sheet as Excel saves it: with a mark at its beginning. */
export function csvOfSheet({ heads: own, rows }: Pick<PlantedSheet, 'heads' | 'rows'>): string {
  return csvMark + [own, ...rows].map(csvLine).join('');
}
