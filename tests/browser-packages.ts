import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Where Debian puts the Chromium that has no window at all: pages cost it a fifth less than the whole browser. Elsewhere
 * Playwright's own is used.
 */
export const debianChromium = '/usr/bin/chromium-headless-shell';

/** Installs what the browser tests need and a bare machine lacks: Chromium and Chinese fonts, from Debian's packages. */
export function installBrowserPackages(): void {
  const missing = [
    ...(existsSync(debianChromium) ? [] : ['chromium-headless-shell']),
    ...(hasChineseFont() ? [] : ['fonts-noto-cjk']),
  ];
  if (missing.length === 0 || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing ${missing.join(', ')} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  const quietly = ['install', '-y', '-qq', '--no-install-recommends', ...missing];
  execFileSync('apt-get', quietly, { stdio: ['ignore', 'ignore', 'inherit'], env });
}

function hasChineseFont(): boolean {
  const { stdout } = spawnSync('fc-list', [':lang=zh-cn'], { encoding: 'utf8' });
  return Boolean(stdout?.trim());
}
