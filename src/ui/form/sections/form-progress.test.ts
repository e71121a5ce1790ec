import { expect, test } from 'vitest';
import { progressOf, sectionInView } from './form-progress.ts';

const section = {
  id: 'papers',
  fields: ['number', 'validFrom', 'validTo', 'office'],
  details: ['validFrom', 'validTo'],
  required: ['number'],
};
const progress = (
  values: Record<string, string>,
  errors: Record<string, string> = {},
  required = ['number'],
) => progressOf({ section: { ...section, required }, values, errors });

test('only fields with a text count, and details never do', () => {
  expect(progress({})).toEqual({ filled: 0, total: 2, errors: 0, state: 'open' });
  expect(progress({ office: '  ', validFrom: '2026-01-01' })).toMatchObject({ filled: 0, state: 'open' });
  expect(progress({ office: 'Rajkot' })).toMatchObject({ filled: 1, total: 2, state: 'open' });
});

test('a section is ready once all it requires is filled in, even if other fields are empty', () => {
  expect(progress({ number: '7' })).toMatchObject({ filled: 1, total: 2, state: 'ready' });
  expect(progress({ number: '7', office: 'Rajkot' })).toMatchObject({ filled: 2, state: 'ready' });
});

test('a section that requires nothing is optional until something is filled in', () => {
  expect(progress({}, {}, [])).toMatchObject({ state: 'optional' });
  expect(progress({ office: 'Rajkot' }, {}, [])).toMatchObject({ state: 'ready' });
});

test('errors of its fields and details count, others do not', () => {
  expect(progress({}, { number: 'No.', validTo: 'Before it begins.', name: 'Missing.' }).errors).toBe(2);
});

test('the section in view is the last one above the line', () => {
  const view = { height: 900, isAtEnd: false };
  expect(sectionInView({ ...view, tops: [400, 1200] })).toBe(0);
  expect(sectionInView({ ...view, tops: [-800, 299, 900] })).toBe(1);
  expect(sectionInView({ ...view, tops: [-800, 301, 900] })).toBe(0);
  // The last sections are too short to reach the line.
  expect(sectionInView({ ...view, isAtEnd: true, tops: [-800, 299, 700] })).toBe(2);
});
