import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from '#platform/http/call-context.ts';

const files: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API of the China-Africa Economic and Trade Expo</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<main id="reference"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/show.js"></script>
</body>
</html>
`;

const show = "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', validatorUrl: null });\n";

/** The reference page of the API, from our own host: Swagger UI over /api/openapi.json. */
export function serveDocs(app: OpenAPIHono<ApiEnv>): void {
  const directory = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  app.get('/api/docs', (c) => c.html(page));
  app.get('/api/docs/show.js', (c) => c.body(show, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
  app.get('/api/docs/:file', async (c) => {
    const type = files[c.req.param('file')];
    if (!type) return c.notFound();
    const body = await readFile(join(directory, c.req.param('file')));
    return c.body(body, 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
  });
}
