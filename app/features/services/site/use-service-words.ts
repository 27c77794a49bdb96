import { useLingui } from '@lingui/react/macro';
import type { PriceBand, Situation, SpokenLanguage } from '../services.ts';

/** Names of the languages spoken, as a list begins with them. */
export function useLanguageNames(): Record<SpokenLanguage, string> {
  const { t } = useLingui();
  return {
    zh: t({ message: 'Chinese', context: 'spoken' }),
    en: t({ message: 'English', context: 'spoken' }),
    fr: t({ message: 'French', context: 'spoken' }),
    pt: t({ message: 'Portuguese', context: 'spoken' }),
    ar: t({ message: 'Arabic', context: 'spoken' }),
    sw: t({ message: 'Swahili', context: 'spoken' }),
    am: t({ message: 'Amharic', context: 'spoken' }),
    ha: t({ message: 'Hausa', context: 'spoken' }),
  };
}

/** What a price band means. */
export function useBandNames(): Record<PriceBand, string> {
  const { t } = useLingui();
  return { 1: t`Under 300 yuan a night`, 2: t`300 to 600 yuan a night`, 3: t`Over 600 yuan a night` };
}

/** When one needs a phrase. */
export function useSituationNames(): Record<Situation, string> {
  const { t } = useLingui();
  return {
    greeting: t`Greetings`,
    airport: t`At the airport`,
    taxi: t`In a taxi`,
    hotel: t`At the hotel`,
    business: t`At a stand`,
    food: t`Eating out`,
    allergens: t`Allergens`,
    money: t`Money`,
    health: t`Health`,
    emergency: t`Emergency`,
  };
}
