import { useEffect } from 'react';
import { preloadModule } from 'react-dom';
import { useLocation } from 'react-router';
import { isThrifty } from '#platform/client/connection.ts';
import { whenIdle } from '#platform/client/when-idle.ts';
import { useAwakeRouter } from './use-awake-router.ts';

/** Kinds of page prefetched for one page shown: a page and all it loads should stay below 170 kB. */
const kindsPerPage = 1;
/** One that lacks more chunks than these is left: it would outweigh what others of the page's links lead to. */
const chunksPerKind = 2;

/** A feed or another file: the server answers it, and there is no code of it to fetch. */
const file = /\.\w+$/;

/**
 * When the browser is idle, fetches the code of pages that links in view lead to. Data is not fetched ahead: it would
 * outweigh the page itself. Nothing is fetched where the visitor saves data.
 */
export function usePrefetch(): void {
  const { router, manifest } = useAwakeRouter();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page shown (its key) has links of its own.
  useEffect(() => {
    if (!router || !manifest || isThrifty()) return;
    const known = new Set(router.state.matches.map(({ route }) => manifest.routes[route.id]?.module));
    let left = kindsPerPage;

    function prefetch(link: HTMLAnchorElement): void {
      const page = left > 0 && pageOf(link);
      if (!page || known.has(page.module)) return;
      known.add(page.module);
      const missing = lacking([page.module, ...(page.imports ?? [])]);
      if (missing.length === 0 || missing.length > chunksPerKind) return;
      left -= 1;
      for (const chunk of missing) preloadModule(chunk, { as: 'script' });
    }

    function pageOf({ origin, pathname }: HTMLAnchorElement) {
      if (origin !== location.origin || file.test(pathname)) return undefined;
      const route = router?.match(pathname)?.at(-1)?.route;
      return route && !route.path?.endsWith('*') ? manifest?.routes[route.id] : undefined;
    }

    return watchLinks((link) => whenIdle(() => prefetch(link)));
  }, [router, manifest, key]);
}

/** Those of some chunks that this page has not asked for yet. */
function lacking(chunks: string[]): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  const here = new Set([...links].map(({ href }) => new URL(href).pathname));
  return chunks.filter((chunk) => !here.has(chunk));
}

/** Calls back for every link of the page itself, not of the frame around it, as it comes into view. */
function watchLinks(seen: (link: HTMLAnchorElement) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      seen(target as HTMLAnchorElement);
    }
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) observer.observe(link);
  return () => observer.disconnect();
}
