import { useEffect, useState } from 'react';
import { call } from '#platform/client/call.ts';
import { mayBeMember } from '#shell/account/known-member.ts';

/** Whether a project is in the collection of this browser's member, known after waking; the page is everybody's. */
export function useCollected(projectId: number): boolean {
  const [collected, setCollected] = useState<number>();
  useEffect(() => {
    if (!mayBeMember()) return;
    const left = new AbortController();
    void call<{ collected: boolean }>('/api/project/collected', { query: { id: projectId }, signal: left.signal }).then(
      (answer) => setCollected(answer?.collected ? projectId : undefined),
    );
    return () => left.abort();
  }, [projectId]);
  return collected === projectId;
}
