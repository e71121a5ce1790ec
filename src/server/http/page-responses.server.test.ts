import { expect, test } from 'vitest';
import { readForm } from './page-responses.server.ts';

const send = (body: BodyInit, type?: string) =>
  new Request('http://localhost/rform', {
    method: 'POST',
    body,
    ...(type && { headers: { 'content-type': type } }),
  });

test('reads a submitted form unchanged', async () => {
  const form = await readForm(send(new URLSearchParams({ name: 'જીવનરેખ', pin: '1' })));
  expect([form.get('name'), form.get('pin'), form.get('other')]).toEqual(['જીવનરેખ', '1', null]);
  const parts = new FormData();
  parts.set('name', 'जीवनरेख');
  expect((await readForm(send(parts))).get('name')).toBe('जीवनरेख');
});

test('responds with 400 to a body that is not a form', async () => {
  for (const type of ['application/json', 'text/plain', 'multipart/form-data'])
    await expect(readForm(send('{}', type))).rejects.toMatchObject({ init: { status: 400 } });
});

test('does not parse a form with more fields than any page has', async () => {
  const parts = new FormData();
  for (let field = 0; field < 600; field++) parts.append('a', '');
  const texts = send('a&'.repeat(90_000), 'application/x-www-form-urlencoded');
  for (const request of [texts, send(parts)])
    await expect(readForm(request)).rejects.toMatchObject({ init: { status: 400 } });
  const form = await readForm(send(new URLSearchParams('needs=a&'.repeat(400))));
  expect(form.getAll('needs')).toHaveLength(400);
});

test('stops reading a form that is too large', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(97));
    },
  });
  const request = new Request('http://localhost/rform', {
    method: 'POST',
    body: endless,
    duplex: 'half',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  } as RequestInit);
  await expect(readForm(request)).rejects.toMatchObject({ init: { status: 413 } });
  expect(sent).toBeLessThan(1_000_000);
});
