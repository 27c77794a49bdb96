import type { Platform, SiteContext } from '#platform/http/site-context.ts';
import { type Locale, languageHeader } from '#platform/i18n/locale.ts';
import { createApi } from '#server/api.ts';
import { text } from './negotiation.fixture.ts';

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
}

/** Makes a call of the project library, as somebody. @param path below `/api/project` */
export async function callProject(
  platform: Platform,
  path: string,
  { body, locale = 'en-US', cookie, token }: Asked = {},
) {
  const headers = {
    Language: languageHeader(locale),
    ...(cookie && { Cookie: cookie }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(body && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
  };
  const sent = body instanceof FormData ? body : JSON.stringify(body);
  const init = body ? { method: 'POST', headers, body: sent } : { headers };
  const request = new Request(`http://localhost:3000/api/project${path}`, init);
  const { response } = await createApi(platform).fetch(request, { requestId: 'test', clientAddress: '192.0.2.7' });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** The site as one reader's request finds it. */
export function siteOfReader(platform: Platform, locale: Locale = 'en-US'): SiteContext {
  return { ...platform, locale, path: '/', tags: new Set(), requestId: 'test', clientAddress: '192.0.2.7' };
}
