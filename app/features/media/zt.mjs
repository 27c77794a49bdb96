import sharp from 'sharp';
import { readFileSync, globSync } from 'node:fs';
const fs_ = globSync('/work/main/db/seed/media/{photos/*,videos}/*.webp');
console.log(sharp.versions, sharp.concurrency(), sharp.cache());
for (const f of fs_.slice(0,4).concat(fs_.filter(f=>f.includes('videos')))) { const b=readFileSync(f); const m=await sharp(b).metadata(); let at=12,ch=[]; while(at+8<=b.length){const n=b.readUInt32LE(at+4); ch.push(b.toString('latin1',at,at+4)+':'+n); at+=8+n+(n&1);} console.log(f.split('/').slice(-2).join('/'),b.length,m.width,m.height,m.format,!!m.exif,!!m.icc,ch.join(' '), b.readUInt32LE(4)+8===b.length); }
const lap=async(n,f)=>{const t=performance.now();const r=await f();console.log(n,(performance.now()-t).toFixed(1),'ms',r??'');};
const bs=fs_.map(f=>readFileSync(f));
await lap('metadata x'+bs.length,()=>Promise.all(bs.map(b=>sharp(b).metadata())).then(()=>{}));
await lap('decode stats',()=>Promise.all(bs.map(b=>sharp(b,{failOn:'warning'}).raw().toBuffer())).then(()=>{}));
const pic=bs[3], rose=readFileSync(fs_.find(f=>f.includes('roses')));
for (const [n,b] of [['pic',pic],['roses',rose]]) for (const w of [320,640,960,1440]) {
 await lap(`${n} webp ${w} q75 e4`,async()=>(await sharp(b).resize({width:w,withoutEnlargement:true}).webp({quality:75,effort:4}).toBuffer()).length);
 for (const e of [2,3,4]) await lap(`${n} avif ${w} q50 e${e}`,async()=>(await sharp(b).resize({width:w}).avif({quality:50,effort:e}).toBuffer()).length);
}
console.log(process.memoryUsage().rss/1e6, sharp.cache());
