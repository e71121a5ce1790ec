import { BRAND } from '#src/brand.ts';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { readFile } from 'node:fs/promises';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { errorSchemas } from './error-responses.server.ts';
import { makeOpenApiDocument } from './openapi-document.server.ts';

const TYPES: Record<string, string> = { '.css': 'text/css', '.js': 'text/javascript' };
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];

/**
 * Adds `/api/openapi.json`, and `/api/docs` to browse it with Swagger UI. All files come from this server.
 */
export function documentApi(api: OpenAPIHono<ApiEnv>): void {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  for (const [name, schema] of Object.entries(errorSchemas)) api.openAPIRegistry.register(name, schema);
  let text: string | undefined;
  api.get('/openapi.json', (context) => {
    text ??= JSON.stringify({ ...makeOpenApiDocument(api), servers: [{ url: context.env.origin }] });
    return context.body(text, 200, { 'Content-Type': 'application/json' });
  });
  api.get('/docs', (context) =>
    context.html(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${BRAND.name.en} API</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head><body><main id="docs"></main><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`,
    ),
  );
  api.get('/docs/start.js', (context) =>
    context.body("SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true });", 200, {
      'Content-Type': 'text/javascript',
    }),
  );
  api.get('/docs/:file', async (context) => {
    const file = context.req.param('file');
    if (!FILES.includes(file)) return context.notFound();
    return context.body(await readFile(join(folder, file)), 200, { 'Content-Type': TYPES[extname(file)]! });
  });
}
