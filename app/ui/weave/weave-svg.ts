import { medal, rowOf } from './outlines.ts';
import { PALETTES } from './palettes.ts';
import { marksOf } from './weave-marks.ts';
import { type Shape, weaveOf } from './weave-pattern.ts';

/**
 * A weave as a document of its own, for `GET /weave/{id}.svg`, feeds and previews. Colours are written out.
 * @param id as in {@link weaveOf}; it does not appear in the document
 */
export function weaveSvg(id: string, shape: Shape = 'wide'): string {
  const pattern = weaveOf(id, shape);
  const { backs, bands } = marksOf(pattern);
  const colours = PALETTES[pattern.palette];
  const { width, height } = pattern;
  const symbols = [...new Set(bands.map(({ motif }) => motif))].map((motif) => {
    const { main, accent } = motif === 'medal' ? medal() : rowOf(motif);
    return `<g id="${motif}"><path d="${main}"/><path fill="currentColor" d="${accent}"/></g>`;
  });
  const uses = bands.map(({ motif, matrix, main, accent }) => {
    return `<use href="#${motif}" transform="${matrix}" fill="${colours[main]}" color="${colours[accent]}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 10}" height="${height * 10}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${symbols.join('')}</defs><g shape-rendering="crispEdges">` +
    `<path fill="${colours[pattern.ground]}" d="M0 0h${width}v${height}H0z"/>` +
    `${backs.map(({ tone, path }) => `<path fill="${colours[tone]}" d="${path}"/>`).join('')}</g>${uses.join('')}</svg>`
  );
}
