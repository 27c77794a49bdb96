import type { Locale } from '#platform/i18n/locale.ts';
import { offencesIn } from '../glossary/rule.ts';
import type { Variant } from '../glossary/variants.ts';

/** A name that the glossary does not use, as it stands in a text, and the one that it uses. */
export interface VariantUsed {
  written: string;
  called: string;
  /** By which of the glossary's it was found. */
  variant: Variant;
}

/** The names in a text that the glossary does not use. @param text may hold tags */
export function variantsUsed(variants: readonly Variant[], text: string, locale: Locale): VariantUsed[] {
  const said = text.replace(/<[^<>]*>/g, '');
  return variants
    .filter((variant) => variant.locale === locale)
    .flatMap((variant) => offencesIn(said, variant).map(([written]) => ({ written, called: variant.called, variant })));
}
