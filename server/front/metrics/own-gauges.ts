import { Gauge, type Registry } from 'prom-client';

/** What enters a gauge of this process, which is at hand as somebody asks. */
export function ownGauges(registry: Registry): (name: string, help: string, read: () => number) => void {
  return (name, help, read) => {
    new Gauge({
      ...{ name, help, registers: [registry] },
      collect() {
        this.set(read());
      },
    });
  };
}
