import { I18nProvider, useLingui } from '@lingui/react';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';

/**
 * Markup of a part of a page, made once for what it is made of and kept as long as that lives.
 * @param of what it is made of: the same object, the same markup
 * @param name of the part; the same object may have several
 */
export type KeepMarkup = (of: object, name: string, part: () => ReactElement) => string;

/** Given on the server alone: in a browser nothing is rendered to text. */
export const KeptMarkup = createContext<KeepMarkup | undefined>(undefined);

/** @returns gives the markup of a part in the language of the page, as `KeepMarkup` does; in a browser none */
export function useKeptMarkup(): (of: object, name: string, part: () => ReactNode) => string | undefined {
  const keep = useContext(KeptMarkup);
  const { i18n } = useLingui();
  return (of, name, part) =>
    keep?.(of, `${name}-${i18n.locale}`, () => <I18nProvider i18n={i18n}>{part()}</I18nProvider>);
}
