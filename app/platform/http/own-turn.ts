const waiting: (() => void)[] = [];

/**
 * Waits for a turn of the event loop of one's own: of all who wait, one goes on per turn, and between two what else has
 * come (a page from memory, a question about health) is answered. Before work that keeps the thread for milliseconds.
 */
export function ownTurn(): Promise<void> {
  return new Promise((goOn) => {
    waiting.push(goOn);
    if (waiting.length === 1) setImmediate(next);
  });
}

function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(next);
}
