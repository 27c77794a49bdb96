/** Brings the chosen one of tabs that scroll on a phone into view: not every browser knows `scroll-initial-target`. Where nothing scrolls nothing happens. */
export function showChosenTabs(): void {
  for (const tab of document.querySelectorAll('main li>[aria-current]')) {
    tab.closest('ul')?.scrollBy(tab.getBoundingClientRect().left - innerWidth / 3, 0);
  }
}
