/** A country on the map. */
export interface MapCountry {
  /** ISO 3166-1, two capital letters; codes that are not on the map are passed over. */
  code: string;
  /** In the page's language. What the mark means belongs here too, as in "Kenya, guest country". */
  name: string;
  /** Where it leads; without it the country is drawn only. */
  href?: string;
  /** Drawn in the bright thread. */
  marked?: boolean;
}
