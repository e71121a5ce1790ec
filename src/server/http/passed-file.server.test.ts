import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { loadRefusal, passFile } from './passed-file.server.ts';

const pass = async (response: Response | undefined) => {
  const context = new RouterContextProvider();
  const answer = await passFile(response, { context, next: async () => new Response('page') });
  const { data, init } = loadRefusal({ context });
  return { answer, data, status: init?.status };
};

test('passes a file with its name, and keeps no copy', async () => {
  const headers = { 'content-type': 'application/pdf', 'content-disposition': 'inline', 'x-other': '1' };
  const { answer } = await pass(new Response('%PDF', { headers }));
  expect(await answer.text()).toBe('%PDF');
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'no-store',
    'content-disposition': 'inline',
    'content-type': 'application/pdf',
  });
});

test.each([
  [429, true],
  [503, true],
  [422, false],
  [404, false],
])('shows a page for a file that is refused with %i', async (status, canTryAgain) => {
  const refused = Response.json({ msg: 'Not now.' }, { status, headers: { 'retry-after': '5' } });
  const { answer, ...page } = await pass(refused);
  expect(await answer.text()).toBe('page');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'retry-after': '5',
  });
  expect(page).toEqual({ status, data: { msg: 'Not now.', canTryAgain } });
});

test('shows a page without a sentence if the address lacks its token', async () => {
  const { answer, ...page } = await pass(undefined);
  expect(await answer.text()).toBe('page');
  expect(page).toEqual({ status: 404, data: { msg: '', canTryAgain: false } });
});
