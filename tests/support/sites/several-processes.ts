import { readdirSync, readFileSync } from 'node:fs';
import type { SiteProcess } from './site-process.ts';

/** The processes that a process has started, by whichever of its threads, by their ids. @throws where it has ended */
export function childrenOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  const children = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'));
  return children.join(' ').split(/\s+/).filter(Boolean).map(Number);
}

/** The processes that serve, by their ids: children of the one that was started. */
export function servingProcesses({ process: { pid } }: SiteProcess): number[] {
  return pid === undefined ? [] : childrenOf(pid);
}

/** Whether a process of this id lives. */
export function livesStill(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** What came of requests that were sent one after the other, by so many visitors, until it was enough. */
export interface Asked {
  answered: number;
  /** Those without an answer, or with another than 200. */
  failed: string[];
}

/**
 * Asks for a page without pause, each time over a connection that is kept as long as the site keeps it.
 * @param until the end of it
 */
export async function askWithoutPause(url: string, visitors: number, until: AbortSignal): Promise<Asked> {
  const asked: Asked = { answered: 0, failed: [] };
  const visitor = async () => {
    while (!until.aborted) {
      try {
        const answer = await fetch(url);
        await answer.arrayBuffer();
        if (answer.status === 200) asked.answered += 1;
        else asked.failed.push(String(answer.status));
      } catch (error) {
        asked.failed.push(String(error instanceof Error ? (error.cause ?? error) : error));
      }
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return asked;
}
