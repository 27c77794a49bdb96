import { useSyncExternalStore } from 'react';
import button from '#ui/button.module.css';

const never = () => () => {};

/** Opens the browser's printing. It is there once the page is awake; without script the browser's own does the same. */
export function PrintButton({ label }: { label: string }) {
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <button type="button" className={button.quiet} hidden={!awake} onClick={() => window.print()}>
      {label}
    </button>
  );
}
