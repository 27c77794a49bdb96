import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

/**
 * Where Debian puts the Chromium that has no window at all: pages cost it a fifth less than the whole browser. Elsewhere
 * Playwright's own is used.
 */
export const debianChromium = '/usr/bin/chromium-headless-shell';

/** What Debian's packages of the other two engines bring (tests/browsers). */
const otherEngines = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

/**
 * Installs what the browser tests need and a bare machine lacks: Chromium and Chinese fonts, from Debian's packages.
 * Others may keep this process busy meanwhile.
 * @throws Error where they are not to be had
 */
export async function installBrowserPackages(): Promise<void> {
  await install([
    ...(existsSync(debianChromium) ? [] : ['chromium-headless-shell']),
    ...(hasChineseFont() ? [] : ['fonts-noto-cjk']),
  ]);
}

/**
 * Installs Firefox and WebKitGTK, from Debian's packages: 110 MB, and longer than `npm test` may wait (record 125).
 * @throws Error where they are not to be had
 */
export async function installOtherEngines(): Promise<void> {
  await install(Object.entries(otherEngines).flatMap(([name, program]) => (existsSync(program) ? [] : [name])));
}

/** Only root can, where there is apt. */
async function install(missing: string[]): Promise<void> {
  if (missing.length === 0 || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing ${missing.join(', ')} ...`);
  const command = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${missing.join(' ')}`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const [status] = await once(spawn('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'], env }), 'close');
  if (status !== 0) throw new Error(`${missing.join(', ')} could not be installed: apt-get ended with ${status}`);
}

function hasChineseFont(): boolean {
  const { stdout } = spawnSync('fc-list', [':lang=zh-cn'], { encoding: 'utf8' });
  return Boolean(stdout?.trim());
}
