import { around, on } from './on.ts';

/** Specification 9: shown above this many pixels, and up in steps of so many pixels every so many milliseconds. */
const threshold = 100;
const step = 50;
const pace = 10;

const button = '[data-back-to-top]';

/** Shows the page's `[data-back-to-top]` where there is something to go back over, and takes the reader up. */
export function serveBackToTop(): void {
  const show = () => document.querySelector(button)?.toggleAttribute('hidden', scrollY <= threshold);
  on('scroll', show);
  on('pageshow', show);
  on('click', (event) => {
    if (around(event, button)) goUp();
  });
}

function goUp(): void {
  // The button goes away up there: the focus must not go with it.
  document.querySelector('main')?.focus({ preventScroll: true });
  let top = scrollY;
  const pixels = matchMedia('(prefers-reduced-motion:reduce)').matches ? top : step;
  const timer = setInterval(() => {
    // Whoever scrolls down meanwhile is the master.
    if (top <= 0 || scrollY > top + step) return clearInterval(timer);
    top -= pixels;
    scrollTo({ top, behavior: 'instant' });
  }, pace);
}
