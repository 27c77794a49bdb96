import type pg from 'pg';
import type { Logger } from 'pino';
import type { OpenDatabase } from '#platform/db/open.ts';
import { pagesChannel } from '#platform/db/page-tags.ts';

interface Emptied {
  emptyPages(tags: string[]): void;
  emptyAll(): void;
}

const pauseBeforeReconnecting = 1000;

/**
 * Listens for what other processes (and this one) have written, and empties the pages made from it. After a lost
 * connection all pages are emptied: notices may have been missed.
 */
export async function listenForEmptiedPages(
  database: Pick<OpenDatabase, 'connect'>,
  caches: Emptied[],
  log: Logger,
): Promise<{ stop(): Promise<void> }> {
  let stopped = false;
  let client: pg.Client;

  async function listen(): Promise<void> {
    const opened = await database.connect();
    client = opened;
    client.on('notification', ({ channel, payload }) => {
      if (channel !== pagesChannel || !payload) return;
      for (const cache of caches) cache.emptyPages([payload]);
    });
    let lost = false;
    client.on('error', (error) => {
      if (lost) return;
      lost = true;
      log.warn({ err: error }, 'connection for page notices lost');
      for (const cache of caches) cache.emptyAll();
      void reconnect();
    });
    await client.query(`listen ${pagesChannel}`);
  }

  async function reconnect(): Promise<void> {
    while (!stopped) {
      try {
        await listen();
        for (const cache of caches) cache.emptyAll();
        return;
      } catch (error) {
        log.warn({ err: error }, 'page notices cannot be heard');
        await new Promise((resolve) => setTimeout(resolve, pauseBeforeReconnecting));
      }
    }
  }

  await listen();
  return {
    async stop() {
      stopped = true;
      await client.end();
    },
  };
}
