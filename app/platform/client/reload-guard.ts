/** A page that failed over the network is loaded anew at most once in this time (specification 9), in milliseconds. */
export const reloadPause = 60_000;

const stampName = 'loaded-anew';

/**
 * Whether a page may be loaded anew now, and if so remembers that it was. Where nothing can be remembered (storage
 * forbidden) the answer is no: it would never end.
 */
export function mayLoadAnew(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(stampName));
    if (Math.abs(now - last) < reloadPause) return false;
    sessionStorage.setItem(stampName, String(now));
    return true;
  } catch {
    return false;
  }
}

/** A browser that sets out for another document breaks off at once what is still on its way, in milliseconds at most. */
export const settingOut = 5_000;

let setOutAt = Number.NEGATIVE_INFINITY;

/**
 * Notes when the browser sets out for another document. Firefox then breaks off what is on its way, which is no failure of
 * the network: to load the page anew would take the reader back from where they are going.
 */
export function watchSettingOut(): void {
  addEventListener('beforeunload', () => {
    setOutAt = performance.now();
  });
}

/**
 * Loads a page anew, as a document, after its data or a chunk of it did not come; at most once in `reloadPause`.
 * @param href the page that was being opened
 * @returns whether a page is on its way, this one or the one that the reader has set out for; if not, the error face has the
 *   word
 */
export function loadAnew(href: string): boolean {
  if (performance.now() - setOutAt < settingOut) return true;
  // Without a network the browser would show its own face in place of the page; ours tries again by itself.
  if (!navigator.onLine || !mayLoadAnew()) return false;
  const target = new URL(href, location.href);
  if (target.pathname + target.search === location.pathname + location.search) location.reload();
  else location.assign(target);
  return true;
}
