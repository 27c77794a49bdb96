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

/** Where colours have been looked at before. */
export const butColours: Axe.RunOptions = {
  ...options,
  rules: { ...options.rules, 'color-contrast': { enabled: false } },
};

/**
 * What hinders people on the page as it stands: WCAG 2.2 AA and the size of targets. A line for each place.
 * @param part a selector: of what all pages have, header and footer, some are enough
 */
export async function barriers(page: Page, { part = 'html', look = options } = {}): Promise<string[]> {
  // To read axe takes as long as to run it: once a page is enough, however often it is asked. There are no frames.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ([root, asked]) => {
      // What is laid out only as it comes near (decision 56) has no colours before: all of the page is looked at.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      const { violations } = await window.axe.run(root === 'html' ? document : root, asked);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
        ),
      );
    },
    [part, look] as const,
  );
}
