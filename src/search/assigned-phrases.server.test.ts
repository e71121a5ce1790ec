import { afterEach, describe, expect, test } from 'vitest';
import { findPhraseError, isInCatalogue, setAssignedPhrases } from './assigned-phrases.server.ts';
import { findMatchingText } from './matching-text.server.ts';
import { PhraseIndex } from '#src/search/phrases/phrase-index.ts';
import { readQuery } from './read-query.server.ts';

const noPlaces = new PhraseIndex<never>({ ofNames: true });
const needsOf = (text: string) => readQuery({ text, places: noPlaces }).needs.map(({ need }) => need.id);

/** Words that no phrase of the catalogue contains. */
const UNHEARD = 'zubiwo kamrai';

afterEach(() => setAssignedPhrases([]));

describe('an assigned phrase', () => {
  test('finds its need in any word order, until it is removed', () => {
    expect(needsOf(UNHEARD)).toEqual([]);
    setAssignedPhrases([{ phrase: UNHEARD, need: 'stray-dogs' }]);
    expect(needsOf(UNHEARD)).toEqual(['stray-dogs']);
    expect(needsOf('kamrai mate zubiwo')).toEqual(['stray-dogs']);
    setAssignedPhrases([]);
    expect(needsOf(UNHEARD)).toEqual([]);
  });

  test('is marked at once in cached texts', () => {
    const marked = () => {
      const query = readQuery({ text: 'stray dogs', places: noPlaces });
      const texts = { offers: [[`Zubiwo kamrai day`]] as const, sentences: [], more: [], confirmed: [] };
      return findMatchingText({ query, texts, language: 'en' })?.pieces ?? null;
    };
    expect(marked()).toBeNull();
    setAssignedPhrases([{ phrase: UNHEARD, need: 'stray-dogs' }]);
    expect(marked()).toEqual([
      { text: 'Zubiwo kamrai', isMarked: true },
      { text: ' day', isMarked: false },
    ]);
  });

  test('does not change the phrases of the catalogue', () => {
    const before = needsOf('eye operation');
    setAssignedPhrases([{ phrase: UNHEARD, need: 'stray-dogs' }]);
    expect(needsOf('eye operation')).toEqual(before);
    setAssignedPhrases([]);
    expect(needsOf('eye operation')).toEqual(before);
  });

  test('is ignored if its need no longer exists', () => {
    setAssignedPhrases([{ phrase: UNHEARD, need: 'no-such-need' }]);
    expect(needsOf(UNHEARD)).toEqual([]);
  });
});

describe('refuses a phrase', () => {
  test('that the need already has, in any word order and spelling', () => {
    for (const phrase of ['cataract operation', 'operation cataract', 'મોતિયાનું ઓપરેશન']) {
      const error = findPhraseError({ phrase, need: 'cataract-operation' }, []);
      expect([phrase, error?.reason]).toEqual([phrase, 'known']);
      expect(isInCatalogue({ phrase, need: 'cataract-operation' })).toBe(true);
    }
  });

  test('that an unrelated need has', () => {
    const error = findPhraseError({ phrase: 'operation cataract', need: 'stray-dogs' }, []);
    expect([error?.reason, error?.need.id]).toEqual(['taken', 'cataract-operation']);
    const assigned = [{ phrase: UNHEARD, need: 'cataract-operation' }];
    expect(findPhraseError({ phrase: 'kamrai zubiwo', need: 'stray-dogs' }, assigned)?.reason).toBe('taken');
  });

  test('but accepts one of a narrower need or of no need', () => {
    expect(findPhraseError({ phrase: 'cataract operation', need: 'eye-care' }, [])).toBeUndefined();
    expect(findPhraseError({ phrase: UNHEARD, need: 'stray-dogs' }, [])).toBeUndefined();
    expect(isInCatalogue({ phrase: UNHEARD, need: 'stray-dogs' })).toBe(false);
  });
});
