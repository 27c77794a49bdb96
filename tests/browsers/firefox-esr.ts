#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * Debian's Firefox as Playwright starts it (`channel: 'moz-firefox'`), with the same arguments. It stands between the two:
 * Playwright sets the scheme of colours of every page by a command that this Firefox does not know yet, and would open
 * none. That one is answered here, without effect; all others go through.
 */
const unknown = 'emulation.setMediaFeaturesOverride';

const firefox = spawn('firefox-esr', process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 1));

for await (const line of createInterface(firefox.stderr)) {
  const [, address] = /^WebDriver BiDi listening on (ws:\S+)$/.exec(line) ?? [];
  console.error(address ? `WebDriver BiDi listening on ${await standBetween(address)}` : line);
}

/** @returns the address that Playwright goes to instead */
async function standBetween(address: string): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(`${address}${url}`, { maxPayload: 0 });
    const opened = once(browser, 'open');
    playwright.on('message', async (data) => {
      await opened;
      const { id, method } = JSON.parse(String(data)) as { id: number; method: string };
      if (method === unknown) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else browser.send(String(data));
    });
    browser.on('message', (data) => playwright.send(String(data)));
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return `ws://127.0.0.1:${port}`;
}
