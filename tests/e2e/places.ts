import type { Page } from '@playwright/test';

/** How far down the page each link, label and button stands that is not of a text's toolbar, in pixels. */
export const placesOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href], label, button')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[role="toolbar"]'))
        .map((one) => ({
          words: one.textContent ?? '',
          top: Math.round(one.getBoundingClientRect().top + window.scrollY),
        })),
    );
