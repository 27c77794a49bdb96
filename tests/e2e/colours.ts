import type { Locator } from '@playwright/test';

/** Relative luminance (WCAG 2) of a colour of an element: 0 is black, 1 white. */
export function lightness(element: Locator, property: 'color' | 'backgroundColor'): Promise<number> {
  return element.evaluate((each, name) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(each)[name].match(/[\d.]+/g) ?? [])
      .slice(0, 3)
      .map((channel) => Number(channel) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }, property);
}
