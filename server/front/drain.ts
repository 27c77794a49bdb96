import type { Server } from 'node:http';

const idleCheck = 50;
const patience = 20_000;

/**
 * Closes a server: no new connections, idle ones closed at once and others as they become idle. What still runs after
 * 20 s is broken off, so that the process ends within the 30 s of the contract.
 */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), idleCheck);
  const late = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
