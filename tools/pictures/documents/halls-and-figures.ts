import { editionsIn } from '#features/editions/bundle.server.ts';
import { hallsIn } from '#features/halls/bundle.server.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import type { DocumentLanguage } from './languages.ts';
import { list, type Sheet, table } from './sheet.ts';

const editions = await editionsIn(demonstration);
const allHalls = await hallsIn(demonstration);

const planWords: Record<DocumentLanguage, { title: string; lead: string; legend: string[]; gate: string }> = {
  'zh-CN': {
    title: '展馆平面示意图',
    lead: '示意图，不按比例。展位位置以网站“展馆布局”为准。',
    legend: [
      '上北下南。公众从东、西两侧入口进馆。',
      '问询、口译、换汇、急救在各馆西侧；祈祷室和餐饮在东侧；洗手间两侧都有。',
      '六馆之间是露天的中央展区，可无台阶通行。',
    ],
    gate: '入口',
  },
  'en-US': {
    title: 'Plan of the halls',
    lead: 'For orientation only; for the exact position of a stand, see the page “Hall layout” of the site.',
    legend: [
      'North is at the top. The public enters from the west and the east.',
      'Information, interpreters, exchange and first aid are on the west side of each hall; prayer room and food on the east; toilets on both.',
      'The open-air central area lies between the halls and has no steps.',
    ],
    gate: 'Entrance',
  },
  'fr-FR': {
    title: 'Plan des halls',
    lead: 'Schéma d’orientation ; pour l’emplacement exact d’un stand, voir « Plan des halls » sur le site.',
    legend: [
      'Le nord est en haut. Le public entre par l’ouest et par l’est.',
      'Accueil, interprètes, change et secours côté ouest de chaque hall ; prière et restauration côté est ; toilettes des deux côtés.',
      'Entre les halls s’ouvre la zone centrale en plein air, sans marche.',
    ],
    gate: 'Entrée',
  },
};

/** The halls as they lie, with their themes. */
export function hallPlan(locale: DocumentLanguage): Sheet {
  const { title, lead, legend, gate } = planWords[locale];
  const right = Math.max(...allHalls.map(({ x, width }) => x + width));
  const bottom = Math.max(...allHalls.map(({ y, depth }) => y + depth));
  const halls = allHalls.map(({ code, x, y, width, depth, openAir, texts }) => {
    const fill = openAir ? '#f3ecdd' : '#fffdf8';
    const lines = wrapped(texts[locale]?.theme ?? '', locale === 'zh-CN' ? 10 : 22);
    const words = lines
      .map((line, i) => `<tspan x="${x + width / 2}" dy="${i === 0 ? 11 : 9}">${line}</tspan>`)
      .join('');
    return `<rect x="${x}" y="${y}" width="${width}" height="${depth}" fill="${fill}" stroke="#1c1a15"/><text x="${x + width / 2}" y="${y + depth / 2 - 8 - lines.length * 2}" text-anchor="middle" font-size="15" font-weight="600">${code}<tspan font-size="7.5" font-weight="400">${words}</tspan></text>`;
  });
  const gates = `<text x="-6" y="${bottom / 2}" text-anchor="middle" font-size="7" transform="rotate(-90 -6 ${bottom / 2})">▲ ${gate}</text><text x="${right + 6}" y="${bottom / 2}" text-anchor="middle" font-size="7" transform="rotate(90 ${right + 6} ${bottom / 2})">▲ ${gate}</text>`;
  const svg = `<svg viewBox="-14 -4 ${right + 28} ${bottom + 8}" role="img" aria-label="${title}" style="max-height:118mm">${halls.join('')}${gates}</svg>`;
  return { title, lead, landscape: true, body: `${svg}${list(legend)}` };
}

function wrapped(text: string, most: number): string[] {
  if (!text.includes(' ')) return text.match(new RegExp(`.{1,${most}}`, 'gu')) ?? [text];
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length >= most) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

const pressWords: Record<
  DocumentLanguage,
  {
    title: string;
    lead: string;
    theme: string;
    days: string;
    figure: string;
    value: string;
    quoting: string;
    rules: string[];
  }
> = {
  'zh-CN': {
    title: '新闻资料页',
    lead: '已公布的数据。未列出的即为未公布。',
    theme: '主题',
    days: '日期',
    figure: '数据',
    value: '数值',
    quoting: '引用说明',
    rules: [
      '请注明届次；第一、二届的合计数不能当作单届数字。',
      '标有“逾”“近”的为约数。',
      '“签约金额”指公布时的意向与合同总额，履约情况由下一届公布。',
      '采访与核实：press@expo.example',
    ],
  },
  'en-US': {
    title: 'Fact sheet for the press',
    lead: 'These are the published figures. Anything not listed has not been published.',
    theme: 'Theme',
    days: 'Dates',
    figure: 'Figure',
    value: 'Value',
    quoting: 'How to quote',
    rules: [
      'Please name the edition. The total for the first two is not a figure for either one.',
      '“Over” and “nearly” mark rounded figures.',
      '“Value signed” is the total announced; the next edition reports on what has been carried out.',
      'Interviews and checks: press@expo.example',
    ],
  },
  'fr-FR': {
    title: 'Fiche de presse',
    lead: 'Chiffres publiés. Ce qui n’y figure pas n’a pas été publié.',
    theme: 'Thème',
    days: 'Dates',
    figure: 'Indicateur',
    value: 'Valeur',
    quoting: 'Pour citer',
    rules: [
      'Précisez l’édition. Le total des deux premières n’est le chiffre d’aucune.',
      '« Plus de » et « près de » signalent des valeurs arrondies.',
      'Le montant signé est le total annoncé ; l’exécution est rapportée à l’édition suivante.',
      'Entretiens et vérifications : press@expo.example',
    ],
  },
};

/** The published figures of every edition, from the same data as the site. */
export function pressFacts(locale: DocumentLanguage): Sheet {
  const { title, lead, theme, days, figure, value, quoting, rules } = pressWords[locale];
  const parts = editions.toReversed().map(({ startDate, endDate, figures, texts }) => {
    const { name = '', theme: own = '' } = texts[locale] ?? {};
    const rows = figures.map(({ texts, value: plain }) => {
      const { label = '', unit = '', value = plain } = texts[locale] ?? {};
      return [label, `${grouped(value, locale)} ${unit}`.trim()];
    });
    return `<h2>${name}</h2><p>${days}: ${startDate} – ${endDate}. ${theme}: ${own}</p>${table([figure, value], rows)}`;
  });
  return { title, lead, body: `${parts.join('')}<h2>${quoting}</h2>${list(rules)}` };
}

const separators: Record<DocumentLanguage, [thousands: string, point: string]> = {
  'zh-CN': [',', '.'],
  'en-US': [',', '.'],
  'fr-FR': ['\u202f', ','],
};

function grouped(value: string, locale: DocumentLanguage): string {
  const [whole = '', part] = value.split('.');
  const [thousands, point] = separators[locale];
  const inGroups = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands);
  return part === undefined ? inGroups : `${inGroups}${point}${part}`;
}

const figureHeads: Record<DocumentLanguage, string[]> = {
  'zh-CN': ['届次', '指标', '名称', '数值', '单位'],
  'en-US': ['Edition', 'Key', 'Name', 'Value', 'Unit'],
  'fr-FR': ['Édition', 'Clé', 'Nom', 'Valeur', 'Unité'],
};

/** The same figures as rows; one that an edition did not publish is there without a value. */
export function figureRows(locale: DocumentLanguage): string[][] {
  const keys = [...new Set(editions.flatMap(({ figures }) => figures.map(({ key }) => key)))];
  const rows = editions.flatMap(({ number, figures }) =>
    keys.map((key) => {
      const own = figures.find((figure) => figure.key === key);
      const any = own ?? editions.flatMap((edition) => edition.figures).find((figure) => figure.key === key);
      const { label = '', value = own?.value ?? '' } = own?.texts[locale] ?? {};
      return [String(number), key, label, value, any?.texts[locale]?.unit ?? ''];
    }),
  );
  return [figureHeads[locale], ...rows];
}
