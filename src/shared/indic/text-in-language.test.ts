import { expect, test } from 'vitest';
import { inLanguage, translatedView } from './text-in-language.ts';

const EYE_CAMP = { text: 'Eye camp', gu: 'આંખ કેમ્પ', hi: null };

test('a text without a translation stays in its original language', () => {
  expect(inLanguage(EYE_CAMP, 'gu')).toBe('આંખ કેમ્પ');
  expect(inLanguage(EYE_CAMP, 'hi')).toBe('Eye camp');
});

test('a view has the language of a text that is not in the language of the page', () => {
  expect(translatedView(EYE_CAMP, 'hi')).toEqual({ text: 'Eye camp', lang: 'en' });
  expect(translatedView(EYE_CAMP, 'gu')).toEqual({ text: 'આંખ કેમ્પ', lang: undefined });
});
