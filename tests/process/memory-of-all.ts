import { readFileSync } from 'node:fs';
import { childrenOf } from '#tests/support/sites/several-processes.ts';

/** A process and those that it has started itself, by their ids. */
export function withChildren(id: number): string[] {
  return [id, ...childrenOf(id)].map(String);
}

/** What processes hold for themselves, MiB: all but the files that they map. */
export function ownMemory(ids: readonly string[]): number {
  const kilobytes = ids.map((id) => Number(/^RssAnon:\s+(\d+)/m.exec(read(id, 'status'))?.[1] ?? 0));
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/**
 * What processes hold of the files that they map, MiB. A page that several of them map is in memory once, and counted once: of
 * each file what the one counts that holds most of it.
 */
export function mappedFiles(ids: readonly string[]): number {
  const most = new Map<string, number>();
  for (const id of ids) {
    for (const [file, kilobytes] of filesOf(id)) most.set(file, Math.max(kilobytes, most.get(file) ?? 0));
  }
  return [...most.values()].reduce((sum, each) => sum + each, 0) / 1024;
}

/** What is read only or unchanged of the files that a process maps, kB; what it has changed is its own (RssAnon). */
function filesOf(id: string): Map<string, number> {
  const files = new Map<string, number>();
  const mappings = read(id, 'smaps').split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m);
  for (const mapping of mappings) {
    const file = /^\S+ \S+ \S+ \S+ \S+ +(\/.+)$/m.exec(mapping)?.[1];
    if (!file) continue;
    const kilobytes = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(mapping)?.[1] ?? 0);
    files.set(file, (files.get(file) ?? 0) + kilobytes('Rss') - kilobytes('Anonymous'));
  }
  return files;
}

/** Nothing, where the process has ended. */
function read(id: string, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
