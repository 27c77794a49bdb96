import type { PlannedStand, Run } from './plan/stands.ts';

/** The fields of all forms of a plan. */
export const fieldNames = [
  'number',
  'x',
  'y',
  'width',
  'depth',
  'company',
  'words',
  'asked',
  'was',
  'sure',
  'count',
  'direction',
  'step',
  'other',
  'metres',
  'from',
  'companies',
  'version',
  'lastAct',
] as const;

/** What was typed, by the names of fields. */
export type Fields = Record<(typeof fieldNames)[number], string>;

/** A stand as a form holds it, to be known again: its number, place, size and company. */
export function asSeen({ number, x, y, width, depth, companyId }: PlannedStand): string {
  return [number, x, y, width, depth, companyId ?? 0].join(' ');
}

/** The stand that a form was made for. What is no such thing names a stand that no plan has. */
export function wasIn({ was }: Pick<Fields, 'was'>): PlannedStand {
  const [number = '', ...figures] = was.split(' ');
  const [x = 0, y = 0, width = 0, depth = 0, company = 0] = figures.map(Number);
  return { number, x, y, width, depth, companyId: company || null };
}

/** A stand as it was typed; what is no whole number is none. */
export function standIn({ number, x, y, width, depth, company }: Fields): PlannedStand {
  return {
    number: number.toUpperCase(),
    x: whole(x),
    y: whole(y),
    width: whole(width),
    depth: whole(depth),
    companyId: /^[1-9]\d{0,14}$/.test(company) ? Number(company) : null,
  };
}

/** Stands side by side as they were typed; without a count one. */
export function runIn(typed: Fields): Run {
  return {
    first: standIn(typed),
    count: typed.count === '' ? 1 : whole(typed.count),
    direction: typed.direction === 'south' ? 'south' : 'east',
    step: typed.step === '2' ? 2 : 1,
  };
}

const whole = (text: string): number => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN);
