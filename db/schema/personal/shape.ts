/** How a value lies in the database: as it is, encrypted with a key that is not in it, or as a keyed hash that finds it. */
export type Kept = 'clear' | 'sealed' | 'hashed';

/** A column that says something of a person. */
export interface PersonalColumn {
  /** What it says, in words that whoever it is about understands. */
  what: string;
  kept: Kept;
  /** Why a member does not find it in what they take along; left out, they do. */
  notTaken?: string;
  /** Why it is still there once their account is deleted; left out, it is not. */
  stays?: string;
}

/** What a column says of a person; `plain`: nothing, or nothing beside what its row says. */
export type ColumnClass = 'plain' | PersonalColumn;

/** Whose data a table holds. */
export type Subject = 'members' | 'visitors' | 'strangers' | 'staff' | 'business contacts';

/** A table with data of persons: why it is there, for how long, and who sees it. */
export interface PersonalTable<Column extends string> {
  of: Subject;
  purpose: string;
  /** How long it is kept, and what ends that. */
  retention: string;
  /** The jobs that delete or empty it, by their names. */
  clearedBy?: readonly string[];
  /** On which ground it is used: PIPL article 13 and GDPR article 6, as the site is built; the operator's counsel decides. */
  ground: Ground;
  /** Who reads it beside whoever it is about. */
  readers: string;
  columns: Readonly<Record<Column, ColumnClass>>;
}

/** The grounds there are. */
export const grounds = {
  consent: 'consent, given by an act of their own: a box, or a choice that can be taken back',
  contract: 'needed for what the person asks the site to do (contract)',
  security: 'needed to keep accounts and the site safe (legitimate interest; PIPL: duty of articles 9 and 51)',
  work: 'employment and the duty to account for what staff do',
  published: 'made public by the person or for their organisation, within reason (PIPL article 13 (6))',
} as const;

export type Ground = keyof typeof grounds;

/** Columns that say nothing of a person. */
export function plain<Column extends string>(...columns: Column[]): Record<Column, 'plain'> {
  return Object.fromEntries(columns.map((column) => [column, 'plain'])) as Record<Column, 'plain'>;
}

type Exceptions = Pick<PersonalColumn, 'notTaken' | 'stays'>;

const column =
  (kept: Kept) =>
  (what: string, exceptions: Exceptions = {}) => ({ what, kept, ...exceptions });

export const clear = column('clear');
export const sealed = column('sealed');
export const hashed = column('hashed');
