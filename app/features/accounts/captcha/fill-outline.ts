/** Grey values from 0 (black) to 255, row by row. */
export interface Sheet {
  width: number;
  height: number;
  pixels: Uint8Array;
}

type Point = readonly [x: number, y: number];

/** Straight pieces that a curve is drawn as. */
const pieces = 4;

/**
 * Fills an outline with a grey, by the rule that SVG takes where none is named (nonzero winding). Each pixel is in or out: what
 * is to have smooth edges is drawn larger.
 * @param path of SVG, absolute: M, L, Q, C and Z
 */
export function fillOutline(sheet: Sheet, path: string, grey: number): void {
  const crossings: [x: number, turn: number][][] = Array.from({ length: sheet.height }, () => []);
  for (const line of linesOf(path)) {
    for (const [i, point] of line.entries()) cross(crossings, point, line[(i + 1) % line.length] ?? point);
  }
  crossings.forEach((row, y) => {
    row.sort(([one], [other]) => one - other);
    let winding = 0;
    row.forEach(([x, turn], i) => {
      winding += turn;
      const next = row[i + 1]?.[0];
      if (winding !== 0 && next !== undefined) fillRow(sheet, y, x, next, grey);
    });
  });
}

/** Draws along a path, two pixels wide. */
export function drawLine(sheet: Sheet, path: string, grey: number): void {
  for (const line of linesOf(path, 40)) {
    line.slice(1).forEach(([toX, toY], i) => {
      const [x, y] = line[i] ?? [toX, toY];
      const steps = Math.ceil(Math.max(Math.abs(toX - x), Math.abs(toY - y), 1));
      for (let step = 0; step <= steps; step += 1) {
        const at = x + ((toX - x) * step) / steps;
        const row = Math.round(y + ((toY - y) * step) / steps);
        for (const each of [row, row + 1]) if (each >= 0 && each < sheet.height) fillRow(sheet, each, at, at + 2, grey);
      }
    });
  }
}

function fillRow({ width, pixels }: Sheet, y: number, from: number, to: number, grey: number): void {
  pixels.fill(grey, y * width + clamp(from, width), y * width + clamp(to, width));
}

const clamp = (x: number, width: number) => Math.min(Math.max(Math.round(x), 0), width);

/** Notes where an edge crosses the middle of each row, and in which direction. */
function cross(crossings: [number, number][][], [x1, y1]: Point, [x2, y2]: Point): void {
  if (y1 === y2) return;
  const [top, bottom] = y1 < y2 ? [y1, y2] : [y2, y1];
  for (let y = Math.max(0, Math.ceil(top - 0.5)); y < crossings.length && y + 0.5 < bottom; y += 1) {
    crossings[y]?.push([x1 + ((y + 0.5 - y1) * (x2 - x1)) / (y2 - y1), y1 < y2 ? 1 : -1]);
  }
}

/** The lines of a path, its curves as straight pieces. */
function linesOf(path: string, most = pieces): Point[][] {
  const lines: Point[][] = [];
  for (const [, command = '', numbers = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const given = (numbers.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const points = given.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, given[i + 1] ?? 0]] : []));
    if (command === 'M') lines.push([...points]);
    const line = lines.at(-1);
    const from = line?.at(-1);
    if (!line || !from || command === 'M' || command === 'Z') continue;
    if (command === 'L') line.push(...points);
    else for (let i = 1; i <= most; i += 1) line.push(onCurve([from, ...points], i / most));
  }
  return lines;
}

/** The point of a Bézier curve at a time from 0 to 1 (de Casteljau). */
function onCurve(points: Point[], time: number): Point {
  const [first = [0, 0], ...more] = points;
  if (more.length === 0) return first;
  const between = more.map(([x, y], i): Point => {
    const [fromX, fromY] = points[i] ?? first;
    return [fromX + (x - fromX) * time, fromY + (y - fromY) * time];
  });
  return onCurve(between, time);
}
