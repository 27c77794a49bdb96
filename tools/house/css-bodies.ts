import type { SourceFile } from './source-files.ts';

/** A rule body that stands more than once, and where. */
export interface Repeated {
  body: string;
  /** `path: selector` */
  places: string[];
}

/** A body is told by its declarations, whatever their order; one declaration alone is no repetition worth a name. */
const fewestDeclarations = 2;

/** How often one body may stand. */
const mostTimes = 3;

/** How many bodies still stand more often. It may only shrink. */
export const repeatedStill = 0;

/** Bodies of rules that stand more often in some style sheets than they may, the commonest first. */
export function repeatedBodies(files: readonly SourceFile[]): Repeated[] {
  const places = new Map<string, string[]>();
  for (const file of files) {
    for (const { selector, declarations } of rulesOf(file.text())) {
      if (declarations.length < fewestDeclarations) continue;
      const body = declarations.toSorted().join('; ');
      places.set(body, [...(places.get(body) ?? []), `${file.path}: ${selector}`]);
    }
  }
  return [...places]
    .filter(([, each]) => each.length > mostTimes)
    .map(([body, each]) => ({ body, places: each }))
    .toSorted((one, other) => other.places.length - one.places.length);
}

/** Rules whose braces hold no other rule. */
function rulesOf(css: string): { selector: string; declarations: string[] }[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...bare.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    declarations: body
      .split(';')
      .map((each) => each.replace(/\s+/g, ' ').trim())
      .filter(Boolean),
  }));
}
