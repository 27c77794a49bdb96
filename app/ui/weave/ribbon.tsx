import type { ReactNode } from 'react';
import { keysOf } from '#platform/keys-of.ts';
import { MOTIFS, type Motif } from './motifs.ts';
import styles from './weave.module.css';
import { hashOf, PALETTE_NAMES } from './weave-pattern.ts';

const motifs = keysOf(MOTIFS);

const motifOf = (id: string) => motifs[hashOf(id) % motifs.length];

/** Ids of ribbons that stand beside each other, made longer where the motif would be that of one before. At most twelve. */
export function unlikeRibbons(ids: readonly string[]): string[] {
  const taken = new Set<Motif | undefined>();
  return ids.map((id) => {
    let own = id;
    while (taken.has(motifOf(own)) && taken.size < motifs.length) own += "'";
    taken.add(motifOf(own));
    return own;
  });
}

/**
 * One row of weaving, eight times as wide as high: the lightest of the woven pictures, for where there are dozens of them
 * on every page. Decoration, like `Weave`; needs `<WeaveMotifs />` in the page.
 * @param id any stable text: motif and colours depend on it alone
 */
export function Ribbon({ id, className = '' }: { id: string; className?: string }): ReactNode {
  const hash = hashOf(id);
  const motif = motifOf(id);
  const palette = PALETTE_NAMES[(hash >>> 8) % PALETTE_NAMES.length] ?? 'forest';
  return (
    <svg
      className={`${styles.weave} ${styles[palette]} ${className}`}
      viewBox="0 0 64 8"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`#w-${motif}`} fill="var(--weave-pale)" color="var(--weave-bright)" />
    </svg>
  );
}
