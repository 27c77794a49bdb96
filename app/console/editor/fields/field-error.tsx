import { Icon } from '#ui/console/icon.tsx';
import css from './fields.module.css';

/** What is wrong with a field of several controls. */
export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${name}-error`} className={css.error}>
      <Icon name="warn" /> {error}
    </p>
  );
}
