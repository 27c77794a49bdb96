import { useLingui } from '@lingui/react/macro';
import type { Fit } from '../../counterparts/counterparts.ts';

interface FitWordsProps {
  fit: Fit;
  /** Who looks for what is shared: the other side, or the reader. */
  seeker: 'they' | 'you';
  /** The name of the reader's own project, or of theirs. */
  offer: string;
}

/** Why two sides might fit, in a sentence. */
export function FitWords({ fit, seeker, offer }: FitWordsProps) {
  const { t } = useLingui();
  const goods = fit.shared.join(t({ message: ', ', context: 'list' }));
  const reasons = [
    goods &&
      (seeker === 'they' ? t`Seeks ${goods}; you offer ${offer}.` : t`You seek ${goods}; offered here: ${offer}.`),
    fit.sameIndustry && t`Same industry.`,
    fit.sameCountry && t`Same country.`,
  ];
  return <p>{reasons.filter(Boolean).join(' ')}</p>;
}
