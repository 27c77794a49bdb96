import { pairsOf, piecesOf } from '#platform/search-index/pieces.ts';
import { stemEnglish } from '#platform/search-index/stem-english.ts';
import { stemFrench } from '#platform/search-index/stem-french.ts';

/** What two sides have in common. */
export interface Fit {
  /** What one looks for and the other offers, in the words of the one that looks. */
  shared: string[];
  sameIndustry: boolean;
  sameCountry: boolean;
  /** The more, the better they fit. */
  points: number;
}

interface Sides {
  /** What one looks for, as a list: `avocado oil, green coffee`. */
  wanted: string;
  /** What the other calls what it offers; one word of it is enough. */
  title: string;
  /** What it says of it, in sentences: two words of one thing are needed. */
  offered: string;
  sameIndustry: boolean;
  sameCountry: boolean;
}

const weights = { shared: 3, industry: 2, country: 1 };
/** More than these are not named, and count no more. */
const mostShared = 3;
const shortestWord = 4;

/** Words that everybody who trades uses: that they are shared means nothing. */
const common = new Set(
  `project projects supply supplier company year with from that this which their need needs market export import goods product
  products partner investor share shares ready looking sale small large quality africa african china chinese tonnes contract
  projet projets achat vente pour avec dans produits produit marche exportation importation societe afrique africain chine
  chinois partenaire qualite tonnes annee contrat plus leur
  公司 项目 产品 生产 中国 非洲 出口 进口 合作 采购 供应 需求 市场 企业 寻求 设备 加工 万吨 原料`.split(/\s+/),
);

/** How well two sides fit; undefined where nothing but a country speaks for it. */
export function fitOf({ wanted, title, offered, sameIndustry, sameCountry }: Sides): Fit | undefined {
  const inTitle = new Set(wordsOf(title).flat());
  const inText = new Set(wordsOf(offered).flat());
  const isShared = (item: string) => {
    const words = wordsOf(item);
    const found = (keys: ReadonlySet<string>) => words.filter((word) => word.some((key) => keys.has(key))).length;
    return found(inTitle) > 0 || found(inText) > 1;
  };
  const shared = itemsOf(wanted).filter(isShared).slice(0, mostShared);
  if (shared.length === 0 && !sameIndustry) return undefined;
  const points =
    shared.length * weights.shared + (sameIndustry ? weights.industry : 0) + (sameCountry ? weights.country : 0);
  return { shared, sameIndustry, sameCountry, points };
}

/** Longest thing that is named, in characters. */
const longestItem = 80;

/** The things of a list that is written in sentences; figures, and what stands in brackets, belong to none. */
export function itemsOf(list: string): string[] {
  return list
    .replaceAll(/[(（][^)）]*[)）]/g, '')
    .split(/[,;:.](?=\s|$)|[，、；：。]|\s(?:and|et|or|ou)\s|[和及或]/u)
    .map((item) => item.trim())
    .filter((item) => item !== '' && item.length <= longestItem);
}

/** The words of a text that mean something, each by what it is compared by: its stems; of Chinese, two characters. */
export function wordsOf(text: string): string[][] {
  return piecesOf(text).flatMap(({ kind, folded }) => {
    if (kind === 'han') return pairsOf(folded).flatMap((pair) => (common.has(pair) ? [] : [[pair]]));
    if (folded.length < shortestWord || common.has(folded) || /^\d/.test(folded)) return [];
    return [[stemEnglish(folded), stemFrench(folded)]];
  });
}

/** The best of many, the better first; of equal ones the one that came first. */
export function bestOf<Side>(sides: readonly Side[], compare: (side: Side) => Fit | undefined, most: number) {
  return sides
    .flatMap((side) => {
      const fits = compare(side);
      return fits ? [{ side, fit: fits }] : [];
    })
    .toSorted((one, other) => other.fit.points - one.fit.points)
    .slice(0, most);
}
