import { keysOf } from '#platform/keys-of.ts';
import { MOTIFS } from '#ui/weave/motifs.ts';
import weave from '#ui/weave/weave.module.css';
import { hashOf, PALETTE_NAMES } from '#ui/weave/weave-pattern.ts';
import css from './face.module.css';

const motifs = keysOf(MOTIFS);

interface FaceProps {
  /** The person's own, that never changes: the picture depends on it alone. */
  id: string;
}

/** A person's woven face: one motif of the loom in one set of threads, for a weave is too fine for its size. */
export function Face({ id }: FaceProps) {
  const hash = hashOf(`staff-${id}`);
  const motif = motifs[hash % motifs.length];
  const palette = PALETTE_NAMES[(hash >>> 8) % PALETTE_NAMES.length] ?? 'forest';
  return (
    <svg className={`${weave.weave} ${weave[palette]} ${css.face}`} viewBox="0 0 8 8" aria-hidden="true">
      <use href={`#w-${motif}`} fill="var(--weave-bright)" color="var(--weave-pale)" />
    </svg>
  );
}
