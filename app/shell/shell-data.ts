import { useLingui } from '@lingui/react';
import { useRouteLoaderData } from 'react-router';

/** A name that may stand in another language than the page, with where it leads. */
export interface NamedLink {
  name: string;
  url: string | null;
  lang: string;
}

/** What the shell shows on every page: kept small, for every page carries it. */
export interface ShellData {
  /** Origin of the site's own absolute addresses, no slash at the end. */
  origin: string;
  /** What most menu links begin with: the site's origin where it was given, else empty (specification 2). */
  host: string;
  /** Outer sites, where the settings name them. */
  outer: { cloud?: string; finance?: string; negotiation?: string };
  hosts: NamedLink[];
  organisers: NamedLink[];
  supporters: NamedLink[];
  /** What the law asks a site to say of itself: privacy, terms, accessibility. */
  rules: NamedLink[];
  /** Where the expo's official account is; empty where the settings do not say. */
  officialAccount: string;
  /** Notices above every page, as HTML; empty where there are none. */
  notices: string;
  /** What entries of the sub-menus are called where staff call them otherwise than the house, by their paths. */
  renamed: Record<string, string>;
  /** Registration numbers, each with the registry that knows it. */
  filings: { number: string; registry: string }[];
  copyright: string;
  /** Where finance pictures come from; empty where the settings do not say. */
  financeImageBaseUrl: string;
}

/** Where the shell's own data could not be loaded, its menu is there all the same. */
export const bareShell: ShellData = {
  origin: '',
  host: '',
  outer: {},
  hosts: [],
  organisers: [],
  supporters: [],
  rules: [],
  officialAccount: '',
  notices: '',
  renamed: {},
  filings: [],
  copyright: '',
  financeImageBaseUrl: '',
};

/** The shell's data, loaded by the language layout; missing only where its loader itself has failed. */
export function useShellData(): ShellData | undefined {
  const { i18n } = useLingui();
  return useRouteLoaderData(i18n.locale.slice(0, 2)) as ShellData | undefined;
}
