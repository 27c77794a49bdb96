export const WIDTH = 960;
export const HEIGHT = 540;

export interface Point {
  x: number;
  y: number;
}

const tidy = (value: number) => String(Math.round(value * 100) / 100);

/**
 * One frame being drawn, in SVG. Stitches of one colour are gathered into one path, so a frame of a thousand stitches stays
 * a short text; anything drawn after them lies on top.
 */
export class Sheet {
  #done: string[] = [];
  #stitches = new Map<string, string[]>();

  /** A square stitch, of which the left part up to `share` is sewn. */
  stitch(x: number, y: number, size: number, colour: string, share = 1): void {
    if (share > 0)
      this.#gather(colour, `M${tidy(x)} ${tidy(y)}h${tidy(size * share)}v${tidy(size)}h${tidy(-size * share)}z`);
  }

  /** A stitch standing on its corner, growing from its middle. */
  lozenge(middle: Point, radius: number, colour: string): void {
    if (radius <= 0) return;
    const r = tidy(radius);
    this.#gather(colour, `M${tidy(middle.x)} ${tidy(middle.y - radius)}l${r} ${r}l-${r} ${r}l-${r}-${r}z`);
  }

  polygon(corners: Point[], colour: string): void {
    this.#gather(colour, `M${corners.map(({ x, y }) => `${tidy(x)} ${tidy(y)}`).join('L')}z`);
  }

  /** A smooth line given as SVG path data, whole or in dashes. */
  line(path: string, colour: string, width: number, dashes?: { pattern: string; offset?: number }): void {
    const dashing = dashes
      ? ` stroke-dasharray="${dashes.pattern}" stroke-dashoffset="${tidy(dashes.offset ?? 0)}"`
      : '';
    this.add(`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"${dashing}/>`);
  }

  rectangle(x: number, y: number, width: number, height: number, colour: string): void {
    this.add(`<rect x="${tidy(x)}" y="${tidy(y)}" width="${tidy(width)}" height="${tidy(height)}" fill="${colour}"/>`);
  }

  /** Draws something moved, enlarged or half transparent. */
  apart(place: { x?: number; y?: number; scale?: number; opacity?: number }, draw: () => void): void {
    const opacity = place.opacity ?? 1;
    if (opacity <= 0) return;
    const moved = `translate(${tidy(place.x ?? 0)} ${tidy(place.y ?? 0)}) scale(${tidy(place.scale ?? 1)})`;
    this.add(`<g transform="${moved}"${opacity < 1 ? ` opacity="${tidy(opacity)}"` : ''}>`);
    draw();
    this.add('</g>');
  }

  add(markup: string): void {
    this.#lay();
    this.#done.push(markup);
  }

  toSvg(): string {
    this.#lay();
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${this.#done.join('')}</svg>`;
  }

  #gather(colour: string, path: string): void {
    const run = this.#stitches.get(colour);
    if (run) run.push(path);
    else this.#stitches.set(colour, [path]);
  }

  #lay(): void {
    for (const [colour, run] of this.#stitches) this.#done.push(`<path fill="${colour}" d="${run.join('')}"/>`);
    this.#stitches.clear();
  }
}

/** A sheet with its ground and the woven edge that all clips share. */
export function groundedSheet(ground: string): Sheet {
  const sheet = new Sheet();
  sheet.rectangle(0, 0, WIDTH, HEIGHT, ground);
  const edge = [
    [14, '#d98a1f'],
    [14, '#0c3b2e'],
    [14, '#b3301f'],
    [6, '#fbf7ef'],
    [14, '#24346b'],
    [6, '#fbf7ef'],
  ] as const;
  for (let x = 0, turn = 0; x < WIDTH; turn += 1) {
    const [width, colour] = edge[turn % edge.length] ?? edge[0];
    sheet.rectangle(x, HEIGHT - 10, width, 10, colour);
    x += width;
  }
  return sheet;
}
