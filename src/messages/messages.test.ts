import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogues } from './catalogues.server.ts';
import { cataloguesSource, findMessageFiles, groupOfFile } from './message-files.server.ts';
import { messagesOf } from './messages-of.fixture.ts';

/** Names and codes that are the same in every language. */
const SAME = /^(NGO Darpan|PAN|80G|12A|FCRA|CSR-1|UPI|UPI ID|UTR|IFSC)$/;
const SCRIPTS = { hi: /\p{Script=Devanagari}/u, gu: /\p{Script=Gujarati}/u } as const;
const OTHER = { hi: /\p{Script=Gujarati}/u, gu: /\p{Script=Devanagari}/u } as const;

test('every language has the same groups, each in a file of its own', () => {
  const groups = Object.keys(catalogues.en).sort();
  for (const language of ['en', 'hi', 'gu'] as const) {
    const files = findMessageFiles(language);
    expect(files.map(({ group }) => group).sort()).toEqual(groups);
    expect(files).toHaveLength(new Set(groups).size);
  }
});

test('the list of all messages is up to date', () => {
  const written = readFileSync(new URL('catalogues.server.ts', import.meta.url), 'utf8');
  expect(written, 'npm run messages').toBe(cataloguesSource());
});

test.each([
  ['src/features/help-request/inbox/inbox.messages.en.ts', 'help-request/inbox'],
  ['src/features/help-request/help-request.messages.gu.ts', 'help-request'],
  ['src/features/scheme/catalogue/detail.messages.hi.ts', 'scheme/catalogue/detail'],
  ['src/ui/area/area.messages.en.ts', 'area'],
])('%s belongs to the group %s', (path, group) => expect(groupOfFile(path)).toBe(group));

describe.each(['hi', 'gu'] as const)('the messages in %s', (language) => {
  const english = messagesOf({ language: 'en' });
  const translated = new Map(messagesOf({ language }));

  test('have the same keys as the English ones', () => {
    expect([...translated.keys()].sort()).toEqual(english.map(([path]) => path).sort());
  });

  test('are in their own script', () => {
    for (const [path, text] of english) {
      const own = translated.get(path) ?? '';
      if (SAME.test(text.replace(/ (‹.›|\d)$/, '')) || !/\p{L}/u.test(text.replace(/‹.›/g, ''))) continue;
      if (own === text && /^\S+\.about$/.test(path)) continue;
      expect(own, path).toMatch(SCRIPTS[language]);
      expect(own, path).not.toMatch(OTHER[language]);
    }
  });

  test('use every parameter that the English ones use', () => {
    for (const [path, text] of english) {
      for (const mark of ['‹1›', '‹2›']) {
        expect(translated.get(path)?.includes(mark), `${path} ${mark}`).toBe(text.includes(mark));
      }
    }
  });
});
