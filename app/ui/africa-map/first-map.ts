import { useEffect, useState } from 'react';

let hasMet = false;

/** Whether a map is the first that a visitor meets since the page was loaded: it alone is seen being woven. */
export function useFirstMap(): boolean {
  const [isFirst] = useState(() => !hasMet);
  useEffect(() => {
    hasMet = true;
  }, []);
  return isFirst;
}
