import type { Locale } from '#platform/i18n/locale.ts';

/** The languages that the demonstration's documents are made in. */
export const documentLanguages = ['zh-CN', 'en-US', 'fr-FR'] as const satisfies readonly Locale[];

export type DocumentLanguage = (typeof documentLanguages)[number];
