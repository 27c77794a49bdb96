import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PictureRef } from '#features/media/media.ts';
import { Picture } from '#features/media/ui/picture.tsx';
import { useAwake } from '#platform/client/use-awake.ts';
import { Button } from '#ui/console/controls/button.tsx';
import { Field } from '#ui/console/controls/field.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import item from '../item.module.css';
import css from './focus-form.module.css';
import { type Place, PointAt, within } from './point-at.tsx';

interface FocusFormProps {
  path: string;
  picture: PictureRef;
  focus: Place;
}

const crops = [
  { name: '16:9', look: css.wide },
  { name: '4:3', look: css.middle },
  { name: '1:1', look: css.square },
] as const;

/** Which place of a picture is seen wherever it is cut: how far from the left and from the top, and what becomes of it. */
export function FocusForm({ path, picture, focus }: FocusFormProps) {
  const { t } = useLingui();
  const awake = useAwake();
  const [at, setAt] = useState(focus);
  return (
    <section className={item.part} aria-labelledby="focus">
      <h2 id="focus">{t`Focal point`}</h2>
      <div className={css.frame}>
        <div>
          {awake ? (
            <PointAt picture={picture} at={at} onPoint={setAt} />
          ) : (
            <Picture picture={picture} sizes="46rem" className={css.whole} eager />
          )}
        </div>
        <ul role="list" className={css.crops}>
          {crops.map(({ name, look }) => (
            <li key={name}>
              <Picture picture={{ ...picture, focus: at, alt: '' }} sizes="11rem" className={look} />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <PostForm action={path}>
        <div className={css.places}>
          <Hundredths name="x" label={t`From the left (%)`} value={at.x} onChange={(x) => setAt({ ...at, x })} />
          <Hundredths name="y" label={t`From the top (%)`} value={at.y} onChange={(y) => setAt({ ...at, y })} />
          <Button name="act" value="focus">{t`Save focal point`}</Button>
        </div>
      </PostForm>
    </section>
  );
}

/** A number from 0 to 100; once awake with a slider beside it. */
function Hundredths({
  name,
  label,
  value,
  onChange,
}: {
  name: 'x' | 'y';
  label: string;
  value: number;
  onChange(value: number): void;
}) {
  const awake = useAwake();
  // While somebody types it may be empty for a moment.
  const [typed, setTyped] = useState<string>();
  return (
    <div className={css.hundredths}>
      <Field id={`focus-${name}`} label={label}>
        {(control) => (
          <input
            {...control}
            name={name}
            type="number"
            min="0"
            max="100"
            value={typed ?? value}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              if (currentTarget.value !== '') onChange(within(currentTarget.valueAsNumber));
            }}
            onBlur={() => setTyped(undefined)}
          />
        )}
      </Field>
      {awake && (
        <input
          type="range"
          aria-label={label}
          min="0"
          max="100"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        />
      )}
    </div>
  );
}
