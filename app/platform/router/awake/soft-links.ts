import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { readAddress } from '#platform/i18n/address.ts';

/** Addresses of this site that are no page: the server answers them with a file or a redirect. */
const noPage = /^\/(?:api|language|media|qr|weave|zh-CN)(?:\/|$)|\.\w+$/;

/**
 * Once awake, links to pages of this site are followed softly. Links stay plain `<a>`: one listener for the document is
 * lighter than a router's link for each, on the server too. `data-reload` on a link asks for the page anew, `data-stays`
 * keeps scroll and focus where they are (a tab, a filter).
 */
export function useSoftLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      // Without a network the browser asks the service worker, which may have kept the page.
      if (!link || !navigator.onLine || !isPlainClick(event) || !leadsToPage(link)) return;
      event.preventDefault();
      const stays = link.dataset.stays !== undefined;
      navigate(link.pathname + link.search + link.hash, {
        replace: link.href === location.href,
        preventScrollReset: stays,
        state: stays ? { keepsFocus: true } : undefined,
      });
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

function isPlainClick(event: MouseEvent): boolean {
  const withKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !withKey && !event.defaultPrevented;
}

function leadsToPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return false;
  // Only the page's language has come with its words.
  if (readAddress(link.pathname).locale !== document.documentElement.lang) return false;
  if (link.dataset.reload !== undefined || link.dataset.language !== undefined || noPage.test(link.pathname))
    return false;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return !(samePage && link.hash);
}
