import { globSync, readFileSync } from 'node:fs';
import { openPicture } from './open-picture.server.ts';

const bs = globSync('/work/main/db/seed/media/photos/*/*.webp').map((f) => readFileSync(f));
const rss = () => Math.round(process.memoryUsage().rss / 1e6);
console.log('start rss', rss());
const t = performance.now();
await Promise.all(bs.map((b) => openPicture(b).metadata()));
console.log('metadata', performance.now() - t, rss());
await Promise.all(
  [0, 1].map(async (k) => {
    for (const w of [320, 640, 960])
      for (let i = k; i < 36; i += 2)
        await openPicture(bs[i]!)
          .resize({ width: w })
          .avif({ quality: 45, effort: 1, chromaSubsampling: '4:2:0' })
          .toBuffer();
  }),
);
console.log('after', rss());
await new Promise((r) => setTimeout(r, 3000));
global.gc?.();
console.log('rest', rss());
