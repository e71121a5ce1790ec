import { z } from '@hono/zod-openapi';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv, SignedIn } from '#src/server/api-env.server.ts';
import { publicRules } from '#src/server/endpoint.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { requireConfirmation } from './api-confirmation.server.ts';

const rules = new Map([
  ['/ngo/list', publicRules(1)],
  ['/ngo/export', { ...publicRules(1), confirm: true, audit: true }],
  ['/ngo/paper', { ...publicRules(1), confirm: true }],
  ['/ngo/remove', { ...publicRules(1), confirm: true }],
  ['/ngo/answer', { ...publicRules(1), confirm: true }],
]);

/** Returns an API that accepts the confirmations in `valid`, a function that calls it, and whom it told. */
function confirmedApi({ valid, isMailDown = false }: { valid: string[]; isMailDown?: boolean }) {
  const announced: string[] = [];
  const tried: string[] = [];
  const account = { session: { id: '7' } } as SignedIn;
  const api = new Hono<ApiEnv>()
    .use(async (context, next) => {
      context.set('account', account);
      await next();
    })
    .use(
      requireConfirmation({
        rules: () => rules,
        bodyOf: (key) =>
          key === '/ngo/answer' ? z.object({ answer: z.string().min(1, 'askAnswer') }) : undefined,
        isConfirmed: async (_env, { confirmation }) => {
          tried.push(confirmation);
          return valid.includes(confirmation);
        },
        announceExport: async (_env, { requestId }) => {
          if (isMailDown) throw new Error('The mail cannot be queued');
          announced.push(requestId);
        },
      }),
    )
    .get('/api/ngo/export', (context) =>
      context.body('secret', 200, { 'Content-Disposition': 'attachment; filename="ngos.csv"' }),
    )
    .get('/api/ngo/paper', (context) =>
      context.body('one', 200, { 'Content-Disposition': 'attachment; filename="paper.pdf"' }),
    )
    .get('/api/ngo/export/broken', (context) =>
      context.body('', 404, { 'Content-Disposition': 'attachment; filename="ngos.csv"' }),
    )
    .all('*', (context) => context.text('fine'))
    .onError((error, context) =>
      error instanceof AppError ? context.text(error.key, error.status) : context.text('broken', 500),
    );
  const call = async (path: string, confirmation?: string, body?: string) => {
    const headers = new Headers(confirmation === undefined ? {} : { 'x-confirmation': confirmation });
    const init = { headers, ...(body !== undefined && { method: 'POST', body }) };
    const response = await api.request(`/api${path}`, init, {
      requestId: path,
      origin: 'https://sahay.example',
    });
    return { status: response.status, text: await response.text() };
  };
  return { call, announced, tried };
}

test('a confirmation is asked for where the contract says so, and only there', async () => {
  const { call, tried } = confirmedApi({ valid: ['mine'] });
  expect(await call('/ngo/list')).toEqual({ status: 200, text: 'fine' });
  for (const confirmation of [undefined, '', 'other'])
    expect(await call('/ngo/remove', confirmation)).toEqual({ status: 403, text: 'confirmFirst' });
  expect((await call('/ngo/remove', 'mine')).status).toBe(200);
  expect(tried).toEqual(['other', 'mine']);
});

test('the mistakes of a form are named before the password is asked for', async () => {
  const { call } = confirmedApi({ valid: [] });
  const answer = (body: string) => call('/ngo/answer', undefined, body);
  expect(await answer('{"answer":""}')).toEqual({ status: 400, text: 'askAnswer' });
  expect(await answer('no JSON')).toEqual({ status: 400, text: 'invalidInput' });
  expect(await answer('{"answer":"Yes"}')).toEqual({ status: 403, text: 'confirmFirst' });
});

test('a confirmation has at most 100 characters', async () => {
  const [longest, longer] = ['x'.repeat(100), 'x'.repeat(101)];
  const { call, tried } = confirmedApi({ valid: [longest, longer] });
  expect([(await call('/ngo/remove', longest)).status, (await call('/ngo/remove', longer)).status]).toEqual([
    200, 403,
  ]);
  expect(tried).toEqual([longest]);
});

test('only a list that is sent as a file is announced, and it is not sent if that fails', async () => {
  const { call, announced } = confirmedApi({ valid: ['mine'] });
  for (const path of ['/ngo/remove', '/ngo/export/broken', '/ngo/paper']) await call(path, 'mine');
  expect(announced).toEqual([]);
  expect(await call('/ngo/export', 'mine')).toEqual({ status: 200, text: 'secret' });
  expect(announced).toEqual(['/ngo/export']);
  const failing = confirmedApi({ valid: ['mine'], isMailDown: true });
  expect(await failing.call('/ngo/export', 'mine')).toEqual({ status: 500, text: 'broken' });
});
