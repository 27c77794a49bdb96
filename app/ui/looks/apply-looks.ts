import { readFileSync } from 'node:fs';
import type { AtRule, Plugin } from 'postcss';

/**
 * Gives rules the declarations of the looks they take on: `@mixin --soft() { … }` in one file, `@apply --soft;` in a rule of
 * any style sheet, written as CSS Mixins Level 1 has it, of which this is the part without arguments. Classes that are
 * composed would be heavier: every page would bring their names, and looks that it does not use.
 * @param file that holds the looks and nothing else
 * @returns a plugin for PostCSS, which throws a CssSyntaxError at an `@apply` of a look that is not there
 */
export function applyLooks(file: string): Plugin {
  return {
    postcssPlugin: 'apply-looks',
    Once(sheet, { postcss, result }) {
      const looks = new Map<string, AtRule>();
      postcss.parse(readFileSync(file, 'utf8'), { from: file }).walkAtRules('mixin', (look) => {
        looks.set(look.params.replace(/\(\)$/, ''), look);
      });
      sheet.walkAtRules('apply', (place) => {
        const look = looks.get(place.params);
        if (!look) throw place.error(`No look is called ${place.params}`);
        place.replaceWith(look.clone().nodes);
      });
      // While the site is being developed, a look that is changed changes the style sheets that have it.
      result.messages.push({ type: 'dependency', plugin: 'apply-looks', file, parent: result.opts.from });
    },
  };
}
