import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQueryWords, readWords } from '#src/search/words/formed-words.ts';
import { PhraseIndex } from './phrase-index.ts';
import type { PhraseMatch } from './phrase-rivals.ts';

function indexOf(phrases: Record<string, readonly string[]>, ofNames = false): PhraseIndex<string> {
  const index = new PhraseIndex<string>({ ofNames });
  for (const [target, all] of Object.entries(phrases)) for (const phrase of all) index.add(phrase, target);
  return index;
}
const whole = (index: PhraseIndex<string>, text: string) => namesOf(index.findWhole(readWords(text)));
const parts = (index: PhraseIndex<string>, text: string) =>
  namesOf(index.findParts(readWords(text), { leastShare: 0.5 }));
// A target is found once for each of its phrases that sound alike.
const namesOf = (matches: readonly PhraseMatch<string>[]) => [
  ...new Set(matches.flatMap(({ targets }) => targets)),
];

const needs = indexOf({
  eyes: ['eye', 'આંખ', 'आंख'],
  cataract: ['eye operation', 'મોતિયાનું ઓપરેશન', 'आंख का ऑपरेशन'],
  surgery: ['operation', 'ઓપરેશન'],
  fees: ['school fees', 'શાળાની ફી'],
  fish: ['fish'],
  tax: ['fee'],
  pension: ['old age pension', 'વૃદ્ધ પેન્શન'],
  widow: ['widow pension'],
});

describe('phrases in a text', () => {
  test.each(['eye operation', 'operation eye', 'operation of her eyes', 'an operation, please, for the eye'])(
    'are found in “%s”, in any order and with other words in between',
    (text) => expect(whole(needs, text)).toEqual(['cataract']),
  );

  test('are found with endings, in another script and spelling', () => {
    expect(whole(needs, 'ઓપરેશન મોતિયાના')).toEqual(['cataract']);
    expect(whole(needs, 'motiyanu opareshan')).toEqual(['cataract']);
    expect(whole(needs, 'आंखों का ऑपरेशन')).toEqual(['cataract']);
    expect(whole(needs, 'स्कूल की फीस')).toEqual(['fees']);
  });

  test('are found written as one word and as two', () => {
    expect(whole(needs, 'schoolfees')).toEqual(['fees']);
    const joined = indexOf({ wheelchair: ['wheelchair'] });
    expect(whole(joined, 'wheel chair')).toEqual(['wheelchair']);
  });

  test('of short words are not found written as one, which may be another word', () => {
    expect(whole(indexOf({ hearing: ['ear aid'] }), 'earaid')).toEqual([]);
    expect(whole(indexOf({ hearing: ['earaid'] }), 'ear aid')).toEqual([]);
  });

  test('whose words sound alike need each of them: a word of the text counts once', () => {
    const alike = indexOf({ both: ['fees fish'] });
    expect(whole(alike, 'fish')).toEqual([]);
    expect(whole(alike, 'fish fees')).toEqual(['both']);
  });

  test('win over shorter phrases within them', () => {
    expect(whole(needs, 'eye operation')).toEqual(['cataract']);
    expect(whole(needs, 'operation')).toEqual(['surgery']);
    expect(whole(needs, 'eye')).toEqual(['eyes']);
    const [match] = needs.findWhole(readWords('eye operation'));
    expect(match).toMatchObject({ at: [0, 1], share: 1 });
  });

  test('are all returned if they share no word', () => {
    expect(whole(needs, 'school fees and an eye operation').sort()).toEqual(['cataract', 'fees']);
  });

  test('return all their targets', () => {
    const both = indexOf({ rent: ['house rent'], home: ['rent house'] });
    expect(whole(both, 'house rent').sort()).toEqual(['home', 'rent']);
  });

  test('are both returned if they have the same words', () => {
    const rivals = indexOf({ son: ['દીકરો'], boy: ['દીકરા'] });
    expect(whole(rivals, 'દીકરા').sort()).toEqual(['boy', 'son']);
  });

  test('match partially from two words on', () => {
    expect(whole(needs, 'old pension')).toEqual([]);
    expect(parts(needs, 'old pension')).toEqual(['pension']);
    expect(parts(needs, 'pension')).toEqual([]);
    const [match] = needs.findParts(readWords('old pension'), { leastShare: 0.5 });
    expect(match!.share).toBeGreaterThan(0.5);
    expect(match!.share).toBeLessThan(1);
  });

  test('match partially only by words other than a negation', () => {
    const sight = indexOf({ sight: ['cannot see well'] });
    expect(parts(sight, 'cannot see')).toEqual([]);
    expect(parts(sight, 'see well')).toEqual(['sight']);
  });

  test('that are added for a while leave nothing behind', () => {
    const camps = indexOf({ eyes: ['eye camp'] });
    camps.replaceAdditional([{ phrase: 'camp eye', target: 'camps' }]);
    expect(whole(camps, 'eye camp').sort()).toEqual(['camps', 'eyes']);
    camps.replaceAdditional([]);
    expect(whole(camps, 'eye camp')).toEqual(['eyes']);
  });

  test('of one short word match by spelling if the spelling is known', () => {
    expect(whole(needs, 'fish')).toEqual(['fish']);
    expect(whole(needs, 'fees')).not.toContain('fish');
    expect(whole(needs, 'fee')).toEqual(['tax']);
    // Unknown letters are compared by their sound.
    expect(whole(needs, 'fiish')).toEqual(['fish']);
  });

  test('weigh more if their words are rare', () => {
    const [pension, widow] = readWords('pension widow') as [never, never];
    expect(needs.weightOf(widow)).toBeGreaterThan(needs.weightOf(pension));
    expect(needs.hasWord(widow)).toBe(true);
    expect(needs.hasWord(readWords('xqzw')[0]!)).toBe(false);
  });

  test('weigh the same however many scripts they are written in', () => {
    const pensions = indexOf({ widow: ['vidhva pension', 'વિધવા પેન્શન'], old: ['buzurg pension'] });
    const [widow, old] = readWords('vidhva buzurg') as [never, never];
    expect(pensions.weightOf(widow)).toBe(pensions.weightOf(old));
  });

  test('are the same in any word order', () => {
    const vocabulary = ['eye', 'operation', 'school', 'fees', 'old', 'age', 'pension', 'widow', 'પાણી'];
    fc.assert(
      fc.property(fc.shuffledSubarray(vocabulary), (words) => {
        const matches = whole(needs, words.join(' ')).sort();
        expect(whole(needs, words.toSorted().join(' ')).sort()).toEqual(matches);
      }),
    );
  });

  test('prefer a word with the same spelling to one that sounds similar', () => {
    for (const text of ['fees fish school', 'fish fees school']) {
      expect(whole(needs, text).sort(), text).toEqual(['fees', 'fish']);
    }
  });

  test('never overlap unless they have the same words', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('eye', 'operation', 'school', 'fees', 'old', 'age', 'pension', 'widow')),
        (words) => {
          const matches = needs.findWhole(readWords(words.join(' ')));
          for (const one of matches) {
            for (const other of matches) {
              const shared = one.at.filter((place) => other.at.includes(place));
              expect([0, one.at.length]).toContain(shared.length);
            }
          }
        },
      ),
    );
  });
});

describe('names in a text', () => {
  const places = indexOf(
    { Rajkot: ['Rajkot', 'રાજકોટ', 'राजकोट'], Una: ['Una', 'ઉના'], Anand: ['Anand', 'આણંદ'] },
    true,
  );

  test.each(['rajkot', 'રાજકોટમાં', 'rajkotma', 'राजकोट में', 'રાજકોટની', 'doctor in Rajkot'])(
    'are found in “%s”',
    (text) => expect(whole(places, text)).toEqual(['Rajkot']),
  );

  test('accept only case endings', () => {
    expect(whole(places, 'anando')).toEqual([]);
    expect(whole(places, 'આણંદથી')).toEqual(['Anand']);
  });

  test('are found by prefix', () => {
    expect(places.findByPrefix('rj')).toEqual(['Rajkot']);
    expect(places.findByPrefix('xq')).toEqual([]);
  });
});

describe('the words of a text', () => {
  test('are the meaningful ones, or all if there are none', () => {
    expect(readWords('help for the blind').map(({ original }) => original)).toEqual(['blind']);
    expect(readWords('help for the').map(({ original }) => original)).toEqual(['help', 'for', 'the']);
    expect(readWords('')).toEqual([]);
  });

  test('have a prefix only at the last word', () => {
    const words = readQueryWords('eye operat');
    expect(words.map(({ prefix }) => prefix?.skeleton)).toEqual([undefined, 'opert']);
  });
});
