import { expect, test } from 'vitest';
import type { Language } from '#src/shared/languages.ts';
import { findMatchingText, markWords, type MarkedPiece, type OwnTexts } from './matching-text.server.ts';
import { PhraseIndex } from '#src/search/phrases/phrase-index.ts';
import { readQuery } from './read-query.server.ts';

const noPlaces = new PhraseIndex<never>();

/** Returns the matching text with the marked parts in brackets. */
function matching(text: string, texts: Partial<OwnTexts>, language: Language = 'en'): string | null {
  const query = readQuery({ text, places: noPlaces });
  const all = { offers: [], sentences: [], more: [], confirmed: [], ...texts };
  return format(findMatchingText({ query, texts: all, language })?.pieces ?? null);
}
const format = (pieces: MarkedPiece[] | null) =>
  pieces && pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

const eyes: Partial<OwnTexts> = {
  offers: [['Eye camps'], ['Cataract surgery support'], ['Spectacles']],
  sentences: ['No one should lose sight to what can be cured.'],
  more: ['It was started in 1995.', 'Eye camps are followed by free cataract surgery.'],
};

test.each([
  ['cataract operation', '[Cataract surgery] support'],
  ['moti bindu nu operation', '[Cataract surgery] support'],
  ['મોતિયો', '[Cataract surgery] support'],
  ['ચશ્મા મફત', '[Spectacles]'],
  ['started in 1995', 'It was [started] in [1995].'],
  ['old age home', null],
])('for %s', (text, excerpt) => {
  expect(matching(text, eyes)).toBe(excerpt);
});

test('returns the name of a confirmed need if no text in the language of the reader mentions it', () => {
  const confirmed = ['cataract-operation'];
  expect(matching('moti bindu', { offers: [['Eye camps']], confirmed })).toBe('[Cataract operation]');
  expect(matching('moti bindu', { ...eyes, confirmed })).toBe('[Cataract surgery] support');
  expect(matching('moti bindu', { ...eyes, confirmed }, 'gu')).toBe('[મોતિયાનું ઓપરેશન]');
  const both = { ...eyes, offers: [...eyes.offers!, ['મોતિયાનું ઓપરેશન'] as const] };
  expect(matching('cataract operation', both, 'gu')).toBe('[મોતિયાનું ઓપરેશન]');
  expect(matching('job', { confirmed })).toBeNull();
});

test('shows an offer that mentions the need in another language only', () => {
  const offers: OwnTexts['offers'] = [['Free of charge', 'મોતિયાનું ઓપરેશન']];
  expect(matching('moti bindu', { offers })).toBe('Free of charge');
});

test('does not detect a need from a single word of a sentence', () => {
  expect(matching('job', { more: ['The group works in Surat.'] })).toBeNull();
});

test('prefers an offer of the need to a sentence that merely mentions it in one word', () => {
  const texts: Partial<OwnTexts> = {
    offers: [['Cataract surgery']],
    sentences: ['We treat cataract.'],
  };
  expect(matching('moti bindu', texts)).toBe('[Cataract surgery]');
  expect(matching('moti bindu', { ...texts, offers: [] })).toBe('We treat [cataract].');
});

test('marks the requested need only, although the sentence names a related one too', () => {
  const more = ['Cataract surgery after eye camps'];
  expect(matching('cataract', { more })).toBe('[Cataract surgery] after eye camps');
  expect(matching('eye checkup', { more })).toBe('Cataract surgery after [eye camps]');
});

test('does not detect a need from words with three others between them', () => {
  const near = 'Pension papers, food for widows';
  expect(matching('ganga swarupa', { more: [near] })).toBe('[Pension] papers, food for [widows]');
  const far = 'Pension papers, food and water for widows';
  expect(matching('ganga swarupa', { more: [far] })).toBeNull();
});

test('shortens a long sentence around its first mark, between words', () => {
  const long = `${'They go from house to house. '.repeat(1).trim()} ${'so '.repeat(60)}then free cataract surgery ${'and so on '.repeat(30)}`;
  const excerpt = matching('cataract surgery', { more: [long] })!;
  expect(excerpt).toMatch(/^… .*\[cataract surgery\].*…$/);
  expect(excerpt.length).toBeLessThanOrEqual(150);
  expect(excerpt.replace(/[…[\]]/g, '').trim()).toMatch(/ so$|and$|on$/);
});

test('returns the whole text, whatever its letters', () => {
  for (const text of ['', '  ', 'દૃષ્ટિ-કિરણ “સેવા”', 'a\u0000b', 'क्‍ष it’s 5%']) {
    expect(
      markWords({ text, marks: ['સેવા', 'it’s', 'a'] })
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  }
  expect(format(markWords({ text: 'Eye-camp days, eye care', marks: ['Eye', 'camp'] }))).toBe(
    '[Eye-camp] days, [eye] care',
  );
});
