import { Ribbon } from '#ui/weave/ribbon.tsx';
import css from './face.module.css';

/**
 * A person's woven face: one motif of a ribbon, for a weave is too fine for its size. Their name stands beside it.
 * @param id the person's own, that never changes: the picture depends on it alone
 */
export function Face({ id }: { id: string }) {
  return <Ribbon id={`staff-${id}`} className={css.face} />;
}
