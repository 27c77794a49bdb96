import { chromium } from 'playwright';
const [,, ...jobs] = process.argv; // name|path|width[|full]
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const job of jobs) {
  const [name, path, width, js='off'] = job.split('|');
  const context = await browser.newContext({ viewport: { width: Number(width), height: 900 }, javaScriptEnabled: js === 'on' });
  const page = await context.newPage();
  const errors=[];
  page.on('console', m => { if (['error','warning'].includes(m.type())) errors.push(m.text().slice(0,300)); });
  page.on('pageerror', e => errors.push('PAGEERROR '+String(e).slice(0,300)));
  const r = await page.goto(`http://localhost:${process.env.P ?? 4101}` + path, { waitUntil: js==='on' ? 'load':'networkidle', timeout: 60000 });
  if (js==='on') await page.waitForTimeout(4000);
  const h = await page.evaluate(() => document.documentElement.scrollHeight).catch(()=>0);
  // lazy pictures
  for (let y=0;y<h;y+=700){ await page.mouse.wheel(0,700); await page.waitForTimeout(60);} 
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/news-shots/${name}.png`, fullPage: true });
  const wide = js==='on' ? await page.evaluate(() => document.documentElement.scrollWidth) : '';
  console.log(name, r.status(), 'h', h, wide, errors.join('\n'));
  await context.close();
}
await browser.close();
