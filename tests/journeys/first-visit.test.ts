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
  ['the help form in Gujarati', () => '/gu/helpRequest'],
  ['the registration of an NGO in Gujarati', () => '/gu/rform'],
  ['feedback in Gujarati', () => '/gu/feedback'],
  ['the form of a gift in Gujarati', () => '/gu/donate/1'],
])('%s is usable after 14 kB in four requests', async (_, path) => {
  const visit = await measureFirstVisit({
    browser: await startWorkerBrowser(),
    url: addressOf(path()),
    saveData: true,
  });
  expect(visit.scriptBytes).toBe(0);
  expect(visit.bytes).toBeLessThanOrEqual(MAX_BYTES);
  expect(visit.requests).toBeLessThanOrEqual(MAX_REQUESTS);
});

test.concurrent.each([
  ['home', () => '/'],
  ['a list', () => '/category/health'],
  ['an NGO', () => ngo],
  ['a scheme', () => '/scheme/1'],
  ['the finder', () => '/schemes/finder'],
])('%s is complete without a script and loads none afterwards', async (_, path) => {
  const visit = await measureFirstVisit({
    browser: await startWorkerBrowser(),
    url: addressOf(path()),
    saveData: false,
  });
  expect(visit.scriptBytes).toBe(0);
});

test('the script of a form, loaded afterwards, has at most 119 kB', async () => {
  const visit = await measureFirstVisit({
    browser: await startWorkerBrowser(),
    url: addressOf('/helpRequest'),
    saveData: false,
  });
  expect(visit.scriptBytes).toBeGreaterThan(0);
  expect(visit.scriptBytes).toBeLessThanOrEqual(MAX_FORM_SCRIPT_BYTES);
});
