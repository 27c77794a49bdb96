/** How often something may be done, or is done before more is asked of whoever does it. */
export interface Limit {
  /** Stands in the table of uses, and in the keyed hash of whose they are. */
  name: string;
  times: number;
  /** Span of time, in seconds. */
  within: number;
}
