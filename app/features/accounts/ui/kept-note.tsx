import { useLingui } from '@lingui/react/macro';
import type { KeptForm } from '../sessions/kept-form.server.ts';

interface KeptNoteProps {
  /** What was kept of the form of this page; nothing is said where nothing was. */
  kept: Pick<KeptForm, 'hadFiles'> | undefined;
  /** False where nothing had been typed into it. */
  typed?: boolean;
}

/** Says of a form that it was kept while its member logged in again, and what becomes of it. */
export function KeptNote({ kept, typed = true }: KeptNoteProps) {
  const { t } = useLingui();
  if (!kept) return undefined;
  return (
    <p role="status">
      <b>{t`You were logged out before this was sent. Nothing has reached us yet.`}</b>{' '}
      {typed && t`What you typed is still here.`}{' '}
      {kept.hadFiles && t`Your files could not be kept. Please choose them again.`}
    </p>
  );
}
