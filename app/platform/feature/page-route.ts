/** The sections of the site: each has a banner and an item in the menu (specification 2). */
export type Section =
  | 'home'
  | 'news'
  | 'forum'
  | 'exhibition'
  | 'cloud'
  | 'service'
  | 'finance'
  | 'negotiation'
  | 'brand'
  | 'about'
  | 'search';

/** A page of the site: written once here, routed in every language by `app/routes.ts`. */
export interface PageRoute {
  /** Name of the page, unique: `news.list`. Its routes are called `zh.news.list`, `en.news.list`, `fr.news.list`. */
  id: string;
  /** Path below the language, without slash at either end: `news/more/list/:type`. Empty for the home page. */
  path: string;
  /** Module of the page, from `app/`. */
  file: string;
  /**
   * Parameters of the query that the page reads, none where left out. It sees no other, and the page cache keeps one page
   * for all addresses that differ in others. A personal page sees all.
   */
  query?: readonly string[];
  /** True where the answer depends on who asks: such a page never enters the page cache. */
  personal?: boolean;
  /** True for a personal page that search engines may show, and previews, as somebody sees it who comes for the first time. */
  listed?: boolean;
  /**
   * The most bytes of the page's form where it is sent as multipart: for files, and for texts that come to more than 64 KiB,
   * which is what any other form may have. Such a page asks who sends before it reads the form.
   */
  takes?: number;
}
