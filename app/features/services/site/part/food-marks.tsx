import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { formatClock } from '#ui/dates/dates.ts';
import { distanceText, type FoodFacts } from '../../services.ts';
import { Marks } from '../marks.tsx';

/** Where and when one eats, and what. */
export function FoodMarks({ food }: { food: FoodFacts }) {
  const { t } = useLingui();
  const { hall, halal, vegetarian, foreignCards } = food;
  const locale = useLocale();
  const distance = distanceText(food.distance, locale);
  const opens = formatClock(food.opens, locale);
  const closes = formatClock(food.closes, locale);
  return (
    <Marks
      marks={[
        hall === undefined ? t`${distance} from the gate` : t`Hall ${hall}`,
        t`${opens} to ${closes}`,
        halal && t`Halal`,
        vegetarian && t`Vegetarian dishes`,
        foreignCards && t`Foreign cards`,
      ]}
    />
  );
}
