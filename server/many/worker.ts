import cluster from 'node:cluster';

/** What the process that looks after others tells one of them: another serves in its place, it lets go and ends. */
const replaced = 'replaced';

/** What a process tells the one that looks after it, once it serves. */
export interface Serving {
  /** Where the site is, as visitors of this machine reach it. */
  home: string;
}

/** Which of the processes of one address this is, from 1; undefined where it is alone. */
export function placeOfProcess(): number | undefined {
  return cluster.isWorker ? Number(process.env.PROCESS_PLACE) : undefined;
}

/** Says where the site is: to whoever looks after this process, or to the operator. */
export function sayServing(home: string): void {
  if (cluster.isWorker) process.send?.({ home } satisfies Serving);
  else console.log(`The site is at ${home}`);
}

/** @param work done when another process serves in the place of this one */
export function onReplaced(work: () => void): void {
  process.on('message', (said) => {
    if (said === replaced) work();
  });
}

/** Has a process let go of its connections and end, as another serves in its place. */
export function replace(worker: { send(said: string): unknown }): void {
  worker.send(replaced);
}

/** @returns whether something that a process said is that it serves */
export function isServing(said: unknown): said is Serving {
  return typeof said === 'object' && said !== null && 'home' in said && typeof said.home === 'string';
}
