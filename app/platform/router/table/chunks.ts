import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;
export type Chunk = Rolldown.OutputChunk;

/** All that a chunk imports, now or later. */
export function importsOf(chunk: Bundle[string]): string[] {
  return chunk.type === 'chunk' ? [...chunk.imports, ...chunk.dynamicImports] : [];
}

/** What a chunk cannot run without. */
export function neededBy(chunk: Bundle[string]): string[] {
  return chunk.type === 'chunk' ? chunk.imports : [];
}

/** The pages of a build: entries that export a component. */
export function pagesIn(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter(
    (each): each is Chunk => each.type === 'chunk' && each.isEntry && each.exports.includes('default'),
  );
}

/** Chunks, all that they lead to, and all that those lead to. */
export function reached(bundle: Bundle, from: Chunk[], leadsTo: (chunk: Chunk) => string[]): Set<Chunk> {
  const seen = new Set<Chunk>();
  const left = [...from];
  for (let chunk = left.pop(); chunk; chunk = left.pop()) {
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    for (const name of leadsTo(chunk)) {
      const next = bundle[name];
      if (next?.type === 'chunk') left.push(next);
    }
  }
  return seen;
}
