import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { call } from '#platform/client/call.ts';
import { locales } from '#platform/i18n/locale.ts';
import { Button } from '#ui/console/controls/button.tsx';
import { AreaField, Field } from '#ui/console/controls/field.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import type { OfferedMedia } from './offered-media.ts';
import css from './pick-media.module.css';

/**
 * A picture from this device, taken into the library and described while a text is written. It stands in the form of that text: its own
 * controls have no names there, and the form sends nothing of it.
 */
export function AddPicture({ onAdd }: { onAdd(added: OfferedMedia): void }) {
  const { t } = useLingui();
  const languages = useLanguageNames();
  const [file, setFile] = useState<File>();
  const { send, isSending, errors, why } = useSending(onAdd);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className={css.add}>
      <Field
        id="new-picture"
        label={t`Add a picture from this device`}
        hint={t`JPEG, PNG, WebP or AVIF, up to 10 MB.`}
        error={errors.file}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
          />
        )}
      </Field>
      {file && (
        <>
          <p>
            <b>{t`Descriptions`}</b>{' '}
            {t`For people who cannot see it. A picture without one cannot be published in that language.`}
          </p>
          {locales.map((each) => (
            <AreaField
              key={each}
              id={`new-alt-${each}`}
              name=""
              data-language={each}
              label={languages[each]}
              lang={each}
              maxLength={300}
              error={errors[`alt-${each}`]}
            />
          ))}
          <p>
            <Button
              type="button"
              look="main"
              aria-disabled={isSending}
              onClick={() => send(file, describedIn(place.current))}
            >
              {t`Add and use it`}
            </Button>
          </p>
        </>
      )}
      <p role="status">{isSending ? t`Uploading…` : why}</p>
    </div>
  );
}

/** What was typed, by its language. */
function describedIn(place: HTMLElement | null): Record<string, string> {
  const areas = [...(place?.querySelectorAll<HTMLTextAreaElement>('textarea[data-language]') ?? [])];
  return Object.fromEntries(areas.map(({ dataset, value }) => [dataset.language, value]));
}

/** Sends a picture once at a time. `why` is said where no field is to blame. */
function useSending(onAdd: (added: OfferedMedia) => void) {
  const { t } = useLingui();
  const [isSending, setIsSending] = useState(false);
  const [refused, setRefused] = useState<{ errors: Record<string, string>; why: string }>({ errors: {}, why: '' });
  const send = async (file: File, alts: Record<string, string>) => {
    if (isSending) return;
    setIsSending(true);
    const body = new FormData();
    body.set('file', file);
    for (const [locale, alt] of Object.entries(alts)) body.set(`alt-${locale}`, alt);
    const { code, msg, data, errors = {} } = await call<OfferedMedia>('/api/console/media/add', { body });
    setIsSending(false);
    if (code === 0 && data) return onAdd(data);
    const why = Object.keys(errors).length > 0 ? '' : msg || t`The upload failed. Check your connection and try again.`;
    setRefused({ errors, why });
  };
  return { send, isSending, ...refused };
}
