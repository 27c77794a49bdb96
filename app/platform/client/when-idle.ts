/** Longest wait for an idle moment (specification 9), in milliseconds. */
const patience = 2000;

/** Does something once the browser is idle. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: patience });
  else setTimeout(task, patience / 4);
}
