import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { WorkNotDone } from '#platform/workshop/work-not-done.ts';
import { workOf } from '#platform/workshop/workshop.server.ts';
import type { SheetRow } from './cell.ts';
import { mostSheetBytes } from './limits.ts';
import type { FileFault } from './unreadable-sheet.ts';

/** Why a sheet that was handed in is not looked at. */
export class SheetRefused extends Error {
  override name = 'SheetRefused';
  readonly why: FileFault | 'missing' | 'bytes' | 'busy' | 'tooLong' | 'heads';
  readonly line: number | undefined;

  constructor(why: SheetRefused['why'], line?: number) {
    super(`The sheet is refused: ${why}`);
    this.why = why;
    this.line = line;
  }
}

/** A sheet as it lies here for as long as it is looked at. */
export interface HeldSheet {
  /** Of its bytes: the same file has the same. */
  print: string;
  /** How many rows there are below the heads. */
  count: number;
  /** Its rows, read from the disk as they are needed. The first is the heads. */
  rows(): AsyncGenerator<SheetRow>;
}

/** A sheet of thousands of rows takes seconds; one that takes longer than this is refused. */
const patience = 90_000;

const read = workOf<typeof import('./read-sheet.work.ts').default>('#console/sheets/reading/read-sheet.work.ts', {
  ...{ rank: 'upload', patience, isLong: true },
});

/**
 * Takes in a sheet while it comes and has it read, in a process of its own and to the disk: no more of it is in memory than is at hand.
 * Nothing is left of it afterwards.
 * @param heads that columns may have
 * @throws SheetRefused; what the bytes throw where they break off
 */
export async function withSheet<Answer>(
  bytes: AsyncIterable<Uint8Array>,
  heads: readonly string[],
  work: (sheet: HeldSheet) => Promise<Answer>,
): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'expo-sheet-'));
  try {
    const [path, out] = [join(folder, 'sheet'), join(folder, 'rows')];
    const print = await takeIn(bytes, path);
    const answer = await read({ path, out, heads }).catch(asRefusal);
    if ('refused' in answer) throw new SheetRefused(answer.refused, answer.line);
    return await work({ print, count: answer.rows, rows: () => rowsIn(out) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function takeIn(bytes: AsyncIterable<Uint8Array>, path: string): Promise<string> {
  const hash = createHash('sha256');
  let count = 0;
  async function* counted() {
    for await (const chunk of bytes) {
      count += chunk.length;
      if (count > mostSheetBytes) throw new SheetRefused('bytes');
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(counted(), createWriteStream(path));
  if (count === 0) throw new SheetRefused('missing');
  return hash.digest('base64url');
}

/** A file that breaks the process which reads it is too large for it, whatever else it is. */
function asRefusal(error: unknown): never {
  if (error instanceof WorkNotDone && error.reason === 'busy') throw new SheetRefused('busy');
  if (error instanceof WorkNotDone && error.reason !== 'threw') throw new SheetRefused('tooLong');
  throw error;
}

async function* rowsIn(path: string): AsyncGenerator<SheetRow> {
  let rest = '';
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: 64 * 1024 })) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}
