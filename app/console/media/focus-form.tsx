import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { focusOf, type PictureRef } from '#features/media/media.ts';
import { Picture } from '#features/media/ui/picture.tsx';
import { Button } from '#ui/console/controls/button.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import css from './item.module.css';

interface FocusFormProps {
  path: string;
  picture: PictureRef;
  /** Hundredths of its width and height. */
  focus: { x: number; y: number };
}

const crops = [
  { name: '16:9', look: css.wide },
  { name: '4:3', look: css.middle },
  { name: '1:1', look: css.square },
] as const;

/** Which place of a picture is seen wherever it is cut: how far from the left and from the top, and what becomes of it. */
export function FocusForm({ path, picture, focus }: FocusFormProps) {
  const { t } = useLingui();
  const [at, setAt] = useState(focus);
  const shown = { ...picture, focus: focusOf(at.x, at.y) };
  return (
    <section className={css.part} aria-labelledby="focus">
      <h2 id="focus">{t`What must be seen`}</h2>
      <Picture picture={picture} sizes="40rem" className={css.whole} eager />
      <PostForm action={path}>
        <label className={css.range}>
          {t`From the left`}
          <input
            type="range"
            name="x"
            min="0"
            max="100"
            step="25"
            value={at.x}
            onChange={({ currentTarget }) => setAt({ ...at, x: Number(currentTarget.value) })}
          />
        </label>
        <label className={css.range}>
          {t`From the top`}
          <input
            type="range"
            name="y"
            min="0"
            max="100"
            step="25"
            value={at.y}
            onChange={({ currentTarget }) => setAt({ ...at, y: Number(currentTarget.value) })}
          />
        </label>
        <p>
          <Button name="act" value="focus">{t`Save the place`}</Button>
        </p>
      </PostForm>
      <ul role="list" className={css.crops}>
        {crops.map(({ name, look }) => (
          <li key={name}>
            <Picture picture={{ ...shown, alt: '' }} sizes="14rem" className={look} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
