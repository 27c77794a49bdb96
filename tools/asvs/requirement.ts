/** How a requirement stands: by the site itself, in part, not, by whoever operates it, or there is nothing it could apply to. */
export type Standing = 'met' | 'partly' | 'not met' | 'operator' | 'not applicable';

/** A requirement of ASVS 5.0.0, and how it stands here. */
export interface Requirement {
  /** As ASVS numbers it, without the V: `1.2.4`. */
  id: string;
  /** The level from which it is demanded. */
  level: 1 | 2;
  /** What it demands, in short and in our own words. */
  demands: string;
  standing: Standing;
  /** How it is met, or why it is not. */
  how: string;
  /** Files that meet it. */
  by: readonly string[];
  /** Where it is tested: `file: title of a test`. */
  tested: readonly string[];
}

type Evidence = [by?: readonly string[], tested?: readonly string[]];

const standing =
  (name: Standing) =>
  (id: string, level: 1 | 2, demands: string, how: string, ...[by = [], tested = []]: Evidence): Requirement => ({
    ...{ id, level, demands, standing: name, how, by, tested },
  });

export const met = standing('met');
export const partly = standing('partly');
export const unmet = standing('not met');
/** It is for whoever runs the site to see to; what the site does for it is said. */
export const operator = standing('operator');
export const notApplicable = standing('not applicable');
