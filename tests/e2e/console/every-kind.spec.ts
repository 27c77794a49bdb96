import type { Page } from '@playwright/test';
import { besideSite, staffAtWork } from '#tests/support/staff-at-work.ts';
import { barriers } from '../axe.ts';
import { expect, test, widths } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { dataOfSite } from '../this-run.ts';
import { inLanguage } from '../words.ts';

const site = dataOfSite('embedded');
/** The kinds go through in so many parts, at the same time. */
const parts = process.env.PROVE ? 4 : 2;
/** In `npm test` those that have most between them: rows, pictures, files, choices, days, names alone. Under PROVE all. */
const few =
  /\/(?:article|edition|country|event|event-kind|exhibitor|product|download|phrase|site-settings|reservation-day)\/?$/;

const softly = expect.configure({ soft: true });

/** Fields of the page that no label names: one that is read out as nothing. */
async function unnamedFields(page: Page): Promise<string[]> {
  const fields = page.locator('main').locator('input:not([type="hidden"]), select, textarea');
  return fields.evaluateAll((all) =>
    all.flatMap((each) => {
      const labels = 'labels' in each && each.labels instanceof NodeList ? each.labels.length : 0;
      return labels > 0 || each.getAttribute('aria-label') || each.getAttribute('aria-labelledby')
        ? []
        : [each.outerHTML.slice(0, 120)];
    }),
  );
}

/** Opens a page of the console: it is there, has no barrier, and each of its fields is named. */
async function open(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect.soft(answer?.status(), path).toBe(200);
  expect.soft(await barriers(page, { part: 'main' }), path).toEqual([]);
  // While a page wakes, fields are put in the place of others.
  await softly.poll(() => unnamedFields(page), { message: path }).toEqual([]);
}

/** The other parts of a thing: all under `npm run prove`, else what all languages share, as each language has the same fields. */
async function otherParts(page: Page): Promise<string[]> {
  const tabs = page.locator('main nav a[href*="language="]:not([aria-current])');
  const all = await tabs.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return process.env.PROVE ? all : all.filter((path) => path.endsWith('shared'));
}

for (const locale of languagesInTurn(2)) {
  for (let part = 0; part < parts; part += 1) {
    test(`each kind has its list, the editor of a thing in every part, and of a new one (${part + 1} of ${parts}), in ${locale}`, {
      tag: part === 0 ? '@prove' : [],
    }, async ({ page, context }) => {
      test.setTimeout(240_000);
      const who = await besideSite(site, (db) =>
        staffAtWork(db, { roles: ['editor', 'publisher', 'admin'], name: 'Njeri' }),
      );
      await context.addCookies([{ ...who.cookie, url: test.info().project.use.baseURL ?? '' }]);
      // So high that the bar with the button for saving lies over no field.
      await page.setViewportSize({ width: widths[part % 2 === 0 ? 'desk' : 'phone'], height: 6000 });
      await page.goto(inLanguage(locale, '/console/content'));
      const kinds = await page
        .locator('nav[popover] a[href*="/console/content/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(kinds.length).toBeGreaterThan(30);
      const some = process.env.PROVE ? kinds : kinds.filter((kind) => few.test(kind));
      expect(some.length).toBeGreaterThan(10);
      for (const kind of some.filter((_, at) => at % parts === part)) {
        await open(page, kind);
        const rows = page.locator('main tbody tr');
        const [make] = await page
          .locator(`main a[href^="${kind.replace(/\/$/, '')}/new"]`)
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        const names = await rows.locator('a').evaluateAll((links) => links.map((link) => link.textContent ?? ''));
        // What has no name is called by its number alone.
        expect
          .soft(
            names.filter((name) => /^\d*$/.test(name.trim())),
            kind,
          )
          .toEqual([]);
        // The one that nobody has edited for longest: other tests write meanwhile.
        const [one] = await rows
          .locator('a')
          .evaluateAll((links) =>
            links.slice(-1).map((link) => ({ name: link.textContent ?? '', href: link.getAttribute('href') ?? '' })),
          );
        if (one) {
          const { name, href } = one;
          await open(page, href);
          await expect.soft(page.getByRole('heading', { level: 1 }), kind).toHaveText(name);
          for (const other of await otherParts(page)) await open(page, other);
        }
        if (!make) continue;
        await open(page, make);
        for (const other of await otherParts(page)) await open(page, other);
      }
    });
  }
}
