/** What of a form about stands can be wrong, by the name of its field. */
type PlanField = 'number' | 'x' | 'y' | 'width' | 'depth' | 'company' | 'count' | 'other' | 'metres' | 'from';

/** Why something cannot be on a plan. */
export type Why =
  /** No letter with two digits. */
  | 'number'
  /** No whole number of metres, or of stands. */
  | 'whole'
  /** The hall has such a stand. */
  | 'taken'
  /** The numbers of the aisle come to an end. */
  | 'noNumbers'
  /** Another stand is there. */
  | 'upon'
  /** It would lie beyond the walls. */
  | 'beyond'
  /** There is no such company, or nobody sees it. */
  | 'unknown'
  /** The company stands in another hall. */
  | 'elsewhere'
  /** They do not share a whole side. */
  | 'apart'
  /** Nothing would be left of one of two parts. */
  | 'whole-stand';

/** A fault, where it is. */
export interface Wrong {
  field: PlanField;
  why: Why;
  /** The stand that is in the way, or that the company has: `A09`, `W1-A03`. */
  other?: string;
}

/** What became of an act on a plan. */
export type PlanAnswer =
  | { outcome: 'done'; number?: string }
  | { outcome: 'wrong'; wrong: Wrong[] }
  /** A company has this stand: it is done once somebody says that they mean it. */
  | { outcome: 'asks'; number: string; companyId: number }
  /** Somebody else has changed the stand since it was read. */
  | { outcome: 'changed' }
  /** There is nothing to be done: no act to undo, no change to publish, a plan that has stands already. */
  | { outcome: 'nothing' };
