import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv, SignedIn } from '#src/server/api-env.server.ts';
import type { EndpointRules } from '#src/server/endpoint.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { guardAccess } from './api-access.server.ts';

const rulesOf = (more: Partial<EndpointRules>): EndpointRules => ({
  access: 'signedIn',
  limit: { requests: 1, seconds: 1 },
  audit: false,
  ...more,
});
const rules = new Map([
  ['/public', rulesOf({ access: 'public' })],
  ['/any', rulesOf({ standings: ['pending', 'verified', 'suspended'] })],
  ['/silent', rulesOf({})],
  ['/verified', rulesOf({ access: 'ngo', standings: ['verified'] })],
  ['/managers', rulesOf({ access: 'ngo', standings: ['verified'], managersOnly: true })],
  ['/staff', rulesOf({ access: 'staff' })],
  ['/admin', rulesOf({ access: 'admin' })],
]);

const account = (role: SignedIn['role'], more: Partial<SignedIn> = {}): SignedIn => ({
  id: '1',
  email: 'meena@example.org',
  name: 'Meena Shah',
  role,
  ngoId: null,
  ngoRole: null,
  standing: null,
  language: 'en',
  session: { id: '1', browser: '', system: '' },
  ...more,
});
const manager = account('ngo', { ngoId: '7', ngoRole: 'manager', standing: 'verified' });
const accounts = new Map([
  ['manager', manager],
  ['member', { ...manager, ngoRole: 'member' as const }],
  ['pending', { ...manager, standing: 'pending' as const }],
  ['suspended', { ...manager, standing: 'suspended' as const }],
  ['staff', account('staff')],
  ['admin', account('admin')],
]);

const api = new Hono<ApiEnv>()
  .use(guardAccess({ rules: () => rules, readSignedIn: async (_env, token) => accounts.get(token) }))
  .get('*', (context) => context.text('fine'))
  .onError((error, context) =>
    context.text(
      error instanceof AppError ? error.key : 'broken',
      error instanceof AppError ? error.status : 500,
    ),
  );

async function statusFor(path: string, token?: string): Promise<number> {
  const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` });
  return (await api.request(`/api${path}`, { headers }, {})).status;
}

test.each([
  ['/public', ['visitor', 'nobody', 'manager', 'member', 'pending', 'suspended', 'staff', 'admin']],
  ['/any', ['manager', 'member', 'pending', 'suspended', 'staff', 'admin']],
  ['/silent', ['staff', 'admin']],
  ['/verified', ['manager', 'member']],
  ['/managers', ['manager']],
  ['/staff', ['staff', 'admin']],
  ['/admin', ['admin']],
])('%s lets in only %j', async (path, allowed) => {
  const letIn = [];
  for (const token of ['visitor', 'nobody', ...accounts.keys()]) {
    const status = await statusFor(path, token === 'visitor' ? undefined : token);
    if (status === 200) letIn.push(token);
    else expect([token, status]).toEqual([token, accounts.has(token) ? 403 : 401]);
  }
  expect(letIn).toEqual(allowed);
});

test('an endpoint without a contract is a 404 for everybody, but the documentation is not', async () => {
  for (const token of [undefined, 'admin']) expect(await statusFor('/unknown', token)).toBe(404);
  for (const path of ['/openapi.json', '/docs', '/docs/start.js']) expect(await statusFor(path)).toBe(200);
});
