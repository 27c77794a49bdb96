/** A key, or two in turn (`G T`), and what it does on this page. */
export interface Binding {
  /** As printed: `J`, `/`, `?`, `Enter`, `Ctrl K`, `G T`. */
  keys: string;
  /** What it does, in the reader's language: "Next row". */
  does: string;
  run(): void;
  /** Whether the palette offers it too, among what can be done here. */
  offered?: boolean;
  /** The browser does it by itself: it is named among the keys, and left to it. */
  native?: boolean;
}

/** Those of the page, the latest last: it wins where two have the same key. */
const bound = new Set<Binding>();
/** The first of two keys waits so long (milliseconds) for the second. */
const patience = 1500;
let first = { key: '', at: 0 };

/** Binds a key while a control is there. @returns what unbinds it */
export function bindKey(binding: Binding): () => void {
  if (bound.size === 0) addEventListener('keydown', press);
  bound.add(binding);
  return () => {
    bound.delete(binding);
    if (bound.size === 0) removeEventListener('keydown', press);
  };
}

/** What keys do just now, each once. */
export function boundKeys(): Binding[] {
  return [...new Map([...bound].map((binding) => [binding.keys, binding])).values()];
}

const setting = 'console-keys';

/** Whether single keys work on this device. Those with Ctrl always do. */
export function keysAreOn(): boolean {
  try {
    return localStorage.getItem(setting) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps on this device whether single keys work. */
export function turnKeys(on: boolean): void {
  try {
    localStorage.setItem(setting, on ? 'on' : 'off');
  } catch {
    // The device keeps nothing: they work again on the next page.
  }
}

function press(event: KeyboardEvent): void {
  const key = keyOf(event);
  if (event.defaultPrevented || event.isComposing || event.altKey) return;
  if (!key.startsWith('Ctrl ') && (isElsewhere(event.target) || !keysAreOn())) return;
  const both = event.timeStamp - first.at < patience ? `${first.key} ${key}` : '';
  first = { key, at: event.timeStamp };
  const found = boundKeys().filter(({ native }) => !native);
  const binding = found.find(({ keys }) => keys === both) ?? found.find(({ keys }) => keys === key);
  if (!binding) return;
  event.preventDefault();
  binding.run();
}

const printed: Record<string, string> = {
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

function keyOf({ key, code, shiftKey, ctrlKey, metaKey }: KeyboardEvent): string {
  // A French keyboard has figures with Shift, and letters of its own without.
  const [, figure] = (!shiftKey && /^Digit(\d)$/.exec(code)) || [];
  const own = figure ?? (key.length === 1 ? key.toUpperCase() : (printed[key] ?? key));
  return ctrlKey || metaKey ? `Ctrl ${own}` : own;
}

/** Somebody types, or is in a box over the page. Boxes to tick take no letters: keys work on them. */
function isElsewhere(target: EventTarget | null): boolean {
  const places =
    'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable]:not([contenteditable="false"]), dialog, [role="dialog"]';
  return target instanceof Element && target.closest(places) !== null;
}
