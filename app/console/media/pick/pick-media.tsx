import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { call, type Rows } from '#platform/client/call.ts';
import { useAwake } from '#platform/client/use-awake.ts';
import { SiteLink } from '#shell/link.tsx';
import { Button } from '#ui/console/controls/button.tsx';
import { TextField } from '#ui/console/controls/field.tsx';
import { AddPicture } from './add-picture.tsx';
import type { OfferedMedia } from './offered-media.ts';
import css from './pick-media.module.css';

interface PickMediaProps {
  /** Id of the field that takes the number. */
  field: string;
  kind: 'picture' | 'video';
  /** What the field is called, where there are several on a page. */
  called?: string;
  /** Whether it takes several: the number is put behind those that are there. */
  isList?: boolean;
  /** Told what was chosen, once its number stands in the field. */
  onPick?(picked: OfferedMedia): void;
}

/** Leads from a field of numbers to the library: in a new tab, or once awake in a dialog that fills the field in. */
export function PickMedia({ field, kind, called, isList = false, onPick }: PickMediaProps) {
  const { t } = useLingui();
  const awake = useAwake();
  const [isOpen, setIsOpen] = useState(false);
  if (!awake) {
    return (
      <SiteLink to={`/console/media/?kind=${kind}`} target="_blank">
        {t`Media library`}
      </SiteLink>
    );
  }
  const pick = (picked: OfferedMedia) => {
    fillIn(field, picked.id, isList);
    setIsOpen(false);
    onPick?.(picked);
  };
  return (
    <>
      <Button
        type="button"
        slim
        aria-label={called && t`Choose from the library: ${called}`}
        onClick={() => setIsOpen(true)}
      >
        {t`Choose from the library`}
      </Button>
      {isOpen && <PickDialog kind={kind} onPick={pick} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function PickDialog({
  kind,
  onPick,
  onClose,
}: Pick<PickMediaProps, 'kind'> & { onPick(picked: OfferedMedia): void; onClose(): void }) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState('');
  const offered = useOffered(kind, words);
  useEffect(() => dialog.current?.showModal(), []);
  const choose = (picked: OfferedMedia) => {
    // What lies under a dialog takes no focus.
    dialog.current?.close();
    onPick(picked);
  };
  // It stands in the form of a text, which is not to be sent.
  const stay = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault();
  return (
    <dialog ref={dialog} aria-label={t`Media library`} className={css.dialog} onClose={onClose}>
      <TextField
        id="pick-words"
        name=""
        type="search"
        autoFocus
        label={t`Description or number`}
        onInput={({ currentTarget }) => setWords(currentTarget.value)}
        onKeyDown={stay}
      />
      <div className={css.shelf}>
        <ul role="list">
          {offered?.map((each) => (
            <li key={each.id}>
              <button type="button" onClick={() => choose(each)}>
                <img src={each.small} alt="" width={160} height={120} loading="lazy" />
                <span>
                  {each.id} <span lang={each.lang}>{each.alt}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {offered?.length === 0 && <p>{t`No results.`}</p>}
      </div>
      {kind === 'picture' && <AddPicture onAdd={choose} />}
      <p>
        <Button type="button" onClick={() => dialog.current?.close()}>{t`Close`}</Button>
      </p>
    </dialog>
  );
}

/** So long (milliseconds) nothing is asked while somebody types. */
const pause = 200;

function useOffered(kind: PickMediaProps['kind'], words: string): OfferedMedia[] | undefined {
  const [offered, setOffered] = useState<OfferedMedia[]>();
  useEffect(() => {
    const given = new AbortController();
    const timer = setTimeout(async () => {
      const query = { kind, q: words || undefined };
      const answer = await call<Rows<OfferedMedia>>('/api/console/media', { query, signal: given.signal });
      if (!given.signal.aborted) setOffered(answer?.rows);
    }, pause);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [kind, words]);
  return offered;
}

/** As if it had been typed there: whatever listens to the form hears of it. */
function fillIn(field: string, id: number, isList: boolean): void {
  const input = document.getElementById(field);
  if (!(input instanceof HTMLInputElement)) return;
  const before = isList ? input.value.split(/[\s,]+/).filter(Boolean) : [];
  input.value = [...new Set([...before, String(id)])].join(', ');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
