import { afterEach, describe, expect, test } from 'vitest';
import { findPhraseError, isInCatalogue, setAssignedPhrases } from './assigned-phrases.server.ts';
import { findMatchingText } from './matching-text.server.ts';
import { PhraseIndex } from './phrase-index.ts';
import { readQuery } from './read-query.server.ts';

const noPlaces = new PhraseIndex<never>({ ofNames: true });
const needsOf = (text: string) => readQuery({ text, places: noPlaces }).needs.map(({ need }) => need.id);

/** Words that no phrase of the catalogue contains. */
const UNHEARD = 'zubiwo kamrai';

afterEach(() => setAssignedPhrases([]));

describe('a phrase that is assigned', () => {
  test('finds its need in any order, until it is assigned no more', () => {
    expect(needsOf(UNHEARD)).toEqual([]);
    setAssignedPhrases([{ phrase: UNHEARD, need: 'stray-dogs' }]);
    expect(needsOf(UNHEARD)).toEqual(['stray-dogs']);
    expect(needsOf('kamrai mate zubiwo')).toEqual(['stray-dogs']);
    setAssignedPhrases([]);
    expect(needsOf(UNHEARD)).toEqual([]);
  });

  test('is marked at once in texts that were shown before', () => {
    const marked = () => {
      const query = readQuery({ text: 'stray dogs', places: noPlaces });
      const texts = { offers: [`Zubiwo kamrai day`], sentences: [], more: [], confirmed: [] };
      return findMatchingText({ query, texts, language: 'en' });
    };
    expect(marked()).toBeNull();
    setAssignedPhrases([{ phrase: UNHEARD, need: 'stray-dogs' }]);
    expect(marked()).toEqual([
      { text: 'Zubiwo kamrai', isMarked: true },
      { text: ' day', isMarked: false },
    ]);
  });

  test('leaves what the catalogue says as it is', () => {
    const before = needsOf('eye operation');
    setAssignedPhrases([{ phrase: UNHEARD, need: 'stray-dogs' }]);
    expect(needsOf('eye operation')).toEqual(before);
    setAssignedPhrases([]);
    expect(needsOf('eye operation')).toEqual(before);
  });

  test('of a need that is there no more is left out', () => {
    setAssignedPhrases([{ phrase: UNHEARD, need: 'no-such-need' }]);
    expect(needsOf(UNHEARD)).toEqual([]);
  });
});

describe('a phrase may not be assigned', () => {
  test('to the need that has it, however its words stand and are spelt', () => {
    for (const phrase of ['cataract operation', 'operation cataract', 'મોતિયાનું ઓપરેશન']) {
      const error = findPhraseError({ phrase, need: 'cataract-operation' }, []);
      expect([phrase, error?.reason]).toEqual([phrase, 'known']);
      expect(isInCatalogue({ phrase, need: 'cataract-operation' })).toBe(true);
    }
  });

  test('to a need that has nothing to do with the one that has it', () => {
    const error = findPhraseError({ phrase: 'operation cataract', need: 'stray-dogs' }, []);
    expect([error?.reason, error?.need.id]).toEqual(['taken', 'cataract-operation']);
    const assigned = [{ phrase: UNHEARD, need: 'cataract-operation' }];
    expect(findPhraseError({ phrase: 'kamrai zubiwo', need: 'stray-dogs' }, assigned)?.reason).toBe('taken');
  });

  test('while it may be assigned to a broader need, or where nobody has it', () => {
    expect(findPhraseError({ phrase: 'cataract operation', need: 'eye-care' }, [])).toBeUndefined();
    expect(findPhraseError({ phrase: UNHEARD, need: 'stray-dogs' }, [])).toBeUndefined();
    expect(isInCatalogue({ phrase: UNHEARD, need: 'stray-dogs' })).toBe(false);
  });
});
