/** Work of every kind that the workshop has to live with. */
export default async function strange({ does, says }: { does: string; says?: unknown }): Promise<unknown> {
  switch (does) {
    case 'says':
      return says;
    case 'names its process':
      return process.pid;
    case 'lists what it was given':
      return Object.keys(process.env).sort();
    case 'throws':
      throw new Error('on purpose');
    case 'goes on for ever':
      for (;;);
    case 'ends its process':
      return process.abort();
    case 'fills the memory': {
      const all: number[][] = [];
      for (;;) all.push(new Array<number>(1_000_000).fill(all.length));
    }
  }
}
