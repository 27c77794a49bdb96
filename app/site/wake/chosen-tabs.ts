/** Brings the chosen one of tabs that scroll on a phone into view, where the browser does not do so by itself. */
export function showChosenTabs(): void {
  if (CSS.supports('scroll-initial-target:nearest')) return;
  for (const tab of document.querySelectorAll('main li>[aria-current]')) {
    const row = tab.closest('ul');
    if (!row || row.scrollWidth <= row.clientWidth) continue;
    const { left, width } = tab.getBoundingClientRect();
    row.scrollLeft += left + width / 2 - innerWidth / 2;
  }
}
