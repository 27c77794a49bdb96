import sharp from 'sharp';
const [,, name, top, height, out] = process.argv;
const img = sharp(`/tmp/news-shots/${name}.png`); const m = await img.metadata();
await img.extract({ left: 0, top: Number(top), width: m.width, height: Math.min(Number(height), m.height - Number(top)) }).toFile(`/tmp/news-shots/${out}.png`);
