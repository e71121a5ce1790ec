import { beforeAll, expect, test } from 'vitest';
import { findSweptNgo } from '../support/find-swept-ngo.ts';
import { measureFirstVisit } from '../support/first-visit.ts';
import { addressOf, startWorkerBrowser } from '../support/visit.ts';
import { journeyProduct } from '../support/journey-product.ts';

/** What a server may send before the first acknowledgement: one round trip. */
const MAX_BYTES = 14_000;
const MAX_REQUESTS = 4;
/** The aim is 100 kB; React and its router alone are 92 (docs/decisions/005): what is ours must not grow. */
const MAX_FORM_SCRIPT_BYTES = 119_000;

let ngo = '';
beforeAll(async () => {
  const { category, _id } = await findSweptNgo(journeyProduct().origin);
  ngo = `/${category}/detailpage/${_id}`;
});

const measure = async (path: string, connection: { saveData?: boolean; effectiveType?: string } = {}) =>
  measureFirstVisit({
    browser: await startWorkerBrowser(),
    url: addressOf(path),
    saveData: false,
    ...connection,
  });
const SAVE_DATA = { saveData: true };

// Each waits for what the page might load later.
test.concurrent.each([
  ['home', () => '/'],
  ['home in Gujarati', () => '/gu'],
  ['a list', () => '/category/health'],
  ['a full list in Gujarati', () => '/gu/search'],
  ['the nearest in Gujarati', () => '/gu/search?from=Rajkot'],
  ['the events in Gujarati', () => '/gu/eventList'],
  ['a scheme in Gujarati', () => '/gu/schemesDetail/3/builtin'],
  ['an NGO', () => ngo],
  ['the finder', () => '/schemes/finder'],
])('%s is complete after 14 kB in four requests, and loads no script afterwards', async (_, path) => {
  const visit = await measure(path());
  expect(visit.scriptBytes).toBe(0);
  expect(visit.bytes).toBeLessThanOrEqual(MAX_BYTES);
  expect(visit.requests).toBeLessThanOrEqual(MAX_REQUESTS);
});

test.concurrent.each([
  ['the help form in Gujarati', '/gu/helpRequest', SAVE_DATA],
  ['the help form on a 2G connection', '/gu/helpRequest', { effectiveType: '2g' }],
  ['the registration of an NGO in Gujarati', '/gu/rform', SAVE_DATA],
  ['feedback in Gujarati', '/gu/feedback', SAVE_DATA],
  ['the form of a gift in Gujarati', '/gu/donate/1', SAVE_DATA],
])('%s is usable after 14 kB in four requests, without a script', async (_, path, connection) => {
  const visit = await measure(path, connection);
  expect(visit.scriptBytes).toBe(0);
  expect(visit.bytes).toBeLessThanOrEqual(MAX_BYTES);
  expect(visit.requests).toBeLessThanOrEqual(MAX_REQUESTS);
});

test('the script of a form, loaded afterwards, has at most 119 kB', async () => {
  const visit = await measure('/helpRequest');
  expect(visit.scriptBytes).toBeGreaterThan(0);
  expect(visit.scriptBytes).toBeLessThanOrEqual(MAX_FORM_SCRIPT_BYTES);
});
