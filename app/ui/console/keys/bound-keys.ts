/** A key, or two in turn (`G T`), and what it does on this page. */
export interface Binding {
  /** As printed: `J`, `/`, `?`, `Enter`, `Ctrl K`, `G T`. */
  keys: string;
  /** What it does, in the reader's language: "Next row". */
  does: string;
  run(): void;
  /** Whether the palette offers it too, among what can be done here. */
  offered?: boolean;
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
  if (!key.startsWith('Ctrl ') && (isTyping(event.target) || !keysAreOn())) return;
  const both = event.timeStamp - first.at < patience ? `${first.key} ${key}` : '';
  first = { key, at: event.timeStamp };
  const found = boundKeys();
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

function keyOf({ key, ctrlKey, metaKey }: KeyboardEvent): string {
  const own = key.length === 1 ? key.toUpperCase() : (printed[key] ?? key);
  return ctrlKey || metaKey ? `Ctrl ${own}` : own;
}

/** Boxes to tick take no letters: keys work on them. */
function isTyping(target: EventTarget | null): boolean {
  const fields =
    'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable]:not([contenteditable="false"])';
  return target instanceof Element && target.closest(fields) !== null;
}
