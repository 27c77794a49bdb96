import { someMember } from '#features/accounts/members/members.fixture.ts';
import type { Member } from '#features/accounts/members/members.ts';
import { draft, publish } from '#features/negotiation/negotiation.fixture.ts';
import type { Platform, SiteContext } from '#platform/http/site-context.ts';
import { type Locale, languageHeader } from '#platform/i18n/locale.ts';
import { createApi } from '#server/api/api.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { startTalk } from './thread/start-talk.server.ts';

/** Somebody with an account, and how they ask. */
export interface Somebody {
  member: Member;
  cookie: string;
  mail: string;
}

/** The site as it is asked so many days after now. */
export function daysLater(platform: Platform, days: number): SiteContext {
  return siteFor(platform, { clock: { now: () => new Date(platform.clock.now().getTime() + days * 86_400_000) } });
}

/** A project that is open to partners, with its owner. */
export async function someProject(platform: Platform): Promise<{ projectId: number; owner: Somebody }> {
  const owner = await someMember(platform, { name: 'Wanjiru Kamau', company: 'Malewa Stems', country: 'KE' });
  const { industry } = draft();
  const projectId = await publish(platform, { industry });
  await platform.db.updateTable('project').set({ owner_id: owner.member.id }).where('id', '=', projectId).execute();
  return { projectId, owner };
}

/** A talk that has just been asked for: by somebody in China, of somebody in Kenya. */
export async function someTalk(
  platform: Platform,
): Promise<{ key: string; projectId: number; owner: Somebody; asker: Somebody }> {
  const { projectId, owner } = await someProject(platform);
  const about = { name: '李伟', company: '湘江实业', country: 'CN', locale: 'zh-CN' } as const;
  const asker = await someMember(platform, about);
  const started = await startTalk(siteFor(platform), asker.member, { projectId, content: '您好，想了解一下。' });
  if (started.outcome !== 'started') throw new Error(started.outcome);
  return { key: started.key, projectId, owner, asker };
}

interface Asked {
  /** JSON, or a form. */
  body?: object | FormData;
  cookie?: string | undefined;
  locale?: Locale;
  headers?: Record<string, string>;
}

/** Makes a call as a program does. */
export async function ask(
  platform: Platform,
  path: string,
  { body, cookie, locale = 'en-US', headers = {} }: Asked = {},
) {
  const response = await fetchApi(platform, path, { body, cookie, locale, headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** The same, for an answer that is no JSON. */
export async function fetchApi(platform: Platform, path: string, { body, cookie, locale, headers }: Asked) {
  const isForm = body instanceof FormData;
  const all = {
    Language: languageHeader(locale ?? 'en-US'),
    ...(cookie ? { Cookie: cookie } : {}),
    ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}),
    ...headers,
  };
  const init = body ? { method: 'POST', headers: all, body: isForm ? body : JSON.stringify(body) } : { headers: all };
  const request = new Request(`http://localhost:3000/api${path}`, init);
  const { response } = await createApi(platform).fetch(request, { requestId: 'test', clientAddress: '192.0.2.7' });
  return response;
}
