/** What the site has to know of a language that it speaks. Its names and how it writes days and numbers: `languages/`. */
interface Language {
  /** Where its lines begin. */
  readonly dir: 'ltr' | 'rtl';
  /** By its own name, as it stands within a sentence. */
  readonly name: string;
  /** In the bar of languages (specification 4). */
  readonly label: string;
  /** The value of the `Language` request header that asks for it (specification 4). */
  readonly header: string;
  /** Where a text is missing in it, the one in this language comes first, and then the others in the order of the list. */
  readonly next: string;
}

/**
 * The languages of the site by their BCP 47 tags, the default first: the one list of them in the code. No two tags may share
 * what stands before their `-`. How one is added: CONTRIBUTING.
 */
export const languages = {
  'zh-CN': { dir: 'ltr', name: '中文', label: 'Ch', header: '1', next: 'en-US' },
  'en-US': { dir: 'ltr', name: 'English', label: 'En', header: '2', next: 'fr-FR' },
  'fr-FR': { dir: 'ltr', name: 'français', label: 'Fr', header: '3', next: 'en-US' },
} as const satisfies Record<string, Language>;
