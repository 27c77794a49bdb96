import { compressBest, type StoredAnswer } from './stored-answer.ts';

const longestQueue = 200;

/** Compresses what is asked for often as well as Brotli can, one answer at a time, behind everything else. */
export interface BetterCompression {
  add(answer: StoredAnswer): void;
  stop(): void;
}

/** @param onFailure told of an answer that could not be compressed; it stays as it is */
export function betterCompression(onFailure: (error: unknown) => void): BetterCompression {
  const queue: StoredAnswer[] = [];
  let running = false;
  const run = async () => {
    running = true;
    for (let next = queue.shift(); next; next = queue.shift()) {
      await compressBest(next).catch(onFailure);
    }
    running = false;
  };
  return {
    add: (answer) => {
      if (answer.bestTried || queue.length >= longestQueue) return;
      queue.push(answer);
      if (!running) void run();
    },
    stop: () => {
      queue.length = 0;
    },
  };
}
