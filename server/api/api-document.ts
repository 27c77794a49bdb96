import type { OpenAPIHono } from '@hono/zod-openapi';
import { errorEnvelope } from '#platform/http/api.ts';
import type { ApiEnv } from '#platform/http/call-context.ts';
import { ownName } from '#platform/http/cookie.ts';
import { languageValues } from '#platform/http/language-header.ts';
import type { Platform } from '#platform/http/site-context.ts';

const description = {
  openapi: '3.1.0',
  info: {
    title: 'China-Africa Economic and Trade Expo',
    version: '1',
    license: { name: 'MIT', identifier: 'MIT' },
    description: `Success is code 0. The header \`Language\` (${languageValues}) chooses the language of texts and messages.`,
  },
};

type Document = ReturnType<OpenAPIHono<ApiEnv>['getOpenAPI31Document']>;
type Operation = NonNullable<NonNullable<Document['paths']>[string]['get']>;

/**
 * `/api/openapi.json`: the description of all calls. Beyond what the calls say of themselves each has an `operationId`, made
 * of its method and path and so as stable as these; `security`, empty where it is for everybody; and the envelope of errors
 * for whatever it is refused with.
 */
export function serveDocument(app: OpenAPIHono<ApiEnv>, platform: Pick<Platform, 'settings'>): void {
  const { openAPIRegistry: registry } = app;
  const cookie = (name: string, text: string) =>
    ({ type: 'apiKey', in: 'cookie', name: ownName(platform, name), description: text }) as const;
  registry.registerComponent('securitySchemes', 'session', cookie('session', 'Of a member: the login gives it'));
  registry.registerComponent(
    'securitySchemes',
    'holder',
    cookie('holder', 'Of the browser that reserved, or has proven a phone or an e-mail'),
  );
  registry.registerComponent('securitySchemes', 'userSig', {
    type: 'http',
    scheme: 'bearer',
    description: 'Of a member, for the channel of a negotiation: the login gives it',
  });
  registry.registerComponent('securitySchemes', 'staff', { type: 'http', scheme: 'bearer' });
  registry.registerComponent(
    'securitySchemes',
    'staffSession',
    cookie(
      'staff',
      'Of somebody of the staff who has shown their second step within ten minutes: the console gives it',
    ),
  );
  registry.register('Error', errorEnvelope);

  app.get('/api/openapi.json', (c) => {
    const document = app.getOpenAPI31Document({ ...description, servers: [{ url: platform.settings.SITE_URL }] });
    for (const [path, { get, post }] of Object.entries(document.paths ?? {})) {
      if (get) complete(get, operationId('get', path));
      if (post) complete(post, operationId('post', path));
    }
    return c.json(document);
  });
}

function complete(operation: Operation, id: string): void {
  operation.operationId = id;
  operation.security ??= [];
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    if (Number(status) < 400 || response.content) continue;
    response.content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  }
}

/** `getTalkIdEvents` for GET /api/talk/{id}/events. */
function operationId(method: string, path: string): string {
  const words = path.replace('/api/', '').match(/\w+/g) ?? [];
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
