import type { Locator, Page } from '@playwright/test';

/** What somebody does on a page, counted: each click, chord of keys, field filled in and file chosen is one act. */
export interface CountedActs {
  click(control: Locator): Promise<void>;
  /** A field, however long what is typed into it. */
  fill(field: Locator, text: string): Promise<void>;
  select(field: Locator, value: string): Promise<void>;
  press(keys: string): Promise<void>;
  choose(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>;
  /** How many there were, and the seconds since the first. */
  sum(): { acts: number; seconds: number };
}

export function countActs(page: Page): CountedActs {
  const began = performance.now();
  let acts = 0;
  const count = async (act: Promise<unknown>) => {
    acts += 1;
    await act;
  };
  return {
    click: (control) => count(control.click()),
    fill: (field, text) => count(field.fill(text)),
    select: (field, value) => count(field.selectOption(value)),
    press: (keys) => count(page.keyboard.press(keys)),
    choose: (field, file) => count(field.setInputFiles(file)),
    sum: () => ({ acts, seconds: (performance.now() - began) / 1000 }),
  };
}
