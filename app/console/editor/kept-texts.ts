import type { Entries } from '../form/form-entries.ts';

/** What was typed into a form and has not been saved. */
export interface KeptText {
  /** When it was typed last, ISO 8601. */
  at: string;
  /** Number of the revision that it began from. */
  base: number;
  entries: Entries;
}

const prefix = 'console-text ';

/** Keeps on this device what was typed at a place. */
export function keep(place: string, text: KeptText): void {
  try {
    localStorage.setItem(prefix + place, JSON.stringify(text));
  } catch {
    // The device keeps nothing, or has no room left: the form itself still has it.
  }
}

export function dropKept(place: string): void {
  try {
    localStorage.removeItem(prefix + place);
  } catch {
    // Nothing is kept there anyway.
  }
}

export function readKept(place: string): KeptText | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(prefix + place) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is KeptText {
  return typeof value === 'object' && value !== null && 'entries' in value && Array.isArray(value.entries);
}
