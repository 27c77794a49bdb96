import { existsSync, mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { debianChromium } from './browser-packages.ts';
import { besideSite, staffAtWork } from './support/staff-at-work.ts';

const base = 'http://localhost:4109';
const dir = '/tmp/h/pages-shots';
mkdirSync(dir, { recursive: true });
const who = await besideSite('/tmp/h/pages-data', (db) => staffAtWork(db, { roles: ['editor', 'publisher'], name: 'Editor 3' }));
const browser = await chromium.launch({ ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}), args: ['--no-sandbox', '--disable-gpu'] });
const shots = process.argv.slice(2);
for (const shot of shots) {
  const [name = '', width = '1280', path = ''] = shot.split('@');
  const page = await browser.newPage({ viewport: { width: Number(width), height: 900 } });
  page.on('console', (m) => m.type() === 'error' && console.log(name, 'console:', m.text().slice(0, 1500)));
  page.on('pageerror', (e) => console.log(name, 'error:', e.message));
  await page.context().addCookies([{ ...who.cookie, url: base }]);
  const answer = await page.goto(base + path);
  console.log(name, answer?.status());
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `${dir}/${name}.png`, fullPage: true });
  console.log(name, 'wide', await page.evaluate(() => document.documentElement.scrollWidth));
  await page.close();
}
await browser.close();
