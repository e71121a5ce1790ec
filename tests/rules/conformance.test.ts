import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Capabilities that are not built yet, which a row may be waiting for. Remove an entry once it is built. */
const WAITED_FOR = new Set([
  'accounts and NGO area',
  'events',
  'help requests',
  'information pages',
  'schemes',
  'volunteers',
]);

const rows = readFileSync('docs/conformance.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (-+|the specification says) +\|/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, sentence = '', proof = '']) => ({ sentence, proof }));

test('each row names an existing test, or the capability it waits for', () => {
  const errors = rows.flatMap(({ sentence, proof }) => {
    const error = findProblem(proof);
    return error ? [`${sentence}: ${error}`] : [];
  });
  expect(errors).toEqual([]);
});

test('every section of the specification has rows', () => {
  const sections = readFileSync('docs/conformance.md', 'utf8').match(/^## (\d)/gm) ?? [];
  expect([...new Set(sections)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `## ${number}`));
  expect(rows.length).toBeGreaterThan(230);
});

function findProblem(proof: string): string | undefined {
  const [, waited] = /^waits for: (.+)$/.exec(proof) ?? [];
  if (waited) return WAITED_FOR.has(waited) ? undefined : `nothing is called "${waited}"`;
  const named = [...proof.matchAll(/`([^`›]+) › ([^`]+)`/g)];
  if (named.length === 0) return 'names no test, and nothing it waits for';
  const lost = named.filter(([, path = '', title = '']) => !hasTest({ path, title }));
  return lost.length ? `no such test: ${lost.map(([text]) => text).join(', ')}` : undefined;
}

/**
 * Whether the file contains the title as a complete string. A generated title (`$name`) is matched as written
 * in the source.
 */
function hasTest({ path, title }: { path: string; title: string }): boolean {
  if (!existsSync(path)) return false;
  const source = readFileSync(path, 'utf8').replaceAll("\\'", "'");
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
}
