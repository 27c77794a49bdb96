import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { TextField } from '#ui/console/controls/field.tsx';
import { PickMedia } from '../../media/pick/pick-media.tsx';
import { type ShownMedia, useFieldRoom } from './field-room.ts';
import css from './fields.module.css';

type MediaFieldProps = Omit<ComponentProps<typeof TextField>, 'hint'> & {
  id: string;
  defaultValue: string;
  hint: string | undefined;
  kind: ShownMedia['kind'];
  /** What it is called, in words alone. */
  called: string;
  /** Several, in their order. */
  isList: boolean;
};

/** Pictures and films by their numbers in the media library, chosen there or typed, with what they show. */
export function MediaField({ id, defaultValue, kind, called, isList, hint, error, ...field }: MediaFieldProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { media } = useFieldRoom();
  const [value, setValue] = useState(defaultValue);
  const [picked, setPicked] = useState<Record<string, ShownMedia>>({});
  const gone = idsIn(defaultValue).filter((each) => /^\d+$/.test(each) && media[each]?.kind !== kind);
  const numbers = new Intl.ListFormat(locale).format(gone);
  return (
    <div className={css.field}>
      <TextField
        {...field}
        id={id}
        defaultValue={defaultValue}
        inputMode={isList ? undefined : 'numeric'}
        hint={
          <>
            {hint} {isList ? t`Numbers in the media library, in order.` : t`Number in the media library.`}
          </>
        }
        error={error ?? (gone.length > 0 ? t`No longer in the media library: ${numbers}. Choose another.` : undefined)}
        onInput={({ currentTarget }) => setValue(currentTarget.value)}
      />
      <div>
        <PickMedia
          field={id}
          kind={kind === 'film' ? 'video' : 'picture'}
          called={called}
          isList={isList}
          onPick={({ id: number, alt, lang, small }) =>
            setPicked({ ...picked, [number]: { kind, name: alt, lang, small: small || undefined } })
          }
        />
      </div>
      <Shown media={idsIn(value).map((each) => ({ number: each, shown: picked[each] ?? media[each] }))} />
    </div>
  );
}

const idsIn = (text: string) => text.split(/[\s,]+/).filter(Boolean);

function Shown({ media }: { media: readonly { number: string; shown: ShownMedia | undefined }[] }) {
  if (!media.some(({ shown }) => shown)) return null;
  return (
    <ul role="list" className={css.media}>
      {media.map(
        ({ number, shown }) =>
          shown && (
            <li key={number}>
              {shown.small && <img src={shown.small} alt="" loading="lazy" />}
              <span>
                {number} <span lang={shown.lang}>{shown.name}</span>
              </span>
            </li>
          ),
      )}
    </ul>
  );
}
