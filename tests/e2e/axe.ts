import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** What hinders people on the page as it stands: WCAG 2.2 AA and the size of targets. A line for each place. */
export async function barriers(page: Page): Promise<string[]> {
  // What is laid out only as it comes near (decision 56) has no colours before: all of the page is looked at.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  // Of what is in order it is enough to know that: places are told of violations alone.
  const builder = new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    .withTags(tags);
  // There are no frames, so the page itself is enough to run in.
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  );
}
