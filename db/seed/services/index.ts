import { type Locale, locales } from '#platform/i18n/locale.ts';
import { furtherHotels } from './hotels/further.ts';
import { nearHotels } from './hotels/near.ts';
import { cateringParts } from './parts/catering.ts';
import { tourismParts } from './parts/tourism.ts';
import { translationParts } from './parts/translation.ts';
import { transportParts } from './parts/transport.ts';
import { visaParts } from './parts/visa.ts';
import { visitParts } from './parts/visit.ts';
import { phrases } from './phrases.ts';
import { foodPlaces } from './providers/catering.ts';
import { tourismProviders } from './providers/tourism.ts';
import { translationProviders } from './providers/translation.ts';
import { transportProviders } from './providers/transport.ts';
import type { SeedHotel, SeedPart } from './shapes.ts';
import { shuttleLines } from './shuttles.ts';

export { foodPlaces, phrases, shuttleLines, tourismProviders, translationProviders, transportProviders };

/** The nearest first: ids grow with the distance. */
export const hotels: SeedHotel[] = [...nearHotels, ...furtherHotels];

export const parts: SeedPart[] = [
  ...visitParts,
  ...transportParts,
  ...tourismParts,
  ...translationParts,
  ...cateringParts,
  ...visaParts,
];

/** Every text of this folder, for the test of the seed's typography. */
export function serviceTexts(): { where: string; locale: Locale; texts: Record<string, string> }[] {
  const providers = [...hotels, ...transportProviders, ...tourismProviders, ...translationProviders, ...foodPlaces];
  const things = [
    ...[...providers, ...shuttleLines].map(({ key, texts }) => ({ where: key, texts })),
    ...parts.map(({ page, key, texts }) => ({ where: `${page}/${key}`, texts })),
    ...phrases.flatMap(({ situation, phrases }) =>
      phrases.map(([zh, , en, fr], i) => ({
        where: `${situation} ${i}`,
        texts: { 'zh-CN': { text: zh }, 'en-US': { text: en }, 'fr-FR': { text: fr } },
      })),
    ),
  ];
  return things.flatMap(({ where, texts }) =>
    locales.map((locale) => ({ where, locale, texts: { ...texts[locale] } as Record<string, string> })),
  );
}
