import { around, on } from './on.ts';

const item = 'li[data-item]';
const wide = matchMedia('(min-width:72rem)');

/** What the menu needs beside its popovers and CSS; the rules are in `app/site/menu/README.md`. */
export function serveMenus(): void {
  on('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const each of document.querySelectorAll(`${item}:is(:hover,:focus-within)`)) {
      if (subMenu(each)?.contains(document.activeElement)) each.querySelector('a')?.focus();
      dismiss(each, true);
    }
    foldAgain();
  });
  on('pointerout', (event) => event.pointerType === 'mouse' && leave(event));
  on('focusout', leave);
  // Captured: the event does not rise to the window.
  on(
    'toggle',
    (event) => {
      const opened = (event as ToggleEvent).newState === 'open';
      const own = around(event, item);
      if (!own) return;
      const focused = document.activeElement;
      if (opened || focused?.parentElement === own) dismiss(own, !opened);
      // On a phone a button inside of it closes it: the focus must not go with that.
      else if (!wide.matches && (focused === document.body || subMenu(own)?.contains(focused))) {
        own.querySelector('button')?.focus();
      }
    },
    true,
  );
  on('click', (event) => {
    if (!around(event, 'header details')) foldAgain();
    const link = around(event, 'header a');
    if (!link) return;
    for (const menu of document.querySelectorAll('header [popover]')) close(menu);
    dismiss(link.closest(item), true);
  });
}

/** The pointer or the focus leaves an item of the menu. */
function leave(event: MouseEvent | FocusEvent): void {
  const own = around(event, item);
  if (!own || own.contains(event.relatedTarget as Node | null)) return;
  if (wide.matches) close(subMenu(own));
  dismiss(own, false);
}

/** The items that do not fit into the menu's line go back behind "More". */
const foldAgain = () => document.querySelector('header details')?.removeAttribute('open');

const subMenu = (own: Element) => own.querySelector('[popover]');

const close = (menu: Element | null) => (menu as HTMLElement | null)?.togglePopover?.(false);

const dismiss = (own: Element | null, yes: boolean) => own?.toggleAttribute('data-dismissed', yes);
