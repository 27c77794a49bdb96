import qrcode from 'qrcode';

/** Light modules that scanners want round a code (ISO/IEC 18004). */
const quietZone = 4;

const made = new Map<string, string>();

/**
 * A QR code as a small SVG document: each run of dark modules is one stroke. Made once for an address and kept; the site
 * has two such addresses in each language.
 */
export function qrSvg(text: string): string {
  const kept = made.get(text);
  if (kept) return kept;
  const svg = drawQr(text);
  made.set(text, svg);
  return svg;
}

/** The same without keeping it, for what is not to stay in memory. */
export function drawQr(text: string): string {
  const { size, data } = qrcode.create(text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const start = x;
      while (x < size && data[y * size + x]) x++;
      if (x > start) path += `M${start} ${y}.5h${x - start}`;
    }
  }
  const side = size + 2 * quietZone;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-quietZone} ${-quietZone} ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M${-quietZone} ${-quietZone}h${side}v${side}h${-side}z"/><path stroke="#000" d="${path}"/></svg>`
  );
}
