import type { ComponentProps } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Kbd } from '../keys/kbd.tsx';
import { pressedBy } from '../keys/pressed-by.ts';
import css from './button.module.css';

export interface ButtonLook {
  /** `main`: the main act; `publish`: what the public will see; `refuse`: sends back, refuses, removes. */
  look?: 'plain' | 'main' | 'publish' | 'refuse' | 'quiet';
  /** Lower, for rows and panels. */
  slim?: boolean;
  /** As wide as its column. */
  wide?: boolean;
  /** The key that does the same: it is shown inside, and bound. */
  keys?: string;
}

/** A button of a form; of type `submit` unless it says otherwise. */
export function Button({ look, slim, wide, keys, children, ...button }: ButtonLook & ComponentProps<'button'>) {
  return (
    <button
      type="submit"
      data-look={look}
      className={classOf({ look, slim, wide })}
      ref={pressedBy(keys)}
      aria-keyshortcuts={shortcut(keys)}
      {...button}
    >
      {children}
      {keys && <Kbd silent>{keys}</Kbd>}
    </button>
  );
}

/** A link that looks like a button. @param to path of the site, without language prefix */
export function ButtonLink({
  to,
  look,
  slim,
  wide,
  keys,
  children,
  ...link
}: ButtonLook & { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <a
      href={localHref(useLocale(), to)}
      className={classOf({ look, slim, wide })}
      ref={pressedBy(keys)}
      aria-keyshortcuts={shortcut(keys)}
      {...link}
    >
      {children}
      {keys && <Kbd silent>{keys}</Kbd>}
    </a>
  );
}

function classOf({ look = 'plain', slim, wide }: ButtonLook): string {
  return [css.button, css[look], slim && css.slim, wide && css.wide].filter(Boolean).join(' ');
}

/** As assistive technology wants it: `Ctrl K` is `Control+K`. */
function shortcut(keys: string | undefined): string | undefined {
  return keys?.replace('Ctrl', 'Control').replaceAll(' ', '+');
}
