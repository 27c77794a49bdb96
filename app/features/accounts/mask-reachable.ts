import type { Reachable } from './reachable.server.ts';

/** A phone or mail as its owner knows it again and nobody else reads it: `+260 ••• 457`, `m•••@example.com`. */
export function maskReachable({ channel, address }: Reachable): string {
  if (channel === 'sms') return `${address.slice(0, 4)} ••• ${address.slice(-3)}`;
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}•••${address.slice(at)}`;
}
