import type { RefCallback } from 'react';
import { bindKey } from './bound-keys.ts';

/** A ref for a control that a key presses, while it is there. The key does what the control is called; the palette has it too. */
export function pressedBy(keys: string | undefined): RefCallback<HTMLElement> | undefined {
  if (!keys) return undefined;
  return (control) =>
    control ? bindKey({ keys, does: nameOf(control), run: () => control.click(), offered: true }) : undefined;
}

/** A ref for a field that a key leads to. */
export function focusedBy(keys: string, does: string): RefCallback<HTMLElement> {
  return (field) => (field ? bindKey({ keys, does, run: () => field.focus() }) : undefined);
}

/** Its words without the key that stands beside them. */
function nameOf(control: HTMLElement): string {
  const words = [...control.childNodes].filter((node) => !(node instanceof Element && node.ariaHidden === 'true'));
  return words
    .map(({ textContent }) => textContent)
    .join('')
    .trim();
}
