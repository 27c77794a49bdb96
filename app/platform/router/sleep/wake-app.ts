import { isThrifty } from '#platform/client/connection.ts';
import { loadAnew, watchSettingOut } from '#platform/client/reload-guard.ts';
import { sleepingLink, sleepingScript } from './asleep.ts';

/** Longest wait for an idle moment (specification 9), in milliseconds. */
const patience = 2000;

/** Wakes the app once the page is loaded, painted and idle. */
export function wakeWhenIdle(): void {
  const script = document.querySelector(`script[type="${sleepingScript}"]`);
  if (!script || isThrifty()) return;
  watchSettingOut();
  const start = () => void wake(script.textContent);
  addEventListener('load', () =>
    requestAnimationFrame(() =>
      'requestIdleCallback' in window
        ? requestIdleCallback(start, { timeout: patience })
        : setTimeout(start, patience / 4),
    ),
  );
}

async function wake(program: string): Promise<void> {
  const modules: string[] = [];
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel^="${sleepingLink}"]`)) {
    const rel = link.rel.slice(sleepingLink.length);
    // The text of the sheets stands in the page already: disabled they are there for React, and not loaded twice.
    link.toggleAttribute('disabled', rel === 'stylesheet');
    link.onerror = failed;
    link.rel = rel;
    if (rel === 'modulepreload') modules.push(link.href);
    if (link.href.endsWith('#')) document.head.append(withoutMark(link));
  }
  // The first number that is written holds up a slow phone for 40 ms, as Unicode's tables are read. Most pages write one as React
  // takes over, which holds it up itself: so they are read in a task of their own, while the modules are on their way.
  setTimeout(Intl.NumberFormat);
  try {
    for (const module of modules) await runAlone(module, program);
  } catch {
    return failed();
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = program;
  script.onerror = failed;
  document.head.append(script);
}

/**
 * Runs a module before the program that needs it does, and lets whatever waits have its turn: all modules at once hold up a
 * slow phone for a quarter of a second. What the program starts itself (`import(...)`, the app) has to come last.
 */
async function runAlone(module: string, program: string): Promise<void> {
  if (program.includes(`import("${new URL(module).pathname}")`)) return;
  await import(/* @vite-ignore */ module);
  await new Promise((next) => setTimeout(next));
}

/** A sheet marked as shared with a lazy module is looked for under its plain address when that module comes. */
function withoutMark(link: HTMLLinkElement): HTMLLinkElement {
  const plain = link.cloneNode() as HTMLLinkElement;
  plain.setAttribute('href', link.href.slice(0, -1).replace(location.origin, ''));
  return plain;
}

/** The page works asleep too: it is loaded anew only while untouched, for a half-filled form is worth more. */
function failed(): void {
  if (document.activeElement === document.body) loadAnew(location.href);
}
