import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';

/** So many names of browsers are known to be a browser's or not. */
const mostNames = 1000;

/** Whether somebody reads what is asked for: a browser asks, and not in case they go there. Nothing else of them is looked at. */
export type IsRead = (request: Pick<IncomingMessage, 'method' | 'headers'>) => boolean;

export function readers(): IsRead {
  const bots = new Map<string, boolean>();
  const isBot = (name: string): boolean => {
    const known = bots.get(name);
    if (known !== undefined) return known;
    if (bots.size >= mostNames) bots.clear();
    const found = isbot(name);
    bots.set(name, found);
    return found;
  };
  return ({ method, headers }) => {
    if (method !== 'GET') return false;
    // Fetched in case somebody goes there, or by what does not say what it is.
    if (headers['sec-purpose'] !== undefined || headers['user-agent'] === undefined) return false;
    return !isBot(headers['user-agent']);
  };
}
