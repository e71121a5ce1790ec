import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../support/database.ts';
import { startProduct } from '../support/product.ts';

const { pool, url } = await testDatabase();
const product = await startProduct({
  env: { DATABASE_URL: url, SECRET_KEY: 'x'.repeat(40), RATE_LIMITS: 'on' },
});
afterAll(() => product.stop());

function post(path: string, body: object): Promise<Response> {
  return fetch(product.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

test('the built product counts attempts and responds to a wrong password with 401', async () => {
  const response = await post('/api/auth/logIn', { email: 'nobody@example.org', password: 'wrong-password' });
  expect(response.status).toBe(401);
});

test('the built product sends six codes an hour to one mailbox and then responds with 429', async () => {
  const statuses: number[] = [];
  let response: Response;
  do {
    response = await post('/api/sendOtp', { email: 'meena@example.org' });
    statuses.push(response.status);
  } while (response.ok && statuses.length < 10);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(60);
});

test('forms that other sites send are refused with a sentence, and fill neither log', async () => {
  const send = (path: string, origin: string) =>
    fetch(product.origin + path, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'userName=Meena',
    });
  for (const origin of ['https://evil.example', 'null', 'nonsense'])
    for (const path of ['/hi/helpRequest', '/donate/pay', '/helpRequest.data']) {
      const refused = await send(path, origin);
      expect(refused.status, path).toBe(403);
      expect(await refused.text()).toMatch(/another website|दूसरी वेबसाइट/);
    }
  expect((await send('/helpRequest', product.origin)).status).not.toBe(403);
  const { rows } = await pool.query(`select details from security_event where kind = 'refused'
    and details->>'status' = '403'`);
  expect(rows).toEqual([{ details: { status: 403 } }]);
  expect(product.output()).not.toMatch(/does not match|"level":"error"/);
});
