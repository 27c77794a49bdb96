import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: Axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'] },
  rules: { 'target-size': { enabled: true } },
  // Of what is in order it is enough to know that: places are told of violations alone.
  resultTypes: ['violations'],
};

/** Where only colours are others than when the page was looked at before. It is half of what axe does. */
export const ofColours: Axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast'] },
  resultTypes: ['violations'],
};

/** What all pages have alike: enough to look at it on some, and on all under `npm run prove`. */
const frame = 'body > header, body > footer';

/** Of a page what stands in `main`, all but its frame, or all of it. */
type Part = 'main' | 'content' | 'page';

interface Look {
  part?: Part;
  look?: Axe.RunOptions;
}

/** What hinders people on the page as it stands: WCAG 2.2 AA and the size of targets. A line for each place. */
export async function barriers(page: Page, { part = 'content', look = options }: Look = {}): Promise<string[]> {
  // To read axe takes as long as to run it: once a page is enough, however often it is asked. There are no frames.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe);
    await page.evaluate(keepTimers);
  }
  return page.evaluate(findBarriers, [process.env.PROVE && part === 'content' ? 'page' : part, frame, look] as const);
}

/**
 * Runs in the page. axe ends each rule by a timer of no delay, and where script is off no timer ever fires: without this
 * it would wait for ever. Promises are kept there too. Timers with a delay only end what takes too long; they stay off.
 */
function keepTimers(): void {
  if (!matchMedia('(scripting: none)').matches) return;
  const atOnce = (then: () => void, delay = 0) => {
    if (!delay) void Promise.resolve().then(then);
    return 0;
  };
  Object.assign(window, { setTimeout: atOnce });
}

/** Runs in the page. */
async function findBarriers([part, frame, asked]: readonly [Part, string, Axe.RunOptions]): Promise<string[]> {
  // What is laid out only as it comes near (decision 56) has no colours before: all of the page is looked at.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // Of what cuts off axe knows `hidden` alone: what `clip` cuts off would count as lying over the page.
  const cutting = [...document.querySelectorAll<HTMLElement>('header nav')].filter(
    (each) => getComputedStyle(each).overflow === 'clip',
  );
  for (const each of cutting) each.style.overflow = 'hidden';
  // Only of a whole document axe asks what concerns a page as a whole: the frame is taken out, not the rest put in.
  const place = { main: 'main', content: { exclude: [frame] }, page: document }[part];
  const { violations } = await window.axe.run(place, asked);
  for (const each of cutting) each.style.removeProperty('overflow');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  );
}
