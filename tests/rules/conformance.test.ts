import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findProblem, rows } from './conformance-rows.ts';

test('each row names an existing test, or what it waits for', () => {
  const errors = rows.flatMap((row) => {
    const error = findProblem(row);
    return error ? [`${row.sentence}: ${error}`] : [];
  });
  expect(errors).toEqual([]);
});

test('every section of the specification has rows', () => {
  const sections = readFileSync('docs/conformance.md', 'utf8').match(/^## (\d)/gm) ?? [];
  expect([...new Set(sections)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `## ${number}`));
  expect(rows.length).toBeGreaterThan(230);
});

test.each([
  ['Visitors fly.', 'waits for: page `/fly/{ngoId}`'],
  ['`/fly/{ngoId}` flights', 'waits for: endpoint `GET /api/flight/getAllFlight`'],
  ['`/ngopage` flights/{id}', 'waits for: text ‘The flight is full’'],
])('may wait for what does not exist: %s', (sentence, proof) => {
  expect(findProblem({ sentence, proof })).toBeUndefined();
});

test.each([
  ['Visitors donate.', 'waits for: page `/donate/{id}`'],
  ['Visitors donate.', 'waits for: endpoint `GET /api/donation/getGivingPage/{id}`'],
  ['Visitors donate.', 'waits for: text ‘No Scheme Found’'],
  ['`/donate/{id}` donation', 'waits for: page `/fly`'],
  ['`/{product}` index', 'waits for: page `/fly`'],
  ['`/{product}` feedbacks', 'waits for: page `/fly`'],
  ['`/ngopage` event/{eventName}/registerUser/{eventId}', 'waits for: page `/fly`'],
  ['POST scheme/registerUser/{schemeId} with name: success.', 'waits for: page `/fly`'],
  ['Any other path shows a 404 page: ‘Oops 404! That page can’t be found.’', 'waits for: page `/fly`'],
])('may not wait for what exists: %s %s', (sentence, proof) => {
  expect(findProblem({ sentence, proof })).toContain('exists and needs a test');
});

test.each([
  'waits for: events',
  'waits for: page `/fly`, some day',
  'see `tests/rules/conformance.test.ts`',
  '`tests/rules/conformance.test.ts › waits for: events`',
  '`tests/rules/no-such.test.ts › every section of the specification has rows`',
])('is no proof: %s', (proof) => {
  expect(findProblem({ sentence: 'Visitors fly.', proof })).toBeDefined();
});
