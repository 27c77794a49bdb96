import { useEffect } from 'react';
import { type Binding, bindKey } from './bound-keys.ts';

/**
 * Binds keys of a page that no `Button` has (its `keys` bind themselves). Each does what a control does too. They are off while
 * somebody types, and where the device is told so; `?` shows all.
 */
export function useKeys(bindings: readonly Binding[]): void {
  useEffect(() => {
    const unbind = bindings.map(bindKey);
    return () => {
      for (const each of unbind) each();
    };
  });
}
