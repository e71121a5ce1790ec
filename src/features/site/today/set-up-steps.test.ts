import { expect, test } from 'vitest';
import { MISSING_PARTS } from '#src/features/ngo/editing/own-ngo.values.ts';
import { lacksDocuments, SET_UP_STEPS } from './set-up-steps.values.ts';

test('each part of a profile belongs to one of six steps', () => {
  expect(SET_UP_STEPS).toHaveLength(6);
  expect(SET_UP_STEPS.flatMap(({ parts }): string[] => [...parts]).toSorted()).toEqual(
    MISSING_PARTS.toSorted(),
  );
});

test('only a document that every NGO has counts as a document that is missing', () => {
  expect(lacksDocuments(['photos', 'pan'])).toBe(true);
  expect(lacksDocuments(['reg80G'])).toBe(false);
  expect(lacksDocuments(['photos', 'website'])).toBe(false);
});
