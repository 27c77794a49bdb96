import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { SiteLink } from '#shell/link.tsx';
import { TextField } from '#ui/console/controls/field.tsx';
import { useFieldRoom } from './field-room.ts';
import css from './fields.module.css';

type MediaFieldProps = Omit<ComponentProps<typeof TextField>, 'hint'> & {
  id: string;
  defaultValue: string;
  hint: string | undefined;
  /** Several, in their order. */
  isList: boolean;
};

/** Pictures, films and files by their numbers in the media library, with what they show. */
export function MediaField({ defaultValue, isList, hint, ...field }: MediaFieldProps) {
  const { t } = useLingui();
  const { media } = useFieldRoom();
  const ids = defaultValue.split(/[\s,]+/).filter(Boolean);
  return (
    <>
      <TextField
        {...field}
        defaultValue={defaultValue}
        inputMode={isList ? undefined : 'numeric'}
        hint={
          <>
            {hint} {isList ? t`Numbers from the media library, in their order.` : t`Its number in the media library.`}{' '}
            <SiteLink to="/console/media/">{t`Media library`}</SiteLink>
          </>
        }
      />
      {ids.some((id) => media[id]) && (
        <ul role="list" className={css.media}>
          {ids.map((id) => {
            const each = media[id];
            return (
              each && (
                <li key={id}>
                  {each.small && <img src={each.small} alt="" loading="lazy" />}
                  <span>
                    {id} <span lang={each.lang}>{each.name}</span>
                  </span>
                </li>
              )
            );
          })}
        </ul>
      )}
    </>
  );
}
