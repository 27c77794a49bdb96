import { defaultLocale, type Locale, locales } from '../i18n/locale.ts';

/** What the browser keeps of a visit (specification 3, Client store). An empty text: not known, or none. */
export interface StoreState {
  locales: readonly Locale[];
  locale: Locale;
  /** The sub-page that the address chooses (`?cursor=`). */
  cursor: string;
  /** The item of the menu that the page belongs to: a `Section`. */
  activeName: string;
  userId: string;
  avatar: string;
  /** Signed token of the user id (contract, In the browser); the login itself is a cookie no script can read. */
  userSig: string;
  financeImageBaseUrl: string;
}

export const emptyStore: StoreState = {
  locales,
  locale: defaultLocale,
  cursor: '',
  activeName: '',
  userId: '',
  avatar: '',
  userSig: '',
  financeImageBaseUrl: '',
};

declare global {
  interface Window {
    /** The one store of the page, made by the waking script and shared by the app once it is awake. */
    expoStore?: Partial<StoreState>;
  }
}
