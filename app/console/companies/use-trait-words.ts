import { useLingui } from '@lingui/react/macro';
import type { Trait } from './alike/traits-of.server.ts';

/** By what companies look alike, in words. */
export function useTraitWords(): Record<Trait, string> {
  const { t } = useLingui();
  return {
    name: t({ message: 'name', context: 'what companies have in common' }),
    mail: t({ message: 'e-mail address', context: 'what companies have in common' }),
    phone: t({ message: 'telephone', context: 'what companies have in common' }),
    domain: t({ message: 'website or mail domain', context: 'what companies have in common' }),
    address: t({ message: 'address', context: 'what companies have in common' }),
  };
}
