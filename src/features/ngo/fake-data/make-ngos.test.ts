import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { categories, cities } from '#src/features/reference/reference.server.ts';
import { checkRow } from '#src/features/ngo/import/check-row.server.ts';
import { NGO_FIELDS } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { DuplicateFinder } from '#src/features/ngo/import/duplicate-finder.server.ts';
import { makeNgosCsv } from './make-ngos.server.ts';
import { endings, honorifics, openings, works } from './ngo-word-stock.ts';

const CLI = fileURLToPath(new URL('../import/make-ngos.cli.ts', import.meta.url));
const make = (count: number, seed: number) => [...makeNgosCsv({ count, seed })].join('');
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

const COUNT = 5000;
const rows = parse(make(COUNT, 1));
const ngos = rows
  .slice(1)
  .map((cells) => Object.fromEntries(cells.map((cell, index) => [NGO_FIELDS[index]!, cell])));
const share = (of: (ngo: Record<string, string>) => boolean) => ngos.filter(of).length / COUNT;

describe('the same seed', () => {
  test('generates the same bytes on every day and machine', () => {
    expect(hash(make(1000, 1))).toBe('aad8c013c89de793');
  });
  test('generates a prefix of a longer file; another seed generates other NGOs', () => {
    expect(make(1200, 3).startsWith(make(700, 3))).toBe(true);
    expect(make(10, 3)).not.toBe(make(10, 4));
    expect(make(0, 1).trim()).toBe(NGO_FIELDS.join(','));
  });
});

test('every row can be imported and is a distinct NGO', () => {
  const finder = new DuplicateFinder();
  const problems = rows.slice(1, 2001).flatMap((cells, index) => {
    const checked = checkRow({ cells, columns: [...NGO_FIELDS], today: '2026-11-21' });
    return 'ngo' in checked ? (finder.findDuplicate({ ngo: checked.ngo, row: index + 2 }) ?? []) : checked;
  });
  expect(problems).toEqual([]);
});

test('towns and categories are distributed as in Gujarat', () => {
  expect(new Set(ngos.map(({ category }) => category)).size).toBe(categories.length);
  expect(new Set(ngos.map(({ city }) => city)).size).toBe(cities.length);
  expect(share(({ city }) => city === 'Ahmedabad')).toBeGreaterThan(0.1);
  expect(share(({ city }) => city === 'Vav')).toBeLessThan(0.01);
  expect(share(({ name }) => /trust/i.test(name!))).toBeGreaterThan(0.4);
  expect(share(({ name }) => /\b(seva|sewa)\b/i.test(name!))).toBeGreaterThan(0.15);
  expect(share(({ name }) => /charitable/i.test(name!))).toBeGreaterThan(0.1);
  expect(share(({ darpanId }) => darpanId === '')).toBeGreaterThan(0.05);
  expect(new Set(ngos.map(({ name }) => name)).size).toBeGreaterThan(COUNT * 0.9);
});

test('contact details belong to nobody', () => {
  expect(share(({ phone }) => phone!.startsWith('0000'))).toBe(1);
  expect(share(({ email }) => email!.endsWith('@example.org'))).toBe(1);
  expect(share(({ pan }) => pan === '' || pan!.startsWith('ZZZ'))).toBe(1);
});

test('the word stock has more than 300 words in three scripts', () => {
  const words = [
    ...openings,
    ...honorifics,
    ...Object.values(works).flat(),
    ...endings.flatMap((ending) => ending.words),
  ];
  expect(new Set(words.map(({ gu }) => gu)).size).toBeGreaterThan(300);
  for (const { latin, gu, hi } of words) {
    expect(latin.every((word) => /^[A-Z][a-z]+$/.test(word))).toBe(true);
    expect(gu).toMatch(/^\p{Script_Extensions=Gujarati}+$/u);
    expect(hi).toMatch(/^\p{Script_Extensions=Devanagari}+$/u);
  }
  expect(Object.keys(works).sort()).toEqual(categories.map(({ slug }) => slug).sort());
});

describe('the command', () => {
  test('writes the requested number of NGOs', () => {
    const output = execFileSync(process.execPath, [CLI, '700', '--seed', '3'], { encoding: 'utf8' });
    expect(output).toBe(make(700, 3));
  });
  test('ends silently when the pipe is closed and prints its usage for invalid arguments', async () => {
    const child = spawn(process.execPath, [CLI, '5000000'], { stdio: ['ignore', 'pipe', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (text) => (errors += text));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(errors).toBe('');
    for (const args of [[], ['-5'], ['many'], ['5', '6'], ['5', '--seed', 'x'], ['99999999']]) {
      expect(() => execFileSync(process.execPath, [CLI, ...args], { stdio: 'pipe' })).toThrow(
        /Use: npm run make-ngos/,
      );
    }
  });
});
