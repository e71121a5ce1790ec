import { expect, test } from 'vitest';
import { endpoints, isAllowed } from '../tests/support/endpoints.ts';
import { needsPassword } from '../tests/support/permanent-table.ts';

const writing = endpoints.filter((endpoint) => endpoint.method !== 'GET' && !isAllowed(endpoint, 'visitor'));

test('somebody has decided of each endpoint that writes whether it lasts', () => {
  expect([...needsPassword.keys()].sort(), 'give it a line in tests/support/permanent.txt').toEqual(
    writing.map(({ name }) => name).sort(),
  );
});

test('what lasts asks for the password, and nothing else does', () => {
  const other = writing.filter(({ name, rules }) => needsPassword.get(name) !== rules?.confirm);
  expect(
    other.map(({ name }) => name),
    'give it in its contract the `confirm` of its line in tests/support/permanent.txt',
  ).toEqual([]);
});
