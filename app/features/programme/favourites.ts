import { useSyncExternalStore } from 'react';
import { mostIds } from './programme.ts';

const storageName = 'programme';
const changed = 'expo-programme';

/** What was read last and what it means: React wants the same list for the same text. */
let known: { text: string; ids: readonly number[] } = { text: '[]', ids: [] };

/** The events that this device keeps, in the order in which they were chosen. */
export function readFavourites(): readonly number[] {
  const text = readText();
  if (text !== known.text) known = { text, ids: parse(text) };
  return known.ids;
}

/** Keeps an event on this device, or no longer. */
export function setFavourite(id: number, kept: boolean): void {
  const others = readFavourites().filter((other) => other !== id);
  const ids = kept && others.length < mostIds ? [...others, id] : others;
  known = { text: JSON.stringify(ids), ids };
  try {
    localStorage.setItem(storageName, known.text);
  } catch {
    // Storage is forbidden or full: the choice holds until the page is left.
  }
  window.dispatchEvent(new Event(changed));
}

/** The events that this device keeps, followed over all its tabs; undefined until the page is awake. */
export function useFavourites(): readonly number[] | undefined {
  return useSyncExternalStore(subscribe, readFavourites, () => undefined);
}

function readText(): string {
  try {
    return localStorage.getItem(storageName) ?? known.text;
  } catch {
    return known.text;
  }
}

/** Anybody can write into the storage of a device: what is no list of ids counts as none. */
function parse(text: string): number[] {
  try {
    const read: unknown = JSON.parse(text);
    const ids = Array.isArray(read) ? read.filter((id) => Number.isSafeInteger(id) && id > 0) : [];
    return [...new Set(ids as number[])].slice(0, mostIds);
  } catch {
    return [];
  }
}

// `storage` tells of other tabs only, `changed` of this one.
function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(changed, listener);
  };
}
