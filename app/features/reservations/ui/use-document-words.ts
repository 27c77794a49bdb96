import { useLingui } from '@lingui/react/macro';
import type { IdType } from '../reservations.ts';

/** The kinds of documents in words, and what their numbers look like. */
export function useDocumentWords(): { names: Record<IdType, string>; notes: Record<IdType, string> } {
  const { t } = useLingui();
  return {
    names: {
      resident: t`Resident identity card of China`,
      passport: t`Passport`,
      hkMacao: t`Mainland travel permit for Hong Kong and Macao residents (home-return permit)`,
      taiwan: t`Mainland travel permit for Taiwan residents`,
    },
    notes: {
      resident: t`18 characters; also for residence permits of Hong Kong, Macao and Taiwan residents`,
      passport: t`From any country, letters and digits as printed`,
      hkMacao: t`H or M and eight digits`,
      taiwan: t`Eight digits`,
    },
  };
}
