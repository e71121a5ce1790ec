import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findErrors } from './check-response.ts';
import type { FuzzRequest, FuzzInputs } from './fuzz-request.ts';
import { makeRequest } from './make-request.ts';
import { findFuzzErrors } from './report.ts';
import { runFuzz } from './run-fuzz.ts';
import { chooseScenarios, startGroup } from './run-scenarios.ts';
import type { FuzzResponse } from './send-request.ts';

// The short form of `npm run test:attack`.
const SEED = 20_261_122;
const REQUESTS = 2_000;

test('fuzzed requests cause no server error, no slow response and no leak', async () => {
  const figures = await runFuzz({ requests: REQUESTS, seed: SEED, clients: 4 });
  expect(findFuzzErrors(figures), `npm run test:attack -- --seed ${SEED} --only N repeats one`).toEqual([]);
  expect(figures.sent).toBe(REQUESTS);
  // Requests that are all rejected would find nothing.
  for (const status of ['200', '201', '400', '401', '403', '404', '422'])
    expect(figures.byStatus[status], status).toBeGreaterThan(0);
});

describe.each(chooseScenarios({ isFull: false }))('with rate limits $limits', (group) => {
  let product: Awaited<ReturnType<typeof startGroup>>;
  beforeAll(async () => {
    product = await startGroup(group);
  });
  afterAll(() => product.stop());

  // A test of its own for each: together they take minutes.
  test.each(group.scenarios)('repels: $name', async (scenario) => {
    const { errors } = await product.run({ scenario, isFull: false });
    expect(errors).toEqual([]);
  });
});

const operation = { hashesPassword: false, needsConfirmation: false, access: 'public', parameters: [] };
const body = { type: 'object', properties: { message: { type: 'string' } } };
const inputs: FuzzInputs = {
  operations: [{ ...operation, method: 'POST', path: '/api/x/{id}', bodies: { 'application/json': body } }],
  pages: [{ path: '/feedback', fields: ['message'] }],
  ids: { ngo: ['7'], scheme: [], help: [], feedback: [], photo: [], registration: [] },
};

test('generates the same request for the same seed and number, and different ones otherwise', () => {
  const make = (seed: number, number: number) => makeRequest({ seed, number, inputs });
  const requests = Array.from({ length: 200 }, (_, number) => JSON.stringify(make(SEED, number)));
  expect(requests).toEqual(Array.from({ length: 200 }, (_, number) => JSON.stringify(make(SEED, number))));
  expect(new Set(requests).size).toBeGreaterThan(150);
  expect(JSON.stringify(make(SEED + 1, 5))).not.toBe(requests[5]);
});

describe('checking a response', () => {
  const request: FuzzRequest = {
    number: 1,
    caller: 'ngo',
    method: 'POST',
    path: '/api/sendOtp',
    headers: [],
    body: undefined,
    isAborted: false,
    hashesPassword: false,
    isConfirmed: false,
  };
  const headers = {
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=()',
  };
  const wellFormed: FuzzResponse = {
    status: 404,
    headers,
    text: '{"success":false,"msg":"Not found"}',
    milliseconds: 5,
  };
  const errors = (responseChanges: Partial<FuzzResponse>, requestChanges: Partial<FuzzRequest> = {}) =>
    findErrors({ ...request, ...requestChanges }, { ...wellFormed, ...responseChanges });

  test('accepts a well-formed error', () => {
    expect(errors({})).toEqual([]);
    const busy = { status: 503, headers: { ...headers, 'retry-after': '5' } };
    expect(errors({ ...busy, milliseconds: 4_000 }, { hashesPassword: true })).toEqual([]);
  });

  test.for<[string, Partial<FuzzResponse>, Partial<FuzzRequest>?]>([
    ['500', { status: 500 }],
    ['503', { status: 503, headers: { ...headers, 'retry-after': '5' } }],
    ['503', { status: 503 }, { hashesPassword: true }],
    ['slow', { milliseconds: 1_001 }],
    ['without x-content-type-options', { headers: { ...headers, 'x-content-type-options': undefined } }],
    ['without the shape', { text: 'Not found' }],
    ['without the shape', { text: '{"success":true,"msg":"x"}' }],
    ['leaks internals', { text: '{"success":false,"msg":"$argon2id$v=19"}' }],
    ['leaks internals', { text: '{"success":false,"msg":"at read (file:///x.js:1)"}' }],
    ['leaks a help request', { text: '{"success":false,"msg":"Kanchanben Hidden"}' }],
  ])('%s', ([name, responseChanges, requestChanges]) => {
    expect(errors(responseChanges, requestChanges).join()).toContain(name);
  });

  test('reports a missing response', () => {
    expect(findErrors(request, { error: 'socket hang up', milliseconds: 1 })).toHaveLength(1);
  });
});
