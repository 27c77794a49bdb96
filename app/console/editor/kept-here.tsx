import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useState } from 'react';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Button } from '#ui/console/controls/button.tsx';
import { Note } from '#ui/console/page/note.tsx';
import { formatMoment } from '#ui/dates/dates.ts';
import type { Entries } from '../form/form-entries.ts';
import { entriesIn, isSameTyped } from '../form/typed.ts';
import { dropKept, type KeptText, keep, readKept } from './kept-texts.ts';

interface KeptHereProps {
  form: RefObject<HTMLFormElement | null>;
  /** Kind, thing and part: what was typed there is kept on this device until it has been saved. */
  place: string;
  /** Where it was typed before the thing was made. */
  before?: string;
  /** Number of the revision that the form begins from. */
  base: number;
  /** What was sent last has been saved. */
  isSaved: boolean;
  onUse(kept: { base: number; entries: Entries }): void;
}

/** Typed text survives a lost network, an ended session and a closed page: it is kept on this device, and offered again. */
export function KeptHere({ form, place, before, base, isSaved, onUse }: KeptHereProps) {
  const [kept, setKept] = useState<KeptText>();
  useEffect(() => {
    if (isSaved) dropKept(place);
    if (before) dropKept(before);
    const own = form.current;
    const found = readKept(place);
    if (found && own && !isSameTyped(found.entries, entriesIn(new FormData(own)))) setKept(found);
    const note = () =>
      own && keep(place, { at: new Date().toISOString(), base, entries: entriesIn(new FormData(own)) });
    own?.addEventListener('input', note);
    own?.addEventListener('change', note);
    return () => {
      own?.removeEventListener('input', note);
      own?.removeEventListener('change', note);
    };
  }, [form, place, before, base, isSaved]);
  if (!kept) return null;
  const end = () => setKept(undefined);
  return (
    <Offer
      at={kept.at}
      onUse={() => {
        onUse(kept);
        end();
      }}
      onDrop={() => {
        dropKept(place);
        end();
      }}
    />
  );
}

function Offer({ at, onUse, onDrop }: { at: string; onUse(): void; onDrop(): void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const when = formatMoment(at, locale);
  return (
    <Note kind="look">
      <p role="status">
        <Trans>What you typed on {when} was not saved.</Trans>
      </p>
      <p>
        <Button type="button" slim onClick={onUse}>{t`Recover`}</Button>{' '}
        <Button type="button" slim look="quiet" onClick={onDrop}>{t`Discard`}</Button>
      </p>
    </Note>
  );
}
