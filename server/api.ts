import type { Platform } from '#platform/http/site-context.ts';
import type { Answer } from './front/front.ts';

export interface Api {
  /** Whether a request is the API's to answer. */
  answers(request: Request): boolean;
  fetch(request: Request, requestId: string): Promise<Answer>;
}

export function createApi(_platform: Platform): Api {
  return {
    answers: (request) => new URL(request.url).pathname.startsWith('/api/'),
    fetch: async () => ({ response: new Response('{}', { status: 404 }), tags: [] }),
  };
}
