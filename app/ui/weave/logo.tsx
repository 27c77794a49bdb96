import type { ReactNode } from 'react';
import styles from './logo.module.css';

/** The mark of the Expo: a lozenge of cloth in a lattice window. Decoration: the name stands beside it. */
export function Logo({ className }: { className?: string }): ReactNode {
  return (
    <svg className={[styles.logo, className].filter(Boolean).join(' ')} viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.deep} d="M0 0h24v24H0z" />
      <path className={styles.ochre} d="M2 12 12 2l10 10-10 10zM6 12l6 6 6-6-6-6z" />
      <path className={styles.paper} d="M9 12l3-3 3 3-3 3z" />
      <path className={styles.cinnabar} d="M0 0h4L0 4zM24 0h-4l4 4zM0 24h4l-4-4zM24 24h-4l4-4z" />
    </svg>
  );
}
