import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } });

/** What the QR codes of a picture say, as a gate's camera would read them. @param picture any format that sharp reads */
export async function readQr(picture: Buffer): Promise<string[]> {
  const png = await sharp(picture, { density: 300 }).flatten({ background: '#fff' }).png().toBuffer();
  const found = await readBarcodes(new Uint8Array(png), { formats: ['QRCode'] });
  return found.map(({ text }) => text);
}
