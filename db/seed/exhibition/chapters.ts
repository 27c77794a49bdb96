import { before } from './exhibitor-guide/before.ts';
import { during } from './exhibitor-guide/during.ts';
import type { SeedChapter } from './shapes.ts';
import { visitorGuide } from './visitor-guide/chapters.ts';

/** All chapters of the demonstration's guides, in their order. */
export const seedChapters: SeedChapter[] = [...before, ...during, ...visitorGuide];
