import cluster from 'node:cluster';
import type { Logger } from 'pino';
import { Place } from './place.ts';

/**
 * Keeps so many processes of the site at one address, and does nothing else: whoever dies is followed by another, SIGTERM or
 * SIGINT ends them all, SIGHUP renews them one by one, each as the one that follows it serves. The first one starts alone: what
 * is to be migrated and filled is done once the others come. Returns when all serve.
 */
export async function supervise(count: number, log: Logger): Promise<void> {
  // Each takes its connections itself. Handed out by this process, those on their way to one that is killed would belong to nobody,
  // and whoever asked would wait for minutes (decision 120).
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const places = Array.from({ length: count }, (_, i) => new Place(i + 1, log));
  endOnSignal(places);
  const allowRenewal = renewOnSignal(places, log);
  const [first, ...others] = places;
  const home = await first?.start().catch((error: Error) => {
    // It has said itself what is wrong.
    log.error({ why: error.message }, 'the first process has not come to serve');
    process.exit(1);
  });
  await Promise.all(others.map((place) => place.startOrRetry()));
  allowRenewal();
  console.log(`The site is at ${home}`);
}

function endOnSignal(places: readonly Place[]): void {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    const went = await Promise.all(places.map((place) => place.end()));
    process.exit(went.every(Boolean) ? 0 : 1);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, end);
}

/** @returns allows it from now on */
function renewOnSignal(places: readonly Place[], log: Logger): () => void {
  let busy = true;
  process.on('SIGHUP', async () => {
    if (busy) return log.warn('the processes are being started already');
    busy = true;
    try {
      for (const place of places) await place.renew();
      log.info('all processes are renewed');
    } catch (err) {
      log.error({ err }, 'a new process has not come to serve: the ones that serve go on');
    } finally {
      busy = false;
    }
  });
  return () => {
    busy = false;
  };
}
