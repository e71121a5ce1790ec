import { expect, test } from 'vitest';
import { createApiClient } from './api-client.ts';
import { getBody, isFailedGet, postBody, RefusedPost } from './get-and-post.ts';

const unreachable = new TypeError('Failed to fetch');

/** A client whose calls get this response, or this error. */
function clientOf(response: Response | Error) {
  const fetch = () => (response instanceof Error ? Promise.reject(response) : Promise.resolve(response));
  return createApiClient({ origin: 'http://localhost', fetch });
}
const get = (response: Response | Error) => getBody(clientOf(response).ngo.getNgoCounts.$get());
const post = (response: Response | Error) =>
  postBody(clientOf(response).sendOtp.$post({ json: { email: 'asha@example.org' } }));
const failed = { success: false, message: 'Something went wrong' };

test('a GET returns the body of the response', async () => {
  const body = await get(Response.json({ success: true, data: { total: 7 } }));
  expect(body).toEqual({ success: true, data: { total: 7 } });
  expect(isFailedGet(body)).toBe(false);
});

test.each([
  ['the server cannot be reached', unreachable, { status: 0 }],
  ['the response cannot be read', new Response('<html>'), { status: 0 }],
  ['a proxy refuses it', new Response('<html>', { status: 502 }), { status: 502 }],
  [
    'the server refuses it',
    Response.json({ success: false, msg: 'कुछ गड़बड़ हुई', requestId: 'r' }, { status: 500 }),
    { status: 500, msg: 'कुछ गड़बड़ हुई', requestId: 'r' },
  ],
])('a GET returns success false and the specified message if %s', async (_name, response, more) => {
  const body = await get(response);
  expect(body).toEqual({ ...failed, ...more });
  expect(isFailedGet(body)).toBe(true);
});

test('a POST returns the body of the response', async () => {
  expect(await post(Response.json({ success: true, data: { form: 'f' } }))).toMatchObject({
    data: { form: 'f' },
  });
});

test('errors of a POST are rethrown', async () => {
  await expect(post(unreachable)).rejects.toBe(unreachable);
  await expect(post(new Response('<html>'))).rejects.toThrow(SyntaxError);
});

test('a refused POST throws its status and its body', async () => {
  const body = { success: false, msg: 'Look at the fields', errors: { email: 'Email is required' } };
  const error = await post(Response.json(body, { status: 422 })).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RefusedPost);
  expect(error).toMatchObject({ message: 'Look at the fields', status: 422, body });
  await expect(post(new Response('<html>', { status: 502 }))).rejects.toMatchObject({
    status: 502,
    body: {},
  });
});
