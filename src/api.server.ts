import { OpenAPIHono } from '@hono/zod-openapi';
import { ngoApi } from './features/ngo/ngo.api.server.ts';
import { referenceApi } from './features/reference/reference.api.server.ts';
import type { ApiEnv } from './server/api-env.server.ts';
import { answerError } from './server/api/api-errors.server.ts';
import { documentApi } from './server/api/api-document.server.ts';
import { limitRequests } from './server/api/api-limits.server.ts';

const api = new OpenAPIHono<ApiEnv>().basePath('/api');
api.onError(answerError);
api.notFound((context) => context.json({ success: false, msg: 'Not found' }, 404));
api.use(limitRequests(() => api.openAPIRegistry.definitions));

/** Every API prefix. */
const routes = api.route('/ngo', ngoApi).route('/reference', referenceApi);
documentApi(api);

export { routes as api };
export type Api = typeof routes;
