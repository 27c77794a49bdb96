import type { SiteContext } from '../../http/site-context.ts';

/** What can be told from data that did not come. */
export type Sendable = NonNullable<unknown> | null;

/** What a part of a page is made of; without `value` where the page's markup says it already (`sentOnce`). */
export interface SentOnce<T extends Sendable> {
  readonly value?: T;
}

/**
 * What a loader returns for a part of the page that nothing works on: the page is rendered from it, and `<AsSent>` leaves that
 * part as it stands when the page wakes, so the data is not written into the page beside its markup. A data request, whose
 * answer has no markup, gets it whole.
 */
export function sentOnce<T extends Sendable>(
  { isDataRequest }: Pick<SiteContext, 'isDataRequest'>,
  value: T,
): SentOnce<T> {
  // React Router writes down what can be enumerated.
  return Object.defineProperty({}, 'value', { value, enumerable: isDataRequest === true });
}
