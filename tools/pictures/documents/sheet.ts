import type { DocumentLanguage } from './languages.ts';

/** A document before it is printed: its title and its pages as HTML. */
export interface Sheet {
  title: string;
  /** Below the title. */
  lead?: string;
  body: string;
  landscape?: boolean;
}

const names: Record<DocumentLanguage, string> = {
  'zh-CN': '中非经贸博览会',
  'en-US': 'China-Africa Economic and Trade Expo',
  'fr-FR': 'Exposition économique et commerciale Chine-Afrique',
};

const style = `
@page { size: A4; margin: 16mm 16mm 18mm; }
@page { @bottom-right { content: counter(page) " / " counter(pages); font: 9pt sans-serif; color: #5b5443; } }
* { box-sizing: border-box; }
body { margin: 0; color: #1c1a15; font: 10.5pt/1.5 "Liberation Sans", "Noto Sans CJK SC", sans-serif; }
/* One face in Chinese pages: each one that is embedded weighs about 100 kB. */
body:lang(zh-CN) { font-family: "Noto Sans CJK SC", sans-serif; line-height: 1.65; }
body:lang(zh-CN) :is(h1, h2, th, .big, text) { font-family: inherit; font-weight: 400; font-synthesis: none; }
body:lang(zh-CN) h2 { color: #0c3b2e; }
header { margin-bottom: 7mm; padding: 6mm 7mm; background: #0c3b2e; color: #fdf8ec; border-bottom: 2mm solid #d98a1f; }
header p { margin: 0; color: #f0c473; font-size: 9.5pt; }
h1 { margin: 1mm 0; font: 600 22pt/1.2 "Liberation Serif", "Noto Serif CJK SC", serif; }
header .lead { color: #d9cfb4; font-size: 10.5pt; }
h2 { margin: 6mm 0 2mm; padding-bottom: 1mm; border-bottom: .5mm solid #1c1a15; font: 600 13.5pt/1.25 "Liberation Serif", "Noto Serif CJK SC", serif; break-after: avoid; }
p { margin: 0 0 2mm; } ul, ol { margin: 0 0 2mm; padding-left: 5mm; } li { margin-bottom: 1mm; }
table { width: 100%; border-collapse: collapse; margin: 1mm 0 3mm; } tr { break-inside: avoid; }
th, td { padding: 1.6mm 2mm 1.6mm 0; border-bottom: .2mm solid #ddd2bb; text-align: left; vertical-align: top; }
thead th { border-bottom-color: #1c1a15; } th { font-weight: 600; }
.form td { height: 9mm; border: .2mm solid #8f8468; padding: 1.6mm 2mm; } .form th { border: .2mm solid #8f8468; padding: 1.6mm 2mm; background: #f3ecdd; }
.room td { height: 30mm; } .room th:first-child { width: 22%; } .room :is(th, td):last-child { width: 42%; } .next { break-before: page; margin-top: 0; } .box::before { content: "☐"; margin-right: 2mm; } .box { list-style: none; margin-left: -5mm; }
.big:lang(zh) { font: 400 15pt "Noto Sans CJK SC"; } .big { font-size: 15pt; font-weight: 600; } .soft { color: #5b5443; font-size: 9pt; }
svg { display: block; width: 100%; height: auto; }
`;

/** The HTML that the browser prints. */
export function pageOf({ title, lead, body, landscape }: Sheet, locale: DocumentLanguage): string {
  const size = landscape ? '@page { size: A4 landscape; margin: 12mm 14mm; }' : '';
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title} · ${names[locale]}</title>
<style>${style}${size}</style></head><body><header><p>${names[locale]}</p><h1>${title}</h1>${
    lead ? `<p class="lead">${lead}</p>` : ''
  }</header><main>${body}</main></body></html>`;
}

/** A list of short texts. */
export const list = (items: string[], className = ''): string =>
  `<ul>${items.map((item) => `<li${className ? ` class="${className}"` : ''}>${item}</li>`).join('')}</ul>`;

/** A table with a head. */
export const table = (head: string[], rows: string[][], className = ''): string =>
  `<table${className ? ` class="${className}"` : ''}><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .map(
      ([first = '', ...rest]) =>
        `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`;
