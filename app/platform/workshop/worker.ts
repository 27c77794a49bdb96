import type { Done, Order } from './order.ts';

/**
 * The program of the workshop's process: does one piece of work after another, each the default export of a module of the
 * site's own (`*.work.ts`), and ends with whoever started it.
 */
process.on('message', ({ id, module, input }: Order) => {
  void work(module, input).then((done) => process.send?.({ ...done, id }));
});
process.on('disconnect', () => process.exit(0));
// Sent to the whole group (Ctrl+C, a service manager): the site finishes what runs, and then this process ends with it.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => {});

async function work(module: string, input: unknown): Promise<Omit<Done, 'id'>> {
  try {
    const { default: piece } = (await import(module)) as { default: (input: unknown) => unknown };
    return { output: await piece(input) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
