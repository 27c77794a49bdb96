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

/** Words that say how or where a thing is: they are no thing themselves. */
const qualifying = new Set(
  `cold fresh frozen dried green white black yellow blue grey pure organic natural certified medium light heavy modern local
  pressed rolled coated roasted ground whole centre center plant line unit park service services system systems technology
  froid froide frais fraiche surgele surgelee seche sechee vert verte blanc blanche noir noire jaune bleu bleue grise brut
  brute naturel naturelle certifie certifiee moyen moyenne moderne local locale presse pressee lamine laminee torrefie
  torrefiee moulu moulue entier entiere usine ligne unite parc service services systeme systemes technologie
  新鲜 冷冻 干燥 有机 天然 优质 绿色 白色 黑色 中心 系统 技术 服务 基地 工厂 园区`
    .split(/\s+/)
    .flatMap((word) => [word, stemEnglish(word), stemFrench(word)]),
);

/** How well two sides fit; undefined where nothing but a country speaks for it. */
export function fitOf({ wanted, title, offered, sameIndustry, sameCountry }: Sides): Fit | undefined {
  const inTitle = new Set(wordsOf(title).flat());
  const inText = new Set(wordsOf(offered).flat());
  const isShared = (item: string) => {
    const words = wordsOf(item);
    const found = (keys: ReadonlySet<string>) => words.filter((word) => word.some((key) => keys.has(key)));
    return hasThing(found(inTitle)) || (found(inText).length > 1 && hasThing(found(inText)));
  };
  const shared = itemsOf(wanted).filter(isShared).slice(0, mostShared);
  if (shared.length === 0 && !sameIndustry) return undefined;
  const points =
    shared.length * weights.shared + (sameIndustry ? weights.industry : 0) + (sameCountry ? weights.country : 0);
  return { shared, sameIndustry, sameCountry, points };
}

const hasThing = (words: string[][]) => words.some((word) => !word.some((key) => qualifying.has(key)));

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
