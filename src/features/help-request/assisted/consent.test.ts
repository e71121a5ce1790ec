import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/shared/languages.ts';
import { CONSENT_TEXTS, CONSENT_VERSION } from './consent.values.ts';

/** What was read out under each version. Records of consents refer to it, so lines are added here, never changed. */
const HASHES: Record<string, string> = {
  '2026-11': '631e5ab392b7f385',
};

test('a changed consent text has a new version', () => {
  const texts = LANGUAGES.map((language) => CONSENT_TEXTS[language]('{site}'));
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  expect(HASHES[CONSENT_VERSION], 'raise CONSENT_VERSION and add its hash').toBe(hash);
  expect(new Set(texts.map(({ length }) => length)).size, 'the same paragraphs in each language').toBe(1);
});
