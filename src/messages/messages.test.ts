import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogues } from './catalogues.server.ts';
import { messagesOf } from './messages-of.fixture.ts';

/** Words that are the same in every language: names, codes. */
const SAME = /^(NGO Darpan|PAN|80G|12A|FCRA|CSR-1)$/;
const SCRIPTS = { hi: /\p{Script=Devanagari}/u, gu: /\p{Script=Gujarati}/u } as const;
const OTHER = { hi: /\p{Script=Gujarati}/u, gu: /\p{Script=Devanagari}/u } as const;

test('every language has the same groups, each in a file of its own', () => {
  for (const language of ['en', 'hi', 'gu'] as const) {
    const files = readdirSync(new URL(`./${language}/`, import.meta.url), { recursive: true })
      .map((file) => String(file).replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.ts') && file !== 'index.ts');
    expect(files.map((file) => file.replace('.ts', '')).sort()).toEqual(
      Object.keys(catalogues[language]).sort(),
    );
  }
});

describe.each(['hi', 'gu'] as const)('the messages in %s', (language) => {
  const english = messagesOf({ language: 'en' });
  const translated = new Map(messagesOf({ language }));

  test('are all there, and no others', () => {
    expect([...translated.keys()].sort()).toEqual(english.map(([path]) => path).sort());
  });

  test('are in their own script', () => {
    for (const [path, text] of english) {
      const own = translated.get(path) ?? '';
      if (SAME.test(text) || !/\p{L}/u.test(text.replace(/‹.›/g, ''))) continue;
      if (own === text && /^\S+\.about$/.test(path)) continue;
      expect(own, path).toMatch(SCRIPTS[language]);
      expect(own, path).not.toMatch(OTHER[language]);
    }
  });

  test('name every value that the English ones name', () => {
    for (const [path, text] of english) {
      for (const mark of ['‹1›', '‹2›']) {
        expect(translated.get(path)?.includes(mark), `${path} ${mark}`).toBe(text.includes(mark));
      }
    }
  });
});
