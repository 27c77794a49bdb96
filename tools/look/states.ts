import type { Page } from '@playwright/test';

/** How a page is looked at beside its usual face. */
export interface State {
  name: string;
  set(page: Page): Promise<void>;
}

const calm = { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' } as const;

export const states: State[] = [
  { name: 'light', set: (page) => page.emulateMedia(calm) },
  { name: 'dark', set: (page) => page.emulateMedia({ ...calm, colorScheme: 'dark' }) },
  { name: 'forced', set: (page) => page.emulateMedia({ ...calm, colorScheme: 'dark', forcedColors: 'active' }) },
  {
    name: 'large',
    async set(page) {
      await page.emulateMedia(calm);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    },
  },
];
