import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogues } from '#src/messages/catalogues.server.ts';

test('every action of the audit log has a label', () => {
  const sources = globSync('src/**/*.server.ts').map((path) => readFileSync(path, 'utf8'));
  const actions = sources.flatMap((text) =>
    [...text.matchAll(/\baction: '(\w+)'/g)].map(([, action]) => action!),
  );
  expect(actions.length).toBeGreaterThan(20);
  const { actions: words } = catalogues.en['audit'];
  expect(actions.filter((action) => !(action in words))).toEqual([]);
});
