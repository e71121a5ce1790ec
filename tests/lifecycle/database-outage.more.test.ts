import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { QUICK_EXIT } from '../../src/bundling/quick-exit-script.server.ts';
import { saveNgos } from '../../src/features/ngo/ngo-index.server.ts';
import { openDatabase } from '../../src/server/database.server.ts';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres.server.ts';
import { startProduct, type Product } from '../support/product.ts';
import { removeFolder } from '../support/remove-folder.ts';
import { waitUntilHeard } from '../support/wait-until-heard.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'sahay-away-'));
const startPostgres = () => startEmbeddedPostgres({ dataDir, log: pino({ level: 'fatal' }) });
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let product: Product;

beforeAll(async () => {
  postgres = await startPostgres();
  product = await startProduct({
    env: { DATABASE_URL: postgres.url, DATABASE_OWNER_URL: postgres.ownerUrl, SECRET_KEY: 'x'.repeat(40) },
  });
  const { db, close } = openDatabase({ url: postgres.ownerUrl, poolSize: 1 });
  await saveNgos(db, [
    { name: 'Nayandeep Netra Seva', category: 'health', city: 'Rajkot', source: 'imported' },
  ]);
  await close();
  await vi.waitUntil(async () => (await read('/gu/category/health')).text.includes('Nayandeep'), 10_000);
  // Only the response after the notification about the new NGO stays cached.
  await waitUntilHeard({ url: postgres.ownerUrl, origin: product.origin });
  await read('/gu/category/health');
  await postgres.stop();
});
afterAll(async () => {
  await product.stop();
  await postgres.stop();
  await removeFolder(dataDir);
});

async function read(path: string, init: RequestInit = {}) {
  const response = await fetch(product.origin + path, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function sendForm(path: string, fields: Record<string, string>) {
  return read(path, {
    method: 'POST',
    headers: { origin: product.origin },
    body: new URLSearchParams(fields),
  });
}

describe('while the database is unavailable', () => {
  test.each(['/help', '/hi/help', '/gu/help', '/about', '/websitePolicy'])('serves %s', async (path) => {
    const { status, text } = await read(path);
    expect(status).toBe(200);
    expect(text).toContain('tel:112');
  });

  test('an unknown address returns 404 as usual', async () => {
    expect((await read('/nowhere')).status).toBe(404);
  });

  test('a cached page is served with a notice that it may be outdated', async () => {
    const { status, headers, text } = await read('/gu/category/health');
    expect(status).toBe(200);
    expect(Number(headers.get('age'))).toBeGreaterThanOrEqual(0);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('Nayandeep');
    expect(text).toMatch(/role="status">આ પેજ/);
    expect(text.replace(`<script>${QUICK_EXIT}</script>`, '')).not.toContain('<script>');
  });

  test.each([
    ['/category/education', 'Our site is not working properly right now'],
    ['/hi/category/education', 'हमारी साइट ठीक से काम नहीं कर रही है'],
    ['/gu/schemes?q=આવાસ', 'અમારી સાઇટ બરાબર કામ કરતી નથી'],
  ])('%s shows in its language what to do', async (path, words) => {
    const { status, headers, text } = await read(path);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('30');
    expect(text).toContain(words);
    expect(text).toContain('tel:112');
    expect(text).toContain('tel:181');
  });

  test('the API returns 503 with a message and Retry-After', async () => {
    const { status, headers, text } = await read('/api/ngo/getAllNgo?q=x', {
      headers: { 'accept-language': 'hi' },
    });
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('30');
    expect(JSON.parse(text)).toMatchObject({ success: false, msg: expect.stringContaining('112') as string });
  });

  test('forms of pages without data come back with their input', async () => {
    const values = {
      userName: 'Rekha Solanki',
      userEmail: 'rekha@example.org',
      helpDescription: 'Fees for my son',
    };
    const { status, text } = await sendForm('/helpRequest', { ...values, step: 'otp' });
    expect(status).toBe(503);
    for (const value of Object.values(values)) expect(text).toContain(value);
    expect(text.replace(`<script>${QUICK_EXIT}</script>`, '')).not.toContain('<script>');
    const feedback = await sendForm('/hi/feedback', { rating: '4', message: 'बहुत अच्छा', what: 'feedback' });
    expect(feedback.status).toBe(503);
    expect(feedback.text).toContain('बहुत अच्छा');
  });

  test('forms of pages with data can be sent again with one button, without passwords', async () => {
    const { status, text } = await sendForm('/gu/scheme/register/1001', {
      name: 'રેખા "સોલંકી"',
      mobileNumber: '9876543210',
      password: 'never shown',
    });
    expect(status).toBe(503);
    expect(text).toContain('value="રેખા &quot;સોલંકી&quot;"');
    expect(text).toContain('value="9876543210"');
    expect(text).toContain('ફરી મોકલો');
    expect(text).not.toContain('never shown');
  });
});

test('recovers by itself once the database is available', async () => {
  postgres = await startPostgres();
  await expect.poll(async () => (await read('/category/education')).status, { timeout: 20_000 }).toBe(200);
  await expect
    .poll(async () => (await read('/gu/category/health')).headers.get('age'), { timeout: 20_000 })
    .toBe(null);
});
