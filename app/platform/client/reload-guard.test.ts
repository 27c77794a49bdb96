import { beforeEach, expect, test, vi } from 'vitest';
import { loadAnew, mayLoadAnew, reloadPause, settingOut, watchSettingOut } from './reload-guard.ts';

const start = Date.parse('2027-06-01T09:00:00+08:00');
const here = 'https://expo.example/news/?page=2#top';
let assign: ReturnType<typeof vi.fn>;
let reload: ReturnType<typeof vi.fn>;

function openPage({ onLine = true } = {}): void {
  const kept = new Map<string, string>();
  assign = vi.fn();
  reload = vi.fn();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('location', { ...urlParts(here), assign, reload });
}

function urlParts(href: string) {
  const { pathname, search } = new URL(href);
  return { href, pathname, search };
}

beforeEach(() => openPage());

test('once, and again only after 60 seconds', () => {
  expect(mayLoadAnew(start)).toBe(true);
  expect(mayLoadAnew(start + 1)).toBe(false);
  expect(mayLoadAnew(start + reloadPause - 1)).toBe(false);
  expect(mayLoadAnew(start + reloadPause)).toBe(true);
  expect(mayLoadAnew(start + reloadPause + 1)).toBe(false);
});

test('a clock that was set back does not forbid it for ever', () => {
  expect(mayLoadAnew(start)).toBe(true);
  expect(mayLoadAnew(start - 2 * reloadPause)).toBe(true);
});

test('never where nothing can be remembered: it would not end', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
  });
  expect(mayLoadAnew(start)).toBe(false);
});

test('another page is opened, the same page is loaded anew', () => {
  expect(loadAnew('/about/')).toBe(true);
  expect(String(assign.mock.calls[0]?.[0])).toBe('https://expo.example/about/');
  openPage();
  expect(loadAnew('/news/?page=2')).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
});

test('the second failure within a minute is left to the error face', () => {
  loadAnew('/about/');
  expect(loadAnew('/about/')).toBe(false);
  expect(assign).toHaveBeenCalledOnce();
});

test('whoever has set out for another page is not taken back by what is broken off', () => {
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  // As long ago as it takes: for the tests that follow nobody has set out.
  const then = performance.now() - settingOut;
  const now = vi.spyOn(performance, 'now').mockReturnValue(then);
  watchSettingOut();
  window.dispatchEvent(new Event('beforeunload'));
  expect(loadAnew('/news/?page=2')).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  // A file came of it, and the page has stayed.
  now.mockReturnValue(then + settingOut);
  expect(loadAnew('/news/?page=2')).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('without a network nothing is loaded, and the one try is kept for later', () => {
  openPage({ onLine: false });
  expect(loadAnew('/about/')).toBe(false);
  vi.stubGlobal('navigator', { onLine: true });
  expect(loadAnew('/about/')).toBe(true);
});
