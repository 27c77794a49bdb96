const typed = new Map<HTMLTextAreaElement, string>();

/**
 * Remembers what is typed into text areas until the page is awake: as React wakes one that is not empty, it gives it the text
 * that it came with (react-dom, `initTextarea`), and what a quick hand has written there meanwhile would be gone. Waking takes a while
 * on a slow device: what is written next, or sent, finds everything in its place before.
 */
export function watchTyping(): void {
  for (const area of document.querySelectorAll('textarea')) if (area.value !== area.defaultValue) note(area);
  addEventListener('input', noteInput, true);
  for (const kind of ['beforeinput', 'submit']) addEventListener(kind, putBack, true);
}

/** The page is awake: what was typed before is put back as if it were typed now. */
export function putBackTyped(): void {
  removeEventListener('input', noteInput, true);
  for (const kind of ['beforeinput', 'submit']) removeEventListener(kind, putBack, true);
  for (const area of putBack()) area.dispatchEvent(new Event('input', { bubbles: true }));
  typed.clear();
}

/** @returns the areas that had lost what was typed */
function putBack(): HTMLTextAreaElement[] {
  // By the element's own way: React takes what is written by the one that it has put over it for its own.
  const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  const lost = [...typed].filter(([area, text]) => area.value !== text);
  for (const [area, text] of lost) write?.call(area, text);
  return lost.map(([area]) => area);
}

function noteInput({ target }: Event): void {
  if (target instanceof HTMLTextAreaElement) note(target);
}

function note(area: HTMLTextAreaElement): void {
  typed.set(area, area.value);
}
