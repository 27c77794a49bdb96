import sharp from 'sharp';
import type { Platform } from '#platform/http/site-context.ts';
import { type Locale, languageHeader } from '#platform/i18n/locale.ts';
import { createApi } from '#server/api/api.ts';
import { text } from '../negotiation.fixture.ts';

/** A project as a program sends it, right in every field; a test says what matters to it. */
export function projectBody(overrides: Record<string, unknown> = {}) {
  return {
    category: 'trade',
    region: 'KE',
    industry: 3,
    amount: '12.5',
    phone: '+254700100101',
    contact: 'office@owner.example',
    texts: { 'en-US': text('Green tea'), 'fr-FR': text('Thé vert') },
    ...overrides,
  };
}

interface Asked {
  body?: object | FormData;
  locale?: Locale;
  cookie?: string | undefined;
  token?: string | undefined;
  /** Its Idempotency-Key. */
  key?: string;
}

/** Makes a call of the project library, as somebody. @param path below `/api/project` */
export async function callProject(
  platform: Platform,
  path: string,
  { body, locale = 'en-US', cookie, token, key }: Asked = {},
) {
  const headers = {
    Language: languageHeader(locale),
    ...(cookie && { Cookie: cookie }),
    ...(key && { 'Idempotency-Key': key }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(body && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
  };
  const sent = body instanceof FormData ? body : JSON.stringify(body);
  const init = body ? { method: 'POST', headers, body: sent } : { headers };
  const request = new Request(`http://localhost:3000/api/project${path}`, init);
  const { response } = await createApi(platform).fetch(request, { requestId: 'test', clientAddress: '192.0.2.7' });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** What waits of a project, as staff reads it; undefined where nothing does. */
export async function waitingOf(platform: Platform, token: string, projectId: number) {
  const { body } = await callProject(platform, '/waiting', { token });
  return body.rows.find(({ id }: { id: number }) => id === projectId);
}

/** Approves what waits of a project, once it has been read. */
export async function approve(platform: Platform, token: string, projectId: number) {
  const version = (await waitingOf(platform, token, projectId))?.version ?? 'nothing';
  return callProject(platform, '/review', { token, body: { projectId, decision: 'approve', version } });
}

/** Puts a file to a project. */
export async function attachTo(
  platform: Platform,
  projectId: number,
  { name, bytes, cookie }: { name: string; bytes: Uint8Array<ArrayBuffer>; cookie: string },
) {
  const body = new FormData();
  body.set('projectId', String(projectId));
  body.set('file', new File([bytes], name));
  return callProject(platform, '/attachment', { cookie, body });
}

/** A small picture, as a camera would make it. */
export async function somePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } });
  return Uint8Array.from(await picture.png().toBuffer());
}
