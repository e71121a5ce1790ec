import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectNoBlowUp } from '../../../../tests/support/growth.ts';
import { needsOfRequest } from './needs-of-request.server.ts';

test.each([
  ['My mother cannot see. The doctor in Rajkot says she needs a cataract operation.', 'cataract-operation'],
  ['મારા દીકરાની સ્કૂલ ફી ભરવાના પૈસા નથી. બે મહિનાથી કામ નથી મળતું.', 'school-fees'],
  ['मेरे पति शराब पीकर मारते हैं, रहने की जगह चाहिए', 'domestic-violence'],
  ['We are four people in one room. Can anybody help with medicines or a cheaper doctor?', 'medicines'],
])('%s', (description, need) => {
  expect(needsOfRequest(description)).toContain(need);
});

test('includes the narrower needs of a need', () => {
  expect(needsOfRequest('My mother has pain in her eyes')).toEqual(
    expect.arrayContaining(['eye-care', 'cataract-operation']),
  );
});

test('finds no need in a text without one', () => {
  expect(needsOfRequest('')).toEqual([]);
  expect(needsOfRequest('. . .\n\n xqzw')).toEqual([]);
});

test('reads any text, in a time in proportion to its length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
      expect(new Set(needsOfRequest(text)).size).toBe(needsOfRequest(text).length);
    }),
    { numRuns: 20 },
  );
  expectNoBlowUp({ size: 1000, act: (size) => needsOfRequest('cataract operation '.repeat(size)) });
});
