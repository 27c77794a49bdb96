import type { Answered } from '#console/links/check/ask-outer.server.ts';

const answeredWithin = 10_000;

/**
 * What this process answers at a path of the site: asked as a browser would, for files are the front's and pages the site's. A process
 * that cannot reach itself says nothing of its pages: `refused`.
 * @param home where the process listens, with a slash at its end
 */
export async function askOwn(home: string, path: string): Promise<Answered> {
  try {
    const signal = AbortSignal.timeout(answeredWithin);
    const { status } = await fetch(home.slice(0, -1) + path, { method: 'HEAD', redirect: 'manual', signal });
    return { status };
  } catch {
    return 'refused';
  }
}
