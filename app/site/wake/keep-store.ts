import type { StoreState } from '#platform/client/store-state.ts';
import { on } from './on.ts';
import { wakeAttribute } from './wake-attribute.ts';

const storeName = 'store';

/** Until a login says who it is. The store always has all its fields. */
const nobody = { userId: '', avatar: '', userSig: '' };

/**
 * Restores the store and keeps it: saved whenever the page is hidden or left, so that the next page of this tab has it.
 * What the page says of itself (its language, its place) always counts, whatever was saved. Storage may be forbidden,
 * full or damaged: the site works without, only the store begins anew.
 */
export function keepStore(): void {
  const script = document.currentScript;
  const restore = () => {
    const page: Partial<StoreState> = JSON.parse(script?.getAttribute(wakeAttribute) ?? '{}');
    window.expoStore = { ...nobody, ...page };
    try {
      window.expoStore = { ...nobody, ...JSON.parse(sessionStorage.getItem(storeName) ?? '{}'), ...page };
    } catch {}
  };
  const save = () => {
    try {
      sessionStorage.setItem(storeName, JSON.stringify(window.expoStore));
    } catch {}
  };
  restore();
  // Back from the browser's memory: other pages of the tab have written meanwhile.
  on('pageshow', ({ persisted }) => persisted && restore());
  on('pagehide', save);
  // Phones end a tab in the background without a word.
  on('visibilitychange', save);
}
