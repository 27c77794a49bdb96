import { useEffect } from 'react';
import { useChunkGuard } from '../router/awake/page-guard.ts';
import { useSoftLinks } from '../router/awake/soft-links.ts';
import { usePrefetch } from '../router/awake/use-prefetch.ts';
import { LoadingBar } from './loading-bar.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { putBackTyped } from './typed-before.ts';
import { usePagesOnDevice } from './use-pages-on-device.ts';

/** What every page has once it is awake; asleep it is nothing to see. Stands in `app/root.tsx`, outside `main`. */
export function AwakeParts() {
  useChunkGuard();
  usePrefetch();
  useSoftLinks();
  usePagesOnDevice();
  // For tests, and for whoever wonders: from here on React answers.
  useEffect(() => {
    putBackTyped();
    document.documentElement.dataset.awake = '';
  }, []);
  return (
    <>
      <LoadingBar />
      <PageAnnouncer />
    </>
  );
}
