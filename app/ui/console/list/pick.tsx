import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useState } from 'react';
import { useAwake } from '#platform/client/use-awake.ts';
import css from './list.module.css';

/** The box in a list's head that picks all rows; it needs script, and without there is its room alone. */
export function PickAll({ name }: { name: string }) {
  const { t } = useLingui();
  const awake = useAwake();
  return (
    <label className={css.pick}>
      <input
        type="checkbox"
        className={awake ? undefined : css.asleep}
        aria-label={t`Select all on this page`}
        onChange={({ currentTarget }) => {
          for (const box of boxesOf(currentTarget.closest('form') ?? document, name)) {
            if (box.checked !== currentTarget.checked) box.click();
          }
        }}
      />
    </label>
  );
}

/** The values of the boxes of a form, or of what lies in one, that are picked; undefined until the page is awake. */
export function usePicked(form: RefObject<HTMLElement | null>, name: string): string[] | undefined {
  const [picked, setPicked] = useState<string[]>();
  useEffect(() => {
    const own = form.current;
    if (!own) return undefined;
    const count = () => setPicked(boxesOf(own, name).flatMap(({ checked, value }) => (checked ? [value] : [])));
    count();
    own.addEventListener('change', count);
    own.addEventListener('reset', count);
    return () => {
      own.removeEventListener('change', count);
      own.removeEventListener('reset', count);
    };
  }, [form, name]);
  return picked;
}

function boxesOf(place: ParentNode, name: string): HTMLInputElement[] {
  return [...place.querySelectorAll<HTMLInputElement>(`input[type="checkbox"][name="${name}"]`)];
}
