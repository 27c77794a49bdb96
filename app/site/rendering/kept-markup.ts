import { createContext, type ReactElement } from 'react';

/**
 * Markup of a part of a page, made once for what it is made of and kept as long as that lives.
 * @param of what it is made of: the same object, the same markup
 * @param name of the part; the same object may have several
 */
export type KeepMarkup = (of: object, name: string, part: () => ReactElement) => string;

/** Given on the server alone: in a browser nothing is rendered to text. */
export const KeptMarkup = createContext<KeepMarkup | undefined>(undefined);
