import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, type Registry } from 'prom-client';
import { ownGauges } from './own-gauges.ts';

/** How late the event loop ran is said of the time since somebody last asked, of this much at the least: milliseconds. */
const shortestWindow = 10_000;

/** Memory, processor and event loop of this process. @returns what ends the watching */
export function processMetrics(registry: Registry): () => void {
  const gauge = ownGauges(registry);
  gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  gauge('process_heap_used_bytes', 'Used heap of the process', () => process.memoryUsage().heapUsed);
  gauge('process_uptime_seconds', 'Age of the process', () => process.uptime());
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of the process, of all its threads',
    registers: [registry],
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  return eventLoopLag(registry);
}

function eventLoopLag(registry: Registry): () => void {
  const lag = monitorEventLoopDelay({ resolution: 20 });
  lag.enable();
  let since = performance.now();
  const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);
  new Gauge({
    name: 'event_loop_lag_seconds',
    help: 'How late the event loop ran since the metrics were last asked for',
    labelNames: ['quantile'],
    registers: [registry],
    collect() {
      this.set({ quantile: '0.5' }, seconds(lag.percentile(50)));
      this.set({ quantile: '0.99' }, seconds(lag.percentile(99)));
      this.set({ quantile: '1' }, seconds(lag.max));
      if (performance.now() - since < shortestWindow) return;
      since = performance.now();
      lag.reset();
    },
  });
  return () => lag.disable();
}
